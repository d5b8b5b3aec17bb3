/** What is said of the whole: short judgements, stories without one subject, endings. */
export const frenchGeneral = `
# any and
et
# any marks
Les + :@Les - :
+ :@- :
Points forts :@Points faibles :
Plus@Moins
# lodging,camping verdict 5
Encore mieux que sur les photos.
On ne voulait plus repartir.
Le meilleur séjour de notre voyage.
Un vrai coup de cœur.
J'y retourne les yeux fermés.
# lodging,camping verdict 4
Bon séjour dans l'ensemble.
On est contents d'avoir choisi ici.
Une bonne adresse à garder.
On a passé un bon moment.
Très bien pour deux ou trois nuits.
# lodging,camping verdict 3
Il y a du bon et du moins bon.
Je m'attendais à mieux vu les avis.
Ni bien ni mal.
Ça dépanne.
# lodging,camping verdict 2
Loin de ce qui est annoncé.
Je ne conseille pas.
Pas à la hauteur de ce qu'on a payé.
On ne reviendra pas.
# lodging,camping verdict 1
Le pire séjour depuis des années.
# restaurant verdict 5
Un régal de bout en bout.
Très belle découverte.
On a passé une soirée délicieuse.
Une adresse rare dans le coin.
# restaurant verdict 4
Une valeur sûre du quartier.
C'était bon et on a bien ri.
On y retournera avec plaisir.
# restaurant verdict 3
C'était mieux avant.
# restaurant verdict 2
Très en dessous de sa réputation.
On aurait dû lire les avis récents.
Une soirée ratée.
# restaurant verdict 1
Lamentable.
A éviter absolument.
Une honte pour le métier.
Jamais vu ça.
# visit,shop verdict 5
On a adoré.
On ne voit pas le temps passer.
Superbe découverte.
Je recommande les yeux fermés.
Ça vaut largement le détour.
On en est ressortis enchantés.
# visit,shop verdict 4
Belle découverte.
On a bien aimé.
Une jolie surprise.
# visit,shop verdict 3
Sympa mais sans plus.
Une fois suffit.
# visit,shop verdict 2
Rien à voir avec la brochure.
Très surfait.
# visit,shop verdict 1
Une après-midi gâchée.
Inadmissible.
# lodging,camping terse 5
(Parfait|Génial|Impeccable|Au top|Excellent séjour|Superbe|Merveilleux|Top)
(Tout était parfait|Rien à redire|Que du bonheur|Séjour au top|Nickel)
(Merci pour tout|Nous reviendrons|Je recommande vivement|Je recommande|A refaire)
(Super séjour|Super week-end|Très beau séjour), (merci|on reviendra|à bientôt)
(Au top du top|Extra)
# lodging,camping terse 4
(Très bien|Bien|Bon séjour|Très correct|Agréable|RAS|Satisfait~)
(Très bien dans l'ensemble|Bonne adresse|Bon hôtel|Bon rapport qualité prix)
(Bien|Très bien), (je recommande|on reviendra|bonne étape)
# lodging,camping terse 3
(Moyen|Correct sans plus|Bof|Peut mieux faire|Ça passe pour une nuit|Pas mal)
(Mitigé~|Correct|Moyen plus|Rien d'exceptionnel|Sans plus)
# lodging,camping terse 2
(Décevant|Très moyen|Pas à la hauteur|Déçu~|A revoir|Bof bof)
(Je ne recommande pas|Pas conforme|On ne reviendra pas)
# lodging,camping terse 1
(A fuir|Nul|Une honte|Horrible|A éviter absolument|Zéro)
(N'y allez pas|Arnaque|Plus jamais|Catastrophe)
# restaurant terse 5
(Excellent|Délicieux|Un régal|Parfait|Top|Super resto|Miam|Exquis)
(On s'est régalés|Une tuerie|Un délice|Meilleur resto du coin|Quel repas|Allez-y)
(Toujours aussi bon|Au top|Très bon repas|Rien à dire, parfait|Merci au chef)
# restaurant terse 4
(Très bon|Bon resto|Bien mangé|Sympa|Bonne adresse|Très bien)
(Bon et copieux|Bonne cuisine|Bon accueil, bons plats|On reviendra)
# restaurant terse 3
(Moyen|Bof|Correct|Sans plus|Un peu cher|Pas mal)
(Bon mais trop long|Sans surprise|C'était mieux avant)
# restaurant terse 2
(Déçu~|Décevant|Très moyen|Pas terrible|Trop cher)
(Service à revoir|Froid et fade|Bof bof)
# restaurant terse 1
(A fuir|Immangeable|Nul|Honteux|Scandaleux)
(Plus jamais|Gardez votre argent|Une catastrophe)
# visit,shop terse 5
(Super|Génial|Magnifique|Top|Parfait|Excellent|A faire|Waouh)
(Très bon moment|Un super moment|A ne pas rater|On a adoré|Bravo|Je recommande)
# visit,shop terse 4
(Très bien|Bien|Sympa|Intéressant|Jolie découverte|Bon moment)
(A voir|Bien mais il y a du monde|Pas mal du tout)
# visit,shop terse 3
(Moyen|Bof|Sans plus|Un peu cher)
(Vite vu|Peut mieux faire|Correct)
# visit,shop terse 2
(Déçu~|Décevant|Pas terrible|Trop cher)
# visit,shop terse 1
(Nul|A éviter|Arnaque|Inadmissible|Zéro)
`;
