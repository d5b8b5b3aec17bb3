/** Hotels: breakfast, dinner and equipment. */
export const frenchHotelTable = `
# hotel,collectif petit_dejeuner + tale
On ne prend jamais le petit-déjeuner à l'hôtel, question de principe et de budget. L'odeur de brioche dans l'escalier a eu raison du principe. Fait maison, tiède, avec du beurre qui a du goût.
Mon père est boulanger et ne fait jamais de compliment. Il a repris du pain deux fois. Je n'ai rien à ajouter.
?lake Petit-déjeuner sur la terrasse à 8 h, $thelake encore dans la brume et personne autour. Ils avaient mis des plaids sur les chaises. J'aurais pu rester jusqu'à midi.
Ils font les œufs à la demande et le cuisinier vous demande comment vous les voulez, puis il s'en souvient le lendemain. Les confitures sont de sa belle-mère, la rhubarbe surtout.
?breakfast-buffet Le buffet n'est pas gigantesque, et tant mieux : tout vient du coin, jambon, tomme, yaourts en pot de verre. J'ai noté le nom de la ferme et on y est passés en repartant.
?famille Ma fille a mangé quatre crêpes, puis elle a demandé si on pouvait « habiter là ». Le petit-déjeuner est un vrai repas, à midi on n'avait pas faim, faites vos comptes.
?affaires Je pars à 6 h 15 et en général c'est machine à café et biscuit sous plastique. Ici on m'avait préparé un plateau la veille, avec du pain frais d'un côté et un mot de l'autre.
?winter Chocolat chaud épais, servi dans des bols, avec une motte de beurre et du pain grillé au feu. J'avais sept ans à nouveau.
Un détail, mais le café est bon. Un vrai café, pas un jus de machine. Quand on dort souvent dehors on sait que c'est là que tout se joue.
Ma femme est intolérante au gluten et se contente d'habitude d'une banane. On lui avait acheté du pain exprès, et un gâteau à la farine de châtaigne. Elle en a eu les larmes aux yeux, j'exagère à peine.
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
# hotel,collectif petit_dejeuner - tale
On descend à 9 h, la salle ferme à 10 : plus de pain, plus de jus, un fond de céréales. La jeune fille nous dit qu'il fallait venir plus tôt. A ce tarif on aurait aimé qu'elle aille au moins jusqu'à la cuisine.
Pain décongelé, confiture en barquette, café lyophilisé. Le tout pour 14 € par personne. Le deuxième matin on est allés à la boulangerie, à cent mètres, et on a déjeuné sur un banc comme des rois.
La machine à café a une file d'attente à elle toute seule. Quand vient votre tour elle affiche « vider le bac ». Personne ne vide le bac.
Le petit-déjeuner est compris, heureusement, parce que payer pour ça m'aurait fâché~. Deux tranches de pain de mie, un carré de beurre gelé et de l'eau chaude avec un sachet.
?breakfast-buffet Les plateaux ne sont pas couverts et restent là deux heures. Le jambon avait des bords relevés et une guêpe avait élu domicile dans la confiture. On a pris une pomme.
On nous a fait payer deux petits-déjeuners qu'on n'a pas pris. On l'a dit, on nous a répondu que c'était « automatique ». Vérifiez votre note.
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
# hotel restauration + tale
On pensait ressortir dîner et puis il pleuvait. On a pris le menu de l'hôtel sans conviction : $thedish à tomber. Le lendemain il faisait beau et on est restés quand même.
J'ai pris la demi-pension par paresse. En général c'est poulet, cabillaud, poulet. Ici le chef change chaque soir et vient demander si ça a plu, et le fromage est celui de la ferme du haut.
?famille Le menu enfant n'est pas une insulte. Petite portion du plat du jour, avec des légumes, que mon fils a finis pour la première fois de sa vie. Le chef est passé le féliciter.
Salle à l'ancienne avec nappes blanches, on a cru que ce serait guindé. Pas du tout, la serveuse nous a conseillé le pichet plutôt que la bouteille. Et pour $thedish, rien à dire.
?affaires Dîner seul~ à l'hôtel c'est souvent la double peine. On m'a proposé une demi-portion, un verre de rouge du coin et on m'a laissé~ tranquille avec mon livre. Exactement ce qu'il fallait.
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
# hotel restauration - tale
On s'était laissé tenter par la demi-pension. Premier soir, $thedish tiède. Deuxième soir, la même chose avec une autre sauce. Le troisième on a payé et on est allés au village.
Carte alléchante, trois plats rayés, et finalement « il reste du burger ». Le burger est arrivé au bout de $longmin minutes, froid au milieu. A $price € le menu c'est se moquer.
Le restaurant fait partie de l'hôtel mais on n'y croise personne de l'hôtel, si j'ose dire : ni chef, ni envie, ni goût. Les légumes venaient du congélateur, ils étaient encore croquants de glace.
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
# hotel equipements + tale
?pool On avait choisi l'hôtel sur la photo de la piscine en se disant qu'elle serait minuscule en vrai. Elle est exactement comme sur la photo, propre, et le matin avant 9 h on l'a pour soi.
?pool,famille Les enfants n'ont voulu voir ni château ni musée. La piscine, la piscine, la piscine. Il y a un petit bassin où on a pied, et nous des chaises longues à l'ombre. Tout le monde y a trouvé son compte.
On fait le tour de la région à vélo, et le soir la question c'est toujours où les mettre. Ici un vrai garage fermé, une prise pour les batteries, et un jet d'eau. Ils ont même un pied d'atelier.
?lift Ma belle-mère est en fauteuil. Ascenseur assez large, rampe à l'entrée, douche de plain-pied avec une barre : pour une fois tout était vrai, et pas juste coché sur le site.
?garden Derrière l'hôtel il y a un jardin qu'on ne devine pas de la rue, avec un vieux tilleul et des chaises dépareillées. On y a lu tout un après-midi. Le chat de la maison vient voir de temps en temps.
Un petit sauna au sous-sol, à réserver à la réception, et rien que pour vous pendant une heure. Après six heures de marche on était aux anges.
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
# hotel equipements - tale
?pool La piscine était la raison de notre choix. Bâchée. « Problème de pompe depuis jeudi », et sur le site elle est toujours là, bien bleue. On a demandé une petite remise, refusée.
?!lift Troisième étage, pas d'ascenseur, un escalier en colimaçon et deux grosses valises. Ce n'est écrit nulle part. A la réception on nous a souhaité bon courage.
L'ascenseur est en panne, le sèche-cheveux aussi, et la télé a une chaîne. On nous a dit que le technicien passait la semaine prochaine. Nous on partait le lendemain.
Le spa est « inclus ». Inclus, oui, mais sur créneau de trente minutes, à réserver l'avant-veille, et sans serviette. On n'en a pas vu la porte.
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
# hotel,collectif emplacement + tale
?lake On pose la voiture le vendredi et on ne la reprend que le dimanche. Le débarcadère est à trois minutes, le marché à cinq, et le sentier du bord de l'eau commence au bout du parking.
?village,hotel L'hôtel est dans la petite rue derrière l'église, celle avec les glycines. Le matin on achète le journal en face et le soir on entend les gens parler sur la place. C'est ça que je cherche quand je pars.
?!village On a suivi le GPS en se demandant si on ne s'était pas trompés : un chemin, des prés, et puis la maison. Pas de commerce, pas de bruit, des chevreuils au bout du champ. Prévoyez de quoi grignoter.
?!alone On a fait quatre balades en partant à pied de l'hôtel, sans toucher la voiture. La plus belle monte derrière par la chapelle, demandez le plan à l'accueil. Deux heures tranquilles.
?!lake Ce n'est pas au bord $dulac et tant mieux, on y est en dix minutes sans la foule ni les prix. Le soir on rentre au frais. Très bon compromis pour visiter la région.
?view On a choisi sur la carte, un peu au hasard. De la terrasse on voit toute la vallée et les orages arriver de loin, c'est un spectacle à lui tout seul.
?affaires L'hôtel est à sept minutes à pied de la gare et à deux de mon rendez-vous. Pas de taxi, pas de stress, j'ai même eu le temps de marcher (le long de l'eau|dans la vieille ville) avant le train.
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
# hotel emplacement - tale
« A deux pas du centre », dit l'annonce. J'ai compté : trente-cinq minutes, dont la moitié sur une route sans trottoir. Le soir on n'osait pas rentrer à pied.
L'hôtel est coincé entre un rond-point et une station de lavage. Les photos sont prises de dos, vers le seul arbre. C'est de bonne guerre mais c'est pénible quand on s'attend à de la verdure.
?!village Rien à dix kilomètres. Pas une boulangerie, pas un bar, et le restaurant de l'hôtel fermé le lundi. Devinez quel jour on est arrivés. On a dîné de chips de la station-service.
?!lake L'annonce parle $dulac à toutes les lignes. Du lac, on ne voit rien, il est à $km km et il faut la voiture. Les mots « proche de » devraient être réglementés.
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
