/** More whole reviews of hotels by leisure guests, most of them a few words about one matter, some with what happened and what was answered. */
export const frenchWholeHolidaysMore = `
# hotel flow good
?weekend,!affaires @calme+ week-end au calme, (exactement ce qu'il fallait|c'est ce que je cherchais)
@chambre+ Chambre (spacieuse|claire) et très bonne literie, [nous avons/j'ai/on a] bien dormi.
@prix+ Un des meilleurs rapport qualité prix (du coin|que j'ai trouvé dans la région), et j'en ai fait quelques uns.
@equipements+ Une bouilloire et une petite table dans la chambre, (ça suffit à mon bonheur|pratique pour grignoter le soir).
?restaurant,good @restauration+ le restaurant est bon et pas trop cher, (on peut y retourner|la chambre correct)
@accueil+ Accueil (très sympathique|chaleureux), merci !
?together,top Nous avons adoré (notre séjour|ces quelques jours), vraiment
?top,together @prix+ Nous hésitions à cause du prix, aucun regret, (tout est compris ou presque|on est vraiment bien traités).
?top @accueil+ Une équipe (formidable|vraiment formidable), bravo à tous.
@accueil+ Le départ est à onze heures mais personne ne m'a pressé~, (ça fait du bien|j'ai pu finir mon café).
?good @chambre+ Lit ferme et rideaux qui cachent vraiment la lumière. Par contre salle de bain (étroite|un peu sombre).
@accueil+ De bons conseils pour les balades, celle de (trois heures|la journée) surtout.
?pool,summer @equipements+ Jamais trop de monde à la piscine, même (l'après-midi|à 17 heures).
?summer @accueil+ Toujours souriants malgré la chaleur qu'il faisait, (chapeau|bravo à eux).
?good @petit_dejeuner- Tout va bien sauf le petit déjeuner, (trop cher pour ce que c'est|vraiment léger)...
?couple,man @chambre+ Ma femme a le sommeil difficile et elle a (bien dormi|dormi toute la nuit), donc très content.
?famille @accueil+ Les enfants ont été (chouchoutés|très bien reçus) du début à la fin
?famille @equipements+ une baignoire pour les petits !!! ca devient rare dans les hotels
?famille @accueil+ Personne ne fait de remarque quand ça court un peu dans le couloir, pour des parents (c'est reposant|ça compte).
?good,!affaires @chambre+ Télé petite, douche petite, lit très bon. Moi (c'est le lit qui compte|je regarde surtout le lit).
?good Pas le grand luxe mais (agréable|on s'y sent bien).
?village @emplacement+ En plein village, (commerces à côté|restaurants à côté) et parking facile.
?!affaires,top au top du début à la fin, merci a toute l'équipe pour (l'acceuil|votre gentillesse) !!
?good @chambre- Chambre (un peu vieillotte|à rafraîchir), confortable quand même.
@accueil+ Le monsieur à l'accueil est (bavard|très bavard) et j'ai passé un bon moment à l'écouter
?family-run @accueil+ Propriétaires (très gentils|très sympathiques), je conseille sans problème.
@proprete+,calme+ C'est propre, c'est calme, (le lit est bon|l'accueil est bon).
@chambre+ Je redemanderai la même chambre, celle du fond avec (le grand placard|la fenêtre sur l'arrière).
?together @calme+ Nous nous sommes vraiment reposés. A (bientôt|refaire) !
?good @numerique- Je recommande, sauf si vous avez besoin du wifi, il (coupe souvent|ne marche pas bien).
@prix+ Les tarifs n'ont pas bougé depuis l'année dernière, (à signaler|j'ai été étonné~).
?amis @chambre+ Trois chambres réservées entre amis, toutes les trois (très bien|aussi bien l'une que l'autre).
?amis @petit_dejeuner+ Petit déjeuner (copieux|très bon), on y restait une heure à table
@accueil+ Merci à $staff pour sa gentillesse et (ses bons conseils|sa patience).
?solo @accueil+ J'étais venu~ voir de la famille, accueil très (gentil|bon) et prix normal.
?solo @chambre+ Petite chambre mais pour une personne (c'est bien|ça va très bien).
@equipements+ Une machine à café dans le couloir, (gratuite|en libre service), bonne idée.
?couple,woman Nous avions réservé deux nuits, mon mari a voulu (rester une troisième|en prendre une troisième).
?couple @emplacement+ On aime beaucoup cette région et l'hôtel est (bien placé pour tout voir|au milieu).
?good @prix- Bien mais (un peu cher|trop cher pour la région)...
?view @chambre+ le lit est en face de la fenêtre, on voit (le jour se lever|toute la vue sans se lever)
?view @emplacement+ Vue (magnifique|superbe) de la chambre, j'en garde un excellent souvenir !
?top,together @accueil+ tout le monde souriant, tout le temps, nous avons passé (un super week-end|un super moment)
?dogs,together @accueil+ Une gamelle d'eau attendait (notre chienne|le chien) dans la chambre, on se sent bienvenus.
?dogs @emplacement+ Un grand pré à côté pour le chien et pas de route, (l'idéal|j'étais tranquille).
?good,!lift @acces- Pas d'ascenseur, (demandez une chambre en bas|pensez-y), on m'a quand même aidé~ pour la valise.
?breakfast-buffet @petit_dejeuner+ Buffet (copieux|très varié) le matin, il y a vraiment du choix
?parking @acces+ Voiture garée devant la porte, après des heures de (bouchons|route) c'est tout ce que je demandais.
?summer @equipements+ hotel climatisé et c'est tant mieux !! (douche top aussi|frigo aussi)
?summer,!affaires @prix+ je pensais que ça serait plus cher en cette saison, (bonne surprise|finalement ça va)
C'est une collègue qui m'avait donné le nom, (elle y va tous les ans|elle avait raison).
?garden,!winter @emplacement+ Beau jardin où l'on peut (lire|s'asseoir) tranquillement.
?garden,!winter,solo @calme+ Trois jours avec un livre au jardin, à peine sorti~ pour (manger|dîner).
?top,!affaires Je suis difficile et pourtant je n'ai (rien trouvé à redire|pas un seul reproche). Allez y !!
?top @accueil+ personnel adorable du matin au soir, (les jeunes surtout|merci à eux)
?lake,!affaires @emplacement+ Séjour reposant à côté $dulac !
?amis @accueil+ Deux couples, deux chambres côte à côte sans qu'on demande, (sympa|bien vu).
?amis,weekend On remettra ça l'an prochain, (même hôtel|mêmes chambres) !
?old @ambiance+ Des poutres, des escaliers partout, (on s'y perd|ça tourne dans tous les sens), j'ai adoré.
?old @chambre+ Ancien dehors, moderne dans la salle de bain, (ça me va|tant mieux).
?couple,top @chambre+ trop belle chambre, on a passé (un super moment|une super soirée) !
?restaurant @restauration+ Etape pour la table surtout. Le menu du marché est très (bon|bien) et pas ruineux
?restaurant @restauration+,accueil+ Cuisine soignée et service (attentif|qui prend son temps avec vous).
?together @accueil+ Arrivés après 21h, on nous attendait avec (le sourire|une soupe), pourtant ils ne font pas à manger le soir.
?weekend,together Une nuit seulement, dommage, il y avait la fête dans la rue et on (aurait bien aimé rester|repartait le matin).
?restaurant,good @restauration+ Demi-pension bonne même si (les légumes reviennent souvent|les desserts sont toujours un peu les mêmes).
?good,lift @acces- Ascenseur en panne (une journée|un jour), sinon rien à signaler.
@emplacement+ Au centre à pied (en cinq minutes|sans se presser), même le soir on ne reprend pas la voiture.
?winter,!affaires @calme+ Hôtel tranquille en cette saison, (presque personne|peu de clients), parfait pour se reposer
@attente+ Chambre prête (en avance|avant l'heure), clé en deux minutes.
?good @accueil- Il manque juste un peu de sourire (à l'accueil|à la réception), le reste est très bien.
@equipements+ Un vrai bureau et une bonne lampe pour lire, (j'apprécie|pour moi c'est important).
?famille @emplacement+ Y a un parc avec des jeux a cinq minutes à pied, (les enfants y étaient tout le temps|bien pratique)
?famille @prix+ prix raisonnable pour quatre, (avec un lit superposé|pour une fois)
?famille @chambre+ trois enfants dans la même chambre et (on a tous dormi|tout le monde a dormi)
?together,weekend @prix+ Deux nuits, petit déjeuner compris, prix (honnête|très correct), satisfaits.
Chambre conforme à la réservation, (personnel disponible|petit déjeuner suffisant), bien pour ma part.
@accueil+ j'avais mon vélo, ils l'ont (rangé au fond du couloir|mis a l'abri), sans faire d'histoire
@accueil+ Un hôtel que je connais depuis longtemps, l'équipe a changé mais l'accueil (non|est resté).
?good,weekend Venez en semaine si vous pouvez, le samedi c'est (plein partout|noir de monde).
?couple @chambre+ Les chambres ont été refaites depuis notre dernière visite, c'est (clair et moderne|très réussi).
@petit_dejeuner+ Du salé, du sucré, (des fruits|du vrai jus), j'ai très bien mangé le matin.
?famille @accueil+ Venus avec nos petits enfants, le personnel a été (d'une grande patience|très patient), surtout au petit déjeuner !
?famille @calme+ C'est calme dès 20 heures, on a pu coucher (les petits|les enfants) tôt.
?!affaires,!winter @accueil+ Ils connaissent les chemins et vous (prêtent une carte|sortent les cartes). Je recommande aux marcheurs !!
?!winter,!affaires @emplacement+ Les randonnées partent de l'hôtel (ou presque|), on n'a pas besoin de voiture.
?!affaires @petit_dejeuner+ Petit déjeuner assez tôt pour les marcheurs, (c'est rare|merci).
?good,pool @equipements- La piscine est petite quand l'hôtel est complet, le reste de la semaine (très bien|rien à dire).
?pool,summer,good @equipements- Transats (tous|) pris de bonne heure... sinon on a bien profité.
?pool,couple @accueil+,equipements+ Au spa on vous explique tout, (personnel aux petits soins|très gentiment), un excellent moment à deux
?good @chambre-,accueil+ Alors l'hôtel n'est pas récent, la salle de bain surtout, mais l'accueil (rattrape tout|vaut le déplacement).
@accueil+ On est arrivé tard et on nous a fait à manger quand même, (vers 22 heures|en vitesse), merci encore
?good @equipements- Il manque des prises à côté du lit. (Détail.|Sinon top.)
?together On avait un peu peur à cause de quelques avis moyens et (en fait c'est très bien|on a été très bien).
?good @calme- Insonorisation (moyenne|pas terrible), pour le prix ça ne m'a pas gêné~ plus que ça.
@petit_dejeuner+ Du sans gluten au petit déjeuner, (merci d'y penser|enfin) !
?amis,!winter @acces+ parking fermé pour les motos, on a dormi (sur nos deux oreilles|tranquilles)
?amis,!winter @accueil+ le patron nous a donné un itinéraire bien mieux que celui (d'internet|qu'on avait prévu)
?amis,good @chambre- a trois dans la chambre c'est un peu juste, (mais bonne ambiance|mais on a rigolé)
?famille @accueil+ Une vingtaine pour un mariage, tout le monde a été (bien logé|bien reçu) et on nous a facilité les choses.
?famille,good @calme- Les murs ne sont pas épais, (on entendait nos cousins|on s'entendait d'une chambre à l'autre) ! Bon hôtel quand même.
?spring @calme+ Chambre côté verdure, on n'entend que (les oiseaux|des oiseaux).
?good @petit_dejeuner+,prix- Petit déjeuner un peu cher mais (bien garni|on n'a plus faim à midi)
@accueil+ je m'étais trompé~ dans les dates, l'hôtel a changé sans frais, (très correct|ce n'est pas partout pareil)
?couple,!winter @equipements+ Local fermé pour les vélos (et on peut recharger|avec des prises), c'est pour ça qu'on l'a choisi.
?good @emplacement+ Un peu à l'écart mais on va au centre à pied (sans problème|en longeant la route)...
?lift,famille @acces+ Ma mère a un déambulateur, l'ascenseur est assez large et la douche sans marche. (Merci.|Enfin.)
?famille @accueil+ Très attentionnés avec ma mère (âgée|qui a du mal à marcher).
?restaurant,together @restauration+ Cuisine (traditionnelle|généreuse), vin au pichet, patron qui passe à table, on a aimé
?good @chambre- Salle de bain qui aurait besoin (d'un coup de neuf|de neuf), bon rapport qualité-prix tout de même.
?good,summer @chambre- Chambre chaude (sous le toit|l'après-midi), la nuit fenêtre ouverte ça va.
?good,autumn,restaurant @equipements- Restaurant fermé (le dimanche soir|en semaine) hors saison, prévoyez. Très bien pour le repos.
?autumn,aurelle @emplacement+ Les vignes et les bois en $month, (quelle couleur|quelle beauté) ! On y est tout de suite depuis l'hôtel.
@equipements+ Beaucoup de rangements, quand on reste (une semaine|plusieurs jours) c'est agréable.
?good,parking @acces- Parking (étroit|un peu étroit) si vous avez une grosse voiture.
?famille @chambre+ Les enfants en haut, nous en bas, (le rêve|très pratique).
?famille,holidays @prix+ Bon prix pour (la saison|l'été) à quatre, on a comparé.
?famille,good @equipements- pas de frigo mais on nous a gardé (nos affaires|les yaourts) au frais en cuisine
?amis,woman,top On s'est (régalées, on s'est reposées|reposées comme jamais), merci à tous !
?good,!parking @acces- Le gps vous envoie dans une rue en sens interdit, (suivez plutôt les panneaux|attention). Parking gratuit à 5 min.
?couple @calme+ Chambre au fond du couloir, calme, (comme demandé|je l'avais demandée).
?couple,weekend @petit_dejeuner+ On peut déjeuner tard le dimanche, (c'est tout ce qu'on demande|enfin).
?solo @accueil+ J'y ai séjourné une semaine et le personnel m'a toujours traité~ avec (beaucoup de prévenance|beaucoup d'égards).
?solo @prix+ Pour un long séjour ils m'ont fait un tarif (dégressif|bien plus bas), il suffit de demander.
?restaurant,good @attente-,restauration+ C'est bon, vraiment, mais le service est long. Une seule personne en salle (le samedi|pour tout le monde)...
?family-run @petit_dejeuner+ Gâteaux et confitures maison, (un régal|excellent), je n'avais plus faim le midi
?family-run,together @accueil+ Des propriétaires qui prennent le temps de discuter, (on y retournera|on a traîné à table avec eux).
?together,summer,good Pas de clim mais un ventilateur, les nuits étaient fraîches donc (aucun souci|ça n'a pas manqué).
?weekend,amis @accueil+ petit dej servi plus tot pour notre course et douche après le départ, (merci|sympa) !!
?old,good @calme- Les planchers craquent, on entend marcher au-dessus. C'est (beau|un bel hôtel) mais il faut le savoir.
?old @ambiance+ La salle du petit déjeuner est (très belle|belle avec ses boiseries), on y reste longtemps.
?couple @equipements+ Bornes gratuites pour la voiture électrique (et qui marchent|), je le signale
?summer @petit_dejeuner+ Petit déjeuner en terrasse, (de l'ombre et du calme|à l'ombre). J'ai adoré.
?dogs,together @accueil+ Avec deux chiens on se fait souvent refuser, ici (accueil adorable|tout le monde a été gentil).
?dogs,good @prix- Supplément un peu cher (par chien|pour un petit chien) je trouve.
?winter @ambiance+ Un feu dans le salon et (trois|quatre) clients en tout, j'ai passé mes soirées là.
?winter,couple @calme+ Il a plu presque tout le temps, on a lu, (beaucoup mangé|un peu joué aux cartes), très bon séjour quand même
?good,!affaires @proprete+,chambre- rien à dire sur la propreté, par contre la décoration... (couvre-lit à fleurs|rideaux marron)
?village,together,good @calme- C'était la fête au village donc du bruit (le premier soir|jusqu'à 1h), ce n'est pas leur faute, on y est allés aussi.
?woman,famille @accueil+ J'étais seule avec ma fille, tout le monde a été (très gentil|adorable) avec elle.
?famille @prix+ ils n'ont pas compté le petit déjeuner (de la petite|des enfants), merci
?!affaires,good @equipements- La douche est dans la baignoire, sans rideau, il y a de l'eau (partout|par terre). C'est le seul bémol
@accueil+ On m'a gardé la valise après le départ, (avec le sourire|jusqu'au soir).
?lake,together,!winter @emplacement+ On vient pour $thelake et (l'hôtel est bien placé|d'ici on y va à pied).
?lake,!winter,good @petit_dejeuner-,emplacement+ Le matin c'est toujours pareil à manger (au bout de quatre jours|), mais avec $thelake à côté...
?together @accueil+ personnel d'une gentillesse, toujours pret a aider, on reviendra
?couple,good @prix- Pour $night euros le petit déjeuner pourrait être compris (je trouve|non ?). Chambre très agréable sinon.
?famille,pool,!winter @equipements+ Piscine super, les (enfants|ados) y ont passé toutes leurs journées.
@numerique+ Le wifi marche (vraiment|partout), même au dernier étage
?together @proprete+ Chambre propre (et draps changés|), séjour de trois nuits sans aucun souci.
?together Bonjour, nous avons passé un (très bon|excellent) séjour dans votre hôtel. Cordialement.
?good @chambre+,equipements- Points + : le lit. Points - : (la télé trop petite|pas de frigo).
?top @proprete+ je met 5 etoiles car vraiment rien a dire, chambre nickel
?!affaires @prix+ Mieux que l'hôtel où [nous étions/j'étais/on était] l'an dernier (et moins cher|pour le même prix).
?couple,amis @accueil+ Avec un couple d'amis nous avions des chambres voisines, comme demandé.
?amis @prix+ franchement pour des jeunes c'est (pas trop cher|bien), patron cool
?good @petit_dejeuner- Un effort à faire sur le choix (au petit déjeuner|du matin), toujours pareil. Bon hôtel par ailleurs.
@prix+ Moins cher que tous ceux que j'ai regardés (dans le secteur|autour) et pas moins bien.
?together @accueil+ Partis un jour plus tôt, nous n'avons payé que (les nuits passées|ce qu'on avait dormi). Très correct.
?weekend,together @emplacement+ Dix minutes à pied du centre, on peut boire (un verre|un coup) et rentrer tranquillement.
?together @accueil+ Nous remercions (toute l'équipe|l'ensemble du personnel), nous avons été très bien accueillis et très bien conseillés.
?famille @chambre+ Assez de place pour les enfants et (les bagages|le lit parapluie), on a bien dormi.
?couple,good @equipements- Jolie chambre mais il n'y a rien pour (poser la valise|accrocher les serviettes).
?summer,restaurant @restauration+ En terrasse le soir c'est très agréable, (carte courte mais tout est frais|j'y ai dîné tous les jours).
?old,couple @ambiance+ Belle maison décorée avec goût, nous avons apprécié la courtoisie (du personnel|de chacun).
?famille @equipements+ Lit parapluie fourni et micro-ondes pour les biberons, avec un bébé (c'est parfait|on voyage léger).
?good,!alone @chambre- Chambre petite pour deux avec les bagages, (bien agencée|on se débrouille).
?!alone,!affaires Avons séjourné deux nuits. Rapport qualité prix acceptable, (personnel aimable|personnel correct).
?!affaires,good @emplacement+,chambre- ma chambre était minuscule mais tout est (à coté|a pied) donc bon...
?!affaires j'y retourne en fin d'année (normalement|si tout va bien)
?top Impeccable.
Rien à signaler, (bon sommeil|bonne nuit).
?together Très contents, (on reviendra|à l'année prochaine) !
@accueil+ Le patron !! quel accueil
?family-run,together @accueil+ On revient pour $hostess (et pour le calme|), toujours aussi gentille.
?!affaires On dormait ici en allant à $nearby, (c'était très bien|on s'y arrêtera encore).
?couple @accueil+ $staff nous a trouvé une table un samedi soir alors que tout était complet, merci (encore|beaucoup).
?together,good @calme-,accueil+ Nos voisins de chambre ont parlé fort jusqu'à minuit passé. J'ai appelé la réception, quelqu'un est monté (dans les cinq minutes|tout de suite) et ça s'est arrêté, rien à reprocher à l'hôtel donc, juste aux voisins.
?famille @accueil+ Notre fils a été malade la deuxième nuit. La personne de garde nous a trouvé un médecin et a changé les draps (elle-même|en pleine nuit), et toute l'équipe a demandé de ses nouvelles le lendemain. Merci à eux.
?good,couple @prix-,accueil+ Je trouvais le tarif élevé et je l'ai dit au départ. Le monsieur m'a expliqué que sur leur site c'est (quinze|vingt) euros de moins que par les plateformes, donc réservez directement chez eux, moi je ne le savais pas.
?restaurant,!affaires @restauration+,accueil+ Je ne mange ni gluten ni lait, d'habitude on me sert une salade. Là le chef est sorti me demander ce que j'aimais et j'ai eu (un vrai repas|un menu complet), comme les autres.
?solo,woman @accueil+ J'appréhendais un peu de voyager seule pour la première fois. On m'a proposé une table (près de la fenêtre|à côté du bar), on venait me parler sans insister, et le matin on me demandait ce que j'allais faire. Ça m'a mise à l'aise.
?good @equipements-,accueil+ La douche ne chauffait pas le premier soir. Le temps que je descende le dire (le plombier était appelé|ils étaient au courant), on m'a ouvert une autre chambre pour me laver et c'était réparé en rentrant. Rien à redire sur leur réaction.
?together @chambre+ Nous cherchons toujours des lits séparés qui ne soient pas deux matelas au rabais. Ici ce sont de vrais lits de 90, (fermes|bien larges), avec chacun sa lampe, et pour la première fois du voyage nous avons dormi tous les deux.
?dogs,!affaires @accueil+ Mon chien aboie quand il est seul et je l'avais dit en réservant. Ils m'ont mis~ au bout du couloir (sans voisin|à côté d'une chambre vide) et la patronne l'a gardé avec elle le temps que je dîne.
?!affaires,good @numerique-,accueil+ Impossible d'avoir internet dans la chambre alors que j'en avais besoin un soir. $staff m'a installé~ (dans le bureau de l'hôtel|derrière la réception) avec son propre code, je n'en demandais pas tant, mais il faudrait quand même régler le problème.
?restaurant,together @restauration+ La demi-pension nous faisait peur, on s'attendait à de la cantine. Eh bien non, c'est cuisiné, on sent que les sauces sont faites là et quand (ma femme|quelqu'un) n'a pas voulu du poisson on lui a fait une omelette.
?top,famille @accueil+ Nous venons avec notre fils handicapé et c'est souvent compliqué, les gens ne savent pas comment faire. Ici on lui a parlé (normalement|à lui, pas à nous), on l'a laissé prendre son temps à table et il demande déjà quand on y retourne. Un énorme merci.
Très bon hôtel, (je recommande|à conseiller).
@accueil+ Personnel agréable et (souriant|disponible).
?together Bon séjour, (nous avons bien profité|merci à l'équipe).
@petit_dejeuner+ tres bon petit dejeuner, (fromages du coin|beaucoup de choix)
?good Bon petit hôtel, (ni plus ni moins|sans prétention).
@emplacement+ bien situé et facile à trouver
?together,!affaires Séjour très réussi (et temps superbe|), nous en parlerons autour de nous.
@chambre+,accueil+ Belle chambre et personnel sympathique, je (reviendrai|recommande).
# hotel flow mixed
@chambre- (Bof|Moyen). Chambre petite et sombre
@prix-,proprete+ Propre et c'est tout, (aucun charme|pas de sourire), pas de raison de revenir.
@calme- Correct mais bruyant, (on entend les voisins|portes qui claquent), et chaque fois que quelqu'un prend une douche on le sait
@calme- Le personnel n'y est pour rien mais qu'est-ce qu'on entend (les canalisations|les gens du dessus)...
?restaurant @restauration- L'hôtel oui, le restaurant non !!
?restaurant @restauration-,attente- Une heure pour (un plat avec des frites|un steak frites), et pas bon. La chambre heureusement rien à dire.
?!affaires @equipements- Douche (froide le matin|sans pression), télé qui ne capte rien, pour le prix passons
@emplacement- A l'entrée de la ville, pas beau, (pratique oui|bon). L'accueil est aimable.
@accueil-,chambre+ chambre bien, accueil pas terrible. on dirait qu'on les (dérange|embete). dommage
?together @chambre-,accueil+ Balcon demandé, balcon confirmé, et à l'arrivée plus de balcon. On nous a offert (une boisson|le petit déjeuner) pour s'excuser, bon...
?couple @proprete- Ménage à la va vite, (poubelle pas vidée|le lit à peine tiré), signalé, et le lendemain pareil.
@accueil- Personnel gentil mais (un peu perdu|débordé), on pose une question à trois personnes.
?famille @ambiance- Ce n'est pas un hôtel pour les familles, (pas un jeu|pas de menu enfant). Chambre très bien, c'est juste l'ambiance.
?pool,!affaires @equipements- Le spa c'est un sauna et une douche, (payant|sur réservation). Le reste plutôt bien
?pool @equipements- belle piscine mais eau (vraiment fraîche|glacée), on n'a pas pu se baigner longtemps
?together @prix- Il y a (quatre|cinq) ans c'était mieux entretenu et moins cher.
?old,!affaires @chambre- Belle maison, mais évitez les chambres de l'annexe, ce n'est pas (ce qu'on voit sur les photos|le même hôtel).
Avis partagé, (je ne sais pas si je reviendrais|pas sûr~ d'y retourner).
@numerique- Le wifi ne tient pas (deux minutes|la soirée), à l'accueil on me dit que ce sont les murs. Bon matelas par contre.
@chambre- Les moins : (matelas trop mou|oreillers trop plats). Les plus : le reste à peu près.
?view @prix-,emplacement+ La vue est magnifique mais tout le reste est trop cher (pour ce que c'est|).
?dogs @accueil- pour le chien c'est accepté mais a contre coeur, (remarques sur les poils|on me l'a fait sentir)
@petit_dejeuner- Une seule personne pour tout le petit déjeuner, (plus rien au buffet dès 9 h|pas assez de tables). Descendez à 7 h là ça va.
?!affaires,summer @equipements- chambre tres chaude, un petit ventilateur c'est pas suffisant, dommage l'hotel est bien situé
?lake @prix- 6 euros la moindre boisson, parce qu'on est $onlake ou presque. (L'hôtel est correct.|La chambre, elle, est dans la moyenne.)
@acces- difficile de se garer et personne ne vous dit ou aller, (une fois dedans c'est bien|sinon chambre correcte)
@accueil- Poli mais (froid|pressé). On ne se sent pas attendu.
On a vu (pire|mieux).
?couple @prix- Pas mauvais, juste pas au niveau du tarif, (je m'attendais à mieux|on s'attendait à autre chose).
?together @equipements-,accueil- L'ampoule de la salle de bain ne marchait pas. On l'a dit (le premier soir|en arrivant), le lendemain on l'a redit, et au bout de trois jours elle n'était toujours pas changée. La chambre est bien, mais il n'y a personne qui suit.
?famille @attente-,accueil+ A l'arrivée ils ne trouvaient plus notre réservation. Il a fallu presque une heure avec les enfants fatigués, (le jeune homme était désolé|la dame était désolée) et a fait ce qu'il fallait, la chambre était bien, mais quelle fin de journée.
?restaurant @restauration-,prix- Soirée étape avec menu imposé, entrée du buffet et plat du jour. C'était (tiède|trop salé) et quand j'ai demandé à changer on m'a proposé la carte avec le supplément plein tarif. Le lit était bon, heureusement.
# hotel flow bad
@proprete-,prix- Sale et cher.
Je ne comprends pas (les bonnes notes|les bons avis).
@accueil- Accueil (froid|glacial), aucun bonjour, on vous tend la clé et débrouillez-vous.
?restaurant,together @restauration- on a tres mal mangé et le serveur etait (désagréable|pas aimable)
?!affaires,worst @chambre- UNE HONTE (a ce prix|pour un hotel avec des étoiles). ne vous laissez pas avoir par les belles photos
@accueil- je demande le remboursement et j'attend (toujours la réponse|encore)
?worst @chambre- lit cassé, la porte des toilettes ne ferme pas !!! et ils louent ca
@calme- Bruit toute la nuit (de la climatisation du voisin|des canalisations), j'ai fini par mettre la télé pour ne plus l'entendre.
?together @proprete- (Draps tachés|Salle de bain dégoutante), nous n'avons pas voulu rester, pas remboursés évidemment.
@chambre- lit (trop mou|défoncé), j'ai eu mal au dos pendant deux jours
@chambre- Pas une chaise, une fenêtre qui s'ouvre à peine. (Triste|Lugubre).
Je ne suis pas quelqu'un qui se plaint mais là (non|quand même) !
?pool,summer @equipements- Piscine fermée tout le séjour alors qu'elle est sur (la première photo|toutes les photos) !
?weekend @attente-,petit_dejeuner- Une heure pour avoir un café le dimanche matin, les gens attendaient (debout dans le couloir|debout), personne ne disait rien.
@equipements-,accueil- Pas d'eau chaude deux matins de suite et ça n'inquiète (personne|personne à la réception).
?!lift @acces- Quatrième sans ascenseur, personne pour les valises et (rien d'indiqué à la réservation|rien de précisé sur le site).
?couple @accueil- déçus déçus déçus
?couple @chambre- on paye la chambre la plus chere et on se retrouve dans une (sans fenêtre|minable)
?couple @prix- L'offre romantique c'est une bouteille premier prix et un dîner avec 15 euros (de supplément|à rajouter) par personne. Du vol
?famille @proprete- Lit parapluie taché, moquette pas aspirée. Avec un bébé (c'est inadmissible|non merci).
?famille @accueil- On signale, on nous répond qu'il n'y a personne (pour le faire|le dimanche). Et nous on fait quoi avec les enfants ?
?summer @calme-,equipements- La clim ne marche pas et si on ouvre c'est le bar d'en face jusqu'à (deux|trois) heures du matin.
?together,summer Quatre nuits réservées, partis au bout de deux, (pas remboursés|et pas remboursés bien entendu).
@accueil- Le directeur n'a pas (daigné me recevoir|trouvé le temps de répondre).
?famille @accueil- Deux chambres en moins le jour d'un mariage ! Réservées (des mois|six mois) à l'avance !!
?old @equipements- L'eau chaude met dix minutes à venir, (quand elle vient|le matin c'est encore pire)
?old @chambre- Vieillot et mal entretenu, (peinture qui s'écaille|humidité dans les coins), rien n'a été fait depuis longtemps.
?dogs,together @accueil- Le chien annoncé à la réservation, refusé sur place, (trop gros soit disant|et aucun remboursement). Scandaleux
?restaurant @restauration- Entrée encore congelée, repassée au micro-ondes (sans un mot|sans s'excuser).
?parking @acces- «Parking privé», quelques places, toutes prises à (18|17) heures. On tourne avec les bagages.
@accueil- A la réception ce n'est jamais leur (faute|problème).
?winter @equipements- Très froid dans la chambre, (radiateur coupé|chauffage en panne), [nous sommes partis/je suis parti~/on est partis] un jour plus tôt
@numerique-,accueil- réservation internet qui marche pas, (trois|quatre) appels pour rien, et a l'arrivée pas de chambre a mon nom
?road @calme- Les camions à partir de 5 heures, les vitres tremblent, et la route n'est sur (aucune photo|aucune des photos).
?road @accueil- J'avais demandé le calme, on m'avait répondu pas de souci. Chambre (sur la route|côté route).
?together @chambre- douche qui fuit, murs tachés, (personne n'entretient|tout est a refaire)
@prix- Le tarif double (le week-end|en saison), la chambre elle reste la même.
?family-run,together @accueil- Toujours l'impression de (déranger|gêner), on est partis vite
?family-run @ambiance- Ambiance lourde, les patrons se disputent (devant les clients|en salle)...
?couple @calme- Le local ménage est derrière la cloison, à 6 heures (aspirateurs|chariots et aspirateurs). Changement refusé
?couple @chambre- deux lits poussés ensemble avec un trou au milieu, (mal au dos|on tombait dedans)
?worst @proprete- Des cafards. La dame dit que c'est (la campagne|normal).
@chambre- Chambre (triste|quelconque), serviettes usées, aucune attention.
?amis @accueil- on etait 5 jeunes et on a senti tout de suite qu'on dérangeait, pas cool
?amis @accueil- caution demandée en liquide et (réflexions dans le couloir|regards) alors qu'on faisait rien
@petit_dejeuner- ne prenez pas le petit dejeuner, (café en poudre|tout en sachet)
Pas deux fois.
?together @accueil-,prix- Chambre confirmée par mail à un prix, facturée à un autre. Quand j'ai montré le mail on m'a dit que (le tarif avait changé depuis|c'était sans la taxe et sans le service). J'ai payé pour pouvoir partir, mais je conteste.
@calme-,accueil- La machine à glaçons est contre le mur de la chambre et se met en route toutes les vingt minutes. J'ai demandé à changer, complet, alors que (le parking était vide|il n'y avait personne au petit déjeuner). Je n'ai pas fermé l'œil.
?couple,restaurant @restauration-,accueil- Nous avions demandé une table tranquille pour fêter quelque chose, on nous a mis à côté de (la porte de la cuisine|la desserte) alors que la salle était à moitié vide. On a demandé à bouger et la serveuse a répondu que c'était le plan de table. Repas quelconque en plus.
?famille @equipements-,accueil- Lit bébé réservé, reconfirmé la veille, et rien dans la chambre. On nous a dit qu'il était (prêté à quelqu'un d'autre|en réparation) et la petite a dormi entre nous deux, c'est-à-dire que personne n'a dormi. Pas un mot d'excuse au départ.
@proprete-,chambre- Je suis allergique et j'avais demandé une chambre sans moquette, on m'avait dit oui. Moquette partout, (pleine de poussière|jamais aspirée), nuit à tousser, et le matin la dame me dit qu'il n'y a que ça dans l'hôtel depuis toujours.
?summer,together @equipements-,accueil- Clim en panne le premier soir, on nous promet le réparateur pour le lendemain, puis le surlendemain. On a eu 30 degrés (trois nuits de suite|tout le séjour) et au moment de payer, pas un euro de remise, c'était soi-disant indépendant de leur volonté.
`;
