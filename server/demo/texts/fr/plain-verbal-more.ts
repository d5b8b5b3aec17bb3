/** More plain sentences with a verb and a reason. */
export const frenchPlainVerbalMore = `
# hotel accueil + plain
(Dès l'arrivée on est bien reçu|On est reçu avec le sourire), (merci à eux|c'est à souligner|ça fait plaisir)
Le patron (est très gentil|nous a bien conseillés|est super) (et sa femme aussi|c'est appréciable|)
J'avais oublié (un chargeur|un livre|un pull) et ils me l'ont (renvoyé|gardé)
Rien à dire sur le personnel, (ils sont disponibles|tout le monde est aimable|très gentils)
# hotel accueil - plain
Très mal accueillis, (pas un mot de bienvenue|pas un regard|pas un bonjour)
La réception (ne répond pas quand on appelle|n'est au courant de rien|est fermée la moitié de la journée), (impossible d'avoir une facture|il faut se débrouiller)
# hotel chambre + plain
On avait une chambre (au premier|au deuxième|côté cour), (grande et calme|on y dort bien|le lit est excellent)
(J'ai apprécié|On a apprécié) (la bouilloire dans la chambre|la literie|la douche à l'italienne)
Les chambres ont été refaites (je pense|récemment), (c'est lumineux|on a de la place|c'est bien chauffé)
# hotel chambre - plain
On ne peut pas dire que la chambre soit (confortable|accueillante), (lit étroit|mal éclairée|tout est vieux) et (salle de bain minuscule|serviettes rêches)
Dans la chambre il (n'y avait pas de chauffage|n'y avait plus de papier toilette|manquait des serviettes) et (la télé ne marchait pas|la fenêtre ne fermait pas)
# hotel petit_dejeuner + plain
J'ai pris le petit déjeuner et (c'était bien|je ne regrette pas), (tout était frais|service agréable|très copieux)
Le petit déjeuner à (10|11|12) € est (correct|honnête|bien)
# hotel petit_dejeuner - plain
Pour (13|14|15) € le petit déjeuner (on s'attend à mieux|c'est vraiment léger), (pas de fruits|le pain est mou|café de machine)
# hotel emplacement + plain
(On a choisi l'hôtel pour l'emplacement|Je l'avais pris pour la situation) et (on n'a pas été déçus|c'est parfait|c'est vraiment bien)
C'est (bien situé|idéal) pour (visiter la région|faire les randonnées|un week-end)
# hotel emplacement - plain
C'est (loin de tout|mal placé), il faut (reprendre la voiture pour manger|la voiture pour tout)
# hotel proprete + plain
(Côté propreté rien à dire|Au niveau du ménage c'est bien), (la chambre est faite tous les jours|les draps sont impeccables|salle de bain propre)
# hotel calme + plain
On a (très bien dormi|bien récupéré), (c'est calme la nuit|très calme|aucun bruit)
# hotel restauration + plain
On a mangé (au restaurant de l'hôtel|sur place) (le premier soir|) et (c'était bon|on a bien fait|on s'est régalé)
# hotel acces + plain
On se gare (facilement|juste devant|dans la cour)
# hotel numerique - plain
Le wifi (coupe tout le temps|ne passait pas dans notre chambre|est trop lent) et (la 4g passe mal|personne ne peut rien faire)
# restaurant restauration + plain
(Ma femme|Mon mari) a pris (le poisson|la viande) et moi $thedish, (très bon|rien à dire|délicieux)
On a goûté (plusieurs entrées|les desserts) et (c'est excellent|tout était bon), (le pain est bon aussi|un régal)
Ce n'est pas (de la grande cuisine|compliqué) mais (c'est bon et bien fait|les produits sont bons|on mange à sa faim)
# restaurant restauration - plain
On a été (déçus|surpris) par (la qualité des plats|les desserts industriels|la taille des portions), (on nous avait dit du bien|ce n'était pas comme ça avant)
# restaurant accueil + plain
(Le patron|La patronne) est (très sympa|adorable) et (l'équipe est souriante|on passe un bon moment)
# restaurant accueil - plain
Quand on a (demandé une carafe d'eau|dit que c'était froid|voulu changer de table) le serveur nous a mal répondu, (pas commerçant|inadmissible)
# restaurant emplacement + plain
Le restaurant est (sur la place|dans une petite rue|un peu caché), (on peut manger dehors|facile à trouver)
# site ambiance + plain
On y a passé (une heure|deux heures|la matinée), (c'est agréable|le cadre est vraiment beau|il y a de l'ombre)
?famille Les enfants (se sont amusés|étaient contents|ont bien aimé) et nous aussi
# site pedagogie + plain
?!nature J'ai trouvé la visite (intéressante|bien menée|instructive), (le guide est très bien|on apprend des choses)
# site ambiance - plain
On s'attendait à (mieux|quelque chose de plus grand), (on a fait le tour en vingt minutes|il y avait trop de monde|ça manque d'entretien)
# site accueil + plain
La dame à la caisse est (aimable|très gentille|souriante)
# site acces - plain
Le parking était (plein|payant), (c'est mal indiqué|il faut venir tôt)
# location proprete + plain
(Le logement était propre|C'était très propre) quand on est arrivés, (lits faits|rien à redire)
# location emplacement + plain
(La maison|Le logement) est (au calme|pas loin de tout), (on peut aller au village à pied|à $shortmin minutes des commerces)
# location accueil - plain
(La propriétaire ne répond pas aux messages|On a attendu la clé une heure) et (quand il y a un problème c'est notre faute|aucune explication)
# location calme + plain
On n'entend (rien la nuit|aucun bruit), (on dort bien|c'est reposant)
# camping accueil + plain
(Les gérants sont|L'équipe est) (aux petits soins|super sympa|super)
# camping proprete - plain
Les sanitaires (n'étaient pas nettoyés assez souvent|sont vieux et sales), (il manquait du papier|l'eau était tiède|des cheveux dans les douches)
# camping calme + plain
(Le camping est calme|Le soir c'est calme), (on n'entend plus rien après 22 h|pas d'animation bruyante)
`;
