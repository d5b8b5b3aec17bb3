/** Plain sentences with a verb and a reason, for the subjects that guests touch on most. */
export const frenchPlainVerbal = `
# hotel accueil + plain
[Nous avons/J'ai/On a] été (très |)bien accueilli[s/~/s] (malgré notre arrivée tardive|même si on était en avance|par tout le personnel|)
Le personnel était (vraiment |)(sympathique|agréable) et (disponible|souriant|toujours prêt à rendre service)
La personne qui était à l'accueil (le soir|le matin|à notre arrivée) (est très gentille|était très agréable|est adorable)
J'avais appelé avant pour (demander un lit bébé|prévenir qu'on arrivait tard|savoir si on pouvait garer les vélos) et (aucun problème|on m'a bien répondu)
(J'ai|On a) bien aimé l'accueil, (très sympathique|vraiment gentils|on se sent bien)
# hotel chambre + plain
La chambre était (propre et assez grande|confortable et bien chauffée|petite mais propre), (avec un bon lit|avec une salle de bain refaite|rien à dire)
On (a eu|nous a donné) une (grande chambre|belle chambre|chambre au dernier étage) (et on a très bien dormi|et c'était parfait|rien à dire)
Le lit est (bon|confortable|grand) et [nous avons/j'ai/on a] (bien dormi|très bien dormi)
La salle de bain est (grande|moderne|propre et grande|neuve)
(Pour une nuit|Pour deux) la chambre (suffit largement|est très bien)
# hotel chambre - plain
La chambre (est beaucoup plus petite que sur les photos|n'a pas été refaite depuis longtemps|donne sur un mur|était froide) et (la literie est fatiguée|la douche fuit|c'est triste)
[Nous avons/J'ai/On a] demandé à changer de chambre (mais c'était complet|mais pas possible|refusé)
Le matelas est (beaucoup trop mou|à changer), (mal au dos|très mal dormi)
# hotel petit_dejeuner + plain
Le petit déjeuner est (très bon|vraiment bien) et (il y a du choix|les produits sont bons|c'est copieux)
(On a|[Nous avons/J'ai/On a]) (bien profité du petit déjeuner|bien mangé le matin), (il y avait du salé et du sucré|tout était frais|les viennoiseries sont bonnes)
# hotel petit_dejeuner - plain
Le petit déjeuner (ne vaut pas son prix|est vraiment limite), (le pain était d'hier|il n'y avait plus de croissants|rien n'est bon)
# hotel emplacement + plain
L'hôtel est (bien situé|très bien placé), (on a tout fait à pied|près du centre|on trouve des restaurants à côté|près de la gare)
On est (à côté de tout|tout près du centre) (c'est pratique|et c'est calme|)
# hotel calme + plain
(La chambre donne sur la cour|On était côté jardin), (c'était très calme|on n'entendait rien|très calme)
# hotel calme - plain
On entend (tout|les voisins|la circulation), [nous avons/j'ai/on a] (très mal dormi|à peine dormi)
# hotel proprete + plain
(Tout était|C'était) très propre (à notre arrivée|), (la salle de bain aussi|chambre et salle de bain|rien à redire)
# hotel proprete - plain
Ce n'était pas propre, (il y avait des cheveux dans la douche|de la poussière partout|le sol collait|les draps avaient une tache)
# hotel equipements + plain
?pool La piscine est (agréable|propre) et (il n'y avait pas trop de monde|on en a bien profité|l'eau était bonne)
# stay prix + plain
(Pour ce prix|A ce tarif là|Vu le prix) (je ne m'attendais pas à aussi bien|on ne peut pas demander mieux|c'est vraiment correct)
# stay prix - plain
C'est trop cher (pour ce qui est proposé|pour une chambre comme ça|par rapport aux autres du coin)
# restaurant restauration + plain
[Nous avons/J'ai/On a] pris $thedish et (c'était très bon|franchement rien à dire|c'était excellent)
(Tout est fait sur place|La cuisine est faite maison) et ça se sent
Les plats sont (bons|copieux et bons|bien présentés) (et les produits sont frais|et le choix est suffisant|et pas trop chers)
?pizzeria La pizza était (très bonne|bien garnie), (pâte fine|bonne pâte|un régal)
?creperie Les galettes sont (vraiment bonnes|bien croustillantes), (bien garnies|les crêpes aussi)
# restaurant restauration - plain
$thedishup était (trop cuit|tiède|sans aucun goût) et (le reste pas mieux|les frites étaient molles|mal présenté)
On nous a servi des plats (tièdes|réchauffés), (on n'a pas fini|ça ne donne pas envie de revenir|inadmissible)
# restaurant accueil + plain
On a été (très bien accueillis|bien reçus) (alors qu'on n'avait pas réservé|même en arrivant tard|), la serveuse est (souriante|très gentille|adorable)
Le service est (rapide|agréable) (et le serveur très sympa|du début à la fin|et souriant)
# restaurant accueil - plain
On a mis (dix|quinze|vingt) minutes à (nous apporter la carte|prendre la commande) et (sans un sourire|pas aimable en plus)
# restaurant attente - plain
On a attendu (presque une heure|$longmin minutes|plus d'une heure) (les plats|entre l'entrée et le plat) et (personne ne s'excuse|c'était froid|c'est beaucoup trop long)
# restaurant prix + plain
Le menu à $menu € est (vraiment bien pour le prix|complet), (on en a pour son argent|c'est devenu rare)
# restaurant prix - plain
On a payé $bill € (à deux|pour deux plats et deux verres) et (ça ne les valait pas|franchement c'est trop cher)
# restaurant ambiance + plain
(Le cadre est sympa|La salle est jolie) et (il y a une bonne ambiance|c'est agréable|on y est bien)
# restaurant emplacement + plain
?!winter On a mangé (dehors|en terrasse) et (c'était très agréable|on était bien)
# site ambiance + plain
C'est un (bel endroit|lieu agréable|joli site) (où on se promène tranquillement|à voir si on passe dans le coin|) et (il n'y avait pas trop de monde|c'est bien entretenu)
# site pedagogie + plain
?!nature (La visite est bien faite|On apprend beaucoup de choses) et (le guide est sympa|ce n'est pas trop long|c'est bien expliqué)
# site prix - plain
$fee € l'entrée c'est (trop cher|vraiment cher) pour (ce qu'il y a à voir|une visite qui dure 40 minutes)
# site attente - plain
On a fait la queue ($min minutes|une bonne heure) (alors qu'on avait les billets|), (pas très organisé|dommage)
# location accueil + plain
$hostess nous a (très |)bien accueillis, elle est (très gentille|disponible|adorable)
# location chambre + plain
(Le logement est bien agencé|La maison est agréable) et (les lits sont confortables|il y a de la place|on s'y sent vite bien)
# location equipements + plain
Il y a (tout ce qu'il faut dans la cuisine|un lave-vaisselle et une machine|un barbecue et une grande table), (on n'a manqué de rien|très bien équipé)
# camping proprete + plain
Les sanitaires sont (nettoyés plusieurs fois par jour|propres et assez nombreux|toujours propres)
# camping emplacement + plain
Notre emplacement était (grand et à l'ombre|bien plat|au calme)
`;
