/** Whole reviews of some length of stays: flat praise, complaints that go on, and a little of the guests' own lives. */
export const dutchLongMoreStays = `
# hotel flow good
?together @accueil+,chambre+ Prima hotel, wij zijn er drie nachten geweest en hebben het erg naar ons zin gehad. Vriendelijk personeel, ruime kamer en goede bedden. Wij zouden hier zo weer naartoe gaan en raden het iedereen aan.
@accueil+ Leuk hotel, leuke mensen. Je voelt je meteen welkom en ze helpen je overal mee. De kamer was netjes en het ontbijt was goed verzorgd. Ik heb echt niks om over te klagen. Ligging is ook goed.
?together @emplacement+,prix+ Heel goed hotel voor een paar dagen. Goede prijs en alles wat je wil zien is dichtbij. De kamers zijn ook nog eens mooi en het personeel is aardig. Aanrader.
?good,together @chambre- Prima hotel voor een overnachting. De kamer was wel aan de kleine kant en de badkamer helemaal, maar als je er alleen slaapt is het goed genoeg. Personeel zeer vriendelijk. Op de terugweg zouden we er weer stoppen.
?together @proprete+,calme+ Op doorreis naar het zuiden hier geslapen en dat is ons goed bevallen. Super schoon, lekker rustig en een goed bed. Volgend jaar boeken we hier weer. Top hotel.
?affaires @accueil+ Eens per maand moet ik voor de zaak naar deze regio en dan is dit mijn vaste hotel. Hier zijn ze altijd vriendelijk en de kamers zijn schoon. Ook in de winter goed.
?restaurant,together @restauration+ Wij kwamen eigenlijk alleen voor een bed maar hebben hier lekker gegeten en de volgende avond weer. Goede keuken en ruime porties. De kamer was ook prima en het personeel vriendelijk.
?good,together @equipements- Fijn verblijf gehad in dit hotel. Als ik dan toch iets moet noemen, de badkamer is wat klein en er is weinig plek om je spullen neer te leggen. Verder alleen maar goeds, vooral over de mensen.
?famille,together @accueil+ Geweldig hotel voor gezinnen. Iedereen was zo lief voor de kinderen, echt super. Ruime kamer, lekker ontbijt. Wij hebben al heel wat hotels gehad met de kids maar dit was echt de beste.
?solo,woman @accueil+ Ik was hier alleen en voelde me er veilig en welkom. Zeer vriendelijke mensen, nette kamer, goed ontbijt. Ik kom hier graag nog een keer. Lekker geslapen ook.
?pool,summer,together @equipements+ Heerlijk zwembad! Lekker fris, schoon water en altijd wel een bedje vrij. Wij zijn er elke dag in geweest. Het hotel zelf is verder ook in orde. Vriendelijk personeel ook.
?good @petit_dejeuner- Goed hotel met vriendelijke mensen en een lekker bed. Alleen het ontbijt vond ik wat karig, elke dag hetzelfde en bijna geen keuze, en dan is het nog best aan de prijs ook. Verder wel tevreden.
?view,together @chambre+ Kamer was goed en ontbijt ook, maar het uitzicht is echt schitterend. Wij komen zeker nog een keer terug, dan graag weer dezelfde kamer. Personeel heel vriendelijk, restaurants in de buurt.
?good,road,together @calme- Wij vonden het een goed hotel, netjes en vriendelijk. Je hoort alleen wel de weg, dus als je daar niet tegen kan moet je een kamer achter vragen of oordopjes meenemen. De rest was allemaal prima in orde.
?together @accueil+ Supervriendelijk ontvangen en ze spreken goed Engels, dat is in Frankrijk wel eens anders. We kregen hele goede tips voor restaurantjes in de buurt. Kamer was mooi en schoon. Kortom een echte aanrader.
?top @chambre+,ambiance+ Geweldig! Dit is echt het mooiste hotel waar ik ooit ben geweest. De kamer was prachtig en het personeel doet er alles aan om het je naar de zin te maken.
?together @prix+ Eigenlijk alleen geboekt omdat het zo goedkoop was en al het andere vol zat. Nou dat viel dus enorm mee! Leuke kamer, lekker ontbijt, aardige mensen. Wij gaan hier zeker nog eens naartoe.
?good,!lift,together @acces- Fijn hotel maar houd er rekening mee dat er geen lift is en dat je flink wat trappen moet lopen. Voor ons op onze leeftijd met koffers was dat wat minder. De kamer was wel heel mooi en het personeel was heel behulpzaam.
?winter @chambre+,calme+ Buiten het seizoen geweest, het was er heel rustig. Lekker warme kamer, goed bed en ook een goed ontbijt. Mensen heel vriendelijk. Voor die prijs echt prima.
?autumn,together @emplacement+ Een paar heerlijke herfstdagen gehad, het is hier zo mooi in die tijd. Het hotel is een prima uitvalsbasis om te wandelen. Goede kamers, goed ontbijt en erg aardige mensen. Wij gaan hier zeker nog eens naartoe.
?lake,together @emplacement+ De ligging is schitterend, zo aan het meer. We zaten elke avond nog even buiten en dan heb je echt vakantie. Het hotel is netjes en de kamers zijn lekker rustig. Wij kunnen het iedereen van harte aanbevelen.
?good @numerique- Goed hotel, goede bedden, fijn personeel. De wifi is alleen waardeloos, op de kamer had ik helemaal niks en beneden ook maar een beetje. Dat moet beter.
?family-run,together @accueil+ Heel persoonlijk hotel, de eigenaar is echt een aardige man en geeft goede tips voor de omgeving. Eenvoudige kamers maar wel schoon. Wij voelden ons er meteen thuis.
?together @chambre+ Mooie ruime kamer met een grote badkamer en een heerlijk bed. Wij hebben geslapen als rozen. Het ontbijt was ook lekker en het stadje is leuk om doorheen te lopen. Al met al een zeer geslaagd verblijf.
?good,together @prix- Mooi hotel en lekker gegeten in de buurt, alleen vonden wij het wel duur. Je betaalt overal voor, ook voor het parkeren en een flesje water. De kamer was wel prachtig en het personeel heel aardig.
?together @petit_dejeuner+ Lekker hotel!! Het ontbijt is geweldig, ik heb alles geproefd en de laatste dag nog een keer. De kamer was ook prima. Personeel was ook erg aardig. Tot snel.
?garden,summer,together @ambiance+ We hebben heerlijk in de tuin gezeten elke avond met een wijntje. Wat een rust. De kamers zijn prima en lekker koel, ook als het buiten warm is. Je wordt hier echt verwend.
?together @accueil+ Voor de vierde keer in dit hotel en het bevalt ons nog altijd uitstekend. Nog steeds dezelfde aardige mensen. Wij hebben meteen voor volgend jaar gereserveerd.
?good,together @chambre- Het hotel mag wel eens opgeknapt worden, vooral de badkamers zijn echt uit de tijd en de vloerbedekking ook. Maar het is er schoon, ze zijn vriendelijk en voor die prijs is het prima.
@chambre+,accueil+ Top hotel, top kamer, top personeel. Ik ben niet iemand die snel tevreden is maar dit was gewoon helemaal goed. Zeker een aanrader, ook voor een langer verblijf.
?spring,together @emplacement+ Wij waren in het voorjaar een paar dagen aan het fietsen en dit was een perfect hotel daarvoor. De fietsen konden binnen staan. Mooie rustige wegen in de buurt. Aanrader voor fietsers!
?good @accueil+ Mijn Frans is niet best en daar zag ik wel tegenop maar het ging hartstikke goed. Vriendelijke mensen en een fijne kamer. Het ontbijt mag wat uitgebreider.
?together @proprete+ Erg schoon hotel, daar let ik altijd op. Badkamer, kamer, overal was het fris en ook na drie dagen nog. Personeel was ook heel vriendelijk. Wij geven een 9.
?affaires @calme+,equipements+ Prima hotel voor zakelijk gebruik, rustig, goede werkplek en snel geregeld bij aankomst en vertrek. De kamers aan de achterkant hebben mijn voorkeur. Ik kom hier een keer of zes per jaar en heb nog nooit een klacht gehad.
?good,summer @chambre- Leuk hotel en aardige mensen, maar het was bloedheet op de kamer. Airco hebben ze niet, alleen een ventilator. Slecht geslapen daardoor. Verder niks op aan te merken.
?together @emplacement+,prix+ Perfecte uitvalsbasis om de streek te bekijken. Wij zijn elke dag op pad geweest en alles is vlakbij. Het hotel is comfortabel en niet te duur, met vriendelijke mensen. Een week lang genoten, wat wil je nog meer.
?couple,together @calme+ Wij waren hier voor onze trouwdag en het was heerlijk. Lekker rustig, een mooie kamer en zeer goed verzorgd allemaal. Heel vriendelijke mensen. Zeker een aanrader!
?top,together @accueil+,chambre+ We kregen zomaar een grotere kamer, super! Groot bed en een prachtige badkamer. Iedereen was even vriendelijk. We hebben in duurdere hotels gezeten die niet zo goed waren.
?good,together @attente- Een beetje chaotisch bij aankomst, er stonden veel mensen en we moesten nogal wachten op onze sleutel. De kamer maakte alles goed. Wat een ruimte! Daarna hebben we ook geen problemen meer gehad.
?man,solo @prix+ Rondje Frankrijk op de motor en niet vooraf gereserveerd. Voor een redelijke prijs een goede kamer gekregen, motor kon achter staan. Vriendelijke mensen en goed ontbijt.
?together @chambre+ Hele goede bedden. Ik heb rugklachten en slaap in hotels meestal slecht maar hier niet. De rest van het hotel is ook mooi, wij komen zeker terug. Vriendelijk personeel.
?village,together @emplacement+,calme+ Lekker rustig hotel in een mooi dorpje. Wij hadden een fijne kamer en een goed ontbijt. Een auto heb je wel nodig. Wij hebben er echt van genoten en komen nog een keer terug.
?good @calme- Fijn hotel, fijne mensen. Het is wel gehorig, je hoort de buren. Ontbijt was heel goed en de ligging kan haast niet beter. Ik zou het wel weer boeken.
@emplacement+ Zeer goed hotel, zeer vriendelijk personeel en midden in het centrum. Je kan alles lopend doen. Voor de prijs die je betaalt is het gewoon uitstekend. Ik raad dit hotel aan bij iedereen die naar deze streek gaat.
?good,restaurant,together @restauration- Het hotel vonden we heel mooi maar het restaurant wat minder. Kleine porties en duur. De kamers zijn wel super. Mensen heel aardig en het ontbijt was ook goed verzorgd.
?good,together @acces- Met de navigatie moeilijk te vinden, wij zijn een paar keer verkeerd gereden. Wel een heerlijke plek. Vriendelijke mensen, een goede kamer en een prima ontbijt.
?together @prix+,proprete+ Eenvoudig hotel maar heel schoon en een goed bed. Aardige mensen. Voor dat geld echt prima. Als we weer die kant op gaan slapen we hier weer. Goed ontbijt ook.
?together @accueil+,petit_dejeuner+ Heel vriendelijk ontvangen en dat bleef zo de hele tijd. Heerlijk ontbijt, keurige kamer. Wat ons betreft mag er een ster bij. Zeker voor herhaling vatbaar.
# hotel flow mixed
?together @prix- Voor een nacht was het prima maar wij vinden het wel aan de prijs, zeker omdat het ontbijt er niet bij zat en je voor de auto ook nog moet betalen. Kamer ok.
@chambre- Op zich een prima hotel, alleen had ik een donkere kamer zonder uitzicht. Bed was goed, personeel aardig, ontbijt oké. Vraag bij het boeken wat voor kamer het is, ze zijn heel verschillend.
?together @calme-,accueil+ De mensen zijn ontzettend aardig maar wij hebben gewoon heel slecht geslapen. Veel te veel lawaai van een feest in de buurt. Volgende keer een ander hotel.
?breakfast-buffet,together @petit_dejeuner- We hadden ons op het ontbijt verheugd, want op internet staat een heel buffet. In werkelijkheid lag er wat stokbrood en een bakje jam. Daar betaal je dan 13 euro voor.
@accueil- Hotel is redelijk, kamers zijn redelijk, ontbijt is redelijk. Ontvangst was wel onder de maat, niet vriendelijk en geen uitleg. Voor een nacht kan het.
?together @equipements- Wij hadden gehoopt op een kluisje en een koelkast op de kamer, dat stond er namelijk bij, en die waren er allebei niet. Verder netjes hotel en goede bedden.
?restaurant,together @restauration- We zaten hier op half pension en dat was geen succes. Het eten was niet vies maar zo saai, drie dagen kip en boontjes, en we mochten niks ruilen. Kamers wel goed.
?pool,together,!winter @equipements- Zwembad gesloten bij aankomst, dat was jammer want daarvoor hadden wij juist geboekt. Niks over gezegd vooraf. Kamer en ontbijt waren naar tevredenheid.
?affaires @prix-,chambre+ Ik moest hier drie dagen zijn voor een cursus. Kamer goed, bed goed, maar 's avonds is er niks open in de buurt en in het hotel is het eten heel duur.
?together @accueil- Wat moet ik hiervan zeggen. Het ligt mooi, de kamer was ruim en het bed goed. Maar het personeel is heel wisselend, de een is aardig en de ander kijkt je niet eens aan. Dat vonden wij jammer. En de bar was steeds al vroeg dicht.
@proprete- De kamer was schoon bij aankomst, maar daarna is er drie dagen niemand geweest. Geen schone handdoeken, prullenbak vol, bed niet opgemaakt. Dat vind ik voor dit geld niet kunnen.
?old,lift,couple,man @chambre-,equipements- Mooi oud pand maar er moet echt wat aan gebeuren. Tapijt oud, kranen oud, lift heel klein. Ik heb er goed geslapen, mijn vrouw niet. Ontbijt was goed en het personeel ook wel aardig.
# hotel flow bad
?together @prix- Veel te duur voor wat het is. In Spanje of Duitsland krijg je voor hetzelfde geld veel meer. Kleine kamer, mager ontbijt, niks inbegrepen. Niet doen dus.
@accueil- Heel onprettig bejegend door de eigenaar. Ik vroeg netjes of de airco aan kon en toen werd hij boos. Zo ga je niet met gasten om. Nooit meer hier. Zeer onvriendelijk.
?village,together @calme- Naast het hotel staat een kerk en die slaat de hele nacht door. Wij hebben geen oog dicht gedaan. Staat nergens op de site. Ook is het er erg gehorig, je hoort alles.
?together @equipements-,accueil- Toilet verstopt op de eerste avond. Er was geen receptie meer. De volgende ochtend werd er gedaan of het onze schuld was!! Geen excuus en ook geen korting, ongelofelijk.
?together @accueil-,attente- Onze aankomst was ronduit slecht. Niemand aanwezig, alleen een telefoonnummer op de deur en daar werd niet opgenomen. Na meer dan een uur kwam er iemand en die was ook nog eens onvriendelijk, en toen bleek het de verkeerde kamer te zijn ook. Een reactie op mijn mail heb ik nog steeds niet.
?restaurant,together @restauration-,attente- Nooit in het restaurant van dit hotel gaan eten. Wij hadden om half acht een tafel en om negen uur nog geen voorgerecht, en wat er toen kwam was koud en te zout. En dan ook nog gewoon de volle prijs betalen.
?famille,together @accueil-,prix- We kwamen met twee kleine kinderen en moesten overal voor betalen, zelfs voor het kinderbedje. En onvriendelijk zijn ze ook. Ga met kinderen echt ergens anders heen.
?parking,together @acces- In onze auto is ingebroken op de parkeerplaats van het hotel, die volgens de site bewaakt is. Het hotel zei dat we maar naar de politie moesten, hebben niet eens gebeld voor ons. Slechte service, nooit meer.
@chambre- Benauwd, donker en muf, dat is alles wat ik over de kamer kan zeggen. En dat was dan een superior kamer. Bed ook slecht. Niet aan te raden. Slecht hotel.
?winter,together @equipements-,chambre- Het was buiten rond het vriespunt en binnen niet veel beter. Verwarming deed het niet en er werd niks aan gedaan, hoe vaak we het ook zeiden. Ook geen warm water 's morgens.
?summer,together @chambre-,accueil- Wij hadden een kamer met airco geboekt en betaald en kregen er een zonder, want die met airco waren op. Een week lang bij 30 graden zitten zweten. Klacht ingediend, nooit meer wat van gehoord.
?together @petit_dejeuner- Het ontbijt is heel slecht. Slappe koffie, zure jus en brood van eergisteren. Als je om wat meer vraagt zijn ze onvriendelijk ook nog. En dat voor 15 euro de man.
?affaires @numerique-,accueil- Al drie weken aan het mailen om een factuur op naam van mijn bedrijf. Geen reactie. De wifi werkte ook niet. Voor zakelijke reizigers absoluut af te raden.
?together @accueil-,prix- Eén uur na het boeken zagen we dat we de verkeerde datum hadden. Meteen gebeld, meteen gemaild, maar nee hoor, niet goed geld weg. Zeer klantonvriendelijk. Wij boeken hier nooit meer.
?couple,woman,together @chambre-,prix- Mijn man en ik hadden ons zo verheugd op een romantisch weekend en toen stonden er twee eenpersoonsbedden. Daar werd niks aan gedaan, terwijl ik het twee keer gemaild had. Dan betaal je ook nog eens veel te veel.
?pool,famille,summer,together @equipements-,proprete- De kinderen hebben één keer gezwommen en hadden daarna allebei uitslag. Het water was troebel en er dreef van alles in. Heel vies. Bij de receptie vonden ze het normaal.
?dogs,together @accueil-,prix- Hond mocht mee voor 15 euro per nacht maar verder mocht hij nergens komen. Schrijf dan gewoon dat honden niet gewenst zijn, dan weten we dat. Nooit meer dus.
?solo,woman @accueil-,chambre- Ik voelde me hier niet veilig. De deur van mijn kamer ging niet op slot en de nachtportier was vervelend. Er werd niks mee gedaan. Niet aan te raden als je alleen reist.
?road @calme- Rustig gelegen staat er. Ik heb zelden zo'n leugen gelezen. De kamer trilde als er een vrachtwagen langs kwam en dat was zo'n beetje de hele nacht. Echt niet meer.
?together @accueil-,attente- Bij het uitchecken stonden we drie kwartier in de rij met één meisje achter de kassa die het ook niet meer wist, en daardoor hebben we onze trein gemist. Dat verpest alles.
# location flow good
?gite,together @equipements+ Fijn huis waar echt alles is. We hebben er twee weken gezeten met uitzicht op de velden en niks gedaan. Aardige eigenaar ook. Zeker voor herhaling vatbaar.
?chambre-hotes,together @accueil+,petit_dejeuner+ Wat een warm welkom! Je wordt hier echt in de watten gelegd. Prachtige kamer, heerlijk bed en een heel goed ontbijt. Wij slapen vaak in een chambre d'hôtes en dit was een van de leukste. Ga erheen!
?gite,famille,garden,together @equipements+ Met onze kinderen hier twee weken gezeten en we hebben ons geen moment verveeld. Grote tuin, veel speelgoed. Binnen is er ook ruimte zat. Wij hebben in jaren niet zo'n ontspannen vakantie gehad.
?appartement,together @emplacement+,proprete+ Mooi licht appartement op een top plek. Alles nieuw en schoon en de keuken is van alle gemakken voorzien. Contact met de verhuurder verliep prima. Wij geven het een dikke negen.
?gite,good,together @emplacement-,calme+ Wel echt afgelegen hoor, zonder auto ben je nergens en voor een brood moet je een eind rijden. Wel heerlijk stil. Het huis is sfeervol en heel compleet. Wij hebben er van genoten.
?gite,amis,together @prix+,ambiance+ Met vrienden een lang weekend gehad en dat was een groot succes. Ruim huis, grote tafel, heel gezellig. En niet duur als je het deelt. Hier gaan we nog eens heen.
?gite,couple,woman,good,together @equipements- Leuk oud huis, maar let op je hoofd want de balken hangen laag, mijn man had er last van. De trap is ook steil. Verder een heerlijke plek en vriendelijke eigenaren.
?chambre-hotes,couple,together @chambre+ Een plaatje van een kamer. Heerlijk rustig ook. De gastvrouw is een lief mens dat goed Engels spreekt. Ook het ontbijt was heel goed. Wij komen zeker nog eens terug.
?gite,dogs,together @accueil+ Onze hond was hier ook heel welkom. Je kan er direct het bos in. Vriendelijke eigenaren, er stond een fles wijn klaar. Netjes en compleet huis. Wij komen terug.
?!chambre-hotes,top,together @equipements+,accueil+ Wij huren al ons hele leven huisjes in Frankrijk en dit is echt de top. Goede bedden, goede keuken, alles klopt. Wij hebben voor volgend jaar meteen weer vastgelegd.
# location flow bad
?gite,together @proprete-,accueil- Aangekomen na negen uur rijden en dan kun je eerst het aanrecht gaan schrobben. Haren in het bad, vuile vaat in de vaatwasser en overal stof. Maar wel 90 euro voor de schoonmaak rekenen!
?!chambre-hotes,together @equipements-,prix- De foto's zijn van heel lang geleden denk ik. Kapotte stoelen, een vaatwasser die lekt en bedden met kuilen. Voor dit bedrag hadden wij in een luxe hotel kunnen zitten. Op onze borg zitten we nog steeds te wachten.
?chambre-hotes,together @accueil-,chambre- De foto's zijn prachtig, in het echt slaap je op een klein zolderkamertje met een wc op de gang. De gastvrouw was er nooit. Vies vonden wij het ook. Nooit meer.
# camping flow good
?together @accueil+,proprete+ Heerlijke camping waar we twee weken met veel plezier hebben gestaan. Ruime plaatsen, schoon sanitair en de eigenaren zijn heel erg aardig. Er hangt een gemoedelijke sfeer. Wij gaan hier volgend jaar zeker weer naartoe.
?pool,famille,summer,together @equipements+,ambiance+ Voor kinderen is dit een paradijs. Fijn zwembad, leuke animatie en genoeg vriendjes. Voor gezinnen is deze camping echt een aanrader. Wij gaan volgend jaar zeker weer!
?caravan,together @acces+,accueil+ Met de caravan prima te bereiken en je wordt naar je plaats gebracht. Mooie vlakke plekken met genoeg schaduw. Het sanitair is eenvoudig en schoon. Wij staan al dertig jaar op campings in Frankrijk en deze hoort bij de betere.
?tent,together @calme+,ambiance+ Fijne kleine camping zonder poespas. Geen disco, geen animatie, gewoon rust. Bijna alleen maar tentjes en aardige mensen met wie je zo aan de praat raakt. Brood kun je bestellen.
?good,together @proprete- De plek is fantastisch en de mensen zijn vriendelijk. Het sanitair is alleen verouderd en met de drukte wordt het niet vaak genoeg schoongemaakt. Als ze daar wat aan doen is het een topcamping. Wij hebben er verder een mooie tijd gehad.
?mobile-home,together @equipements+,prix+ Wij hadden een stacaravan en dat beviel boven verwachting. Netjes, compleet en goede bedden. De camping is mooi groen en je zit zo in het dorp. Volgend jaar weer denk ik.
?lake,together @emplacement+ Aan het meer met een eigen strandje, wat wil je nog meer. De camping is goed onderhouden en niet massaal. Vriendelijke eigenaar. Heerlijke vakantie gehad.
?good,summer,together @calme- Goede camping met veel voorzieningen, maar in de zomervakantie is het wel erg druk en luidruchtig. Vraag een plek achteraan als je van je rust houdt. Wij hebben het verder prima naar ons zin gehad en de omgeving is schitterend.
?spring,couple,together @calme+,prix+ In het voorseizoen is het hier heerlijk rustig. Je mag zelf een plek uitzoeken en is het heel goedkoop. Het sanitair was verwarmd en brandschoon. Heel aardige mensen.
?together @ambiance+,accueil+ Leuke gemoedelijke camping, iedereen zegt elkaar gedag en binnen een dag ken je de halve camping. Veel Nederlanders, maar dat maakt ons niet uit. Wij komen graag terug.
?famille,together @equipements+,prix+ Prima camping voor een gezin met kleine kinderen. Autovrij dus ze kunnen lekker rond fietsen, een fijne speeltuin en kindertoiletjes. Niet te groot en dat vonden wij juist prettig. Voor wat je krijgt is het niet duur. Wij zijn fan.
?tent,solo @accueil+ Op de fiets aangekomen zonder te reserveren maar dat was geen probleem. Goede douches, vriendelijke mensen. Fietsers zijn hier welkom. Heel leuke camping, ik raad het iedereen aan.
?dogs,together @accueil+,emplacement+ Met de hond is het hier heerlijk en je loopt zo het bos in. De plaatsen zijn groot en er zijn hagen. Vriendelijke mensen aan de receptie die goed Engels en wat Nederlands spreken.
?autumn,couple,together @calme+ In september is het hier op zijn mooist, bijna niemand meer en nog lekker weer. Wij stonden met een handjevol andere mensen op een groot veld. Het restaurant was al dicht maar in het dorp kun je wat eten. Alles is goed schoon.
?restaurant,together @restauration+,ambiance+ Op deze camping kun je ook heel goed eten, wij hebben bijna niet zelf gekookt. Vooral de pizza's. Ook verder een fijne plek met vriendelijke mensen en goed sanitair.
?mobile-home,famille,good,together @equipements-,accueil+ Leuke camping, jammer dat de stacaravan wat gedateerd was en de bedden smal zijn. Bij de receptie waren ze ook niet echt aardig. Mooie omgeving, veel te doen.
?good,together @numerique- Fijne camping, mooie plaatsen en schoon sanitair. De wifi is niks, alleen bij de receptie heb je een beetje bereik en dan zit je daar met zijn allen. Wij zouden zo weer gaan.
# camping flow mixed
?together @prix- Op zich een nette camping maar wel prijzig voor wat je krijgt. Alles kost extra, tot het internet aan toe. Het personeel is aardig en het sanitair was in orde. Wij hebben op mooiere campings gestaan voor de helft van het geld.
?!mobile-home,together @equipements- De ligging is prachtig, maar de plaatsen zijn klein en staan scheef. Je zit boven op je buren. Voor een nachtje kan het, voor de hele vakantie is het niks.
?pool,famille,summer,together @equipements-,ambiance+ De kinderen vonden het geweldig, wij wat minder. Het zwembad is veel te klein voor zoveel gasten en ligbedden waren er nooit. Animatie was wel erg leuk.
?together @accueil- Mooie camping maar de ontvangst was koel en dat bleef zo de hele week. Sanitair goed, plaats ook goed. Jammer, want verder is het een prima camping om een paar dagen te staan.
?together @proprete- Vroeger een van onze favorieten, nu een beetje in verval. Het onderhoud is slecht, kapotte lampen, afbladderende verf en een wc blok dat een stuk schoner kan. Jammer want de plek is mooi.
?!mobile-home,summer,together @calme- Fijne plaats met schaduw en een goede douche, maar er was drie avonden live muziek tot na middernacht en dat is met tentdoek niet te harden. Slecht geslapen dus.
# camping flow bad
?together @proprete- In het hoogseizoen kan je hier beter niet naar de wc. Er is één gebouw voor de hele camping en dat is om negen uur 's morgens al niet meer te doen. Bah. En de receptie zegt dat er twee keer per dag gepoetst wordt, niet dus.
?!mobile-home,together @calme- Geen camping maar een kroeg. Tot vier uur 's nachts dronken jongeren en herrie, en nergens iemand te bekennen die er iets van zegt. Bij de receptie haalden ze de schouders op. Als gezin moet je hier zeker niet gaan staan.
?mobile-home,together @equipements-,proprete- Ik zal het kort houden, de stacaravan was een krot. Muizenkeutels in de kast, schimmel in de douche, deur die niet op slot ging. Wij zijn naar huis gereden en ons geld zien we niet terug.
?!mobile-home,together @accueil-,prix- Aanbetaling gedaan, bevestiging gekregen en dan is je plek vergeven. We mochten op een strookje bij de containers gaan staan, zonder stroom en wel voor de volle prijs. Als je er wat van zegt snappen ze ineens geen Engels meer. Nooit weer.
?pool,summer,together @equipements-,prix- Het zwembad ging om zes uur dicht en de helft van de dag was het bezet door zwemles of aquagym. De glijbaan deed het niet. Voor een camping die zo duur is mag je toch wel wat meer verwachten. Wij komen hier in elk geval niet terug.
?together @accueil- Heel onvriendelijke mensen op deze camping, overal doen ze moeilijk over en bezoek moet ook nog betalen. De camping zelf is niet slecht maar wij komen hier niet meer.
?caravan,together @equipements-,accueil- De stroom viel elke dag uit en bij de receptie doen ze er niks aan, ze worden alleen boos. Op de site staat er niks over. Zoek liever een andere camping.
?tent,together @equipements-,prix- We stonden op een stoffig veldje zonder een boom, de haringen gingen de grond niet in en 's middags was het niet uit te houden. Voor een tentje zonder stroom betaalden we bijna veertig euro. Echt belachelijk.
`;
