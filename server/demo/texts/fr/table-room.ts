/** Restaurants: service, waiting, room and terrace. */
export const frenchTableRoom = `
# restaurant accueil + tale
On a débarqué à 13 h 50, la cuisine fermait à 14. La patronne a regardé la pendule, puis nous, et elle a dit « asseyez-vous, je vais voir avec lui ». Le « lui » en question nous a fait $thedish comme si de rien n'était.
J'ai renversé mon verre sur la nappe, sur mon pantalon et un peu sur le voisin. Le serveur a changé toute la table en une minute en racontant que lui, à ses débuts, c'était la soupe. On a ri, l'incident était clos.
?famille Notre petit dernier hurlait. Au lieu des regards noirs, une serveuse lui a apporté un bout de pain et un crayon, et elle a servi les enfants en premier. J'aurais voulu l'adopter.
?famille Trois générations à table et autant de caprices. Le serveur a tout noté sans papier et n'a rien oublié, même l'eau tiède de ma belle-mère.
?couple On fêtait nos $years ans de mariage sans le dire. A la fin du repas ils ont baissé un peu la lumière et apporté deux petits verres d'un alcool de poire du beau-père. Comment ont-ils su, mystère.
?couple,man J'avais un peu stressé pour choisir le lieu, c'était le soir où j'ai fait ma demande. Le serveur était au courant et n'a rien laissé paraître. Elle a dit oui, donc note maximum.
?amis Table de $many, tous en retard, tous avec une allergie. Le serveur a gardé son calme et son humour, il a fini par nous appeler par nos prénoms. On lui doit une bière.
?solo Manger seule un samedi soir, on vous met souvent près des toilettes. On m'a donné la petite table à la fenêtre et personne n'a essayé de me la reprendre.
?affaires Déjeuner avec un client compliqué. On a été placés dans le coin tranquille sans que je le demande, servis sans attendre, et l'addition m'a été apportée discrètement. Affaire signée, le restaurant y est un peu pour quelque chose.
Le patron a la carte des vins dans la tête. On lui a dit notre budget, sans détour, il est revenu avec une bouteille qui coûtait moins et il nous a parlé du vigneron pendant cinq minutes. Moments rares.
Une jeune serveuse en était à son deuxième soir, elle nous l'a dit tout de suite. Elle s'est trompée une fois, elle s'est excusée trois, et elle avait plus d'attention que bien des chefs de rang.
On avait oublié de réserver. « On va se serrer », a dit la dame, et elle a poussé le bureau des menus pour nous faire une place près de la porte. On n'était pas les mieux installés mais sûrement les plus contents.
?dogs,!alone Le chien a eu son bol d'eau avant nous la carte. C'est un bon début.
Ma mère est diabétique et gênée de le dire. Le serveur l'a compris à demi-mot, il a filé en cuisine et il est revenu avec deux desserts possibles. Sans faire d'annonce à la salle. La classe.
?top Je mets rarement des avis. Mais le sourire de la dame qui nous a reçus, son « bonsoir les voyageurs » alors qu'on était trempés, ça mérite bien deux minutes.
# restaurant accueil +
Service attentionné et souriant.
Le serveur est drôle sans en faire trop.
La patronne a un mot pour chaque table.
Accueil très chaleureux, on se sent attendu.
On nous a trouvé une table alors que c'était plein.
Personnel aux petits soins.
Le chef vient saluer en fin de service, c'est agréable.
Bons conseils pour le vin, sans pousser à la dépense.
Service discret et efficace.
?famille Chaise haute et coloriages apportés sans qu'on demande.
?couple Petite bougie sur le dessert pour mon anniversaire, très touchant.
?amis On était bruyants, personne ne nous l'a fait sentir.
Serveuse adorable qui connaît sa carte par cœur.
L'équipe est jeune et se donne du mal.
On est reçu comme à la maison.
Très bon accueil malgré notre heure tardive.
Merci à $staff pour sa bonne humeur.
L'eau et le pain arrivent sans qu'on ait à demander.
Patron sympathique, un peu bourru au début, en or ensuite.
Service impeccable même avec la salle pleine.
Les allergies sont prises au sérieux ici.
# restaurant accueil - tale
On a poussé la porte à 13 h 35, il y avait des tables vides partout. « La cuisine est fermée », sans lever la tête. Deux minutes après, un couple qu'ils connaissaient s'est installé.
Le patron s'est mis à crier sur la petite serveuse au milieu de la salle. Toutes les fourchettes se sont arrêtées. On n'avait plus faim, et on a laissé le pourboire à elle, pas à lui.
J'ai osé signaler une erreur sur l'addition. Le ton est monté tout de suite, comme si j'étais une voleuse. C'était bien une erreur, il a rayé la ligne et il est parti sans un mot.
?!alone On nous a mis à côté des toilettes alors que la terrasse était à moitié libre. « C'est réservé. » A 22 h les pancartes « réservé » y étaient toujours, et personne ne s'y est assis.
Le serveur a soupiré quand j'ai demandé une carafe d'eau. Il a soupiré pour le pain. Pour le café je n'ai pas osé.
?famille « Pas de poussette. » Voilà le bonjour. On l'a pliée, on l'a mise dans la voiture, on est revenus avec le petit dans les bras et la table avait été donnée.
Commande prise par l'un, apportée par l'autre, oubliée par un troisième. Le plat de mon mari est arrivé quand j'avais fini le mien. On a eu droit à « c'est les vacances pour tout le monde ».
?summer A peine la dernière bouchée avalée, l'addition était sur la table et le chiffon aussi. Je comprends qu'il faut faire tourner, mais on avait commandé un dessert.
# restaurant accueil -
Serveur désagréable du début à la fin.
Pas un bonjour, pas un sourire.
On nous a fait comprendre qu'il fallait libérer la table.
Accueil froid, on a failli repartir.
Le patron prend les gens de haut.
On a dû se lever pour commander.
Service brouillon, personne ne sait qui fait quoi.
Le personnel discute derrière le bar pendant qu'on attend.
Boissons servies après les plats, et encore.
Service exécrable, dommage pour la cuisine.
Commande oubliée et aucune excuse.
Un accueil pareil, ça coupe l'appétit.
# restaurant accueil ~
Le service était un peu froid au début.
Le serveur allait un peu vite, on l'aurait aimé plus présent.
Un sourire à l'arrivée aurait été parfait.
Service un peu brouillon, ils étaient deux pour toute la salle.
# restaurant attente + tale
Salle comble, terrasse comble, deux serveurs. Je me suis dit qu'on allait y passer la soirée. Les entrées étaient là en dix minutes, et le reste a suivi comme une horloge.
Il me restait quarante minutes avant mon train et je l'ai dit en m'asseyant. Plat, café, addition : à la trente-deuxième minute j'étais dehors, et j'avais bien mangé.
# restaurant attente +
Service rapide, même un samedi soir.
Pas d'attente entre les plats.
Servis en dix minutes, parfait le midi.
On n'attend pas et pourtant on ne se sent pas pressé.
Le rythme est bon, on a le temps de parler sans s'impatienter.
?pizzeria La pizza était prête à l'heure dite.
# restaurant attente - tale
Arrivés à 19 h 30, servis à 21 h 10. Entre les deux, des olives. Quand j'ai demandé où on en était on m'a dit que « ça part », et c'est parti vingt minutes plus tard.
?famille $longmin minutes pour deux steaks hachés. La petite s'est endormie sur la table, la tête dans le pain. On a fait emballer et on a mangé dans la voiture.
On avait réservé. Ça n'a pas empêché d'attendre $min minutes debout près de la porte, à regarder passer les assiettes des autres. Personne ne nous a proposé un verre.
Une seule personne en salle pour une terrasse entière, la pauvre courait. Ce n'est pas sa faute à elle. Mais au bout d'une heure sans avoir commandé, on s'est levés.
On a attendu l'addition plus longtemps que le plat. J'ai fini par aller au comptoir, on m'a dit de me rasseoir, qu'on arrivait. J'ai posé les billets et voilà.
La table d'à côté, arrivée une demi-heure après nous, en était au dessert quand on a eu nos entrées. Le serveur a eu l'air aussi surpris que nous.
# restaurant attente -
Beaucoup trop d'attente.
$longmin minutes entre l'entrée et le plat.
Service interminable, on a annulé les desserts.
Une heure d'attente pour une salade.
Trop lent, on a fini par partir.
Réservation pas respectée, on a patienté longtemps debout.
# restaurant attente ~
Un peu d'attente, mais c'est fait à la minute.
Le service est un peu long quand c'est complet.
Réservez, sinon c'est partie remise.
Juste le café qui s'est fait attendre.
# restaurant ambiance + tale
?bistrot Il y a un zinc, un chat, des cartes postales punaisées et un monsieur qui a sa place attitrée. On s'est assis sur la sienne, on nous a fait comprendre en riant qu'il allait arriver. Il est arrivé, il nous l'a laissée.
?amis On a fini la soirée avec la table voisine, des inconnus, à chanter. Je ne sais plus qui a commencé. Le patron a baissé le rideau et sorti une bouteille de derrière le bar.
?couple Petite salle, une douzaine de tables, des bougies et pas de musique. On s'est parlé comme on ne se parle plus à la maison. Je pense qu'on leur doit un peu ça.
?pizzeria Ça parle fort, ça rit en cuisine, la télé est allumée sur un match. Ce n'est pas l'endroit pour demander quelqu'un en mariage. Pour un mardi soir à la bonne franquette, c'est parfait.
?gastronomique On avait peur d'être mal à l'aise avec tous ces couverts. Au bout de cinq minutes la serveuse nous a glissé dans quel ordre les prendre, en plaisantant, et on a oublié le décor.
# restaurant ambiance +
Cadre chaleureux, vieilles pierres et lumière douce.
Très belle salle, décorée avec goût.
?couple Parfait pour un dîner à deux, calme et bien éclairé.
?amis Super ambiance, on a refait le monde jusqu'à la fermeture.
?bistrot Un vrai bistrot comme on n'en fait plus.
?brasserie Ambiance de village, tout le monde se connaît.
L'endroit a du charme, on s'y sent bien.
?winter La cheminée allumée, c'est la petite touche en plus.
Ambiance conviviale, on se parle entre tables.
Jolie vaisselle, belles fleurs, on sent le soin.
Musique discrète, pour une fois on s'entend parler.
# restaurant ambiance - tale
Les tables sont si serrées que j'ai su tout du divorce de ma voisine. Elle aussi, elle sait tout de mes vacances. La musique par-dessus, et il fallait crier pour demander le sel.
?brasserie Néons, nappes collantes, odeur de friture qui reste dans les cheveux jusqu'au lendemain. La télé diffusait des clips sans le son. On n'avait pas très envie de s'attarder.
# restaurant ambiance -
Salle très bruyante, on ne s'entend pas.
Tables collées les unes aux autres.
La déco est fatiguée et il fait sombre.
Musique beaucoup trop forte.
On se croirait dans une cantine.
Il faisait un froid de canard dans la salle.
# restaurant ambiance ~
La salle est bruyante quand c'est plein.
Un peu serré, on entend la conversation d'à côté.
# restaurant emplacement + tale
?lake,!winter On a eu la table du bord, celle où on pourrait tremper les pieds. Le soleil s'est couché pile pendant le dessert et toute la terrasse s'est tue. On ne peut pas mettre ça sur une carte mais ça devrait.
?village,summer Terrasse sous les platanes, la fontaine à côté, des gamins qui font du vélo autour. On est restés deux heures et demie pour un plat et un café. Personne ne nous a pressés.
?!lake Il faut pousser la porte pour découvrir la cour : un figuier, des murs anciens, six tables. De la rue on ne devine rien. J'hésite presque à en parler.
# restaurant emplacement +
?lake,!winter Terrasse magnifique au bord de l'eau.
?lake La vue $onlake est superbe, même de l'intérieur.
?summer,village Terrasse ombragée très agréable sur la place.
?!lake,!winter Petite cour intérieure au calme, une belle surprise.
?village Bien situé, au cœur du village.
?!village Un peu à l'écart, et c'est ce qui fait son charme.
# restaurant emplacement -
?summer En terrasse les voitures passent à un mètre de l'assiette.
?summer Aucune ombre en terrasse et des guêpes partout.
Caché derrière un parking, pas très engageant.
# restaurant emplacement ~
?summer Peu d'ombre en terrasse à midi.
?summer Les places en terrasse partent vite.
# restaurant proprete +
Tout est très propre, cuisine ouverte comprise.
Toilettes impeccables, c'est souvent bon signe.
Une salle impeccable, les verres brillent.
# restaurant proprete -
Table collante et couverts tachés.
Les toilettes étaient dans un état lamentable.
J'ai trouvé un cheveu dans mon assiette, on ne m'a même pas proposé autre chose.
Verres avec des traces de rouge à lèvres.
# restaurant proprete ~
Les toilettes auraient besoin d'un petit passage.
# restaurant acces +
On se gare facilement derrière l'église.
Parking juste en face, pratique.
Facile à trouver, même pour qui n'est pas d'ici.
# restaurant acces -
Impossible de se garer, on arrive déjà énervé.
Deux marches raides à l'entrée, mon père en fauteuil n'a pas pu entrer.
# restaurant acces ~
Se garer dans le quartier est un sport.
# restaurant calme +
Salle calme, on peut discuter sans hausser la voix.
Un endroit tranquille, loin du bruit de la rue.
# restaurant calme -
Un bruit infernal, mal de tête en sortant.
Groupe de vingt à côté de nous, impossible de se parler.
# restaurant calme ~
C'est un peu bruyant dans la première salle.
`;
