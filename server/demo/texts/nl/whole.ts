/** Sentences and whole reviews by guests without much to tell. */
export const dutchWhole = `
# hotel accueil + plain
[We werden/Ik werd] (heel |)vriendelijk ontvangen, (ook al waren we laat|en de koffers werden naar boven gebracht|ze namen echt de tijd)
De eigenaresse (is heel hartelijk|doet er alles aan) en (gaf een goed adres om te eten|hielp met de wandelroute|liet ons eerder op de kamer)
# hotel chambre + plain
De kamer was (groter dan verwacht|schoon en gezellig|niet groot maar mooi), (de bedden zijn goed|de badkamer is nieuw) en (het was er stil|we hebben goed geslapen)
# hotel chambre - plain
De kamer (was een stuk kleiner dan op de foto|is aan vervanging toe) en (het matras was doorgelegen|de douche lekte|het rook er muf), (ruilen kon niet|voor dit geld niet oké)
# hotel petit_dejeuner + plain
Bij het ontbijt (is er van alles|was er genoeg keus), (vers brood en lekkere jam|ook kaas en ham|eieren als je wilt) en (alles werd bijgevuld|goede koffie)
# hotel calme - plain
Je hoort (alles op de gang|de buren|elke auto), (we hebben amper geslapen|zonder oordoppen gaat het niet)
# hotel emplacement + plain
Het hotel ligt (heel centraal|erg mooi), (de auto kon blijven staan|je loopt zo het dorp in|toch is het 's nachts stil)
# restaurant restauration + plain
$thedishup was (echt lekker|precies goed), (de groenten ook|mijn vriendin had vis en was ook tevreden|ruime portie)
Je merkt dat er (vers gekookt wordt|iemand kan koken), (ook het toetje was top|zelfs de friet)
# restaurant accueil + plain
De bediening was (heel aardig|attent) en (legde de kaart uit|had tijd voor een praatje|bracht de kinderen kleurplaten)
# restaurant attente - plain
We hebben (bijna een uur|ruim een uur) op (het eten|het hoofdgerecht) gewacht en (het kwam lauw|niemand zei sorry)
# hotel flow good
(We zochten|Gezocht:) (iets voor één nacht|een plek onderweg) en (kwamen hier toevallig terecht|dezelfde dag nog geboekt). (Goede keuze|Prima). (Kamer schoon, bed goed|Niets bijzonders maar schoon), (parkeren voor de deur|laat inchecken geen probleem). (Ontbijt bij de bakker gehaald|Simpel maar goed ontbijt).
?couple (Mijn vrouw had dit uitgezocht|Mijn man had dit uitgezocht) en (ik twijfelde|dat was een goede keus). (Mooie kamer|Gezellige kamer) (met uitzicht over de daken|aan de tuin|met een oud bad). (Iedereen vriendelijk|Aardige mensen), (buiten ontbeten|lekkere koffie). (Twee nachten was te kort|In het voorjaar weer).
?famille (Met twee kleine kinderen|Met het hele gezin), (we kregen een kamer achteraan|kamer was groot genoeg). (Kinderen blij met het stapelbed|De jongste sliep door), (personeel geduldig|kleurplaten bij het ontbijt). (Parkeerplaats wat krap|Speeltuintje in de buurt).
(We komen hier al een paar jaar|Alweer de vierde keer). (Er verandert niets en dat is fijn|De badkamers zijn intussen vernieuwd). (Dezelfde aardige mensen|Eigenaar nog even hartelijk), (schoon als altijd|bedden goed), (prijs is wat omhoog, ja). (Tot de volgende keer|)
(Met de motor op pad|Fietsvakantie), (kletsnat aangekomen|moe aangekomen), (spullen mochten drogen bij de ketel|fietsen in de garage). (Kleine kamer maar oké|Goede bedden), (stevig ontbijt|biertje op het terras).
?restaurant (We hebben er ook gegeten|Twee keer in het hotel gegeten), (erg lekker|menu voor 28 euro), (lam was heerlijk|lekkere streekwijn). (Kamer wat ouder maar knus|Kamer prima). (Handdoeken beetje dun|Personeel niets dan lof).
# hotel flow mixed
(Aan het personeel ligt het niet|Heel aardig personeel), maar (er moet hier eens geïnvesteerd worden|de kamer was niks). (Verf bladdert in de badkamer|Matras op), (tv deed het niet|maar één kussen), (wel schoon|ontbijt oké).
# hotel flow bad
(Speciaal een rustige kamer gevraagd|Rustige kamer geboekt) en (boven de keuken beland|uitzicht op de vuilnisbakken). (Afzuiging tot middernacht|Vanaf half zes leveranciers), (andere kamer kon niet|schouderophalen bij de receptie). (Ontbijt: droge croissants|Schimmel in de badkamer).
# restaurant flow good
(Zonder reservering|Zaterdag zonder reservering) en (toch een tafel|even gewacht aan de bar). (Ik had de steak|Ik had de vis), (mijn vriend pasta|huiswijn erbij), (alles goed|precies goed gebakken), (zelfgemaakte friet|frisse salade). (Geen plek meer voor een toetje|Toetje gedeeld). (Aardige bediening|Rond de $bill euro samen).
?famille (Met opa en oma erbij|Met drie kinderen), (tafels werden tegen elkaar geschoven|geen probleem), (kindermenu met echt eten|kinderstoel stond klaar), (alles ging op|vlot geserveerd). (Mooi uitzicht vanaf het terras|Prijzen oké).
# restaurant flow bad
(Zag er leuk uit|Goede reviews gelezen), maar (helaas|wat een tegenvaller). (Half acht gaan zitten, kwart over acht besteld|20 minuten op de kaart gewacht), (verkeerde drankjes|koude soep), (vlees taai|geen smaak). (Toetje overgeslagen|Twee keer om de rekening gevraagd).
# site flow good
(We wilden even kijken|Vanwege de regen hier beland) en (bleven drie uur|het was de moeite waard). (Veel te zien|Goed gedaan), (aardig personeel|rondleiding in het Engels), (leuk winkeltje|taart in het café). (Wel wat lopen|Veel trappen).
`;
