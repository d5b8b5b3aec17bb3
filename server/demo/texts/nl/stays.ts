/** Lodgings and campsites: plain sentences and reservations. */
export const dutchStays = `
# hotel accueil +
Heel hartelijk ontvangen.
Vriendelijk personeel, niets is te veel.
$staff van de receptie was geweldig.
We mochten de koffers de hele middag laten staan.
?family-run Je merkt dat het een familiebedrijf is.
Inchecken was in twee minuten gebeurd.
De eigenaar komt bij het ontbijt even langs alle tafels.
Ze spreken goed Engels en zelfs een paar woorden Nederlands.
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
# hotel chambre +
Heerlijke bedden.
Ruime kamer met een fijne douche.
?view Prachtig uitzicht vanuit de kamer.
Kleine kamer, maar alles wat je nodig hebt is er.
?old Oud gebouw, moderne badkamer, mooie combinatie.
Er stond een waterkoker, een zeldzaamheid in Frankrijk.
Smaakvol ingericht zonder poespas.
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
# hotel petit_dejeuner +
Uitstekend ontbijt met kaas uit de streek.
Vers brood, eigengemaakte jam en echte koffie.
Het ontbijt was voor Franse begrippen royaal.
?lake Ontbijten op het terras aan het water, heerlijk.
# hotel petit_dejeuner -
Het ontbijt is zijn geld niet waard.
Na negen uur is er bijna niets meer bij het ontbijt.
Droge croissants en slechte koffie.
# hotel petit_dejeuner ~
Wat vers fruit bij het ontbijt zou fijn zijn.
De koffie komt helaas uit een automaat.
# hotel emplacement +
?lake Prachtige plek direct aan het water.
?village Midden in het dorp, alles op loopafstand.
Goede uitvalsbasis voor de streek.
?!village Lekker afgelegen, precies wat we zochten.
?view Schitterend uitzicht vanaf het terras.
# hotel emplacement -
Je hebt echt overal de auto voor nodig.
Het hotel ligt aan een rotonde, dat zie je niet op de foto's.
# hotel emplacement ~
?!village De auto heb je wel nodig.
Vanuit het centrum is het 's avonds flink klimmen.
# lodging calme +
's Nachts doodstil.
Met de ramen open geslapen.
Heerlijk rustige plek.
In maanden niet zo goed geslapen.
# lodging calme -
Erg gehorig.
Verkeerslawaai vanaf vijf uur.
?hotel De hele nacht sloegen er deuren.
# lodging calme ~
Je hoort de mensen boven je een beetje.
?bell De klokken beginnen om zeven uur, dat went.
# lodging proprete +
Brandschoon.
Heel schoon, fris beddengoed.
De badkamer was smetteloos.
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
# location accueil +
Heel aardige eigenaren, behulpzaam en discreet.
$hostess reageert op elk bericht.
Er stonden verse eieren voor ons klaar.
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
# camping accueil +
Aardige beheerders die er altijd zijn.
We mochten zelf een plek uitzoeken.
Bij de receptie denken ze met je mee.
# camping accueil -
Chagrijnige receptie.
Eén persoon voor een hele rij op zaterdag.
# camping accueil ~
De receptie houdt een lange middagpauze.
# camping proprete +
Het sanitair is heel schoon en wordt vaak gepoetst.
Warme douches en schone wc's.
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
# camping ambiance +
Gemoedelijke camping, iedereen groet elkaar.
# camping ambiance -
Het is een stacaravanfabriek geworden.
# camping ambiance ~
Voor pubers is er weinig te doen.
`;
