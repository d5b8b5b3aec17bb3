/** Rooms, breakfast, equipment and dinner of lodgings. */
export const frenchRooms = `
# hotel chambre +
(Notre chambre|La chambre) ($room) était (spacieuse|toute refaite|lumineuse), (avec un lit très confortable|literie parfaite|avec une belle salle de bain)
- Literie (au top|excellente|digne d'un grand hôtel), (on n'avait pas aussi bien dormi depuis longtemps|ni trop dure ni trop molle|mon dos dit merci)
(Jolie|Belle) chambre (décorée avec goût|sous les toits|à l'ancienne mais avec tout le confort), (on s'y sent bien|beaucoup de charme)
?view La vue (sur $lake|sur les toits|sur les montagnes) depuis (la chambre|le balcon), (à elle seule elle vaut le voyage|on a ouvert les rideaux et on est restés là sans rien dire|rien que pour ça on revient)
?view,lake Petit café sur le balcon face $tolake au lever du jour, (le bonheur|moment hors du temps)
?famille La chambre familiale est (vraiment bien pensée|grande), les (enfants|deux petits) (avaient leur coin à eux|étaient aux anges sur la mezzanine)
?famille [Nos/Mes/Nos] enfants ($age ans et un bébé) dormaient dans une alcôve séparée, (enfin un hôtel qui comprend les familles|parfait)
Salle de bain (moderne|toute neuve) avec (une vraie douche à l'italienne|une pression parfaite|de l'eau bien chaude), (appréciable après la marche|ça fait plaisir)
Chambre (petite mais très bien agencée|pas immense mais fonctionnelle), (rien ne manque|tout est bien pensé)
[Nous avons été surclassés/J'ai été surclassé~/On a été surclassés] (sans rien demander|avec gentillesse) dans une chambre (avec terrasse|plus grande)
?old Le bâtiment est ancien mais les chambres ont été (rénovées avec goût|refaites), (un bon compromis|mélange réussi)
Climatisation (silencieuse|efficace), (indispensable avec les $degrees degrés de ce week-end|un vrai plus), rideaux bien occultants
?affaires Un vrai bureau, (des prises là où il faut|une bonne lampe), une literie ferme : (de quoi travailler et dormir|parfait pour un déplacement)
Grand lit, (oreillers au choix|couette moelleuse), on (s'enfonce dedans|n'avait plus envie de se lever)
# hotel chambre -
Chambre $room (minuscule|sombre|qui sent le tabac froid), (on ne pouvait pas ouvrir les deux valises|lit collé au mur), rien à voir avec les photos
(Matelas|Literie) (à changer d'urgence|défoncé|qui creuse au milieu), [nous avons/j'ai/on a] mal au dos (depuis|encore aujourd'hui)
La (climatisation|clim) (ne marchait pas|faisait un bruit de tracteur), $degrees degrés dans la chambre, (invivable|on n'a pas fermé l'œil)
?winter (Chauffage en panne|Radiateur tiède), on [nous/m'/nous] a prêté un petit soufflant pour (toute la chambre|la nuit)
Décor (des années 80|fatigué|d'une tristesse absolue) : (papier peint qui se décolle|moquette brûlée|rideau déchiré), (un rafraîchissement s'impose|il est temps de rénover)
La douche (fuit|est minuscule), (eau tiède dans le meilleur des cas|rideau qui colle à la peau), (à 7 h plus d'eau chaude du tout|on croit rêver)
[Nous avions/J'avais/On avait] réservé (une chambre avec vue|un lit double|une chambre familiale) et on [nous/m'/nous] a donné (une vue sur le parking|deux lits simples|une chambre pour deux avec un lit pliant)
Prise arrachée, (ampoule grillée|télé en panne|volet cassé), (personne n'est venu voir|signalé le premier soir, rien de fait)
?famille Pour quatre, la chambre dite familiale c'est (une plaisanterie|un lit double et un canapé défoncé)
# hotel chambre ~
(la chambre est un peu petite|les oreillers sont un peu mous|le lit grince un peu)
la décoration (date un peu|mériterait un coup de neuf)
il (manque une bouilloire|manque un frigo|n'y a qu'une seule prise près du lit) dans la chambre
la douche est (étroite|un peu juste pour les grands gabarits)
?summer (il faisait chaud sous les toits|pas de clim, un ventilateur aurait été bienvenu)
le rideau (laisse passer la lumière dès 6 h|n'occulte pas bien)
# hotel chambre b+
(chambre|literie) (confortable|spacieuse|au top)
(bonne|excellente) literie
chambre (cosy|bien équipée|rénovée avec goût)
?view,lake vue superbe sur $lake
lit (immense|très confortable)
# hotel chambre b-
(chambre vieillotte|literie fatiguée|chambre minuscule)
pas de clim
douche (étroite|qui fuit)
chambre sombre
# location chambre +
(Les chambres sont|La chambre est) (cosy|joliment décorée|agréable), (literie récente|lits bien confortables|avec de bons matelas)
- Literie (excellente|impeccable), (on a tous bien dormi|rare dans un gîte|un vrai plus)
(L'espace nuit|Le coin nuit) est (bien séparé|calme et sombre), (parfait pour les lève-tard|grasse matinée garantie)
Décoration (soignée|pleine de charme), (pierres apparentes et poutres|on sent la maison de famille|mélange d'ancien et de moderne)
?famille Chaque enfant avait (sa chambre|son lit à barreaux ou son lit superposé), (le luxe|vacances reposantes pour tout le monde)
# location chambre -
(Matelas en fin de vie|Le canapé-lit est une torture|Sommier qui grince à chaque mouvement), (dos en compote|on a fini par terre)
Annoncé pour (six|huit), mais (deux couchages sont dans le passage|deux dorment sur un clic-clac dans la cuisine), (à savoir|inacceptable à ce prix)
Pas de (volets|rideaux) dans la chambre, (réveil à 5 h 30 garanti|lampadaire dans les yeux toute la nuit)
Il faisait (14 degrés dans les chambres à l'arrivée|$degrees degrés sous les combles), (aucun moyen de régler|personne ne nous avait prévenus)
# location chambre ~
les matelas sont un peu (mous|fermes à notre goût)
l'escalier vers la chambre est (raide|assez raide, attention avec des petits)
le canapé-lit (n'est pas génial pour une semaine|dépanne, sans plus)
# location chambre b+
literie (confortable|impeccable)
(jolie déco|chambres cosy|bons lits)
# location chambre b-
(matelas fatigués|canapé-lit inconfortable)
# collectif chambre +
Dortoir (propre et bien pensé|de six très correct), avec (une prise et une lampe par lit|un rideau et un casier chacun), (malin|ça change tout)
?refuge Couchage (simple mais confortable|sous les combles), (couettes bien chaudes|on dort comme une pierre après 1 200 m de dénivelé)
?village-vacances Logement (fonctionnel|spacieux) avec (une petite terrasse|vue sur les montagnes), lits faits à l'arrivée
# collectif chambre -
Lits superposés qui (grincent|tanguent), matelas (en plastique|fins comme une galette), (nuit difficile|on n'a pas dormi)
Dortoir (surchauffé|sans aucune aération), (douze à ronfler|odeur de chaussettes), (bon courage|pas de casier pour les affaires)
# collectif chambre ~
(les oreillers sont un peu plats|la lumière du couloir reste allumée la nuit)
dans le dortoir, pensez aux bouchons d'oreilles
# collectif chambre b+
dortoir (propre|confortable|bien aménagé)
# collectif chambre b-
(dortoir bruyant|matelas trop minces)
# hotel,collectif petit_dejeuner +
(Le petit-déjeuner est|Petit-déjeuner) (copieux et varié|royal|une merveille), avec (des confitures maison|du fromage du coin|des viennoiseries encore tièdes|un miel incroyable)
Au petit-déjeuner, (les œufs sont cuits à la demande|la brioche est faite maison|le jus d'orange est pressé devant vous), (on s'est régalés|un délice|on en redemande)
Buffet du matin (bien garni|très complet) : (salé, sucré, il y en a pour tous les goûts|charcuterie, yaourts fermiers, fruits frais)
?lake (Petit-déjeuner|Le petit-déj) en terrasse (face $tolake|avec vue $onlake), (un pur moment de vacances|le meilleur réveil qui soit)
?famille Les enfants (ont dévoré les crêpes|se souviennent surtout des gaufres) du matin
- Très bon (petit-déjeuner|petit-déj) avec (des produits locaux|du vrai pain), (servi jusqu'à 10 h 30, appréciable|et un café digne de ce nom)
?affaires Petit-déjeuner dès 6 h 30, (pratique quand on part tôt|complet et rapide)
# hotel,collectif petit_dejeuner -
Le petit-déjeuner (à $small€ de plus que prévu|facturé 14 €) (ne les vaut pas|se résume à un croissant sec et un jus chimique), (on est allés à la boulangerie le lendemain|du vol)
A 9 h il n'y avait plus (de pain|de jus|ni fruits ni yaourts) au petit-déjeuner et (personne pour réapprovisionner|on nous a dit que c'était fini)
Petit-déjeuner (indigne|très décevant) : (café lyophilisé|pain de la veille|fromage sous plastique), (aucun produit du coin|tout est industriel)
Il faut faire la queue $shortmin minutes (pour un café à la machine|devant le grille-pain), salle (bondée|trop petite) au petit-déjeuner
# hotel,collectif petit_dejeuner ~
le (petit-déjeuner|buffet du matin) (manque de fruits frais|manque un peu de choix pour le salé|est un peu cher)
le café du petit-déjeuner (sort d'une machine, dommage|n'est pas terrible)
la salle du petit-déjeuner est (vite pleine après 9 h|un peu bruyante)
# hotel,collectif petit_dejeuner b+
(excellent|bon|super) petit-déjeuner
petit-déjeuner (copieux|varié|maison|top)
# hotel,collectif petit_dejeuner b-
petit-déjeuner (décevant|trop cher|industriel|sans choix)
# location petit_dejeuner +
Le petit-déjeuner de $hostess : (yaourts maison, gâteau du matin, confiture de mirabelles|brioche, œufs du poulailler et six confitures), (on ne mange plus jusqu'au soir|un festin)
Petit-déjeuner (servi dans le jardin|pris près de la cheminée), tout est maison (ou presque|), (délicieux|un régal)
# location petit_dejeuner -
Le petit-déjeuner est (vraiment chiche|compté au plus juste), (une biscotte et demie chacun|deux tranches de pain et un café soluble)
# location petit_dejeuner ~
le petit-déjeuner est toujours le même, sur quatre jours on s'en lasse
# location petit_dejeuner b+
petit-déjeuner maison (délicieux|généreux)
# location petit_dejeuner b-
petit-déjeuner un peu chiche
# hotel equipements +
?pool La piscine (est un vrai plus|bien chauffée est un bonheur|est propre et jamais bondée), (les transats ne manquent pas|idéale au retour de balade)
?pool,famille Les enfants (ont passé leur vie|étaient toute la journée) dans la piscine, [nous/je/nous] sur un transat : (vacances réussies|chacun son bonheur)
Le petit (sauna|spa) (en accès libre|sur réservation) [nous/m'/nous] a (fait un bien fou après la rando|remis d'aplomb)
?lift L'ascenseur et la rampe d'entrée (facilitent la vie|sont bien pratiques) (avec une poussette|pour ma mère qui marche mal|quand on a de gros sacs|après une opération du genou)
Local à vélos (fermé|sécurisé) avec de quoi (recharger|laver) les vélos, (super pour nous qui faisions le tour $dulac|bien vu)
?garden Le jardin est (ravissant|un havre de paix), avec (des chaises longues sous le tilleul|un petit bassin|des coins à l'ombre)
# hotel equipements -
?pool Piscine (fermée sans explication|verdâtre|glaciale), alors que c'était (la raison de notre choix|indiqué partout), (remboursement refusé|aucun geste)
?!lift Pas d'ascenseur, (troisième étage avec les valises|rien de précisé à la réservation), (personne pour aider|compliqué avec mes genoux)
Spa « inclus » mais (en maintenance|à réserver deux jours avant), (on n'en a pas vu la couleur|publicité mensongère)
Tout est (fatigué|vétuste) : (télé minuscule|ascenseur en panne|sèche-cheveux hors service), (on attend mieux d'un tel établissement|c'est d'un autre temps)
# hotel equipements ~
?!lift (pas d'ascenseur|l'absence d'ascenseur se fait sentir), il faut voyager léger
?pool la piscine (ferme à 19 h, un peu tôt|est plus petite que sur les photos)
(il manque un petit salon pour se poser le soir|un distributeur de boissons serait bienvenu)
# hotel equipements b+
?pool (belle piscine|piscine chauffée au top)
?garden joli jardin
(local à vélos sécurisé|sauna bien agréable)
# hotel equipements b-
?!lift pas d'ascenseur
?pool piscine (fermée|trop petite)
(équipements vieillissants|chambre sans bouilloire)
# location equipements +
La cuisine est (hyper équipée|très bien équipée), (il ne manque ni un couteau qui coupe ni un tire-bouchon|on a pu cuisiner tous les soirs|même le sel et l'huile étaient là)
?pool La piscine (privée |)(est géniale|nous a sauvés pendant la canicule), (difficile d'en sortir les enfants|on y était matin et soir)
Lave-vaisselle, (poêle à bois, jeux de société|lave-linge, machine à café), (tout y est|rien à prévoir à part ses courses)
?winter Le poêle à bois (chauffe toute la maison|le soir, un bonheur), avec du bois (à volonté|sec en quantité)
Terrasse (plein sud|bien exposée) avec barbecue, (on y a pris tous nos repas|on y a passé nos soirées)
?famille (Balançoire et trampoline|Le jardin clos), (les enfants n'ont pas touché à la tablette de la semaine|parfait avec un petit de $age ans)
# location equipements -
(Cuisine sous-équipée|Trois casseroles cabossées) : (pas une passoire|deux verres pour quatre|couteaux qui ne coupent pas|four en panne), (difficile de cuisiner|resto tous les soirs)
Le lave-linge (fuit|est en panne), la télé (ne capte rien|ne s'allume pas), (chaque jour sa surprise|et personne ne bouge)
Le barbecue promis (n'existe pas|est rouillé), et (le jardin « privatif » est partagé avec trois logements|la terrasse donne sur le tas de bois du voisin)
L'eau chaude (s'arrête après deux douches|met dix minutes à venir), à (quatre|cinq) c'est (ingérable|chacun son jour)
# location equipements ~
il manquait (une passoire et un saladier|un grille-pain|un sèche-cheveux|un étendage) dans le logement
(le ballon d'eau chaude est un peu juste à quatre|la plaque met du temps à chauffer)
# location equipements b+
cuisine (bien équipée|très complète)
?pool piscine au top
(terrasse ensoleillée|tout le confort nécessaire|super équipement)
# location equipements b-
(cuisine mal équipée|vaisselle dépareillée|lave-linge en panne)
# collectif equipements +
?!refuge Cuisine commune (grande et bien rangée|où chacun a sa place), (on y fait de belles rencontres|pratique quand on voyage petit budget)
?village-vacances La piscine et (la salle de jeux|le terrain multisports) ont (occupé nos ados|fait le bonheur de tous)
?refuge Séchoir à chaussures, (douche chaude à 1 900 m|bibliothèque et jeux), (du luxe à cette altitude|on n'en revenait pas)
# collectif equipements -
(Deux douches pour trente|Trois prises pour tout le dortoir), (file d'attente matin et soir|chacun attend son tour)
# collectif equipements ~
il n'y a pas beaucoup de douches pour tout le monde
# collectif equipements b+
(salle commune conviviale|bon équipement)
# collectif equipements b-
pas assez de douches
# hotel,collectif restauration +
Le dîner (pris sur place|au restaurant de l'hôtel) (était un régal|vaut le détour), (surtout $thedish|mention pour le dessert|cuisine simple et juste)
?refuge La soupe du soir, (la polenta|la tarte aux myrtilles) : (tout est fait là-haut|quel bonheur après la montée)
Demi-pension (très correcte|sans regret), (menu différent chaque soir|portions généreuses|on mange local)
?hotel [Nous avons dîné/J'ai dîné/On a dîné] sur place deux soirs de suite, (tellement c'était bon|$thedish est à tomber)
# hotel,collectif restauration -
Dîner (insipide|tiède et sans goût), (portions ridicules|légumes surgelés), (à $price € le menu, merci bien|la demi-pension est à éviter)
Au restaurant de l'établissement, (trois plats rayés de la carte|service en $longmin minutes), (on a fini par un plateau de fromage|mieux vaut aller au village)
# hotel,collectif restauration ~
la carte du restaurant est un peu courte
les portions du soir sont (un peu justes pour des marcheurs|un peu petites)
# hotel,collectif restauration b+
(bonne table|dîner excellent|cuisine maison)
# hotel,collectif restauration b-
(restaurant décevant|dîner quelconque)
`;
