/** Restaurants in plain words. */
export const frenchPlainTable = `
# restaurant restauration + plain
((Très bon repas|Bon repas) (et copieux|)|Excellent repas (du début à la fin|)|Très bonne cuisine|Cuisine excellente|Très bons plats|Plats excellents) (, (copieux|produits frais|fait maison|bien présenté|rien à dire)|, tout était bon|)
[Nous avons/J'ai/On a] (très bien|bien|super bien) mangé(, (copieux|c'est frais|cuisine maison|[nous avons/j'ai/on a] pris le menu à $menu €|tout est fait sur place)|)
(Tout est|Tout était) (fait maison|bon|délicieux|frais|parfait) (de l'entrée au dessert|, ça se (sent|goûte)|)
Carte courte mais (bonne|tout est frais)
(Assiettes (généreuses|copieuses)|Portions généreuses|Plats (très |)copieux)(, on n'a pas pu finir|, pas de place pour le dessert|)
Cuisine (simple et (bonne|goûteuse)|traditionnelle (et bonne|)) (, bien (faite|assaisonnée)|)
# restaurant restauration - plain
(Plats|Les plats étaient) (froids|tièdes|sans goût|réchauffés|décevants|pas bons) (, (rien de fait maison|on sent le surgelé|sauce en brique|servis à la va vite|renvoyés en cuisine)|)
?pizzeria Pizzas (molles|brûlées|pas cuites au milieu|surgelées je pense|sans garniture)(, la pâte a un goût de carton|, très déçu~|, rien à voir avec avant|)
?creperie (Galettes|Crêpes) (sèches|réchauffées|caoutchouteuses|pas cuites|peu garnies)(, le cidre éventé|, décevant|, on sent le paquet|)
Viande (trop cuite|dure|nerveuse|pleine de gras) (, (demandée saignante|immangeable|le couteau ne passait pas)|)
(Malade|Mal au ventre) (toute la nuit|le lendemain)
# restaurant accueil + plain
((Service|Le service est) (rapide et souriant|efficace|agréable|impeccable|au top|attentionné|sympa)|Service très (efficace|agréable|attentionné|sympa)|Service (efficace|rapide|impeccable|au top) malgré le monde) (, on ne vous presse pas|, serveuse adorable|)
(Accueil|L'accueil est) (chaleureux|sympathique|souriant|agréable) (, (bonne humeur|on se sent bien|patronne très gentille|même sans réservation)|)
(Serveurs|Les serveurs sont) ((souriants|sympas|agréables) (et (efficaces|attentifs)|)|pros|au top) (, (ça compte)|)
Le patron est (super sympa|génial|accueillant) (et (de bon conseil pour le vin|plein d'humour)|)
?famille (Très bien|Bien) reçus avec (les enfants|bébé)(, (chaise haute|service rapide)|)
# restaurant attente + plain
(Service rapide|Servis rapidement|Pas d'attente|Servi en 10 minutes)(, (même un samedi|idéal le midi|parfait quand on bosse|alors que c'était plein)|)
(On n'attend pas|Attente raisonnable) (malgré le monde|)
# restaurant attente - plain
($longmin minutes d'attente|Plus d'une heure d'attente|Une heure pour avoir les plats|Attente interminable|Service très long|Trop d'attente (entre les plats|)) (, (inadmissible|salle à moitié vide pourtant|sans explication|on est partis avant le dessert)|)
# restaurant prix + plain
(Bon|Très bon|Excellent) rapport qualité(-| |/)prix (, (menu à $menu €|le midi surtout|rare maintenant)|)
(Prix|Les prix sont|Tarifs) (corrects|raisonnables|très corrects) (pour (la qualité|le coin)|, menu à $menu €|)
Menu à $menu € (très (bien|correct)|qui vaut le coup)(, entrée plat dessert|, café compris|)
# restaurant ambiance + plain
(Cadre|Le cadre est) (agréable|sympa|cosy|soigné|chaleureux|magnifique)(, (belle (terrasse|salle)|musique pas trop forte|on s'y sent bien)|)
(Bonne ambiance|Ambiance (sympa|conviviale|familiale|détendue))(, (on passe un bon moment|clientèle du coin|musique sympa)|)
# restaurant ambiance - plain
(Endroit (bruyant|triste|vieillot|sans charme|sombre)|Cadre (triste|vieillot|sans charme))(, (tables collées|musique à fond|odeur de friture|télé allumée)|)
# restaurant emplacement + plain
?!winter (Belle terrasse|Terrasse agréable|Jolie terrasse) (à l'ombre|au calme|)
`;
