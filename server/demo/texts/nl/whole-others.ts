/** Reviews of campsites, rented houses and shared lodgings by guests from the Netherlands and Flanders, most of them brief. */
export const dutchWholeOthers = `
# camping flow good
@emplacement+ Fijne camping met ruime plaatsen
@accueil+ [Wij komen/Ik kom] vooral terug omdat de mensen zo (aardig|vriendelijk) zijn.
@proprete+ Sanitair altijd schoon en er is (overal|altijd) wc papier
@equipements+ In het winkeltje hebben ze het nodige, (ook verse melk|brood moet je bestellen).
?tent,together @calme+ Geen animatie, geen disco, precies wat wij zochten (voor twee weken|met ons tentje).
?tent @equipements+ Nooit hoeven wachten op een douche (en altijd warm water|), ook 's morgens niet.
?good,summer @ambiance- Neem iets mee tegen de muggen, 's avonds zijn ze (niet te harden|met honderden). Mooie camping verder.
?tent,together Een hele nacht onweer gehad en de buren hielpen met de (scheerlijnen|luifel), heel aardige mensen allemaal.
?tent,solo @prix+ Op de fiets onderweg en voor een klein tentje maar (9|10|11) euro betaald.
?tent,solo @equipements+ Voor fietsers staat er een (picknicktafel|bankje) bij het veldje en je kan er opladen. Prima geregeld.
?tent,good @emplacement- De grond is keihard, neem (stevige|stalen) haringen mee! Maar wat een mooi plekje.
?tent @calme+ Helemaal achteraan gestaan, daar (hoor je niets|is het stil).
?caravan @acces+ Plek goed in te rijden met de caravan en je mocht (zelf kiezen|eerst gaan kijken).
?caravan,couple @emplacement+ Met de e-bike is dit een geweldige streek, vanaf de camping (alle kanten op|elke dag een andere ronde).
?caravan,together @ambiance+ Veel mensen van onze leeftijd, je hebt zo (aanspraak|een praatje).
?caravan,good @prix- Wasmachine 5 euro en de droger ook, dat vond ik (duur|veel). De plaatsen zijn mooi.
?caravan,good @equipements- Serviceplek voor campers is er, alleen lastig bij de kraan als er al (iemand|een ander) staat. Voor de rest prima.
?caravan @accueil+ De beheerder kwam 's avonds even vragen of de camper (recht stond|goed stond). Dat doen ze niet veel meer.
?caravan,good @numerique- Onder de bomen geen ontvangst met de schotel, wel (koel|lekker koel).
?caravan,good @acces- Laatste stuk weg is (smal|erg smal) met een caravan, hopen dat er niemand aankomt. Daarna sta je prachtig.
?caravan,good @equipements- Maar (6|5) ampère, de waterkoker en de koelkast samen en het ligt eruit. Mooie ruime plaatsen wel.
?caravan @emplacement+ Met die hagen kijkt er niemand bij je (naar binnen|op tafel).
?mobile-home @proprete+ De stacaravan was (nieuw|vrij nieuw) en bij aankomst helemaal schoon.
?mobile-home @equipements+ Overdekt terras, ook met regen (zit je goed|kan je buiten eten).
?mobile-home,good Lakens zijn niet inbegrepen, (las ik te laat|stond in de kleine letters), dus huren bij de receptie. Verder alles top.
?mobile-home,famille @equipements+ Met drie slaapkamers zat (niemand|geen van de kinderen) elkaar in de weg.
?mobile-home,famille @accueil+ Kinderstoel gevraagd en tien minuten later (stond hij er|werd hij gebracht).
?mobile-home,good @proprete- Koelkast plakte bij aankomst. (Gemeld|Gebeld) en meteen kwam er iemand.
?mobile-home @calme+ Staplaats achteraan genomen, stil en toch (dicht bij alles|niet te ver).
?mobile-home,good @equipements- Bed goed, kussens waardeloos, neem (eigen mee|je eigen kussen mee).
?famille,pool,summer @equipements+ Vanwege de glijbanen gekomen en daar zijn onze kinderen (niet weg te slaan|de hele week) geweest!
?famille,good @equipements- Zwembroek verplicht, geen shorts, dus we konden er meteen (een kopen|twee kopen). Fijn bad verder.
?famille,good,pool @equipements- Het zwembad gaat om zeven uur al dicht en dat is (zonde|vroeg) als het nog zo warm is.
?famille @ambiance+ Overal andere kinderen om mee te spelen, die van ons (hebben zich geen moment verveeld|hadden meteen vriendjes).
?famille @calme+ Tot elf uur is er wat te doen en daarna echt (stil|rust).
?famille,good @ambiance- Voor kleintjes is de animatie leuk, voor pubers is er (weinig|niks). Wel een fijne camping.
?famille,lake,summer @emplacement+ Direct aan het water en niet diep, met kleine kinderen zoek je (niet verder|precies dat).
?famille @proprete+ Kindertoiletten op hoogte en altijd schoon.
?dunes,summer @emplacement+ Onder de dennen en (tien|vijftien) minuten fietsen naar zee
?dunes,good @proprete- Los zand overal, ook in je (bed|slaapzak), maar dat hoort erbij.
?dunes,famille,good Let op met kleintjes in zee, de golven zijn (hoog|gevaarlijk). Mooi strand met toezicht.
?dunes,famille @acces+ Vlakke fietspaden naar overal, dus ook goed te doen voor onze zoon van (zes|vijf).
?aurelle,summer @emplacement+ De wandelroutes beginnen bij de ingang, auto is (niet|geen dag) van zijn plek geweest.
?aurelle,good @emplacement- Plaatsen liggen op terrassen en zijn niet even groot, zeg (vooraf|bij het boeken) wat je nodig hebt. Uitzicht is fantastisch.
?aurelle,summer @calme+ 's Nachts koelt het (goed|lekker) af zodat je kan slapen.
?lake,aurelle,summer @emplacement+ Zo het meer in vanaf je stoel, (zalig|wat wil je nog meer).
?lake,aurelle,good Plekken aan het water zijn snel weg, reserveer (in januari|ruim op tijd). Die in het midden waren gelukkig ook goed.
?dogs @equipements+ Veld waar de hond los mag en (overal zakjes|genoeg bakken) voor de drollen
?dogs @prix+ Maar (2|1,50) euro per nacht voor de hond
?family-run @accueil+ $hostess en haar man doen alles zelf en dat (merk|voel) je.
?family-run,together @ambiance+ Op woensdag aten we allemaal aan lange tafels, (paella|pizza), de leukste avond van de week.
?family-run,good @equipements- Voor die paar douches moet je 's morgens even in de rij, (dat geeft niks|zo leer je elkaar kennen). Fijne mensen!
?together We wilden vijf dagen blijven en het werden er (tien|negen).
?family-run @accueil+ De eigenaren spreken (Nederlands|zelfs Nederlands), toch prettig als er wat is.
?restaurant @restauration+ Gegeten op de camping zelf: een echte kaart, niet alleen (pizza|snacks)
?restaurant,good @attente- Reserveer op zaterdag in het restaurant, heel het dorp (komt|zit) er. Lekker is het wel.
?spring @calme+ Met de kortingskaart in $month, bijna (niemand|leeg) en je zoekt zelf je plek uit.
?spring @equipements+ Goede warme douches, bij (3|4) graden 's nachts is dat wel nodig.
?spring,good In het voorjaar is (het winkeltje|de bar) nog dicht, maar dat vond ik niet erg.
?autumn @prix+ Na het seizoen (19|21) euro per nacht met stroom, dat is goedkoop.
?autumn,couple,together Volgende keer blijven we langer (dan drie nachten|dan een weekje)...
?together @ambiance+ Voor de (vijfde|zesde) keer en nog altijd dezelfde gezichten, dat is het leuke
?together @equipements+ Eindelijk nieuw sanitair! (Erg mooi|Mooi) geworden, complimenten.
?good @equipements- Tussen (vijf en zeven|acht en negen) moet je wachten voor de douche. Schoon zijn ze wel altijd.
?good @numerique- wifi alleen bij de receptie en (traag|heel traag), prima camping verder
?good @calme-,accueil+ Een groep jongeren maakte de eerste nacht herrie, de eigenaar heeft er (direct|de volgende dag) wat van gezegd. Daarna rust.
?good @equipements- De douche stopt om de dertig seconden, knopje (indrukken|blijven indrukken). Over de rest alleen maar goeds.
?holidays,good @prix- In het hoogseizoen (52|48|49) euro per nacht plus belasting, dat is veel. Mooi is het wel.
?good @prix- Koop niks in het winkeltje, in het dorp kost alles (de helft|de helft minder). Camping zelf is top.
?amis,tent,summer @ambiance+ super leuke camping, iedereen relaxed (en het bier koud|)
?top,famille Beste camping van alle (vijftien|twintig) jaar dat we kamperen!
?top,famille Onze jongste heeft hier leren fietsen, voor volgend jaar is al (geboekt|gereserveerd)!!
?!mobile-home,together @emplacement+ Drie weken op dezelfde plek en (geen moment|geen dag) verveeld.
?!mobile-home @proprete+ Alles wordt goed onderhouden, ook (de heggen|het gras) en de wc's.
?!mobile-home @emplacement+ Goed voor één nacht op weg naar (Spanje|het zuiden), dicht bij de grote weg en toch rustig.
?!mobile-home,together,good @attente- Reserveren hoeft niet zeiden ze, maar om zes uur stond er een (rij|hele rij) auto's. We hadden geluk.
@accueil+ leuke camping, altijd een vriendelijk (woord|gezicht)
@acces+ Je mag de dag van vertrek tot (twaalf|één) uur blijven staan.
@emplacement+ Mooi, groen en (rustig|overzichtelijk).
?good prima voor (een paar nachten|een tussenstop), langer zou ik me vervelen
?pool @accueil+ Lieve mevrouw bij de receptie, dat (mag gezegd|moet ik even kwijt).
?famille,together,tent @ambiance+ Opa en oma zaten in een huisje en wij in de tent, (iedereen tevreden|dat ging heel goed).
?top super camping, (komen zeker terug|alles top geregeld)
@proprete+ Ik kijk altijd eerst bij de wc's en hier waren zelfs de (hoekjes|muren) schoon.
?tent,together,good @accueil+ De eerste dag zaten we op een kale plek in de volle zon, dat stond op de plattegrond anders. Bij de receptie gevraagd of het kon wisselen en (de volgende ochtend|'s avonds al) mocht het, ze hielpen nog met dragen ook. Daarna hebben we genoten.
?caravan,together @accueil+ Onze mover was kapot en we stonden schuin op het pad, achter ons drie anderen. Binnen vijf minuten waren er (zes man|twee jongens van de camping) om te duwen en de beheerder wist een garage die nog dezelfde week een onderdeel had.
?famille,pool,summer,good @equipements+,ambiance- Het bad is mooi en groot, maar rond drie uur zit iedereen erin. Wij gingen na een paar dagen (om elf uur|na vijven), dan heb je het bijna voor jezelf en kunnen ze echt zwemmen.
?mobile-home,good @attente-,accueil+ Om vier uur de sleutel is afgesproken, het werd zes. Met een auto vol spullen is dat lang wachten. Ze kwamen zelf (een ijsje|koude cola) brengen en zeiden eerlijk dat de schoonmaakster ziek was, daar kan ik dan begrip voor hebben.
?dunes,couple,together,summer @calme+ Wij kwamen voor de zee en hebben uiteindelijk het meest in het bos gezeten. Op deze camping staan de bomen zo dicht dat het (ook 's middags|met dertig graden) uit te houden is, en je hoort alleen de wind.
# camping flow mixed
@emplacement+,proprete- Ligging heel mooi, sanitair (valt tegen|niet schoon genoeg)
@proprete- Na acht uur koude douches en (haren in de afvoer|modder op de vloer), verder goed te doen.
?pool @prix- Te duur voor wat je krijgt, voor (alles|stroom, douche en zwembad) betaal je bij.
?tent @calme- Naast het pad naar de (wc|bar) gezet, elke avond mensen langs de tent. Wisselen kon pas na drie dagen.
?mobile-home @equipements-,ambiance+ stacaravan aan vervanging toe, (schuifpui klemt|deur van een kastje eraf). camping zelf is leuk
?mobile-home @chambre- Matras vol kuilen. De rest was (wel goed|ok), jammer hoor.
?caravan,together @emplacement- Na één regenbui is het één grote modder, de boer trok ons eruit. (Aardig van hem|Gratis), maar leg grind.
Leuk voor een paar dagen. (Bar was dicht|Winkeltje was dicht), er gebeurt weinig.
@accueil-,emplacement+ Mooie plek maar aan de receptie (mag er wat meer gelachen worden|deden ze niet veel moeite).
?famille @ambiance- Onze kinderen vonden het wel leuk, wij vonden het (massaal|druk).
@calme- Slaap je licht, neem dan niet de plekken bij de (weg|ingang).
@numerique-,accueil+ Voor wifi betaal je (3|5) euro per dag en dan doet hij het niet. Geld wel teruggekregen na een praatje.
Gaat wel, (niet meer dan dat|er zijn er betere in de buurt).
?together @proprete-,accueil+ Het toiletgebouw werd maar één keer per dag gedaan en tegen de avond zag je dat. We hebben het gezegd, de eigenaar schrok er zelf van en is zelf met de emmer gaan staan. Sympathiek, maar op een camping van (tweehonderd|honderd) plaatsen moet dat anders geregeld zijn.
# camping flow bad
@proprete- Wc's liepen over, (geen papier en geen zeep|dagenlang). Walgelijk!
@proprete- Na (één nacht|twee nachten) vertrokken om het sanitair, echt niet meer normaal.
@accueil- Van het begin tot het eind (alleen maar regels|niks dan verboden).
@calme- Buren met muziek tot twee uur en er is (niemand|geen mens) die er wat van zegt!
?mobile-home @chambre-,proprete- schimmel in de badkamer, (kapotte horren|bank kapot), leek niet op de foto's
?mobile-home @prix- Bijna duizend euro voor een stacaravan waar de (gordijnen|ramen) niet dicht kunnen.
?mobile-home @accueil- Geklaagd over de vloer en toen kreeg ik (een fles wijn|20 euro korting) maar schoon werd het niet.
?famille,pool,summer @equipements- Helft van de glijbanen dicht, (de hele week|zeven dagen). Daarvoor waren wij gekomen!
?famille @ambiance- Er was bijna geen animatie, twee keer knutselen in de hele week en (dat was het|verder niks).
?tent @emplacement- Scheve plek vol stenen naast de (vuilcontainers|wc's), ruilen kon niet
?tent @prix- 44 euro voor een (stukje gras|kale plek), belachelijk
@attente- Een uur in de rij aan de receptie en daarna was de plek (al bezet|weggegeven).
@accueil- Volgens die mevrouw kwam[en we/ ik] te laat, terwijl het pas (drie|twee) uur was!
?caravan,together @emplacement- 100 m2 op de site, (zeventig|zestig) nagemeten. Met een voortent kan je dat vergeten.
?together,pool @prix- Zelfs voor (warm water|het zwembad) moet je bijbetalen, wij gaan volgend jaar ergens anders heen.
@accueil- Eerder weg door (een sterfgeval|ziekte) en geen cent terug, dat doet toch pijn na drie jaar.
?worst @accueil-,proprete- onbeschoft, vies en duur. (NIET DOEN|Meteen weer weg)
@equipements- Stroom viel (elke avond|drie keer per dag) uit en het duurt een uur eer er iemand komt.
?summer @emplacement- Er staat geen (enkele|één) boom op dat veld, overdag is het niet te doen.
?restaurant @restauration- Pizza was (rauw|nat) en je kan nergens anders heen.
?lake @emplacement- Volgens de site aan het water, in het echt is het (twintig minuten|een kwartier) lopen
@acces- Slagboom kapot en na (tien|elf) uur kom je er niet meer in, buiten geslapen in de auto.
?famille @proprete-,accueil- Er lag een dode rat achter het toiletgebouw en dat heb ik gemeld, gewoon netjes. De man achter de balie zei dat het de natuur is. De dag erop (lag hij er nog|was hij nog niet weg), en de kinderen lopen daar op blote voeten.
?caravan,together @attente-,emplacement- Wij hadden een plek met schaduw gereserveerd omdat mijn hart niet tegen warmte kan. Die plek bleek weg, er kwam een veldje in de zon. Volgens hen was (een reservering geen garantie|er niets meer vrij). Vier uur gewacht en weer naar huis.
# location,collectif flow good
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,!appartement Het huisje was (precies zoals op de foto's|nog mooier dan op de foto's).
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @accueil+ De verhuurder had (houtskool|melk en brood) klaargelegd, zo lief!
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,!appartement @calme+ Zo donker en zo stil dat je er (sterren ziet|raar van opkijkt), heerlijk.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,good @equipements- Douche is te laag voor wie (1.95|langer dan twee meter) is haha, verder helemaal top.
?gite,famille @equipements+ Plek genoeg voor twee gezinnen en ook (twee koelkasten|een heel lange tafel).
?gite,summer,good @chambre- Mooi huis maar op zolder was het te warm om te (slapen|zijn).
?gite @accueil+ De eigenares kwam met een taart op de eerste avond, dat (verwacht je niet|maak je niet vaak mee).
?gite,good @acces- Zondag is (alles|de supermarkt) dicht en de winkels liggen een eind weg, zorg dat je wat in huis hebt. Fijn huis.
?gite @calme+ Verhuurder die je met rust laat, (dat waardeer ik|precies goed).
?gite,good @numerique-,calme+ Bijna geen bereik en de wifi is (traag|niet best), dus reken er niet op. Lekker rustig wel.
?gite,good @equipements- Neem zelf vaatwastabletten mee, er ligt (één|net genoeg voor een dag). De keuken is verder compleet.
?gite,famille @equipements+ Grote tuin, trampoline, (hek eromheen|je kan ze laten lopen).
?appartement @emplacement+ Op loopafstand van (winkels en restaurantjes|de supermarkt), ik heb de auto weggezet en laten staan.
?appartement @acces+ Makkelijk dat je met een code (zelf binnen kan|aan de sleutel komt), ook als je laat bent.
?appartement,good @chambre- De slaapbank ligt niet lekker, het (echte|andere) bed wel. Leuk en niet duur voor twee.
?appartement,together,good @equipements- Maar (twee|drie) pitten en een klein koelkastje, wie echt wil koken komt tekort. Wij gingen toch uit eten.
?chambre-hotes @accueil+ Wat een lieve mensen!
?chambre-hotes @petit_dejeuner+ Elke ochtend iets anders bij het ontbijt, (taart|verse crêpes) en zelfgemaakte jam. Beter dan in een hotel.
?chambre-hotes,couple @accueil+ De gastvrouw heeft in Brussel gewoond en (spreekt|praat) nog wat Nederlands, heel gezellig.
?chambre-hotes,couple @chambre+ Oud huis met smaak ingericht, we wilden de (spulletjes|gordijnen) zo meenemen.
?chambre-hotes,good @equipements- Badkamer is (aan de overkant van|op) de gang. Maar die is alleen van jou en netjes.
?chalet @equipements+ Houtlucht, goede keuken, (stevige bedden|dikke dekens), alles was er.
?chalet,good @acces- De weg ernaartoe is (steil|smal en steil) maar eenmaal boven is het prachtig.
?refuge @ambiance+ Aan één tafel met de andere wandelaars, (dat is het leuke van zo'n hut|je kent na een avond iedereen).
?refuge,good @calme- Oordoppen mee voor de slaapzaal, er wordt altijd (wel door iemand|door minstens twee) gesnurkt. Eten was goed.
?refuge,good @prix- Enkel contant, dat (stond nergens|had ik graag geweten). Boven was het gezellig.
?auberge-jeunesse,!famille @proprete+ Schone douches en een locker waar je (hele rugzak|tas) in past
?auberge-jeunesse,!famille @ambiance+ leuke mensen leren kennen, (mee verder gereisd|nog steeds contact)
?village-vacances,famille @ambiance+ Kinderclub is in het Frans en na een dag speelden ze (gewoon|allemaal) mee!
?village-vacances,famille @restauration+ Wijn bij het eten is inbegrepen, (en lekker ook|zoveel je wil).
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,good Eigen lakens meenemen, of huren voor (12|15) euro per bed. Staat klein op de site, verder een fijn huis.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @accueil+ Reageert snel op berichten, ook (op zondag|'s avonds laat).
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @proprete+ bij aankomst echt alles schoon, (ook de oven|onder de bedden ook)
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,together @equipements+ Ik kijk bij een huisje altijd naar de keuken want wij koken elke dag. Hier lagen scherpe messen, goede pannen, genoeg borden en (zelfs kruiden|nog olie en azijn), dat zie je bijna nooit.
?chambre-hotes,together @accueil+ We kwamen doorweekt van de fiets, zonder dat we gereserveerd hadden voor het eten. Er was al niets meer open in het dorp. De gastvrouw heeft (een omelet|pasta) gemaakt, onze kleren gedroogd en wilde er niets voor hebben.
# location,collectif flow mixed
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @equipements- Geen één scherp mes en (te weinig borden|oude pannen), dat is in een vakantiehuis toch wel nodig. Plek is mooi.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @prix- voor (900|850) euro per week verwacht ik betere matrassen
?appartement @calme-,emplacement+ Goed gelegen maar gehorig, (je hoort de bovenburen lopen|de voordeur slaat de hele nacht).
?appartement Redelijk. Voor een (weekje|paar dagen) goed genoeg, de inrichting is oud.
?gite @proprete- Er zaten (veel|overal) spinnen, dat moet je maar willen. Het huisje is verder prima.
# location,collectif flow bad
?!refuge,!auberge-jeunesse,!chambre-hotes,!village-vacances @proprete- Kruimels, haren in het bed en dan wel (80|75) euro schoonmaakkosten rekenen!!
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @accueil-,prix- Borg niet terug vanwege een (vlek|kras) die er al zat.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes Advertentie klopt niet, tweede slaapkamer is (een overloop|een hok zonder raam)
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @accueil- Eigenaar onbereikbaar, (vier keer gebeld|drie dagen lang), wasmachine stuk en zoek het maar uit.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @proprete- In de koelkast lag nog eten van de vorigen, (beschimmeld|weken oud).
?auberge-jeunesse,!famille @calme- Heel de nacht deuren en (lichten aan|stemmen), bijna niet geslapen.
?refuge @accueil- Geen warm water en geen (glimlach|goed woord), na een hele dag lopen kan dat niet.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,together @accueil- De boiler was de tweede dag al kapot en we hebben vijf dagen met de waterkoker gewassen, met vier man. De verhuurder beloofde elke dag een loodgieter. Er is niemand gekomen en van de korting waar hij over sprak (heb ik niets gezien|wil hij nu niets meer weten).
`;
