/** Turns, closings, titles and the shortest reviews. */
export const frenchEndings = `
# any turn ~
Seul bémol :
Petit bémol :
Par contre,
(Un seul regret|Seul petit regret) :
(Seule ombre au tableau|Pour chipoter un peu) :
(A noter quand même|Juste une remarque) :
(Seul point à améliorer|Le petit moins) :
(Bon, après,|Après,)
# any turn -
En revanche,
Par contre,
Mais
(Gros point noir|Le hic|Là où ça coince) :
(Côté négatif|Moins bien) :
Malheureusement,
# any turn +
Heureusement,
(Seul point positif|Le positif|Pour être juste) :
(Cela dit|Ceci dit|A leur décharge),
(Une bonne note quand même|On sauve une chose) :
# any and
et
# any more +
En plus,
Et
Sinon,
(Autre bon point|Autre point fort) :
A souligner aussi :
# any more -
Et
En plus,
Pour couronner le tout,
Et ce n'est pas tout :
Quant au reste,
# any marks
Les + :@Les - :
+ :@- :
Points forts :@Points faibles :
Positif :@Négatif :
On a aimé :@On a moins aimé :
# stay closing 5
- (On reviendra|Nous reviendrons|On y retournera) (sans hésiter|l'an prochain|c'est sûr|, et plus longtemps)
- (Merci|Un grand merci|Encore merci) (à toute l'équipe|pour tout|pour ce moment)
(Je recommande|A recommander) (les yeux fermés|vivement|sans réserve|à 100 %)
- (Vivement|A très vite pour) le prochain séjour
(Ne changez rien|Surtout, ne changez rien)
?famille Les enfants (demandent déjà quand on y retourne|ne voulaient plus partir)
On a déjà (re-réservé|repris des dates) pour (l'an prochain|juin|septembre)
?affaires (Adresse notée|J'y reprends une chambre) pour mes prochains déplacements
# stay closing 4
- (A recommander|On recommande|Je recommande) (quand même|sans souci|)
- On (reviendrait|y retournerait) (volontiers|avec plaisir)
- (Bonne étape|Bon point de chute) (pour une nuit ou deux|pour découvrir la région)
(Rien de grave|Des détails), (l'essentiel est là|on y retournerait)
(A quelques détails près|Avec deux ou trois améliorations) ce serait parfait
# stay closing 3
- (Pour dépanner|Pour une nuit), (pas plus|ça ira)
(A voir|On verra) (après travaux|si la direction réagit)
- (Pas certain~ d'y retourner|On ira voir ailleurs la prochaine fois)
Un peu plus de (soin|rigueur) et ce serait bien
# stay closing 2
- (On ne reviendra pas|Nous n'y retournerons pas|Je n'y remettrai pas les pieds)
(Il y a mieux|On trouve bien mieux) (dans le coin|pour le même prix|à deux kilomètres)
(Une remise en question s'impose|Il est temps de se réveiller)
Notre mail (est resté sans réponse|attend toujours une réponse)
# stay closing 1
- (Fuyez|Passez votre chemin|A éviter absolument)
[Nous avons demandé/J'ai demandé/On a demandé] le remboursement, (refusé|aucune réponse à ce jour)
- (Plus jamais|Jamais plus)
Vous voilà prévenus
# restaurant closing 5
- (On y retourne dès qu'on peut|On reviendra, c'est certain|Vivement la prochaine fois)
- (Allez-y les yeux fermés|Foncez|Pensez à réserver)
- (Bravo au chef et à sa brigade|Un grand bravo à toute l'équipe|Merci pour ce moment|Bravo au chef)
(On a déjà réservé pour jeudi|On est revenus le surlendemain, c'est dire)
# restaurant closing 4
- (On reviendra|A refaire|Je recommande)
- (Une bonne adresse à garder|Adresse notée)
Pensez à réserver, (c'est souvent plein|la salle n'est pas grande)
# restaurant closing 3
- (On retentera peut-être|Peut-être un mauvais jour)
- (Pas sûr~ d'y revenir|Sans plus, donc)
# restaurant closing 2
- (On ne reviendra pas|Sans nous la prochaine fois)
Il y a bien mieux (à deux rues|à $town) pour le même prix
# restaurant closing 1
- (A fuir|Passez votre chemin|Plus jamais)
(Quel dommage|Triste), une si belle (place|salle)
# visit,shop closing 5
- (A faire et à refaire|Je recommande à 100 %|Foncez)
- (Merci pour ce bon moment|Bravo à toute l'équipe|Un grand merci)
- On (reviendra|y retournera) (avec des amis|avec les petits-enfants|l'été prochain)
# visit,shop closing 4
- (A recommander|On conseille|A faire)
(Ça vaut le détour|Comptez deux bonnes heures|Bonne idée de sortie)
# visit,shop closing 3
(On ne regrette pas mais on n'y retournera pas|A voir une fois)
# visit,shop closing 2
- (Dommage|On ne le refera pas|Sans regret de ne pas revenir)
# visit,shop closing 1
- (A éviter|Passez votre chemin|Remboursez !)
# lodging,camping terse 5
(Parfait|Génial|Impeccable|Au top|Excellent séjour|Superbe|Merveilleux)
(Tout était parfait|Rien à redire|Que du bonheur|Un vrai petit paradis|Séjour au top)
(Très bon accueil, très bel endroit|On s'y sent comme chez soi|Nous reviendrons|Je recommande vivement)
(Super séjour|Super week-end), (merci pour tout|on reviendra|à bientôt)
(Personnel en or|Des gens en or), (merci|bravo)
10/10 (rien à ajouter|sans hésiter|)
# lodging,camping terse 4
(Très bien|Bien|Bon séjour|Très correct|Bon rapport qualité prix|Agréable)
(Très bien dans l'ensemble|Bonne adresse|Bien situé et propre|Conforme à la description|Bon séjour en famille)
(Bien|Très bien), (je recommande|on reviendra|bonne étape)
# lodging,camping terse 3
(Moyen|Correct sans plus|Bof|Peut mieux faire|Ça passe pour une nuit|Pas mal mais vieillissant)
(Cher pour ce que c'est|Correct, mais mérite des travaux|Mitigé~ sur ce séjour)
# lodging,camping terse 2
(Décevant|Très moyen|Pas à la hauteur|Déçu~|A revoir)
(Je ne recommande pas|Trop cher et mal entretenu|Pas conforme aux photos)
# lodging,camping terse 1
(A fuir|Nul|Une honte|Horrible|A éviter absolument|Zéro)
(Sale et hors de prix|N'y allez pas|Arnaque|Plus jamais)
# restaurant terse 5
(Excellent|Délicieux|Un régal|Parfait|Top|Super resto|Miam)
(Très bon accueil et très bonne cuisine|On s'est régalés|Cuisine au top, service au top|Une tuerie|Je recommande les yeux fermés)
(Toujours aussi bon|Jamais déçu~ ici|Meilleur resto du coin|Une adresse qu'on garde pour nous|Quel repas|Allez-y)
# restaurant terse 4
(Très bon|Bon resto|Bien mangé|Sympa|Bonne adresse|Très bien)
(Bon et copieux|Bonne cuisine, prix corrects|Terrasse agréable, bons plats)
# restaurant terse 3
(Moyen|Bof|Correct|Sans plus|Un peu cher)
(Bon mais trop long|Correct, sans surprise|C'était mieux avant)
# restaurant terse 2
(Déçu~|Décevant|Très moyen|Pas terrible|Trop cher)
(Service à revoir|Froid et fade|Bien trop d'attente)
# restaurant terse 1
(A fuir|Immangeable|Nul|Honteux|Scandaleux)
(Service inexistant|Plus jamais|Gardez votre argent)
# visit,shop terse 5
(Super|Génial|Magnifique|Top|Parfait|Excellent|A faire)
(Très belle visite|Un super moment|Merci pour l'accueil|Les enfants ont adoré|Vaut vraiment le détour|Personnel adorable)
# visit,shop terse 4
(Très bien|Bien|Sympa|Intéressant|Jolie découverte|Bon moment)
(A voir|Sympa en famille|Bien mais il y a du monde)
# visit,shop terse 3
(Moyen|Bof|Sans plus|Un peu cher)
(Vite vu|Peut mieux faire|Correct)
# visit,shop terse 2
(Déçu~|Décevant|Pas terrible|Trop cher)
# visit,shop terse 1
(Nul|A éviter|Arnaque|Inadmissible|Zéro)
# stay title 5
(Séjour parfait|Un vrai coup de cœur|Une parenthèse enchantée|Merveilleux|On reviendra !|A recommander sans hésiter|Exceptionnel|Au top|Havre de paix|Superbe adresse|Week-end réussi|Rien à redire|Tout simplement parfait|Bravo)
?couple (Week-end en amoureux réussi|Parfait à deux)
?famille (Vacances en famille réussies|Idéal en famille)
?lake (Un bijou au bord $dulac|La vue !)
# stay title 4
(Très bon séjour|Bonne adresse|Bonne étape|Agréable|Bien|Séjour agréable|Bonne surprise|Très correct|Conforme à nos attentes)
?famille Bien en famille
# stay title 3
(Moyen|Correct sans plus|Mitigé|Peut mieux faire|Bilan partagé|Pour une nuit|A rénover|Dommage)
# stay title 2
(Décevant|Déception|Pas à la hauteur|Bof bof|Photos trompeuses|A revoir|Trop cher)
# stay title 1
(A fuir|Une honte|Catastrophique|N'y allez pas|Le pire séjour|Inadmissible|Arnaque)
# restaurant title 5
(Un régal|Excellent|Quelle belle découverte|Une table à ne pas manquer|Délicieux|On s'est régalés|Coup de cœur|Le top|Foncez|Une pépite|Toujours aussi bon)
# restaurant title 4
(Très bon|Bonne adresse|Bien mangé|Bonne table|Sympathique|Bon moment|Valeur sûre)
# restaurant title 3
(Moyen|Sans plus|Mitigé|Correct|Peut mieux faire|Attente trop longue|Bof)
# restaurant title 2
(Décevant|Grosse déception|Très moyen|Réputation usurpée|Dommage)
# restaurant title 1
(A fuir|Lamentable|Plus jamais|Une honte|Inadmissible)
# visit,shop title 5
(Superbe|A faire absolument|Un excellent moment|Passionnant|Génial|Magnifique|Belle surprise|Incontournable)
# visit,shop title 4
(Belle découverte|Très bien|Sympa|Bonne sortie|Intéressant|A voir)
# visit,shop title 3
(Moyen|Sans plus|Mitigé|Vite vu)
# visit,shop title 2
(Décevant|Surfait|Déçus|Trop cher)
# visit,shop title 1
(A éviter|Arnaque|Nul|Inadmissible)
`;

/** Words for the slots. */
export const frenchWords = `
lake = le lac
lake:dunes = la plage
thelake = le lac
thelake:dunes = l'océan
dulac = du lac
dulac:dunes = de l'océan
tolake = au lac
tolake:dunes = à la plage
onlake = sur le lac
onlake:dunes = sur l'océan
hostess = Sophie | Nadia | Martine | Clara | Manon | Christine | Agathe | Patricia | Josiane | Marie-Pierre | Fanny | Hélène
guide = Julien | Thibault | Lucas | Yann | Mehdi | Léo | Samuel | Romain
staff = Sophie | Julien | Nadia | Martine | Thibault | Lucas | Clara | Éric | Manon | Yann | Christine | Mehdi | Léo | Agathe | Patricia | Samuel
months = janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre
thedish = le magret | la truite aux amandes | le risotto aux cèpes | l'entrecôte | la blanquette | le filet de perche | l'épaule d'agneau | la joue de bœuf confite | le burger maison | le pavé de sandre | la souris d'agneau | le tartare
thedish:pizzeria = la calzone | la quatre fromages | la regina | les linguine aux palourdes | la pizza du mois | la burrata
thedish:creperie = la complète | la galette chèvre-miel | la forestière | la galette reblochon
thedish:gastronomique = l'omble chevalier | le ris de veau | le pigeon | le foie gras poêlé | la volaille aux morilles | l'agneau de lait
thedishup = Le magret | La truite | Le risotto | L'entrecôte | La blanquette | Le filet de perche | Le burger | Le pavé de sandre
thedishup:pizzeria = La calzone | La quatre fromages | La regina | Le tiramisu
thedishup:creperie = La complète | La galette chèvre-miel | La forestière
thedishup:gastronomique = L'omble chevalier | Le ris de veau | Le pigeon | L'agneau de lait
dessert = fondant au chocolat | tiramisu | café gourmand | moelleux aux noix | paris-brest | sablé aux myrtilles
dessert:creperie = caramel au beurre salé
dessert:pizzeria = tiramisu
dessert:gastronomique = soufflé | pré-dessert au citron | chariot de fromages
`;
