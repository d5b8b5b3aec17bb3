/** Whole reviews of outings, tastings, events, shops and tourist offices: most are a sentence or two. */
export const frenchWholeActivities = `
# activite flow good
?nautique,together,!winter @accueil+ Moniteur (très sympa|patient), on n'en avait jamais fait et tout s'est bien passé
?nautique,famille Première fois pour (nos deux garçons|les enfants), ils veulent y retourner !
?nautique,amis On a (bien rigolé|ri pendant deux heures), tout le monde a fini mouillé
?nautique,good @attente- $min minutes pour avoir les gilets malgré la réservation. Après c'est (génial|super).
?nautique,solo @pedagogie+ Trois séances avec le même moniteur et j'ai (beaucoup progressé|enfin compris).
?nautique @prix+ ils regardent pas a la minute si y a pas trop de monde
?nautique @equipements+ Matériel (récent|en bon état).
?nautique,couple,good @accueil- On vous donne le gilet et débrouillez vous, (c'est un peu court pour des débutants|heureusement on avait déjà fait).
?nautique,woman @accueil+ Je ne suis pas sportive du tout et on (m'a bien aidée|a été très patient avec moi), surtout pour remonter...
?nautique,!winter Prenez des chaussures qui ne craignent pas l'eau.
?nautique,!alone,top Le meilleur moment de nos vacances !
?nautique,good,!winter @ambiance- A faire (le matin|tôt), l'après-midi c'est l'autoroute
?accrobranche,famille Parcours pour tous les ages, les petits ont fait (trois fois|deux fois) le vert
?accrobranche,famille @accueil+ Notre fille a eu peur au milieu d'un pont, un animateur est monté tout de suite, (merci|super réactif).
?accrobranche,amis Mal aux bras le lendemain mais quelle tyrolienne !!
?accrobranche,good @prix- (26 euros|Presque 30 €) par adulte ça commence à faire
?accrobranche,summer A l'ombre donc idéal (quand il fait chaud|l'été).
?accrobranche,groupe @accueil+ Bien organisé pour un groupe de (25|18), briefing clair.
?accrobranche Même avec (le vertige|un peu de vertige) c'est faisable, les premiers sont bas.
?accrobranche,good @acces- Mal indiqué, (j'ai fait demi-tour deux fois|le GPS vous envoie ailleurs). Le parc est top
?accrobranche @equipements+ Tout est bien entretenu, on se sent en sécurité.
?bateau @pedagogie+ Commentaires (intéressants|clairs), on apprend plein de choses.
?bateau Prévoir un gilet, (il y a du vent|il fait frais dès qu'on avance).
?bateau,good @ambiance- Bateau trop rempli, (au milieu on ne voit rien|tout le monde se lève pour les photos). Belle balade quand même
?bateau,famille les enfants ont pu (tenir la barre|monter voir le capitaine), souvenir garanti
?bateau,couple Au coucher du soleil c'est (magique|magnifique), réservez
?velo,couple @equipements+ Vélos électriques en très bon état, on a fait 40 km (sans s'en rendre compte|tranquilles).
?velo (bon materiel|vélos récents) et acceuil sympathique
?velo,famille @accueil+ Un souci de chaîne et il est venu nous dépanner (tout de suite|en camionnette), super
?velo,good,solo @equipements- Vélo (un peu lourd|aux freins fatigués) mais bonne balade.
?velo,good @prix- Un peu cher la demi-journée, (prenez la journée|à la journée ça va).
?cheval,famille @pedagogie+ Ma fille a fait le stage et (ne parle plus que de ça|veut recommencer l'an prochain).
?cheval,woman,!winter Ça faisait des années que je n'étais pas montée, (que du bonheur|j'ai adoré).
?cheval,together On débutait, chevaux (tranquilles|très gentils).
?cheval @proprete+ Chevaux soignés et box propres, (ça se voit tout de suite|c'est bon signe).
?cheval @accueil+ La monitrice est (calme|douce) et ça rassure tout le monde.
?parapente @accueil+ J'avais peur, (le moniteur m'a mis~ en confiance|au bout de dix secondes c'était fini), à faire !!
?parapente,couple,woman C'était un cadeau et je ne suis pas déçue !
?parapente,good @prix- Génial, mais 20 minutes pour (plus de 100|95) euros ça reste un budget
?parapente,man @accueil+ Très pro, (j'ai tenu les commandes un moment|explications claires avant de partir).
?parapente Si on vous appelle pour repousser à cause du vent, dites oui, le lendemain (c'était parfait|ça valait le coup)
?spa,couple,!winter @calme+ (Deux heures de calme|Un moment de calme), ça fait du bien.
?spa,woman @accueil+ La praticienne est (très à l'écoute|douce), j'ai failli m'endormir
?spa,good @proprete- Vestiaires (pas toujours nickel|à nettoyer plus souvent) le samedi, le reste est top
?spa,winter @ambiance+ Être dans l'eau chaude dehors quand il fait froid, un pur bonheur !
?spa Prenez vos claquettes (sinon il faut les acheter|).
?spa,good @ambiance- Evitez le dimanche, (trop de monde|ça parle fort). En semaine parfait
?escape,!alone @equipements+ Décor soigné, énigmes (variées|logiques). On est sortis de justesse !
?escape,famille Les ados ont adoré et (nous aussi|pourtant pas faciles à sortir).
?escape,famille,good @prix- Un peu cher à cinq mais (une heure qui passe vite|on s'est éclatés).
?escape,amis @ambiance+ Une des meilleures salles qu'on ait faites, (pas que des cadenas|une vraie histoire)
(Bonne activité|Super activité), équipe (pro|au top)
?!spa,!escape,together,top @accueil+ Merci à toute l'équipe, on (a passé un super moment|reviendra) !
?good,!escape @pedagogie- Les explications du début sont (un peu longues|pas très claires), après que du plaisir
A refaire
# activite flow mixed
?nautique @equipements- Sympa mais (gilet qui ferme mal|pagaie fendue|siège cassé), le matériel fatigue
?accrobranche,holidays,together @attente- En plein été on attend plus qu'on grimpe, (deux parcours en trois heures|40 minutes pour une tyrolienne).
?bateau @prix- Agréable mais on entend mal et c'est cher (pour une heure|pour un petit tour).
?velo,together @equipements- Un vélo très bien et l'autre avec (les vitesses mal réglées|un pneu à moitié dégonflé).
?cheval @ambiance- On marche au pas tout le long, (beaucoup de goudron|je m'attendais à plus de nature).
?spa @ambiance- Joli mais trop de bruit, pour un spa c'est (gênant|dommage).
?escape,!alone @equipements- (Deux mécanismes en panne|Un cadenas cassé), ça casse le jeu.
Moyen (pour le prix|).
# activite flow bad
?nautique,famille @accueil- Moniteur (sur son téléphone|qui fume au bord) et les enfants livrés à eux mêmes
?nautique,together @attente- Réservé pour 10 h partis à (11 h 15|11 h passées), et retour demandé à midi. Aucune remise
?accrobranche @accueil- On vous crie dessus d'en bas (si vous allez pas assez vite|quand vous hésitez).
?accrobranche @prix- Et il faut encore louer un casier pour les affaires...
?bateau @numerique- Billet acheté en ligne, départ annulé, (pas un mail|aucun message)
?velo @prix-,accueil- Caution de (300|400) euros retenue pour une rayure qui y était déjà. Faites des photos au départ ! Le monsieur ne veut rien entendre, il a la carte bleue alors on peut toujours discuter. Je fais opposition
?cheval @equipements- Les chevaux (font peine à voir|sont maigres), ils enchainent les tours en plein soleil.
?parapente @attente- Trois rendez-vous, trois annulations, (la dernière au dernier moment|et le bon cadeau est expiré).
?spa @proprete- (Sale|Pas propre). Cheveux dans (les douches|le bassin)
?spa,couple @calme- Un groupe hurlait dans le jacuzzi et personne ne dit rien.
?spa @equipements- Sauna en panne, hammam fermé, (plein tarif|même prix).
?escape,!alone @accueil- enigmes sans queue ni tete et maitre du jeu (désagréable|pas aimable)
@accueil-,prix- (Mauvaise expérience|Très décevant). Personne ne sait rien et on paie le prix fort
# degustation flow good
?vin @accueil+ Accueil (très sympathique|chaleureux), [nous sommes repartis/je suis reparti~/on est repartis] avec (deux cartons|quelques bouteilles)
?vin,couple @pedagogie+ Nous on n'y connait rien et elle explique (bien|simplement).
?vin @restauration+ Le blanc est (excellent|vraiment bon).
?vin j'en prends un carton a chaque passage
?vin,man,good @prix- Toujours aussi bon, les prix ont (un peu|pas mal) augmenté
?vin,together @accueil+ On est arrivés tard et sans prévenir, (reçus quand même|et il a tout ouvert). Merci
?vin,amis,good @prix- Dégustation payante (8|10) € et pas déduite de l'achat, dommage. Bons rouges
?vin,groupe @accueil+ Visite pour (12|14) personnes, (impeccable|parfaitement organisée).
?vin,autumn,together En pleines vendanges, on a goûté le jus (au pressoir|qui coulait du pressoir) !
?vin,good Téléphonez avant, (le samedi il y a du monde|ils sont souvent dans les vignes).
?vin On ne vous force pas à acheter et (ça j'apprécie|du coup j'achète)
?fromage @restauration+ fromage (excellent|délicieux), j'en ai fait mettre sous vide pour la route
?fromage,famille @pedagogie+ Les enfants ont vu (traire|faire le fromage) et ils ont tout expliqué à mamie.
?fromage,good Venez avant 10 h, après (tout est fini|il n'y a plus rien à voir).
?fromage @pedagogie+ Le fromager explique avec plaisir comment c'est fabriqué.
?fromage,good @attente- Il y a (toujours la queue|souvent de l'attente) le samedi mais c'est le meilleur
?fromage,together On y passe à chaque fois qu'on (monte|vient), le beurre aussi est très bon
?fromage La tomme !!! Prenez la vieille
?biere @accueil+ Brasseur sympa qui parle volontiers de (son métier|ses recettes).
?biere,good J'aime (la blonde|l'ambrée), moins celle aux fruits.
?biere,amis @ambiance+ Une planche, une palette de dégustation et (un concert|de la musique), bonne soirée
?solo J'ai pu goûter tout ce que je voulais, (très gentil|merci).
?top @restauration+ produits excellents, (tout le monde a aimé à la maison|je recommanderai par correspondance)
@restauration+ Très bons produits
# degustation flow mixed
?vin @accueil- Les vins sont bons mais on vous sert trois fonds de verre (sans un mot|sans explication).
?fromage @prix- Bons fromages, plus chers (qu'au marché|qu'en grande surface).
?fromage @pedagogie- La visite se résume à (un panneau|une vitre et un écran).
?biere @ambiance- Bonnes bières mais local (bruyant|glacial), on ne reste pas
# degustation flow bad
?vin @accueil- J'avais rendez-vous à 15 h, (personne|portail fermé). Au téléphone on me dit de repasser
?vin,together @accueil- Nous n'avons pris qu'une bouteille et (le ton a changé|on ne nous a plus dit un mot).
?fromage @accueil- (Désagréable|Pas aimable), on ne peut pas goûter, on ne peut pas payer par carte
?biere @attente-,prix- Une demi-heure pour être servi, (7 euros|7,50) la pinte tiède
# evenement flow good
?festival @ambiance+ (très bonne ambiance|super ambiance), vivement l'année prochaine
?festival,together Nous y allons (tous les ans|depuis le début) et on découvre à chaque fois des artistes.
?festival,good @restauration-,attente- Pour manger c'est (compliqué|la galère), deux stands et une heure de queue. Les concerts étaient top
?festival,couple Concert (du soir|de clôture) magnifique.
?festival @accueil+ Bravo aux bénévoles, (toujours le sourire|gentils et efficaces).
?festival,good Prenez une veste pour la fin de soirée
?marche-noel @ambiance+ Pas trop grand, beaucoup d'artisans du coin, (on y retourne chaque année|j'ai trouvé mes cadeaux)
?marche-noel,famille Les petits ont vu le Père Noël et fait du manège, (ils étaient ravis|que demander de plus) !
?marche-noel,good @acces- Impossible de circuler (entre 17 et 19 h|le dimanche), venez en semaine. Très joli avec les lumières
?fete,together @ambiance+ (Belle fête de village|Très belle fête), les gens sont gentils et on mange aux grandes tables
?fete,famille Plein de jeux en bois pour les enfants et (tout est gratuit|rien à payer).
?fete j'y viens depuis longtemps, ça a grandi mais (ça reste simple|l'ambiance est la même)
@ambiance+ Très bien organisé
# evenement flow mixed
?festival @prix- Beaux concerts mais prix des boissons (exagérés|délirants).
?festival @acces- Parking à (2 km|20 minutes à pied) et pas de navette après minuit. Le festival est bien
?!festival @ambiance- (Toujours les mêmes stands|Plus grand chose d'artisanal), c'était mieux avant
# evenement flow bad
?festival @attente- (1 h 15|Une heure) de file pour entrer avec billet, le premier groupe avait fini. Organisation catastrophique !!
?!festival @prix- Une dizaine de stands (dont trois de saucisson|à moitié vides). Pas la peine de venir exprès
?famille @proprete- Quatre toilettes pour des milliers de gens, dans un état... (dès 16 h|en fin de journée)
?festival @ambiance- On n'entend rien au fond
# commerce flow good
?boutique @accueil+ la dame est (adorable|de très bon conseil), j'ai trouvé mon cadeau tout de suite
?boutique,woman,good @prix- Ce n'est pas donné mais (c'est de la qualité|c'est fait ici).
?boutique,couple On est entrés pour regarder, (ressortis avec deux sacs|on a dévalisé).
?boutique Beau choix, (je recommande|prix corrects).
?boutique,good Les horaires changent selon la saison, (appelez avant|vérifiez).
?boulangerie @restauration+ Pain excellent, (la tradition surtout|les croissants aussi).
?boulangerie,together @accueil+ On y allait tous les matins pendant les vacances, boulangère toujours (aimable|de bonne humeur)
?boulangerie,good @attente- Compter (dix minutes|un quart d'heure) de queue le dimanche, c'est qu'il est bon
?boulangerie,affaires @restauration+ Sandwich (frais|bien garni), servi vite.
?boulangerie la brioche...
?boulangerie,solo très bon pain aux noix
# commerce flow mixed
?boulangerie @restauration- Pain correct, viennoiseries (un peu grasses|industrielles j'ai l'impression).
?boutique @accueil- De belles choses en vitrine mais (pas un bonjour|elle était au téléphone), je suis ressorti~
# commerce flow bad
?boulangerie @accueil- Pas un bonjour, pas un sourire, (et au prix fort|c'est la dernière fois)
?boulangerie @restauration- (Pain de la veille|Croissants secs) vendu comme frais.
?boutique @prix- Le même savon (à moitié prix|deux fois moins cher) au marché
?boutique @accueil- Article (cassé|fêlé) découvert en rentrant, pas d'échange, je n'avais qu'à regarder avant soi disant
# ot flow good
@accueil+ (Très bon accueil|Accueil parfait), bons conseils et (plein de documentation|plan de la ville gratuit)
?together @accueil+ Deux jours et aucune idée de quoi faire, la jeune femme nous a fait un programme (et c'était très bien choisi|parfait).
?famille @pedagogie+ Le jeu de piste dans la ville est (très bien fait|super), petit cadeau au retour !
@accueil+ J'ai eu ma réponse en cinq minutes
?solo @accueil+ On m'a imprimé (les horaires|tous les horaires de car), vraiment très aimable.
?good,summer @acces- bon accueil mais (fermé entre midi et deux|fermé le dimanche), en pleine saison c'est dommage
?groupe @pedagogie+ Visite guidée de la ville passionnante, (tout notre groupe était ravi|merci à la guide)
?dogs @accueil+ On m'a indiqué les (sentiers|promenades) où les chiens sont autorisés, avec une gamelle d'eau en prime
?holidays,good @attente- (Un quart d'heure|Vingt minutes) d'attente mais on repart avec de bonnes adresses
?woman @numerique+ Pratique, il y a du wifi et (des prises pour recharger|de quoi s'asseoir).
Merci pour l'idée de balade !
# ot flow mixed
@accueil- Une dame très bien, l'autre qui (soupire|ne lève pas la tête)
?together @pedagogie- Aimables, mais la moitié des horaires donnés étaient faux
# ot flow bad
@accueil- (Aucune aide|Pas d'aide). On m'a tendu un dépliant en me disant que tout était dedans
@acces- Trouvé porte close à (17 h 10|11 h 45) alors que c'est marqué ouvert
@attente-,accueil- $min minutes pendant que deux employées (discutaient|rangeaient des cartons)
# autre flow good
?parking @proprete+ Propre et bien plat, (calme aussi|on trouve facilement une place).
?parking @emplacement+ (pratique|bien situé), le centre est à (cinq|dix) minutes à pied
?navette,together @accueil+ Toujours à l'heure et chauffeur (très aimable|très gentil).
?navette,affaires @attente+ Départ à 5 h 40, le chauffeur était là en avance
# autre flow bad
?parking @equipements- (Borne en panne|Horodateur en panne), pas moyen de payer et une amende au retour. Du racket
`;
