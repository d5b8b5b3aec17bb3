/** Plain sentences with a verb and a reason, for the subjects that guests touch on most. */
export const frenchPlainVerbal = `
# hotel accueil + plain
[Nous avons/J'ai/On a] été (très |)bien accueilli[s/~/s] (malgré notre arrivée tardive|même si on était en avance|par une dame souriante qui prend le temps d'expliquer|et on sent que les gens sont contents d'être là)
Le personnel était (vraiment |)(sympathique|agréable) et (a répondu à toutes nos questions|s'est occupé de nos bagages|toujours prêt à rendre service sans en faire trop)
La personne qui était à l'accueil (le soir|le matin|à notre arrivée) [nous/m'/nous] a (expliqué comment aller au centre à pied|trouvé une table pour le soir alors que tout était complet|proposé un café en attendant la chambre)
J'avais appelé avant pour (demander un lit bébé|prévenir qu'on arrivait tard|savoir si on pouvait garer les vélos|une histoire d'allergie) et (tout était prêt|ils s'en sont souvenus|aucun problème)
(J'ai|On a) bien aimé l'accueil, (simple et naturel|on n'a pas l'impression d'être un numéro|pas guindé pour deux sous)
# hotel chambre + plain
La chambre était (propre et assez grande|confortable et bien chauffée|petite mais bien pensée), (avec un lit vraiment confortable|avec une salle de bain refaite à neuf|et la douche fonctionne bien ce qui n'est pas toujours le cas)
On (a eu|nous a donné) une chambre (au dernier étage|qui donne sur l'arrière|plus grande que prévu) (et on a très bien dormi|et c'était parfait|donc rien à dire)
Le lit est (bon|confortable|grand) et les (oreillers aussi|draps sentent bon|rideaux occultent bien), (c'est ce qui compte pour [nous/moi/nous]|[nous avons/j'ai/on a] dormi comme des marmottes|on a fait la grasse matinée)
La salle de bain est (grande|moderne) (même si la chambre l'est moins|avec une vraie douche), il y a (assez de serviettes|un sèche cheveux qui marche|de la place pour poser ses affaires)
(Pour une nuit|Pour deux) la chambre (suffit largement|est très bien), (il y a une bouilloire et de quoi se faire un café|elle est équipée de ce qu'il faut|et elle est fraîchement repeinte)
# hotel chambre - plain
La chambre (est beaucoup plus petite que sur les photos|n'a pas été refaite depuis longtemps|donne sur un mur|était froide à notre arrivée) et (la literie est fatiguée|la douche fuit|il n'y a même pas de quoi s'asseoir|on entend la tuyauterie)
[Nous avons/J'ai/On a] demandé à changer de chambre parce que (le chauffage ne marchait pas|ça sentait l'humidité|le lit était cassé) mais (c'était complet|on nous a dit non|la deuxième n'était pas mieux)
Le matelas est (tellement mou qu'on roule au milieu|à changer), je me suis réveillé~ avec mal au dos (les deux matins|)
# hotel petit_dejeuner + plain
Le petit déjeuner est (servi dans une jolie salle|vraiment bien) et (il y a du choix|les produits sont bons|on peut se resservir), (surtout le pain et les confitures|avec du fromage de la région|même des œufs à la coque)
(On a|[Nous avons/J'ai/On a]) (bien profité du petit déjeuner|bien mangé le matin), (il y avait du salé et du sucré|tout était frais|les viennoiseries sont bonnes) et la personne qui s'en occupe est (gentille|attentive|discrète)
# hotel petit_dejeuner - plain
Le petit déjeuner (ne vaut pas son prix|est vraiment limite), (le pain était d'hier|il n'y avait plus de croissants à 8 h 30|le jus d'orange c'est du sirop) et (la salle est trop petite|on a attendu une table|personne ne débarrasse)
# hotel emplacement + plain
L'hôtel est (bien situé|très bien placé), (on a laissé la voiture et tout fait à pied|à 5 minutes à pied du centre|on trouve des restaurants juste à côté|près de la gare mais on n'entend pas les trains)
On est (à côté de tout|tout près du centre) (sans avoir le bruit|et pourtant c'est calme|donc c'est pratique pour sortir le soir)
# hotel calme + plain
(La chambre donne sur la cour|On était côté jardin|Notre chambre était au fond du couloir) donc (c'était très calme|on n'entendait rien|on a bien dormi)
# hotel calme - plain
On entend (tout ce qui se passe dans le couloir|les voisins se lever|la circulation dès 5 h), [nous avons/j'ai/on a] (très mal dormi|fini par mettre des bouchons|à peine dormi)
# hotel proprete + plain
(Tout était|C'était) très propre (à notre arrivée|), (la salle de bain surtout|ça sentait bon|on voit que le ménage est fait sérieusement) et (les serviettes sont changées tous les jours|le lit refait chaque matin|même la moquette est nickel)
# hotel proprete - plain
Ce n'était pas propre, (il y avait des cheveux dans la douche|j'ai trouvé de la poussière partout|le sol collait|les draps avaient une tache) et (quand on l'a dit on nous a regardés de travers|personne n'est venu|on nous a juste donné un autre drap)
# hotel equipements + plain
?pool La piscine est (agréable|propre) et (il n'y avait pas trop de monde|on a toujours trouvé un transat|les enfants y ont passé leurs après-midi|l'eau était bonne)
# stay prix + plain
(Pour ce prix|A ce tarif là|Vu le prix) (je ne m'attendais pas à aussi bien|on ne peut pas demander mieux|c'est vraiment correct)
# stay prix - plain
C'est trop cher (pour ce qui est proposé|pour une chambre comme ça|par rapport aux autres du coin), (surtout qu'il faut rajouter le parking|$night € quand même|on a payé moins ailleurs pour mieux)
# restaurant restauration + plain
[Nous avons/J'ai/On a] pris $thedish et (c'était très bon|franchement rien à dire|c'était bien cuit et bien servi), (même les légumes étaient bons|la sauce est maison|et le dessert était à la hauteur)
(Tout est fait sur place|La cuisine est faite maison) et ça se sent, (les frites par exemple|on a même goûté le pain qui est excellent|les portions sont correctes)
Les plats sont (bons|copieux et bons|bien présentés) et (ils changent souvent la carte|on sent que les produits sont frais|le choix est suffisant)
?pizzeria La pizza était (très bonne|bien garnie), la pâte (n'est pas trop épaisse|est croustillante) et (elle déborde de l'assiette|les ingrédients sont frais|j'ai quand même tout mangé)
?creperie Les galettes sont (vraiment bonnes|bien croustillantes), (j'ai pris celle du moment|la complète est généreuse) et (le cidre va bien avec|on a partagé une crêpe au caramel)
# restaurant restauration - plain
$thedishup était (trop cuit|tiède|sans aucun goût) et (les accompagnements ne valaient pas mieux|les frites étaient congelées|la sauce sortait d'un sachet)
On nous a servi des plats (tièdes|réchauffés) (et quand on l'a dit le serveur a haussé les épaules|alors que la salle était à moitié vide|), (on n'a pas fini|ça ne donne pas envie de revenir)
# restaurant accueil + plain
On a été (très bien accueillis|bien reçus) (alors qu'on n'avait pas réservé|même en arrivant à 13 h 30), la serveuse (est souriante|connaît sa carte|a été patiente avec les enfants)
Le service est (rapide|agréable) sans être (pressé|envahissant), (le serveur plaisante un peu|on nous a conseillé un bon petit vin|l'eau et le pain arrivent sans demander)
# restaurant accueil - plain
On a mis (dix|quinze|vingt) minutes à (nous apporter la carte|nous adresser la parole|prendre la commande) et (sans un sourire|la serveuse avait l'air excédée|on s'est sentis de trop)
# restaurant attente - plain
On a attendu (presque une heure|$longmin minutes|plus d'une heure) (les plats|entre l'entrée et le plat) et (personne n'est venu s'excuser|des gens arrivés après nous étaient servis avant|à la fin on n'avait plus faim)
# restaurant prix + plain
Le menu à $menu € est (vraiment bien pour le prix|complet), (on en a pour son argent|c'est devenu rare)
# restaurant prix - plain
On a payé $bill € (à deux|pour deux plats et deux verres) et (ça ne les valait pas|franchement c'est trop cher|c'est le prix d'une bonne table)
# restaurant ambiance + plain
(Le cadre est sympa|La salle est jolie) et (on n'est pas les uns sur les autres|il y a une bonne ambiance|la musique n'est pas trop forte)
# restaurant emplacement + plain
?!winter On a mangé (dehors|en terrasse) (à l'ombre|sur la place|) et (c'était très agréable|on y serait resté l'après-midi)
# site ambiance + plain
C'est un (bel endroit|lieu agréable|joli site) (où on se promène tranquillement|à voir si on passe dans le coin|qui mérite d'être plus connu) et (il n'y avait pas trop de monde|c'est bien entretenu|on a fait plein de photos)
# site pedagogie + plain
?!nature (La visite est bien faite|On apprend beaucoup de choses) et (le guide répond à toutes les questions|les panneaux sont faciles à lire|ce n'est pas trop long pour les enfants|l'audioguide est compris)
# site prix - plain
$fee € l'entrée c'est (trop cher|vraiment cher) pour (ce qu'il y a à voir|une visite qui dure 40 minutes)
# site attente - plain
On a fait la queue ($min minutes|une bonne heure) (alors qu'on avait les billets|parce qu'il n'y avait qu'une caisse ouverte), (pas très organisé|dommage)
# location accueil + plain
$hostess nous a (très |)bien accueillis (et nous a tout expliqué|avec un gâteau|), elle est (discrète et disponible|de bon conseil pour les balades|joignable facilement)
# location chambre + plain
(Le logement est bien agencé|La maison est agréable) et (les lits sont confortables|il y a de la place|on s'y sent vite bien), (la pièce à vivre est lumineuse|chaque chambre a sa salle d'eau|il faisait bon malgré le froid dehors)
# location equipements + plain
Il y a (tout ce qu'il faut dans la cuisine|un lave-vaisselle et une machine|un barbecue et une grande table), (on n'a manqué de rien|même du café pour le premier matin|pratique à plusieurs)
# camping proprete + plain
Les sanitaires sont (nettoyés plusieurs fois par jour|propres et assez nombreux) (et l'eau est bien chaude|donc pas d'attente le matin|)
# camping emplacement + plain
Notre emplacement était (grand et à l'ombre|bien plat|au calme au fond du camping) (et on avait la place pour la voiture|, pas trop loin des sanitaires|)
`;
