/** More whole reviews of rented places, campsites and sights at some length, each told once. */
export const frenchLongMoreOutings = `
# location flow good
?together @accueil+ Très beau gîte, très bien équipé et d'une propreté irréprochable. Les propriétaires sont charmants et très disponibles. Nous avons passé une excellente semaine et nous reviendrons certainement.
?together,famille @equipements+ Maison idéale pour des vacances en famille. Grand jardin, jeux pour les enfants, cuisine très bien équipée. Il ne manque rien. Les enfants ne voulaient plus partir. Merci pour tout.
@calme+ Un endroit parfait pour se reposer. Pas de voisins, pas de bruit, la nature tout autour. La maison est confortable et décorée avec goût. Les propriétaires ne sont pas loin si besoin.
?chambre-hotes,together @accueil+,petit_dejeuner+ Chambre d'hôtes magnifique, accueil formidable, petit déjeuner royal avec des confitures et des gâteaux maison. Nos hôtes nous ont donné de très bonnes idées de visites. On se croirait chez des amis.
?chambre-hotes @accueil+ J'ai passé un séjour merveilleux dans cette maison d'hôtes. Tout est pensé pour le bien être des gens. La chambre est spacieuse et le lit excellent. Une adresse que je garde précieusement.
?appartement,together @emplacement+ Appartement très bien situé, propre, fonctionnel, conforme aux photos. La propriétaire répond tout de suite quand on a une question. Nous avons tout fait à pied. Très bon rapport qualité prix.
?appartement,good @calme- Joli petit appartement, bien équipé et très bien placé. On entend un peu les voisins du dessus mais rien de méchant. Le propriétaire est arrangeant pour les horaires. Je recommande pour un couple.
?good @equipements- Gîte agréable et bien situé pour visiter la région. Il manque quelques ustensiles dans la cuisine et une vraie machine à café. Les lits sont bons. Les propriétaires sont très gentils, ils nous ont offert des légumes du jardin.
?amis,together @ambiance+ Super maison pour un week end entre amis, on était 8 et il y avait de la place pour tout le monde. Grande table, cheminée, terrasse. Le propriétaire est cool. On reviendra l'an prochain.
?pool,together,summer @equipements+ La piscine est géniale et on en a bien profité avec cette chaleur. La maison est très bien équipée. Tout est propre, tout marche. Une semaine de rêve, rien à redire.
?good @acces- Très belle location mais difficile à trouver, le GPS ne connaît pas le chemin. Vue superbe, intérieur soigné, accueil très sympathique.
?together @proprete+ Tout était impeccable à notre arrivée, les lits faits, le frigo froid, très propre. Nous avons passé de très bonnes vacances.
?dogs,together @equipements+ Nous sommes venus avec nos deux chiens et le terrain est entièrement clôturé, c'est rare. La maison est simple et agréable. La propriétaire est très gentille. Nous recommandons à tous ceux qui ont des animaux.
?winter,together @ambiance+ Semaine au coin du poêle à bois, le bois était fourni et il y en avait assez. Maison bien isolée, très confortable. Nous avons fait beaucoup de marche. Les propriétaires sont discrets et serviables.

# location flow bad
?together @proprete- Maison très sale à notre arrivée, nous avons passé la première matinée à faire le ménage. Toiles d'araignées partout, frigo qui sent mauvais. La propriétaire a promis un dédommagement que nous attendons toujours.
@equipements- Rien à voir avec l'annonce. La moitié des appareils ne marche pas, la vaisselle est dépareillée et insuffisante, les matelas sont à changer. Pour ce prix c'est du vol. Je déconseille.
?together @accueil- Le propriétaire est venu tous les jours sous n'importe quel prétexte, on ne se sent pas chez soi. À la fin il a gardé une partie de la caution pour une tache qui était déjà là.

# camping flow good
?together @accueil+ Très bon camping familial, calme et bien entretenu. Les emplacements sont grands et ombragés. Les sanitaires sont toujours propres. Les gérants sont très gentils. Nous y retournerons l'année prochaine.
?pool,famille,together @equipements+ Les enfants se sont éclatés à la piscine et au club. Nous on s'est reposés ! Le personnel est jeune et dynamique. Le mobil home était propre et bien équipé. Super vacances.
?tent @proprete+ Petit camping comme je les aime, sans animation bruyante. On plante sa tente où on veut, les blocs sanitaires sont nickel et l'eau est chaude. Les prix sont très raisonnables. Parfait.
?caravan,together @emplacement+ Nous venons avec la caravane depuis des années, toujours au même emplacement. C'est calme, c'est vert, on connaît tout le monde. Le nouveau bloc sanitaire est une réussite. À l'année prochaine.
?mobile-home,good @equipements- Bon séjour dans ce camping. Le mobil home commence à dater mais il est propre et il y a une belle terrasse. L'équipe est sympathique. Les soirées sont bien, pas trop tard.
?good,tent @acces- Camping très agréable au milieu des arbres. Le seul défaut c'est que les sanitaires sont loin de certains emplacements, la nuit c'est embêtant. Les autres campeurs sont sympas et le patron aussi.
?lake,together @emplacement+ Camping idéalement placé avec accès direct à la plage. On laisse la voiture et on n'y touche plus. Les enfants font du vélo partout en sécurité. Le snack est bon et pas trop cher.
?good,holidays @calme- Très bon camping avec beaucoup d'activités. En août c'est forcément plein et un peu bruyant le soir. Le personnel fait de son mieux. La piscine est superbe. On a passé de bonnes vacances.
?together @accueil+ Accueil au top, on nous a laissé choisir l'emplacement. Tout est propre et bien organisé. Le pain frais le matin c'est un vrai plus. On recommande à cent pour cent
?weekend,amis,together @ambiance+ Deux jours entre potes en pleine nature. Barbecue à disposition, rivière pas loin, soirée tranquille. Les gérants sont hyper sympas. C'est pas cher en plus. On reviendra c'est sûr.

# camping flow mixed
?together @prix- Camping correct mais devenu cher. Tout est payant maintenant, le wifi, les jeux, même le tennis. Les emplacements sont bien. Les animations sont surtout pour les petits, nos ados se sont ennuyés.
@proprete- Bien situé et calme mais les sanitaires ne sont pas assez nettoyés, surtout le week end. Il suffirait de passer une fois de plus. Le reste est agréable, bon accueil à la réception.
?mobile-home,together @equipements- Avis partagé. Le camping est beau et bien placé, le mobil home par contre est trop vieux, porte de douche cassée, matelas fins. On nous l'a vendu comme grand confort.

# camping flow bad
?together @calme-,accueil- Musique jusqu'à une heure du matin tous les soirs, impossible de dormir avec des enfants. La direction nous a répondu que c'était les vacances. Nous sommes partis deux jours avant la fin.
@proprete- Sanitaires dégoûtants, pas de papier, douches froides, des cheveux partout. Pour le prix c'est honteux. Je fais du camping depuis trente ans et je n'ai jamais vu ça. À éviter.
?mobile-home,together @proprete-,equipements- Mobil home sale avec des fourmis dans les placards et un matelas taché. On nous en a proposé un autre, encore pire. Aucun remboursement possible. Nos vacances ont été gâchées.
?pool,famille,together @equipements- Piscine fermée trois jours sur sept, toboggan en panne, club enfants complet. On avait choisi ce camping pour ça. Personne ne s'est excusé. Nous ne reviendrons pas.

# site flow good
?chateau,together @pedagogie+ Très beau château, très bien conservé et très bien expliqué. La visite guidée est passionnante, notre guide connaissait son sujet et répondait à toutes les questions. Nous avons passé une très belle après midi.
?chateau,good @prix- Magnifique château avec un beau parc. L'entrée est un peu chère surtout pour une famille, mais on ne regrette pas. Prévoir au moins deux heures. Les extérieurs sont aussi beaux que l'intérieur.
?musee @pedagogie+ Musée très intéressant, bien présenté, avec des vidéos et des objets qu'on peut toucher. J'y suis resté~ plus de deux heures sans voir le temps passer. Je le conseille même à ceux qui n'aiment pas les musées.
?musee,famille,together @pedagogie+ Super musée pour les enfants, il y a un jeu de piste et ils ont tout voulu faire. Les parents apprennent aussi. Le personnel est très sympa. Une bonne idée quand il pleut.
?musee,good @pedagogie- Belles collections mais il manque des explications, ou alors elles sont écrites trop petit. Le bâtiment à lui seul vaut la visite. La dame à l'entrée est très aimable. Je pense y revenir.
?nature,together @ambiance+ Endroit magnifique, sauvage, à faire absolument. Nous y sommes allés tôt le matin et nous étions presque seuls. Les paysages sont à couper le souffle. Prévoyez de bonnes chaussures et de l'eau.
?nature,good,summer @attente- Très beau site naturel malheureusement victime de son succès. L'été il y a beaucoup de monde et les gens laissent leurs déchets. Il faut venir tôt ou hors saison. La balade est superbe.
?nature,famille,together @acces+ Belle balade facile avec des enfants, le chemin est bien indiqué et il y a de l'ombre. Pique nique au bord de l'eau. Gratuit en plus. Nous avons passé une très bonne journée.
?jardin,!winter @ambiance+ Un jardin extraordinaire, des fleurs partout, des odeurs, des couleurs, un vrai plaisir pour les yeux. On voit que les gens qui s'en occupent sont passionnés. À faire au printemps si possible.
?jardin,!winter,together @ambiance+ Nous avons adoré nous promener dans ce jardin. C'est très bien entretenu et il y a des bancs partout pour s'asseoir. Le salon de thé est agréable aussi. Une visite que nous recommandons.
?good,holidays @attente- Très belle visite mais trop de monde en été, on se marche un peu dessus. Réservez sur internet pour éviter la queue. Ça vaut vraiment le coup, c'est un lieu magique.
?!nature @accueil+ Un lieu chargé d'histoire qu'il faut absolument visiter si on passe dans la région. Le guide était drôle et passionné. Le temps est passé trop vite. Merci à lui, on a appris beaucoup de choses.
?!nature,good,together @acces- Superbe visite, nous avons adoré. Attention quand même aux nombreuses marches, ma mère n'a pas pu tout faire. Le parking est à dix minutes à pied. Sinon tout est parfait.
?famille,together,!nature @pedagogie+ Sortie avec les petits enfants, ils ont été captivés du début à la fin. Le personnel est patient avec eux. La boutique est bien aussi. Nous reviendrons avec les autres.
?groupe,together,!nature @pedagogie+ Visite en groupe très bien organisée. La guide parle fort et clairement, on entend bien même au fond. Elle raconte beaucoup d'anecdotes. Tout le monde a été enchanté de cette visite.
?good @restauration- Très beau site, à voir au moins une fois. La visite est agréable et bien faite. Par contre ne mangez pas sur place, c'est cher et pas bon. Prenez un pique nique.
@ambiance+ J'y viens depuis que je suis enfant et c'est toujours aussi beau. J'y emmène tous les gens qui viennent me voir et ils sont toujours impressionnés. Un endroit unique.

# site flow mixed
?!nature,together @prix- La visite est intéressante mais beaucoup trop courte pour le prix. Une partie était fermée et on ne nous l'a pas dit avant. Le guide est très bien. Nous sommes restés sur notre faim.
@attente- Bel endroit mais mal organisé. Une seule caisse ouverte, une heure de queue en plein soleil, et ensuite tout le monde entre en même temps. C'est dommage car le site en lui même est magnifique.
?musee @pedagogie- Je m'attendais à mieux. Quelques belles pièces mais une présentation vieillotte et peu d'explications. Le personnel est aimable. C'est bien si on passe par là, je ne ferais pas le détour.

# site flow bad
?together,!nature @prix-,accueil- Très déçus. Nous avons payé cher pour une visite au pas de course avec une guide qui récite son texte. Impossible de poser une question. À ce prix là c'est honteux.
@proprete- Lieu mal entretenu, poubelles qui débordent, toilettes fermées. On voit que plus personne ne s'en occupe. C'est vraiment dommage parce que l'endroit était très beau il y a quelques années.
?musee @prix- Huit salles dont trois fermées et on paye plein tarif. Éclairage mauvais, pas d'audioguide, gardiens sur leur téléphone. Passez votre chemin, il y a mieux à voir dans la région.
?nature,together @acces- Sentier mal balisé, nous nous sommes perdus deux fois. Le parking est payant et plein dès 10 h. Au bout il n'y a pas grand chose à voir. Pas la peine d'y aller exprès.
`;
