/** Plain words, as most guests put it. */
export const dutchPlain = `
# any also
en
# hotel,collectif accueil + plain
(Personeel|Het personeel|Iedereen) (is|was) (erg|heel|super|ontzettend) (vriendelijk|behulpzaam|aardig) (en behulpzaam|)
(Vriendelijk|Zeer vriendelijk|Heel aardig|Behulpzaam) personeel
(Vriendelijke|Hartelijke|Leuke|Warme) ontvangst
Inchecken (ging snel|ging vlot|was geen probleem)
# hotel,collectif accueil - plain
Personeel (onvriendelijk|ongeïnteresseerd|niet behulpzaam|nors)
# lodging chambre + plain
(Kamer|De kamer|Onze kamer) was (schoon en ruim|mooi ingericht|(ruim|netjes|comfortabel)( en (rustig|schoon)|))
(Goede|Heerlijke|Prima|Fijne) bedden
(Bed|Het bed) (ligt|lag|sliep) (heerlijk|prima|goed)
Badkamer (nieuw|modern|ruim|netjes)
?view (Mooi|Prachtig|Schitterend) uitzicht vanuit de kamer
?famille Familiekamer (was |)ruim genoeg
# lodging chambre - plain
Kamer (was |)(piepklein|gedateerd|donker|muf|erg klein|ijskoud) (en gehorig|)
(Bed|Matras|Matrassen) (doorgelegen|keihard|veel te zacht|versleten)
((Douche|Badkamer) (verouderd|beschimmeld)|Douche (lekt|verstopt))
(Tv|Verwarming) (kapot|deed het niet)
# stay proprete + plain
(Erg schoon|Schoon|Heel schoon|Alles schoon|Brandschoon|Schoon en netjes)
?!camping Kamer (was |)(erg |)(schoon|netjes en schoon)
?camping (Sanitair|Toiletgebouw) (erg |altijd |)(schoon|netjes)
# stay proprete - plain
?!camping (Kamer|Badkamer) (was |)(vies|smerig|niet schoon)
?!camping Haren in (bed|de badkamer)
?camping (Sanitair|Toiletten) (vies|smerig|oud en vies)
# hotel,collectif petit_dejeuner + plain
Ontbijt (was |is |)(prima|goed|uitstekend|heerlijk|uitgebreid|erg lekker)
(Lekker|Goed|Uitgebreid|Prima) ontbijt
# hotel,collectif petit_dejeuner - plain
Ontbijt (slecht|karig|veel te duur|viel tegen)
# hotel,collectif restauration + plain
((Restaurant|Diner) (erg goed|prima)|Diner heerlijk|(Goed|Heerlijk) gegeten in het restaurant)
# hotel,collectif restauration - plain
((Diner|Restaurant|Eten) (teleurstellend|slecht|te duur)|(Diner|Eten) koud)
# stay emplacement + plain
(Goede|Prima|Perfecte|Mooie|Top) (ligging|locatie)
(Ligging|Locatie) (is |)(perfect|prima|ideaal|super)
?lake (Vlak bij het water|$shortmin minuten lopen naar het water)
?!village (Midden in de natuur|Rustig gelegen|Mooi gelegen)
# stay emplacement - plain
(Ligging|Locatie) (slecht|valt tegen)
# stay calme + plain
(Heel rustig|Rustig|Lekker rustig|Erg rustig)
(Rustige|Heerlijk rustige) (plek|kamer)
# stay calme - plain
(Erg gehorig|Veel lawaai|Lawaaierig|Heel gehorig|Veel herrie)
# stay equipements + plain
?pool (Mooi|Heerlijk|Lekker|Schoon) zwembad
?garden (Mooie|Grote|Fijne) tuin
?location Keuken (compleet|goed ingericht|van alles voorzien)
?hotel (Goede faciliteiten|Lift aanwezig)
?camping (Goede voorzieningen|Wasmachine aanwezig)
# stay equipements - plain
?pool Zwembad (dicht|vies|ijskoud)
?hotel Lift (kapot|buiten gebruik)
?location (Keuken slecht uitgerust|Inventaris (karig|niet compleet))
?camping ((Speeltuin|Voorzieningen) verouderd|Speeltuin kapot)
# stay prix + plain
(Goede|Prima|Uitstekende) prijs-kwaliteitverhouding
Prijs (prima|redelijk|oké)
# stay prix - plain
(Te duur|Veel te duur|Belachelijk duur)
# lodging acces + plain
(Gratis parkeren|Parkeren voor de deur|Genoeg parkeerplek|Eigen parkeerplaats)
Makkelijk te vinden
# camping acces + plain
(Makkelijk te vinden|Goed bereikbaar)
# stay acces - plain
Parkeren (een ramp|onmogelijk|erg duur)
# hotel,location,camping numerique + plain
(Goede wifi|Wifi (snel|werkt prima|gratis en snel))
# hotel,location,camping numerique - plain
Wifi (werkt niet|waardeloos|valt steeds weg)
# stay ambiance + plain
(Fijne|Leuke|Gezellige|Gemoedelijke) sfeer
?!camping (Mooi|Sfeervol) (pand|huis)
# stay ambiance - plain
(Geen sfeer|Ongezellig|Sfeerloos)
# camping accueil + plain
(Eigenaren|Personeel|Receptie) (heel |)(vriendelijk|aardig|behulpzaam)
# camping accueil - plain
((Receptie|Personeel) onvriendelijk|Receptie vaak dicht|Personeel nooit aanwezig)
# location accueil + plain
(Eigenaresse|Verhuurder) (heel |erg |)(vriendelijk|aardig|behulpzaam)
# location accueil - plain
(Verhuurder|Eigenaresse) (onbereikbaar|onvriendelijk)
# restaurant restauration + plain
Eten (was |)(heerlijk|erg lekker|uitstekend|prima|top)
(Lekker|Heerlijk|Erg lekker) gegeten
$thedishup was (heerlijk|perfect|erg goed)
?gastronomique Menu (was |)(geweldig|erg goed)
# restaurant restauration - plain
Eten (koud|smakeloos|slecht|viel tegen|niet te eten)
((Vlees|Biefstuk) (taai|droog|koud|te gaar)|$thedishup was (droog|koud))
# restaurant accueil + plain
Bediening (vriendelijk|snel en vriendelijk|attent|top)
(Vriendelijke|Vlotte|Leuke) bediening
# restaurant accueil - plain
Bediening (onvriendelijk|onbeschoft|ongeïnteresseerd)
# restaurant attente + plain
(Snel geholpen|Eten kwam snel)
# restaurant attente - plain
(Ruim een uur|$longmin minuten|Eindeloos) gewacht
# restaurant prix + plain
(Prijzen redelijk|Goede prijs-kwaliteit|Niet duur)
# restaurant prix - plain
(Te duur|Veel te duur|Duur)
# restaurant ambiance + plain
((Gezellige|Leuke) (zaak|sfeer|plek)|Sfeervolle (zaak|plek))
# restaurant ambiance - plain
(Ongezellig|Lawaaierig|Geen sfeer)
# restaurant emplacement + plain
?!winter (Mooi|Fijn) terras
?lake Mooi uitzicht over het water
Leuke (plek|locatie)
# site ambiance + plain
(Mooie|Prachtige|Schitterende|Leuke) (plek|omgeving)
?chateau (Mooi|Prachtig) kasteel
?jardin (Mooie|Prachtige) tuin
?parc-animalier (Leuk|Mooi) dierenpark
?nature (Mooie|Prachtige) wandeling
?grotte (Indrukwekkende|Mooie) grot
?musee (Leuk|Interessant) museum
# site ambiance - plain
(Valt tegen|Slecht onderhouden|Veel te druk)
# site pedagogie - plain
Weinig uitleg
# site accueil + plain
Vriendelijk personeel (bij de kassa|)
# site accueil - plain
Onvriendelijk personeel (bij de kassa|)
# site attente + plain
(Geen wachttijd|Geen wachtrij)
# site attente - plain
(Lange rij|Een uur in de rij|$longmin minuten wachten)
# site prix + plain
Entree (redelijk|niet duur)
# site prix - plain
(Te duur|Entree veel te duur)
# site acces + plain
(Gratis parkeren|Makkelijk te vinden)
# site acces - plain
(Parkeerplaats vol|Slecht aangegeven)
# activite ambiance - plain
(Viel tegen|Te kort|Te druk)
# degustation restauration + plain
(Lekkere|Heerlijke) producten
# commerce,ot,autre accueil + plain
(Vriendelijk|Behulpzaam) personeel
`;
