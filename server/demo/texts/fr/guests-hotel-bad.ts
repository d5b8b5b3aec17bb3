/** Guests of hotels who are lukewarm or displeased, in their own manner: flat, hasty or at length. */
export const frenchGuestsHotelBad = `
# hotel flow mixed
@chambre- Correct pour une nuit, pas plus, la chambre est (quand même |vraiment )petite.
Mouais... on s'attendait à autre chose (vu les avis|)
@prix- Bien dans l'ensemble mais (un peu|trop) cher pour ce que c'est.
@petit_dejeuner- Pas mal, le petit déj (est pas terrible|est à revoir) par contre
@attente- Assez long à la réception, à l'arrivée et (encore |)au départ.
?restaurant @restauration- Le restaurant n'est (pas à la hauteur|pas au niveau|vraiment pas à la hauteur).
@chambre+,chambre- lit confortable salle de bain trop petite
?parking @prix-,acces- Le parking est payant, c'est dommage
@proprete- Propreté à revoir, la salle de bain surtout et les couloirs
Séjour moyen. Nous avons connu mieux(.| ailleurs.| dans la région.)
@numerique+,chambre- bonne connexion chambre un peu vieille
@petit_dejeuner+,petit_dejeuner-,attente- Le petit dejeuner est bon mais dés que la salle est pleine plus rien n'est rempli et on attend le café.
@prix- Correct, prix un peu élevés quand même surtout avec le petit déjeuner en plus et la taxe (de séjour|).
?pool @equipements- Piscine pas assez chauffée à notre gout, presque jamais de place pour s'allonger en plus.
@chambre-,calme- La chambre était très chaude et on ne peut pas vraiment ouvrir à cause de la rue(, dommage|).
@numerique-,chambre+ Bonne chambre, grande, la télé avec (trois|quatre) chaines et internet qui coupe tout le temps c'est un peu juste
?restaurant @restauration+,attente- On a mangé sur place, c'était bon. Par contre que c'est long entre les plats......
@proprete- Ménage fait vite, la poubelle n'a pas été vidée et il manquait du papier toilette.
?lift @acces-,attente- L'ascenseur est minuscule et il faut attendre longtemps, avec (des|nos) bagages ce n'est pas pratique du tout.
?breakfast-buffet @petit_dejeuner- Buffet du matin moyen, peu de choix, le pain était de la veille je pense et le café pas très chaud.
@calme- Assez bien mais mal insonorisé, on entendait tout le monde (se lever|marcher|passer) et les chasses d'eau
@chambre+,proprete+,calme-,petit_dejeuner- dans l'ensemble ça va , chambre assez grande et propre , le matin du bruit avec les livraisons je suppose , petit déjeuner pas terrible pour moi car je mange salé et presque rien de salé.sinon oui on peut y dormir une nuit .
?parking @prix-,chambre+,accueil+ pas mal mais cher, tout est en supplement le petit dejeuner le parking meme la bouteille d eau dans la chambre, sinon le lit est super et la dame tres gentille
@ambiance-,petit_dejeuner-,chambre+ La première impression n'était pas bonne du tout à cause de l'entrée qui est sombre et de l'odeur de cuisine. La chambre ensuite ça allait. Ensuite le petit déjeuner il faut descendre tôt sinon il reste plus grand chose.
?!summer @emplacement+,accueil+,chambre- Bonne situation personnel accueillant Chambre trop chauffée impossible de régler
?restaurant @restauration-,chambre+ Nous avons pris la demi pension, au final c'est pas une bonne idée car on a pas le choix du plat et les quantités sont limites. Les chambres rien à dire elles sont bien, un peu petites peut-être.
# hotel flow bad
?worst Nul, on est partis (le lendemain matin|le lendemain|avant la fin)
?worst Une honte pour un hotel de cette categorie !
?worst @proprete- Pas propre du tout, à fuir(.|...|!!!)
@accueil- personnel (desagreable|tres desagreable) surtout a la reception
@accueil- Accueil déplorable, (on dirait qu'on dérange|même pas bonjour).
@chambre- Chambre minuscule et qui sent (la cigarette|mauvais|l'humidité)
@prix- Beaucoup trop cher. (On ne reviendra pas|Nous ne reviendrons pas).
Grosse déception par rapport aux commentaires (que j'avais lu|)
@petit_dejeuner- petit dejeuner (lamentable|minable) café imbuvable
@calme- Impossible de dormir avec le bruit, (deux|trois) nuits de suite.
@numerique- Pas de wifi dans les chambres alors que c'est (marqué|indiqué) sur le site
plus jamais dans cet hôtel
@attente-,accueil- Trop d'attente à l'arrivée, personne (au comptoir|à l'accueil) !
On s'est (bien |)fait avoir sur ce coup là
?restaurant @restauration-,prix- Restaurant hors de prix et pas bon
?summer @chambre- La climatisation ne marchait pas, étouffant
@chambre- Pas d'eau chaude le matin (2 jours de suite|).
?worst @proprete-,chambre- Draps douteux et moquette immonde
@accueil- Personnel qui (ne fait aucun effort|fait le minimum)
Ne correspond pas (du tout |)à la description...
?parking @acces- Parking trop petit, impossible de trouver une place le soir
@prix-,accueil- j'ai demandé un remboursement j'attend toujours une réponse
@equipements- laissé à l'abandon c'est bien dommage
@calme-,emplacement- Mal situé, au bord d'une route (très passante|).
@calme- On entend tout d'une chambre à l'autre, absolument tout !
@prix- Vraiment bof, surtout pour ce prix là
@ambiance- endroit triste, (aucune ambiance|pas d'ambiance)
@accueil- personnel pas compétent et (en plus |)pas très poli
?pool @equipements- Piscine fermée pendant tout notre séjour sans (explication|prévenir)
Nous ne conseillons pas (du tout |)cet établissement
@chambre-,proprete-,accueil- Chambre pas faite pendant tout le séjour, il faut réclamer les serviettes et même là ils oublient.
@accueil- Réceptionniste très désagréable, au téléphone comme sur place, aucune excuse quand on a signalé le problème.
@prix-,petit_dejeuner- le petit déjeuner est facturé en plus et pour quoi, du pain du beurre de la confiture (et c'est tout|point) !!
@attente-,accueil- on a attendu au moins une demi heure que quelqu'un daigne arriver, et la chambre etait meme pas prete
?worst @proprete-,chambre- Jamais vu ça, de la moisissure partout autour de la douche, des traces sur les murs, (beurk|dégoutant).
@prix-,equipements- Prix exorbitant vu l'état général, je ne comprends pas (les bonnes notes|qu'il y ait autant de bonnes notes).
@equipements-,prix- Il est temps de faire des travaux là dedans, on paye beaucoup trop pour du vieux.
?restaurant @restauration-,attente- Diner decevant servi froid apres une longue attente
?summer @chambre- Une chaleur dans cette chambre, même la nuit fenêtre ouverte, et le ventilateur il faut le demander
?restaurant @accueil-,restauration- Service incompetent, ils oublient les boissons, le pain
@calme-,accueil- Travaux dans l'hotel a partir de 8h du matin, aucune information a la reservation, aucun geste.
@chambre- Les photos datent certainement d'il y a longtemps. Ca n'a plus rien à voir, ni la chambre ni l'extérieur.
?parking @prix- On nous a compté deux fois la taxe et le parking que nous n'avions pas pris, vérifiez bien (votre facture|avant de partir).
@chambre- lit inconfortable oreillers inconfortables, la douche fuit et inonde toute la salle de bain a chaque fois
Je ne comprend pas les avis positif, on a pas du aller au meme endroit...
?!lift @acces-,accueil- Troisième étage sans ascenseur et personne pour aider, avec des valises c'est pas évident. Ce n'est pas précisé (du tout|sur le site).
@accueil-,attente- Reservation confirmée et payée mais à l'arrivée plus de chambre, on nous a envoyé ailleurs comme si c'était normal !
@proprete- Propreté plus que limite, de la poussière partout sous le lit et derrière, verres pas lavés(.| correctement.)
@ambiance-,accueil- Grosse deception, on avait l'impression de gener, pas un sourire de tout le week-end.
@petit_dejeuner-,attente- petit dej la cohue, la queue pour le cafe, et plus de table pour s'asseoir
@prix-,equipements- Comment on peut demander (ce prix|un prix pareil) pour un hotel dans cet état, cela me dépasse.
@acces- Très difficile à trouver, mal indiqué, pas de place pour décharger les valises.
?road @emplacement-,accueil-,equipements- Hotel au bord d'un rond point! personnel pas formé du tout chambre donnant sur les poubelles. Aucun entretien ca se voit de suite en arrivant . Rideaux décroché . bref à éviter....
@chambre-,prix- Rien ne va la chambre petite, sombre, prise arrachée Salle de bain sans fenetre odeur d egout surtout le soir Le couloir n est jamais éclairé Et le prix {beaucoup trop élevé même hors saison} Nous sommes pas restés la deuxieme nuit c est dire
?restaurant @attente-,accueil-,restauration- Première déception à la réception où il a fallu faire la queue ! Un hôtel de ce niveau sans personne pour les valises c'est un peu léger. Le soir plus de place au restaurant, fallait réserver le matin, personne ne l'avait dit !
?lift @accueil-,calme-,proprete- fini pour moi ce genre d hotel je recherche quelque chose de simple mais propre et ou on vous dit bonjour je ne crois pas que c est trop demander ma chambre etait pres de l ascenseur toute la nuit sa monte et sa descent je verais ailleur la prochaine fois
?lift,parking @calme-,prix-,petit_dejeuner- chambre donnant sur le parking de derriere , camions frigo et poubelles des 5h du matin. pour ce que l on paye j appelle cela se moquer des gens.un seul ascenseur pour tout l hotel et petit dejeuner en sous sol sans fenetre . je ne comprend pas les etoiles.
?parking,!summer @prix-,chambre-,equipements-,petit_dejeuner- pas d eau chaude a part tres tot le matin il faut donc se lever a 6 heures en vacances , petit dejeuner payant !!!! et parking payant aussi chaque soir. Chambre tres froide. Lit trop petit. Bar fermé et machine a café en panne.
?pool @emplacement+,prix- c'est dommage l'endroit est beau mais tout est fait pour vous prendre de l'argent , la serviette de piscine , le coffre  et meme le peignoir !!! on ne nous y reprendra plus
?worst @accueil-,proprete- JE DECONSEILLE FORTEMENT. PERSONNEL PAS AIMABLE , LES CHAMBRES SONT SALES ET QUAND ON RECLAME ON VOUS REPOND QUE L'HOTEL EST COMPLET
?pool,restaurant @equipements-,restauration-,accueil+ Déçus déçus déçus. Sur internet ça fait rêver mais sur place c'est une toute autre histoire , l'extérieur n'est pas entretenu, il y a des travaux qui ne sont pas finis ,l'eau de la piscine pas claire. la nourriture pas bonne. le personnel heureusement gentil
@prix-,accueil- Impossible d'annuler alors que nous avions un décès dans la famille, ils ont tout gardé. Et au téléphone très sec.
`;
