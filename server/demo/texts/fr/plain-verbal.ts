/** Plain sentences with a verb and a reason, for the subjects that guests touch on most. */
export const frenchPlainVerbal = `
# hotel accueil + plain
[Nous avons/J'ai/On a] été (très |)bien accueilli[s/~/s] (malgré notre arrivée tardive|même si on était en avance|par tout le personnel|)
# hotel chambre + plain
[Nous avons/J'ai/On a] (bien dormi|très bien dormi)
La salle de bain est (grande|moderne|neuve)
(Pour une nuit|Pour deux) la chambre (suffit largement|est très bien)
# hotel emplacement + plain
On est (à côté de tout|tout près du centre) (c'est pratique|)
# stay prix + plain
(Pour ce prix|A ce tarif là|Vu le prix) (je ne m'attendais pas à aussi bien|on ne peut pas demander mieux|c'est vraiment correct)
# restaurant accueil + plain
Le service est (rapide|agréable|rapide et souriant)
# restaurant ambiance + plain
(Le cadre est sympa|La salle est jolie|Il y a une bonne ambiance)
# restaurant emplacement + plain
?!winter Très agréable (de manger dehors|en terrasse)
# camping proprete + plain
Les sanitaires sont (nettoyés plusieurs fois par jour|propres et assez nombreux|toujours propres)
# camping emplacement + plain
Notre emplacement était (grand et à l'ombre|bien plat|au calme)
`;
