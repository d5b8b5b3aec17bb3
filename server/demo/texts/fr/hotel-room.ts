/** Hotels: the room, its quiet and its cleanliness. */
export const frenchHotelRoom = `
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
