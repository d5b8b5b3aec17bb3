/** Whole reviews of some length that stay with one matter: what there was, what was not, when and how. */
export const germanLong = `
# hotel flow good
?good,breakfast-buffet @petit_dejeuner+ Frühstück war gut und es wird alles nachgefüllt, Käse, Schinken, Joghurt, (Eier|Rührei), alles da. Nur dunkles Brot (gab es nicht|fehlt).
?good,road,together @calme- Wir hatten ein Zimmer zur Straße, da ist es schon laut und man muss das Fenster zu machen. Sonst waren wir sehr zufrieden.
?good @chambre+ Das Bad ist neu und sehr schön, große Dusche mit (genug|viel) warmem Wasser. Handtücher waren (genug|reichlich) da.
?together @accueil+ (Das Personal ist sehr freundlich|Sehr freundliches Personal), besonders die Dame am Empfang. Sie hat uns bei allem geholfen.
?good,affaires @numerique+ Ich bin beruflich (zwei-, dreimal im Jahr|öfter) in der Gegend und nehme meistens dieses Hotel. WLAN geht auch im Zimmer. Zimmer sauber und (ruhig|ordentlich), Frühstück gibt es schon früh. Preislich ok.
?couple,woman @chambre+ Wir hatten das Zimmer (ganz oben|im zweiten Stock), es ist nicht riesig aber es hat alles was man braucht und ein gutes Bett. Mein Mann und ich haben beide gut geschlafen. (Sauber war es auch.|)
?restaurant,together @restauration+ Wir haben (jeden Abend|zweimal|an zwei Abenden) im Haus gegessen, das Essen war wirklich gut und (die Portionen waren auch groß genug|satt wird man auch).
?good,!lift,together @acces- Einen Aufzug gibt es nicht, das sollte man wissen, wir waren im (zweiten|dritten) Stock und die Treppe ist (recht eng|schmal). Zimmer selber war gut, (hell und ruhig|schön ruhig).
?pool,summer,famille @equipements+ Sehr schöner Pool und immer (genug|ausreichend) Liegen. Unsere Kinder waren (jeden Tag|die meiste Zeit) drin.
?good,together @emplacement+ Das Hotel liegt nicht direkt im Zentrum, man läuft (etwa zehn Minuten|10 bis 12 Minuten). Ein Bäcker ist (gleich um die Ecke|ganz nah).
?good,old @equipements- Das Hotel ist schon (etwas älter|ein älteres Haus), das sieht man schon, auch im Bad. Aber es hat alles funktioniert.
?good,together @petit_dejeuner- Das Frühstück ist extra und kostet (12|13|14) Euro pro Person, das ist uns zu viel.
?autumn,together @chambre+ Im Herbst war nicht mehr viel los, (außer uns waren nur noch zwei, drei Zimmer belegt|das Hotel war halb leer) und wir hatten ein schönes großes Zimmer.
?solo @calme+ Ich war alleine unterwegs und hatte ein Einzelzimmer, klein aber ok. Sehr ruhig, ich habe (mit offenem Fenster|die ganze Nacht gut) geschlafen.
?good,couple,man,lift @acces- Ein schönes Hotel und wir waren zufrieden, meine Frau ist aber nicht mehr so gut zu Fuß und die Stufen am Eingang sind nicht ideal.
@proprete+ Was (mir|für mich) immer wichtig ist, ist die Sauberkeit und die war hier (sehr gut|wirklich gut).
?good,summer,together @chambre- Wir waren an den heißen Tagen da und im Zimmer gibt es (keine Klimaanlage|nur einen Ventilator), das war (unterm Dach|nachmittags) schon warm. Nachts haben wir (die Fenster aufgemacht|alles aufgemacht), dann ging es einigermaßen.
?good,together @chambre+ Wir hatten vor (drei|zwei|vier) Jahren schon mal hier übernachtet und da war das Zimmer noch (mit den alten Möbeln|ziemlich altmodisch). Jetzt ist alles neu und sehr schön.
?famille,good @chambre+ Wir hatten ein Familienzimmer, also (ein großes Bett|ein Doppelbett) und dahinter noch ein kleiner Raum mit (zwei Betten|einem Etagenbett) für die Kinder. Sehr praktisch. Das Bad ist (für vier etwas klein|nicht so groß).
?view,together @chambre+ Wir haben das Zimmer mit Aussicht genommen, das würde ich auf jeden Fall empfehlen, einfach traumhaft.
?together @prix+ Also wir waren sehr zufrieden mit dem Hotel, (für den Preis|für das was man bezahlt) kann man wirklich nicht meckern, wir haben (schon viel mehr bezahlt|woanders schon das Doppelte bezahlt) und es war schlechter.
# hotel flow mixed
?together @petit_dejeuner- Das Frühstück war sehr enttäuschend, um neun war (kaum noch was|fast nichts mehr) da und nachgelegt wird nicht.
@calme- Das Hotel ist in Ordnung, aber (sehr|wirklich) hellhörig. Man hört wenn nebenan (der Fernseher läuft|jemand redet) und auch (den Gang|die Türen im Gang).
?parking,together @acces-,prix- Laut Beschreibung mit Parkplatz, das stimmt, aber der kostet (8|10|12) Euro die Nacht und das (stand nirgends|steht nirgends). Außerdem war (am Abend|als wir kamen) alles voll. Zum Hotel kann ich sonst nicht viel sagen, (Zimmer normal|das Zimmer war normal), Frühstück auch.
?!affaires @equipements- Zimmer (im Anbau|im alten Teil), nicht im Haupthaus wie auf den Bildern. Teppich fleckig, alles alt. Bett war gut.
?restaurant,together @restauration- Halbpension würden wir nicht mehr nehmen, (es gab zweimal Huhn|es gab zweimal das gleiche) in drei Tagen und die Beilagen waren immer (Bohnen|Bohnen und Kartoffeln). Schlecht war es nicht, aber halt (wie in der Kantine|nichts Besonderes).
?affaires @numerique-,chambre+ Bett und Bad gut. Das WLAN im Zimmer (bricht ständig ab|war kaum zu gebrauchen).
# hotel flow bad
?together @proprete- Im Bad waren noch Haare vom Vorgänger (in der Dusche|im Abfluss) und der Mülleimer war (nicht geleert|noch voll). Staub überall und der Boden klebte. An der Rezeption war ihnen das (egal|ziemlich egal).
?!affaires,together @accueil-,attente- Wir waren um (15|16) Uhr da, so wie es in der Bestätigung steht, und das Zimmer war noch nicht fertig. Wir mussten (mehr als eine Stunde|über eine Stunde) warten und keiner hat etwas gesagt. Keine Entschuldigung, und die Dame war (auch noch genervt|sehr unfreundlich).
?road @calme- Zimmer zur Straße, (LKW ab fünf Uhr|ab fünf Uhr die ersten LKW), Fenster (einfach verglast|undicht), an Schlafen nicht zu denken. Ein anderes Zimmer (gab es angeblich nicht|war angeblich nicht frei).
?summer,together @chambre-,equipements- Zimmer unterm Dach, kein Rollladen, keine Klimaanlage, (wie im Backofen|viel zu heiß). Laut Internet (klimatisiert|mit Klimaanlage), an der Rezeption sagten sie das gilt nur für (die teureren Zimmer|die Zimmer im ersten Stock). Das Fenster ging nur (einen Spalt|ein Stück) auf. (Wir haben (kaum|zwei Nächte kaum) geschlafen und das für $night Euro die Nacht.|)
@petit_dejeuner-,chambre- bett (total durchgelegen|viel zu weich) man rollt in die mitte und das zimmer so klein das man die koffer (nicht aufmachen kann|auf dem bett aufmachen muss) frühstück war (lieblos|ein witz) toastbrot und abgepackte marmelade kaffee (kalt|lauwarm) und dann wollen die noch 13 euro dafür
?!affaires,together @accueil-,prix- Wir mussten (einen Tag früher abreisen|wegen Krankheit einen Tag früher fahren) und haben das am Vortag gesagt, trotzdem wurde die ganze Zeit berechnet. Und freundlich waren sie auch nicht. Auf meine Mail (keine Antwort|kam nie etwas).
?couple @equipements-,accueil- Kein warmes Wasser, weder am Abend noch am Morgen. Angeblich sollte (der Techniker|jemand) kommen, gekommen ist keiner.
# location flow good
?gite,famille,good @equipements+ Sehr schönes Haus mit viel Platz, die Küche hat alles was man braucht. Wir haben jeden Tag gekocht, mit Kindern ist das (einfacher|günstiger). (Der Supermarkt ist etwas weiter weg.|Nette Vermieter.|)
?gite,together,good @acces- Die Anfahrt ist nicht ganz einfach, das Navi schickt einen (zum falschen Weg|auf einen Feldweg). Das Haus selber ist (sauber|gut ausgestattet) und sehr schön.
?!chambre-hotes,together @accueil+ Sehr nette Vermieter, sie haben uns alles gezeigt und waren immer da wenn etwas war. (Zur Begrüßung gab es eine Flasche Wein.|)
?appartement,couple,good @chambre- Wohnung für zwei Personen gut, für vier wie angegeben (würde ich es nicht nehmen|zu eng), das Sofa ist (sehr schmal|kein richtiges Bett). Schlafzimmer (ruhig|nach hinten). Internet (ging gut|hat funktioniert).
?gite,garden,famille,good,summer @equipements+ Großer Garten mit Grill, sehr schön, und die Kinder konnten herumlaufen, er ist (ganz|komplett) eingezäunt. Schatten gibt es wenig.
# location flow mixed
?gite,together @proprete-,equipements+ Das Haus ist groß und die Küche gut ausgestattet, aber (geputzt war nicht richtig|mit der Sauberkeit war es nicht so). Wir haben erst mal selber geputzt.
# location flow bad
?gite,together @chambre- Es riecht (muffig|feucht) im ganzen Haus und im Schlafzimmer ist (in der Ecke|hinter dem Schrank) Schimmel. Wir haben (die ganze Woche|dauernd) gelüftet, das hat nicht viel geholfen, die Bettdecken waren abends (klamm|richtig klamm).
?!chambre-hotes,famille @equipements- Angegeben waren 6 Personen, es gab aber nur (fünf|4) Teller und Stühle auch nicht genug. Backofen (kaputt|ging nicht), Waschmaschine auch.
# camping flow good
?good @proprete+ Sanitäranlagen werden (zweimal|dreimal) am Tag geputzt. Die Duschen sind warm, man muss (alle paar Sekunden|immer wieder) drücken, das nervt ein bisschen.
?caravan,good,together @equipements+ Wir standen mit dem Wohnwagen auf einem Platz (am Rand|in der zweiten Reihe), der Platz war groß genug auch für das Vorzelt und das Auto. Der Boden ist (sehr hart|steinig). Sanitär sauber.
?pool,summer,famille,good @equipements+ Der Pool ist (ab zehn|von 10 bis 19 Uhr) offen und man braucht eine enge Badehose, also keine Shorts, das wird (wirklich|auch) kontrolliert. Für die Kleinen gibt es ein flaches Becken. Die Kinder waren (immer|jeden Tag) drin.
?mobile-home,together,good @equipements+ Das Mobilheim war (ziemlich neu|eins von den neueren) und sauber, nur das zweite Schlafzimmer ist sehr klein. Schöne Terrasse.
?lake,aurelle,summer,together @emplacement+ Man ist in (zwei|fünf) Minuten am Wasser, das ist super. (Badeschuhe mitnehmen!|Wir kommen wieder.|)
?famille,together @ambiance+ Super Platz für Kinder, meine waren den ganzen Tag (mit dem Rad|draußen) unterwegs und man sieht sie nur zum Essen. Es dürfen (keine Autos|fast keine Autos) fahren nur zum Ankommen. Großer Spielplatz.
# camping flow mixed
?together,holidays @proprete- Platz schön und (viel Schatten|große Bäume), aber nur ein Sanitärgebäude (für alle|für den ganzen Platz), und das ist in der Hauptzeit zu wenig. Morgens (von acht bis zehn|zwischen 8 und 10) steht man an und abends sieht es (entsprechend aus|dann auch so aus). Geputzt wird (nur einmal am Tag|viel zu wenig).
?caravan @equipements-,acces- Die Plätze sind (eng|klein), mit Wohnwagen und Auto bleibt (kaum Platz für den Tisch|fast nichts übrig). Rangieren ist sehr schwierig. Strom flog auch (ständig|dauernd) raus.
# camping flow bad
?together,summer @calme- Nachtruhe ab 22 Uhr steht (auf dem Schild|in der Platzordnung), aber es hält sich keiner dran. Neben uns eine Gruppe (Jugendliche|junger Leute) mit Musik bis (zwei|halb drei), und das (drei Nächte|zwei Nächte) hintereinander. (An der Rezeption interessiert das keinen.|)
?mobile-home,together @proprete-,equipements- Mobilheim (uralt|alt), Polster fleckig, in den Schränken (Ameisen|Krümel und Ameisen), Dusche ohne Druck. Matratzen (mit Plastik überzogen|dünn, mit Plastik). Für (600|700) Euro die Woche.
# restaurant flow good
?couple,!pizzeria,!creperie @restauration+ Wir hatten beide das Menü und es war (alles|wirklich alles) sehr gut, vor allem das Fleisch.
?good,together,!pizzeria,!creperie @attente- Man muss ein bisschen Zeit mitbringen, zwischen Vorspeise und Hauptgang waren es (fast 40|bestimmt 30) Minuten. Das Essen war (sehr gut|richtig gut).
?pizzeria,famille @restauration+ Wir waren mit den Kindern da, (jeder von uns|jeder) hatte eine Pizza, die sind (groß|ziemlich groß) und der Teig dünn, so wie es sein soll. (Es war (voll|ziemlich voll) aber es ging schnell. (Preise auch ok.|)|)
?good,!pizzeria,!creperie @prix- Gegessen haben [wir/ich] gut, es ist aber nicht billig, das Hauptgericht (ab 22 Euro|zwischen 20 und 28 Euro) und Getränke kommen extra.
?couple,man,!pizzeria,!creperie @accueil+ Sehr freundlicher Service, die Karte gibt es nur auf Französisch und (die Chefin|die Bedienung) hat uns alles erklärt. Meine Frau isst kein Fleisch, war auch kein Problem.
?summer,good,together,!pizzeria,!creperie @ambiance+ Man sitzt draußen (unter Bäumen|auf der Terrasse), abends ist es da (angenehm|schön kühl), drinnen (waren wir nicht|saß niemand). Unbedingt reservieren.
?creperie,good @restauration+ Die herzhaften sind aus Buchweizen und die süßen aus normalem Mehl, beide sehr lecker. (Cidre gibt es auch.|)
?brasserie,amis @restauration+ waren zu (sechst|fünft) da und jeder hatte was anderes und es hat (jedem|allen) geschmeckt burger, (salat|fisch), steak mit pommes die pommes sind (selbst gemacht|frisch) und nicht aus der tüte bezahlt haben wir (zusammen|insgesamt) so um die (140|150) mit wein
?gastronomique,top,couple @restauration+ Wir haben das große Menü genommen mit (fünf|sechs) Gängen und es war einfach fantastisch. Am besten war (der Fisch|das Kalb).
# restaurant flow mixed
?together,!pizzeria,!creperie @restauration-,accueil+ Die Bedienung war nett und schnell, das Essen (naja|eher durchschnittlich). Mein Steak war (durch statt medium|viel zu durch). Pommes waren gut, der Salat war (ohne alles|aus der Tüte).
?together @attente-,restauration+ Essen gut aber es hat (ewig|sehr lange) gedauert. Leute die nach uns kamen hatten (schon|schon lange) ihre Teller.
# restaurant flow bad
?together @attente- Wir hatten reserviert für (acht|halb acht) und mussten trotzdem (20|15) Minuten warten, dann ein Tisch neben der Toilette. Von der Karte war die Hälfte (aus|nicht mehr da).
?!pizzeria,!creperie @restauration-,prix- Der Fisch war (trocken|außen trocken und innen kalt), das Gemüse aus der Dose oder (jedenfalls|zumindest) sah es so aus, und der Reis (war verkocht|klebte). Gekostet hat es (24|23) Euro. (Der Wein war (warm|auch nicht besser).|)
?weekend,famille @accueil- Am Wochenende (mittags|um 13.30 Uhr), noch (fünf|mehrere) Tische frei, man sagte uns die Küche ist zu. Auf dem Schild steht (bis 14 Uhr|bis 14.30). Nicht mal für die Kinder gab es was.
# site flow good
?musee,good @pedagogie+ Schönes Museum, es gibt viel zu sehen. Die Tafeln sind auf Französisch und Englisch, (Deutsch gibt es als Blatt an der Kasse|auf Deutsch bekommt man ein Heft, das muss man zurückgeben).
?chateau,good @prix+ Von außen ist es (größer|eigentlich größer) als das, was man innen sieht, man kommt nur in (sechs|sieben) Räume, der Rest ist (privat|nicht zugänglich). Der Eintritt ist (mit 9 Euro|dafür) in Ordnung, der Park ist dabei und da kann man (noch eine Stunde|lange) laufen.
?nature,good,together @acces- Vom Parkplatz (läuft man 20 Minuten|sind es 20 bis 25 Minuten), am Schluss viele Stufen. Oben sieht man sehr weit, traumhaft schön.
?chateau,together,good @pedagogie+ Wir haben die Führung mitgemacht, die ist (nur|leider nur) auf Französisch aber man bekommt ein Blatt auf Deutsch zum Mitlesen. Die Frau hat (langsam|deutlich) gesprochen und (ein bisschen|das meiste) haben wir auch so verstanden.
?musee,famille,good @pedagogie+ Für Kinder gibt es ein Heft mit Fragen, (unsere|die beiden) haben das ganz gemacht und am Ende gab es (einen Stempel|eine kleine Medaille). Dadurch war auch (Ruhe|keine Langeweile). (Kinder zahlen nichts.|)
?musee,couple,good @prix- Wir hatten uns (mehr|etwas mehr) Zeit genommen und waren dann doch nach einer Stunde durch. Es ist alles (schön|gut) gemacht und auch gepflegt, nur die obere Etage war (wegen Umbau|leider) geschlossen und der Eintritt war (trotzdem der gleiche|derselbe).
?jardin,good @emplacement+ Der Garten ist in (mehrere|verschiedene) Teile aufgeteilt, vorne sind die Rosen, dann (Gemüse|ein Kräutergarten) und hinten ein (Teich|kleiner Bach). (Bänke gibt es genug.|)
?grotte,good @attente- Man geht mit Führung rein, (alle 30 Minuten|jede halbe Stunde), [wir mussten/ich musste] die übernächste nehmen weil es voll war. Sehr beeindruckend! Drinnen sind es (12|13) Grad, also Jacke. Es sind viele Stufen (rauf und runter|runter und dann wieder rauf), der Boden ist (nass|feucht).
?musee,solo @pedagogie+ Ich war (unter der Woche|an einem Vormittag) da, da ist (niemand|kaum jemand) drin und der Herr an der Kasse ist (mitgegangen|ein Stück mitgegangen) und hat mir die Maschinen erklärt. Es gibt auch einen Film.
?nature,famille @emplacement+ schöner rundweg ungefähr (5|4,5) km wir haben mit den kindern (zweieinhalb|2) stunden gebraucht mit pause. unterwegs sind tafeln wo (tiere|die vögel) erklärt werden und ein holzturm da kann man (hoch|rauf) und rüberschauen. zu essen gibts (nix|dort nichts) also was mitnehmen und genug trinken. (am bach|beim bach) kann man die füße rein halten
?abbaye,couple @ambiance+ Wir haben das (eher zufällig|im Vorbeifahren) gesehen und sind hineingegangen, der Eintritt beträgt (sechs|fünf) Euro. Es handelt sich um ein (sehr altes|wirklich altes) Gebäude, das (vor einigen Jahren|in den letzten Jahren) renoviert wurde. Es hat uns (sehr gut|gut) gefallen.
# site flow mixed
?chateau,together @prix-,emplacement+ Die Lage ist schön und man hat einen guten Blick, aber zu sehen gibt es (eigentlich nicht viel|recht wenig), (drei Räume|zwei, drei Räume) mit Vitrinen und ein Film der (nicht lief|gerade kaputt war). Dafür (9|8) Euro finde ich viel.
?musee @pedagogie- Die Sammlung ist (interessant|nicht schlecht) aber man erfährt wenig, es gibt fast nur Texte auf Französisch und die sind (klein gedruckt|sehr lang). Der Audioguide kostet (3|4) Euro extra und (geht auch nur auf Englisch|Deutsch ist nicht dabei).
# site flow bad
?together,!nature @accueil- Im Internet stand geöffnet bis 18 Uhr, wir waren um (kurz nach fünf|zehn nach fünf) da und die Kasse war (schon zu|geschlossen), letzter Einlass eine Stunde vorher. Das stand (nur an der Tür|nirgends außer an der Tür). Und unfreundlich war man auch noch.
?chateau @prix-,pedagogie- (12|11) Euro Eintritt für (vier|ein paar) leere Zimmer, in zweien davon (eine Baustelle|wird gebaut). An der Kasse (kein Wort davon|hat niemand was gesagt). Führung (ausgefallen|fiel aus).
?chateau,summer,famille @attente-,ambiance- Viel zu viele Leute, man wird (durchgeschoben|so durchgeschoben) und sieht nichts, vor jedem Raum (wartet man|steht man wieder) bis die Gruppe davor fertig ist. An der Kasse (45|40) Minuten in der Sonne und kein (Schatten|Wasser zu kaufen).
# activite flow good
?nautique,aurelle,together,summer,good Wunderschöne Strecke. Wir haben die (kurze|kleine) genommen, das sind (8|9) Kilometer und man braucht ungefähr zwei Stunden, mit Baden länger. Man wird (mit dem Bus|mit einem Kleinbus) hochgefahren und fährt dann zurück zum Auto.
?velo,couple,good @equipements+ Wir hatten E-Bikes für einen (halben|ganzen) Tag, die Räder sind (neu|fast neu) und der Akku hat gut gereicht. Der Sattel (ist|war) hart. Schöne Touren gibt es hier. (Helme sind dabei.|)
?cheval,famille,good @accueil+ Unsere Tochter hatte (ein bisschen|am Anfang) Angst und die Frau hat sich (viel Zeit genommen|Zeit genommen) und ist die ganze Zeit neben ihr geblieben. Sehr nette Leute und liebe Pferde.
?spa,couple,good @ambiance+ Wir waren (zwei|drei) Stunden drin, es gibt zwei Saunen und ein Becken mit Sprudel, das Dampfbad war (nicht an|außer Betrieb). Bademantel bekommt man, Badeschuhe (muss man mitbringen|kosten extra). Sehr entspannend. (In die Sauna mit Badehose!|)
# activite flow mixed
?nautique,together @prix-,accueil+ Der Guide war nett und (kennt sich aus|weiß viel), aber die Tour war (kürzer|deutlich kürzer) als angegeben. Für (45|40) Euro pro Person (ist das wenig|habe ich mehr erwartet).
# activite flow bad
?nautique,together @accueil-,attente- Gebucht (für zehn|für 10 Uhr), bezahlt im Voraus, um zehn war (keiner da|noch niemand da). Los ging es (nach elf|um Viertel nach elf) und um zwölf war schon Schluss. (Erklärt wurde (nichts|fast nichts). (Geld zurück (gibt es nicht|gab es nicht).|)|)
`;
