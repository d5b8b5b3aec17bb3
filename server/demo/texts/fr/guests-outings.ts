/** Guests of activities, tastings, events, shops and the rest in their own manner: flat, hasty or at length. */
export const frenchGuestsOutings = `
# activite flow good
?accrobranche @ambiance+ Grosses sensations sur la fin (du parcours|)!!
?spa @ambiance+ Bon moment de repos à faire aussi bien l'hiver que l'été.
?cheval @accueil+ merci à tous au (centre équestre|club), on s'est régalés!
?bateau @ambiance+ belle sortie, bonne promenade de presque une heure.
?escape (Vraiment une|Une) bonne idée de sortie quand il pleut !
?parapente @ambiance+ A faire une fois (dans sa vie|au moins), (vraiment|c'est) magique.
?good @prix+ le prix peut paraitre élevé mais on est pas déçus (au final|).
Un très bel après midi passé tous ensemble
?!spa,!escape,!bateau,!velo @accueil+ moniteurs tres gentil et patient avec les petits
?nautique N'oubliez pas d'emmener (des affaires de rechange|une serviette) !
?velo @equipements+ Les vélos sont neufs (et bien réglés|), batterie suffisante.
?spa @proprete+ Très propre et (bien |)chauffé, pas trop de monde.
?accrobranche @ambiance+ Parcours pour tous les âges, une bonne après midi de passée !!!
?bateau @accueil+,pedagogie+ Super moment!le monsieur du bateau raconte très bien! Il connait tous les oiseaux. On était bien placés!
?cheval @accueil+ C'était trop bien ! ils ont été adorables ! Tout étais bien la balade étais belle ! On recommence l'année prochaine !
?parapente @accueil+,pedagogie+ Nickel du debut à la fin, on est bien tenu, bien encadré ! Le moniteur explique avant de décoller et aussi en l'air. Tres beau moment, j'ai pas vu passé le temps.
?good,accrobranche @equipements+,prix- On s'est bien amusés. C'est bien fait et on est toujours attachés !! Cependant attention il faut ajouter les gants, les casiers et les boissons sont chères sur place.
?nautique @ambiance+,prix+ Très belle descente!!! On nous avait dit 2h on en a mis presque 3. Pour le prix c'est bien et ils viennent vous rechercher. A refaire l'été prochain.
?good,spa @accueil+,prix- Très bon massage et masseuse à l'écoute. Des " suppléments " pas annoncés et tisanes pas comprises. Il faut apporter sa serviette et ses claquettes.
# activite flow mixed
?accrobranche @prix-,attente-,ambiance+ Bien mais cher peu de parcours pour les petits, en dessous d1m30 même avec un adulte ils ont le droit qu à un seul parcours qui est d ailleurs bien mais ca fait vite le tour...tyroliennes super, tables a l ombre pour manger bien .C est l attente qui est longue, pas assez de moniteurs
?!spa @prix- Bonne aprem mais ça revient cher !!!!
?spa @proprete- L'endroit est plutôt bien, gros souci au niveau des vestiaires, le sol {toujours mouillé} n'est pas nettoyé souvent et donc les gens marchent dedans avec leurs chaussures. Il serait temps de s'en occuper c'est dommage pour le reste.
# activite flow bad
?spa @prix- Nous sommes déçus car à ce prix (tout est en plus|rien n'est compris).
?accrobranche @attente- On attend (beaucoup|trop) à chaque plateforme.
?parapente @prix- Le vol a (du|dû) durer 8min.... pour le prix c'est peu
?escape,worst @ambiance-,accueil- à fuir ! on se moque des gens !!! des énigmes nulles et incompréhensibles; aucune aide {on a appelé trois fois et personne ne répondait !!}
?velo,worst @accueil-,equipements-,attente- Réservé depuis un mois et pas de vélos! Personnel pas concerné Les freins ne marche pas. Batterie même pas chargé. Aucune excuse . On nous dit de revenir le lendemain ou qu'il y aura un avoir!!! ils savent bien qu'on est en vacances et qu'on sera reparti. donc location a éviter.....
# degustation flow good
@accueil+ Ne pas hésiter à (rentrer|s'arrêter) on est bien reçus.
?vin @restauration+ Le rosé est très bon, les rouges aussi (d'ailleurs|).
?good,vin @restauration+,accueil+ Nous sommes restés une petite heure, en goûtant les vins proposés et c'était intéressant .Ne pas oublier de réserver, peu de place mais très bien accueillis
?vin @restauration+,prix+ Les vins sont vraiment (très bons|bons), et pas trop chers.
# degustation flow mixed
?vin @prix- vins corrects mais (un peu |)chers à la bouteille.
?vin @pedagogie+,prix- pas mal bonne présentation,malheureusement la dégustation est trop cher maintenant 12 euros par personne pour 3 verres
?fromage @pedagogie- Bien, mais on ne voit pas (grand chose|la fabrication).
# degustation flow bad
@accueil- dégustation vite expédiée !! (pas d'explication|)
?biere @restauration- Bref pas terrible pour avoir gouté d'autres bières artisanales decu quand au goût et au choix.
# evenement flow good
?festival @ambiance+ Une (super|grosse) ambiance le samedi soir.
?fete @ambiance+ le feu d'artifice à la fin... (super|magnifique)
@ambiance+ Une belle et bonne soirée, (c'était parfait|bien organisée).
?good,festival @ambiance+,acces- Belle soirée, la nuit, c'est joli et bien éclairé. Attention à partir un peu avant la fin, les bouchons pour sortir sont terribles !
?marche-noel @restauration+,prix+ Il y a pleins de (petites |bonnes )choses à manger et pas trop chers.
?fete @accueil+ Merci aux bénévoles (pour tout|), on a passé un bon moment!
?festival @ambiance+ musique pour tous les jeunes et les moins jeunes chacun trouvera un concert à son gout dans ce festival Des petites scènes, au milieu des arbres
# evenement flow mixed
?festival @ambiance+ Bons concerts Bonne organisation Bon son mais trop de monde le samedi soir.
# evenement flow bad
?marche-noel @ambiance- Trop commercial, (aucun artisan|presque pas d'artisans) !!!!
?fete @ambiance- Rien pour les enfants (cette année|) dommage.
?marche-noel @prix-,ambiance-,restauration- ca fait plusieurs années que nous y allons ca devient de pire en pire moins de chalets que avant et tous plus cher avant il y avait de l'animation maintenant de la musique et c'est tout et meme le vin chaud est pas bon de toute facon l'année prochaine nous irons dans une autre ville pour voir
?festival @attente-,equipements- Déçus de l'organisation. On est vraiment déçus de l'organisation de ce festival. Trop d'attente pour entrer, pour boire pareil, et pas assez de toilettes.
# commerce flow good
?boutique @proprete+,equipements+ Magasin propre, bien rangé et (pas mal de choix|du choix).
?boulangerie @restauration+ Prenez les tartelettes, elles sont très bonnes.
?boutique @accueil+ La vendeuse étais très gentille et nous a bien conseiller (pour le choix|).
# commerce flow mixed
?boutique @prix- Jolies choses, par contre des prix (bien trop élevés|pas possibles) !!!!
?boutique @prix-,accueil+ Belle boutique mais sans plus, on pensait trouver mieux. Produits un peu chers, déçus du rayon alimentation qui ressemble à celui d'une grande surface, pareil pour les tee shirt. Par contre bien pour les cartes postales. La caissière est agréable.
# commerce flow bad
?boulangerie @restauration-,prix- On vous déconseille les sandwichs qui sont secs et franchement pas donnés.
?boutique @acces- fermé à 17h alors que c'est marqué 19h sur la porte, on a fait la route (exprès|pour rien).
?boulangerie @attente-,accueil- Le gâteau commandé n'était pas prêt, la vendeuse nous dit de repasser à midi, on repasse à midi pareil pas prêt... Quand à s'excuser, non 1 seule personne pour servir et faire les commandes et la file jusque dehors.
# ot flow good
@pedagogie+,equipements+ Bons conseils pour (les randonnées|les balades) et un plan gratuit.
@equipements+ Beaucoup de documentation et même pour les enfants.
?good @equipements+,numerique+ passage obligé à faire plutôt le premier jour, c'est pratique... et pour info ils vendent aussi les billets pour les visites même pour celles qui sont complètes sur internet !! Sachez que le wifi est gratuit devant le bâtiment !!
# ot flow mixed
@equipements+ bonne documentation, horaires pas pratiques {fermé (le midi|le dimanche)}
# ot flow bad
@attente- Une seule personne pour (répondre à|renseigner) tout le monde.
@attente-,accueil- Apres 20 min a attendre on nous repond que tout est sur internet, autant rester chez soi en plus trop chaud dedans pour rien!!!! Y'a des offices bien mieux et avec le sourire, en gros ca sert a rien
# autre flow good
?parking @acces+,prix+ Grand parking (proche du centre|bien situé) et pas cher.
?parking @acces+ places larges, on rentre (même avec un camping-car|sans problème).
?parking @prix+ compter 3 euros la journée, ensuite le soir on ne paye pas.
# autre flow bad
?parking @acces-,prix- Places trop petites et (trop |)cher pour une heure.
`;
