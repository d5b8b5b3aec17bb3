/** Restaurants, visits and shops. */
export const dutchOutings = `
# restaurant restauration b+
(heerlijk eten|verse producten)
# restaurant restauration b-
(smakeloos eten|kleine porties)
# restaurant accueil b+
vriendelijke bediening
# restaurant accueil b-
onvriendelijke bediening
# restaurant attente b-
lang wachten
# restaurant prix b+
nette prijzen
# restaurant prix b-
veel te duur
# restaurant ambiance b+
gezellige sfeer
# restaurant emplacement b+
fijn terras
# visit,shop accueil b+
heel aardige mensen
# visit,shop accueil b-
onvriendelijk personeel
# site,activite,degustation,ot pedagogie b+
goede uitleg
# site,activite,degustation,ot pedagogie b-
weinig uitleg
# site,evenement ambiance b+
prachtige plek
# site,evenement ambiance b-
veel te druk
# activite ambiance b+
superleuk
# activite ambiance b-
veel te kort
`;
