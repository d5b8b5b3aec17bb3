/** Reviews of hotels by guests from the Netherlands and Flanders, most of them brief and about one thing. */
export const dutchWholeHotel = `
# hotel flow good
@proprete+ Nette kamer, ook (de badkamer was|onder het bed was het) goed schoon.
[We waren/Ik was] er maar één nacht dus veel kan ik er niet over zeggen maar dat was (goed|prima).
@accueil+ Zeer vriendelijk onthaal, (ook toen [we/ik] laat aankwam[en/]|ook 's avonds laat nog).
@petit_dejeuner+ Ontbijt heel verzorgd en alles (werd goed aangevuld|was vers)
@chambre+ Heerlijk geslapen, (goed matras en lekkere kussens|de bedden zijn echt goed).
@accueil+ De mevrouw van de receptie belde voor [ons/mij] rond tot ze (een restaurant|een tafel) gevonden had, super!
?good @petit_dejeuner- Ontbijt zoals overal in Frankrijk, stokbrood en jam. Wel (lekkere koffie|goede koffie).
?together @emplacement+ Goede plek om een paar dagen vanuit te gaan (fietsen|wandelen|rondtoeren), wij zijn vier nachten gebleven.
Kamers eenvoudig maar (netjes|alles in orde).
?couple @accueil+ Voor onze trouwdag stond er (een fles wijn|een bosje bloemen) op de kamer, heel attent!
?couple @petit_dejeuner+ Vooral het ontbijt was top, (veel keuze|ook hartige dingen). Volgende keer weer.
pas verbouwd geloof ik, (alles ziet er nog nieuw uit|mooi geworden)
?family-run @accueil+ De eigenaars zijn (schatten van mensen|zo lief) en willen precies weten waar je vandaan komt.
?family-run @petit_dejeuner+ Zelfgemaakte (abrikozenjam|pruimenjam|aardbeienjam) bij het ontbijt, zo lekker dat ik een potje gekocht heb.
?family-run,good @chambre+ De kamers zijn niet nieuw maar wel (gezellig|knus) en je slaapt er goed.
?parking @acces+,prix+ Auto (achter|bij) het hotel kwijt en dat kost niks extra, is wel eens anders
@accueil+ Receptie nog open om (tien uur|half elf) 's avonds, dat kwam goed uit met de file.
?good,!lift @acces- Let op, er is geen lift en de trap is (steil|smal). Verder een fijn hotel.
?!lift @accueil+ Heel lief dat ze mijn koffers naar boven hebben gedragen want die waren (zwaar|loodzwaar)
?good @equipements- Een (haakje|plankje) in de badkamer zou handig zijn, maar de kamer was mooi.
?lift @acces+ lift aanwezig, dat was voor [ons/mij] een vereiste
@accueil+ Van tevoren gemaild met een vraag en (dezelfde dag|binnen het uur) antwoord, gewoon in het Engels.
@acces+,chambre+ Inloopdouche zonder drempel, (voor mijn knie|met mijn heup) is dat ideaal.
?good De eerste dag hier ontbeten, daarna naar de bakker (want dat is goedkoper|om de hoek). Hotel zelf is goed.
@proprete+,calme+ schoon, (stil|rustig) en een goed bed
?affaires @numerique+ Wifi goed en er staat een echt bureau, voor werk (prima|ideaal).
?affaires @petit_dejeuner+ Goed ontbijt en het kan al om (half zeven|zeven uur) als je vroeg weg moet
?affaires @attente+ Vlot uitgecheckt en de factuur kreeg ik (meteen|direct) mee.
?affaires @equipements+ Eindelijk genoeg stopcontacten (naast het bed|bij het bureau)!
?solo @accueil+ Ik was hier alleen en heb me (erg|heel) welkom gevoeld.
?solo @accueil+ Elke ochtend vroegen ze wat ik ging doen en kreeg ik een tip mee, (daar heb ik veel aan gehad|echt aardig).
?solo @chambre+,prix+ Als je alleen bent krijg je vaak een hok. Hier een (grote|ruime) kamer voor een normale prijs.
?solo,woman @emplacement+ Als vrouw alleen let ik op de buurt, (hier kon ik 's avonds gewoon over straat|die was hier goed).
?solo,good @chambre+ Tv deed het niet goed, maar de douche was (heerlijk|geweldig) en het bed ook.
?famille @chambre+ Twee kamers met een tussendeur, (ideaal met kinderen|heel handig met pubers).
?famille @petit_dejeuner+ Bij het ontbijt ook (chocopasta en cornflakes|warme melk en cornflakes), dus onze kinderen waren blij.
?famille @accueil+ Wat zijn ze hier lief voor kinderen, dat (is in Frankrijk niet overal zo|hebben wij wel anders meegemaakt).
?famille,pool,summer @equipements+ Zwembad (super|heerlijk) en niet te diep, onze jongste is er niet uit geweest.
?famille,good @chambre- Neem met kinderen twee kamers want met een bijzetbed is het (erg|te) krap. Het hotel is wel heel leuk.
?famille,good @petit_dejeuner- Wees voor negen uur bij het ontbijt, met (twee|drie) kinderen is er anders niet veel meer. Daarvoor prima.
?pool,summer @equipements+ heerlijk zwembad, (genoeg ligbedden|ook 's avonds nog open)
?pool,good @equipements- Het zwembad is kleiner dan op de foto, (meer om even af te koelen|baantjes trekken gaat niet). Leuk hotel wel.
?good @acces- Zonder auto heb je hier niet veel te doen, (met auto prima|houd daar rekening mee). Zelf hadden [wij/ik] het goed.
?restaurant,together @restauration+ Halfpension genomen en daar (geen spijt van gehad|zeer content over), elke avond iets anders.
?restaurant @restauration+ Ik eet geen varkensvlees en kreeg elke avond (zonder probleem|gewoon) iets anders.
?restaurant @restauration+ 's Avonds in het restaurant gegeten en dat was (erg goed|heel lekker).
?restaurant,good @restauration+,prix- Uitstekend gegeten maar de wijn is (duur|aan de prijs).
?good @accueil+ Personeel spreekt weinig Engels, maar met (handen en voeten|wat Frans erbij) lukt alles en ze blijven lachen.
?view @chambre+ Dat uitzicht vanaf het balkon (vergeet ik nooit|blijft me bij)!!
?view,good @chambre+ Vraag een kamer met uitzicht, (scheelt een paar euro|kost iets meer), anders kijk je op de parking.
?good,summer @equipements- Jammer dat er geen koelkastje op de kamer is met dit weer, maar verder (alles in orde|tevreden).
?view,good @chambre+,petit_dejeuner- Prachtig uitzicht. Het ontbijt was (wat mager|alleen zoet), maar daar kwam[en we/ ik] niet voor.
?lake,aurelle,!winter @emplacement+ Je loopt zo naar het meer, (elke ochtend gedaan voor het ontbijt|vijf minuten).
?lake,aurelle,!winter @emplacement+ Mooi pad langs het water (om te fietsen|om te wandelen), begint bijna bij de deur.
?dunes @emplacement+,equipements+ Met de fiets ben je in (een kwartiertje|tien minuten) op het strand en 's nachts staat hij in een hok op slot.
?dunes,!winter @emplacement+ Goede ligging, je bent zo (in het bos|bij zee)
?dunes,autumn @calme+ In het najaar is het hier (doodstil|lekker rustig), heel het strand voor [ons/mij] alleen.
?dunes,autumn,good Buiten het seizoen is er veel dicht, dus (even zoeken om te eten|'s avonds weinig te beleven). In het hotel waren ze blij dat er iemand was.
?aurelle,summer @accueil+ Bij de receptie krijg je wandelkaartjes en (ze hebben de routes zelf gelopen|goede uitleg erbij).
?summer,good @chambre- Kamer wat warm maar dat (heb je met dit weer overal|was met die temperaturen te verwachten).
?winter @accueil+ Er waren in $month maar een paar gasten en toch stond er (een volledig ontbijt|een heel buffet) klaar.
?winter @chambre+ Buiten vroor het en de kamer was (lekker|heerlijk) warm, extra deken lag in de kast.
?winter,together @ambiance+ Met oudjaar hier geweest, er werd (om twaalf uur geklonken met alle gasten|gezongen in de bar), dat vergeten we niet.
?winter,good,together Tussen kerst en nieuw is bijna elk restaurant dicht, (boek op tijd een tafel|neem zelf wat mee). Het hotel was goed en warm.
?spring @calme+ In $month nog lekker rustig, (dat raad ik iedereen aan|precies de goede tijd).
?summer @chambre+ Airco op de kamer en die deed het goed, (was nodig!|anders had ik geen oog dichtgedaan)
?summer,garden @petit_dejeuner+ Het fijnste vond ik dat je (buiten|in de tuin) kan ontbijten.
?summer,good @chambre- geen airco, wel een (grote|goede) ventilator. warm maar te doen, mooie kamer
?dogs @accueil+ De hond was (van harte|echt) welkom en mocht ook mee naar het ontbijt.
?dogs,good @prix- Hond mag mee maar je betaald er (10|12) euro per nacht voor, dat vond ik veel. Verder top.
?dogs @acces+ Vanwege de hond hadden ze [ons/mij] een kamer op de begane grond gegeven, (heel handig|goed over nagedacht).
?old @ambiance+ Ouderwets hotel en dat bedoel ik positief, (hoge plafonds|krakende trap) en van die luiken.
?old,good @chambre-,proprete+ Inrichting uit de jaren tachtig, (wel alles schoon|maar brandschoon).
?village @emplacement+ Het hotel ligt midden in het dorp zodat je (de auto kan laten staan|geen auto nodig hebt).
?village @ambiance+ Gezellig dorp, 's avonds wordt er (op het plein gejeudebould|nog lang buiten gepraat).
?village,bell,good @calme- De kerkklok slaat ook 's nachts dus (slecht voor lichte slapers|neem oordoppen mee), maar ik vond het een fijn hotel.
?road,good @calme- vraag een kamer aan de achterkant, aan de voorkant hoor je (de vrachtwagens|het verkeer) vanaf zes uur. voor de rest niks te klagen
?garden @ambiance+ Je kan heerlijk in de tuin (zitten|lezen), er staan overal stoelen
?garden,good Jammer dat [we/ik] maar één nacht had[den/], die tuin (had ik graag meer gezien|verdient een dag).
?breakfast-buffet @petit_dejeuner+ Voor Franse begrippen een heel uitgebreid ontbijt, (eieren, kaas, vers fruit|ook ham en eieren).
?breakfast-buffet,good @attente- Rond negen uur is er geen tafel te krijgen bij het ontbijt. (Ga om acht uur|Kom vroeger), dan is het heerlijk.
?good @chambre- Op die (rolkussens|lange kussens) kan ik niet slapen maar verder was het goed.
?good @numerique- wifi op de kamer haperde, (op de gang ging het wel|beneden was het goed). niet erg, verder goed hotel
?good @numerique- Mooi hotel, alleen jammer dat je boven (geen|bijna geen) wifi hebt.
@prix+,proprete+ Goede prijs voor een nette kamer, (zeker in het seizoen|dat vind je niet vaak meer).
?good @prix- Aan de dure kant, maar (alles is net verbouwd|de bedden zijn top), dus je krijgt er wat voor.
?good @prix- Voor (15|14|16) euro per persoon sla[an we/ ik] het ontbijt over, met de kamer zeer tevreden.
?good Al jaren mijn vaste hotel. Alleen de nieuwe bedden vind ik (iets te zacht|aan de zachte kant).
?together Wij komen hier al sinds (2009|2012|2015) en het blijft goed.
?together @accueil+ derde keer en weer dezelfde vriendelijke mensen, ze (wisten onze namen nog|kenden ons nog)!
@accueil+ Laat aangekomen door pech onderweg, (even gebeld|van tevoren gebeld) en er bleef iemand voor [ons/mij] op. Top service.
?together @prix+ Als tussenstop naar (Spanje|het zuiden) prima, niet te ver van de snelweg en (betaalbaar|niet duur).
?together,good Op de terugweg weer hier geslapen, toen een (kleinere|donkere) kamer gekregen. Maar nog steeds goed.
?amis,together @ambiance+ Met (vriendinnen|vrienden) een lang weekend geweest, zo gelachen!
?amis @accueil+ Koffers mochten na het uitchecken nog de hele dag blijven staan, (heel handig|geen probleem).
?amis,man,good Met (vijf|zes) man hier om te fietsen, fietsen veilig binnen. Enkel het bier is duur in Frankrijk.
?amis,together @accueil+ Ze hebben ons kamers naast elkaar gegeven, (had ik niet eens gevraagd|dat was leuk).
?groupe @accueil+ Voor onze (wandelclub|fietsclub|koorgroep) was alles op voorhand geregeld, dank daarvoor.
?groupe @ambiance+ Beneden mochten we (tot laat|tot na twaalven) blijven zitten met de hele groep en niemand die er iets van zei.
?top,together @chambre+ echt een prachtige kamer!! (zo'n groot bed|die douche) heb ik thuis niet
?top,!alone @accueil+ Een dikke 10 voor het personeel, (niets was te veel|altijd goedgemutst).
?top @accueil+ Een hotel waar men nog de tijd neemt voor de gast. Mijn complimenten aan (de directie|heel de ploeg).
?top @petit_dejeuner+ Over het ontbijt niets dan lof, (ook het brood was uitstekend|zo goed eet men zelden).
?top,couple @ambiance+ Heerlijk met ons twee 😍 (zo gezellig ingericht|we wilden niet naar huis)
?good @petit_dejeuner- Ontbijt mag iets meer variatie hebben (als je langer blijft|na drie dagen), voor de rest top.
@equipements+ Fijn dat er een waterkoker met koffie en thee op de kamer staat (en dat het aangevuld wordt|).
@proprete+ Heel proper hotel, (vlekkeloos|geen stofje), ook in de gangen.
?couple,together @calme+ Onze kamer lag aan de achterkant en daar (is het stil|hoor je niets).
@proprete+ De kamer werd elke dag (goed|netjes) gedaan en je krijgt steeds schone handdoeken.
?family-run,good @attente- Ze doen alles met zijn tweeën, dus soms (moet je even bellen|sta je even te wachten). Dat heb ik er graag voor over.
?couple Geboekt zonder recensies te lezen en het was (goed|heel goed)
?couple,together We zijn op de terugreis nog een nacht gebleven omdat het (zo goed bevallen was|op de heenweg zo goed was).
?famille,good @chambre- De familiekamer is voor (vier|vijf) personen krap maar te doen, het stapelbed vonden ze fantastisch.
?good @equipements- Een glazen wand in plaats van dat douchegordijn! Heel de vloer nat, elke dag. (Maar fijne kamer|De rest is dik in orde).
?famille @accueil+ Ook met een baby welkom, (flesje opwarmen was geen probleem|er stond al een bedje klaar).
@accueil+ Oplader vergeten en ze hebben hem (naar Utrecht|naar Antwerpen|naar huis) nagestuurd, nog geen week later had ik hem.
?famille,summer Eén nacht op doorreis met de kinderen, (kinderbed stond al klaar|om zes uur weer weg), prima.
?view,lake,aurelle,top @chambre+ wakker worden met uitzicht op het meer (was geweldig|vergeet ik nooit meer)!
?restaurant,couple,woman @accueil+ Mijn man kreeg (rijst|soep) toen zijn maag niet goed was, zonder dat we het vroegen, zo attent.
?restaurant,good @attente- Eten goed, maar (een half uur|drie kwartier) tussen voor- en hoofdgerecht is lang.
?groupe,restaurant @accueil+ Het feest van mijn (ouders|schoonouders) hier gevierd en iedereen was enthousiast. Bedankt aan het hele team.
?amis,pool,summer @equipements+ super tof hotel, t zwembad is echt (top|chill)
?solo @calme+ Ik had rust nodig en die heb ik hier (gevonden|gekregen), veel gelezen en geslapen.
?solo,good @equipements- Het raam ging moeilijk dicht maar dat (is|vind ik) een kleinigheid voor zo'n fijn hotel.
?weekend,couple Gekregen met een cadeaubon en (zouden het nu ook zelf betalen|we komen terug zonder bon).
?weekend @accueil+ Op zondag mocht[en we/ ik] tot (twaalf|een) uur op de kamer blijven, zonder bijbetalen.
?solo,man @accueil+ Motor mocht (achter het hek|binnen staan), de baas rijdt zelf ook.
?top @accueil+ Dank je wel $staff, jij hebt [onze/mijn] dagen (heel speciaal|zo leuk) gemaakt!
@accueil+ Tips van de eigenaar waren (beter dan de reisgids|allemaal raak), vooral die wandeling.
?good @chambre- Onder het dak wordt het warm en er gaat (maar één raam|alleen een dakraam) open, vraag iets lagers. Wel een mooie kamer.
@chambre+ Kamer van alle gemakken voorzien, ik heb niks (gemist|te klagen).
alles was dik inorde, (tot de volgende keer|zeer tevreden)
@accueil+,petit_dejeuner+ vriendelijke mensen en een goed ontbijt (, meer moet dat niet zijn|)
@chambre+ Kamer (precies zoals op de foto's|groter dan op de foto's), dat mag ook eens gezegd worden.
?good @chambre- Het kussen was te dik voor mijn nek, (neem je eigen mee|ik sliep zonder). Prima hotel voor de rest.
Voor [ons/mij] het (fijnste|leukste) hotel van de reis en zeker niet het duurste.
jammer dat het zo ver van huis is anders kwam ik (elk jaar|vaker)
@accueil+ Personeel spreekt (ook Engels|een mondje Nederlands), dat praat toch makkelijker.
?good @equipements- Het enigste wat ik miste was (een koelkastje|een stoel|een waterkoker).
Wat kan ik zeggen, gewoon een (fijn|goed) hotel.
?restaurant,good Het restaurant zat vol, (dus reserveer meteen bij het boeken|jammer want het rook er lekker). Hotel zelf heel goed.
?good @prix+ Verwacht geen luxe, maar (voor die prijs|voor dat geld) kan je niet klagen.
?together @acces+ Mijn vader loopt slecht en daar (hielden ze rekening mee|werd aan gedacht): kamer beneden, tafel vlakbij. Bedankt!
?top Niks meer aan toe te voegen, (TOP|geweldig).
?top Super hotel!! (iedereen aanraden|volgend jaar weer)
@emplacement+ Ligging (kon niet beter|is ideaal) voor wat [wij/ik] wilde[n/] doen.
?good @acces- Parkeren is zoeken, (na zessen zeker|de eerste avond een kwartier rondgereden). Daarna heb[ben we/ ik] de auto laten staan en genoten.
?good @petit_dejeuner-,chambre+ mooie kamer, ontbijt (matig|niet bijzonder)
?good,together @equipements- De afvoer van de douche liep niet door, gemeld en (de volgende dag gemaakt|'s middags was het in orde). Prima service dus.
?good @calme- Gehorig, je hoort (de buren|elke deur), na elven gelukkig stil. Verder goed geslapen.
@calme+ Rustig gelegen, (enkel vogels|geen auto gehoord), dat was zalig.
@chambre+ wat een goed bed, ik (wil|moet) er thuis ook zo een
?good @chambre- Kleine kamer maar alles (zit erin|is er)
?good @accueil+ Niet het mooiste hotel, wel de (liefste|aardigste) mensen.
@attente+ Geweldig dat de kamer om (elf uur|half twaalf) al klaar was na een nacht rijden.
@prix+ Voor $night euro vind je (in Nederland|in België) geen kamer als deze.
@ambiance+ Heel gezellig ingericht, vooral (de bar|beneden).
?together We hadden twee nachten geboekt en (drie|vier) gebleven, zegt genoeg.
?good,together @calme- In het weekend is het wat (onrustig|druk) op straat, maar wij waren content van het hotel.
?couple,man @accueil+ Mijn vrouw is coeliakie patiënt en er lag (elke ochtend|zonder vragen) glutenvrij brood, dat maken wij zelden mee.
@petit_dejeuner+ Eindelijk eens verse jus bij het ontbijt in plaats van (uit een pak|uit zo'n apparaat)
@chambre+ Het licht kan hier echt uit, (dikke luiken|goede gordijnen). Tot negen uur geslapen!
?good @petit_dejeuner- Koffie uit de automaat was niet lekker maar het brood en de (jam|kaas) wel.
@accueil+ Bij het weggaan kregen [we/ik] nog (een flesje water|wat fruit) mee voor in de auto. Klein gebaar, maar toch.
?parking,good @acces- Parking is smal, met een (grote auto|dakkoffer) even oppassen.
?good Prima hotel, al zijn de foto's iets (mooier|ruimer).
?affaires Ik kom hier voor werk (vier|vijf) keer per jaar en het is altijd goed.
?affaires,good @numerique- Videobellen lukte niet op de kamer, in de (ontbijtzaal|lounge) wel. Voor de rest zakelijk prima.
?famille @accueil+ Onze dochter van (vier|vijf) heeft nog dagen over die mevrouw van het ontbijt gepraat.
?together,top @accueil+ Bij aankomst bleek dat ik de verkeerde week geboekt had, helemaal mijn eigen fout. Ze hebben niet moeilijk gedaan, een kamer gevonden en het bedrag gewoon omgezet. (Waar vind je dat nog|Daar ben ik echt heel dankbaar voor).
@calme+,chambre+ Ik slaap altijd slecht in hotels, daarom kijk ik alleen naar het bed en het geluid. Hier een stevig matras, dikke muren en geen ijskast die bromt. (Acht uur aan één stuk geslapen|Voor het eerst in tijden doorgeslapen).
?good @attente-,accueil+ De kamer was om vier uur nog niet klaar en dat is niet leuk na een lange rit. De receptionist heeft zich wel drie keer verontschuldigd en [we kregen/ik kreeg] (iets te drinken|koffie met taart) van het huis en de kamer was erg mooi.
?family-run @accueil+ Deze mensen runnen het al dertig jaar zelf en dat merk je. Hij staat in de keuken, zij doet de kamers, en (toch zitten ze 's avonds nog even bij je|toch hebben ze voor iedereen tijd). Daarom komen veel mensen terug denk ik.
?restaurant,together @restauration+ We wilden eigenlijk maar één keer in het hotel eten en zijn er vier avonden gebleven. Gewone Franse keuken, (goed vlees en echte saus|veel groente van het seizoen), en je hoeft de auto niet meer in.
?good @calme- De eerste nacht sliep[en we/ ik] boven de keuken en om zes uur begonnen ze met pannen. Gezegd bij het ontbijt en (een uur later|meteen) [kregen we/kreeg ik] een andere kamer aan de tuinkant. Daar was het heerlijk stil.
?famille @accueil+ Onze zoon werd 's nachts ziek en de hele boel zat onder. Ik durfde het bijna niet te zeggen maar ze stonden zo met schone lakens, (om drie uur|midden in de nacht), en geen onvertogen woord. Dat vergeet ik niet snel.
?summer @chambre+ Bij dit weer kijk ik alleen nog of er airco is die je zelf kan regelen. Hier wel, en (stil ook|hij maakt geen herrie), dus heerlijk geslapen terwijl het buiten om middernacht nog bloedheet was.
?dogs,together @accueil+ Met een grote hond word je vaak aangekeken of je iets fout doet. Hier niet. (Hij mocht mee naar het ontbijt|Ze vroegen hoe hij heette) en niemand keek op, daarom komen we volgend jaar zeker terug.
?good @prix- Mooi hotel, maar reken goed uit wat je erbij betaalt. Het ontbijt, de (parking|garage) en de toeristenbelasting samen was nog eens (dertig|vijfendertig) euro per nacht, dat had ik niet verwacht bij het boeken.
?top,couple @accueil+ Wij hadden nergens om gevraagd, alleen gemaild dat het ons (vijfentwintigjarig|dertigjarig) huwelijk was. Kregen we zomaar de grootste kamer, en een kaartje dat iedereen van het personeel getekend had. Heel bijzonder.
Prima hotel.
@proprete+ schone kamer, goed bed
@accueil+ Heel vriendelijk personeel (bij de receptie|)
Goed hotel (en goed geslapen|), niets te klagen.
@petit_dejeuner+ lekker ontbijt
@chambre+ Mooie (grote|ruime) kamer
[We komen/Ik kom] hier zeker (nog eens|een keer) terug
@emplacement+,accueil+ Goede ligging en (aardige|vriendelijke) mensen.
?good Voor een nacht of twee (prima|heel goed), voor een week is het wat klein
@calme+ eindelijk eens goed geslapen op (reis|doorreis)
# hotel flow mixed
@proprete- Op zich een nette kamer maar er lagen (nog haren|haren) in de douche.
@proprete-,accueil+ Aardige mensen, alleen mag er (beter|vaker) schoongemaakt worden
?!alone @calme-,chambre+ Goed bed. Helaas (lawaai op straat|deuren op de gang) tot twee uur, dus wat heb je eraan.
@prix-,emplacement+ Je betaalt hier voor de ligging, (niet voor de kamer|de kamer is $night euro niet waard).
@prix- Voor de helft van de prijs zou ik zeggen (prima|doen).
?old @chambre- Oud hotel dat wel een (opknapbeurt|likje verf) kan gebruiken
?old @chambre-,petit_dejeuner+ Tapijt versleten en het raam sluit niet, wel (een goed ontbijt|lekker ontbeten).
drie sterren vind ik wat veel, (twee|twee en een half) lijkt me beter
@petit_dejeuner- Ontbijt van (12|13|14) euro en er werd niks bijgevuld. Niet nemen, voor de rest ok.
?restaurant @restauration-,chambre+ Goede kamer, maar in het restaurant was (het vlees taai|mijn vis droog).
?restaurant @attente- Kregen twee keer iets wat niet besteld was en dan weer wachten, (rommelig|ze waren de draad kwijt). Eten zelf ging wel.
?pool,summer @equipements- zwembad (dicht wegens onderhoud|vanaf zes uur dicht) en daar had ik juist voor geboekt...
@numerique-,chambre+ Wifi (valt steeds weg|doet het alleen bij de receptie). Kamer is goed.
voor een nachtje (is het goed te doen|voldoet het), langer zou ik niet blijven
@accueil- De dame aan de receptie was (nors|kortaf), de anderen waren wel aardig.
?famille @chambre- Het derde bed was een klapbed, (niet te doen voor een kind van twaalf|onze zoon zakte er doorheen). Ontbijt was dan weer wel goed.
@chambre- (Jaren geleden|Tien jaar geleden) ook geweest en toen was het beter, er is niks meer aan gedaan.
?summer @chambre-,accueil+ Te warm om te slapen, [we kregen/ik kreeg] nog een ventilator (maar dat hielp niet echt|, lief bedoeld).
Er stond (parkeergeld|een ontbijt) op de rekening dat [we/ik] niet gehad had[den/]. Werd eraf gehaald, maar toch vervelend.
Al met al een (6|zesje).
@chambre- badkamer (heel klein|piepklein), kamer gaat wel
@calme- Dunne muren. Je hoort de buren (praten|telefoneren), jammer want het hotel is netjes.
@emplacement- Het ligt verder van het centrum dan ze (schrijven|op de site zetten), met de auto maakt dat niet uit.
?affaires Zakelijk kan het, (voor plezier zou ik iets anders zoeken|sfeer is er niet).
?couple @ambiance- Mooi op de foto, in het echt (kil|beetje ongezellig).
@acces-,accueil+ Nergens plek voor de auto en de garage (was vol|kost extra). Ze deden hun best om te helpen, dat wel.
Niet slecht maar ook niet (bijzonder|echt goed).
@proprete-,accueil+ [We hebben/Ik heb] gezegd dat de badkamer niet schoon was en er kwam netjes iemand. Die heeft (de vloer gedweild|het bad gedaan) maar de haren in het putje bleven zitten. Jammer, want ze zijn wel aardig.
@attente- Om drie uur inchecken staat er, het werd half vijf en daarna was de sleutel ook nog van een kamer waar (al iemand in zat|iemands koffer stond). Na negen uur rijden is dat niet leuk. De kamer was verder prima.
# hotel flow bad
?worst @proprete- vies!! (haren in bed, schimmel in de douche|vlekken op het laken). nooit meer
@proprete- In de (la|kast) lag nog afval van de vorige gasten.
@accueil- Wat een onvriendelijk personeel!! (Geen goedendag, niets|Zuchten als je iets vraagt).
@chambre- De helft van de lampen deed het niet en de douche (lekte|werd niet warm).
@prix-,chambre- $night euro betaald voor een (doorgezakt bed|oude kamer met een slecht bed)
@chambre- Foto's op de site zijn zeker (tien|vijftien) jaar oud, laat je niet foppen
@calme- Geen oog dichtgedaan. (Muziek tot twee uur|Een groep op de gang tot diep in de nacht).
@calme-,accueil- Het noodnummer op de deur werd niet opgenomen, (heel de nacht lawaai|en het feest ging door tot vier uur)!
@attente- Kamer zou om drie uur klaar zijn, het werd (kwart voor vijf|half zes).
@attente-,accueil- Anderhalf uur in de hal gezeten, nog geen (glas water|excuus) gekregen.
?road @calme- Rustig gelegen staat er op de website, nou nee. (Vrachtwagens|Auto's en brommers) de hele nacht.
?road @calme- enkel glas aan een drukke weg, dan doe je (geen oog dicht|de hele nacht niks)
@chambre- Muf, (raam kon niet open|gordijnen half los), weg wezen.
?restaurant @restauration- Niet gaan eten in dit hotel! (Koud vlees|Slappe friet) en nog duur ook.
?restaurant @attente- Na een uur nog geen eten omdat er één meisje alles moet doen en de baas (aan de bar zit|niks doet).
@prix- je betaald voor alles apart, (parkeren|ontbijt), airco, zelfs handdoeken
@accueil- Ziek geworden en moeten annuleren. (Geen cent terug|Niks terug), geen vriendelijk woord ook.
@petit_dejeuner- Slecht ontbijt met droog brood en slappe koffie (en om half negen was de jam al op|).
@chambre- Gerenoveerd volgens internet. Dan zeker niet de kamer die [wij/ik] had[den/].
?famille @accueil- Niet geschikt voor kinderen, om acht uur (stond er al iemand aan de deur|werd er al gebeld) dat het stiller moest.
?famille @chambre- Onze jongste lag op een dun matrasje op de grond, (koud|steenkoud), en daar moest voor bijbetaald worden.
?!lift @acces- Er is geen lift en dat stond nergens! (Derde verdieping|Drie trappen) met mijn moeder van 80.
@equipements- tv stuk, (föhn stuk|kraan lekt), er komt iemand kijken zeggen ze en er komt niemand
@numerique- De wifi heeft (geen minuut|de hele tijd niet) gewerkt
?famille,pool,summer @equipements- Het zwembad was groen en (vies|stonk), onze kinderen konden er niet in en daarvoor hadden wij geboekt!
@chambre-,accueil- Andere kamer gekregen dan geboekt, kleiner en (zonder bad|zonder uitzicht). Korting? Nee hoor.
?affaires @petit_dejeuner- Wie moet werken heeft niks aan een ontbijt om (acht uur|half negen).
?affaires @calme- Zulke dunne (muren|wanden) dat ik de buurman twee nachten heb horen snurken.
?couple @ambiance- Wat een ongezellig hotel, (bar dicht|tl-licht in de eetzaal), geen sfeer.
?couple @chambre- twee losse matrassen die (uit elkaar schuiven|niet even hoog zijn), tegengevallen
?worst @proprete- Bedwantsen! (NIET BOEKEN|Foto's genomen, ze geloofden het niet).
?low @accueil- De eigenaar is (heel onvriendelijk|bot), je durft op het laatst niets meer te vragen.
@accueil-,attente- Tien minuten aan een lege balie gestaan en toen wisten ze (niets|nergens iets) van de boeking.
Ik begrijp de goede beoordelingen (echt|totaal) niet.
@prix- Veel te duur voor wat het is
@chambre-,proprete- De kamer stonk naar (sigaretten|riool).
@chambre- veel te hard bed, ik had de hele (dag|reis) last van mijn rug
@proprete- Er zaten zwarte randen langs (het bad|de douche), daar is al lang niet gepoetst
@accueil- Je voelt je hier (te veel|niet welkom).
@acces-,prix- Parkeren achttien euro per nacht en dan nog (vijf minuten|een heel eind) lopen met de koffers.
?winter @chambre- IJskoud op de kamer, radiator lauw. (Met jas aan geslapen|Extra deken was er niet).
?summer @chambre- Vierde verdieping onder het dak zonder airco, (onmenselijk|[wij zijn/ik ben] om vijf uur vertrokken).
?together @accueil- Na één nacht weggegaan, (tweede nacht gewoon betaald|geld terug kon natuurlijk niet).
@petit_dejeuner-,attente- (Een half uur|Twintig minuten) in de rij voor een kop koffie bij het ontbijt, belachelijk.
?worst Nooit meer. (Zonde van [onze/mijn] dagen|Heel [onze/mijn] reis bedorven).
@emplacement- Midden op een (industrieterrein|parkeerterrein), dat zie je op die foto's niet.
@proprete-,accueil- [Wij hebben/Ik heb] bij aankomst meteen gezegd dat het bed niet verschoond was, er lag gewoon een sok in. Eerst werd er gezegd dat dat niet kon. Daarna (kreeg ik schone lakens in mijn handen en mocht ik het zelf doen|kwam er na een uur iemand, zonder een woord).
?together @prix-,accueil- Bij het uitchecken stonden er drie drankjes uit de minibar op de rekening die wij niet gehad hebben. Het meisje geloofde ons niet en haalde de baas erbij, die (begon te roepen|werd nog kwaad ook). Uiteindelijk maar betaald om weg te kunnen.
?famille @accueil-,chambre- Een familiekamer geboekt en bevestigd gekregen, ter plaatse was het een tweepersoonskamer met een matras op de grond. Alles zat vol zeiden ze, dus pech. De toeslag voor de kinderen (bleef wel staan|ging er niet af). Op mijn mail hebben ze nooit geantwoord.
@calme-,accueil- Er was een trouwfeest in het hotel en daar had niemand [ons/mij] iets van gezegd. Tot vier uur bonkende muziek onder de kamer. Toen [we/ik] klaagde[n/] was het antwoord (dat de zaal nu eenmaal verhuurd was|dat het maar één nacht was). Geen cent korting.
`;
