/** Restaurants in plain words. */
export const frenchPlainTable = `
# restaurant restauration + plain
(Très bon repas|Bon repas|Très bonne cuisine|Excellent repas|Cuisine excellente|Très bons plats|Plats excellents) (, (copieux|produits frais|fait maison|bien présenté|rien à dire)|et copieux|du début à la fin|, tout était bon|)
[Nous avons/J'ai/On a] (très bien|bien|super bien) mangé(, (copieux|c'est frais|cuisine maison|[nous avons/j'ai/on a] pris le menu à $menu €|tout est fait sur place)|)
J'ai pris $thedish, (très bon|excellent|parfait|cuisson parfaite|un délice|rien à dire), (et le $dessert en dessert|avec un verre de blanc|dessert très bon aussi|et bien servi)
?couple J'ai pris $thedish et (mon mari|ma femme|mon copain|ma compagne) le (menu du jour|plat du jour|menu à $menu €), (très bon|on s'est régalés|parfait tous les deux|rien à redire)
?pizzeria (Très bonnes pizzas|Pizzas excellentes|Bonnes pizzas|Pizza top|Les pizzas sont (très bonnes|excellentes)), (pâte (fine|croustillante|légère)|bien garnies|cuites au feu de bois|copieuses|ingrédients frais|avec de la vraie mozza)
?creperie (Très bonnes galettes|Galettes excellentes|Bonnes crêpes|Les crêpes sont (très bonnes|délicieuses)), (bien garnies|pâte fine|cidre (bon|du coin)|les desserts aussi|copieux)
?gastronomique (Menu|Le menu) (dégustation|du soir|en 5 plats|surprise) (excellent|remarquable|très fin|superbe), (accords mets et vins (réussis|bien choisis)|belles assiettes|produits d'exception|dressage soigné)
?bistrot (Plat du jour|Menu du midi) (à (15|16|17|18) €|) (très (bon|correct)|copieux), (c'est frais|fait maison|ça change tous les jours|rien à dire)
?brasserie (Carte variée|Bonne carte|Grand choix), (plats copieux|frites maison|bonne viande|bonnes salades|belle entrecôte)
(Viande|La viande) (très (tendre|bonne|bien cuite)|cuite à la perfection|bien cuisinée), (accompagnement (maison|de légumes frais)|sauce très bonne|bien servi)
(Tout est|Tout était) (fait maison|bon|délicieux|frais|parfait) (de l'entrée au dessert|y compris (les frites|les glaces|le pain)|, ça se (sent|goûte)|)
(Les desserts sont|Desserts) (maison|excellents|à tomber), (le $dessert surtout|gardez une place|mention pour le $dessert)
(Carte|La carte est) (courte mais (bonne|tout est frais)|renouvelée souvent|pas très longue mais que du frais|de saison)
(Assiettes (généreuses|copieuses)|Portions généreuses|Plats (très |)copieux)(, on n'a pas pu finir|, pas de place pour le dessert|)
Cuisine (simple|traditionnelle|de saison|du marché|locale) (et (bonne|goûteuse|généreuse|bien faite)|, bien (faite|assaisonnée)|)
# restaurant restauration - plain
(Plats|Les plats étaient|Assiettes) (froids|tièdes|sans goût|réchauffés|décevants|pas bons) (, (rien de fait maison|on sent le surgelé|sauce en brique|servis à la va vite|renvoyés en cuisine)|)
J'ai pris $thedish, (trop cuit|froid|sans goût|immangeable|pas frais|très déçu~|rien à voir avec la carte), (laissé la moitié|jamais vu ça|inadmissible)
?pizzeria (Pizza|Pizzas) (molles|brûlées|pas cuites au milieu|surgelées je pense|sans garniture|détrempées)(, la pâte a un goût de carton|, très déçu~|, rien à voir avec avant|)
?creperie (Galettes|Crêpes) (sèches|réchauffées|caoutchouteuses|pas cuites|peu garnies)(, le cidre éventé|, décevant|, on sent le paquet|)
(Viande|La viande) (trop cuite|dure|nerveuse|pleine de gras) (et (frites molles|légumes à l'eau|sauce en poudre)|, (demandée saignante|immangeable|le couteau ne passait pas)|)
(Nourriture|Cuisine|La cuisine est) (quelconque|décevante|pas bonne|industrielle|fade|de cantine), (on est loin (du fait maison|de ce qui est annoncé)|surgelé|déçu~|tout a le même goût|aucune saveur)
(Portions|Quantités) (ridicules|minuscules|d'enfant) (pour le prix|), (sorti~ en ayant faim|dommage)
(Malade|Intoxiqué~|Mal au ventre) (toute la nuit|le lendemain) après (avoir mangé ici|les fruits de mer|$thedish)
Carte (trop longue|interminable), (rien n'est frais|forcément du surgelé|la moitié indisponible), (décevant|$thedish sans intérêt)
# restaurant accueil + plain
(Service|Le service est|Service très) (rapide et souriant|efficace|agréable|impeccable|au top|attentionné|sympa) (malgré le monde|du début à la fin|, on ne vous presse pas|, serveuse adorable|)
(Accueil|L'accueil est) (chaleureux|sympathique|souriant|agréable) (, (bonne humeur|on se sent bien|patronne très gentille|même sans réservation)|et service rapide|)
(Serveurs|Les serveurs sont) (souriants|sympas|pros|au top|agréables) (et (efficaces|attentifs|de bon conseil)|, (un grand merci à $staff|ça compte)|)
(Merci à|Mention spéciale pour|Bravo à) $staff (au service|qui nous a servis|pour son (sourire|humour|service))
Le patron est (super sympa|génial|accueillant|passionné) (et (de bon conseil pour le vin|plein d'humour)|)
?famille (Très bien reçus|Accueil parfait) avec (les enfants|la poussette|bébé)(, (chaise haute|service rapide)|)
# restaurant accueil - plain
(Service|Le service est|Accueil|L'accueil est) (désagréable|déplorable|froid|exécrable|nul|pas aimable|à revoir), (serveuse (agressive|désagréable)|pas un bonjour|on se fait presque engueuler|patron odieux|on dérange|on vous jette les assiettes)
(Serveur|Serveuse|La serveuse|Le serveur) (désagréable|mal aimable|pas à l'écoute|qui se trompe de plats|qui oublie tout), (pas une excuse|deux erreurs sur l'addition)
(Mal reçu~|Refoulé~|Mal placé~) (alors que [nous avions/j'avais/on avait] réservé|près des toilettes|à 13 h 15, service fini soi-disant), (accueil lamentable|personnel désagréable|sans un mot d'excuse)
# restaurant attente + plain
(Service rapide|Servis rapidement|Pas d'attente|Servi en 10 minutes)(, (même un samedi|idéal le midi|parfait quand on bosse|alors que c'était plein)|)
(On n'attend pas|Attente raisonnable) (entre les plats|) (malgré le monde|)
# restaurant attente - plain
($longmin minutes d'attente|Plus d'une heure d'attente|Une heure pour avoir les plats|Attente interminable|Service très long|Trop d'attente) (pour (deux plats|une pizza|un café|avoir la carte)|entre l'entrée et le plat|)(, (inadmissible|salle à moitié vide pourtant|sans explication|on est partis avant le dessert)|)
(Trop long|Beaucoup trop long|Service interminable), (arrivés à (19 h 30|20 h), servis à (21 h|21 h 15|21 h 30)|on nous a oubliés|il a fallu réclamer (l'eau|le pain|l'addition)|un seul serveur pour toute la terrasse)
# restaurant prix + plain
(Bon|Très bon|Excellent) rapport qualité(-| |/)prix (, (menu à $menu €|le midi surtout|rare maintenant)|)
(Prix|Les prix sont|Tarifs) (corrects|raisonnables|très corrects|doux) (pour (la qualité|le coin)|, menu à $menu €|)
Menu à $menu € (très (bien|correct)|qui vaut le coup|imbattable)(, entrée plat dessert|, café compris|)
# restaurant prix - plain
(Trop cher|Cher|Beaucoup trop cher|Hors de prix) (pour (ce que c'est|la qualité|la quantité)|), ($bill € à deux|$price € le plat|le verre de vin à 8 €|on paie la vue|c'est du vol)
(Addition|L'addition) (salée|gonflée|pas justifiée), ($bill € pour deux|carafe d'eau facturée|on ne m'y reprendra pas|vérifiez bien)
# restaurant ambiance + plain
(Cadre|Le cadre est) (agréable|sympa|cosy|soigné|chaleureux|magnifique)(, (belle (terrasse|salle)|musique pas trop forte|on s'y sent bien)|)
(Bonne ambiance|Ambiance (sympa|conviviale|familiale|détendue))(, (on passe un bon moment|clientèle du coin|musique sympa)|)
# restaurant ambiance - plain
(Endroit|Cadre) (bruyant|triste|vieillot|sans charme|sombre)(, (tables collées|musique à fond|odeur de friture|télé allumée)|)
(Tables|Les tables sont) (les unes sur les autres|trop serrées|bancales), (très bruyant|aucune intimité|mauvaise ambiance|on entend tout)
# restaurant emplacement + plain
?!winter (Belle terrasse|Terrasse agréable|Jolie terrasse) (à l'ombre|au calme|ensoleillée|sous les arbres|)
?lake (Vue|Très belle vue|Belle vue) $onlake (depuis la terrasse|en mangeant|), (superbe|magnifique|très agréable)
(Bien situé|Bien placé|Emplacement top), (dans le centre|facile de s'y arrêter|à côté du marché|sur la place)
# restaurant emplacement - plain
(Mal situé|Emplacement pas terrible), (au bord de la route|bruit des voitures|zone commerciale)
# restaurant proprete + plain
(Très propre|Salle propre|Restaurant propre|C'est propre), (toilettes aussi|rien à dire)
# restaurant proprete - plain
(Sale|Pas propre|Propreté douteuse|Hygiène douteuse), (table collante|couverts sales|verres avec des traces|toilettes dégoûtantes|nappe tachée|cheveu dans l'assiette)
# restaurant acces + plain
(Parking|Grand parking) (devant|gratuit à côté|facile), (pratique|on se gare sans souci)
# restaurant acces - plain
(Impossible de se garer|Parking inexistant|Aucun parking), (on a tourné (15|20) minutes|se garer loin|galère)
# restaurant calme + plain
(Calme|Endroit calme|Salle calme), (on s'entend parler|agréable le midi|ça repose)
# restaurant calme - plain
(Trop bruyant|Très bruyant|Beaucoup de bruit), (on ne s'entend pas|groupe à côté|musique trop forte|mal de tête en sortant)
`;
