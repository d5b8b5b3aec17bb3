/** Guests of campsites, rentals, sights, activities, tastings and events who write at some length, in their own manner. */
export const frenchGuestsOthersLong = `
# camping flow good
?mobile-home,pool,famille,together @chambre+,proprete+,accueil+,equipements+ cela fait trois ans que nous venons avec ma soeur et ses enfants le mobil home propre bien placer pas de vis a vis accueil tres bien piscine chauffer rien a rajouter merci a tous du camping et bonjour a tous ceux qui nous connaisse
?restaurant,famille @chambre+,equipements+,restauration+,ambiance+,accueil+ je ne comprend pas du tout ce qu'on lit sur ce camping !!!! j'avais meme regardé pour annuler, heureusement que non: les emplacements sont grands, les sanitaires sont refaits, le snack très bien, il y a une soirée différente tous les jours et les animatrices du club enfants sont vraiment mais vraiment gentilles. je conseille ce camping à 100% !!!
?mobile-home,good,together @emplacement-,accueil+,proprete+,equipements-,calme+ c'est notre deuxieme année et pas la derniere je pense meme si cette fois on nous avait mis a coté des poubelles enfin le camping lui meme est bien les gens du bureau toujours aimable le ménage bien fait juste dans le mobil home la clim qui fuyait et qu'ils sont venu voir deux fois et a l'epicerie manque de fruits sinon pour nous rien a dire on y va pour le calme et puis c'est pas loin de chez nous
?together,summer,good @equipements-,acces-,calme+,chambre+ Nous étions , fin aout , dans ce camping pour la premiere fois, c'est vrais que c'est un peu vieux! les allées pas goudronner quand il pleut sa fait des flaques, le terrain de boule un peu abimé, mais sa reste calme, et on est bien installer, l'épicerie dépanne , en gros que du bien
?tent,good,together @chambre+,equipements-,attente-,emplacement+,accueil+,ambiance- Emplacement correct , bien à l'ombre , dommage que la laverie soit à l'autre bout et toujours occupée , à pied du centre , petit marché le jeudi à voir , boulanger qui passe tous les matins , jeune fille de l'accueil très agréable , seulement le soir c'est un peu mort . Nous étions passés sans réserver. Il est vrai que la dernière nuit on a eu de l'orage et que tout était trempé.
# camping flow mixed
?pool @chambre+,accueil+,ambiance-,equipements- le camping en lui meme est pas mal les emplacement sont grand la personne a l'accueil est disponible. apres c'est beaucoup de resident a l'année et on ce sent un peu de trop, au bar c'est toujours les meme, et pareil pour le terrain de boule faut etre du groupe, la piscine ouvre pas assez enfin le reste ca va
?caravan,together @equipements-,attente- Le camping est dans l'ensemble agréable, toujours le même problème au niveau de l'électricité, ça saute dès qu'on met la plaque {même toute seule} et donc il faut trouver quelqu'un pour remettre et parfois on attend. Cela fait plusieurs années que c'est signalé et qu'il n'y a rien de fait.
# camping flow bad
?together @attente-,accueil-,calme-,equipements- Assez déçus et ce dès la réservation, avec un service qui répond une fois sur trois ! Un camping qui se dit haut de gamme et pas une seule place au calme, c'est abusé quand même ! Le 2eme jour coupure d'électricité toute la matinée, du coup tout le frigo à jeter ! Personne n'est venu nous voir, rien proposé, pas un mot ! Très bien l'information !!!
?caravan @calme-,proprete-,equipements- Heureusement que c'était juste une étape. Il y avait une fête dans le camping d'à côté jusqu'à 3h du matin {et ensuite les voitures qui repartent}. Le camping lui même pas calme non plus, portes qui claquent, gens qui parlent fort à toute heure. Emplacement pas propre. Papiers et mégots. Borne électrique dans un drôle d'état.
?together @accueil- Jamais remboursé Je tiens à prévenir les gens que nous avons du annuler pour raison de santé deux mois avant avec l'assurance payée donc normalement remboursés et six mois après on a toujours rien. J appelle on me dit que c est en cours. Voila le sérieux
# location flow good
?gite,famille,together,garden @chambre+,proprete+,equipements+ Bonjour, petit mot pour vous dire que le gîte nous as beaucoup plus. C'est grand, c'est propre et il fait bon dedans. Nous avons aussi trouver tout ce qu'il faut pour les petits ce qui nous as bien arranger. Le jardin est clos. On en parleras autour de nous et nous reviendrons surement si nous repassons
?appartement,together @calme+,chambre+ Nous avons passés trois nuits dans cet appartement qui se trouve derrière l'église. Il s'agit d'une rue plutôt calme en semaine et un peu moins le samedi. Ce qui nous a plut dans ce logement c'est la place, à plusieurs on est pas gêné avec les deux salles de bain. A conseiller
@accueil+ Je n'ai pas l'habitude de mettre des commentaires mais là je le fais parce que c'était vraiment bien et que les gens sont vraiment gentils.
?!chambre-hotes @proprete+,prix+ En plus d'une propreté irréprochable,ménage de fin de séjour compris,un prix tout à fait correct. Grand salon,bien pour se réunir le soir.
# location flow mixed
?appartement @emplacement+,equipements-,chambre+,prix- Moyen L appartement est bien situé on peut tout faire a pied mais au final on cuisine pas rien ne marche la plaque chauffe que d un coté le micro onde on a pas osé pas d ouvre boite ... en revanche la chambre est bien et le lit rien a dire. Cest cher .
# location flow bad
?gite,together,!summer @chambre-,equipements- A éviter Nous avions réservés un gite , pour 8 personnes. En fait 6 couchages et un clic clac cassé { 2 personnes ont dormies par terre sur des matelas amenés tard le soir }. Ce gite est: Pas chauffé à l'étage. Très mal éclairé ...... Pas assez de vaisselle { dépareillée encore ça va mais même pas une assiette chacun }. .
?gite @ambiance+,accueil-,attente-,equipements- Belle maison mais des gens particulier . Les clés pas la . Personne pour expliqué , la chaudiere , les poubelles , la télé rien ! Un numéro a appelé et il est pas au courant ! Impossible de reglé l'eau soit elle brule soit elle est froide !
?appartement,together @calme-,accueil- Appart à fuir si vous voulez dormir !!!! Les gens du dessus marchent toute la nuit, on a tapé au plafond rien n y fait. La propriétaire dit quelle ny peut rien
# collectif flow good
?village-vacances,groupe,together @accueil+,attente+,restauration+,chambre+ Bonjour, Nous étions dans ce village vacances à l'occasion d'une cousinade. L'équipe s'est vraiment mise en quatre, tout était prêt, une salle pour nous tout seuls, le repas du samedi soir délicieux et copieux, les chambres regroupées... Une organisation sans faute
# collectif flow mixed
?village-vacances,together,!summer @chambre-,accueil+,restauration+ Moyennement satisfaits. Notre réservation était pour le bâtiment principal, mais il est en travaux et ils nous ont logés dans l'annexe. A part ça le personnel est correct et les repas aussi mais nous n'avions pas choisi ça.
# collectif flow bad
?village-vacances,together @chambre-,restauration-,accueil-,equipements-,prix- Nous n avons vraiment pas aimé ce centre , chambres à l ancienne lits une place collés carrelage froid , a la cantine car c est une cantine il faut débarrasser et passer l éponge , les animateurs font la tete , le bar ferme a 22h pour un séjour a ce prix là c est limite . Nous avons ecrit a la direction et pas de réponse
# site flow good
?grotte @pedagogie+,accueil+,ambiance+ SUPER !!! On passe un bon moment dans cette grotte,Guide trés drôle et patient,Des formes qu'on ne voit pas ailleurs.La lumière fait beaucoup aussi
?jardin,good @emplacement-,acces-,ambiance+ Génial Un peut loin de tout , et pas facile pour ce garer surtout le dimanche voir impossible ! Mais sinon , les jardins sont magnifique , ya des fleurs que j'avais jamais vu , c'est vraiment beau ! un jardin comme sa ici , je savais même pas que sa existait !!
?nature @emplacement+,equipements+ bel endroit ,vous pouvez y rester la matinée ou plus avec les differents sentiers, les tables pour pique niquer.,continuez jusqu au bout.........,prevoyez au moins une bonne paire de chaussures pour etre tranquille
?chateau,together,good @ambiance+ Superbe ! Très belle visite : ne pas oublier de monter dans la tour. Nous avons aimé
?grotte,woman,good @prix-,ambiance+ Impressionnant Visite pas donnée mais elle vaut le coup le plus beau cest la grande salle tout au fond surtout quand on est dans les premiers
?nature @emplacement+,prix+ Sublime il faut vraiment y aller ...... la vue en haut et tout le chemin aussi, vous ne serez pas déçus je vous le dis, et en plus rien à payer
# site flow mixed
?parc-animalier,together @proprete+,acces+,ambiance-,prix- Bien Parc bien tenu, bien fléché. Mais le spectacle de rapaces était annulé et rien n'est remboursé.
# site flow bad
?grotte,together @attente-,pedagogie-,ambiance- Décu ns avons attendu 1h pour 25 min dedans.ns etions trop nombreux le guide parlait que pour les premiers.arriver devant la plus belle partie pas le temps de s arreter!
# activite flow good
?velo,together @attente+,equipements+ location facile, rien à laisser à part la carte d'identité, vélos en très bon état. je reprendrai chez eux
# activite flow bad
?nautique,together @attente-,accueil-,proprete- Aucune organisation, on attend dans le froid en maillot que quelqu'un veuille bien s'occuper de nous et les vestiaires sont dégoutants
# evenement flow good
?festival @ambiance+,acces+ Très belle programmation cette année, le public était au rendez vous et l'organisation aussi, rien à dire sur la sécurité, navettes gratuites jusqu'à tard dans la nuit. Longue vie à ce festival
?fete,good @ambiance+,restauration+,attente-,accueil+ Vraiment une belle fête, bien organisée pour une petite commune, le repas sous le chapiteau était bon même si on a attendu le dessert longtemps, après ça danse. Tous les âges étaient là. Il y avait du monde de partout. Félicitations à tous ceux qui donnent de leur temps.
`;
