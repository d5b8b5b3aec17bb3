/** Hotels in plain words: the welcome, the room, the night, as most guests put it. */
export const frenchPlainHotel = `
# hotel accueil + plain
(Très bon accueil|Bon accueil|Super accueil) (à notre arrivée|de la réceptionniste|à la réception|de toute l'équipe)
(Personnel|Le personnel est|Tout le personnel est) ((très |vraiment |)(gentil|sympa|agréable|souriant|aimable|accueillant)|super (gentil|sympa)) (et (disponible|serviable|à l'écoute|professionnel|arrangeant)|)
(Equipe|L'équipe est) ((très |vraiment |)(sympa|agréable|aimable)|super sympa)
?!alone Le (patron|gérant|propriétaire) (est (très |)(sympa|arrangeant|serviable)|nous a bien (conseillés|renseignés))
Accueil (simple mais sympathique|familial)(, (comme j'aime|ça change des chaînes|très bien)|)
(Le service est|Service) (irréprochable|efficace|attentionné|rapide et souriant)
# hotel accueil - plain
(Personnel|Le personnel est) (pas aimable|désagréable|peu souriant|incompétent|dépassé)
La (dame|personne|jeune fille) (à l'accueil|de la réception) (ne s'est même pas excusée|nous a pris de haut|n'a rien voulu savoir|est désagréable)
(Aucun geste|Pas un geste) commercial(, pas même une excuse|, inadmissible|)
# hotel chambre + plain
(Chambre|La chambre est|La chambre était) ((confortable|spacieuse|agréable) (et (bien décorée|calme)|)|bien équipée|lumineuse|fonctionnelle)
?view (Belle|Jolie|Superbe) vue (de la chambre|depuis le balcon) (sur (la vallée|le village|les toits|le jardin)|)
La (déco|décoration) est (soignée|moderne|jolie) (, le lit est (large|bon|confortable)|)
?old Chambre (ancienne|un peu datée) mais (confortable|bien tenue|beaucoup de charme)(, (j'aime bien|literie neuve|sympa)|)
((Salle de bain|La salle de bain est|SDB) (rénovée|récente|moderne|refaite à neuf)|Grande salle de bain)
La chambre (correspond (bien|tout à fait|)|est (bien|tout à fait|) conforme) (aux photos|à ce qui était annoncé|à la description)
Il ne manque rien (dans la chambre|)
# hotel chambre - plain
(Plus|Pas) d'eau chaude (le matin|pour la douche)(, on a signalé mais rien|, les deux jours|, inadmissible à ce prix|)
# hotel proprete + plain
(Très propre|Propre|Hôtel très propre|(Tout est|C'est) propre (et ça sent bon|)|Chambre très propre|Chambre impeccable|Chambre nickel) (, (ménage fait tous les jours|serviettes changées|salle de bain aussi|rien à dire de ce côté)|partout, même dans les couloirs|)
((Propreté|La propreté est) (irréprochable|impeccable|au top|parfaite)|Niveau propreté (rien à redire|c'est bien|tout est ok))
(Le ménage est|Ménage) (bien fait|fait tous les jours|très bien fait)
L'hôtel est (ancien|simple|un peu vieillot) mais (propre|très propre)
# hotel calme + plain
((Calme|Très calme|Hôtel calme|Endroit calme) (et reposant|)|(Calme|Très calme|Hôtel calme|Chambre calme) (la nuit|malgré la rue)|Chambre calme (côté (cour|jardin)|)|Au calme)(, (pas un bruit|on n'entend rien|[nous avons/j'ai/on a] bien dormi|bonne isolation)|)
[Nous avons passé/J'ai passé/On a passé] une nuit (calme|tranquille|très calme)
(Quartier|Le quartier est|Village) (tranquille|très calme|calme le soir)
`;
