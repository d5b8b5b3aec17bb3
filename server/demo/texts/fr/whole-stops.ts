/** Whole reviews of hotels: nights on the road, business travellers, people alone, groups, and critical guests; most are brief. */
export const frenchWholeStops = `
# hotel flow good
@calme+ Nuit (calme|tranquille), je n'ai rien entendu (du tout|).
?road @calme+ J'avais peur de la route (mais non, on n'entend rien|mais les fenêtres isolent bien).
?road @calme+ Au bord de la route et pourtant (aucun bruit|pas un bruit) dans la chambre, j'étais (étonné~|surpris~).
@proprete+ C'est (très propre|propre) et pour moi c'est le plus important.
?affaires @chambre+ Enfin un hôtel avec un (vrai bureau|bureau assez grand) et une lampe qui éclaire !
?affaires @numerique+ Le wifi marche (bien|dans la chambre), ce n'est pas le cas partout
?affaires @accueil+ Je viens (souvent|tous les mois) et on me reconnaît, c'est (agréable|sympa).
?affaires @petit_dejeuner+ petit dej servi (tôt|dès 6 h 30), pour ceux qui travaillent c'est (l'essentiel|bien)
?affaires,restaurant @restauration+ Soirée étape très (correcte|bien), le menu change tous les soirs
?affaires,restaurant @restauration+ on mange (bien|très bien) en soirée étape, ça change des plats réchauffés (qu'ils servent ailleurs|des autres hôtels)
?affaires @accueil+ J'ai dû décaler d'un jour (la veille pour le lendemain|au dernier moment) et ils n'ont rien fait payer. Très (correct|arrangeant) !
?affaires @prix+ Tarif (raisonnable|intéressant) en semaine, du coup je ne cherche plus ailleurs.
?affaires,!village @emplacement+ J'ai pu faire (tous mes rendez-vous|tout) à pied, (très pratique|c'est commode).
?affaires @calme+ C'est calme, j'arrive à travailler le soir dans (la chambre|ma chambre)
?affaires Rien à dire, j'y dors (souvent|régulièrement) pour le boulot et ça va très bien.
?affaires,good @petit_dejeuner- Le petit déjeuner est toujours le même, quand on vient (souvent|chaque mois) ça lasse. Bon hôtel sinon.
?affaires,good @prix- Un peu cher en semaine. Il n'y a pas grand chose d'autre dans le secteur et (la chambre est bien|l'accueil est bon), donc je reviens.
?affaires @accueil+ Arrivée très tard et quelqu'un m'a attendu~ (avec le sourire|sans faire d'histoires), merci.
?affaires,good @chambre-,numerique+ La connexion est (bonne|rapide). Il manque juste un (bureau|vrai bureau) dans la chambre...
?alone @prix+ Prix correct pour une personne seule, (c'est rare|pas de supplément).
?solo,woman Je voyage seule et je m'y suis sentie (en sécurité|bien).
?solo,woman @accueil+ La dame de l'accueil m'a demandé (tous les matins|chaque matin) si j'avais bien dormi, ça m'a fait plaisir
?solo @calme+ Je cherchais du calme et j'en ai eu, (j'ai beaucoup dormi|j'ai lu et j'ai dormi).
?solo,good @chambre-,calme+ La chambre simple est vraiment petite mais (pour dormir ça suffit|je n'y étais que la nuit), et il n'y a pas de bruit.
?solo @accueil+ Ils m'ont préparé un (pique-nique|casse-croûte) pour le lendemain, (merci|merci beaucoup) !
?solo Très bien, j'y retourne (l'an prochain|dès que possible)
?groupe,restaurant @attente+,accueil+ Les clés de tout le groupe étaient prêtes, (personne n'a attendu|pas d'attente du tout).
?groupe @accueil+ Le responsable s'est occupé de tout pour notre groupe, on n'a eu qu'à (poser les valises|suivre).
?groupe @acces+ Le car a pu s'arrêter (juste devant|à côté), pratique pour les bagages.
?groupe,restaurant @restauration+ Repas (copieux|bons) et servis chauds même si tout le groupe était en retard
?groupe,restaurant,good @restauration- Très bien pour le groupe, juste (la viande|l'entrée) un peu légère.
?groupe @accueil+ Personnel patient avec (des gens bruyants comme nous|un groupe qui rentre tard) !
?groupe,good @attente- Séjour réussi, par contre pour un groupe c'est long à l'arrivée (car les clés ne sont pas préparées|).
?amis @prix+ Pas cher (à plusieurs|quand on partage), (on y reviendra|adresse gardée).
?amis @accueil+ Le gars de l'accueil nous a indiqué où sortir, (super soirée|on a passé une super soirée) !!
?couple @calme+ Nous pensions rester une nuit, nous en avons fait trois tellement c'était (calme|reposant).
?couple,top @chambre+ chambre magnifique et lit immense, (on a adoré|on y serait bien restés)
?together @accueil+ On est arrivés très tard et (quelqu'un nous attendait|on a été bien reçus quand même), merci.
?together,good @chambre- La chambre est petite, c'est vrai, mais le lit est (bon|très bon).
?together,!affaires @accueil+ (Nous repassons|On repasse) chaque année en descendant et c'est toujours le même accueil.
?together,good @calme- Réveillés par les livraisons (une fois|le premier matin), sinon rien à dire.
?together @accueil+ On nous a laissé la chambre (un peu plus longtemps|jusqu'à midi), c'est gentil.
?together,good @prix- Bien, mais (tout est en plus|les suppléments s'ajoutent), il faut le savoir avant de réserver.
?family-run,alone @accueil+ Accueil (très chaleureux|familial), $hostess prend le temps de discuter et on se sent (attendu|comme chez soi).
?family-run @accueil+ Le patron !! (quel accueil|quelle gentillesse)
?family-run,together @ambiance+,accueil+ Tenu par une famille et ça se (sent|voit).
?family-run @petit_dejeuner+ Les confitures sont faites (sur place|par la patronne) et (ça se sent|j'en ai repris deux fois).
?winter @chambre+ Chambre bien chauffée et eau (bien chaude|très chaude), tout ce que je voulais.
?winter @calme+ L'hôtel était (presque vide|à moitié vide) alors c'était très calme.
?autumn @prix+ Hors saison les prix sont (plus bas|bien plus doux) et on est mieux reçu qu'en été.
?autumn @accueil+ En $month le personnel a du temps pour vous, (c'est la bonne période|je ne viendrai plus en été).
?summer @equipements+ Clim (silencieuse|qu'on n'entend pas), avec la chaleur qu'il faisait c'était (bienvenu|indispensable).
?summer,good @chambre- Très chaud dans la chambre, le ventilateur (aide un peu|ne suffit pas). Bon hôtel quand même.
?view @chambre+ La vue au réveil (vaut le prix|est superbe) !
?view @chambre+ Prenez une chambre avec vue, (on ne le regrette pas|ça vaut la peine).
?parking @acces+ Pratique, on se gare (devant|sur place) et c'est gratuit
?parking @acces+ Bien pour une étape avec une voiture chargée, le parking est (juste à côté|devant).
?lift,famille @acces+,accueil+ Ma mère marche mal et (on nous a donné la chambre à côté de l'ascenseur|nous avons eu une chambre près de l'ascenseur) sans qu'on insiste.
?!lift,good,together @acces-,accueil+ Pas d'ascenseur, mais quelqu'un est venu tout de suite (prendre les valises|nous aider à monter).
?dogs,alone @accueil+ Mon chien a été (accepté sans histoires|très bien accepté), et pas de supplément
?dogs,together @accueil+ Notre chien a été (bien accueilli|accueilli comme nous), ils ont l'habitude.
?old @chambre+ De dehors ça paraît vieux mais les chambres sont (refaites|toutes neuves).
?old @ambiance+ J'aime ces vieux hôtels (avec du parquet qui craque|où rien n'est pareil d'une chambre à l'autre), il en reste peu.
?restaurant,together @restauration+ Nous avons dîné à l'hôtel, (très bonne table|c'était très bon)
?restaurant,top @restauration+ Je venais juste dormir et j'ai surtout très bien (mangé|dîné) !!
?restaurant,good @restauration+,attente- Cuisine (excellente|maison), par contre le service est long, ne venez pas (pressés|si vous êtes pressé).
?restaurant @restauration+,prix+ on mange bien pour pas cher en bas, donc pas besoin de (ressortir|reprendre la voiture)
?weekend,together @accueil+ (Très bon|Super) week-end, surtout grâce au personnel
?breakfast-buffet @petit_dejeuner+ Le buffet du matin est regarni (sans arrêt|jusqu'au bout), même à dix heures il reste de tout.
?woman,alone @proprete+ Linge qui sent bon, (salle de bain nickel|pas un cheveu nulle part), moi qui suis difficile je dis bravo.
?top @proprete+ Même moi qui suis maniaque (je n'ai rien trouvé|je n'ai rien à redire) !
?top @accueil+,chambre+ Foncez !!! (chambre superbe et accueil au top|tout est parfait)
?top Parfait (du début à la fin|de A à Z).
?top,affaires Parfait comme (d'habitude|toujours).
@accueil+ Merci à $staff pour (sa gentillesse|ses conseils).
@accueil+ Que des gens (souriants|aimables), ça fait du bien.
@accueil+ La réception a (téléphoné pour les horaires|trouvé une table pour le soir), je n'avais rien demandé
@accueil+ j'ai posé (beaucoup de|plein de) questions et on m'a toujours répondu gentiment
@accueil+ Jeune homme très poli à la réception. (On devrait le dire plus souvent.|Je tenais à le signaler.)
@chambre+ Grande chambre, (on peut poser ses valises sans se gêner|ça fait plaisir d'avoir de la place) !
@chambre+ La literie est (très bonne|bien ferme), je voudrais la même chez moi
@chambre+ conforme aux photos, (même un peu mieux|ni plus ni moins)
@chambre+ Salle de bain (toute neuve|refaite) avec une grande douche, c'est ce qui m'a (le plus plu|décidé~ à reprendre ici).
@chambre+ Bon lit bonne douche, (ça me suffit|très bien)
?good @chambre- Très bon séjour, je mettrais juste (une bouilloire|un deuxième oreiller|une prise près du lit).
?good @chambre- Chambre un peu sombre mais (le lit est très bon|pour le prix ça va).
?good @chambre- Pas la place d'ouvrir (deux valises|une grosse valise) mais on dort (très bien|bien).
?good @chambre- La déco est (vieillotte|un peu triste). Cela dit c'est (propre et calme|très propre), je reviendrai.
?good @chambre-,accueil+ Les salles de bain (sont à refaire|datent) mais le personnel est adorable.
?good @calme- Demandez une chambre (à l'arrière|sur cour) ! devant on entend les voitures
?good @calme- Si vous avez le sommeil léger évitez (le premier étage|les chambres près de l'escalier), sinon c'est un bon hôtel.
?good @calme- Murs un peu fins, j'entendais (la télé d'à côté|parler à côté), (rien de méchant|ça s'est arrêté vers 23 h).
?good @numerique- Wifi (faible|capricieux) à l'étage, à part ça nickel
?good @numerique- Pour le wifi il faut descendre (à la réception|en bas), c'est (dommage|le seul défaut).
?good @numerique- très bien si vous n'avez pas besoin d'internet, ça coupait (sans arrêt|tout le temps)
?good @petit_dejeuner- Petit déjeuner (un peu|trop) léger pour le prix.
?good @petit_dejeuner- petit dej à revoir sinon (ok|tout est bien)
?good @petit_dejeuner- Il manque des fruits (frais|) le matin, (c'est ma seule remarque|pour le reste je n'ai rien à dire).
?good @attente- Une seule personne pour tout faire (à l'arrivée|le soir), il faut attendre, mais elle est gentille.
?good @attente- Il faut patienter à la réception (vers 18 h|quand tout le monde arrive), ensuite c'est très bien
?good @attente- Ma chambre n'était pas prête à l'heure. On m'a offert (un café|à boire) en attendant, donc ça va
?good @proprete- Un peu de poussière (sous le lit|sur les plinthes) quand on regarde bien... le reste impeccable.
?good @proprete- Ménage un peu (rapide|léger) le deuxième jour, sinon (bon hôtel|j'ai bien aimé).
?good @proprete- La douche n'était pas nette, ils l'ont refaite (dès que je l'ai dit|tout de suite).
?good @acces- Attention le GPS (se trompe|vous envoie dans une ruelle), suivez plutôt les panneaux
?good @equipements- La télé (ne capte pas grand chose|est trop petite), (on s'en passe|on n'est pas là pour ça)
?good @equipements- l'eau chaude met (longtemps|un moment) à arriver, c'est tout ce que j'ai à reprocher
?good @prix- Je trouve ça (un peu cher|cher) hors saison. Bien quand même.
?good,together @prix- Contents sauf que (le petit dej n'est|la taxe n'est) pas dans le prix, à plusieurs ça compte.
@petit_dejeuner+ Le café est bon, (ce qui n'arrive jamais à l'hôtel|c'est bête mais ça change tout).
@petit_dejeuner+ Petit déjeuner servi (tard|jusqu'à 11 h), merci pour ceux qui aiment dormir
@petit_dejeuner+ Du bon pain, (du vrai beurre|de la confiture maison) et du jus pressé, je n'en demande pas plus le matin.
@petit_dejeuner+ Je suis cœliaque et on m'avait (acheté du pain exprès|préparé quelque chose), j'étais (touché~|très content~).
@prix+ Vraiment pas cher (pour le coin|pour la région)
@prix+ rapport qualité prix (très correct|très bon dans le secteur)
@prix+ En réservant (directement|par téléphone) c'était moins cher que sur internet, pensez y
@prix+ J'ai payé (moins cher qu'ailleurs|le même prix qu'il y a trois ans) et c'est aussi bien.
@emplacement+ Bien situé, je n'ai repris la voiture que (pour repartir|pour rentrer).
@emplacement+ (Bon|Très bon) point de départ, on n'est loin de rien.
@emplacement+ Pour visiter la région c'est (le bon endroit|ici qu'il faut dormir) !
?good @emplacement- C'est un peu excentré donc (calme|tranquille), mais il faut une voiture.
@acces+ Très facile à trouver, même (de nuit|sous la pluie).
@acces+ Douche de plain pied, (c'est bon à savoir|je le dis pour les autres).
@attente+ Clé en main en (deux|cinq) minutes, (on ne vous fait pas remplir trois papiers|sans paperasse).
@attente+ Arrivée (rapide|très rapide), départ aussi.
@ambiance+ On discute facilement (avec les gens|entre clients) dans cet hôtel, (j'aime ça|ça m'a plu).
@calme+ Pas de portes qui claquent, (ça fait du bien|très reposant)
@calme+ J'ai dormi (comme un loir|onze heures) !!
@calme+ Au calme (et bien tenu|).
@accueil+,proprete+ propre et sympa, (je recommande|a recommander)
Bon hôtel. (J'y retournerai.|Je conseille.)
Très bien (merci|pour une nuit)
?top Rien à redire (du tout|)
(RAS|Rien à signaler), bonne étape
Réservé (un peu au hasard|au dernier moment) et très bonne surprise
?together Nous y allons tous les ans et ça ne change pas, (tant mieux|heureusement)
J'étais venu~ il y a longtemps, c'est (mieux maintenant|resté aussi bien).
?together @ambiance+ Nous avions de bons souvenirs (d'ici|de cet hôtel), ça n'a pas changé.
Je confirme les (bons avis|commentaires), c'est un hôtel sérieux.
?together On était (juste de passage|là pour dormir une nuit) et on aurait bien prolongé.
?good Pour une ou deux nuits oui, plus longtemps c'est (un peu petit|peut-être un peu juste).
@accueil+ J'avais laissé (ma veste|une écharpe) dans la chambre et ils me l'ont renvoyée sans faire payer le port. Ça mérite d'être dit parce qu'ailleurs on m'a déjà répondu que personne n'avait rien trouvé.
?affaires @numerique+,calme+ Ce que je cherche en déplacement c'est une connexion qui tient et du silence, et ici j'ai les deux. Je suis revenu~ quatre fois depuis le printemps et je n'ai jamais eu (de souci|de mauvaise surprise).
?good @calme-,accueil+ Ma première chambre donnait sur la rue et je n'arrivais pas à dormir. J'ai demandé le lendemain et on m'a changé~ tout de suite, (sans discuter|avec des excuses), côté cour c'est (silencieux|le calme complet).
?restaurant,together,good @restauration+ On avait pris la demi pension un peu à reculons, on a eu tort. Tout est cuisiné sur place, ça change chaque soir et les portions sont généreuses, (il n'y a que les desserts un peu répétitifs|même si le service est un peu lent).
?groupe @accueil+ Un de nos participants s'est senti mal (le soir|dans la nuit) et le personnel a appelé le médecin, est resté avec lui et a (pris des nouvelles|redemandé de ses nouvelles) le lendemain. Merci à eux.
?lift,famille @accueil+,acces+ Pour mon père qui est en fauteuil j'avais tout fait préciser par téléphone. Tout était comme promis, la largeur de la porte, la douche, (l'ascenseur|le lit à la bonne hauteur), et ce n'est pas souvent que ça se passe comme ça.
?good @petit_dejeuner-,chambre+ La chambre est très bien, j'ai (super bien|vraiment bien) dormi. Le petit déjeuner par contre n'est pas au niveau, pain mou et café de machine, et comme on le paye à part autant aller à la boulangerie.
?winter,aurelle,together @accueil+ On a été bloqués par la neige et l'hôtel (nous a trouvé une chambre|avait encore de la place), il était presque 22 h et on nous a fait une soupe. Je ne sais pas comment on aurait fait sans eux.
?good,together @attente-,accueil+ Quand on est arrivés il y avait un groupe devant nous et ça a duré. La jeune fille toute seule au comptoir s'est excusée (plusieurs fois|auprès de chacun) et nous a offert un verre, on ne peut pas lui en vouloir.
?affaires @chambre+ Je connaissais l'hôtel d'avant et j'avais arrêté d'y venir à cause du bruit. (Depuis les travaux|Depuis que les chambres sont refaites) on n'entend plus rien et la literie a été changée, donc je suis revenu~ et je reste.
?solo,good @numerique- Je devais envoyer (un dossier|des documents) le soir et le wifi ne passait pas dans ma chambre. Ils m'ont laissé~ m'installer dans leur bureau, j'ai trouvé ça très gentil, mais il faudrait quand même régler le problème.
?family-run @accueil+ Ce qui change tout ici ce sont les patrons. Ils vous demandent ce que vous aimez, vous donnent des idées de balades, (et le soir ils veulent savoir si c'était bien|pas les mêmes pour tout le monde), on voit que ça leur plaît.
?together,!affaires @emplacement+ On a pris cet hôtel (pour aller à $sight|pour être près de $nearby) et c'était le bon choix.
?together @emplacement+ $sight, c'est à côté, on y était (les premiers|avant tout le monde) le matin, c'est l'avantage de dormir là !
# hotel flow mixed
@chambre- La chambre déçoit, (sombre et étriquée|petite et mal agencée), pourtant l'accueil est correct.
@chambre-,calme+ Calme mais le matelas est creusé (au milieu|des deux côtés), mal au dos.
Correct, sans plus
(Moyen|Bof). Je ne sais pas si j'y retournerai.
?alone Pour une nuit ça va, (pour deux je chercherais autre chose|pas plus).
@chambre- Je m'attendais à mieux d'après les photos... (la chambre fait la moitié|elles datent un peu)
?affaires @numerique-,chambre+ Chambre confortable mais pas de wifi, j'en avais besoin (pour travailler|le soir).
@numerique- Wifi annoncé, wifi qui (coupe|rame). Le reste va.
@petit_dejeuner- Le petit déjeuner est (trop cher|exagéré) pour des croissants décongelés, prenez le ailleurs. Chambre ok.
?solo @calme- On m'a mis~ à côté (de la lingerie|de la buanderie), comme souvent quand je suis seul~. Dommage.
@prix- Pas désagréable mais (vraiment trop cher|trop cher) pour ce que c'est
?together @prix- A ce prix là nous attendions (un peu mieux|autre chose)
?restaurant @restauration-,chambre+ Chambre bien, (restaurant à oublier|restaurant décevant)
?restaurant @restauration-,attente- Hôtel correct, (restaurant à éviter|n'y mangez pas), c'est long et (tiède|pas bon).
?!parking @acces-,emplacement+ Bien situé mais pour se garer c'est la (galère|croix et la bannière), j'ai tourné une demi heure.
?winter @chambre-,accueil+ Il faisait froid dans la chambre. Le personnel (a prêté un radiateur|a fait ce qu'il a pu), ça ne suffit pas.
@equipements-,accueil+ Hôtel en travaux et rien n'était signalé, (on paye pourtant le même prix|pas de remise non plus). Personnel gentil heureusement
?groupe @attente- Pour un groupe l'arrivée est beaucoup trop (longue|lente), le reste s'est bien passé
@proprete+,chambre- propre mais (la déco fait vieux|vieillot)
?couple @chambre- Deux lits collés alors que nous avions demandé un grand lit, le reste (correct|ça va).
?summer @chambre-,petit_dejeuner+ Bon petit déjeuner mais dans la chambre on étouffe, (pas de clim|la clim ne fait rien), à éviter l'été.
@proprete- Ménage pas terrible. Je l'ai dit et (ils se sont excusés|quelqu'un est revenu), mais bon.
@proprete- Chambre agréable à première vue mais de la poussière (partout|dans les coins)...
@proprete- la salle de bain laisse à désirer, (surtout la douche|surtout les joints)
?affaires @prix- Le tarif a (encore|) augmenté et la chambre n'a pas bougé, je commence à regarder ailleurs.
?together @accueil- On avait l'impression (de déranger|d'arriver au mauvais moment). Le lendemain c'était une autre personne et là rien à dire.
?old @equipements-,ambiance+ Beau bâtiment, dommage que tout soit (à refaire|fatigué) à l'intérieur.
?old @chambre- L'hôtel a du charme mais ce n'est pas (très confortable|confortable).
?pool,together @equipements- Nous l'avions pris pour la piscine et elle était fermée, (personne ne prévient|ce n'est écrit nulle part)
?weekend @calme- Mariage (le samedi|dans la salle), musique très tard. Prévenez les autres clients !
@attente- Chambre prête à (16 h 30|17 h) au lieu de 15 h, (sans explication|et pas d'excuses), moyen
@attente-,petit_dejeuner- trop de monde au petit déjeuner, il faut attendre une table puis (le café|les tasses)...
@prix-,chambre+ Un supplément (ménage|de plus) demandé sur place, jamais annoncé, dommage car la chambre est bien.
@accueil-,proprete+ Propre, mais (personne ne sourit|on vous tend la clé sans un mot).
@calme- Mal isolé. (On entend tout|On entend les voisins parler), dommage car le lit est bon
@calme-,accueil+ Accueil sympa, nuit pourrie, (voisins bruyants|portes qui claquent) et personne pour leur dire.
?dogs @accueil- le chien est accepté mais (on sent que ça dérange|le supplément est cher)
@equipements- Pas d'eau chaude le matin si on se lève (après 8 h|en même temps que les autres), c'est quand même la base. Le lit est bien.
@chambre-,prix+ Pour le prix ça va, mais (les oreillers sont mauvais|il ne faut pas être difficile sur le lit).
?affaires Dépanne pour (une nuit|le boulot), sans plus.
?affaires @attente-,chambre+ Bonne chambre, mais le matin une seule personne pour toute la salle, (beaucoup d'attente|on attend).
@accueil+,chambre- La chambre ne m'a pas plu du tout mais la dame a été tellement gentille que je mets (3|trois étoiles).
?together @numerique- Le wifi n'a marché qu'une fois en trois jours. On l'a signalé, (la réception était désolée|on nous a dit que ça viendrait), on nous a redonné un code qui ne marchait pas mieux, et on a fini avec le téléphone. Le reste va.
@calme- J'ai demandé une chambre calme à la réservation et j'ai eu celle au dessus de l'entrée. Le monsieur était désolé, (l'hôtel était plein|il n'avait rien d'autre), il m'a proposé des bouchons d'oreille. J'ai dormi un peu.
@petit_dejeuner-,attente- Le matin il n'y avait plus de pain à 9 h, j'ai attendu, puis (on m'a apporté des biscottes|quelqu'un est parti en acheter). Ce n'est pas dramatique mais au tarif du petit déjeuner ça ne devrait pas arriver deux jours de suite.
# hotel flow bad
@proprete-,accueil- Des cheveux dans le lavabo et des taches sur le drap. A la réception on me dit (qu'on verra demain|qu'il n'y a plus personne pour le ménage)...
@proprete- Très déçu~, (odeur de tabac froid dans la chambre|odeur d'égout dans la chambre) et ménage pas fait.
?affaires @attente-,accueil- Porte fermée à 22 h, j'ai attendu dehors (plus d'une demi heure|presque une heure).
?affaires @numerique- Impossible de travailler, le wifi (ne marche pas|coupe toutes les deux minutes).
?together @accueil- Réservation confirmée par écrit et à l'arrivée l'hôtel est complet. (Personne ne s'est excusé.|Aucune solution proposée.)
@chambre- Les photos sont très vieilles !! En vrai c'est (usé et triste|sombre et usé), de la tromperie.
@calme- A éviter si vous voulez dormir. On entend (tout|les voisins, la chasse d'eau, les portes).
@prix-,accueil- Carte débitée deux fois, je réclame depuis (trois semaines|plus d'un mois) et personne ne répond
?worst @petit_dejeuner-,prix- Petit déjeuner (minable|honteux) pour le prix, plus rien sur la table à 9 h.
?worst @chambre-,accueil- (vraiment decu~|jamais vu ca) !!!! chambre pas du tout comme sur le site et accueil glacial
?winter,worst @equipements-,accueil- Pas de chauffage et pour toute réponse (une couverture|une couverture en plus). A fuir en hiver.
?!parking @acces- Le parking annoncé c'est le parking public, (payant et loin|à dix minutes à pied).
@proprete-,accueil- chambre pas propre et personnel pas aimable, je deconseille (fortement|)
@equipements-,calme- Marteau piqueur dès (8 h|le matin) sous la fenêtre et personne n'avait prévenu des travaux.
?affaires,worst @prix-,accueil- Annulé une semaine avant pour raison médicale, remboursement (refusé|refusé net), lamentable.
?solo @chambre-,prix- Quand on est seul on vous donne la plus mauvaise chambre, (au prix d'une double|sous les toits et au prix d'une double).
?restaurant,together @restauration- Ne prenez pas la demi-pension, (c'est de la cantine|tout vient du congélateur).
?restaurant,affaires @restauration-,accueil- On m'a oublié~ à table, les groupes passaient d'abord, et (pas un mot d'excuse|personne ne s'est excusé).
@proprete- Moisissures dans la douche, (je ne comprends pas les bonnes notes|eau qui stagne), n'y allez pas.
?!worst @accueil-,emplacement+ Bien placé mais l'accueil, (non|quelle déception). On ne lève même pas les yeux du téléphone pour vous.
?groupe @accueil-,chambre- Il manquait deux chambres à notre arrivée, tout était payé depuis des mois. Personne (ne veut rembourser|n'est responsable).
?groupe,restaurant @restauration- Repas du groupe servi froid, (et pas celui qu'on avait choisi|tout le monde s'est plaint). Plus jamais
@numerique-,prix- wifi gratuit qu'ils disent, encore faut il qu'il marche, à (ce prix là|$night euros la nuit) c'est un minimum
?summer @chambre-,calme- Chambre étouffante et si on ouvre il y a la rue, (je n'ai pas dormi|pas dormi).
?worst Nul. (Passez votre chemin.|A éviter.)
?couple @chambre-,accueil- C'était un cadeau, on l'avait dit, et (on s'est retrouvés à côté du local technique|on a eu la pire chambre). Très déçus.
@chambre-,equipements- volet cassé, télé sans telecommande, (chasse d'eau qui coule|une ampoule sur deux), les chambres ne sont pas suivies
?famille @accueil-,equipements- Pas de lit bébé à l'arrivée alors que je l'avais indiqué, (et on me le compte quand même|la dame n'a même pas cherché).
@calme-,accueil- Fête dans le couloir (jusqu'à 4 h|toute la nuit), j'ai appelé trois fois la réception, personne.
?!worst @prix- Les gens sont polis mais c'est beaucoup trop cher pour (une chambre banale|ce que c'est).
?alone @acces-,accueil- J'avais téléphoné pour savoir s'il y avait des marches. On m'a dit non, il y en a (une dizaine|plein) dès l'entrée.
?together,worst @proprete-,accueil- Punaises de lit ! La direction (nie tout|dit que c'est nous), on a dû tout laver en rentrant.
?autumn @chambre- Chambre humide (qui sent le renfermé|avec des draps froids), le radiateur était éteint et on n'a pas voulu me l'allumer.
?worst @attente- Une heure pour avoir la clé !!! (Inadmissible|On se moque des gens) après une journée de route.
?affaires @prix- La facture est fausse à chaque fois, (toujours en leur faveur|il faut tout vérifier).
?restaurant @restauration-,attente- Plus d'une heure entre l'entrée et le plat dans une salle (presque|à moitié) vide.
?lift @equipements-,accueil- Ascenseur en panne depuis des semaines paraît il. Ils (auraient pu prévenir|le savaient quand j'ai réservé).
?dogs,together @accueil-,prix- Chiens acceptés d'après le site, et sur place on vous fait payer (cher|un gros supplément) et il n'a le droit d'aller nulle part.
@chambre-,proprete- J'y étais l'an passé et c'était bien. Là (plus rien n'est entretenu|quelle déception), de la poussière partout.
?view,together @chambre-,prix- Supplément payé pour la vue, (vue sur un mur|on voit les poubelles). Pas remboursé.
@chambre- Matelas (défoncé|qui s'enfonce), une nuit blanche pour moi
@accueil- Personnel désagréable (du début à la fin|même au téléphone).
@proprete-,chambre- Sale et vieux.
?together @calme- Impossible de dormir, (ça tapait dans les tuyaux|les voisins sont rentrés à 3 h et on entend tout).
?road,together @calme- On n'a pas fermé l'œil, la route est juste dessous
?restaurant @calme- ne prenez pas (une chambre au dessus de la cuisine|les chambres du fond), bruit de la cuisine jusqu'à minuit
@prix- $night euros pour ça... (non|franchement non)
@prix-,chambre- Cher pour une chambre où (rien n'a été refait depuis trente ans|la douche fuit).
?!worst Je m'attendais à (mieux|autre chose) pour le prix
@accueil- on a l'impression de déranger (tout le temps|à chaque fois qu'on demande quelque chose)
@accueil-,prix- Facturé~ pour (un petit déjeuner pas pris|un minibar pas touché), il a fallu que je me fâche.
?worst @proprete- Honteux. (Draps pas changés|Un cafard dans la salle de bain), je suis parti~ le soir même.
?worst A FUIR
@proprete- Ça sent (l'égout|l'humidité) dans la salle de bain et le ménage n'est pas fait sous le lit
?!worst @proprete-,emplacement+ L'endroit est joli. La chambre était sale, (je suis désolé~ mais c'est comme ça|je n'ai pas osé marcher pieds nus).
@attente-,chambre- pas de chambre avant (17 h|18 h), j'avais pourtant prévenu, et elle est petite et mal éclairée
@numerique- Deux nuits sans internet et (c'est l'opérateur paraît il|personne ne s'en occupe).
?affaires @chambre-,numerique- Rien pour travailler dans la chambre, ni table ni wifi, (pas de prise libre|même pas une chaise).
?woman,solo @accueil- Seule, au rez de chaussée, fenêtre qui ferme mal. J'ai demandé à changer et (il a haussé les épaules|il n'a rien voulu savoir).
@equipements- Eau tiède à la douche (tous les matins|trois jours de suite), je l'ai dit, rien n'a été fait.
?together @petit_dejeuner- Pas assez de tables le matin, (on est partis sans manger|on a fini par aller ailleurs).
?amis @accueil- On nous a mal parlé dès l'arrivée parce qu'on est jeunes, (on n'avait rien fait|on se couchait à 23 h pourtant) !!
@chambre-,accueil- J'ai demandé à changer de chambre à cause de l'odeur dans la salle de bain. La dame m'a répondu que personne d'autre ne s'était plaint et (qu'il suffisait d'ouvrir la fenêtre|qu'il fallait laisser couler l'eau), et elle est repartie dans son bureau.
?together @accueil-,prix- L'hôtel nous a envoyés ailleurs à l'arrivée à cause d'une surréservation, dans un établissement (moins bien|plus vieux) et au même tarif. On nous a promis un geste par mail, nous avons relancé deux fois et nous n'avons plus de réponse.
@calme-,accueil- Un groupe a crié dans le couloir jusqu'à trois heures du matin. J'ai appelé, ça sonnait dans le vide, et le lendemain on m'explique qu'il n'y a pas de veilleur et (qu'on ne peut rien faire|que c'était un mariage). Pas un euro de moins sur la note.
?affaires @petit_dejeuner-,accueil- Petit déjeuner prévu à 6 h 30, à 7 h la salle était toujours fermée et il n'y avait personne. Je suis parti~ sans manger, on me l'a facturé, j'ai écrit (deux fois|trois fois) et j'attends encore.
@proprete- La chambre n'avait pas été faite après le client d'avant, serviettes mouillées par terre et lit défait. On m'en a donné une autre au bout d'(une heure|une bonne heure) mais la douche y était sale aussi, alors j'ai pris mes affaires et je suis parti~.
?lift,together @acces-,accueil- Nous avions demandé une chambre accessible pour une personne en fauteuil et on nous l'avait confirmée. La porte de la salle de bain était trop étroite et il y avait une marche, le directeur (devait rappeler|devait nous rembourser), il ne l'a pas fait.
?worst,together @chambre-,accueil- partis au bout d'une nuit au lieu de trois, chambre qui sent la cigarette et lit cassé, la patronne l'a mal pris et il a fallu (se facher|insister longtemps) pour ne pas payer les autres nuits
`;
