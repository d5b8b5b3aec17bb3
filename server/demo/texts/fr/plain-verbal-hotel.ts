/** What guests say of hotels most, put in many more ways. */
export const frenchPlainVerbalHotel = `
# hotel accueil + plain
(Le jeune homme|La jeune femme|Le monsieur|La dame) du (petit déjeuner|bar|soir) est (super sympa|très pro|adorable)
# hotel chambre + plain
(J'aime|On a aimé) (la déco|le style de la chambre|les couleurs)
(Côté chambre|Pour la chambre|Niveau confort) (rien à redire|c'est bien|on est bien)
# hotel petit_dejeuner + plain
(Au petit déjeuner|Le matin) (il y a|on trouve|on a eu) (tout ce qu'on veut|un beau buffet|beaucoup de choix)
# hotel emplacement + plain
(Pour l'emplacement|Côté situation|Niveau emplacement) (c'est top|rien à dire|c'est bien)
# hotel ambiance + plain
(Endroit|Hôtel|Lieu) avec du charme
(Bonne ambiance|Ambiance détendue) (au bar|dans le salon|le soir|au petit déjeuner)
L'hôtel (a du caractère|est joliment décoré|est agréable)
`;
