/** Rentals, hostels and campsites in plain words. */
export const frenchPlainStays = `
# location accueil + plain
(Propriétaires|Les propriétaires sont|Hôtes) ((très |)(sympas|gentils|accueillants|disponibles) (et (discrets|à l'écoute|de bon conseil|réactifs)|)|vraiment (sympas|gentils|arrangeants)|super sympas|très arrangeants|charmants) (, (réponse rapide aux messages|merci à eux)|)
(Bon accueil|Accueil chaleureux) (de la propriétaire|des propriétaires)(, (bons conseils|tout est expliqué|merci)|)
# location chambre + plain
(Logement|Le logement est|Appartement|L'appartement est) (confortable|spacieux|lumineux|bien décoré|cosy|bien agencé)(, (bonne literie|deux vraies chambres|grande pièce de vie|lits faits à l'arrivée)|)
# location chambre - plain
(Literie (à changer|usée|inconfortable)|(Matelas|Canapé-lit) (à changer|usé|inconfortable|tout mou))(, (mal au dos|très mal dormi|plus petit qu'annoncé)|)
# location,collectif proprete + plain
((Logement|Appartement) (très |)propre (à notre arrivée|)|(Tout est|Lieu) (très |)propre) (, (rien à dire|même les placards|salle de bain nickel)|)
(Propreté|Ménage) (irréprochable|impeccable|nickel|au top)
# location equipements + plain
(Cuisine|La cuisine est) (bien équipée|fonctionnelle)(, (four, lave-vaisselle|cafetière et bouilloire|grande table)|)
# location emplacement + plain
?view Vue (magnifique|superbe|dégagée) (sur la vallée|depuis la terrasse|)
# location,collectif,camping calme + plain
((Calme|Très calme) (et reposant|la nuit|)|Endroit calme (et reposant|)|Au calme) (, (on n'entend que les oiseaux|pas de vis à vis|nuits tranquilles|reposant)|)
# camping proprete + plain
(Sanitaires|Les sanitaires sont|Blocs sanitaires) ((très |toujours |)(propres|bien tenus)|(toujours |)impeccables)(, (eau bien chaude|assez nombreux|même en pleine saison)|)
?mobile-home Mobil-home (propre|récent et propre|très propre)
# camping emplacement + plain
(Grands emplacements|Les emplacements sont grands|(Emplacements|Les emplacements sont) (ombragés|bien délimités|spacieux))(, (pas les uns sur les autres|haies bien taillées|herbe)|)
(Bien situé|Très bien placé|Camping bien situé) (pour (visiter|les randos)|, (proche du village|au calme|boulangerie à 5 min))
# camping emplacement - plain
(Emplacements (minuscules|trop serrés)|(Emplacements|Emplacement) (en pente|sans ombre|boueux))(, (pas la place pour la voiture|rien à voir avec le plan)|)
# camping equipements - plain
?pool Piscine (fermée|bondée|sale|en travaux)(, (rien sur le site|le comble en août)|)
# camping ambiance + plain
(Bonne ambiance (familiale|)|Ambiance (très |)(familiale|conviviale|calme|sympa))(, (soirées (sympas|bien choisies)|animations sans excès|voisins sympas)|)
# collectif accueil - plain
(Accueil|Équipe) (désagréable|pas aimable)(, (on nous parle comme à des gamins|personne après 18 h)|)
`;
