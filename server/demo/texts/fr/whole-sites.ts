/** Whole reviews of museums, castles, gardens and other places to see: most are a sentence or two. */
export const frenchWholeSites = `
# site flow good
?musee @pedagogie+ Musée (très intéressant|bien fait), clair et pas trop grand.
?musee Compter une bonne heure, (un peu plus avec le film|plus si vous lisez tout).
?musee @accueil+ La dame de l'accueil m'a bien expliqué (par où commencer|comment se faisait la visite), ça change.
?musee,famille @pedagogie+ Les enfants ont un carnet à remplir pendant la visite et (ça leur a beaucoup plu|les miens ont adoré) !
?musee,famille On y retourne, ma fille (veut tout refaire|n'a parlé que de ça au retour).
?musee,good @prix- Beau musée mais $fee € (par personne|l'entrée) c'est un peu élevé.
?musee,good @prix- L'audioguide devrait être compris dans le prix, (sinon très bien|à part ça belle visite).
?musee de l'extérieur on se dit que c'est petit et en fait j'y suis resté~ (deux heures|presque deux heures)
?musee,top @pedagogie+ J'y connais rien et j'ai (tout compris|adoré), c'est très bien expliqué
?musee,together Entrés par hasard parce qu'il pleuvait, et (on n'a pas regretté|une très belle surprise).
?musee @accueil+ Le monsieur de l'accueil est passionné, (merci à lui|on aurait pu l'écouter longtemps) !!
?musee petit musée sympathique, entrée pas chère. (A voir si vous êtes dans le coin|A faire un jour de pluie).
?musee,couple,woman Mon mari d'habitude n'aime pas les musées, celui ci lui a (plu|beaucoup plu).
?musee J'ai surtout aimé (les vieilles photos|la salle du haut|la partie sur les métiers).
?musee,!weekend,!holidays En semaine (personne|presque personne), on prend son temps.
?musee @pedagogie+ Super musée !! (On apprend plein de trucs|J'ai appris plein de choses) et c'est pas ennuyeux du tout
?musee,good @acces- Bien mais (impossible de se garer devant|le parking est minuscule), mettez vous plus bas et montez à pied
?musee,!solo @pedagogie+ Prenez la visite guidée, (elle est vraiment bien|ça change tout).
?musee,!solo @pedagogie+ Notre guide répondait à toutes les questions, même aux plus bêtes, et ça a duré plus que l'heure annoncée.
?musee,good Le premier étage est (superbe|très réussi), le bas un peu vieillot.
?musee Je connaissais l'ancien musée, ça n'a plus rien à voir, (c'est clair et bien présenté maintenant|bravo pour les travaux).
?musee Attention ils ferment (le midi|le mardi|une heure le midi), je me suis fait avoir
?musee,famille,!weekend @accueil+ Atelier pour enfants très bien fait, animatrice (patiente|adorable).
?musee,good,summer @equipements- Bien mais qu'est ce qu'il faisait chaud a l'étage ! (prenez de l'eau|allez y plutot le matin)
?musee @prix+,accueil+ C'est tenu par des bénévoles, le prix est tout petit et ils sont (passionnés|très gentils), allez y
?musee,dunes La partie sur la pêche est (la mieux faite|très bien), les maquettes aussi.
?musee,dunes Bonne idée quand la plage c'est pas possible.
?musee,groupe @accueil+ Sortie avec notre club, (tout était bien organisé|très bien reçus), des sièges pour les plus âgés.
?musee,groupe @pedagogie+ Deux guides pour notre groupe, donc tout le monde a pu voir et entendre.
?musee,good @numerique- L'application (ne marchait pas sur mon téléphone|plante), prenez les feuilles en papier
?musee Cela faisait longtemps que je voulais le voir, je ne suis pas déçu~ (du tout|).
?musee,top Je ne m'attendais pas à ça dans une petite ville, (vraiment magnifique|bravo) !
?musee,famille,holidays,good @ambiance- Trop de monde pendant les vacances, on ne voyait pas (les vitrines|grand chose). Le musée est bien sinon
?musee La (dernière salle|partie du haut) est la plus belle, gardez du temps pour.
?musee,good @equipements- La boutique (n'a pas grand chose|est un peu vide), dommage car j'aurais bien pris le livre de l'expo.
?musee @prix+ Gratuit le premier dimanche, (on en a profité|pensez y) !
?musee,solo J'y passe à chaque nouvelle exposition.
?musee @acces+ Ascenseur à tous les étages, (ma mère a tout vu en fauteuil|parfait pour ma belle mère qui marche mal).
?musee Il faut aimer le sujet. Moi (j'ai aimé|j'aime), donc très bien.
?musee,winter On est bien au chaud (et il n'y a pas un chat|) !
?musee Le film au début est (à voir|très bien fait), ne le zappez pas.
?chateau @pedagogie+ Magnifique château, la visite guidée est (très intéressante|passionnante).
?chateau @pedagogie+ On sent que (la guide connait bien son sujet|le guide est amoureux des lieux).
?chateau,together Meublé et très bien entretenu, (la cuisine|la grande salle) est superbe.
?chateau @ambiance+ Le parc à lui seul vaut le déplacement.
?chateau,together On a passé l'après-midi dans le parc sans voir le temps passer.
?chateau,good @attente- (Il faut attendre le guide|On ne peut pas entrer sans guide), $longmin min pour nous. C'est beau donc ça va
?chateau,good Regardez bien les horaires avant de venir, ce n'est pas clair sur le site.
?chateau,famille les enfants ont pu (se déguiser|mettre un costume) pour la visite, ils étaient aux anges
?chateau,famille,good @acces- Escalier étroit qui tourne, avec (un petit dans les bras|un porte bébé) ce n'est pas évident
?chateau petit château encore habité, meublé (comme autrefois|avec goût). Une heure avec le guide
?chateau,good @prix- Faire payer le parking en plus de l'entrée c'est abusé (quand même|). Le château est superbe
?chateau,couple Guide qui prend son temps, (on était six|nous n'étions que quatre) ce matin là.
?chateau,!summer Il fait froid dans les salles, prenez une petite veste ! (Très belles tapisseries|C'est beau).
?chateau Superbe endroit... Rien que pour (la vue depuis la tour|le salon du premier) ça vaut le coup
?chateau Prévoir (de bonnes chaussures|des chaussures plates) à cause des pavés.
?chateau,top Le plus beau de la région (à mon avis|), et j'en ai vu quelques uns.
?chateau @pedagogie+ pas une visite ou on s'endort, le guide (fait participer tout le monde|raconte très bien)
?chateau @accueil+ (Merci à la guide|Bravo à la guide), qui a fait la visite juste pour nous deux.
?jardin,!winter @ambiance+ (Un vrai bonheur|Quel endroit), on s'assoit sur un banc et on oublie tout
?jardin,spring Les tulipes étaient (toutes ouvertes|magnifiques), c'est la bonne période.
?jardin,summer Les roses !! (Venez tôt, il fait moins chaud|Superbe).
?jardin,autumn Les couleurs d'automne sont (magnifiques|superbes), moins de fleurs forcément.
?jardin,!winter @proprete+ Très bien entretenu, pas une mauvaise herbe, (chapeau aux jardiniers|un travail de fou).
?jardin,!winter Jardin pas très grand mais chaque coin est différent.
?jardin,good @prix- L'entrée n'est pas donnée mais quand on voit (le travail|l'entretien que ça demande) je comprends
?jardin,!winter On y va tous les ans avec ma mère(, jamais à la même saison|).
?jardin @ambiance+ Calme, ombre, bancs partout. (Parfait|C'est tout ce que je cherchais).
?jardin,good,summer @ambiance- Venez le matin, après (les cars arrivent|ça devient noir de monde).
?jardin,!winter J'ai noté plein d'idées pour chez moi !
?jardin,famille,!winter Les miens ont couru partout sans que personne ne râle, (merci|ça fait du bien).
?grotte Prenez un pull, il fait (12|13) degrés même en plein été
?grotte @ambiance+ La grande salle avec les lumières c'est (magique|impressionnant).
?grotte,famille Les enfants avaient un peu peur au début et (ensuite ils ont adoré|puis plus du tout).
?grotte @pedagogie+ Guide drôle et qui explique bien, (les petits ont tout suivi|on comprend tout).
?grotte,good @acces- Beaucoup de marches (pour remonter|à la sortie), à savoir pour les personnes âgées. Sinon très beau
?grotte Pas de photos autorisées, du coup on regarde, (c'est pas plus mal|et c'est superbe).
?grotte @attente+ Réservé la veille, (rentrés à l'heure pile|aucune attente).
?parc-animalier,famille @ambiance+ Les animaux ont de la place, (ça fait plaisir à voir|on voit qu'ils sont bien traités).
?parc-animalier,famille Mon fils veut y retourner demain...
?parc-animalier,famille Comptez la demi-journée, (la nôtre a fini à la fermeture|nous on est restés jusqu'à la fermeture) !
?parc-animalier,famille @prix+ Pique-nique autorisé et parking gratuit, (c'est appréciable en famille|bravo).
?parc-animalier @accueil+,pedagogie+ La soigneuse a répondu à toutes les questions (des enfants|), super
?parc-animalier,good @restauration- Le snack est (cher et pas bon|à éviter), amenez vos sandwichs. Le parc est très bien
?abbaye @ambiance+ On entre et on parle tout bas. (Très beau|Quelle paix).
?abbaye Le cloître (vaut à lui seul la visite|est une merveille).
?abbaye @pedagogie+ La maquette à l'entrée aide bien à comprendre (les ruines|comment c'était avant).
?abbaye,good Il ne reste pas grand chose mais (c'est émouvant|l'endroit est très beau).
?abbaye @prix+ Visite libre pour trois fois rien, (merci aux bénévoles|les dons sont bienvenus et mérités).
?nature @ambiance+ Balade (facile|tranquille) et très belle vue à l'arrivée.
?nature A faire tôt, (à dix heures c'était déjà plein|après c'est la foule).
?nature,famille Faisable avec des enfants de (5|6) ans, les nôtres ont râlé à la montée et c'est tout
?nature Prévoyez de l'eau, il n'y en a pas (en haut|sur le chemin).
?nature @proprete+ Propre, (pas un papier par terre|aucun déchet), ça devient rare
?nature J'y viens toutes les semaines depuis que je suis à la retraite.
?nature,good @acces- Route étroite pour y monter, (bien se croiser|les camping cars oubliez). Mais quelle vue
?nature,good @acces- Mal indiqué, (on a tourné en rond|on l'a cherché), après c'est superbe
?nature,winter Avec la neige c'est (féérique|encore plus beau), raquettes conseillées
?nature,summer L'eau est froide mais ça fait un bien fou
?nature,dogs Chiens acceptés en laisse, (le nôtre était ravi|parfait).
?nature (Wahou|Magnifique) la vue !!!
?nature,top Un des plus beaux endroits que j'aie vus dans le coin
?nature,autumn Hors saison, (seul au monde|trois personnes croisées), c'est là qu'il faut venir
?!nature @accueil+ Personnel (souriant|adorable), ça met de bonne humeur.
?!nature,good @prix- Un peu cher à mon goût (mais je recommande|mais à faire une fois).
?!nature @prix+ Pour le prix il n'y a vraiment (pas à hésiter|rien à dire).
@pedagogie+ (Très bien|Vraiment bien) expliqué du début à la fin.
A voir au moins une fois
?!nature,good,weekend @attente- $min minutes de queue le dimanche, prenez vos billets (sur le site|à l'avance).
?!nature @attente+ (Pas d'attente|Entré~ tout de suite), billets pris la veille sur internet.
on m'en avait parlé et je (suis pas déçu~|comprends pourquoi)
?together Une (bonne matinée|bonne demi-journée), on reviendra avec les cousins.
?top (Coup de cœur|Magnifique) !!! j'ai pas eu le temps de tout faire, je reviens c'est sur
?!nature,!grotte,together @accueil+,acces+ Bien pour les fauteuils roulants, (on nous a ouvert un passage sur le côté|le personnel nous a aidés), merci
?amis (A faire entre amis|Visite entre copains) sans ce presser
@ambiance+ Super endroit, (reposant|apaisant).
Très beau site (à découvrir|).
?famille,!nature @pedagogie+ Idéal avec des enfants curieux, (ils ont posé mille questions|on leur explique bien).
?famille Sympa en famille, (à refaire|les petits dormaient dans la voiture au retour) !
?!nature,good @equipements- Pas assez de toilettes, (une seule pour tout le site|la queue chez les dames). Le reste est très bien
?!nature @equipements+ Parking (gratuit|ombragé) et petit café pour se poser après.
?!nature @restauration+ Le salon de thé fait des gâteaux maison, gardez (une place|de la place) !
?solo Passé~ sans rien attendre de spécial, resté~ deux heures.
?good C'est beau, (c'est juste un peu court|on en voudrait plus).
?good,holidays @ambiance- Beaucoup trop de monde en août, (j'y retournerai en septembre|je reviendrai hors saison).
?!nature,!solo @pedagogie+ $guide (merci à vous|merci pour la visite), on ne s'est pas ennuyés une minute
?old Ça fait trente ans que je n'étais pas venu~, c'est (mieux tenu qu'avant|toujours aussi beau).
Vaut le détour (franchement|).
?together Les photos ne rendent pas (du tout|), il faut y aller
?!nature,weekend @ambiance+ Le concert du samedi soir dans la cour, (quel moment|un régal) !
?!nature,famille @prix+ Gratuit pour les moins de 12 ans, (très appréciable|merci).
?!nature @pedagogie+ La visite a la lampe le soir est (géniale|a faire)
?!nature,good @pedagogie- Quelques panneaux en plus ne feraient pas de mal. (Très beau sinon|Mais c'est superbe)
?couple Jolie sortie à deux, (on a pris notre temps|on s'est baladés main dans la main).
?!nature,dogs Le chien a pu entrer avec nous en laisse, (rare|c'est bien).
?good Bien, (je m'attendais à plus grand|plus petit que je pensais) mais bien
?!nature @accueil+ on a demandé si on pouvait entrer 20 min avant la fermeture et ils nous ont laissés rester, (sympa|merci a eux)
# site flow mixed
?musee @pedagogie- De belles pièces mais (peu d'explications|des textes écrits trop petit), on finit par passer devant sans regarder
?musee @prix- (Trois salles|Deux étages dont un fermé) pour $fee euros, bof
?musee,famille @pedagogie- Rien pour les enfants, les miens voulaient repartir au bout de (vingt minutes|dix minutes).
?musee Bien pour les passionnés. (Moi je me suis un peu ennuyé~|Les autres s'ennuieront).
?musee @equipements- Un étage sur deux fermé et (on ne vous le dit pas à la caisse|plein tarif quand même). Ce qu'on voit est bien.
?musee Ni bien ni mal, (ça occupe une heure|on est vite sorti).
?chateau @pedagogie- Très beau dehors, dedans (c'est vide|presque pas de meubles).
?chateau @ambiance- Groupe beaucoup trop grand, (derrière on n'entendait rien|on ne voyait rien dans les petites pièces).
?chateau,together @prix- Venus il y a dix ans, c'est devenu (très commercial|une boutique à chaque sortie), dommage.
?chateau @attente- $longmin minutes debout avant d'entrer, pour une visite correcte.
?jardin,summer Tout était grillé par la sécheresse. (Pas leur faute mais le prix est le même|A revoir au printemps).
?jardin @prix- joli mais petit, j'ai fait le tour en $min minutes. $fee € (pour ça c'est trop|c'est un peu cher)
?grotte @ambiance- Au pas de course, (le groupe suivant est déjà derrière|impossible de s'arrêter), dommage les salles sont belles
?parc-animalier,famille @equipements- Moyen, beaucoup d'enclos (vides|où on ne voit rien).
?parc-animalier,famille Les enfants étaient contents, nous un peu moins vu (le prix|l'état des jeux).
?abbaye @accueil- Beau cloître mais à l'accueil (pas un bonjour|on vous regarde à peine).
?nature @proprete- Très joli coin gâché par (les papiers par terre|les poubelles qui débordent).
?nature,holidays @acces- C'est beau mais (on a tourné une demi-heure pour se garer|impossible de se garer).
?!nature Correct, sans plus. (Ça occupe une heure|A faire s'il pleut).
?!nature @numerique- Billet acheté en ligne, code pas reconnu, (un quart d'heure de perdu|il a fallu attendre le responsable)
?together,!winter,!grotte @equipements- Pas un banc, pas d'ombre. (Dommage, l'endroit est joli|Pour des personnes âgées c'est dur).
Pas mal mais (je n'y retournerais pas exprès|on m'en avait trop dit).
Bof, (surcoté|je m'attendais à autre chose)
@pedagogie- On ressort sans avoir appris grand chose, (le lieu est beau pourtant|dommage).
?!nature,good @attente- Trop d'attente
?!nature @ambiance- Visite agréable au début puis (trois classes sont arrivées|deux cars sont arrivés) et c'était fini
# site flow bad
?musee @prix- (Très déçu~|Déçu~). $fee € pour (quelques vieux objets dans une pièce sombre|des panneaux et encore des panneaux).
?musee @accueil- On vous presse, les lumières s'éteignent derrière vous. (Honteux à ce prix|Je ne conseille pas).
?musee @acces- fermé alors que (le site internet indiquait ouvert|l'office de tourisme avait dit ouvert). 25 km pour rien
?musee,famille @accueil- Notre fille parlait (trop fort|dans la salle) soi disant, on nous a repris trois fois. A éviter avec des enfants
?musee @equipements- trop sombre, trop chaud et (audioguide en panne|l'audioguide ne marche qu'une fois sur deux)
?musee @pedagogie- Rien n'est expliqué, (on se demande ce qu'on regarde|débrouillez vous).
?chateau @prix- ATTRAPE TOURISTES. $fee euros (pour voir quatre pièces vides|et la moitié est interdite au public)
?chateau @attente- Une heure de queue (dehors|debout) puis on nous annonce que la visite est complète. Ils auraient pu le dire avant !!
?chateau,together @accueil- La moitié du château fermée (pour un mariage|pour un tournage), ils le savaient et on le découvre une fois le billet payé. Quand on réclame on nous répond que c'est écrit sur internet. Pas de réduction, pas un mot d'excuse, nous ne reviendrons pas
?chateau @pedagogie- Le guide récite et regarde sa montre.
?chateau @prix- tout est (privé|interdit), on paye $fee € pour se promener (dans une cour|sur du gravier)
?jardin,!winter @equipements- Je ne comprends pas les bons commentaires, c'est (mal entretenu|plein d'herbes) et les bassins sont vides.
?jardin,summer @prix- Cher pour de l'herbe (sèche|jaune).
?grotte @ambiance- 50 personnes dans un couloir, derrière (on n'entend rien|on ne voit rien). Plus jamais
?grotte,famille @accueil- On nous a refusé l'entrée pour (5 minutes|quelques minutes) de retard et pas de remboursement. Les enfants en larmes
?grotte @attente- Presque une heure dehors (malgré une réservation|sans un banc)...
?parc-animalier,famille @proprete- Triste. Les animaux sont dans la boue et (ça sent mauvais|l'eau est verte).
?parc-animalier @prix- Beaucoup trop cher pour (des enclos vides|trois chèvres).
?abbaye @equipements- Pas de toilettes, pas d'eau, pas de panneau. (Dommage pour un si beau bâtiment|On est repartis).
?nature @acces- Sentier fermé (à cause d'un éboulement|pour travaux) et rien ne l'indique en bas, on le découvre après 40 minutes de montée !
?nature,holidays @proprete- Un dépotoir en été. (Mégots et canettes partout|Papier toilette partout), il faudrait que la mairie fasse quelque chose
?nature,holidays @ambiance- Enceintes à fond (à 9 h du matin|partout). Pour la nature on repassera
?!nature @prix- (Une arnaque|Du vol). $fee € pour $min minutes
@accueil- personnel (pas aimable|désagréable) du debut a la fin, ça gache tout
?!nature,together @numerique- Billets achetés sur internet, introuvables au guichet, on nous a fait repayer en promettant un remboursement. J'ai écrit deux fois depuis, (aucune réponse|toujours rien). Méfiez vous et payez sur place
?groupe,!nature @accueil- Réservé pour (18|24) personnes et à l'arrivée personne n'était au courant.
?groupe,!nature @pedagogie- Guide débutant, il a sauté la moitié des salles, (groupe très déçu|on n'entendait rien).
?famille @ambiance- On se marche dessus, les enfants n'ont rien vu.
?!nature @accueil- à la caisse elle finit (son téléphone|sa conversation) avant de vous répondre
?!nature @accueil-,attente- Une seule caisse ouverte un jour férié, (bravo l'organisation|on a fait demi tour)
A éviter
?worst Je ne comprends pas (la note|les 5 étoiles)
?!nature @proprete- Les toilettes sont (dans un état|immondes), je ne parle même pas du reste
?!nature,worst @prix- Rendez l'argent
`;
