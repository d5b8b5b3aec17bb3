/** Guests of campsites, rentals, hostels and holiday villages in their own manner: flat, hasty or at length. */
export const frenchGuestsStays = `
# camping flow good
@emplacement+ le coin est (joli|vraiment beau)...
?together Toujours aussi bien d'une année sur l'autre !
?summer Réserver bien avant pour (juillet aout|l'été), c'est vite complet
@acces+ On peut laisser la voiture juste à côté c'est (pratique|bien).
@calme+ la nuit pas de bruit, (bien dormi|on dort bien)
?mobile-home @chambre+ Mobil home de bonne taille.
?tent @chambre+ Emplacement assez grand, sol (pas trop dur|correct).
Voila très bonnes vacances pour nous tous
?famille @prix+,ambiance+ Et les animations des enfants sont (gratuites|comprises).
?good @numerique- Sauf le wifi {payant} c'est très bien
@numerique+ le wifi passe bien même au fond du camping
?pool @equipements+ piscine (super|très bien), l'eau était bonne.
?restaurant @restauration+ Pizzas (à emporter|du soir) pas mauvaises du tout.
?mobile-home,together @accueil+,chambre+ Bien accueillis, le mobil home est assez grand pour nous (et on le reprendra surement|, on le reprendra).
?famille @ambiance+ les animateurs au top, les enfants ne voulais plus rentrer le soir
?famille @calme+,accueil+ nous sommes venus avec nos 3 petits enfants emplacement au calme bien plat jeux a coté on pouvait les surveiller de la table le personnel gentil avec eux que du positif bonnes vacances a tous
?together @emplacement+,ambiance+ Bonjour, vacances vraiement réussi, on a eu beau temps et le camping est trés bien placé. Nous avons aussi profité des soirées et du marché. Les gens a coté de nous étaient très sympathique. A l'année prochaine surement
?mobile-home,together,pool,good @chambre-,accueil+,proprete+,equipements+ j aime bien ce camping parce que c est pas trop grand apres le mobil home faut pas etre regardant y a des trucs qui ferment mal et la vaisselle c est n importe quoi sinon personnel gentil c est propre et la piscine est bien
?caravan,good @emplacement+,chambre+,prix-,acces- Emplacement plat, bien ombragé, dommage que l'électricité soit en plus et chère pour une nuit, boulangerie a coté, tout se fait a pied, seul souci la barrière fermée le soir la voiture reste dehors.
# camping flow mixed
@emplacement+,prix- Joli mais trop plein,trop cher.
@calme- Pas mal, bruyant (le soir|la nuit) par contre.
Moyen. (Ça dépanne|Pour une nuit ça va).
?mobile-home @calme+,proprete- Camping (tranquille|calme), mobil home ancien et pas bien nettoyé dans les coins.
?tent @chambre-,proprete+ pour une tente c'est moyen, on est mis dans un coin à part loin des douches, celles ci sont propres. Prises électriques à partager.
# camping flow bad
?worst,man dégouté de ces vacances franchement nul!
?mobile-home @proprete- Mobil home sale et pas (entretenu|aéré).
?worst Lamentable, (n'y allez pas|passez votre chemin) !!!
je ne conseille ce camping à personne
@accueil- Aucun bonjour quand on arrive (ni quand on part|ni rien).
@attente- Les papiers à l'accueil c'est interminable, une seule personne et elle prend son temps.....
?restaurant @restauration-,prix- Pizza pas cuite, frites froides et c'est cher, (la serveuse s'excuse même pas|aucune excuse)
?mobile-home @attente-,proprete-,accueil- Nul! On arrive personne, on appelle personne. Mobil home pas pret à l'heure prévue et ménage meme pas fait sous les lits. La caution on l'attend toujours!!! ils ont à chaque fois une excuse. en bref cherchez ailleurs.....
?pool,together @equipements-,accueil- de retour de ce camping,deux jours sans eau chaude,la piscine verte,quand on réclame on nous promet de rappeler et rien,une semaine de congés gachée ATTENTION
# location flow good
@proprete+ logement propre et (bien chauffé|bien agencé).
@chambre+ literie très confortable, (grande douche|bonne douche)
?appartement @emplacement+ Appartement en plein centre, pratique pour (les courses|tout).
?!chambre-hotes @equipements+ Cuisine (assez|plutôt) bien équipée.
?chambre-hotes @petit_dejeuner+ Petit déjeuner (copieux|parfait) dans la grande salle.
@accueil+ La dame qui nous a reçu est (charmante|adorable), rien à redire.
@prix+ Bon rapport qualité prix pour (le secteur|la région).
@numerique+ Bonne connexion, (j'ai pu travailler sans souci|pas de coupure)
?top Super logement, super accueil, super (week end|séjour) !!!
?good @acces- Très bien mais (pas facile à trouver|mal indiqué)
?!chambre-hotes,good @equipements- Il manque un lave vaisselle sinon parfait.
?couple Parfait pour un couple, (on était bien|rien à dire)
?chambre-hotes @accueil+,petit_dejeuner+ Hôtes très discrets, bon petit déjeuner, je recommande.
?famille @equipements+ il y avait tout pour le bébé, (pas besoin d'amener le lit|très pratique)
@calme+ Ca change de la ville. On entend rien du tout la nuit
?gite,famille @chambre+,equipements+ c etait pour la reunion de famille nous etions 11 tout le monde a pu dormir sur place salle assez grande beaucoup de vaisselle que demander de plus le temps etait de la partie merci encore a ces gens
?top @accueil+ Rien à dire. Tout était bien du début à la fin, merci pour l'accueil et la (gentillesse|disponibilité)
?gite,famille @ambiance+,proprete+,accueil+ Quelques jours en famille au gite, les enfants avaient de la place pour jouer dehors... Maison très bien tenue et gens très arrangeants. je recommande les yeux fermés
?top,!appartement @chambre+,proprete+ Magnifique maison , tres propre , tres bien décorée , on voit que tout est neuf , un vrai plaisir de rester la plusieurs jours
?appartement,!lift,good @acces-,equipements+ Appart nickel il y a tout. Troisième étage sans ascenseur prévoir peu de bagages
# location flow mixed
@chambre- Correct, mais (vieillot|pas très confortable).
@proprete- Bien situé, (propreté moyenne|ménage à revoir)
Ça va pour une nuit, (pas plus|deux au maximum)
?appartement @emplacement+,calme- Appartement pratique et central mais très bruyant, la fenêtre donne (sur un bar|sur la rue)
?!chambre-hotes,together @equipements-,calme+ Maison tranquille, cuisine très mal équipée, on a du acheter (ce qui manquait|des choses nous mêmes).
@attente-,proprete+ Très long pour avoir une réponse, on a su la veille à quelle heure on pouvait arriver. Après c'est propre et conforme.
# location flow bad
@proprete- Sale, très (sale|mal entretenu).......
?worst Une honte de louer ça (!|à ce prix !!!)
Ne correspond pas du tout à l'annonce, les photos doivent (dater|être anciennes)
@accueil- Aucune réponse à nos appels (ni aux messages|pendant deux jours).
?!chambre-hotes @equipements- Rien pour cuisiner, (c'est une blague|il faut tout apporter).
?worst A FUIR (!|absolument !)
@calme- on entend les voisins marcher, parler, tout. (Deux nuits sans dormir|Aucune nuit correcte)
@proprete-,equipements-,accueil- Vaisselle grasse ..... draps pas nets, une odeur d'égout dans la douche qu'on nous avait soi disant réparé Le ballon se vide en deux douches Plus personne au téléphone évidemment
@prix-,proprete- Location trop chère, tout est vieux, frigo qui sent, on voit que rien n a été refait depuis longtemps et avec ça le ménage le bois et les draps a payer , on nous prend pour des pigeons
# collectif flow good
@accueil+ Toute l'équipe est (adorable|aux petits soins).
@restauration+ buffet varié et (de qualité|toujours bien garni)
@chambre+ On a eu une chambre pour quatre avec la douche dedans, simple mais (ça suffit|bons matelas)
?auberge-jeunesse @ambiance+ Très bonne ambiance dans cette auberge
?famille,village-vacances @ambiance+ super club pour les enfants, (les nôtres ont adoré|un vrai plus)
?good @chambre- Très bien pour ce qu'on paye, (le dortoir est petit|les chambres sont petites)
?good @calme- prévoir des bouchons d'oreille !
?village-vacances,together @ambiance+,accueil+ Deuxième séjour ici et encore (mieux que|aussi bien que) le premier, les animateurs sont toujours aussi gentils.
@restauration+ On mange bien et à sa faim, (on peut se resservir|il y a du choix).
@proprete+ Les sanitaires sont communs mais vraiment propres
@proprete+,calme+ Très propre et calme après 22h, rien à redire
?auberge-jeunesse @ambiance+,equipements+ Je conseille pour rencontrer du monde. Cuisine ouverte à tous, pratique pour se faire à manger. Pour dormir chambre de 6, ça allait.
?groupe @accueil+,restauration+ Venus en groupe pour un week end, on a très bien été reçu. Horaires des repas souples, salle à disposition. Merci à la direction pour le geste sur la note du bar......
# collectif flow mixed
@prix+,calme- Pas cher mais (on entend tout|bruyant).
?auberge-jeunesse @proprete-,emplacement+ Bien situé, propreté (limite|à revoir) surtout les douches du haut
?refuge @attente-,restauration+ le repas était bon mais servi tard et il faut laisser la table aux suivants
# collectif flow bad
@proprete- Sale partout, (même à la cantine|surtout les WC)...
`;
