/** Tastings, events, shops, tourist offices and the rest. */
export const frenchPlaces = `
# degustation accueil +
Accueil passionné, sans pousser à l'achat.
On goûte, on discute, on repart avec le sourire.
Le patron est un personnage, allez-y pour lui.
# degustation accueil -
Accueil glacial, trois fonds de verre et la caisse.
On nous a fait comprendre qu'il fallait acheter.
# degustation accueil ~
Mieux vaut téléphoner avant de venir.
# degustation restauration +
?vin Un blanc superbe, droit et pas lourd.
?vin On est repartis avec deux cartons de rouge.
?fromage La tomme est extraordinaire.
?biere L'ambrée est vraiment réussie.
Que du bon, on a acheté de quoi tenir l'hiver.
# degustation restauration -
?vin Vins sans relief et tarifs de grand cru.
Produits quelconques, meilleurs au marché.
# degustation restauration ~
Certaines références n'étaient plus disponibles.
# degustation pedagogie +
Visite passionnante, on comprend chaque étape.
On nous a montré l'atelier en plein travail.
?famille Les enfants ont pu toucher, sentir et goûter.
# degustation pedagogie -
La visite se résume à regarder par une vitre.
Cinq minutes d'explications et à la caisse.
# degustation pedagogie ~
La visite est un peu courte.
# degustation prix +
Prix producteur, dégustation offerte.
# degustation prix -
Plus cher qu'en magasin, un comble.
# degustation prix ~
C'est un peu cher mais c'est bon.
# degustation ambiance +
?vin Vieille cave voûtée pleine de charme.
?!vin Un lieu authentique, ça sent le travail bien fait.
# degustation ambiance -
Un car entier devant nous, on se croirait au duty free.
# degustation ambiance ~
C'est un peu petit quand il y a du monde.
# degustation acces +
Facile à trouver, on se gare dans la cour.
# degustation acces -
Aucun panneau, on a fait demi-tour deux fois.
# degustation acces ~
Le lieu n'est pas bien indiqué.
# evenement ambiance +
?festival Belle programmation et un cadre superbe.
?festival Concert sous les étoiles, des frissons.
?marche-noel Vrais artisans et bonne odeur de vin chaud.
?fete Fête bon enfant, tout le village est là.
# evenement ambiance -
?festival Son saturé, on n'entendait pas les voix.
?!festival Peu d'exposants, on en fait le tour en dix minutes.
# evenement ambiance ~
La foule était un peu dense en soirée.
# evenement attente +
Entrée fluide, bénévoles efficaces.
# evenement attente -
Une heure de file pour une gaufre.
$longmin minutes à l'entrée malgré le billet.
# evenement attente ~
Un peu d'attente à la buvette.
# evenement prix +
Tarifs doux, bravo aux organisateurs.
# evenement prix -
Prix d'aéroport aux stands.
# evenement prix ~
La nourriture sur place est un peu chère.
# evenement acces +
Navettes gratuites et fréquentes, parfait.
# evenement acces -
Parking dans un champ de boue, une heure pour en sortir.
# evenement acces ~
Se garer demande de la patience.
# evenement restauration +
Stands variés, on a goûté à tout.
# evenement restauration -
Plus rien à manger dès 20 h.
# evenement restauration ~
Il manquait un stand végétarien.
# evenement proprete +
Site très propre malgré la foule.
# evenement proprete -
Toilettes inutilisables dès 21 h.
# evenement proprete ~
Il manquait des poubelles.
# evenement accueil +
Bénévoles adorables, toujours un mot gentil.
# evenement accueil -
Vigiles désagréables à l'entrée.
# evenement accueil ~
Un point info aurait été utile.
# commerce accueil +
La vendeuse prend le temps d'expliquer.
Très bons conseils, sans forcer la main.
Accueil souriant, on a envie de revenir.
# commerce accueil -
Pas un bonjour, on a l'impression de déranger.
# commerce accueil ~
L'accueil dépend un peu de qui est là.
# commerce prix +
Prix corrects pour de l'artisanat.
# commerce prix -
Prix pour touristes.
# commerce prix ~
Certains articles sont un peu chers.
# commerce equipements +
?boutique Beau choix de produits du coin.
?boulangerie Grand choix de pains, même l'après-midi.
# commerce equipements -
?boutique Rien de local sous l'étiquette « terroir ».
?boulangerie Plus de pain à 11 h en pleine saison.
# commerce equipements ~
Le magasin est un peu encombré.
# commerce restauration +
?boulangerie Le pain au levain est un délice.
?boulangerie La brioche aux pralines, on y retournait chaque matin.
# commerce restauration -
?boulangerie Croissants gras et mous.
# commerce restauration ~
?boulangerie Les tartes sont un peu sucrées.
# commerce attente +
On est servi vite, même le dimanche.
# commerce attente -
Une seule caisse, on attend une éternité.
# commerce attente ~
Un peu de queue le dimanche matin.
# ot accueil +
Conseillère très compétente, elle a construit notre semaine.
Accueil patient, on repart avec un plan annoté.
Trois idées de balades et un resto, tout était bon.
Ils parlent plusieurs langues et gardent le sourire.
# ot accueil -
Une brochure et au revoir.
Fermé un samedi de vacances, alors que l'horaire disait ouvert.
# ot accueil ~
C'est fermé entre midi et deux.
# ot pedagogie +
Cartes de randonnée très claires.
Documentation complète, avec de vrais temps de marche.
# ot pedagogie -
Documentation périmée, horaires de l'an dernier.
# ot pedagogie ~
Le plan de ville est écrit très petit.
# ot attente +
Pas d'attente, deux comptoirs ouverts.
# ot attente -
$min minutes d'attente pour un plan.
# ot attente ~
Un peu d'attente en milieu de matinée.
# ot acces +
Bien situé, sur la place.
# ot acces -
Introuvable depuis la gare.
# ot acces ~
Se garer à côté est compliqué.
# ot equipements +
Wifi gratuit et coin enfants, pratique.
# ot equipements -
Toilettes fermées et pas un banc.
# ot equipements ~
Un coin pour s'asseoir serait bienvenu.
# autre accueil +
?navette Chauffeur ponctuel et sympathique.
?parking Gardien serviable.
# autre accueil -
?navette Chauffeur jamais venu, on a raté le train.
?parking Personne quand la barrière reste bloquée.
# autre accueil ~
?navette Il faut bien réserver la veille.
# autre prix +
Tarif correct et annoncé clairement.
# autre prix -
Deux fois le prix annoncé.
# autre prix ~
Le tarif est un peu élevé en saison.
# autre acces +
Bien placé, à cinq minutes du centre.
# autre acces -
Entrée mal indiquée, on a bloqué la rue.
# autre acces ~
La signalisation pourrait être meilleure.
# autre proprete +
Propre et bien tenu.
# autre proprete -
Sale, poubelles débordantes.
# autre proprete ~
Un coup de balai ne ferait pas de mal.
# autre equipements +
?parking Eau, vidange, électricité, tout fonctionne.
?navette Véhicule récent et confortable.
# autre equipements -
?parking Borne en panne et payée pour rien.
?navette Minibus hors d'âge.
# autre equipements ~
?parking Une borne de plus serait utile.
`;
