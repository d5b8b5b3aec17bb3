/** Lodgings: price, access, Wi-Fi and atmosphere. */
export const frenchAround = `
# hotel prix + tale
On a comparé avec trois autres hôtels du secteur avant de réserver. $night € la nuit, petit-déjeuner compris, quand les voisins demandent ça sans le café. Et franchement rien ne sentait l'économie.
J'ai appelé en direct au lieu de passer par le site et j'ai eu la chambre moins chère, avec le parking offert. Ils le disent eux-mêmes sur leur page, mais personne ne téléphone plus.
Pour être honnête je m'attendais à une chambre basique à ce tarif. C'est propre, joli, on est bien reçu, et la taxe de séjour était déjà dans le prix affiché. Ça change des surprises au comptoir.
?holidays En plein mois d'août les tarifs du coin deviennent fous. Eux sont restés au même prix que l'an dernier, j'ai gardé la facture pour vérifier. Bravo.
?affaires Ma boîte a un plafond par nuit et d'habitude ça me condamne aux sorties d'autoroute. Ici on est pile dedans, en centre-ville, avec un vrai lit.
# stay prix +
Très bon rapport qualité-prix.
Pour $night € la nuit je n'attendais pas autant.
On en a largement pour son argent.
Les prix sont restés raisonnables même en pleine saison.
Rien en supplément, le prix annoncé est le prix payé.
?hotel Moins cher en réservant directement, pensez-y.
Difficile de trouver mieux à ce tarif dans le coin.
Tarif tout à fait correct pour la région.
?!camping Pour le prix d'une chaîne on a eu un endroit avec du caractère.
On a payé moins que prévu grâce à la réduction pour trois nuits.
C'est un petit budget bien placé.
?camping Pas donné mais pas volé non plus, vu tout ce qu'il y a sur place.
# hotel prix - tale
$night € la nuit, plus le parking, plus le petit-déjeuner, plus la taxe, plus 8 € pour une cafetière. A la fin j'ai demandé si l'air était compris. Ça ne les a pas fait rire.
On a vu la même chambre moitié moins cher un mois avant, j'ai encore la capture d'écran. Le service, lui, n'a pas doublé. Je sais que c'est la saison, mais il y a des limites.
J'ai été débité~ deux fois. On me promet un remboursement « sous huit jours » depuis cinq semaines. Au téléphone c'est toujours la personne qui n'est pas au courant.
Pour ce tarif on a droit à un gobelet en plastique dans la salle de bain et une savonnette déjà ouverte. Je veux bien payer, mais qu'on m'explique ce que je paye.
Annulation pour cause d'hospitalisation, certificat à l'appui, trois semaines avant. Pas un centime remboursé, pas un avoir, et un mail type. Humainement c'est pauvre.
# stay prix -
Beaucoup trop cher pour ce que c'est.
Le rapport qualité-prix n'y est pas du tout.
Tout est en supplément, la note finale fait mal.
A ce tarif on attend nettement mieux.
?hotel Le parking à $fee € la nuit, c'est de l'abus.
Hors de prix pour la prestation.
?holidays Les prix doublent en août, pas la qualité.
?!camping Même un établissement moins étoilé ferait l'effort à ce prix-là.
?!hotel Le ménage facturé en plus alors qu'on a tout nettoyé, non merci.
?camping On paye chaque chose, la douche, le chien, le visiteur, et même le barbecue.
# stay prix ~
Un peu cher pour la saison, mais on ne regrette pas.
La taxe de séjour s'ajoute, pensez-y.
?hotel Le parking payant fait un peu grincer des dents.
C'est un budget, il faut le dire.
Deux ou trois euros de moins et le prix serait parfait.
# hotel,location,collectif acces + tale
?!refuge On arrive avec un coffre de toit et un break trop long, je redoute toujours les parkings. Celui-ci est grand, plat, et on décharge devant la porte. J'ai presque été déçu~ de ne pas avoir à manœuvrer.
?hotel On est venus en train et à pied depuis la gare, dix minutes avec les valises à roulettes, trottoir tout du long. Pour une fois que « accessible sans voiture » veut dire quelque chose.
# hotel,location,collectif acces +
?!refuge Grand parking gratuit juste devant.
?!refuge Facile à trouver, le fléchage est bien fait.
?parking,!refuge On se gare sans problème, même en rentrant tard.
?!refuge Accès simple, le GPS y mène tout droit.
?hotel La gare est à dix minutes à pied, parfait sans voiture.
?hotel Parking fermé la nuit, on dort tranquille.
?refuge Le sentier est bien balisé, compter deux bonnes heures.
?hotel Il y a une borne de recharge sur le parking, et elle fonctionne.
# hotel,location,collectif acces - tale
?!parking,!refuge On a tourné $min minutes avec la voiture chargée avant de se garer tout en bas, et de remonter à pied, sous la pluie. « Parking à proximité », oui, pour qui a un hélicoptère.
?hotel Le parking annoncé gratuit compte six places, pour trente chambres. On a fini dans la rue et on a trouvé un papillon sur le pare-brise le matin, 35 €. L'hôtel trouve que ce n'est pas son problème.
?!refuge Le GPS nous a envoyés dans un cul-de-sac, puis dans un pré. Il n'y a aucun panneau avant le portail, et de nuit c'est mission impossible. On a appelé, personne n'a décroché.
?!lift Rien n'est prévu pour les gens qui marchent mal : quatre marches à l'entrée, pas de rampe, salle de bain en haut d'un seuil. Ma tante a passé le séjour à compter les marches.
# hotel,location,collectif acces -
?!refuge Impossible de se garer le soir.
?!refuge Parking minuscule, il faut ruser.
?hotel Parking payant et plein, il faut le savoir.
?!refuge Aucun panneau, on a tourné longtemps avant de trouver.
?!lift,!refuge Pas adapté du tout quand on a du mal à marcher.
?!refuge Chemin d'accès défoncé, j'ai frotté le bas de caisse.
# hotel,location,collectif acces ~
?!refuge Le parking est étroit, rétroviseurs à replier.
?!refuge Se garer demande un peu de patience le week-end.
?!refuge L'entrée n'est pas facile à repérer de nuit.
# hotel,location,camping numerique + tale
Je redoutais le wifi de campagne, j'avais deux jours de télétravail à caser. J'ai fait mes visios (dehors sous un arbre|près de la fenêtre) sans une coupure, mes collègues ont cru que c'était un fond d'écran.
# hotel,location,camping numerique +
Bon wifi partout, même dehors.
Le wifi marche très bien, j'ai pu travailler.
?affaires Connexion rapide et stable, mes fichiers sont partis sans souci.
Wifi gratuit et sans code à retaper toutes les heures.
?hotel La télé se connecte au téléphone en deux secondes.
# hotel,location,camping numerique - tale
?affaires Visio coupée quatre fois en une heure. J'ai fini dans ma voiture, ordinateur sur le volant, en partage de connexion. Pour un déplacement professionnel c'est éliminatoire.
Le wifi s'affiche, il se connecte même, mais rien ne charge. A l'accueil on m'a conseillé de me mettre « plutôt vers l'escalier ». J'ai envoyé mes mails assis~ sur une marche.
# hotel,location,camping numerique -
Wifi inexistant dans la chambre.
?!camping Pas de réseau et un wifi qui saute, dommage en 2020 et quelques.
Le wifi ne fonctionne qu'à l'accueil, et encore.
?affaires Impossible de travailler avec cette connexion.
?camping Wifi payant et lent, on se croirait en 2005.
# hotel,location,camping numerique ~
Le wifi rame un peu le soir quand tout le monde est rentré.
Le téléphone capte mal, on a survécu.
?hotel La télé n'a que six chaînes, on n'était pas là pour ça.
# hotel,location,collectif ambiance + tale
?hotel Il y a des livres partout, des fauteuils dépareillés et un piano que n'importe qui peut ouvrir. Un monsieur a joué le samedi soir, pas très bien, et tout le salon a applaudi. On aime ce genre d'endroit ou on ne l'aime pas, nous on a adoré.
?winter,hotel Feu dans la cheminée en rentrant, vin chaud sur la table basse et des gens qui ne se connaissent pas qui finissent par jouer aux cartes. On avait prévu de ressortir. Raté.
?hotel,family-run On sent que la maison est dans la famille depuis longtemps : les photos dans l'escalier, l'armoire de la grand-mère, les recettes. Rien n'est fait pour faire joli et c'est joli.
?refuge Le soir tout le monde mange à la même table. A côté de nous un couple de Tchèques, en face trois étudiants, et à 21 h on riait tous sans parler la même langue. C'est pour ça que je monte en refuge.
?auberge-jeunesse J'avais un peu passé l'âge, je pensais. Le soir quelqu'un a sorti une guitare dans la cuisine et on a partagé les pâtes. J'ai encore des nouvelles de la Portugaise.
# hotel,location,collectif ambiance +
Un lieu avec une âme, loin des chaînes.
Beaucoup de charme, on voudrait prolonger.
Cadre superbe et apaisant.
?couple Endroit parfait pour se retrouver à deux.
?hotel On se sent tout de suite chez soi dans le petit salon.
Rien de standardisé, chaque meuble a une histoire.
?hotel Ambiance familiale, on discute d'une table à l'autre.
?collectif On fait de belles rencontres autour de la grande table.
L'endroit est paisible et décoré avec goût.
# hotel,location,collectif ambiance - tale
?hotel Des néons dans les couloirs, du carrelage gris, une plante en plastique couverte de poussière. On a eu l'impression de dormir dans un laboratoire d'analyses. Les photos sont prises avec un filtre, ce n'est pas possible autrement.
# hotel,location,collectif ambiance -
Aucun charme, tout est impersonnel.
?hotel Couloirs sinistres, on se croirait dans un hôpital.
Les photos sont très flatteuses, la réalité est triste.
?hotel Ambiance de maison de retraite.
?collectif Ambiance de caserne, dommage.
# hotel,location,collectif ambiance ~
La déco est un peu impersonnelle à mon goût.
?hotel Le salon manque un peu de chaleur le soir.
`;
