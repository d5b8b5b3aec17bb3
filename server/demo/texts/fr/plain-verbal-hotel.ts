/** What guests say of hotels most, put in many more ways. */
export const frenchPlainVerbalHotel = `
# hotel accueil + plain
La dame du petit déj est (super sympa|adorable)
# hotel chambre + plain
(J'aime bien|On a aimé) la déco
(Côté chambre|Niveau confort) (rien à redire|c'est bien)
# hotel petit_dejeuner + plain
Il y a (du choix|un beau buffet) au petit déj
# hotel emplacement + plain
(Côté|Niveau) emplacement (c'est top|rien à dire|c'est bien)
# hotel ambiance + plain
(Endroit|Hôtel) avec du charme
Bonne ambiance (au bar|)
L'hôtel est (bien décoré|agréable)
`;
