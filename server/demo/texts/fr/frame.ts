/** Openings: who, when and why. */
export const frenchOpeners = `
# lodging opener
?couple (Petit week-end|Escapade) (à deux|en amoureux) (pour mon anniversaire|pour souffler un peu|sur un coup de tête|sans les enfants)
?couple,!chambre-hotes [Nous étions/J'étais/On était] là pour (nos $years ans de mariage|un mariage à $town|découvrir la région), avec [mon mari/mon compagnon/mon copain]
?famille Séjour en famille avec [nos/mes/nos] (deux enfants|trois garçons|enfants de $age ans et 15 mois), (première fois dans le coin|une semaine|pendant les vacances)
?famille,holidays Vacances d'été (à quatre|avec les grands-parents) : [nous avons/j'ai/on a] posé les valises ici (une semaine|dix jours)
?famille,winter Vacances de février, neige au rendez-vous, (deux enfants en luge du matin au soir|et des chaussettes à faire sécher)
?amis Week-end entre (copines|potes|amis d'enfance), (six au total|une tradition annuelle)
?amis Rando sur trois jours avec (deux amis|la bande habituelle), nuit ici (à mi-parcours|le deuxième soir)
?solo En solo pour (quelques jours de marche|décrocher|une formation à $town), (première fois|sans voiture)
?affaires (En déplacement|Mission de trois jours|Nuit d'étape pour le travail) à $town, (réservé par ma boîte|deux soirs par mois en ce moment)
?groupe Nous étions un groupe de $many (pour une cousinade|du club de rando|pour un séminaire)
?hotel Etape d'une nuit (sur la route du sud|entre Lyon et la montagne|avant de prendre le train)
?hotel [Nous sommes restés/Je suis resté~/On est restés] (deux nuits|trois nuits|quatre nuits) (début $month|fin $month|courant $month)
?location [Nous avons/J'ai/On a] loué (une semaine|dix jours) (fin $month|début $month)
?holidays,summer Réservé au dernier moment (en pleine canicule|pour fuir la ville), (un peu par hasard|sans trop y croire)
?!affaires Cela fait $small ans qu'on vient (dans la région|à $town), première fois (ici|dans cet établissement)
?!affaires Deuxième séjour (ici|chez eux), (après un premier passage l'an dernier|deux ans après)
?!solo,!affaires Bon cadeau (offert par nos enfants|reçu à Noël), utilisé (en $month|ce week-end)
Réservation (faite deux mois avant|de dernière minute), pour $small nuits
?dogs On voyage avec (notre chien|une golden de 30 kilos), pas toujours simple de trouver
# camping opener
?famille Une semaine (en mobil-home|sous tente) avec (nos deux enfants|les cousins|trois enfants de $age, 6 et 2 ans)
?famille Premier camping avec (un bébé|les petits), (on appréhendait un peu|mari dubitatif)
?couple (Retraités avec notre caravane|Jeunes parents sans enfants pour une fois|En van aménagé), (deux nuits de passage|une quinzaine de jours)
?amis A $many potes avec (trois tentes|deux tentes et un barbecue)
?solo Tour $dulac à vélo, petite tente, une nuit
Séjour (du 6 au 13|de dix jours|d'une semaine) en $month, emplacement $pitch
Habitués (depuis $many ans|de la région), on change de camping presque chaque été
[Nous avons/J'ai/On a] choisi ce camping (sur les photos|grâce au bouche-à-oreille|parce qu'il restait de la place)
# restaurant opener
?couple Dîner (en amoureux|à deux) (samedi soir|pour la Saint-Valentin en retard|au retour d'une balade)
?famille Déjeuner (de famille|du dimanche) à $many, (de $age à 82 ans|trois générations)
?famille Avec deux enfants affamés, (on est entrés un peu au hasard|arrêt improvisé)
?amis Soirée entre (amis|collègues|copines), table de $many (réservée la veille|sur un coup de tête)
?affaires Déjeuner (de travail|avec un client) un (mardi|jeudi) midi
?solo (Seul~ à table|Pause déjeuner en solo) (après une matinée de marche|entre deux trains)
?!affaires (Recommandé par notre loueur|Conseillé par des amis|Trouvé en se promenant), (on a poussé la porte|on a réservé pour $hour h)
(Venus|Passage) un (mardi|jeudi) midi (hors saison|en $month), (sans réservation|menu du jour)
?!affaires C'est (notre cantine quand on vient à $town|la troisième fois qu'on y mange|l'adresse qu'on réserve en arrivant)
?summer Grosse chaleur, envie de (frais|terrasse)
?winter Après une journée (de neige|de ski), envie d'un plat qui tient au corps
?groupe Repas de fin d'année (du club|de l'association), $many personnes
# site opener
?famille Visite avec (deux enfants de 5 et $age ans|nos petits-enfants), (un jour de pluie|un matin d'août)
?couple Visite (un dimanche|en fin d'après-midi), (presque seuls|à deux)
?solo Visité~ seul~ (en semaine|un matin de $month)
?amis (Entre amis|A six), (une idée de dernière minute|arrêt sur la route)
?groupe Sortie (scolaire|du club des aînés), $many personnes
(Arrêt|Visite) imprévu~ (à cause de la pluie|en voyant le panneau|sur le chemin du retour)
On habite à vingt minutes et on n'était jamais venus
Après l'avoir (raté l'an dernier|vu dans une émission), on y est enfin allés
# activite opener
?famille Sortie en famille avec (un ado de 14 ans et une fille de $age ans|nos deux garçons)
?couple (Cadeau d'anniversaire pour mon mari|Une première à deux)
?amis (Enterrement de vie de garçon|EVJF), $many (filles|gars) surexcités
?solo Testé~ en solo (début $month|un peu sur un coup de tête)
?groupe Sortie du comité d'entreprise, $many personnes
(Réservé en ligne la veille|Bon cadeau reçu à Noël), (créneau de 10 h|un jeudi de $month)
Grand ciel bleu, (eau à 22|pas un souffle de vent)
# degustation,evenement,commerce,ot,autre opener
(De passage|En vacances) à $town (en $month|pour la semaine)
(Arrêt|Passage) (imprévu|rapide) un samedi (de pluie|matin)
?famille Venus avec (les enfants|les grands-parents)
# lodging,camping verdict 5
(Un séjour|Un week-end|Des vacances) (parfait|de rêve|comme on les aime) (du début à la fin|, on repart reposés|)
- (Coup de cœur|Gros coup de cœur|Pépite), (il n'y a pas d'autre mot|on se le garde pour nous|adresse à retenir)
[Nous avons/J'ai/On a] (tout aimé|passé un moment merveilleux|adoré), (vraiment|rien à redire|et ce n'est pas notre genre)
(Bien mieux|Encore mieux) que sur les photos
- (Que du positif|Rien à redire|Un sans-faute)
On comprend (les bons avis|pourquoi c'est souvent complet)
# lodging,camping verdict 4
(Bon|Agréable|Très bon) séjour (dans l'ensemble|au calme|)
[Nous sommes contents/Je suis content~/On est contents] (de notre choix|de l'adresse|dans l'ensemble)
[Nous repartons satisfaits/Je repars satisfait~/On repart satisfaits] (de ce séjour|)
- (Bonne adresse|Une adresse sérieuse) (pour le secteur|sans prétention|), (ça fait le travail et même un peu plus|on s'y sent bien)
[Nous avons/J'ai/On a] passé (un bon moment|de bonnes vacances|un séjour très agréable)
(Conforme|Tout à fait conforme) à (l'annonce|ce qu'on attendait)
# lodging,camping verdict 3
- (Avis mitigé|Séjour en demi-teinte|Bilan partagé)
(C'est correct|Ça va pour une nuit), (sans plus|mais il ne faut pas être exigeant|pas de quoi s'emballer)
Il y a du bon et du moins bon
[Nous nous attendions/Je m'attendais/On s'attendait] à mieux (au vu des avis|vu les photos|pour le prix)
Dommage, (il y aurait si peu à faire|le lieu a du potentiel)
# lodging,camping verdict 2
- (Déçus|Grosse déception|Déception) (, d'autant que les avis étaient bons|par rapport aux photos|)
(Pas à la hauteur|Loin, très loin) (de ce qui est annoncé|du classement affiché)
[Nous ne garderons/Je ne garderai/On ne gardera] pas un bon souvenir de ce séjour
Les photos (datent|sont très avantageuses)
# lodging,camping verdict 1
- (A fuir|Une honte|Catastrophe) (, vraiment|du début à la fin|)
(Pire séjour|Pire nuit) (depuis des années|de nos vacances)
[Nous sommes repartis/Je suis reparti~/On est repartis] (le lendemain matin|avant la fin du séjour), c'est dire
Je ne mets qu'une étoile parce que zéro n'existe pas
# restaurant verdict 5
- (Un délice|Un régal de bout en bout|Excellente table), (à ne pas rater|on a tout aimé|foncez)
(Très belle découverte|Superbe adresse), (on s'en souviendra|on en parle encore|merci à celui qui nous l'a conseillée)
On a (passé un excellent moment|mangé divinement bien)
- La meilleure table du (coin|séjour), (et de loin|sans hésiter)
# restaurant verdict 4
On a (bien|très bien) mangé, (dans une bonne ambiance|sans se ruiner|)
- (Bonne adresse|Bon petit restaurant|Valeur sûre) (à $town|du quartier|)
(Cuisine honnête|Bon repas), (service agréable|cadre sympa)
# restaurant verdict 3
- (Moyen|Bof|Mitigé), (ni bon ni mauvais|on s'attendait à mieux vu la réputation)
C'est (mangeable|correct), (sans plus|rien de mémorable)
Ça (a été mieux|n'est plus ce que c'était)
# restaurant verdict 2
- (Décevant|Grosse déception) (, on ne reviendra pas|pour une table qu'on nous avait vantée|)
(Piège à touristes|Très en dessous de sa réputation), (dommage|on aurait dû lire les avis récents)
# restaurant verdict 1
- (A éviter|Fuyez|Lamentable) (, c'est tout|à tout prix|)
(Jamais vu ça|Une honte pour la restauration)
On est sortis (affamés|furieux), (c'est fini|et on n'est pas les seuls)
# visit verdict 5
- (Superbe moment|Vrai coup de cœur|A faire absolument), (petits et grands|même par mauvais temps|on a adoré)
(On s'est régalés|On a passé une matinée géniale|Un des temps forts de nos vacances)
(Bluffant|Passionnant), (on ne voit pas le temps passer|je recommande les yeux fermés)
# visit verdict 4
(Belle|Jolie|Bonne) (surprise|découverte|sortie), (on y passe un bon moment|à faire si vous êtes dans le coin)
On a bien aimé, (les enfants aussi|ça vaut le détour)
# visit verdict 3
(Sympa|Intéressant) mais (sans plus|pas inoubliable), (à faire s'il pleut|une fois suffit)
- (Bilan mitigé|Mouais), (on nous en avait tellement parlé|pas mal d'efforts à faire)
# visit verdict 2
- (Déçus|Décevant), (on s'attendait à autre chose|rien à voir avec la brochure)
(Surfait|Surcoté), (passez votre chemin|c'est dommage)
# visit verdict 1
- (Attrape-touristes|Arnaque|Nul) (, n'y allez pas|, vraiment|)
(Une après-midi gâchée|Temps et argent perdus)
# shop verdict 5
- (Au top|Parfait|Excellent), (on reviendra|merci|cinq étoiles méritées)
Une (adresse|étape) (précieuse|incontournable) à $town
# shop verdict 4
- (Très bien|Efficace|Bonne adresse), (rien à signaler|on a trouvé ce qu'on cherchait)
# shop verdict 3
- (Correct|Moyen), sans plus
# shop verdict 2
- (Décevant|Pas terrible), (on s'en passera|à revoir)
# shop verdict 1
- (Inadmissible|Nul|Scandaleux), (n'y perdez pas votre temps|jamais plus)
`;
