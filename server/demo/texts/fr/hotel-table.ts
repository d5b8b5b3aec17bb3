/** Hotels: breakfast, dinner and equipment. */
export const frenchHotelTable = `
# hotel,collectif petit_dejeuner +
Petit-déjeuner copieux, avec du vrai pain et des confitures maison.
Très bon petit-déjeuner, servi jusqu'à 10 h 30 le week-end.
?breakfast-buffet Le buffet du matin est un régal, salé comme sucré.
Les viennoiseries sont encore tièdes quand elles arrivent.
On s'est régalés au petit-déjeuner, surtout le fromage blanc et le miel.
Le jus d'orange est pressé devant vous.
?lake Le petit-déjeuner face $tolake est un moment à part.
Des produits du coin au petit-déjeuner, et pas en portions individuelles.
?famille Les enfants ne parlent que des gaufres du matin.
Petit-déj parfait, on ne mangeait plus jusqu'au soir.
Rien que pour la brioche du matin, je reviens.
Le café est bon, et pourtant je suis italien par ma mère.
Petit-déjeuner varié, renouvelé au fur et à mesure.
Il y a même des œufs à la coque avec de vrais coquetiers.
Bon petit-déjeuner, un peu différent chaque matin.
Le gâteau de la patronne au petit-déj vaut le réveil.
?affaires On peut prendre le petit-déjeuner dès 6 h 30, rare et précieux.
# hotel,collectif petit_dejeuner -
Petit-déjeuner très décevant pour le prix.
Croissants secs et jus de fruits chimique.
Le café du matin est imbuvable.
Rien de frais au petit-déjeuner, pas un fruit.
Salle du petit-déjeuner trop petite, il faut attendre une table.
Après 9 h il ne reste plus rien au buffet.
Tout est industriel le matin, dommage dans une région comme celle-ci.
Pain de la veille au petit-déj, et pas qu'une fois.
# hotel,collectif petit_dejeuner ~
Le petit-déjeuner manque juste de fruits frais.
Le café sort d'une machine, c'est le seul défaut du petit-déj.
Petit-déjeuner un peu cher pour un croissant et un café.
Un peu de salé en plus le matin serait bienvenu.
La salle du petit-déjeuner est vite pleine après 9 h.
# hotel,collectif restauration +
?restaurant Le restaurant de l'hôtel vaut le détour à lui seul.
On a dîné sur place deux soirs de suite tellement c'était bon.
Cuisine simple et bien faite au dîner.
Le dessert du soir est fait maison, ça se sent.
?hotel Très bonne table, on vient presque plus pour ça que pour dormir.
Demi-pension copieuse, avec un menu différent chaque soir.
?refuge La soupe du soir, après la montée, on s'en souvient longtemps.
?refuge Tarte aux myrtilles faite là-haut, un délice.
?village-vacances Les repas sont variés et les enfants mangent avec plaisir.
?hotel Le chef fait tout lui-même, même le pain.
?hotel $thedishup servi le soir est un vrai plat de cuisinier.
# hotel,collectif restauration -
Dîner quelconque et beaucoup trop cher.
Portions ridicules, on a mangé des biscuits dans la chambre.
Plats tièdes et service interminable au dîner.
?hotel La demi-pension ne vaut pas le coup, allez manger ailleurs.
Tout sort du congélateur le soir.
Le repas du soir était franchement mauvais.
# hotel,collectif restauration ~
La carte du restaurant est un peu courte sur trois soirs.
Les portions du soir sont justes quand on a marché toute la journée.
Le repas du soir était bon, un peu long à venir.
# hotel equipements +
?pool Belle piscine bien chauffée, jamais bondée.
?pool La piscine est un vrai plus au retour des visites.
Local à vélos fermé avec de quoi recharger les batteries.
?garden Jardin très agréable pour lire ou boire un verre.
?lift L'ascenseur est bien pratique avec nos grosses valises.
Le sauna nous a remis d'aplomb.
Tout ce qu'il faut dans l'hôtel, y compris un micro-ondes pour les biberons.
Petit salon avec cheminée et jeux de société, on y a passé nos soirées.
?pool Assez de transats pour tout le monde, sans la guerre des serviettes.
Borne pour la voiture électrique qui marche du premier coup.
?pool,famille La piscine a occupé les enfants du matin au soir.
# hotel equipements -
?!lift Pas d'ascenseur, et ce n'est précisé nulle part.
?pool Piscine fermée pendant tout notre séjour.
?pool La piscine est glaciale et minuscule.
Sauna en panne alors qu'il est mis en avant sur le site.
Équipements vieillots, rien ne marche vraiment.
?lift Ascenseur en panne deux jours sur trois.
Le local à vélos est une cave ouverte à tout le monde.
?pool Eau trouble dans la piscine, on n'a pas osé se baigner.
# hotel equipements ~
?!lift Pas d'ascenseur, voyagez léger.
?pool La piscine ferme un peu tôt.
?pool La piscine est plus petite qu'en photo mais bien agréable.
Il manque juste un coin pour se poser le soir.
Un frigo dans la chambre aurait été pratique.
# hotel,collectif emplacement +
?lake Idéalement situé au bord $dulac, tout se fait à pied.
?lake On traverse la route et on est dans l'eau.
?village En plein centre du village, boulangerie et restaurants à deux pas.
?village,weekend Le marché du dimanche est juste devant la porte.
Très bien placé pour visiter la région.
?!village Perdu en pleine nature, c'est ce qu'on voulait.
?view La vue depuis la terrasse est magnifique.
?!lake Bonne situation, à $km km $dulac et loin de la foule.
Les sentiers partent directement de derrière le bâtiment.
Cadre superbe, on se croirait loin de tout.
?hotel Emplacement pratique, à deux pas de la gare.
?village On est au cœur du village sans en avoir le bruit.
?!village Au milieu des prés, avec des vaches pour voisines.
?refuge Le refuge est posé comme un nid d'aigle, la montée se mérite.
?refuge Un emplacement de rêve face aux sommets.
# hotel,collectif emplacement -
Beaucoup trop excentré, il faut la voiture pour tout.
?hotel L'hôtel donne sur une zone commerciale sans charme.
?!village Loin de tout et rien d'ouvert autour.
Le quartier n'est pas terrible le soir.
Emplacement trompeur, rien à voir avec la carte du site.
?!lake $thelakeup est bien plus loin qu'annoncé.
# hotel,collectif emplacement ~
?!village Il faut la voiture pour la moindre baguette.
?!lake Un peu loin $dulac à pied.
La montée depuis le centre est rude le soir.
Les abords ne sont pas très jolis, mais une fois dedans on oublie.
`;
