/** The flattest of what guests say: nothing to remember, and most reviews are made of it. */
export const frenchPlainFlat = `
# hotel accueil + plain
Personnel (très agréable|souriant|compétent)
(Accueil|L'accueil était) (parfait|très correct|agréable)
(Rien à dire|Rien à redire) sur (l'accueil|le personnel)
(L'équipe|Le personnel) est (à l'écoute|aux petits soins)
[On nous a bien renseignés/On m'a bien renseigné~/On nous a bien renseignés]
# hotel chambre + plain
Chambre (correcte|convenable)
(Bon couchage|Lit confortable)
(Douche|La douche est) (agréable|au top)
La chambre (était bien|nous a plu)
(Grande|Jolie|Belle) chambre (avec balcon|)
(Chambres|Les chambres sont) (bien insonorisées|modernes)
# hotel petit_dejeuner + plain
Petit déj (au top|bien|sympa|parfait)
Le petit déjeuner (est bien garni|vaut le coup)
# hotel,collectif emplacement + plain
(Bien placé|Super emplacement|Bon emplacement|Situation idéale)
Tout est (à côté|à proximité|accessible à pied)
(Proche|Près) (du centre|des commerces|de la gare|des restaurants)
Bon point de départ pour (visiter|les balades|les randos)
# hotel proprete + plain
(C'est propre|Propre|Très propre|Tout est nickel|Hôtel propre)
(Ménage|Le ménage est) (impeccable|bien fait)
# hotel calme + plain
(Calme|Au calme|Très calme|Hôtel calme|Chambre calme)
(Pas de bruit|Aucune nuisance sonore|Pas gêné~ par le bruit)
# hotel accueil - plain
Accueil (pas terrible|à améliorer|moyen)
Personnel (peu présent|pas disponible|mal formé)
# hotel chambre - plain
Chambre (trop petite|sans confort|pas terrible|à revoir|mal chauffée)
(Literie à changer|Lit pas confortable|Literie moyenne)
# hotel proprete - plain
(Pas très propre|Propreté moyenne|Ménage à revoir|Salle de bain pas propre)
# hotel calme - plain
(Bruyant|Mal isolé|Trop de bruit|Bruit de la route|On entend les voisins)
# hotel petit_dejeuner - plain
(Petit déjeuner (pauvre|quelconque|pas à la hauteur)|Peu de choix au petit déjeuner)
# restaurant restauration + plain
(C'est bon|C'était bon|Très bon|C'était excellent|Que du bon)
(Bons|Très bons) (plats|desserts|produits)
(Bonne viande|Plats soignés)
(On mange (bien|très bien) ici|On a (bien|très bien) mangé)
(Repas|Déjeuner|Dîner) (très bon|parfait|agréable)
(Frais et bon|Copieux et bon|Bon et bien présenté|Du fait maison)
# restaurant accueil + plain
(Service|Accueil) (agréable|impeccable|souriant|au top|parfait|sympa)
(Personnel|Serveur|Équipe) (agréable|sympa|aimable|efficace)
?!alone (Très bien|Bien) (reçus|accueillis|servis)
# restaurant restauration - plain
(Pas bon|Quelconque|Rien de spécial|Fade|Froid|Mal cuit)
(Qualité (en baisse|médiocre)|Cuisine (décevante|médiocre))
# restaurant accueil - plain
((Service|Accueil) (à revoir|froid|pas terrible|désagréable)|Service long et pas aimable)
# restaurant ambiance + plain
(Cadre|Endroit|Lieu) (agréable|sympa|chaleureux)
# restaurant prix + plain
(Prix|Tarifs) (corrects|raisonnables|honnêtes)
# restaurant attente - plain
(Trop long|Service trop long|Beaucoup d'attente|Très lent)
# site ambiance + plain
((Très beau|Joli) (lieu|site|cadre)|(Joli|Magnifique) endroit)
(Belle balade|Belle visite|Beau parcours|Bel endroit)
# site pedagogie + plain
?!nature (Intéressant|Très intéressant|Instructif|Bien expliqué|Bonne visite)
# site accueil + plain
(Accueil|Personnel) (sympa|agréable|souriant)
# site accueil + plain
(Bon accueil|Accueil au top)
(Le personnel|L'équipe) est (à l'écoute|sympa)
`;
