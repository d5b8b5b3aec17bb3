/** Hotels in plain words: breakfast, dinner, place, price and the rest. */
export const frenchPlainHotelMore = `
# hotel,collectif petit_dejeuner + plain
(Petit déjeuner|Le petit déjeuner est|Petit déj|Le petit-déjeuner était|Très bon petit-déjeuner,) (copieux|varié|complet|excellent|très correct|bien garni) (et (bon|frais|de qualité)|avec (du pain frais|des produits locaux|des confitures maison|du bon fromage|des fruits frais|des œufs à la demande)|)
(Bon|Très bon|Super|Excellent) (petit déj|petit déjeuner|buffet au petit déjeuner) (, (il y a du choix|il y en a pour tous les goûts|salé et sucré|jus d'orange pressé|croissants frais|viennoiseries de la boulangerie)|servi (jusqu'à 10 h|en terrasse|tôt si besoin)|)
Au petit déj (il y a de tout|rien ne manque|c'est très bien|beaucoup de choix)
Le buffet du (matin|petit déjeuner) est (bien fourni|réapprovisionné sans arrêt|très bien|simple mais bon|généreux)
Petit déjeuner (simple|classique) mais (bon|suffisant)(, (bon pain|confitures maison)|)
# hotel,collectif petit_dejeuner - plain
(Petit déjeuner|Le petit déjeuner est|Petit déj|Le petit-déjeuner était) (décevant|très moyen|pas bon|pauvre|mauvais|à revoir|hors de prix) (: (pain rassis|café imbuvable|jus en brique|tout industriel|rien de frais|plus rien à 9 h)|pour (12|14|15|16) €|, (peu de choix|produits premier prix|buffet vide))
# hotel,collectif emplacement + plain
(Hôtel|L'hôtel est) (bien placé|bien situé|pratique|idéal) pour (visiter (la région|le coin)|rayonner|une étape|les randonnées|découvrir la vallée|un week-end)
(L'emplacement|Le lieu|La situation|L'endroit) est (top|parfait|idéal|super|magnifique|vraiment bien)
# hotel,collectif emplacement - plain
(Environnement|Quartier|Cadre) (pas terrible|sans charme|triste|pas rassurant le soir)(, vue (sur le parking|sur un garage|sur la zone)|)
# hotel equipements + plain
?pool (Belle piscine|Piscine agréable|Piscine au top|Jolie piscine chauffée|La piscine est (très |)(agréable|propre|bonne)) (, (transats en nombre|pas trop de monde|eau à 28|très agréable)|)
?garden (Beau|Joli|Grand) jardin (, (idéal pour (lire|l'apéro)|avec des transats|bien entretenu)|pour se poser (le soir|)|)
(Local (pour les|à) vélos|Garage à vélos) (fermé|sécurisé|pratique)(, appréciable quand on voyage à vélo|, avec prises|)
(Espace|Petit espace|Coin) (détente|spa|lecture) (agréable|bien pensé|sympa|) (avec (sauna|cheminée|jeux de société)|)
# hotel equipements - plain
?pool Piscine (fermée|sale|en travaux|minuscule|glacée)(, (c'était la raison de (notre|mon) choix|pas prévenus|rien sur le site)|)
(Ascenseur|L'ascenseur|Le sauna|Le jacuzzi) (en panne|hors service) (tout le séjour|depuis des semaines paraît-il|), (aucune info|aucune compensation|)
# stay prix + plain
(Bon|Très bon|Excellent|Super) rapport qualité(-| |/)prix (, (rare dans le coin|surtout hors saison|pour la région|on en a pour son argent|je recommande)|pour (un week-end|une étape|le secteur)|)
(Prix|Le prix est|Tarif) (correct|raisonnable|très correct|honnête) (pour (la qualité|ce que c'est|la saison|la région)|compte tenu (de l'emplacement|des prestations)|)
# stay prix - plain
(Rapport qualité prix|Le rapport qualité-prix est) (mauvais|pas bon|très moyen|pas du tout au rendez-vous)(, (il y a mieux ailleurs|$night € pour ça|je m'attendais à mieux)|)
# hotel,location,camping numerique + plain
(Wifi|Bon wifi,) (rapide|qui marche bien|stable|gratuit et rapide|impeccable) (partout|même en visio|)
# hotel,location,camping numerique - plain
(Wifi|Internet) (nul|inutilisable|qui coupe sans arrêt|très lent|ne passe pas|en panne pendant (tout le|le) séjour)(, (embêtant|impossible) (pour travailler|d'ouvrir ses mails)|, et pas de réseau non plus|)
# hotel,location,collectif ambiance + plain
(Cadre|Lieu|Endroit|Un lieu) (magnifique|agréable|charmant|très joli|plein de charme|chaleureux) (, (on s'y sent bien|reposant|bien décoré|dépaysant)|)
(Maison|Bâtiment|Demeure|Établissement) (de charme|de caractère|avec du cachet)(, (déco soignée|ambiance familiale|on s'y sent bien)|)
(Ambiance|Atmosphère|L'ambiance est) (familiale|conviviale|cosy|détendue|chaleureuse)
# hotel,location,collectif ambiance - plain
(Aucun charme|Sans charme|Ambiance triste|Lieu sans âme|Endroit triste)(, (déco (vieillotte|froide)|on n'a pas envie d'y rester)|)
`;
