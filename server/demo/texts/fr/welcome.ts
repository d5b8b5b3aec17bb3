/** Welcome, cleanliness and quiet of lodgings. */
export const frenchWelcome = `
# hotel accueil +
(L'accueil est|L'accueil a été) (chaleureux|très pro|impeccable|parfait) (dès notre arrivée|malgré une arrivée tardive|, de l'arrivée au départ)
- Personnel (aux petits soins|souriant|adorable) (du début à la fin|, rien à redire|, toujours prêt à aider)
Le (monsieur|jeune homme) de la réception [nous/m'/nous] a (conseillé une balade autour $dulac|réservé une table pour le soir|donné plein de bonnes adresses), (vraiment sympa|on sent qu'il aime son coin|super gentil)
(La réceptionniste|$hostess, à la réception,) a été (d'une grande gentillesse|adorable|très patiente avec nous)
(Toute l'équipe|L'ensemble du personnel) est (souriante|disponible et discrète)... (ça se sent|ça change) et ça fait du bien
[Nous avons été accueillis/J'ai été accueilli~/On a été accueillis] (avec le sourire|comme des rois|avec un petit verre de jus de pomme du coin|très gentiment) (alors qu'il était presque 22 h|malgré notre retard|)
?famille Les enfants ont eu droit à (un petit cadeau|des coloriages|un chocolat chaud) à l'arrivée, (une belle attention|ils étaient ravis)
?couple [Nous fêtions/Je fêtais/On fêtait] [nos/nos/nos] $years ans de mariage et une (petite attention|bouteille|carte écrite à la main) [nous/nous/nous] attendait dans la chambre, (quelle délicatesse|ça touche)
Le patron (passe voir tout le monde le soir|prend le temps de discuter|connaît tous les sentiers du coin), (on se sent attendu|c'est devenu rare)
?affaires Arrivée à 21 h 30 après une journée de route, clé prête et (quelques mots gentils|une soupe encore chaude), (que demander de plus|exactement ce qu'il me fallait)
(Mention spéciale à|Un grand merci à|Bravo à) $staff pour (sa gentillesse|sa bonne humeur|sa patience|ses conseils de balades)
[Nous avions/J'avais/On avait] oublié (un chargeur|un doudou|une veste) dans la chambre, l'hôtel [nous/me/nous] l'a renvoyé dès le lendemain
Les (demandes|petits soucis) sont réglés (dans la minute|tout de suite et avec le sourire)
?dogs Même (notre chien|le chien) a eu droit à sa gamelle d'eau fraîche en arrivant
Le check-in a pris (deux minutes|à peine trois minutes), on (nous a montré|nous a expliqué) tout ce qu'il fallait
Service (attentionné|discret et efficace|plein de prévenance), ni trop ni trop peu
# hotel accueil -
L'accueil (est|a été) (glacial|froid, pour ne pas dire désagréable|expédié en trente secondes), (pas un bonjour|pas un sourire|sans lever les yeux de l'écran)
(Personne à la réception|Aucun réceptionniste) à $hour h, [nous avons/j'ai/on a] dû appeler un numéro et attendre $min minutes (sur le trottoir|dehors avec les valises|dans le hall)
La dame de la réception [nous/m'/nous] a (parlé comme à des enfants|répondu sèchement|fait comprendre que nous dérangions) quand [nous avons signalé/j'ai signalé/on a signalé] le problème
[Notre réservation/Ma réservation/Notre réservation] (n'avait pas été enregistrée|avait été « perdue »), et (c'était presque notre faute|aucune excuse)
[Nous avons/J'ai/On a] demandé trois fois (des serviettes|une couverture|un oreiller), (jamais venues|on attend encore|sans succès)
Le personnel (semble dépassé|a l'air de s'ennuyer|soupire dès qu'on demande quelque chose)
Personne ne répond au téléphone (de la chambre|après 20 h), ni (aux mails|aux messages d'ailleurs)
A l'arrivée on [nous/m'/nous] a annoncé que la chambre n'était pas prête, (à 17 h|à 16 h 30) !
[Nous avons/J'ai/On a] eu l'impression de déranger (du début à la fin|dès l'arrivée)
# hotel accueil ~
à la réception, [nous avons/j'ai/on a] attendu (dix bonnes minutes|un petit moment) à l'arrivée
l'accueil (est un peu impersonnel|pourrait être plus chaleureux)
la réception ferme (un peu tôt|à 20 h), mieux vaut prévenir
(un sourire de plus à l'accueil n'aurait pas été de trop|le jeune homme du soir n'était pas très bavard)
# hotel accueil b+
personnel (souriant|adorable|aux petits soins|serviable|très gentil)
accueil (chaleureux|au top|sympathique|irréprochable)
équipe (jeune et dynamique|sympa|attentive)
# hotel accueil b-
accueil (froid|expédié|désagréable)
personnel (peu aimable|dépassé|aux abonnés absents)
réception fermée à $hour h
# location accueil +
$hostess est une hôte (adorable|en or|pleine d'attentions), (toujours joignable sans être envahissante|de bon conseil)
Les propriétaires (habitent à côté et sont très discrets|sont d'une grande gentillesse|sont aux petits soins), (n'hésitez pas à discuter avec eux|un vrai plaisir)
(Un gâteau maison|Des œufs frais du poulailler|Une bouteille de cidre et des noix|Un panier de légumes du jardin) [nous/m'/nous] attendait sur la table, (quelle belle surprise|on n'a plus l'habitude)
Le propriétaire [nous/m'/nous] a (indiqué les meilleures randonnées|prêté une carte du coin|aidé à allumer le poêle), (un amour|vraiment top)
La remise des clés s'est faite (en toute simplicité|sans souci), avec (toutes les explications|des tas de bons conseils)
(Communication|Échanges) au top avec le propriétaire avant et pendant le séjour, réponse dans l'heure
?famille $hostess avait (préparé le lit bébé et la chaise haute|sorti des jouets pour les petits), (un vrai soulagement|adorable)
?chambre-hotes Les discussions du soir (autour de la grande table|sur la terrasse) avec les hôtes restent [notre meilleur souvenir/mon meilleur souvenir/notre meilleur souvenir]
?chambre-hotes $hostess et son mari ont le sens de l'accueil, (on repart avec l'impression de quitter des amis|tout est fait avec le cœur)
# location accueil -
Le propriétaire (n'était pas là|n'est jamais venu) : boîte à clés (introuvable|grippée), code faux, [nous avons/j'ai/on a] attendu $min minutes devant la porte
Impossible de joindre (le propriétaire|l'agence|la propriétaire) quand (l'eau chaude a lâché|le chauffage est tombé en panne|les plombs ont sauté)
État des lieux (tatillon au possible|à charge), on [nous/m'/nous] a réclamé $small€ de vaisselle pour (une tasse|un verre ébréché)
La propriétaire est passée (trois fois|tous les jours) (vérifier on ne sait quoi|sans prévenir), bonjour l'intimité
Caution rendue (trois semaines après|après cinq relances), et pas un mot d'excuse
# location accueil ~
la boîte à clés n'est pas facile à trouver (de nuit|la première fois)
les consignes de ménage au départ sont (un peu longues|un rien pointilleuses)
(l'arrivée à partir de 17 h c'est un peu tard|le propriétaire répond, mais pas vite)
# location accueil b+
propriétaires (charmants|très sympas|aux petits soins|discrets et gentils)
hôte (réactive|adorable|disponible)
accueil (chaleureux|avec un gâteau maison|parfait)
# location accueil b-
propriétaire (injoignable|peu arrangeant)
accueil inexistant
# collectif accueil +
?refuge Les gardiens sont (passionnés|aux petits soins|d'une gentillesse rare), (on sent qu'ils aiment la montagne|ils donnent la météo et de bons conseils pour le lendemain)
?refuge [Nous sommes arrivés trempés/Je suis arrivé~ trempé~/On est arrivés trempés] et on [nous/m'/nous] a tout de suite (installés près du poêle|servi un thé brûlant)
L'équipe est (jeune, drôle et très serviable|super accueillante), tout le monde se tutoie au bout de cinq minutes
L'accueil est (simple et chaleureux|bon enfant), (on se sent tout de suite à l'aise|comme à la maison)
?groupe Pour [notre/mon/notre] groupe de $many, tout avait été (prévu|calé à l'avance), (rien à gérer|un régal pour les organisateurs)
?village-vacances,famille Les animateurs du club enfants (sont au top|ont une patience d'ange), $staff surtout
# collectif accueil -
L'accueil est (limite|militaire), on [nous/m'/nous] a (rappelé le règlement avant même de dire bonjour|fait la leçon pour une paire de chaussures)
Réservation confirmée mais (pas inscrite sur le registre|dortoir complet), il a fallu (insister|parlementer une demi-heure)
?!refuge Réception vide, (un panneau renvoie à un numéro qui ne répond pas|il faut chercher quelqu'un dans les couloirs)
# collectif accueil ~
l'accueil est un peu expéditif aux heures de pointe
il faut arriver avant 18 h, sinon on se fait (gentiment |)rappeler à l'ordre
# collectif accueil b+
?refuge gardiens (adorables|passionnés|de bon conseil)
équipe (sympa|accueillante|au top)
accueil (simple et chaleureux|bon enfant)
# collectif accueil b-
accueil (froid|à revoir|militaire)
# lodging proprete +
(La chambre était|Tout était|C'était) d'une propreté (irréprochable|impeccable), (jusque dans les coins|on voit que c'est fait sérieusement|salle de bain comprise)
- (Propreté|Ménage) (impeccable|nickel|au rendez-vous), (draps qui sentent bon|rien à dire|pas une poussière)
(On mangerait par terre|Ça sent le propre en entrant|Pas un cheveu, pas une trace), (bravo à l'équipe de ménage|ce n'est pas si courant|bravo)
?hotel Le ménage est fait (chaque jour avec soin|tous les matins), serviettes (changées sans avoir à demander|bien épaisses et changées)
?hotel Bravo aux femmes de chambre, (tout brille|c'était nickel tous les jours)
?location Le (gîte|logement|lieu) était (impeccable à notre arrivée|d'une propreté exemplaire), y compris (le four et le frigo|la vaisselle dans les placards), (rare|ça met à l'aise)
?location La literie et les serviettes fournies étaient (fraîches|impeccables)
?collectif Les sanitaires communs sont (propres à toute heure|nettoyés plusieurs fois par jour), (chapeau|on n'en attendait pas tant)
- Salle de bain (étincelante|récente et très propre)
# lodging proprete -
(Propreté|Ménage) (plus que limite|à revoir complètement|franchement douteux) : (cheveux dans la douche|poussière sous le lit|traces sur les draps), (écœurant|on s'en serait passé)
Des cheveux (dans le bac de douche|sur l'oreiller) et (une vieille chaussette sous le lit|un mouchoir usagé derrière la table de nuit), (charmant|bienvenue)
(Moisissures|Traces de moisi) (autour de la baignoire|au plafond de la salle de bain|sur les joints), (une odeur de renfermé|ça sent l'humidité) dès qu'on ouvre la porte
Les draps (étaient tachés|n'avaient visiblement pas été changés), [nous avons/j'ai/on a] (demandé à les faire changer|dormi dans les duvets|fini par les changer nous-mêmes)
La moquette (colle aux pieds|est tachée de partout|mériterait un sérieux nettoyage)
?hotel La chambre n'a pas été faite (deux jours de suite|une seule fois en trois nuits), poubelle pleine et serviettes humides
?location [Nous avons/J'ai/On a] passé (la première heure|la soirée) à nettoyer : (plaques grasses|vaisselle sale dans le placard|toiles d'araignées partout), et on [nous/me/nous] demande $night € de ménage
Salle de bain sale, (le siphon remontait|évacuation bouchée), odeur d'égout (toute la nuit|en prime)
# lodging proprete ~
un peu de poussière (sur les étagères|derrière les rideaux|sur la table de nuit)
les joints de la douche (ont fait leur temps|mériteraient d'être refaits)
le ménage (gagnerait à être plus soigné dans les coins|était un peu rapide le deuxième jour)
(quelques toiles d'araignées au plafond|les vitres auraient besoin d'un coup de chiffon)
# lodging proprete b+
(chambre|logement|literie) (très propre|impeccable)
propreté (irréprochable|nickel|parfaite)
?hotel chambre propre
# lodging proprete b-
ménage (bâclé|à revoir)
salle de bain (sale|pas nette|qui sent l'humidité)
propreté (limite|douteuse)
moisissures dans la douche
# lodging calme +
(Pas un bruit|Aucun bruit|Un silence total) la nuit, (on a dormi comme des loirs|juste les grillons|quel repos)
?!solo,!affaires [Nous avons/J'ai/On a] dormi fenêtres ouvertes, (pas une voiture|avec le seul bruit de la fontaine|sans un bruit)
(Endroit|Coin) (très |)calme, (parfait pour se reposer|idéal pour décrocher|un bonheur après une année de boulot)
?affaires (Très calme|Aucun bruit malgré la route) : [j'ai/j'ai/j'ai] enfin dormi une nuit complète en déplacement
?hotel Chambre côté (cour|jardin), (très bien insonorisée|aucun bruit de couloir), (repos garanti|une vraie bonne nuit)
Le (calme|silence) (du lieu|des alentours) est (incroyable|ce qu'on venait chercher), le matin on entend (les oiseaux|les cloches au loin|les vaches)
# lodging calme -
(Cloisons|Murs) en papier : on entend (le voisin tousser|la douche de l'étage|la télé d'à côté) (comme si on y était|jusqu'à minuit|toute la nuit)
Impossible de dormir (avant 2 h du matin|avec la fenêtre ouverte) : (terrasse de bar juste en dessous|scooters dans la rue|musique du mariage dans la salle)
?hotel [Notre chambre/Ma chambre/Notre chambre] donnait sur (la rue|les cuisines|le local poubelles), camions dès 5 h, (nuit blanche|je vous laisse imaginer)
Un groupe a fait la fête (dans le couloir|à l'étage) jusqu'à (2 h|3 h), personne n'est intervenu
(La ventilation|Le frigo|La chaudière) (ronfle|se déclenche toutes les dix minutes|vrombit), [nous avons/j'ai/on a] fini par mettre des boules Quies
?bell Les cloches de l'église sonnent (toute la nuit|tous les quarts d'heure), à 20 m de l'oreiller (personne ne le dit|c'est folklorique une fois)
Isolation phonique (inexistante|d'un autre âge), (on a tout su de la vie des voisins|chaque chasse d'eau s'entend)
# lodging calme ~
on entend un peu (les voisins|la rue|le parquet du dessus)
?bell les cloches du village sonnent (dès 7 h|la nuit), mais on s'y fait
la rue est (un peu passante le matin|animée le samedi soir), prenez une chambre à l'arrière
l'isolation phonique (n'est pas terrible|pourrait être meilleure)
# lodging calme b+
(grand |)calme
(nuit|environnement) très (calme|paisible)
aucun bruit la nuit
# lodging calme b-
mauvaise insonorisation
(cloisons très fines|bruit de la rue|voisins bruyants)
`;
