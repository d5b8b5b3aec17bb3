/** More whole reviews of hotels: passing guests, people at work, lone travellers, groups, and the discontented; brief and plain. */
export const frenchWholeStopsMore = `
# hotel flow good
@chambre+ Très bon lit, je reviendrai
@calme+ (Super bien|Bien) dormi
@accueil+ La dame du petit déjeuner est très (souriante|gentille).
@accueil+ La femme de ménage est très (gentille|sympa).
@chambre+ Belle douche avec de la pression.
@chambre+ Les oreillers sont (moelleux|confortables)
?alone @chambre+ On m'a donné une chambre double pour le prix d'une simple, merci.
?top @chambre+,calme+ Chambre parfaite (et calme|), rien d'autre à ajouter.
?top Meilleur hôtel du secteur.
?top,together @accueil+ Accueil parfait, (nous reviendrons|on reviendra).
?top @petit_dejeuner+ Excellent petit déjeuner (et copieux|)
?top,restaurant @restauration+ Un repas (excellent|délicieux) au restaurant.
?top @accueil+ Equipe formidable
?affaires @prix+ Bon tarif pour un long séjour, il faut (demander|téléphoner).
?affaires,parking @acces+ On peut garer (le fourgon|l'utilitaire) devant l'hôtel, c'est pratique.
?affaires @attente+ check-in et check-out rapides
?affaires @chambre+ Chambre (fonctionnelle|confortable), bien pour travailler.
?affaires,top @numerique+ Wifi très rapide, aucun problème pour (les visios|travailler).
?affaires,good @petit_dejeuner- Chambre calme. Petit déjeuner à 8 h en semaine, c'est trop tard
?affaires,good @calme- Un peu bruyant (le matin|à partir de 6 h), sinon bon hôtel
?affaires,good @numerique- Bien pour une nuit de travail mais le wifi est lent.
?affaires,!restaurant,good @restauration- Hôtel très bien. Il n'y a pas grand chose pour manger autour après 20 h 30.
?affaires,restaurant @restauration+,ambiance+ On mange bien le soir et l'ambiance est (bonne|sympa).
?affaires @calme+ J'y vais depuis (deux ans|des années), toujours calme
?solo,man @accueil+,prix+ pas cher et patron arrangeant
?solo @ambiance+ Bonne ambiance, on discute facilement avec les autres clients.
?solo,good @prix- Bon hôtel mais un peu cher pour une personne seule
?solo @prix+ Chambre simple et prix (doux|correct).
?solo @emplacement+ Des sentiers partent de l'hôtel, très bien pour (marcher|la randonnée).
?woman,solo @calme+ Trois jours au calme, très reposant.
?woman,alone @chambre+ Une jolie chambre où je me suis sentie bien.
?man,affaires @accueil+ Merci à $hostess pour (son accueil|sa gentillesse).
?groupe @accueil+ Merci au personnel pour sa patience avec notre (club|groupe).
?groupe,good @petit_dejeuner- Pas assez de tables au petit déjeuner.
?amis,restaurant @restauration+ Assiettes copieuses et prix corrects
?amis @ambiance+ bonne soirée, patron (sympa|très sympa)
?amis,good @calme- super week-end, c'est mal isolé par contre on entend tout
?amis @acces+ Arrivée tard le soir avec un code, (aucun souci|très simple).
?couple @chambre+ Jolies chambres, (tout est soigné|bien décorées).
?couple,top @accueil+ Personnel aux petits soins, merci pour tout.
?famille @accueil+ Personnel très gentil avec toute la famille.
?famille,garden,!winter @equipements+ Les enfants ont pu jouer dans le jardin, très bien.
?famille,top @accueil+ Mes parents ont adoré (l'accueil|le personnel).
?together,!affaires Très bien, nous avons prolongé (d'une nuit|de deux nuits).
?together @chambre+ Chambre triple assez grande avec trois vrais lits.
?together @emplacement+ On a (tout fait|presque tout fait) à pied.
?together,good @attente-,accueil+ Un peu d'attente (le soir|à la réception) mais personnel gentil.
?together,good @chambre- Personnel adorable. La chambre est petite à trois.
?together,good @prix- Bien mais cher (le petit déjeuner|le bar)
?together,summer @petit_dejeuner+ On peut prendre le petit déjeuner dehors, très agréable.
?winter Beaucoup de choses sont fermées en cette saison mais l'hôtel est (bien|très bien).
?autumn,good @prix- Hôtel agréable. Un peu cher quand même hors saison.
?autumn @chambre+ Bonne couette et chambre (chaude|bien chauffée).
?spring @calme+ En $month il n'y a (personne|pas grand monde), très calme.
?summer,good @chambre- Bon accueil. très chaud sous les toits en été
?view @chambre+ La vue est (superbe|très belle).
?view,good @prix- Belle vue mais la chambre est un peu chère
?lake,!winter @emplacement+ $thelakeup est (à deux pas|tout à côté).
?lake,!winter @emplacement+ Juste à côté de l'eau, on peut marcher (le soir|le matin)
?parking @equipements+ Il y a une prise pour la voiture électrique, (pratique|très bien).
?parking @acces+ Grand parking, (facile d'accès|de la place).
?!parking,good @acces- On fait tout à pied. Se garer est compliqué (le soir|après 19 h)
?lift @acces+ Ascenseur et douche sans marche, (très bien|pratique) pour les gens âgés.
?!lift,good @equipements- Attention trois étages sans ascenseur.
?dogs,alone @accueil+ Aucun problème avec un chien, il y a de la place pour le promener.
?dogs,together,good @accueil+,prix- Petit supplément pour le chien mais il a été bien reçu.
?old @ambiance+ Vieux meubles et grand escalier, (j'ai bien aimé|c'est beau).
?family-run @restauration+ Le soir on peut manger sur place, c'est (simple et bon|bon et simple).
?restaurant,together @restauration+ Le restaurant est très bien, c'est bon et (copieux|tout est frais)
?restaurant,good @restauration- Le restaurant est (moyen|quelconque), l'hôtel est très bien.
?breakfast-buffet,good @petit_dejeuner- Buffet bon mais vite vidé (le matin|après 9 h)
?road,good @calme- Quelques camions (le matin|tôt le matin), sinon calme.
?garden,!winter @calme+ La chambre donne sur le jardin, très calme.
?pool,summer,together @equipements+ La piscine est agréable (après la route|après une journée de voiture)
?village @calme+ Le village est très calme le soir, on dort bien.
?weekend,good @calme- Bon petit déjeuner. Le samedi soir il y a du bruit dans la rue jusqu'à minuit.
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
@accueil+ Personnel souriant (même tard|même le matin tôt)
@accueil+ J'ai annulé une nuit et on me l'a remboursée (tout de suite|).
@accueil+ Bons renseignements sur (les bus|les visites|les restaurants).
Je recommande.
Tout est bien dans cet hôtel.
?!alone [Nous avons/J'ai/On a] passé une (bonne|très bonne) nuit.
Hôtel simple et correct.
?together Un grand merci à toute l'équipe
(Deuxième|Troisième) fois, toujours bien
?good Pas le grand luxe mais on y est bien.
?good Satisfait~ (dans l'ensemble|globalement).
?good @chambre- Manque de rangements dans la chambre.
?good @chambre- Hôtel bien situé. Lit trop mou pour moi.
?good @chambre-,accueil+ chambre un peu vieille, personnel (super|adorable)
?good @calme- Bel hôtel rénové. On entend (les portes|marcher au dessus)
?good @calme- Très satisfait~ de mon séjour. La ventilation de la salle de bain fait du bruit
?good @numerique- Accueil très sympathique. Pas de réseau et wifi faible dans la chambre.
?good @numerique-,chambre+ Belle chambre, wifi (moyen|lent).
?good @proprete- Bon hôtel pas cher. Quelques cheveux dans la baignoire
?good @attente- Au petit déjeuner il faut attendre quand l'hôtel est plein, (une seule serveuse|pas assez de personnel).
?good @equipements- Parking devant. pression (faible|un peu faible) à la douche
?good @petit_dejeuner- Le pain n'était pas frais, dommage.
?good @acces- Très bel endroit. Difficile à trouver (le soir|de nuit).
?good @emplacement-,calme+ Loin de tout, calme.
?good @prix- Ça augmente chaque année mais je reviens.
?!restaurant,good @restauration- Pas grand chose pour dîner autour, il faut la voiture.
?famille,restaurant @restauration+ Le menu enfant est (bon|très bien) et pas cher.
?affaires,good @prix- Les chambres ont été refaites. Le prix a augmenté aussi.
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
?solo @calme-,accueil+ La dame est gentille mais il y a beaucoup de bruit le soir.
?solo @prix-,chambre- Chambre trop petite pour le prix.
?groupe,restaurant @restauration- Toujours le même repas pour le groupe, pas de légumes.
?groupe @chambre- Chambres très inégales, certains étaient contents et d'autres pas du tout.
?together @petit_dejeuner- Petit déjeuner mauvais.
?together @chambre-,accueil+ Bien reçus mais la chambre est (vraiment petite|trop petite).
?together @proprete- Pas très propre (sous le lit|derrière la porte de la salle de bain).
?together,weekend,restaurant @attente-,restauration+ On mange bien mais le samedi (c'est très long|plus d'une heure d'attente).
?couple,restaurant @calme-,restauration+ Bien mangé mais très mal dormi, trop de bruit
?famille @chambre- Chambre familiale trop petite à quatre.
?summer @equipements- Clim en panne, mal dormi.
?summer @chambre- trop chaud dans la chambre et trop de bruit dehors, (mal dormi|dommage)
?pool,summer @equipements- Piscine trop petite, (trop de monde|pas assez de transats).
?dogs @accueil- Ils prennent les chiens mais on sent que ça dérange.
?restaurant @restauration- Restaurant fermé le soir de mon arrivée et personne ne l'avait dit.
?!lift @equipements- Chambre au troisième sans ascenseur, il faudrait le dire à la réservation.
?!parking @acces- parking (introuvable|payant et loin), chambre correcte
@acces-,accueil+ Accueil aimable mais l'hôtel est difficile à trouver.
@accueil-,chambre+ Belle chambre mais accueil (froid|pas aimable).
@attente- Service (lent|très lent) au petit déjeuner, il manque du monde.
@calme- porte qui claque toute la nuit dans le couloir
@emplacement+,prix- Bien placé mais trop cher.
@equipements- télé qui ne marche pas et ampoule grillée
@numerique- Pas de wifi.
@petit_dejeuner- Pas grand chose (au petit déjeuner|le matin), café très moyen.
@prix- trop cher de (10|20) euros
@proprete-,emplacement+ Bon emplacement. Ménage (survolé|pas fait le deuxième jour).
@prix- Chambre supérieure, aucune différence avec une chambre normale.
# hotel flow bad
?worst A fuir (absolument|)
@accueil- On m'a (mal parlé|très mal parlé) à la réception.
@accueil- Ni bonjour ni merci.
@accueil- personne à la réception (de toute la soirée|à mon arrivée)
?together @proprete- Toiles d'araignée (au dessus du lit|au plafond).
?worst,together On est (très|vraiment très) déçus, je déconseille à tout le monde
@proprete- Draps pas changés, (dégoûtant|des cheveux partout)
@proprete- ménage pas fait et serviettes jamais changées
@proprete- La salle de bain était sale.
@proprete-,prix- Cher et plein de poussière.
@chambre- Matelas qui s'enfonce, j'ai eu mal au dos.
@chambre- chambre sans (fenêtre|lumière)
@chambre-,prix- Rien ne correspond aux photos et c'est cher.
@chambre- vieux triste et (sombre|froid)
?couple @chambre- Lit de 140 trop petit pour deux dans une chambre dite (confort|supérieure).
?famille @chambre- Deux chambres communicantes demandées, on a eu deux étages différents.
?amis @chambre-,prix- Deux serviettes pour quatre, les autres sont en supplément
?amis @accueil- ils n'ont pas rendu la caution, faites attention
?groupe @attente- Une heure pour avoir les clés du groupe.
?woman,solo @calme-,accueil- Des gens ivres dans le couloir toute la nuit, personne à la réception.
?solo @prix-,accueil- Parti~ après une nuit sur trois, rien de remboursé.
?affaires @calme-,chambre- Fenêtres en simple vitrage, on entend toute la rue.
?affaires @numerique- Le wifi coupe tout le temps, impossible de faire une (visio|réunion).
?affaires @chambre- Pas de bureau dans la chambre (et pas de chaise|).
?affaires @attente- la queue à la réception pour payer le matin
?affaires @petit_dejeuner- Salle du petit déjeuner encore fermée après l'heure affichée.
?winter @chambre- 15 degrés dans la chambre, (trop froid|on a froid).
?winter @equipements- eau froide deux jours de suite
?summer,together @calme- Musique dehors tous les soirs, impossible de dormir fenêtres ouvertes.
?summer,pool @equipements- Piscine (fermée|verte) tout le séjour
?autumn,restaurant @restauration- Hors saison le restaurant est fermé et ils ne le disent pas.
?view,!lake @prix-,chambre- J'ai payé pour la vue et je ne voyais (qu'un toit|qu'un mur).
?lift,together @acces- Pas du tout accessible en fauteuil, contrairement à ce qu'ils disent
?!lift @acces- Troisième étage sans ascenseur et personne pour aider avec les valises.
?!parking,together @acces- Parking trop petit, (trois|quatre) places seulement.
?restaurant @restauration-,accueil- Plat servi froid et serveuse (désagréable|pas aimable).
?restaurant @restauration-,prix- Restaurant trop cher et pas bon.
?road @calme- camions (toute la nuit|dès 4 h)
@calme- La ventilation de la salle de bain fait du bruit (toute la nuit|sans arrêt).
@calme- Murs trop fins, pas dormi
@attente-,proprete- Chambre donnée à 18 h et (pas nettoyée|mal nettoyée).
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
?together @proprete-,accueil- Punaises de lit. Nous attendons (toujours|encore) le remboursement.
?affaires @prix-,accueil- A chaque séjour il y a une erreur sur la facture et il faut relancer (par mail|).
`;
