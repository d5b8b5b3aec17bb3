/** More whole reviews of rented places, campsites and sights at some length, each told once. */
export const frenchLongMoreOutings = `
# location flow good
?together @accueil+ Les propriétaires sont charmants et très disponibles, ils habitent la maison d'à côté.
?together,famille @equipements+ Maison idéale pour des vacances en famille, grand jardin et jeux pour les enfants.
@calme+ Pas de voisins, pas de bruit, j'y ai passé huit jours et j'aurais bien prolongé encore.
?chambre-hotes,together @accueil+,petit_dejeuner+ Petit déjeuner royal avec des confitures et des gâteaux maison. Nos hôtes nous ont donné de très bonnes idées de visites.
?chambre-hotes @accueil+ J'ai passé un séjour merveilleux dans cette maison d'hôtes. Les propriétaires sont des gens charmants.
?appartement,together @emplacement+ Appartement très bien situé, nous avons tout fait à pied. La propriétaire répond tout de suite quand on a une question.
?appartement,good @calme- Joli petit appartement très bien placé. On entend un peu les voisins du dessus mais rien de méchant.
?good,together @equipements- Il manque quelques ustensiles dans la cuisine et une vraie machine à café. Les propriétaires nous ont offert des légumes du jardin.
?amis,together @ambiance+ Super maison pour un week end entre amis, on était 8 et il y avait de la place pour tout le monde.
?pool,together,summer @equipements+ La piscine est géniale et on en a bien profité avec cette chaleur.
?good @acces- Belle location mais difficile à trouver, le GPS ne connaît pas le chemin.
?together @proprete+ Tout était impeccable à notre arrivée, les lits faits et le frigo froid.
?dogs,together @equipements+ Nous sommes venus avec nos deux chiens et le terrain est entièrement clôturé, c'est rare.
?winter,together @ambiance+ Semaine au coin du poêle à bois, le bois était fourni et il y en avait assez. Nous avons fait beaucoup de marche.

# location flow bad
?together @proprete- Maison très sale à notre arrivée, nous avons passé la première matinée à faire le ménage. Toiles d'araignées partout, frigo qui sent mauvais.
@equipements- La moitié des appareils ne marche pas et les matelas sont à changer. Les photos doivent avoir dix ans, on ne reconnaît même pas la cuisine.
?together @accueil- Le propriétaire est venu tous les jours sous n'importe quel prétexte, on ne se sent pas chez soi. À la fin il a gardé une partie de la caution pour une tache qui était déjà là.

# camping flow good
?together @ambiance+ Très bon camping familial, calme et bien entretenu. Les emplacements sont grands et ombragés.
?pool,famille,together @equipements+ Les enfants se sont éclatés à la piscine et au club. Nous on s'est reposés !
?tent @calme+ Petit camping comme je les aime, sans animation bruyante. On plante sa tente où on veut.
?caravan,together @emplacement+ Nous venons avec la caravane depuis des années, toujours au même emplacement. Le nouveau bloc sanitaire est une réussite.
?mobile-home,good @equipements- Le mobil home commence à dater mais il y a une belle terrasse. Les enfants se sont fait plein de copains.
?good,tent @acces- Camping très agréable au milieu des arbres. Le seul défaut c'est que les sanitaires sont loin de certains emplacements, la nuit c'est embêtant.
?lake,together @emplacement+ Camping idéalement placé avec accès direct à la plage. On laisse la voiture et on n'y touche plus.
?good,holidays @calme- Bon camping avec beaucoup d'activités. En août c'est forcément plein et un peu bruyant le soir.
?together @accueil+ Accueil au top, on nous a laissé choisir l'emplacement. Le pain frais le matin c'est un vrai plus.
?weekend,amis,together @ambiance+ Deux jours entre potes en pleine nature. Barbecue à disposition, rivière pas loin, soirée tranquille.

# camping flow mixed
?together @prix- Tout est payant maintenant, le wifi, les jeux, même le tennis. C'était notre troisième année.
@proprete- Bien situé et calme mais les sanitaires ne sont pas assez nettoyés, surtout le week end.
?mobile-home,together @equipements- Le camping est beau, le mobil home par contre est trop vieux, porte de douche cassée, matelas fins.

# camping flow bad
?together @calme-,accueil- Musique jusqu'à une heure du matin tous les soirs, impossible de dormir avec des enfants. La direction nous a répondu que c'était les vacances.
@proprete- Sanitaires dégoûtants, pas de papier. Le gérant est au courant et il dit que ce sont les clients qui sont sales.
?mobile-home,together @proprete-,equipements- Mobil home sale avec des fourmis dans les placards et un matelas taché. On nous en a proposé un autre, encore pire.
?pool,famille,together @equipements- Piscine fermée trois jours sur sept, toboggan en panne, club enfants complet. On avait choisi ce camping pour ça.

# site flow good
?chateau,together @pedagogie+ La visite guidée est passionnante, notre guide connaissait son sujet et répondait à toutes les questions.
?chateau,good @prix- Magnifique château avec un beau parc. L'entrée est un peu chère surtout pour une famille.
?musee @pedagogie+ Musée bien présenté, avec des vidéos et des objets qu'on peut toucher. J'y suis resté~ plus de deux heures.
?musee,famille,together @pedagogie+ Super musée pour les enfants, il y a un jeu de piste et ils ont tout voulu faire.
?musee,good @pedagogie- Belles collections mais il manque des explications, ou alors elles sont écrites trop petit.
?nature,together @ambiance+ Endroit sauvage. Nous y sommes allés tôt le matin et nous étions presque seuls. Prévoyez de bonnes chaussures et de l'eau.
?nature,good,summer @attente- La balade est superbe mais l'été il y a beaucoup de monde et les gens laissent leurs déchets.
?nature,famille,together @acces+ Belle balade facile avec des enfants, le chemin est bien indiqué et il y a de l'ombre. Pique nique au bord de l'eau.
?jardin,!winter @ambiance+ C'est le plus beau jardin que j'ai visité et j'en ai vu beaucoup.
?jardin,!winter,together @ambiance+ Nous avons adoré nous promener dans ce jardin, il y a des bancs partout pour s'asseoir.
?good,holidays @attente- Très belle visite mais trop de monde en été, on se marche un peu dessus. Réservez sur internet pour éviter la queue.
?!nature @accueil+ Le guide était drôle et passionné, la visite a duré plus longtemps que prévu.
?!nature,good,together @acces- Superbe visite. Attention quand même aux nombreuses marches, ma mère n'a pas pu tout faire.
?famille,together,!nature @pedagogie+ Sortie avec les petits enfants, ils ont été captivés du début à la fin.
?groupe,together,!nature @pedagogie+ Visite en groupe très bien organisée. La guide parle fort et clairement, on entend bien même au fond.
?good @restauration- Très beau site. Par contre ne mangez pas sur place, c'est cher et pas bon.
@ambiance+ J'y viens depuis que je suis enfant et c'est toujours aussi beau.

# site flow mixed
?!nature,together @prix- La visite est intéressante mais beaucoup trop courte pour le prix. Une partie était fermée et on ne nous l'a pas dit avant.
@attente- Bel endroit mais mal organisé. Une seule caisse ouverte, une heure de queue en plein soleil.
?musee @pedagogie- Quelques belles pièces mais une présentation vieillotte et peu d'explications.

# site flow bad
?together,!nature @prix-,accueil- Nous avons payé cher pour une visite au pas de course avec une guide qui récite son texte. Impossible de poser une question.
@proprete- Lieu mal entretenu, poubelles qui débordent, toilettes fermées.
?musee @prix- Huit salles dont trois fermées et on paye plein tarif. Gardiens sur leur téléphone.
?nature,together @acces- Sentier mal balisé, nous nous sommes perdus deux fois. Le parking est payant et plein dès 10 h.
`;
