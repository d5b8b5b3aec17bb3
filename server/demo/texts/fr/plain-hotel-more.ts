/** Hotels in plain words: breakfast, dinner, place, price and the rest. */
export const frenchPlainHotelMore = `
# hotel,collectif petit_dejeuner + plain
(Petit déjeuner|Le petit déjeuner est|Petit déj|Le petit-déjeuner était|Très bon petit-déjeuner,) ((copieux|varié) (et (bon|de qualité)|)|complet|excellent|très correct|bien garni)
(Bon|Très bon|Super|Excellent) (petit déj|petit déjeuner|buffet au petit déjeuner) (, (il y a du choix|il y en a pour tous les goûts|salé et sucré|jus d'orange pressé|croissants frais|viennoiseries de la boulangerie)|)
(Il y a de tout|Il ne manque rien|Beaucoup de choix) au petit déj
Buffet du petit déj (bien fourni|très bien|simple mais bon)
Petit déjeuner (simple|classique) mais (bon|suffisant)(, (bon pain|confitures maison)|)
# hotel,collectif petit_dejeuner - plain
(Petit déjeuner|Le petit déjeuner est|Petit déj|Le petit-déjeuner était) ((décevant|très moyen|pauvre) pour (12|14|15|16) €|(décevant|très moyen|pas bon|pauvre|mauvais|hors de prix) (: (pain rassis|café imbuvable|jus en brique|tout industriel|rien de frais|plus rien à 9 h)|, (peu de choix|produits premier prix|buffet vide)|))
# hotel,collectif emplacement + plain
(Hôtel|L'hôtel est) ((bien placé|bien situé|idéal) pour (visiter (la région|le coin)|rayonner|une étape|les randonnées|un week-end)|pratique pour (visiter le coin|une étape|les randonnées))
(L'emplacement|Le lieu|L'endroit) est (top|parfait|idéal|super|magnifique|vraiment bien)
# hotel,collectif emplacement - plain
((Environnement|Quartier|Cadre) (pas terrible|sans charme|triste)|Quartier pas rassurant le soir)(, vue (sur le parking|sur un garage|sur la zone)|)
# hotel equipements + plain
?pool (Belle piscine|Piscine agréable|Piscine au top|Jolie piscine|La piscine est (très |)(agréable|propre)) (, (transats en nombre|pas trop de monde|eau à 28|très agréable)|)
?garden (Beau|Joli|Grand) jardin (, (idéal pour (lire|l'apéro)|avec des transats|bien entretenu)|)
(Local|Garage) à vélos (fermé|sécurisé)(, appréciable quand on voyage à vélo|, avec prises|)
(Espace détente|Petit espace détente|Espace spa) (agréable|sympa)
# hotel equipements - plain
?pool Piscine (fermée|sale|en travaux|minuscule|glacée)(, (c'était la raison de (notre|mon) choix|pas prévenus|rien sur le site)|)
(Ascenseur|Sauna|Jacuzzi) (en panne|hors service) (tout le séjour|depuis des semaines paraît-il|), (aucune info|aucune compensation|)
# stay prix + plain
(Bon|Très bon|Excellent|Super) rapport qualité(-| |/)prix (, (rare dans le coin|surtout hors saison|pour la région|on en a pour son argent|je recommande)|pour (un week-end|une étape|le secteur)|)
(Prix|Le prix est|Tarif) (correct|raisonnable|très correct|honnête) (pour (la qualité|la saison|la région)|compte tenu (de l'emplacement|des prestations)|)
# stay prix - plain
(Mauvais rapport qualité prix|(Rapport qualité prix|Le rapport qualité-prix est) (pas bon|très moyen|pas du tout au rendez-vous))(, (il y a mieux ailleurs|$night € pour ça|je m'attendais à mieux)|)
# hotel,location,camping numerique + plain
(Wifi|Bon wifi,) (rapide|qui marche bien|stable|gratuit et rapide|impeccable) (partout|)
# hotel,location,camping numerique - plain
(Wifi|Internet) (nul|inutilisable|qui coupe sans arrêt|très lent|ne passe pas|en panne pendant (tout le|le) séjour)(, (embêtant|impossible) (pour travailler|d'ouvrir ses mails)|, et pas de réseau non plus|)
# hotel,location,collectif ambiance + plain
(Cadre|Lieu|Endroit) (magnifique|agréable|charmant|très joli|chaleureux) (, (on s'y sent bien|reposant|bien décoré|dépaysant)|)
(Maison de charme|Maison avec du cachet|Endroit avec du cachet)(, (déco soignée|ambiance familiale|on s'y sent bien)|)
(Ambiance|L'ambiance est) (familiale|conviviale|cosy|détendue|chaleureuse)
# hotel,location,collectif ambiance - plain
(Aucun charme|Sans charme|Ambiance triste|Endroit triste)(, (déco (vieillotte|froide)|on n'a pas envie d'y rester)|)
`;
