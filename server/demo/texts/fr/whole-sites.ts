/** Whole reviews of museums, castles, gardens and other places to see: most are a sentence or two. */
export const frenchWholeSites = `
# site flow good
?musee @pedagogie+ Musée très intéressant, (clair|bien fait) et pas trop grand.
?musee Compter une bonne heure.
?musee,good @prix- Beau musée mais $fee € c'est un peu élevé.
?musee,good @prix- Très belles collections. L'audioguide devrait être compris dans le prix.
?musee,top @pedagogie+ J'y connais rien et c'est très bien expliqué
?musee,together Musée visité un jour de pluie, très belle surprise.
?musee @accueil+ Le monsieur de l'accueil est très gentil, il explique bien.
?musee petit musée sympathique, entrée pas chère.
?musee J'ai surtout aimé (les vieilles photos|la salle du haut|la partie sur les métiers).
?musee,!weekend,!holidays En semaine il n'y a presque personne.
?musee @pedagogie+ J'ai appris plein de choses, les explications sont claires
?musee,good @acces- Musée très intéressant. (impossible de se garer devant|le parking est minuscule)
?musee,!solo @pedagogie+ Prenez la visite guidée, elle est vraiment bien.
?musee,together @pedagogie+,accueil+ Musée intéressant et bien présenté, personnel agréable.
?musee Le musée a été refait, c'est clair et bien présenté maintenant.
?musee Attention ils ferment (le midi|le mardi|une heure le midi)
?musee,good,summer @equipements- beau musée, qu'est ce qu'il faisait chaud a l'étage !
?musee,groupe @accueil+ Sortie avec notre club, très bien reçus.
?musee,good @numerique- Musée bien fait. L'application ne marchait pas sur mon téléphone.
?musee Cela faisait longtemps que je voulais le voir, je ne suis pas déçu~.
?musee,top Vraiment magnifique !
?musee,famille,holidays,good @ambiance- Beaucoup de choses à faire. Trop de monde pendant les vacances.
?musee La (dernière salle|partie du haut) est la plus belle.
?musee @prix+ Gratuit le premier dimanche (du mois|) !
?musee,solo J'y passe à chaque nouvelle exposition.
?musee Le film au début est très bien fait.
?musee,good @equipements- Comptez deux heures. pas assez de bancs
?chateau @pedagogie+ Magnifique château, la visite guidée est (très intéressante|passionnante).
?chateau @pedagogie+ La guide connait bien son sujet.
?chateau,together Château meublé et très bien entretenu.
?chateau @ambiance+ Le parc est très beau.
?chateau,together On a passé l'après-midi dans le parc, très agréable.
?chateau,good @attente- Guide passionnant. Il faut attendre, $longmin min pour nous.
?chateau,good Regardez bien les horaires avant de venir, ce n'est pas clair.
?chateau petit château encore habité, bien meublé. Une heure avec le guide
?chateau,good @prix- Superbe château. Parking payant en plus de l'entrée, c'est abusé.
?chateau,!summer Il fait froid dans les salles, prenez une veste !
?chateau Superbe endroit, belle vue depuis la tour
?chateau,top Le plus beau château de la région (à mon avis|).
?chateau @pedagogie+ le guide (raconte très bien|est super)
?chateau @accueil+ Merci à la guide, très gentille.
?chateau,good @prix- Beau château. L'entrée est un peu chère pour une famille.
?jardin,!winter @ambiance+ Très bel endroit, très reposant.
?jardin,spring Les tulipes étaient magnifiques.
?jardin,summer Les roses sont superbes !!
?jardin,autumn Les couleurs d'automne sont (magnifiques|superbes).
?jardin,!winter @proprete+ Très bien entretenu, bravo aux jardiniers.
?jardin,good @prix- Jardin magnifique. L'entrée n'est pas donnée
?jardin @ambiance+ Calme, de l'ombre et des bancs.
?jardin,good,summer @ambiance- Venez le matin, après il y a trop de monde.
?jardin,!winter De bonnes idées pour chez moi !
?grotte Prenez un pull, il fait froid
?grotte @ambiance+ La grande salle avec les lumières est (magique|impressionnante).
?grotte @pedagogie+ Guide drôle et qui explique bien.
?grotte,good @acces- Très belle grotte. Beaucoup de marches.
?grotte Photos interdites mais très belle grotte.
?jardin,!winter @proprete+,ambiance+ Beau jardin bien entretenu avec beaucoup de fleurs.
?grotte @attente+ Réservé la veille, aucune attente.
?parc-animalier,famille @ambiance+ Les animaux ont de la place et sont bien traités.
?parc-animalier,famille Comptez la demi-journée !
?parc-animalier,famille @prix+ Pique-nique autorisé et parking gratuit.
?parc-animalier,good @restauration- Super parc. Le snack est cher et pas bon.
?abbaye Le cloître est (magnifique|très beau).
?abbaye,good Il ne reste pas grand chose mais l'endroit est très beau.
?abbaye @prix+ Visite libre pas chère, merci aux bénévoles.
?nature @ambiance+ Balade (facile|tranquille) et très belle vue à l'arrivée.
?nature A faire tôt, après c'est la foule.
?nature,famille Faisable avec des enfants de (5|6) ans
?nature Prévoyez de l'eau, il n'y en a pas (en haut|sur le chemin).
?nature @proprete+ Très propre, aucun déchet
?nature J'y viens toutes les semaines.
?nature,good @acces- Panorama exceptionnel. Route étroite pour y monter.
?nature,good @acces- Belle balade dans un cadre superbe. Mal indiqué
?nature,good @acces- Endroit magnifique. Le parking est trop petit en été.
?nature,winter Encore plus beau avec la neige
?nature,dogs Chiens acceptés en laisse.
?nature Magnifique la vue !!!
?nature,top Un des plus beaux endroits du coin
?nature,autumn Hors saison il n'y a presque personne
?!nature @accueil+ Personnel (souriant|adorable).
?!nature,good @prix- Un peu cher mais je recommande.
?!nature @prix+ Pour le prix il n'y a rien à dire.
@pedagogie+ (Très bien|Vraiment bien) expliqué du début à la fin.
A voir au moins une fois
?!nature,good,weekend @attente- $min minutes de queue le dimanche, prenez vos billets à l'avance.
?!nature @attente+ Pas d'attente, billets pris sur internet.
on m'en avait parlé et je suis pas déçu~
?together Une bonne (matinée|demi-journée).
?top Magnifique !!! j'ai pas eu le temps de tout faire
?amis A faire entre amis, sans ce presser
@ambiance+ Super endroit, (reposant|apaisant).
?parc-animalier,famille,good @prix- Les enfants ont adoré, on y a passé la journée. cher à cinq
Très beau site (à découvrir|).
?famille Sympa en famille !
?!nature,good @equipements- Guide super. Pas assez de toilettes.
?!nature @equipements+ Parking gratuit et petit café.
?!nature @restauration+ Le salon de thé fait de bons gâteaux maison !
?good C'est beau, juste un peu court.
?good,holidays @ambiance- Très bel endroit. Beaucoup trop de monde en août
?!nature,!solo @pedagogie+ Merci à $guide pour la visite, très intéressante
Vaut le détour.
?together Plus beau que sur les photos
?!nature,famille @prix+ Gratuit pour les moins de 12 ans, merci.
?!nature,good @pedagogie- Lieu magnifique. Il manque quelques panneaux.
?!nature,dogs Chien accepté en laisse.
?good Bien, mais plus petit que je pensais
# site flow mixed
?musee @pedagogie- De belles pièces mais peu d'explications
?musee @prix- Trois salles pour $fee euros, bof
?musee,famille @pedagogie- Rien pour les enfants.
?musee Bien pour les passionnés, moi je me suis un peu ennuyé~.
?musee @equipements- Un étage fermé et plein tarif quand même.
?musee Ni bien ni mal.
?chateau @pedagogie- dedans presque pas de meubles.
?chateau @ambiance- Groupe beaucoup trop grand, on n'entendait rien.
?chateau,together @prix- C'est devenu très commercial.
?chateau @attente- $longmin minutes d'attente
?jardin,summer Tout était sec. A revoir au printemps
?jardin @prix- joli mais petit, $fee € c'est un peu cher
?parc-animalier,famille @equipements- Moyen, beaucoup d'enclos vides.
?abbaye @accueil- Beau cloître mais accueil froid.
?nature @proprete- Très joli coin mais (des papiers par terre|les poubelles débordent).
?nature,holidays @acces- C'est beau mais impossible de se garer.
?!nature Correct, sans plus.
Pas mal mais je n'y retournerais pas.
Bof, je m'attendais à autre chose
@pedagogie- On n'apprend pas grand chose.
?!nature,good @attente- Trop d'attente
# site flow bad
?musee @prix- $fee € pour pas grand chose.
?musee @accueil- On vous presse pour sortir.
?musee @acces- fermé alors que le site internet indiquait ouvert
?musee,famille @accueil- Personnel désagréable avec les enfants.
?musee @equipements- trop sombre, trop chaud et audioguide en panne
?musee @pedagogie- Rien n'est expliqué.
?chateau @prix- $fee euros pour quatre pièces vides
?chateau @attente- Une heure de queue puis la visite est complète !!
?chateau @prix- tout est interdit au public, $fee € pour voir la cour
?!nature @prix-,pedagogie- Trop cher pour une visite aussi courte et il n'y a pas assez d'explications.
?jardin,!winter @equipements- C'est (mal entretenu|plein d'herbes) et les bassins sont vides.
?jardin,summer @prix- Cher pour un jardin tout sec.
?grotte @ambiance- 50 personnes par groupe, on n'entend rien.
?grotte @attente- Presque une heure d'attente dehors (malgré une réservation|)
?parc-animalier,famille @proprete- Les animaux sont dans la boue et ça sent mauvais.
?parc-animalier @prix- Beaucoup trop cher pour des enclos vides.
?abbaye @equipements- Pas de toilettes et pas d'eau.
?nature @acces- Sentier fermé et rien ne l'indique en bas !
?nature,holidays @proprete- Sale en été, (mégots et canettes|papier toilette) partout
?!nature,together @accueil-,attente- Longue attente à la caisse et personnel pas aimable.
?!nature @prix- $fee € pour $min minutes
@accueil- personnel désagréable, on ne nous regarde même pas
?groupe,!nature @accueil- Réservé pour (18|24) personnes et à l'arrivée personne n'était au courant.
?groupe,!nature @pedagogie- Mauvais guide, groupe très déçu.
?famille @ambiance- Trop de monde, les enfants n'ont rien vu.
?!nature @accueil- caissière au téléphone, pas un bonjour
A éviter
?worst Je ne comprends pas les 5 étoiles
?!nature @proprete- Toilettes immondes
`;
