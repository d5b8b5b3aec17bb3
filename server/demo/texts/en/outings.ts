/** Restaurants, visits and shops. */
export const englishOutings = `
# restaurant restauration b+
(delicious food|great food|generous portions)
# restaurant restauration b-
(bland food|cold food|tiny portions)
# restaurant accueil b+
(friendly service|great service)
# restaurant accueil b-
(rude service|unfriendly service)
# restaurant attente b+
quick service
# restaurant attente b-
(very slow service|long wait)
# restaurant prix b+
good value
# restaurant prix b-
overpriced
# restaurant ambiance b+
nice atmosphere
# restaurant ambiance b-
too noisy
# restaurant emplacement b+
?lake view of $thelake
nice terrace
# restaurant emplacement b-
on a busy road
# site,activite,degustation pedagogie b+
(great guide|really informative)
# site,activite,degustation pedagogie b-
nothing in English
# site ambiance b+
(stunning place|beautiful setting)
# site ambiance b-
(badly kept|overcrowded)
# activite ambiance b+
(great fun|so much fun)
# activite ambiance b-
too short
# visit,shop accueil b+
(lovely staff|friendly people)
# visit,shop accueil b-
unfriendly staff
# visit,shop attente b-
long queue
# visit,shop prix b+
fair price
# visit,shop prix b-
too expensive
`;
