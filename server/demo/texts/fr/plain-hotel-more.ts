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
(Plus|Il n'y avait plus) (de pain|de croissants|de café|rien) à 9 h (au petit déjeuner|au buffet), (et personne pour en remettre|pas réassorti|au prix où c'est)
Ne prenez pas le petit déjeuner, (cher et sans intérêt|c'est de l'industriel|il y a une boulangerie à côté)
# hotel,collectif restauration + plain
(Le restaurant|Le resto) (de l'hôtel |)(est (très bon|excellent|bon|d'un bon niveau)|vaut le coup), (cuisine (maison|simple et bonne|soignée)|plats (copieux|bien présentés)|$thedish (parfait|excellent))
[Nous avons/J'ai/On a] (dîné|mangé) sur place (le premier soir|deux fois|les deux soirs|), (très bon|bon et copieux|un régal|bonne surprise|prix corrects)
(Demi-pension|La demi-pension) (à conseiller|qui vaut le coup|sans regret), (repas (variés|copieux|bons))
(Bon|Très bon) (restaurant|repas au restaurant) (de l'hôtel|sur place), (menu à (22|24|26|28|29) €|service sympa|carte courte)
# hotel,collectif restauration - plain
(Restaurant|Le restaurant|Le repas du soir|Dîner) (de l'hôtel |)(décevant|très moyen|à éviter|trop cher pour la qualité), (plats (tièdes|réchauffés|sans goût)|viande dure|portions ridicules|on sent le surgelé|une heure d'attente)
[Nous avons/J'ai/On a] (mangé|dîné) au restaurant (le soir|de l'hôtel|), (pas bon|une déception|froid et cher|erreur)
# hotel,collectif emplacement + plain
(Bien situé|Très bien situé|Super bien placé|Idéalement situé|Emplacement parfait|Bon emplacement|Bonne situation), (tout se fait à pied|proche de tout|au calme|restos à côté|à $shortmin minutes à pied (du centre|des commerces|de la gare))
(Hôtel|L'hôtel est) (bien placé|bien situé|pratique|idéal) pour (visiter (la région|le coin)|rayonner|une étape|les randonnées|découvrir la vallée|un week-end)
?lake (A|A moins de) $shortmin minutes à pied $dulac, (super pratique|parfait|très agréable le soir|idéal)
?village (En plein centre|Dans le village|Au cœur du village), (on pose la voiture et on n'y touche plus|commerces à côté|boulangerie et resto à deux pas|pratique)
?!village (En pleine nature|A l'écart du bourg|Dans la verdure), (calme garanti|cadre très agréable|c'est ce que [nous cherchions/je cherchais/on cherchait]|on respire)
(L'emplacement|Le lieu|La situation|L'endroit) est (top|parfait|idéal|super|magnifique|vraiment bien)
# hotel,collectif emplacement - plain
(Mal situé|Très mal situé|Loin de tout|Emplacement pas terrible|L'emplacement n'est pas terrible), (au bord de (la route|la nationale)|dans une zone (commerciale|artisanale)|rien autour|pas un resto à pied|il faut la voiture pour tout)
?lake (Annoncé|Soi-disant) (près|à deux pas|au bord) $dulac, (il faut (prendre la voiture|marcher une demi-heure)|c'est faux)
(Environnement|Quartier|Cadre) (pas terrible|sans charme|triste|pas rassurant le soir)(, vue (sur le parking|sur un garage|sur la zone)|)
# hotel equipements + plain
?pool (Belle piscine|Piscine agréable|Piscine au top|Jolie piscine chauffée|La piscine est (très |)(agréable|propre|bonne)) (, (transats en nombre|pas trop de monde|eau à 28|très agréable)|)
?garden (Beau|Joli|Grand) jardin (, (idéal pour (lire|l'apéro)|avec des transats|bien entretenu)|pour se poser (le soir|)|)
(Local (pour les|à) vélos|Garage à vélos) (fermé|sécurisé|pratique)(, appréciable quand on voyage à vélo|, avec prises|)
?lift (Ascenseur|Il y a un ascenseur), (pratique avec les bagages|appréciable)
(Espace|Petit espace|Coin) (détente|spa|lecture) (agréable|bien pensé|sympa|) (avec (sauna|cheminée|jeux de société)|)
?!old (Hôtel|L'hôtel est) (bien équipé|récent et bien équipé), (tout est neuf|frigo à dispo|salle de sport correcte)
# hotel equipements - plain
?pool (Piscine|La piscine) (fermée|sale|en travaux|minuscule|glacée)(, (c'était la raison de (notre|mon) choix|pas prévenus|rien sur le site)|)
?!lift (Pas d'ascenseur|Trois étages sans ascenseur) (et personne pour aider|avec les valises|), (pas signalé|à savoir|on [nous/m'/nous] avait dit le contraire)
(Ascenseur|L'ascenseur|Le sauna|Le jacuzzi) (en panne|hors service) (tout le séjour|depuis des semaines paraît-il|), (aucune info|aucune compensation|)
(Equipements|Les équipements|Installations) (vieillissants|vétustes|hors d'âge|pas entretenus), (pas dignes de la catégorie|rien ne fonctionne|tout est à refaire)
# stay prix + plain
(Bon|Très bon|Excellent|Super) rapport qualité(-| |/)prix (, (rare dans le coin|surtout hors saison|pour la région|on en a pour son argent|je recommande)|pour (un week-end|une étape|le secteur)|)
(Prix|Le prix est|Tarif) (correct|raisonnable|très correct|honnête) (pour (la qualité|ce que c'est|la saison|la région)|compte tenu (de l'emplacement|des prestations)|)
(Pas cher|Pas cher du tout|Prix imbattable) (pour (ce qu'on a|la prestation|le coin)|), (difficile de trouver mieux|content~|bonne surprise)
$night € (la nuit|pour deux) (petit déjeuner compris|), (ça les vaut|rien à dire|c'est correct|honnête pour le coin)
# stay prix - plain
(Trop cher|Beaucoup trop cher|Cher|Hors de prix) (pour (ce que c'est|la prestation|la qualité|le confort)|), ($night € la nuit|on trouve mieux pour moins|ça ne les vaut pas|abusé)
(Rapport qualité prix|Le rapport qualité-prix est) (mauvais|pas bon|très moyen|pas du tout au rendez-vous)(, (il y a mieux ailleurs|$night € pour ça|je m'attendais à mieux)|)
(Tout est|Tout se paie|Tout) en supplément : (parking, serviettes, wifi|le parking, le chien, le petit déj|draps, ménage), (on s'y perd|ça finit par chiffrer|trop cher au final)
# hotel,location,collectif acces + plain
(Parking|Grand parking|Parking privé) (gratuit|sur place|juste devant|facile|fermé), (pratique|appréciable|un vrai plus|on s'est garé[s/~/s] sans problème)
(Facile d'accès|Très facile à trouver|Accès facile), (bien indiqué|près de la (route|sortie)|parking devant|même de nuit)
# hotel,location,collectif acces - plain
(Parking|Le parking) (payant et cher|minuscule|toujours plein|à 500 m|inexistant), (galère pour se garer|on a tourné (20|30) minutes|pas précisé sur l'annonce)
(Accès|L'accès est) (compliqué|difficile|mal indiqué) (, (le gps se perd|aucun panneau|rue très étroite)|surtout la nuit|) et (nulle part où se garer|parking trop petit)
# hotel,location,camping numerique + plain
(Wifi|Le wifi|Bon wifi,) (rapide|qui marche bien|stable|gratuit et rapide|impeccable) (partout|même en visio|)
# hotel,location,camping numerique - plain
(Wifi|Le wifi|Internet) (nul|inutilisable|qui coupe sans arrêt|très lent|ne passe pas|en panne pendant (tout le|le) séjour)(, (embêtant|impossible) (pour travailler|d'ouvrir ses mails)|, et pas de réseau non plus|)
# hotel,location,collectif ambiance + plain
(Cadre|Lieu|Endroit|Un lieu) (magnifique|agréable|charmant|très joli|plein de charme|chaleureux) (, (on s'y sent bien|reposant|bien décoré|dépaysant)|)
(Maison|Bâtiment|Demeure|Établissement) (de charme|de caractère|avec du cachet)(, (déco soignée|ambiance familiale|on s'y sent bien)|)
(Ambiance|Atmosphère|L'ambiance est) (familiale|conviviale|cosy|détendue|chaleureuse)
# hotel,location,collectif ambiance - plain
(Aucun charme|Sans charme|Ambiance triste|Lieu sans âme|Endroit triste)(, (déco (vieillotte|froide)|on n'a pas envie d'y rester)|)
`;
