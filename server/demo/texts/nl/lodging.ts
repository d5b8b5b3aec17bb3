/** Lodgings and campsites. */
export const dutchLodging = `
# hotel,collectif,camping accueil b+
(vriendelijk personeel|hartelijke ontvangst)
# hotel,collectif,camping accueil b-
(onvriendelijk personeel|receptie vaak dicht)
# location accueil b+
(lieve eigenaren|fijne gastvrouw)
# location accueil b-
eigenaar onbereikbaar
# lodging proprete b+
(heel schoon|brandschoon)
# lodging proprete b-
(niet schoon|vieze badkamer)
# camping proprete b+
schoon sanitair
# camping proprete b-
vies sanitair
# stay calme b+
(lekker rustig|rustige ligging)
# stay calme b-
(gehorig|'s nachts herrie)
# hotel chambre b+
(goede bedden|fijne kamer)
# hotel chambre b-
(kleine kamer|gedateerde kamer|slecht bed)
# location,collectif chambre b+
goede bedden
# location,collectif chambre b-
slechte matrassen
# hotel,collectif petit_dejeuner b+
(lekker|goed|heerlijk) ontbijt
# hotel,collectif petit_dejeuner b-
matig ontbijt
# lodging,camping emplacement b+
(mooie ligging|top locatie)
# lodging,camping emplacement b-
ligging valt tegen
# stay prix b+
goede prijs-kwaliteit
# stay prix b-
te duur
# lodging,camping acces b+
gratis parkeren
# lodging,camping acces b-
lastig parkeren
# hotel,location,camping numerique b+
goede wifi
# hotel,location,camping numerique b-
slechte wifi
# stay equipements b+
?pool fijn zwembad
(goede voorzieningen|van alles voorzien)
# stay equipements b-
verouderde voorzieningen
# stay ambiance b+
fijne sfeer
# stay ambiance b-
geen sfeer
# hotel,collectif,camping restauration b+
lekker eten
# hotel,collectif,camping restauration b-
slecht eten
`;
