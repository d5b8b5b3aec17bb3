/** Activities. */
export const frenchOutings = `
# activite accueil +
Équipe très sympa, on se sent en sécurité.
?!spa,!escape,!bateau Moniteur patient et drôle.
?!spa,!escape,!bateau $guide s'adapte à tous les niveaux.
?escape Le maître du jeu est excellent.
?spa Personnel doux et attentionné.
?velo Le loueur règle chaque vélo et conseille les bons itinéraires.
?cheval La monitrice connaît ses chevaux et rassure tout le monde.
?parapente Mon moniteur m'a expliqué chaque geste, zéro stress.
# activite accueil -
Accueil désagréable, dommage pour une sortie loisir.
?!spa,!escape Aucune consigne, on s'est débrouillés.
Personne n'était au courant de notre réservation.
# activite accueil ~
Le briefing était un peu rapide.
?!spa,!escape Groupe un peu grand pour un seul moniteur.
# activite ambiance +
?nautique Descente magnifique, juste ce qu'il faut de rapides.
?accrobranche Des parcours pour tous, des petits aux casse-cou.
?bateau Très belle croisière, on découvre le lac autrement.
?velo Superbe balade au bord de l'eau, presque sans voiture.
?cheval Belle promenade, chevaux calmes et bien traités.
?parapente Sensations incroyables, je recommence demain.
?spa Endroit très reposant, on en ressort neuf.
?escape Énigmes originales et décors très soignés.
Un super moment, on a ri du début à la fin.
# activite ambiance -
Beaucoup trop de monde.
Trop court pour le prix.
?spa Tout sauf relaxant, des enfants sautaient partout.
?escape Énigmes tirées par les cheveux.
# activite ambiance ~
C'est passé trop vite.
Il y avait pas mal de monde ce jour-là.
# activite equipements +
?!spa,!escape Matériel récent et bien entretenu.
?velo Vélos comme neufs, casques et antivols fournis.
?nautique Gilets à la bonne taille et bidon étanche fourni.
?accrobranche Ligne de vie continue, on est tranquille avec les enfants.
?spa Peignoirs moelleux et vestiaires impeccables.
# activite equipements -
?!spa,!escape Matériel fatigué, on n'était pas rassurés.
?spa Vestiaires sales et casiers cassés.
# activite equipements ~
Les vestiaires sont un peu justes.
?!spa,!escape Certains équipements commencent à dater.
# activite pedagogie +
?!spa,!escape Explications claires, même pour des débutants.
?nautique On apprend aussi plein de choses sur les oiseaux.
?escape On comprend tout de suite les règles.
# activite pedagogie -
?!spa,!escape Aucune explication avant de partir.
# activite pedagogie ~
?!spa,!escape On aurait aimé un peu plus d'explications au départ.
# activite attente +
Départ pile à l'heure.
Bonne organisation, tout roule.
# activite attente -
Trop d'attente avant le départ.
?accrobranche Bouchons à chaque atelier, trop de billets vendus.
# activite attente ~
Un peu d'attente au départ.
# activite prix +
Prix raisonnable pour une demi-journée.
Les photos étaient offertes, c'est rare.
# activite prix -
Trop cher pour le temps passé.
$bill € à quatre pour une heure à peine, ça pique.
# activite prix ~
C'est un petit budget à quatre.
# activite emplacement +
?!escape Le cadre est superbe.
?escape En plein centre, facile à trouver.
# activite emplacement -
L'endroit est beaucoup moins beau que sur les photos.
# activite emplacement ~
Le lieu de rendez-vous n'est pas facile à trouver.
# activite acces +
Facile d'accès, parking sur place.
# activite acces -
Point de rendez-vous introuvable, on a raté le départ.
# activite acces ~
Le parking est petit, arrivez en avance.
`;
