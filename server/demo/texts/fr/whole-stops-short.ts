/** Brief reviews of hotels by guests who stop for a night or two, and say one thing. */
export const frenchWholeStopsShort = `
# hotel flow good
@proprete+ Tout est (propre|très propre).
?top @proprete+ Hôtel très bien tenu
@proprete+,chambre+ chambre (impeccable|nickel), literie neuve
?together,top @proprete+ Chambre très propre, rien à redire
@attente+,accueil+ La clé était prête, (très rapide|pas d'attente).
?together @attente+ Chambre déjà prête à dix heures du matin
?affaires @attente+ Facture prête au départ, pas de queue.
@numerique+ bonne connexion, même (pour les films|le soir)
@calme+ Très silencieux.
?!road @calme+ On n'entend (rien|que les oiseaux).
?couple @calme+ Nous avons bien dormi (et bien récupéré|), très calme.
@chambre+ Grand lit (très confortable|confortable)
@chambre+ Plus grand que (sur les photos|prévu)
@chambre+ Baignoire dans la chambre, (très bien|j'ai apprécié)
@chambre+,prix+ Belle chambre pour ce tarif.
?winter @chambre+ J'ai eu bien chaud, il y avait des couvertures en plus.
?summer @chambre+ Il y avait un ventilateur et des volets, la chambre est restée (fraîche|supportable).
?lift @acces+ Grand ascenseur, pratique avec les valises.
?parking @acces+ Parking (facile|gratuit).
@emplacement+ Très bien (placé|situé).
?village @emplacement+ (Joli village|Village sympa) pour se promener le soir.
?!village @emplacement+ Au centre mais (calme|on dort bien).
@petit_dejeuner+ On mange (bien|très bien) au petit déjeuner
?restaurant,solo @restauration+ Bon dîner, serveur (attentif|très gentil).
?restaurant,affaires @restauration+ Le plat du jour est (bon|toujours bon).
?restaurant,together @restauration+,prix+ Entrée plat dessert et du vin pour un prix (très honnête|correct).
?pool,summer @equipements+ piscine (propre|chauffée) et pas trop de monde
?parking,amis,!winter @equipements+ local fermé pour les vélos (avec des prises|)
@prix+ Moins cher que (prévu|les autres).
@prix+,proprete+ Petit prix et c'est propre.
?family-run,solo @accueil+ La patronne est (bavarde et gentille|très gentille).
@accueil+ Ils prennent le temps, c'est agréable.
?dogs @accueil+ Venu~ avec (deux chiens|un gros chien), aucun problème
?top,couple @ambiance+ Endroit très romantique, on reviendra.
?top Coup de cœur
?good @proprete- La chambre est propre mais (l'escalier|le couloir) pas trop.
?good @proprete- serviettes (un peu grises|usées), sinon c'est bien
?view,good @proprete- Belle vue, mais les vitres sont sales, c'est dommage
?good,together @proprete- On a dû (redemander le ménage|demander qu'on repasse) une fois. Bon séjour sinon.
?good @proprete- L'aspirateur n'était pas passé sous le lit, le reste est bien.
?good @attente- il faut du temps pour payer le matin
?good @attente- Personne à la réception pendant un moment, ensuite la dame était très aimable.
?good,restaurant @attente- On attend au restaurant le week-end mais c'est bon.
?good,groupe @attente- Au petit déjeuner il a fallu (faire la queue|attendre), pour un groupe c'est dommage.
?good,affaires @numerique- Connexion (correcte|bonne) le matin, mauvaise le soir.
?good @numerique- Wifi faible, prenez une chambre près de la réception
?good,solo @numerique- Hôtel agréable, mais le wifi est trop faible.
?good @equipements- Une seule prise près du lit
?good @equipements- Le sèche cheveux ne souffle pas fort, le reste est bien.
?good @chambre- Les lits jumeaux sont étroits mais (confortables|bons).
?good @calme- Réveillé~ à 6 h par (le bruit des volets|du bruit dans le couloir), sinon tout va bien
?good @calme-,emplacement+ Tout près de tout donc un peu de bruit le soir.
?good @acces- Difficile de s'arrêter devant l'hôtel (avec les valises|pour déposer les valises).
?good @petit_dejeuner- J'aurais aimé (un peu de salé|du fromage) au petit déjeuner.
?good @prix-,chambre+ Belle chambre mais le minibar est trop cher.
?good,affaires @chambre- Je préférais les chambres avant, le bureau est moins pratique. Sinon l'hôtel est bien.
# hotel flow mixed
@proprete- Propreté (moyenne|passable) pour un hôtel de cette catégorie.
@proprete-,chambre+ bon lit mais sol (collant|pas très net) dans la salle de bain
?together @proprete-,accueil+ Personnel gentil mais (chambre|salle de bain) pas assez bien nettoyée.
?affaires @proprete- Verre sale et poubelle pas vidée, le lit était (propre|bien).
?groupe @proprete- Certaines chambres du groupe n'étaient pas faites à notre arrivée.
@numerique- Wifi (payant|limité à un appareil), dommage.
?solo @numerique- Pas de wifi, dommage car la chambre est bien.
@numerique-,accueil+ Personnel gentil mais pas d'internet (du séjour|dans la chambre).
@attente- Une demi heure d'attente à l'arrivée, c'est long.
?together @attente-,petit_dejeuner+ Petit déjeuner bon mais vingt minutes d'attente.
?restaurant,affaires @attente- Service trop lent le midi. La chambre ça va.
?!alone @calme- Bien dormi la première nuit, (pas du tout|très mal) la deuxième à cause du bruit.
@equipements-,chambre+ La chambre est belle mais la moitié des lampes ne marche pas.
@prix-,calme+ Calme, mais (vraiment cher|trop cher).
@ambiance- Pas d'ambiance, (un peu triste|c'est dommage).
@emplacement- Trop (loin|excentré) si on n'a pas de voiture.
?couple @prix-,accueil+ Accueil charmant mais le prix est vraiment exagéré.
@attente- Personne à l'accueil quand je suis arrivé~, il fallait revenir à 18 h. La chambre était correcte.
# hotel flow bad
?worst @proprete- Dégoûtant, (douche sale|moquette sale)
@proprete- j'ai dû nettoyer (la douche|le lavabo) moi même
@proprete-,petit_dejeuner- Vaisselle sale au petit déjeuner, (tasses pas lavées|couverts collants).
?affaires @proprete-,calme- De la poussière partout et du bruit jusqu'à minuit.
?worst,famille @proprete- Sol très sale, avec un bébé c'est (honteux|pas possible).
?groupe @proprete-,chambre- La moitié du groupe a demandé à changer de chambre, trop sales.
@attente- on attend pour tout dans cet hôtel
@attente-,accueil- (Vingt|Trente) minutes d'attente à la réception et personne ne s'excuse.
?restaurant @attente- Commandé à 20 h, servi à (21 h 15|21 h 30).
?famille @attente- Chambre prête à 18 h seulement, avec des enfants c'est trop tard.
?affaires @attente-,petit_dejeuner- Vingt minutes pour avoir un café le matin.
?together @numerique-,accueil- Le wifi ne marche pas et la réception ne fait rien.
@numerique- Pas de wifi dans les chambres alors que c'est (écrit|marqué).
@numerique-,equipements- Ni télé ni internet.
@accueil-,prix- On m'a changé le prix (à l'arrivée|au moment de payer).
?together @chambre- Lits séparés et draps trop petits.
@chambre-,equipements- Douche (bouchée|sans porte), il y a de l'eau partout
?winter @chambre- chambre froide et humide
?summer @chambre-,accueil- Plus de 30 dans la chambre et pas de ventilateur.
?worst @prix- Du vol.
@prix-,restauration- Tout est trop cher (même l'eau|) et le restaurant n'est pas bon.
@acces- Pas adapté pour quelqu'un qui marche (mal|avec une canne), des marches partout.
?!village @calme- Discothèque (en face|à côté), impossible de dormir
@petit_dejeuner- Mauvais jus d'orange et pain (rassis|de la veille).
@equipements-,accueil- Lavabo bouché, signalé deux fois et jamais réparé.
?worst @ambiance-,accueil- Mauvaise ambiance et personnel odieux.
?!worst @accueil-,emplacement+ Bel endroit mais on s'y sent mal, accueil (froid|désagréable).
@proprete-,accueil- Il y avait des taches sur les draps. On m'en a apporté des propres mais il fallait faire le lit soi même.
?affaires @attente-,accueil- J'arrivais à 23 h, c'était noté dans la réservation. Le portail était fermé et j'ai appelé (trois|quatre) fois avant qu'on m'ouvre.
`;
