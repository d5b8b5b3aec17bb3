/** Whole reviews of some length of tables and sights: flat praise, complaints that go on, and a little of the guests' own lives. */
export const dutchLongMoreOutings = `
# restaurant flow good
?together,!gastronomique @prix+ Goed en goedkoop. Grote borden en lekkere wijn, wij hebben er een paar keer gegeten.
@accueil+ De kaart is alleen in het Frans, maar ze namen alle tijd om het uit te leggen en ik heb precies gekregen wat ik wilde. Het was nog lekker ook.
?together,!winter @ambiance+ Heerlijk buiten gezeten. Wel even reserveren.
?top,together @restauration+ Alles was super. Complimenten aan de kok!
?good @attente- Eten top, maar je moet geduld hebben. Er loopt te weinig personeel.
?pizzeria,famille,together @restauration+ Lekkere grote pizza's, je kan ze ook afhalen.
?creperie,together @restauration+ Heerlijke pannenkoeken, zowel de hartige als de zoete. Goede prijzen ook.
?gastronomique,couple,together @restauration+,accueil+ Wij waren dertig jaar getrouwd en wilden een keer iets bijzonders. Elk gerecht was top, hele nette bediening.
?famille,together @accueil+ Met drie kleine kinderen ben je niet overal graag gezien, maar hier was het echt geen punt. Het eten was ook nog eens erg goed.
?good @prix- Het is niet goedkoop, vooral de drankjes tikken aan. Maar het eten was uitstekend.
?together @restauration+ Door de mensen van het vakantiehuis aangeraden en terecht. De huiswijn is ook goed.
@accueil+ Ik heb een notenallergie en dan is uit eten soms lastig. Hier was het geen probleem.
?together,!pizzeria,!creperie @restauration+ Hier eet je echt hele goede vis. Ook de nagerechten zijn aan te raden.
?good,together @ambiance- Het ziet er niet uit en binnen is het ook nogal kaal. Maar prima eten en lieve mensen.
?amis,together @ambiance+ Met een man of tien gegeten na een dag fietsen en wat was dat gezellig.
?!pizzeria,!creperie,!gastronomique,together @restauration+ Gewoon goede Franse kost, stoofvlees en aardappelen en een lekkere salade erbij. De friet was ook lekker.
?view,!winter,together @emplacement+,restauration+ Schitterende plek om te zitten en het eten was ook nog eens goed. Je moet wel reserveren.
?dogs,together @accueil+ Onze hond mocht mee naar binnen. Lekker gegeten, niet te veel keus.
?family-run,together @restauration+ Klein restaurant van een echtpaar. Heerlijk gegeten, de volgende keer weer.
?good @acces- Lastig te vinden en parkeren is een ramp. Lekker eten, mooie porties.
?together,autumn @ambiance+ Buiten het seizoen is er hier niet veel open, dus we waren blij dat we dit vonden. Lekker warm binnen.
# restaurant flow mixed
?together @attente-,restauration+ Het eten was lekker maar wat duurde het lang. Tussen voor en hoofdgerecht zat zeker drie kwartier en er werd niks over gezegd.
?!pizzeria,!creperie @restauration- De soep was goed maar mijn vlees was taai en ik had het anders besteld. De bediening was wel aardig.
@prix- Ik vond het veel geld voor een klein bordje eten. Het was wel lekker maar ik had nog honger.
?together @accueil- Wij voelden ons niet echt welkom, de tafel naast ons werd in het Frans heel anders behandeld dan wij. Het eten was goed.
?together @restauration- Vroeger was dit ons lievelingsrestaurant, maar nu er een nieuwe eigenaar is vinden wij het een stuk minder. Alles is duurder en de porties zijn kleiner.
?!winter,together @ambiance-,restauration+ Goed gegeten maar we zaten vlak bij de wc en er zat een grote groep. Je kon elkaar niet verstaan, echt veel te veel lawaai.
# restaurant flow bad
?together @restauration-,prix- Lauw eten uit de magnetron, slappe friet en een rekening waar je van schrikt.
?together @attente- Anderhalf uur gezeten en alleen een karaf water gezien. Steeds als we iemand aanspraken kwam het eraan. Mensen die na ons kwamen zaten al aan het toetje. Wij zijn weggegaan zonder te eten.
@accueil- De onaardigste ober van Frankrijk werkt hier. Zuchten, de borden zowat op tafel gooien.
?together @prix-,accueil- Bij ons was er een fles wijn te veel gerekend en de karaf water ook. Toen we er wat van zeiden werden ze nog boos ook.
?together @restauration-,proprete- Wij zijn er allebei ziek van geworden, de hele nacht op de wc gezeten. Het rook er ook al niet fris en de tafel plakte.
?pizzeria @restauration- De pizza was van binnen niet gaar en dreef in het vet. Geld terug kregen we niet.
?together @accueil- Netjes gereserveerd en bij aankomst was er geen tafel. Geen excuses of niks.
# site flow good
?chateau,together @ambiance+ Mooi kasteel en een mooi park. Wij zijn er de hele middag geweest.
?jardin,couple,man,together,!winter @ambiance+ Zo mooi hebben we het zelden gezien. Je kan overal gaan zitten.
?nature,together,!winter @ambiance+ Fantastische wandeling met hele mooie uitzichten. Neem genoeg water mee.
?grotte,famille,together @pedagogie+ De gids vertelde in het Frans maar wij kregen een blaadje in het Nederlands erbij. Het is er wel koud!
?parc-animalier,famille,together @ambiance+ Niet zo groot maar de dieren hebben de ruimte en je kan ze goed zien. Eten is er ook niet duur.
?abbaye,together @ambiance+ Wij waren bijna alleen. Echt een prachtig gebouw, ook de tuin is mooi.
?good,!nature @prix- De moeite waard, je kan er veel zien en het is mooi gedaan. De toegang vind ik wel stevig.
?top,together @ambiance+ Adembenemend mooi! Foto's kunnen het niet weergeven.
?chateau,good @pedagogie- Mooi kasteel en een heel mooi park eromheen. De rondleiding is alleen in het Frans.
?!nature,together @accueil+,pedagogie+ Onze gids was een heel enthousiaste jonge vrouw die speciaal voor ons ook in het Engels vertelde. Bedankt nog!
?nature,good,together @acces- Heel mooie plek, maar het laatste stuk van de weg is slecht en je kan er nauwelijks parkeren.
?together,!nature,!parc-animalier @ambiance+ Wij komen al jaren in deze streek maar waren er nog nooit geweest. Niet zo druk als de bekende plaatsen.
# site flow mixed
?!nature,!jardin @pedagogie- Leuk om een keer te zien maar je moet wel Frans kunnen, anders loop je er maar wat rond.
?together,!nature @prix- We hadden er meer van verwacht. Je bent er zo doorheen en dan heb je toch een flink bedrag betaald.
?nature,summer,together @ambiance-,acces- Mooi is het er zeker, maar veel te druk. Parkeren is een drama.
# site flow bad
?!nature,together @accueil- Wij waren in een kwartier klaar en de helft was afgesloten. En de mevrouw bij de kassa was ook nog eens onvriendelijk.
?!nature,famille,together @accueil- Een heel eind gereden en toen was het dicht, terwijl het op de site gewoon open was. Niemand te bereiken.
?nature,together @acces-,equipements- De route is slecht aangegeven en helemaal dichtgegroeid, wij zijn een paar keer verkeerd gelopen. Nergens een wc of een bankje.
?parc-animalier,famille,together @ambiance- Wij vonden dit heel zielig. Kleine kale hokken en de dieren zien er niet goed uit.
`;
