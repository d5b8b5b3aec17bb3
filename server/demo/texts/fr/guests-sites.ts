/** Visitors of sights in their own manner: flat, hasty or at length. */
export const frenchGuestsSites = `
# site flow good
A voir (sans hésiter |)si vous êtes dans les environs !!
?jardin @ambiance+,calme+ Le jardin est calme est (très |)bien tenu.
?musee @ambiance+ Jolie surprise Petit musée bien (présenté|fait)...
@proprete+,acces+ Tout est propre et bien (signalé|indiqué).
?parc-animalier @ambiance+ Bel enclos pour les (loups|cerfs|ours).
?jardin @ambiance+ Des fleurs partout un (vrai |)régal pour les yeux.
?!nature,!parc-animalier @pedagogie+ Visite guidée (vraiment |)instructive.
?grotte @ambiance+ tres different des autres grottes que nous avons fait donc a voir!!!!!
?!nature @attente+ Conseil : prendre les billets (avant|sur internet), on passe directement !
?!nature @accueil+ Les gens à l'entrée sont très gentils !!!
?abbaye @prix+ L'église c'est gratuit, pour le cloître il faut payer mais c'est pas cher
?nature @emplacement+ (une|Une) vue vraiment magnifique de là haut !
?chateau @pedagogie+ C'est intéressant et bien fait car on voit comment ils vivaient à l'époque.
Magnifique, (un des plus beaux endroits|un des plus beaux coins) du secteur !!!
?!nature @accueil+ Acceuil agréable, personne souriante, disponible.
?!nature @acces+,prix+ parking facile juste devant.Tarif normal, rien a payer pour les petits.
?!nature @equipements+ Il y a (une buvette|un petit café) et des toilettes.
?jardin @ambiance+ Visite (courte|rapide) et agréable au milieu des fleurs. C'est bien à faire en passant quand on va dans le secteur.
?parc-animalier Super !!! Deuxième fois pour nous et... toujours aussi bien ! Et puis avec les petits c'est encore autre chose !
?good,abbaye @ambiance+ une partie est fermée quand ce sera réouvert ce sera mieux pour linstant on ne voit pas tout mais la partie ouverte est très belle
?good,chateau @ambiance+,acces- pas mal du tout le petit salon est refait, avec les meubles de l'époque. pas mal car il y a l'escalier aussi. un peu mal indiqué depuis la route !
?!nature @pedagogie+ intéressant c'est un endroit à connaitre autant pour les grands que pour les petits, prenez la visite guidée ou la feuille à l'entrée, moi j'ai pris la feuille, on s'arrête où on veut. c'est une visite d'une heure pas plus.
?good,chateau @ambiance+ agréable L'intérieur du château est vide ou presque. Par contre le parc et les allées sont très jolis. Les écuries sont à voir aussi, ils ont refait toutes les toitures il n'y a pas longtemps. Fermé de 12h à 14h
?nature @emplacement+ jolie balade à faire le matin ou le soir, les points de vue sont nombreux, ne pas hésiter à continuer un peu après le parking du haut si on a le temps pour voir aussi l'autre coté
?parc-animalier @ambiance+,proprete+,pedagogie+,equipements+,prix+ tres beau parc animalier tres content de notre apres midi parc bien ombrage bien fait tres propre beaucoup d animaux pour tous les ages des animations bien expliquees on peut manger sur les tables a l entree beaucoup de familles le font mieux que celui qu on avait fait l an dernier plus de choses a voir et moins cher
?good,parc-animalier @ambiance+,acces- Parc à faire vraiment, ça change des autres parcs, on voit bien les animaux et le moment où le soigneur donne à manger c'est super pour les grands et les petits quand on est pas trop nombreux, petit bémol les allées pas toujours faciles et pour les personnes agées c'est long, sinon très bien
?abbaye @ambiance+,calme+ Le cloître et ses arcades est splendide, ça fait du bien de marcher un peu dans ce calme ! On avais pas beaucoup de temps c'est dommage !
?grotte,summer super c'était une belle sortie un vrai bon moment en famille surtout que dehors il faisait chaud on y retournera c'est sur
?parc-animalier @proprete+,ambiance+ surement un des meilleur parc du coin !!!!!!! un parc propre , bien tenu je le recommande pour les enfants on peut y voir des loups des cerfs des hiboux et il y a des nourrissages a heures fixe les animaux ont de la place !!!!! y faut bien rester trois heures !!!!!
# site flow mixed
?!nature @prix-,pedagogie- C'est bien mais trop court,pas assez expliqué et que à quatre ça fait cher.
?parc-animalier Un parc animalier (moyen|sans plus|assez moyen),...
# site flow bad
Franchement quelle déception!
?!nature,worst @prix- dégouté du prix pour voir (ça|si peu de choses)!
?musee @ambiance- Bof bof, musée (vieillot|mal éclairé) et rien de neuf depuis des années.
?musee @ambiance- tout un étage est fermé (sans prévenir|)...
?grotte @prix- bof pour ce que ça coute 11 euros par adulte et la boutique à la sortie , il y en a une autre plus loin elle est bien mieu celle ci très moyenne
?chateau @prix- Beau château mais je trouve que ça fait une somme pour ce qu'on voit tout est en supplément le parking l'audioguide
?!nature @attente-,prix- Apres 40 min d'attente la visite dure meme pas ca et y'a tellement de gens qu'on voit rien!!!! Y'a mieux dans le coin et moins cher, en gros attrape touriste
?parc-animalier,worst @prix-,ambiance- ARNAQUE Ce parc ne correspond pas du tout aux photos et le tarif est énorme ! on voit deux biches et des chèvres dans un pré qu'on longe par un chemin plein de boue .
?chateau @ambiance-,prix-,pedagogie- Un beau château mais rien de prévu pour recevoir autant de gens. Il y a du monde partout et donc on avance pas du tout. C'est pénible avec des petits qui ont chaud. On a payé plein tarif et on a vu la moitié. Pourquoi pas des créneaux comme ailleurs et un peu plus d'explications dans les pièces.
?jardin @proprete-,ambiance- A REVOIR ! Pas assez entretenu je trouve, les allées sont pleines d'herbe et le bassin est vert !
`;
