/** More whole reviews of restaurants at some length, each told once. */
export const frenchLongMoreTable = `
# restaurant flow good
?together @restauration+,accueil+ Nous avons été très bien accueillis et très bien servis. Les plats sont copieux et bien présentés.
@restauration+ Les desserts sont excellents, surtout les glaces, pensez à réserver le week end.
?together @restauration+ Nous étions de passage et nous sommes tombés par hasard sur ce restaurant, très bon.
?together @accueil+ Super soirée, le patron est très drôle et il y a de quoi manger.
?good @prix- Excellente cuisine, très raffinée. C'est un peu cher mais la qualité est là.
?good @attente- On mange très bien mais il ne faut pas être pressé. Les plats arrivent quand ils arrivent.
@prix+,restauration+ Menu du midi à prix très correct, entrée plat dessert et café. J'y mange presque toutes les semaines.
?famille,together @restauration+ Menu enfant avec autre chose que des nuggets pour une fois.
?couple,together @ambiance+ Dîner en amoureux dans un très joli cadre. Lumière douce, musique pas trop forte.
@restauration+ La meilleure table du coin à mon avis. La carte n'est pas très longue mais elle change souvent.
?good @calme- Très bonne cuisine. La salle est un peu bruyante quand c'est complet, demandez une table au fond.
?summer,together @ambiance+ Salades copieuses et fraîches sur une belle terrasse ombragée. Nous y sommes retournés deux fois pendant les vacances.
@accueil+ Le patron est un personnage, toujours de bonne humeur. On mange bien et on rigole bien.
?pizzeria,together @restauration+ On prend souvent à emporter et c'est toujours prêt à l'heure, pâte fine et croustillante.
?pizzeria @restauration+ Enfin une vraie pizzeria avec de vraies pizzas cuites au feu de bois. Attention c'est souvent plein.
?creperie,famille,together @restauration+ Excellentes galettes, bien garnies, et le cidre est très bon. Les enfants ont adoré les crêpes au chocolat.
?creperie @restauration+ Des crêpes comme en Bretagne et je sais de quoi je parle !
?gastronomique,together @restauration+ Chaque plat est une découverte, j'ai surtout aimé le poisson et le premier dessert.
?gastronomique,good @prix- De très belles assiettes. Les portions sont petites et l'addition monte vite avec les vins.
?groupe,together @accueil+ Nous étions une vingtaine pour un repas de famille et tout s'est très bien passé. Les enfants ont eu leur repas en premier.
?dogs @accueil+ Restaurant qui accepte les chiens sans problème, patronne adorable.
@restauration+ Viande d'une tendreté incroyable, frites maison, sauce maison.
?together @restauration+ Un grand merci au chef qui a adapté le menu à une allergie sans aucun problème, c'est rare.
?good @accueil- J'ai bien mangé. Le service est un peu froid, pas désagréable mais on sent que la personne n'avait pas envie d'être là.
?holidays,together @restauration+ On nous a trouvé une table alors que c'était complet, et le poisson du jour était très bon.
?winter @ambiance+ Une bonne fondue au coin du feu, la salle est chaleureuse et le service sympathique.
?lake,together @emplacement+ Le cadre est magnifique au bord de l'eau. Réservez si vous voulez une table en terrasse, nous étions à l'intérieur.
?good @restauration- Les entrées et les plats sont très bons, les desserts un peu moins, trop sucrés pour moi.
?affaires @attente+ Repas d'affaires, service rapide et discret. Mes clients ont beaucoup apprécié.
?amis,together @prix+ On y va souvent entre copains parce que c'est pas cher et que c'est bon. Le week end faut réserver sinon y a pas de place.
?good @proprete- Très bonne cuisine, des plats qu'on ne trouve plus ailleurs. Les toilettes mériteraient un coup de propre.
@restauration+ Des légumes bien travaillés, un vrai plaisir pour moi qui ne mange pas de viande.
?together @restauration+ Nous avons pris le menu du terroir et tout était excellent, surtout le fromage et la tarte.
?weekend,!pizzeria,!creperie,!gastronomique @restauration+ Le dimanche midi il y a un menu à (29|31) €, avec un kir, une entrée au buffet, (le gigot|le poulet) ou le poisson, fromage et dessert. Le buffet c'est des crudités, de la charcuterie, des œufs mayonnaise, des terrines, on se sert comme on veut. Beaucoup de familles, (il y avait un baptême|deux grandes tables), ça dure jusqu'à 16 h.

# restaurant flow mixed
?together @restauration- Les entrées étaient très bonnes mais le plat principal a déçu tout le monde, viande trop cuite et légumes fades.
@attente-,restauration+ La cuisine est bonne mais le service est beaucoup trop lent, une heure entre l'entrée et le plat ce n'est pas normal.
@prix- C'est cher pour ce que c'est, les boissons surtout. On paye le cadre.
?together @accueil- Assiettes correctes. On nous a fait comprendre que nous arrivions trop tard alors qu'il était 13 h 15.
?summer @accueil- En saison ils prennent trop de monde, on est oublié et les plats arrivent tièdes. J'y suis déjà allé~ au printemps et c'était très bien.
@restauration- Restaurant sympathique mais ce n'est plus fait maison, ou alors pas tout.

# restaurant flow bad
?together @restauration-,accueil- Plats réchauffés, viande immangeable. Quand nous avons fait la remarque on nous a ri au nez.
@attente- Plus d'une heure d'attente pour une salade !!! Et quand elle arrive il manque la moitié des ingrédients.
?together @prix- Addition salée pour des assiettes ridicules, et on nous a compté une bouteille d'eau que nous n'avions pas demandée.
@proprete- Nappes sales, verres sales, toilettes dans un état que je ne décrirai pas.
?together @accueil-,restauration- Nous avions réservé et il n'y avait pas de table à notre nom. On nous a installés dans un courant d'air entre la porte et les toilettes, sans un mot d'excuse.
@restauration- Frites molles, steak trop cuit. Même mes enfants n'ont pas fini.
?gastronomique,together @restauration-,prix- Des noms de plats compliqués et au final ça n'a pas de goût. Pour 90 euros par personne nous sommes sortis en ayant faim.
?pizzeria @restauration- Pizza brûlée dessous et pas cuite au milieu. C'était très bien avec les anciens propriétaires.
?together @calme- On ne s'entend pas parler, musique à fond. On a payé et on est partis sans dessert.
@restauration- J'ai été malade toute la nuit après avoir mangé le poisson. J'ai téléphoné le lendemain pour le signaler, ils m'ont dit que c'était impossible et ils ont raccroché.
?famille,together @accueil- On nous a fait sentir que les enfants n'étaient pas les bienvenus, pas de chaise haute et des remarques.
?groupe,together @restauration-,accueil- Repas de groupe raté. La moitié de la table avait fini quand l'autre a été servie, et c'était froid.
`;
