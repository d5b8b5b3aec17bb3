/** Whole reviews of hotels by leisure guests, couples, families, friends: brief and plain, most say one thing. */
export const frenchWholeHolidays = `
# hotel flow good
@proprete+,emplacement+ Très bon séjour, hôtel propre et bien placé.
?couple,weekend @accueil+ Un accueil (vraiment chaleureux|très chaleureux).
?!affaires @emplacement+ Bien placé pour (visiter la région|faire des excursions).
@chambre+ Chambre simple mais bonne douche et bon lit.
?famille @chambre+ De vrais lits pour les enfants, très bien.
?famille @chambre+ Chambre familiale assez grande pour (quatre|cinq) avec les valises.
?family-run @accueil+ La patronne est (adorable|très gentille).
?good @prix+ Un peu ancien mais (pas cher|pas cher du tout).
?!affaires @prix+ bon rapport qualité prix pour (la région|la saison).
?amis,woman @emplacement+ super week end entre copines, hotel bien placé
?good @prix- Un peu cher mais très bien quand même.
?together @accueil+ gens adorables et belle region, merci a tous
@calme+ ce qui ma plu c'est le calme
Un hôtel classique, j'y reviendrais sans problème.
@chambre+ Bon matelas, (ni trop dur ni trop mou|assez ferme).
?couple,restaurant @restauration+,prix+ Prenez avec le dîner, c'est (bon|très bon) et ça revient moins cher.
?good @chambre-,accueil+ Chambre (vieillotte|démodée) mais personnel très serviable
@ambiance+ J'aime bien le salon en bas (avec son canapé|).
?summer @equipements+ La clim marche bien, important avec cette chaleur.
?summer @equipements+ Climatisation (silencieuse|efficace)
?pool,famille,summer @equipements+ Les enfants étaient toujours dans la piscine
?pool,summer,good @equipements+ Piscine pas très grande mais (agréable|bien).
?famille @accueil+ Personnel (très gentil|patient) avec les enfants.
?top @accueil+ Tout était parfait de l'arrivée au départ, merci à toute l'équipe !
?top @chambre+ (Salle de bain magnifique|Literie magnifique)
?!affaires,together @equipements+ Garage fermé pour les vélos (avec des prises pour les batteries|)
?good @equipements- Accueil très sympathique. Il manque la clim dans les chambres.
?pool Pensez à réserver (au spa|pour le jacuzzi), c'est vite complet.
?top @petit_dejeuner+ Petit déjeuner excellent, (il y a même des crêpes|produits du coin).
@petit_dejeuner+ On peut prendre le petit déjeuner tard, (j'ai apprécié|c'est bien)
?!winter @chambre+ Balcon au soleil le matin, très agréable.
?!affaires,together @accueil+ C'est la troisième fois que nous venons et c'est toujours aussi bien.
?view @chambre+ Demandez une chambre (au dernier étage|avec balcon), pour la vue.
?view @emplacement+ Très belle vue de l'hôtel (le matin|).
?good,!affaires @prix+,chambre- pas cher, chambre un peu vieille mais ca va
?winter @chambre+ Bonne chambre, bien chaude alors qu'il faisait froid dehors.
?winter @calme+ En $month il n'y a presque personne, (idéal pour se reposer|très calme).
?lake,!affaires,!winter @emplacement+ On va $tolake à pied.
?dogs,together @accueil+ Notre chien a été très bien accepté.
?good @chambre- Lit un peu (mou|dur) pour moi mais c'est personnel.
?together (Séjour très agréable|Très beau séjour), personnel très gentil.
?couple,!winter @calme+ Venus pour nous reposer, (très calme|c'est très calme).
?good @proprete+ (Un peu ancien|Pas tout neuf) mais très propre.
?good @prix- Cher (le week-end|en saison), en semaine ça va.
?good @numerique- Hôtel bien placé. Pour le wifi il faut descendre à la réception
@emplacement+ Boulangerie et (pharmacie|tabac) à côté.
?!alone,!affaires Nous ne connaissions pas, très bonne surprise.
?!alone,!affaires Quatre jours c'était trop court, nous reviendrons.
?restaurant,together @restauration+,prix+ On a dîné à l'hôtel (tous les soirs|trois soirs), bon et pas cher.
?restaurant @accueil+ Merci à $staff en salle, toujours le sourire
?good @calme- Un peu de bruit dans l'escalier (le soir|vers minuit).
?famille @accueil+ trés gentils avec les enfants, on reviendra
?woman,solo @accueil+,calme+ Je m'y suis sentie en sécurité et j'ai (bien|très bien) dormi.
@equipements+ Il y a une bouilloire et du thé dans la chambre.
?old @ambiance+ Bel hôtel ancien avec un escalier superbe.
?!affaires,top Excellent séjour, je recommande
?top La chambre et le petit déj sont (top|super).
@chambre+ très bonne literie ce qui est rare dans les hotels
?together Restés (deux|trois) nuits, très bon séjour.
?family-run,together @accueil+ Merci $hostess pour votre accueil et votre disponibilité.
?good @ambiance- Je n'ai pas aimé la décoration, le reste oui.
?good @accueil+ Personnel professionnel, un peu (distant|froid) peut-être.
?!affaires @proprete+ hotel sympa, chambres propres.
?parking @acces+ Grand parking gratuit juste devant.
@calme+ Pas loin des grandes routes mais on n'entend rien.
?couple @accueil+ Merci à $staff pour (ses idées de visites|ses bons conseils).
?garden,!winter @petit_dejeuner+ Le petit déjeuner dans le jardin est très agréable.
?garden,!winter,!spring @calme+ Très calme, j'ai dormi la fenêtre ouverte.
?couple @accueil+ On nous a monté les bagages, merci.
?good @calme- Bon hôtel. Murs fins, on entend la douche des voisins.
?together @accueil+ Coffret cadeau, très bien reçus.
?amis,!winter @accueil+ Les patrons connaissent les sentiers, (bons conseils|ils donnent de bons conseils).
?top,couple @chambre+ Chambre magnifique, encore plus belle qu'en photo.
@attente+ Chambre donnée (en avance|tout de suite).
?famille,restaurant @restauration+ Repas de famille réussi, menu (très bon|copieux).
?good @accueil- Très bel hôtel. Accueil un peu froid.
?couple,!affaires @calme+ Aucune voiture la nuit, très calme.
?couple @calme+ très bien pour se reposer
?good @chambre+,prix- chambre au top, le petit dej est un peu cher
?village,!affaires @emplacement+ Petit hôtel de village où on n'a pas besoin de la voiture.
?pool,couple @equipements+ venus pour la piscine, elle est (chauffée|très bien)
?family-run,together @accueil+ La patronne nous a réservé un restaurant, très gentille.
?woman,alone @chambre+ Chambre (très agréable|agréable).
?road,good @calme- Prenez côté cour, devant c'est la route.
?road @calme+ Au bord de la route mais fenêtres fermées on n'entend (rien|pas grand chose).
?famille,summer @equipements+ Petit frigo dans la chambre, pratique avec des enfants.
?famille,good @prix- Les enfants ont adoré. Deux chambres pour une famille c'est cher
?autumn @calme+ Il n'y a plus grand monde en $month, (très calme|on est tranquille).
?together @prix+ Pris en dernière minute avec une promotion, (très bon prix|bon prix).
?village,weekend,together @emplacement+ Bien placé, on n'a pas repris la voiture du week-end.
?restaurant @restauration+ Bon restaurant, service attentif et (bons vins|une belle carte des vins).
?top @proprete+ Chambre d'une très grande propreté.
?couple Nous avons prolongé d'une nuit, aucun souci.
@chambre+ Bonne literie, je n'ai pas eu mal au dos.
?!affaires,!winter,together @accueil+ Garage fermé pour les vélos et gens (sympas|vraiment sympas).
?amis @prix+ super week-end entre potes et pas cher
?good @ambiance- Le bar ferme trop tôt ! Sinon (très bien|nickel)
?restaurant,together @restauration+ Cinq jours de demi-pension, repas (variés|bons et variés).
@chambre+ [Nous avons/J'ai/On a] beaucoup aimé (la décoration|le linge de lit, très doux).
?good Bien dans l'ensemble, on y retournera.
?!affaires,!summer @prix+ Hors saison les tarifs sont vraiment intéressants.
?couple @chambre+ Chambre assez grande (pour nous|à deux).
?good @attente- Au petit déjeuner on attend (une table|son café) entre 9h et 9h30.
?dogs @accueil+ Chien accepté sans problème, supplément (correct|pas excessif).
?dogs @emplacement+ Belles balades à faire avec le chien autour de l'hôtel.
?lake,view @chambre+ La vue $onlake est (très belle|superbe), elle vaut le supplément.
?couple @accueil+ Surclassés pour notre voyage de noces, merci beaucoup !
@chambre+ L'hôtel n'est pas beau de dehors mais dedans c'est (très joli|bien refait).
?good,famille @equipements- Chambre spacieuse. Il manque un micro-ondes quand on a un bebe
?restaurant,together @restauration+ on a très bien mangé (au restaurant|le soir)
?breakfast-buffet @petit_dejeuner+ Des œufs (à la demande|brouillés) et de la charcuterie du coin au petit déjeuner
?village,good @acces- Sans voiture c'est compliqué, pas de bus (le dimanche|le soir).
?!alone,!affaires @accueil+ (3eme|4eme|5eme) année que l'on vient fin $month.
?good,together @prix- Hôtel de charme. 16 euros le petit déjeuner c'est trop cher.
@calme+ Chambre bien insonorisée.
?famille @equipements+ lit bébé deja installé a l'arrivée et chaise haute, très bien
?restaurant,couple @restauration+ Bonne demi-pension, (cuisine maison|c'est copieux).
?together @chambre+ Très bon lit, on n'a pas eu mal au dos (le matin|).
?!affaires @emplacement+ L'hôtel est bien placé pour visiter.
?together @accueil+ Merci $staff pour (le restaurant|les bonnes adresses)
?good @prix- mini bar trop cher, le reste ok
RAS, (bon hôtel|très bon hôtel)
Conforme (à ce qu'on attendait|à la description), je reviendrai.
?top Hôtel parfait, [nous avons/j'ai/on a] (tout aimé|adoré)
@prix+ Très bien pour $night euros.
# hotel flow mixed
@chambre- La chambre mérite d'être refaite, (tapisserie abîmée|matelas fatigué).
@chambre-,prix- Mauvaise odeur dans la salle de bain, chambre chère
?together @calme- Trop de bruit la nuit. Chambre correcte sinon.
?pool,famille @equipements- piscine (fermée|trop froide pour les enfants), dommage.
?famille @petit_dejeuner- la salle du petit dej ferme à 9h30, avec des enfants en vacances c'est (tôt|trop tôt)
@petit_dejeuner- petit déjeuner à revoir, le reste ça va
@petit_dejeuner- Pain sec et jus en brique
?!affaires @prix- Correct sans plus, un peu cher.
?!affaires @prix- Pour $night euros j'ai déjà eu mieux.
?couple @proprete- Ménage pas bien fait, dommage.
?!lift,couple @acces- Au troisième sans ascenseur et rien n'est précisé sur le site.
?restaurant @restauration- Le restaurant est (très moyen|trop cher), mangez ailleurs.
?restaurant @restauration-,attente- Service (long|lent) et plat tiède au restaurant.
?summer @equipements- pas de clim, chambre trop chaude
?summer @equipements- Il y a un ventilateur mais il fait trop de bruit.
?together @calme- Mariage dans l'hôtel, trop de bruit
?famille @prix- Tout est en supplément, le lit bébé et le parking aussi
?famille @chambre- Bon accueil, mais la chambre est trop petite à quatre.
@accueil- La chambre est bien mais la personne de l'accueil n'est pas aimable.
?!affaires @numerique- wifi inexistant dans la chambre, pour une nuit ca passe
?!affaires Un peu fatigué mais bien placé
?old @chambre- Matelas à changer, il faudrait rénover.
?old @equipements- Peu d'eau chaude (le matin|le soir), c'est une vieille maison.
?pool @equipements- La piscine était fermée
Pas mal mais sans plus.
@chambre- Les photos (datent|sont flatteuses).
# hotel flow bad
@proprete- Chambre sale dès l'arrivée.
@proprete- (Poubelle pas vidée|Cheveux dans le lavabo), taches sur le couvre-lit
?together @attente-,accueil- Chambre pas prête à 15h, ni à 16h30
@accueil- Quand on se plaint on est (mal reçu|très mal reçu).
?together @petit_dejeuner- Plus rien au petit déjeuner à 9h.
@calme- Je n'ai pas dormi, (la route passe sous les fenêtres|la ventilation tourne toute la nuit).
@calme- On entend (tous les voisins|tout l'étage).
?family-run,together @accueil- Patron (désagréable|mal aimable).
@chambre- chambre minuscule qui sent la friture
@chambre- Rien à voir avec les photos.
?couple @chambre-,prix- Trop cher pour cette chambre.
?pool,!winter @equipements- la piscine est sale
?pool @equipements- La piscine est fermée alors qu'on paie pour, et aucun geste commercial.
?famille @chambre- Chambre pour quatre beaucoup trop petite
?famille @equipements- Pas assez d'eau chaude pour tout le monde (le matin|).
@prix- Vraiment très cher pour ce que c'est, et le parking en plus.
@petit_dejeuner- Du pain de la veille et un café imbuvable, à (13|14) euros c'est trop cher.
@attente- personne a la réception, attendu (quarante minutes|trois quarts d'heure)
?restaurant,together @restauration-,attente- Demi pension pas bonne et trop long, une heure et demie pour deux plats.
?restaurant @prix- Pas de carafe d'eau, il faut payer la bouteille.
Je ne comprends pas les bons commentaires.
@proprete- Draps tachés et serviettes grises.
@chambre-,accueil- Odeur d'égout dans la salle de bain, signalée, personne n'est venu.
@chambre- La fenêtre donne sur un mur.
?summer @equipements-,chambre- 32 degrés dans la chambre, climatisation en panne (depuis une semaine|).
?summer @equipements- Pas de clim ni de ventilateur, nuit affreuse
@accueil- Annulé dans les délais et débité~ quand même.
?old @calme- On entend les gens d'en haut marcher (tard le soir|la nuit)
?old @chambre- très vieux et pas entretenu, (fils électriques qui dépassent|l'air passe par les fenêtres)
?dogs @prix- Chien accepté mais 20 euros par nuit, c'est trop cher.
?dogs @accueil- Chiens pas les bienvenus.
@chambre- lit qui fait mal au dos, j'y retournerai pas
@chambre-,prix- vieux et tres mal insonorisé, trop cher
?lake @prix- J'ai payé 30 euros de plus pour la vue et on voit très peu (l'eau|$thelake).
?together @calme- Un mariage jusqu'à 4 heures du matin et personne ne prévient les clients.
@accueil- Le gérant ne répond pas (au téléphone|aux mails).
?parking @acces-,accueil- Voiture rayée sur leur parking, la direction (ne fait rien|dit que ce n'est pas surveillé).
?winter @equipements- il faisait froid dans la chambre, le radiateur (s'arrête à 22 heures|était tiède)
?winter @chambre- Draps (froids et humides|humides), chambre mal chauffée.
?together @accueil- Depuis le changement de propriétaire le personnel est froid
?famille @ambiance- pas un hotel pour les familles
@numerique- Pas de wifi alors que c'est marqué sur le site, télé en panne aussi.
?worst Très déçu~, je ne recommande pas du tout.
?worst,together @accueil- Honteux, très mal reçus.
`;
