/** Whole reviews of hotels by leisure guests, couples, families, friends: brief and plain, most say one thing. */
export const frenchWholeHolidays = `
# hotel flow good
@proprete+,emplacement+ Très bon séjour, hôtel propre et bien placé. (Je recommande.|A recommander.|)
?weekend @accueil+ On a pu garder la chambre jusqu'à midi le dimanche, très appréciable
?couple,weekend @accueil+ Un accueil (vraiment chaleureux|très chaleureux).
?!affaires @emplacement+ Bien placé pour (visiter la région|faire des excursions).
@chambre+ Chambre simple mais bonne douche et bon lit.
?famille @chambre+ De vrais lits pour les enfants, très bien
?famille @chambre+ Chambre familiale assez grande pour (quatre|cinq) avec les valises.
?family-run @accueil+ La patronne est (adorable|très gentille)
?good @prix+ Un peu ancien mais (pas cher|pas cher du tout).
?!affaires @prix+ bon rapport qualité prix pour (la région|la saison)
?amis,woman @emplacement+ Hôtel bien placé entre copines, on a tout fait à pied.
?good @prix- Un peu cher mais très bien quand même.
?together @accueil+ gens adorables et belle region, merci a tous
@calme+ ce qui ma plu c'est le calme, on entend ni (les voisins|le couloir) ni la route
Un hôtel classique, j'y reviendrais sans problème.
?couple,woman @accueil+ Il y avait un petit mot dans la chambre pour mon anniversaire, merci.
@chambre+ Bon matelas, (ni trop dur ni trop mou|assez ferme).
?couple,restaurant @restauration+,prix+ Prenez avec le dîner, c'est (bon|très bon) et ça revient moins cher.
?good @chambre-,accueil+ Chambre (vieillotte|démodée) mais personnel très serviable
@ambiance+ J'aime bien le salon en bas (avec son canapé|).
?summer @equipements+ La clim marche bien, important avec cette chaleur.
?summer @equipements+ Climatisation (silencieuse|efficace)
?pool,famille,summer @equipements+ Les enfants ont passé (la semaine|toutes les vacances) dans la piscine.
?pool,summer,good @equipements+ Piscine pas très grande mais (agréable|bien).
?famille @accueil+ Personnel (très gentil|patient) avec les enfants.
?top @accueil+ Tout était parfait de l'arrivée au départ, merci à toute l'équipe !
?top @chambre+ (Salle de bain magnifique|Literie magnifique), rien à redire.
?famille @petit_dejeuner+ Le petit déjeuner est servi assez tard, on a pu déjeuner tous ensemble.
?!affaires,together @equipements+ Garage fermé pour les vélos (avec des prises pour les batteries|)
?good @equipements-,emplacement+ Bien situé. Il manque juste la clim dans les chambres.
?good @chambre- Peu de rangements dans la salle de bain, c'est mon seul reproche.
?pool Pensez à réserver (au spa|pour le jacuzzi), c'est vite complet.
?top @petit_dejeuner+ Petit déjeuner excellent, (il y a même des crêpes|produits du coin).
@petit_dejeuner+ On peut prendre le petit déjeuner tard, (j'ai apprécié|c'est bien)
?!winter @chambre+ Balcon au soleil le matin, très agréable.
?!affaires,together @accueil+ C'est la troisième fois que nous venons et c'est toujours aussi bien.
?!affaires,together @prix+ Les prix n'ont presque pas bougé depuis deux ans.
?view @chambre+ Demandez une chambre (au dernier étage|avec balcon), pour la vue.
?view @emplacement+ Très belle vue de l'hôtel (le matin|).
?good,!affaires @prix+,chambre- pas cher, chambre un peu vieille mais ca va
@accueil+ le gars de l'accueil m'a expliqué ou manger et ou se garer, (sympa|merci)
?winter @chambre+ Bonne chambre, bien chaude alors qu'il faisait froid dehors.
?winter @calme+ En $month il n'y a presque personne, (idéal pour se reposer|très calme).
?lake,!affaires,!winter @emplacement+ On va $tolake à pied.
?dogs,together @accueil+ Notre chien a été très bien accepté.
@petit_dejeuner+ Bon petit déjeuner avec du jambon de pays et des gâteaux maison.
?good @chambre- Lit un peu (mou|dur) pour moi mais c'est personnel.
?together (Séjour très agréable|Très beau séjour), personnel très gentil, nous reviendrons.
?couple,!winter @calme+ Venus pour nous reposer, (très calme|c'est très calme).
?good @proprete+ (Un peu ancien|Pas tout neuf) mais très propre.
?good @prix- Cher (le week-end|en saison), en semaine ça va.
?good @numerique- Pour le wifi il faut descendre à la réception, dans les chambres ça ne passe pas bien. Le reste est très bien.
@emplacement+ Boulangerie et (pharmacie|tabac) à côté.
?!alone,!affaires @accueil+ Nous ne connaissions pas, très bonne surprise.
?!alone,!affaires Quatre jours c'était trop court, nous reviendrons.
?restaurant,together @restauration+,prix+ On a dîné à l'hôtel (tous les soirs|trois soirs), bon et pas cher.
?restaurant @accueil+ Merci à $staff en salle, toujours le sourire
?good @calme- Un peu de bruit dans l'escalier (le soir|vers minuit).
?famille @accueil+ trés gentils avec les enfants, on reviendra
?woman,solo @accueil+ Sans voiture, j'ai été très bien renseignée sur les (bus|cars).
?woman,solo @accueil+,calme+ Je m'y suis sentie en sécurité et j'ai (bien|très bien) dormi.
@equipements+ Il y a une bouilloire et du thé dans la chambre.
?old @ambiance+ Bel hôtel ancien avec un escalier superbe
?old @chambre+ La maison est ancienne mais les salles de bain ont été refaites
?!affaires,top Excellent séjour, je recommande
?top La chambre et le petit déj sont (top|super).
@chambre+ très bonne literie ce qui est rare dans les hotels
?together Restés (deux|trois) nuits, très bon séjour
?family-run,together @accueil+ Merci $hostess pour votre accueil et votre disponibilité.
@chambre+ Chambre sous les toits, grande et (claire|bien équipée), avec un lit de 160.
?good @ambiance- Je n'ai pas aimé la décoration, le reste oui.
?good @accueil+ Personnel professionnel, un peu (distant|froid) peut-être.
?summer,together @accueil+ On nous a offert à boire en arrivant, merci
?!affaires @proprete+ hotel sympa, chambres propres, (bon petit dej|prix correct). je reviendrai
?parking @acces+ Grand parking gratuit juste devant.
@calme+ Pas loin des grandes routes mais on n'entend rien.
?couple @accueil+ Merci à $staff pour (ses idées de visites|ses bons conseils).
?garden,!winter @petit_dejeuner+ Le petit déjeuner dans le jardin est très agréable.
?garden,!winter,!spring @calme+ Très calme, j'ai dormi la fenêtre ouverte.
?couple @accueil+ On nous a monté les bagages, merci.
?good @calme- Murs fins, on entend la douche des voisins. J'ai quand même bien dormi.
?together @accueil+ Venus avec un coffret cadeau, très bien reçus.
?weekend @emplacement+ il y a un petit supermarché ouvert le dimanche matin à côté, pratique
?amis,!winter @accueil+ Les patrons connaissent les sentiers, (bons conseils|ils donnent de bons conseils).
?amis,!winter @equipements+ Il y a un local pour faire sécher les chaussures
?top,couple @chambre+ Chambre magnifique, encore plus belle qu'en photo
@attente+ Chambre donnée tout de suite avant (13 heures|midi).
?famille,restaurant @restauration+ Repas de famille réussi, menu (très bon|copieux).
?good @accueil- Arrivée un peu froide, mais le lendemain une autre personne très aimable.
?couple,!affaires @calme+ Aucune voiture la nuit, très calme.
?couple @calme+ très bien pour se reposer
?good @chambre+,prix- chambre au top, le petit dej est un peu cher
?village,!affaires @emplacement+ Petit hôtel de village où on n'a pas besoin de la voiture.
?village,good @calme- Les cloches sonnent tôt (le matin|), moi ça ne me dérange pas.
?pool,couple @equipements+ venus pour la piscine, elle est (chauffée|très bien)
?pool @accueil+ J'ai eu des serviettes en plus pour la piscine, (top|sympa).
?!alone,!affaires @accueil+ Mon amie marche difficilement, on nous a donné une chambre (près de l'entrée|en bas). Merci.
?family-run,together @accueil+ La patronne nous a réservé un restaurant, très gentille.
?woman,alone @chambre+ Chambre (très agréable|agréable).
?road,good @calme- Prenez côté cour, devant c'est la route.
?road @calme+ Au bord de la route mais fenêtres fermées on n'entend (rien|pas grand chose).
?parking @emplacement+ Une station service et un supermarché à côté, bien pratique.
?famille,summer @equipements+ Petit frigo dans la chambre, pratique avec des enfants.
?famille,good @prix- Deux chambres pour une famille c'est cher, mais on était bien.
?autumn @calme+ Il n'y a plus grand monde en $month, (très calme|on est tranquille).
?breakfast-buffet,good @petit_dejeuner- Toujours le même buffet au petit déjeuner. Pour deux nuits aucun problème.
?together @prix+ Pris en dernière minute avec une promotion, (très bon prix|bon prix).
?good @ambiance- Le couloir est un peu triste, la chambre est bien.
?village,weekend,together @emplacement+ Bien placé, on n'a pas repris la voiture du week-end.
?restaurant @restauration+ Bon restaurant, service attentif et (bons vins|une belle carte des vins).
?top @proprete+ Chambre d'une très grande propreté.
?couple @accueil+ Nous avons prolongé d'une nuit, aucun souci.
@chambre+ Bonne literie, je n'ai pas eu mal au dos.
?!affaires,!winter,together @accueil+ Garage fermé pour les vélos et gens (sympas|vraiment sympas).
?good @equipements- La douche est soit brûlante soit froide. Charmant hôtel malgré tout.
?amis @prix+ super week-end entre potes et pas cher
?good @ambiance- Le bar ferme trop tôt ! Sinon (très bien|nickel)
?restaurant,together @restauration+ Cinq jours de demi-pension, repas (variés|bons et variés).
?restaurant,together @accueil+ On peut changer de plat si on n'aime pas, c'est appréciable.
?famille @emplacement+ (Mes beaux-parents habitent|Notre fille habite) à côté, c'est pratique pour nous.
@chambre+ [Nous avons/J'ai/On a] beaucoup aimé (la décoration|le linge de lit, très doux).
?good @chambre- Jolie chambre mansardée mais attention à la tête.
?good Bien dans l'ensemble, on y retournera.
?!affaires,!summer @prix+ Hors saison les tarifs sont vraiment intéressants.
?couple @chambre+ Chambre assez grande (pour nous|à deux).
?good @attente- Au petit déjeuner on attend (une table|son café) entre 9h et 9h30.
@accueil+ On m'a imprimé mes (billets|cartes d'embarquement) à la réception, merci
?dogs @accueil+ Chien accepté sans problème, supplément (correct|pas excessif).
?dogs @emplacement+ Belles balades à faire avec le chien autour de l'hôtel.
?lake,view @chambre+ La vue $onlake est (très belle|superbe), elle vaut le supplément.
?couple @accueil+ Surclassés pour notre voyage de noces, merci beaucoup !
@chambre+ L'hôtel n'est pas beau de dehors mais dedans c'est (très joli|bien refait).
?good,famille @equipements- Il manque un micro-ondes quand on a un bebe, sinon très bien
?restaurant,together @restauration+ on a très bien mangé (au restaurant|le soir)
?breakfast-buffet @petit_dejeuner+ Des œufs (à la demande|brouillés) et de la charcuterie du coin au petit déjeuner
?village,good @acces- Sans voiture c'est compliqué, pas de bus (le dimanche|le soir).
?!alone,!affaires @accueil+ (3eme|4eme|5eme) année que l'on vient fin $month.
?good,together @prix- 16 euros le petit déjeuner c'est trop cher. Tout le reste très bien.
@calme+ Chambre bien insonorisée, on n'entend pas les voisins.
?spring @ambiance+ Il a plu mais il y a un salon avec des livres et des jeux.
?famille @equipements+ lit bébé deja installé a l'arrivée et chaise haute, très bien
?famille @accueil+ on nous a chauffé les petits pots en cuisine, (vraiment gentil|très gentils)
?famille,lift @acces+,accueil+ Chambre près de l'ascenseur pour ma mère qui ne se déplace presque plus, personnel très patient avec elle. Merci.
?good @calme-,accueil+ Première nuit mal dormi à cause (du local technique|de l'ascenseur) derrière le lit. On m'a changé de chambre le lendemain et c'était très bien.
?good,together @proprete-,accueil+ La salle de bain n'avait pas été faite à notre arrivée. La dame est venue nettoyer (tout de suite|).
?restaurant,couple @restauration+ Nous avons pris la demi-pension et c'est (bon|très bon), avec des légumes frais et du poisson.
?together @chambre+ Très bon lit, on n'a pas eu mal au dos (le matin|).
?solo @accueil+ Arrivé~ trempé~ de la randonnée, on m'a tout de suite proposé des serviettes. Très gentil de leur part.
?!affaires @emplacement+ L'hôtel est bien placé pour visiter.
?together @accueil+ Merci $staff pour (le restaurant|les bonnes adresses)
?good @prix- mini bar trop cher, le reste ok
RAS, (bon hôtel|très bon hôtel)
Conforme (à ce qu'on attendait|à la description), je reviendrai.
?top Hôtel parfait, [nous avons/j'ai/on a] (tout aimé|adoré)
@prix+ Très bien pour $night euros.
# hotel flow mixed
@chambre-,accueil+ L'accueil est bon mais la chambre mérite d'être refaite, (tapisserie abîmée|matelas fatigué).
@chambre-,prix- Mauvaise odeur dans la salle de bain, à ce prix c'est dommage
@calme-,emplacement+ Très bien situé, mais (les terrasses|le bar en face) jusqu'à 2h du matin, il faudrait du double vitrage.
?together @calme- Trop de bruit la nuit. Chambre correcte sinon.
?pool,famille @equipements- On avait choisi pour la piscine, elle était (fermée|trop froide pour les enfants), dommage.
?famille @petit_dejeuner- la salle du petit dej ferme à 9h30, avec des enfants en vacances c'est (tôt|trop tôt)
@petit_dejeuner- petit déjeuner à revoir, le reste ça va
@petit_dejeuner- Pain sec et jus en brique, dommage car l'hôtel est correct.
?!affaires @prix- Correct sans plus, un peu cher.
?!affaires @prix- Pour $night euros j'ai déjà eu mieux.
?couple @proprete-,accueil+ Personnel charmant, par contre le ménage laisse à désirer.
@proprete- De la poussière (sous le lit|sur les meubles), pourtant l'endroit est joli.
?!lift,couple @acces- Au troisième sans ascenseur et rien n'est précisé sur le site. La chambre est agréable.
?restaurant @restauration- Le restaurant est (très moyen|trop cher), mangez ailleurs.
?restaurant @restauration-,attente- Service (long|lent) et plat tiède au restaurant. L'hôtel est bien.
?summer @equipements- pas de clim et chambre plein sud, trop chaud en $month. dommage car (c'est propre|les gens sont gentils)
?summer @equipements- Il y a un ventilateur mais il fait trop de bruit.
?together @calme- Il y avait un mariage et on n'en savait rien, dommage c'est un bel endroit.
?famille @prix- Tout est en supplément, le lit bébé et le parking aussi
?famille @chambre- Bon accueil, mais la chambre est trop petite à quatre.
@accueil- La chambre est bien mais la personne de l'accueil n'est pas aimable.
?!affaires @numerique- wifi inexistant dans la chambre, pour une nuit ca passe
?!affaires Un peu fatigué mais bien placé
?old @chambre-,ambiance+ Maison pleine de charme mais il faudrait changer les matelas.
?old @equipements- Peu d'eau chaude (le matin|le soir), c'est une vieille maison.
?view @proprete-,emplacement+ La vue est superbe, mais la moquette est (tachée|très usée).
?view @proprete- Balcon pas nettoyé, dommage car il y a une belle vue.
?together @calme-,accueil+ Un groupe a fait la fête dans le couloir jusqu'à trois heures. La réception est montée (deux fois|tout de suite) mais ça a continué.
?pool @equipements- La piscine était fermée (une journée|deux jours) pendant notre séjour, on avait choisi l'hôtel pour ça.
@chambre- J'avais demandé un lit double, j'ai eu deux lits collés. La chambre était bien.
Pas mal mais sans plus.
@chambre- Les photos (datent|sont flatteuses). Ça reste correct.
# hotel flow bad
@proprete- Chambre sale dès l'arrivée.
@proprete- (Poubelle pas vidée|Cheveux dans le lavabo), taches sur le couvre-lit, je déconseille
?together @attente-,accueil- Chambre pas prête à 15h, ni à 16h30, et personne ne s'excuse.
@accueil- Quand on se plaint on est (mal reçu|très mal reçu).
?together @petit_dejeuner- Plus rien au petit déjeuner à 9h.
@calme- Je n'ai pas dormi, (la route passe sous les fenêtres|la ventilation tourne toute la nuit).
@calme-,prix- On entend (tous les voisins|tout l'étage). Très déçu~, surtout à $night euros.
?family-run,together @accueil- Patron (désagréable|mal aimable).
@equipements- Une seule serviette chacun et il faut demander pour en avoir une autre
@chambre- chambre minuscule qui sent la friture
@chambre- Rien à voir avec les photos.
?couple @chambre-,prix- Trop cher pour cette chambre. Très déçus.
?pool,!winter @equipements- la piscine est sale
?pool @equipements- La piscine est fermée alors qu'on paie pour, et aucun geste commercial.
?famille @chambre- Chambre pour quatre trop petite, c'est une double avec (un matelas par terre|deux lits pliants).
?famille @equipements- Pas assez d'eau chaude pour tout le monde (le matin|).
@prix- Vraiment très cher pour ce que c'est, et le parking en plus
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
?together @accueil- Depuis le changement de propriétaire ce n'est plus pareil.
?famille @accueil- On nous a demandé (deux fois|à table) de faire taire notre bébé.
?famille @ambiance- pas un hotel pour les familles
@numerique- Pas de wifi alors que c'est marqué sur le site, télé en panne aussi
?worst Très déçu~, je ne recommande pas du tout.
?worst,together @accueil- Honteux, très mal reçus.
?couple @prix- J'avais réservé une chambre supérieure, on nous en a donné une ordinaire. La différence n'a pas été remboursée.
?together @calme-,accueil- Travaux dans la chambre voisine dès 8 heures, (deux matins de suite|toute la matinée). A la réception on nous a dit que c'était comme ça.
@proprete-,accueil- Draps pas changés, il y avait des cheveux. On m'a donné des draps propres mais sans faire le lit.
?together @prix- On nous a compté (deux bouteilles d'eau|un petit déjeuner) qu'on n'avait pas pris, il a fallu discuter.
?famille @chambre-,accueil- Une seule chambre au lieu des deux réservées, nous avons dormi à cinq dedans et on nous a facturé les deux.
`;
