/** Brief reviews of hotels by guests who stop for a night or two, and say one thing. */
export const frenchWholeStopsShort = `
# hotel flow good
@proprete+ Tout (sent|respire) le propre.
?top @proprete+ Rarement vu un hôtel aussi bien (tenu|entretenu) !
@proprete+,chambre+ chambre (impeccable|nickel), literie neuve
?affaires @proprete+ Je regarde toujours la salle de bain en premier et là (rien|elle était impeccable).
?together,top @proprete+ Pas une trace nulle part, et pourtant on est (difficiles|exigeants) !
@attente+,accueil+ La clé était prête, (il n'y avait qu'à signer|pas de papiers à remplir), très rapide.
?together @attente+ On est arrivés à dix heures du matin et la chambre était déjà (prête|libre) !!
?affaires @attente+ (Facture prête|Tout était prêt) au départ, pas de queue, c'est appréciable le matin.
@numerique+ bonne connexion, même (pour regarder un film|le soir)
?solo @numerique+ J'ai pu appeler la famille en vidéo tous les soirs, le wifi (tient|marche) bien.
@calme+ Silence complet. (Incroyable.|J'en rêvais.)
?!road @calme+ On n'entend que (le vent|les oiseaux)...
?couple @calme+ Quel repos, (deux nuits de huit heures|nous en avions besoin) !
@chambre+ Lit immense (et très confortable|)
@chambre+ Plus grand que (sur les photos|prévu), belle surprise
@chambre+ Baignoire dans la chambre, (j'ai craqué pour ça|je ne suis pas déçu~) !
@chambre+,prix+ Pour ce tarif une chambre pareille c'est (inespéré|rare).
?winter @chambre+ J'ai eu bien chaud, (deux couettes dans l'armoire|il y avait des couvertures en plus), rien à dire.
?summer @chambre+ Il y avait un ventilateur et des volets, la chambre est restée (fraîche|supportable).
?lift @acces+ Pratique avec de grosses valises, l'ascenseur (est large|va partout).
?parking @acces+ Parking (facile|gratuit), on arrive et on se pose.
@emplacement+ Impossible d'être mieux (placé|situé).
?village @emplacement+ (Joli village|Village sympa) autour, je suis sorti~ marcher après le dîner.
?!village @emplacement+ Au milieu de tout et pourtant (calme|on dort).
@ambiance+ Un salon où l'on a envie de (rester|s'asseoir).
?groupe @ambiance+ Ils nous ont laissé une salle pour la soirée, (on a chanté|on a joué aux cartes) tard sans gêner personne.
@petit_dejeuner+ Le matin on mange (bien|très bien), je n'avais plus faim à midi
?restaurant,solo @restauration+ Dîner seul~ n'est pas toujours drôle, (ici on m'a bien placé~|le serveur a été aux petits soins).
?restaurant,affaires @restauration+ Le plat du jour (vaut le coup|est toujours bon), je ne prends que ça.
?restaurant,together @restauration+,prix+ (Trois plats|Entrée plat dessert) et du vin pour un prix très honnête.
?pool,summer @equipements+ piscine (propre|chauffée) et presque personne dedans
?parking,amis,!winter @equipements+ local fermé pour les vélos, (prises pour les batteries|on était tranquilles)
@prix+ Moins cher que (prévu|partout ailleurs), et (pas moins bien|c'est bien).
@prix+,proprete+ Petit prix et c'est propre, (on ne cherche pas plus loin|adopté).
?family-run,solo @accueil+ La patronne parle (beaucoup|volontiers), moi j'ai aimé.
@accueil+ Ils prennent le temps, (ça ne se trouve plus|c'est agréable).
?dogs @accueil+ (Deux chiens|Un gros chien) et aucun problème, il y en avait (d'autres|partout) dans l'hôtel
?top,couple @ambiance+ (Romantique et calme|Endroit très romantique), on reviendra pour notre anniversaire.
?top Rien ne manque.
?top Coup de cœur (du voyage|de l'année) !
?good @proprete- Plus propre dans la chambre que (dans l'escalier|dans les couloirs).
?good @proprete- serviettes (un peu grises|usées), sinon c'est bien tenu
?view,good @proprete- Belle vue, mais les vitres (ont besoin d'un nettoyage|sont sales), c'est dommage !
?good,together @proprete- On a dû (redemander le ménage|demander qu'on repasse) une fois. Bon séjour.
?good @proprete- L'aspirateur n'était pas passé sous le lit, (ça arrive|tout le reste est nickel).
?good @attente- il faut du temps pour (payer|régler) le matin, prévoyez
?good @attente- Personne à la réception pendant un moment, mais (le monsieur|la dame) a été très aimable ensuite.
?good,restaurant @attente- On attend au restaurant le week-end mais (c'est bon|ça vaut la peine).
?good,groupe @attente- Deux petits déjeuners sur trois il a fallu (faire la queue|attendre), pour un groupe c'est dommage.
?good,affaires @numerique- Connexion (correcte|bonne) le matin, impossible le soir quand tout le monde s'y met.
?good @numerique- Prenez une chambre près de la réception (pour le wifi|si vous voulez du wifi) !
?good,solo @numerique- Hôtel agréable, mais le wifi est trop faible pour (regarder un film|appeler).
?good @equipements- Une seule prise (près du lit|), il faut choisir entre la lampe et le téléphone
?good @equipements- Le sèche cheveux (est poussif|ne souffle pas fort), voilà la seule critique.
?good @chambre- Les lits jumeaux sont étroits mais (confortables|bons).
?good @calme- Réveillé~ à 6 h par les volets d'à côté (tous les matins|deux jours de suite)... autrement tout va bien
?good @calme-,emplacement+ Tout près de tout donc (un peu de bruit|du passage sous les fenêtres) le soir.
?good @acces- Devant l'hôtel (on ne peut pas s'arrêter|c'est étroit), déposez les valises et allez vous garer plus loin.
?good @petit_dejeuner- J'aurais aimé (un peu de salé|du fromage) le matin, le sucré est très bien.
?good @prix-,chambre+ Belle chambre mais (le minibar|le moindre café) est facturé au prix fort.
?good,affaires @chambre- Je préférais l'ancienne disposition, le bureau est maintenant (dans le passage|contre le lit), c'est moins pratique pour travailler le soir. Pour le reste l'hôtel s'est plutôt amélioré.
?together @chambre+,calme+ On dort mal d'habitude à l'hôtel alors on choisit d'après les avis sur la literie. Pour une fois ils disaient vrai, (matelas ferme|matelas récent) et pas un bruit, on s'est réveillés à dix heures passées.
@attente+,accueil+ Mon train avait beaucoup de retard et j'avais peur que ce soit fermé. J'ai appelé, (on m'a donné un code|quelqu'un a attendu), cinq minutes après j'étais dans la chambre.
# hotel flow mixed
@proprete- Propreté (moyenne|passable) pour un hôtel de cette catégorie.
@proprete-,chambre+ bon lit mais (sol collant|sol pas très net) dans la salle de bain
?together @proprete-,accueil+ Personnel gentil, (chambre|salle de bain) pas assez bien nettoyée à notre avis.
?affaires @proprete- Verre sale, poubelle pas vidée... Le lit était (propre|bien) heureusement.
?groupe @proprete- Certaines chambres du groupe n'étaient (pas faites|pas encore faites) à notre arrivée, les autres bien.
@numerique- Wifi (payant|limité à un appareil), aujourd'hui c'est dépassé.
?solo @numerique- Sans wifi les soirées sont longues, (rien à faire autour|dommage car la chambre est bien).
@numerique-,accueil+ Personnel (gentil|très gentil) mais toujours pas d'internet au départ.
@attente- Comptez (une demi heure|un bon quart d'heure) à l'arrivée, c'est long pour une clé.
?together @attente-,petit_dejeuner+ Petit déjeuner bon, (quand on finit par avoir une table|après vingt minutes d'attente debout).
?restaurant,affaires @attente- Service trop lent le midi, (je n'ai pas eu le temps du dessert|je suis reparti~ sans café). La chambre ça va.
?!alone @calme- Bien dormi la première nuit, (pas du tout|très mal) la deuxième, un bal dehors.
@equipements-,chambre+ La chambre est belle mais (rien n'est réparé|la moitié des lampes ne marche pas).
@prix-,calme+ Calme, mais (vraiment cher|trop cher).
@ambiance- Pas d'ambiance, (on ne croise personne|un peu triste), mais on dort.
@emplacement- Trop (loin|excentré) pour quelqu'un qui n'a pas de voiture.
?couple @prix-,accueil+ Accueil charmant. Par contre le prix (a doublé en trois ans|est vraiment exagéré).
@attente- Personne à l'accueil quand je suis arrivé~, un mot sur la porte disait de revenir à 18 h. J'ai attendu dans la voiture. La dame s'est excusée (tout de suite|plusieurs fois) et la chambre était correcte, mais c'est du temps perdu.
# hotel flow bad
?worst @proprete- Dégoûtant, (le bac de douche surtout|la moquette surtout) !
@proprete- j'ai nettoyé (la douche|le lavabo) moi même avant de m'en servir
@proprete-,petit_dejeuner- Vaisselle sale au petit déjeuner, (tasses pas lavées|couverts collants), je n'ai rien pris.
?affaires @proprete-,calme- Poussière (partout|sur les meubles) et du bruit jusqu'à minuit, j'ai changé d'hôtel le lendemain.
?worst,famille @proprete- Avec un bébé qui marche à quatre pattes, un sol (pareil|aussi sale) c'est honteux.
?groupe @proprete-,chambre- La moitié de notre groupe a demandé à changer de chambre, (trop sales|odeurs, draps tachés), il n'y en avait pas d'autres.
@attente- on attend pour tout dans cet hôtel, (la clé, le café, la note|même pour partir)
@attente-,accueil- Debout (vingt|trente) minutes devant un comptoir vide, et personne ne s'excuse.
?restaurant @attente- Commandé à 20 h, servi à (21 h 15|21 h 30), parti~ sans dessert.
?famille @attente- Chambre prête à 18 h avec des enfants fatigués de la route, et on nous dit (de patienter|d'aller faire un tour).
?affaires @attente-,petit_dejeuner- Vingt minutes pour un café le matin ! Je suis parti~ travailler (à jeun|sans).
?together @numerique-,accueil- Le wifi ne marche pas et quand on le signale on nous répond que (ça vient de nous|chez les autres ça marche).
@numerique- « Wifi gratuit dans les chambres » c'est faux, (il n'y en a pas|seulement dans le hall).
@numerique-,equipements- Ni télé ni internet, (en panne tous les deux|et personne pour venir voir).
@accueil-,prix- On m'a changé le prix (à l'arrivée|au moment de payer) et c'était à prendre ou à laisser.
@accueil- mails sans réponse, téléphone qui sonne dans le vide, (et sur place pareil|à l'arrivée personne)
?together @chambre- Lits séparés, draps trop petits, (fenêtre bloquée|volet bloqué), on a écourté.
@chambre-,equipements- Douche (bouchée|sans porte), de l'eau partout dans la chambre
?winter @chambre- froid, humide, (je suis rentré~ malade|j'ai dormi habillé~)
?summer @chambre-,accueil- Plus de 30 dans la chambre, j'ai demandé un ventilateur, (il n'y en avait plus|refusé).
?worst @prix- Du vol.
@prix-,restauration- Tout est trop cher, (l'eau, le café|même l'eau à table), et rien n'est bon.
@acces- Rien n'est fait pour quelqu'un qui marche (mal|avec une canne), des marches partout.
?!village @calme- Discothèque (en face|à côté), c'était à eux de le dire avant
@petit_dejeuner- Le jus c'est de l'eau colorée, le pain (est rassis|est de la veille). Allez au café.
@equipements-,accueil- Lavabo bouché, signalé deux fois, (jamais réparé|toujours pareil au départ).
?worst @ambiance-,accueil- Ambiance (glaciale|pesante), des gens odieux, fuyez.
?!worst @ambiance-,emplacement+ Bel endroit mais on s'y sent (de trop|mal), tout est interdit.
@proprete-,accueil- Il y avait des taches sur les draps. J'ai appelé, quelqu'un m'en a apporté des propres en me disant de faire le lit moi même parce que le ménage (était fini|ne travaillait plus à cette heure). Très déçu~.
?affaires @attente-,accueil- Mon heure d'arrivée était notée dans la réservation, 23 h. A 23 h le portail était fermé, j'ai appelé (trois|quatre) fois, quelqu'un a fini par ouvrir en me faisant la leçon sur les horaires. Pas un mot d'excuse le matin non plus.
`;
