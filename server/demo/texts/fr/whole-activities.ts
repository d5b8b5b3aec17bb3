/** Whole reviews of outings, tastings, events, shops and tourist offices: most are a sentence or two. */
export const frenchWholeActivities = `
# activite flow good
?nautique,together,!winter @accueil+ Moniteur (très sympa|patient), tout s'est bien passé
?nautique,famille Première fois pour les enfants, ils veulent y retourner !
?nautique,amis On a bien rigolé
?nautique,good @attente- Super sortie, mais $min minutes pour avoir les gilets malgré la réservation.
?nautique,solo @pedagogie+ Trois séances avec le même moniteur et j'ai beaucoup progressé.
?nautique @prix+ bon prix et super moment
?nautique @equipements+ Matériel (récent|en bon état).
?nautique,couple,good @pedagogie- Belle balade sur l'eau, on a adoré. Peu d'explications pour des débutants
?nautique,!alone,top Très belle sortie, à faire !
?nautique,together @accueil+,equipements+ Bon matériel et moniteur sympathique qui explique bien.
?nautique,good,!winter @ambiance- A faire le matin, trop de monde l'après-midi
?accrobranche,famille Parcours pour tous les ages
?accrobranche,good @prix- Très beaux parcours. Presque 30 € par adulte c'est cher
?accrobranche,summer A l'ombre donc bien quand il fait chaud.
?accrobranche,groupe @accueil+ Bien organisé pour un groupe de (25|18).
?accrobranche Faisable même avec un peu de vertige.
?accrobranche,good @acces- Super parc, on s'est bien amusé. Mal indiqué
?accrobranche @equipements+ Tout est bien entretenu, on se sent en sécurité.
?bateau @pedagogie+ Commentaires (intéressants|clairs).
?bateau Prévoir un gilet, (il y a du vent|il fait frais).
?velo,good @equipements+,prix- Vélos en bon état. Le prix est un peu élevé pour la journée.
?bateau,good @ambiance- Belle balade, commentaires intéressants. Bateau trop rempli.
?bateau,couple Très beau au coucher du soleil
?velo,couple @equipements+ Vélos électriques en très bon état.
?velo (bon materiel|vélos récents) et acceuil sympathique
?velo,good,solo @equipements- Vélo un peu lourd
?velo,good @prix- Un peu cher la demi-journée.
?cheval,famille @pedagogie+ Ma fille a fait le stage et veut recommencer l'an prochain.
?cheval,woman,!winter Belle balade à cheval, j'ai adoré.
?accrobranche,famille @ambiance+,accueil+ Beaux parcours pour les enfants et les adultes, personnel gentil.
?cheval,together Chevaux tranquilles, bien pour débuter.
?cheval @proprete+ Chevaux soignés et box propres.
?cheval @accueil+ La monitrice est (calme|douce).
?parapente @accueil+ J'avais peur mais le moniteur m'a mis~ en confiance, à faire !!
?parapente,couple,woman C'était un cadeau et je ne suis pas déçue !
?parapente,good @prix- Sensations géniales. 95 euros c'est cher
?parapente,man @accueil+ Très pro, explications claires.
?spa,couple,!winter @calme+ Très calme, ça fait du bien.
?spa,woman @accueil+ La praticienne est (très à l'écoute|douce)
?spa,couple,good @ambiance+,prix- Bel endroit et bon massage. Un peu cher.
?spa,winter @ambiance+ Bassin chaud dehors en hiver, très agréable !
?spa Prenez vos claquettes.
?spa,good @ambiance- Massage excellent. Evitez le dimanche, trop de monde.
?escape,!alone @equipements+ Beau décor, énigmes (variées|logiques) !
?escape,famille Les ados ont adoré.
?escape,famille,good @prix- Les ados ont adoré. Un peu cher à cinq
?escape,amis @ambiance+ Une des meilleures salles qu'on ait faites
(Bonne activité|Super activité), équipe (pro|au top)
?!spa,!escape,together,top @accueil+ Merci à toute l'équipe, on a passé un super moment !
A refaire
# activite flow mixed
?nautique @equipements- Sympa mais matériel fatigué
?accrobranche,holidays,together @attente- Trop d'attente en plein été, deux parcours en trois heures.
?bateau @prix- Agréable mais cher pour une heure.
?velo,together @equipements- Un vélo très bien et l'autre avec (les vitesses mal réglées|un pneu dégonflé).
?cheval @ambiance- Au pas tout le long, je m'attendais à plus de nature.
?spa @ambiance- Joli mais trop de bruit pour un spa.
?escape,!alone @equipements- (Deux mécanismes|Un cadenas) en panne.
Moyen pour le prix.
# activite flow bad
?nautique,famille @accueil- Moniteur pas aimable avec les enfants
?nautique,together @attente- Réservé pour 10 h partis à 11 h 15.
?accrobranche @accueil- Animateurs désagréables, on vous crie dessus.
?bateau @numerique- Départ annulé, aucun message
?velo @prix-,accueil- Caution de (300|400) euros retenue pour une rayure, du vol
?cheval @equipements- Les chevaux sont maigres et fatigués.
?parapente @attente- Trois rendez-vous, trois annulations.
?spa @proprete- (Sale, des|Des) cheveux dans les douches
?spa,couple @calme- Un groupe faisait du bruit et personne n'a rien dit.
?spa @equipements- Sauna en panne, même prix.
?escape,!alone @accueil- enigmes sans queue ni tete et maitre du jeu (désagréable|pas aimable)
@accueil-,prix- Très décevant, cher et mal accueillis
# degustation flow good
?vin @accueil+ Accueil (très sympathique|chaleureux), bons vins
?vin @restauration+ Le blanc est (excellent|vraiment bon).
?vin j'en prends un carton a chaque passage
?vin,man,good @prix- les prix ont augmenté
?vin,amis,good @prix- Bons vins. Dégustation payante (8|10) €, dommage.
?vin,groupe @accueil+ Visite pour (12|14) personnes, très bien organisée.
?vin,autumn,together Visite pendant les vendanges, très intéressant !
?vin On ne vous force pas à acheter
?fromage @restauration+ fromage (excellent|délicieux), j'en ai fait mettre sous vide pour la route
?fromage,famille @pedagogie+ Les enfants ont adoré la visite
?fromage,good Venez le matin.
?fromage @pedagogie+ Le fromager explique bien la fabrication.
?fromage,good @attente- Souvent de l'attente le samedi
?fromage,together On y passe à chaque fois qu'on vient, le beurre aussi est très bon
?fromage La tomme est excellente !!!
?biere @accueil+ Brasseur sympa qui parle volontiers de (son métier|ses recettes).
?biere,amis @ambiance+ Bonne planche et bonnes bières, bonne soirée
?solo J'ai pu goûter plusieurs produits, merci.
?top @restauration+ produits excellents
@restauration+ Très bons produits
# degustation flow mixed
?vin @accueil- Les vins sont bons mais aucune explication.
?fromage @prix- Bons fromages, plus chers qu'en grande surface.
?fromage @pedagogie- Bon fromage mais la visite se résume à un panneau.
?biere @ambiance- Bonnes bières mais local bruyant
# degustation flow bad
?vin @accueil- J'avais rendez-vous à 15 h, portail fermé
?vin,together @accueil- Mal reçus.
?fromage @accueil- Désagréable, et pas de carte bancaire
?biere @attente-,prix- Une demi-heure pour être servi, 7 euros la pinte tiède
# evenement flow good
?festival @ambiance+ très bonne ambiance
?festival,together Nous y allons tous les ans.
?festival,good @attente- Très bons concerts, super ambiance. Une heure de queue pour manger.
?festival,couple Concert du soir magnifique.
?festival @accueil+ Bénévoles (souriants|gentils et efficaces).
?marche-noel @ambiance+ Pas trop grand, beaucoup d'artisans du coin
?marche-noel,famille Les petits étaient ravis, très beau marché
?marche-noel,good @acces- Très joli marché de Noël. Trop de monde le dimanche
?fete,together @ambiance+ Belle fête de village, les gens sont gentils
?fete j'y viens depuis longtemps, l'ambiance est la même
@ambiance+ Très bien organisé
# evenement flow mixed
?festival @prix- Beaux concerts mais boissons trop chères.
?festival @acces- Parking à 2 km et pas de navette
?!festival @ambiance- Toujours les mêmes stands, c'était mieux avant
# evenement flow bad
?festival @attente- Une heure de file pour entrer avec billet.
?!festival @prix- Une dizaine de stands et c'est cher.
?famille @proprete- Pas assez de toilettes et très sales (dès 16 h|en fin de journée)
?festival @ambiance- On n'entend rien au fond
# commerce flow good
?boutique @accueil+ la dame est (adorable|de très bon conseil)
?boutique,woman,good @prix- Ce n'est pas donné
?boutique,couple Beaucoup de choix, on a acheté plusieurs cadeaux.
?boutique Beau choix, prix corrects.
?boutique,good Les horaires changent selon la saison, appelez avant.
?boulangerie @restauration+ Pain excellent, les croissants aussi.
?boulangerie,together @accueil+ On y allait tous les matins pendant les vacances, boulangère toujours aimable
?boulangerie,good @attente- Un quart d'heure de queue le dimanche
?boulangerie,affaires @restauration+ Sandwich (frais|bien garni).
?boulangerie @restauration+ très bonne brioche
?boulangerie,solo très bon pain aux noix
# commerce flow mixed
?boulangerie @restauration- Pain correct, viennoiseries (un peu grasses|industrielles).
?boutique @accueil- De belles choses mais pas un bonjour
# commerce flow bad
?boulangerie @accueil- Pas un bonjour, pas aimable
?boulangerie @restauration- (Pain de la veille|Croissants secs).
?boutique @prix- Le même savon est moins cher au marché
?boutique @accueil- Article (cassé|fêlé), pas d'échange possible
# ot flow good
@accueil+ Très bon accueil, bons conseils et (plein de documentation|plan de la ville gratuit)
?together @accueil+ La jeune femme nous a bien conseillés pour deux jours.
?famille @pedagogie+ Le jeu de piste dans la ville est très bien fait !
@accueil+ J'ai eu ma réponse en cinq minutes
?good,summer @acces- Très bon accueil. fermé entre midi et deux
?groupe @pedagogie+ Visite guidée de la ville très intéressante, merci à la guide
?holidays,good @attente- Personnel très aimable. Un quart d'heure d'attente
?woman @numerique+ Il y a du wifi
Merci pour les conseils de balade !
# ot flow mixed
@accueil- Une dame très bien, l'autre pas aimable
?together @pedagogie- Aimables, mais des horaires donnés étaient faux
# ot flow bad
@accueil- Aucune aide, juste un dépliant
@acces- Fermé alors que c'est marqué ouvert
@attente-,accueil- $min minutes d'attente, les employées discutaient
# autre flow good
?parking @proprete+ Propre et bien plat.
?parking @emplacement+ (pratique|bien situé), le centre est à (cinq|dix) minutes à pied
?navette,together @accueil+ Toujours à l'heure et chauffeur (très aimable|très gentil).
?navette,affaires @attente+ chauffeur à l'heure, merci
# autre flow bad
?parking @equipements- Borne en panne, pas moyen de payer
`;
