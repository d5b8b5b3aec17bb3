/** Hotels in plain words: the welcome, the room, the night, as most guests put it. */
export const frenchPlainHotel = `
# hotel accueil + plain
(Accueil|Très bon accueil|Bon accueil|Super accueil) (à notre arrivée|de la part de toute l'équipe|de la réceptionniste|à la réception|même en arrivant tard)
(Personnel|Le personnel est|Tout le personnel est) (très |vraiment |super |)(gentil|sympa|agréable|souriant|aimable|accueillant) (et (disponible|serviable|à l'écoute|professionnel|arrangeant)|)
(Equipe|L'équipe est) (très |vraiment |super |)(sympa|agréable|aimable)
?!alone Le (patron|gérant|propriétaire) (est (très |)(sympa|arrangeant|serviable)|nous a (bien |gentiment |)(conseillés|renseignés)) (pour (les balades|la suite du voyage|le resto du soir|se garer)|sur les choses à voir dans le coin|et [nous a prêté/m'a prêté/nous a prêté] une carte)
(Petite|Grosse|) attention (sympa|appréciée) (dans la chambre|à l'arrivée)
Accueil (correct et poli|simple mais sympathique|en toute simplicité|familial)(, (comme j'aime|ça change des chaînes|très bien)|)
(Le service est|Service) (irréprochable|efficace|attentif|rapide et souriant) (du début à la fin|à tous les niveaux|au bar comme au petit déj|)
L'hôtesse (parle (bien |)plusieurs langues|connaît bien le coin|[nous/m'/nous] a donné (une bonne adresse|de bonnes adresses) pour manger)
# hotel accueil - plain
(Personnel|Le personnel est) (pas aimable|désagréable|peu souriant|pas compétent|dépassé|très limite niveau politesse) (surtout (le soir|à la réception|le monsieur de l'accueil)|à part une serveuse|dans l'ensemble|)
La (dame|personne|jeune fille) (à l'accueil|de la réception) (ne s'est même pas excusée|nous a pris de haut|n'a rien voulu savoir|est désagréable)
(Aucun geste|Pas un geste) (commercial|) (malgré|après) (nos remarques|mes remarques|la panne|le problème signalé)(, pas même une excuse|, inadmissible|)
# hotel chambre + plain
(Chambre|La chambre est|La chambre était) (confortable|spacieuse|bien équipée|agréable|lumineuse|fonctionnelle) (et (bien décorée|bien agencée|calme)|avec (un grand lit|un balcon|une bonne literie|une belle salle de bain)|)
?view (Belle|Jolie|Superbe) vue (de la chambre|depuis le balcon|de la fenêtre) (sur (la vallée|le village|les toits|le jardin)|)
La (déco|décoration) (est (simple|soignée|sobre|moderne|jolie)|change un peu) (, le lit est (large|bon|confortable)|et [on est/je suis/on est] bien dans la chambre|)
?old Chambre (ancienne|à l'ancienne|un peu datée) mais (confortable|bien tenue|beaucoup de charme)(, (j'aime bien|literie neuve|sympa)|)
(Salle de bain|La salle de bain est|SDB) (rénovée|récente|moderne|refaite à neuf|grande) (avec (douche à l'italienne|une grande douche|une baignoire|sèche-cheveux)|et (fonctionnelle|bien chauffée)|)
La chambre (correspond (bien|tout à fait|)|est (bien|tout à fait|) conforme) (aux photos|à ce qui était annoncé|à la description)
(Il ne manque rien|Tout y est) (dans la chambre|)
# hotel chambre - plain
(Plus d'eau chaude|Pas d'eau chaude|Eau tiède) (le matin|pour la douche|dès 8 h)(, on a signalé mais rien|, les deux jours|, inadmissible à ce prix|)
# hotel proprete + plain
(Très propre|Propre|Hôtel très propre|Tout est propre|C'est propre|Chambre très propre|Chambre impeccable|Chambre nickel) (, (ménage fait tous les jours|serviettes changées|salle de bain aussi|rien à dire de ce côté)|et ça sent bon|partout, même dans les couloirs|)
((Propreté|La propreté est) (irréprochable|impeccable|au top|parfaite)|Niveau propreté (rien à redire|c'est bien|tout est ok)) (dans (la chambre|tout l'hôtel|la salle de bain)|)
(Le ménage est|Ménage) (bien fait|fait tous les jours|fait avec soin|très bien fait) (et (les draps sentent bon|discret|tôt le matin)|)
L'hôtel est (ancien|simple|modeste|un peu vieillot) mais (très propre|d'une propreté irréprochable|impeccablement tenu|tout est propre)
# hotel calme + plain
(Calme|Très calme|Chambre calme|Hôtel calme|Au calme|Endroit calme) (la nuit|malgré (la rue|le centre)|, (pas un bruit|on n'entend rien|[nous avons/j'ai/on a] bien dormi|bonne isolation)|et reposant|côté (cour|jardin)|)
[Nous avons passé/J'ai passé/On a passé] une nuit (calme|tranquille|reposante|très calme)
(Quartier|Le quartier est|Village) (tranquille|très calme|calme le soir)
`;
