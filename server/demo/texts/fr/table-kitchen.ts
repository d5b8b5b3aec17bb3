/** Restaurants: what is on the plate, and what it costs. */
export const frenchTableKitchen = `
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
