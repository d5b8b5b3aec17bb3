/** Whole reviews of hotels, told in one go: the satisfied ones, most of them brief and on a single matter. */
export const germanWholeHotel = `
# hotel flow good
?together @petit_dejeuner+ Für französische Verhältnisse ein wirklich gutes Frühstück, (auch mit Käse und Schinken|endlich mal nicht nur Croissants).
@petit_dejeuner+ Das Frühstück war sehr gut und der Kaffee auch. ([Wir waren/Ich war] sehr zufrieden.|)
@accueil+ Sehr freundlicher Empfang, obwohl [wir/ich] (viel zu früh|erst spät am Abend) da [waren/war].
?together @accueil+ Man hat sich wirklich um uns gekümmert. Danke!
?good @chambre- Im Bad hat man kaum Ablagefläche, (mit mehreren Kulturbeuteln wird es eng|alles liegt auf dem Boden), sonst gut.
?good @emplacement+ Vom Ort her (sehr günstig gelegen|ideal), deshalb nehme ich auch das etwas kleine Zimmer in Kauf.
@accueil+ Kein Deutsch an der Rezeption, aber (mit Englisch geht alles|alle geben sich viel Mühe).
?affaires @numerique+ Das WLAN war schnell und ich konnte (im Zimmer gut arbeiten|abends noch in Ruhe arbeiten).
?affaires @calme+ Beruflich hier und endlich mal (durchgeschlafen|ein ruhiges Zimmer bekommen). Beim nächsten Termin wieder.
?affaires @accueil+ Check-in auch (spät am Abend|nach 22 Uhr) kein Problem, das ist für mich das Wichtigste.
?couple @accueil+ Wir waren zum Hochzeitstag hier und man hat uns (eine Flasche|eine Kleinigkeit) aufs Zimmer gestellt, das war sehr aufmerksam.
?good,couple @chambre- Französisches Bett mit nur einer Decke für zwei, daran gewöhnen wir uns nie. (Eine zweite gab es auf Nachfrage.|Auf Nachfrage haben wir aber eine zweite bekommen.)
@accueil+ Sehr nettes personal und ein schönes Hotel
?good @petit_dejeuner- Das Frühstück ist (etwas dürftig|nichts Besonderes), vor allem fehlt was Herzhaftes. Trotzdem zu empfehlen, weil der Rest stimmt.
?good,road @calme- Unbedingt ein Zimmer nach hinten nehmen, (vorne hört man die Straße|zur Straße raus ist es laut)!
?good,road @calme- Bei geschlossenem Fenster hört man die Straße kaum, bei offenem leider schon. Sonst (gut|sehr zufrieden).
?pool,summer,!affaires @equipements+ Pool war nie überlaufen, [wir waren/ich war] jeden Nachmittag drin.
?pool,summer @equipements+ (Schöner|Sehr schöner) Pool und genug Liegen für alle, man muss nicht um sieben schon ein Handtuch hinlegen.
?pool,!winter,good @equipements+ Der Pool ist klein aber (sauber|gepflegt), zum Abkühlen reicht es.
?famille @accueil+ Keiner hat komisch geschaut wenn bei den Kindern mal was runterfiel. Sehr nette Leute.
?famille @chambre+ Großes Familienzimmer, die Kinder hatten (ihren eigenen Bereich|sogar eine eigene Tür zum Zumachen).
?famille @accueil+ Mit (zwei|drei) kleinen Kindern hier gewesen und sehr freundlich aufgenommen worden, das ist nicht überall so.
?restaurant @restauration+ Die Halbpension lohnt sich, [wir haben/ich habe] (jeden Abend|immer) sehr gut gegessen.
?restaurant @restauration+ Abendessen im Haus kann ich nur empfehlen, (die Küche ist wirklich gut|frisch gekocht und nicht teuer).
?dogs @accueil+ Auch mit Hund sehr freundlich empfangen worden, er hat (gleich|sogar) einen Napf bekommen.
?together Wir waren sehr zufrieden und kommen gerne wieder
?dogs,together Wir waren mit unserem Hund hier und (hatten keine Probleme|es hat alles gut geklappt).
?old @ambiance+ Schönes altes Haus, das mit (viel Geschmack|Liebe) renoviert wurde. Man fühlt sich gleich wohl.
?old @chambre+ Jedes Zimmer sieht anders aus, [unseres/meines] hatte (hohe Decken|einen alten Holzboden). Gefällt mir viel besser als diese Ketten.
?old,good @calme- Altes Haus mit Holzboden, man hört halt (wenn oben jemand läuft|jeden Schritt). Sonst [waren wir/war ich] sehr zufrieden.
@prix+ Preis Leistung stimmt
@prix+ Für das Geld bekommt man (hier wirklich was|woanders viel weniger), [wir waren/ich war] positiv überrascht.
?together @prix+ Wir finden das Hotel für den Preis wirklich (gut|sehr gut).
?top @accueil+ einfach nur toll!! Das ganze Team (ist so nett|hat richtig Spaß an der Arbeit)
?top (Rundum|Absolut) zufrieden!! Kommen auf jeden Fall wieder
?top @accueil+ Vom ersten Moment an (wohl gefühlt|willkommen gefühlt), danke an alle, besonders $staff an der Rezeption
@proprete+,emplacement+ Sauber und gut gelegen. (Mehr braucht es für eine Nacht nicht.|Passt.)
?together Auf der Durchreise hier übernachtet. Leicht zu finden und (man ist schnell wieder auf der Straße|morgens schnell wieder weg), genau was wir gesucht haben.
@chambre+ [Unser/Mein] Zimmer war (groß|hell) und sehr schön eingerichtet.
@emplacement+ als zwischenstop ideal
?good Guter Stopp auf dem Weg nach (Spanien|Süden), mehr als eine Nacht würde ich hier aber nicht bleiben.
?good,!lift @acces- Kein Aufzug, das sollte man (mit großen Koffern|als älterer Gast) wissen. Man hat [uns/mir] aber gleich beim Tragen geholfen.
?!lift @accueil+ Koffer wurde [uns/mir] ganz selbstverständlich nach oben getragen.
?view @chambre+ Traumhafte Aussicht vom Zimmer, der Aufpreis (lohnt sich|hat sich gelohnt).
?view @chambre+ Morgens die Vorhänge auf und dann dieser Blick... (dafür allein lohnt es sich|mehr muss ich nicht sagen)
?view,good @chambre- Das Bad ist etwas veraltet, aber bei der Aussicht (verzeiht man das|ist mir das egal).
?aurelle,!winter @emplacement+ Für einen Wanderurlaub genau richtig, die Wege gehen fast vor der Tür los.
?aurelle,!winter,together @accueil+ Die Leute an der Rezeption haben uns bei der Tourenplanung geholfen (und eine Karte geliehen|), sehr nett.
?good,!affaires @calme- Etwas hellhörig, aber nach einem Tag auf den Beinen (schläft man sowieso|hat [uns/mich] das nicht gestört).
@proprete+ Die schlechten Bewertungen kann ich nicht nachvollziehen, bei [uns/mir] war alles sauber.
@proprete+ Das Zimmer war sehr sauber und wurde (jeden Tag|täglich) gemacht.
@petit_dejeuner+ Das Frühstück war reichhaltig und (lecker|immer frisch).
?good @numerique- WLAN ging im Zimmer (leider nicht|nur ab und zu), unten schon. Damit kann ich leben.
?good @numerique- Wer arbeiten muss, sollte wissen das das Internet (langsam|oft weg) ist. Im Urlaub egal.
?together Nun schon das (dritte|vierte|fünfte) Mal hier. Bis zum nächsten Jahr!
?together @accueil+ Kommen seit Jahren, und jedes Mal wird man (begrüßt wie ein alter Bekannter|herzlich empfangen).
?together Jedes Jahr eine Woche im September und es bleibt zum Glück alles wie es ist
?solo,woman @accueil+ Als Frau allein habe ich mich hier (sehr wohl|sicher und gut aufgehoben) gefühlt.
?solo,woman @chambre+ Mein Zimmer war (klein aber sehr gemütlich|gemütlich und ruhig), ich habe mich wohl gefühlt.
?good,old @equipements-,proprete+ Das Bad könnte mal (erneuert werden|neue Armaturen vertragen), sauber ist es aber.
?good @equipements- Haus etwas in die Jahre gekommen, (das stimmt schon|sieht man am Teppich), aber man schläft gut und die Leute sind nett.
?good @equipements- Duschen mit wenig Druck, sonst (war alles ok|zufrieden).
?!affaires @petit_dejeuner+ Frühstück hervorragend, (es wurde immer nachgefüllt|alles frisch). Davon können sich andere eine Scheibe abschneiden
@petit_dejeuner+ Beim Frühstück (gab es frisches Obst|gab es verschiedene Brotsorten) und alles wurde ständig nachgelegt, auch kurz vor Schluss noch.
@emplacement+ Sehr gute Lage, man ist (schnell überall|gleich in der Stadt).
@chambre+ Vom Zimmer positiv überrascht, (viel größer als gedacht|das Bad ganz neu).
?couple,weekend @ambiance+ Sehr schönes Wochenende zu zweit, (so ruhig und gemütlich hatten wir es lange nicht|wir haben einfach mal nichts gemacht).
?good @acces- Mit dem Parken muss man etwas suchen, [wir haben/ich habe] aber (immer was gefunden|am Ende doch was gefunden).
super hotel, gerne wieder
nettes hotel, (nettes personal|netter ort). kann ich empfehlen
?good @acces- (Der Parkplatz ist klein|Es gibt nur wenige Parkplätze) und abends voll, also rechtzeitig da sein. Sonst prima.
?parking @acces+ Parkplatz direkt am Haus (und kostenlos|und groß genug), sehr praktisch wenn man nur auf der Durchreise ist.
?parking,!village @acces+ Das Auto konnte (drei Tage|die ganze Zeit) auf dem Hotelparkplatz stehen bleiben.
?amis @accueil+ Der Chef hat extra sein Auto weggefahren damit unsere Motorräder in den Hof konnten!!
?amis Wir waren auf Motorradtour hier und können das Hotel für Biker nur empfehlen
?amis @ambiance+ Abends noch lange draußen gesessen, keinen hat es gestört. (Schön war's|Machen wir wieder).
@accueil+ Auch bei der Abreise hat man [uns/mir] noch mit dem Gepäck geholfen, sehr zuvorkommend.
?good Insgesamt ein gutes Hotel, (würde ich wieder buchen|für ein paar Tage zu empfehlen).
Auf Empfehlung von (Freunden|Bekannten|Arbeitskollegen) gebucht und nicht enttäuscht worden.
?good @ambiance- Modern eingerichtet, für meinen Geschmack etwas (unpersönlich|kühl), aber das Bett ist gut.
?lake,aurelle,view @chambre+ Zimmer mit Seeblick gebucht und auch bekommen, (sehr schön|jeden Morgen wieder schön).
?lake,aurelle @emplacement+ In wenigen Minuten ist man am See, der Weg ist (ganz eben|flach), auch für ältere Leute gut.
?dunes,!winter @emplacement+ Vom Hotel ist man (mit dem Rad|zu Fuß) schnell am Strand und das war [uns/mir] am wichtigsten.
?dunes,!winter,!affaires @equipements+ Fahrräder kann man direkt im Hotel leihen, (gute Räder|günstig), der Weg durch den Wald ist schön.
?winter,together @ambiance+ Im Winter ist hier nicht viel los, (genau das haben wir gesucht|man hat das Hotel fast für sich). Schön warm war es auch.
?good,winter Die meisten Restaurants haben im Winter zu, (das sollte man wissen|am besten vorher fragen). Vom Hotel her alles gut.
?winter,together @accueil+ Durften uns das Zimmer selbst aussuchen weil kaum Gäste da waren. Sehr nett.
?autumn @prix+ Außerhalb der Saison (sehr günstig|fast halb so teuer), und man hat seine Ruhe.
?spring,together Wetter war durchwachsen, im Hotel war es aber (so gemütlich|so angenehm), dass es uns nichts ausgemacht hat.
?good @prix- Nicht billig, der Service ist dafür (ausgezeichnet|auf hohem Niveau).
@calme+ Das Hotel liegt ruhig und man kann gut schlafen.
?good @prix- Frühstück kostet extra, bei dem Zimmerpreis (verstehe ich das nicht|nicht nachvollziehbar). Gut war es aber.
?top,restaurant @restauration+ Am Abend im Restaurant gegessen, das war absolut spitze!
?top @chambre+ riesiges Bett, (Regendusche|alles neu), einfach ein tolles Zimmer!!
?family-run @accueil+ Familiengeführt und das merkt man, (es ist immer jemand da|man kommt gleich ins Gespräch).
?family-run @accueil+ Das Hotel wird von einer Familie geführt und (man fühlt sich wie ein Gast und nicht wie eine Nummer|alle sind sehr herzlich).
?family-run @petit_dejeuner+ Marmelade selbstgemacht, (alle Sorten probiert|sehr lecker).
?garden,!winter @ambiance+ Der Garten lädt zum verweilen ein, [wir haben/ich habe] dort (gefrühstückt|den halben Tag gelesen).
?garden,!winter @ambiance+ Sehr schöner Garten, Stühle gibt es genug und (auch im Schatten|immer einen freien).
Kurzaufenthalt von (zwei|drei) Nächten, alles wie erwartet.
@accueil+ Das Personal war (zu jeder Zeit|immer) freundlich und hilfsbereit.
?good @chambre- Die Matratze war (für meinen Geschmack viel zu weich|etwas durchgelegen), das sollte man ändern. Sonst gern wieder.
?good @chambre- Schade nur um die Kissen, (viel zu dick|so eine Rolle), geschlafen habe ich trotzdem gut.
@prix+ Gutes Preis-Leistungs-Verhältnis, (daher|deshalb) gerne wieder.
@chambre+ Von außen macht das Hotel nicht viel her, (die Zimmer sind aber ganz neu|innen ist aber alles neu).
?!winter,!affaires @equipements+ Die Räder [konnten wir/konnte ich] (abschließen und unterstellen|im Keller abstellen), hat alles gut geklappt.
?!winter,!affaires @petit_dejeuner+ Nach dem guten Frühstück konnte die Radtour (losgehen|weitergehen), es gab (reichlich|wirklich viel).
?alone @chambre+ Einzelzimmer gebucht, Doppelzimmer bekommen, ohne Aufpreis. (Sehr gerne wieder!|Danke nochmal.)
?good,summer @chambre- Keine Klimaanlage, im Hochsommer (unglaublich warm|schwer zum Schlafen). Zu anderen Zeiten bestimmt schön.
?good,summer,together @accueil+,chambre- Im Zimmer war es wirklich sehr warm, eine Klimaanlage gibt es nicht. Wir haben an der Rezeption gefragt und gleich einen Ventilator bekommen, damit ging es dann einigermaßen.
?!affaires @emplacement+ Guter Ausgangspunkt um die Gegend (zu erkunden|kennen zu lernen), in einer halben Stunde ist man fast überall.
?good @calme- Man hört die Nachbarn und das Wasser, (ich hatte zum Glück Ohrstöpsel dabei|war bei [uns/mir] aber nicht so schlimm). Hotel sonst gut.
?famille,pool,summer @equipements+ Unsere Kinder waren (nur im Wasser|nicht mehr aus dem Pool zu bringen), mehr Ausflüge waren gar nicht nötig
?famille,restaurant @restauration+ Für Kinder wird auch was gekocht, (nicht nur Pommes|Nudeln gehen immer), das fanden wir gut.
?good,famille @chambre- Familienzimmer für vier ist schon sehr eng, (vor allem mit Gepäck|einer muss immer warten). Die Kinder fanden es trotzdem toll.
?famille @petit_dejeuner+ Cornflakes, Kakao, Waffeln... unsere Kinder wollten (zum Frühstück gar nicht mehr weg|jeden Tag die Ersten sein).
?together @chambre+ Wir hatten ein schönes großes Zimmer mit (Badewanne|neuem Bad) und haben uns wohl gefühlt.
@accueil+ Hatte (mein Ladegerät|meine Brille) vergessen und das Hotel hat es mir nachgeschickt, toller Service!
Heuer zum ersten Mal hier gewesen und (sehr zufrieden|sicher nicht zum letzten Mal).
@accueil+ $hostess, die Wirtin, spricht extra langsam damit man sie versteht. Sehr nett.
?good @petit_dejeuner- Beim Morgenessen hätte es (etwas mehr Auswahl|ein wenig dunkleres Brot) sein dürfen, sonst alles gut.
@prix+ Für Schweizer Verhältnisse natürlich (günstig|ein sehr guter Preis).
?good @attente- Beim Einchecken (fast eine halbe Stunde|ziemlich lange) gewartet, weil nur eine Person da war. Danach lief alles.
?good @petit_dejeuner- Jeden Tag genau das gleiche Frühstück, nach (drei|vier) Tagen hat man genug. Zimmer dafür schön.
?together @accueil+ Unser Auto sprang am Abreisetag nicht an. Der Herr an der Rezeption hat in der Werkstatt angerufen und für uns übersetzt und wir durften so lange im Zimmer bleiben, vielen Dank nochmal dafür.
Alles wie beschrieben.
?!affaires @chambre+ Größeres Zimmer bekommen als gebucht, (ohne Aufpreis|einfach so), vielen Dank dafür!
?good,together @equipements- Angenehmer Aufenthalt. Etwas störend war lediglich die Lüftung im Bad, die (noch lange weiterlief|man nachts gehört hat).
@accueil+ Man trug [uns/mir] das Gepäck aufs Zimmer, was heute ja nicht mehr selbstverständlich ist.
@proprete+ Alles sehr sauber und gepflegt (hier|)!
?village @calme+ Kleines Dorf, kleines Hotel, (nachts ist es still|man hört nur die Vögel). Zum Erholen wunderbar.
?village,!affaires @emplacement+ Die Wanderwege gehen gleich hinter dem Haus los, (das Auto blieb stehen|sehr praktisch).
?village,good @emplacement- Im Dorf gibt es nichts, (zum Einkaufen muss man fahren|abends ist alles dunkel), muss man mögen. [Uns/Mir] hat's gefallen.
?!village @emplacement+ Zentral und trotzdem ruhig, (das hat man selten|so eine Lage sucht man lange).
?!village @emplacement+ Restaurants und Geschäfte sind (in wenigen Minuten|alle) zu Fuß erreichbar, deshalb würde ich wieder hier buchen.
?breakfast-buffet @petit_dejeuner+ Am Buffet (Rührei und Speck|auch warme Sachen), das sieht man in Frankreich nicht oft!
?good,breakfast-buffet @petit_dejeuner-,attente- Gutes Buffet, aber man muss (früh kommen|auf einen Tisch warten), ab neun ist alles voll.
?groupe @accueil+ Für unsere Gruppe hat man alles super organisiert. Danke an $staff!
?groupe,restaurant @attente+ Beim Abendessen ging es zügig obwohl wir (über zwanzig|fast dreißig) Leute waren.
?affaires @proprete+,calme+ Immer sauber, immer ruhig. Deshalb komme ich seit (Jahren|langem) hierher wenn ich in $town zu tun habe.
?affaires,good @prix- Wieder ein bisschen teurer geworden, (aber das ist ja überall so|noch geht es).
?affaires,good @petit_dejeuner- Frühstück gibt es leider erst ab (halb acht|acht), unter der Woche ist das zu spät. Werde trotzdem wieder buchen.
Kann das Hotel nur weiter empfehlen
?affaires @petit_dejeuner+ Frühstück gibt es (schon um halb sieben|schon sehr früh), auf Dienstreisen ist das wichtig.
?affaires @accueil+ Späte Anreise ohne Probleme, man hat (auf mich gewartet|mir sogar noch ein Bier gebracht).
?good @equipements- Im Bad (fehlt eine Ablage|gibt es keinen Haken für die Handtücher), an so was könnte man denken. Ansonsten schön.
?woman,good @equipements- Fön zu schwach für lange Haare!! Rest (super|war schön).
Spontan am gleichen Tag gebucht, (nicht bereut|Glück gehabt).
?together @chambre+ Hatten nur was zum Schlafen gesucht und ein richtig schönes Zimmer bekommen, da ärgert man sich dass man nur eine Nacht bleibt.
?woman,together @petit_dejeuner+ War mit meiner (Schwester|Mutter|besten Freundin) hier, wir saßen jeden Morgen ewig beim Frühstück weil es so schön war.
?woman,together @accueil+ Lauter nette Leute, obwohl (wir kein Französisch können|wir ständig was gefragt haben).
?man Zimmer top, Bett top, Dusche top.
?man,good @petit_dejeuner- Beim Frühstück fehlt mir die Wurst. Würde (trotzdem|aber) wieder buchen
?restaurant,good @attente- Das Essen im Restaurant ist gut, man wartet aber (lange|zu lange). War allerdings Samstag und alles voll.
?restaurant @restauration+ Unbedingt abends im Haus essen und vorher reservieren, es kommen auch viele von außerhalb.
?good @chambre- Das Zimmer war leider etwas klein, für (eine Nacht|zwei Nächte) ging es aber.
?restaurant,together @restauration+,accueil+ Beim Wein wurden wir (gut|ehrlich) beraten und er war auch nicht überteuert.
?view,!winter,restaurant @ambiance+ Tolle Terrasse, da (möchte man gar nicht mehr aufstehen|kann man stundenlang sitzen).
?good,view,!winter,restaurant @prix- Die Getränke auf der Terrasse sind (etwas teuer|nicht billig), man bezahlt halt den Blick mit.
?lift @acces+ Mit (Aufzug|Lift) und ebenerdiger Dusche, deshalb auch für ältere Leute sehr gut geeignet.
?lift,together @accueil+ Meine Mutter ist schlecht zu Fuß und man hat ihr beim Frühstück immer alles an den Tisch gebracht, ohne dass wir etwas sagen mussten. Dafür möchten wir uns bedanken, das war sehr aufmerksam.
@accueil+ (Ein ruhigeres Zimmer|Ein anderes Kissen) auf Nachfrage bekommen, ging ohne Diskussion.
?good @proprete- Bei der Sauberkeit könnte man genauer sein, (unterm Bett lag Staub|die Fugen in der Dusche sind nicht schön). Trotzdem gern wieder.
@accueil+ Zur Begrüßung gab es (gleich etwas Kaltes zu trinken|erst mal einen Kaffee), nach der langen Fahrt sehr angenehm.
?good,bell @calme- Achtung, die Kirche läutet (ab sieben|auch nachts)! Sonst ruhig.
?good,bell @calme- Die Kirche ist gleich daneben und läutet (zu jeder Stunde|schon früh), das hat [uns/mich] etwas gestört.
?autumn,couple @prix+ In der Nachsaison war der Preis (sehr günstig|unschlagbar) und alle waren entspannt, wir kommen nur noch um diese Zeit.
?autumn,together Im Herbst noch draußen gesessen, das Hotel war halb leer, (herrlich|so mögen wir das).
@accueil+ Man wird (nett|sehr freundlich) begrüßt und bekommt alles erklärt.
?good @prix- Fürs Parken zahlt man nochmal extra, das (ärgert mich|muss nicht sein). Das Zimmer ist gut.
?top @proprete+ Sauberkeit 1A.
?top @calme+ Absolute Ruhe, (so gut habe ich lange nicht geschlafen|[wir haben/ich habe] geschlafen wie ein Stein).
?famille @accueil+ Das Reisebett für unsere Kleine stand schon (bereit|im Zimmer), man hat uns sogar das Fläschchen warm gemacht
?famille,restaurant @accueil+ Familienfeier hier gemacht, (alle waren zufrieden|es hat einfach alles geklappt). Danke ans Team.
@accueil+ Der Herr am Empfang spricht sehr gut (Englisch|Deutsch), das hat vieles einfacher gemacht.
?dunes,autumn,!affaires @calme+ Im Herbst hat man den Strand fast für sich, (zum Ausspannen sehr gut|nur Wind und Ruhe).
?dunes,!winter Abends noch schnell ans Meer und dann (ins Bett|zurück ins Hotel), das war für [uns/mich] das Schönste.
?aurelle,summer,together @chambre+ Wir bekamen auf Wunsch ein Zimmer nach Norden, da war es (schön kühl|auch bei der Hitze kühl).
?solo @accueil+ War mit dem Rad unterwegs und kam ganz nass an, meine Sachen (durfte ich im Keller aufhängen|hat man mir getrocknet). Sehr nett!
?solo,good @prix- Für ein Einzelzimmer (etwas teuer|nicht ganz billig), aber das ist man ja gewohnt.
?solo Nur eine Nacht geblieben, hätte gern verlängert.
?good @petit_dejeuner- Beim Frühstück könnte die Auswahl etwas größer sein, ansonsten hat [uns/mir] alles gefallen.
?good @chambre- Das Zimmer war (sehr klein|recht dunkel), auf den Fotos sah das anders aus. Da [wir/ich] den ganzen Tag unterwegs [waren/war], nicht so schlimm.
?good,together @emplacement+,chambre- Für die Lage nimmt man (die kleinen Zimmer|das enge Bad) gern in Kauf, wir würden es wieder so machen.
?good @accueil- Bei der Ankunft hatte man fast das Gefühl man stört. Alle anderen (waren dafür sehr nett|haben es wieder gut gemacht).
?!affaires @chambre+ Vor einigen Jahren schon mal hier gewesen, seitdem wurde viel renoviert, (das hat sich gelohnt|die Bäder sind jetzt neu).
?good @equipements- Man hätte sich (einen Kühlschrank|eine Kaffeemaschine) gewünscht, sonst war alles da.
@numerique+ Wlan kostenlos und schnell, (auch im Zimmer|man konnte sogar Filme schauen).
?top,together @accueil+ Das war ein ganz toller Urlaub und das Hotel hat viel dazu beigetragen!
?top,together Wir freuen uns schon aufs nächste Mal...
?good @acces- Bei der Einfahrt aufpassen, (die ist eng|mit größerem Auto wird es knapp). Hotel gut.
?good @equipements- Der Fernseher hatte kein (deutsches Programm|einziges deutsches Programm), naja, man ist ja im Urlaub. Bett super.
?good @equipements- Der Rollladen ging nicht richtig runter und es war ab sechs hell, (sonst sehr zufrieden|Schlafmaske mitnehmen).
@petit_dejeuner+ Sogar (Rührei|ein weiches Ei) auf Wunsch.
?couple,together,man Sehr schönes Hotel, meine Frau und ich waren (sehr zufrieden|ganz begeistert).
?!affaires @accueil+ Gute Tipps für Ausflüge bekommen, da hat sich jemand wirklich Zeit genommen.
?together @accueil+ $staff an der Rezeption hat uns (gute Restaurants|schöne Ausflüge) empfohlen, danke dafür
@proprete+ Gepflegtes Haus, (alles sauber|man fühlt sich wohl).
?good,summer @chambre+ Nichts Besonderes das Zimmer, aber (gut klimatisiert|schön kühl), und das war bei der Hitze das Wichtigste.
?summer,!affaires @ambiance+ Abends sitzt man draußen bei einem Glas Wein und kommt (mit anderen ins Gespräch|ins Reden), sehr schön.
?good,restaurant @restauration- Zum Schlafen sehr zu empfehlen, das Abendessen im Haus war leider (eher mittelmäßig|nicht so gut).
?couple,woman,top @chambre+ das bett war soooo bequem, wollten gar nicht mehr heim 😊
?top,woman @accueil+ mega liebes personal!! (absolut empfehlenswert|danke danke danke)
?amis,woman Mädelswochenende zu (viert|dritt), wir haben viel gelacht und gut geschlafen. Kommen wieder!
?amis,woman @accueil+ Zwei Zimmer nebeneinander bekommen wie gewünscht, (super lieb|ganz unkompliziert).
@calme+ Sehr gut geschlafen, (man hört nichts|total ruhig).
@calme+ Schön ruhig, obwohl das Hotel (fast voll|gut belegt) war.
?famille,together Unseren Kindern hat es auch sehr gut gefallen, wir würden wieder kommen.
?lake,summer @emplacement+ In einer Minute ist man (am Ufer|im Wasser), besser kann man im Sommer nicht wohnen.
?good,lake,summer @prix- Die Preise sind in der Hochsaison schon heftig, (am Wasser ist das halt so|die Lage lässt man sich bezahlen).
@accueil+ Bei der Buchung war ein Fehler, das wurde aber vor Ort (gleich|ohne Probleme) geklärt.
@proprete+ zimmer war sauber, personal war freundlich. zufrieden
@proprete+ Jeden Tag frische Handtücher und (das Bett gemacht|gründlich geputzt), das gibt es ja kaum noch.
?pool,!winter @equipements+ Kleiner Pool, aber sehr gepflegt, (Liegen immer frei|abends war [man/ich] allein drin).
?good,dogs @prix- Der Hund kostet ziemlich viel extra. Dafür darf er (überall mit|auch in den Frühstücksraum).
?together @accueil+ Wir kamen spät an, es war noch jemand wach und hat (auf uns gewartet|uns alles gezeigt). Sehr nett.
?together @acces+ (Einfach zu finden|Mit Navi gut zu finden), auch im Dunkeln.
?winter,aurelle @ambiance+ Am Abend brannte unten der Kamin, (da sitzt man gern|einfach schön).
?spring @emplacement+ Im Frühling (blüht hier schon alles|ist noch kaum jemand da) und das Hotel liegt mittendrin, schöner kann man nicht wohnen.
?good Kleines, eher einfaches Haus, aber (sehr persönlich|mit viel Herz geführt).
?good,breakfast-buffet,together @petit_dejeuner-,attente- Am Sonntag war das Frühstück leider zu voll, man musste auf einen Tisch warten und am Buffet war vieles leer. Unter der Woche war es viel angenehmer und die Auswahl gut.
?good @petit_dejeuner- Kaffee war (dünn|nicht gut), Brot dafür sehr.
@chambre+ Das Bett war sehr bequem und das Zimmer (schön dunkel|angenehm ruhig).
@chambre+ Die Dusche war super (und das Bett auch|, endlich mal richtig heiß)!
@chambre+ Betten angenehm hart, ich habe sonst im Urlaub immer Rückenschmerzen und hier (gar nicht|kein einziges Mal).
@chambre+ Endlich mal ein Hotelzimmer in dem man (das Fenster ganz aufmachen|zwei Koffer aufklappen) kann
@ambiance+ Angenehm kleines Haus, keine Reisebusse, (keine Musik|keine Hektik).
@ambiance+ (Wunderbar|Sehr) entspannte Atmosphäre, man kann einfach in der Halle sitzen und lesen und niemand stört sich daran.
?couple,man @calme+ Genau das Richtige um ein paar Tage (abzuschalten|Ruhe zu haben). Meine Frau wollte verlängern.
?couple,woman Zum (dritten|zweiten) Mal hier, mein Mann wollte gar nichts anderes mehr suchen
Nichts Besonderes erwartet und (angenehm|positiv) überrascht worden
Gerne wieder.
Schönes Hotel, schöne Tage. (Danke.|Danke für alles.)
?good,together @accueil+,calme- Unser Zimmer lag zuerst direkt neben der Treppe und das war uns zu laut. Wir durften am nächsten Tag ohne Aufpreis in ein anderes umziehen, da war es dann ganz ruhig.
Hat alles gepasst
?good Es ist kein Luxushotel aber für (eine Nacht|ein paar Tage) völlig ok.
?good @equipements- Ein Stern Abzug weil (man schon um zehn aus dem Zimmer muss|kein Wasserkocher im Zimmer ist), sonst wirklich schön.
@accueil+ Selten so freundliches Personal (erlebt|gesehen).
@accueil+ Man wird hier mit Namen (angesprochen|begrüßt), das fand ich schön.
@accueil+ Besonders die Dame beim Frühstück war (so herzlich|immer gut gelaunt), da fängt der Tag gut an.
?famille,together @accueil+ Unsere Tochter war krank, der Chef hat selbst beim Arzt angerufen und einen Termin besorgt und jeden Morgen nachgefragt wie es ihr geht. Dafür von ganzem Herzen danke.
?together @prix+ Eine Nacht weniger gebraucht als gebucht und das Geld dafür (ohne Theater|gleich) zurückbekommen. Sehr fair!
?affaires Die Rechnung mit Firmenadresse (habe ich sofort bekommen|war kein Problem). Gutes Hotel für eine Dienstreise.
?good,affaires @calme- Nächstes Mal frage ich nach einem Zimmer (weg vom Treppenhaus|weiter oben), man hört jeden der kommt. Sonst komme ich gerne her.
?solo @ambiance+ Auch allein beim Abendessen (nicht komisch gefühlt|einen schönen Tisch bekommen).
?together @petit_dejeuner+ Wir mussten früh los und haben (ein Lunchpaket bekommen|trotzdem noch Kaffee bekommen), ganz unkompliziert.
?couple @accueil+ Wir kommen seit vielen Jahren in dieses Hotel und wurden auch diesmal wieder sehr herzlich aufgenommen. Man kennt uns inzwischen und wir bekommen fast immer dasselbe Zimmer, das schätzen wir sehr.
?good @petit_dejeuner+ Zimmer normal, Frühstück (toll|mit viel Liebe gemacht). Deshalb vier Sterne.
?good @prix+ Man darf für den Preis keine Wunder erwarten, aber (es war ordentlich|[uns/mir] hat es gereicht).
?good,together @acces- Die Anfahrt ist etwas (umständlich|schlecht ausgeschildert), wir sind zweimal dran vorbei gefahren. Hat sich aber gelohnt.
?good @numerique- Handyempfang fast null. (Für mich eher ein Vorteil.|Muss man wissen, sonst schön.)
?summer @equipements+ Die Klimaanlage (war leise|ging gut) und das Zimmer angenehm kühl, das war mir wichtig.
?good,summer,road @calme- Nachts Fenster auf geht nicht wegen der (Straße|Motorräder), mit Klimaanlage dann ok.
?top Keine Ahnung warum ich hier nicht früher war.
?top @petit_dejeuner+ Bestes Frühstück (im ganzen Urlaub|auf unserer Rundreise)!
?top @chambre+ Das schönste Zimmer das [wir/ich] in Frankreich je [hatten/hatte]. Alles mit Geschmack, (man möchte gleich einziehen|wir haben Fotos gemacht für daheim)
?good,together @accueil+,chambre- Das erste Zimmer roch nach Rauch, wir haben das an der Rezeption gesagt und nach einer Stunde ein anderes bekommen. Das war dann in Ordnung, deshalb vier Sterne.
?good,together @calme-,accueil+ In der ersten Nacht hat nebenan eine Gruppe bis drei gefeiert. Am Morgen hat sich der Chef von selbst entschuldigt und uns das Frühstück nicht berechnet, die anderen Nächte waren dann ruhig.
?together @accueil+ Ich hatte beim Buchen das Datum verwechselt und wir standen einen Tag zu früh da, eigentlich war alles voll. Man hat dann herumtelefoniert und für uns noch ein Zimmer gefunden, sehr hilfsbereit!
?good @numerique-,accueil+ Das WLAN ging zwei Tage lang nicht, was für mich ein Problem war. Die Leute an der Rezeption haben mir dann (ihr eigenes Passwort gegeben|einen Platz im Büro angeboten), das fand ich sehr nett.
?good @petit_dejeuner- Das Frühstück ist sehr süß, also Croissant, Brioche, Marmelade und Kuchen. Auf Nachfrage habe ich dann etwas Käse bekommen, aber eigentlich sollte so was schon dastehen.
@proprete+ Für mich ist die Sauberkeit im Bad am wichtigsten und die war hier sehr gut, keine Haare und kein Kalk und jeden Tag frische Handtücher. Dass die Möbel nicht mehr neu sind hat mich dann nicht gestört.
?!affaires @prix+ In (der Schweiz|München|Wien) [hätten wir/hätte ich] dafür das Doppelte bezahlt.
?couple,good @prix- Etwas teurer als die anderen am Ort, wir haben es (einmal|uns zum Geburtstag) gegönnt und nicht bereut.
@emplacement+ Lage gut, (alles zu Fuß|man findet gleich hin).
?good @emplacement- Liegt etwas ab vom Schuss, ohne Auto (geht nichts|schwierig). Dafür hat man Ruhe.
?woman @ambiance+ Überall frische Blumen, (man sieht dass sich jemand kümmert|so was fällt mir auf).
?parking,together @acces+ Platz fürs Auto mit (Fahrradträger|Dachbox) vor der Tür, wir waren sehr froh darüber.
@accueil+ Die Chefin ist (so|wirklich) lieb!!
?good,groupe Mit dem Verein hier gewesen, (die Zimmer sind einfach|nicht jedes Zimmer ist gleich gut), aber alle waren zufrieden
?autumn,!affaires @accueil+ Obwohl es die letzte Woche vor der Winterpause war, hat sich (jeder|das ganze Haus) noch Mühe gegeben.
?weekend,together @ambiance+ Für ein Wochenende (genau richtig|wunderbar), wir waren danach richtig erholt.
war super, (bett gut frühstück gut alles gut|kann ich jedem empfehlen)
`;
