/** Guests of restaurants in their own manner: flat, hasty or at length. */
export const frenchGuestsRestaurant = `
# restaurant flow good
@restauration+ (4ème|3ème) fois que je mange dans ce restaurant et toujours bon.
?good @prix- Bon restaurant mais prix (élevés|un peu élevés)!
@restauration+ cuisine familiale (parfaite|réussie)!
?!pizzeria,!creperie @restauration+ Les entrées, les plats, le fromage, les desserts tout est bon.
?pizzeria On peut s'asseoir ou (prendre à emporter|emporter).
@calme+ Bel endroit pour un repas tranquille.
@proprete+ Restaurant (très bien tenu|très propre).
?good @proprete- Toilettes pas au niveau du reste.
Essayez le, nous on y reviendra( c'est sûr|)....
@accueil+ Un grand merci encore a toute l'équipe!
?top @restauration+ Incroyable, du jamais mangé !!!
@prix+,restauration+ Prix convenables pour des plats cuisinés
?famille Idéal pour (les repas de famille|un repas de famille)...
?good @calme- Repas excellent seul petit hic (c'est bruyant|le bruit)!
oui, il faut (y aller|essayer)!
?couple,!gastronomique On a bien aimé ce petit resto en amoureux
?parking @acces+ Accès facile, on se gare devant.
?!gastronomique @restauration+,accueil+ Tout était super bon le patron était super gentil !
@restauration+,accueil+ Bons plats et desserts, (serveurs très agréables|service très agréable) ........
@restauration+ Goûtez les desserts( absolument|)!!!!!!
@restauration+ Mention spéciale au niveau des sauces.
J'y reviendrais volontier a l'occasion
@accueil+ Le personnel est très correct , poli, attentif à ce que tout (va|aille) bien .
?good @equipements- Chaises dures (sinon rien à dire|)
@attente+ servi rapidement malgrés le monde (super|)
?pizzeria @restauration+ Pizzas bien garnies et la pâte (fine|pas trop épaisse).
?good @numerique- Pas de réseau dans la salle( ni de wifi|), repas très bien.
@emplacement+ Très bien situé, cuisine très bien également.
?good @proprete+,restauration+ Salle tres propre, assiettes belles, choix divers , plein de bonnes choses petit moins pas assez de desserts . A refaire
?good @attente- parfait un peu de monde préférer le début de semaine pour avoir moins de monde et être servi plus rapidement
?bistrot @restauration+ Trés bonne adresse,vraiment trés bonne si on aime la cuisine traditionnelle avec des plats mijotés de toute sorte.
?!gastronomique @accueil+,restauration+,attente+ super accueil on ne voulait pas repartir sans avoir goûté leur carte les plats sont copieux service rapide super soirée .
?couple @restauration+ Très bon anniversaire de mariage, fêté ici. Plats très fins, parfait.
?amis @restauration+ excellent c'était un vrai bonheur un bon repas entre amis comme on les aime surtout quand on est pas pressé on retournera sans souci
?good @restauration+ excellent Le repas parfait A faire malgrè les prix. Chèque non accepter et pas de ticket resto.
@restauration+ tres bonne cuisine et c'est très agreable d'y manger c'est d'ailleurs mon restaurant préféré depuis quelques années
@restauration+ Ca mérite de prendre son temps, compter bien 2H. Tous est bien présenté. Desserts avec tous les parfums qu'on veut.
@restauration+ Vraiment bon c'est vraiment copieux, (surtout|et encore plus) avec l'entrée et le fromage.
@restauration+ RIEN A REDIRE SUR LA CUISINE NI SUR LE SERVICE (CONTINUEZ|BRAVO)
?!gastronomique @restauration+,prix+ Très bon restaurant de cuisine traditionnelle, la carte est claire et pas trop longue, les assiettes sont bien servi, les produits sont de bonne qualité, même si on ne prend pas le menu complet celà reste abordable.
@accueil+ Trés agréable bien servi mais surtout un serveur qui demande vraiment aux gens la cuisson qu'ils aiment et tout. Pour les allergies ils ont une feuille avec le détail des plats, j'ai demandé et ils ne font pas d'histoire. Et surtout réservez car le soir ils refusent du monde.
?famille,!pizzeria,!creperie @accueil+ repas pour les 80 ans de ma mere que dire de cette journée tres reussi nous avons pu avoir la salle du fond pour nous meme si le nombre a changer la veille. sa c'est passer tres bien merci a tous
?amis,!gastronomique @proprete+,ambiance+,accueil+ nous venons manger ici avec des amis depuis plusieurs annees la salle propre agreable dans une ambiance familliale service tres gentil menu adapte aux petits budget et aux gros mangeur quoi dire d autre c est toujours un tres bon moment bonne continuation a toute l equipe du restaurant
?good @restauration+,attente- Excellent repas. Si vous êtes dans le secteur n'hésiter pas à réserver. Très belles assiettes excellentes. Jolie vaisselle. S'il faut dire quelque chose ce serait l'attente. Sinon très bien !
?good,!pizzeria,!creperie @restauration+ Le restaurant à changé de carte au début de l'année, moins de plats, moins de viandes. Dommage pour le choix et pour les habitués, mais c'est très bon ! Service pareil qu'avant.
?!gastronomique @prix+,restauration+ Très très bon. Le menu est honnête pour ce qu'il y a dedans et il suffit largement, je n'ai pas pris de fromage. Bien servi et le serveur explique bien, je vous conseille ce restaurant.
?good,pizzeria @restauration+,attente- Restaurant très sympa mais pas à midi la salle est petite et on attend. On peut prendre a emporter, très bien pour les enfants et très correct pour les grands. De nombreuses pizzas à choisir ...
@restauration+ Très bien mangé, beaucoup de goût, de belles assiettes! Un restaurant à retenir
?good,!pizzeria,!creperie @emplacement-,restauration+ C est assez loin de tout. Je vous conseille de bien regarder le plan avant dy aller. La cuisine est vraiment tres bonne, les plats sont carement grands.
@restauration+ Repas copieux , et servi bien chaud .
?!pizzeria,!creperie @restauration+,calme+,proprete+ Entrée,plat,café gourmand, c'est parfait!! Salle calme et propre. Pensez à réserver vos tables!!
# restaurant flow mixed
@prix- Prix un peu fort pour (une salade|ce que c'était).
Moyen Je suis de l'avis des autres.
J ai pas trop accrocher.
@attente- Plus de personnel( en salle|) pour un meilleur service.
@restauration- PEUX MIEUX FAIRE EN CUISINE !
@restauration- La qualité des plats {et des vins} devrait être revue.
@accueil+,attente- agréable bon service,malheureusement les plats arrivent (beaucoup|bien) trop tard et en plus pas tous ensemble
?famille @prix- bonne carte, mais on nous pousse vraiment à la "consommation", l'apéro, l'eau en bouteille, le café, et le menu enfant reste cher.
@restauration- Pour le restaurant le mieux noté du coin, je pensais manger mieux, pas assez de goût et des légumes en boite !!!
@restauration+,prix+,ambiance- ce restaurant est correcte, on mange bien le personnel est rapide, a midi les prix sont biens. pas beaucoup de dessert et tout depent ou on est placer derriere nous la porte des cuisines qui claque, pas assez de place entre les tables et la carte qui ne change jamais mais bon on peut y aller
?pizzeria @restauration-,attente- Pas tant de choix que ca sur la carte on prend une pizza ou une autre c est presque pareil beaucoup de crème et de lardons pas de fruits de mer une seule salade ... la pâte est très bonne par contre le service ca va. Juste que cest long .
# restaurant flow bad
@restauration-,prix- Pas bon à mon avis, celui d'à côté est moins cher et surtout meilleur ! Nous ne mangerons plus ici.
@prix-,calme- Prix exagéré pour manger dans ce bruit. Très peu de choix, (deux|trois) plats déjà finis.
Nous n'avons vraiment pas aimé ce restaurant.
?!gastronomique on ni remettra pas les pieds
?!gastronomique @accueil- Le monsieur du bar est très impoli.
?weekend @attente- A FUIR LE DIMANCHE MIDI (C'EST INTERMINABLE|TROP LONG)
non rien n'allait, et je ne suis pas du genre à critiquer !!!
?woman,worst Je suis écoeurée, (c'est une honte ce restaurant|une honte) !!!
?man,worst @accueil-,restauration- dégouté du repas et du service minable!
@accueil- on est ressorti sans commander (personne ne venait|personne vient).
mai ces pas digne d'un restaurant!
?worst en bref restau a eviter.....
?!gastronomique @prix- 6 euros le verre de soda(, non mais|)!!
?worst @restauration- Juste dégueulasse (pardon mais c'est vrai|pardon)
Restaurant très décevant, (vraiment|pour nous).
?road,!winter @calme-,emplacement- Au bord de la route, du bruit tout le repas.
?!gastronomique @prix- Grosse déception la formule à 20€, ça ne les vaut pas.
@restauration- Je n'ai pas compris les bonnes notes, c'était froid et sans goût.
@attente- très longue attente, mauvaise organisation en salle {c'est pourtant leur métier ! surtout au vu du nombre de serveurs, la réservation faite une semaine avant n'empéche pas 35m debout à l'entrée
?pizzeria @attente-,restauration-,prix- Apres 40 min d'attente 17euro pour une pizza c'est cher de plus pas cuite et pas chaude!!!! Y'a de meilleur pizza au supermarché, en gros a éviter
?creperie,famille @prix- pour nous 2adultes +3enfants faut sortir presque 90euros je trouve ca beaucoup quand même pour de simple galette
@prix-,accueil- Je veux signaler qu'on m'a compté deux fois les boissons sur ma note avec une table qui n'était soit disant pas la mienne donc payé sans regarder et une fois à la maison je vois la différence. J appel trois fois et personne ne répond. Bravo!
?!pizzeria,!creperie,!gastronomique @restauration- L'entrée est correcte,mais le plat pas du tout: 1 morceau de viande avec des légumes froids, on le renvoie pour le faire réchauffer idem toujours froid et le pain arrive à la fin... Quand au dessert, il est vraiment petit 1 boule et 1 biscuit.
?!gastronomique,!pizzeria,!creperie @accueil- Nul! Impossible d'avoir juste un plat, il faut obligatoirement prendre le menu complet.
@restauration-,attente- On se croirait à la cafétéria. Beaucoup trop lent impossible d'avoir quelqu'un. Conseille de venir tôt. Au bout de 3 bouchées j'avais plus faim tellement c'était salé Bref on a été très mal servis.
`;
