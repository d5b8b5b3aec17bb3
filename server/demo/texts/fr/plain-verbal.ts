/** Plain sentences with a verb and a reason, for the subjects that guests touch on most. */
export const frenchPlainVerbal = `
# hotel accueil + plain
[Nous avons/J'ai/On a] été (très |)bien accueilli[s/~/s]
# hotel chambre + plain
[Nous avons/J'ai/On a] (bien dormi|très bien dormi)
La salle de bain est (grande|moderne|neuve)
Pour deux la chambre (suffit largement|est très bien)
# hotel emplacement + plain
On est (à côté de tout|tout près du centre) (c'est pratique|)
# stay prix + plain
(Pour ce prix|A ce tarif là|Vu le prix) c'est vraiment correct
# restaurant accueil + plain
Le service est (rapide|agréable|rapide et souriant)
# restaurant ambiance + plain
(Le cadre est sympa|La salle est jolie|Il y a une bonne ambiance)
# restaurant emplacement + plain
?!winter Très agréable (de manger dehors|en terrasse)
# camping proprete + plain
Les sanitaires sont toujours propres
# camping emplacement + plain
Notre emplacement était (bien plat|au calme)
`;
