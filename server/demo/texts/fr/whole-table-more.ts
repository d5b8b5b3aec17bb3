/** Whole reviews of restaurants, by guests from near and far: most are a sentence or two. */
export const frenchWholeTableMore = `
# restaurant flow good
@restauration+ Excellent !! (Des produits frais|Tout est frais) et ça se sent.
?together,holidays @accueil+ serveuse souriante alors que c'était (plein|complet), merci a elle
?!pizzeria,!creperie @prix+ Menu à prix raisonnable et bien cuisiné.
?couple,man,!pizzeria,!creperie @calme+ Restaurant calme, on a bien mangé.
@prix+ Prix corrects, (quantités correctes aussi|on en a pour son argent).
?bistrot @restauration+ Bonne tête de veau !
?lake,together,!winter,!gastronomique @restauration+ Bonnes salades, bien après (la plage|la baignade)
?pizzeria @accueil+ On est bien reçu par le monsieur qui fait les pizzas et sa femme.
?pizzeria,good @attente- Excellentes pizzas. 45 minutes d'attente même à emporter.
?pizzeria @restauration+ Pizza au feu de bois, bien cuite.
?creperie @ambiance+ Petite salle calme, c'est agréable.
?gastronomique,couple @accueil+ On nous a donné une (jolie|bonne) table (près de la fenêtre|).
?gastronomique @restauration+ Belle carte des vins et (du très bon pain|un très beau plateau de fromages).
?gastronomique,top,together @restauration+ J'ai pris $thedish, excellent choix.
?brasserie,couple Bien pour manger (vite|simplement) avant un spectacle.
?together,!gastronomique @restauration+ Assiettes (bien remplies|copieuses) et chaudes, nous avons bien aimé
?amis,weekend @accueil+ on était 9 un (vendredi|samedi) soir et ils ont été super cool, on y retourne c'est sur
?amis,!pizzeria,!creperie,!gastronomique @restauration+ la côte de boeuf est énorme et très bonne
?famille @accueil+ Le serveur est très patient avec les enfants.
?famille On y va en famille depuis que les enfants sont petits.
@ambiance+ Salle calme, (pas de musique|pas de télé).
La salle est petite donc (réservez|il vaut mieux réserver) !
?winter,aurelle,bistrot @restauration+ J'ai pris la (fondue|raclette) et c'était très bon (et copieux|).
?top,together @restauration+ C'est le meilleur repas de (notre séjour|nos vacances)
?together @restauration+,prix+ Très bonne cuisine, assiettes copieuses et prix raisonnables.
?autumn,!pizzeria,!creperie @restauration+ Le dessert aux pommes est très bon !!
?famille,!gastronomique @attente+,accueil+ Servis tôt avec les petits, merci.
?woman @accueil+ Le couple qui tient le restaurant est (charmant|très gentil).
?groupe @accueil+ Une grande table au fond de la salle, bien pour un groupe
?top,famille @accueil+ Nous avons fait le baptême de notre fille ici, tout était parfait.
?!pizzeria,!creperie,!gastronomique Super resto, équipe (jeune et motivée|au top).
?!gastronomique @prix+ Bien pour manger (un soir de semaine|le midi), pas cher.
C'est un collègue qui m'en avait parlé, très bien.
?!winter @emplacement+ Venez tôt si vous voulez manger dehors car il n'y a que quelques tables.
?weekend,together @attente+ Pas réservé, un samedi, et installés tout de suite.
?together @prix+ Nous avons payé (25|28) euros chacun, vin compris, c'est correct.
?good,couple @prix- Plats excellents. Avec le vin on dépasse (100|110) € à deux.
?dogs,couple @accueil+ Notre chien a été bien accueilli.
?road,!pizzeria,!creperie,!gastronomique @restauration+ Buffet d'entrées, plat, fromage et dessert, (très bien|copieux).
?road,!gastronomique @accueil+ Les dames qui servent sont (gentilles|très gentilles).
?old,gastronomique @ambiance+ Belle maison ancienne, décor soigné.
?garden,!winter @emplacement+ On mange (au jardin|dans le jardin) à l'ombre, très agréable.
?view @emplacement+ Demandez une table côté vitre pour la vue
?parking,affaires @acces+ Grand parking, et on mange bien.
?together,!pizzeria,!creperie @restauration+ Formule très bien, on a repris un dessert.
?together @accueil+ Contrairement à certains avis nous avons été (très bien|bien) reçus.
?couple @accueil+ Nous y allons depuis des années et nous sommes toujours bien reçus.
?top 5 étoiles, (bravo au chef|bravo à l'équipe)
@attente+ Service rapide et (agréable|aimable)
?good,together @prix- Plats copieux. Les boissons sont chères
?bistrot,amis @ambiance+ super bistrot, le patron est génial
?bistrot,couple @restauration+ Les entrées sont (énormes|vraiment grandes).
?brasserie,good,together @ambiance- Bonne brasserie. Très bruyant
?pizzeria,holidays,famille @restauration+ Les enfants ont adoré les pizzas !
?pizzeria,top @restauration+ la meilleure pizzeria du coin (pour moi|)
?pizzeria @restauration+ La pâte est faite sur place et (sa se sent|les ingrédients sont frais)
?pizzeria,top @restauration+ Comme en Italie, très bonne (sauce tomate|mozzarella) !!
?creperie Adorable (crêperie|petite crêperie), je recommande.
?gastronomique,woman,amis @accueil+ Repas entre amies, nous avons été très bien reçues.
?gastronomique,affaires @calme+ Maison calme, bien pour un déjeuner d'affaires.
?gastronomique,good @prix- Service impeccable. La carte des vins est trop chère
?gastronomique,good @restauration+ J'ai adoré (le poisson|l'entrée)
?affaires,!gastronomique @accueil+ Servi~ à 21 h passées sans problème
?!pizzeria,!creperie @restauration+ Ils travaillent avec des producteurs du coin et c'est bon.
?summer,famille,dunes,lake @emplacement+ Les enfants jouent dans le sable à côté, super
?together,weekend,brasserie @restauration+ Le brunch du dimanche est (bien garni|très copieux).
@proprete+ Restaurant (propre|bien tenu).
?good @acces- Excellent restaurant. pas facile de se garer à côté
?solo Ouvert le lundi soir, pratique.
J'y reviens à chaque fois que je suis dans le coin (et c'est toujours pareil|).
?couple,woman,!pizzeria,!creperie @restauration+ Mon mari a pris la viande et moi le poisson, tout était bon.
?together Conseillé par l'office de tourisme, très bien.
?!gastronomique @prix+ bien mangé, pas cher, je reviendrais
?top,together @accueil+ Accueil super !
?good,holidays @prix- Belle terrasse. Plus cher en saison.
?woman,!pizzeria,!creperie,!gastronomique @accueil+ J'ai pu avoir des légumes à la place des frites.
@restauration+ Plats bien assaisonnés.
?couple,autumn,lake @emplacement+ On a mangé devant $thelake, très agréable.
@restauration+,accueil+ Très satisfait~ (du repas et de l'accueil|de l'accueil et du repas).
?together @accueil+ Personnel charmant, nous avons passé un (agréable|très bon) moment.
Endroit (agréable|joli), prix abordables
?couple Petit repas à deux, (très bien|c'était bien)
?famille @accueil+ Les enfants ont bien mangé et nous aussi.
?!weekend,!holidays @calme+ En semaine c'est tranquille.
tres bon, acceuil chaleureux
?together @restauration+,accueil+ on à très bien mangé et la serveuse et (très gentille|souriante)
?together @restauration+ on c'est régalé, merci au chef
?amis Trés bon moment passer entre (amis|copines)
?woman J'ai adorer ! (le cadre est magnifique|la déco est top)
?together Toujours un plaisir de (venir manger|revenir) ici.
@emplacement+ Facile à trouver
?together @accueil+ Bonjour, nous étions samedi soir dans votre restaurant. Votre personnel a été (remarquable|très bien) malgré le monde. Cordialement
?pizzeria,famille @restauration+,attente+ Bonnes pizzas, pâte fine et bien garnies.
?couple @prix+ (68|72) € pour deux avec une demi bouteille, c'est (très correct|un bon prix).
?good,together @attente- C'est plus long qu'avant. La cuisine est toujours très bonne.
?amis,weekend @ambiance+ Super soirée pour l'anniversaire de ma copine !!!
?woman,couple @ambiance+ Cadre romantique, je recommande.
?top @restauration+ Desserts excellents !
J'ai bien aimé
@accueil+ Toute l'équipe est souriante même quand (il y a du monde|c'est plein).
?together @restauration+ Nous avons goûté $thedish et c'était très réussi.
?good Bon restaurant, (un peu bruyant|un peu petit).
@restauration+,prix+ Bonne cuisine et (bons prix|prix normaux)
?bistrot @restauration+ Les plats du jour sont (vraiment|toujours) bons.
?pizzeria @restauration+,prix+ pizzas bien garnies et pas cheres
?creperie @restauration+ La pâte de sarrasin a vraiment du goût.
?brasserie @accueil+ Les serveurs sont polis et aimables.
?!gastronomique @attente+ Le midi c'est rapide.
?good,affaires @calme- Très bonne cuisine. Trop bruyant le midi pour parler
?couple,good @prix- Très bien mais cher pour nous.
?!pizzeria,!creperie @restauration+ J'ai surtout aimé les légumes, bien cuisinés.
?famille,!gastronomique @prix+ Menu enfant à (9|8) euros avec la boisson et la glace, c'est bien.
?alone @accueil+ La patronne est très sympathique.
?top,famille @accueil+ Bien reçus avec un bébé. Merci à la serveuse.
?!winter,together @emplacement+ Terrasse agréable
?creperie,together @restauration+ Bonnes galettes et bonnes crêpes, le cidre est bon aussi.
?summer @equipements+ Salle climatisée, merci !
?together @accueil+ Merci à $hostess, souriante et rapide !
?couple Depuis qu'on connait ce restaurant on y va souvent.
?good @acces- Pas très bien indiqué. Très bonne table
@prix+ L'addition est restée raisonnable (même avec le vin|).
?village @accueil+ Petit restaurant de village, gens accueillants.
?lake @emplacement+ L'endroit est magnifique et on y mange bien.
?top,gastronomique @accueil+ Service (attentif et discret|excellent).
?gastronomique,together @restauration+ Menu surprise, tout nous a plu.
?together,old @ambiance+ On a mangé près de la cheminée dans une (belle|très belle) salle.
?!gastronomique,amis @prix+ les pintes sont a un prix normal et on mange bien
@restauration+ Rien de compliqué mais (bien cuisiné|bien cuit et bien servi).
?affaires,top Rien à redire
?good Très bien dans l'ensemble
?together,good @attente- Très bons plats. On nous a oubliés pour le dessert
?dogs @accueil+ Ils acceptent les chiens à l'intérieur, pratique.
?holidays,together @accueil+ Malgré la saison ils sont restés aimables.
?woman @accueil+ Allergique aux noix, on m'a bien renseignée.
?groupe,!solo @prix+ Menu de groupe à un prix correct.
?!pizzeria,!creperie,!gastronomique @restauration+ Le poisson était très frais, (bien cuit|très bien cuit)
?good,lake,summer,!pizzeria,!creperie @attente- Très bon poisson. Beaucoup de monde, prévoyez d'attendre.
?weekend,!gastronomique,!creperie @ambiance+ Il y a de la musique certains samedis, bonne ambiance.
?couple,!pizzeria,!creperie @restauration+ Poisson très bien cuit, (bonne sauce|bons légumes).
# restaurant flow mixed
?together @restauration- Pas mal, mais la carte est toujours la même.
@attente- Boissons arrivées (avec le plat|après l'entrée), dessert oublié.
?together,!pizzeria,!creperie @prix- A (28|29) € le plat nous attendions mieux.
?pizzeria @restauration- pizza (quelconque|sans goût), champignons en boîte.
?brasserie @attente+,restauration- viande dure, frites molles
?creperie @accueil- accueil très sec.
?bistrot @equipements- On est serrés.
?bistrot @attente-,accueil+ Le patron est sympathique mais tout seul, il faut attendre.
?couple,woman @restauration- Le plat de mon mari était froid, il a fallu le renvoyer.
?holidays @prix- Trop cher pour des assiettes aussi petites.
?!winter @calme- Terrasse bruyante, (motos|voitures) tout le temps.
@accueil- La cuisine est bonne, la personne en salle (ne dit pas bonjour|parle à peine).
?together,!pizzeria,!creperie @restauration- Entrée (froide|fade), dessert trop sucré.
?!pizzeria,!creperie,!gastronomique @prix- trop chère, (18 euros une salade|16 euros le burger sans les frites) faut pas abuser
?woman,!creperie @restauration- Une seule salade pour les végétariens
@proprete- Sol collant.
Correct mais sans plus.
@prix- Le verre de vin à 7 euros c'est (exagéré|trop), le reste ça va.
@restauration- Plats tièdes, mangeables.
?!solo Bien mais surcoté
?together @restauration- La cuisine a baissé.
?gastronomique @prix-,restauration+ J'ai bien mangé mais l'eau à (8|9) € et le café à 6, c'est exagéré.
?affaires @numerique- Réservation en ligne jamais reçue.
@ambiance- Salle (triste|sombre), cuisine correcte.
?bistrot @restauration- Frites surgelées, bonne viande.
?pizzeria @attente- 50 minutes pour une pizza, bof
?creperie @restauration- Galette trop (cuite|sèche)
?lake @emplacement+,restauration- Belle vue mais la cuisine est (quelconque|moyenne).
?summer @equipements- Trop chaud à l'intérieur
?!gastronomique Ça va pour (un midi|une fois)
?family-run @attente-,accueil+ Gens très gentils mais ils ne sont pas assez.
# restaurant flow bad
@accueil-,attente- (30|40) min pour etre servi et la serveuse qui fait la tete, plus jamais
?together @accueil- On nous dit que c'est trop tard à (13 h 15|20 h 45), pas aimable.
@accueil- Le serveur est désagréable avec tout le monde.
?!pizzeria,!creperie @restauration- Poisson pas frais.
?!pizzeria,!creperie @restauration- Le même riz collant avec tous les plats.
?couple,man @accueil- Serveur désagréable avec ma (femme|compagne) et le patron n'a rien dit.
?!pizzeria,!creperie,!gastronomique @prix- (24 euros des pâtes au beurre|19 euros trois tranches de jambon)
?holidays,together @attente- C'est la saison mais une heure sans qu'on prenne la commande, on est partis.
?holidays @accueil- Que des jeunes pas formés
?affaires @attente- Vingt minutes pour avoir (une facture|un reçu).
?famille @accueil- Mal reçus à cause de la poussette.
?famille,!pizzeria,!creperie @restauration- Pâtes collées pour les enfants, viande trop cuite pour nous.
?pizzeria @restauration- Pizza surgelée.
?pizzeria @prix- (14|15) euros la pizza et presque rien dessus
?pizzeria,together @accueil- Table réservée mais donnée à d'autres.
?pizzeria,famille @attente- 40 minutes pour une margherita alors que la salle était presque vide.
?creperie,!worst @prix- Trop cher pour deux galettes sèches
?gastronomique,couple @accueil- Mal placés (à côté des cuisines|dans le passage).
?together @restauration- La viande était trop cuite et les légumes froids.
?gastronomique,!worst @restauration-,prix- A (75|82) € un plat tiède ce n'est pas normal, beau décor.
?brasserie @proprete- Table sale, (verres sales|toilettes sales).
?brasserie @restauration- moules pas ouvertes et frites molles
?brasserie @restauration-,accueil- Plats froids et serveur pas aimable.
?bistrot @accueil- Plus de plat du jour à 12 h 20 et patron pas aimable.
?amis,summer @attente- plus d'une heure en plein soleil
?groupe @prix-,accueil- On nous a facturé (150|130) € de plus que le devis. Le gérant ne répond plus.
?solo @accueil- Refusé~ parce que je suis seul~, la salle était presque vide.
?woman,alone @accueil- Placée à côté des toilettes, servie après tout le monde.
?spring,!worst @attente- (45 minutes|Presque une heure) d'attente c'est beaucoup.
?winter,together @equipements- Pas de chauffage, on a gardé nos manteaux.
?lake,!pizzeria,!creperie,!gastronomique @prix- Bien situé mais (23|26) € le poisson pané
?worst @accueil-,attente- Je mets une étoile car on ne peut pas mettre zéro (!!|)
?worst,together @restauration- INTOXICATION (le lendemain|dans la nuit) !! N'y allez pas
?worst @restauration- Tout es mauvais.
?!worst @attente- Il manque du personnel donc l'attente est (beaucoup trop longue|interminable).
?together @attente- Commande perdue, 45 minutes d'attente.
?!worst @attente-,prix- Une heure d'attente et une addition trop élevée pour ce qu'on a mangé.
@restauration- Trop de sel partout.
?creperie @attente- Quarante minutes sans carte ni eau.
?creperie @restauration- galette pas cuite, fromage (pas fondu|froid)
?creperie,famille @prix- (60|65) euros à quatre et petites portions
?pizzeria @restauration- La pâte est dure et il n'y a presque rien dessus (pour le prix|).
?gastronomique,together @attente- Réservés à 20 h, assis à 20 h 40.
@prix- L'addition est (beaucoup trop salée|bien trop élevée) pour cette cuisine
?together @attente- Plus d'une heure entre l'entrée et le plat.
Déçu~, je ne reviendrai pas
?worst @proprete- Cafard sur (la banquette|le mur)
?together,weekend @ambiance- Télé allumée et table de vingt, on ne s'entendait pas.
@accueil- Personnel très désagréable
?!worst @restauration- L'entrée ça allait, le plat pas du tout.
@restauration-,prix- cher et pas bon
?bistrot @restauration- C'est du sous vide réchauffé
`;
