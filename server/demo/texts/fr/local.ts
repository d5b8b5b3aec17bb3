/** Tastings, events, shops, tourist offices and the rest. */
export const frenchLocal = `
# degustation accueil +
$staff (nous a reçus comme des amis|prend son temps et ne pousse pas à l'achat|parle de son métier avec des étoiles dans les yeux), (un moment rare|on y est restés une heure et demie)
(Accueil simple et vrai|Le patron est un personnage), (on goûte tout, on discute|on repart avec le sourire et trois cartons)
# degustation accueil -
(On nous a servi sans un mot|Accueil glacial), (trois fonds de verre et la caisse|on nous a fait comprendre qu'il fallait acheter)
# degustation accueil ~
mieux vaut (téléphoner avant|venir hors du samedi)
# degustation accueil b+
(accueil passionné|producteur adorable)
# degustation accueil b-
accueil expéditif
# degustation restauration +
?vin Le blanc (2022|de la vieille parcelle) est (superbe|une belle surprise), (fruité et droit|minéral, pas lourd), (reparti~ avec deux cartons|rapport plaisir-prix imbattable)
?fromage La tomme (de dix-huit mois|fermière) : (fruitée, fondante|un caractère fou), (on n'en mange plus d'autre|la raclette du soir s'en souvient)
?biere L'ambrée au miel et (la blanche|la triple) sont (top|vraiment réussies), (rien d'industriel|on a fini par prendre l'assortiment)
# degustation restauration -
?vin Vins (sans relief|oxydés), (tarif de grand cru|on nous a vanté une médaille de 2009)
?!vin Produits (quelconques|fades), (mieux au supermarché et moitié prix|emballage joli et puis voilà)
# degustation restauration ~
(certaines références n'étaient plus disponibles|la gamme est courte)
# degustation restauration b+
(produits délicieux|dégustation généreuse)
# degustation restauration b-
produits décevants
# degustation pedagogie +
Visite (de la cave|de l'atelier) (passionnante|très claire), (on comprend chaque étape|les enfants ont pu toucher, sentir, goûter)
# degustation pedagogie -
La « visite » se résume à (regarder par une vitre|un film de 2005), (cinq minutes et à la caisse|aucune explication)
# degustation pedagogie ~
(la visite est un peu courte|on aurait aimé voir la fabrication en vrai)
# degustation prix +
Prix (producteur|très doux), (dégustation offerte|on est loin des tarifs de boutique)
# degustation prix -
(Plus cher qu'en magasin|$fee € la dégustation de trois gorgées), (un comble chez le producteur|on s'attendait à mieux)
# degustation prix ~
c'est un peu cher mais ça se mérite
# degustation ambiance +
Vieille cave (voûtée|fraîche), (odeur de bois et de raisin|lumière de bougie), (on y resterait volontiers|beaucoup de cachet)
# degustation ambiance -
Hangar (sans charme|glacial), (un car de cinquante personnes devant nous|on se croirait au duty free)
# degustation ambiance ~
c'est un peu petit quand il y a du monde
# degustation acces +
(Facile à trouver|Bien fléché), parking dans la cour
# degustation acces -
(Aucun panneau|Chemin défoncé), (on a fait demi-tour deux fois|la voiture a raclé)
# degustation acces ~
le domaine n'est pas bien indiqué
# evenement ambiance +
?festival (Programmation audacieuse|Concert sous les étoiles), (public debout à la fin|des frissons), (le cadre y est pour beaucoup|un son impeccable)
?marche-noel Chalets (en bois, odeur de vin chaud|tenus par de vrais artisans), (pas de bazar importé|une chorale d'enfants à 17 h), (magique|on y croit)
?fete Fête (bon enfant|comme avant), (vaches fleuries, fanfare et grandes tablées|tout le village est là), (trois générations ravies|on a dansé)
# evenement ambiance -
?festival Son (saturé|inaudible derrière la régie), (tête d'affiche expédiée en 45 minutes|une buvette par mille personnes), (ambiance plombée|quelle organisation !)
?!festival (Trois stands de churros|Peu d'exposants), (rien d'artisanal|tout vient du bout du monde), (on en fait le tour en dix minutes|vite reparti~)
# evenement ambiance ~
(la foule était dense en soirée|la pluie s'est invitée, difficile de leur en vouloir)
# evenement ambiance b+
(ambiance magique|belle programmation)
# evenement ambiance b-
(organisation dépassée|peu d'exposants)
# evenement attente +
(Entrée fluide|Pas trop d'attente aux stands), (bénévoles efficaces|bien rodé)
# evenement attente -
(Une heure|$longmin minutes) de file (pour une gaufre|à l'entrée malgré le billet|aux toilettes), (raté le début du spectacle|organisation amateur)
# evenement attente ~
il faut attendre un peu (à la buvette|aux navettes)
# evenement prix +
?!festival Entrée gratuite, (et ça fait plaisir|parade comprise)
Tarifs (doux|accessibles) (à la buvette|pour la qualité), (bravo aux organisateurs|c'est à souligner)
# evenement prix -
$fee € la barquette de frites, (8 € le vin chaud|gobelet consigné non repris), (c'est devenu un attrape-touristes|on se croirait à l'aéroport)
# evenement prix ~
la restauration sur place est un peu chère
# evenement acces +
Navettes (gratuites et fréquentes|bien pensées), (aucun souci pour repartir|on laisse la voiture et basta)
# evenement acces -
Parking (à trois kilomètres|dans un champ de boue), (navette jamais vue|une heure pour en sortir), (aucun panneau|aucun bénévole pour guider)
# evenement acces ~
se garer (demande de la patience|est sportif), venez tôt
# evenement restauration +
Stands (variés|locaux), (diots et polenta, beignets de pommes|on a goûté à tout), (copieux|très bon)
# evenement restauration -
(Plus rien à manger dès 20 h|Saucisse froide dans du pain mou), (rupture de tout|c'est triste pour une fête)
# evenement restauration ~
il manquait un stand végétarien
# evenement proprete +
Tri et toilettes sèches (impeccables|partout), (très propre malgré la foule|bel effort)
# evenement proprete -
Toilettes (inutilisables dès 21 h|innommables), déchets partout
# evenement proprete ~
il manquait des poubelles
# evenement accueil +
Les bénévoles sont (adorables|aux anges d'être là), (toujours un mot gentil|on sent la fierté du village)
# evenement accueil -
Vigiles (agressifs|désagréables) à l'entrée, (goûter des enfants confisqué|fouille musclée)
# evenement accueil ~
un point info aurait été utile
# commerce accueil +
(La vendeuse|Le patron) (prend le temps d'expliquer|est de très bon conseil|raconte l'histoire de chaque objet), (sans forcer la main|avec une vraie passion)
# commerce accueil -
(Pas un bonjour|On vous suit dans les rayons), (impression de déranger|la vendeuse était plus occupée par son téléphone)
# commerce accueil ~
(l'accueil dépend un peu de qui est là|un sourire en plus serait parfait)
# commerce accueil b+
(bons conseils|accueil souriant)
# commerce accueil b-
accueil désagréable
# commerce prix +
Prix (corrects pour de l'artisanat|raisonnables), (emballage cadeau compris|on trouve de tout dès 5 €)
# commerce prix -
Prix (délirants|pour touristes), (le même savon est à moitié prix au marché|$fee € le petit pot de miel)
# commerce prix ~
certains articles sont un peu chers
# commerce equipements +
?boutique (Beau choix|Jolie sélection) de (produits du coin|créateurs locaux), (bien présenté|on a fait tous nos cadeaux), (ça change des magnets|que du fait ici)
?boulangerie Grand choix de (pains au levain|tartes), (même l'après-midi|et des sandwichs bien garnis)
# commerce equipements -
?boutique Sous l'étiquette « terroir », (du miel d'importation|des babioles venues de loin), (lisez bien les étiquettes|trompeur)
?boulangerie Plus (rien|de pain) à 11 h, (trois croissants mous|vitrine vide), en pleine saison
# commerce equipements ~
le magasin est un peu (étroit|encombré)
# commerce restauration +
?boulangerie (Le pain au levain|La brioche aux pralines) est (un délice|addictif), (on y est allés chaque matin|croûte épaisse, mie serrée)
# commerce restauration -
?boulangerie Croissants (gras et mous|de la veille), (baguette blanche et insipide|ça sent le surgelé)
# commerce restauration ~
?boulangerie (le choix est réduit l'après-midi|les tartes sont un peu sucrées)
# commerce attente +
On est servi vite, (même quand ça sort sur le trottoir|équipe bien rodée)
# commerce attente -
$shortmin clients et $min minutes d'attente, (une seule caisse|on papote), (reparti~ sans rien|incompréhensible)
# commerce attente ~
un peu de queue le dimanche matin
# ot accueil +
(Jeune femme très compétente|Conseillère souriante), (elle a construit notre semaine en vingt minutes|trois idées de balades et un resto, tout était bon|parle anglais et allemand, bravo)
Accueil (chaleureux|patient), (on repart avec un plan annoté et des étoiles dans les yeux|même à dix minutes de la fermeture)
# ot accueil -
(On nous a tendu une brochure et au revoir|Personne ne lève la tête), (aucun conseil|« tout est sur internet »)
(Fermé|Porte close) un samedi de (juillet|vacances), (alors que l'horaire affiché disait ouvert|quelle idée)
# ot accueil ~
c'est fermé entre midi et deux, dommage pour les gens de passage
# ot accueil b+
(excellents conseils|accueil compétent)
# ot accueil b-
(accueil minimal|fermé à midi)
# ot pedagogie +
(Cartes de randonnée|Documentation) (très claires|complète), (le carnet des balades en famille est une mine|avec les temps de marche réalistes)
# ot pedagogie -
Documentation (périmée|en rupture), (carte de randonnée vendue et fausse|horaires de bus de l'an dernier)
# ot pedagogie ~
(peu de documents en allemand|le plan de ville est écrit très petit)
# ot attente +
Pas d'attente, (on prend un ticket et c'est à nous|deux comptoirs ouverts)
# ot attente -
$min minutes d'attente (pour un plan|avec un seul guichet), (trois personnes discutaient derrière|en plein été)
# ot attente ~
un peu d'attente en milieu de matinée
# ot acces +
Bien situé, (sur la place|en face du débarcadère), parking minute devant
# ot acces -
(Introuvable|Mal indiqué), (on a tourné $min minutes|aucun panneau depuis la gare)
# ot acces ~
se garer à côté est compliqué
# ot equipements +
(Wifi gratuit et coin enfants|Une borne pour recharger les vélos), (bien vu|très pratique)
# ot equipements -
Toilettes (fermées|en panne), (borne wifi hors service|pas un banc pour s'asseoir)
# ot equipements ~
un coin pour s'asseoir serait bienvenu
# autre accueil +
?navette Chauffeur (ponctuel et sympa|prudent), (il nous a aidés avec les valises|et bonne conversation)
?parking (Gardien serviable|Placier souriant), (il nous a trouvé un coin à l'ombre|conseils pour la vidange)
# autre accueil -
?navette Chauffeur (jamais venu|en retard de $min minutes), (on a raté le train|injoignable)
?parking Personne pour aider quand (la barrière reste fermée|la borne avale la carte), (un numéro qui sonne dans le vide|coincés $min minutes)
# autre accueil ~
(il faut bien réserver la veille|personne sur place le matin)
# autre prix +
Tarif (correct|annoncé et respecté), (rien à redire|pas de surprise)
# autre prix -
(Deux fois le prix annoncé|$fee € les deux heures), (du racket|on ne nous y reprendra pas)
# autre prix ~
le tarif est un peu élevé en saison
# autre acces +
(Facile d'accès|Bien placé), (à cinq minutes du centre|on part à pied)
# autre acces -
Entrée (étroite|mal indiquée), (demi-tour impossible|on a bloqué toute la rue)
# autre acces ~
la signalisation pourrait être meilleure
# autre proprete +
(Propre et bien tenu|Bornes entretenues), (ça change|merci)
# autre proprete -
(Sale|Poubelles débordantes), (verre cassé par terre|odeurs), (on est repartis aussitôt|honteux)
# autre proprete ~
un coup de balai ne ferait pas de mal
# autre equipements +
?parking (Eau, vidange, électricité|Emplacements plats et grands), (tout fonctionne|que demander de plus)
?navette Véhicule (confortable|récent) et climatisé, (siège bébé fourni|place pour les skis)
# autre equipements -
?parking (Borne en panne|Pas d'eau), (payé pour rien|signalé, réponse : « on sait »)
?navette Minibus (bondé|hors d'âge), (ceintures cassées|pas de place pour les bagages)
# autre equipements ~
une borne de plus serait utile
`;
