/** Campsites, refuges, hostels and holiday villages. */
export const frenchCampsites = `
# camping accueil + tale
On est arrivés en plein orage avec une tente neuve jamais montée. Le gérant est sorti en ciré, il a tenu les arceaux, et il nous a prêté une bâche pour la nuit. On a bu un café avec lui le lendemain.
Caravane, créneau, haie... et ma femme qui guide. Le patron nous a regardés faire trois essais, puis il a pris le volant en demandant la permission. On est restés mariés grâce à lui.
?famille L'animatrice a retenu les prénoms des vingt gamins dès le lundi. Notre fille de $age ans ne nous a plus regardés de la semaine, elle a pleuré en partant et moi un peu aussi.
On a demandé à changer d'emplacement, on ne savait pas trop comment le dire. On nous a donné le plan et un crayon : choisissez. Voilà, c'est tout simple.
$hostess à l'accueil vend les timbres, garde le courrier et sait où sont les cèpes. Elle ne le dit pas à tout le monde. Elle nous l'a dit le dernier jour.
# camping accueil +
Gérants adorables, toujours présents.
Accueil souriant et explications claires avec un plan.
On nous a laissé choisir notre emplacement.
Toute l'équipe est sympa, même les saisonniers.
?famille Animateurs géniaux avec les petits.
On sent que les patrons aiment leur camping.
Un petit mot gentil chaque matin en allant au pain.
# camping accueil - tale
Barrière fermée à 19 h 05. L'accueil fermait à 19 h. On voyait les gens derrière la vitre, ils nous voyaient aussi. On a dormi sur le parking, avec les enfants à l'arrière.
On nous a attribué un emplacement qui n'était pas celui réservé, à côté des poubelles. « C'est ça ou rien. » On est restés trois jours, les guêpes aussi.
# camping accueil -
Accueil froid et expéditif.
On nous a parlé comme à des gêneurs.
Une seule personne à l'accueil le samedi, une heure de queue.
Aucune réaction quand on signale un problème.
# camping accueil ~
L'accueil ferme entre midi et 15 h, pensez-y.
Le règlement est un peu strict.
# camping proprete + tale
Je juge un camping à ses sanitaires à 20 h, pas à 9 h du matin. A 20 h : papier, savon, sol sec. En août. On peut vérifier, j'y étais.
Une dame passe plusieurs fois par jour et chante en nettoyant. On l'entendait arriver. Tout était impeccable, et elle de bonne humeur.
# camping proprete +
Sanitaires très propres, nettoyés plusieurs fois par jour.
Douches bien chaudes et toujours nickel.
Mobil-home impeccable à notre arrivée.
Blocs sanitaires récents et bien tenus.
Allées propres, poubelles vidées tous les jours.
?famille Petit coin bébé très propre dans les sanitaires.
# camping proprete - tale
Un passage à 10 h, et puis plus rien. A midi il n'y a plus de papier, à 18 h les douches sont bouchées, à 22 h je vous épargne la description. On se lavait en tongs, vite.
La première soirée on l'a passée à nettoyer le mobil-home. Miettes dans les banquettes, frigo qui sent, taches sur les matelas. On nous a apporté une éponge, sans rire.
# camping proprete -
Sanitaires sales du matin au soir.
Toilettes sans papier, douches bouchées.
Mobil-home pas nettoyé à notre arrivée.
Poubelles qui débordent pendant trois jours.
Trop peu de sanitaires pour tant de monde, et sales.
# camping proprete ~
Les sanitaires sont un peu vieillots mais propres.
Les douches sont prises d'assaut vers 19 h.
Un passage de plus le soir dans les sanitaires ne serait pas de trop.
# camping emplacement + tale
?lake De la tente on voyait l'eau entre les arbres. Les enfants du camping y descendaient en bande, nous avec un livre. Le soir il suffisait de rester assis.
On nous avait dit « prenez le $pitch », des habitués. Ombre le matin, soleil le soir, une haie de chaque côté. On ne dira pas à qui on l'a dit, chacun son tour.
# camping emplacement +
Emplacements grands et ombragés.
?lake Accès direct $tolake, un régal.
Emplacement bien délimité, on n'est pas les uns sur les autres.
Très beau cadre, au milieu des arbres.
?!lake Bien placé pour visiter la région.
On dort au frais même en plein été.
# camping emplacement - tale
Sur le plan c'était un emplacement « confort ». En vrai une pente, des cailloux, et le auvent du voisin dans notre salon. J'ai tordu huit sardines.
# camping emplacement -
Emplacement minuscule et sans ombre.
Terrain en pente et plein de cailloux.
Le camping longe la route, on ne le voit pas sur les photos.
On est collés aux voisins.
# camping emplacement ~
Les emplacements sont un peu serrés.
Ça manque d'ombre dans la partie haute.
?!lake $thelakeup est plus loin qu'on le croit.
# camping equipements + tale
?pool,famille Le toboggan bleu fait peur, le vert va vite, le jaune est pour les bébés. Je cite mes enfants. On n'a rien vu d'autre de la région.
# camping equipements +
?pool Belle piscine, propre et surveillée.
?pool,famille Les enfants n'ont pas quitté les toboggans.
Mobil-home récent et bien équipé, vraie terrasse couverte.
?famille Jeux récents et terrain de foot, les ados étaient ravis.
Petite épicerie bien pratique, pain frais le matin.
Prises, eau, vidange, tout fonctionne.
# camping equipements - tale
Le plancher du mobil-home s'enfonce devant l'évier, la porte ne ferme que si on la soulève. On l'a signalé le lundi, le vendredi on nous a demandé si quelqu'un était passé. C'est nous qui aurions dû le savoir ?
# camping equipements -
?pool Piscine bondée et eau trouble.
?pool Piscine fermée la moitié du séjour.
Mobil-home vieux, porte qui ferme mal.
Jeux pour enfants cassés et rouillés.
L'électricité saute dès qu'on branche la cafetière.
# camping equipements ~
?pool La piscine est un peu petite pour le nombre de gens.
Le mobil-home commence à dater.
L'épicerie est un peu chère.
# camping calme +
Camping calme, à 23 h plus un bruit.
On s'endort avec les grenouilles.
Pas de sono jusqu'à minuit, quel bonheur.
Ambiance tranquille, on y dort vraiment.
# camping calme - tale
Karaoké le mardi, mousse le mercredi, « soirée années 80 » le jeudi. La scène est à cent mètres des tentes. A 1 h du matin on connaissait toutes les paroles.
# camping calme -
Musique jusqu'à 1 h, impossible d'endormir les enfants.
Bandes de jeunes bruyants jusqu'à l'aube et aucun gardien.
Les voitures roulent dans les allées toute la nuit.
# camping calme ~
La soirée animée finit un peu tard.
On entend les voisins, mais c'est le camping.
# camping ambiance + tale
La pétanque du soir se joue avec des Hollandais qui trichent et un monsieur de 90 ans qui gagne. On est venus pour trois nuits, on a prolongé à cause de la revanche.
# camping ambiance +
Ambiance familiale comme on les aime.
Camping à taille humaine, tout le monde se dit bonjour.
?famille Bonnes animations pour les petits.
On s'est fait des amis autour du barbecue commun.
# camping ambiance -
C'est devenu une usine, dommage.
Aucune animation malgré le programme affiché.
Les habitués s'en vont et je comprends pourquoi.
# camping ambiance ~
Les animations pour ados manquent un peu.
# camping restauration +
Le snack fait de bonnes pizzas.
Plat du jour maison et prix doux au restaurant.
Moules-frites du mardi très correctes.
# camping restauration -
Une heure pour une barquette de frites au snack.
Tout est surgelé au restaurant, et cher.
# camping restauration ~
Le snack n'ouvre pas tous les soirs.
# camping acces +
Accès facile même avec une grande caravane.
# camping acces -
L'accès est trop étroit pour une caravane, on y a laissé un rétro.
# camping acces ~
Le chemin d'entrée est étroit quand on se croise.
# collectif accueil + tale
?refuge On est arrivés trempés, avec une heure de retard et un genou en vrac. Le gardien n'a rien dit, il a poussé deux personnes près du poêle et posé une soupe. La remontrance est venue après, et elle était méritée.
?refuge La gardienne fait la météo le soir comme une institutrice, avec une carte et un bâton. Tout le monde écoute. Elle nous a fait changer d'itinéraire et on l'a remerciée en voyant les nuages.
?auberge-jeunesse On a frappé à 23 h sans réservation, deux vélos, l'air piteux. La fille de l'accueil a trouvé deux lits, un antivol et un reste de soupe. Je l'ai dit, c'est la meilleure auberge du parcours.
?village-vacances,famille $staff, du club enfants, a une patience d'ange. Le soir du spectacle mon fils, qui ne parle à personne, chantait au premier rang.
# collectif accueil +
?refuge Gardiens passionnés et de bon conseil.
?refuge Accueil chaleureux malgré le monde.
Équipe jeune, drôle et très serviable.
Accueil simple, on se sent vite à l'aise.
?groupe Tout était prêt pour notre groupe, rien à gérer.
?village-vacances Animateurs au top, du matin au soir.
# collectif accueil - tale
?refuge On a eu droit au règlement avant le bonjour, debout dans l'entrée, avec les sacs. J'ai posé mes chaussures au mauvais endroit et on me l'a rappelé trois fois devant tout le monde.
# collectif accueil -
Accueil militaire.
Réservation confirmée mais pas notée, il a fallu parlementer.
?!refuge Réception vide à notre arrivée.
# collectif accueil ~
L'accueil est un peu expéditif aux heures de pointe.
# collectif proprete +
Sanitaires communs propres à toute heure.
Étonnamment propre pour un lieu aussi fréquenté.
# collectif proprete -
Douches sales et poubelles pleines.
Draps douteux, on a dormi dans nos duvets.
# collectif proprete ~
Les sanitaires sont un peu justes le matin.
# collectif chambre +
Dortoir propre, une prise et une lampe par lit.
?refuge Couettes bien chaudes, on dort comme des pierres.
?village-vacances Logement spacieux avec petite terrasse.
?auberge-jeunesse Rideau et casier pour chacun, bien pensé.
# collectif chambre -
Lits superposés qui grincent, nuit difficile.
?!village-vacances Dortoir surchauffé, sans aération.
Matelas fins comme une galette.
# collectif chambre ~
?!village-vacances Prévoyez des bouchons d'oreilles pour le dortoir.
Les oreillers sont un peu plats.
# collectif calme +
A 22 h tout le monde dort, le calme absolu.
Très calme, rien que le vent.
# collectif calme -
Va-et-vient toute la nuit dans le couloir.
Un groupe a chanté jusqu'à minuit.
# collectif calme ~
Les lève-tôt réveillent tout le monde à 5 h, c'est la montagne.
# collectif equipements +
?!refuge Cuisine commune bien équipée.
?refuge Séchoir à chaussures et douche chaude, le luxe à cette altitude.
?village-vacances,pool La piscine a fait le bonheur de tous.
# collectif equipements -
Deux douches pour trente personnes.
Pas assez de prises, chacun attend son tour.
# collectif equipements ~
Il n'y a pas beaucoup de douches.
`;
