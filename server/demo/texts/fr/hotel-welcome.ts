/** Hotels: welcome, in single sentences. */
export const frenchHotelWelcome = `
# hotel accueil +
La réceptionniste a tout de suite compris qu'on était fatigués et a fait les papiers en deux minutes.
Le personnel est jeune, il y a des hésitations, mais une gentillesse qui rattrape tout.
On nous a gardé les bagages tout l'après-midi sans demander un centime.
J'ai été reçu~ comme si on m'attendait, moi et pas un autre.
Le patron passe de table en table le matin pour savoir si on a bien dormi.
On nous a surclassés sans qu'on demande rien, avec un clin d'œil.
Toujours quelqu'un à la réception, toujours un sourire.
Un grand bravo à $staff pour sa patience avec mon père, qui entend mal.
Le monsieur du soir connaît la région par cœur, demandez-lui ses coins.
?family-run On sent que c'est une famille qui tient la maison.
Accueil vraiment gentil de la dame aux cheveux courts, désolé~ je n'ai pas retenu son prénom.
Ils m'ont renvoyé par la poste le livre que j'avais laissé sur la table de nuit.
?famille Ils avaient préparé le lit bébé avant même notre arrivée, avec une petite peluche dessus.
?famille Les enfants sont repartis avec un sachet de bonbons, forcément ils veulent revenir.
?couple Petite attention pour notre anniversaire de mariage, une demi-bouteille au frais.
?affaires Facture au nom de la société prête au départ, sans avoir à la réclamer.
?affaires Arrivée tard, départ tôt, et pourtant quelqu'un pour me dire bonjour aux deux bouts.
?solo On m'a expliqué le bus, les horaires et même où descendre.
?dogs Les chiens sont les bienvenus, et pas seulement sur le papier.
Personnel aux petits soins du début à la fin.
Très bon accueil, on parle aussi anglais et un peu allemand si j'ai bien entendu.
Check-in rapide et clair, on sait tout de suite où se garer et à quelle heure on mange.
Tout le monde dit bonjour, des femmes de chambre au cuisinier, c'est bête mais ça compte.
Une équipe qui se met en quatre, même un jour de mariage avec deux cents invités.
Service discret, efficace, à l'ancienne.
Nous avons été reçus avec beaucoup de gentillesse par $hostess.
L'accueil est simple et direct comme on aime.
Le gérant m'a prêté son vélo pour aller à la pharmacie, vous en connaissez beaucoup ?
La dame du matin est un rayon de soleil.
On a senti qu'on pouvait demander sans déranger.
J'avais un régime sans gluten compliqué, pris au sérieux dès le premier mail.
Ils ont accepté de nous garder la chambre une heure de plus, très sympa.
Bons conseils de balades à la réception, pas ceux qu'on trouve sur les dépliants.
L'équipe change peu d'une année à l'autre, c'est toujours bon signe.
Réponse à mon mail en moins d'une heure, un dimanche.
Merci à $staff qui a couru après nous sur le parking avec le téléphone qu'on oubliait.
# hotel accueil -
Accueil glacial, on a eu l'impression de les réveiller.
Pas un bonjour, pas un au revoir.
On nous a parlé comme à des gosses pour une histoire de clé.
La réception ferme à 20 h et personne ne vous le dit avant.
Le téléphone de la chambre sonne dans le vide.
J'ai demandé trois fois des serviettes propres, j'attends toujours.
A 16 h 30 la chambre n'était pas prête, et aucune excuse.
Le personnel soupire dès qu'on demande quelque chose.
Mes mails sont restés sans réponse, avant comme après.
Réceptionniste pressée d'en finir, on n'a même pas su où était la salle du petit-déjeuner.
Le gérant nous a pris de haut devant tout le monde.
Il faut payer toute la chambre à l'arrivée, en bloc, avec un air de méfiance assez désagréable.
On a dû porter nos valises pendant que deux employés discutaient.
On se sent de trop dans cet hôtel.
Accueil à revoir complètement.
La personne du soir ne parlait à personne, casque sur les oreilles.
# hotel accueil ~
Un sourire de plus à la réception ne gâcherait rien.
La réception ferme tôt, prévenez si vous arrivez après 20 h.
J'ai attendu un bon moment avant que quelqu'un vienne à l'accueil, mais rien de dramatique.
Le jeune homme du soir n'était pas très bavard, sans doute la fatigue.
Juste l'arrivée un peu longue, une seule personne pour tout le monde.
L'accueil est correct, un peu mécanique peut-être.
Le check-in à 16 h seulement, c'est tard quand on vient de loin.
On aurait aimé qu'on nous explique un peu plus comment marche la maison.
Dommage que personne ne réponde au téléphone le matin.
`;
