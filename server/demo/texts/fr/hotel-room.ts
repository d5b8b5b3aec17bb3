/** Hotels: the room, its quiet and its cleanliness. */
export const frenchHotelRoom = `
# hotel chambre + tale
J'ai le dos fragile et je redoute toujours les lits d'hôtel. Celui-ci, j'ai regardé la marque sous le matelas avant de partir, c'est dire. On va changer le nôtre à la maison.
La chambre n'est pas immense mais quelqu'un y a vraiment réfléchi : des prises des deux côtés du lit, une patère derrière la porte, une étagère dans la douche. On voit que les gens qui l'ont conçue dorment à l'hôtel.
?view,lake On a tiré les rideaux le matin et $thelake était là, tout plat, avec une seule barque. On est restés une demi-heure sans parler. On aurait pu ne rien visiter ce jour-là.
?view La photo du site ne ment pas, pour une fois. On voit toute la vallée depuis le lit, et le soir on a éteint la télé pour regarder les lumières s'allumer une à une.
?old C'est un vieux bâtiment et le couloir fait un peu peur, je l'avoue. Puis on ouvre la porte et tout est neuf, la douche surtout, large, avec une vraie pression. Belle surprise.
?old Le parquet craque, les plafonds sont hauts, il y a une cheminée qui ne sert plus. Moi j'adore. Si vous cherchez le style clinique des chaînes, ce n'est pas ici.
?famille On nous a mis dans une chambre avec mezzanine, les enfants en haut, nous en bas. Ils ont joué à la cabane et se sont endormis sans qu'on dise rien. Je crois que ça n'était jamais arrivé.
?famille A quatre on finit toujours avec un lit d'appoint qui grince au milieu du passage. Là c'étaient deux vraies chambres avec une porte entre les deux, on a même pu lire après 21 h.
?couple On avait pris la chambre la plus simple et on en a eu une avec (une baignoire sous la fenêtre|un balcon côté jardin). On n'en demandait pas tant. Ma moitié n'en est plus sortie.
?summer Il faisait $degrees degrés dehors et je craignais le pire sous les toits. La clim est silencieuse, je ne savais même pas si elle marchait, et les rideaux coupent vraiment la lumière.
?affaires Enfin une chambre avec un vrai bureau, une chaise qui n'est pas un tabouret et une lampe qui éclaire. J'ai préparé ma présentation jusqu'à minuit sans me casser les yeux.
?affaires La chambre est calée pour les gens comme moi : on pose la valise, on trouve la prise, on dort. Le fer à repasser est dans le placard, pas besoin de le réclamer.
Je n'aime pas la décoration d'hôtel en général, les tableaux de galets et tout ça. Ici il y a des meubles chinés, des livres écornés, une gravure (du port|de la vallée) d'il y a cent ans. On dirait une chambre d'ami.
Le matelas est ferme, l'oreiller aussi, et on peut en demander un mou. J'ai demandé, on me l'a monté tout de suite. J'ai dormi neuf heures, ce qui ne m'arrive plus depuis (ma retraite|la naissance des jumeaux).
Chambre refaite à neuf cet hiver d'après le patron. Ça sent encore un peu le bois, la douche est à l'italienne, et il y a une bouilloire avec de vraies tisanes. On sent qu'ils ont investi là où il faut.
On a eu la $room, au bout du couloir. C'est la plus petite paraît-il, mais elle a deux fenêtres et un rebord assez large pour s'asseoir avec un café. Redemandez-la.
?solo Pour une personne seule on a souvent droit au placard à balais. Pas ici : un lit de 140, un fauteuil, une vraie fenêtre, au prix d'une simple.
?summer,lake Petit balcon juste assez grand pour deux chaises. On y a pris l'apéro tous les soirs devant $thelake, avec le melon du marché. Pas besoin de plus.
?winter Radiateur qui marche, édredon épais, et une lampe de chevet qui donne une lumière jaune. On est rentrés gelés de la marche et on n'est plus ressortis.
?top Chambre superbe, je pèse mes mots. Tout est de qualité, jusqu'aux poignées de porte. J'ai photographié la salle de bain pour la montrer à notre carreleur.
Un détail qui m'a plu : pas de télé géante face au lit, mais une radio et une étagère de romans laissés par les clients. J'en ai pris un, j'en ai laissé un.
# hotel chambre +
Literie excellente, mon dos dit merci.
Chambre claire, spacieuse, avec un grand placard.
On a très bien dormi, le lit est un nuage.
La salle de bain est toute neuve et la douche est assez grande pour deux.
?view Vue magnifique depuis la chambre, on ne s'en lasse pas.
?lake,view La chambre côté lac vaut largement la petite différence de prix.
Les oreillers sont parfaits, ni trop mous ni trop durs.
?famille La chambre familiale est bien pensée, chacun son coin.
?famille Lits superposés pour les enfants, ils étaient fous de joie.
Chambre petite mais où rien ne manque.
?old Le charme de l'ancien et une douche moderne, que demander.
Décoration soignée, on sent le goût de la maîtresse de maison.
Enfin des rideaux qui occultent pour de vrai.
Eau bien chaude et bonne pression, ça paraît bête mais après une journée de marche c'est le paradis.
?affaires Bon bureau, bonne chaise, bonne lampe.
Grand lit, vraie couette, et de la place pour ouvrir les valises.
?summer Clim silencieuse et efficace, heureusement vu la chaleur.
La chambre $room est un peu à l'écart et très agréable.
Bouilloire, tisanes et petits biscuits dans la chambre, j'aime bien ces détails.
Baignoire ! De nos jours c'est devenu rare.
Chambre rénovée avec goût dans des tons doux.
Très belle chambre sous les toits avec des poutres.
On voit que la chambre vient d'être refaite.
Matelas ferme comme je les aime.
Chambre confortable, bien chauffée, avec deux fauteuils pour lire.
Les lits sont faits au carré et les draps sentent bon.
Belle chambre d'angle avec deux fenêtres.
On n'avait pas eu un aussi bon lit depuis longtemps.
Chambre conforme aux photos, ni plus ni moins, et c'est déjà bien.
# hotel chambre - tale
Sur les photos la chambre paraît grande. En vrai, pour aller aux toilettes la nuit j'enjambais la valise, et la valise ne rentrait nulle part ailleurs. L'objectif grand-angle fait des miracles.
Le matelas fait un creux au milieu. On a roulé l'un sur l'autre toute la nuit, à notre âge ce n'est plus drôle. J'ai encore mal aux reins en écrivant.
?summer Chambre sous le toit, fenêtre qui ne s'ouvre que de dix centimètres, $degrees degrés à minuit. On nous a apporté un ventilateur qui faisait le bruit d'un avion. Il fallait choisir entre dormir au chaud et ne pas dormir.
?winter Le radiateur était tiède, le soir comme le matin. J'ai dormi avec mon pull. A la réception on m'a expliqué que « la chaudière est vieille », comme si c'était mon affaire.
On avait réservé avec vue. On a eu la vue, oui, sur les conteneurs de la cuisine et le groupe frigorifique. Quand on l'a dit, on nous a proposé de payer un supplément pour changer.
La douche goutte, le pommeau ne tient plus à son crochet et il faut le tenir d'une main. De l'autre on retient le rideau qui colle. Pour se savonner je ne sais pas, je n'ai pas trouvé.
?famille La « familiale » c'est une double où on a poussé un canapé-lit. Une fois déplié, on ne peut plus ouvrir la porte de la salle de bain. Le petit a dû demander à son frère de se lever pour aller faire pipi.
Moquette usée, papier peint qui se décolle dans l'angle, ampoule grillée sur deux. Cet hôtel a dû être beau il y a trente ans. Depuis, on a juste changé les prix.
Il n'y a qu'une prise, derrière le lit. J'ai dû déplacer le sommier pour brancher mon téléphone, et j'y ai trouvé un vieux chewing-gum. Je n'ai pas cherché plus loin.
La chambre sentait le tabac froid, pourtant c'était non fumeur. On a demandé à changer, complet. On a aéré jusqu'à minuit et dormi avec l'odeur quand même.
L'eau chaude arrive après dix minutes, montre en main, et repart au bout de cinq. Le deuxième est donc puni. Au prix de la nuit on attendait au moins une douche chaude.
?affaires Pas de table, une chaise en plastique, une lumière de parking. J'ai travaillé assis sur le lit avec l'ordinateur sur les genoux. Pour un hôtel qui se dit d'affaires c'est un peu court.
Deux lits simples poussés l'un contre l'autre avec un drap par-dessus, voilà le grand lit annoncé. Au milieu de la nuit ça s'écarte et on tombe dans la fente.
?old Le charme de l'ancien a bon dos. Les fenêtres ne ferment pas, il y a un courant d'air qui fait bouger les rideaux, et les robinets sont montés à l'envers.
# hotel chambre -
Chambre minuscule, on ne peut pas ouvrir deux valises.
Matelas complètement défoncé.
Literie à changer d'urgence, on en sort cassé.
?summer Pas de clim, et il faisait une chaleur étouffante.
Salle de bain d'un autre âge avec un rideau qui colle.
La chambre n'a rien à voir avec les photos du site.
Une seule prise dans toute la pièce, et elle ne tient plus au mur.
La fenêtre donne sur un mur à un mètre.
?winter Il faisait froid dans la chambre malgré le radiateur à fond.
Le lit grince dès qu'on respire.
La déco est restée bloquée en 1985.
Oreillers plats comme des crêpes.
Chambre sombre et triste, on n'a pas envie d'y rester.
Eau tiède dans la douche, les deux matins.
Le volet était bloqué, on a vécu dans le noir.
On nous a mis dans une annexe dont personne n'avait parlé.
Sanibroyeur qui réveille tout l'étage.
La télé ne marche pas et la moquette est brûlée par endroits.
# hotel chambre ~
La chambre est un peu petite, on s'organise.
Les oreillers étaient trop mous à mon goût.
La douche est étroite pour quelqu'un d'un peu costaud.
La déco aurait besoin d'un petit coup de jeune.
Il manque une bouilloire dans la chambre, c'est peu de chose.
Le lit grince un peu.
?summer Il faisait chaud la nuit, un ventilateur aurait suffi.
Juste un peu de lumière qui passe sous le rideau dès 6 h.
Dommage qu'il n'y ait qu'une prise près du lit.
Je chipote, mais le miroir de la salle de bain est trop haut pour moi.
On aurait aimé une chaise de plus pour poser les affaires.
# hotel calme + tale
On habite au-dessus d'un bar, alors le silence on sait ce que ça vaut. La première nuit j'ai mis du temps à m'endormir tellement il n'y avait pas de bruit. La deuxième, dix heures d'affilée.
?road Je voyais la route sur le plan et j'ai failli annuler. Fenêtres fermées on n'entend absolument rien, ils ont dû mettre du triple vitrage. Comme quoi.
On a dormi fenêtre ouverte, avec juste (une fontaine|un hibou) quelque part. A Lyon on ferme tout et on met des bouchons. Rien que pour ça, les trois heures de route se justifient.
?!road L'hôtel est au bout d'une impasse, pas une voiture après 20 h. Le matin c'est le tracteur du voisin qui fait office de réveil, mais à une heure chrétienne.
J'ai le sommeil très léger, je demande toujours une chambre sur cour. On m'a donné la plus éloignée de l'ascenseur sans rechigner, et je n'ai entendu personne, même pas mes voisins que j'ai croisés au petit-déjeuner.
?affaires Je passe cent nuits par an à l'hôtel. Des nuits où je n'entends ni porte, ni chasse d'eau, ni talons au plafond, j'en compte dix. Celles-ci en font partie.
Il y avait un mariage dans la salle du bas le samedi. On nous avait prévenus et on s'attendait au pire, en fait à l'étage on n'a rien entendu. Je ne sais pas comment ils font.
?famille Les enfants font la sieste, et croyez-moi, trouver un hôtel où personne ne claque les portes à 14 h c'est mission impossible. Ici ils ont dormi deux heures.
# hotel calme +
Pas un bruit la nuit, un vrai repos.
Très calme, on a dormi fenêtres ouvertes.
Chambres bien insonorisées, on n'entend pas le couloir.
Le silence le soir, c'est presque intimidant.
Côté jardin c'est le calme absolu.
Aucun bruit de voisinage alors que l'hôtel était plein.
Nuits très calmes, on a récupéré d'une année fatigante.
J'ai dormi comme un bébé, ça faisait longtemps.
?village Au cœur du village et pourtant très calme.
On entend juste les oiseaux le matin.
Endroit paisible, parfait pour décrocher.
?affaires Enfin une nuit complète en déplacement.
Le double vitrage fait son travail.
?bell Même les cloches, on s'y habitue et on finit par les trouver jolies.
# hotel calme - tale
Les murs sont en carton. Le voisin regardait un film de guerre, j'ai pu suivre l'intrigue, et à minuit il s'est mis à téléphoner. Je connais maintenant ses problèmes de toiture.
Chambre au-dessus de la cuisine. Les premières casseroles à 5 h 40, le camion de livraison à 6 h, la radio à 6 h 15. Pour des vacances on repassera.
?road La route passe juste sous la fenêtre et ça monte, donc les camions rétrogradent. Toute la nuit. Avec la fenêtre fermée on étouffe, avec la fenêtre ouverte on devient sourd.
?bell Le clocher est à vingt mètres. Il sonne les heures, les demies, et tout deux fois au cas où on aurait mal compté. Charmant à midi, moins à 4 h.
Un groupe est rentré à 2 h et a continué la fête dans le couloir. J'ai appelé la réception, personne. J'ai fini par sortir en pyjama leur parler moi-même.
La ventilation de la salle de bain se déclenche toutes les vingt minutes avec un bruit d'aspirateur. Impossible de la couper. J'ai compté, de 1 h à 4 h.
On nous avait promis une chambre calme. Elle est à côté de l'ascenseur, qui fait « ding » à chaque passage, et juste en face de la lingerie.
?weekend Soirée dansante au bar de l'hôtel jusqu'à 1 h 30 sans que ce soit annoncé nulle part. Le sol vibrait. A la réception on m'a offert des boules Quies, ça doit arriver souvent.
?famille Avec un bébé qui vient de s'endormir, entendre claquer toutes les portes du couloir jusqu'à minuit, c'est une torture. Il suffirait de petits joints en mousse.
# hotel calme -
Aucune isolation, on entend les voisins éternuer.
?road Chambre sur rue très bruyante, camions dès 5 h.
Les portes claquent toute la nuit dans le couloir.
?bell Les cloches sonnent toute la nuit, personne ne prévient.
Impossible de dormir avant 2 h à cause de la terrasse d'en bas.
Le frigo de la chambre ronfle, on a fini par le débrancher.
On entend chaque chasse d'eau de l'étage du dessus.
Bruyant, très bruyant.
Nuit presque blanche à cause de la climatisation du voisin.
Mal insonorisé, prévoyez des bouchons.
# hotel calme ~
On entend un peu le couloir, rien de méchant.
?road La rue est passante le matin, prenez plutôt côté cour.
?bell Les cloches sonnent dès 7 h, on s'y fait.
Un peu de bruit au-dessus le premier soir.
Les portes claquent un peu, un joint réglerait ça.
L'isolation pourrait être meilleure mais les voisins étaient sages.
# hotel proprete + tale
Je suis (maniaque|infirmière), j'inspecte tout. J'ai passé le doigt sur le haut de l'armoire, par acquit de conscience : rien. Ils peuvent être fiers de leur équipe de ménage.
La femme de chambre avait remarqué que je posais mes lunettes sur le rebord de la fenêtre. Le soir il y avait un petit napperon dessous. Et la chambre était impeccable, évidemment.
Je ne marche jamais pieds nus à l'hôtel. Là, si, dès le premier soir. Le sol était net, la douche sans une trace de calcaire, les draps repassés.
?famille Avec une petite qui rampe partout et met tout à la bouche, je regarde d'abord le sol. On n'a pas retrouvé un mouton sous le lit. J'ai soufflé.
On y était venus il y a quelques années et ce n'était pas le point fort. Quel changement ! Salle de bain qui brille, joints refaits, ça sent le propre sans sentir le produit.
On a croisé la dame qui fait les chambres, elle y passe presque une demi-heure par pièce et ça se voit. Draps impeccables, serviettes moelleuses, pas une goutte sur le miroir.
L'hôtel est ancien et certains meubles ont vécu, mais tout est d'une propreté irréprochable. Je préfère mille fois ça à un établissement neuf et mal tenu.
# hotel proprete +
C'est ancien mais d'une propreté exemplaire.
La femme de ménage passe tous les jours et ça se voit.
Lit refait au cordeau et salle de bain sans une trace.
Même les plinthes sont propres, ma mère serait contente.
Tout était propre et bien rangé à notre arrivée.
Les draps étaient frais et repassés.
Ma femme est allergique à la poussière et n'a pas éternué une fois.
Le genre d'hôtel où l'on pose ses affaires sans arrière-pensée.
L'entretien est remarquable pour un bâtiment de cet âge.
Propreté irréprochable.
Chambre très propre, draps qui sentent bon.
Le ménage est fait tous les jours avec soin.
On mangerait par terre.
Salle de bain étincelante, pas une trace de calcaire.
Bravo aux femmes de chambre, c'est nickel tous les jours.
Tout est propre, jusque sous le lit, j'ai regardé.
Rien à redire sur la propreté.
Serviettes changées sans avoir à demander et bien épaisses.
Hôtel très bien tenu, y compris les couloirs et l'ascenseur.
Sanitaires impeccables.
Ça sent le propre quand on ouvre la porte.
Très propre, et je suis difficile.
Pas un cheveu, pas une poussière, bravo.
# hotel proprete - tale
Des cheveux dans la bonde de la douche, pas les nôtres. J'ai appelé, on est venu passer un coup d'éponge devant moi, et le lendemain il y en avait d'autres, de la même couleur.
On a tiré les draps et il y avait une tache brune au milieu. La dame de la réception a dit que ça partait pas au lavage. Donc on le sait et on les met quand même.
Poussière sur les lampes, verres à dents avec du rouge à lèvres, poubelle pas vidée du client d'avant. Je n'avais pas envie de poser mes affaires.
Des moisissures noires tout autour de la baignoire et une odeur d'humidité qui prend à la gorge. Mon fils est asthmatique, on a dormi la fenêtre ouverte et on a écourté.
La moquette colle aux chaussettes. Vraiment, elle colle. J'ai gardé mes baskets du lit à la salle de bain, et j'ai mis ma serviette sous mes pieds pour me brosser les dents.
En deux nuits personne n'est passé. Ni poubelle, ni serviettes, ni papier toilette. J'ai dû aller en chercher moi-même sur le chariot du couloir.
On a retrouvé sous le lit une chaussette d'enfant et un vieux paquet de gâteaux entamé. Nous n'avons pas d'enfants. Ça donne une idée de la fréquence de l'aspirateur.
Je ne suis pas du genre à me plaindre, mais une odeur d'égout dans la salle de bain dès qu'on ouvre l'eau, et des traces douteuses sur le mur, là non.
# hotel proprete -
Le ménage est fait à la va-vite, on retrouve les miettes de la veille.
On a retrouvé des ongles sur le tapis, charmant.
La literie n'avait visiblement pas été changée.
Des insectes morts sur le rebord de la fenêtre, depuis un moment.
Le rideau de douche a une couleur qu'il n'avait pas au départ.
La lunette des toilettes n'avait pas été nettoyée.
Serviettes grises et qui sentent le renfermé.
Le dessus-de-lit n'a pas dû voir une machine depuis longtemps.
On a dû nettoyer la salle de bain nous-mêmes avant de l'utiliser.
Mégots sur le balcon à notre arrivée.
La poubelle de la salle de bain n'avait pas été vidée.
Le ménage s'arrête à ce qui se voit.
Couloirs sales, ascenseur collant.
L'hygiène est le gros point faible de cet hôtel.
Ménage bâclé, poussière partout.
Cheveux dans la douche à notre arrivée.
Draps tachés, il a fallu les faire changer.
Salle de bain sale, joints noirs.
La chambre n'a pas été faite une seule fois en trois nuits.
La propreté laisse vraiment à désirer.
Odeur d'humidité très forte dans la chambre.
Toiles d'araignées au plafond et vitres dégoûtantes.
Les verres étaient sales et la poubelle pleine.
Des traces suspectes sur le couvre-lit.
Moisissures au plafond de la salle de bain.
Sol collant, on n'ose pas marcher pieds nus.
# hotel proprete ~
Un peu de poussière derrière les rideaux.
Les joints de la douche ont fait leur temps.
Le ménage était un peu rapide le deuxième jour.
Les vitres auraient besoin d'un coup de chiffon.
Deux ou trois toiles d'araignées au plafond, rien de grave à la campagne.
La moquette du couloir mériterait un bon shampoing.
`;
