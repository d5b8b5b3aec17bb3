/** Restaurants, visits and shops. */
export const italianOutings = `
# restaurant restauration b+
(cucina ottima|tutto fresco)
# restaurant restauration b-
(cibo insipido|porzioni ridicole)
# restaurant accueil b+
servizio cortese
# restaurant accueil b-
servizio scortese
# restaurant prix b+
prezzi onesti
# restaurant prix b-
carissimo
# restaurant ambiance b+
locale accogliente
# visit,shop accueil b+
persone gentilissime
# visit,shop accueil b-
personale scortese
# site,activite,degustation,ot pedagogie b+
guida bravissima
# site,activite,degustation,ot pedagogie b-
poche spiegazioni
# site,activite,evenement ambiance b+
posto bellissimo
# site,activite,evenement ambiance b-
troppa gente
`;
