/** Guests of hotels from the Netherlands and Flanders in their own manner: flat, hasty or at length. */
export const dutchGuestsHotel = `
# hotel flow good
@proprete+ Schoonmaak is prima hoor , elke ochtend (even|keurig) gedaan .
@accueil+ bediening zeer correct, (ook aan de bar|niks op aan te merken)
Zeker naar toe gaan als je (hier |)in de buurt bent
Hier komen we (vast|zeker) nog eens.
?parking @acces+ Makkelijk te vinden met de auto en (er is |)plaats genoeg
@equipements+ Waterkoker op de kamer en ook koffie erbij, (fijn|prima).
@petit_dejeuner+ Het ontbijt is (dik|helemaal) in orde, voor iedereen wel wat
?top fantastisch (gewoon|echt), het kan niet beter
@proprete+,chambre+ Schone kamer en goede douche.
Twee nachtjes hier geslapen, (helemaal goed|goed bevallen)
?pool,summer @equipements+ lekker zwembadje , goed (op temperatuur|onderhouden)
@attente+ vlot geholpen bij in en uitchecken
Volgend jaar (hopelijk |)weer in dit hotel als er plek is
@prix+ Voor dit geld kun je (hier |)niks beters vinden denk ik
@calme+ Heerlijk stil daar (ook overdag|zeg).
?good @petit_dejeuner- Van het ontbijt hadden we meer verwacht voor de rest (ok|tevreden)
?restaurant @restauration+ s avonds ook lekker gegeten in het restaurant
@proprete+ schoon is het er zeker ! elke dag nieuwe handdoeken en je bed (netjes |)opgemaakt, prima dus
@calme+,accueil+,proprete+ Klein hotel maar rustig, correct onthaal en alles (heel|zeer) proper.
@chambre+,petit_dejeuner+ Wij zijn zeer te spreken over het hotel en de kamer die we hadden. Ook het ontbijt was (voor ons|) ruim genoeg.
@chambre+ Super kamer, heel ruim, hele mooie badkamer en goed kunnen slapen.
?parking @acces+,emplacement+ Auto kon gewoon voor de deur staan en je loopt zo naar de winkels en de restaurants. Ideaal
?good,!lift @acces- Let wel op er is geen lift en het is nog (best|aardig) hoog als je boven zit.
?restaurant @restauration+,prix+ We hadden half pension en dat is (zeker |)aan te raden, goed eten voor die prijs
?good @accueil+,emplacement+,chambre- Wat een leuk hotel en zo vriendelijk! Ligt ook goed. (Badkamertje|Badkamer) is wel klein voor twee man
?restaurant @accueil+,restauration+,chambre+ heel gastvrij onthaald en lekker gegeten in het restaurant beneden daar hoef je niet voor weg te gaan. kamer was netjes gewoon goed. men kwam ook vragen of alles naar wens was tijdens het eten.
?good @chambre+,accueil+,petit_dejeuner+ heel fijn hotel met een mooie grote badkamer en alles erop en eraan. wij hebben ons goed vermaakt hier en iedereen is zo behulpzaam,en het bed lag ook heerlijk. het ontbijt was goed. heerlijk paar dagen gehad
@emplacement+,petit_dejeuner+ Goed hotel en gunstig gelegen. Te voet ben je zo in het centrum. Ontbijtbuffet was uitgebreid en werd steeds bijgevuld. Wij hadden niets te klagen over dit hotel.
?restaurant,top @proprete+,accueil+,chambre+,restauration+ super hotel alles proper en net, zeer goeie ontvangst en bediening is ook vriendelyk. kamer was groot genoeg en iedere morgen gekuist.het eten smaakt er goed en je hebt er zeker genoeg aan. wy zyn content dat we dit gekozen hebben en we komen zeker terug zo een goede dagen gehad
@chambre+,petit_dejeuner+ Voor een lang weekend hier verbleven met de kinderen. We hadden een kamer voor 4 met een slaapbank {dat moet je wel van te voren vragen}, die lag goed en er was genoeg ruimte voor de spullen. Het ontbijt bied voor de kinderen ook genoeg. Een fijn hotel en voor ons zeker nog eens.
@chambre+,petit_dejeuner+,ambiance+ Heerlijk hotel. Je voelt je er gewoon thuis! Goed bed, neem ook zeker een keer het ontbijt!! Badkamer was ook in orde. Wij gaan er al jaren heen en het blijft leuk
?restaurant @restauration+,accueil+,petit_dejeuner+ Net terug van een midweek in dit hotel. Wij hadden het geboekt om uit te rusten dat hadden we ook wel nodig. Eten was goed, elke avond iets anders en je kon er ook iets anders voor krijgen als je het niet lustte. Niets dan lof.
# hotel flow mixed
Kamer was wel ok, (meer ook niet|verder niks bijzonders)
@chambre- Het is best een goed hotel maar (wel |)gedateerd allemaal
@petit_dejeuner-,prix- ontbijt mager voor die prijs
@calme- Wel heel gehorig hoor, je hoort (iedereen|alles)
@ambiance+,chambre-,petit_dejeuner- Hotel ziet er leuk uit maar de kamers zijn (wel |)toe aan een likje verf. Ontbijt ging wel, niet geweldig.
?restaurant @chambre+,restauration-,prix- kamers waren goed, avondeten (vonden we|was) niet zo geslaagd en best veel geld ervoor
@chambre- Bed ligt goed, maar de douche werd niet warm genoeg en dat is (twee keer |)gezegd maar niks aan gedaan
?amis @chambre-,attente-,accueil-,petit_dejeuner+ we zijn hier met vriendinnen geweest. de badkamer was erg klein. als er een stond te douchen kon de rest niet naar de wc. lang wachten bij de receptie en niet echt behulpzaam. maar het ontbijt was wel goed hoor,daar niks over. al met al leuke dagen gehad
# hotel flow bad
@accueil- wat een onvriendelijke mensen (zeg|achter die balie)
?worst Voor ons nooit (meer|weer)!! waardeloos
@prix-,chambre- Veel te duur voor (een|zo'n) hok van niks
@chambre- bed zakte helemaal door in het midden
@petit_dejeuner- Ontbijt was een aanfluiting
@attente- Kamer om 5 uur nog niet klaar (en geen excuus|).
@proprete-,chambre-,accueil- Net thuis van een weekend in dit hotel. Kamer was niet schoon, overal stof en in de badkamer zat nog haar van de vorige gasten. Lampje naast het bed kapot. Beddengoed met vlekken. Toen we het meldden zei men dat het morgen gedaan zou worden en dat was dus niet zo. Dat er in deze tijd nog zulke hotels bestaan.
?worst @accueil-,prix- Slechtste hotel waar ik ooit geweest ben. Alleen maar geld willen ze zien, alles moet je bijbetalen en dan nog een grote mond toe. De baas zelf net zo goed!! Dat doe je toch niet met je klanten. Wij gaan er nooit meer heen en ik raad het iedereen af.
`;
