/** Restaurants, visits and shops. */
export const spanishOutings = `
# restaurant restauration b+
(comida riquísima|todo muy rico)
# restaurant restauration b-
(comida sosa|raciones ridículas)
# restaurant accueil b+
servicio atento
# restaurant accueil b-
servicio maleducado
# restaurant prix b+
buen precio
# restaurant prix b-
muy caro
# restaurant ambiance b+
sitio acogedor
# visit,shop accueil b+
personal encantador
# visit,shop accueil b-
personal antipático
# site,activite,degustation,ot pedagogie b+
muy buen guía
# site,activite,degustation,ot pedagogie b-
pocas explicaciones
# site,activite,evenement ambiance b+
lugar precioso
# site,activite,evenement ambiance b-
demasiada gente
`;
