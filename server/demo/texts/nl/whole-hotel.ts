/** Reviews of hotels by guests from the Netherlands and Flanders, most of them brief and about one thing. */
export const dutchWholeHotel = `
# hotel flow good
@proprete+ Nette kamer, ook de badkamer was goed schoon.
[We waren/Ik was] er maar één nacht maar dat was (goed|prima).
@accueil+ Zeer vriendelijk onthaal, ook 's avonds laat nog.
@petit_dejeuner+ Ontbijt heel verzorgd en alles (werd goed aangevuld|was vers)
@chambre+ Heerlijk geslapen, (goed matras|de bedden zijn echt goed).
?good @petit_dejeuner- Ontbijt een beetje karig.
?together @emplacement+ Goede plek om een paar dagen te gaan (fietsen|wandelen).
Kamers eenvoudig maar (netjes|alles in orde).
?couple @petit_dejeuner+ Vooral het ontbijt was top, (veel keuze|ook hartige dingen).
mooi hotel
?family-run @accueil+ De eigenaars zijn heel lief.
?family-run @petit_dejeuner+ Zelfgemaakte (abrikozenjam|pruimenjam|aardbeienjam) bij het ontbijt, heel lekker.
?family-run,good @chambre+ De kamers zijn niet nieuw maar wel gezellig en je slaapt er goed.
?parking @acces+,prix+ Gratis parkeren bij het hotel
?good,!lift @acces- Let op, er is geen lift en de trap is (steil|smal).
?!lift @accueil+ Heel lief dat ze mijn koffers naar boven hebben gedragen.
?lift @acces+ lift aanwezig, dat was voor [ons/mij] belangrijk
@acces+,chambre+ Inloopdouche zonder drempel, heel goed.
?good De eerste dag hier ontbeten, daarna naar de bakker.
@proprete+,calme+ schoon, (stil|rustig) en een goed bed
?affaires @numerique+ Wifi goed en er staat een bureau, voor werk (prima|ideaal).
?affaires @petit_dejeuner+ Goed ontbijt en het kan al om (half zeven|zeven uur)
?affaires @attente+ Vlot uitgecheckt en de factuur kreeg ik (meteen|direct) mee.
?affaires @equipements+ genoeg stopcontacten
?solo @accueil+ Ik was hier alleen en heb me (erg|heel) welkom gevoeld.
?famille @chambre+ Twee kamers met een tussendeur, ideaal met kinderen.
?famille @petit_dejeuner+ ontbijt ook leuk voor de kinderen
?famille @accueil+ Heel lief voor kinderen.
?famille,pool,summer @equipements+ Zwembad (super|heerlijk) en niet te diep voor de kinderen.
?famille,good @chambre- Met een bijzetbed is het met kinderen (erg|te) krap.
?pool,summer @equipements+ heerlijk zwembad, (genoeg ligbedden|ook 's avonds nog open)
?pool,good @equipements- Het zwembad is kleiner dan op de foto. Leuk hotel wel.
?good @acces- Zonder auto heb je hier niet veel te doen.
?restaurant,together @restauration+ Halfpension genomen en zeer content, elke avond iets anders.
?restaurant @restauration+ Elke avond goed gegeten.
?restaurant @restauration+ 's Avonds in het restaurant gegeten en dat was (erg goed|heel lekker).
?restaurant,good @restauration+,prix- Uitstekend gegeten maar de wijn is duur.
?good @accueil+ Personeel spreekt weinig Engels, maar heel aardig.
?view @chambre+ Prachtig uitzicht vanaf het balkon!!
?view,good @chambre+ mooie kamer met uitzicht
?good,summer @equipements- Geen koelkastje op de kamer, verder (alles in orde|tevreden).
?view,good @chambre+,petit_dejeuner- Prachtig uitzicht. Het ontbijt was (wat mager|alleen zoet).
?lake,aurelle,!winter @emplacement+ Je loopt in vijf minuten naar het meer.
?lake,aurelle,!winter @emplacement+ Mooi pad langs het water (om te fietsen|om te wandelen).
?dunes @emplacement+,equipements+ Dichtbij het strand (en fietsen kan je binnen zetten|).
?dunes,!winter @emplacement+ Goede ligging, je bent zo (in het bos|bij zee)
?dunes,autumn @calme+ In het najaar is het hier lekker rustig.
?dunes,autumn,good Buiten het seizoen is er veel dicht.
?aurelle,summer @accueil+ Bij de receptie krijg je wandelkaartjes en goede uitleg erbij.
?summer,good @chambre- Kamer wat warm maar verder goed.
?winter @chambre+ De kamer was (lekker|heerlijk) warm.
?winter,good,together Tussen kerst en nieuw is bijna elk restaurant dicht.
?spring @calme+ In $month nog lekker rustig.
?summer @chambre+ Airco op de kamer en die deed het goed.
?summer,garden @petit_dejeuner+ Fijn dat je (buiten|in de tuin) kan ontbijten.
?summer,good @chambre- geen airco
?dogs @accueil+ De hond was (van harte|echt) welkom en mocht ook mee naar het ontbijt.
?dogs,good @prix- Hond mag mee maar je betaald er (10|12) euro per nacht voor. Verder top.
?dogs @acces+ Kamer op de begane grond met de hond, handig.
?old @ambiance+ Ouderwets hotel met hoge plafonds, mooi.
?old,good @chambre-,proprete+ Inrichting uit de jaren tachtig, wel alles schoon.
?village @emplacement+ Het hotel ligt midden in het dorp.
?village @ambiance+ Gezellig dorp, ook 's avonds.
?village,bell,good @calme- De kerkklok slaat ook 's nachts, maar ik vond het een fijn hotel.
?road,good @calme- vraag een kamer aan de achterkant, aan de voorkant hoor je (de vrachtwagens|het verkeer). voor de rest goed
?garden @ambiance+ Je kan heerlijk in de tuin (zitten|lezen)
?breakfast-buffet @petit_dejeuner+ Heel uitgebreid ontbijt, (eieren, kaas, vers fruit|ook ham en eieren).
?breakfast-buffet,good @attente- Rond negen uur is er geen tafel te krijgen bij het ontbijt.
?good @chambre- De (rolkussens|lange kussens) zijn niet goed maar verder alles in orde.
?good @numerique- wifi op de kamer haperde, (op de gang ging het wel|beneden was het goed)
?good @numerique- Mooi hotel, alleen jammer dat je boven (geen|bijna geen) wifi hebt.
@prix+,proprete+ Goede prijs voor een nette kamer.
?good @prix- Aan de dure kant, maar (alles is net verbouwd|de bedden zijn top).
?good @prix- Voor (15|14|16) euro per persoon is het ontbijt te duur, met de kamer zeer tevreden.
?good Al jaren mijn vaste hotel.
?together Wij komen hier al sinds (2009|2012|2015) en het blijft goed.
?together @accueil+ derde keer en weer dezelfde vriendelijke mensen!
@accueil+ Laat aangekomen en er was nog iemand.
?together @prix+ Als tussenstop naar (Spanje|het zuiden) prima en niet duur.
?together,good Voor de tweede keer hier en weer (prima|goed).
?amis,together @ambiance+ Met (vriendinnen|vrienden) een lang weekend geweest, heel gezellig!
?amis,man,good Met (vijf|zes) man hier om te fietsen, fietsen veilig binnen.
?amis,together @accueil+ Ze hebben ons kamers naast elkaar gegeven, dat was leuk.
?groupe @accueil+ Voor onze (wandelclub|fietsclub|koorgroep) was alles goed geregeld.
?top,together @chambre+ echt een prachtige kamer!!
?top,!alone @accueil+ Een dikke 10 voor het personeel.
?top @accueil+ Mijn complimenten aan het personeel.
?top @petit_dejeuner+ Het ontbijt was uitstekend, ook het brood.
?top,couple @ambiance+ Heerlijk met ons twee 😍 zo gezellig ingericht
?good @petit_dejeuner- Ontbijt mag iets meer variatie hebben, voor de rest top.
@equipements+ Fijn dat er een waterkoker met koffie en thee op de kamer staat.
@proprete+ Heel proper hotel, ook in de gangen.
?couple,together @calme+ Kamer aan de achterkant, heel rustig.
@proprete+ De kamer werd elke dag (goed|netjes) gedaan.
?family-run,good @attente- Ze zijn maar met zijn tweeën, dus soms moet je even wachten.
?famille,good @chambre- De familiekamer is voor (vier|vijf) personen krap maar te doen.
?good @equipements- douche is oud
?famille @accueil+ Ook met een baby welkom, er stond al een bedje klaar.
?famille,summer Eén nacht op doorreis met de kinderen, prima.
?view,lake,aurelle,top @chambre+ kamer met uitzicht op het meer, geweldig!
?restaurant,good @attente- Eten goed, maar lang wachten tussen voor- en hoofdgerecht.
?groupe,restaurant @accueil+ Familiefeest hier gehad, alles goed geregeld.
?amis,pool,summer @equipements+ super tof hotel, t zwembad is echt (top|chill)
?solo @calme+ Lekker rustig, goed geslapen.
?solo,man @accueil+ Motor mocht (achter het hek|binnen) staan, heel aardig.
?top @accueil+ Dank je wel $staff!
?good @chambre- Onder het dak wordt het warm. Wel een mooie kamer.
@chambre+ Kamer van alle gemakken voorzien.
alles was dik inorde, zeer tevreden
@accueil+,petit_dejeuner+ vriendelijke mensen en een goed ontbijt
@chambre+ Kamer precies zoals op de foto's.
Voor [ons/mij] het (fijnste|leukste) hotel van de reis.
jammer dat het zo ver van huis is
@accueil+ Personeel spreekt (ook Engels|een beetje Nederlands).
?good @equipements- Er is geen (koelkastje|waterkoker), verder goed.
Gewoon een (fijn|goed) hotel.
?restaurant,good Het restaurant zat vol, dus reserveer.
?together @acces+ heel behulpzaam met mijn vader die slecht loopt.
?top TOP
?top Super hotel!!
@emplacement+ Ligging kon niet beter.
?good @acces- Parkeren is zoeken, verder goed.
?good @petit_dejeuner-,chambre+ mooie kamer, ontbijt (matig|niet bijzonder)
?good @calme- Gehorig, je hoort (de buren|elke deur). Verder goed geslapen.
@calme+ Rustig gelegen, geen auto gehoord.
@chambre+ wat een goed bed
?good @chambre- Kleine kamer maar alles (zit erin|is er)
?good @accueil+ Niet het mooiste hotel, wel heel aardige mensen.
@attente+ De kamer was om (elf uur|half twaalf) al klaar, fijn.
@prix+ Voor $night euro een heel goede kamer.
@ambiance+ Heel gezellig ingericht, vooral (de bar|beneden).
?good,together @calme- In het weekend is het wat (onrustig|druk) op straat, verder goed.
?couple,man @petit_dejeuner+ Ook glutenvrij brood voor mijn vrouw, heel goed.
@petit_dejeuner+ Verse jus bij het ontbijt, lekker
@chambre+ goed bed en een rustige kamer
?good @petit_dejeuner- Koffie is niet lekker.
?parking,good @acces- Parking is smal, hotel goed.
?good Prima hotel
?affaires Ik kom hier voor werk (vier|vijf) keer per jaar en het is altijd goed.
?affaires,good @numerique- Wifi op de kamer niet goed. Voor de rest zakelijk prima.
@calme+,chambre+ Stevig matras en heel rustig, goed geslapen.
?family-run @accueil+ De eigenaars doen alles zelf en zijn heel aardig.
?restaurant,together @restauration+ Elke avond in het hotel gegeten, gewone Franse keuken en lekker.
?summer @chambre+ Goede airco op de kamer, heerlijk geslapen.
?dogs,together @accueil+ Met een grote hond ook welkom, we komen volgend jaar terug.
?good @prix- Mooi hotel, maar het ontbijt, de parking en de toeristenbelasting samen was nog eens (dertig|vijfendertig) euro per nacht.
Prima hotel.
@proprete+ schone kamer, goed bed
@accueil+ Heel vriendelijk personeel (bij de receptie|)
Goed hotel (en goed geslapen|), niets te klagen.
@petit_dejeuner+ lekker ontbijt
@chambre+ Mooie (grote|ruime) kamer
[We komen/Ik kom] hier zeker (nog eens|een keer) terug
@emplacement+,accueil+ Goede ligging en (aardige|vriendelijke) mensen.
?good Voor een nacht of twee (prima|heel goed)
@calme+ eindelijk eens goed geslapen
# hotel flow mixed
@proprete- Niet schoon genoeg.
@proprete-,accueil+ Aardige mensen, alleen mag er (beter|vaker) schoongemaakt worden
?!alone @calme- Helaas heel de nacht lawaai van de straat.
@prix-,emplacement+ Je betaalt hier voor de ligging, de kamer is $night euro niet waard.
@prix- Te duur, de kamer zelf is ok.
?old @chambre- Oud hotel dat wel een opknapbeurt kan gebruiken
?old @chambre-,petit_dejeuner+ Tapijt versleten en het raam sluit niet, wel (een goed ontbijt|lekker ontbeten).
drie sterren vind ik wat veel
@petit_dejeuner- Ontbijt van (12|13|14) euro en er werd niks bijgevuld.
?restaurant @restauration-,chambre+ Goede kamer, maar in het restaurant was (het vlees taai|mijn vis droog).
?restaurant @attente- restaurant te langzaam en de bestelling klopte niet
?pool,summer @equipements- zwembad (dicht wegens onderhoud|vanaf zes uur dicht), jammer
@numerique-,chambre+ Wifi (valt steeds weg|doet het alleen bij de receptie). Kamer is goed.
voor een nachtje is het goed te doen
@accueil- De dame aan de receptie was (nors|kortaf), de anderen waren wel aardig.
?famille @chambre- derde bed is een klapbed, niet goed
@chambre- Jaren geleden ook geweest en toen was het beter, er is niks meer aan gedaan.
?summer @chambre-,accueil+ Te warm om te slapen, [we kregen/ik kreeg] nog een ventilator.
De rekening klopte niet.
Al met al een (6|zesje).
@chambre- badkamer heel klein, kamer gaat wel
@calme- Dunne muren, je hoort de buren praten
@emplacement- Het ligt verder van het centrum dan ze (schrijven|op de site zetten).
?affaires Zakelijk kan het.
?couple @ambiance- Beetje (kil|ongezellig) hotel.
@acces- Nergens plek voor de auto en de garage was vol.
Niet slecht maar ook niet (bijzonder|echt goed).
@proprete-,accueil+ De badkamer was niet schoon.
@attente- Om drie uur inchecken staat er, het werd half vijf.
# hotel flow bad
?worst @proprete- vies!! (haren in bed, schimmel in de douche|vlekken op het laken)
@proprete- In de (la|kast) lag nog afval van de vorige gasten.
@accueil- Heel onvriendelijk personeel!!
@chambre- De helft van de lampen deed het niet en de douche (lekte|werd niet warm).
@prix-,chambre- $night euro betaald voor een (doorgezakt bed|oude kamer met een slecht bed)
@chambre- Foto's op de site zijn zeker (tien|vijftien) jaar oud
@calme- Geen oog dichtgedaan. Muziek tot twee uur.
@calme-,accueil- Heel de nacht lawaai en het noodnummer werd niet opgenomen!
@attente- Kamer zou om drie uur klaar zijn, het werd (kwart voor vijf|half zes).
@attente-,accueil- Anderhalf uur in de hal gewacht, geen excuus gekregen.
?road @calme- Niet rustig gelegen, vrachtwagens de hele nacht.
?road @calme- enkel glas aan een drukke weg, niet geslapen
@chambre- Muf, raam kon niet open.
?restaurant @restauration- In het restaurant (koud vlees|slappe friet) en nog duur ook.
?restaurant @attente- Na een uur nog geen eten.
@prix- je betaald voor alles apart, (parkeren|ontbijt) en airco
@accueil- Ziek geworden en moeten annuleren, niks terug.
@petit_dejeuner- Slecht ontbijt met droog brood en slappe koffie.
@chambre- De kamer was niet gerenoveerd zoals op internet staat
?famille @accueil- Niet geschikt voor kinderen, onvriendelijk.
?famille @chambre- Onze jongste lag op een dun matrasje op de grond.
?!lift @acces- Geen lift en dat stond nergens!
@equipements- tv stuk, (föhn stuk|kraan lekt), er komt niemand
@numerique- De wifi heeft (geen minuut|de hele tijd niet) gewerkt
?famille,pool,summer @equipements- Het zwembad was groen en vies, onze kinderen konden er niet in!
@chambre-,accueil- Andere kamer gekregen dan geboekt, kleiner en (zonder bad|zonder uitzicht).
?affaires @petit_dejeuner- Ontbijt pas om (acht uur|half negen), voor werk te laat.
?affaires @calme- Heel dunne muren, je hoort alles.
?couple @ambiance- Ongezellig hotel, geen sfeer.
?couple @chambre- twee losse matrassen, tegengevallen
?worst @proprete- Bedwantsen! NIET BOEKEN
?low @accueil- De eigenaar is (heel onvriendelijk|bot).
@accueil-,attente- Slechte ontvangst, ze wisten niets van de boeking.
Ik begrijp de goede beoordelingen (echt|totaal) niet.
@prix- Veel te duur voor wat het is
@chambre-,proprete- De kamer stonk naar (sigaretten|riool).
@chambre- veel te hard bed, last van mijn rug
@proprete- Er zaten zwarte randen langs (het bad|de douche)
@accueil- Je voelt je hier niet welkom.
@acces-,prix- Parkeren 18 euro!! per nacht
?winter @chambre- IJskoud op de kamer, radiator lauw.
?summer @chambre- Vierde verdieping onder het dak zonder airco, veel te warm.
?together @accueil- Na één nacht weggegaan, geen geld terug.
@petit_dejeuner-,attente- (Een half uur|Twintig minuten) in de rij voor koffie bij het ontbijt.
?worst Nooit meer.
@emplacement- Midden op een (industrieterrein|parkeerterrein).
@proprete-,accueil- Het bed was niet verschoond en niemand die er wat aan deed.
?together @prix-,accueil- Rekening klopte niet en ze geloofden ons niet.
?famille @chambre- Een familiekamer geboekt, het was een tweepersoonskamer met een matras op de grond.
@calme- Er was een trouwfeest in het hotel, muziek tot vier uur!!
`;
