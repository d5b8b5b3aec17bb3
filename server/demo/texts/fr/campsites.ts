/** Campsites, refuges, hostels and holiday villages. */
export const frenchCampsites = `
# camping accueil +
Gérants adorables, toujours présents.
Accueil souriant et explications claires avec un plan.
On nous a laissé choisir notre emplacement.
Toute l'équipe est sympa, même les saisonniers.
?famille Animateurs géniaux avec les petits.
On sent que les patrons aiment leur camping.
Un petit mot gentil chaque matin en allant au pain.
# camping accueil -
Accueil froid et expéditif.
On nous a parlé comme à des gêneurs.
Une seule personne à l'accueil le samedi, une heure de queue.
Aucune réaction quand on signale un problème.
# camping accueil ~
L'accueil ferme entre midi et 15 h, pensez-y.
Le règlement est un peu strict.
# camping proprete +
Sanitaires très propres, nettoyés plusieurs fois par jour.
Douches bien chaudes et toujours nickel.
Mobil-home impeccable à notre arrivée.
Blocs sanitaires récents et bien tenus.
Allées propres, poubelles vidées tous les jours.
?famille Petit coin bébé très propre dans les sanitaires.
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
# camping emplacement +
Emplacements grands et ombragés.
?lake Accès direct $tolake, un régal.
Emplacement bien délimité, on n'est pas les uns sur les autres.
Très beau cadre, au milieu des arbres.
?!lake Bien placé pour visiter la région.
On dort au frais même en plein été.
# camping emplacement -
Emplacement minuscule et sans ombre.
Terrain en pente et plein de cailloux.
Le camping longe la route, on ne le voit pas sur les photos.
On est collés aux voisins.
# camping emplacement ~
Les emplacements sont un peu serrés.
Ça manque d'ombre dans la partie haute.
?!lake $thelakeup est plus loin qu'on le croit.
# camping equipements +
?pool Belle piscine, propre et surveillée.
?pool,famille Les enfants n'ont pas quitté les toboggans.
Mobil-home récent et bien équipé, vraie terrasse couverte.
?famille Jeux récents et terrain de foot, les ados étaient ravis.
Petite épicerie bien pratique, pain frais le matin.
Prises, eau, vidange, tout fonctionne.
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
# camping calme -
Musique jusqu'à 1 h, impossible d'endormir les enfants.
Bandes de jeunes bruyants jusqu'à l'aube et aucun gardien.
Les voitures roulent dans les allées toute la nuit.
# camping calme ~
La soirée animée finit un peu tard.
On entend les voisins, mais c'est le camping.
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
# collectif accueil +
?refuge Gardiens passionnés et de bon conseil.
?refuge Accueil chaleureux malgré le monde.
Équipe jeune, drôle et très serviable.
Accueil simple, on se sent vite à l'aise.
?groupe Tout était prêt pour notre groupe, rien à gérer.
?village-vacances Animateurs au top, du matin au soir.
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
