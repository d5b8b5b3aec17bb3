/** Whole reviews of some length of stays: flat praise, complaints that go on, and a little of the guests' own lives. */
export const dutchLongMoreStays = `
# hotel flow good
?together @chambre+ Wij zijn er drie nachten geweest en hebben het erg naar ons zin gehad. Goede bedden.
@accueil+ Je voelt je meteen welkom en ze helpen je overal mee. Ligging is ook goed.
?together @emplacement+,prix+ Goede prijs en alles wat je wil zien is dichtbij.
?good,together @chambre- De kamer was wel aan de kleine kant en de badkamer helemaal, maar als je er alleen slaapt is het goed genoeg.
?together @proprete+,calme+ Op doorreis naar het zuiden hier geslapen. Super schoon en lekker rustig.
?affaires @accueil+ Eens per maand moet ik voor de zaak naar deze regio en dan is dit mijn vaste hotel. Altijd vriendelijk hier.
?restaurant,together @restauration+ Wij kwamen eigenlijk alleen voor een bed maar hebben hier lekker gegeten en de volgende avond weer.
?good,together @equipements- Fijn verblijf gehad in dit hotel. Als ik dan toch iets moet noemen, de badkamer is wat klein en er is weinig plek om je spullen neer te leggen.
?famille,together @accueil+ Iedereen was zo lief voor de kinderen, echt super.
?solo,woman @accueil+ Ik was hier alleen en voelde me er veilig en welkom.
?pool,summer,together @equipements+ Heerlijk zwembad! Schoon water en altijd wel een bedje vrij.
?good @petit_dejeuner- Goed hotel met vriendelijke mensen en een lekker bed. Alleen het ontbijt vond ik wat karig, elke dag hetzelfde en bijna geen keuze, en dan is het nog best aan de prijs ook.
?view,together @chambre+ Kamer was goed en ontbijt ook, maar het uitzicht is echt schitterend.
?good,road,together @calme- Wij vonden het een goed hotel, netjes en vriendelijk. Je hoort alleen wel de weg, dus als je daar niet tegen kan moet je een kamer achter vragen of oordopjes meenemen.
?together @accueil+ Supervriendelijk ontvangen en ze spreken goed Engels, dat is in Frankrijk wel eens anders. We kregen hele goede tips voor restaurantjes in de buurt.
?top @ambiance+ Dit is echt het mooiste hotel waar ik ooit ben geweest.
?together @prix+ Eigenlijk alleen geboekt omdat het zo goedkoop was en al het andere vol zat. Nou dat viel dus enorm mee!
?good,!lift,together @acces- Fijn hotel maar houd er rekening mee dat er geen lift is en dat je flink wat trappen moet lopen. Voor ons op onze leeftijd met koffers was dat wat minder.
?winter @chambre+,calme+ Buiten het seizoen geweest, het was er heel rustig. Lekker warme kamer.
?autumn,together @emplacement+ Een paar heerlijke herfstdagen gehad, het is hier zo mooi in die tijd. Het hotel is een prima uitvalsbasis om te wandelen.
?lake,together @emplacement+ De ligging is schitterend, zo aan het meer. We zaten elke avond nog even buiten en dan heb je echt vakantie.
?good @numerique- Goed hotel, goede bedden, fijn personeel. De wifi is alleen waardeloos, op de kamer had ik helemaal niks en beneden ook maar een beetje.
?family-run,together @accueil+ De eigenaar is echt een aardige man en geeft goede tips voor de omgeving. Eenvoudige kamers.
?together @chambre+ Mooie ruime kamer met een grote badkamer. Het stadje is leuk om doorheen te lopen.
?good,together @prix- Mooi hotel en lekker gegeten in de buurt, alleen vonden wij het wel duur. Je betaalt overal voor, ook voor het parkeren en een flesje water.
?together @petit_dejeuner+ Het ontbijt is geweldig, ik heb alles geproefd en de laatste dag nog een keer.
?garden,summer,together @ambiance+ We hebben heerlijk in de tuin gezeten elke avond met een wijntje.
?together Voor de vierde keer in dit hotel. Wij hebben meteen voor volgend jaar gereserveerd.
?good,together @chambre- Het hotel mag wel eens opgeknapt worden, vooral de badkamers. Wel schoon.
Ik ben niet iemand die snel tevreden is maar dit was gewoon helemaal goed.
?spring,together @emplacement+ Wij waren in het voorjaar een paar dagen aan het fietsen en dit was een perfect hotel daarvoor. De fietsen konden binnen staan.
?good @accueil+ Mijn Frans is niet best en daar zag ik wel tegenop maar het ging hartstikke goed.
?together @proprete+ Erg schoon hotel, daar let ik altijd op.
?affaires @calme+ Prima hotel voor zakelijk gebruik. De kamers aan de achterkant hebben mijn voorkeur.
?good,summer @chambre- Leuk hotel en aardige mensen, maar het was bloedheet op de kamer. Airco hebben ze niet, alleen een ventilator.
?together @emplacement+,prix+ Wij zijn elke dag op pad geweest en alles is vlakbij. Niet te duur ook.
?couple,together @calme+ Wij waren hier voor onze trouwdag en het was heerlijk. Lekker rustig.
?top,together @chambre+ We kregen zomaar een grotere kamer, super! Groot bed en een prachtige badkamer.
?good,together @attente- Een beetje chaotisch bij aankomst, er stonden veel mensen en we moesten nogal wachten op onze sleutel. De kamer maakte alles goed.
?man,solo @prix+ Rondje Frankrijk op de motor en niet vooraf gereserveerd. Voor een redelijke prijs een goede kamer gekregen, motor kon achter staan.
?together @chambre+ Ik heb rugklachten en slaap in hotels meestal slecht maar hier niet.
?village,together @emplacement+,calme+ Lekker rustig hotel in een mooi dorpje. Een auto heb je wel nodig.
?good @calme- Het is wel gehorig, je hoort de buren. Ik zou het wel weer boeken.
@emplacement+ Midden in het centrum, je kan alles lopend doen.
?good,restaurant,together @restauration- Het hotel vonden we heel mooi maar het restaurant wat minder. Kleine porties en duur.
?good,together @acces- Met de navigatie moeilijk te vinden, wij zijn een paar keer verkeerd gereden. Wel een heerlijke plek.
?together @proprete+ Eenvoudig hotel maar heel schoon en een goed bed. Als we weer die kant op gaan slapen we hier weer.
?together @accueil+ Heel vriendelijk ontvangen en dat bleef zo.
# hotel flow mixed
?together @prix- Voor een nacht was het prima maar wij vinden het wel aan de prijs, zeker omdat het ontbijt er niet bij zat en je voor de auto ook nog moet betalen.
@chambre- Op zich een prima hotel, alleen had ik een donkere kamer zonder uitzicht. Vraag bij het boeken wat voor kamer het is, ze zijn heel verschillend.
?together @calme-,accueil+ De mensen zijn ontzettend aardig maar wij hebben gewoon heel slecht geslapen. Veel te veel lawaai van een feest in de buurt.
?breakfast-buffet,together @petit_dejeuner- We hadden ons op het ontbijt verheugd, want op internet staat een heel buffet. In werkelijkheid lag er wat stokbrood en een bakje jam.
@accueil- Ontvangst was onder de maat, niet vriendelijk en geen uitleg. Voor een nacht kan het.
?together @equipements- Wij hadden gehoopt op een kluisje en een koelkast op de kamer, dat stond er namelijk bij, en die waren er allebei niet.
?restaurant,together @restauration- We zaten hier op half pension. Het eten was niet vies maar zo saai, drie dagen kip en boontjes.
?pool,together,!winter @equipements- Zwembad gesloten bij aankomst, dat was jammer want daarvoor hadden wij juist geboekt. Niks over gezegd vooraf.
?affaires @prix-,chambre+ Kamer goed, bed goed, maar 's avonds is er niks open in de buurt en in het hotel is het eten heel duur.
?together @accueil- Het ligt mooi, de kamer was ruim en het bed goed. Maar het personeel is heel wisselend, de een is aardig en de ander kijkt je niet eens aan. En de bar was steeds al vroeg dicht.
@proprete- De kamer was schoon bij aankomst, maar daarna is er drie dagen niemand geweest. Geen schone handdoeken, prullenbak vol, bed niet opgemaakt.
?old,lift,couple,man @chambre- Mooi oud pand maar er moet echt wat aan gebeuren. Ik heb er goed geslapen, mijn vrouw niet.
# hotel flow bad
?together @prix- Veel te duur voor wat het is. In Spanje of Duitsland krijg je voor hetzelfde geld veel meer.
@accueil- Ik vroeg de eigenaar netjes of de airco aan kon en toen werd hij boos.
?village,together @calme- Naast het hotel staat een kerk en die slaat de hele nacht door. Staat nergens op de site.
?together @equipements-,accueil- Toilet verstopt op de eerste avond en er was geen receptie meer. De volgende ochtend werd er gedaan of het onze schuld was!!
?together @accueil-,attente- Niemand aanwezig, alleen een telefoonnummer op de deur en daar werd niet opgenomen. Na meer dan een uur kwam er iemand en die was ook nog eens onvriendelijk, en toen bleek het de verkeerde kamer te zijn ook.
?restaurant,together @restauration-,attente- Wij hadden om half acht een tafel en om negen uur nog geen voorgerecht, en wat er toen kwam was koud en te zout.
?famille,together @accueil-,prix- We kwamen met twee kleine kinderen en moesten overal voor betalen, zelfs voor het kinderbedje.
?parking,together @acces- In onze auto is ingebroken op de parkeerplaats van het hotel, die volgens de site bewaakt is. Het hotel zei dat we maar naar de politie moesten, hebben niet eens gebeld voor ons.
@chambre- Benauwd, donker en muf. En dat was dan een superior kamer.
?winter,together @equipements-,chambre- Het was buiten rond het vriespunt. Verwarming deed het niet en er werd niks aan gedaan, hoe vaak we het ook zeiden.
?summer,together @chambre-,accueil- Wij hadden een kamer met airco geboekt en betaald en kregen er een zonder, want die met airco waren op. Klacht ingediend, nooit meer wat van gehoord.
?together @petit_dejeuner- Slappe koffie en brood van eergisteren. En dat voor 15 euro de man.
?affaires @numerique-,accueil- Al drie weken aan het mailen om een factuur op naam van mijn bedrijf. De wifi werkte ook niet.
?together @accueil-,prix- Eén uur na het boeken zagen we dat we de verkeerde datum hadden. Meteen gebeld, meteen gemaild, maar nee hoor, niet goed geld weg.
?couple,woman,together @chambre- Mijn man en ik hadden ons zo verheugd op een romantisch weekend en toen stonden er twee eenpersoonsbedden.
?pool,famille,summer,together @equipements-,proprete- De kinderen hebben één keer gezwommen en hadden daarna allebei uitslag. Het water was troebel en er dreef van alles in.
?dogs,together @accueil-,prix- Hond mocht mee voor 15 euro per nacht maar verder mocht hij nergens komen.
?solo,woman @accueil-,chambre- De deur van mijn kamer ging niet op slot en de nachtportier was vervelend. Er werd niks mee gedaan.
?road @calme- Rustig gelegen staat er. De kamer trilde als er een vrachtwagen langs kwam en dat was zo'n beetje de hele nacht.
?together @accueil-,attente- Bij het uitchecken stonden we drie kwartier in de rij met één meisje achter de kassa die het ook niet meer wist, en daardoor hebben we onze trein gemist. Dat verpest alles.
# location flow good
?gite,together @accueil+ We hebben er twee weken gezeten met uitzicht op de velden en niks gedaan. Aardige eigenaar ook.
?chambre-hotes,together @accueil+,petit_dejeuner+ Wat een warm welkom! Heerlijk bed en een heel goed ontbijt.
?gite,famille,garden,together @equipements+ Met onze kinderen hier twee weken gezeten. Grote tuin, veel speelgoed.
?appartement,together @emplacement+ Mooi licht appartement op een top plek, alles nieuw.
?gite,good,together @emplacement-,calme+ Wel echt afgelegen hoor, zonder auto ben je nergens en voor een brood moet je een eind rijden. Wel heerlijk stil.
?gite,amis,together @prix+ Met vrienden een lang weekend gehad. Ruim huis, grote tafel, en niet duur als je het deelt.
?gite,couple,woman,good,together @equipements- Leuk oud huis, maar let op je hoofd want de balken hangen laag, mijn man had er last van. De trap is ook steil.
?chambre-hotes,couple,together @accueil+,calme+ Heerlijk rustig. De gastvrouw is een lief mens dat goed Engels spreekt.
?gite,dogs,together @accueil+ Onze hond was hier ook welkom. Je kan er direct het bos in.
?!chambre-hotes,top,together @equipements+ Wij huren al ons hele leven huisjes in Frankrijk en dit is echt de top. Goede keuken, goede bedden.
# location flow bad
?gite,together @proprete- Aangekomen na negen uur rijden en dan kun je eerst het aanrecht gaan schrobben. Haren in het bad, vuile vaat in de vaatwasser.
?!chambre-hotes,together @equipements- De foto's zijn van heel lang geleden denk ik. Kapotte stoelen en een vaatwasser die lekt. Op onze borg zitten we nog steeds te wachten.
?chambre-hotes,together @accueil-,chambre- De foto's zijn prachtig, in het echt slaap je op een klein zolderkamertje met een wc op de gang. De gastvrouw was er nooit.
# camping flow good
?together @proprete+ Heerlijke camping waar we twee weken hebben gestaan. Ruime plaatsen en schoon sanitair.
?pool,famille,summer,together @equipements+,ambiance+ Fijn zwembad, leuke animatie en genoeg vriendjes.
?caravan,together @acces+,accueil+ Met de caravan prima te bereiken en je wordt naar je plaats gebracht. Mooie vlakke plekken met genoeg schaduw. Het sanitair is eenvoudig en schoon.
?tent,together @ambiance+ Fijne kleine camping zonder poespas. Bijna alleen maar tentjes. Brood kun je bestellen.
?good,together @proprete- De plek is fantastisch en de mensen zijn vriendelijk. Het sanitair is alleen verouderd en met de drukte wordt het niet vaak genoeg schoongemaakt.
?mobile-home,together @equipements+,emplacement+ Wij hadden een stacaravan en dat beviel boven verwachting. Je zit zo in het dorp.
?lake,together @emplacement+ Aan het meer met een eigen strandje. Niet massaal.
?good,summer,together @calme- Goede camping met veel voorzieningen, maar in de zomervakantie is het wel erg druk en luidruchtig. Vraag een plek achteraan als je van je rust houdt.
?spring,couple,together @prix+ In het voorseizoen mag je zelf een plek uitzoeken en is het heel goedkoop. Sanitair was verwarmd.
?together @ambiance+,accueil+ Leuke gemoedelijke camping, iedereen zegt elkaar gedag en binnen een dag ken je de halve camping.
?famille,together @equipements+ Prima camping voor een gezin met kleine kinderen. Autovrij dus ze kunnen lekker rond fietsen, een fijne speeltuin en kindertoiletjes.
?tent,solo @accueil+ Op de fiets aangekomen zonder te reserveren maar dat was geen probleem.
?dogs,together @emplacement+ Met de hond is het hier heerlijk en je loopt zo het bos in. De plaatsen zijn groot en er zijn hagen.
?autumn,couple,together @calme+ In september is het hier op zijn mooist, bijna niemand meer en nog lekker weer. Wij stonden met een handjevol andere mensen op een groot veld. Het restaurant was al dicht maar in het dorp kun je wat eten.
?restaurant,together @restauration+ Op deze camping kun je ook heel goed eten, wij hebben bijna niet zelf gekookt. Vooral de pizza's.
?mobile-home,famille,good,together @equipements- Leuke camping, jammer dat de stacaravan wat gedateerd was en de bedden smal zijn.
?good,together @numerique- Mooie plaatsen en schoon sanitair. Wifi alleen bij de receptie een beetje en dan zit je daar met zijn allen.
# camping flow mixed
?together @prix- Op zich een nette camping maar wel prijzig voor wat je krijgt. Alles kost extra, tot het internet aan toe.
?!mobile-home,together @equipements- De ligging is prachtig, maar de plaatsen zijn klein en staan scheef. Je zit boven op je buren.
?pool,famille,summer,together @equipements- De kinderen vonden het geweldig, wij wat minder. Het zwembad is veel te klein voor zoveel gasten en ligbedden waren er nooit.
?together @accueil- Mooie camping maar de ontvangst was koel en dat bleef zo de hele week. Sanitair goed, plaats ook goed.
?together @proprete- Vroeger een van onze favorieten. Nu kapotte lampen, afbladderende verf en een wc blok dat een stuk schoner kan.
?!mobile-home,summer,together @calme- Fijne plaats met schaduw en een goede douche, maar er was drie avonden live muziek tot na middernacht en dat is met tentdoek niet te harden.
# camping flow bad
?together @proprete- Er is één wc gebouw voor de hele camping en dat is om negen uur 's morgens al niet meer te doen. En de receptie zegt dat er twee keer per dag gepoetst wordt.
?!mobile-home,together @calme- Tot vier uur 's nachts dronken jongeren en herrie, en nergens iemand te bekennen die er iets van zegt. Bij de receptie haalden ze de schouders op.
?mobile-home,together @equipements-,proprete- Muizenkeutels in de kast, schimmel in de douche, deur die niet op slot ging. Wij zijn naar huis gereden.
?!mobile-home,together @accueil-,prix- Aanbetaling gedaan, bevestiging gekregen en dan is je plek vergeven. We mochten op een strookje bij de containers gaan staan, zonder stroom en wel voor de volle prijs. Als je er wat van zegt snappen ze ineens geen Engels meer.
?pool,summer,together @equipements- Het zwembad ging om zes uur dicht en de helft van de dag was het bezet door zwemles of aquagym. De glijbaan deed het niet.
?together @accueil- Heel onvriendelijke mensen op deze camping, overal doen ze moeilijk over en bezoek moet ook nog betalen.
?caravan,together @equipements-,accueil- De stroom viel elke dag uit en bij de receptie doen ze er niks aan, ze worden alleen boos.
?tent,together @equipements-,prix- We stonden op een stoffig veldje zonder een boom, de haringen gingen de grond niet in. Bijna veertig euro voor een tentje zonder stroom.
`;
