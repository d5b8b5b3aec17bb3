/** Sights, activities and the rest in plain words. */
export const frenchPlainOutings = `
# site pedagogie + plain
?!nature (Visite|La visite est|Visite très) (intéressante|bien faite|instructive|passionnante)
?!nature (Guide (passionnant|au top|très intéressant|qui connaît son sujet)|Guide (passionnante|au top|très intéressante|qui connaît son sujet))
?nature (Panneaux explicatifs (intéressants|bien faits)|Sentier pédagogique bien fait)
# site pedagogie - plain
?!nature (Visite (ennuyeuse|trop rapide|peu intéressante)|Guide (ennuyeux|peu intéressant))
# site accueil + plain
(Accueil (souriant|agréable|sympathique|aimable)|Personnel (souriant|agréable|sympathique|aimable) (à (la caisse|l'entrée)|))
# site accueil - plain
((Accueil|Personnel) (désagréable|froid|pas aimable|peu aimable)|Caissière (désagréable|pas aimable|peu aimable))
# site attente + plain
(Pas d'attente|Aucune attente|Peu d'attente|Entrée rapide)
# site attente - plain
($longmin minutes d'attente|Une heure de queue|Attente trop longue|File interminable) (à (la caisse|l'entrée)|)
# site prix + plain
(Prix (correct|raisonnable|abordable)|Tarif (honnête|raisonnable)|Entrée pas chère)
# site acces + plain
(Grand parking|Parking gratuit|Parking facile|Facile d'accès)
# site acces - plain
Parking (plein|trop petit|payant et cher|saturé)
# site equipements + plain
(Tables de pique-nique|Toilettes propres|Boutique sympa)
# site emplacement + plain
(Cadre magnifique|(Vue superbe|Vue magnifique) (sur la vallée|de là-haut|))
# site proprete + plain
(Très propre|Lieu propre|Toilettes propres|Site propre et bien entretenu)
# activite,degustation,evenement accueil + plain
((Accueil|Équipe|L'équipe est) (au top|super|sympa|très pro)|(Équipe|L'équipe est) (géniale|à l'écoute))
# activite,degustation,evenement accueil - plain
((Accueil|Personnel) (froid|désagréable|pas aimable)|Accueil inexistant)
# activite equipements + plain
(Matériel|Le matériel est) (récent|en bon état|de qualité|bien entretenu|neuf)
# activite equipements - plain
(Matériel (usé|vieux|en mauvais état|pas entretenu)|Équipement (usé|en mauvais état|pas entretenu))
# activite,evenement,commerce,ot attente + plain
(Pas d'attente|Prise en charge rapide|Rapide)
# activite,evenement,commerce,ot attente - plain
(Trop d'attente|$min minutes d'attente|Attente trop longue)
# activite,evenement,degustation prix + plain
(Prix|Tarif) (correct|raisonnable|très correct)
# activite pedagogie + plain
(Bonnes explications|Moniteur pédagogue|Très bien expliqué|Explications claires)
# activite emplacement + plain
(Cadre|Lieu) (superbe|magnifique|agréable)
# degustation restauration + plain
(Très bons produits|Produits de qualité|Bons produits|Que du bon)
# degustation pedagogie + plain
(Visite (intéressante|bien commentée|passionnante)|Dégustation (intéressante|bien commentée))
# evenement ambiance + plain
(Super ambiance|Très bonne ambiance|Belle fête|Beau festival|Bonne soirée)
# commerce accueil + plain
(Accueil agréable|Vendeuse (souriante|de bon conseil|au top))
# commerce restauration + plain
(Bon pain|Très bon pain|Bonnes viennoiseries|Très bonnes pâtisseries)
# ot accueil + plain
((Accueil|Personnel) (très (agréable|sympa)|souriant|au top)|Personnel très disponible|Conseillère (très (agréable|sympa|disponible)|souriante|au top))
# ot pedagogie + plain
(Bons conseils|Conseils utiles|Renseignements précis|Plein d'infos)
# autre acces + plain
(Pratique|Bien situé|Facile d'accès)
# autre proprete + plain
(Propre|Bien entretenu)
# autre prix + plain
(Prix correct|Pas cher|Tarif raisonnable)
`;
