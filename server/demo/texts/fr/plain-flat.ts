/** The flattest of what guests say: nothing to remember, and most reviews are made of it. */
export const frenchPlainFlat = `
# hotel accueil + plain
Personnel (très agréable|souriant|poli et discret|compétent|disponible à toute heure)
(Accueil|L'accueil était) (parfait|très correct|agréable|sans fausse note)
(Rien à dire|Rien à redire) sur (l'accueil|le personnel|la réception)
(L'équipe|Le personnel) (fait son travail avec le sourire|est à l'écoute du client|connaît son métier)
(Une équipe motivée|Du personnel aimable|Du personnel comme on aimerait en voir partout)
[On nous a renseignés/On m'a renseigné~/On nous a renseignés] (tout de suite|gentiment|par téléphone) (pour l'arrivée|sur les horaires|)
# hotel chambre + plain
Chambre (correcte|conforme|sans surprise|convenable|plaisante|tout confort)
(Bon couchage|Bons oreillers|Lit double confortable|Lits jumeaux confortables)
(Douche|La douche est) (agréable|spacieuse|au top)
La chambre (était bien|était chaude|nous a plu)
(Grande|Jolie|Belle) chambre (avec balcon|au deuxième|bien éclairée|sur jardin|)
(Chambres|Les chambres sont) (bien insonorisées|modernes|climatisées|simples et bien tenues)
# hotel petit_dejeuner + plain
Petit déj (au top|bien|sympa|parfait|sans reproche)
(Le buffet du petit déjeuner|Le petit déjeuner) (est bien garni|nous a plu|vaut le coup)
(Bonnes viennoiseries|Bon pain|Bon café) au petit déjeuner
Petit déjeuner (à l'heure qu'on veut|tôt le matin possible|servi en chambre sans supplément)
# hotel,collectif emplacement + plain
(Bien placé|Super emplacement|Bon emplacement|Situation idéale)
(Tout est|C'est) (à côté|à proximité|accessible à pied)
(Proche|Près) (du centre|des commerces|de la gare|des restaurants)
(Bonne base|Bon point de départ) pour (visiter|les balades|la région)
# hotel proprete + plain
(C'est propre|Propre|Très propre|Tout est nickel|Hôtel propre)
(Ménage|Le ménage est) (impeccable|bien fait|régulier)
# hotel calme + plain
(Calme|Au calme|Très calme|Hôtel calme|Chambre calme)
(Pas de bruit|Aucune nuisance|Pas gêné~ par le bruit)
# hotel accueil - plain
Accueil (pas terrible|à améliorer|moyen|sans chaleur)
Personnel (peu présent|pas disponible|mal formé)
# hotel chambre - plain
Chambre (trop petite|triste|sans confort|pas terrible|à revoir|mal chauffée)
(Literie à changer|Lit pas confortable|Literie moyenne)
# hotel proprete - plain
(Pas très propre|Propreté moyenne|Ménage à revoir|Poussière|Salle de bain douteuse)
# hotel calme - plain
(Bruyant|Mal isolé|Trop de bruit|Bruit de circulation|On entend les voisins)
# hotel petit_dejeuner - plain
Petit déjeuner (pauvre|quelconque|pas à la hauteur|sans choix)
# restaurant restauration + plain
(C'est bon|C'était bon|Très bon|C'était excellent|Que du bon)
(Bons|Très bons) (plats|desserts|produits)
(Belle assiette|Bonne viande|Bon poisson|Plats soignés)
(On mange (bien|très bien) ici|On a (bien|très bien) mangé)
(Repas|Déjeuner|Dîner) (très bon|parfait|agréable)
(Frais et bon|Copieux et bon|Bon et bien présenté|Du fait maison)
# restaurant accueil + plain
(Service|Accueil) (agréable|impeccable|souriant|au top|parfait|sympa)
(Personnel|Serveur|Équipe) (agréable|sympa|aimable|efficace)
?!alone (Très bien|Bien) (reçus|accueillis|servis)
# restaurant restauration - plain
(Pas bon|Quelconque|Rien de spécial|Fade|Froid|Mal cuit)
(Qualité|Cuisine) (en baisse|décevante|médiocre)
# restaurant accueil - plain
(Service|Accueil) (à revoir|froid|pas terrible|désagréable|long et pas aimable)
# restaurant ambiance + plain
(Cadre|Endroit|Lieu) (agréable|sympa|joli|chaleureux)
# restaurant prix + plain
(Prix|Tarifs) (corrects|raisonnables|honnêtes)
# restaurant attente - plain
(Trop long|Service trop long|Beaucoup d'attente|Très lent)
# site ambiance + plain
(Très beau|Joli|Magnifique) (lieu|site|endroit|cadre)
(Belle balade|Belle visite|Beau parcours|Bel endroit)
# site pedagogie + plain
?!nature (Intéressant|Très intéressant|Instructif|Bien expliqué|Bonne visite)
# site accueil + plain
(Accueil|Personnel) (sympa|agréable|souriant)
# site accueil + plain
(Bon accueil|Accueil au top) à (la billetterie|l'entrée)
(Le personnel|L'équipe) est (disponible|à l'écoute|sympa)
`;
