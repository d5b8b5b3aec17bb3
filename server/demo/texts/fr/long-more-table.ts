/** More whole reviews of restaurants at some length, each told once. */
export const frenchLongMoreTable = `
# restaurant flow good
?together @restauration+,accueil+ Très bon restaurant, nous avons été très bien accueillis et très bien servis. Les plats sont copieux et bien présentés. Le rapport qualité prix est excellent. Nous reviendrons avec plaisir.
@restauration+ Cuisine maison, produits frais, on sent que le chef aime son métier. Service agréable et rapide. La salle est jolie. Je recommande vivement cette adresse, pensez à réserver.
?together @restauration+ Nous étions de passage et nous sommes tombés par hasard sur ce restaurant. Quelle chance ! Un délice de l'entrée au dessert. Le patron est très sympathique. Si vous êtes dans le coin n'hésitez pas.
?together @accueil+ Super soirée, super ambiance, personnel au top. Les plats sont bons et il y a de quoi manger. On a passé un très bon moment entre amis et on reviendra très vite.
?good @prix- Excellente cuisine, très raffinée, service discret et efficace. C'est un peu cher mais la qualité est là. Pour une occasion c'est parfait. Les desserts sont à tomber.
?good @attente- On mange très bien mais il ne faut pas être pressé. Les plats arrivent quand ils arrivent. Comme tout est fait sur place on comprend. Accueil sympathique et terrasse agréable.
@prix+,restauration+ Menu du midi à prix très correct, entrée plat dessert et café, tout est bon. Le service est rapide ce qui est bien quand on travaille. J'y mange presque toutes les semaines et je ne suis jamais déçu~.
?famille,together @accueil+ Très bon accueil avec les enfants, menu enfant avec autre chose que des nuggets pour une fois. Nous nous sommes régalés. Le cadre est agréable et il y a de la place entre les tables.
?couple,together @ambiance+ Dîner en amoureux dans un très joli cadre. Lumière douce, musique pas trop forte, service attentionné. Le poisson était parfaitement cuit. Une belle soirée, merci à toute l'équipe.
@restauration+ La meilleure table du coin à mon avis. Tout est bon, les sauces, les cuissons, le pain. La carte n'est pas très longue mais elle change souvent. Bravo et continuez comme ça
?good @calme- Très bonne cuisine et personnel charmant. La salle est un peu bruyante quand c'est complet, on a du mal à s'entendre. Demandez une table au fond. On a très bien mangé en tout cas.
?summer,together @ambiance+ Belle terrasse ombragée où il fait bon manger l'été. Salades copieuses et fraîches, glaces artisanales. Service un peu débordé mais toujours souriant. Nous y sommes retournés deux fois pendant les vacances.
@accueil+ Le patron est un personnage, toujours de bonne humeur. On mange bien et on rigole bien. Ce n'est pas de la grande cuisine mais c'est bon et c'est copieux. J'adore cet endroit.
?pizzeria,together @restauration+ Les meilleures pizzas de la région, pâte fine et croustillante, garniture généreuse. Le personnel est très sympa. On prend souvent à emporter aussi et c'est toujours prêt à l'heure.
?pizzeria @restauration+ Enfin une vraie pizzeria avec de vraies pizzas cuites au feu de bois. Les pâtes aussi sont très bonnes. Prix raisonnables, portions énormes. Je recommande la quatre fromages. Attention c'est souvent plein.
?creperie,famille,together @restauration+ Excellentes galettes, bien garnies, et le cidre est très bon. Les enfants ont adoré les crêpes au chocolat. Accueil chaleureux et service rapide. Une adresse simple et bonne comme on les aime.
?creperie @restauration+ Des crêpes comme en Bretagne et je sais de quoi je parle ! Pâte fine, beurre salé, garnitures originales. La dame est très gentille. Les prix sont corrects. Je reviendrai c'est certain.
?gastronomique,together @restauration+ Une expérience gastronomique exceptionnelle. Chaque plat est une découverte, les accords avec les vins sont parfaits. Le service est à la hauteur. Un moment hors du temps pour notre anniversaire de mariage.
?gastronomique,good @prix- De très belles assiettes et des saveurs originales. Les portions sont petites comme souvent dans ce genre d'endroit et l'addition monte vite avec les vins. Mais c'est une belle maison, rien à dire.
?groupe,together @accueil+ Nous étions une vingtaine pour un repas de famille et tout s'est très bien passé. Menu unique mais très bon, service rapide malgré le nombre. Tout le monde a été ravi. Merci encore.
?dogs @accueil+ Restaurant qui accepte les chiens sans problème. Cuisine simple et bonne, patronne adorable. C'est le genre d'endroit où on se sent bien tout de suite.
@restauration+ Viande d'une tendreté incroyable, frites maison, sauce maison. Dessert du jour excellent. Pour moi c'est un sans faute. La serveuse est très professionnelle et connaît bien la carte. À refaire sans hésiter.
?together @restauration+ Un grand merci au chef qui a adapté le menu à une allergie sans aucun problème, c'est rare. Nous avons tous très bien mangé. La salle est décorée avec goût. Nous le recommandons.
?good @accueil- J'ai bien mangé, c'est copieux et fait maison. Le service est un peu froid, pas désagréable mais on sent que la personne n'avait pas envie d'être là.
?holidays,together @restauration+ En pleine saison on craint toujours les attrape touristes et bien pas du tout. Produits locaux, poisson du jour, prix honnêtes. On nous a trouvé une table alors que c'était complet. Très bonne adresse.
?winter @ambiance+ Au coin du feu en plein hiver avec une bonne fondue, le bonheur. Salle chaleureuse, service sympathique, bonnes quantités. On ressort de là bien réchauffé~. Je ne peux que conseiller.
?lake,together @emplacement+ Le cadre est magnifique au bord de l'eau et ce qui ne gâche rien on mange très bien. Poissons frais, légumes de saison. Réservez si vous voulez une table en terrasse, nous étions à l'intérieur.
?good @restauration- Bon petit restaurant, accueil souriant et service efficace. Les entrées et les plats sont très bons, les desserts un peu moins, trop sucrés pour moi. L'addition est raisonnable. J'y retournerai.
?affaires @attente+ Repas d'affaires, service rapide et discret, plats bien présentés et sans attente. Mes clients ont beaucoup apprécié. Parking à proximité. C'est devenu mon adresse habituelle quand je reçois quelqu'un
?amis,together @prix+ On y va souvent entre copains parce que c'est pas cher et que c'est bon. Grandes assiettes, bonne ambiance, patron cool. Le week end faut réserver sinon y a pas de place.
?good @proprete- Très bonne cuisine traditionnelle, des plats qu'on ne trouve plus ailleurs. Les toilettes mériteraient un coup de propre. Sinon rien à redire, le service est aimable et on repart le ventre plein.
@restauration+ Une cuisine inventive et pleine de goût, des légumes bien travaillés, un vrai plaisir pour moi qui ne mange pas de viande. Service très à l'écoute. Enfin un restaurant qui propose autre chose qu'une salade.
?together @restauration+ Tout simplement délicieux. Nous avons pris le menu du terroir et tout était excellent, surtout le fromage et la tarte. Le vin conseillé par le serveur était très bien. Allez y les yeux fermés.

# restaurant flow mixed
?together @restauration- Avis mitigé. Les entrées étaient très bonnes mais le plat principal a déçu tout le monde, viande trop cuite et légumes fades. Le service est gentil. Pour le prix on espérait mieux.
@attente-,restauration+ La cuisine est bonne mais le service est beaucoup trop lent, une heure entre l'entrée et le plat ce n'est pas normal. Et personne ne s'excuse. C'est dommage parce que le chef sait cuisiner.
@prix- C'est bon sans être exceptionnel et c'est cher pour ce que c'est. Les boissons surtout. On paye le cadre qui est très joli il est vrai. Pas sûr~ de revenir.
?together @accueil- Assiettes correctes mais accueil désagréable. On nous a fait comprendre que nous arrivions trop tard alors qu'il était 13 h 15. Après ça on n'a pas très envie de revenir, même si on mange bien.
?summer @accueil- En saison ils prennent trop de monde. Le personnel court partout, on est oublié, les plats arrivent tièdes. J'y suis déjà allé~ au printemps et c'était très bien, donc allez y hors saison.
@restauration- Restaurant sympathique mais la cuisine a baissé. Ce n'est plus fait maison, ou alors pas tout. Le décor et le personnel n'ont pas changé. J'espère qu'ils vont se reprendre.

# restaurant flow bad
?together @restauration-,accueil- Une catastrophe. Plats réchauffés, viande immangeable, serveur désagréable. Quand nous avons fait la remarque on nous a ri au nez. À fuir absolument, surtout à ce prix là.
@attente- Plus d'une heure d'attente pour une salade !!! Et quand elle arrive il manque la moitié des ingrédients. J'ai demandé à parler au responsable, il n'était pas là évidemment. Je n'y retournerai jamais.
?together @prix- Attrape touristes. Addition salée pour des assiettes ridicules, et on nous a compté une bouteille d'eau que nous n'avions pas demandée. Vérifiez bien la note. Nous on s'est fait avoir.
@proprete- Nappes sales, verres sales, toilettes dans un état que je ne décrirai pas. Je n'ose pas imaginer la cuisine. Je me demande comment un endroit pareil peut être encore ouvert.
?together @accueil-,restauration- Nous avions réservé et il n'y avait pas de table à notre nom. On nous a installés dans un courant d'air entre la porte et les toilettes, sans un mot d'excuse. Et en plus ce n'est pas bon.
@restauration- Je ne comprends pas les bons avis. Frites molles, steak trop cuit, sauce en boîte, dessert surgelé. Même mes enfants n'ont pas fini. Il y a bien mieux à cent mètres.
?gastronomique,together @restauration-,prix- Beaucoup de bruit pour rien. Des noms de plats compliqués et au final ça n'a pas de goût. Pour 90 euros par personne nous sommes sortis en ayant faim. Très grosse déception.
?pizzeria @restauration- Pizza brûlée dessous et pas cuite au milieu, pâte épaisse, fromage sans goût. Et il a fallu attendre longtemps en plus. C'était très bien avec les anciens propriétaires, maintenant c'est fini pour moi.
?together @calme- On ne s'entend pas parler, musique à fond, tables collées les unes aux autres. La cuisine est banale. On a payé et on est partis sans dessert.
@restauration- J'ai été malade toute la nuit après avoir mangé le poisson. J'ai téléphoné le lendemain pour le signaler, ils m'ont dit que c'était impossible et ils ont raccroché. Je déconseille fortement.
?famille,together @accueil- On nous a fait sentir que les enfants n'étaient pas les bienvenus. Pas de chaise haute, des remarques, des soupirs. Pour les familles passez votre chemin.
?groupe,together @restauration-,accueil- Repas de groupe raté. La moitié de la table avait fini quand l'autre a été servie, et c'était froid. On avait pourtant réservé depuis un mois et choisi les menus à l'avance.
`;
