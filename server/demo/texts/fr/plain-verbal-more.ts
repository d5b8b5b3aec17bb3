/** More plain sentences with a verb and a reason. */
export const frenchPlainVerbalMore = `
# hotel accueil + plain
Le patron (est très gentil|nous a bien conseillés|est super) (et sa femme aussi|c'est appréciable|)
# hotel chambre + plain
La literie est (bonne|très bonne|confortable)
# hotel petit_dejeuner + plain
Le petit déjeuner à (10|11|12) € est (correct|honnête|bien)
# hotel emplacement + plain
C'est (bien situé|idéal) pour (visiter la région|faire les randonnées|un week-end)
# hotel restauration + plain
On a mangé (au restaurant de l'hôtel|sur place) (le premier soir|) et (c'était bon|on a bien fait|on s'est régalé)
# hotel acces + plain
On se gare (facilement|juste devant|dans la cour)
# site accueil + plain
La dame à la caisse est (aimable|très gentille|souriante)
# camping accueil + plain
(Les gérants sont|L'équipe est) (aux petits soins|super sympa|super)
`;
