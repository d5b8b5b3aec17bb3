/** Hotels in plain words: breakfast, dinner, place, price and the rest. */
export const frenchPlainHotelMore = `
# hotel,collectif petit_dejeuner + plain
(Petit déjeuner|Le petit déjeuner est|Petit déj|Le petit-déjeuner était) ((copieux|varié) (et (bon|de qualité)|)|complet|excellent|très correct|bien garni)
(Bon|Très bon|Super|Excellent) (petit déj|petit déjeuner|buffet au petit déjeuner)
(Il y a de tout|Il ne manque rien|Beaucoup de choix) au petit déj
Buffet du petit déj (bien fourni|très bien|simple mais bon)
Petit déjeuner (simple|classique) mais (bon|suffisant)
# hotel,collectif petit_dejeuner - plain
(Petit déjeuner|Le petit déjeuner est|Petit déj|Le petit-déjeuner était) ((décevant|très moyen|pauvre) pour (12|14|15|16) €|(décevant|très moyen|pas bon|pauvre|mauvais|hors de prix) )
# hotel,collectif emplacement + plain
(Hôtel|L'hôtel est) ((bien placé|bien situé) pour (visiter le coin|une étape|les randonnées)|pratique pour (visiter le coin|une étape|les randonnées))
(L'emplacement|Le lieu|L'endroit) est (top|parfait|idéal|super|magnifique|vraiment bien)
# hotel,collectif emplacement - plain
((Environnement|Quartier|Cadre) (pas terrible|sans charme|triste)|Quartier pas rassurant le soir)
# hotel equipements + plain
?pool (Belle piscine|Piscine agréable|Piscine au top|Jolie piscine|La piscine est (très |)(agréable|propre))
?garden (Beau|Joli|Grand) jardin
(Local|Garage) à vélos (fermé|sécurisé)
(Espace détente|Petit espace détente|Espace spa) (agréable|sympa)
# hotel equipements - plain
?pool Piscine (fermée|sale|en travaux|minuscule|glacée)
# stay prix + plain
(Bon|Très bon|Excellent|Super) rapport qualité(-| |/)prix
(Prix|Le prix est) (correct|raisonnable|très correct|honnête) (pour (la qualité|la saison|la région)|)
# stay prix - plain
(Mauvais rapport qualité prix|(Rapport qualité prix|Le rapport qualité-prix est) (pas bon|très moyen))
# hotel,location,camping numerique + plain
Wifi (rapide|qui marche bien|stable|gratuit et rapide|impeccable) (partout|)
# hotel,location,camping numerique - plain
(Wifi|Internet) (nul|inutilisable|qui coupe sans arrêt|très lent|ne passe pas|en panne pendant (tout le|le) séjour)
# hotel,location,collectif ambiance + plain
(Cadre|Lieu|Endroit) (magnifique|agréable|charmant|très joli|chaleureux)
(Maison de charme|Maison avec du cachet|Endroit avec du cachet)
(Ambiance|L'ambiance est) (familiale|conviviale|cosy|détendue|chaleureuse)
# hotel,location,collectif ambiance - plain
(Aucun charme|Sans charme|Ambiance triste|Endroit triste)
`;
