/** Restaurants. */
export const frenchTable = `
# restaurant restauration +
[Nous avons/J'ai/On a] (pris|choisi|goûté) $thedish, (un régal|une tuerie|à tomber|cuisson parfaite), (et le $dessert pour finir|et en dessert le $dessert maison)
- Cuisine (maison, généreuse et pleine de goût|fine et de saison|simple et bien faite), (ça se voit qu'il y a un vrai cuisinier|produits du coin|on a tout saucé)
$thedishup (vaut le détour à lui tout seul|était parfait de bout en bout|: rien que d'y penser j'ai faim)
La carte est courte, (tout est frais|ça change au gré du marché|c'est bon signe), et $thedish (ne déçoit jamais|fait l'unanimité à table)
?creperie Galettes (croustillantes et bien garnies|de sarrasin comme en Bretagne), (cidre frais|caramel au beurre salé maison), (on a frôlé la troisième|les enfants ont fini nos assiettes)
?pizzeria Pâte (fine et croustillante|levée juste comme il faut), (mozzarella di bufala, vraie sauce tomate|cuite au feu de bois), (on se croirait à Naples|la meilleure du coin)
?gastronomique Chaque plat est (une petite surprise|travaillé sans chichi), accords (justes|audacieux mais réussis), (le chef est venu saluer en fin de repas|on a passé trois heures sans voir le temps)
Les portions sont (généreuses|plus que correctes), (pas besoin de dessert, mais le $dessert nous a eus|on repart le ventre plein)
Tout est fait maison, (jusqu'au pain|même les frites|y compris les glaces), et ça (se goûte|se sent à la première bouchée)
?famille Menu enfant (digne de ce nom|avec de vrais légumes), (pas de nuggets industriels|steak frais et purée maison), merci !
Le $dessert (maison |)est (une merveille|à se damner|exactement comme celui de ma grand-mère)
?solo J'ai mangé seul~ au comptoir, $thedish et un verre de rouge, (un moment parfait|rien à ajouter)
# restaurant restauration -
$thedishup (est arrivé tiède|sortait visiblement d'un sachet|baignait dans la sauce|n'avait aucun goût), (deux assiettes renvoyées en cuisine|déception totale|on a laissé la moitié)
- (Plats réchauffés au micro-ondes|Cuisine de collectivité|Cuisine sans âme), (centre encore froid|légumes en boîte|frites molles et grasses), rien de « fait maison » malgré l'ardoise
Viande (dure comme une semelle|trop cuite alors que demandée saignante), (le serveur a haussé les épaules|remplacée par la même en pire)
?pizzeria Pizza (brûlée dessous et crue dessus|sèche, trois rondelles de chorizo qui se battent en duel), (fromage premier prix|celle du supermarché est meilleure)
Le $dessert (sortait du congélateur|était encore glacé au milieu), (sur l'ardoise c'est marqué maison|9 € quand même)
?creperie Galette (sèche|cartonneuse), garniture (minimaliste|froide), (réchauffée au micro-ondes à l'évidence|vraiment pas digne d'une crêperie)
(Portions ridicules|Trois bouchées dans une grande assiette), (on est ressortis avec la faim|kebab en rentrant)
La moitié de la carte (n'était plus disponible|était rayée) à $hour h, (restait le burger|« il n'y a plus que ça »), (pas très sérieux|en pleine saison)
Mon mari a été malade toute la nuit après (les moules|le tartare), (je ne dis pas que c'est sûr, mais bon|et au téléphone on m'a raccroché au nez)
# restaurant restauration ~
les desserts sont (un peu en dessous du reste|assez classiques)
(la carte ne change pas souvent|les portions sont un peu justes pour un gros mangeur|les frites manquaient de croustillant)
pour les végétariens le choix se limite à (une salade|un plat)
# restaurant restauration b+
(cuisine maison|assiettes généreuses|produits frais|cuisine délicieuse)
(desserts à tomber|tout est fait maison|bonne carte)
# restaurant restauration b-
(plats tièdes|cuisine décevante|portions riquiqui|plats industriels)
# restaurant accueil +
(Service|Accueil) (attentionné|souriant|efficace et drôle), (la serveuse connaît bien sa carte|jamais pressant|on se sent reçu)
Le serveur [nous/m'/nous] a (très bien conseillé pour le vin|expliqué chaque plat|trouvé une table alors que c'était complet), (un vrai pro|avec de l'humour en plus)
La patronne (a un mot pour chaque table|fait l'accueil avec le sourire|est une crème), (on se sent comme chez des amis|ça compte)
?famille On a apporté (chaise haute et crayons|l'assiette des enfants en premier) sans qu'on demande, (les parents apprécieront|bien vu)
Jeune équipe (dynamique|aux petits soins), (un peu débordée mais toujours le sourire|$staff en particulier)
?couple C'était [notre anniversaire de mariage/mon anniversaire/notre anniversaire], ils ont (glissé une bougie sur le dessert|offert le digestif), (très touchant|petite attention qui change tout)
Service (rapide et discret|sans fausse note), (le pain revient sans demander|l'eau est sur la table avant qu'on s'asseye)
On a été (chouchoutés|très bien reçus) (alors qu'on arrivait à 14 h|du début à la fin|par toute l'équipe)
Le chef (fait le tour des tables|sort de sa cuisine en fin de service), (simple et sympathique|on a pu lui dire merci)
?amis On était bruyants et nombreux, (personne ne nous l'a fait sentir|service impeccable quand même)
[Nous nous étions trompés/Je m'étais trompé~/On s'était trompés] d'heure, ils ont (trouvé une solution|rajouté une table) avec le sourire
# restaurant accueil -
(Serveur désagréable|Service exécrable), (les assiettes jetées sur la table|pas un regard|il a fallu se lever pour commander)
Le patron (a haussé le ton devant tout le monde|nous a pris de haut) parce que [nous avons/j'ai/on a] osé (demander du pain|signaler une erreur dans l'addition|partager un dessert), (jamais vu ça|on s'est levés)
On [nous/m'/nous] a (placé à côté des toilettes alors que la salle était vide|fait comprendre qu'il fallait libérer la table), (sympa|on ne reviendra pas)
Refusés à 13 h 35 (avec des tables libres partout|« la cuisine est fermée »), (pas même un désolé|ton sec en prime)
Commande oubliée, (boissons servies après les plats|pain jamais arrivé), et pas (l'ombre d'une excuse|un geste au moment de payer)
# restaurant accueil ~
le service était (un peu froid|un peu expéditif|brouillon, équipe sans doute nouvelle)
un petit sourire (de la serveuse|à l'arrivée) aurait été apprécié
# restaurant accueil b+
(service souriant|accueil chaleureux|serveurs au top|service aux petits oignons)
# restaurant accueil b-
(service désagréable|accueil froid|serveur mal luné)
# restaurant attente +
(Service rapide|Pas d'attente), (même avec la terrasse pleine|entre les plats c'était parfait|$shortmin minutes et on était servis)
Servis en (dix minutes|moins d'un quart d'heure), (idéal le midi|pratique avec des enfants affamés)
# restaurant attente -
$longmin minutes (pour avoir nos plats|d'attente entre l'entrée et le plat|avant qu'on prenne la commande), (alors que la salle était à moitié vide|sans un mot d'explication|les enfants dormaient sur la table)
(Une attente interminable|Une lenteur incroyable) : arrivés à $hour h, (servis à 21 h 40|dessert à 22 h 30), (on a fini par annuler les desserts|une serveuse pour toute la terrasse)
Malgré la réservation, $min minutes (debout à l'entrée|au bar) (pour être placés|à attendre une table), (d'autres arrivés après sont passés devant|aucune boisson offerte)
[Nous avons/J'ai/On a] attendu l'addition (plus longtemps que le plat|$min minutes), (j'ai dû aller payer au comptoir|personne à l'horizon)
# restaurant attente ~
(un peu d'attente|le service est un peu long) (le samedi soir|quand c'est complet), mais (c'est fait minute|on était prévenus)
il faut (réserver absolument|s'armer d'un peu de patience) le week-end
# restaurant attente b+
(service rapide|pas d'attente)
# restaurant attente b-
(service interminable|trop d'attente|lenteur du service)
# restaurant prix +
(La formule du midi|Le menu du jour) à $menu € est (imbattable|d'un excellent rapport qualité-prix), (entrée, plat, dessert et on n'a plus faim|café compris)
(Prix|Addition) (très raisonnable|honnête) pour (cette qualité|des produits frais), (autour de $price € par personne avec un verre de vin|$bill € à deux)
On en a pour son argent, (c'est copieux et bon|on a connu bien plus cher pour bien moins)
# restaurant prix -
$bill € à deux (pour ça|sans vin ni dessert), (je ris jaune|du vol pur et simple|les touristes paient le panorama)
(Prix qui s'envolent|Addition salée) : (6 € le café gourmand devenu 11|8 € le demi|quinze euros la salade verte), (la qualité ne suit pas|on paye l'emplacement)
Erreur (« bizarre »|de $fee €) sur l'addition, (jamais en notre faveur|vérifiez bien la vôtre)
# restaurant prix ~
les vins sont (un peu chers|facturés cher)
(l'addition monte vite|c'est un petit budget), mais la qualité est là
# restaurant prix b+
(bon rapport qualité-prix|prix doux|formule midi imbattable)
# restaurant prix b-
(trop cher|prix exagérés|addition salée)
# restaurant ambiance +
Cadre (charmant|chaleureux, vieilles pierres et cheminée|soigné sans être guindé), (belle vaisselle et lumière douce|on s'y sent bien)
Salle (à l'ancienne avec son zinc et ses banquettes|lumineuse), (ambiance de village|les habitués tapent le carton au fond), (authentique|un vrai bistrot)
?amis Soirée (mémorable|géniale) entre copains, (patron plein d'humour|playlist au top), (on a refait le monde jusqu'à la fermeture|on a failli rater la dernière navette)
?couple Table près de la (fenêtre|cheminée), (bougie et petite musique|lumière tamisée), idéal pour un dîner à deux
# restaurant ambiance -
(Tables collées les unes aux autres|Salle bruyante), (on suit la conversation du voisin|musique trop forte|il faut crier), (tout sauf agréable|on a mangé vite)
Déco (vieillotte|défraîchie), (nappes en plastique collantes|néons|odeur de friture jusque dans les cheveux)
# restaurant ambiance ~
la salle est (un peu bruyante quand c'est plein|un peu sombre|serrée)
# restaurant ambiance b+
(cadre agréable|belle salle|ambiance conviviale)
# restaurant ambiance b-
(salle bruyante|déco à revoir|tables trop serrées)
# restaurant emplacement +
?lake Terrasse (les pieds dans l'eau|avec vue $onlake), (coucher de soleil compris|on y resterait des heures)
?village,summer Terrasse (ombragée|sous les platanes) sur la place, (il y fait bon même par $degrees degrés|on regarde passer les gens)
?!lake (Belle terrasse au calme|Petite cour intérieure fleurie), (une surprise quand on pousse la porte|loin des voitures)
# restaurant emplacement -
?summer En terrasse, (les voitures passent à un mètre|les guêpes partout, aucun parasol), (on respire les pots d'échappement|on a cuit)
# restaurant emplacement ~
?summer (peu d'ombre en terrasse|les places en terrasse partent vite)
# restaurant emplacement b+
?lake vue $onlake
(terrasse agréable|belle terrasse)
# restaurant emplacement b-
terrasse bruyante
# restaurant proprete +
- Toilettes impeccables, cuisine ouverte (bien tenue|où tout brille), (rassurant|bon signe)
# restaurant proprete -
(Toilettes immondes|Table collante, couverts tachés), (verres avec du rouge à lèvres|on a essuyé nous-mêmes), (ça coupe l'appétit|et la cuisine alors ?)
# restaurant proprete ~
les toilettes (mériteraient un petit passage|sont un peu vétustes)
# restaurant acces +
On se gare (facilement derrière l'église|juste en face), (gratuit après 18 h|appréciable ici)
# restaurant acces -
Impossible de se garer, (vingt minutes de tours|le parking est réservé aux « clients de l'hôtel »), on arrive déjà énervé
# restaurant acces ~
(se garer dans le quartier est sportif|le restaurant n'est pas très bien indiqué)
# restaurant calme +
(Salle calme|On s'entend parler), (ça change|musique discrète)
# restaurant calme -
Bruit (infernal|assourdissant), (groupe de vingt à côté|enfants qui courent entre les tables et personne ne dit rien), mal de tête en sortant
# restaurant calme ~
c'est un peu bruyant dans la première salle
`;
