/** More whole reviews of hotels by leisure guests, most of them a few plain words about one matter. */
export const frenchWholeHolidaysMore = `
# hotel flow good
@chambre+ Chambre (spacieuse|claire) et très bonne literie.
@prix+ Un des meilleurs rapport qualité prix du coin.
@equipements+ Chambre bien équipée
?restaurant,good @restauration+ le restaurant est bon et pas trop cher
@accueil+ Accueil (très sympathique|chaleureux), merci !
?together,top Nous avons adoré (notre séjour|ces quelques jours)
?top,together Nous avons passé un très bon séjour, aucun regret.
?top @accueil+ Une équipe (formidable|vraiment formidable).
@accueil+ Bons conseils pour les balades.
?pool,summer @equipements+ Pas trop de monde à la piscine, même l'après-midi.
?summer @accueil+ Personnel toujours souriant.
?good @petit_dejeuner- Tout va bien sauf le petit déjeuner, (trop cher pour ce que c'est|vraiment léger).
?famille @accueil+ Les enfants ont été (bien accueillis|très bien reçus).
?famille @equipements+ il y a une baignoire pour les petits, très bien
?good Pas le grand luxe mais agréable.
?village @emplacement+ En plein village, (commerces à côté|restaurants à côté) et parking facile.
?!affaires,top au top du début à la fin, merci a toute l'équipe
?good @chambre- Hôtel bien situé, bon petit déjeuner. Chambre (un peu vieillotte|à rafraîchir)
@accueil+ Le monsieur à l'accueil est (bavard et sympa|très sympa)
?family-run @accueil+ Propriétaires (très gentils|très sympathiques), je conseille sans problème.
@proprete+,calme+ C'est propre et c'est calme.
?together @calme+ Nous nous sommes vraiment reposés.
?good @numerique- Je recommande, sauf pour le wifi qui (coupe souvent|ne marche pas bien).
?amis @petit_dejeuner+ Petit déjeuner (copieux|très bon)
@accueil+ $staff est très sympathique, merci encore
?solo @accueil+ Très bon accueil et prix normal.
?solo @chambre+ Petite chambre mais pour une personne (c'est bien|ça va très bien).
?couple @emplacement+ Belle région et hôtel bien placé (pour tout voir|).
?good @prix- Bien mais (un peu cher|trop cher pour la région).
?view @emplacement+ Vue (magnifique|superbe) de la chambre
?top,together @accueil+ tout le monde souriant, nous avons passé (un super week-end|un super moment)
?dogs @emplacement+ Il y a un grand pré à côté pour promener le chien.
?good,!lift @acces- Très bon séjour. Pas d'ascenseur
?breakfast-buffet @petit_dejeuner+ Buffet (copieux|très varié) le matin
?parking @acces+ On peut garer la voiture devant la porte, (très pratique|pratique).
?summer @equipements+ hotel climatisé, bien dormi
?summer,!affaires @prix+ je pensais que ça serait plus cher en cette saison
?garden,!winter @emplacement+ Beau jardin où l'on peut (lire|s'asseoir) tranquillement.
?top,!affaires Rien trouvé à redire, allez y.
?top @accueil+ personnel adorable
?lake,!affaires @emplacement+ Séjour reposant à côté $dulac.
?amis,weekend On reviendra l'an prochain.
?old @ambiance+ Vieille maison avec des poutres, j'ai adoré.
?couple,top @chambre+ trop belle chambre, on a passé (un super moment|une super soirée) !
?restaurant @restauration+ Très bon restaurant, le menu du marché n'est pas cher.
?restaurant @restauration+,accueil+ Cuisine soignée et service attentif.
?together @accueil+ Arrivés après 21h, très bien accueillis quand même.
?good,lift @acces- Séjour très agréable. Ascenseur en panne toute la semaine
@emplacement+ On va au centre à pied en cinq minutes
?winter,!affaires @calme+ Hôtel tranquille en cette saison, (presque personne|peu de clients)
@attente+ Chambre prête (en avance|avant l'heure).
?good @accueil- Il manque juste un peu de sourire à la réception, le reste est très bien.
?famille @prix+ prix raisonnable pour quatre
?together,weekend @prix+ Deux nuits, petit déjeuner compris, prix (honnête|très correct).
Chambre conforme à la réservation.
?good,weekend Venez en semaine si vous pouvez, trop de monde le samedi.
?couple @chambre+ Les chambres ont été refaites depuis notre dernière visite, c'est (plus moderne|très réussi).
@petit_dejeuner+ Très bon petit déjeuner avec (du salé et du sucré|des fruits).
?famille @accueil+ Venus avec nos petits enfants, le personnel a été (très gentil|très patient).
?!affaires,!winter @accueil+ Ils connaissent les chemins et (prêtent une carte|donnent des conseils).
?!affaires @petit_dejeuner+ Petit déjeuner assez tôt pour les marcheurs, merci.
?good,pool @equipements- La piscine est petite quand l'hôtel est complet, mais on en a profité.
?pool,summer,good @equipements- Très belle piscine, mais jamais de transats libres, les gens réservent dès le matin
?pool,couple @accueil+,equipements+ Personnel du spa très gentil, un excellent moment à deux
?good @chambre- Accueil parfait. L'hôtel n'est pas récent, la salle de bain surtout
?good @equipements- Très bonne literie. Il manque des prises à côté du lit
?good @calme- Insonorisation (moyenne|pas terrible), mais pour le prix ça va.
?amis,!winter @acces+ parking fermé pour les motos, très bien
?amis,good @chambre- bon week-end, a trois dans la chambre c'est un peu juste
?famille @accueil+ Venus à une vingtaine pour un mariage, tout le monde a été bien reçu.
?spring @calme+ On n'entend que les oiseaux.
?good @petit_dejeuner+,prix- Petit déjeuner un peu cher mais (bien garni|très bon)
?couple,!winter @equipements+ On a pu mettre les vélos dans un local fermé et recharger les batteries.
?lift,famille @acces+ Ascenseur assez large et douche sans marche pour ma mère.
?famille @accueil+ Très attentionnés avec ma mère (âgée|qui a du mal à marcher).
?restaurant,together @restauration+ Cuisine (traditionnelle|généreuse) et patron sympathique
?good @chambre- Personnel agréable. Salle de bain à rénover
?good,autumn,restaurant @equipements- Restaurant fermé (le dimanche soir|en semaine) hors saison, prévoyez.
?autumn,aurelle @emplacement+ Les vignes et les bois sont très beaux en $month.
?good,parking @acces- Parking (étroit|un peu étroit) si vous avez une grosse voiture.
?famille,holidays @prix+ Bon prix à quatre pour (la saison|l'été).
?famille,good @equipements- Bon séjour en famille. pas de frigo dans la chambre
?good,!parking @acces- Très bien situé en plein centre. Pas facile de se garer
?couple,weekend @petit_dejeuner+ Petit déjeuner servi tard le dimanche, très bien.
?solo @accueil+ J'y ai séjourné une semaine et le personnel a toujours été très prévenant.
?solo @prix+ Pour un long séjour ils font un tarif (dégressif|plus bas), il faut demander.
?restaurant,good @attente-,restauration+ C'est bon mais le service est long
?family-run @petit_dejeuner+ Gâteaux et confitures maison au petit déjeuner, excellents
?family-run,together @accueil+ Propriétaires très sympas.
?old @ambiance+ La salle du petit déjeuner est très belle.
?couple @equipements+ Borne gratuite pour la voiture électrique
?summer @petit_dejeuner+ Petit déjeuner en terrasse à l'ombre, très agréable.
?dogs,together @accueil+ Venus avec nos deux chiens, aucun problème.
?dogs,good @prix- Supplément un peu cher pour le chien je trouve.
?winter @ambiance+ Il y a une cheminée dans le salon, c'est agréable.
?good,!affaires @proprete+,chambre- rien à dire sur la propreté, par contre la décoration est vieille
?woman,famille @accueil+ J'étais avec ma fille, tout le monde a été (très gentil|adorable) avec elle.
@accueil+ On m'a gardé la valise après le départ, merci.
?lake,together,!winter @emplacement+ On vient pour $thelake et l'hôtel est bien placé.
?together @accueil+ personnel tres gentil, toujours pret a aider
?couple,good @prix- Belle chambre. $night euros sans le petit déjeuner c'est un peu cher
?famille,pool,!winter @equipements+ Piscine super, les (enfants|ados) y étaient tous les jours.
@numerique+ Bon wifi, même dans les chambres du haut
?together @proprete+ Chambre propre, séjour de trois nuits sans aucun souci.
?together Bonjour, nous avons passé un (très bon|excellent) séjour dans votre hôtel. Cordialement.
?top @proprete+ vraiment rien a dire, chambre nickel
?!affaires @prix+ Mieux que l'hôtel où [nous étions/j'étais/on était] l'an dernier et moins cher.
?amis @prix+ franchement pour des jeunes c'est pas trop cher
?good @petit_dejeuner- Bon lit. Pas beaucoup de choix au petit déjeuner.
@prix+ Moins cher que les autres hôtels du secteur.
?weekend,together @emplacement+ A dix minutes à pied du centre, très pratique le soir.
?together @accueil+ Nous remercions (toute l'équipe|l'ensemble du personnel), nous avons été très bien accueillis et très bien conseillés.
?famille @chambre+ Assez de place pour les enfants et (les bagages|le lit parapluie).
?summer,restaurant @restauration+ On mange très bien en terrasse le soir.
?old,couple @ambiance+ Belle maison décorée avec goût et personnel courtois.
?famille @equipements+ Lit parapluie fourni et micro-ondes pour les biberons, parfait avec un bébé.
?!alone,!affaires Avons séjourné deux nuits. Rapport qualité prix acceptable.
?!affaires,good @chambre- Hôtel bien placé. la chambre était minuscule
?top Impeccable.
Rien à signaler, bonne nuit.
?together Très contents, on reviendra
@accueil+ Patron très accueillant
?family-run,together @accueil+ On revient pour $hostess, toujours aussi gentille.
?top,famille @accueil+ Nous venons avec notre fils handicapé, tout le monde a été très gentil avec lui.
Très bon hôtel, (je recommande|à conseiller).
@accueil+ Personnel agréable et (souriant|disponible).
?together Bon séjour, merci à l'équipe.
@petit_dejeuner+ tres bon petit dejeuner, beaucoup de choix
?good Bon petit hôtel sans prétention.
@emplacement+ bien situé et facile à trouver
?together,!affaires Séjour très réussi.
@chambre+,accueil+ Belle chambre et personnel sympathique, je (reviendrai|recommande).
# hotel flow mixed
@chambre- Chambre petite et sombre
@prix-,proprete+ Aucun charme.
@calme- Correct mais on entend les voisins et (la douche|les portes)
@calme- On entend beaucoup (les canalisations|les gens du dessus)
?restaurant @restauration- L'hôtel est bien mais pas le restaurant
?restaurant @restauration-,attente- Une heure d'attente pour un plat, et pas bon.
?!affaires @equipements- Douche (froide le matin|sans pression), télé qui ne marche pas bien
@accueil-,chambre+ chambre bien, accueil pas terrible.
?couple @proprete- Ménage à revoir, (poubelle pas vidée|lit mal fait).
@accueil- Personnel gentil mais (un peu perdu|débordé).
?famille @ambiance- Pas vraiment un hôtel pour les familles.
?pool,!affaires @equipements- Le spa c'est petit et (payant|sur réservation).
?pool @equipements- belle piscine mais eau (vraiment fraîche|glacée)
?together @prix- Il y a (quatre|cinq) ans c'était mieux entretenu et moins cher.
?old,!affaires @chambre- Belle maison, mais évitez les chambres de l'annexe.
Avis partagé, je ne sais pas si je reviendrais.
@numerique- Le wifi coupe tout le temps.
@chambre- Matelas trop mou et oreillers trop plats
?view @prix-,emplacement+ La vue est magnifique mais tout le reste est trop cher.
?dogs @accueil- chien accepté mais il y a eu des remarques
@petit_dejeuner- Pas assez de monde au petit déjeuner, (plus rien au buffet dès 9 h|pas assez de tables).
?!affaires,summer @equipements- chambre tres chaude, un petit ventilateur c'est pas suffisant
?lake @prix- 6 euros la moindre boisson c'est trop cher.
@acces- difficile de se garer, (sinon c'est bien|sinon chambre correcte)
@accueil- Poli mais (froid|pressé).
Moyen dans l'ensemble.
?couple @prix- Pas mauvais, mais pas au niveau du tarif.
# hotel flow bad
@proprete-,prix- Sale et cher.
Je ne comprends pas (les bonnes notes|les bons avis).
@accueil- Accueil glacial
?restaurant,together @restauration- on a tres mal mangé et le serveur etait (désagréable|pas aimable)
?!affaires,worst @chambre- chambre horrible, ne vous fiez pas aux belles photos
@accueil- je demande le remboursement et j'attend encore
?worst @chambre- lit cassé et la porte des toilettes ne ferme pas
@calme- Bruit toute la nuit (de la climatisation du voisin|des canalisations).
?together @proprete- (Draps tachés|Salle de bain dégoutante), nous n'avons pas voulu rester.
@chambre- lit (trop mou|défoncé), j'ai eu mal au dos pendant deux jours
@chambre- Pas de chaise et fenêtre qui ne s'ouvre presque pas.
Vraiment pas content~
?pool,summer @equipements- Piscine fermée tout le séjour alors qu'elle est sur les photos
?weekend @attente-,petit_dejeuner- Une heure pour avoir un café le dimanche matin.
@equipements-,accueil- Pas d'eau chaude deux matins de suite et personne ne fait rien.
?!lift @acces- Quatrième sans ascenseur et rien d'indiqué à la réservation.
?couple @accueil- très mal accueillis, déçus
?couple @chambre- on a payé une chambre plus chere et elle est minable
?couple @prix- L'offre romantique c'est trop cher, avec 15 euros de supplément par personne.
?famille @proprete- Lit parapluie taché et moquette pas aspirée.
?famille @accueil- On demande une chose et on nous répond qu'il n'y a personne (pour le faire|le dimanche).
?summer @calme-,equipements- La clim ne marche pas et si on ouvre il y a le bruit du bar jusqu'à (deux|trois) heures du matin.
?together,summer Quatre nuits réservées, partis au bout de deux, pas remboursés.
@accueil- Le directeur n'a pas répondu à mon courrier.
?famille @accueil- Il manquait deux chambres le jour d'un mariage, réservées des mois à l'avance
?old @equipements- L'eau chaude met dix minutes à venir
?old @chambre- Vieillot et mal entretenu, (peinture qui s'écaille|humidité dans les coins).
?dogs,together @accueil- Chien accepté à la réservation et refusé sur place, pas remboursés
?restaurant @restauration- Entrée encore congelée (au milieu|).
?parking @acces- Parking trop petit, plus de place à (18|17) heures.
@accueil- Réception (pas aimable|désagréable)
?winter @equipements- Très froid dans la chambre, (radiateur coupé|chauffage en panne)
@numerique-,accueil- réservation internet qui marche pas, a l'arrivée pas de chambre a mon nom
?road @calme- Camions à partir de 5 heures, (pas dormi|très mal dormi).
?road @calme- J'avais demandé une chambre calme, j'ai eu une chambre côté route.
?together @chambre- douche qui fuit et murs tachés
@prix- Le tarif double (le week-end|en saison) pour la même chambre.
?family-run,together @accueil- Toujours l'impression de déranger
?family-run @ambiance- Mauvaise ambiance, les patrons se disputent devant les clients
?couple @chambre- deux lits poussés ensemble, (mal au dos|mal dormi)
?worst @proprete- Des cafards dans la chambre.
@chambre- Chambre (triste|quelconque) et serviettes usées.
?amis @accueil- mal accueillis parce qu'on est jeunes, pas cool
@petit_dejeuner- ne prenez pas le petit dejeuner, c'est pas bon
Je ne reviendrai pas.
`;
