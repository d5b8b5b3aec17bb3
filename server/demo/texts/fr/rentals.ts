/** Rentals: gîtes, flats, chalets, guest rooms. */
export const frenchRentals = `
# location accueil + tale
$hostess nous attendait avec une tarte encore chaude, alors qu'on avait deux heures de retard. Elle nous a montré la maison, puis elle a disparu. Présente quand il faut, invisible le reste du temps, c'est un art.
On a échangé une dizaine de messages avant de venir, j'avais mille questions. Réponse à chaque fois, avec des photos, et même la marque de la cafetière. Je me suis senti attendu.
Le propriétaire est passé le deuxième jour avec un panier de tomates et l'air de s'excuser. On l'a gardé pour l'apéro. Il nous a raconté comment il a remonté les murs un par un.
?winter Le poêle, je n'avais jamais allumé ça de ma vie. Le propriétaire a pris une demi-heure pour m'apprendre, sans se moquer, et il est repassé le lendemain voir si on avait froid.
?famille $hostess avait sorti du grenier les jouets de ses propres enfants, une ferme en bois, des livres. Nos deux petits n'ont pas réclamé un écran. Je crois qu'ils l'appellent mamie maintenant.
?chambre-hotes Le soir on prend un verre avec $hostess et son mari, qui ont tout quitté il y a dix ans pour ouvrir la maison. On les a écoutés jusqu'à minuit en se disant : et nous ?
?chambre-hotes On connaissait les chambres d'hôtes où il faut faire la conversation. Ici on sent qu'on peut aussi rester dans son coin avec un livre. $hostess devine ce que chacun veut.
Panne d'eau chaude le dimanche matin. Un message, et le voisin bricoleur était là avant que le café soit passé. On n'a pas eu le temps de s'énerver.
?dogs Notre chienne est vieille et un peu sale, avouons-le. On nous avait laissé une serviette à son nom. Qui fait ça ?
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
# location accueil - tale
La boîte à clés était vide. On a appelé, on a laissé des messages, on a mangé sur le capot. A 21 h quelqu'un est arrivé en disant qu'il nous attendait demain.
Le propriétaire est passé trois fois en quatre jours, toujours pour « vérifier un truc ». La dernière fois j'étais en serviette. On est venu chercher du calme et on a eu un surveillant.
On nous a retenu 40 € sur la caution pour un verre. Un verre. Du supermarché. J'ai proposé d'en racheter six, ça n'a pas suffi.
Quand le chauffe-eau a lâché, la propriétaire nous a dit qu'elle était en vacances elle aussi. On a fait chauffer des casseroles pendant deux jours, comme ma grand-mère.
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
# location proprete + tale
J'ouvre toujours le four en arrivant dans une location, déformation familiale. Il brillait. Le frigo aussi, et derrière les radiateurs. La personne qui fait ce ménage mérite une médaille.
# location proprete +
Logement impeccable à notre arrivée.
Très propre, jusque dans les placards.
?!chambre-hotes Vaisselle propre, frigo propre, rien à relaver.
Linge frais et parfumé, salle de bain nickel.
Propreté parfaite.
La maison sentait bon le propre et un peu la lavande.
# location proprete - tale
?!chambre-hotes On a passé la première soirée à relaver la vaisselle du placard, les assiettes collaient entre elles. Et au départ on nous compte 70 € de ménage. Lequel ?
Des toiles d'araignées aux fenêtres, du sable dans la douche, des miettes dans le canapé. Les précédents avaient bien profité, au moins. On a envoyé des photos, pas de réponse.
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
# location chambre - tale
Annoncé pour six, et c'est vrai qu'on peut allonger six personnes. Deux dans le passage, deux sur un clic-clac qui penche. A quatre adultes on s'est marché dessus toute la semaine.
# location chambre -
Le canapé-lit est une torture.
Matelas en fin de vie, dos en compote.
Pas de volets dans la chambre, debout à 5 h 30.
Il faisait très chaud sous les combles.
# location chambre ~
Les matelas sont un peu mous.
?!appartement,!chambre-hotes L'escalier vers les chambres est raide.
# location calme + tale
?!appartement La première nuit, ma femme m'a réveillé pour me demander si j'entendais. Quoi ? Rien, justement. On a fini par s'y faire.
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
# location equipements + tale
?!chambre-hotes Il y a un couteau qui coupe. Et un tire-bouchon, du sel, de l'huile, un torchon propre. Ceux qui louent souvent comprendront mon émotion.
?!chambre-hotes,!winter Terrasse plein sud, grande table, barbecue : on n'a pas mangé une seule fois à l'intérieur. Le soir on a joué aux cartes avec la lampe qui attirait tous les papillons du canton.
?pool La piscine n'est rien qu'à vous, on l'a compris le premier matin en y allant en pyjama. On n'a presque rien visité de la région, j'ai un peu honte.
# location equipements +
?!chambre-hotes Cuisine très bien équipée.
?!chambre-hotes Il ne manque rien, même pas les épices.
?pool La piscine est un vrai bonheur.
?!winter,!chambre-hotes Terrasse agréable avec barbecue.
?winter Poêle à bois et réserve de bûches, parfait.
?famille,!appartement Jardin clos avec balançoire, les enfants étaient dehors toute la journée.
?!chambre-hotes Lave-linge, lave-vaisselle, jeux de société, tout y est.
?!chambre-hotes Machine à café et quelques dosettes pour le premier matin.
# location equipements - tale
?!chambre-hotes Deux casseroles, trois verres pour quatre, et un couteau de dînette. On a acheté une poêle au supermarché. On l'a laissée, ça fera au moins une chose dans le placard.
?!chambre-hotes L'eau chaude tient deux douches. On était cinq. On a fait un planning, avec des disputes, en vacances.
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
# location emplacement + tale
?lake Trois minutes à pied jusqu'à l'eau, par un petit chemin derrière la maison que personne ne connaît. On y allait avant le petit-déjeuner et après le dîner. Les touristes, on les regardait arriver en voiture.
?!lake,!village,!appartement On est au bout d'un chemin, entre un pré et un bois. Le facteur klaxonne en partant. Pour le pain il faut rouler, et au retour on se sent comme des gens d'ici.
?village La boulangerie est en face et la boulangère nous a appelés par notre nom dès le troisième jour. Marché le (jeudi|samedi), fontaine, église. On a vécu une semaine de village.
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
# location petit_dejeuner + tale
Le petit-déjeuner de $hostess est un spectacle : yaourts maison, gâteau différent chaque jour, confiture de mirabelles. On s'était dit qu'on irait marcher à 9 h. On partait à 11.
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
