/** Brief reviews of hotels by guests who stop for a night or two, and say one thing. */
export const frenchWholeStopsShort = `
# hotel flow good
@proprete+ Tout est (propre|très propre).
?top @proprete+ Hôtel très bien tenu
@proprete+,chambre+ chambre (impeccable|nickel), literie neuve
?together,top @proprete+ Chambre très propre, rien à redire
@attente+,accueil+ La clé était prête, (très rapide|pas d'attente).
?together @attente+ Chambre déjà prête à dix heures du matin
@numerique+ bonne connexion, même (pour les films|le soir)
@calme+ Très silencieux.
?!road @calme+ On n'entend (rien|que les oiseaux).
?couple @calme+ Nous avons bien dormi (et bien récupéré|), très calme.
@chambre+ Grand lit (très confortable|confortable)
@chambre+ Plus grand que (sur les photos|prévu)
@chambre+,prix+ Belle chambre pour ce tarif.
?summer @chambre+ Il y avait un ventilateur, bien dormi
?lift @acces+ Grand ascenseur, pratique avec les valises.
?parking @acces+ Parking (facile|gratuit).
@emplacement+ Très bien (placé|situé).
?village @emplacement+ (Joli village|Village sympa) pour se promener le soir.
?!village @emplacement+ Au centre et on dort bien.
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
?good @proprete- Bon hôtel. serviettes (un peu grises|usées)
?good @attente- Lit immense. il faut du temps pour payer le matin
?good,restaurant @attente- Hôtel agréable et très bonne cuisine au restaurant, il faut juste être patient car c'est long
?good,groupe @attente- Groupe très bien reçu. On fait la queue au petit déjeuner.
?good,affaires @numerique- Bon hôtel pour le travail. Connexion mauvaise le soir.
?good @numerique- Wifi faible, prenez une chambre près de la réception
?good,solo @numerique- Très bon accueil. le wifi est trop faible.
?good @equipements- Une seule prise près du lit
?good @equipements- Tres bon hotel. Le sèche cheveux ne marche pas
?good @acces- Difficile de s'arrêter devant l'hôtel (avec les valises|pour déposer les valises).
?good @petit_dejeuner- J'aurais aimé (un peu de salé|du fromage) au petit déjeuner.
?good @prix- Chambre magnifique. Le bar et le minibar sont trop chers.
# hotel flow mixed
@proprete- Propreté (moyenne|passable) pour un hôtel de cette catégorie.
@proprete- sol (collant|pas très net) dans la salle de bain
?together @proprete- (chambre|salle de bain) pas assez bien nettoyée.
?affaires @proprete- Verre sale et poubelle pas vidée
?groupe @proprete- Certaines chambres du groupe n'étaient pas faites à notre arrivée.
@numerique- Wifi (payant|limité à un appareil), dommage.
?solo @numerique- Pas de wifi, dommage car la chambre est bien.
@numerique- pas d'internet dans la chambre
@attente- Une demi heure d'attente à l'arrivée, c'est long.
?together @attente- vingt minutes d'attente au petit déjeuner
?restaurant,affaires @attente- Service trop lent le midi.
@equipements- la moitié des lampes ne marche pas.
@prix-,calme+ Calme, mais (vraiment cher|trop cher).
@ambiance- Pas d'ambiance, (un peu triste|c'est dommage).
@emplacement- Trop (loin|excentré) si on n'a pas de voiture.
?couple @prix-,accueil+ Accueil charmant mais le prix est vraiment exagéré.
# hotel flow bad
?worst @proprete- Dégoûtant, (douche sale|moquette sale)
@proprete- j'ai dû nettoyer (la douche|le lavabo) moi même
@proprete-,petit_dejeuner- Vaisselle sale au petit déjeuner
?affaires @proprete-,calme- De la poussière partout et du bruit jusqu'à minuit.
?worst,famille @proprete- Sol très sale, avec un bébé c'est (honteux|pas possible).
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
`;
