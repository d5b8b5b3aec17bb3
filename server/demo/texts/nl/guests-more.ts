/** Middling reviews of guests from the Netherlands and Flanders in their own manner, each with words that may differ. */
export const dutchGuestsMore = `
# hotel flow good
@chambre+ Een (ruime|flinke) kamer met bureau, kluis, een zitje en (voldoende|genoeg) kastruimte.
Ik heb (eigenlijk|verder) geen klachten en zou iedereen die deze kant op komt dit hotel (gerust|zeker) aanraden
@accueil+,chambre+,calme+ Service is (goed|top), de kamer was (groot|ruim) en er is veel rust!
Al met al een hotel om (nog eens|vaker) naar (terug|toe) te gaan
@accueil+ Bij vertrek (nog|ook nog) geholpen met de (koffers|tassen)...(super|klasse)!!
@proprete+ Er word (elke|iedere) dag goed gepoetst , ook op de (gang|trap) en in de eetzaal is het (gewoon|altijd) schoon .
De volgende keer (boeken|nemen) wij (precies hetzelfde|weer dit) hotel!
@chambre+ Twee nachten (geweest|gezeten) en erg tevreden over de badkamer, die was groot en nieuw.
@accueil+ De mensen zijn (erg|heel) voorkomend en spreken (goed|ook goed) duits
@chambre+,ambiance+ Heel (mooi|leuk) hotel met lekkere (grote|brede) bedden erin.
?parking @emplacement+,acces+ (Centraal|Gunstig) gelegen hotel met parking en waar je (veel|van alles) te voet kan doen.
?good @chambre+,calme- Kamer was (prima|in orde), tip: vraag er een aan de achterkant, (dan|daar) heb je (geen|minder) last van het verkeer.
@emplacement+ Bakker, restaurants en supermarkt allemaal (dichtbij|om de hoek) dus de auto (niet|nauwelijks) gebruikt.
@petit_dejeuner+ Ontbijt met (warme|verse) broodjes en (goede|lekkere) koffie uit een apparaat
@equipements+,chambre+ Op de kamer (lag|was) alles wat je nodig (hebt|kan hebben), shampoo en een föhn ook.
?top @ambiance+,accueil+ het Hotel is (echt|gewoon) prachtig, en zo (gezellig|warm) ingericht en super lieve mensen die er werken
?!solo @prix+ Voor twee personen (met|inclusief) ontbijt is dit (echt|eigenlijk) geen geld
@emplacement+ vanuit het raam had je (mooi|prachtig) zicht op de (heuvels|omgeving)
@accueil+,attente+ (Slechts|Maar) een nacht verbleven, heel (goed|warm) ontvangen en (vlug|direct) de sleutel gekregen.
# hotel flow mixed
@petit_dejeuner+,numerique- ontbijtbuffet was (uitgebreid|goed verzorgd) de wifi daarentegen (slecht|heel slecht)
@chambre- de badkamer is (wel|echt) aan vervanging toe en de vloerbedekking op de gang ook
# hotel flow bad
@proprete- De vloer (plakte|was plakkerig) en in het (bad|putje) lagen nog haren.
@chambre- Dat ze zoiets (durven|kunnen) verhuren is (gewoon|toch) schandalig!
?worst Dit trekt op niks, ik (snap|begrijp) niet dat dat (nog |)open is
@accueil- De (uitbater|baas) vond ik (allesbehalve|niet echt) gastvriendelijk
# restaurant flow good
?!winter @ambiance+ Mooi (ingericht|aangekleed) restaurant en ook (buiten|op het terras) zit je (goed|fijn)
?!pizzeria,!creperie @restauration+ Heb in (lang|tijden) niet zo'n lekker stuk (vlees|vis) gegeten als hier.
@restauration+,emplacement+ 2 (avonden|keer) hier gegeten {wel reserveren} heel (goed|lekker) gekookt en (dicht bij|vlak bij) waar wij sliepen.
@ambiance+ We hebben (hier|er) een (aangename|zeer gezellige) avond (beleefd|gehad) .
@restauration+ Het is een (goed|prima) adres voor de lunch.
@restauration+ wij hebben (intussen|nu) bijna alle restaurants in de buurt (geprobeerd|gehad) maar dit is (toch wel|zonder twijfel) het lekkerste.
?good,!pizzeria,!creperie @restauration- Minpunt , (weinig|bijna geen) keuze voor wie geen vlees (eet|lust).
@restauration+ een (super|heerlijke) avond gehad zou (morgen|elke week) weer gaan als het dichterbij was zo lekker
@proprete+ Tafels en (toilet|toiletten) goed proper, (ook|net zoals) het (bestek|servies).
# restaurant flow mixed
@accueil+,prix- Zeer vriendelijk (ontvangen|geholpen), voor een simpele (salade|schotel) vragen ze (alleen|wel) heel veel en daar zit dan niets bij.
# site flow good
@ambiance+ (Prachtige|Heel mooie) plek om een (paar uurtjes|middag) rond te lopen.
?nature @emplacement+,ambiance+ Route is (goed|duidelijk) aangegeven en je hebt (steeds|overal) mooi uitzicht
?!nature @prix+ (voor kinderen|tot 12 jaar) hoef je niks te betalen en het kaartje blijft de (hele|ganse) dag geldig
# site flow mixed
@ambiance+,acces- Mooi om te zien, wel een (heel|flink) eind lopen vanaf de (auto|parking)
# site flow bad
?!nature @prix- Zo veel entree (vragen|rekenen) en dan is er (bijna|haast) niks te zien
# camping flow good
@emplacement+,calme+ (Lekker|Heerlijk) ruim opgezet allemaal en (weinig|geen) verkeer .
?pool,summer @equipements+ Nette camping Zwembad (niet groot|vrij klein), (ook|wel) een ondiep (stuk|bad), dus geschikt voor de kleintjes.
?mobile-home @chambre+,proprete+ Stacaravan was (schoon|netjes) en groot genoeg, met een (prima|goed) bed en (goede|grote) koelkast.
?restaurant @restauration+,attente+ (Friet|Pizza) gehaald bij het restaurant van de camping en dat was (prima|lekker) eten, ook niet lang op (hoeven|moeten) wachten.
@acces+,attente+,accueil+ (Makkelijk|Goed) te vinden, inschrijven ging snel en je (wordt|werd) naar je plek gebracht
# camping flow mixed
@numerique-,prix- (Prima|Goede) camping op zich, dat je voor (wifi|internet) nog apart moet betalen vind ik (raar|jammer).
# camping flow bad
@equipements-,attente- (Twee|Drie) douches voor (heel de|de hele) camping dus altijd (aanschuiven|wachten).
# activite,degustation,evenement flow good
?!festival,!marche-noel,!fete,!spa,!velo,!vin,!fromage,!biere @accueil+,ambiance+ Begeleider was (geweldig|super) en de (rest|groep) was ook leuk.
?!parapente,!festival,!marche-noel,!fete,!vin,!biere,!spa @ambiance+ Een leuk uitje voor (jong en oud|groot en klein) en je bent er (een paar uur|wel een middag) mee bezig.
?good,!festival,!marche-noel,!fete @attente- Wel op tijd (boeken|reserveren), wij (konden|mochten) pas twee dagen later
# activite,degustation,evenement flow bad
?!festival,!marche-noel,!fete,!spa,!escape,!vin,!fromage,!biere @equipements-,proprete- Spullen zijn (oud|versleten) en (vies|vuil) van de vorige groep
`;
