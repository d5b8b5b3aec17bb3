/** More whole reviews of hotels: passing guests, people at work, lone travellers, groups, and the discontented; brief and plain. */
export const frenchWholeStopsMore = `
# hotel flow good
@chambre+ Très bon lit, je reviendrai
@calme+ (Super bien|Bien) dormi
@accueil+ La dame du petit déjeuner est très (souriante|gentille).
@accueil+ La femme de ménage est (très gentille|gentille et discrète).
@chambre+ Bouilloire et thé dans la chambre, (c'est bien|pratique).
@chambre+ Belle douche avec de la pression.
@chambre+ Rideaux bien opaques, pas de lumière le matin
@chambre+ Les oreillers sont (moelleux|confortables)
@chambre+ J'ai eu (une chambre en angle|une chambre avec balcon), très lumineuse.
?alone @chambre+ On m'a donné une chambre double pour le prix d'une simple, merci.
?top @chambre+,calme+ Chambre parfaite (et calme|), rien d'autre à ajouter.
?top Meilleur hôtel du secteur.
?top,together @accueil+ Accueil parfait, (nous reviendrons|on reviendra).
?top @petit_dejeuner+ Excellent petit déjeuner (et copieux|)
?top,restaurant @restauration+ Un repas (excellent|délicieux) au restaurant.
?top @accueil+ Equipe formidable
?affaires @prix+ Bon tarif pour un long séjour, il faut (demander|téléphoner).
?affaires @chambre+ Je suis resté~ (dix jours|deux semaines) pour un chantier, la chambre est bien et il y a un frigo.
?affaires,parking @acces+ On peut garer (le fourgon|l'utilitaire) devant l'hôtel, c'est pratique.
?affaires @attente+ check-in et check-out rapides
?affaires @chambre+ Chambre (fonctionnelle|confortable), bien pour travailler.
?affaires @petit_dejeuner+ On m'a préparé un petit déjeuner à emporter à (5 h|5 h 30), merci.
?affaires,top @numerique+ Wifi très rapide, aucun problème pour (les visios|travailler).
?affaires,good @petit_dejeuner- Dommage que le petit déjeuner commence à 8 h en semaine, c'est tard
?affaires,good @calme- Un peu bruyant (le matin|à partir de 6 h), sinon bon hôtel
?affaires,good @numerique- Bien pour une nuit de travail mais le wifi est lent.
?affaires,!restaurant,good @restauration- Il n'y a pas grand chose pour manger autour après 20 h 30.
?affaires,good @equipements- Il manque une vraie chaise de bureau, le reste est bien
?affaires,!restaurant,good @accueil+ Pas de restaurant mais ils donnent (de bonnes adresses|une bonne adresse) à côté.
?affaires,restaurant @restauration+,ambiance+ On mange bien le soir et l'ambiance est (bonne|sympa).
?affaires @calme+ J'y vais depuis (deux ans|des années) parce que c'est calme et que je dors bien.
?affaires,winter,aurelle @chambre+ Arrivé~ tard avec la neige, la chambre était bien chauffée
?solo,man @accueil+,prix+ pas cher et patron arrangeant
?solo @ambiance+ Bonne ambiance, on discute facilement avec les autres clients.
?solo,good @prix- Bon hôtel mais un peu cher pour une personne seule
?solo @prix+ Chambre simple et prix (doux|correct).
?solo @emplacement+ Des sentiers partent de l'hôtel, très bien pour (marcher|la randonnée).
?woman,solo @calme+ Trois jours au calme, très reposant.
?woman,alone @chambre+ Une jolie chambre où je me suis sentie bien.
?woman,alone @accueil+ Le monsieur de l'accueil a porté ma valise, merci.
?man,affaires @accueil+ Merci à $hostess pour (son accueil|sa gentillesse).
?groupe @accueil+ Merci au personnel pour sa patience avec notre (club|groupe).
?groupe,restaurant @restauration+ Groupe de plus de trente personnes et le repas était (chaud pour tout le monde|bon).
?groupe,parking @acces+ De la place pour garer (les motos|toutes nos voitures) dans la cour.
?groupe,good @petit_dejeuner- Tout était bien pour le groupe sauf le petit déjeuner, pas assez de tables.
?amis,restaurant @restauration+ Assiettes copieuses et prix corrects
?amis @ambiance+ bonne soirée, patron (sympa|très sympa)
?amis,good @calme- C'est mal isolé mais on a bien dormi (quand même|)
?amis @acces+ Arrivée tard le soir avec un code, (aucun souci|très simple).
?couple,good @chambre- lit un peu petit pour deux, (le reste est bien|sinon jolie chambre)
?couple @chambre+ Jolies chambres, (tout est soigné|bien décorées).
?couple,top @accueil+ Personnel aux petits soins, merci pour tout.
?famille @accueil+ Personnel très gentil avec toute la famille.
?famille,garden,!winter @equipements+ Les enfants ont pu jouer dans le jardin, très bien.
?famille,good @chambre- Chambre (familiale|à quatre) un peu petite mais avec de vrais lits pour les enfants.
?famille,top @accueil+ Mes parents ont adoré (l'accueil|le personnel).
?together,!affaires Très bien, nous avons prolongé (d'une nuit|de deux nuits).
?together @chambre+ Chambre triple assez grande avec trois vrais lits.
?together @emplacement+ On a (tout fait|presque tout fait) à pied.
?together,weekend @attente+ Ils nous ont donné la chambre dès (11 h|midi) le samedi.
?together,good @attente-,accueil+ Un peu d'attente (le soir|à la réception) mais personnel gentil.
?together,good @chambre- La chambre est petite à trois.
?together,good @prix- Tout nous a plu sauf (le prix du petit déjeuner|les prix du bar).
?together,summer @petit_dejeuner+ On peut prendre le petit déjeuner dehors, très agréable.
?winter Beaucoup de choses sont fermées en cette saison mais l'hôtel est (bien|très bien).
?autumn,good @prix- Un peu cher hors saison, mais bon hôtel.
?autumn @chambre+ Bonne couette et chambre (chaude|bien chauffée).
?spring @calme+ En $month il n'y a (personne|pas grand monde), très calme.
?summer,good @chambre- très chaud sous les toits en été, demandez un étage plus bas
?view @chambre+ La vue est (superbe|très belle).
?view,good @prix- Belle vue mais la chambre est un peu chère
?lake,!winter @emplacement+ $thelakeup est (à deux pas|tout à côté).
?lake,!winter @emplacement+ Juste à côté de l'eau, on peut marcher (le soir|le matin)
?parking @equipements+ Il y a une prise pour la voiture électrique, (pratique|très bien).
?parking @acces+ Grand parking, (facile d'accès|de la place).
?!parking,good @acces- Se garer est compliqué (le soir|après 19 h), venez tôt.
?lift @acces+ Ascenseur et douche sans marche, (très bien|pratique) pour les gens âgés.
?!lift,good @equipements- Attention trois étages sans ascenseur. (Le reste est très bien.|Bon hôtel sinon.)
?dogs,alone @accueil+ Aucun problème avec un chien, il y a de la place pour le promener.
?dogs,together,good @accueil+,prix- Petit supplément pour le chien mais il a été bien reçu.
?old,good @equipements- Hôtel pas très moderne mais ça me plaît.
?old @ambiance+ Vieux meubles et grand escalier, (j'ai bien aimé|c'est beau).
?family-run @restauration+ Le soir on peut manger sur place, c'est (simple et bon|bon et simple).
?restaurant,together @restauration+ Le restaurant est très bien, c'est bon et (copieux|tout est frais)
?restaurant,good @restauration- Le restaurant est (moyen|quelconque), l'hôtel est très bien.
?restaurant @restauration+ Bon plat végétarien au restaurant
?breakfast-buffet,good @petit_dejeuner- Buffet bon mais vite vidé (le matin|après 9 h)
?road,good @calme- Quelques camions (le matin|tôt le matin), sinon calme.
?garden,!winter @calme+ La chambre donne sur le jardin, très calme.
?pool,summer,together @equipements+ La piscine est agréable (après la route|après une journée de voiture)
?village @calme+ Le village est très calme le soir, on dort bien.
?weekend,good @calme- Le samedi soir il y a du bruit dans la rue jusqu'à minuit.
@proprete+ Salle de bain et draps (impeccables|très propres).
@proprete+ tout est (tres propre|nickel)
@numerique+ Le wifi marche partout (même au dernier étage|).
@prix+ On en a pour son argent.
@prix+ A ce prix là rien à dire.
@attente+ Chambre donnée à (13 h|midi), merci
@attente+ Pas d'attente à la réception.
@emplacement+ J'ai choisi l'hôtel pour sa situation et c'était bien.
@emplacement+ Coin (agréable|tranquille) pour se promener le soir.
@ambiance+ Jolie déco (dans les chambres|)
@petit_dejeuner+ Petit déjeuner très bon, (le gâteau|les confitures) surtout
@petit_dejeuner+ il y a du sans gluten au petit déjeuner, avec du choix
@petit_dejeuner+ Bon petit déjeuner, le (jambon|fromage) vient du coin.
@accueil+ Personnel souriant (même tard|même le matin tôt)
@accueil+ J'ai annulé une nuit et on me l'a remboursée (tout de suite|).
@accueil+ Bons renseignements sur (les bus|les visites|les restaurants).
@accueil+ La stagiaire de l'accueil est très gentille.
Je recommande.
Tout est bien dans cet hôtel.
?!alone [Nous avons/J'ai/On a] passé une (bonne|très bonne) nuit.
Hôtel simple et correct.
?together Un grand merci à toute l'équipe
(Deuxième|Troisième) fois, toujours bien
?good Pas le grand luxe mais on y est bien.
?good Satisfait~ (dans l'ensemble|globalement).
?good @chambre- Manque de rangements dans la chambre.
?good @chambre- Belle chambre mais (lit trop mou|oreillers trop mous).
?good @chambre-,accueil+ chambre un peu vieille, personnel (super|adorable)
?good @calme- On entend (les portes|marcher au dessus), le reste très bien.
?good @calme- Seul bémol, la ventilation de la salle de bain est bruyante.
?good @numerique- Pas de réseau et wifi faible dans la chambre.
?good @numerique- Le code wifi est à remettre (sans arrêt|toutes les heures), le reste très bien
?good @numerique-,chambre+ Belle chambre, wifi (moyen|lent).
?good @proprete- Bien, à part les joints de la douche à nettoyer.
?good @proprete- Il restait (des cheveux|quelques cheveux) dans la baignoire. Sinon bien
?good @attente- Au petit déjeuner il faut attendre quand l'hôtel est plein, (une seule serveuse|pas assez de personnel).
?good @attente- Chambre pas prête à 15 h mais ils m'ont gardé les valises.
?good @accueil- Accueil un peu froid (le soir|à l'arrivée), beaucoup mieux le lendemain.
?good @equipements- pression (faible|un peu faible) à la douche, bon hôtel
?good @petit_dejeuner- Le pain n'était pas frais, dommage.
?good @acces- Mal indiqué, difficile à trouver (le soir|de nuit).
?good @emplacement-,calme+ Loin de tout mais très calme.
?good @prix- Ça augmente chaque année mais je reviens.
?!restaurant,good @restauration- Pas grand chose pour dîner autour, il faut la voiture.
?alone,good @equipements-,accueil+ La douche ne marchait pas le premier soir et ils m'ont changé~ de chambre (tout de suite|). Le reste du séjour s'est bien passé.
?lift,together @acces+,accueil+ Chambre près de l'ascenseur pour mon oncle qui est très âgé, personnel (très attentif|gentil avec lui).
?famille,restaurant @restauration+ Le menu enfant est (bon|très bien) et pas cher.
?affaires,good @prix-,chambre+ Les chambres ont été refaites et elles sont vraiment bien. Par contre le prix a augmenté.
?groupe,good @attente-,accueil+ Beaucoup d'attente à l'arrivée pour notre groupe mais le personnel était (souriant|aimable).
@calme+ Chambre bien isolée, j'ai (très bien|bien) dormi.
@accueil+ Merci à $staff pour ses bons conseils (de visite|).
# hotel flow mixed
@accueil+,chambre- Gentils mais la chambre est (fatiguée|à refaire).
@chambre- Il faudrait (refaire les peintures|changer la moquette).
@chambre-,prix+ pas cher mais lit (mou|trop mou)
Ni bien ni mal
Je n'ai pas aimé plus que ça.
?affaires Ça fait l'affaire (pour le travail|en semaine).
?affaires @calme-,emplacement+ Pratique pour mon rendez-vous mais on entend (tout|les voisins).
?affaires @numerique- Le wifi ne marche pas bien, pas pratique pour travailler.
?affaires @prix-,chambre+ Bonne chambre mais le tarif est trop haut.
?affaires @attente- Il faut attendre (dix|quinze) minutes pour payer le matin.
?solo @attente- La réception n'ouvre qu'en fin de journée, j'ai attendu dehors.
?solo @calme-,accueil+ La dame est gentille mais il y a beaucoup de bruit le soir.
?solo @prix-,chambre- Chambre trop petite pour le prix.
?groupe,restaurant @restauration- Toujours le même repas pour le groupe, pas de légumes. L'hôtel est correct.
?groupe @chambre- Chambres très inégales, certains étaient contents et d'autres pas du tout.
?together @petit_dejeuner-,chambre+ Chambre convenable mais le petit déjeuner est mauvais.
?together @chambre-,accueil+ Bien reçus mais la chambre est (vraiment petite|trop petite).
?together @proprete- Pas très propre (sous le lit|derrière la porte de la salle de bain).
?together,weekend,restaurant @attente-,restauration+ On mange bien mais le samedi (c'est très long|plus d'une heure d'attente).
?couple,restaurant @calme-,restauration+ Bon dîner mais bruit de la cuisine sous la fenêtre.
?famille @chambre- Chambre familiale trop petite à quatre.
?summer @equipements- Clim en panne, on n'a presque pas dormi.
?summer @chambre- trop chaud dans la chambre et trop de bruit dehors, (mal dormi|dommage)
?winter @chambre-,accueil+ Radiateur tiède, on m'a donné une couverture.
?pool,summer @equipements- Piscine trop petite, (trop de monde|pas assez de transats).
?dogs @accueil- Ils prennent les chiens mais on sent que ça dérange.
?old @equipements- Très beau de l'extérieur mais douche minuscule et eau tiède.
?restaurant @restauration- Restaurant fermé le soir de mon arrivée et personne ne l'avait dit.
?!lift @equipements- Chambre au troisième sans ascenseur, il faudrait le dire à la réservation.
?!parking @acces- parking (introuvable|payant et loin), chambre correcte
@acces-,accueil+ Accueil aimable mais l'hôtel est difficile à trouver.
@accueil-,chambre+ Belle chambre mais accueil (froid|pas aimable).
@attente-,chambre+ La chambre est bien mais 40 minutes d'attente c'est long.
@attente- Service (lent|très lent) au petit déjeuner, il manque du monde.
@calme- porte qui claque toute la nuit dans le couloir
@emplacement+,prix- Bien placé mais trop cher.
@emplacement-,chambre+ Chambre bien, par contre l'hôtel est loin de tout.
@equipements- télé qui ne marche pas et ampoule grillée
@numerique-,calme+ Calme mais (pas de wifi|wifi inexistant).
@petit_dejeuner- Pas grand chose (au petit déjeuner|le matin), café très moyen.
@prix- trop cher de (10|20) euros
@proprete- Draps propres mais salle de bain (pas nette|à revoir).
@proprete-,emplacement+ Bon emplacement. Ménage (survolé|pas fait le deuxième jour).
?restaurant,together @restauration-,accueil+ Nous avions réservé une table pour 20 h et à 20 h 30 elle n'était pas prête. La serveuse était gentille mais les plats étaient tièdes.
?alone @chambre-,accueil+ Ma chambre sentait le tabac. La dame m'en a proposé une autre (plus petite|sous l'escalier).
@prix- J'ai payé une chambre supérieure et je n'ai pas vu la différence avec une chambre normale.
?together @equipements- Plus d'eau chaude le deuxième matin. Ils ont réparé dans la journée.
# hotel flow bad
?worst A fuir (absolument|)
@accueil- On m'a (mal parlé|très mal parlé) à la réception.
@accueil- Ni bonjour ni merci.
@accueil- personne à la réception (de toute la soirée|à mon arrivée)
?together @accueil-,chambre- Odeur d'égout dans la chambre, on a demandé à changer et on nous a dit non.
?together @proprete- Toiles d'araignée (au dessus du lit|au plafond).
?worst,together On est (très|vraiment très) déçus, je déconseille à tout le monde
@proprete- Des cheveux sur l'oreiller et (les draps pas changés|des miettes dans le lit).
@proprete- ménage pas fait et serviettes jamais changées
@proprete-,accueil- La salle de bain était sale. Je l'ai dit à l'accueil, rien n'a été fait.
@proprete-,prix- Cher et plein de poussière.
@chambre- Matelas qui s'enfonce, j'ai eu mal au dos.
@chambre- chambre sans (fenêtre|lumière)
@chambre-,prix- Rien ne correspond aux photos et c'est cher.
@chambre- vieux triste et (sombre|froid)
?couple @chambre- Lit de 140 trop petit pour deux dans une chambre dite (confort|supérieure).
?famille @chambre- Deux chambres communicantes demandées, on a eu deux étages différents.
?famille @accueil- Les enfants se sont fait disputer au petit déjeuner par la serveuse.
?amis @chambre-,prix- Deux serviettes pour quatre, les autres sont en supplément
?amis @accueil- ils n'ont pas rendu la caution, faites attention
?groupe,restaurant @restauration-,accueil- On nous a servi un autre menu que celui convenu par mail, au même prix.
?groupe @attente- Une heure pour avoir les clés du groupe.
?woman,solo @calme-,accueil- Des hommes ivres dans le couloir et personne à la réception.
?solo @prix-,accueil- Parti~ après une nuit sur trois, rien de remboursé.
?affaires @calme-,chambre- Fenêtres en simple vitrage, on entend toute la rue.
?affaires @numerique- Le wifi coupe tout le temps, impossible de faire une (visio|réunion).
?affaires @chambre- Pas de bureau dans la chambre (et pas de chaise|).
?affaires @accueil-,prix- Envoyé~ dans une annexe sans petit déjeuner au même tarif.
?affaires @attente- la queue à la réception pour payer le matin
?affaires @petit_dejeuner- Salle du petit déjeuner encore fermée après l'heure affichée.
?winter @chambre- 15 degrés dans la chambre, (trop froid|on a froid).
?winter @equipements- eau froide deux jours de suite
?summer,together @calme- Musique dehors tous les soirs, impossible de dormir fenêtres ouvertes.
?summer,pool @equipements- Piscine (fermée|verte) tout le séjour
?autumn,restaurant @restauration- Hors saison le restaurant est fermé et ils ne le disent pas.
?view,!lake @prix-,chambre- J'ai payé pour la vue et je ne voyais (qu'un toit|qu'un mur).
?lake,together @chambre-,prix- On a payé pour la vue et il y a un arbre devant la fenêtre.
?dogs,alone @accueil- J'avais appelé pour mon chien, pas de problème, et sur place on me fait payer le double.
?lift,together @acces- Vendue comme accessible, la chambre avait (une marche pour la douche|une porte trop étroite).
?!lift @acces- Troisième étage sans ascenseur et personne pour aider avec les valises.
?!parking,together @acces- Parking trop petit, (trois|quatre) places seulement.
?old @equipements- Prise qui ne tient pas au mur et pas de lumière dans l'escalier.
?restaurant @restauration-,accueil- Plat servi froid et serveuse (désagréable|pas aimable).
?restaurant @restauration-,prix- Restaurant trop cher et pas bon.
?road @calme- camions (toute la nuit|dès 4 h)
@calme- La ventilation de la salle de bain fait du bruit (toute la nuit|sans arrêt).
@calme-,accueil- Alarme incendie à 3 h et personne de l'hôtel.
@calme- Murs trop fins, pas dormi
@attente-,proprete- Chambre donnée à 18 h et (pas nettoyée|mal nettoyée). Je ne reviendrai pas.
@attente- Une seule personne pour tous les clients le matin, trop d'attente.
@prix- (Bien|Beaucoup) trop cher.
@prix-,accueil- On me réclame 60 euros pour une tache que je n'ai pas faite.
@prix-,accueil- Remboursement promis sous quinze jours, (deux|trois) mois après toujours rien.
@petit_dejeuner-,prix- petit déjeuner facturé alors que je n'en ai pas pris, vérifiez la note
@petit_dejeuner- Café (froid|imbuvable) et pain de la veille.
@equipements- (télé|volet) et lampe qui ne marchent pas
@equipements-,accueil- Douche en panne signalée au gérant, pas réparée.
@numerique- pas de wifi pendant (quatre|trois) jours
@emplacement- Hôtel loin de tout.
?!worst @accueil+,chambre- Personnel gentil mais la chambre est (vieille|très mauvaise).
?!worst @emplacement+,calme- L'endroit est beau mais on n'y dort pas à cause (de la rue|du bruit).
?!worst @petit_dejeuner+,proprete- Le petit déjeuner était bon mais la chambre sale, dommage.
?!worst Déçu~, c'était mieux avant.
?!worst @chambre-,prix- Décevant pour (trois étoiles|le prix).
?worst @accueil-,proprete- très mauvaise nuit, chambre sale et personnel odieux
@numerique- J'avais demandé une bonne connexion parce que je devais travailler. Le wifi ne passait pas dans la chambre.
?together @proprete-,accueil- Piqûres partout dès la première nuit, nous sommes partis le matin et nous attendons (toujours|encore) le remboursement.
?affaires @prix-,accueil- A chaque séjour il y a une erreur sur la facture et il faut relancer (par mail|).
?restaurant,together @attente-,restauration- Commande prise à 20 h, entrées à 21 h, et pour les plats il n'y en avait plus. On est partis.
@calme-,accueil- Travaux dans la chambre d'à côté à partir de 8 h, deux jours de suite. J'ai demandé une remise, refusée.
`;
