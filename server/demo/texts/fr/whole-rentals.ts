/** Whole reviews of rented homes, guest rooms, refuges and holiday villages: most are a sentence or two. */
export const frenchWholeRentals = `
# location flow good
@proprete+ Logement (très propre|impeccable), rien à redire
@proprete+ Ça sent le propre en arrivant, (c'est agréable|on pose les valises et on respire)
@accueil+ Propriétaire (très gentil|adorable), il nous attendait
?!chambre-hotes @accueil+ Boîte à clés, simple. Et quand j'ai appelé pour le chauffage (réponse dans les cinq minutes|on m'a répondu tout de suite)
?!chambre-hotes @equipements+ Cuisine vraiment équipée, (on peut cuisiner pour de vrai|même une cocotte)
?!chambre-hotes @equipements+ Il ne manque rien, (ni les épices ni le café|même pas les dosettes)
?!chambre-hotes,good @equipements- Il manquerait juste (un lave vaisselle|une grande casserole). Sinon parfait
?!chambre-hotes,good @equipements- Cafetière à revoir, (on a bu du thé|j'ai fini au bar). Très bon séjour
?gite @chambre+ Gîte (spacieux|bien plus grand qu'on pensait), chacun son coin
?gite @calme+ Au bout du chemin, (pas une voiture|aucun bruit), exactement ce qu'on voulait
?gite,famille Les enfants ont passé la semaine (dehors|avec les poules), nous sur la terrasse
?gite,famille @equipements+ Lit bébé, chaise haute, barrière dans l'escalier, (tout y est|on n'a rien eu à emmener)
?gite,groupe @chambre+ On était (douze|quatorze), une salle de bain par chambre, le luxe
?gite,winter @equipements+ Le poêle est une merveille, (bois fourni|et le bois est fourni)
?gite,good @numerique- Pas de réseau ni wifi, (les ados ont survécu|reposant finalement)
?gite,good @acces- Le GPS se perd, suivez les explications du propriétaire. (Très beau gîte|On y est bien)
?gite,together @ambiance+ Grande table, cheminée, (on n'est pas sortis|soirées au top)
?gite,amis On réserve déjà pour l'an prochain !
?gite,garden @equipements+ Jardin clos, (parfait pour le chien|le chien a couru toute la semaine)
?gite Conforme (aux photos|à l'annonce), ça fait plaisir
?appartement @emplacement+ Tout à pied, (la voiture n'a pas bougé|on a oublié la voiture).
?appartement,!lift,good @acces- Troisième sans ascenseur, (voyagez léger|avec les valises ça pique), mais bel appart
?appartement @chambre+ Petit mais (bien pensé|bien agencé), on ne se marche pas dessus
?appartement,good @calme- Un peu de bruit (le soir en terrasse|des voisins du dessus), rien de méchant
?appartement,parking @acces+ Une place de parking en plein centre, (ça n'a pas de prix|quel confort)
?appartement,good @acces- Se garer c'est (la galère|compliqué), prenez le parking payant. L'appart est top
?appartement,view @chambre+ Le balcon, la vue, (le café le matin|).
?appartement,solo Très bien pour une personne seule, (j'y reviendrai pour le travail|calme et bien chauffé)
?chambre-hotes @petit_dejeuner+ Confitures maison et (gâteau différent chaque matin|yaourts de la ferme), un délice
?chambre-hotes @accueil+ $hostess (nous a reçus comme des amis|est une crème), merci !
?chambre-hotes @accueil+ On discute, on rit, et on sait nous laisser tranquilles.
?chambre-hotes @restauration+ Prenez la table d'hôtes, (tout vient du jardin|on s'est régalés)
?chambre-hotes @chambre+ Chambre décorée avec (goût|beaucoup de goût), lit très confortable
?chambre-hotes,couple @calme+ Deux nuits (hors du temps|de repos), on avait oublié le téléphone
?chambre-hotes,good @petit_dejeuner- Petit déjeuner à (8 h 30|9 h) seulement, un peu tard pour nous. Maison superbe
?chambre-hotes,good @prix- Pas donné, mais (le petit déjeuner est un festin|on comprend en arrivant)
?chambre-hotes,old @ambiance+ Vieille maison pleine de (livres|charme), on s'y sent bien
?chalet,winter @equipements+ Local à skis chauffé, (chaussures sèches le matin|rien que pour ça)
?chalet,view @emplacement+ La vue depuis la terrasse !!
?chalet,good @acces- Montée raide l'hiver, (chaînes obligatoires|mettez les pneus neige). Le chalet est super
?pool @equipements+ La piscine rien que pour nous, (un rêve|on y était matin et soir)
?lake @emplacement+ Le lac au bout du jardin...
?dogs @accueil+ Notre chien était attendu avec (des friandises|une gamelle), touchant
?couple @chambre+ Petit nid parfait à deux
?famille Maison idéale pour les cousins, (on a tous tenu|personne n'a dormi par terre)
?affaires @numerique+ Bonne connexion et (un vrai bureau|une vraie table), j'ai pu travailler
@chambre+ Literie (excellente|très bonne), c'est rare en location
@calme+ Très calme
?!affaires @prix+ Bon prix pour (la semaine|un long week-end)
?good @prix- Le forfait ménage est un peu (cher|exagéré) mais logement parfait
?good @proprete- Quelques toiles d'araignées, (c'est la campagne|rien de grave)
?weekend Un week-end trop court, (on reviendra|à refaire)
?aurelle @emplacement+ Départ de rando devant la porte
?summer @equipements+ Murs épais, (frais même en pleine canicule|on dort au frais)
?spring,garden Le jardin en fleurs au mois de mai, (quel bonheur|superbe)
?autumn Feu de cheminée et (champignons|balades), la bonne saison
?woman,solo Seule pour écrire, (j'ai eu la paix|aucun bruit pendant huit jours)
?village @emplacement+ La boulangerie en face, (dangereux|croissants tous les matins)
?top Parfait de A à Z
?top @accueil+ On ne fait pas mieux comme hôtes
On reviendra, (c'est sûr|promis)
?good Très bien malgré la pluie
A recommander (les yeux fermés|).
?good,together @equipements- Télé (capricieuse|en panne) mais on n'était pas là pour ça
# collectif flow good
?refuge @accueil+ Gardien (en or|super sympa), il connaît la montagne par cœur
?refuge @restauration+ La soupe et la tarte aux myrtilles en arrivant, (le bonheur|ça requinque)
?refuge,good @calme- Dortoir, donc ronflements, (bouchons obligatoires|prenez des bouchons)
?refuge Le lever de soleil vaut tous les efforts
?refuge,good @equipements- Pas de douche, on le sait en montant
?auberge-jeunesse,solo @ambiance+ J'ai rencontré plein de gens, (cuisine commune super|soirée jeux tous les soirs)
?auberge-jeunesse @proprete+ Propre et (pas cher|bien situé)
?auberge-jeunesse,good @calme- Ça rentre tard (le week-end|le samedi) mais bonne ambiance
?village-vacances,famille @ambiance+ Clubs enfants au top, (on a redécouvert le mot vacances|animateurs en or)
?village-vacances,famille @restauration+ Buffets (variés|à volonté), même les difficiles ont mangé
?village-vacances,good @attente- Cohue au self à 19 h 30, (allez y tôt|venez à l'ouverture). Bonne semaine
?village-vacances,good @chambre- Chambres (basiques|vieillottes) mais on n'y est jamais
?groupe @accueil+ Accueil de groupe (rodé|parfait), repas prêts à l'heure
?groupe @equipements+ Belle salle pour (nos répétitions|nos réunions), au calme
@accueil+ Équipe (jeune et sympa|au top)
@prix+ Imbattable pour le prix
Très bon séjour
# location flow mixed
@proprete- Bien situé mais ménage (bâclé|à revoir)
?!chambre-hotes @equipements- Trois fourchettes pour quatre, (une seule poêle|pas de torchon). Le reste ça va
?gite @equipements- Gîte agréable mais (chauffage insuffisant|humide), prévoyez des pulls
?appartement @calme- Bien placé, trop bien, on entend tout (le bar|la rue)
?chambre-hotes @chambre- Accueil chaleureux, chambre (froide|un peu triste)
@chambre- Canapé lit (affreux|impossible), ceux du lit ont bien dormi
@prix- Correct mais (trop cher|150 euros de trop) pour la semaine
?pool @equipements- La piscine est partagée, (ce n'était pas dit|on l'apprend sur place)
@numerique- Wifi (annoncé mais inexistant|qui coupe sans arrêt)
Moyen, les photos sont flatteuses
# collectif flow mixed
?village-vacances @chambre- Animations super, chambres d'un autre âge
?refuge @accueil- Vue superbe, gardien (grognon|de mauvais poil)
?groupe @restauration- Bien pour dormir, repas (tristes|de cantine)
@proprete- Douches communes pas toujours propres
# location flow bad
@proprete- (Sale|Très sale). Draps tachés, frigo qui sent, j'ai tout relavé
@proprete- Moisissures dans la salle de bain, (mon fils est asthmatique|on toussait tous)
@accueil- Propriétaire injoignable (à l'arrivée|pendant deux jours), on a attendu dehors
@accueil- Elle entre sans frapper, (plusieurs fois|tous les matins). Très gênant
@prix- Caution gardée pour une rayure (qui était déjà là|sur une table de jardin). On a envoyé les photos de l'arrivée, elle ne répond plus. Faites un état des lieux filmé, c'est le seul conseil que je peux donner
?!chambre-hotes @equipements- Pas d'eau chaude (pendant trois jours|du séjour), le plombier doit passer soi disant
@chambre- Rien à voir avec les photos, (deux fois plus petit|c'est un sous-sol)
@calme- Discothèque juste en dessous, (bien sûr ce n'est pas écrit|fermeture à 5 h)
?appartement @acces- Sixième étage, ascenseur en panne, (personne n'a prévenu|avec un bébé)
?gite @equipements- Chauffage en panne en plein hiver, (un radiateur électrique pour tout le gîte|13 degrés le matin)
?chambre-hotes @petit_dejeuner- Pain de la veille et jus en brique, à ce prix là...
?chambre-hotes @accueil- On se sent de trop
?pool @equipements- Piscine (verte|vide), c'est pour elle qu'on avait réservé
@numerique- Télétravail impossible, (aucun réseau|wifi en panne) et l'annonce dit fibre
?famille @equipements- Escalier sans barrière, prises à nu, (dangereux avec un petit|pas fait pour des enfants)
?worst A fuir
Annonce mensongère
?worst @prix- Remboursez nous
# collectif flow bad
?village-vacances @restauration- Cantine (froide|immangeable) toute la semaine
?groupe @accueil- Réservation perdue, (trente personnes dans le hall|une heure à attendre dehors avec des enfants)
@proprete- Punaises de lit. On le signale, (haussement d'épaules|on me dit que c'est moi qui les ai amenées)
?refuge @accueil- On nous a refusé un verre d'eau
@calme- Portes qui claquent toute la nuit
@chambre- Matelas plastique et couverture qui gratte, même l'armée c'était mieux
`;
