/** More plain sentences with a verb and a reason. */
export const frenchPlainVerbalMore = `
# hotel accueil + plain
(Dès l'arrivée on est bien reçu|On est reçu avec le sourire), (on nous a même proposé un verre d'eau|ça met tout de suite à l'aise|et jusqu'au départ), (merci à eux|c'est à souligner|)
Le patron (passe le matin demander si tout va bien|nous a donné l'adresse d'un bon resto|s'est souvenu de nous) et (on sent qu'il aime son métier|c'est appréciable|il est de bon conseil)
J'avais oublié (un chargeur|ma trousse de toilette|un livre) et (ils me l'ont renvoyé|on m'a rappelé~ dans la journée|la réception l'avait mis de côté)
Rien à dire sur le personnel, (toujours un bonjour|ils sont disponibles|tout le monde est aimable) (et ça donne envie de revenir|)
# hotel accueil - plain
On nous a accueillis (sans même lever les yeux|en soupirant), (le reste du séjour n'a pas été mieux|pas un mot de bienvenue|juste la clé et le numéro) (et pour les renseignements débrouillez vous|)
La réception (ne répond pas quand on appelle|n'est au courant de rien|est fermée la moitié de la journée), (on a dû se débrouiller seuls|impossible d'avoir une facture|difficile de signaler un problème)
# hotel chambre + plain
On avait une chambre (au premier|au deuxième) (avec vue sur rien de spécial|côté cour) mais (grande et calme|on y dort bien|le lit est excellent)
(J'ai apprécié|On a apprécié) (la bouilloire dans la chambre|la literie|les volets qui font vraiment le noir|la douche à l'italienne), (c'est bête mais ça compte|ça change|tout le monde ne le fait pas)
Les chambres ont (été refaites récemment je pense|de jolis meubles), (tout fonctionne|c'est lumineux|on a de la place) et (c'est bien chauffé|le lit est à la bonne hauteur|il y a des prises partout)
# hotel chambre - plain
On ne peut pas dire que la chambre soit (confortable|accueillante), (lit étroit|un néon au plafond|pas de table de nuit|placard qui ne ferme pas) et (salle de bain minuscule|rideau de douche d'avant guerre|serviettes rêches)
Dans la chambre il (manquait une ampoule|n'y avait pas de chauffage en état|n'y avait plus de papier toilette) et (la télé captait deux chaînes|le robinet m'est resté dans les mains|la fenêtre ne fermait pas)
# hotel petit_dejeuner + plain
(Je ne prends jamais le petit déj à l'hôtel mais là|J'ai pris le petit déjeuner et) (c'était bien|je ne regrette pas), (pain frais|jus pressé|yaourts de la ferme) et (on peut prendre son temps|service agréable|assez de place pour s'asseoir)
Le petit déjeuner à (10|11|12) € est (correct|honnête) : (pain, beurre, confiture, fruits|buffet complet sans être immense|du choix en sucré, un peu moins en salé)
# hotel petit_dejeuner - plain
Pour (13|14|15) € le petit déjeuner (on s'attend à mieux|c'est vraiment léger), (pas de fruits|deux confitures en dosette|le pain est mou|café de machine) et (il faut redemander tout|à 9 h c'est fini)
# hotel emplacement + plain
(On a choisi l'hôtel pour l'emplacement|Je l'avais pris pour la situation|C'est la situation qui nous intéressait|Vu la carte je le pensais plus loin) et (on n'a pas été déçus|c'est parfait|c'est vraiment bien|on a fait tout à pied), (on rentre à pied le soir|les bus sont devant|le marché est à deux rues)
C'est (bien situé|idéal) pour (visiter la région|faire les randonnées|ceux qui viennent en train), (et il y a une boulangerie à côté|on est vite sur la route|pas besoin de reprendre la voiture)
# hotel emplacement - plain
C'est (loin de tout|mal placé), il faut (reprendre la voiture pour manger|longer la nationale à pied), (pas agréable le soir|ce n'est pas précisé sur le site)
# hotel proprete + plain
(Côté propreté rien à dire|Au niveau du ménage c'est bien), (la chambre est faite tous les jours|les draps sont impeccables|salle de bain propre) (et ça sent le propre|)
# hotel calme + plain
On a (très bien dormi|bien récupéré) parce que (c'est calme la nuit|la chambre ne donne pas sur la rue|l'isolation est bonne)
# hotel restauration + plain
On a mangé (au restaurant de l'hôtel|sur place) (parce qu'on n'avait pas envie de ressortir|le premier soir) et (c'était bon|on a bien fait), (la cuisine est simple mais goûteuse|le serveur est sympa|portions généreuses)
# hotel acces + plain
On se gare (facilement|juste devant|dans la cour fermée) (et c'est gratuit|, appréciable avec les valises|)
# hotel numerique - plain
Le wifi (coupe toutes les cinq minutes|ne passait pas dans notre chambre|est trop lent pour quoi que ce soit) et (la 4g passe mal|à l'accueil on me dit de redémarrer le téléphone|j'ai dû partager ma connexion)
# restaurant restauration + plain
(Ma femme|Mon mari) a pris (le poisson|la viande) et moi $thedish, (on était contents tous les deux|rien à dire|on a échangé à la moitié)
On a goûté (plusieurs entrées|les desserts) et (c'est fin|tout était bon|on a terminé les assiettes), (le pain est bon aussi|dommage j'avais plus faim pour le fromage|mention pour la sauce)
Ce n'est pas (de la grande cuisine|compliqué) mais (c'est bon et bien fait|les produits sont bons|on mange à sa faim) et (le pichet est correct|les frites sont maison|les enfants ont fini leur assiette)
# restaurant restauration - plain
On a été (déçus|surpris) par (la qualité des plats|les desserts industriels|la taille des portions), (on nous avait dit du bien|ce n'était pas comme ça avant|tout est dans la présentation)
# restaurant accueil + plain
(Le patron|La patronne) (vient discuter à la fin du repas|explique l'ardoise) et (l'équipe est souriante|ça rigole en salle|on sent une bonne entente), (on passe un bon moment|ça change|)
# restaurant accueil - plain
Quand on a (demandé une carafe d'eau|dit que c'était froid|voulu changer de table) (le serveur nous a mal répondu|on nous a fait comprendre qu'on gênait|on a eu droit à un soupir), (pas très commerçant|on ne traite pas les gens comme ça)
# restaurant emplacement + plain
Le restaurant est (sur la place|dans une petite rue|un peu caché), (on peut manger dehors quand il fait beau|facile à trouver|à deux pas du parking)
# site ambiance + plain
On y a passé (une heure|deux heures|la matinée), (c'est agréable|il y a de jolis coins pour les photos|le cadre est vraiment beau) et (on peut pique-niquer|il y a de l'ombre|pas trop fatigant)
?famille Les enfants (ont couru partout|étaient contents|ont bien aimé) et (nous aussi|ça nous a fait une belle sortie|ils ont dormi dans la voiture au retour)
# site pedagogie + plain
?!nature J'ai trouvé la visite (intéressante|bien menée|instructive), (le guide met de la vie|il y a des maquettes|on voit bien comment ils vivaient) (et ça dure juste ce qu'il faut|)
# site ambiance - plain
On s'attendait à (mieux|quelque chose de plus grand), (on a fait le tour en vingt minutes|il y avait trop de monde|la moitié était fermée) et (ça manque d'entretien|on ne voit pas grand chose)
# site accueil + plain
La dame à la caisse (est aimable|nous a donné un plan et des conseils), (elle a bien expliqué le parcours|ça commence bien)
# site acces - plain
Le parking était (plein|payant), on s'est garés (loin|au bord de la route), (c'est mal indiqué|il faut venir tôt)
# location proprete + plain
(Le logement était propre|C'était très propre) quand on est arrivés, (il y avait du produit et des éponges neuves|lits faits|rien à redire)
# location emplacement + plain
(La maison|Le logement) est (au calme|pas loin de tout), (on peut aller au village à pied|à $shortmin minutes des commerces|on n'a pas beaucoup pris la voiture)
# location accueil - plain
(La propriétaire ne répond pas aux messages|On a attendu la clé une heure) et (quand il y a un problème c'est notre faute|aucune explication sur le chauffage|on nous a compté le ménage quand même)
# location calme + plain
On n'entend (rien la nuit|que les cloches au loin), (on dort bien|c'est reposant|fenêtres ouvertes)
# camping accueil + plain
(Les gérants sont|L'équipe est) (sympa et arrangeante|aux petits soins), ils (nous ont laissé choisir l'emplacement|passent voir si tout va bien|nous ont prêté une rallonge)
# camping proprete - plain
Les sanitaires (n'étaient pas nettoyés assez souvent|sont vieux et sales), (il manquait du papier|l'eau était tiède|des cheveux dans les douches) (et pourtant on n'était pas en pleine saison|)
# camping calme + plain
(Le camping est calme|Le soir c'est calme), (on n'entend plus rien après 22 h|les gens sont respectueux|pas d'animation bruyante)
`;
