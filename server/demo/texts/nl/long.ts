/** Whole reviews of some length that stay with one matter: what there was, what was not, when and how. */
export const dutchLong = `
# hotel flow good
?good,breakfast-buffet @petit_dejeuner+ Het ontbijt is prima, stokbrood, croissants, (twee soorten|een paar soorten) kaas, ham en yoghurt en ook (gekookte eieren|roerei). Bruin brood (is er niet|hebben ze niet), maar dat heb je in Frankrijk bijna nergens.
?road,good,together @calme- Goed hotel, wij hadden een kamer aan de voorkant en daar hoor je de weg wel. (Volgende keer een kamer achter.|)
?together @accueil+ De mevrouw van de receptie sprak (een beetje Nederlands|goed Engels) en was heel behulpzaam, ze nam echt de tijd voor ons.
?affaires,good @numerique+ Ik zit hier (een paar keer|drie of vier keer) per jaar voor mijn werk en de wifi is goed.
?restaurant,together @restauration+ We hebben (twee keer|beide avonden) in het hotel gegeten, het was (heel goed|heel lekker) en niet heel duur. Leuke bediening.
?good,!lift,together @acces- Geen lift, dat stond er (ook wel bij|wel ergens bij) maar daar hadden we niet op gelet. Met koffers is dat wel zwaar, de trap is (steil|smal). De kamer was verder (prima|goed) en rustig.
?pool,summer,famille @equipements+ Mooi zwembad, niet heel groot maar onze kinderen (hebben er elke dag in gelegen|waren er niet uit te krijgen). Er staan (genoeg bedjes|ook bedjes).
?good,old @equipements- Het hotel is (al wat ouder|oud) en dat zie je wel, vooral de badkamers. Maar schoon is het wel en (voor die prijs mag je niet klagen|je betaalt er ook niet zoveel voor).
?good,together @petit_dejeuner- Ontbijt is niet bij de prijs in, het is (12|13|14) euro per persoon en dat vonden wij (te veel|veel).
?couple,good @calme+ kamer was prima bed goed en lekker rustig aan de achterkant (hoor je niks|je hoort daar niks) alleen de tv had (geen nederlandse|alleen franse) zenders maar ja (je bent in frankrijk|dat hoeft ook niet) ontbijt ook goed (koffie lekker|genoeg keus)
?together,good @emplacement+ Het hotel ligt iets buiten het centrum, maar je loopt er zo heen. (Kamer was ruim.|Ruime kamer.)
?together @accueil+ Wij kwamen pas laat aan door (files|de files) en dat was geen enkel probleem. (De kamer was netjes.|Goed geslapen.)
?famille,good @chambre+ Familiekamer met een (groot bed|dubbel bed) en een stapelbed. (Ruim is het niet|Het is niet groot) met alle spullen. De kinderen vonden het (geweldig|leuk) en voor (een nacht of twee|een paar nachten) is het prima. (Er was ook een kinderbedje (als je dat wil|te krijgen).|)
@proprete+ Alles was (schoon|heel schoon), ook de badkamer. Je krijgt elke dag schone handdoeken.
?amis,good @acces+ Wij waren met (vier man|z'n vieren) op de fiets en we mochten de fietsen (in de garage|binnen) zetten. (Kamers wat klein.|)
# hotel flow mixed
?together @petit_dejeuner- Het ontbijt viel (tegen|wat tegen), weinig keus en er werd niks bijgevuld. De koffie komt uit een automaat en is niet lekker.
@calme- Netjes hotel, maar (heel|erg) gehorig. Je hoort de buren praten en (de wc van boven|als er iemand doucht) en de deuren op de gang slaan dicht. (Tot een uur of twaalf|Tot half één) ging dat door en om zes uur begon (het weer|de eerste alweer).
?!affaires,summer @chambre- Mooi hotel maar de kamers zijn (in de zomer|met dit weer) te warm. Er is geen airco, alleen een ventilator.
?parking,together @prix- Op de site staat parkeren maar er staat niet bij dat het (10|12) euro per nacht is. (Met ontbijt en toeristenbelasting|Met alles erbij) wordt het dan toch (een stuk|best) duurder dan je dacht. De kamer was gewoon (goed|oké), niet groot, wel schoon.
# hotel flow bad
?together @proprete- Er lagen nog haren in de douche en (het bed was niet goed opgemaakt|de prullenbak was niet leeg). Onder het bed lag ook nog (van alles|rommel). We hebben het gezegd maar er werd bijna niks aan gedaan.
?road,together @calme- Wij hebben bijna niet geslapen want de kamer was aan de weg en er is alleen enkel glas. Een andere kamer kregen we niet.
?!affaires,together @accueil-,attente- Wij waren er om (drie uur|half vier) en de kamer was niet klaar, het werd (vijf uur|bijna vijf uur). Geen excuus, niks.
?together @equipements-,accueil- Geen warm water, (de hele ochtend|twee dagen) niet. We hebben het (drie keer|een paar keer) gezegd en steeds zou er iemand komen maar er kwam (niemand|geen mens). Korting kregen we ook niet.
@chambre- De kamer was (heel klein|veel te klein) en de matras was (hard|doorgelegen). In de badkamer ruikt het (naar riool|muf).
# location flow good
?gite,famille,good @equipements+ Heel compleet huis, de keuken ook. Supermarkt is wel een eindje rijden.
?gite,together,good @acces- De weg ernaartoe is smal en de navigatie (weet het niet|stuurt je verkeerd). Het huis zelf is (ruim|groot) en netjes en je hoort er niks.
?!chambre-hotes,couple @accueil+ Aardige mensen, ze wonen (ernaast|vlakbij) maar je hebt er geen last van. (Mooie omgeving ook.|Bedden waren opgemaakt.|)
?chambre-hotes,couple,good @petit_dejeuner+ Het ontbijt is heel goed, aan één grote tafel met de andere gasten, wij vonden dat (gezellig|leuk).
?gite,garden,summer,together,good @equipements+ We zaten vooral buiten, heerlijke tuin. Die is niet (helemaal|overal) afgesloten.
# location flow mixed
?gite,together @proprete- Huis is (ruim|groot) en ligt mooi, alleen niet (echt|goed) schoon. Wij hebben eerst zelf gepoetst.
# location flow bad
?gite,together @chambre- Het ruikt naar vocht en in de slaapkamer zit schimmel (achter de kast|bij het raam). De hele week ramen open gehad, (hielp niks|hielp weinig), dekens voelden 's avonds (klam|nat) aan. De verhuurder zei dat dat hoort bij een oud huis. (Dat zal wel maar zet het er dan bij.|)
?!chambre-hotes,famille @equipements- Er staat zes personen maar er waren (vijf stoelen|maar vier borden) en de slaapbank kon je (niet gebruiken|bijna niet uitklappen). De oven deed het niet en de wasmachine (lekte|ook niet).
# camping flow good
?caravan,together,good @acces+ Met de caravan is het goed te doen, de paden zijn breed genoeg en (ze helpen je als het niet lukt|er reed iemand voor ons uit). De grond is wel hard.
?tent,good,!famille @calme+ stonden met een tentje achteraan (onder de bomen|bij de heg) zonder stroom heerlijk rustig daar alleen is het wel een (eind|stuk) lopen naar de wc.
?pool,summer,famille,good @equipements+ Heerlijk zwembad, wel strakke zwembroek verplicht. Voor de kleintjes is er een (ondiep bad|apart badje).
?mobile-home,together,good @equipements+ De stacaravan was (schoon|netjes) en niet oud. (Je staat wel vrij dicht op de buren.|)
?lake,aurelle,summer,famille @emplacement+ Je loopt in (drie minuten|vijf minuten) naar het meer. Er liggen (kiezels|stenen), dus waterschoenen mee.
?famille @ambiance+ Fijne camping voor kinderen, die van ons waren de hele dag op de fiets weg en kwamen alleen om te eten. Er rijden (bijna geen|geen) auto's. (Veel Nederlanders en Belgen, (dat vonden wij wel makkelijk|je hebt zo vriendjes).|)
?famille,holidays,good @prix- In de zomervakantie is het (best duur|wel duur), wij betaalden (52|48) euro per nacht met z'n vieren en daar komt de toeristenbelasting nog bij. Wifi is ook extra. Wel heel leuk voor kinderen.
?together @accueil+ Wij hadden (twee nachten|drie nachten) geboekt en zijn een week gebleven, dat kon gewoon.
# camping flow mixed
?together,holidays @proprete- Mooie camping met (veel schaduw|oude bomen), maar één sanitairgebouw voor iedereen is in het hoogseizoen (te weinig|niet genoeg). 's Ochtends sta je in de rij en tegen de avond is het (vies|niet fris meer).
?caravan @acces- De plaatsen zijn (klein|smal) en je moet (er achteruit in|een scherpe bocht maken), met een caravan van (zes|zeven) meter is dat bijna niet te doen.
# camping flow bad
?together,summer @calme-,accueil- Na tien uur stil, dat staat (overal|op het bord), maar naast ons stond een groep met muziek tot (twee uur|half drie), (drie|twee) nachten achter elkaar. De receptie doet er niks aan.
?mobile-home,together @proprete-,equipements- De stacaravan was (oud|versleten) en niet schoon, er zaten mieren in (de kastjes|de keuken) en vlekken op de bank en het water liep in de douche (niet weg|niet goed weg). De matrassen waren zo dun dat je (de latten voelt|alles voelt).
# restaurant flow good
?couple,!pizzeria,!creperie @restauration+ Wij namen allebei het menu en alles was (lekker|heerlijk), vooral het vlees. Grote porties, ik kon mijn (toetje|kaas) niet op.
?good,together,!pizzeria,!creperie @attente- Neem wel de tijd, tussen voorgerecht en hoofdgerecht zat (drie kwartier|ruim een half uur). Er loopt maar (één meisje|één persoon) en het zat (vol|helemaal vol). Het eten was wel heel goed.
?pizzeria,famille @restauration+ Met de kinderen pizza gegeten, ze zijn (groot|best groot) en dun, twee kinderen kunnen er (samen één|best een delen). Het was (druk|vol) maar het ging toch snel.
?good,!pizzeria,!creperie @prix- Goed gegeten, goedkoop is het niet. Hoofdgerechten (rond de 25|tussen 21 en 29) euro en dan heb je nog niks gedronken.
?couple,man,!pizzeria,!creperie @accueil+ Heel aardige bediening, de kaart werd helemaal uitgelegd. Mijn vrouw eet geen vlees en dat was ook geen probleem.
?summer,good,together @ambiance+ Wij zaten buiten, dat is (onder de bomen|een leuk terras), binnen zat niemand. Wel reserveren want om (half acht|acht uur) was alles weg.
?creperie,good @restauration+ De hartige zijn van boekweit en heel lekker, en daarna nog een zoete met (karamel|citroen). (Cider is ook lekker.|)
?brasserie,amis @prix+ we waren met (zes|vijf) man en iedereen had wat anders, burger, salade, (mosselen|steak), en het was allemaal goed, friet (zelfgemaakt|vers) en je krijgt (veel|genoeg). waren zo'n (130|140) euro kwijt met (bier erbij|twee flessen wijn) dus dat valt mee. ook nog snel en (aardige jongens in de bediening|vriendelijk)
# restaurant flow mixed
?together,!pizzeria,!creperie @restauration-,accueil+ Bediening was (vriendelijk|aardig) en vlot maar het eten was (matig|niet bijzonder). Mijn steak was (doorbakken|helemaal gaar) terwijl ik medium gevraagd had, die van de ander ook. Friet wel (lekker|goed), sla (kaal|zonder iets).
?together @attente-,restauration+ Lekker gegeten maar het duurde (veel te lang|erg lang). Mensen die later kwamen kregen eerder eten dan wij.
# restaurant flow bad
?together @attente- We hadden gereserveerd om (acht uur|half acht) en toch hebben we eerst (20 minuten|een kwartier) moeten wachten. Van de kaart was (de helft|een deel) er niet meer.
?!pizzeria,!creperie @restauration- De vis was droog en de rijst (koud|lauw), de groente kwam volgens mij (uit blik|uit een pakje), en dan betaal je er wel (23|24) euro voor.
# site flow good
?musee,good @pedagogie+ Leuk museum met veel te zien. De teksten zijn in het Frans en Engels en ook een blaadje in het Nederlands.
?chateau,good,together @prix+ Mooi kasteel, je mag niet overal in maar er is genoeg te zien. Het park is (prachtig|ook heel mooi) en zit bij de prijs in, dus niet duur.
?nature,good,together @acces- Vanaf de parkeerplaats is het (20|25) minuten lopen, eerst vlak en dan komen er (een hoop|veel) treden die na regen glad zijn. Boven kun je heel ver kijken, echt schitterend. Parkeren is gratis maar het is snel vol.
?musee,famille,good @pedagogie+ Voor kinderen is er een boekje met vragen en daar waren die van ons (een uur|ruim een uur) zoet mee. Het is in het Frans of Engels dus je moet (helpen|vertalen), (soms best moeilijk|de antwoorden zijn niet allemaal makkelijk).
?grotte,good @attente- Je kan alleen met een gids naar binnen, elk half uur, en [wij moesten/ik moest] (een half uur|drie kwartier) wachten want de eerste was vol. Wel een prachtige grot. Neem een vest mee want het is koud. (Het zijn (veel|best veel) trappen.|)
?jardin,couple,good @emplacement+ Hele mooie tuin, rozen, kruiden, een (vijver|moestuin), van alles. Veel bankjes.
?parc-animalier,famille,good @ambiance+ we waren er (om half 11|om tien uur) en zijn tot 4 uur gebleven dus je bent er wel een dag mee bezig. de dieren hebben veel ruimte (soms zie je ze niet|waardoor je ze niet altijd ziet). eten is (duur|niet zo goedkoop) dus neem (brood|zelf brood) mee er zijn genoeg tafels.
# site flow mixed
?chateau,together @prix-,emplacement+ Het ligt mooi en het uitzicht is (prachtig|mooi), maar er is (niet zoveel|weinig) te zien. Voor (9|8) euro vond ik dat (veel|te veel).
# site flow bad
?!nature,together @accueil- Volgens internet was het open tot 18 uur, wij waren er om (tien over vijf|kwart over vijf) en (de kassa was al dicht|we mochten niet meer naar binnen). Niet vriendelijk ook.
?chateau,summer,famille @attente- Het was veel te druk, je schuift (achter elkaar aan|in een rij) door de zalen en je ziet bijna niks. Bij de kassa hebben we (45|40) minuten in de zon gestaan.
# activite flow good
?nautique,aurelle,together,summer,good Ontzettend leuk, we hebben het korte stuk gedaan van (8|9) kilometer. (Er stond wel weinig water.|)
?velo,couple,good @equipements+ We hebben elektrische fietsen gehuurd voor een (hele dag|halve dag), het zijn goede fietsen. (Het zadel is wel hard als je dat niet gewend bent.|)
?cheval,famille,good @accueil+ Onze dochter vond het (eerst|in het begin) eng en er is de hele tijd iemand naast haar blijven lopen, dat vonden we (heel fijn|erg aardig).
# activite flow bad
?nautique,together @accueil-,attente- We hadden geboekt en betaald voor tien uur en er was (niemand|nog niemand). We begonnen pas (na elven|om elf uur) en om twaalf uur moesten we er alweer uit.
`;
