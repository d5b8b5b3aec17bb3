/** Whole reviews of restaurants and of sights, told in one go, most of them brief and on a single matter. */
export const germanWholeTable = `
# restaurant flow good
@restauration+ Es hat [uns/mir] sehr gut geschmeckt, [wir kommen/ich komme] gerne wieder!
@restauration+,accueil+ gut gegessen und freundlich bedient worden
@restauration+ sehr lecker
@restauration+ Das Essen war (sehr gut|wirklich gut) und die Portionen groß genug.
@accueil+ Sehr nette Bedienung, sie hat [uns/mir] alles auf Englisch erklärt.
@prix+ Preise in Ordnung, (Wein auch|vor allem mittags).
@prix+ Für das, was man bekommt, ist es nicht teuer.
@ambiance+ Gemütliches kleines Lokal, man fühlt sich wohl.
?together @ambiance+ Wir hatten einen sehr schönen Abend hier.
@restauration+ Das Essen war hervorragend und der Service auch.
?together @accueil+ Ohne Reservierung noch einen Tisch bekommen, sehr nett.
?together Unbedingt reservieren. Das Essen ist sehr gut.
?top @restauration+ das beste Essen im ganzen (Urlaub|Frankreichurlaub)!!
?top @restauration+,accueil+ Alles (super lecker|perfekt), von der Vorspeise bis zum Dessert, und so nette Leute
?top @restauration+ Sehr sehr gutes Essen!
?good @attente- Man braucht etwas Geduld, das Essen ist sehr gut.
?good @attente- Lange auf das Essen gewartet, es hat aber sehr gut geschmeckt.
?good @prix- Etwas teuer, vor allem die Getränke, aber (sehr gut|das Essen ist gut).
?good @prix- Für einen normalen Abend ist es mir zu teuer, sonst sehr gut.
?together @restauration+ Wir haben hier (zweimal|schon mehrmals) gegessen und waren immer zufrieden.
?good @ambiance- Drinnen sehr laut wenn es voll ist, lieber draußen sitzen.
?good @ambiance- Die Tische stehen etwas eng. Geschmeckt hat es.
?good @accueil- Der Kellner war etwas (hektisch|kurz angebunden).
?good @acces- Das Restaurant ist nicht leicht zu finden, aber es lohnt sich.
?good @acces- Parken ist schwierig (am Abend|wenn Markt ist).
?good @equipements- Die Toilette ist im Keller, für Ältere schwierig, sonst [waren wir/war ich] sehr zufrieden.
?good @restauration- Vorspeise und Hauptgang super, der Nachtisch (etwas enttäuschend|leider nicht so).
?good @restauration- Kleine Auswahl.
@accueil+ Der Kellner war sehr freundlich und hat [uns/mir] einen guten Wein empfohlen.
?pizzeria @restauration+ Sehr gute Pizza mit dünnem Boden!
?pizzeria @prix+ Die Preise sind normal und die Pizzen (gut|groß).
?pizzeria,famille @accueil+ Mit Kindern sehr entspannt, freundliche Bedienung.
?creperie @restauration+ Die Galettes sind hervorragend, besonders mit Ziegenkäse.
?creperie,good @ambiance- Sehr kleines Lokal, besser reservieren.
?good @restauration+ Gute Küche, einfache Sachen.
?creperie,famille Unseren Kindern hat es sehr gut geschmeckt
?gastronomique @restauration+ Jeder Gang war sehr gut.
?gastronomique @accueil+ Der Service ist aufmerksam ohne (steif|aufdringlich) zu sein.
?gastronomique,good @prix- Teuer, die Küche ist aber ausgezeichnet.
?gastronomique,couple @ambiance+ Am (Geburtstag|Hochzeitstag) hier gegessen, sehr ruhig und schön.
?gastronomique,good @attente- Zwischen den Gängen dauert es lange.
?village,!gastronomique @prix+ Mittagsmenü mit drei Gängen und man wird richtig satt.
?village,!gastronomique,!creperie,!pizzeria @restauration+ Einfaches Dorfgasthaus, das Essen ist (immer frisch|sehr gut).
?village @ambiance+ Viele Einheimische, sehr nett.
@ambiance+,restauration+ Schönes Lokal mit gutem Essen, kann ich empfehlen.
?!winter @ambiance+ Man sitzt sehr schön draußen (im Schatten|unter den Bäumen).
?!winter,good @ambiance+ Schöner Platz draußen. Ein paar Wespen, sonst gut.
?lake,!winter @emplacement+ Am Abend direkt am See gesessen, sehr schön.
?lake,!winter Auch nur für (ein Eis|einen Kaffee) zu empfehlen.
?affaires @attente+ Am Mittag mit Kollegen hier gewesen, es ging schnell.
?affaires @accueil+ Schönes Mittagessen mit Kollegen.
?solo @accueil+ War allein hier essen und habe einen schönen Platz bekommen.
?solo @ambiance+ Angenehme Atmosphäre, auch wenn man allein isst.
?good @attente- Der Service könnte etwas (flotter|aufmerksamer) sein, aber das Essen war sehr gut.
?amis @accueil+ Getrennt zahlen war kein Problem.
?dogs @accueil+ Auch der Hund war willkommen, sehr nett.
?dogs,together Auch mit Hund kein Problem, wir saßen (in der Ecke|draußen) und alle waren nett.
?!pizzeria,!creperie @restauration+ Auch ohne Fleisch gibt es hier (zwei|drei) richtig gute Gerichte.
?famille @accueil+ Die Kinder bekamen kleine Portionen, ganz unkompliziert.
?famille,good @attente- Mit Kindern hat es etwas lange gedauert, sonst war es schön.
@restauration+ Frisch gekocht, sehr gut.
?!pizzeria,!creperie @restauration+ Das Fleisch war zart und die Soße sehr gut.
?together,!pizzeria,!creperie @restauration+ Wir hatten das Menü und (alle drei Gänge waren gut|jeder Gang war gut).
?!pizzeria,!creperie @restauration+ Ich hatte $thedish und war (sehr zufrieden|begeistert).
?!pizzeria,!creperie,!gastronomique @restauration+ Kann (das Steak mit Pfeffersoße|die Zwiebelsuppe) empfehlen!
?!pizzeria,!creperie,!gastronomique @restauration+ Hausgemachte Pommes, sehr gut.
?man,!pizzeria,!creperie @restauration+ bestes Entrecote seid langem
?woman,!pizzeria,!creperie @restauration+ Ich hatte (einen Salat|eine Suppe) und eine Vorspeise, beides sehr frisch.
?woman @proprete+ Auch die Toiletten sind sauber.
@restauration+ Der Nachtisch war sehr gut!
@restauration+ Guter offener Wein und (nicht teuer|bezahlbar).
?brasserie @accueil+ Nur auf einen Kaffee hier gewesen, freundliche Bedienung.
@prix+ Das Preis-Leistungs-Verhältnis ist (sehr gut|wirklich gut).
?brasserie @restauration+ Kuchen war sehr gut, (Kaffee auch|Café au lait auch).
?brasserie @ambiance+ Schöner Platz für eine Pause.
?bistrot,good @restauration+ Kleine Karte, alles frisch.
?bistrot,together Wir waren zweimal hier, immer gut.
?autumn,!pizzeria,!creperie @restauration+ Im Herbst gibt es (Wild|Pilze), sehr gut.
?winter,!pizzeria,!creperie,!gastronomique @restauration+ Das Käsefondue war (sehr gut|reichlich).
?together @restauration+ Wir kommen seit Jahren und es war immer gut.
?together,good @prix- Die Preise sind etwas gestiegen, das Essen ist noch gut.
?couple,together,man,!gastronomique Sehr netter Familienbetrieb, meine Frau und ich waren sehr zufrieden.
?groupe @accueil+ Hatten einen Raum für uns, sehr gut organisiert.
?together,!gastronomique @restauration+ Nach der (Wanderung|Radtour) gut gegessen, große Portionen.
?couple @ambiance+ Netter Abend zu zweit, ruhige Ecke.
?couple,!pizzeria,!creperie @restauration+ Wir hatten beide Fisch und waren zufrieden.
@accueil+ Nette junge Leute die sich (viel Mühe geben|wirklich bemühen).
@accueil+ Die Chefin kommt an jeden Tisch, sehr nett.
@accueil+ vielen dank an $staff für den schönen Abend!
@ambiance+ Schöne Einrichtung, leise Musik, sehr angenehm.
?old @ambiance+ Alte Balken, richtig gemütlich.
?good Gutes Essen, normaler Service.
@attente+ Schnell und (gut|freundlich).
?together @prix+ Wir haben mittags das Menü genommen, Vorspeise, Hauptgang und Nachtisch, der Preis ist sehr gut.
?!affaires @restauration+ Sieht von außen nach nichts aus, das Essen ist aber richtig gut.
@restauration+ Die Karte wechselt oft, alles frisch.
?!pizzeria,!creperie @restauration+ Sehr gut gewürzt
?!affaires @restauration+ Typisch französisch und sehr lecker.
?woman,top mega lecker 😍 (absolute empfehlung|kommen wieder)
?spring,!affaires @ambiance+ Das erste Mal im Jahr draußen gegessen, sehr schön.
# restaurant flow mixed
@restauration- Es war ok, nichts Besonderes.
@restauration-,accueil+ Service sehr nett, das Essen leider nur (Durchschnitt|Mittelmaß).
?!pizzeria,!creperie @restauration- Mein Fleisch war (zäh|ziemlich trocken), die Beilagen waren gut.
?!pizzeria,!creperie @restauration- Die Soße schmeckte nach (Fertigprodukt|gar nichts).
?together @attente- Das Essen war gut aber wir haben über zwei Stunden gebraucht, auf alles muss man warten.
@attente- Zu lange gewartet.
@attente- zuwenig Personal
@prix-,emplacement+ Schön gelegen, aber viel zu teuer (für das Essen|für diese Portionen).
@prix- Zum Kaffeetrinken ok, zum Essen zu teuer.
?pizzeria @restauration- Die Pizza war (in der Mitte matschig|am Rand verbrannt), früher war sie besser.
?gastronomique @prix- Bei diesen Preisen habe ich mehr erwartet.
?gastronomique @restauration- Winzige Portionen.
?famille @accueil- Mit Kindern eher schwierig, (kein Hochstuhl|keine Kinderkarte).
@ambiance- [Wir saßen/Ich saß] (neben der Toilettentür|direkt an der Straße).
@ambiance- So laut, dass man sich kaum unterhalten kann.
@restauration- Vorspeise toll, danach wurde es schlechter.
?together @accueil- Unser Kellner war nicht sehr aufmerksam.
?!affaires @restauration- Vor zwei Jahren war das Essen hier (viel besser|deutlich besser).
@restauration- Die Karte ist sehr lang und nichts wirklich frisch, aber man wird satt.
geht so
@restauration-,prix+ Billig ist es, aber das Essen ist auch nicht besonders.
?together @prix- Viel zu teuer.
# restaurant flow bad
@restauration- Das Essen war leider (schlecht|gar nicht gut) und kam lauwarm.
@restauration- Alles (aus der Mikrowelle|aufgewärmt).
?worst Touristenfalle!!
?!pizzeria,!creperie,!gastronomique @restauration- Kalte Pommes und durchgebratenes Fleisch.
?!pizzeria,!creperie @restauration- Der Fisch war innen noch (gefroren|halb roh)!
?!pizzeria,!creperie @restauration- Gemüse verkocht und ohne Geschmack.
?worst,!pizzeria,!creperie @restauration- Mir war die ganze Nacht schlecht nach den (Muscheln|Garnelen)!!
?pizzeria @restauration- Teig (roh|wie Gummi), Belag sparsam.
@restauration- [Wir waren/Ich war] vom Essen sehr enttäuscht, es hatte keinen Geschmack.
?pizzeria,together @accueil- Auf die Reklamation hat der Kellner nur unfreundlich reagiert.
?creperie @restauration- Trockene Crêpes und kaum was drin, schade.
@accueil- Sehr unfreundlich, [wir sind/ich bin] wieder gegangen.
@accueil- Sehr unfreundlich, wenn man kein Französisch spricht.
?together @accueil- Sehr unfreundlich, man wird regelrecht rausgeworfen.
?together @attente- Nach (30|40) Minuten hatten wir noch keine Karte, da sind wir gegangen.
@attente- Über eine Stunde auf das Essen gewartet.
?together @attente- Wir hatten für 20 Uhr reserviert und haben um halb neun immer noch an der Tür gewartet.
@accueil- Die Bedienung war unfreundlich und hat die Hälfte vergessen.
?together @prix- Auf der Rechnung stand ein (Wein|Kaffee) zu viel.
@prix- viel zu teuer, portionen (klein|winzig) und nichts Besonderes.
?together @prix- $bill Euro für zwei kleine Teller ist zu teuer
@proprete- Die Tische klebten und die Gläser hatten Flecken.
@proprete- Die Toilette war total verdreckt.
?!affaires @restauration- Früher gerne hier gewesen, unter dem neuen Besitzer ist es viel schlechter.
?gastronomique @prix- Für diese Preisklasse sehr enttäuschend.
?gastronomique @accueil- Der Service war (kühl|arrogant).
?together @restauration-,attente- Wir haben eine Stunde gewartet und dann war das Essen kalt.
?famille @accueil- Kinder sind hier nicht erwünscht.
?amis @accueil- Getrennt zahlen ging nicht, unfreundlich.
Nicht zu empfehlen.
?low Nach den vielen guten Bewertungen war das eine große Enttäuschung.
?!affaires,!winter @ambiance- Draußen raucht jeder Tisch.
?together @restauration-,accueil- In meinem Salat war ein Stück Plastik!!
?low @attente- Bedienung überfordert, Getränke kamen erst nach dem Essen.
# site flow good
?!nature @pedagogie+ Sehr interessant, man lernt viel.
?!nature @accueil+ Sehr freundliches Personal an der Kasse, man bekommt alles erklärt.
?!nature,!grotte Genug Zeit einplanen, [wir waren/ich war] (zwei Stunden|fast drei Stunden) da.
sehr schön, hat sich gelohnt
eher zufällig gefunden, es war wirklich schön
?together Immer wieder schön.
?together,!nature @pedagogie+ Wir waren vor vielen Jahren schon hier, es ist viel moderner geworden und gut erklärt.
?good,!nature @prix- Nicht ganz billig, (aber sehenswert|lohnt sich aber).
?!nature @prix+ Für den Eintritt bekommt man viel zu sehen.
?musee @pedagogie+ Kleines Museum, mit viel Liebe gemacht.
@ambiance+ Ein sehr schöner Ort, den Besuch kann ich empfehlen.
?musee @pedagogie+ Audioguide auf Deutsch und gut gemacht.
?good,musee @pedagogie- Leider alles nur auf Französisch.
?musee,together Bei Regen hier gewesen und positiv überrascht.
?musee,famille @pedagogie+ Für Kinder toll, weil man viel anfassen darf.
?musee @ambiance+ Wenig Leute, sehr angenehm.
?musee,good Das Museum ist klein, aber gut gemacht.
?chateau @pedagogie+ Die Führung war sehr (unterhaltsam|interessant).
?chateau @ambiance+ Sehr schönes Schloss und nicht überlaufen.
?chateau @ambiance+ Wunderschönes Schloss.
?chateau,good @acces- Viele Stufen, mit Kinderwagen schwierig.
?together,!nature @pedagogie+ Wir fanden es sehr interessant, gut erklärt.
?chateau,!winter Im Park kann man danach noch spazieren gehen.
?jardin,!winter @ambiance+ Sehr gepflegter Garten mit vielen Bänken.
?jardin,spring Im Frühling blüht hier alles, sehr schön
?jardin,good Hunde dürfen leider nicht rein.
?grotte @ambiance+ Beeindruckende Tropfsteine!
?grotte @pedagogie+ Führung auf Französisch, es gibt aber ein deutsches Blatt.
?grotte Jacke mitnehmen, es ist wirklich kalt! Sehr sehenswert.
?grotte,good @acces- Viele Stufen und rutschig. Sonst sehr schön.
?good,!nature @pedagogie- Interessant, auch wenn die Erklärungen auf (Englisch|Deutsch) fehlen.
?grotte Am besten online reservieren.
?parc-animalier @ambiance+ Die Tiere haben viel Platz, sehr gut.
?abbaye @ambiance+ Sehr ruhiger Ort.
?abbaye,summer @calme+ Innen schön kühl und still.
?nature,!winter @emplacement+ Wunderschöner Spaziergang mit toller Aussicht.
?nature,!winter Feste Schuhe anziehen, der Weg ist steinig.
?nature @prix+ Kostet nichts und ist wunderschön.
?good,nature,holidays @ambiance- In der Ferienzeit zu voll. Landschaft toll.
?!nature,!grotte,together Haben hier einen schönen Nachmittag verbracht.
?nature,dogs @acces+ Auch mit Hund gut machbar.
?nature,!winter,together Sehr schöner Weg, weiter hinten war kaum jemand.
?nature,top Da muss man hin!!
?!nature,!parc-animalier,!jardin,!grotte @pedagogie+ Die junge Frau bei der Führung konnte alle Fragen beantworten.
?good,!nature,!parc-animalier,!jardin,!grotte @pedagogie- Mehr Erklärungen auf Deutsch wären gut, [uns/mir] hat es aber gefallen.
?!nature,!parc-animalier @ambiance+ Nicht groß aber gut gemacht.
?good,!nature @acces- Der Parkplatz ist zu klein, [wir mussten/ich musste] (weit laufen|an der Straße parken).
?!affaires,!grotte @ambiance+ Man kann schöne Fotos machen.
?together,!nature,!jardin,!parc-animalier @pedagogie+ Der Führer hat sehr gut erzählt, auch wenn man sich sonst nicht so für Geschichte interessiert.
?top,!nature @pedagogie+ Eine der besten Führungen die ich (je gemacht habe|in Frankreich gemacht habe)
?autumn,nature,together Im Herbst sind die Farben wunderschön.
# site flow mixed
?!nature,!parc-animalier @prix- Ganz nett, aber für $fee Euro hatte ich mehr erwartet.
?!nature,!parc-animalier Nach (30|40) Minuten ist man durch.
?!nature @pedagogie- Kaum Erklärungen und wenn dann auf Französisch.
?nature @ambiance- Auf den Bildern sah es größer aus.
?nature @acces- Der Weg ist schlecht ausgeschildert.
?jardin @equipements- Der hintere Teil war gesperrt.
?jardin Einige Beete waren (ungepflegt|noch leer).
?musee @equipements- Etwas verstaubt das Ganze. Die Sachen selbst sind interessant.
?chateau @pedagogie- Die Führung wurde nur abgelesen, das Schloss ist schön.
?parc-animalier,famille @restauration- Tiere gut, Essen am Kiosk (schlecht|teuer und schlecht).
# site flow bad
?!nature,!jardin,!parc-animalier,!grotte,worst @prix- Reine Geldmacherei!!
?!nature @prix- Lohnt sich nicht für (das Geld|den Preis).
?!nature,!jardin @attente- Fast eine Stunde an der Kasse gestanden.
?!nature @accueil- standen vor verschlossener Tür, obwohl laut Internet (bis 18 Uhr|auch montags) geöffnet
?!nature @accueil- An der Kasse sehr unfreundlich.
?parc-animalier @ambiance- Kleine Gehege, kein Schatten für die Tiere.
?parc-animalier,famille @prix- Für eine Familie viel zu teuer.
?nature @proprete- Überall Müll.
?nature @equipements- Toilette abgesperrt und der Parkplatz (kostet auch noch|trotzdem kostenpflichtig).
?nature @ambiance- Total überlaufen.
?musee @pedagogie- Kein einziges Schild auf (Deutsch oder Englisch|Englisch).
?chateau,together @pedagogie- Laut Internet sollte es um elf eine Führung auf Deutsch geben, gab es aber nicht.
?jardin @equipements- Alles vertrocknet und (ungepflegt|voller Unkraut), dafür noch Eintritt.
?grotte @attente- Trotz Reservierung (eine Stunde|eineinhalb Stunden) gewartet.
`;
