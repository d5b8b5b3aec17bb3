/** Sites to visit. */
export const frenchSites = `
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
# site attente +
?!nature Pas d'attente, billets pris en ligne.
?!nature Entrée rapide, même un dimanche de pluie.
?!nature Bien organisé, les groupes sont espacés.
# site attente -
?!nature Une seule caisse ouverte, trop d'attente.
?!nature $longmin minutes de queue avec un billet déjà acheté.
?!nature Départ de la visite très en retard.
# site attente ~
?!nature Un peu d'attente à la caisse, prenez vos billets à l'avance.
# site prix +
?!nature Pour $fee € c'est donné.
?!nature Tarif famille très correct.
?!nature Entrée à petit prix, on ne s'attendait pas à autant.
?nature C'est gratuit, et c'est plus beau que bien des choses payantes.
# site prix -
?!nature Trop cher pour ce qu'il y a à voir.
?!nature Entrée chère, et le parking est en plus.
?!nature Plein tarif dès 4 ans, pas très famille.
?nature Parking payant au prix fort pour une promenade.
# site prix ~
?!nature Un peu cher à quatre.
?!nature L'audioguide devrait être compris.
# site accueil +
?!nature Accueil souriant à la caisse.
?!nature Bénévoles passionnés, on sent qu'ils y croient.
?!nature La dame de l'entrée nous a très bien conseillés.
?!nature Le personnel est disponible dans chaque salle.
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
