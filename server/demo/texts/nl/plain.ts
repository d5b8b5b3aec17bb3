/** Plain words, as most guests put it. */
export const dutchPlain = `
# any also
en
# hotel,collectif accueil + plain
(Personeel|Het personeel|Iedereen) (is|was) (erg|heel|super|ontzettend) (vriendelijk|behulpzaam|aardig) (en behulpzaam|)
(Vriendelijk|Zeer vriendelijk|Heel aardig|Behulpzaam) personeel(, (vlot ingecheckt|ook 's avonds laat|goede tips gekregen)|)
(Vriendelijke|Hartelijke|Leuke|Warme) ontvangst(, (kamer was al klaar|door de eigenaresse|ook al waren we laat)|)
Inchecken (ging snel|ging vlot|was geen probleem)(, (goede uitleg|bagage mocht blijven staan)|)
# hotel,collectif accueil - plain
Personeel (onvriendelijk|ongeïnteresseerd|niet behulpzaam|nors)(, geen excuses|)
# lodging chambre + plain
(Kamer|De kamer|Onze kamer) was (schoon en ruim|mooi ingericht|(ruim|netjes|comfortabel)( en (rustig|schoon)|))
(Goede|Heerlijke|Prima|Fijne) bedden(, (goed geslapen|goede douche|fijne kussens)|)
(Bed|Het bed) (ligt|lag|sliep) (heerlijk|prima|goed)
Badkamer (nieuw|modern|ruim|netjes)(, (goede douche|veel warm water|föhn aanwezig)|)
?view (Mooi|Prachtig|Schitterend) uitzicht vanuit de kamer
?famille Familiekamer (was |)ruim genoeg
# lodging chambre - plain
Kamer (was |)(piepklein|gedateerd|donker|muf|erg klein|ijskoud) (en gehorig|, niet zoals op de foto's|)
(Bed|Matras|Matrassen) (doorgelegen|keihard|veel te zacht|versleten)(, (slecht geslapen|pijn in de rug)|)
((Douche|Badkamer) (verouderd|beschimmeld)|Douche (lekt|verstopt))(, (geen warm water|gemeld, niets gedaan)|)
(Tv|Verwarming) (kapot|deed het niet)
# stay proprete + plain
(Erg schoon|Schoon|Heel schoon|Alles schoon|Brandschoon|Schoon en netjes)(, (ook de badkamer|elke dag schone handdoeken|dagelijks schoongemaakt)|)
?!camping Kamer (was |)(erg |)(schoon|netjes en schoon)
?camping (Sanitair|Toiletgebouw) (erg |altijd |)(schoon|netjes)(, genoeg warm water|)
# stay proprete - plain
?!camping (Kamer|Badkamer) (was |)(vies|smerig|niet schoon)(, (haren in de douche|vlekken op het laken|overal stof|schimmel|prullenbak niet geleegd)|)
?!camping Haren in (bed|de badkamer)(, vies|, niet schoongemaakt|)
?camping (Sanitair|Toiletten) (vies|smerig|oud en vies)(, (geen papier|koud water|verstopt)|)
# hotel,collectif petit_dejeuner + plain
Ontbijt (was |is |)(prima|goed|uitstekend|heerlijk|uitgebreid|erg lekker)(, (veel keus|vers stokbrood|goede koffie|eitjes op verzoek|huisgemaakte jam)|)
(Lekker|Goed|Uitgebreid|Prima) ontbijt(, (vers brood|voor ieder wat wils|alles aanwezig)|)
# hotel,collectif petit_dejeuner - plain
Ontbijt (slecht|karig|veel te duur|viel tegen)(, (oud brood|om 9 uur alles op|koffie niet te drinken|15 euro)|)
# hotel,collectif restauration + plain
((Restaurant|Diner) (erg goed|prima)|Diner heerlijk|(Goed|Heerlijk) gegeten in het restaurant)(, (lekkere wijn|goede porties)|)
# hotel,collectif restauration - plain
((Diner|Restaurant|Eten) (teleurstellend|slecht|te duur)|(Diner|Eten) koud)(, (lang wachten|kleine porties)|)
# stay emplacement + plain
(Goede|Prima|Perfecte|Mooie|Top) (ligging|locatie)(, (alles op loopafstand|$shortmin minuten lopen naar het centrum|dicht bij restaurants|ideaal om te wandelen|goede uitvalsbasis)|)
(Ligging|Locatie) (is |)(perfect|prima|ideaal|super)
?lake (Vlak bij het water|$shortmin minuten lopen naar het water)(, heerlijk|)
?!village (Midden in de natuur|Rustig gelegen|Mooi gelegen)
# stay emplacement - plain
(Ligging|Locatie) (slecht|valt tegen)(, (langs een drukke weg|niets in de buurt|industrieterrein)|)
# stay calme + plain
(Heel rustig|Rustig|Lekker rustig|Erg rustig)(, (goed geslapen|ook 's nachts|geen verkeer)|)
(Rustige|Heerlijk rustige) (plek|kamer)
# stay calme - plain
(Erg gehorig|Veel lawaai|Lawaaierig|Heel gehorig|Veel herrie)(, (nauwelijks geslapen|muziek tot 2 uur|je hoort alles van de buren)|)
# stay equipements + plain
?pool (Mooi|Heerlijk|Lekker|Schoon) zwembad(, (genoeg ligbedden|niet te druk|kinderen blij)|)
?garden (Mooie|Grote|Fijne) tuin(, lekker om te zitten|)
?location Keuken (compleet|goed ingericht|van alles voorzien)(, vaatwasser ook|)
?hotel (Goede faciliteiten|Lift aanwezig)
?camping (Goede voorzieningen|Wasmachine aanwezig)
# stay equipements - plain
?pool Zwembad (dicht|vies|ijskoud)(, niet vermeld op de site|, daarvoor geboekt|)
?hotel Lift (kapot|buiten gebruik)
?location (Keuken slecht uitgerust|Inventaris (karig|niet compleet))(, oven kapot|)
?camping ((Speeltuin|Voorzieningen) verouderd|Speeltuin kapot)
# stay prix + plain
(Goede|Prima|Uitstekende) prijs-kwaliteitverhouding
Prijs (prima|redelijk|oké)(, zeker voor deze streek|)
# stay prix - plain
(Te duur|Veel te duur|Belachelijk duur)(, ($night euro per nacht|voor wat je krijgt|alles kost extra)|)
# lodging acces + plain
(Gratis parkeren|Parkeren voor de deur|Genoeg parkeerplek|Eigen parkeerplaats)(, handig|)
Makkelijk te vinden
# camping acces + plain
(Makkelijk te vinden|Goed bereikbaar)
# stay acces - plain
Parkeren (een ramp|onmogelijk|erg duur)
# hotel,location,camping numerique + plain
(Goede wifi|Wifi (snel|werkt prima|gratis en snel))
# hotel,location,camping numerique - plain
Wifi (werkt niet|waardeloos|valt steeds weg)(, ook geen bereik|)
# stay ambiance + plain
(Fijne|Leuke|Gezellige|Gemoedelijke) sfeer
?!camping (Mooi|Sfeervol) (pand|huis)(, leuk ingericht|)
# stay ambiance - plain
(Geen sfeer|Ongezellig|Sfeerloos)
# camping accueil + plain
(Eigenaren|Personeel|Receptie) (heel |)(vriendelijk|aardig|behulpzaam)(, zelf plek uitzoeken|, spreken wat Engels|)
# camping accueil - plain
((Receptie|Personeel) onvriendelijk|Receptie vaak dicht|Personeel nooit aanwezig)
# location accueil + plain
(Eigenaresse|Verhuurder) (heel |erg |)(vriendelijk|aardig|behulpzaam)(, goede tips|)
# location accueil - plain
(Verhuurder|Eigenaresse) (onbereikbaar|onvriendelijk)(, borg niet terug|)
# restaurant restauration + plain
Eten (was |)(heerlijk|erg lekker|uitstekend|prima|top)(, (alles vers|goede porties|mooi opgemaakt|huisgemaakt)|)
(Lekker|Heerlijk|Erg lekker) gegeten(, (verse producten|goede wijn|ruime porties|driegangenmenu)|)
$thedishup was (heerlijk|perfect|erg goed)(, (nagerecht ook lekker|glas witte wijn erbij)|)
?gastronomique Menu (was |)(geweldig|erg goed)(, mooie wijnen erbij|)
# restaurant restauration - plain
Eten (koud|smakeloos|slecht|viel tegen|niet te eten)(, (uit de magnetron|kleine porties|teruggestuurd|helft laten staan)|)
((Vlees|Biefstuk) (taai|droog|koud|te gaar)|$thedishup was (droog|koud))
# restaurant accueil + plain
Bediening (vriendelijk|snel en vriendelijk|attent|top)(, (ook al was het druk|menu in het Engels uitgelegd)|)
(Vriendelijke|Vlotte|Leuke) bediening
# restaurant accueil - plain
Bediening (onvriendelijk|onbeschoft|ongeïnteresseerd)(, geen excuses|)
# restaurant attente + plain
(Snel geholpen|Eten kwam snel)
# restaurant attente - plain
(Ruim een uur|$longmin minuten|Eindeloos) gewacht
# restaurant prix + plain
(Prijzen redelijk|Goede prijs-kwaliteit|Niet duur)
# restaurant prix - plain
(Te duur|Veel te duur|Duur)(, ($bill euro met z'n tweeën|toeristenprijzen)|)
# restaurant ambiance + plain
((Gezellige|Leuke) (zaak|sfeer|plek)|Sfeervolle (zaak|plek))
# restaurant ambiance - plain
(Ongezellig|Lawaaierig|Geen sfeer)
# restaurant emplacement + plain
?!winter (Mooi|Fijn) terras
?lake Mooi uitzicht over het water
Leuke (plek|locatie)
# site ambiance + plain
(Mooie|Prachtige|Schitterende|Leuke) (plek|omgeving)(, (de moeite waard|goed onderhouden|niet te druk)|)
?chateau (Mooi|Prachtig) kasteel(, mooi ingericht|, leuk park erbij|)
?jardin (Mooie|Prachtige) tuin(, goed onderhouden|, veel bankjes|)
?parc-animalier (Leuk|Mooi) dierenpark(, dieren hebben de ruimte|, roofvogelshow top|)
?nature (Mooie|Prachtige) wandeling(, goed aangegeven|, goede schoenen aan|, neem water mee|)
?grotte (Indrukwekkende|Mooie) grot(, trui mee|, veel treden|)
?musee (Leuk|Interessant) museum(, uurtje genoeg|, goed opgezet|)
# site ambiance - plain
(Valt tegen|Slecht onderhouden|Veel te druk)(, weinig te zien|, helft dicht|)
# site pedagogie - plain
Weinig uitleg(, alles in het Frans|)
# site accueil + plain
Vriendelijk personeel (bij de kassa|)
# site accueil - plain
Onvriendelijk personeel (bij de kassa|)
# site attente + plain
(Geen wachttijd|Geen wachtrij)
# site attente - plain
(Lange rij|Een uur in de rij|$longmin minuten wachten)(, één kassa open|)
# site prix + plain
Entree (redelijk|niet duur)
# site prix - plain
(Te duur|Entree veel te duur)(, $fee euro p.p.|, voor een half uur|)
# site acces + plain
(Gratis parkeren|Makkelijk te vinden)
# site acces - plain
(Parkeerplaats vol|Slecht aangegeven)
# activite ambiance - plain
(Viel tegen|Te kort|Te druk)
# degustation restauration + plain
(Lekkere|Heerlijke) producten(, van alles meegenomen|)
# commerce,ot,autre accueil + plain
(Vriendelijk|Behulpzaam) personeel(, goede tips|, kaart gekregen|)
`;
