/** Restaurants in plain words. */
export const frenchPlainTable = `
# restaurant restauration + plain
((Très bon repas|Bon repas) (et copieux|)|Excellent repas (du début à la fin|)|Très bonne cuisine|Cuisine excellente|Très bons plats|Plats excellents)
[Nous avons/J'ai/On a] (très bien|bien|super bien) mangé
(Tout est|Tout était) (fait maison|bon|délicieux|frais|parfait) (de l'entrée au dessert|)
Carte courte mais (bonne|tout est frais)
(Assiettes (généreuses|copieuses)|Portions généreuses|Plats (très |)copieux)
Cuisine (simple et (bonne|goûteuse)|traditionnelle (et bonne|))
# restaurant restauration - plain
(Plats|Les plats étaient) (froids|tièdes|sans goût|réchauffés|décevants|pas bons)
?pizzeria Pizzas (molles|brûlées|pas cuites au milieu|surgelées je pense|sans garniture)
?creperie (Galettes|Crêpes) (sèches|réchauffées|caoutchouteuses|pas cuites|peu garnies)
Viande (trop cuite|dure|nerveuse|pleine de gras)
(Malade|Mal au ventre) (toute la nuit|le lendemain)
# restaurant accueil + plain
((Service|Le service est) (rapide et souriant|efficace|agréable|impeccable|au top|attentionné|sympa)|Service très (efficace|agréable|attentionné|sympa)|Service (efficace|rapide|impeccable|au top) malgré le monde)
(Accueil|L'accueil est) (chaleureux|sympathique|souriant|agréable)
(Serveurs|Les serveurs sont) ((souriants|sympas|agréables) (et (efficaces|attentifs)|)|pros|au top)
Le patron est (super sympa|génial|accueillant)
?famille (Très bien|Bien) reçus avec (les enfants|bébé)
# restaurant attente + plain
(Service rapide|Servis rapidement|Pas d'attente|Servi en 10 minutes)
(On n'attend pas|Attente raisonnable) (malgré le monde|)
# restaurant attente - plain
($longmin minutes d'attente|Plus d'une heure d'attente|Une heure pour avoir les plats|Attente interminable|Service très long|Trop d'attente (entre les plats|))
# restaurant prix + plain
(Bon|Très bon|Excellent) rapport qualité(-| |/)prix
(Prix|Les prix sont|Tarifs) (corrects|raisonnables|très corrects) (pour (la qualité|le coin)|)
Menu à $menu € (très (bien|correct)|qui vaut le coup)
# restaurant ambiance + plain
(Cadre|Le cadre est) (agréable|sympa|cosy|soigné|chaleureux|magnifique)
(Bonne ambiance|Ambiance (sympa|conviviale|familiale|détendue))
# restaurant ambiance - plain
(Endroit (bruyant|triste|vieillot|sans charme|sombre)|Cadre (triste|vieillot|sans charme))
# restaurant emplacement + plain
?!winter (Belle terrasse|Terrasse agréable|Jolie terrasse) (à l'ombre|au calme|)
`;
