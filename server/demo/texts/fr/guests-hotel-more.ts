/** Guests of hotels in a line or two, in all moods; several ways to say each, since they come back. */
export const frenchGuestsHotelMore = `
# hotel flow good
@accueil+ Le monsieur à la réception est (vraiment|très) (gentil|serviable).
@petit_dejeuner+ Le petit déjeuner est (très bien|vraiment bien) et (il y en a assez|il y a ce qu'il faut).
@chambre+ Ca faisait longtemps qu'on avait pas dormi (aussi bien|comme ça)( !| !!| à l'hotel)
@chambre+ les chambres sont (spacieuse|trés grande) et (bien équipé|trés confortable) rien a redire
@prix+ Rapport qualité prix (très|plus que) correct pour (la région|ce genre d'hôtel).
?parking @acces+ Ce qui est (bien|pratique) c'est qu'on se gare (dans la cour|derrière|juste devant) sans payer
@accueil+,chambre+ tres bien acceuilli par une (equipe|dame) (souriante|tres gentille) la chambre (super|au top) (je reviendrais|je recommande)
@chambre+,accueil+ Nous sommes restés (deux|trois) nuits et (franchement |)on n'a manqué de rien, (les gens sont gentils|tout le monde est gentil) et la chambre est bien.
@proprete+ la propreté (est irréprochable|était impeccable)
On nous avait offert (cette nuit|ce séjour) (pour Noël|pour un anniversaire) et (c'était très réussi|on en est ravis)
@emplacement+ L'hôtel est (bien|très bien) situé pour (visiter le coin|faire des visites|se promener).
@chambre+ Trop bien cet hotel j'ai adoré (la chambre|le lit) et (la douche|la salle de bain) !!
@numerique+ Le wifi (fonctionne|marche) (bien|très bien) et il est gratuit (dans les chambres|partout)
@accueil+ Ils sont (à l'écoute|très à l'écoute) et (toujours de bonne humeur|vraiment arrangeants)
@accueil+ Merci à (toute l'équipe|tout le personnel) pour ce (très bon|super) séjour( !|.| chez vous)
?restaurant @restauration+ au restaurant de l'hotel (c'est très bon|on mange très bien) et (en quantité|il y en a assez) je (recommande|conseille)
Rien de (spécial|particulier) à dire tout (était bien|s'est bien passé) pour nous
?famille @accueil+ les enfants ont été (gâtés|bien accueillis) par (tout le monde|le personnel) et ça c'est (agréable|appréciable)
?amis @chambre+ Super moment (entre amis|avec les copains) on avait pris (trois|quatre) chambres (rien à dire|toutes bien)
?summer @chambre+ en pleine chaleur on a (bien|beaucoup) apprécié la clim qui ne fait (pas|presque pas) de bruit
@prix+ Pour ce prix là (on peut|vous pouvez) y aller (sans hésiter|sans réfléchir)( !|)
@chambre+ Je (conseille|recommande) de demander une chambre (à l'arrière|au premier), elles sont plus (grandes|belles) et la nôtre était très bien.
?good @prix- Très bien à part (les prix|les tarifs) (du bar|du petit déjeuner) qui sont (élevés|exagérés)
@prix+,petit_dejeuner+ Nous avions (eu|pris) une offre sur internet, (deux|trois) nuits avec le petit déjeuner, et à ce prix (c'était|on a trouvé ça) (top|très bien).
@proprete+,chambre+ La chambre est (propre|très propre) la salle de bain (aussi|pareil) et ça sent bon
?affaires @chambre+,equipements+ Bien pour (le travail|une nuit de travail) avec un (vrai|grand) bureau dans la chambre
@emplacement+ (Je dirais que|Pour nous) l'avantage c'est de (tout|presque tout) faire à pied (et de laisser la voiture|sans prendre la voiture)
@accueil+ Ils nous ont indiqué de bonnes adresses (pour manger|de restaurants) (le soir|dans le coin), merci (à eux|encore).
Un hôtel que je (recommande|conseille) à tous ceux qui (passent|viennent) par ici
@chambre+ les lits sont (super|vraiment) confortables les (oreillers|couettes) aussi on a (très bien|bien) dormi
?couple @calme+ (Parfait|Très bien|Idéal) en couple pour (deux|trois) jours au calme, bien dormi
@attente+ Pas d'attente du tout (à l'arrivée|en arrivant) ni (au départ|pour régler|au moment de payer)
@accueil+ Nous étions (huit|une dizaine) pour (un anniversaire|un mariage dans le coin) et (ils|les gens de l'hôtel) ont été arrangeants avec nous.
@accueil+,chambre+,proprete+ PERSONNEL (TRES|VRAIMENT) AIMABLE CHAMBRE (PROPRE|TRES PROPRE) ET (BON LIT|BONNE LITERIE) A CONSEILLER
?restaurant @restauration+ En demi-pension on (choisit|peut choisir) le matin ce qu'on veut le soir, (c'était bon|tout était bon) (tous les jours|à chaque fois)
@chambre+,petit_dejeuner+ Parfait , (rien a dire|que du positif) , (la chambre|le lit) , le petit dej , (tous est nickel|tous est bien)
@equipements+ La chambre a (un petit frigo|une bouilloire) et (aussi |)(un coffre|un fer à repasser) ce qui est (pratique|bien pratique)
@accueil+ On est toujours (bien|très bien) (reçus|accueillis) dans cet hotel
?restaurant @restauration+ Nous avons (très bien|bien) mangé au restaurant de l'hôtel (tous les soirs|le soir).
@ambiance+ (J'ai|On a) beaucoup aimé la (décoration|déco) du (salon|hall) et (des chambres|de la chambre) aussi.
on et venu pour (une nuit|deux nuits) on aurait du (rester|prendre) plus (c'etait trop bien|tellement c'etait bien)
# hotel flow mixed
@chambre+,petit_dejeuner- (Bon|Très bon) lit mais petit déjeuner (pauvre|trop léger) (pour moi|à mon goût)
@proprete-,chambre+ Belle chambre. Par contre (des cheveux|de la poussière) (dans la salle de bain|sous le lit)
@accueil+,calme- Accueil (au top|très bien) dommage qu'on entende (tout|les voisins) (la nuit|dans la chambre)
?pool @equipements- (Déçus|Un peu déçus) par la piscine qui est plus petite (que sur les photos|que prévu)
# hotel flow bad
@accueil- La dame de (l'accueil|la réception) n'est (vraiment |)pas aimable (avec les gens|avec les clients)
@prix- Je trouve (ça|que c'est) (trop|bien trop) cher pour (un hôtel|une chambre) (de ce niveau|dans cet état)
@proprete- le ménage n'est pas fait (correctement|comme il faut) (et c'est dommage|c'est inadmissible)
?worst @accueil- Le (pire|plus mauvais) accueil qu'on ait eu dans un hotel( !| !!| de toute notre vie)
?famille @prix-,accueil- on nous a (fait payer|compté) un supplément pour le lit du petit alors que c'est (marqué|écrit) gratuit (sur le site|partout) et impossible de discuter
@calme- la nuit dans la chambre on (entend|a entendu) (les camions|la route|les portes) (sans arret|tout le temps)
@emplacement- Ce n'est pas du tout (au centre|dans le centre) comme c'est (dit|écrit|indiqué) il faut (une voiture|marcher un bon moment).
@petit_dejeuner- je n'ai (jamais|encore jamais) vu un petit déjeuner (aussi pauvre|comme ça)
@attente- Attendre (une heure|40 minutes) pour (avoir une clé|une simple clé) c'est (trop|pas normal)
On ne prendra plus (cet hotel|de chambre chez eux), c'est (terminé|fini|dommage)
@calme-,accueil- (Mauvaise|Très mauvaise) nuit à cause (des gens du dessus|d'un groupe) et (personne|pas de veilleur) pour leur dire quelque chose
?worst Passez votre chemin il y a (bien|beaucoup) mieux (pas loin|à côté|ailleurs)
@proprete- les draps (n'étaient pas propres|avaient des taches)
?restaurant @attente- le (service|repas) (est interminable|n'en finit pas), (45 minutes|presque une heure) entre l'entrée et le plat et (personne ne s'excuse|aucune explication)...
@chambre- Les chambres sont (vieilles|à refaire) et (humides|ça sent l'humidité). Nous sommes partis (plus tôt|avant la fin)
@proprete-,chambre- La salle de bain était dans un état (pas possible|incroyable), du (calcaire|noir) partout.
`;
