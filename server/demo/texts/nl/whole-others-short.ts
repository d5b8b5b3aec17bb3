/** Reviews of sights, outings, tastings, events and shops by guests from the Netherlands and Flanders, most of them brief. */
export const dutchWholeOthersShort = `
# site flow good
?musee @pedagogie+ Leuk opgezet en ook in het Engels te volgen
?musee In een uur heb je het gezien, (precies goed|meer hoeft voor mij niet).
?musee,famille @pedagogie+ De speurtocht was een succes, (stempel op het eind|ze renden van zaal naar zaal).
?musee,famille @pedagogie+ Als volwassene ook nog wat geleerd, (ik wist er niks van|heel interessant).
?musee Prima bij slecht weer.
?musee,good @pedagogie- Bijna alle teksten alleen in het Frans, (jammer|neem een vertaalapp mee), want de collectie is mooi.
?musee @accueil+ De mevrouw van de zaal wilde graag uitleggen, in het (Engels|Engels met haar handen), heel leuk.
?musee @prix+ Heel redelijke prijs voor (wat je ziet|zo'n museum).
?musee,good @equipements- Er mogen wel wat (stoelen|bankjes) staan voor oudere mensen, verder mooi museum.
?chateau @pedagogie+ Rondleiding in het Frans maar er is een (map|blad) met Nederlandse tekst bij.
?chateau @accueil+ De gids wees steeds aan waar [we/ik] was[waren/], want ik volgde het niet. Dank je wel.
?chateau De keuken vond ik het mooist, (met al die koperen pannen|daar was het meeste te zien).
?chateau,good @prix- 12 euro voor (vier|vijf) kamers vind ik wel veel, toren was de moeite waard.
?chateau,good @acces- Parkeren is gratis maar dan moet je nog (flink|een stuk) omhoog, dat was zweten. Mooi kasteel.
?chateau,couple,woman Mijn man houdt niet van kastelen, bij deze wilde hij (blijven|niet weg).
?chateau @ambiance+ Mooi ingericht en niet zo kaal als (veel andere|de meeste) kastelen.
?jardin,spring Alles stond in bloei, (schitterend|wat een kleuren)!
?jardin,!winter @pedagogie+ Bij de planten staat een bordje, dan leer je er nog wat van
?jardin,good @acces- Overal grind, met een (rolstoel|rollator) kom je er niet door. Wie goed loopt heeft er een prachtige dag.
?jardin,summer Mooi onderhouden tuin, ga wel 's ochtends want (er is weinig schaduw|'s middags is het te warm).
?grotte Trui mee! (Beneden is het maar 12 graden|Het is er koud), ook in de zomer.
?grotte @pedagogie+ De gids vertelde alles ook in het Engels en (had humor|deed het rustig).
?grotte,good @acces- Bijna (tweehonderd|honderdtachtig) trappen, met slechte knieën niet beginnen. Prachtig als je het kan.
?grotte,famille @ambiance+ Onze kinderen vonden het eng en wilden daarna (direct|meteen) nog een keer
?parc-animalier,famille @ambiance+ Geitjes voeren, (de hele ochtend|anderhalf uur lang)...
?parc-animalier @proprete+ Dieren goed verzorgd en ruime, schone hokken
?parc-animalier,famille @prix+ Ijsje kost gewoon een normale prijs, (hoe vaak zie je dat in een park|goed zo).
?abbaye @calme+ Heel stil, ik ben er (lang|een half uur) blijven zitten.
?abbaye @prix+ Gratis naar binnen en dan zo (mooi|veel te zien)
?nature @emplacement+ Prachtig uitzicht, (het klimmen waard|laatste stuk is steil).
?nature,good @acces- Na (tien|elf) uur is de parkeerplaats vol, kom vroeg. Het uitzicht is geweldig.
?nature Goed aangegeven wandeling van (anderhalf|twee) uur, onderweg niks te koop dus neem water mee.
?nature,famille,summer Waterschoenen! Ze hebben (de hele middag|urenlang) in het water gespeeld.
?nature,good @acces- Bordjes staan er niet overal, (verdwalen kan haast niet|één keer fout gelopen). Mooi gebied.
?nature @calme+ twee uur gelopen en (haast niemand|drie mensen) gezien
?nature,dogs Mooi om te lopen met de hond, die (mag aangelijnd overal|kan overal drinken).
?!nature,!abbaye @accueil+ Vriendelijk ontvangen bij de kassa, geen (gehaast|gedrang).
?!nature,good Het is niet groot, (in een uur gezien|een uurtje), maar interessant!
?!nature Zeker bezoeken als je in de (streek|buurt) bent
?top Mooiste (van de hele reis|wat ik in Frankrijk gezien heb)
?musee,together @pedagogie+ Ik was alleen meegegaan voor mijn zus, die houdt van zulke dingen. Maar er was een oude vrijwilliger die (zelf in die fabriek gewerkt heeft|zelf nog met de machine gewerkt heeft) en hem voor ons aanzette. Dat vond ik mooier dan de rest van het museum.
?chateau,together,good @attente-,accueil+ Onze kaartjes waren voor elf uur maar de groep ervoor was nog binnen. Een half uur in de zon staan met (je ouders|een rolstoel) is lang, maar ze kwamen stoelen brengen en daarna kregen wij een eigen gids.
# site flow mixed
?musee @pedagogie- Alles in het Frans en weinig uitleg, (dus een beetje kijken|dan is het gauw uit).
?musee @prix- 8 euro is (veel|best veel) voor een half uur.
?chateau @acces- De helft stond in de steigers, had dat (bij de kassa|vooraf) gezegd.
?chateau @accueil+ Dame van de rondleiding was leuk, het kasteel (zelf wat minder|is vooral van buiten mooi).
?nature @ambiance- Prachtig maar veel te druk, (ga niet op zondag|je loopt in een rij).
?nature @proprete- Mooi gebied, jammer van (het afval|de blikjes).
?jardin,autumn Er bloeide niet veel meer, (mijn eigen schuld|had ik kunnen weten). Aardig om te wandelen.
?grotte @attente- Een uur in de rij, binnen (twintig|vijfentwintig) minuten. Het was wel bijzonder.
# site flow bad
?!nature @prix- zonde van het geld!! na (twintig|vijfentwintig) minuten sta je weer buiten
?!nature @accueil- De helft was dicht, daar zeiden ze (niets over|pas na het betalen iets over).
?musee,!alone @accueil- Voor sluitingstijd gingen de lampen (gewoon|ineens) uit en werden we weggestuurd.
?chateau @attente- Vijftig minuten wachten op een rondleiding die (uitsluitend|alleen) in het Frans was
?chateau,together @pedagogie- Engels geen probleem zei de kassa, (geen woord|niet één woord). Wij hebben er niks aan gehad.
?parc-animalier,famille @ambiance- Kleine hokken, (zielige dieren|de helft leeg). Onze dochter vond het ook zielig.
?parc-animalier,famille @prix- (14|13) euro per volwassene en de speeltuin is kapot!
?nature @proprete- Overal (blikjes|luiers) langs het pad. Gemeente, doe hier eens iets aan!!
?nature @prix- Parkeren kost tegenwoordig (5|6) euro, jaren geleden mocht je gewoon gaan.
?musee @pedagogie- Niets aan, alleen oude spullen op een rij (en geen uitleg|zonder bordje).
?grotte @accueil- (Afgesnauwd|Weggeduwd) door de gids omdat ik te langzaam liep op de trap, ik ben 74.
?chateau,together @accueil- Bij de ingang was geen bord, binnen stond ineens dat fotograferen verboden is. Ik had mijn telefoon nog in de hand en een man van de bewaking heeft hem bijna (afgepakt|uit mijn hand getrokken). Wij hebben meteen ons geld teruggevraagd en dat kon niet.
# activite flow good
?nautique,famille @ambiance+ Met het gezin (twaalf|negen) kilometer kano, met pauze om te zwemmen. Heerlijk.
?nautique @accueil+ Duidelijke uitleg in het Engels en een (zwemvest dat past|busje terug).
?nautique Waterschoenen en zonnebrand, (vergeet ze niet|dat zeg ik uit ervaring)!
?nautique @accueil+ Bedankt $staff van het busje, (heel aardig|heel grappig).
?nautique,good,famille @prix- Voor een gezin is het een (uitgave|hele uitgave), wel een superdag gehad.
?nautique,summer @ambiance+ 's Ochtends suppen, dan is het water nog (spiegelglad|rustig).
?nautique @equipements+ Goed materiaal, (planken|peddels) zo goed als nieuw
?accrobranche,famille @pedagogie+ Onze zoon van (7|8) durfde eerst niet, met de uitleg van de begeleider deed hij alles.
?accrobranche,famille @accueil+ Ze houden alles in de gaten en dat (geeft rust|is wel zo fijn) als moeder.
?accrobranche Handschoenen meenemen anders heb je (blaren|kapotte handen).
?accrobranche,summer Lekker koel onder de bomen, bij dit weer (ideaal|een goed idee).
?bateau @pedagogie+ Uitleg in (het Frans en Engels|drie talen), goed te verstaan
?bateau Ga aan de buitenkant zitten, binnen zie je (weinig|niet veel).
?velo @equipements+ accu na (50|45) km nog niet leeg, zelfs met die hellingen
?velo,good @equipements- Zadel is hard, na een uur wist ik dat. Fietsen verder (in orde|goed).
?velo,good @prix- Niet goedkoop maar je krijgt er een kaart en (goede routes|uitleg) bij.
?velo @accueil+ Lekke band, gebeld, en een half uur later stond er iemand met (een andere fiets|een nieuwe fiets). Top geregeld.
?cheval @pedagogie+ (Jaren|Twintig jaar) niet gereden en toch voelde ik mij veilig.
?cheval @ambiance+ Door het bos, (stapvoets|in een rustig tempo), zo mooi.
?spa,couple @calme+ Heerlijke middag, (niet te druk|bijna niemand), uitgerust naar huis.
?spa Zwemkleding aan in Frankrijk en handdoek meenemen, (wist ik niet|goed om te weten).
?parapente @accueil+ Ik was best zenuwachtig maar de instructeur (praatte mij erdoorheen|bleef rustig). Zou het zo weer doen!!
?parapente Cadeau voor mijn (vijftigste|zestigste) verjaardag, geweldig dat ik dit nog gedaan heb
?nautique,together @accueil+ Halverwege sloeg mijn zus om en haar telefoon was weg. De begeleider is (twee keer gaan duiken|er een half uur voor teruggevaren) en heeft hem gevonden, en hij deed het nog ook. Dat had ik echt niet verwacht.
# activite flow mixed
?escape,together @pedagogie- Half in het Frans dus voor ons (te moeilijk|niet te doen), wel mooi aangekleed.
?nautique @attente- Leuk, maar drie kwartier wachten op het busje (had niet gehoeven|in de zon).
?velo @equipements- Mooie route, alleen sloeg de versnelling (steeds|de hele tijd) over.
?escape @prix- Wel leuk om een keer te doen, maar wel kort voor (dat geld|die prijs).
# activite flow bad
?nautique @equipements- Kano lek, (peddel gebarsten|zwemvest vies). Nooit meer bij deze verhuurder!
?nautique,summer @attente- Bijna een uur op het busje gewacht in de volle (zon|hitte).
?nautique @accueil- Toen ik er iets van zei werden ze (onbeleefd|kwaad).
?accrobranche @attente- Op elk platform (tien minuten|een kwartier) wachten, veel te veel volk.
?accrobranche @prix- (26|24) euro voor anderhalve route, schandalig
?velo @accueil- Borg van (200|150) euro half kwijt voor een krasje dat er al was.
?cheval @ambiance- De paarden zagen er (mager|moe) uit, ik had er geen plezier meer in.
# degustation,evenement,commerce,ot flow good
?vin @pedagogie+ De wijnboer spreekt goed Engels en legt alles (rustig|met passie) uit.
?vin @accueil+ Je hoeft niks te kopen maar [we hebben/ik heb] toch (zes flessen|twee dozen) meegenomen
?vin @prix+ Goede wijn voor een (normale|nette) prijs
?fromage @accueil+ Eerst proeven en dan pas kiezen, (heel vriendelijk|ze nemen de tijd).
?fromage Ze verpakken de kaas vacuüm, (thuis nog steeds goed|handig voor de terugreis).
?biere @ambiance+ Goed bier, (de tripel|de blonde) vooral, en een leuk terrasje
?biere @accueil+ De brouwer vertelt graag over zijn (bier|werk), leuke gast.
?marche-noel @ambiance+ Niet groot maar erg (gezellig|sfeervol), er zong een koor.
?marche-noel,good @acces- Parkeren was zoeken, neem (warme kleren|een dikke jas) mee. Lekkere glühwein!
?festival,!alone @ambiance+ Topavond! (Fijn publiek|Leuke sfeer), nergens gedrang.
?festival @prix+ Eten en drinken normaal geprijsd, mag ook wel eens op een (festival|feest).
?festival,good @attente- Even in de rij voor de tassencontrole, (ging vlot|viel mee).
?boulangerie @accueil+ Ook zonder Frans word je hier netjes geholpen, (mijn vaste bakker|elke ochtend).
?boulangerie (Croissants|Pains au chocolat) nog warm om half acht. Maandag dicht.
?ot @accueil+ Jongedame sprak (Nederlands|heel goed Engels) en nam de tijd.
?ot @accueil+ Lijstje met alle markten per dag meegekregen, (elke dag gebruikt|heel handig).
# degustation,evenement,commerce,ot flow bad
?vin @prix- Een glaasje proeven kost hier (8|10) euro per persoon
?vin @accueil- Omdat [wij/ik] niks kocht[en/] werd hij (onvriendelijk|ineens heel kort).
?ot @accueil- Twee dames in gesprek met (elkaar|hun telefoon), geen tijd voor mij.
?ot @accueil- Een foldertje en de deur weer uit. (Niets aan gehad|Niet geholpen).
?boutique @prix- potje honing voor 14 euro, (belachelijk|schandalig)
?festival,!alone @attente- Anderhalf uur voor een (biertje|pintje), wij zijn om tien uur weg
?marche-noel @prix- Maar een paar kramen met (prullen|dure spullen), erg tegengevallen.
`;
