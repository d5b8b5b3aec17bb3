/** Whole reviews of restaurants and of sights, told in one go, most of them brief and on a single matter. */
export const germanWholeTable = `
# restaurant flow good
@restauration+ Es hat [uns/mir] sehr gut geschmeckt, [wir kommen/ich komme] gerne wieder!
@restauration+,accueil+ gut gegessen und freundlich bedient worden
@restauration+ sehr lecker
@restauration+ Das Essen war (sehr gut|wirklich gut) und die Portionen groß genug.
@accueil+ Sehr nette Bedienung, sie hat [uns/mir] (die ganze Karte|alles) auf Englisch erklärt.
@accueil+ Die Kellnerin konnte kein Deutsch und [wir/ich] kein Französisch, (es hat trotzdem geklappt|ging trotzdem wunderbar).
@prix+ Preise in Ordnung, (Wein auch|vor allem mittags).
@prix+ Für das, was man bekommt, ist es (günstig|wirklich nicht teuer).
@ambiance+ Gemütliches kleines Lokal, man fühlt sich (wohl|gleich wohl).
?together @ambiance+ Wir hatten einen sehr schönen Abend hier.
@restauration+ Das Essen war hervorragend und der Service (auch|ebenso).
?together @accueil+ Ohne Reservierung gekommen und trotzdem noch einen Tisch bekommen, (vielen Dank|sehr nett).
?together Unbedingt reservieren, wir haben es (am Samstag|zweimal) ohne versucht und hatten Pech. Das Essen ist sehr gut.
?top @restauration+ das beste Essen im ganzen (Urlaub|Frankreichurlaub)!!
?top @restauration+,accueil+ Alles (super lecker|perfekt), von der Vorspeise bis zum Dessert, und so nette Leute
?top @restauration+ Besser kann man nicht essen.
?good @attente- Man braucht etwas Geduld, das Essen (ist es aber wert|lohnt das Warten).
?good @attente- Lange auf das Essen gewartet, dafür hat es (sehr gut geschmeckt|wirklich geschmeckt).
?good,together @attente-,accueil+ Wir waren an einem Feiertag da und es war nur eine Bedienung für das ganze Lokal. Das hat natürlich gedauert, aber sie ist immer freundlich geblieben und hat sich mehrmals entschuldigt.
?good @prix- Etwas teuer, vor allem die Getränke, aber (sehr gut|das Essen ist gut).
?good @prix- Für einen normalen Abend ist es mir zu teuer, (zum Geburtstag|als Ausnahme) gerne wieder.
?together @restauration+ Wir haben hier (zweimal|schon mehrmals) gegessen und waren immer zufrieden.
?good @ambiance- Drinnen sehr laut wenn es voll ist, (lieber draußen sitzen|man versteht kaum was). Essen top.
?good @ambiance- Die Tische stehen etwas eng, (man hört jedes Wort vom Nachbarn|das mag ich nicht so). Geschmeckt hat es.
?good @accueil- Der Kellner war etwas (hektisch|kurz angebunden), er war aber auch alleine. Essen sehr gut.
?good @accueil- Das Brot musste man zweimal verlangen. (Sonst|Ansonsten) alles gut.
?good @acces- Das Restaurant ist nicht leicht zu finden, aber (die Suche lohnt sich|es lohnt sich wirklich).
?good @acces- Parken ist schwierig (am Abend|wenn Markt ist), also lieber zu Fuß. Gutes Lokal.
?good @equipements- Die Toilette ist im Keller, (steile Treppe|für Ältere schwierig), sonst [waren wir/war ich] sehr zufrieden.
?good,!winter @equipements- Die Stühle draußen sind unbequem, (nach einer Stunde tut der Rücken weh|das ist schade), das Essen war aber gut.
?good @restauration- Vorspeise und Hauptgang super, der Nachtisch (etwas enttäuschend|leider nicht so).
?good @restauration- Die Auswahl ist klein, (mir hat es gereicht|aber frisch).
@accueil+ Der Kellner war sehr freundlich und hat [uns/mir] einen guten Wein empfohlen.
?good Man kommt wegen dem Essen und nicht wegen der (Einrichtung|Aussicht).
?pizzeria @restauration+ Sehr gute Pizza mit dünnem Boden!
?pizzeria @restauration+ Die Pizza war (riesig|so groß), den Rest durfte man mitnehmen.
?pizzeria @prix+ Die Preise sind normal und die Pizzen (gut|groß).
?pizzeria,famille @accueil+ Mit Kindern sehr entspannt, es stört keinen wenn (es lauter wird|mal was umfällt).
?pizzeria,famille @restauration+ Zwei Pizzen für uns vier haben gereicht, alle waren (satt|zufrieden).
?pizzeria,together Auch zum Mitnehmen, das haben wir dann (jeden zweiten Abend|noch öfter) gemacht.
?creperie @restauration+ Die Galettes sind hervorragend, (besonders mit Ziegenkäse|auch ohne Fleisch).
?creperie @restauration+ Den Cidre dazu (muss man probieren|kann ich auch empfehlen), und danach eine mit Karamell.
?creperie,good @ambiance- Sehr kleines Lokal, ohne Reservierung (kommt man abends kaum rein|steht man draußen). Die Crêpes sind gut.
?good @restauration+ Gute Küche, (aber nichts Ausgefallenes|einfache Sachen). [Wir würden/Ich würde] wieder hingehen.
?creperie,famille Unsere Kinder wollten (jeden Tag|gleich am nächsten Tag) wieder hin
?gastronomique @restauration+ Jeder Gang war ein Genuss, so etwas (gönnt man sich nicht oft|hatte ich noch nie gegessen).
?gastronomique @accueil+ Der Service ist aufmerksam ohne (steif|aufdringlich) zu sein.
?gastronomique,good @prix- Teuer, aber das weiß man vorher. Die Küche ist (ausgezeichnet|wirklich auf hohem Niveau).
?gastronomique,couple @ambiance+ Am (Geburtstag|Hochzeitstag) hier gegessen, sehr ruhig und schön.
?gastronomique,together @accueil+ Zum Schluss kam der Koch an unseren Tisch, (das war sehr nett|das hat uns gefreut).
?gastronomique,good @attente- Zwischen den Gängen dauert es lange, (man muss Zeit mitbringen|drei Stunden sollte man einplanen). Geschmacklich toll.
?village,!gastronomique @prix+ Mittagsmenü mit drei Gängen und man wird (richtig satt|mehr als satt).
?village,!gastronomique,!creperie,!pizzeria @restauration+ Einfaches Dorfgasthaus, man isst was es gibt und das ist (immer frisch|sehr gut).
?village @ambiance+ Viele Einheimische, (das ist immer ein gutes Zeichen|es wird viel gelacht).
@ambiance+,restauration+ Schönes Lokal mit gutem Essen, kann ich empfehlen.
?!winter @ambiance+ Man sitzt sehr schön draußen (im Schatten|unter den Bäumen).
?!winter,good @ambiance+ Schöner Platz draußen. Ein paar Wespen, (aber das ist halt so|sonst gut).
?!winter,lake,good @emplacement+,prix- Direkt am Wasser, dafür zahlt man (auch|etwas mehr). Schön ist es.
?lake,!winter @emplacement+ Zum Sonnenuntergang hier gesessen, (einfach nur schön|sehr schön).
?lake,!winter Auch nur für (ein Eis|einen Kaffee) am Wasser zu empfehlen.
?affaires @attente+ Am Mittag mit Kollegen hier gewesen und (nach einer Stunde|in einer knappen Stunde) war alles erledigt.
?affaires @accueil+ Ruhiger Tisch für (vier|drei) Kollegen, Rechnung mit Firmenadresse ohne Probleme.
?solo @accueil+ War allein hier essen und habe einen (schönen|netten) Platz am Fenster bekommen.
?solo @ambiance+ Angenehme Atmosphäre, auch wenn man (allein kommt|allein isst).
?amis @ambiance+ Zu sechst einen lustigen Abend gehabt und bis kurz vor zwölf (sitzen geblieben|gesessen).
?good @attente- Der Service könnte etwas (flotter|aufmerksamer) sein, aber das Essen war sehr gut.
?amis @accueil+ Getrennt zahlen war kein Problem, in Frankreich ist das (nicht normal|selten)!
?dogs @accueil+ Für den Hund kam sofort (Wasser|ein Napf mit Wasser), sehr nett.
?dogs,together Auch mit Hund kein Problem, wir saßen (in der Ecke|draußen) und alle waren nett.
?!pizzeria,!creperie @restauration+ Auch ohne Fleisch gibt es hier (zwei|drei) richtig gute Gerichte, das ist in Frankreich nicht selbstverständlich.
?famille @accueil+ Meine Tochter verträgt kein Gluten und man hat extra (in der Küche nachgefragt|etwas für sie gemacht). Danke!
?famille @accueil+ Die Kinder bekamen (kleine Portionen|gleich etwas zum Malen), ganz unkompliziert.
?famille,good @attente- Mit hungrigen Kindern hat es etwas lange gedauert, (es gab aber gleich Brot|sonst war es schön).
@restauration+ Frisch gekocht, das schmeckt man.
?!pizzeria,!creperie @restauration+ Das Fleisch war (butterweich|genau wie bestellt) und die Soße sehr gut.
?!pizzeria,!creperie @restauration+ Sehr frischer Fisch, (richtig gegart|nicht zu trocken).
?together,!pizzeria,!creperie @restauration+ Wir hatten das Menü und (alle drei Gänge waren gut|jeder Gang war gut).
?!pizzeria,!creperie @restauration+ Ich hatte $thedish und war (sehr zufrieden|begeistert).
?!pizzeria,!creperie,!gastronomique @restauration+ Kann (das Steak mit Pfeffersoße|die Zwiebelsuppe) empfehlen!
?!pizzeria,!creperie,!gastronomique @restauration+ Hausgemachte Pommes, endlich mal.
?man,!pizzeria,!creperie @restauration+ bestes Entrecote seid langem
?woman,!pizzeria,!creperie @restauration+ Ich hatte nur (einen Salat|eine Suppe) und eine Vorspeise, beides sehr frisch.
?woman @proprete+ Auch die Toiletten sind sauber, (was ja nicht überall so ist|das sagt viel über ein Restaurant).
@restauration+ Für das Dessert sollte man (unbedingt|auf jeden Fall) Platz lassen!
@restauration+ Der Nachtisch war der Höhepunkt, (hausgemacht|alles selbst gemacht).
@restauration+ Guter offener Wein und (nicht teuer|bezahlbar).
?brasserie @accueil+ Nur auf einen Kaffee hier gewesen und man durfte (lange|in Ruhe) sitzen bleiben.
@prix+ Das Preis-Leistungs-Verhältnis ist (sehr gut|wirklich gut), deshalb ist es wohl auch immer voll.
?brasserie @restauration+ Kuchen war sehr gut, (Kaffee auch|Café au lait auch).
?brasserie @ambiance+ Schöner Platz um (Leute zu beobachten|eine Pause zu machen).
?bistrot,good @restauration+ Kleine Karte, alles frisch. (Etwas eng.|Man sitzt etwas eng, macht aber nichts.)
?bistrot,together Am nächsten Abend gleich nochmal hin
?autumn,!pizzeria,!creperie @restauration+ Im Herbst gibt es (Wild|Pilze), unbedingt probieren.
?winter,!pizzeria,!creperie,!gastronomique @restauration+ Das Käsefondue war (sehr gut|reichlich), genau richtig bei der Kälte.
?winter,together @accueil+ Durchgefroren angekommen und (den Tisch am Ofen|den wärmsten Platz) bekommen, dafür nochmal danke!
?together @restauration+ Wir kehren hier seit Jahren ein und es war (immer gut|noch nie schlecht).
?together,good @prix- Die Preise haben etwas angezogen, es ist aber immer noch (gut|in Ordnung). Wir kommen trotzdem.
?together,groupe @attente+ Obwohl wir über zwanzig Leute waren, kam das Essen (schnell|für alle gleichzeitig).
?couple,together,man,!gastronomique Sehr netter Familienbetrieb, meine Frau wollte (das Rezept|am liebsten das Rezept) haben.
?groupe @accueil+ Hatten einen Raum für uns, (sehr gut organisiert|auch an die Vegetarier wurde gedacht).
?good,together Mittags ist um 14 Uhr Küchenschluss, (wir waren zu spät|das wussten wir nicht). Am Abend hat es dann geklappt und war sehr gut.
heuer gleich (dreimal|zweimal) hier gewesen.
?together @prix+ Wenn man aus (Zürich|der Schweiz) kommt ist das geschenkt, und gut ist es auch.
?together,!gastronomique @restauration+ Nach der (Wanderung|Radtour) genau das Richtige, große Portionen und ein kühles Bier.
?couple @ambiance+ Netter Abend zu zweit, (ruhige Ecke bekommen|wir wurden nicht gehetzt).
?couple,!pizzeria,!creperie @restauration+ Wir hatten beide Fisch und (beide waren zufrieden|das Püree dazu war ein Gedicht).
@accueil+ Nette junge Leute die sich (viel Mühe geben|wirklich bemühen), alles Gute weiterhin.
@accueil+ Die Chefin kommt an jeden Tisch und (fragt ob alles passt|redet mit den Leuten).
@accueil+ vielen dank an $staff für den schönen Abend!
?good,together,!winter @accueil-,ambiance+ Wir wollten draußen sitzen und hatten das bei der Reservierung auch gesagt, bekommen haben wir einen Tisch drinnen. Nach einer halben Stunde wurde draußen etwas frei und man hat uns ohne zu fragen umgesetzt, das war dann doch nett.
@ambiance+ Schöne Einrichtung, leise Musik, (man kann sich unterhalten|sehr angenehm).
?old @ambiance+ Alte Balken und (dicke Mauern|kleine Fenster), richtig gemütlich.
kann man nur empfehlen
?good Gutes Essen, normaler Service.
@attente+ Schnell und (gut|freundlich), ideal wenn man nicht viel Zeit hat.
?good,together @accueil-,restauration+ Man hat uns zuerst an einen Tisch direkt vor der Toilette gesetzt. Als wir gefragt haben ob noch was anderes frei ist, war die Dame etwas genervt, wir haben dann aber einen schönen Platz bekommen und das Essen war sehr gut.
?couple,man,together,!pizzeria,!creperie @accueil+ Meine Frau hatte ihr Fleisch durch bestellt und es kam blutig. Das wurde sofort und ohne Diskussion neu gemacht und am Ende nicht einmal berechnet, das fanden wir sehr anständig.
?together @prix+ Wir haben mittags das Menü genommen, Vorspeise, Hauptgang und Nachtisch, und dafür weniger bezahlt als bei uns daheim für ein Hauptgericht. Deshalb waren wir in der Woche dreimal da.
?!affaires @restauration+ (Von außen unscheinbar|Sieht von außen nach nichts aus), das Essen ist aber richtig gut.
@restauration+ Die Karte wechselt oft, (deshalb kann man öfter hin|jedes Mal was Neues).
?good @numerique- Die Karte gibt es nur über (einen Code|das Handy), das mag ich gar nicht. Essen gut.
?!pizzeria,!creperie @restauration+ Endlich mal (gut gewürzt|nicht so fad), das habe ich in Frankreich schon vermisst
?!affaires @restauration+ Typisch französisch und (sehr lecker|nicht überkandidelt).
?woman,top mega lecker 😍 (absolute empfehlung|kommen wieder)
?couple,woman,good Mein Mann fand die Portion zu klein, (mir hat sie gereicht|ich wurde gut satt). Lecker war es.
?spring,!affaires @ambiance+ Das erste Mal im Jahr draußen gegessen, (sehr schön|herrlich).
?parking,together @acces+ Parkplatz (direkt davor|am Haus) und drinnen viel Platz, auch für meinen Vater mit Rollator kein Problem.
# restaurant flow mixed
@restauration- Es war ok, (mehr auch nicht|nichts Besonderes).
@restauration-,accueil+ Service sehr nett, das Essen leider nur (Durchschnitt|Mittelmaß).
?!pizzeria,!creperie @restauration- Mein Fleisch war (zäh|ziemlich trocken), die Beilagen waren gut.
?!pizzeria,!creperie @restauration- Die Soße schmeckte nach (Fertigprodukt|gar nichts), schade um das gute Fleisch.
?together @attente- Das Essen war gut aber wir haben erst auf die Karte gewartet, dann auf das Essen und am Schluss noch auf die Rechnung. Nach zweieinhalb Stunden hat man einfach keine Lust mehr.
@attente- Zu lange gewartet. Geschmeckt hat es (dann|am Ende) schon.
@attente- zuwenig Personal, (die Bedienung tat mir leid|alle gestresst). Am Essen lag es nicht.
@prix-,emplacement+ Schön gelegen, aber viel zu teuer (für das Essen|für diese Portionen).
@prix- Zum Kaffeetrinken (ok|schön), zum Essen zu teuer.
?pizzeria @restauration- Die Pizza war (in der Mitte matschig|am Rand verbrannt), früher war sie besser.
?gastronomique @prix- Bei diesen Preisen habe ich (mehr erwartet|einfach mehr erwartet), schlecht war es nicht.
?gastronomique @restauration- Winzige Portionen, also wirklich winzig. Geschmacklich (gut|in Ordnung).
?famille @accueil- Mit Kindern eher schwierig, (kein Hochstuhl|keine Kinderkarte) und wenig Verständnis.
@ambiance- [Wir saßen/Ich saß] (neben der Toilettentür|direkt an der Straße), ein anderer Tisch war nicht möglich. Das Essen war gut.
@ambiance- So laut, dass man (sich kaum unterhalten kann|schreien muss). Essen ordentlich.
@restauration- Vorspeise toll, danach (ging es bergab|wurde es schlechter).
?together @accueil- Unser Kellner hat die Hälfte vergessen, die andere Bedienung war (sehr nett|dafür umso netter).
?!affaires @restauration- Vor zwei Jahren war das Essen hier (viel besser|deutlich besser).
@restauration- Die Karte ist sehr lang und (nichts wirklich frisch|nichts davon besonders), aber man wird satt.
geht so
@restauration-,prix+ Billig ist es, (aber das Essen ist auch nicht besonders|viel erwarten darf man nicht).
?together @prix- Für Wasser und Brot extra bezahlt, (das kennen wir in Frankreich anders|fanden wir nicht gut). Essen war sonst in Ordnung.
# restaurant flow bad
@restauration- Das Essen war leider (schlecht|gar nicht gut) und kam lauwarm.
@restauration- Alles (aus der Mikrowelle|aufgewärmt), das merkt man sofort.
?worst Touristenfalle!! Finger weg
?!pizzeria,!creperie,!gastronomique @restauration- Kalte Pommes und durchgebratenes Fleisch, (obwohl ich es rosa bestellt hatte|bestellt war es rosa).
?!pizzeria,!creperie @restauration- Der Fisch war innen noch (gefroren|halb roh), in einem Restaurant darf das nicht passieren!
?!pizzeria,!creperie @restauration- Gemüse verkocht und (ohne Salz|ohne jeden Geschmack), das kann man nicht essen.
?worst,!pizzeria,!creperie @restauration- Mir war die ganze Nacht schlecht nach den (Muscheln|Garnelen). Auf meine Mail hat niemand geantwortet!!
?pizzeria @restauration- Teig (roh|wie Gummi), Belag sparsam.
@restauration- [Wir waren/Ich war] vom Essen sehr enttäuscht, es hatte (keinen Geschmack|kein bisschen Geschmack).
?pizzeria,together @accueil- Auf die Reklamation hieß es nur, das sei (immer so|bei ihnen so). Wir haben die Hälfte stehen lassen.
?creperie @restauration- Trockene Crêpes und (kaum was drin|lieblos gefüllt), schade.
@accueil- Sehr unfreundlich, [wir sind/ich bin] wieder gegangen.
@accueil- Wahrscheinlich weil [wir/ich] kein Französisch [sprechen/spreche], wurde man (von oben herab behandelt|regelrecht abgewimmelt).
?together @accueil- Noch beim Essen wurde uns die Rechnung hingelegt weil (die nächsten Gäste warteten|der Tisch gebraucht wurde).
?together @attente- Nach (30|40) Minuten hatten wir noch nicht mal die Karte, da sind wir gegangen.
@attente- Über eine Stunde auf (einen Salat|das Essen) gewartet und dann noch das falsche bekommen.
?together @attente-,accueil- Wir hatten für 20 Uhr reserviert und standen um halb neun immer noch an der Tür, keiner hat mit uns gesprochen. Als ich nachgefragt habe, wurde der Kellner laut. So was haben wir in zwanzig Jahren Frankreich nicht erlebt.
@accueil- Die Bedienung war unfreundlich und (hat die Hälfte vergessen|hatte keine Lust).
?together @prix- Bei uns stand ein (Wein|Kaffee) auf der Rechnung den wir nie hatten. Unbedingt nachrechnen!
@prix- viel zu teuer, portionen (klein|winzig) und nichts Besonderes.
?together @prix- $bill Euro für zwei kleine Teller, nein danke
@proprete- Die Tische klebten und die Gläser hatten (Lippenstift am Rand|Flecken).
@proprete- Die Toilette war (eine Zumutung|total verdreckt), [wir sind/ich bin] dann ohne Nachtisch gegangen.
?!affaires @restauration- Früher gerne hier gewesen, unter dem neuen Besitzer ist es (viel schlechter|leider nichts mehr).
?gastronomique @prix- Für diese Preisklasse sehr enttäuschend, (arroganter Service|lauwarm serviert).
?gastronomique @accueil- Der Service war (kühl|arrogant), so fühlt man sich nicht willkommen.
?together @restauration-,attente- Wir haben eine Stunde gewartet und dann war das Essen (kalt|auch noch kalt).
?famille @accueil- Kinder sind hier (nicht erwünscht|ein Problem), wir wurden dauernd ermahnt. Nie mehr.
?amis @accueil- Getrennt zahlen ging nicht und wir mussten (alles selbst ausrechnen|am Tisch rumrechnen). Unmöglich.
Nicht zu empfehlen.
?low Nach den vielen guten Bewertungen war das eine große Enttäuschung.
?!affaires,!winter @ambiance- Rauch von allen Seiten, (draußen raucht jeder Tisch|man riecht sein Essen nicht mehr).
?together @restauration-,accueil- In meinem Salat war ein Stück Plastik. Ich habe es der Bedienung gezeigt, sie hat den Teller mitgenommen und nach zehn Minuten genau denselben wieder gebracht. Auf der Rechnung stand er natürlich trotzdem.
?low @attente- Bedienung überfordert, Getränke kamen (nach dem Essen|erst mit dem Nachtisch).
@ambiance- Kalt, zugig, Musik viel zu laut.
# site flow good
?!nature @pedagogie+ Sehr interessant, (man lernt viel|auch für Leute die sonst nicht ins Museum gehen).
?!nature @accueil+ Sehr freundliches Personal an der Kasse, man (bekommt alles erklärt|gab [uns/mir] eine deutsche Broschüre).
?!nature,!grotte Genug Zeit einplanen, [wir waren/ich war] (zwei Stunden|fast drei Stunden) da.
sehr schön, hat sich gelohnt
das [haben wir/habe ich] eher zufällig gefunden und es war (wirklich schön|der schönste Ausflug der Woche)
?together Immer wieder schön, wir zeigen es (jedem Besuch|allen Freunden).
?together,!nature @pedagogie+ Wir waren vor vielen Jahren schon hier und es ist viel (moderner|besser) geworden, vor allem die Erklärungen.
?good,!nature @prix- Nicht ganz billig, (aber sehenswert|lohnt sich aber).
?good,!nature @prix- Der Eintritt ist happig und Parken kostet extra. Gesehen haben (muss|sollte) man es trotzdem.
?!nature @prix+ Für den Eintritt bekommt man (viel zu sehen|wirklich was geboten).
?musee @pedagogie+ Kleines Museum, mit viel Liebe gemacht.
?musee @pedagogie+ Ein älterer Herr hat [uns/mir] die Maschinen (vorgeführt|erklärt), sehr interessant.
@ambiance+ Ein sehr schöner Ort, (den Besuch kann ich empfehlen|da kommt man gerne wieder).
?musee @pedagogie+ Audioguide auf Deutsch und (gut gemacht|nicht zu lang).
?good,musee @pedagogie- Leider alles nur auf Französisch, (mit dem Handy kann man übersetzen|wer es kann hat mehr davon). Trotzdem interessant.
?musee,together Bei Regen hier gelandet und (positiv überrascht|lange geblieben).
?musee,famille @pedagogie+ Für Kinder toll, weil man (viel anfassen darf|selbst was ausprobieren kann).
?musee @ambiance+ Fast allein durchgegangen, (sehr angenehm|keiner drängelt).
?musee,good Das Museum ist klein und man ist schnell durch, aber (es ist schön gemacht|gut gemacht).
?chateau @pedagogie+ Die Führung war sehr (unterhaltsam|interessant), auch wenn ich nicht alles verstanden habe.
?chateau @ambiance+ Im Vergleich zu (Chambord|den großen Schlössern) ist hier nichts los, und schön ist es auch.
?chateau @ambiance+ Wunderschönes Schloss, die (Küche|große Treppe) fand ich am besten.
?chateau,famille @pedagogie+ Unsere Kinder durften sich verkleiden und (wollten nicht mehr weg|waren glücklich).
?chateau,good @attente- Ohne Führung kommt man nicht rein und (die nächste ging erst in einer Stunde|man muss warten). Sonst sehr schön.
?chateau,good @acces- Viele Stufen, (für Gehbehinderte leider nichts|mit Kinderwagen schwierig). Ansonsten sehenswert.
?together,!nature @pedagogie+ Wir fanden es sehr interessant und (haben viel gelernt|auch gut erklärt).
?chateau,!winter Im Park kann man danach noch (spazieren gehen|auf der Wiese liegen).
?chateau,together,good @acces-,accueil+ Meine Mutter kann keine Treppen mehr steigen und musste unten warten. Der Herr an der Kasse hat ihr einen Stuhl in den Schatten gestellt und keinen Eintritt verlangt, das war wirklich sehr nett.
?jardin,!winter @ambiance+ Sehr gepflegter Garten, (überall Bänke|viele ruhige Ecken).
?jardin,!winter @pedagogie+ Die Gärtnerin hat [uns/mir] (eine Frage zu den Rosen|alle Fragen) beantwortet, sehr geduldig.
?jardin,spring Im Frühling blüht hier (einfach alles|alles), unbedingt um diese Zeit hin
?jardin,good @restauration- Das Café ist teuer und der Kuchen war trocken, der Garten aber (sehr schön|wirklich toll).
?jardin,good Hunde dürfen (leider nicht|nicht) rein, das sollte auf der Internetseite stehen. Schöner Garten.
?jardin,woman,together Meine Mutter und ich haben uns (zwei Stunden|den halben Tag) nur Rosen angeschaut, herrlich.
?grotte @ambiance+ Beeindruckende Tropfsteine!
?grotte @pedagogie+ Führung auf Französisch, [wir haben/ich habe] aber (einen Zettel auf Deutsch|ein deutsches Blatt) bekommen.
?grotte Jacke mitnehmen, (es ist wirklich kalt|auch im Sommer)! Sehr sehenswert.
?grotte,good @acces- Viele Stufen und rutschig, für (ältere Leute|kleine Kinder) nicht so geeignet. Sonst sehr schön.
?good,!nature @pedagogie- Interessant, auch wenn die Erklärungen auf (Englisch|Deutsch) fehlen.
?grotte Am besten online reservieren, (vor [uns/mir] wurden Leute weggeschickt|die Gruppen sind klein).
?parc-animalier,famille @ambiance+ Unsere Jüngste wollte nur bei den (Eseln|Ziegen) bleiben.
?parc-animalier @ambiance+ Die Tiere haben viel Platz, (das ist mir wichtig|das sieht man gern).
?parc-animalier,famille @prix+ Eigenes Essen darf man mitbringen, (das spart mit Kindern viel Geld|Tische gibt es genug). Gute Idee.
?parc-animalier,good Am Nachmittag wird es (voll|ziemlich voll), also früh hin.
?abbaye @ambiance+ Sehr ruhiger Ort, man kann sich (einfach hinsetzen|in die Kirche setzen) und nichts tun.
?abbaye,good @acces- Der Kreuzgang war (gerade|leider) geschlossen, vorher im Netz schauen. Der Rest ist beeindruckend.
?abbaye,summer @calme+ Innen schön kühl und still, (bei der Hitze genau richtig|das tat gut).
?nature,!winter @emplacement+ Wunderschöner Spaziergang mit toller Aussicht.
?nature,!winter Feste Schuhe anziehen, (nach Regen ist es rutschig|der Weg ist steinig). Sehr schön.
?nature @prix+ Kostet nichts und (ist wunderschön|Parkplätze gibt es auch).
?good,nature,holidays @ambiance- In der Ferienzeit zu voll, (früh am Morgen geht es|vor neun ist man allein). Landschaft toll.
?!nature,!grotte,together Haben hier einen schönen Nachmittag verbracht, (auch bei schlechtem Wetter gut|es war nicht viel los).
?nature,dogs @acces+ Auch mit Hund gut machbar, unterwegs (kann er trinken|gibt es einen Bach).
?nature,!winter,together Wir sind (bis ganz hinten|eine Stunde weiter) gegangen und da war kein Mensch mehr!
?nature,good @equipements- Toiletten gibt es keine, (sonst|ansonsten) ein sehr schöner Weg.
?nature,top Da muss man hin!!
?!nature,!parc-animalier,!jardin,!grotte @pedagogie+ Die junge Frau bei der Führung (konnte alle Fragen beantworten|wusste wirklich viel).
?good,!nature,!parc-animalier,!jardin,!grotte @pedagogie- Mehr Erklärungen auf Deutsch wären (schön|gut), [uns/mir] hat es aber gefallen.
?!nature,!parc-animalier @ambiance+ Nicht groß aber (fein|gut gemacht).
?good,!nature @acces- Der Parkplatz ist zu klein, [wir mussten/ich musste] (weit laufen|an der Straße parken). Hat sich aber gelohnt.
?famille,!nature @prix+ Kinder zahlen (nichts|fast nichts), das findet man selten.
?!affaires,!grotte @ambiance+ Man kann tolle Fotos machen, (früh am Morgen ist das Licht am besten|vor allem von oben).
?together,!nature,!jardin,!parc-animalier @pedagogie+ Eigentlich interessiert mich Geschichte nicht so, aber der Führer hat so lebendig erzählt dass ich am Ende noch Fragen gestellt habe. Das war wirklich gut gemacht.
?top,!nature @pedagogie+ Eine der besten Führungen die ich (je gemacht habe|in Frankreich gemacht habe)
?autumn,nature,together Im Herbst sind die Farben (unglaublich|wunderschön), wir kommen wieder.
# site flow mixed
?!nature,!parc-animalier @prix- Ganz nett, aber für $fee Euro hatte ich (mehr erwartet|mir mehr versprochen).
?!nature,!parc-animalier Nach (30|40) Minuten ist man durch.
?!nature @pedagogie- Kaum Erklärungen und wenn dann (auf Französisch|sehr klein geschrieben). Schade, denn an sich ist es interessant.
?nature @ambiance- Auf den Bildern sah es (spektakulärer|größer) aus, ganz nett ist es aber.
?nature @acces- Der Weg ist schlecht ausgeschildert, (ich bin zweimal falsch gelaufen|ohne Handy findet man ihn nicht). Schöne Landschaft.
?jardin @equipements- Der hintere Teil war gesperrt, der Eintritt aber (der gleiche|nicht billiger).
?jardin Einige Beete waren (ungepflegt|noch leer), die alten Bäume sind schön.
?musee @equipements- Etwas verstaubt das Ganze. (Könnte man mehr draus machen.|Die Sachen selbst sind interessant.)
?chateau @pedagogie- Die Führung wurde nur (runtergeleiert|abgelesen), das Schloss ist schön.
?parc-animalier,famille @restauration- Tiere gut, Essen am Kiosk (schlecht|teuer und schlecht). Lieber selbst was mitbringen.
# site flow bad
?!nature,!jardin,!parc-animalier,!grotte,worst @prix- Reine Geldmacherei!! (Drei Räume und das war's.|Nach 20 Minuten ist man wieder draußen.)
?!nature @prix- Lohnt sich nicht für (das Geld|den Preis).
?!nature,!jardin @attente- Fast eine Stunde an der Kasse gestanden und dann war (alles ausgebucht|Schluss).
?!nature @accueil- standen vor verschlossener Tür, obwohl laut Internet (bis 18 Uhr|auch montags) geöffnet
?!nature @accueil- An der Kasse wird man (angeblafft|behandelt wie ein Störenfried), darauf kann ich im Urlaub verzichten.
?parc-animalier @ambiance- Kleine Gehege, kein Schatten, die Tiere taten [uns/mir] leid.
?parc-animalier,famille @prix- Für eine Familie (viel zu teuer|unbezahlbar) und nach einer Stunde ist man fertig.
?nature @proprete- Überall Müll. So macht das keinen Spaß.
?nature @equipements- Toilette abgesperrt und der Parkplatz (kostet auch noch|trotzdem kostenpflichtig).
?nature @ambiance- Total überlaufen, man (läuft nur hintereinander her|sieht vor lauter Leuten nichts). Schade um die schöne Natur.
?musee @pedagogie- Kein einziges Schild auf (Deutsch oder Englisch|Englisch), da hat man als Ausländer nichts davon.
?chateau,together @pedagogie-,accueil- Laut Internet sollte es um elf eine Führung auf Deutsch geben, deshalb sind wir extra früh losgefahren. An der Kasse wusste niemand etwas davon und das Geld für die Karten wollte man uns auch nicht zurückgeben.
?jardin @equipements- Alles vertrocknet und (ungepflegt|voller Unkraut), dafür noch Eintritt.
?grotte @attente- Trotz Reservierung (eine Stunde|eineinhalb Stunden) gewartet, keiner wusste warum.
`;
