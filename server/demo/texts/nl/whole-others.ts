/** Whole reviews of campsites, rented houses, sights and outings by guests from the Netherlands and Flanders. */
export const dutchWholeOthers = `
# camping flow good
@accueil+,emplacement+ Fijne camping met ruime plaatsen en aardige mensen. ([Wij komen/Ik kom] zeker terug|Aanrader|Zeker voor herhaling vatbaar).
@proprete+ Sanitair was altijd schoon en er is overal wc papier.Plaatsen (van goed formaat|met genoeg schaduw) en een klein winkeltje voor brood.
?tent,together @calme+,proprete+ Met onze tent twee weken gestaan en een heerlijke vakantie gehad. Het is een rustige camping zonder animatie. Het sanitair is eenvoudig maar schoon, er waren altijd douches vrij. De plaatsen zijn vrij groot en er is schaduw genoeg. Brood kan je de avond van tevoren bestellen. In de omgeving is veel te doen, we hebben veel gewandeld en ook een keer gekanood. Wel jammer dat er 's avonds zoveel muggen waren, neem daar iets voor mee.
?tent,solo @accueil+ Op doorreis met de fiets en hier een nacht met een klein tentje gestaan. Voor een fietser niet duur. De beheerder was aardig en er was (een picknicktafel|een stopcontact) bij het veldje, dat is altijd handig. Douche lekker warm.
?tent,good @emplacement+ De grond is (keihard|erg hard), neem stevige haringen mee. Voor de rest een heerlijke camping, (veel groen|veel schaduw), wij hadden een mooie plek achteraan waar het 's avonds stil was.
?caravan,couple @emplacement+ Wij staan graag op kleinere campings buiten het hoogseizoen en deze is ons goed bevallen. De plek was makkelijk in te rijden met de caravan en (je mocht zelf kiezen|stroom en water op de plaats). Ook mooie fietstochten in de buurt. Het toiletgebouw is wat ouder. Bakker komt elke ochtend behalve maandag.
?caravan @accueil+ Met de camper hier (twee|drie) nachten gestaan. Vlakke plek en alles aanwezig om te lozen en te vullen, alleen zit de kraan wat verstopt achter het toiletgebouw. De beheerder is erg vriendelijk en spreekt Engels.
?caravan,together,good @acces- Het laatste stuk weg is smal en met een caravan is dat (lastig|even spannend). De camping zelf is prachtig met mooi uitzicht en grote plaatsen en als je eenmaal staat heb je alles bij de hand. We hebben de auto verder niet veel gebruikt.
?caravan,good @equipements- Mooie ruime plaatsen met hagen ertussen zodat je niet bij de buren naar binnen kijkt. De stroom is wel maar (6|5) ampère en dat is echt te weinig. Verder zeer tevreden.
?mobile-home @equipements+,proprete+ Stacaravan gehuurd, die was (nieuw|vrij nieuw), netjes en van alles voorzien, ook een (koffiezetapparaat|vaatwasser). De bedden lagen prima en het terras is overdekt dus we konden ook met regen buiten zitten.
?mobile-home,famille @equipements+ Wij zaten met twee kinderen in een stacaravan met drie slaapkamers, ruimte genoeg. De keuken is compleet en de bedden zijn goed. Op de camping is veel te doen voor de kinderen, ook een speeltuin. Wij hebben er tien dagen gestaan en vonden het erg leuk. Volgend jaar waarschijnlijk weer!
?mobile-home,good @proprete- Bij aankomst was de stacaravan niet helemaal schoon, (kruimels in de lades|de koelkast plakte). Wel meteen iemand langs gekomen toen [we/ik] het meldde[n/]. De camping zelf is heel mooi en het personeel vriendelijk.
?famille,pool,summer @equipements+ Voor kinderen een paradijs!, (zwembad met glijbanen|twee glijbanen), speeltuin en overal andere kinderen om mee te spelen. Wel druk bij het zwembad in de middag. Veel Nederlanders en Belgen. Het restaurant was ook goed, de pizza's vooral. Plaatsen zijn groot genoeg voor een tent en een auto, alleen de hagen mogen wel wat hoger. Onze kinderen willen volgend jaar weer.
?famille,pool,good @equipements+ Leuk zwembad, wel een zwembroek verplicht dus geen shorts. De kinderen hebben er elke dag in gelegen. Jammer dat het om zeven uur al dicht gaat en dat je voor een ligstoel vroeg moet zijn.
?famille,lake,summer @emplacement+ De camping ligt direct aan het water en dat is ideaal met kleine kinderen want het is er niet diep. Wij hadden een plek dichtbij. Sanitair was goed, ook een kindertoilet. Vriendelijke receptie. Het wordt er 's avonds wel laat stil.
?famille,good @ambiance+ Animatie was leuk voor de kleintjes, voor pubers is er minder te doen. Plaatsen goed, (sanitair ok|winkeltje wat duur). Wij hebben een fijne tijd gehad.
?dunes,summer @emplacement+ Mooie camping tussen de dennenbomen, je fietst zo naar zee in (tien|vijftien) minuten. Het sanitair is wat ouder maar wordt goed bijgehouden. Neem een schop mee want de tent staat op los zand en de haringen houden niet. [Wij vonden/Ik vond] het een hele fijne camping.
?dunes,famille,good @emplacement+ Strand is prachtig maar met kleintjes moet je wel opletten vanwege de golven. De camping zelf is ook leuk en er lopen (mooie fietspaden|vlakke fietspaden) langs, je kan daar ook fietsen met een kinderzitje huren.
?aurelle,summer @emplacement+ Goede camping om te wandelen in de bergen. Bij de receptie hebben ze een (map|boekje) met routes en het personeel weet er veel van. De plaatsen zijn terrasvormig en niet allemaal even groot dus als je een grote tent hebt kan je dat beter van tevoren zeggen. 's Nachts lekker koel. Ook een goed winkeltje.
?lake,aurelle,summer @emplacement+ Vanaf de camping loop je zo het meer in, water was (heerlijk|nog wat fris). Mooi uitzicht. De plaatsen aan het water zijn snel weg dus op tijd reserveren.
?dogs @accueil+,calme+ Met hond is dit een fijne camping, (er is een veld waar hij los mag|overal staan prullenbakken) en niemand doet er moeilijk over. Het is er rustig en [wij hadden/ik had] een plek in de schaduw.
?family-run,together @accueil+,ambiance+ Kleine camping van een jong stel, heel aardige mensen. Op woensdag werd er (pizza|paella) gemaakt, heel gezellig. Plaatsen zijn ruim en er staan veel bomen. Sanitair goed, alleen wat weinig douches. Wij houden niet van grote campings dus voor ons was dit erg fijn, we zijn er uiteindelijk tien dagen gebleven in plaats van vijf.
?family-run,couple @accueil+ De eigenaren spreken nederlands en zijn heel behulpzaam. Camping is eenvoudig en rustig. Goed sanitair. Mooie wandelingen vanaf de camping.
?restaurant @restauration+ Goed gegeten op de camping, niet alleen (pizza|snacks) maar een echte kaart, ook vis. [We hebben/Ik heb] er (drie|twee) keer gegeten. De camping zelf is ook prima.
?spring @calme+ In het voorjaar gestaan met de kortingskaart. Heel rustig en je mag zelf een plek uitzoeken. (Het winkeltje was nog dicht|Nog niet alles was open). Sanitair was verwarmd, dat was wel prettig.
?autumn,couple @calme+,prix+ Na het seizoen voor (19|21) euro per nacht, dat is goedkoop. Bijna alles nog open behalve (het winkeltje|de bar). Rustig en veel mensen van onze leeftijd. Mooie fietsomgeving ook. Wij blijven hier altijd langer dan gepland.
?together @ambiance+ Dit jaar voor de (vijfde|zesde|derde) keer. Er is een nieuw sanitair gebouw en dat is heel mooi geworden. Verder is alles gelukkig bij het oude en zie je veel dezelfde mensen terug. Tot volgend jaar!
?good @proprete+,equipements- Sanitair is oud maar schoon, er wordt (de hele dag|altijd) gepoetst. Wel te weinig douches, tussen (vijf en zeven|acht en negen) moet je wachten. Plekken ruim en veel schaduw. Ook leuke omgeving.
?good @numerique- Rustige camping met mooi uitzicht en fijne plaatsen. Wifi alleen bij de receptie en dan ook nog traag, dat mag wel beter tegenwoordig. Verder niets te klagen, prima sanitair en een aardige beheerder.
?good @calme-,accueil+ De eerste (twee|drie) nachten was het onrustig door een groep jongeren. Daarna was het rustig want de eigenaar heeft er wat van gezegd. Verder een fijne camping en heel vriendelijke mensen.
?holidays,good @prix- Goede camping met veel voorzieningen maar in het hoogseizoen wel duur, (52|48|49) euro per nacht met stroom en dan komt de toeristenbelasting er nog bij. Plaatsen niet al te groot. Vriendelijk personeel, ook de jongens die de tenten schoonmaken.
?amis,tent,summer @ambiance+ met vier vrienden een week gekampeerd, super leuke camping en iedereen relaxed. (bier is niet duur|bbq kon je lenen) en je loopt zo naar het (zwemwater|dorp). volgend jaar weer!!
?top,famille @accueil+,proprete+ Beste camping waar we ooit zijn geweest en we kamperen al 15 jaar! Alles is schoon, het personeel is super vriendelijk en de sfeer is heel goed. Voor de kinderen was er elke dag iets te doen. Ook de plaatsen zijn ruim en er is veel schaduw. Wij hebben genoten en hebben voor volgend jaar al geboekt.
?!mobile-home,together @emplacement+ Drie weken gestaan en (erg naar onze zin gehad|geen moment spijt gehad). Mooie plek, goede buren. Veel gefietst. De supermarkt is dichtbij en er is een wekelijkse markt. Camping is goed onderhouden.
?!mobile-home @emplacement+ Goede camping om te overnachten op weg naar (Spanje|het zuiden). Ligt dicht bij de (autoweg|doorgaande weg) maar je hebt weinig last van het geluid. De receptie is tot laat open en je mag de volgende ochtend tot twaalf uur blijven staan.
?pool @accueil+,emplacement+ (Ruime plekken|Grote plekken), leuk zwembad en een lieve mevrouw bij de receptie.
@accueil+ Leuke camping. (Vriendelijk ontvangen|Altijd een vriendelijk woord), mooie plaats gekregen en goed weer gehad. Tot (de volgende keer|volgend jaar)!
@emplacement+,proprete+ Mooie rustige camping met schoon sanitair. De omgeving is ook heel mooi, [wij hebben/ik heb] veel (gefietst|gewandeld) en een paar leuke dorpjes bezocht. Een aanrader.
?good @emplacement+ Prima camping voor een paar nachten. Plaatsen niet al te groot maar (wel schaduw|je staat er goed). De supermarkt is (vlakbij|tien minuten fietsen).
?lake @emplacement+ Camping ligt mooi aan het water, (receptie spreekt Engels|aardige mensen bij de receptie) en alles was goed verzorgd. Zeer tevreden.
?famille,restaurant @ambiance+ Leuk voor kinderen, niet te groot en overzichtelijk. Speeltuin is (goed|vernieuwd). Wij hebben een fijne week gehad, ook lekker (gegeten bij de snackbar|pizza gehaald).
?mobile-home @equipements+ Mooie stacaravan met (airco|een bbq) en een groot terras. [Wij hadden/Ik had] een plek achteraan en daar was het lekker stil. De bedden lagen goed.
super camping, (komen zeker terug|echt een aanrader), alles top geregeld
# camping flow mixed
@emplacement+,proprete- Ligging is heel mooi maar het sanitair valt tegen. (Douches koud na acht uur|Haren in de afvoer en kapotte haakjes). Het was niet eens druk. Jammer want de plaatsen zijn goed.
?pool @prix-,accueil+ Vriendelijke camping maar te duur voor wat je krijgt. Plaatsen zijn klein, (stroom extra, douche extra|voor alles moet je bijbetalen) en het zwembad is erg klein. Personeel is aardig.
?tent @calme-,emplacement+ Mooie plek voor de tent, alleen naast het pad naar de (wc|bar) dus de hele avond mensen langs de tent. Wisselen kon niet direct. Sanitair was redelijk. Wel een mooie omgeving om te fietsen en ook een leuk dorp.
?mobile-home @chambre-,equipements+ De stacaravan was aan vervanging toe, (matras vol kuilen|schuifpui klemde|keukenkastje zonder deur). De camping zelf is wel leuk, met een goed zwembad en genoeg te doen. Personeel kon er ook niks aan doen.
?caravan,together @equipements- Aardige mensen en een mooie omgeving. Jammer dat het na een regenbui één grote modder is, wij kwamen met de caravan niet meer weg. Sanitair wat oud. De prijs is niet hoog.
Leuk voor (een paar dagen|een tussenstop). Bar was dicht, winkeltje ook. De plek was goed en de prijs ook wel.
# camping flow bad
@proprete- Vies sanitair. (Wc's liepen over|Geen papier, geen zeep) en er werd maar één keer per dag schoongemaakt. [Wij zijn/Ik ben] na (één nacht|twee nachten) vertrokken.
@accueil-,calme- Heel onvriendelijk, vanaf het begin alleen maar regels. En als de buren tot twee uur muziek draaien is er niemand die er wat van zegt. Wij hebben bijna niet geslapen. Camping zelf is ook niet bijzonder, kleine plaatsen en weinig schaduw. Komen hier niet meer.
?mobile-home @chambre-,proprete- De stacaravan leek niet op de foto's. (Schimmel in de badkamer|Kapotte horren), plakkerige vloer en een kapotte bank. Geklaagd en toen kregen [we/ik] (een fles wijn|20 euro korting). Voor bijna duizend euro per week verwacht je toch wel iets anders.
?famille,pool,summer @equipements- Helft van de glijbanen dicht en het kinderbad was troebel. Wij hadden deze camping voor het zwembad geboekt. Volgens de receptie (was het een storing|werd er aan gewerkt) maar er gebeurde de hele week niks. Ook weinig animatie. Erg teleurgesteld.
?tent @emplacement-,prix- De plek was scheef, vol stenen en (zonder schaduw|naast de vuilcontainers). Ruilen ging niet. 44 euro per nacht, belachelijk.
@attente-,accueil- Een uur in de rij bij de receptie op zaterdag. Daarna was de gereserveerde plek al bezet en moest[en we/ ik] genoegen nemen met een veel slechtere, vlak bij de ingang waar iedereen langs rijdt. Geen excuses.
?caravan,together @emplacement- Plaatsen veel te klein voor een normale caravan met voortent. Op de site staat 100 m2, dat is echt niet waar. De auto moest op de parkeerplaats en dat kostte ook nog extra.
?together,pool @prix- Voor alles betalen, (warm water|de kluis), zwemmen, zelfs voor bezoek. Veel te duur en dan is het zwembad ook nog klein. Eten bij het restaurant was ook niks. Gaan volgend jaar ergens anders heen.
@accueil- Eerder moeten vertrekken vanwege (een sterfgeval|ziekte) en geen cent teruggekregen, ze waren er ook niet vriendelijk over. Valt me erg tegen.
?worst,together @accueil-,proprete- Niet doen. Onbeschoft, vies, te duur. (We zijn meteen weer weggegaan|Wij hebben wat anders gezocht).
# location,collectif flow good
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,!appartement @accueil+,equipements+ Het huisje was (precies zoals op de foto's|nog mooier dan op de foto's). Alles is aanwezig in de keuken en de bedden zijn goed. De eigenaar is heel vriendelijk en (kwam nog langs|reageert snel). Mooie tuin en een rustige omgeving. Wij hebben er een week gezeten en het was eigenlijk te kort.
?gite,famille @equipements+ Met twee gezinnen gehuurd en er was plek genoeg. Lange tafel (buiten|in de keuken), twee koelkasten en een grote tuin voor de kinderen. Op zolder was het erg warm, daar hebben we een ventilator neergezet. De verhuurster is een aardige vrouw die in de buurt woont. Winkels zijn een stukje rijden, zondag is alles dicht. Vaatwasser en wasmachine aanwezig. Wij zouden het zo weer huren.
?gite,together,good @numerique-,calme+ Heel rustig gelegen, wij vonden dat heerlijk. Mooi huis met een goede keuken, wel steile trap naar boven. De wifi is (traag|niet best) en met je telefoon heb je ook bijna geen bereik, als je dat nodig hebt moet je er rekening mee houden.
?appartement @emplacement+,proprete+ Prima appartement, schoon en van alles voorzien. Op loopafstand van (winkels en restaurantjes|de supermarkt). Sleutel zat in een kastje met code, ging makkelijk.
?appartement,good @equipements- Klein appartement maar goed ingedeeld. De slaapbank slaapt niet lekker, het echte bed is wel goed. In de keuken zijn maar twee pitten en de koelkast is klein. Voor twee personen prima en niet duur.
?chambre-hotes @petit_dejeuner+,accueil+ Wat een lieve mensen! Het ontbijt was elke dag heerlijk, met (taart|verse crêpes) en zelfgemaakte jam. Mooie kamer en een goed bed. Ze spreken ook wat Engels. Zeker een aanrader, wij zouden er graag nog eens naartoe gaan.
?chambre-hotes,couple @accueil+,chambre+ Heel mooie kamer in een oud huis, met smaak ingericht. Goede badkamer en lekker ontbijt. De mevrouw heeft voor ons een restaurant gereserveerd. Wij zijn hartelijk ontvangen en komen graag terug.
?chalet @chambre+,equipements+ Mooi chalet van hout met een goede keuken en een fijne douche. Ligging is ook heel goed als je wilt wandelen. Genoeg (dekens|handdoeken). Vriendelijke verhuurder.
?refuge @ambiance+,accueil+ Goed gegeten en gezellig met de andere wandelaars aan tafel. Slaapzaal met stapelbedden, neem oordoppen mee. De beheerder is vriendelijk en (weet veel van de omgeving|geeft goede tips). Je kan alleen contant betalen en dat stond nergens.
?auberge-jeunesse,!famille,good @ambiance+,proprete+ Goed hostel, schone douches en (ruime lockers|goede keuken). Leuke mensen leren kennen. (Bedden kraken een beetje|Ontbijt is basic maar inbegrepen).
?village-vacances,famille @ambiance+ Ideaal met kinderen, er is heel veel te doen. Kinderclub is in het Frans maar dat was geen probleem. Eten was goed en afwisselend. Huisje eenvoudig maar (goed|prima). Personeel heel vriendelijk en alles was goed georganiseerd.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,good @proprete+ Alles schoon en compleet. Wel eigen lakens meenemen, of huren voor (12|15) euro per bed. Vriendelijk contact en een goede prijs.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @equipements+ Fijn verblijf gehad. Alles wat je nodig hebt is er, (goede bedden ook|bed lag goed) en de verhuurder (reageert snel op berichten|is makkelijk te bereiken). Aanrader.
?chambre-hotes,good @accueil+ Heel gastvrije mensen en mooie kamer. De badkamer is wel (op de gang|aan de overkant van de gang). (Lekker ontbijt|Ontbijt was top).
# location,collectif flow mixed
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @emplacement+,equipements- Mooie plek en een aardige verhuurder. De inventaris is matig, (te weinig borden|geen één scherp mes|oude pannen), en de matrassen zijn ook niet goed. Voor deze prijs te weinig.
?appartement @calme-,emplacement+ Goed gelegen maar gehorig, (je hoort de bovenburen lopen|de voordeur slaat steeds dicht). Badkamer is nieuw. Bed was redelijk.
# location,collectif flow bad
?!refuge,!auberge-jeunesse,!chambre-hotes,!village-vacances @proprete- Bij aankomst vies, (kruimels op het aanrecht en haren in het bed|vieze koelkast en stof onder de bedden). En dan wel 80 euro schoonmaakkosten rekenen. Belachelijk.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,!appartement @accueil-,prix- Borg niet teruggekregen vanwege een (vlek|kras) die er al zat. Gemaild en gebeld maar geen antwoord. Het huis is op zich leuk maar van deze verhuurder huren [we/ik] nooit meer.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @chambre-,equipements- Advertentie klopt niet. Tweede slaapkamer is (een overloop|een hok zonder raam), de wasmachine deed het niet en het was er erg gehorig. Eigenaar was (onbereikbaar|op vakantie). Van de week hebben we weinig plezier gehad.
# site flow good
?musee @pedagogie+ Leuk museum, goed opgezet en ook (in het Engels|met een Nederlands foldertje) te volgen. Prijs valt mee. Aardige mevrouw bij de kassa. In een uur heb je het wel gezien.
?musee,famille @pedagogie+ Met de kinderen geweest en ze vonden het leuk, er is een speurtocht. Ook voor volwassenen interessant. Er is een lift en een klein winkeltje. Wij zijn er ongeveer anderhalf uur geweest. Zeker doen als het slecht weer is.
?musee,good @pedagogie- Mooie collectie, vooral de (bovenste verdieping|zaal met gereedschappen). Helaas bijna alle teksten alleen in het Frans en daar moet je toch wel wat van kennen. Niet duur.
?chateau @pedagogie+ Mooi kasteel. De rondleiding was in het Frans maar er is een (map|blad) met Nederlandse tekst dus je kan het goed volgen. De gids was erg aardig. (De keuken vond ik het mooist|Ook de tuin is mooi), het duurt ruim een uur.
?chateau,good @prix- Indrukwekkend kasteel met een mooie (binnenplaats|tuin). 12 euro vind ik wel veel omdat je maar (vier|vijf) kamers ziet. Mooi uitzicht boven vanaf de toren. Parkeren is gratis maar je moet dan nog een stukje omhoog lopen.
?chateau,couple @ambiance+ Prachtig kasteel en goed ingericht, niet zo kaal als veel andere. Wij hebben er ruim twee uur rondgelopen en daarna nog (in het park gezeten|een stuk gewandeld). Het was niet druk. Er is ook een restaurant, dat hebben we niet geprobeerd. Echt de moeite waard als je in de buurt bent.
?jardin,spring,together @emplacement+ Alles stond in bloei, schitterend. Bij veel planten staat een bordje, dat is fijn. Je kan er ook koffie drinken met taart. Wij hebben er veel foto's gemaakt en zijn er langer gebleven dan gepland. Rolstoel gaat moeilijk want er ligt overal grind.
?jardin,summer @emplacement+ Mooie tuin en goed onderhouden. Ga wel 's ochtends, want (er is weinig schaduw|'s middags is het te warm). Genoeg bankjes.
?grotte @pedagogie+,accueil+ Leuk om een keer gedaan te hebben. Trui mee want het is er koud. De gids was leuk en vertelde ook in het Engels, (goede uitleg|duidelijke uitleg). Veel trappen.
?grotte,famille,good @acces- Prachtige grot maar wel (veel|bijna tweehonderd) trappen en geen kinderwagen mogelijk. De kinderen vonden het (spannend|geweldig). Rondleiding duurt drie kwartier en dat is lang genoeg.
?parc-animalier,famille @ambiance+ Leuk parkje ,niet te groot en goed te lopen met kleintjes. Dieren zien er goed verzorgd uit en je mag de geitjes voeren. Picknick kan je zelf meenemen. Wij zijn er de hele (ochtend|middag) geweest. Entree is niet duur.
?abbaye @calme+ Heel stil en mooi. Je mag gratis naar binnen. (Mooie kloostergang|Mooi licht in de kerk). De moeite waard om even te stoppen.
?nature,together @emplacement+ Mooie wandeling van ongeveer (anderhalf uur|twee uur), goed aangegeven. Het laatste stuk is wel klimmen maar het uitzicht is prachtig. Ga vroeg want later op de dag is de parkeerplaats vol. Wij hebben boven gepicknickt. Onderweg is er nergens iets te koop dus genoeg water meenemen en goede schoenen aan.
?nature,famille,summer @emplacement+ Heel leuk met kinderen, ze hebben de hele middag (in het water gespeeld|met stenen gespeeld). Waterschoenen meenemen. Gratis. Er is niks te koop dus zelf drinken mee.
?nature,good @acces- Mooi stukje natuur, maar goede schoenen zijn wel nodig. Parkeerplaats is klein en na (tien|elf) uur vol. Bordjes waren niet overal duidelijk.
?nature,dogs @emplacement+ mooie plek om te lopen met de hond, (aangelijnd mag hij overal mee|genoeg water onderweg). Niet te moeilijk en overal bordjes.
?!nature,!abbaye,good @accueil+ Vriendelijk ontvangen bij de kassa en de tijd gekregen om alles te bekijken. Het is niet heel groot maar wel (mooi|interessant). [We zijn/Ik ben] er een (uur|goed uur) geweest.
?!nature Zeker bezoeken als je in de streek bent. (Mooi gelegen|Goed onderhouden) en niet duur.
# site flow mixed
?musee @prix-,pedagogie- Wel aardig maar (gedateerd|stoffig). Alles in het Frans en weinig uitleg. 8 euro is (veel|best veel) voor een half uur. Mevrouw aan de kassa was heel vriendelijk.
?chateau @acces-,accueil+ Van buiten mooi maar binnen was de helft (afgesloten|in de steigers), dat hadden ze wel even mogen zeggen bij de kassa. De dame van de rondleiding was leuk. Tuin is klein.
?nature @ambiance- Natuur is prachtig maar het is er erg druk. Ook veel afval, jammer. Parkeren was lastig. Ga niet in het weekend.
# site flow bad
?!nature @prix- Zonde van het geld. In (twintig|vijfentwintig) minuten alles gezien en de helft was (dicht|niet toegankelijk). Op de site staat daar niets over.
?musee,!alone @accueil- Ruim voor sluitingstijd werden we al weggestuurd, de lampen gingen gewoon uit. Heel onvriendelijk. Het museum zelf was ook niet bijzonder.
?chateau,together @attente-,pedagogie- Vijftig minuten gewacht op een rondleiding die (uitsluitend|alleen) in het Frans was, zonder papier of niets. Bij de kassa zeiden ze dat Engels geen probleem was. Wij hebben er niks aan gehad en het was nog duur ook.
?parc-animalier,famille @ambiance-,prix- Slecht park. Kleine hokken, (dieren zien er niet goed uit|in de helft zat niks) en (14|13) euro per volwassene. Speeltuin kapot. De kinderen vonden er ook niks aan. Niet heen gaan.
?nature @acces-,proprete- Overal vuil langs het pad, (blikjes|luiers) en wc papier, en de parkeerplaats kost tegenwoordig (5|6) euro. Jaren geleden was dit nog een mooi plekje. Ik snap niet dat de gemeente hier niks aan doet!!
# activite flow good
?nautique,famille @accueil+ Met het gezin een kano gehuurd, (twaalf|negen) kilometer de rivier af en aan het eind word je met een busje opgehaald. Duidelijke uitleg, ook in het Engels, en zwemvesten voor iedereen. Onderweg kan je stoppen om te zwemmen. De kinderen vonden het geweldig. Neem wel waterschoenen mee en smeer je goed in.
?nautique,together,summer @equipements+ Sup gehuurd voor twee uur, (goede planken|materiaal was in orde). Vriendelijke uitleg. 's Ochtends is het rustiger op het water en minder wind.
?accrobranche,famille @equipements+,pedagogie+ Leuk klimpark met routes voor verschillende leeftijden. De instructeurs houden alles goed in de gaten en geven goede uitleg. Onze zoon van (7|8) heeft de (groene|gele) gedaan. Handschoenen meenemen. We zijn er de hele middag geweest.
?bateau @ambiance+ Leuk boottochtje van een uur met uitleg (in het Frans en Engels|in drie talen). Ga aan de buitenkant zitten want binnen zie je weinig. De kapitein maakte grapjes.
?velo,good @equipements+,prix- Goede elektrische fietsen, accu was na (50|45) km nog niet leeg. Zadels zijn (hard|wat hard). Niet goedkoop maar je krijgt er wel een kaart met routes bij en ze leggen alles goed uit.
?cheval @accueil+,pedagogie+ Buitenrit van (twee|anderhalf) uur gemaakt, heel mooi door het bos. Ik had al jaren niet gereden maar dat was geen probleem. De begeleidster is heel aardig en geeft goede uitleg. De paarden zijn braaf.
?spa,couple @calme+ Heerlijke middag gehad. Niet te druk, (lekker warm bad buiten|mooie sauna's). In Frankrijk is het met zwemkleding. Handdoek meenemen.
?parapente @accueil+ Voor mijn verjaardag gekregen en het was geweldig!! (Ik was best zenuwachtig|Ik heb hoogtevrees) maar de instructeur was heel rustig. Prachtig uitzicht. Zou het zo weer doen
# activite flow mixed
?escape,together @pedagogie- Leuk bedacht en mooi aangekleed. De aanwijzingen waren helaas half in het Frans en daardoor was het te moeilijk voor ons. Aardige jongen die het begeleidde. Wel aan de prijs.
# activite flow bad
?nautique,summer,together @equipements-,attente- Kano lek, (peddel gebarsten|zwemvest vies) en aan het eind bijna een uur op het busje gewacht in de volle zon. Ze waren ook nog onbeleefd toen we er iets van zeiden. Nooit meer bij deze verhuurder.
?accrobranche,!alone @attente-,prix- Veel te veel mensen. Op elk platform (tien minuten|een kwartier) staan wachten, in drie uur tijd hebben we anderhalve route gedaan. Voor (26|24) euro per persoon vind ik dat schandalig. Personeel deed er niks aan.
# degustation,evenement,commerce,ot flow good
?vin @accueil+,pedagogie+ Leuke proeverij, de wijnboer spreekt goed Engels en legt alles rustig uit. Je hoeft niets te kopen. Wij hebben (twee dozen|zes flessen) meegenomen, goede wijn voor een normale prijs.
?fromage,together @accueil+ Lekkere kaas gekocht, ze verpakken het (goed|vacuüm) zodat je het mee naar huis kan nemen. Je mag eerst proeven, aardige mevrouw. Ze laten ook zien hoe ze het maken maar dan moet je s'morgens gaan.
?biere @ambiance+ Goed bier, vooral (de blonde|hun tripel|de amber). Leuk terrasje en vriendelijke mensen die er graag over vertellen. Je kan er ook iets kleins eten, een plankje met kaas en worst.
?marche-noel,good @ambiance+ Gezellige kerstmarkt, niet zo groot. (Veel handgemaakte spullen|Lekkere glühwein) en een koor. Parkeren was wel even zoeken en het was koud haha
?festival,!alone,summer @ambiance+ Leuk festival, (topavond|heerlijke avond) gehad. Eten en drinken normaal geprijsd, (leuke sfeer|fijn publiek) en goede muziek. Wij gaan volgend jaar weer.
?boulangerie @accueil+ Elke ochtend hier brood gehaald. De (croissants|pains au chocolat) zijn heel lekker en het personeel is vriendelijk, ook als je geen Frans spreekt. Maandag gesloten.
?ot @accueil+,pedagogie+ Goed geholpen door een jongedame die (Nederlands|heel goed Engels) sprak. Kaart gekregen met fietsroutes. Heel (behulpzaam|vriendelijk).
# degustation,evenement,commerce,ot flow bad
?vin @accueil-,prix- Glaasje proeven kost (8|10) euro per persoon en je wordt onvriendelijk behandeld. Wijn vond ik ook niet lekker.
?ot @accueil- Twee dames achter de balie die met elkaar in gesprek waren en geen tijd hadden. Alleen een foldertje gekregen. Engels ging moeizaam. Niets aan gehad.
?boutique @prix- Leuk winkeltje maar de prijzen zijn belachelijk, (potje honing voor 14 euro|18 euro voor een theedoek). Niet vriendelijk ook.
`;
