/** Whole reviews of some length of tables and sights: flat praise, complaints that go on, and a little of the guests' own lives. */
export const dutchLongMoreOutings = `
# restaurant flow good
?together,!gastronomique @prix+ Goed en goedkoop. Grote borden en lekkere wijn, wij hebben er een paar keer gegeten. Aanrader! Wij komen hier elke vakantie wel een keer. Heel vriendelijk.
@accueil+ Leuk restaurant met een fijne bediening. De kaart is alleen in het Frans, maar ze namen alle tijd om het uit te leggen en ik heb precies gekregen wat ik wilde. Het was nog lekker ook. Hier ga ik zeker nog een keer eten.
?together,!winter @ambiance+ Heerlijk buiten gezeten. Het eten was prima, de wijn nog beter en het personeel maakte met iedereen een praatje. Reserveren is wel slim want het is een populair restaurant.
?top,together @restauration+ Beste restaurant van de hele vakantie, wat zeg ik, van de laatste jaren. Alles was super. Complimenten aan de kok! Wij rijden hier volgend jaar graag weer een eind voor om.
?good @attente- Eten top, maar je moet geduld hebben. Er loopt te weinig personeel. Verder een gezellig restaurant en aardige mensen. De vis was echt heerlijk en de toetjes ook.
?pizzeria,famille,together @restauration+,prix+ Lekkere grote pizza's, je kan ze ook afhalen. Aardige mensen en goedkoop. Voor een gezin ideaal. Wij zijn er twee keer geweest en het was beide keren top.
?creperie,together @restauration+ Heerlijke pannenkoeken, zowel de hartige als de zoete. Snelle bediening en een gezellige zaak. Wij zijn er al vaker geweest en het is altijd goed. Goede prijzen ook.
?gastronomique,couple,together @restauration+,accueil+ Wij waren dertig jaar getrouwd en wilden een keer iets bijzonders. Heel bijzonder gegeten, elk gerecht was top. Hele nette bediening. Duur maar wel de moeite waard.
?famille,together @accueil+ Met drie kleine kinderen ben je niet overal graag gezien, maar hier was het echt geen punt. Het eten was ook nog eens erg goed. Dank jullie wel! Wij komen terug.
?good @prix- Het is niet goedkoop, dat moet je weten, vooral de drankjes tikken aan. Maar het eten was uitstekend en de bediening heel attent, dus ik heb er geen spijt van. Voor een speciale avond is het echt de moeite waard.
?together @restauration+,accueil+ Door de mensen van het vakantiehuis aangeraden en terecht. Veel Fransen. Snel, vriendelijk en lekker en de huiswijn is ook goed. Zeer tevreden. Echt een aanrader.
@accueil+,restauration+ Ik heb een notenallergie en dan is uit eten soms lastig. Hier was het geen probleem. Heerlijk gegeten en heel vriendelijk geholpen. Zeker een aanrader.
?together,!pizzeria,!creperie @restauration+ Hier eet je echt hele goede vis. Ook de nagerechten zijn aan te raden. Eenvoudig ingericht en vriendelijke bediening. Wij gaan er zeker nog eens eten.
?good,together @ambiance- Het ziet er niet uit en binnen is het ook nogal kaal. Maar prima eten en lieve mensen. Grote porties ook en niet duur. Niet chique dus, maar wij vonden het heerlijk.
?amis,together @ambiance+,restauration+ Met een man of tien gegeten na een dag fietsen en wat was dat gezellig. Lekker eten en meer dan genoeg. Leuk personeel ook. Voor groepen een aanrader!
?!pizzeria,!creperie,!gastronomique,together @restauration+,prix+ Gewoon goede Franse kost, stoofvlees en aardappelen en een lekkere salade erbij. Geen gedoe. De friet was ook lekker. Redelijke prijzen. Wij zouden er zo weer gaan eten.
?view,!winter,together @emplacement+,restauration+ Schitterende plek om te zitten en het eten was ook nog eens goed, dat is niet overal zo. Vriendelijke bediening. Wel even reserveren. Een van de leukste restaurants in de buurt.
?dogs,together @accueil+ Onze hond mocht mee naar binnen en was ook welkom. Lekker gegeten, niet te veel keus. De prijzen zijn schappelijk. Bediening was ook heel vriendelijk.
?family-run,together @ambiance+,accueil+ Klein restaurant van een echtpaar. Heel persoonlijk en alles met liefde gemaakt. Heerlijk gegeten, de volgende keer weer. Voor ons het beste restaurant van de streek.
?good @acces- Lastig te vinden en parkeren is een ramp. Maar als je eenmaal zit is alles goed. Lekker eten, mooie porties, vlotte jongens in de bediening. Prima prijs kwaliteit.
?together,autumn @restauration+,ambiance+ Buiten het seizoen is er hier niet veel open, dus we waren blij dat we dit vonden. Lekker warm binnen, fijne sfeer en uitstekend eten. Aardige mensen.
# restaurant flow mixed
?together @attente-,restauration+ Het eten was lekker maar wat duurde het lang. Tussen voor en hoofdgerecht zat zeker drie kwartier en er werd niks over gezegd. Dat vonden wij jammer. Verder was alles goed.
?!pizzeria,!creperie @restauration- Niet slecht, niet bijzonder. De soep was goed maar mijn vlees was taai en ik had het anders besteld. De bediening was wel aardig. Voor ons hoeft het niet nog een keer.
@prix- Ik vond het veel geld voor een klein bordje eten. Het was wel lekker maar ik had nog honger. De bediening was vriendelijk. Als je trek hebt moet je hier niet zijn.
?together @accueil- Wij voelden ons niet echt welkom, de tafel naast ons werd in het Frans heel anders behandeld dan wij. Het eten was goed, daar kunnen we niks van zeggen. Maar gezellig was het niet.
?together @restauration- Vroeger was dit ons lievelingsrestaurant, maar nu er een nieuwe eigenaar is vinden wij het een stuk minder. Alles is duurder en de porties zijn kleiner. Het is nog steeds een mooie zaak en je zit er goed, maar wij gaan voortaan ergens anders heen.
?!winter,together @ambiance-,restauration+ Goed gegeten maar we zaten vlak bij de wc en er zat een grote groep. Je kon elkaar niet verstaan, echt veel te veel lawaai. Het eten zelf was wel echt heel lekker.
# restaurant flow bad
?together @restauration-,prix- Wat een aanfluiting. Lauw eten uit de magnetron, slappe friet en een rekening waar je van schrikt. Dit heeft niks met de Franse keuken te maken. Mijn advies, niet gaan.
?together @attente-,accueil- Anderhalf uur gezeten en alleen een karaf water gezien. Steeds als we iemand aanspraken kwam het eraan. Mensen die na ons kwamen zaten al aan het toetje. Onze bestelling was gewoon vergeten. En niemand die sorry zei. Wij zijn weggegaan zonder te eten. Nooit meer.
@accueil- De onaardigste ober van Frankrijk werkt hier. Zuchten, niks zeggen, de borden zowat op tafel gooien. Dit heb ik nog nooit meegemaakt. Ik kom er nooit meer.
?together @prix-,accueil- Kijk goed op de bon! Bij ons was er een fles wijn te veel gerekend en de karaf water ook. Toen we er wat van zeiden werden ze nog boos ook. Ze denken zeker toeristen.
?together @restauration-,proprete- Wij zijn er allebei ziek van geworden, de hele nacht op de wc gezeten. Het rook er ook al niet fris en de tafel plakte. Ga hier alsjeblieft niet eten.
?pizzeria @restauration- De pizza was van binnen niet gaar en dreef in het vet. En dat noemt zich pizzeria. Diepvries is beter. Bediening interesseerde het ook niks. Geld terug kregen we niet.
?together @accueil- Netjes gereserveerd en bij aankomst was er geen tafel. Geen excuses of niks. Zo ga je niet met mensen om. Wij komen hier niet meer. Slechtste restaurant waar ik ooit geweest ben.
# site flow good
?chateau,together @ambiance+ Mooi kasteel en een mooi park. Wij zijn er de hele middag geweest. Binnen kun je veel kamers bekijken en er staat bij wat je ziet. Neem er de tijd voor.
?jardin,couple,man,together,!winter @ambiance+ Een lust voor het oog, zo mooi hebben we het zelden gezien. Je kan overal gaan zitten en het is er heerlijk rustig. Mijn vrouw vond het geweldig. Goed onderhouden en niet te duur.
?nature,together,!winter @ambiance+ Fantastische wandeling met hele mooie uitzichten. We kwamen bijna niemand tegen. Neem genoeg water mee. Echt genoten. Een van de mooiste wandelingen van de vakantie.
?grotte,famille,together @pedagogie+ Indrukwekkende grotten, de kinderen vonden het super spannend. De gids vertelde in het Frans maar wij kregen een blaadje in het Nederlands erbij. Het is er wel koud!
?parc-animalier,famille,together @ambiance+ Hartstikke leuk dierenpark! Niet zo groot maar de dieren hebben de ruimte en je kan ze goed zien. Onze kinderen wilden de dag erna weer. Eten is er ook niet duur.
?abbaye,together @ambiance+ Wat een rust gaat hier van uit. Wij waren bijna alleen. Echt een prachtig gebouw, ook de tuin is mooi. Zeker gaan kijken als je in de buurt bent. Mooie winkel ook.
?good,!nature @prix- De moeite waard, je kan er veel zien en het is mooi gedaan. De toegang vind ik wel stevig. Toch zou ik er wel heen gaan als je in de buurt bent, het is echt bijzonder.
?top,together @ambiance+ Adembenemend mooi! Foto's kunnen het niet weergeven, je moet het gewoon zelf zien. Een van de mooiste plekken die wij gezien hebben. Zeker gaan kijken dus!
?chateau,good @pedagogie- Mooi kasteel en een heel mooi park eromheen. De rondleiding is alleen in het Frans, dat vonden wij jammer. Verder een leuke middag gehad, het personeel was ook aardig.
?!nature,together @accueil+,pedagogie+ Onze gids was een heel enthousiaste jonge vrouw die speciaal voor ons ook in het Engels vertelde. Heel interessant en leuk verteld. Bedankt nog! Leuke middag.
?nature,good,together @acces- Heel mooie plek, maar het laatste stuk van de weg is slecht en je kan er nauwelijks parkeren. Verder is het echt schitterend. Wij hebben er een hele middag rondgelopen, genoten.
?together,!nature,!parc-animalier @pedagogie+ Wij komen al jaren in deze streek maar waren er nog nooit geweest. Wat is het mooi! Goed verzorgd, interessante verhalen en vriendelijke mensen bij de kassa. Het is ook niet zo druk als de bekende plaatsen.
# site flow mixed
?!nature,!jardin @pedagogie- Leuk om een keer te zien maar je moet wel Frans kunnen, anders loop je er maar wat rond. Alle bordjes en de film zijn in het Frans. Jammer. Het gebouw zelf is wel mooi.
?together,!nature @prix- We hadden er meer van verwacht. Je bent er zo doorheen en dan heb je toch een flink bedrag betaald. Niet slecht maar ook niet bijzonder. Voor kinderen ook niet zo leuk.
?nature,summer,together @ambiance-,acces- Mooi is het er zeker, maar veel te druk. Parkeren is een drama en rustig is het er niet. In het hoogseizoen zou ik het overslaan. In het voorjaar is het vast leuker.
# site flow bad
?!nature,together @prix-,accueil- Weggegooid geld. Wij waren in een kwartier klaar en de helft was afgesloten. En de mevrouw bij de kassa was ook nog eens onvriendelijk. Niet doen. Zo zonde.
?!nature,famille,together @accueil- Een heel eind gereden en toen was het dicht, terwijl het op de site gewoon open was. Kinderen heel teleurgesteld. Niemand te bereiken. Schandalig. Nooit meer.
?nature,together @acces-,equipements- Geen aanrader. De route is slecht aangegeven en helemaal dichtgegroeid, wij zijn een paar keer verkeerd gelopen. Nergens een wc of een bankje. Zonde van de tijd.
?parc-animalier,famille,together @ambiance-,prix- Wij vonden dit heel zielig. Kleine kale hokken en de dieren zien er niet goed uit. En dan ook nog zo duur. Niet met kinderen heen gaan. Wij waren heel teleurgesteld.
`;
