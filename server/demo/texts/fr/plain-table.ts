/** Restaurants in plain words. */
export const frenchPlainTable = `
# restaurant restauration + plain
(Très bon repas|Bon repas|Très bonne cuisine|Excellent repas|Cuisine excellente|Très bons plats|Plats excellents) (, (copieux|produits frais|fait maison|bien présenté|rien à dire)|et copieux|du début à la fin|, tout était bon|)
[Nous avons/J'ai/On a] (très bien|bien|super bien) mangé(, (copieux|c'est frais|cuisine maison|[nous avons/j'ai/on a] pris le menu à $menu €|tout est fait sur place)|)
(Tout est|Tout était) (fait maison|bon|délicieux|frais|parfait) (de l'entrée au dessert|y compris (les frites|les glaces|le pain)|, ça se (sent|goûte)|)
(Carte|La carte est) (courte mais (bonne|tout est frais)|renouvelée souvent|pas très longue mais que du frais|de saison)
(Assiettes (généreuses|copieuses)|Portions généreuses|Plats (très |)copieux)(, on n'a pas pu finir|, pas de place pour le dessert|)
Cuisine (simple|traditionnelle|de saison|du marché|locale) (et (bonne|goûteuse|généreuse|bien faite)|, bien (faite|assaisonnée)|)
# restaurant restauration - plain
(Plats|Les plats étaient|Assiettes) (froids|tièdes|sans goût|réchauffés|décevants|pas bons) (, (rien de fait maison|on sent le surgelé|sauce en brique|servis à la va vite|renvoyés en cuisine)|)
?pizzeria (Pizza|Pizzas) (molles|brûlées|pas cuites au milieu|surgelées je pense|sans garniture|détrempées)(, la pâte a un goût de carton|, très déçu~|, rien à voir avec avant|)
?creperie (Galettes|Crêpes) (sèches|réchauffées|caoutchouteuses|pas cuites|peu garnies)(, le cidre éventé|, décevant|, on sent le paquet|)
Viande (trop cuite|dure|nerveuse|pleine de gras) (et (frites molles|légumes à l'eau|sauce en poudre)|, (demandée saignante|immangeable|le couteau ne passait pas)|)
(Malade|Intoxiqué~|Mal au ventre) (toute la nuit|le lendemain) après (avoir mangé ici|les fruits de mer|$thedish)
# restaurant accueil + plain
(Service|Le service est|Service très) (rapide et souriant|efficace|agréable|impeccable|au top|attentionné|sympa) (malgré le monde|du début à la fin|, on ne vous presse pas|, serveuse adorable|)
(Accueil|L'accueil est) (chaleureux|sympathique|souriant|agréable) (, (bonne humeur|on se sent bien|patronne très gentille|même sans réservation)|et service rapide|)
(Serveurs|Les serveurs sont) (souriants|sympas|pros|au top|agréables) (et (efficaces|attentifs|de bon conseil)|, (ça compte)|)
Le patron est (super sympa|génial|accueillant|passionné) (et (de bon conseil pour le vin|plein d'humour)|)
?famille (Très bien reçus|Accueil parfait) avec (les enfants|la poussette|bébé)(, (chaise haute|service rapide)|)
# restaurant attente + plain
(Service rapide|Servis rapidement|Pas d'attente|Servi en 10 minutes)(, (même un samedi|idéal le midi|parfait quand on bosse|alors que c'était plein)|)
(On n'attend pas|Attente raisonnable) (entre les plats|) (malgré le monde|)
# restaurant attente - plain
($longmin minutes d'attente|Plus d'une heure d'attente|Une heure pour avoir les plats|Attente interminable|Service très long|Trop d'attente) (pour (deux plats|une pizza|un café|avoir la carte)|entre l'entrée et le plat|)(, (inadmissible|salle à moitié vide pourtant|sans explication|on est partis avant le dessert)|)
# restaurant prix + plain
(Bon|Très bon|Excellent) rapport qualité(-| |/)prix (, (menu à $menu €|le midi surtout|rare maintenant)|)
(Prix|Les prix sont|Tarifs) (corrects|raisonnables|très corrects|doux) (pour (la qualité|le coin)|, menu à $menu €|)
Menu à $menu € (très (bien|correct)|qui vaut le coup|imbattable)(, entrée plat dessert|, café compris|)
# restaurant ambiance + plain
(Cadre|Le cadre est) (agréable|sympa|cosy|soigné|chaleureux|magnifique)(, (belle (terrasse|salle)|musique pas trop forte|on s'y sent bien)|)
(Bonne ambiance|Ambiance (sympa|conviviale|familiale|détendue))(, (on passe un bon moment|clientèle du coin|musique sympa)|)
# restaurant ambiance - plain
(Endroit|Cadre) (bruyant|triste|vieillot|sans charme|sombre)(, (tables collées|musique à fond|odeur de friture|télé allumée)|)
# restaurant emplacement + plain
?!winter (Belle terrasse|Terrasse agréable|Jolie terrasse) (à l'ombre|au calme|ensoleillée|sous les arbres|)
`;
