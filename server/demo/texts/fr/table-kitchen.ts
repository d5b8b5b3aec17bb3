/** Restaurants: what is on the plate, and what it costs. */
export const frenchTableKitchen = `
# restaurant restauration + tale
?!pizzeria,!creperie Mon beau-frère commande toujours $thedish pour juger une maison. Il a fini son assiette sans rien dire, il a saucé, puis il a demandé si c'était ouvert le lundi. Vous avez la note.
?!pizzeria,!creperie La carte tient sur une ardoise : trois entrées, trois plats, trois desserts. C'est écrit à la craie et on voit ce qui vient d'être effacé. Il restait une seule part de ce que je voulais, j'ai eu de la chance.
?pizzeria Nous sommes difficiles, ma femme est de Salerne. Elle a soulevé le bord de la pizza pour regarder dessous, elle a hoché la tête et on n'a plus parlé pendant dix minutes. La pâte est légère, pas besoin d'une sieste après.
?pizzeria On voit le four en entrant, et le monsieur qui étale à la main sans se presser. La mienne était à la saucisse et aux brocolis, jamais mangé ça ailleurs. On a emporté une part pour le chien, enfin c'est ce qu'on a dit.
?pizzeria On commande à emporter presque tous les vendredis. Toujours à l'heure, jamais brûlée, et si le petit veut moitié jambon moitié champignons il n'y a pas d'histoire. C'est devenu le rituel de la semaine.
?creperie La galette arrive dentelle, brune sur les bords, avec un œuf qui coule encore. Je suis bretonne, je peux faire la tête pendant des heures sur ce sujet. Là je n'ai rien trouvé à dire.
?creperie On y va pour le caramel au beurre salé, soyons francs. Ils le font dans une vieille casserole en cuivre qu'on aperçoit par le passe-plat. J'en ai demandé un pot, ils n'en vendent pas, c'est cruel.
?creperie Les enfants ont pris sucre-citron, comme toujours. Nous deux galettes chacun, cidre brut, et on a partagé une crêpe aux pommes en se promettant que c'était la dernière. Ça ne l'était pas.
?gastronomique Je n'ai pas les mots des critiques. Il y avait un bouillon servi dans une théière et versé devant nous, et tout d'un coup ça sentait le sous-bois. Ma mère, qui n'aime rien, a fermé les yeux.
?gastronomique On s'était offert ça pour une occasion, en comptant un peu. Sept services, jamais lourd, et un sommelier qui n'a pas essayé de nous vendre plus cher. $thedishup, surtout, je pourrais le dessiner.
?gastronomique Ce qui m'a plu c'est l'absence de chichi. Pas de fumée, pas de cloche, juste des légumes cuits comme il faut et une sauce qui a dû prendre deux jours. On comprend qu'un cuisinier est là.
?bistrot,!alone On venait pour un café. L'odeur a fait le reste. $thedishup, une purée qui tient à la cuillère, et un fromage blanc au miel. On est repartis à 15 h au lieu de 11.
?brasserie J'ai grandi dans une brasserie, alors je regarde les frites. Fraîches, coupées au couteau, cuites deux fois. Et la mayonnaise n'est pas en dosette. Le reste suit.
?brasserie On mange mieux ici que dans bien des maisons à nappe blanche. On est mal assis, on est serrés, on s'en fiche. Le pichet de rouge est honnête.
?famille Le menu des enfants, c'est les plats de la carte en petit. Notre fille de $age ans a mangé du poisson. DU POISSON. Je tenais à le signaler.
?!pizzeria Végétarienne depuis vingt ans, j'ai l'habitude de la salade de chèvre chaud. Le chef est venu me demander ce que j'aimais et il a improvisé une assiette de légumes rôtis avec des noisettes. Je n'en reviens toujours pas.
?!pizzeria,!creperie Deux fois qu'on vient, deux fois que je me dis que je vais essayer autre chose, et deux fois que je reprends $thedish. Mon voisin de table avait l'air heureux avec son plat, je verrai la prochaine fois.
?winter On sortait de la neige avec les doigts gelés. Une soupe de courge avec des croûtons à l'ail, puis $thedish. On a mis une heure à se réchauffer et on n'a plus voulu bouger.
?summer Par cette chaleur on n'avait pas faim. Une soupe froide de concombre, du melon, $thedish à deux, et la faim est revenue toute seule. Bien vu de proposer des demi-portions.
Le $dessert, il faut qu'on en parle. On l'a commandé à deux cuillères par politesse, et on a fini par en recommander un. La serveuse a ri, il paraît que ça arrive tous les soirs.
Je suis (cuisinier|boucher) de métier et je ne sors pas souvent, c'est dur de se faire servir. Ici les cuissons sont justes, les jus sont des vrais jus, et rien ne traîne dans l'assiette pour faire joli.
?top On cherchait depuis longtemps une adresse où emmener mes parents sans se ruiner et sans qu'ils râlent. Ils n'ont pas râlé. Mon père a même demandé la recette du gratin.
?solo J'ai mangé au comptoir, entre le percolateur et un habitué qui commentait le journal. $thedishup, un verre de blanc, un café. Vingt minutes parfaites dans une journée qui ne l'était pas.
# restaurant restauration +
Tout est fait maison et ça se sent.
On s'est régalés du début à la fin.
Cuisson parfaite pour $thedish.
Très bonne cuisine, généreuse sans être lourde.
Les produits sont frais, la carte change souvent.
J'ai pris $thedish, un délice.
Le $dessert est à tomber.
Assiettes copieuses et bien présentées.
?pizzeria Les meilleures pizzas du coin, pâte fine et bien garnie.
?pizzeria Pâte légère, bons produits, on digère bien.
?pizzeria Le tiramisu est fait par la maman du patron, ne partez pas sans.
?creperie Galettes croustillantes comme il faut.
?creperie Excellentes crêpes et bon cidre fermier.
?gastronomique Une cuisine fine, précise, sans esbroufe.
?gastronomique Accord mets et vins remarquable.
?bistrot Vraie cuisine de bistrot, des plats qu'on ne fait plus chez soi.
?brasserie Bon plat du jour, frites maison.
?bistrot Le plat du jour change tous les midis, jamais déçu~.
La viande fond dans la bouche.
?!pizzeria,!creperie Le poisson était d'une fraîcheur, on aurait dit qu'il sortait de l'eau.
On a tout saucé, c'est dire.
Des saveurs franches, pas de chichis.
Bonne cuisine du marché.
?famille Les enfants ont tout mangé, un miracle.
?famille Menu enfant avec de vrais légumes, merci.
Très bons desserts, faits sur place.
La carte est courte, c'est bon signe, et tout est bon.
?!pizzeria,!creperie L'entrée aurait pu suffire tellement c'est copieux.
Un vrai cuisinier, ça se goûte.
?lake,!pizzeria,!creperie Les filets de perche sont les meilleurs que j'aie mangés au bord d'un lac.
Mention particulière pour la purée, si si.
Je ne mange pas de viande et pour une fois je n'ai pas eu droit à l'assiette de crudités.
Le vin au verre est bien choisi.
On mange toujours aussi bien.
Quantité et qualité, les deux à la fois c'est rare.
# restaurant restauration - tale
?!pizzeria,!creperie Mon assiette était tiède sur les bords et froide au milieu. Je l'ai renvoyée, elle est revenue brûlante sur les bords et froide au milieu. Le micro-ondes n'a pas de secret pour cette maison.
?!gastronomique L'ardoise dit « fait maison » en grandes lettres. J'ai reconnu le $dessert, j'achète le même en surgelé le vendredi. Qu'ils le disent, à la limite, mais à 9 € la part c'est gênant.
?!pizzeria,!creperie Entrecôte demandée saignante, servie grise. « Elle est comme ça notre viande », m'a dit le serveur. Alors il ne fallait pas me poser la question.
?pizzeria Pizza noire dessous, molle au milieu. Trois olives, dont une avec noyau que j'ai trouvée avec une couronne. Je préfère ne pas raconter la suite chez le dentiste.
?pizzeria C'était notre pizzeria, celle du vendredi. Le pizzaïolo est parti je crois. Maintenant la pâte vient d'ailleurs, ça se voit au rond parfait, et le fromage fait des fils orange.
?creperie Galette cartonneuse, pliée sur une tranche de jambon sous vide et un œuf dur. Oui, dur. J'ai demandé, il paraît que « les gens préfèrent ».
?creperie La pâte était préparée d'avance et réchauffée, on entendait le bip d'ici. Pour une crêperie, c'est quand même la base. Le cidre était bon, mais il vient d'une bouteille.
?gastronomique A ce niveau de prix on n'a pas le droit de servir une sauce figée. L'assiette avait attendu, on la voyait du passe. Belle vaisselle, beaux discours, et $thedish sans une goutte de jus.
?gastronomique Des points de purée, trois lentilles et une fleur. On nous explique chaque plat pendant plus longtemps qu'il n'en faut pour le manger. On s'est arrêtés au kebab en rentrant, je n'ai pas honte de le dire.
?brasserie Croque-monsieur froid, salade noire, vinaigrette en bidon. On a laissé la moitié et personne n'a demandé pourquoi. Ils doivent avoir l'habitude.
?bistrot On y mangeait bien il y a deux ans. Nouvelle équipe je suppose : les sauces ont toutes le même goût, la purée est en poudre, et la patronne n'est plus en salle. Dommage pour le village.
Il restait deux plats sur toute la carte à $hour h 30. J'ai pris l'un, ma voisine l'autre, et ils se sont trompés. On a échangé nos assiettes en silence, aussi tristes l'une que l'autre.
?!alone Deux malades sur quatre dans la nuit, justement ceux qui avaient pris les moules. Je ne suis pas médecin, mais au téléphone on m'a dit que j'étais la seule à me plaindre. Evidemment, les autres étaient encore couchés.
Tout est noyé sous la crème. L'entrée, le plat, même les haricots. J'ai cherché $thedish un bon moment, c'était au fond.
# restaurant restauration -
Plats tièdes et sans goût.
Portions minuscules, on est ressortis avec la faim.
$thedishup baignait dans la sauce.
Rien n'est fait maison, quoi qu'en dise l'ardoise.
Cuisine très quelconque, on mange mieux à la cantine.
Viande dure comme une semelle.
?pizzeria Pizza sèche avec trois bouts de fromage.
?pizzeria Pâte pas cuite au milieu.
?creperie Galette froide et molle.
?!pizzeria Les frites étaient molles et grasses.
Le $dessert était encore gelé au milieu.
La moitié de la carte n'était pas disponible.
Les légumes sortent d'une boîte, on ne me la fait pas.
Assiettes servies froides, deux fois de suite.
Trop salé, du début à la fin.
?gastronomique Beaucoup de décor dans l'assiette et pas grand-chose à manger.
Salade flétrie, pain rassis, ça commence mal.
# restaurant restauration ~
Les desserts sont un ton en dessous du reste.
Un peu trop salé pour moi, mais c'est affaire de goût.
Les portions sont un peu justes quand on a bon appétit.
Le pain n'est pas à la hauteur du reste.
Pas grand-chose pour les végétariens.
La carte ne change pas beaucoup d'une fois sur l'autre.
Le plat est arrivé un peu tiède, ils l'ont repris sans discuter.
?!pizzeria,!creperie Les frites manquaient de croustillant, c'est bien le seul reproche.
# restaurant prix + tale
La formule du midi est à $menu €, entrée, plat, dessert, et le café est offert quand il fait moche d'après le patron. Il faisait moche. Je ne sais pas comment ils s'en sortent.
On a payé $bill € à deux, avec une demi-bouteille. La veille, à dix minutes de là, on avait payé plus pour des lasagnes tristes. On aurait dû commencer par ici.
# restaurant prix +
?bistrot Formule du midi à $menu €, imbattable.
Bon rapport qualité-prix.
L'addition reste raisonnable pour cette qualité.
?!gastronomique Prix doux, on ne s'attendait pas à si peu.
On en a pour son argent, c'est copieux et bon.
?gastronomique C'est un budget mais on comprend où va l'argent.
?brasserie Prix corrects et café à moins de deux euros.
Pichet à prix d'ami.
?gastronomique Le menu du midi à ce prix-là est une aubaine.
?pizzeria Pizzas énormes pour le prix.
?creperie Pour moins de vingt euros on sort de table content.
# restaurant prix - tale
$bill € à deux sans vin. Quand j'ai vu la carafe d'eau comptée 3 €, j'ai demandé : c'est de l'eau « filtrée ». Du robinet, donc.
Il y avait une erreur de $fee € sur la note, à notre table et à celle d'à côté. Pas en notre faveur, vous l'aurez deviné. On vérifie, on sourit, on ne revient pas.
Le prix a grimpé depuis l'an dernier, et la portion a pris le chemin inverse. On paye la vue, très bien, mais alors qu'on me laisse apporter mon sandwich.
# restaurant prix -
Beaucoup trop cher pour la qualité.
Addition salée pour ce qu'on a mangé.
On paye l'emplacement, pas la cuisine.
Supplément pour la sauce, pour le pain, pour tout.
$bill € à deux pour ça, non.
Prix de grande ville, assiette de cantine.
8 € le demi, il faut oser.
# restaurant prix ~
Les vins sont un peu chers.
L'addition monte vite, attention aux apéritifs.
?gastronomique On n'y va pas toutes les semaines, évidemment.
`;
