/** Campsites. */
export const frenchCamping = `
# camping accueil +
Accueil (très sympa|souriant|au top), (on nous a laissé choisir notre emplacement|le patron vient aider à caler la caravane|explications claires avec un plan)
Les gérants sont (adorables|présents et à l'écoute|en or), (ça se voit qu'ils aiment leur camping|un mot gentil pour chacun)
$hostess à l'accueil est (une perle|toujours de bonne humeur), (elle connaît tout le coin|elle a réponse à tout)
?famille Les animateurs sont (géniaux avec les petits|super motivés), [notre fille/ma fille/notre fille] de $age ans a pleuré en partant
[Nous sommes arrivés/Je suis arrivé~/On est arrivés] sous l'orage et (le gérant nous a prêté une bâche|quelqu'un est venu aider à monter la tente), (quelle gentillesse|merci à lui)
# camping accueil -
(Accueil déplorable|Accueil froid et expéditif), (barrière fermée à 19 h 05 et personne pour ouvrir|on [nous/m'/nous] a parlé comme à des gêneurs)
Aucun geste ni excuse quand [nous avons/j'ai/on a] signalé (la coupure d'eau|la panne de courant|le vol dans la tente), (on s'est fait envoyer balader|« ça arrive », point)
A la réception, (queue d'une demi-heure|une seule personne pour tout le monde) le samedi, (sous le cagnard avec les enfants|et le sourire n'y est pas)
On [nous/m'/nous] a attribué un autre emplacement que celui réservé, (à côté des poubelles|en plein soleil), (c'est ça ou rien, nous a-t-on dit|aucune discussion possible)
# camping accueil ~
l'accueil ferme (entre midi et 15 h|un peu tôt), pensez-y en arrivant
le règlement est (un peu strict|rappelé un peu souvent)
# camping accueil b+
(gérants adorables|accueil souriant|équipe sympa|animateurs au top)
# camping accueil b-
(accueil désagréable|personnel débordé)
# camping proprete +
- Sanitaires (impeccables|toujours nickel|récents et chauffés), (nettoyés plusieurs fois par jour|même en plein mois d'août|du papier et du savon tout le temps)
Les blocs sanitaires sont (d'une propreté remarquable|très propres), (grandes douches bien chaudes|avec un coin pour les bébés)
Le mobil-home était (très propre|nickel à l'arrivée), (vaisselle comprise|rien à relaver)
# camping proprete -
Sanitaires (dans un état lamentable|sales du matin au soir) : (douches bouchées|toilettes sans papier|flaques et cheveux), (on se lave en tongs et vite|à fuir)
(Un seul passage de ménage par jour|Nettoyage à l'économie), à 10 h, (à midi c'est déjà immonde|le soir je vous laisse imaginer)
Mobil-home (sale|pas nettoyé) : (miettes dans les banquettes|frigo qui sent|taches sur les matelas), on (a passé la première soirée à frotter|nous a tendu une éponge en guise d'excuse)
Poubelles (qui débordent|pas vidées pendant trois jours), (guêpes en bonus|odeur pestilentielle avec $degrees degrés)
# camping proprete ~
les sanitaires (sont un peu vieillots mais propres|sont pris d'assaut vers 19 h|mériteraient un passage de plus le soir)
la pression dans les douches (est faible|varie), patience
# camping proprete b+
sanitaires (propres|impeccables|nickel)
# camping proprete b-
sanitaires (sales|vétustes|insuffisants)
# camping emplacement +
Emplacements (ombragés et bien délimités|grands|spacieux, avec des haies), (on n'est pas les uns sur les autres|le nôtre, le $pitch, était parfait)
?lake Accès direct (à la plage|$tolake), (les enfants y allaient seuls|on plantait la tente à vingt mètres de l'eau|baignade matin et soir)
Le site est (magnifique, entre forêt et rivière|superbe), (réveil avec vue sur les sommets|on dort au frais même en juillet)
?!lake (Bien placé|Bonne base) pour (les randonnées|visiter les villages), $thelake est à $km km
# camping emplacement -
Emplacement (minuscule|en pente|sans un brin d'ombre), (on touchait le auvent des voisins|impossible de mettre la tente à plat|on cuisait dès 9 h)
Les photos sont trompeuses : (le camping longe la route|ligne à haute tension au-dessus de la tente|terrain nu et caillouteux), (sardines tordues|aucun arbre)
# camping emplacement ~
les emplacements (sont un peu serrés|manquent d'ombre dans la partie haute|sont caillouteux, prévoir un bon marteau)
?!lake $thelake n'est pas si près que ça à pied
# camping emplacement b+
(emplacements spacieux|bel emplacement ombragé|cadre superbe)
?lake accès direct $tolake
# camping emplacement b-
(emplacements trop petits|pas d'ombre|terrain en pente)
# camping equipements +
?pool (La piscine et le toboggan|L'espace aquatique) (ont fait l'unanimité|est top), (surveillé et propre|eau à 28|on a eu du mal à les sortir de l'eau)
(Aire de jeux récente|Ping-pong, terrain de foot, trampoline), (les ados ont trouvé leur bande dès le premier soir|de quoi occuper tout le monde)
Le mobil-home est (bien équipé|récent), (vraie terrasse couverte|bonne literie, climatisation, tout y est|rien à voir avec ceux d'il y a dix ans)
L'épicerie (dépanne bien|est bien fournie), (pain et croissants le matin|avec des produits d'ici), (que demander de plus|pratique)
# camping equipements -
?pool Piscine (fermée deux jours sur trois|bondée, eau trouble), (pas de surveillance|short interdit mais rien n'est annoncé), (enfants déçus|pour le prix c'est inadmissible)
Mobil-home (en fin de vie|à bout de souffle) : (plancher qui s'affaisse|porte qui ferme mal|frigo en panne|fuite sous l'évier), (personne n'est passé|signalé le lundi, réparé jamais)
Jeux pour enfants (cassés|dangereux), (toboggan rouillé|filet troué), (aucun entretien|tout est à l'abandon)
Borne électrique (qui saute dès qu'on branche la cafetière|à trente mètres), (6 ampères, une blague|rallonge non fournie)
# camping equipements ~
?pool la piscine est (un peu petite pour la taille du camping|fraîche)
(le mobil-home commence à dater|il manque des étendages|l'épicerie est un peu chère)
# camping equipements b+
?pool (belle piscine|espace aquatique génial)
(mobil-home confortable|bons équipements|super aire de jeux)
# camping equipements b-
(mobil-home vieillissant|jeux cassés)
?pool piscine bondée
# camping calme +
Camping (familial et calme|à taille humaine), (à 23 h plus un bruit|pas de boum boum jusqu'à minuit), (on y dort vraiment|le bonheur)
On s'endort avec (le torrent|les grenouilles) et on se réveille avec les oiseaux, (que ça fait du bien|rien d'autre)
# camping calme -
(Musique jusqu'à 1 h|Karaoké tous les soirs), (impossible d'endormir les enfants|on n'est pas là pour ça)
Bandes de jeunes (alcoolisées|qui braillent) jusqu'à 4 h, (aucun gardien|le veilleur n'a rien fait), [nous sommes partis/je suis parti~/on est partis] deux jours plus tôt
Des voitures (circulent toute la nuit|roulent vite dans les allées), (poussière et bruit|dangereux avec les petits)
# camping calme ~
les soirées animées (finissent un peu tard|s'entendent de loin)
on est un peu proches des voisins, (on entend tout|c'est le camping)
# camping calme b+
(camping calme|nuits paisibles)
# camping calme b-
(bruit la nuit|musique trop forte)
# camping ambiance +
Ambiance (familiale|conviviale), (soirée moules-frites du mardi, concours de pétanque|on s'est fait des copains néerlandais), (comme dans nos souvenirs d'enfance|le vrai camping)
?famille Le club enfants (a tout changé|est génial) : [notre fils/mon fils/notre fils] de $age ans y courait le matin, (et nous, grasse mat'|spectacle le vendredi)
Les animations (sont variées et jamais lourdes|du soir plaisent à tous les âges), bravo à $staff
# camping ambiance -
Aucune animation (contrairement à l'annonce|à part un karaoké), (les ados se sont ennuyés ferme|le programme affiché datait de juillet)
Le camping est devenu (une usine|un parc à mobil-homes), (plus rien de familial|les habitués s'en vont)
# camping ambiance ~
(les animations pour ados manquent un peu|le programme tourne un peu en rond sur deux semaines)
# camping ambiance b+
(ambiance familiale|super animations|esprit convivial)
# camping ambiance b-
(pas d'animations|ambiance d'usine)
# camping restauration +
Le snack (dépanne bien|fait de bonnes pizzas), (prix doux|le plat du jour est fait maison|et la terrasse donne sur la piscine)
Soirée au restaurant du camping : (burger maison|moules-frites) (très correct|copieux), (on ne s'y attendait pas|et service rapide)
# camping restauration -
Au snack, (une heure pour deux barquettes de frites|tout est surgelé), (et 9 € les nuggets|on a vite ressorti le réchaud)
# camping restauration ~
le snack (n'ouvre qu'un soir sur deux hors saison|est vite débordé)
# camping restauration b+
(snack correct|bonnes pizzas)
# camping restauration b-
(snack décevant|snack hors de prix)
# camping acces +
Accès (facile même avec une grande caravane|large et goudronné), (bornes de vidange pratiques|aucune manœuvre à faire)
# camping acces -
L'accès est (étroit et pentu|indigne d'un camping), en caravane (c'est l'enfer|on a dû dételer), (rien n'est précisé|un rétro y est resté)
# camping acces ~
le chemin d'entrée est étroit (pour les grands camping-cars|quand on se croise)
# camping acces b+
accès facile
# camping acces b-
accès compliqué en caravane
`;
