/** Reviews of campsites, rented houses and shared lodgings by guests from the Netherlands and Flanders, most of them brief. */
export const dutchWholeOthers = `
# camping flow good
@emplacement+ Fijne camping met ruime plaatsen
@accueil+ [Wij komen/Ik kom] vooral terug omdat de mensen zo (aardig|vriendelijk) zijn.
@proprete+ Sanitair altijd schoon
@equipements+ In het winkeltje hebben ze het nodige.
?tent,together @calme+ Geen animatie, lekker rustig.
?good,summer @ambiance- Veel muggen 's avonds. Mooie camping verder.
?tent,solo @prix+ Voor een klein tentje niet duur.
?tent,good @emplacement- De grond is hard, neem goede haringen mee.
?tent @calme+ Helemaal achteraan gestaan, daar is het stil.
?caravan @acces+ Plek goed in te rijden met de caravan.
?caravan,couple @emplacement+ Met de e-bike is dit een geweldige streek.
?caravan,together @ambiance+ Veel mensen van onze leeftijd, gezellig.
?caravan,good @prix- Wasmachine 5 euro en de droger ook, dat vond ik duur.
?caravan,good @equipements- Serviceplek voor campers is er, alleen wat krap.
?caravan,good @numerique- Onder de bomen geen ontvangst met de schotel.
?caravan,good @acces- Laatste stuk weg is (smal|erg smal) met een caravan.
?caravan,good @equipements- Maar (6|5) ampère. Mooie ruime plaatsen wel.
?caravan @emplacement+ Mooie plaatsen met hagen.
?mobile-home @proprete+ De stacaravan was (nieuw|vrij nieuw) en bij aankomst helemaal schoon.
?mobile-home @equipements+ Overdekt terras, ook goed met regen.
?mobile-home,good Lakens zijn niet inbegrepen.
?mobile-home,famille @equipements+ Drie slaapkamers, genoeg ruimte.
?mobile-home,famille @accueil+ Kinderstoel gevraagd en meteen gekregen.
?famille,pool,summer @equipements+ Leuke glijbanen, onze kinderen waren er de hele week!
?famille,good @equipements- Zwembroek verplicht, geen shorts.
?famille,good,pool @equipements- Het zwembad gaat om zeven uur al dicht en dat is vroeg.
?famille @ambiance+ Veel andere kinderen om mee te spelen.
?famille @calme+ Na elf uur is het echt stil.
?famille,good @ambiance- Voor kleintjes is de animatie leuk, voor pubers is er (weinig|niks).
?famille,lake,summer @emplacement+ Direct aan het water en niet diep, goed met kleine kinderen.
?famille @proprete+ Kindertoiletten op hoogte en altijd schoon.
?dunes,summer @emplacement+ Onder de dennen en (tien|vijftien) minuten fietsen naar zee
?dunes,good @proprete- Veel zand in de douches, verder goed.
?dunes,famille,good De golven in zee zijn hoog. Mooi strand met toezicht.
?dunes,famille @acces+ Vlakke fietspaden, ook goed te doen met kinderen.
?aurelle,summer @emplacement+ De wandelroutes beginnen bij de ingang.
?aurelle,summer @calme+ 's Nachts koel en rustig, goed geslapen.
?lake,aurelle,summer @emplacement+ Direct aan het meer, zalig.
?dogs @equipements+ Veld waar de hond los mag
?dogs @prix+ Maar (2|1,50) euro per nacht voor de hond
?family-run @accueil+ $hostess en haar man zijn heel aardig.
?family-run,good @equipements- Weinig douches, 's morgens even in de rij.
?together We wilden vijf dagen blijven en het werden er (tien|negen), fijne camping.
?family-run @accueil+ De eigenaren spreken Nederlands, dat is prettig.
?restaurant @restauration+ Goed gegeten op de camping zelf.
?restaurant,good @attente- Reserveer op zaterdag in het restaurant, het is vol.
?spring @calme+ In $month bijna leeg en heel rustig.
?spring @equipements+ Goede warme douches.
?autumn @prix+ Na het seizoen (19|21) euro per nacht met stroom.
?autumn,couple,together Volgende keer blijven we langer
?together @ambiance+ Voor de (vijfde|zesde) keer en nog altijd gezellig
?together @equipements+ Nieuw sanitair, mooi geworden.
?good @numerique- wifi alleen bij de receptie en (traag|heel traag), prima camping verder
?holidays,good @prix- In het hoogseizoen (52|48|49) euro per nacht, dat is veel.
?good @prix- Het winkeltje is duur. Camping zelf is top.
?amis,tent,summer @ambiance+ super leuke camping, iedereen relaxed
?top,famille Beste camping van alle jaren dat we kamperen!
?top,famille Onze kinderen vonden het geweldig, we komen volgend jaar terug!!
?!mobile-home,together @emplacement+ Drie weken op dezelfde plek, heel fijn.
?!mobile-home @proprete+ Alles wordt goed onderhouden, ook de wc's.
?!mobile-home @emplacement+ Goed voor één nacht op weg naar (Spanje|het zuiden), dicht bij de grote weg.
@accueil+ leuke camping, altijd vriendelijk
@acces+ Je mag de dag van vertrek tot (twaalf|één) uur blijven staan.
@emplacement+ Mooi, groen en (rustig|overzichtelijk).
?good prima voor (een paar nachten|een tussenstop)
?pool @accueil+ Lieve mevrouw bij de receptie.
?top super camping, komen zeker terug
@proprete+ De wc's waren heel schoon.
?caravan,together @accueil+ Mover kapot en meteen geholpen, bedankt.
?famille,pool,summer,good @equipements+,ambiance- Het bad is mooi en groot, maar rond drie uur is het te vol.
# camping flow mixed
@emplacement+,proprete- Ligging heel mooi, sanitair (valt tegen|niet schoon genoeg)
@proprete- Koude douches en (haren in de afvoer|modder op de vloer), verder goed te doen.
?pool @prix- Te duur voor wat je krijgt, voor alles betaal je bij.
?tent @calme- Naast het pad naar de (wc|bar), elke avond mensen langs de tent.
?mobile-home @chambre- Matras vol kuilen. De rest was wel goed.
Leuk voor een paar dagen. Bar was dicht.
@accueil-,emplacement+ Mooie plek maar aan de receptie niet zo vriendelijk.
?famille @ambiance- Onze kinderen vonden het wel leuk, wij vonden het druk.
@calme- Plekken bij de (weg|ingang) zijn lawaaierig.
Gaat wel.
?together @proprete-,accueil+ Toiletgebouw niet schoon.
# camping flow bad
@proprete- Wc's liepen over, geen papier en geen zeep.
@proprete- Na (één nacht|twee nachten) vertrokken om het sanitair.
@accueil- Niet vriendelijk, alleen maar regels.
@calme- Buren met muziek tot twee uur en niemand zegt er iets van!
?mobile-home @chambre-,proprete- schimmel in de badkamer, (kapotte horren|bank kapot)
?mobile-home @prix- Bijna duizend euro voor een oude stacaravan.
?famille,pool,summer @equipements- Helft van de glijbanen dicht, de hele week!
?famille @ambiance- Er was bijna geen animatie.
?tent @emplacement- Scheve plek vol stenen naast de (vuilcontainers|wc's)
?tent @prix- 44 euro voor een kale plek
@attente- Een uur in de rij aan de receptie en daarna was de plek al bezet.
@accueil- Onvriendelijke mevrouw aan de receptie!
?together,pool @prix- Zelfs voor (warm water|het zwembad) moet je bijbetalen.
@accueil- Eerder weg door ziekte en geen cent terug.
?worst @accueil-,proprete- onbeschoft, vies en duur
@equipements- Stroom viel (elke avond|drie keer per dag) uit.
?summer @emplacement- Er staat geen boom op dat veld, veel te warm.
?restaurant @restauration- Pizza was (rauw|nat).
@acces- Slagboom kapot en na (tien|elf) uur kom je er niet meer in.
# location,collectif flow good
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,!appartement Het huisje was precies zoals op de foto's.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @accueil+ aardige verhuurder
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,!appartement @calme+ Heel donker en stil 's nachts, heerlijk geslapen.
?gite,famille @equipements+ Plek genoeg voor twee gezinnen en ook twee koelkasten.
?gite @accueil+ De eigenares is heel aardig.
?gite,good @acces- De winkels liggen een eind weg. Fijn huis.
?gite @calme+ Heel rustig.
?gite,good @numerique-,calme+ Bijna geen bereik en de wifi is traag. Lekker rustig wel.
?gite,famille @equipements+ Grote tuin met trampoline.
?appartement @emplacement+ Op loopafstand van (winkels en restaurantjes|de supermarkt).
?chambre-hotes @accueil+ Wat een lieve mensen!
?chambre-hotes @petit_dejeuner+ Heel goed ontbijt met zelfgemaakte jam.
?chambre-hotes,couple @chambre+ Oud huis, mooi ingericht.
?chalet @equipements+ Goede keuken, (stevige bedden|dikke dekens), alles was er.
?chalet,good @acces- De weg ernaartoe is (steil|smal en steil).
?refuge @ambiance+ Aan één tafel met de andere wandelaars, leuk.
?refuge,good @calme- Oordoppen mee voor de slaapzaal.
?refuge,good @prix- Enkel contant.
?auberge-jeunesse,!famille @proprete+ Schone douches en een locker
?auberge-jeunesse,!famille @ambiance+ leuke mensen leren kennen
?village-vacances,famille @ambiance+ Kinderclub is in het Frans maar de kinderen vonden het leuk!
?village-vacances,famille @restauration+ Eten goed, wijn is inbegrepen.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,good Eigen lakens meenemen, of huren voor (12|15) euro per bed.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @accueil+ Reageert snel op berichten.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @proprete+ bij aankomst echt alles schoon, ook de oven
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,together @equipements+ Goede keuken met scherpe messen en genoeg borden.
?chambre-hotes,together @accueil+ Heel lieve gastvrouw, we kregen laat nog te eten.
# location,collectif flow mixed
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @equipements- Keuken niet compleet.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @prix- voor (900|850) euro per week verwacht ik betere matrassen
?appartement @calme-,emplacement+ Goed gelegen maar gehorig, je hoort de bovenburen lopen.
?appartement Redelijk. De inrichting is oud.
?gite @proprete- Er zaten veel spinnen.
# location,collectif flow bad
?!refuge,!auberge-jeunesse,!chambre-hotes,!village-vacances @proprete- Kruimels, haren in het bed en dan wel (80|75) euro schoonmaakkosten rekenen!!
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @accueil-,prix- Borg niet terug vanwege een (vlek|kras) die er al zat.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes Advertentie klopt niet, tweede slaapkamer is een hok zonder raam
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @accueil- Eigenaar onbereikbaar, wasmachine stuk.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes @proprete- In de koelkast lag nog eten van de vorigen.
?auberge-jeunesse,!famille @calme- Heel de nacht lawaai, bijna niet geslapen.
?refuge @accueil- Geen warm water en niet vriendelijk.
?!refuge,!village-vacances,!auberge-jeunesse,!chambre-hotes,together @accueil- Dagen geen warm water en de verhuurder doet er niks aan.
`;
