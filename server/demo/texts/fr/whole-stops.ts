/** Whole reviews of hotels: nights on the road, business travellers, people alone, groups, and critical guests; brief and plain. */
export const frenchWholeStops = `
# hotel flow good
@calme+ Nuit (calme|tranquille)
?road @calme+ Près de la route mais (on n'entend rien|les fenêtres isolent bien).
@proprete+ Hôtel (très propre|propre), la salle de bain aussi.
?affaires @chambre+ Bureau (correct|assez grand), bien pour travailler
?affaires @numerique+ Wifi (rapide|très bon)
?affaires @accueil+ Je viens (souvent|tous les mois), accueil toujours agréable.
?affaires @petit_dejeuner+ petit dej servi (tôt|dès 6 h 30), c'est bien quand on travaille
?affaires,restaurant @restauration+ Soirée étape très (correcte|bien).
?affaires @prix+ Tarif (raisonnable|intéressant) en semaine et chambre correcte, je reviendrai pour mes déplacements.
?affaires,!village @emplacement+ Hôtel (très bien placé|bien placé) pour mes rendez-vous.
?affaires @calme+ Calme, on peut travailler (le soir|dans la chambre)
?affaires J'y dors (souvent|régulièrement) pour le travail, très bien.
?affaires,good @petit_dejeuner- Bon hôtel pour le travail. Petit déjeuner toujours (le même|pareil).
?affaires @accueil+ Arrivée très tard, (bien accueilli~|pas de problème), merci.
?alone @prix+ Prix correct pour une personne seule.
?solo,woman Je m'y suis sentie (en sécurité|bien).
?solo @calme+ Très calme, j'ai bien (dormi|récupéré).
?solo Très bien, (j'y retournerai|je reviendrai)
?groupe @attente+ Clés prêtes pour le groupe, pas d'attente (du tout|à l'arrivée).
?groupe @accueil+ (Très bon|Bon) accueil pour notre groupe.
?groupe,restaurant @restauration+ Repas (copieux|bons) pour tout le groupe.
?groupe,restaurant,good @restauration- Bien pour un groupe, les repas sont un peu (justes|légers).
?groupe @accueil+ Personnel patient avec notre groupe.
?groupe,good @attente- Personnel patient. Par contre l'arrivée est beaucoup trop longue.
?amis @prix+ Pas cher (à plusieurs|quand on partage).
?couple @calme+ (Très calme|Calme), nous nous sommes bien reposés.
?couple,top @chambre+ chambre magnifique et lit immense
?together @accueil+ Arrivés très tard et (bien reçus|bien accueillis), merci.
?together,good @chambre- La chambre est petite mais le lit est (bon|très bon).
?together,!affaires @accueil+ Nous venons chaque année, toujours un (bon|très bon) accueil.
?together,good @calme- Un peu de bruit (le matin|le premier matin)
?together @accueil+ On a pu garder la chambre (un peu plus longtemps|jusqu'à midi), merci.
?together,good @prix- Bien, mais il y a beaucoup de suppléments.
?family-run,alone @accueil+ Accueil (très chaleureux|familial).
?family-run @accueil+ Patron très (sympa|sympathique|gentil).
?family-run,together @ambiance+ Hôtel familial, (bonne ambiance|ambiance agréable).
?family-run @petit_dejeuner+ Confitures maison au petit déjeuner, (très bonnes|c'est bon).
?winter @calme+ L'hôtel était (presque vide|à moitié vide) donc très calme.
?autumn @prix+ Hors saison les prix sont (corrects|plus bas).
?autumn @accueil+ Personnel (disponible|très agréable).
?summer @equipements+ La clim est (silencieuse|efficace), on a pu dormir malgré la chaleur.
?summer,good @chambre- Accueil sympathique. Très chaud dans la chambre malgré le ventilateur.
?view @chambre+ (Très belle vue|Belle vue) de la chambre.
?view @chambre+ Prenez une chambre avec vue.
?parking @acces+ Parking gratuit (devant|sur place), pratique
?dogs,alone @accueil+ Chien accepté (sans problème|et pas de supplément)
?dogs,together @accueil+ Notre chien a été bien (accueilli|accepté).
?old @ambiance+ Vieil hôtel qui a (du charme|beaucoup de charme).
?restaurant,together @restauration+ Nous avons dîné à l'hôtel, c'était (très bon|bon)
?restaurant,good @restauration+,attente- Bonne cuisine mais trop long
?restaurant @restauration+,prix+ on mange bien et (pas cher|pour pas cher).
?weekend,together @accueil+ (Très bon|Bon) week-end, personnel agréable
?breakfast-buffet @petit_dejeuner+ Bon buffet au petit déjeuner, (du choix|beaucoup de choix)
?woman,alone @proprete+ Très propre, la salle de bain et le linge de lit, c'est important pour moi.
?top @accueil+,chambre+ chambre superbe et accueil au top
?top Parfait, rien à changer !
?top,affaires Parfait comme (d'habitude|toujours).
@accueil+ Merci à $staff qui nous a bien renseignés.
@accueil+ Personnel (souriant|aimable), on a été bien reçu à l'arrivée comme au départ.
@accueil+ on a toujours répondu gentiment à mes questions
@chambre+ Grande chambre (bien équipée|).
@chambre+ La literie est (très bonne|bien ferme) et les oreillers aussi
@chambre+ Chambre conforme aux photos
@chambre+ Bon lit bonne douche
?good @chambre- Il manque juste (une bouilloire|une prise près du lit).
?good @chambre- Bon petit hôtel. Chambre un peu sombre.
?good @chambre- Bien situé. Pas beaucoup de place dans la chambre.
?good @chambre- Bon rapport qualité prix. La déco est (vieillotte|un peu triste).
?good @chambre- Bonne literie. Les salles de bain (sont à refaire|datent).
?good @calme- Demandez une chambre (à l'arrière|sur cour), devant on entend les voitures
?good @calme- Du bruit dans l'escalier
?good @calme- Très bon séjour. Murs un peu fins, on entend (les voisins|parler à côté).
?good @numerique- Bon lit, parking gratuit. Wifi faible à l'étage
?good @numerique- Wifi (seulement|uniquement) à la réception, dommage.
?good @numerique- très bien mais le wifi coupe (souvent|de temps en temps)
?good @petit_dejeuner- Chambre spacieuse. Petit déjeuner (un peu|trop) léger pour le prix.
?good @petit_dejeuner- tres bon hotel propre et calme, petit dej a revoir
?good @petit_dejeuner- Il manque des fruits (frais|) au petit déjeuner.
?good @attente- Une seule personne à l'accueil (à l'arrivée|le soir), donc un peu d'attente.
?good @attente- Ma chambre n'était pas prête à l'heure mais sinon excellent séjour.
?good @proprete- Bien situé. Un peu de poussière (sur les meubles|dans les coins)
?good @proprete- Hôtel agréable. Ménage un peu (rapide|léger) dans la salle de bain.
?good @acces- Difficile à trouver
?good @prix- Chambre confortable et calme. Je trouve ça (un peu cher|cher) hors saison.
?good,together @prix- Contents, dommage que le petit dej ne soit pas dans le prix.
@petit_dejeuner+ Bon café (et bon pain|) au petit déjeuner.
@petit_dejeuner+ Bon petit déjeuner, pain frais et confiture maison.
@prix+ Vraiment pas cher (pour le coin|pour la région)
@prix+ rapport qualité prix (très correct|très bon dans le secteur).
@emplacement+ Très bien situé, tout est (à côté|proche).
@emplacement+ (Bon|Très bon) point de départ pour visiter la région.
?good @emplacement- Très bel hôtel au calme. C'est un peu excentré, il faut une voiture.
@acces+ (Très facile|Facile) à trouver.
@attente+ Arrivée (rapide|très rapide), on a eu la clé tout de suite.
@calme+ J'ai (très bien|bien) dormi
@accueil+,proprete+ propre et sympa, (je recommande|a recommander)
Bon hôtel. (J'y retournerai.|Je conseille.)
Très bien (merci|pour une nuit)
?top Rien à redire (du tout|)
(RAS|Rien à signaler), bonne étape
(Très bonne|Bonne) surprise
?together Nous y allons tous les ans, (toujours bien|toujours satisfaits)
Je confirme les (bons avis|commentaires).
?together Très bien pour une étape.
?good Bien pour une ou deux nuits.
?restaurant,together @restauration+ On avait pris la demi pension, cuisine maison et (bonnes portions|portions généreuses).
?good @petit_dejeuner- Tout est bien dans cet hôtel. Petit déjeuner (moyen|pas terrible).
?affaires @chambre+ Les chambres ont été refaites, c'est (mieux|beaucoup mieux) maintenant.
?solo,good @numerique- Bon hôtel pour une étape. Dommage le wifi ne passait pas dans ma chambre.
# hotel flow mixed
@chambre- La chambre est (sombre et petite|petite et mal agencée), l'accueil correct.
Correct, sans plus
Je ne sais pas si j'y retournerai.
?alone Pour une nuit ça va mais je ne resterais pas plus.
@chambre- La chambre est petite, vieille et mal éclairée.
?affaires @numerique-,chambre+ Chambre confortable mais pas de wifi.
@numerique- Wifi annoncé mais il (coupe|ne marche pas bien).
@petit_dejeuner- Le petit déjeuner est trop cher.
@prix- Pas désagréable mais trop cher pour ce que c'est
?together @prix- A ce prix là nous attendions (un peu mieux|mieux)
?restaurant @restauration-,chambre+ Chambre bien. Restaurant (décevant|pas bon)
?restaurant @restauration-,attente- Hôtel correct mais au restaurant c'est long et (tiède|pas bon).
?!parking @acces-,emplacement+ Bien situé mais (difficile de se garer|pas facile de se garer).
?winter @chambre- Il faisait froid dans la chambre.
?groupe @attente- Pour un groupe l'arrivée est beaucoup trop longue
@proprete+,chambre- propre mais (la déco fait vieux|vieillot)
?summer @chambre- chambre très chaude, pas de clim, on a mal dormi
@proprete- Ménage pas terrible
@proprete- la salle de bain laisse à désirer, et le reste de la chambre n'est pas terrible non plus
?affaires @prix- Le tarif a (encore|) augmenté et la chambre est toujours la même.
?together @accueil- Accueil (moyen|pas très aimable) le premier soir.
?old @equipements-,ambiance+ Beau bâtiment mais (à rénover|fatigué) à l'intérieur.
?old @chambre- L'hôtel a du charme mais ce n'est pas (très confortable|confortable).
?pool,together @equipements- La piscine était fermée (tout le séjour|)
@attente- Chambre prête à (16 h 30|17 h) au lieu de 15 h
@attente-,petit_dejeuner- trop de monde au petit déjeuner, il faut attendre une table
@accueil-,proprete+ Propre, mais accueil (froid|pas très aimable).
@calme- Mal isolé, on entend (tout|les voisins).
@calme-,accueil+ Accueil sympa mais (voisins bruyants|portes qui claquent la nuit).
?dogs @prix- le chien est accepté mais le supplément est cher
?affaires Dépanne pour une nuit, sans plus.
?affaires @attente- Trop d'attente au petit déjeuner
@accueil+,chambre- La chambre ne m'a pas plu mais la dame est très gentille.
?together @numerique- Le wifi n'a presque jamais marché.
@petit_dejeuner- Plus de pain au petit déjeuner
# hotel flow bad
@proprete- Cheveux dans le lavabo, taches sur le drap
@proprete- odeur de tabac dans la chambre et ménage pas fait.
?affaires @numerique- Impossible de travailler, le wifi (ne marche pas|coupe tout le temps).
?together @accueil- Réservation confirmée par écrit et à l'arrivée l'hôtel est complet.
@chambre- Les photos sont vieilles, en vrai c'est (usé|sombre et usé).
@calme- Très mal isolé, on entend (tout|les voisins).
@prix-,accueil- Carte débitée deux fois, je réclame depuis (trois semaines|plus d'un mois) et personne ne répond
?worst @petit_dejeuner-,prix- Petit déjeuner (minable|honteux) pour le prix.
?worst @chambre-,accueil- vraiment decu~, chambre pas du tout comme sur le site et accueil glacial
?winter,worst @equipements- Pas de chauffage dans la chambre.
?!parking @acces- Le parking est (payant et loin|à dix minutes à pied).
@proprete-,accueil- chambre pas propre et personnel pas aimable, je deconseille (fortement|)
@equipements-,calme- Travaux dès (8 h|le matin) sous la fenêtre et personne n'avait prévenu.
?affaires,worst @prix-,accueil- Annulé une semaine avant pour raison médicale, remboursement refusé.
?solo @chambre-,prix- Petite chambre (sous les toits|) au prix d'une double.
?restaurant,together @restauration- Ne prenez pas la demi-pension, (c'est mauvais|ce n'est pas bon).
?restaurant,affaires @restauration-,accueil- On m'a oublié~ à table et personne ne s'est excusé.
@proprete- Moisissures dans la douche et (joints noirs|rideau sale)
?!worst @accueil-,emplacement+ Bien placé mais accueil (très froid|désagréable).
?groupe @accueil-,chambre- Il manquait deux chambres à notre arrivée alors que tout était payé.
?groupe,restaurant @restauration- Repas du groupe servi froid et (pas de légumes|viande trop cuite), beaucoup se sont plaints
@numerique-,prix- pas de wifi à (ce prix là|$night euros la nuit) ce n'est pas normal
?summer @chambre-,calme- Chambre étouffante, et si on ouvre il y a le bruit de la rue.
?worst Nul. (A éviter.|)
@chambre-,equipements- volet cassé et (télé sans telecommande|chasse d'eau qui coule)
?famille @equipements- Pas de lit bébé à l'arrivée alors que je l'avais (indiqué|demandé).
@calme-,accueil- Fête dans le couloir (jusqu'à 4 h|toute la nuit) et personne à la réception.
?!worst @prix- Personnel poli mais c'est beaucoup trop cher pour ce que c'est.
?together,worst @proprete-,accueil- Punaises de lit et la direction ne veut rien savoir.
?autumn @chambre- Chambre humide (qui sent le renfermé|et froide).
?worst @attente- Une heure d'attente pour avoir la clé.
?affaires @prix- La facture est fausse (à chaque fois|encore une fois).
?restaurant @restauration-,attente- Plus d'une heure entre l'entrée et le plat, et pas bon.
?lift @equipements-,accueil- Ascenseur en panne et (on ne nous a pas prévenus|personne ne prévient)
?dogs,together @prix- Gros supplément pour le chien.
@proprete- Moins bien que l'an passé, de la poussière partout.
@chambre- Matelas (défoncé|qui s'enfonce), très mal dormi.
@accueil- Personnel (désagréable|très désagréable), on ne vous dit pas bonjour et on vous répond à peine.
@proprete-,chambre- Sale et vieux.
?together @calme- Impossible de dormir, (on entend tout|bruit dans les tuyaux).
?road,together @calme- Très bruyant, la route est juste dessous.
?restaurant @calme- ne prenez pas une chambre au dessus de la cuisine, (trop de bruit|bruit jusqu'à minuit)
@prix- $night euros c'est trop cher
@prix-,chambre- Cher pour une chambre où (rien n'est refait|la douche fuit).
?!worst Je m'attendais à (mieux|autre chose) pour le prix
@accueil- on a l'impression de déranger (tout le temps|à chaque fois qu'on demande quelque chose)
?worst @proprete- (Draps pas changés.|Un cafard dans la salle de bain.)
?worst Hôtel A EVITER
@proprete- Ça sent (l'égout|l'humidité) dans la salle de bain et le ménage n'est pas bien fait
?!worst @proprete-,emplacement+ L'endroit est joli mais la chambre était sale.
@attente-,chambre- pas de chambre avant (17 h|18 h), et elle est petite et mal éclairée
@numerique- Deux nuits sans internet alors que le wifi est annoncé sur le site.
?affaires @chambre-,numerique- Ni bureau ni wifi dans la chambre.
?together @petit_dejeuner- Pas assez de tables (au petit déjeuner|le matin).
?amis @accueil- On nous a mal parlé dès l'arrivée.
@calme-,accueil- Un groupe a crié dans le couloir jusqu'à trois heures du matin et personne ne fait rien
@proprete- La chambre n'avait pas été faite.
?lift,together @acces- Chambre demandée pour un fauteuil, porte trop étroite.
?worst,together @chambre- chambre qui sent la cigarette et lit cassé, partis au bout d'une nuit
`;
