/** Whole reviews of hotels by leisure guests, couples, families, friends: most say one thing in a few words, a few tell one matter through. */
export const frenchWholeHolidays = `
# hotel flow good
@proprete+,emplacement+ Très bon séjour, hôtel propre et bien placé. (Je recommande.|A recommander.|)
?weekend @accueil+ On peut garder la chambre jusqu'à midi le dimanche, (très appréciable|il suffit de demander)
?couple,weekend @accueil+ Un accueil (vraiment chaleureux|très chaleureux), c'est ce qui a fait notre week-end.
?couple @chambre+ le lit !!! on s'est levés à (dix heures|onze heures) les deux matins
?!affaires @emplacement+ Pratique pour (visiter la région|faire des excursions), tout est à une demi-heure au plus.
@chambre+ Rien de luxueux mais une bonne douche et (un bon lit|un grand placard).
?famille @chambre+ De vrais lits pour les enfants, (pas des lits pliants|enfin) !
?famille @chambre+ Chambre familiale assez grande pour (quatre|cinq) avec les valises.
?family-run @accueil+ La patronne (est adorable|est la gentillesse même), c'est surtout pour elle que je mets cette note
?good @prix+ Un peu à l'ancienne mais (pas cher|pas cher du tout).
?!lift,good @acces- Attention pas d'ascenseur (si vous avez de grosses valises|pour ceux qui marchent mal), sinon tout va bien.
?!affaires @prix+ bon rapport qualité prix pour (la région|la saison)
?amis,woman @accueil+ On est rentrées tard (tous les soirs|deux soirs de suite), aucune remarque, merci !
?amis,woman @emplacement+ Entre copines c'est idéal, hôtel bien placé, on a tout fait à pied.
?good @prix- Un peu cher (quand même|pour ce que c'est) mais on passe un bon moment.
?together @accueil+ que dire..... gens adorables,belle region. merci a tous et (a bientot|a tres vite)
@calme+ ce qui ma plu c'est le calme, on entend ni (les voisins|le couloir) ni la route
Un hôtel classique, (sans surprise|sans mauvaise surprise), j'y reviendrais sans problème.
?couple,woman @accueil+ Il y avait un petit mot dans la chambre pour (mon anniversaire|nos vingt ans de mariage), ça m'a touchée.
@chambre+ Matelas ni trop dur ni trop mou, c'est (tellement rare|assez rare pour être dit).
?couple,restaurant @restauration+,prix+ Prenez avec le dîner, c'est (bon|très bon) et ça revient moins cher.
?restaurant @restauration+ Les desserts du restaurant !! Gardez de la place
?good @chambre-,accueil+ Chambre (vieillotte|démodée), c'est vrai, mais un personnel tellement serviable
@ambiance+ J'aime bien la salle du bas avec (son canapé|ses journaux).
?good @prix+,chambre- Salle de bain mal éclairée mais pour le prix on ne peut pas tout avoir.
?summer @equipements+ La clim marche, vu (la chaleur qu'il faisait|les nuits qu'on a eues) c'était le plus important.
?summer @equipements+ Enfin une climatisation silencieuse !
?pool,famille,summer @equipements+ Les enfants ont passé (la semaine|toutes les vacances) dans la piscine.
?pool,summer,good @equipements+ Piscine pas très grande, allez y le matin, (y a personne|on est seul).
?pool,summer @equipements+ de l'ombre au bord de la piscine, c'est bête mais c'est rare
?famille @accueil+ Personnel (très gentil|patient) avec les enfants, on n'a jamais eu l'impression de gêner.
?top @accueil+ Tout était parfait de l'arrivée au départ, merci à toute l'équipe et (surtout|en particulier) à $staff !
?top @chambre+ (Salle de bain magnifique|Literie magnifique), rien trouvé à redire.
?famille @accueil+ Gérant très arrangeant sur les horaires pour (notre mariage|notre fête de famille).
?famille @petit_dejeuner+ Le lendemain de la fête on a pu déjeuner tard, tous ensemble, (merci pour ça|c'était bien).
?!affaires,together @equipements+ Garage fermé pour les vélos, (et de quoi les laver|et des prises pour les batteries)
?amis,!winter @acces+ les motos dans la cour, fermée la nuit, donc (on a dormi tranquille|tranquilles)
?amis,!winter @ambiance+ bière dehors avec (le patron|des belges), bonne soirée
?good @equipements-,emplacement+ Bien situé. Il manque juste la clim (dans les chambres|l'été) et je mettais cinq.
?good @chambre- Peu de rangements dans la salle de bain, c'est (mon seul reproche|la seule chose que j'aie à dire).
?pool,together @equipements+ Super moment au spa !! on étais presque tout seul
?pool Pensez à réserver votre créneau (au spa|pour le jacuzzi) dès l'arrivée, le samedi c'est vite complet.
?couple,pool @equipements+ On a pas visité grand chose, trop bien (au spa|dans l'eau)... on le refera c'est sur
?top @petit_dejeuner+ Cinq étoiles pour le petit déjeuner, (il y a même des crêpes|confitures et pain du coin).
@petit_dejeuner+ Petit déjeuner servi tard, pour moi qui me lève (à pas d'heure|tard) c'est bien
?!winter @chambre+ Un balcon avec le soleil du matin, (très agréable|j'y ai pris tous mes cafés).
?!affaires,together @accueil+ C'est la troisième fois que nous venons et (nous ne sommes jamais déçus|c'est toujours aussi bien).
?together @accueil+ Même chambre que l'an dernier, ils s'en sont souvenus (tout seuls|).
?!affaires,together @prix+ Les prix n'ont (pas|presque pas) bougé depuis deux ans, merci de rester raisonnables.
?view @chambre+ Demandez une chambre (au dernier étage|avec balcon), pour la vue.
?view @emplacement+ Cette vue le matin...
?good,!affaires @prix+,chambre- pas cher donc faut pas s'attendre a des miracles
@accueil+ le gars de l'accueil m'a expliqué ou manger et ou se garer gratuitement, (sympa|merci a lui)
?winter @chambre+ Chambre bien chauffée, (en cette saison|en rentrant de promenade) on apprécie !
?winter @calme+ En $month il n'y a presque personne, (c'est ce qu'on cherchait|idéal pour se reposer).
?winter Beaucoup de restaurants sont fermés en cette saison, renseignez-vous avant, (pour l'hôtel rien à dire|l'hôtel lui est très bien).
?lake,!affaires,!winter @emplacement+ On va $tolake à pied, (que demander de plus|plus besoin de la voiture) !
?dogs,together @accueil+ Notre chien a été (très bien accepté|plus que bien accepté).
?dogs @chambre+ Rez-de-chaussée d'office parce que j'avais (un chien|le chien), pratique la nuit
@petit_dejeuner+ Gâteaux maison, jambon de pays, café (à volonté|tant qu'on veut) !
?good @chambre- Lit un peu (mou|dur) pour moi mais c'est personnel.
?together (Séjour très agréable|Très beau séjour), personnel aux petits soins, nous reviendrons.
?couple,!winter @calme+ Venus pour nous reposer et c'est ce (qu'on a fait|que nous avons fait).
@accueil+ Ménage vers onze heures seulement, on n'est pas dérangé (le matin|quand on traîne au lit).
?good @proprete+ (Un peu ancien|Pas tout neuf) mais très propre.
?good @prix- Cher (le week-end|en saison), en semaine ça va.
?good @numerique- Pour le wifi il faut descendre à la réception, dans les chambres (du fond|du dernier étage) ça ne passe pas. Le reste très bien.
@emplacement+ Boulangerie, tabac, (pharmacie|coiffeur), tout est à côté.
?!alone,!affaires @accueil+ Nous ne connaissions pas du tout, (belle surprise|très bonne surprise).
?!alone,!affaires Quatre jours (ce n'est pas assez|c'était trop court), nous reviendrons plus longtemps.
?restaurant,together @restauration+,prix+ On a dîné à l'hôtel (tous les soirs|trois soirs sur quatre), bon et pas cher.
?restaurant @restauration+ $thedishup est à goûter, (vraiment|ne cherchez pas plus loin).
?restaurant @accueil+ Merci à $staff en salle, le sourire même (quand c'est plein|dans le coup de feu)
?good @calme- Un peu de bruit dans l'escalier (le soir|vers minuit), ensuite plus rien.
?famille @accueil+ trés gentils avec les enfants, (coloriages a l'arrivée|chocolat chaud le matin), on reviendra
?famille @chambre+ Deux chambres qui communiquent, avec des ados c'est (le rêve|l'idéal), chacun chez soi.
?woman,solo @accueil+ Seule et sans voiture, j'ai été très bien renseignée sur les (bus|cars) et les horaires étaient justes.
?woman,solo @accueil+,calme+ Je m'y suis sentie en sécurité et j'ai (bien|très bien) dormi.
@equipements+ De quoi se faire un thé dans la chambre, j'apprécie (toujours|beaucoup).
?old @ambiance+ Le parquet craque, les meubles sont d'époque, (c'est exactement ce que j'aime|on s'y sent bien).
?old @ambiance+ Bel hôtel ancien avec un escalier superbe (et de vieilles photos partout|)
?old @chambre+ La maison est ancienne, j'avais peur pour les salles de bain mais elles ont (toutes|) été refaites
?!affaires,top Excellent séjour, je recommande à 100% !
?top La chambre, l'accueil, le petit déj, tout est (top|super).
@chambre+ très bonne literie ce qui est rare dans les hotels
?together Restés (deux|trois) nuits, on serait bien restés plus...
?family-run,together @accueil+ Chère $hostess, nous tenions à vous remercier pour (votre gentillesse|votre accueil) et votre disponibilité. Bien cordialement.
?couple @emplacement+ On rentrait faire la sieste (entre deux visites|à l'hôtel), tout est à côté.
@chambre+ Sous les toits mais (grande et claire|grande et fraîche), avec un lit de 160.
?good @prix- C'est bien mais c'est cher. J'ai comparé, les autres sont (presque au même prix|à peu près pareil), donc je suppose que c'est normal, mais quand même.
?good @ambiance- Du gris partout dans la décoration, (ça ne m'a pas plu|pas trop mon goût), le reste oui.
?good @accueil+ Personnel très professionnel, un peu (distant|froid) peut-être.
?summer,together @accueil+ On nous a offert à boire (dès l'arrivée|en arrivant), après toute cette route merci !
?!affaires @proprete+ hotel sympa, chambres propres, (bon petit dej|prix correct). je reviendrai
?parking @acces+ Grand parking gratuit juste devant, (avec un coffre plein|avec une remorque) on apprécie.
@calme+ Pas loin des grandes routes et pourtant on n'entend (rien|absolument rien).
?!affaires @accueil+ J'y ai dormi à l'aller et au retour, (la dame s'est souvenue de moi|on m'a redonné la même chambre).
?couple @accueil+ Merci à $staff pour (ses idées de visites|ses bons conseils), on n'aurait pas trouvé tout seuls.
?together Super séjour (chez vous|), merci à tous !!
?garden,!winter @petit_dejeuner+ Le petit déjeuner dans le jardin, (au soleil|avec les oiseaux), un vrai plaisir.
?garden,!winter,!spring @calme+ Très calme, j'ai dormi la fenêtre ouverte (sur le jardin|) toutes les nuits.
?garden,!winter @equipements+ Des transats dans le jardin et personne pour vous déranger, j'ai (lu deux livres|passé mes après-midi là).
?lift,couple @acces+ Un ascenseur et une douche facile d'accès, à notre âge (c'est important|c'est ce qu'on regarde).
?couple @accueil+ Le jeune homme de l'accueil a monté nos bagages, (merci à lui|cela devient rare).
?good @calme- Murs fins, on entend la douche des voisins. J'ai quand même (bien dormi|bien aimé cet hôtel).
?together @accueil+ Venus avec un coffret cadeau, reçus (comme les autres clients|exactement comme les autres).
@accueil+ Réservé par téléphone (la veille|le matin même), on m'a répondu gentiment et la chambre était bien celle promise.
?weekend @emplacement+ il y a même un petit supermarché ouvert le dimanche matin, (pratique|ca depanne)
?amis,!winter @accueil+ Les patrons connaissent les sentiers, (suivez leurs conseils|ils nous ont évité le mauvais).
?amis,!winter @equipements+ Un local pour faire sécher les chaussures !!
?amis,!winter @petit_dejeuner+ petit dej énorme, on marchait jusqu'à (14h|15h) sans avoir faim
?top,couple @chambre+ Magnifique !!! Encore plus belle qu'en photo. Déjà envie d'y retourner ❤️
@attente+ Chambre donnée tout de suite alors qu'il n'était pas (13 heures|midi).
?famille,restaurant @restauration+ Repas de famille réussi, menu (très bon|copieux) et salle pour nous tout l'après-midi.
?famille @accueil+ Les plus âgés ont eu le rez-de-chaussée (d'office|sans qu'on le demande).
?good @accueil- Arrivée un peu froide, la dame avait l'air (pressée|débordée). Le lendemain une autre personne, vraiment aimable.
?couple,!affaires @calme+ Aucune voiture la nuit, (ça nous change de chez nous|on n'a plus l'habitude).
?couple @calme+ pour se reposer (oui|c'est l'idéal), pour sortir le soir non
?good @chambre+,prix- chambre au top, le petit dej est un peu cher (mais bon|a mon gout)
?top allez y les yeux fermés
?village,!affaires @emplacement+ Petit hôtel de village, on laisse la voiture et on (l'oublie|n'y touche plus).
?village,good @calme- Les cloches sonnent tôt, moi (ça ne me dérange pas|j'aime bien).
?pool,couple @equipements+ venus pour la piscine, on a pas été déçu, elle est (chauffée|pas bruyante)
?pool @accueil+ Des serviettes en plus pour la piscine, apportées sans qu'on demande, (top|sympa).
?!alone,!affaires @accueil+ Mon amie marche difficilement, on nous a changé de chambre pour être (plus près de l'entrée|en bas). Merci.
?family-run,together @accueil+ La patronne a téléphoné elle-même au restaurant pour (nous avoir une table|nous réserver).
?woman,alone @chambre+ (Chambre douillette|Chambre très agréable), je pense revenir avec ma soeur.
?road,good @calme- Prenez (côté cour|à l'arrière) ! Devant c'est la route.
?road @calme+ Au bord de la route mais fenêtres fermées (rien|pas un bruit).
?parking @emplacement+ Une station service et un supermarché à côté, pas joli mais (très pratique|bien pratique en voyage).
?famille,summer @equipements+ Le petit frigo dans la chambre nous a bien servi pour les (biberons|sandwichs du midi).
?famille,good @prix- Deux chambres pour une famille c'est cher, (mais ça valait le coup|mais on a bien dormi).
?famille @ambiance+ Les enfants se sont fait des copains (le premier jour|au petit déjeuner).
?autumn @calme+ Venez en $month, il n'y a plus grand monde et (les couleurs sont superbes|les couleurs sont magnifiques).
?breakfast-buffet,good @petit_dejeuner- Au bout de trois jours c'est toujours le même buffet. Pour deux nuits (aucun problème|très bien).
?together @prix+ Pris en dernière minute avec une promotion, (à ce prix là c'est une affaire|très bon prix).
?good @ambiance- Le couloir est triste (avec ce papier peint|), la chambre heureusement pas du tout.
?village,weekend,together @emplacement+ On n'a pas touché à la voiture (du week-end|pendant deux jours).
?couple,man @accueil+ Merci à toute l'équipe pour (la demande en mariage|l'anniversaire de ma compagne) !
?restaurant @restauration+ Excellent restaurant, service attentif et (de bons vins|une belle carte des vins).
?restaurant @restauration+ Les chambres oui, mais (surtout la table|venez surtout pour la table).
?top @proprete+ Chambre d'une très grande propreté. (Bravo.|Bravo à celles qui les font.)
?couple @accueil+ Nous avons prolongé d'une nuit, même chambre, (aucun souci|aucune complication).
@chambre+ J'ai mal au dos d'habitude, ici (rien du tout|pas une seule fois), bravo pour la literie.
?couple Conseillé par des voisins, ils avaient (raison|bien raison).
?!affaires,!winter,together @accueil+ Un des meilleurs arrêts de notre voyage à vélo, (garage fermé et gens sympas|des gens vraiment sympas).
?good @equipements- La douche est soit brûlante soit froide, (il faut de la patience|on s'y fait). Charmant hôtel malgré tout.
?weekend,good @acces- Le samedi se garer est une galère, on tourne (vingt minutes|une demi-heure). Demandez s'il leur reste une place derrière, ce n'est écrit nulle part.
?amis @prix+ super week-end entre potes et (pas cher|pour pas cher)
?good @ambiance- Le bar ferme trop tôt ! Sinon (très bien|nickel)
?restaurant,together @restauration+ Cinq jours de demi-pension, jamais deux fois (le même plat|la même chose).
?restaurant,together @accueil+ On peut changer de plat si on n'aime pas, (sans faire d'histoires|sans supplément). C'est appréciable.
?solo @accueil+ Les randonneurs sont bien traités, on m'a même (préparé un pique-nique|fait sécher mes affaires).
?famille,summer @emplacement+ (Mes beaux-parents habitent|Notre fille habite) à côté, on y dort (à chaque fois|chaque été ou presque)
@chambre+ [Nous avons/J'ai/On a] beaucoup aimé (la décoration|le linge de lit, très doux).
?good @chambre- Chambre mansardée, mignonne, mais (gare à la tête|les grands vont se cogner).
?couple,woman @accueil+ Mon compagnon a fait du vélo et moi rien, le personnel m'a (bichonnée|laissé traîner au salon toute la matinée).
?good Bien dans l'ensemble (et bien situé|), on y retournera.
?!affaires,!summer @prix+ Hors saison les tarifs sont (vraiment intéressants|presque divisés par deux).
?!summer,!affaires @calme+ Hôtel à moitié vide donc personne au petit déjeuner, on prend (son temps|tout son temps).
?couple @chambre+ Certains se plaignent de la taille des chambres, (la nôtre était bien|pas nous).
?good @attente- Au petit déjeuner entre 9h et 9h30 on attend (une table|son café), descendez plus tôt.
@accueil+ On m'a imprimé mes (billets|cartes d'embarquement) à la réception, merci encore
?dogs @accueil+ (Chienne|Chien) accepté sans problème, supplément (correct|pas excessif).
?dogs @emplacement+ Belles balades à faire avec le chien dès la sortie.
?lake,view @chambre+ La vue $onlake vaut le supplément, j'y ai passé des heures.
?lake @emplacement+ $thelakeup le matin avant tout le monde, (rien que pour ça|c'est pour ça qu'on vient).
?couple @accueil+ Surclassés pour notre voyage de noces (sans rien demander|), merci beaucoup !
@chambre+ De dehors ça ne paie pas de mine, dedans c'est (très joli|bien refait).
?good,famille @equipements- Il manque (un micro-ondes|des rideaux plus opaques) quand on a un bébé, sinon très bien
?restaurant,together @restauration+ on s'est régalés (au restaurant|le soir), on y retournera (rien que pour ça|avec des amis)
?breakfast-buffet @petit_dejeuner+ Des œufs (à la demande|brouillés minute) et de la charcuterie du coin !
?village,good @acces- Sans voiture c'est compliqué, pas de bus (le dimanche|le soir). Par contre c'est tranquille.
?!alone,!affaires @accueil+ (3eme|4eme|5eme) année que l'on vient fin $month. Ne changez rien !!
?good,together @prix- 16 euros le petit déjeuner, (on est allés à la boulangerie|on l'a pris une seule fois). Tout le reste très bien.
@calme+ Chambre bien insonorisée, (pas entendu un seul voisin|silence complet).
?spring @ambiance+ Il a plu (tous les jours|trois jours sur quatre) en $month mais il y a un salon avec des livres et des jeux, alors ça va.
?famille @equipements+ lit bébé deja installé a l'arrivée, chaise haute, (baignoire|pot), on n'a rien eu a demander
?famille @accueil+ petits pots chauffés en cuisine a toute heure, (vraiment gentil|adorables)
?famille,lift @acces+,accueil+ Nous étions avec ma mère qui ne se déplace presque plus. L'hôtel avait réservé la chambre la plus proche de l'ascenseur, on lui a apporté son petit déjeuner à table tous les matins et (personne ne l'a jamais bousculée|personne ne s'est jamais impatienté). Merci.
?couple @accueil+ Notre voiture est tombée en panne (le jour du départ|la veille du départ). Le monsieur de l'hôtel a appelé le garage, nous a laissé la chambre jusqu'à 16 heures et n'a rien voulu pour ça. Je tenais à le dire.
?good @calme-,accueil+ Première nuit mal dormi à cause (du local technique|de l'ascenseur) juste derrière le lit. J'en ai parlé à l'accueil le matin, on m'a changé de chambre dans l'heure et ensuite plus rien, donc je recommande quand même.
?good,together @proprete-,accueil+ La salle de bain n'avait pas été faite à notre arrivée. La dame était très gênée, elle est montée elle-même (tout de suite|nettoyer) et le petit déjeuner du lendemain nous a été offert, on ne peut pas leur en vouloir.
?family-run,!affaires @accueil+ J'avais oublié mon (chargeur|manteau) dans l'armoire. Ils me l'ont renvoyé (à leurs frais|sans que je réclame) deux jours après, je ne connais pas beaucoup d'hôtels qui font ça.
?restaurant,couple @restauration+ Nous ne prenons jamais la demi-pension parce que c'est rarement (bon|intéressant). Ici on s'est laissé convaincre et le cuisinier travaille vraiment, des légumes frais, des sauces, du poisson qui a du goût.
?together @chambre+ Ce qui fait la différence c'est le lit. On a dormi dans six hôtels en dix jours et c'est le seul où (je n'ai pas eu mal au dos|personne n'a eu mal au dos) le matin. Les autres étaient parfois plus chers.
?famille,pool,summer @equipements+,accueil+ Avec trois enfants en bas âge on hésite toujours à cause de la piscine, ici elle est fermée par une barrière et quelqu'un (passe souvent|garde un œil), du coup on a pu souffler un peu.
?good,famille @attente- Le soir du mariage tout le monde est arrivé en même temps et il a fallu attendre (presque une heure|trois quarts d'heure) les clés. Ils ont offert un verre, bon. Pour le reste du week-end aucun reproche
?solo @accueil+ Arrivé~ trempé~ après (vingt|trente) kilomètres à pied, on m'a tout de suite proposé des serviettes et de mettre mes affaires à sécher, les papiers on les a faits après. Très gentil de leur part.
?couple Nous allions à $nearby et il n'y avait plus rien là-bas, finalement (on est mieux ici|on a gagné au change).
?!affaires @emplacement+ Je voulais surtout voir $sight et l'hôtel est bien placé pour ça.
?together @accueil+ Merci $staff pour (le restaurant|l'idée), on ne serait jamais allés chez « $table » sans vous !
?good @prix- mini bar hors de prix, (amenez votre eau|prenez vos boissons), le reste ok
@accueil+ bonjour, merci, bonne journée, avec le sourire tous les matins. Ça fait du bien
RAS, (bon hôtel|très bon hôtel)
Conforme (à ce qu'on attendait|à la description), je reviendrai.
?top Coup de cœur !
@prix+ Pour $night euros [nous ne nous attendions/je ne m'attendais/on ne s'attendait] pas à (si bien|aussi bien).
# hotel flow mixed
@chambre-,accueil+ L'accueil est bon mais la chambre mérite d'être refaite, (la tapisserie se décolle|le matelas est fatigué).
@chambre-,prix- Une odeur bizarre dans la salle de bain, à ce prix (bof|quand même)...
@calme-,emplacement+ Très bien situé, mais (les terrasses|le bar en face) jusqu'à 2h du matin... il faudrait du double vitrage.
?together @calme- On vous donne des bouchons d'oreille à l'arrivée et il en faut. Chambre correcte (sinon|par ailleurs).
?pool,famille @equipements- On avait choisi pour la piscine, elle était (fermée pour entretien|trop froide pour les enfants), dommage ils en parlaient depuis des semaines.
?famille @petit_dejeuner- la salle du petit dej ferme à 9h30, avec des enfants en vacances c'est (tôt|trop tôt)
@petit_dejeuner- petit déjeuner à revoir (complètement|), le reste ça va
@petit_dejeuner- Pain sec et jus en brique, (dommage car l'hôtel est correct|alors que la chambre est tout à fait bien).
?!affaires @prix- Correct sans plus. On paie (le nom|la saison).
?!affaires @prix- Pour $night euros j'ai déjà eu mieux (ailleurs|dans la région), mais rien ne m'a vraiment dérangé~.
?couple @proprete-,accueil+ Personnel charmant, par contre le ménage (n'est pas à la hauteur|laisse à désirer).
@proprete- De la poussière (sous le lit|sur les meubles), pourtant l'endroit est joli. On hésite à revenir.
?!lift,couple @acces- Au troisième sans ascenseur et rien n'est précisé sur le site. A plus de 70 ans (c'est trop|ce n'est pas possible), même si la chambre est agréable.
?restaurant @restauration- Dormez-y mais mangez ailleurs, le restaurant est (très moyen|trop cher pour des plats réchauffés).
?restaurant @restauration-,attente- Service (long|lent), plat tiède. L'hôtel lui est bien.
?summer @equipements- pas de clim, chambre plein sud, en $month c'est intenable. dommage car (c'est propre|les gens sont gentils)
?summer @equipements- Ventilateur prêté mais il fait (trop de bruit|un bruit pas possible). Moyen l'été
?together @ambiance- Un mariage et on n'en savait rien, (bar fermé|parking plein), dommage c'est un bel endroit.
?famille @prix- Tout est en supplément, lit bébé, (parking|frigo), chocolat chaud. A la fin ça chiffre
?famille @chambre- Bon accueil, mais à quatre il faut enjamber (les sacs|les valises) pour aller à la douche.
@accueil- La chambre d'accord, la personne de l'accueil non, (pas un sourire en trois jours|toujours pressée).
?!affaires @numerique- wifi inexistant dans la chambre, pour une nuit ca passe
?!affaires Bof, (vieillissant|un peu fatigué). Bien placé par contre
?old @chambre-,ambiance+ Maison (magnifique|pleine de charme) mais le lit est creux, il faudrait vraiment changer les matelas.
?old @equipements- Peu d'eau chaude (le matin|le soir). C'est une vieille maison je sais, mais quand même.
?view @proprete-,emplacement+ La vue est superbe, mais la moquette est (tachée|usée jusqu'à la corde) et ça gâche.
?view @proprete- Balcon pas nettoyé, on ne peut pas s'asseoir. (Quand on paie pour la vue c'est dommage.|Pour la vue pourtant c'est là qu'il faut être.)
?together @calme-,accueil+ Un groupe a fait la fête dans le couloir jusqu'à trois heures. La réception est montée (deux fois|tout de suite), sans résultat, et le lendemain on nous a enlevé le petit déjeuner de la note. Geste correct mais la nuit était fichue.
?pool @equipements- L'eau de la piscine était trouble à notre arrivée. On l'a dit, ils ont fermé (une journée|deux jours) pour la traiter, c'est normal, mais personne n'a parlé de dédommagement et on avait choisi l'hôtel pour ça.
@chambre- J'avais demandé un lit double, j'ai eu deux lits collés avec (le trou au milieu|un écart au milieu). Quand je l'ai signalé on m'a répondu que c'était pareil. Ce n'est pas pareil. La chambre en elle-même était bien.
Pas mal mais (pas inoubliable|sans plus), on ne refera pas.
@chambre- Les photos (datent|sont flatteuses). Ça reste correct.
# hotel flow bad
@proprete- Chambre sale dès l'arrivée. On me répond que (la femme de chambre est malade|c'est une erreur).
@proprete- (Poubelle pas vidée|Cheveux dans le lavabo), taches sur le couvre-lit, je déconseille
?together @attente-,accueil- Chambre pas prête à 15h, ni à 16h30, et pas un (mot|geste) pour nous.
@accueil- Quand on se plaint on se fait (mal recevoir|envoyer promener).
?together @petit_dejeuner- Plus rien au petit déjeuner à 9h, il fallait (venir plus tôt nous dit-on|descendre avant).
@calme- Je n'ai pas dormi, (la route passe sous les fenêtres|la ventilation tourne toute la nuit).
@calme-,prix- Annoncé «chambres calmes» ! On entend (tous les voisins|tout l'étage). Très déçu~, surtout à $night euros.
?family-run,together @accueil- Patron (désagréable|mal aimable) du début à la fin, pour dix minutes de retard.
@equipements- Une serviette chacun et il faut (réclamer|demander deux fois) pour en avoir une autre
@chambre- chambre minuscule qui sent (la friture|le graillon)
@chambre- Rien à voir avec les photos. (Rien.|Mais rien du tout.)
?couple @chambre-,prix- 140 euros pour ça, le jour de notre anniversaire de mariage. Très déçus.
?pool,!winter @equipements- piscine verte ! j'éxagère pas
?pool @equipements-,accueil- On paie pour une piscine, elle est fermée, et aucun geste commercial. (Honnêtement c'est moche.|C'est se moquer des gens.)
?famille @chambre- Chambre pour quatre soi-disant, en fait une double avec (un matelas par terre|deux lits pliants).
?famille @equipements- Plus d'eau chaude pour (le deuxième|le dernier) sous la douche, tous les matins pareil.
@prix- Vraiment très cher pour ce que c'est !!! (Le parking en plus...|Et le parking en plus)
@petit_dejeuner- Du pain de la veille et un café imbuvable, à (13|14) euros. Non.
@attente-,accueil- jamais vu sa. On sonne, on téléphone, quelqu'un arrive (au bout de quarante minutes|trois quarts d'heure plus tard) et ne s'excuse même pas
?restaurant,together @restauration-,attente- Demi pension, grosse erreur, une heure et demie pour (deux plats|de la viande trop cuite).
?restaurant @prix- Pas de carafe d'eau, il faut payer la bouteille. (Mesquin|Ça donne le ton).
Je ne comprends pas les bons commentaires, (peut-être que ça a changé de mains|on n'a pas dû aller dans le même hôtel).
@proprete- Draps tachés et serviettes grises. (Beurk|Berk).
@chambre-,accueil- Odeur d'égout dans la salle de bain, signalée, (personne n'est venu|j'attends encore).
@chambre- La fenêtre donne sur un mur. (Sur un mur !|Je ne pouvais pas le deviner.)
?summer @equipements-,chambre- 32 degrés dans la chambre à minuit, climatisation en panne (depuis une semaine apparemment|et on ne le dit pas à la réservation).
?summer @equipements- Plus de ventilateur disponible, nuit affreuse
@accueil- Annulé dans les délais et débité~ quand même. (Trois appels|Deux mails), rien.
?old @calme- On entend les gens d'en haut marcher jusqu'à (une heure|deux heures) du matin
?old @chambre- très vieux et pas entretenu, (des fils électriques dépassent|l'air passe par les fenêtres)
?dogs @prix- Chien accepté oui, pour (20 euros par nuit|25 euros) et interdit partout.
?dogs @accueil- Regards de travers dès qu'on traverse le hall avec (le chien|un chien).
@chambre- lit qui fait mal au dos, j'y retournerai pas
@chambre-,prix- vieux et tres mal insonorisé, pas la peine de payer (ce prix|si cher) pour ca
?lake @prix- J'ai payé 30 euros de plus pour la vue et on voit (un bout d'eau|un petit bout) entre deux toits.
?together @calme- Un mariage jusqu'à 4 heures du matin et (personne ne prévient les autres clients|aucune réduction).
@accueil- Le gérant (n'a rien voulu savoir|ne répond même pas au téléphone).
?parking @acces-,accueil- Voiture rayée sur leur parking, la direction (se lave les mains|dit que ce n'est pas surveillé).
?winter @equipements- il faisait froid dans la chambre, le radiateur (s'arrête à 22 heures|était tiède) et on m'a fait comprendre que j'exagérais
?winter @chambre- Draps (froids et humides|humides), pas moyen de se réchauffer.
?together @accueil- Depuis le changement de propriétaire (tout a baissé|ce n'est plus pareil), on cherchera autre chose.
?famille @accueil- On nous a demandé (deux fois|à table) de faire taire notre bébé !!
?famille @ambiance- pas un hotel pour les familles, il faudrait l'écrire sur le site
@numerique- Pas de wifi alors que c'est marqué (sur le site|partout), télé en panne aussi
?worst A fuir.
?worst,together @accueil- Honteux, on ne traite pas les gens (comme ça|de cette façon).
?couple @accueil-,prix- J'avais réservé une chambre supérieure, on nous en a donné une ordinaire parce que la nôtre avait (une fuite|un problème). Je comprends, mais quand j'ai demandé la différence on m'a dit de voir avec le site, et le site me renvoie à l'hôtel.
?together @calme-,accueil- Travaux dans la chambre voisine dès 8 heures, perceuse et marteau, (deux matins de suite|toute la matinée). A la réception on nous a répondu que c'était comme ça jusqu'à la fin du mois et que les autres clients ne disaient rien.
@proprete-,accueil- J'ai trouvé les draps pas changés, il y avait (des cheveux qui n'étaient pas à moi|des cheveux et des miettes dedans). On m'a apporté des draps propres à faire soi-même, sans excuse, et au départ on m'a demandé de mettre une bonne note.
?together @prix- Au départ on nous a compté (deux bouteilles d'eau|un petit déjeuner) qu'on n'avait pas pris. Il a fallu discuter vingt minutes, la dame soutenait que c'était écrit, et on est partis en payant pour ne pas rater le train.
?famille @chambre-,accueil- Une seule chambre au lieu des deux réservées. Nous avons dormi à cinq là dedans, le gérant jurait qu'il (n'avait rien reçu|y avait une erreur du site), et le lendemain il a facturé les deux.
`;
