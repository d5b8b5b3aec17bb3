/** Rentals: gîtes, flats, chalets, guest rooms. */
export const frenchRentals = `
# location accueil +
Propriétaires charmants, discrets et de bon conseil.
$hostess est adorable et répond très vite.
Un gâteau maison nous attendait sur la table.
Des œufs du poulailler le premier soir, quelle bonne surprise.
Remise des clés toute simple, explications claires.
?famille Lit bébé et chaise haute installés avant notre arrivée.
On se sent invité plutôt que client.
Les propriétaires habitent à côté et on ne les entend jamais.
?chambre-hotes Les discussions du soir avec nos hôtes sont un beau souvenir.
Communication parfaite du début à la fin.
Un petit carnet d'adresses fait par la propriétaire, très utile.
?chambre-hotes $hostess reçoit avec le cœur.
# location accueil -
Propriétaire injoignable en cas de problème.
Personne à notre arrivée et un code qui ne marche pas.
État des lieux tatillon, à la petite cuillère près.
Caution rendue au bout de cinq relances.
Aucun accueil, on se débrouille.
?!chambre-hotes Liste de consignes scotchée partout, même dans les toilettes.
# location accueil ~
?!chambre-hotes La boîte à clés n'est pas facile à trouver de nuit.
?!chambre-hotes Les consignes de ménage au départ sont un peu longues.
L'arrivée à 17 h, c'est un peu tard.
# location proprete +
Logement impeccable à notre arrivée.
Très propre, jusque dans les placards.
?!chambre-hotes Vaisselle propre, frigo propre, rien à relaver.
Linge frais et parfumé, salle de bain nickel.
Propreté parfaite.
La maison sentait bon le propre et un peu la lavande.
# location proprete -
Le ménage n'avait pas été fait avant nous.
?!chambre-hotes Plaques grasses et frigo douteux.
Poussière partout et odeur de renfermé.
Salle de bain sale, évacuation bouchée.
Draps pas nets.
# location proprete ~
Le dessous des meubles aurait besoin d'un coup d'aspirateur.
Les vitres étaient un peu sales.
Quelques fourmis dans la cuisine, c'est la campagne.
# location chambre +
Literie excellente, on a tous bien dormi.
?!appartement Chambres fraîches malgré la chaleur, les murs sont épais.
Jolie décoration, on sent la maison de famille.
?famille Chaque enfant avait sa chambre, le luxe.
?appartement Canapé-lit confortable, je le note car c'est rare.
?chambre-hotes Chambre ravissante avec un lit immense.
?chalet Chambre sous les toits, ça sent le bois.
# location chambre -
Le canapé-lit est une torture.
Matelas en fin de vie, dos en compote.
Pas de volets dans la chambre, debout à 5 h 30.
Il faisait très chaud sous les combles.
# location chambre ~
Les matelas sont un peu mous.
?!appartement,!chambre-hotes L'escalier vers les chambres est raide.
# location calme +
Très calme, on entend juste les oiseaux.
Un silence incroyable la nuit.
?!appartement Pas un vis-à-vis, pas un bruit.
Endroit idéal pour se reposer.
Nuits paisibles, fenêtres ouvertes.
# location calme -
?appartement On entend les voisins du dessus marcher à toute heure.
Le chien d'à côté aboie du matin au soir.
?appartement Appartement au-dessus d'un bar, ce n'est écrit nulle part.
Les cloches, les tondeuses, les scooters, on n'a pas eu de chance.
# location calme ~
?appartement On entend un peu les voisins.
Le coq est matinal, on vous aura prévenus.
# location equipements +
?!chambre-hotes Cuisine très bien équipée.
?!chambre-hotes Il ne manque rien, même pas les épices.
?pool La piscine est un vrai bonheur.
?!winter,!chambre-hotes Terrasse agréable avec barbecue.
?winter Poêle à bois et réserve de bûches, parfait.
?famille,!appartement Jardin clos avec balançoire, les enfants étaient dehors toute la journée.
?!chambre-hotes Lave-linge, lave-vaisselle, jeux de société, tout y est.
?!chambre-hotes Machine à café et quelques dosettes pour le premier matin.
# location equipements -
?!chambre-hotes Cuisine sous-équipée pour le nombre de couchages.
?!chambre-hotes Lave-linge en panne toute la semaine.
?pool Piscine verte à notre arrivée.
Le barbecue annoncé n'existe pas.
Plus d'eau chaude après deux douches.
# location equipements ~
?!chambre-hotes Il manquait une passoire et un saladier, on a improvisé.
Le ballon d'eau chaude est un peu juste.
?!chambre-hotes Un étendage de plus serait utile.
# location emplacement +
?lake Emplacement idéal à deux pas de l'eau.
?village Tout se fait à pied depuis le logement.
?!village,!appartement En pleine nature, dépaysement total.
Parfait pour visiter la région.
?view La vue depuis la terrasse est superbe.
?!lake Bien placé, au calme et pas loin $dulac.
# location emplacement -
Bien plus loin de tout que ce que dit l'annonce.
?!village Pas un commerce à dix kilomètres, il faut le savoir.
La vue $onlake, oui, en se penchant.
# location emplacement ~
?!village Il faut la voiture pour tout.
Le chemin pour arriver est un peu raide.
# location petit_dejeuner +
Petit-déjeuner maison délicieux et généreux.
Le gâteau du matin change chaque jour.
Tout est fait maison au petit-déjeuner, même les yaourts.
# location petit_dejeuner -
Petit-déjeuner un peu chiche pour le prix.
Café soluble et pain de mie, dommage.
# location petit_dejeuner ~
Le petit-déjeuner varie peu sur quatre jours.
`;
