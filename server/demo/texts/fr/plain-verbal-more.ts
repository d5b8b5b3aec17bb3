/** More plain sentences with a verb and a reason. */
export const frenchPlainVerbalMore = `
# hotel accueil + plain
Le patron (est très gentil|nous a bien conseillés|est super) (et sa femme aussi|c'est appréciable|)
# hotel chambre + plain
La literie est (bonne|très bonne|confortable)
# hotel petit_dejeuner + plain
Le petit déjeuner à (10|11|12) € est (correct|honnête|bien)
# hotel emplacement + plain
C'est bien situé pour visiter
# hotel restauration + plain
On a mangé sur place  et c'était bon
# hotel acces + plain
On se gare (facilement|juste devant|dans la cour)
# site accueil + plain
La dame à la caisse est (aimable|très gentille|souriante)
# camping accueil + plain
(Les gérants sont|L'équipe est) (aux petits soins|super sympa|super)
`;
