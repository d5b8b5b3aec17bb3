/** Restaurants, visits and shops. */
export const germanOutings = `
# restaurant restauration b+
(leckeres Essen|tolle Küche|frische Zutaten)
# restaurant restauration b-
(fades Essen|kleine Portionen|lauwarmes Essen)
# restaurant accueil b+
(netter Service|aufmerksame Bedienung)
# restaurant accueil b-
unfreundlicher Service
# restaurant attente b+
flotter Service
# restaurant attente b-
lange Wartezeit
# restaurant prix b+
faire Preise
# restaurant prix b-
überteuert
# restaurant ambiance b+
gemütliches Ambiente
# restaurant ambiance b-
zu laut
# restaurant emplacement b+
schöne Terrasse
# site,activite,degustation pedagogie b+
tolle Führung
# site,activite,degustation pedagogie b-
kaum Informationen
# site ambiance b+
(toller Ort|wunderschöne Anlage)
# site ambiance b-
(ungepflegt|überlaufen)
# activite ambiance b+
viel Spaß
# activite ambiance b-
viel zu kurz
# visit,shop accueil b+
sehr nettes Team
# visit,shop accueil b-
unfreundliches Personal
# visit,shop attente b-
lange Schlange
# visit,shop prix b+
faire Preise
# visit,shop prix b-
zu teuer
`;
