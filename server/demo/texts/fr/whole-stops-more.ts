/** More whole reviews of hotels: passing guests, people at work, lone travellers, groups, and the discontented. */
export const frenchWholeStopsMore = `
# hotel flow good
@accueil+,chambre+ Bonne étape, [nous avons/j'ai/on a] bien dormi et le personnel est (gentil|très gentil). Le petit déjeuner est bien aussi.
?affaires @accueil+,emplacement+ Mission de (quinze jours|trois semaines) dans une entreprise du coin, j'ai donc vécu à l'hôtel tout ce temps. On m'a mis~ dans une chambre un peu plus grande avec un frigo et ça m'a bien arrangé~. Je recommande pour les longs séjours.
?affaires,top @numerique+,petit_dejeuner+ Très bon hôtel pour travailler, wifi rapide, bureau correct et petit déjeuner servi tôt. Je reviendrai (en mars|en juin|le mois prochain).
?together @calme+ C'était notre première fois dans la région et nous voulions un hôtel calme pour (rayonner|visiter) sans changer tous les jours de chambre. Bon choix.
?solo,man @prix+ seul pour quelques jours de pêche, hotel pas cher et patron arrangeant sur les horaires car je partais (à 5 h|très tôt). la chambre rien de spécial mais c'est agréable
?groupe @accueil+,chambre+ Fête de famille à (une trentaine|une vingtaine), l'hôtel nous avait réservé presque toutes les chambres du même étage, ce qui était bien pratique. Les anciens étaient contents, les jeunes aussi.
@proprete+ C'est très propre. Chambre un peu (standard|classique) mais confortable.
?good @petit_dejeuner-,chambre+ Chambre spacieuse et (bien décorée|refaite), très bon lit. Pour le petit déjeuner je suis plus réservé~, peu de choix et (le pain n'était pas frais|les oeufs étaient froids). On m'a dit qu'il manquait quelqu'un ce jour là.
?weekend,!affaires @accueil+ [Nous étions invités/J'étais invité~/On était invités] à un mariage dans le coin et [nous sommes rentrés/je suis rentré~/on est rentrés] (vers 3 h|vers 4 h du matin). Le code de la porte marchait, et le lendemain on [nous/m'/nous] a laissé dormir jusqu'à midi sans supplément. Très sympa de leur part.
?winter,together,parking @chambre+,acces+ (Route enneigée|Il tombait de la neige) donc nous avons préféré nous arrêter plus tôt que prévu. L'hôtel avait encore de la place et (la chambre était bien chaude|il faisait bon dedans). Le matin le parking était déjà dégagé.
?solo @accueil+,restauration+ Pour mon premier voyage en solo j'avais un peu peur de m'ennuyer le soir. En fait (les gens de l'hôtel discutent facilement|d'autres clients m'ont proposé de manger avec eux) et ça s'est bien passé. Bon petit restaurant à côté aussi.
?affaires @attente+,proprete+ Check-in en deux minutes, chambre propre, check-out pareil. (Pour moi c'est parfait.|Rien à ajouter.)
?good,together @prix-,calme+ Nous sommes des habitués des petits hôtels et celui-ci est un peu plus cher que la moyenne. Il faut dire que (le bâtiment a été rénové|tout est refait) et que c'est calme.
?man @accueil+ Je suis arrivé sans réservation, (tout était complet dans le coin|après une journée de route), et la patronne a passé plusieurs coups de fil pour moi avant de me trouver une chambre chez elle suite à une annulation. Merci madame. La chambre était très bien en plus.
@acces+ Bien pour une nuit, (on trouve facilement|facile d'accès), je n'ai pas pris le petit déjeuner.
?couple,good @acces-,ambiance+ Hôtel de caractère, nous avons beaucoup aimé l'atmosphère et (les vieux meubles|la décoration). L'accès est un peu compliqué avec les rues étroites, on a cru rester coincés. Mieux vaut (une petite voiture|se garer plus bas).
?affaires,good @calme-,accueil+ Accueil sérieux et chambre confortable, je n'ai pas grand chose à reprocher si ce n'est le camion des poubelles à (5 h 30|6 h) sous la fenêtre. Je demanderai (l'autre côté|un étage plus haut) la prochaine fois.
?amis,restaurant @restauration+ On faisait un tour à moto à (cinq|six) et c'est ici qu'on a le mieux mangé de tout le parcours. Grosse assiette, prix normal. Chambres à deux lits, ça va, (bonne douche|douche chaude et c'est tout ce qu'on voulait).
@accueil+ Très bon hôtel je recommande, le personnel est (super|adorable) !
?old,good @equipements-,ambiance+ Si vous cherchez du moderne ce n'est pas ici, la douche est ancienne et les interrupteurs sont mal placés. Mais c'est un hôtel avec du caractère et (les propriétaires y tiennent|bien tenu), je le préfère largement à un hôtel de zone.
?!alone @proprete+,emplacement+ [Nous avons/J'ai/On a] apprécié la propreté et la situation. Les chambres sont (bien équipées|confortables). C'est une bonne base pour visiter.
?alone @emplacement+ J'étais là pour (un examen|un concours|un entretien d'embauche) et j'avais besoin d'être sur place la veille. Bon emplacement, chambre tranquille pour réviser, et la dame du petit déjeuner m'a souhaité bonne chance. Maintenant j'attends la réponse.
?summer,good @chambre-,accueil+ Personnel charmant et hôtel bien situé. Il fait juste très chaud dans les chambres (du haut|côté rue) en ce moment, un ventilateur est fourni sur demande. (J'ai dormi la fenêtre ouverte.|La nuit ça va mieux.)
?affaires,restaurant @restauration+ Je prends toujours la soirée étape, le menu change tous les jours et (c'est copieux|ça reste correct). (Les collègues y vont aussi.|)
?together @chambre+ La chambre triple était très bien pour (nous et mon frère|nous trois), il y avait même la place pour (étaler les bagages|une table).
?good @equipements-,proprete+ Hôtel propre et calme, tenu par des gens honnêtes. La douche demande de la patience car l'eau chaude met longtemps à venir et la pression est faible.
?lake,!winter,!alone @emplacement+ Très bien placé, (les promenades partent presque de l'hôtel|on rejoint vite le bord de l'eau). [Nous avons/J'ai/On a] surtout apprécié de ne pas reprendre la voiture.
?together,parking @accueil+,acces+ Voiture électrique donc je choisis les hôtels en fonction. Ici il y a une prise, (pas une vraie borne|à demander à la réception), mais en une nuit on récupère assez pour repartir. Le patron est (serviable|arrangeant).
@petit_dejeuner+,accueil+ Allergique au gluten, je l'avais signalé (en réservant|la veille) sans trop y croire. Il y avait du pain adapté et un gâteau maison le matin. Franchement merci, ça n'arrive pas souvent.
?woman,affaires @calme+ Chambre calme, ça change de mon hôtel habituel. Bon petit déjeuner.
?groupe,good @petit_dejeuner-,accueil+ Week-end de (randonnée|formation) avec un groupe de (12|15). Tout était bien organisé, seul le petit déjeuner a coincé : il y a peu de tables et on a dû y aller en deux fois. L'équipe a été sympa avec nous.
?solo,good @prix- Hôtel agréable et bien tenu. Par contre je trouve le supplément single (exagéré|toujours aussi injuste), on paye la même chose que deux personnes ou presque.
?together @emplacement+ Nous voulions juste dormir et repartir, on a finalement (visité un peu|flâné une demi journée), la région est belle. Hôtel correct et gens agréables.
?!alone,autumn @chambre+ Chambre très confortable avec (une bonne couette|un lit très large), il faisait déjà froid dehors. Le personnel nous a indiqué (une jolie balade|un restaurant ouvert le lundi).
?top,affaires @accueil+ Personnel au top. J'avais oublié mon ordinateur dans la chambre, ils m'ont appelé avant même que je m'en rende compte et ils l'ont gardé au coffre. (Un grand merci à eux.|Merci merci.)
?family-run,alone @accueil+,restauration+ Petit hôtel de famille, pas du tout impersonnel. Madame cuisine (le soir sur commande|quand on demande), c'est simple et bon.
?good @emplacement-,calme+ C'est un peu excentré donc il faut la voiture pour (manger|tout). Une fois qu'on le sait pas de problème, et l'hôtel est très calme.
?view,good @chambre+,petit_dejeuner- Belle chambre avec une vue dégagée, j'ai traîné (au lit|à la fenêtre) le matin. Du coup je suis arrivé~ tard au petit déjeuner et il ne restait pas grand chose, ils ne regarnissent pas après 9 h. A savoir.
?together @accueil+,chambre+ Accueil parfait, chambre parfaite, merci. (Nous reviendrons.|On reviendra c'est sûr.)
?affaires,winter @accueil+,chambre+ Arrivé~ de nuit par mauvais temps, la personne à la réception m'avait laissé un mot et avait allumé le chauffage dans la chambre. (Appréciable après la route|Des petites choses mais ça compte). Bonne nuit.
?winter @proprete+,accueil+ bon hotel rien a dire chambre propre et bien chaufée le personnel est sympa
?dogs,alone @accueil+ Je me déplace avec mon chien et c'est toujours compliqué de trouver. Ici on m'a dit oui tout de suite au téléphone, sans (supplément|histoires). Je reviendrai avec lui.
?famille @accueil+,chambre+ Nous venions (voir un parent hospitalisé|pour des obsèques|pour une affaire de famille) et n'avions pas le coeur à profiter de quoi que ce soit. Je veux quand même dire que le personnel a été très délicat avec nous et que la chambre était confortable.
?good,together @numerique-,emplacement+ Hôtel bien placé, nous sommes allés partout à pied. Le réseau est capricieux, (la 4G non plus ne passe pas bien|le wifi surtout).
@prix+,accueil+ J'ai appelé directement l'hôtel au lieu de passer par les sites et j'ai eu (10 euros|12 euros) de moins et une meilleure chambre. Bon séjour.
?amis,good @calme-,prix+ Pas cher à plusieurs, bien situé pour sortir. Par contre c'est mal isolé on entendait la chambre d'à côté parler, (donc prévoir des boules quies|heureusement qu'on se couche tard).
?affaires,!restaurant @calme+,accueil+ Il n'y a pas de restaurant mais la réception a une liste avec les horaires et (un accord avec la brasserie voisine|des menus à emporter). Chambre calme et bien équipée.
?restaurant,together @restauration+,chambre+ Halte d'une nuit en revenant de chez (ma soeur|des amis). Dîner très correct (avec un bon petit vin local|servi jusqu'à 21 h 30), chambre confortable.
?good @proprete+,chambre- La chambre est propre mais vraiment petite, on voit qu'ils ont (casé la salle de bain après|ajouté une douche dans un coin). Le lit est bon et la douche chaude.
?lift,together @acces+,accueil+ Hôtel adapté aux personnes âgées, il y a un ascenseur et peu de marches. Mon (beau-père|oncle) qui a 84 ans s'est senti à l'aise et on lui a porté sa valise. Chambres (calmes aussi|confortables).
?affaires,good @restauration-,accueil+ Comme souvent dans les petites villes, après 20 h 30 il n'y a plus rien à manger et l'hôtel n'y peut rien. Pensez à (prendre un sandwich|manger avant). Sinon l'hôtel est très bien et l'accueil chaleureux.
?couple,good @chambre-,petit_dejeuner+ Petit déjeuner excellent avec des produits du coin, le gâteau est fait maison. La chambre (est un peu sombre|manque de rangement), pour (trois|quatre) nuits on aurait aimé une armoire digne de ce nom.
?top @chambre+,calme+ Le meilleur lit que j'aie eu à l'hôtel. Chambre silencieuse, rideaux bien occultants. J'ai dormi (dix heures|onze heures) ce qui ne m'arrive jamais.
?groupe,parking,weekend @acces+,restauration+ Rassemblement de voitures anciennes, nous étions (une douzaine|une quinzaine) d'équipages. L'hôtel nous a laissé la cour pour la nuit et le portail était fermé, c'est rassurant pour nos autos. Bon repas pris ensemble le samedi. Merci à la direction.
?good @accueil+,prix- Deuxième fois que je viens et pareil que la première, très bien. (Juste le prix qui a un peu monté.|Le prix a un peu augmenté par contre.)
?together,good @attente-,chambre+ Comptez un peu d'attente le soir vers 18 h car tout le monde arrive en même temps, il y avait (quatre voitures|un car entier) devant nous. Après ça tout va, chambre (spacieuse|agréable) et bonne literie.
?alone,good @equipements-,accueil+ La douche ne marchait pas le premier soir. On m'a changé de chambre dans les dix minutes, (avec des excuses|et en mieux), donc pour moi l'affaire est réglée et je garde une bonne impression de cet hôtel.
?man,affaires @prix+,acces+ Artisan sur un chantier pour la semaine. Je peux garer le fourgon sans craindre pour les outils et le prix est correct à la semaine. (Je reprendrai là.|Très bien.)
?summer,together @accueil+ L'orage avait coupé le courant dans tout le secteur quand nous sommes arrivés. La patronne (s'est bien débrouillée|est restée calme) et elle a quand même trouvé de quoi nous faire une assiette froide. La chambre était très bien.
@chambre+,calme+ Idéal pour (une étape|un court séjour). Bon lit. Bonne douche. (Pas de bruit.|Aucun bruit.)
?good,alone @accueil-,proprete+ Accueil un peu sec au début, je pense que la dame était fatiguée car le lendemain elle était (beaucoup plus aimable|charmante). La chambre est propre et confortable.
?woman,solo @emplacement+,calme+ J'ai posé mes valises trois nuits pour (dessiner|faire des photos|écrire) au calme et j'ai été servie. L'hôtel est simple, les gens sont discrets et il y a (un grand jardin public|un café) pas loin.
?together,good @prix-,petit_dejeuner- On a bien aimé cet hôtel sauf le petit déjeuner, trop cher, (15 euros|14 euros) par personne pour un buffet banal. Le deuxième jour on est allés à la boulangerie d'à côté et c'était meilleur. Tout le reste était bien.
?affaires @chambre+,calme+ Depuis que les chambres ont été refaites il n'y a plus rien à dire, avant j'hésitais à revenir. Maintenant c'est (clair|moderne) et on n'entend plus les voisins. Bravo aux propriétaires pour les travaux.
?autumn,alone @calme+ En fin de saison l'hôtel est presque vide, j'avais la salle du petit déjeuner pour moi. Moi ça me convient. Chambre (agréable|chauffée) et tarif (réduit|plus doux qu'en été).
@emplacement+,accueil+ Un établissement bien placé, avec une équipe jeune et dynamique. La chambre (correspondait à ce que j'attendais|était conforme à la description).
?couple,top @accueil+ Que dire sinon merci ! Nous étions stressés car c'était (la première sortie depuis mon opération|notre premier voyage depuis longtemps) et tout a été fait pour nous faciliter les choses.
?good,!lift,together @equipements-,chambre+ Pas d'ascenseur et nous étions au troisième, un peu sportif avec les bagages. Mais la chambre est belle, (grande et lumineuse|avec une belle hauteur sous plafond).
?solo @prix+,emplacement+ Je descends toujours dans ce genre d'hôtel quand je marche, il me faut un lit et de quoi laver deux ou trois affaires. Le patron m'a (prêté un étendoir|indiqué un raccourci pour l'étape suivante). Prix très doux.
?good,restaurant @restauration-,chambre+ Chambre impeccable côté confort. Le restaurant mérite mieux, la carte est trop longue et (les plats se ressemblent|tout n'est pas frais). Le service est adorable par contre.
?together @proprete+,accueil+ très bon accueil chambre super propre on a passé un super moment
?famille,garden,!winter @chambre+,accueil+ Nuit d'étape avec deux enfants fatigués par la route. On nous a donné la chambre sur le jardin pour qu'ils puissent (courir un peu|se défouler) avant le dîner. Lits superposés qui ont fait leur bonheur.
?affaires,good @petit_dejeuner-,calme+ Séjour au calme, bon matelas. Le petit déjeuner ne commence qu'à 8 h (ce qui est trop tard pour ceux qui travaillent|en semaine, je suis donc parti~ sans), il faudrait au moins un plateau.
@accueil+,chambre+ Hôtel que je recommande pour la gentillesse du personnel et le confort de la chambre. (J'y suis resté~ trois nuits.|Séjour de deux nuits.)
?affaires @calme+,petit_dejeuner+ Nuit calme, bon petit déjeuner, (facture correcte|stationnement facile). Je ne demande rien d'autre quand je travaille.
?together @emplacement+ Chouette hôtel dans un coin qu'on ne connaissait pas. (On a regretté de ne rester qu'une nuit.|On y repassera avec plus de temps.)
?good @equipements-,proprete+ C'est propre et le lit est bon. La salle de bain est (petite|un peu vieille) et il manque une patère pour les serviettes, enfin c'est pas bien grave.
?groupe,restaurant @restauration+,accueil+ Bon accueil du groupe, repas (bien chauds|copieux), chambres bien réparties selon la liste que j'avais envoyée. Nous étions (26|24|32). A refaire.
?alone @accueil+ je suis venu~ pour (un enterrement|un rendez vous médical|des démarches) donc pas pour le plaisir mais l'accueil m'a fait du bien, merci à la dame du matin
?good,weekend @calme-,chambre+ Belle chambre, bon lit. Le samedi soir il y a du monde (au bar|dans la rue) jusqu'à minuit passé, le reste du temps c'est calme.
@proprete+,prix+ Hôtel propre et pas trop cher. C'est plutôt mieux que les autres hôtels (du secteur|que je connais ici).
@accueil+ Personnel (très agréable|toujours souriant), c'est ce qui fait la différence avec d'autres hôtels du même prix.
?affaires @chambre+ Séjour professionnel de (deux|trois) nuits, chambre confortable et bien équipée. Rien à signaler.
?good,together @proprete+,calme- Hôtel très propre, bonne literie, on entend juste un peu (la rue|les voisins) le matin.
?together @accueil+ Merci à $staff pour (son accueil|sa gentillesse), nous avons passé un bon séjour !
?solo @prix+ Prix correct pour une personne seule, ce qui est rare. Bon lit et (bon petit déjeuner|douche agréable).
?good @petit_dejeuner-,accueil+ Très bien sauf le petit déjeuner, (trop cher|un peu juste). Accueil sympathique.
?top,together @chambre+,accueil+ adoré la chambre et le personnel super gentil (a faire|allez y)
?parking @acces+ Facile d'accès et grand parking, (pratique avec une remorque|c'est pratique quand on roule beaucoup). Chambre correcte.
@calme+ On dort bien, (c'est calme|les chambres sont bien isolées) et le petit déjeuner est bon.
?groupe @accueil+ Super séjour avec mon club, hôtel (arrangeant|sympa) pour un groupe.
?affaires,good @numerique-,proprete+ Chambre propre, wifi (lent|moyen). Convient pour une nuit.
?woman,alone @chambre+ Jolie chambre bien décorée, je m'y suis sentie bien. (Bon accueil aussi.|)
?restaurant @restauration+ Bonne table et chambre correcte, j'y reviendrai surtout pour (le repas|la cuisine).
?good @prix-,emplacement+ Emplacement parfait. Un peu cher en (saison|fin de semaine) mais c'est partout pareil.
?couple @accueil+ Première fois ici pour nous : (très bon accueil|accueil chaleureux) et chambre comme sur les photos.
?together,good @chambre-,accueil+ Chambre un peu petite à trois mais (accueil très sympa|personnel adorable) donc on ne regrette pas.
@accueil+ Je confirme les bons commentaires, (hôtel agréable|bel hôtel) et personnel sympathique.
# hotel flow mixed
@chambre-,petit_dejeuner+ Les chambres ont besoin d'un coup de peinture et (d'une nouvelle moquette|de meilleurs rideaux). Le petit déjeuner est bon, heureusement. Note moyenne.
?affaires @calme-,emplacement+ J'étais juste à côté de mon rendez-vous donc pratique. Mais des portes qui claquent et (des voisins qui téléphonent|une télé à fond) jusqu'à minuit, difficile d'être en forme le lendemain. C'est très mal isolé.
?together @accueil+,chambre- Je ne sais pas trop quoi mettre comme note, la chambre ne nous a pas plu du tout (vieille et humide|trop sombre et mal agencée), mais la dame a été tellement gentille qu'on ne veut pas lui faire du tort. Elle nous a proposé un café et des excuses en partant.
@prix-,proprete+ Propre mais cher. (L'hôtel est dans son jus|Il n'y a rien de spécial dans la chambre) et je ne vois pas ce qui justifie $night euros.
?solo @attente-,accueil+ L'accueil n'ouvre qu'à (17 h|16 h 30), je suis arrivé~ à 14 h et j'ai attendu avec mon sac. Personne pour garder les bagages. Ensuite la dame a été gentille et m'a offert un thé, c'est donc plutôt l'organisation qui est en cause.
?groupe,restaurant @restauration-,chambre+ Séjour de groupe, (25|22) personnes. Chambres correctes pour la plupart. Les repas en revanche, toujours la même chose et (peu de légumes|servis tièdes). On avait pourtant discuté du menu avec le gérant. On hésite à reprendre pour l'an prochain.
@equipements- Pas d'eau chaude le matin entre 7 h et 8 h, tout le monde se douche en même temps paraît il. (L'hôtel est sympathique|La chambre est agréable) mais c'est quand même la base.
?together @petit_dejeuner-,emplacement+ L'hôtel est bien placé et la chambre tout à fait convenable. On a été déçus par le petit déjeuner, (pain dur|café imbuvable) et tables pas débarrassées. Dommage de finir là dessus.
?affaires @numerique-,prix- Tarif soirée étape correct l'an dernier, plus maintenant. Et toujours pas de wifi digne de ce nom dans les chambres (du haut|du bout). J'en ai parlé (deux fois|à chaque passage). Hôtel par ailleurs bien situé.
?winter @chambre-,accueil+ Bon accueil, mais chambre froide et (fenêtre qui laisse passer l'air|un radiateur tiède). J'ai demandé une couverture et je l'ai eue rapidement. En été ça doit être bien.
@accueil-,proprete+ hotel propre mais accueil pas terrible, la fille est au telephone et elle vous donne la cle sans un mot. la chambre ca va, (le lit est bon|le lit aussi)
?couple,restaurant @calme-,restauration+ Bon dîner et service agréable au restaurant. La nuit par contre c'est autre chose, notre chambre était au dessus de la cuisine, (la hotte tourne jusqu'à 23 h 30|ils font la vaisselle jusqu'à minuit) et ça recommence à 6 h.
?summer @equipements-,emplacement+ Clim en panne dans le couloir et la chambre, $degrees degrés la nuit. La direction a remboursé (10 %|20 euros), j'aurais préféré dormir. L'hôtel est bien situé quand même.
@acces-,accueil+ Très mal indiqué, j'ai fait trois fois le tour du quartier et (le GPS est perdu|le téléphone sonnait occupé). Une fois sur place l'accueil est bon. La chambre correcte, sans plus.
?alone @chambre-,calme+ C'est calme, je le reconnais. Mais la chambre était si petite que je travaillais (sur le lit|avec l'ordinateur sur les genoux) et la lampe éclaire à peine. A réserver aux petits séjours.
@proprete-,petit_dejeuner+ Bon petit déjeuner. Le ménage est à revoir, il restait (un mouchoir sous le lit|un emballage de bonbon) et de la poussière sur la télé. Le directeur était confus quand je lui en ai parlé.
?together @chambre-,accueil+ Je m'attendais à autre chose en voyant les photos, elles sont prises (au grand angle|avec soin) et la chambre paraît deux fois plus grande. Bon, on s'en est contentés. Le personnel est agréable et nous a aidés pour les bagages.
?dogs @accueil-,emplacement+ Bon emplacement pour promener le chien. Par contre on sent bien qu'il dérange, la femme de ménage a (râlé|refusé d'entrer) et il faut payer (12|10) euros de plus.
?pool,summer @equipements-,chambre+ Chambre bien mais piscine trop petite pour le nombre de clients, (pas un transat de libre|serviettes posées dès 8 h pour réserver). Personne ne dit rien. En dehors de la saison cela doit être agréable.
?weekend,together,restaurant @attente-,restauration+ Le samedi soir la salle est pleine et il faut être patient, nous sommes sortis de table à 23 h. La cuisine est bonne. La chambre est correcte mais (vieillotte|un peu triste). Je pense que la semaine c'est mieux.
?old @chambre-,ambiance+ bel hotel ancien avec du cachet mais le lit grince et (la douche est dans un recoin|la chasse d'eau fait peur), faut aimer
?affaires @chambre-,prix+ Correct pour le prix. Il ne faut pas être exigeant sur (l'insonorisation|la décoration) ni sur le lit, un peu mou. Je reviendrai si les autres sont complets.
?restaurant,together @restauration-,accueil+ Restaurant fermé le (dimanche|lundi) soir et nous ne l'avons su qu'en arrivant, impossible de trouver quelque chose d'ouvert. La réception nous a fait une assiette de fromage, c'est gentil. Prévenez les clients à la réservation !
?affaires @chambre-,accueil+ Personnel sympa, chambre (vieillotte|fatiguée). Correct pour une nuit de boulot.
@prix-,chambre+ Bonne chambre mais tarif (exagéré|trop élevé) pour la région.
@calme-,proprete+ Propre mais (bruyant|très mal insonorisé). Dommage.
?solo @petit_dejeuner-,chambre+ Rien à dire sur la chambre. Petit déjeuner (pauvre|sans intérêt), j'ai vite compris et je suis allé~ au café.
?together @accueil-,chambre+ Belle chambre mais accueil (froid|expéditif), on n'a pas eu envie de rester plus.
# hotel flow bad
@chambre-,prix- A fuir. Chambre minuscule, matelas qui s'enfonce, et ça coûte (le prix d'un vrai hôtel|plus cher que des hôtels bien mieux).
?together @accueil- Il y avait une odeur d'égout très forte dans la salle de bain donc nous avons demandé à changer de chambre. La dame nous a répondu sèchement que personne d'autre ne s'était plaint et qu'il suffisait (d'ouvrir la fenêtre|de faire couler l'eau). Après discussion elle a fini par nous donner une autre clé mais en soufflant. Très mauvais acceuil.
?affaires @calme-,prix- Je dors dans cet hôtel pour le travail et je ne choisis pas. Les chambres côté (route|rue) sont invivables, simple vitrage, camions toute la nuit. J'ai demandé l'arrière (trois fois|à chaque réservation), c'est noté soi-disant et je me retrouve toujours devant. Au prix payé par mon entreprise c'est anormal.
@attente-,proprete- Chambre pas prête à 17 h, on me dit dix minutes et c'était plutôt une heure. Et en plus elle était mal nettoyée, (poubelle pas vidée|lavabo plein de dentifrice), sûrement faite en vitesse. Je ne comprends pas, l'hôtel n'était pas plein.
?solo @accueil-,prix- J'avais réservé et payé trois nuits. Pour une raison personnelle je suis parti~ au bout de (la première|deux). Pas de remboursement, pas de bon, rien, alors que la chambre a été relouée le soir même, je l'ai vue sur internet. C'est peut être légal mais ce n'est pas correct.
@numerique-,equipements- Rien ne marche : wifi absent, télé sans image, (une lampe sur deux|sèche cheveux HS). Le gérant dit toujours que ce sera réparé demain.
?groupe,restaurant @restauration-,accueil- Très mauvaise expérience pour notre groupe de (18|21). Menu convenu par mail, confirmé deux fois. Le soir on nous sert autre chose, moins bon, au même prix, en disant que le cuisinier est absent. Les végétariens ont eu (des frites|une salade verte). J'ai demandé une remise pour le groupe et on me l'a refusée, avec un ton que je n'ai pas aimé. Nous ne reviendrons pas et nous le dirons aux autres associations.
?winter @chambre-,equipements- 15 degrés dans la chambre, (chauffage bloqué|radiateur froid), quelqu'un est venu voir et n'a rien pu faire. J'ai dormi habillé~ avec mon manteau sur le lit. Personne ne s'est excusé au départ.
@chambre-,prix- tres decu~, rien ne correspond aux photos et en plus c'est cher
@proprete- Des cheveux dans le lit et sur le carrelage, une odeur de moisi dans la salle de bain. J'ai pris des photos et je les ai montrées à l'accueil, la personne a dit qu'elle transmettrait. Aucune nouvelle depuis (dix jours|trois semaines). Je n'attends plus rien, je veux juste prévenir les autres voyageurs.
?!parking,together @acces-,accueil- Pas de place pour se garer. Le parking soi disant réservé aux clients c'est (quatre places prises par le personnel|trois places dont une pour le patron). On nous dit d'aller voir plus loin, avec les valises et la nuit qui tombait. Bien entendu aucune aide. On est repartis le lendemain sans prendre le petit déjeuner qui était pourtant prévu.
?couple @chambre-,calme- Lit de 140 pour deux adultes et en plus il penche, on était l'un sur l'autre. Avec ça le bruit (de la chaufferie|d'un moteur) toute la nuit. Nous avions pourtant réservé une chambre dite confort.
?woman,solo @accueil-,calme- Chambre au rez-de-chaussée avec une fenêtre qui ne ferme pas bien, sur la rue. Seule, je n'étais pas rassurée du tout. J'ai demandé à changer, l'homme de la réception a (ri|haussé les épaules) en disant qu'il n'y a jamais eu de problème. Je n'ai presque pas dormi et je suis partie un jour plus tôt, payé quand même.
?affaires @petit_dejeuner-,accueil- Petit déjeuner prévu à 6 h 30, à 6 h 50 la salle était toujours fermée et (personne à la réception|la lumière éteinte). Je suis parti~ le ventre vide et on me l'a facturé quand même. J'ai écrit deux mails sans réponse.
@chambre-,prix- J'avais pris la chambre supérieure, (30 euros de plus|25 euros de plus). Je n'ai pas vu la différence avec la chambre normale de la dernière fois, à part une bouilloire. Elle donne sur la cour et le lit n'est pas bon. Je ne le referai pas.
?summer,together @calme-,accueil- L'été dernier déjà c'était bruyant mais cette année c'est pire, il y a de la musique dehors tous les soirs et les fenêtres doivent rester ouvertes vu qu'il n'y a pas de clim. La direction répond que (c'est l'été|les gens sont en vacances). Nous aussi et nous aurions aimé dormir. C'est la dernière fois que nous venons.
?famille @chambre-,calme- On avait demandé deux chambres côte à côte pour surveiller les enfants, on a eu le premier et le troisième étage. Impossible de changer paraît-il alors que (la moitié des clés étaient au tableau|l'hôtel était presque vide). Donc on s'est séparés, un dans chaque chambre, et en plus côté rue on a mal dormi. Très déçus.
@prix-,proprete- 95 euros pour une chambre (avec des toiles d'araignée|où la poussière fait des moutons). Je ne paierai plus jamais d'avance.
?restaurant,affaires @restauration-,attente- Seul~ à table, on m'a oublié~. Les groupes passent d'abord, c'est ce qu'on m'a répondu. Quand le plat est arrivé (au bout de 50 minutes|après une bonne demi heure) il était tiède, et le serveur a débarrassé sans demander si c'était bon. Pour une soirée étape payée plein tarif ce n'est pas normal.
?old @equipements-,prix- Ils vendent du charme mais c'est surtout vieux. Installation électrique d'un autre âge, (l'eau sort marron les premières secondes|une prise qui fait des étincelles), escalier dans le noir. A ce tarif on attend au moins la sécurité. J'ai signalé la chose à la gérante qui m'a dit que j'étais la première personne à me plaindre, ce qui m'étonne beaucoup.
?together @accueil-,prix- A notre départ on nous réclame (80 euros|60 euros) pour une tache sur le couvre-lit qui y était déjà. Heureusement que nous avions une photo prise à l'arrivée, sinon c'était pour nous. Pas d'excuses, seulement un "bon, ça ira". Vérifiez bien votre chambre en entrant et gardez des preuves.
@calme-,accueil- Alarme incendie à 3 h du matin, fausse alerte. Ça peut arriver mais aucun employé dans l'hôtel pour dire quoi faire, les gens en pyjama (sur le trottoir|dans la cour) pendant une demi heure, et le lendemain pas un mot, comme si de rien n'était. Je trouve cela grave.
?lake,together @chambre-,prix- Vue sur l'eau annoncée et payée. On ne voit presque rien, il y a (un arbre|un toit) devant. La réceptionniste nous a dit que c'était "vue partielle" mais ce n'est pas écrit sur la confirmation.
?dogs,alone @accueil-,prix- Malgré mon appel avant de venir, on m'a fait des histoires pour mon chien, (il est pourtant petit|un épagneul très calme). D'abord c'était non, puis oui mais (20|25) euros, puis une caution en espèces. J'étais fatigué~, j'ai payé. Le matin il a fallu que je réclame pour récupérer la caution.
?weekend,together,restaurant @restauration-,prix- Formule week-end avec dîner compris et bouteille offerte. Le dîner, c'est un menu unique sans choix, la bouteille un fond de mousseux tiède. (On a demandé la carte et c'était en supplément.|Tout le reste est en supplément.) Nous aurions mieux fait de réserver la chambre seule.
?!summer @accueil-,proprete-,numerique- personnel pas aimable, chambre froide et sale, wifi qui coupe. (a eviter|je reviendrai pas ca c'est sur)
?affaires @accueil-,chambre- Surbooking et c'est le client qui voyage seul qu'on déplace. On m'a envoyé~ dormir dans (une annexe pas finie|un meublé à 6 km), sans petit déjeuner, au même tarif. La direction m'a promis un geste par écrit, j'attends depuis (un mois|six semaines). Je préviens le service voyages de ma société.
?lift,together @acces-,equipements- Ascenseur trop petit pour un fauteuil, porte de salle de bain trop étroite, une marche pour la douche. La chambre nous avait été vendue comme accessible. Ma (soeur|tante) n'a pas pu se laver pendant deux jours. J'ai eu le directeur au téléphone qui m'a dit qu'il verrait. Renseignez vous avant, avec des photos et des mesures.
@equipements-,calme- Ventilation de la salle de bain impossible à éteindre, bruit de soufflerie toute la nuit. J'ai appelé, la solution proposée était (de fermer la porte|des bouchons d'oreille). Je trouve ça un peu léger, il suffisait de couper le courant ou de me changer de chambre.
?together @chambre-,accueil- partis au bout d'une nuit au lieu de trois, chambre qui sent la cigarette alors que c'est non fumeur, lit cassé remis sur (des livres|une cale), et la patronne qui le prend mal quand on le dit. il a fallu se facher pour ne pas payer les deux autres nuits
?man @petit_dejeuner-,prix- Le petit déjeuner est obligatoire ou presque puisqu'il est compté d'office et il faut le faire enlever. Je ne déjeune pas, je l'ai dit à l'arrivée, il était quand même sur la note. (Même chose l'année dernière.|La patronne a discuté en plus.) Je n'aime pas ces méthodes.
@proprete-,accueil- Les draps n'avaient pas été changés. Je le sais car il y avait (des miettes|un cheveu long) et la marque de la tête sur l'oreiller. On m'a dit que c'était impossible. Finalement on m'a donné des draps propres et j'ai fait le lit moi même. Une honte pour un hotel qui se dit de qualité.
?autumn,together,restaurant @equipements-,accueil- Hôtel à moitié fermé en cette saison mais ils prennent quand même les réservations au tarif normal. Restaurant fermé, bar fermé et personne à l'accueil après (18 h|17 h 30), le chauffage était coupé dans les couloirs. Nous étions peut être six clients. Il faudrait le dire sur le site ou baisser les prix.
?amis @accueil-,prix- On nous a comptés comme bruyants parce qu'on est jeunes je pense, remarques dès l'arrivée et menace de garder la caution alors qu'on était couchés à 23 h. (Chambre nulle en plus|Le reste est moyen aussi) et 2 serviettes pour quatre. Nul.
@accueil-,prix- Remboursement promis sous quinze jours, cela fait maintenant (deux mois|presque trois mois) et toujours rien. L'hôtel s'était trompé dans la facture et le reconnaît. Il faut relancer à chaque fois et recommencer l'histoire depuis le début. L'hébergement était acceptable mais je ne retiens que cela.
?!worst @chambre-,accueil+ Personnel gentil mais qu'est ce que la chambre était vieille. Carrelage cassé, (tapisserie jaunie|robinet qui tourne dans le vide), placard sans cintres. Je mets 2 étoiles pour eux.
@prix- Trop cher pour un hôtel (de ce niveau|aussi ordinaire), je ne reviendrai pas.
?affaires @calme-,accueil- Nuit très mauvaise à cause du bruit et (aucune écoute|pas d'excuses) le matin. A éviter en déplacement.
?together @accueil-,proprete- on est très déçus, (salle de bain|chambre) sale et personne pour nous répondre
@petit_dejeuner-,accueil- Petit dej minable et serveuse (désagréable|mal lunée). Passez votre chemin.
?alone @numerique-,chambre- Aucun wifi, pas de bureau, (pas de prise près du lit|télé en panne). Rien n'est prévu pour travailler.
?!worst @chambre-,prix- Chambre décevante pour le prix, je m'attendais à mieux (au vu des étoiles|en lisant les avis).
?winter @equipements- Eau froide à la douche deux jours de suite en $month... (Aucun geste commercial.|Inadmissible.)
`;
