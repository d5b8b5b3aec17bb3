/** Sites to visit. */
export const frenchSites = `
# site pedagogie + tale
?musee Je m'attendais à des vitrines et des étiquettes jaunies. On met les mains dans des tiroirs, on écoute des voix d'ouvrières, et une dame fait tourner un vieux métier devant vous. Mon fils voulait l'adresse pour faire un stage.
?musee La guide a commencé par une question, « à votre avis ça sert à quoi ? », et personne n'a trouvé. Une heure et demie plus tard on était encore là à lui en poser. Le musée est petit mais elle le rend immense.
?musee Mon grand-père a travaillé dans une usine comme celle-là et n'en parlait jamais. J'ai compris beaucoup de choses en une visite. J'ai acheté le livre à la sortie, pour mes enfants.
?musee On n'est pas très musées dans la famille. Celui-ci se visite en une heure, on rit, on touche, on apprend deux ou trois choses qu'on ressort au dîner. C'est la bonne dose.
?chateau L'audioguide est raconté par le valet de chambre, il dit du mal de tout le monde. Du coup on écoute jusqu'au bout, même mon mari qui d'habitude traverse les châteaux au pas de course.
?chateau La visite est faite par la propriétaire elle-même, en bottes. Elle vous montre les fuites du toit avec autant d'amour que le salon. On comprend ce que c'est que de tenir une maison pareille.
?chateau Beaucoup de dates au début, j'ai eu peur. Et puis le guide est passé aux histoires de famille, aux dettes, au mariage arrangé. On en sort en ayant l'impression de connaître ces gens.
?grotte Le moment où la guide éteint sa lampe, je ne l'oublierai pas. Le noir complet, et juste l'eau. Avant ça elle nous avait tout expliqué avec des mots simples, même ma petite de 6 ans a retenu « stalagmite ».
?parc-animalier Le nourrissage des loutres est à 15 h 30, calez votre visite là-dessus. La soigneuse parle d'elles comme de ses enfants, celle qui vole, celle qui boude. On est restés au bord bien après la fin.
?jardin Il y a un jardinier qui taille et qui répond si on lui parle. On lui a parlé. Je sais maintenant pourquoi mes hortensias sont tristes, et je suis repartie avec une bouture dans un mouchoir mouillé.
?jardin Toutes les plantes ont leur nom, et un petit mot sur qui les a rapportées et d'où. C'est moins bête que ça en a l'air : on voyage. Deux heures sans m'en rendre compte.
?abbaye Une jeune bénévole nous a ouvert la salle du chapitre, fermée d'habitude, parce qu'on avait posé une question sur les voûtes. Elle prépare sa thèse dessus. Quelle chance on a eue.
?nature Des petits panneaux tout du long, courts, bien écrits, avec une légende sur deux et un fait sérieux sur l'autre. Les enfants couraient de l'un à l'autre, ils n'ont même pas demandé quand on arrivait.
?famille,!nature Le livret-jeu est réussi, il y a un vrai mystère à résoudre et pas juste des mots à recopier. Le grand de $age ans a fait semblant de ne pas s'y intéresser, puis il a corrigé son frère.
# site pedagogie +
?musee Très bien expliqué, on apprend plein de choses.
?musee Muséographie claire, on ne se lasse pas.
?musee On peut toucher, écouter, sentir, ça change.
?musee Textes courts et bien écrits, merci pour ça.
?chateau L'audioguide est vivant et pas trop long.
?chateau Le guide connaît toutes les histoires de la famille.
?!nature La visite guidée est passionnante.
?grotte Explications simples et claires, même pour les petits.
?parc-animalier Les soigneurs prennent le temps de répondre.
?jardin Plantes bien étiquetées, on repart avec des idées.
?abbaye Explications sobres et passionnantes.
?nature Panneaux bien faits tout le long du sentier.
?famille,!nature Livret pour les enfants très bien conçu.
?!nature Notre guide, $guide, est intarissable et drôle.
?!nature J'ai plus appris en une heure que dans tout un livre.
# site pedagogie - tale
?!nature Guide pressé, groupe de quarante, pas de micro. Ceux de devant riaient, nous on devinait. Au fond quelqu'un a fini par lire la page Wikipédia à voix haute, c'était plus instructif.
?!nature,!parc-animalier L'audioguide coûte 4 € et s'arrête à la salle 6. On l'a échangé, le second s'arrête à la salle 3. La dame de l'accueil sait, elle dit que « les piles sont commandées ».
?musee Trois salles, des vitrines sans légende et une vidéo qui tourne en boucle depuis dix ans. On a fait le tour en vingt minutes, en comptant la boutique.
?chateau On visite quatre pièces et on entend parler des trente autres. Le reste est privé, ou en travaux, ou « pour les mariages ». Ce serait honnête de l'écrire sur la porte.
?parc-animalier La moitié des enclos paraissait vide et il n'y avait personne pour expliquer quoi que ce soit. On a passé l'après-midi à lire des panneaux délavés devant des buissons.
?famille,!nature Rien pour les enfants, à part une feuille de coloriage photocopiée de travers. Au bout d'un quart d'heure les nôtres jouaient à cache-cache derrière les panneaux et on s'est fait reprendre.
# site pedagogie -
?!nature Visite bâclée, on n'a rien retenu.
?!nature Textes interminables écrits tout petit.
?!nature Guide inaudible au-delà du premier rang.
?!nature On a fait le tour en vingt minutes.
?!nature Aucune explication, on se promène sans comprendre.
?nature Aucun panneau, on ne sait pas ce qu'on regarde.
Rien pour les enfants.
# site pedagogie ~
Un peu long pour les tout-petits.
?!nature Il manque des explications en anglais pour nos amis.
?!nature Quelques panneaux en plus aideraient à s'y retrouver.
?!nature Le parcours n'est pas toujours clair.
# site ambiance + tale
?chateau On est entrés par les cuisines, avec leurs cuivres et une vraie odeur de cendre. J'ai eu la sensation que les gens venaient de sortir. C'est rare dans un château, d'habitude tout est sous cloche.
?chateau Il pleuvait, il n'y avait que nous, et on entendait l'eau dans les gouttières en bronze. Le grand escalier dans cette lumière, je n'ai pas de photo et tant mieux.
?jardin J'y suis venue en juin pour les roses et j'y suis revenue en octobre pour les érables. Ce n'est pas le même jardin. Prenez un livre, il y a des bancs exactement là où il faut.
?jardin On entend l'eau partout, des petits canaux, des bassins, et à un moment on ne sait plus où est la sortie. On n'a pas cherché très fort.
?grotte Dehors 34 degrés, dedans 12. On se moquait des gens avec leur polaire à l'entrée, on ne se moquait plus au bout de dix minutes. La grande salle, avec son lac, vaut tous les frissons.
?nature Une demi-heure de montée en râlant, et puis on l'entend, et puis on la voit. Tout le monde s'est tu, même ma fille au téléphone. On a pique-niqué dans les embruns.
?nature On y est allés à 8 h pour éviter le monde. Personne, une brume légère, un héron. Quand on est redescendus le parking était plein et on s'est sentis très malins.
?parc-animalier Les enclos sont grands, alors oui on cherche parfois les animaux, mais c'est plutôt bon signe pour eux. On a vu les loups à la troisième tentative. Les chèvres, elles, on ne pouvait plus s'en débarrasser.
?abbaye Je ne suis pas croyante. Je me suis assise dans le cloître pour refaire mon lacet et j'y suis restée une heure. Il y avait un oiseau et c'est tout.
?abbaye On est tombés sur une répétition de chœur, par hasard. Dix minutes de chant dans cette acoustique, gratuitement, debout derrière un pilier. Le meilleur souvenir de la semaine.
?musee Le bâtiment lui-même vaut le coup, une ancienne usine avec ses verrières. En fin d'après-midi le soleil tombe sur les machines et on se croirait dans un film.
# site ambiance +
Lieu magique, hors du temps.
Très beau site, bien entretenu.
?chateau Château superbe, meublé comme s'il était habité.
?chateau Le parc du château vaut la promenade à lui seul.
?jardin Jardin enchanteur, chaque coin est différent.
?jardin Des bancs à l'ombre, de l'eau, des fleurs, un vrai repos.
?grotte La grande salle est impressionnante.
?grotte Fraîcheur garantie et lumières très réussies.
?nature Cascade impressionnante après les pluies.
?nature Paysage à couper le souffle.
?nature Balade facile pour une très belle récompense.
?parc-animalier Animaux en forme et enclos spacieux.
?parc-animalier On voit les bêtes de près sans les déranger.
?abbaye Un endroit qui apaise, on chuchote sans qu'on nous le demande.
?musee Petit musée plein de charme.
?musee Une pépite méconnue.
?!nature On y passerait l'après-midi.
# site ambiance - tale
?!nature On avait tellement vu de photos... Des échafaudages sur la moitié de la façade, une bâche publicitaire sur l'autre. Ce n'est pas leur faute, mais prévenez les gens avant la caisse.
?parc-animalier Un ours qui tourne en rond dans un enclos grand comme mon garage. Ma fille a demandé pourquoi il était triste et je n'ai pas su quoi répondre. On est partis.
?nature On suit une file de gens, on attend son tour pour la photo, on redescend avec la file. Il y avait un drone. Pour la communion avec la nature, revenez en novembre.
?jardin Mauvaises herbes, bassins vides, étiquettes illisibles. On nous dit à la caisse que « c'est un jardin naturel ». Mes parents aussi ont un jardin naturel et ils ne font pas payer.
# site ambiance -
Trop de monde, on ne voit rien.
?!nature Lieu mal entretenu, c'est triste.
?!nature La moitié était fermée pour travaux.
?parc-animalier Les enclos sont trop petits, ça fait de la peine.
?nature Site envahi par les déchets, quel dommage.
?jardin Jardin à l'abandon.
?grotte On passe au pas de course, sans le temps de regarder.
# site ambiance ~
Un peu trop de monde cet après-midi-là.
?!nature Quelques salles étaient fermées.
?chateau Un peu vide par endroits, il faut imaginer.
?musee C'est petit, on en a fait le tour assez vite.
# site attente + tale
?!nature On avait pris le créneau de 10 h en ligne et on se méfiait. Cinq minutes entre le parking et la première salle, en passant devant la file. Faites-le, vraiment.
# site attente +
?!nature Pas d'attente, billets pris en ligne.
?!nature Entrée rapide, même un dimanche de pluie.
?!nature Bien organisé, les groupes sont espacés.
# site attente - tale
?!nature Une seule caisse ouverte, un dimanche de pluie, en pleines vacances. On a attendu $longmin minutes avec des billets déjà payés, parce que la file était la même pour tous. Des gens repartaient.
?!nature La visite de 14 h est partie à 14 h 40, sans un mot. A 14 h 30 une dame est venue dire que « ça ne devrait plus tarder », puis on ne l'a plus revue.
?summer,!nature File en plein soleil, pas un arbre, pas une fontaine. Une dame âgée a fait un malaise devant nous, ce sont les visiteurs qui lui ont donné de l'eau.
# site attente -
?!nature Une seule caisse ouverte, trop d'attente.
?!nature $longmin minutes de queue avec un billet déjà acheté.
?!nature Départ de la visite très en retard.
# site attente ~
?!nature Un peu d'attente à la caisse, prenez vos billets à l'avance.
# site prix + tale
?!nature Pour $fee € on y est restés trois heures, et le billet était encore valable le lendemain. On est revenus finir le parc avec un sandwich. Je connais des parkings plus chers.
# site prix +
?!nature Pour $fee € c'est donné.
?!nature Tarif famille très correct.
?!nature Entrée à petit prix, on ne s'attendait pas à autant.
?nature C'est gratuit, et c'est plus beau que bien des choses payantes.
# site prix - tale
?!nature L'entrée, le parking, l'audioguide, et pour les enfants le livret en plus. A quatre on était à $bill €, pour une heure sur place. On a fait des pâtes le soir.
# site prix -
?!nature Trop cher pour ce qu'il y a à voir.
?!nature Entrée chère, et le parking est en plus.
?!nature Plein tarif dès 4 ans, pas très famille.
?nature Parking payant au prix fort pour une promenade.
# site prix ~
?!nature Un peu cher à quatre.
?!nature L'audioguide devrait être compris.
# site accueil + tale
?!nature A la caisse, une dame nous a dit de commencer par la fin pour éviter le groupe de 11 h. On l'a écoutée et on a eu toutes les salles pour nous. Cinq secondes de gentillesse, et la visite change.
?!nature On s'est présentés un quart d'heure avant la fermeture, sans y croire. Le monsieur nous a fait entrer quand même, et il nous a montré lui-même ce qu'il préférait. Il n'avait aucune obligation.
# site accueil +
?!nature Accueil souriant à la caisse.
?!nature Bénévoles passionnés, on sent qu'ils y croient.
?!nature La dame de l'entrée nous a très bien conseillés.
?!nature Le personnel est disponible dans chaque salle.
# site accueil - tale
?!nature,famille Le surveillant nous a suivis de salle en salle parce qu'on avait des enfants. Ils n'ont rien touché, ils n'ont pas crié. On avait l'impression d'être des suspects, on a écourté.
?!nature J'ai posé une question toute bête à l'accueil. La dame a levé un doigt pour me faire attendre, elle finissait un message sur son téléphone. Puis elle m'a dit que c'était marqué sur le plan.
# site accueil -
?!nature Personnel peu aimable à l'entrée.
?!nature On se fait rembarrer pour une question.
?!nature Hôtesse blasée, pas un sourire.
# site accueil ~
?!nature La caissière n'était pas très souriante.
# site acces +
Parking gratuit et ombragé.
Bien indiqué depuis la route.
?famille La poussette passe partout.
# site acces - tale
?famille Avec une poussette, oubliez. On l'a portée à deux dans quatre escaliers, puis on l'a laissée sous un porche en priant. Ce n'est écrit nulle part, et à la caisse on hausse les épaules.
Parking plein à 11 h, des voitures dans les fossés, et personne pour gérer. On s'est garés à deux kilomètres et on a marché sur la route avec les camions.
# site acces -
Parking complet dès le matin.
Très mal indiqué, on est passés devant trois fois.
?nature Sentier glissant et sans garde-corps.
Rien de prévu pour les fauteuils roulants.
# site acces ~
Le parking est vite plein, venez tôt.
?nature De bonnes chaussures sont nécessaires, ça glisse.
# site equipements +
Tables de pique-nique à l'ombre, très bien.
?!nature Petit salon de thé sympathique à la sortie.
?!nature La boutique propose de vraies choses d'artisans.
Toilettes propres et point d'eau, ça compte avec des petits.
# site equipements -
Pas de toilettes ouvertes, un comble.
Pas un point d'eau et la buvette était fermée.
?!nature La cafétéria est hors de prix et sans choix.
# site equipements ~
Il manque quelques bancs.
# site emplacement +
La vue de là-haut récompense la montée.
Très beau panorama sur toute la région.
# site emplacement -
Le bruit de la route gâche le site.
# site emplacement ~
C'est un peu isolé, prévoyez de quoi manger.
# site proprete +
Site très propre, pas un papier par terre.
# site proprete -
Poubelles qui débordent et toilettes repoussantes.
# site proprete ~
Les toilettes laissaient un peu à désirer.
`;
