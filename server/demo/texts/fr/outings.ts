/** Activities. */
export const frenchOutings = `
# activite accueil + tale
?!spa,!escape,!bateau J'étais la plus peureuse du groupe et $guide l'a vu tout de suite. Il m'a mise derrière lui, il n'a rien dit devant les autres, et à mi-parcours j'étais passée devant. Je suis fière et c'est grâce à lui.
?famille,!spa,!escape Notre fils est autiste léger et les consignes à la volée, c'est compliqué. Le moniteur s'est accroupi, il a tout repris calmement. Mon fils a fait toute la sortie. Merci, vraiment.
?escape Le maître du jeu était tellement dans son rôle qu'on n'a pas su si l'accident du début était un vrai. Il donne les indices juste quand on va craquer. On a crié comme des enfants.
?spa La masseuse n'a presque rien demandé et elle est allée droit sur l'épaule qui me fait mal depuis Noël. J'ai pleuré un peu, de soulagement. Elle a fait comme si de rien n'était.
?bateau Le capitaine commente en direct, sans bande enregistrée, et il répond aux questions des gamins au micro. Il connaît chaque maison de la rive et les histoires qui vont avec.
# activite accueil +
Équipe très sympa, on se sent en sécurité.
?!spa,!escape,!bateau Moniteur patient et drôle.
?!spa,!escape,!bateau $guide s'adapte à tous les niveaux.
?escape Le maître du jeu est excellent.
?spa Personnel doux et attentionné.
?velo Le loueur règle chaque vélo et conseille les bons itinéraires.
?cheval La monitrice connaît ses chevaux et rassure tout le monde.
?parapente Mon moniteur m'a expliqué chaque geste, zéro stress.
# activite accueil - tale
On a été annulés par SMS une heure avant, on était déjà sur le parking. Pas de raison donnée, et pour le remboursement on nous propose un avoir valable deux mois. On habite à 600 km.
?!spa,!escape Le moniteur était sur son téléphone pendant qu'on s'équipait. J'ai vérifié moi-même les sangles de ma fille, et j'ai bien fait. On n'est pas restés longtemps.
Cinq minutes de retard à cause d'un tracteur, et on s'est fait passer un savon devant tout le groupe. On a fait la sortie en silence. Pour un cadeau d'anniversaire c'est réussi.
# activite accueil -
Accueil désagréable, dommage pour une sortie loisir.
?!spa,!escape Aucune consigne, on s'est débrouillés.
Personne n'était au courant de notre réservation.
# activite accueil ~
Le briefing était un peu rapide.
?!spa,!escape Groupe un peu grand pour un seul moniteur.
# activite ambiance + tale
?nautique Premiers mètres dans les roseaux, à tourner en rond et à s'accuser mutuellement. Puis on a trouvé le rythme, on a vu un martin-pêcheur, et on a mangé nos sandwichs sur un banc de galets. Courbatures garanties.
?accrobranche La grande tyrolienne passe au-dessus du ravin, on ne voit pas l'arrivée. Mon mari a dit « après toi ». J'y suis allée, et j'ai hurlé d'un bout à l'autre.
?bateau On a pris la dernière croisière du soir. L'eau était rose, quelqu'un a commencé à applaudir à la fin et tout le pont a suivi. C'est un peu cliché et c'est très beau.
?velo Je n'étais pas montée sur un vélo depuis dix ans. Avec l'assistance j'ai avalé la côte en doublant des gens en cuissard, un moment de pure mesquinerie. On a fait 40 km sans souffrir.
?cheval Ma jument s'appelait Praline et s'arrêtait à chaque touffe d'herbe. On a pris du retard, la monitrice a ri, et on a fini au petit galop. Ma nièce ne parle plus que de ça.
?parapente Les trois premières secondes j'ai regretté. Après il n'y a plus de bruit, plus rien, juste le vent et la vallée qui tourne. J'ai redemandé un tour, il n'y avait plus de créneau.
?spa Deux heures entre le bassin extérieur et les transats, avec la pluie qui tombait dans l'eau chaude. Je suis rentrée et j'ai dormi dix heures.
?escape Sortis à quarante secondes de la fin, et encore, c'est ma belle-mère qui a trouvé le dernier code. Elle s'en vante depuis. Les décors sont incroyables.
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
# activite ambiance - tale
?spa Le samedi à 16 h c'est la piscine municipale : des cris, des bombes, pas un transat de libre. On venait se reposer pour nos dix ans. On a tenu une demi-heure.
?!spa,!escape Une heure annoncée, trente-cinq minutes sur l'eau ou ce qui en tient lieu, le reste à enfiler et retirer le matériel. J'ai chronométré, par agacement.
?escape Un cadenas cassé, un tiroir déjà ouvert par les précédents, et une énigme qui demande de connaître une chanson de 1974. On a terminé frustrés.
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
# activite equipements - tale
?velo Frein arrière qui frotte, batterie vide au bout de 12 km, et pas de numéro à appeler. On a poussé les vélos jusqu'à la gare. Au retour on nous a dit qu'on roulait « trop en mode turbo ».
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
# activite attente - tale
On nous avait dit d'être là trente minutes avant, on y était. Le départ a eu lieu $longmin minutes après l'heure, sans explication, et la sortie a été raccourcie d'autant.
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
