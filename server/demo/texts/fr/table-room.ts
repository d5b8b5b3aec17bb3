/** Restaurants: service, waiting, room and terrace. */
export const frenchTableRoom = `
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
# restaurant attente +
Service rapide, même un samedi soir.
Pas d'attente entre les plats.
Servis en dix minutes, parfait le midi.
On n'attend pas et pourtant on ne se sent pas pressé.
Le rythme est bon, on a le temps de parler sans s'impatienter.
?pizzeria La pizza était prête à l'heure dite.
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
