/** Hotels in plain words: the welcome, the room, the night, as most guests put it. */
export const frenchPlainHotel = `
# hotel accueil + plain
(Très bon accueil|Bon accueil|Super accueil) (à notre arrivée|de la réceptionniste|à la réception|de toute l'équipe)
(Personnel|Le personnel est|Tout le personnel est) ((très |vraiment |)(gentil|sympa|agréable|souriant|aimable|accueillant)|super (gentil|sympa)) (et (disponible|serviable|à l'écoute|professionnel|arrangeant)|)
(Equipe|L'équipe est) ((très |vraiment |)(sympa|agréable|aimable)|super sympa)
?!alone Le (patron|gérant|propriétaire) (est (très |)(sympa|arrangeant|serviable)|nous a bien (conseillés|renseignés))
Accueil (simple mais sympathique|familial)
(Le service est|Service) (irréprochable|efficace|attentionné|rapide et souriant)
# hotel accueil - plain
(Personnel|Le personnel est) (pas aimable|désagréable|peu souriant|incompétent|dépassé)
La dame à l'accueil est désagréable
(Aucun geste|Pas un geste) commercial
# hotel chambre + plain
(Chambre|La chambre est|La chambre était) ((confortable|spacieuse|agréable) (et (bien décorée|calme)|)|bien équipée|lumineuse|fonctionnelle)
?view (Belle|Jolie|Superbe) vue (de la chambre|depuis le balcon) (sur (la vallée|les toits|le jardin)|)
La (déco|décoration) est (soignée|moderne|jolie)
?old Chambre (ancienne|un peu datée) mais (confortable|bien tenue)
((Salle de bain|La salle de bain est|SDB) (rénovée|récente|moderne|refaite à neuf)|Grande salle de bain)
La chambre (correspond (bien|)|est  conforme) aux photos
Il ne manque rien (dans la chambre|)
# hotel chambre - plain
(Plus|Pas) d'eau chaude (le matin|pour la douche)
# hotel proprete + plain
(Très propre|Propre|Hôtel très propre|(Tout est|C'est) propre (et ça sent bon|)|Chambre très propre|Chambre impeccable|Chambre nickel)
((Propreté|La propreté est) (irréprochable|impeccable|au top|parfaite)|Niveau propreté (rien à redire|c'est bien|tout est ok))
(Le ménage est|Ménage) (bien fait|fait tous les jours|très bien fait)
L'hôtel est (ancien|simple) mais (propre|très propre)
# hotel calme + plain
((Calme|Très calme|Hôtel calme|Endroit calme) (et reposant|)|(Calme|Très calme|Hôtel calme|Chambre calme) (la nuit|malgré la rue)|Chambre calme (côté (cour|jardin)|)|Au calme)
[Nous avons passé/J'ai passé/On a passé] une nuit (calme|tranquille|très calme)
(Quartier|Le quartier est|Village) (tranquille|très calme|calme le soir)
`;
