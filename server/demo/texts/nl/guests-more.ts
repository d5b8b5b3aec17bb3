/** Middling reviews of guests from the Netherlands and Flanders in their own manner, each with words that may differ. */
export const dutchGuestsMore = `
# hotel flow good
@chambre+ Een (ruime|flinke) kamer met bureau, kluis, een zitje en (voldoende|genoeg) kastruimte.
Ik heb (eigenlijk|verder) geen klachten en zou iedereen die deze kant op komt dit hotel (gerust|zeker) aanraden
?good @chambre+ kussens zijn wat (dik|plat) maar toch (prima|goed) geslapen
@ambiance+ Hotel is vanbinnen (mooier|gezelliger) dan je (van buiten|eerst) zou denken .
@accueil+,chambre+,calme+ Service is (goed|top), de kamer was (groot|ruim) en er is veel rust!
@calme+ Van de (andere gasten|buren) (niks|weinig) gehoord.
Al met al een hotel om (nog eens|vaker) naar (terug|toe) te gaan
@accueil+ Bij vertrek (nog|ook nog) geholpen met de (koffers|tassen)...(super|klasse)!!
@proprete+ Er word (elke|iedere) dag goed gepoetst , ook op de (gang|trap) en in de eetzaal is het (gewoon|altijd) schoon .
De volgende keer (boeken|nemen) wij (precies hetzelfde|weer dit) hotel!
@chambre+ Twee nachten (geweest|gezeten) en erg tevreden over de badkamer, die was groot en nieuw.
@chambre+ Heb er alleen (geslapen|overnacht) en ben vroeg weer vertrokken dus veel valt er niet te (zeggen|melden) maar het bed was goed
@accueil+ De mensen zijn (erg|heel) voorkomend en spreken (goed|ook goed) duits
@chambre+,ambiance+ Heel (mooi|leuk) hotel met lekkere (grote|brede) bedden erin.
?parking @emplacement+,acces+ (Centraal|Gunstig) gelegen hotel met parking en waar je (veel|van alles) te voet kan doen.
?good @chambre+,calme- Kamer was (prima|in orde), tip: vraag er een aan de achterkant, (dan|daar) heb je (geen|minder) last van het verkeer.
@emplacement+ Bakker, restaurants en supermarkt allemaal (dichtbij|om de hoek) dus de auto (niet|nauwelijks) gebruikt.
@petit_dejeuner+ Ontbijt met (warme|verse) broodjes en (goede|lekkere) koffie uit een apparaat
@attente+ Van (boeken|reserveren) tot (afrekenen|uitchecken) liep alles zoals het moet
?summer @chambre+,equipements+ Gelukkig was er airco want anders had ik (daar|er) (niet|geen nacht) kunnen slapen met die (warmte|temperaturen)
@equipements+,chambre+ Op de kamer (lag|was) alles wat je nodig (hebt|kan hebben), shampoo en een föhn ook.
Correct hotel, geboekt (ivm|vanwege) een (cursus|feest) in de buurt en alles was zoals het op de site stond beschreven.
?top @ambiance+,accueil+ het Hotel is (echt|gewoon) prachtig, en zo (gezellig|warm) ingericht en super lieve mensen die er werken
?!solo @prix+ Voor twee personen (met|inclusief) ontbijt is dit (echt|eigenlijk) geen geld
@numerique+ internet deed het (overal|ook boven) en de televisie had (gewoon|een paar) nederlandse zenders
?restaurant @restauration+,prix+ Eten in het hotel was (goed|lekker) en niet (te |)duur dus we zijn er alle avonden gebleven.
@emplacement+ vanuit het raam had je (mooi|prachtig) zicht op de (heuvels|omgeving)
@accueil+,attente+ (Slechts|Maar) een nacht verbleven, heel (goed|warm) ontvangen en (vlug|direct) de sleutel gekregen.
# hotel flow mixed
@petit_dejeuner+,numerique- ontbijtbuffet was (uitgebreid|goed verzorgd) de wifi daarentegen (slecht|heel slecht)
@chambre- onze kamer was erg (klein|donker) dat zal wel door het late boeken komen
@chambre- de badkamer is (wel|echt) aan vervanging toe en de vloerbedekking op de gang ook
?restaurant @restauration- Enige (minpunt|nadeel) is dat je met halfpension (stipt |)om zeven uur moet komen en niks (kan|kunt) kiezen.
# hotel flow bad
@chambre- Verschrikkelijk (smalle|harde) bedden in een heel (warme|benauwde) kamer
Waar ze die (sterren|goede cijfers) van hebben weet ik (echt |)niet
@proprete- De vloer (plakte|was plakkerig) en in het (bad|putje) lagen nog haren.
@chambre-,accueil- Drie dagen (geen|zonder) licht in de badkamer, (niemand|geen mens) die er iets aan deed en we hebben het (elke ochtend|telkens weer) gezegd.
@attente-,accueil- Bij (het uitchecken|vertrek) problemen met de (rekening|betaling), een half uur staan wachten tot de (chef|directeur) er was.
@chambre- Dat ze zoiets (durven|kunnen) verhuren is (gewoon|toch) schandalig!
@accueil- Personeel reageerde (kort|kribbig) op alles wat wij vroegen.
@calme-,chambre- Gebrom van de (koelkast|minibar) {kamer} was de (hele|ganse) nacht hoorbaar, zeer (vervelend|storend).
@numerique- wifi viel er (om de haverklap|steeds) uit en de tv had (alleen|enkel) franse zenders met veel ruis
@petit_dejeuner- Brood was (taai|oud), ook de koffie NIET warm; (slap|flets) en vies.
?!parking @acces-,accueil- om te parkeren moet je een (heel|flink) eind verderop zijn en dat (zeggen|vertellen) ze pas als je met je koffers voor de balie staat
?worst Dit trekt op niks, ik (snap|begrijp) niet dat dat (nog |)open is
@accueil- De (uitbater|baas) vond ik (allesbehalve|niet echt) gastvriendelijk
# restaurant flow good
?!winter @ambiance+ Mooi (ingericht|aangekleed) restaurant en ook (buiten|op het terras) zit je (goed|fijn)
?!pizzeria,!creperie @restauration+ Heb in (lang|tijden) niet zo'n lekker stuk (vlees|vis) gegeten als hier.
@restauration+,emplacement+ 2 (avonden|keer) hier gegeten {wel reserveren} heel (goed|lekker) gekookt en (dicht bij|vlak bij) waar wij sliepen.
@ambiance+ We hebben (hier|er) een (aangename|zeer gezellige) avond (beleefd|gehad) .
@prix+ Met (drank|wijn) en koffie erbij viel de rekening (alles|reuze) mee
@attente+ Op een drukke (avond|zondag) toch (vlug|snel) gediend geweest.
@restauration+ Het is een (goed|prima) adres voor de lunch.
@restauration+ wij hebben (intussen|nu) bijna alle restaurants in de buurt (geprobeerd|gehad) maar dit is (toch wel|zonder twijfel) het lekkerste.
?good,!pizzeria,!creperie @restauration- Minpunt , (weinig|bijna geen) keuze voor wie geen vlees (eet|lust).
?pizzeria @restauration+ pizza was (heet|lekker) en (krokant|goed gebakken)
?gastronomique @restauration+,accueil+ Elk gerecht was (heerlijk|verzorgd) en bij de (wijn|wijnen) kregen wij een (duidelijke|korte) uitleg van de meneer die bediende.
@restauration+ een (super|heerlijke) avond gehad zou (morgen|elke week) weer gaan als het dichterbij was zo lekker
@proprete+ Tafels en (toilet|toiletten) goed proper, (ook|net zoals) het (bestek|servies).
# restaurant flow mixed
?!pizzeria,!creperie @restauration- Het (voorgerecht|toetje) was (redelijk|wel ok), vlees was helaas (droog|taai)
@accueil+,prix- Zeer vriendelijk (ontvangen|geholpen), voor een simpele (salade|schotel) vragen ze (alleen|wel) heel veel en daar zit dan niets bij.
# restaurant flow bad
?!pizzeria,!creperie @restauration- Vis was niet (vers|fris) en dat rook je (al|meteen) toen hij op tafel kwam, toch moest die (gewoon |)betaald worden
?!pizzeria,!creperie @proprete-,restauration-,ambiance- (Vuile|Plakkerige) tafel, vuile (glazen|borden), koude soep, (hard|oud) brood, slappe koffie en ongezellig.
@accueil- de manier waarop ze je daar (aanspreken|behandelen) ,nee dat (doen|hoeven) wij niet meer .
@attente- de mensen (naast|achter) ons hadden na (drie kwartier|een half uur) nog niks te drinken en wij ook niet , toen zijn we (opgestapt|weggegaan) .
@prix-,restauration- (Overdreven|Belachelijk) dure wijn, waarvan je het glas maar half vol krijgt en dan (ook |)nog lauw.
@calme-,ambiance- Je zit er (boven op|vlak naast) elkaar en moet (schreeuwen|roepen) om iets te kunnen zeggen
@prix-,restauration- Ook (hier|in deze zaak) is het (vooral|enkel) om de toeristen hun geld te doen, het eten (was niks|stelde niks voor).
# site flow good
@ambiance+ (Prachtige|Heel mooie) plek om een (paar uurtjes|middag) rond te lopen.
?!nature,!jardin @attente+,accueil+,pedagogie+ Geen (rij|wachttijd) bij de kassa en een (aardige|vriendelijke) mevrouw die ons (eerst|rustig) uitlegde wat er allemaal te zien was
?!nature,!jardin,!parc-animalier,!grotte @pedagogie+ Veel (geleerd|opgestoken) over hoe het (er|hier) vroeger aan toe ging
?parc-animalier @ambiance+,proprete+ De (hokken|verblijven) zijn (groot|ruim) en je staat er (vlak|dicht) bij dus je ziet ze goed, ook schoon allemaal.
?nature @emplacement+,ambiance+ Route is (goed|duidelijk) aangegeven en je hebt (steeds|overal) mooi uitzicht
?jardin,!winter @ambiance+ Zulke (mooie|grote) bloemen zie je (zelden|niet vaak)
?!nature @prix+ (voor kinderen|tot 12 jaar) hoef je niks te betalen en het kaartje blijft de (hele|ganse) dag geldig
# site flow mixed
@ambiance+,acces- Mooi om te zien, wel een (heel|flink) eind lopen vanaf de (auto|parking)
# site flow bad
?!nature,!jardin,!parc-animalier @pedagogie-,accueil- Gids praat maar door en als je wat (vraagt|wil vragen) dan is hij alweer weg
?!nature @prix- Zo veel entree (vragen|rekenen) en dan is er (bijna|haast) niks te zien
?summer,!nature,!jardin @attente-,ambiance- eerst in de volle zon staan (wachten|aanschuiven) en dan (mag|mocht) je met veertig man tegelijk naar binnen zodat je (niks|haast niks) ziet
?nature @proprete- (Overal|Langs het pad) (blikjes|papier) en hondenpoep, ruim dat eens op.
# camping flow good
@proprete+,equipements+ Toiletgebouw was (steeds|elke dag) fris en er was (ook|genoeg) papier.
@emplacement+,calme+ (Lekker|Heerlijk) ruim opgezet allemaal en (weinig|geen) verkeer .
@accueil+ (Aardige|Leuke) mensen die de camping (runnen|doen) en ze komen 's avonds (nog |)een praatje maken
?pool,summer @equipements+ Nette camping Zwembad (niet groot|vrij klein), (ook|wel) een ondiep (stuk|bad), dus geschikt voor de kleintjes.
?famille @ambiance+ We stonden er met twee gezinnen bij elkaar en hebben (ons goed geamuseerd|veel plezier gehad), (groot en klein|ook de kinderen).
?good @emplacement- Zonder auto is het (lastig|moeilijk) want alles is een (eind|stuk) weg
?mobile-home @chambre+,proprete+ Stacaravan was (schoon|netjes) en groot genoeg, met een (prima|goed) bed en (goede|grote) koelkast.
?!mobile-home @emplacement+,equipements+ Stonden (mooi|lekker) onder de bomen en (dicht|vlak) bij het kraantje.
?restaurant @restauration+,attente+ (Friet|Pizza) gehaald bij het restaurant van de camping en dat was (prima|lekker) eten, ook niet lang op (hoeven|moeten) wachten.
?!summer @prix+ Wij (stonden|waren) er buiten het seizoen met korting , zo goedkoop sta je (nergens|bijna nergens) .
@acces+,attente+,accueil+ (Makkelijk|Goed) te vinden, inschrijven ging snel en je (wordt|werd) naar je plek gebracht
# camping flow mixed
?!mobile-home @emplacement-,proprete+ Plaatsen (nogal|vrij) schuin en met veel kuilen, de douches waren (wel|dan weer) in orde en (schoon|ruim)
@numerique-,prix- (Prima|Goede) camping op zich, dat je voor (wifi|internet) nog apart moet betalen vind ik (raar|jammer).
# camping flow bad
@equipements-,attente- (Twee|Drie) douches voor (heel de|de hele) camping dus altijd (aanschuiven|wachten).
?summer @emplacement- (Door|Bij) gebrek aan bomen was het op het terrein niet uit te houden, (overal|alleen maar) grind en zand.
@calme-,accueil- Elke (avond|nacht) feest tot (drie|twee) uur en de leiding zegt (gewoon |)dat dat erbij hoort
@calme-,emplacement- (Vlak|Direct) achter de camping ligt een (spoorlijn|drukke weg) , savonds nog tot laat en sochtends om vijf uur (alweer|al) bezig .
@accueil- Receptie was (bot|kortaf) en over (alles|het minste) krijg je een opmerking.
# location,collectif flow good
?!refuge,!auberge-jeunesse,!chambre-hotes @chambre+ slaapkamers waren (lekker|goed) donker en de matrassen stevig ,dus (prima|best) geslapen
?!refuge,!auberge-jeunesse,!village-vacances @accueil+ De (mensen|eigenaars) wonen (ernaast|vlakbij) en als er iets is komen ze.
?!refuge @proprete+ (Keuken|Badkamer) blinkt en ook de (ramen|bedden) waren proper
@calme+ Het was er (doodstil|heel stil), (zeker|vooral) na tienen.
?!chambre-hotes,!couple,!solo,!affaires @prix+ Als je het met (een groep|meerdere gezinnen) deelt ben je (echt|heel) goedkoop uit en dan heb je (nog |)ruimte over
?chambre-hotes @petit_dejeuner+,accueil+ Het ontbijt stond (altijd|al vroeg) klaar en was meer dan (genoeg|voldoende) tot in de middag, heel (lief|attent) van ze.
# location,collectif flow mixed
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes,!appartement @equipements-,chambre+ Het huis is (gezellig|ruim) en had wat (mij|ons) betreft wel beter uitgerust mogen zijn qua (pannen|servies) enz.
?!refuge,!auberge-jeunesse,!chambre-hotes @emplacement+,chambre- Ligt (mooi|goed) , maar de slaapbank {2 personen} was (een ramp|niet te doen) .
# location,collectif flow bad
?!refuge,!chambre-hotes @proprete- (Vieze|Vette) oven, (spinnenwebben|stof) in alle hoeken en onder de bedden nooit gedweild.
?!refuge,!auberge-jeunesse,!chambre-hotes @accueil-,prix- Na vertrek kregen wij nog een (rekening|nota) voor de schoonmaak terwijl we alles (netjes|zelf) hadden gepoetst.
@calme- Je hoort (alles|iedereen) van boven, (zelfs|ook) het doorspoelen, en dat begint om (zes uur|een uur of zes).
# activite,degustation,evenement flow good
?!festival,!marche-noel,!fete,!spa,!velo,!vin,!fromage,!biere @accueil+,ambiance+ Begeleider was (geweldig|super) en de (rest|groep) was ook leuk.
?!nautique,!accrobranche,!bateau,!velo,!cheval,!parapente,!spa,!escape,!festival,!marche-noel,!fete @restauration+,accueil+ We mochten (veel|van alles) proeven en hoefden niks te (kopen|nemen)
?!parapente,!festival,!marche-noel,!fete,!vin,!biere,!spa @ambiance+ Een leuk uitje voor (jong en oud|groot en klein) en je bent er (een paar uur|wel een middag) mee bezig.
?good,!festival,!marche-noel,!fete @attente- Wel op tijd (boeken|reserveren), wij (konden|mochten) pas twee dagen later
?!nautique,!accrobranche,!bateau,!velo,!cheval,!parapente,!spa,!escape,!vin,!fromage,!biere @ambiance+ Het was goed (georganiseerd|geregeld) en het publiek (rustig|gemoedelijk), (geen|totaal geen) vervelende toestanden gezien voor zo veel volk.
?!festival,!marche-noel,!fete @prix+ Duurde (twee|ruim twee) uur en daar (vragen|rekenen) ze niet eens zo veel voor
# activite,degustation,evenement flow mixed
Was (wel|best) aardig, alleen had ik er gezien (de reclame|de folder|alle verhalen) (toch |)meer van verwacht
# activite,degustation,evenement flow bad
?!festival,!marche-noel,!fete,!spa,!escape,!vin,!fromage,!biere @equipements-,proprete- Spullen zijn (oud|versleten) en (vies|vuil) van de vorige groep
# commerce,ot,autre flow good
?!navette,!parking @accueil+ Je (wordt|bent) er (goed|fijn) geholpen en ze nemen (echt |)de tijd
?boutique @prix+ Veel (keus|leuke dingen) en de prijzen zijn (redelijk|normaal) voor een plek waar zo veel toeristen komen.
?ot @accueil+,pedagogie+ Met de (kaart|folders) die we kregen konden wij de (hele|halve) week vooruit.
# commerce,ot,autre flow mixed
?!parking,!navette @accueil+,attente- Vriendelijk zijn ze (wel|zeker) maar in (het seizoen|het weekend) is er te weinig personeel en dan sta je met (tien|heel wat) man voor je
# commerce,ot,autre flow bad
?!parking,!ot @prix-,accueil- Te veel (gerekend|aangeslagen) en toen wij (terugkwamen|er wat van zeiden) deden ze of ze ons niet verstonden.
`;
