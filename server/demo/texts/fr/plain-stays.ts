/** Rentals, hostels and campsites in plain words. */
export const frenchPlainStays = `
# location accueil + plain
(Propriétaires|Les propriétaires sont|Hôtes) ((très |)(sympas|gentils|accueillants|disponibles) (et (discrets|à l'écoute|de bon conseil|réactifs)|)|vraiment (sympas|gentils|arrangeants)|super sympas|très arrangeants|charmants)
(Bon accueil|Accueil chaleureux) (de la propriétaire|des propriétaires)
# location chambre + plain
(Logement|Le logement est|Appartement|L'appartement est) (confortable|spacieux|lumineux|bien décoré|cosy|bien agencé)
# location chambre - plain
(Literie (à changer|usée|inconfortable)|(Matelas|Canapé-lit) (à changer|usé|inconfortable|tout mou))
# location,collectif proprete + plain
((Logement|Appartement) (très |)propre (à notre arrivée|)|(Tout est|Lieu) (très |)propre)
(Propreté|Ménage) (irréprochable|impeccable|nickel|au top)
# location equipements + plain
(Cuisine|La cuisine est) (bien équipée|fonctionnelle)
# location emplacement + plain
?view Vue (magnifique|superbe|dégagée) (sur la vallée|depuis la terrasse|)
# location,collectif,camping calme + plain
((Calme|Très calme) (et reposant|la nuit|)|Endroit calme (et reposant|)|Au calme)
# camping proprete + plain
(Sanitaires|Les sanitaires sont|Blocs sanitaires) ((très |toujours |)(propres|bien tenus)|(toujours |)impeccables)
?mobile-home Mobil-home (propre|récent et propre|très propre)
# camping emplacement + plain
(Grands emplacements|Les emplacements sont grands|(Emplacements|Les emplacements sont) (ombragés|bien délimités|spacieux))
(Bien situé|Très bien placé|Camping bien situé) (pour (visiter|les randos))
# camping emplacement - plain
(Emplacements (minuscules|trop serrés)|(Emplacements|Emplacement) (en pente|sans ombre|boueux))
# camping equipements - plain
?pool Piscine (fermée|bondée|sale|en travaux)
# camping ambiance + plain
(Bonne ambiance (familiale|)|Ambiance (très |)(familiale|conviviale|calme|sympa))
# collectif accueil - plain
(Accueil|Équipe) (désagréable|pas aimable)
`;
