/** Lodgings: price, access, Wi-Fi and atmosphere. */
export const frenchAround = `
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
# hotel,location,collectif acces +
?!refuge Grand parking gratuit juste devant.
?!refuge Facile à trouver, le fléchage est bien fait.
?parking,!refuge On se gare sans problème, même en rentrant tard.
?!refuge Accès simple, le GPS y mène tout droit.
?hotel La gare est à dix minutes à pied, parfait sans voiture.
?hotel Parking fermé la nuit, on dort tranquille.
?refuge Le sentier est bien balisé, compter deux bonnes heures.
?hotel Il y a une borne de recharge sur le parking, et elle fonctionne.
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
# hotel,location,camping numerique +
Bon wifi partout, même dehors.
Le wifi marche très bien, j'ai pu travailler.
?affaires Connexion rapide et stable, mes fichiers sont partis sans souci.
Wifi gratuit et sans code à retaper toutes les heures.
?hotel La télé se connecte au téléphone en deux secondes.
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
