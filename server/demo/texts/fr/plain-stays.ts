/** Rentals, hostels and campsites in plain words. */
export const frenchPlainStays = `
# location accueil + plain
(Propriétaires|Les propriétaires sont|Hôtes) (très |vraiment |super |)(sympas|gentils|accueillants|disponibles|arrangeants|charmants) (et (discrets|à l'écoute|de bon conseil|réactifs)|, (réponse rapide aux messages|merci à eux)|)
(Très bien accueillis|Bon accueil|Accueil chaleureux) par ($hostess|la propriétaire|les propriétaires)(, (bons conseils|tout est expliqué|merci)|)
$hostess est (très (réactive|gentille|arrangeante)|une hôte parfaite|disponible)
# location accueil - plain
(Propriétaire|La propriétaire|Le propriétaire) (injoignable|désagréable|pas arrangeant|intrusif|de mauvaise foi), (aucune réponse aux messages|caution pas rendue|à éviter)
(Accueil|L'accueil) (froid|inexistant|expédié), (pas d'explications|pas un bonjour)
# location chambre + plain
(Logement|Le logement est|Appartement|L'appartement est) (confortable|spacieux|lumineux|bien décoré|cosy|bien agencé)(, (bonne literie|deux vraies chambres|grande pièce de vie|lits faits à l'arrivée)|)
?gite (Gîte|Le gîte est) (spacieux|confortable|très bien aménagé|chaleureux), (belles chambres|bonne literie|on était à l'aise)
(Bonne literie|Literie confortable|Lits confortables), (chambres (fraîches|spacieuses)|on a bien dormi|salle d'eau moderne)
# location chambre - plain
(Literie (à changer|usée|inconfortable)|(Matelas|Canapé-lit) (à changer|usé|inconfortable|tout mou))(, (mal au dos|très mal dormi|plus petit qu'annoncé)|)
(Logement|Appartement) (sombre|humide|bien plus petit que sur les photos|vieillot|mal agencé), (chambre sans fenêtre|lit trop petit|literie fatiguée)
# location,collectif proprete + plain
(Logement|Tout est|Appartement|Lieu) (très |)propre (à notre arrivée|, (rien à dire|même les placards|salle de bain nickel)|)
(Propreté|Ménage) (irréprochable|impeccable|nickel|au top)
# location,collectif proprete - plain
(Logement|Appartement|Lieu) (sale|pas propre|sale à l'arrivée), (frigo pas nettoyé|poils de chien sur le canapé|poussière partout|vaisselle sale|[nous avons/j'ai/on a] refait le ménage)
(Ménage|Le ménage) (pas fait|bâclé), et (forfait ménage obligatoire|on nous réclame 60 €|ça sentait mauvais), (salle de bain sale|toiles d'araignées)
# location equipements + plain
(Très bien équipé|Bien équipé|Tout équipé|Il ne manque rien), (lave-vaisselle, machine|cuisine complète|barbecue et salon de jardin|jeux pour les enfants)
(Cuisine|La cuisine est) (bien équipée|complète|fonctionnelle)(, (four, lave-vaisselle|cafetière et bouilloire|grande table)|)
?pool (Belle piscine|Piscine) (propre|chauffée|bien sécurisée|super), (on en a bien profité|transats|juste pour nous)
# location equipements - plain
(Cuisine (sous-équipée|très limitée|vétuste)|Équipement (très limité|vétuste)) : (deux casseroles|pas de four|frigo bruyant|vaisselle abîmée)
(Lave-linge|Four|Chauffe-eau|Lave-vaisselle) en panne (toute la semaine|à l'arrivée|), (propriétaire prévenue, rien|non remplacé|pas de dédommagement)
# location emplacement + plain
(Très bien situé|Bien situé|Idéalement situé|Super emplacement), (commerces à pied|calme et proche de tout|au départ des balades|à $shortmin minutes du centre)
?lake $shortmin minutes à pied $dulac, (parfait|idéal avec les enfants|super emplacement)
?view (Vue|Une vue) (magnifique|superbe|dégagée) (sur la vallée|depuis la terrasse|)
# location emplacement - plain
(Mal situé|Loin de tout|Emplacement décevant), (route très passante devant|vue sur un parking|20 minutes pour trouver du pain|au bout d'un chemin défoncé)
# location,collectif,camping calme + plain
(Calme|Très calme|Endroit calme|Au calme) (, (on n'entend que les oiseaux|pas de vis à vis|nuits tranquilles|reposant)|et reposant|la nuit|)
# location,collectif,camping calme - plain
(Bruyant|Très bruyant|Beaucoup de bruit), (voisins du dessus|fêtards jusqu'à 2 h|route à 20 mètres|impossible de dormir|aucune insonorisation|personne ne fait respecter le silence)
# camping accueil + plain
(Accueil|Personnel) (souriant|sympa|chaleureux|au top|agréable) (à la réception|des gérants|de toute l'équipe|), (choix de l'emplacement|toujours dispo|bons conseils|arrivée rapide)
(Gérants|Les gérants sont|Patrons) (sympas|très gentils|présents|à l'écoute), (ambiance familiale|toujours disponibles)
# camping accueil - plain
(Accueil|Personnel) (désagréable|froid|pas aimable|débordé), (on attend $min minutes dehors|aucune explication|on s'en fiche du client)
# camping proprete + plain
(Sanitaires|Les sanitaires sont|Blocs) (très |toujours |)(propres|bien tenus|nettoyés (plusieurs|deux) fois par jour|impeccables)(, (eau bien chaude|assez nombreux|même en pleine saison)|)
?mobile-home Mobil-home (propre|récent et propre|très propre)
# camping proprete - plain
(Sanitaires|Les sanitaires sont) (sales|dégoûtants|vétustes|jamais nettoyés|insuffisants), (pas de papier|eau froide|douches bouchées|nettoyés une fois par jour|cheveux partout)
?mobile-home Mobil-home (sale|pas nettoyé|avec des fourmis), (vaisselle grasse|matelas tachés|moisissures dans la douche)
# camping emplacement + plain
(Emplacements|Les emplacements sont|Emplacement) (grands|ombragés|bien délimités|plats|spacieux)(, (pas les uns sur les autres|haies bien taillées|herbe)|)
?lake (Accès direct $tolake|A deux pas $dulac|$shortmin minutes $dulac à pied), (super|idéal|parfait avec les enfants)
(Bien situé|Très bien placé|Camping bien situé) (pour (les visites|les randos)|, (proche du village|au calme|boulangerie à 5 min))
# camping emplacement - plain
(Emplacements|Emplacement) (minuscules|en pente|sans ombre|boueux|collés)(, (pas la place pour la voiture|rien à voir avec le plan)|)
# camping equipements + plain
?pool (Piscine|Espace aquatique|Belle piscine) (top|propre|pas trop bondée|super|chauffée), (toboggans|les enfants adorent|transats)
?mobile-home (Mobil-home|Mobilhome) (bien équipé|récent|confortable|fonctionnel), (grande terrasse|bonne literie|tout le nécessaire)
(Bons équipements|Bien équipé), (laverie, snack, épicerie|jeux pour enfants|ping-pong et pétanque)
# camping equipements - plain
?pool Piscine (fermée|bondée|sale|en travaux)(, (rien sur le site|le comble en août)|)
?mobile-home Mobil-home (vieux|en mauvais état|mal équipé), (frigo qui ne refroidit pas|matelas fins|stores cassés|fuite sous l'évier)
(Jeux|Équipements|Terrain de jeux) (cassés|vieillissants|pas entretenus), (dangereux pour les petits|rien de ce qui est annoncé)
# camping ambiance + plain
(Ambiance|Bonne ambiance|Ambiance très) (familiale|conviviale|calme|sympa)(, (soirées (sympas|bien choisies)|animations sans excès|voisins sympas)|)
?famille Club enfants (super|génial|très bien), animateurs (motivés|au top)
# camping ambiance - plain
(Animation|Animations) (inexistantes|nulles|trop bruyantes), (ambiance morte|musique jusqu'à minuit|le même spectacle deux fois)
# camping restauration + plain
(Snack|Le snack|Petit resto) (correct|pas cher|bon|sympa), (bonnes pizzas|frites maison|dépôt de pain le matin)
# camping restauration - plain
(Snack|Le snack|Resto) (cher|pas bon|souvent fermé), (frites molles|une heure d'attente|surgelé)
# collectif accueil + plain
(Accueil|Équipe) (sympa|au top), (on se sent vite à l'aise|équipe jeune|bons conseils rando|tutoiement)
# collectif accueil - plain
(Accueil|Équipe) (désagréable|pas aimable)(, (on nous parle comme à des gamins|personne après 18 h)|)
# collectif chambre + plain
(Chambres simples mais confortables|Dortoir (propre|bien pensé)), (bonne literie|bien tenu)
# collectif chambre - plain
(Dortoir (bruyant|surchauffé)|Chambres trop petites), (matelas fins|lits qui grincent|pas de rideau)
# collectif ambiance + plain
(Bonne ambiance|Super ambiance|Ambiance conviviale), (grandes tablées|on rencontre du monde|salle commune agréable)
`;
