/** Lodgings and campsites: small stories, plain sentences and reservations. */
export const dutchStays = `
# hotel accueil + tale
Door een ongeluk op de snelweg waren we er pas tegen elven en ik rekende op een dichte deur. De nachtportier had twee borden met kaas en ham voor ons apart gezet. Uit zichzelf.
Mijn leesbril lag nog op de vensterbank, daar kwam ik pas in Luxemburg achter. Drie dagen later lag hij thuis op de mat, porto hoefde ik niet te betalen.
Mijn Frans is belabberd, maar de dame van de receptie liet me rustig ploeteren en verbeterde me af en toe. Op dag drie kon ik ontbijt bestellen.
?!alone De auto startte niet op de laatste ochtend. De eigenaar kwam op zijn sloffen naar buiten met startkabels en tien minuten later reden we.
?famille Onze jongste had haar knuffel laten liggen, drama op de achterbank. Hij kwam per post terug met een tekening erbij. Ze wil nu elk jaar terug.
?couple Geen idee hoe ze wisten dat we iets te vieren hadden. Op de kamer stonden twee glaasjes en een kaart met alle namen erop.
?affaires Derde keer hier voor mijn werk en ze weten dat ik graag de kamer aan de achterkant heb. De factuur klopt in één keer, dat maak ik zelden mee.
?solo Als vrouw alleen word je in een restaurant vaak naast de keukendeur gezet. Hier kreeg ik het tafeltje bij het raam en verder alle rust.
Ik vroeg naar een wandeling en verwachtte een folder. Ik kreeg een tekeningetje op een servet en een waarschuwing voor de hond bij de tweede boerderij.
Mijn moeder is 83 en slecht ter been. Zonder gedoe kregen we een kamer op de begane grond en iemand liep 's ochtends met haar mee naar het buffet.
?dogs De hond werd hartelijker begroet dan wij. Bakje, kleedje en bij vertrek een koekje.
# hotel accueil +
Heel hartelijk ontvangen.
Vriendelijk personeel, niets is te veel.
$staff van de receptie was geweldig.
We mochten de koffers de hele middag laten staan.
?family-run Je merkt dat het een familiebedrijf is.
Inchecken was in twee minuten gebeurd.
De eigenaar komt bij het ontbijt even langs alle tafels.
Ze spreken goed Engels en zelfs een paar woorden Nederlands.
# hotel accueil - tale
Niemand bij de receptie, alleen een telefoonnummer op het raam. Een stem zei «ik kom eraan» en toen stonden we daar $min minuten. Geen excuses.
Ik meldde dat er geen warm water was. Langer laten lopen, was het antwoord. De volgende dag hadden we het juist te lang laten lopen.
Onze reservering was onvindbaar en dat was blijkbaar onze schuld. Pas toen ik de mail voor de derde keer liet zien was er toch nog een kamer.
# hotel accueil -
De receptie was bijna nooit bemand.
Onvriendelijk onthaal, er kon geen glimlach af.
We voelden ons niet welkom.
Om handdoeken gevraagd, nooit gekregen.
Op mails wordt niet gereageerd.
# hotel accueil ~
Het inchecken duurde wat lang, er was maar één persoon.
De receptie sluit vroeg.
De jongen van de avonddienst was niet zo spraakzaam.
# hotel chambre + tale
Ik heb rugklachten en zie altijd op tegen hotelbedden. Op de laatste ochtend heb ik het laken opgetild om het merk van het matras te noteren.
?view,lake Gordijnen open en daar lag het meer, spiegelglad, met één bootje. We hebben een tijdje niks gezegd, wat bij ons zelden voorkomt.
?old Het is een oud pand en op de gang kraakt alles. Achter de deur bleek de kamer helemaal nieuw, met een ruime douche. Leuke verrassing.
?famille Twee kamers met een deur ertussen, dus we hoefden 's avonds niet fluisterend in het donker te zitten. Wie kinderen heeft snapt dat.
?summer Buiten ruim dertig graden en ik was bang voor een slapeloze nacht. De airco was zo stil dat ik ben gaan kijken of hij wel aanstond.
Geen grote kamer, maar iemand heeft nagedacht: stopcontacten aan beide kanten, haakjes waar je ze wilt en een plankje in de douche.
# hotel chambre +
Heerlijke bedden.
Ruime kamer met een fijne douche.
?view Prachtig uitzicht vanuit de kamer.
Kleine kamer, maar alles wat je nodig hebt is er.
?old Oud gebouw, moderne badkamer, mooie combinatie.
Er stond een waterkoker, een zeldzaamheid in Frankrijk.
Smaakvol ingericht zonder poespas.
# hotel chambre - tale
Op de foto's lijkt de kamer enorm. In het echt moest ik over de koffer klimmen om bij de badkamer te komen.
Er zit een kuil in het matras en we rolden de hele nacht naar elkaar toe. Op onze leeftijd is dat geen romantiek meer maar fysiotherapie.
We hadden bijbetaald voor het uitzicht. Dat bleek de vuilcontainers van de keuken te zijn. Tegen bijbetaling mochten we wisselen.
# hotel chambre -
Piepkleine en donkere kamer.
Doorgezakt matras, met rugpijn wakker geworden.
Eén stopcontact, en dat zat achter de kast.
De douche werd niet warmer dan lauw.
Gedateerde kamer, de foto's zijn erg geflatteerd.
# hotel chambre ~
De kamer is aan de kleine kant.
De kussens waren wat zacht.
De douche is smal.
Een waterkoker op de kamer zou fijn zijn.
# hotel petit_dejeuner + tale
We ontbijten eigenlijk nooit in een hotel. Toen kwam de geur van warme brioche het trappenhuis in en was het gedaan met ons principe. De rabarberjam is zelfgemaakt.
Mijn vader was bakker en geeft nooit complimenten. Hij heeft twee keer brood bijgehaald.
# hotel petit_dejeuner +
Uitstekend ontbijt met kaas uit de streek.
Vers brood, eigengemaakte jam en echte koffie.
Het ontbijt was voor Franse begrippen royaal.
?lake Ontbijten op het terras aan het water, heerlijk.
# hotel petit_dejeuner - tale
Om negen uur was het brood op en het sap ook, en volgens het meisje hadden we maar eerder moeten komen. Veertien euro de man.
Brood uit een zakje, kaas in plastic, koffie uit een automaat. De tweede dag zijn we naar de bakker gegaan en hebben we op een bankje gegeten.
# hotel petit_dejeuner -
Het ontbijt is zijn geld niet waard.
Na negen uur is er bijna niets meer bij het ontbijt.
Droge croissants en slechte koffie.
# hotel petit_dejeuner ~
Wat vers fruit bij het ontbijt zou fijn zijn.
De koffie komt helaas uit een automaat.
# hotel emplacement + tale
?lake Op vrijdag hebben we de auto neergezet en pas op zondag weer gestart. De boot, de markt en het wandelpad langs het water zijn allemaal op een paar minuten lopen.
?village Het hotel ligt in een straatje achter de kerk, met blauweregen boven de deur. 's Avonds hoor je de mensen op het plein praten. Daarvoor gaan wij naar Frankrijk.
?!village De navigatie stuurde ons een zandpad op en we dachten aan een vergissing. Niet dus. Weilanden, koeien en een sterrenhemel waar je stil van wordt.
# hotel emplacement +
?lake Prachtige plek direct aan het water.
?village Midden in het dorp, alles op loopafstand.
Goede uitvalsbasis voor de streek.
?!village Lekker afgelegen, precies wat we zochten.
?view Schitterend uitzicht vanaf het terras.
# hotel emplacement - tale
«Op loopafstand van het centrum» bleek vijfendertig minuten, de helft langs een weg zonder stoep. Het werd chips op de kamer.
# hotel emplacement -
Je hebt echt overal de auto voor nodig.
Het hotel ligt aan een rotonde, dat zie je niet op de foto's.
# hotel emplacement ~
?!village De auto heb je wel nodig.
Vanuit het centrum is het 's avonds flink klimmen.
# lodging calme + tale
Wij wonen boven een café en weten wat stilte waard is. De eerste nacht kon ik niet slapen omdat ik niets hoorde.
# lodging calme +
's Nachts doodstil.
Met de ramen open geslapen.
Heerlijk rustige plek.
In maanden niet zo goed geslapen.
# lodging calme - tale
De muren zijn van karton. De buurman keek tot middernacht een oorlogsfilm en belde daarna zijn broer erover.
?bell De kerktoren staat op twintig meter en slaat elk uur dubbel. Om twaalf uur schattig, om vier uur wat minder.
# lodging calme -
Erg gehorig.
Verkeerslawaai vanaf vijf uur.
?hotel De hele nacht sloegen er deuren.
# lodging calme ~
Je hoort de mensen boven je een beetje.
?bell De klokken beginnen om zeven uur, dat went.
# lodging proprete + tale
Ik ben verpleegkundige en ga stiekem met mijn vinger over de kast. Niets. Petje af voor de schoonmaak.
# lodging proprete +
Brandschoon.
Heel schoon, fris beddengoed.
De badkamer was smetteloos.
# lodging proprete - tale
Er lagen haren in het putje en die waren niet van ons. Er kwam iemand met een doekje, de dag erna lagen er weer.
Het tapijt plakt. Echt waar. Ik ben op mijn sportschoenen van het bed naar de badkamer gelopen.
# lodging proprete -
Overal stof.
Schimmel in de douche en een muffe lucht.
Vlekken op de lakens.
De badkamer was vies.
# lodging proprete ~
Achter de gordijnen lag wat stof.
De voegen in de douche hebben hun beste tijd gehad.
# stay prix +
Prima prijs-kwaliteit.
Voor dit geld echt goed.
Geen verborgen kosten, dat is prettig.
# stay prix -
Veel te duur voor wat je krijgt.
Voor alles moet je bijbetalen.
De prijs klopt niet met de kwaliteit.
# stay prix ~
Voor één nacht wat prijzig.
De toeristenbelasting komt er nog bij.
# hotel equipements + tale
We fietsen en 's avonds is het altijd de vraag waar die dingen heen moeten. Afgesloten garage, stopcontacten, een slang en zelfs een montagestandaard.
# hotel equipements +
?pool Fijn zwembad, nooit druk.
?garden Mooie tuin om te lezen.
?lift De lift was met onze koffers een uitkomst.
# hotel equipements -
?pool Het zwembad was ons hele verblijf dicht.
?!lift Geen lift, en dat staat nergens.
# hotel equipements ~
?!lift Er is geen lift.
?pool Het zwembad sluit wat vroeg.
# lodging acces +
Gratis parkeren voor de deur.
Makkelijk te vinden.
# lodging acces -
Parkeren is een ramp.
Geen bordje te bekennen, we zijn er drie keer langs gereden.
# lodging acces ~
De parkeerplaats is krap voor een grote auto.
# hotel,location,camping numerique +
Overal snelle wifi.
# hotel,location,camping numerique -
De wifi op de kamer was onbruikbaar.
# hotel,location,camping numerique ~
's Avonds is de wifi wat traag.
# lodging ambiance +
Een plek met karakter.
Sfeervol en ontspannen.
# lodging ambiance -
Geen sfeer, alles is onpersoonlijk.
# lodging ambiance ~
De lounge mist wat gezelligheid.
# hotel restauration +
?restaurant Het restaurant van het hotel is een aanrader.
Halfpension was gevarieerd en goed.
# hotel restauration -
Het diner was smakeloos en duur.
# hotel restauration ~
De avondkaart is wat kort als je langer blijft.
# location accueil + tale
$hostess stond klaar met een taart die nog warm was, terwijl we twee uur te laat waren. Ze liet alles zien en trok zich toen terug. Zo hoort het.
Op dag twee kwam de eigenaar tomaten brengen en verontschuldigde zich bijna. Hij bleef voor een glas en vertelde hoe hij het huis steen voor steen heeft opgeknapt.
# location accueil +
Heel aardige eigenaren, behulpzaam en discreet.
$hostess reageert op elk bericht.
Er stonden verse eieren voor ons klaar.
# location accueil - tale
Het sleutelkastje was leeg. Gebeld, berichten gestuurd, gegeten op de motorkap. Om negen uur kwam er iemand, die dacht dat we morgen zouden komen.
# location accueil -
De eigenaar was onbereikbaar.
De borg kwam pas na vijf mails terug.
# location accueil ~
Het sleutelkastje is in het donker lastig te vinden.
# location equipements +
?!chambre-hotes Complete keuken, zelfs met scherpe messen.
?pool Het zwembad was fantastisch.
?!winter,!chambre-hotes Heerlijk terras, elke avond buiten gegeten.
# location equipements -
?!chambre-hotes Drie pannen en geen scherp mes.
Na twee douches was het warme water op.
# location equipements ~
?!chambre-hotes Een vergiet hebben we gemist.
# location emplacement +
?lake Een paar minuten lopen naar het water.
?village De bakker zit aan de overkant.
Schitterende omgeving om te wandelen.
# location emplacement -
Veel afgelegener dan beschreven.
# location emplacement ~
?!village Voor brood moet je de auto pakken.
# location,collectif chambre +
Goede bedden, prima geslapen.
# location,collectif chambre -
De bedden zijn op.
# location,collectif chambre ~
De kussens zijn wat plat.
# camping accueil + tale
We kwamen aan in een onweersbui met een tent die we nog nooit hadden opgezet. De beheerder kwam in regenjas naar buiten, hield de stokken vast en leende ons een zeil uit.
Caravan, krap plaatsje, heg, en mijn vrouw die aanwijzingen gaf. De baas keek drie pogingen toe en vroeg toen beleefd of hij even mocht. We zijn nog steeds getrouwd.
# camping accueil +
Aardige beheerders die er altijd zijn.
We mochten zelf een plek uitzoeken.
Bij de receptie denken ze met je mee.
# camping accueil - tale
Vijf over zeven en de slagboom was dicht. We zagen de mensen achter het glas zitten en zij zagen ons. We hebben op de parkeerplaats geslapen.
# camping accueil -
Chagrijnige receptie.
Eén persoon voor een hele rij op zaterdag.
# camping accueil ~
De receptie houdt een lange middagpauze.
# camping proprete + tale
Ik beoordeel een camping op de wc's om acht uur 's avonds. Om acht uur: papier, zeep, droge vloer. In het hoogseizoen.
# camping proprete +
Het sanitair is heel schoon en wordt vaak gepoetst.
Warme douches en schone wc's.
# camping proprete - tale
Om tien uur wordt er één keer schoongemaakt en dat was het. Tegen de middag is het papier op en 's avonds staan de douches blank.
# camping proprete -
Vies sanitair, van 's ochtends tot 's avonds.
# camping proprete ~
Het sanitair is oud maar schoon.
Rond zeven uur is het wachten bij de douches.
# camping emplacement +
Ruime plekken met schaduw.
?lake Vanaf de plek zo het water in.
# camping emplacement -
Kleine scheve plek zonder schaduw.
# camping emplacement ~
De plekken liggen dicht op elkaar.
# camping equipements +
?pool Prachtig zwembad, goed onderhouden.
's Ochtends vers brood in het winkeltje.
# camping equipements -
?pool Het zwembad was overvol en troebel.
# camping equipements ~
Het winkeltje is aan de dure kant.
# camping calme +
Na elven is het stil, heerlijk.
# camping calme -
Karaoke tot één uur, drie avonden achter elkaar.
# camping calme ~
Het avondprogramma gaat wat lang door.
# camping ambiance + tale
's Avonds jeu de boules met Fransen die valsspelen en een meneer van negentig die altijd wint. We zijn langer gebleven vanwege de revanche.
# camping ambiance +
Gemoedelijke camping, iedereen groet elkaar.
# camping ambiance -
Het is een stacaravanfabriek geworden.
# camping ambiance ~
Voor pubers is er weinig te doen.
`;
