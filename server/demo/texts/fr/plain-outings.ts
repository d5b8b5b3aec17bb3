/** Sights, activities and the rest in plain words. */
export const frenchPlainOutings = `
# site ambiance + plain
(Très beau|Beau|Magnifique|Superbe|Joli) (site|lieu|endroit), (bien (entretenu|mis en valeur|conservé)|à voir|reposant|on s'y promène avec plaisir|dommage qu'il ne soit pas plus connu|ça vaut le détour)
?chateau (Beau château|Très beau château|Château magnifique), (bien (meublé|conservé|restauré)|belles pièces|le parc aussi|belle vue depuis la tour)
?jardin (Beau jardin|Très beau jardin|Jardin superbe), (bien entretenu|beaucoup de variétés|fleurs magnifiques|allées ombragées|coins pour se reposer)
?grotte (Belle grotte|Grotte impressionnante|Très belle grotte), (beau jeu de lumières|concrétions superbes|il y fait frais prévoir un pull|12 degrés prévoir une veste)
?parc-animalier (Beau parc|Parc agréable|Très beau parc), (les animaux (ont de la place|sont bien)|enclos propres|on voit bien les animaux|spectacle de rapaces (top|super))
?nature (Belle balade|Jolie balade|Très belle promenade|Superbe endroit), (facile|accessible|à faire (tôt le matin|en fin de journée)|prévoir (de bonnes chaussures|de l'eau)|paysage magnifique)
?abbaye (Belle abbaye|Lieu apaisant|Très belle abbaye), (cloître magnifique|bien restaurée|architecture superbe)
?musee (Petit musée|Musée|Beau musée) (sympa|très intéressant|agréable|bien fait), (belle collection|belles pièces|bien présenté|on y passe une bonne heure)
?famille (Les enfants ont adoré|Nos enfants étaient ravis|Super avec des enfants), (à refaire|ils ne voulaient plus partir|beau moment en famille|jolie sortie)
# site ambiance - plain
(Site|Lieu|Endroit) (décevant|mal entretenu|surfait|à l'abandon|sans intérêt), (vite fait|beaucoup de monde|la moitié fermée|je m'attendais à mieux|déchets par terre)
?parc-animalier (Animaux|Les animaux) (tristes|à l'étroit|invisibles pour la plupart), (enclos sales|ça fait de la peine|parc vieillissant|décevant)
(Beaucoup trop de monde|Trop de monde), (on ne profite de rien|on se marche dessus|visite gâchée)
# site pedagogie + plain
?!nature (Visite|La visite est|Visite très) (intéressante|bien faite|instructive|passionnante)(, (bonnes explications|guide (passionné|très clair|top)|audioguide bien fait|panneaux clairs|on apprend beaucoup)|)
?!nature ((Guide|Le guide|Notre guide) (passionnant|au top|très intéressant|captivant|qui connaît son sujet)|La guide (passionnante|au top|très intéressante|qui connaît son sujet))(, (une heure qui passe vite|plein d'humour|merci à $guide|répond à toutes les questions)|)
?!nature (Très|Vraiment) (intéressant|instructif|bien expliqué), (on apprend plein de choses|accessible à tous|pour petits et grands|bien expliqué)
?!nature,famille (Jeu de piste|Livret-jeu|Parcours) pour les enfants (bien fait|très sympa|top), (ils ont appris plein de choses|ils étaient à fond)
?nature (Panneaux|Les panneaux|Sentier) (explicatifs intéressants|bien faits|pédagogique réussi)
# site pedagogie - plain
(Pas assez|Peu|Manque) (d'explications), (on ne comprend pas grand chose|panneaux effacés|visite inintéressante|vite fait)
?!nature (Visite|Guide|La visite) (ennuyeuse|récitée|trop rapide|peu intéressante)(, (on n'entend rien au fond|on n'apprend rien|40 personnes par groupe)|)
# site accueil + plain
(Accueil|Personnel) (souriant|agréable|sympathique|aimable) (à (la caisse|l'entrée|la billetterie)|et de bon conseil|)
# site accueil - plain
(Accueil|Personnel|Caissière) (désagréable|froid|pas aimable|peu aimable)(, (à la limite de l'impolitesse|on dérange|pas un bonjour)|)
# site attente + plain
(Pas d'attente|Aucune attente|Peu d'attente|Entrée rapide)(, (billets pris en ligne|même en août)|)
# site attente - plain
($longmin minutes d'attente|Une heure de queue|Attente trop longue|File interminable) (à (la caisse|l'entrée)|, même avec (des billets|la réservation)|)(, (une seule caisse ouverte|en plein soleil|mal organisé)|)
# site prix + plain
(Prix (correct|raisonnable|abordable)|Tarif (honnête|raisonnable)|Entrée pas chère) (pour (la visite|une journée|ce qu'on voit)|, gratuit pour les petits|)
# site prix - plain
(Trop cher|Entrée trop chère|Cher|Prix excessif) (pour ce qu'il y a à voir|pour (une demi-heure|40 minutes)|), ($fee € par personne|plus le parking|ça ne les vaut pas|et tout est payant en plus)
# site acces + plain
(Grand parking|Parking gratuit|Parking facile|Facile d'accès)(, (bien indiqué|à côté de l'entrée|ombragé)|)
# site acces - plain
Parking (plein|trop petit|payant et cher|saturé)(, (impossible de se garer|demi-tour|garé~ à 1 km|mal indiqué)|)
# site equipements + plain
(Aire de pique-nique|Tables de pique-nique|Toilettes propres|Boutique sympa|Petit café sur place)(, pratique|, bien|)
# site equipements - plain
(Pas de toilettes|Toilettes fermées|Aucun banc|Pas un point d'eau), (avec des personnes âgées c'est compliqué|inadmissible|pas prévu pour les visiteurs)
# site emplacement + plain
(Cadre magnifique|Vue superbe|Vue magnifique) (sur la vallée|de là-haut|)
# site emplacement - plain
(Loin de tout|Perdu), (rien autour|pas de bus|décevant comme cadre)
# site proprete + plain
(Très propre|Lieu propre|Toilettes propres|Site propre et bien entretenu)
# site proprete - plain
(Toilettes sales|Sale|Déchets partout|Très sale), (dommage|poubelles qui débordent|c'est triste)
# activite,degustation,evenement accueil + plain
(Accueil|Équipe|L'équipe est|Très bon accueil,) (au top|super|sympa|géniale|à l'écoute|très pro)(, (on se sent en confiance|bonnes explications|merci à $guide|patients avec les débutants)|)
(Merci à|Super moment avec|Bravo à) $guide (, (très pro|patient|drôle|pédagogue)|pour (sa bonne humeur|ses explications|sa patience))
# activite,degustation,evenement accueil - plain
(Accueil|Personnel) (froid|désagréable|pas aimable|inexistant)(, (aucune explication|on dérange|mal organisé)|)
# activite ambiance + plain
(Super moment|Très bon moment|Excellent moment|Super après-midi|Super sortie) (entre amis|en famille|à deux|), (on a bien rigolé|à refaire|sensations garanties|on reviendra|je recommande)
?nautique (Belle descente|Belle balade sur l'eau|Super descente), (paysage superbe|accessible aux débutants|baignade en route|2 h de bonheur)
?accrobranche (Super parcours|Parcours variés|Parcours pour tous), (bien sécurisés|la tyrolienne est top|on y a passé 3 h|mal partout le lendemain)
?parapente (Vol magnifique|Sensations incroyables|Superbe vol), (moniteur rassurant|vue à couper le souffle|à faire une fois)
?spa (Très relaxant|Moment de détente|Bains agréables), (massage (top|excellent)|lieu calme)
?bateau (Belle croisière|Balade agréable|Jolie balade), (belles vues|pas trop long|commentaires intéressants)
# activite ambiance - plain
(Trop court|Décevant|Trop de monde|Ennuyeux), ($shortmin minutes en tout|à la chaîne|aucun intérêt|on attendait mieux)
# activite equipements + plain
(Matériel|Le matériel est|Bon matériel,) (récent|en bon état|de qualité|bien entretenu|neuf)
# activite equipements - plain
(Matériel|Équipement) (usé|vieux|en mauvais état|pas entretenu)(, (freins limites|gilet mouillé|pas rassurant)|)
# activite,evenement,commerce,ot attente + plain
(Pas d'attente|Prise en charge rapide|Rapide)
# activite,evenement,commerce,ot attente - plain
(Trop d'attente|$min minutes d'attente|Attente trop longue)(, (mal organisé|un seul guichet|avec réservation)|)
# activite,evenement,degustation prix + plain
(Prix|Tarif) (correct|raisonnable|très correct)(, (ça les vaut|pour 2 h|pas cher)|)
# activite,evenement,degustation prix - plain
(Trop cher|Cher|Beaucoup trop cher) (pour ce que c'est|pour (une heure|20 minutes)|), (ça ne les vaut pas|$price € par personne|abusé)
# activite pedagogie + plain
(Bonnes explications|Moniteur pédagogue|Très bien expliqué|Explications claires)(, (même pour les débutants|consignes claires|on apprend vite)|)
# activite emplacement + plain
(Cadre|Lieu) (superbe|magnifique|agréable)
# degustation restauration + plain
(Très bons produits|Produits de qualité|Bons produits|Que du bon)(, (repartis avec (deux|trois) cartons|on a fait le plein|dégustation généreuse)|)
# degustation pedagogie + plain
(Visite|Dégustation) (intéressante|bien commentée|passionnante)(, (on apprend beaucoup|explications claires|producteur passionné)|)
# evenement ambiance + plain
(Super ambiance|Très bonne ambiance|Belle fête|Beau festival|Bonne soirée) (, (on a passé un bon moment|bonne programmation|à refaire l'an prochain)|)
# evenement ambiance - plain
(Ambiance|Programmation) (décevante|triste|ratée), (rien à faire|moins bien que les autres années|son trop fort)
# commerce accueil + plain
(Accueil agréable|Vendeuse (souriante|de bon conseil|au top))(, (prend le temps|conseils utiles)|)
# commerce restauration + plain
(Bon pain|Très bon pain|Bonnes viennoiseries|Très bonnes pâtisseries)(, (croissants pur beurre|ouvert le dimanche|baguette croustillante)|)
# ot accueil + plain
(Accueil|Personnel|Conseillère) (très (agréable|sympa|disponible)|souriant|au top)(, (prend le temps|plan et bons conseils|de bonnes idées de balades)|)
# ot pedagogie + plain
(Bons conseils|Conseils utiles|Renseignements précis|Plein d'infos)(, (cartes de rando|documentation complète|bonnes adresses)|)
# autre acces + plain
(Pratique|Bien situé|Facile d'accès)(, (places larges|proche du centre)|)
# autre proprete + plain
(Propre|Bien entretenu|Services propres)
# autre prix + plain
(Prix correct|Pas cher|Tarif raisonnable)
`;
