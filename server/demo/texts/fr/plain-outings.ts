/** Sights, activities and the rest in plain words. */
export const frenchPlainOutings = `
# site pedagogie + plain
?!nature (Visite|La visite est|Visite très) (intéressante|bien faite|instructive|passionnante)(, (bonnes explications|guide (passionné|très clair|top)|audioguide bien fait|panneaux clairs|on apprend beaucoup)|)
?!nature (Guide (passionnant|au top|très intéressant|qui connaît son sujet)|Guide (passionnante|au top|très intéressante|qui connaît son sujet))(, (une heure qui passe vite|plein d'humour|répond à toutes les questions)|)
?nature (Panneaux explicatifs (intéressants|bien faits)|Sentier pédagogique bien fait)
# site pedagogie - plain
?!nature (Visite (ennuyeuse|trop rapide|peu intéressante)|Guide (ennuyeux|peu intéressant))(, (on n'entend rien au fond|on n'apprend rien|40 personnes par groupe)|)
# site accueil + plain
(Accueil (souriant|agréable|sympathique|aimable)|Personnel (souriant|agréable|sympathique|aimable) (à (la caisse|l'entrée)|))
# site accueil - plain
((Accueil|Personnel) (désagréable|froid|pas aimable|peu aimable)|Caissière (désagréable|pas aimable|peu aimable))(, (à la limite de l'impolitesse|on dérange|pas un bonjour)|)
# site attente + plain
(Pas d'attente|Aucune attente|Peu d'attente|Entrée rapide)(, (billets pris en ligne|même en août)|)
# site attente - plain
($longmin minutes d'attente|Une heure de queue|Attente trop longue|File interminable) (à (la caisse|l'entrée)|, même avec (des billets|la réservation)|)(, (une seule caisse ouverte|en plein soleil|mal organisé)|)
# site prix + plain
(Prix (correct|raisonnable|abordable)|Tarif (honnête|raisonnable)|Entrée pas chère) (, gratuit pour les petits|)
# site acces + plain
(Grand parking|Parking gratuit|Parking facile|Facile d'accès)(, (bien indiqué|à côté de l'entrée|ombragé)|)
# site acces - plain
Parking (plein|trop petit|payant et cher|saturé)(, (impossible de se garer|demi-tour|garé~ à 1 km|mal indiqué)|)
# site equipements + plain
(Tables de pique-nique|Toilettes propres|Boutique sympa)(, pratique|, bien|)
# site emplacement + plain
(Cadre magnifique|(Vue superbe|Vue magnifique) (sur la vallée|de là-haut|))
# site proprete + plain
(Très propre|Lieu propre|Toilettes propres|Site propre et bien entretenu)
# activite,degustation,evenement accueil + plain
((Accueil|Équipe|L'équipe est|Très bon accueil,) (au top|super|sympa|très pro)|(Équipe|L'équipe est) (géniale|à l'écoute))(, (on se sent en confiance|bonnes explications|patients avec les débutants)|)
# activite,degustation,evenement accueil - plain
((Accueil|Personnel) (froid|désagréable|pas aimable)|Accueil inexistant)(, (aucune explication|on dérange|mal organisé)|)
# activite equipements + plain
(Matériel|Le matériel est|Bon matériel,) (récent|en bon état|de qualité|bien entretenu|neuf)
# activite equipements - plain
(Matériel (usé|vieux|en mauvais état|pas entretenu)|Équipement (usé|en mauvais état|pas entretenu))(, (freins limites|gilet mouillé|pas rassurant)|)
# activite,evenement,commerce,ot attente + plain
(Pas d'attente|Prise en charge rapide|Rapide)
# activite,evenement,commerce,ot attente - plain
(Trop d'attente|$min minutes d'attente|Attente trop longue)(, (mal organisé|un seul guichet|avec réservation)|)
# activite,evenement,degustation prix + plain
(Prix|Tarif) (correct|raisonnable|très correct)(, (ça les vaut|pour 2 h|pas cher)|)
# activite pedagogie + plain
(Bonnes explications|Moniteur pédagogue|Très bien expliqué|Explications claires)(, (même pour les débutants|consignes claires|on apprend vite)|)
# activite emplacement + plain
(Cadre|Lieu) (superbe|magnifique|agréable)
# degustation restauration + plain
(Très bons produits|Produits de qualité|Bons produits|Que du bon)(, (repartis avec (deux|trois) cartons|on a fait le plein|dégustation généreuse)|)
# degustation pedagogie + plain
(Visite (intéressante|bien commentée|passionnante)|Dégustation (intéressante|bien commentée))(, (on apprend beaucoup|explications claires|producteur passionné)|)
# evenement ambiance + plain
(Super ambiance|Très bonne ambiance|Belle fête|Beau festival|Bonne soirée) (, (on a passé un bon moment|bonne programmation|à refaire l'an prochain)|)
# commerce accueil + plain
(Accueil agréable|Vendeuse (souriante|de bon conseil|au top))(, (prend le temps|conseils utiles)|)
# commerce restauration + plain
(Bon pain|Très bon pain|Bonnes viennoiseries|Très bonnes pâtisseries)(, (croissants pur beurre|ouvert le dimanche|baguette croustillante)|)
# ot accueil + plain
((Accueil|Personnel) (très (agréable|sympa)|souriant|au top)|Personnel très disponible|Conseillère (très (agréable|sympa|disponible)|souriante|au top))(, (prend le temps|plan et bons conseils|de bonnes idées de balades)|)
# ot pedagogie + plain
(Bons conseils|Conseils utiles|Renseignements précis|Plein d'infos)(, (cartes de rando|documentation complète|bonnes adresses)|)
# autre acces + plain
(Pratique|Bien situé|Facile d'accès)(, (places larges|proche du centre)|)
# autre proprete + plain
(Propre|Bien entretenu)
# autre prix + plain
(Prix correct|Pas cher|Tarif raisonnable)
`;
