/** Whole reviews of restaurants, by guests from near and far: most are a sentence or two. */
export const frenchWholeTableMore = `
# restaurant flow good
@restauration+ Excellent !! (Des produits frais|Tout est frais) et ça se sent.
?together,holidays @accueil+ la serveuse a gardé le sourire toute la soirée alors que c'était (plein|complet), merci a elle
?!pizzeria,!creperie @prix+ Menu à prix (serré|raisonnable) et pourtant (on ne rogne pas sur la qualité|c'est bien cuisiné).
?couple,man,!pizzeria,!creperie @ambiance+ Ma (femme|compagne) voulait un endroit calme, on a trouvé.
?good,together @attente- Réservé à 20 h, assis à (20 h 20|20 h 30). Après ça tout va bien.
?famille @accueil+ Ils ont fait une petite portion pour (ma mère|la grand-mère) sans problème.
@prix+ Prix corrects, (quantités correctes aussi|on en a pour son argent).
@restauration+ Le chef est seul en cuisine et (il s'en sort très bien|chapeau à lui).
?bistrot @restauration+ Enfin (une tête de veau|des endives au jambon) à la carte, ça devient difficile à trouver !
?lake,together,!winter,!gastronomique @restauration+ Une bonne salade après (la plage|la baignade), c'était ce qu'il nous fallait
?pizzeria,couple @restauration+ on prend toujours les mêmes pizzas, elles sont bonnes à chaque fois
?pizzeria @accueil+ On est bien reçu par le monsieur qui fait les pizzas et sa femme (qui sert|au service).
?pizzeria,good @attente- Le week-end c'est (45 minutes|une heure) d'attente même à emporter, appelez tôt. Bonnes pizzas
?pizzeria @restauration+ Au feu de bois, (bien cuite|cuite comme il faut), rien à dire.
?creperie @restauration+ On peut composer sa galette comme on veut et (ça me plaît|c'est une bonne idée).
?creperie @ambiance+ La musique n'est pas trop forte, (pour une fois|c'est agréable).
?gastronomique,couple @accueil+ On nous avait gardé (la table près de la fenêtre|une jolie table), c'était notre anniversaire de mariage.
?gastronomique @restauration+ Belle carte des vins et (du très bon pain|un très beau plateau de fromages).
?gastronomique,top,together @restauration+ $thedishup restera (un grand souvenir|notre meilleur souvenir de la semaine).
?brasserie,couple Bien pour manger (vite|simplement) avant un spectacle.
?brasserie,affaires @calme+ On m'a donné une table à l'écart pour (mon rendez-vous|recevoir un client), très bien.
?together,!gastronomique @restauration+ Assiettes (bien remplies|copieuses) et chaudes, nous avons bien aimé
?amis,weekend @accueil+ on était 9 un (vendredi|samedi) soir et ils ont été super cool, on y retourne c'est sur
?amis,!pizzeria,!creperie,!gastronomique @restauration+ la côte de boeuf est énorme, (prenez la à deux|faut avoir faim)
?famille @accueil+ Le serveur est très patient avec les enfants, il leur a donné (des coloriages|des feutres).
?famille On y va en famille depuis que les enfants sont petits et ils (ont vingt ans maintenant|demandent encore à y aller).
@ambiance+ Peu de tables, (pas de musique|pas de télé), on se repose.
?alone @accueil+ Personne ne m'a pressé~ (de partir|de commander), j'avais mon livre et j'ai pris mon temps.
La salle est petite donc (réservez|il vaut mieux réserver) !
?winter,aurelle,bistrot @restauration+ J'ai pris la (fondue|raclette) et c'était très bon (et copieux|).
?top,together @restauration+ C'est le meilleur repas de (notre séjour|nos vacances), et de loin
?autumn,!pizzeria,!creperie @restauration+ Le dessert aux pommes !! (Avec de la glace|Encore tiède).
?spring Ils ont (repeint|refait) la salle, c'est (plus clair|plus gai) qu'avant.
?good @equipements- Il fait (trop chaud|un peu froid) dans la salle du fond, demandez l'autre.
?good,!winter @ambiance- En terrasse (les voisins fumaient|il y avait des fumeurs) et c'est désagréable quand on mange. Sinon très bien
?famille,!gastronomique @attente+,accueil+ Servis dès 18 h 45 avec les petits, (souvent ailleurs c'est non|merci).
?woman @accueil+ Le couple qui tient le restaurant est (charmant|d'une grande gentillesse).
?groupe @accueil+ Une grande table rien que pour nous, (on n'a dérangé personne|au fond de la salle), parfait pour un groupe
?top,together On ne s'attendait pas à ça, (waouh|bravo) !
?top,famille @accueil+ Nous avons fait le baptême de notre fille ici, quarante personnes dont beaucoup d'enfants. La patronne a répondu à toutes nos questions pendant des semaines, et le jour même nous n'avons eu à nous occuper de rien. Un grand merci.
?!pizzeria,!creperie,!gastronomique Super resto, équipe (jeune et motivée|au top)
?!gastronomique @prix+ Bien pour manger (un soir de semaine|le midi) sans se ruiner.
C'est un collègue qui m'en avait parlé et (je le remercie|il avait raison).
?!winter @emplacement+ Venez tôt si vous voulez manger dehors car il n'y a que (quelques tables|six ou sept tables).
?together @accueil+ Nous étions avec des amis allemands et un des serveurs parle (très bien|bien) leur langue, ils étaient contents.
?weekend,together @accueil+,attente+ Pas réservé, un samedi, et installés (tout de suite|en cinq minutes).
?together @prix+ Nous avons payé (25|28) euros chacun, (tout compris|vin compris), c'est honnête.
?good,couple @prix- Avec le vin on dépasse (100|110) € à deux donc c'est pour les grandes occasions. Très bon
?dogs,couple @accueil+ Notre chien a été (bien|très bien) accueilli, il a dormi sous la table.
?road,!pizzeria,!creperie,!gastronomique @restauration+ Buffet d'entrées, plat, fromage et dessert, (j'y mange souvent|on n'a plus faim après).
?road,!gastronomique @accueil+ Les dames qui servent sont (gentilles avec tout le monde|vives et gentilles), ça fait une bonne pause.
?old,gastronomique @ambiance+ Belle maison ancienne, (on y est bien|décor soigné), cuisine moderne.
?garden,!winter @emplacement+ On mange (au jardin|dans le jardin) à l'ombre, très agréable.
?view @emplacement+ Demandez une table côté vitre ! La vue est (superbe|magnifique).
?parking,affaires @acces+ Je m'y arrête car (on se gare devant|le parking est grand), et on mange bien.
?family-run @accueil+ la mère est en cuisine et le fils en salle, ils sont (adorables|très gentils tous les deux)
?together,!pizzeria,!creperie @restauration+ On avait pris la formule et finalement on a ajouté un dessert tellement (ça donnait envie|ils avaient l'air bons).
?good @attente-,accueil+ Serveuse toute seule donc long, mais (aimable jusqu'au bout|elle est restée aimable).
?together @accueil+ Contrairement à certains avis nous avons été (très bien|bien) reçus.
?couple @accueil+ Nous avons une maison dans la région et fréquentons cette table depuis des années. Le personnel a changé plusieurs fois, jamais la façon de recevoir. On nous demande des nouvelles, on nous laisse le temps, et la cuisine reste (celle que nous aimons|bonne).
?top 5 étoiles, (bravo au chef|bravo à l'équipe)
?together,!pizzeria,!creperie On voit qu'il y a beaucoup d'habitués donc (c'est bon signe|ce n'est pas un piège à touristes).
@attente+ Service rapide et (agréable|aimable)
?good,together @prix- Les boissons sont chères, (8 euros la bière|6 euros le soda), les plats non.
?bistrot,affaires @attente+ Servi~ en (trois quarts d'heure|45 minutes) dessert compris, j'y retourne à chaque déplacement.
?bistrot,amis @ambiance+ super bistrot, (ambiance au top|on s'y sent bien), le patron est génial
?bistrot,couple @restauration+ Prenez une entrée pour deux car elles sont (énormes|vraiment grandes).
?brasserie Jolie brasserie, lumineuse. J'y ai mangé (une omelette|un croque), très bien.
?brasserie,winter @ambiance+ Bien pour un goûter, c'est (chauffé|animé) et le chocolat est bon.
?brasserie,good,together @ambiance- Très bruyant, on entend toute la conversation (des voisins|d'à côté), mais on y mange bien.
?pizzeria,holidays,famille Trois fois en une semaine ! (Les enfants ne voulaient plus aller ailleurs|A la demande des enfants).
?pizzeria,top @restauration+ la meilleure pizzeria du coin (pour moi|)
?pizzeria @restauration+ La pâte est faite sur place et (sa se sent|les ingrédients sont frais)
?pizzeria,top @restauration+ Comme en Italie, (la sauce tomate a du goût|la mozzarella est une vraie) !!
?creperie Adorable (crêperie|petite crêperie), je recommande.
?creperie,good @attente- C'est long car il n'y a que deux plaques, (soyez patients|il faut le savoir). Très bonnes galettes
?gastronomique,woman,amis @accueil+ Repas entre amies pour un départ en retraite, le chef est venu (nous saluer|nous voir), nous avons été très bien reçues.
?gastronomique @restauration+ Les portions ont l'air petites mais avec tous les services (on n'a plus faim|on mange bien).
?gastronomique,affaires @accueil+ Maison (discrète|calme), parfaite pour un déjeuner d'affaires.
?gastronomique,good @prix- La carte des vins est trop chère, presque rien (à moins de 50 euros|au verre). La cuisine est remarquable
?gastronomique,good @restauration+ J'ai adoré (le poisson|l'entrée), un peu moins le dessert, trop acide pour moi.
?gastronomique,famille @accueil+ Notre fils de (neuf|dix) ans a eu les mêmes plats en petit, il en parle encore.
?affaires,!gastronomique @accueil+ On m'a servi à 21 h passées avec le sourire
?good,!gastronomique @equipements- Les toilettes auraient besoin (d'un coup de neuf|de peinture), la cuisine elle est très bien.
?!pizzeria,!creperie @restauration+ Ils travaillent avec (des producteurs|des fermes) du coin et on le sent dans l'assiette.
?summer,famille,dunes,lake @emplacement+ Les enfants jouent dans le sable pendant qu'on (mange|finit), super
?together,weekend,brasserie @restauration+ Le brunch du dimanche est (bien garni|très copieux), du salé, du sucré et café à volonté.
?together,weekend,brasserie On est restés (jusqu'à 15 h|tout l'après-midi ou presque) et personne ne nous a rien dit
@proprete+ Restaurant (propre|bien tenu), ça mérite d'être dit.
?good @equipements- Attention, toilettes (au sous-sol|à l'étage) avec un escalier raide, pas pratique pour les personnes âgées. Bon repas
?solo J'étais bien content~ d'en trouver un ouvert (le lundi soir|un lundi).
?together,!creperie @accueil+ Chacun voulait payer sa part, ils ont fait (onze|neuf) additions sans râler.
J'y reviens à chaque fois que je suis dans le coin (et c'est toujours pareil|).
?good,together @acces- Un peu à l'écart, on a failli ne pas trouver. (Vaut le détour|Mais quel bon repas)
?couple,woman,!pizzeria,!creperie @restauration+ Mon mari a pris la viande et moi le poisson, on a (bien|très bien) mangé tous les deux.
?together C'est l'office de tourisme qui nous l'a indiqué et (c'était un bon conseil|on les remercie).
?!gastronomique @prix+ bien mangé, pas cher, je reviendrais
?top,together @accueil+ Quel accueil ! On se sent (attendus|comme chez des amis).
?good,holidays @prix- La même formule est moins chère (au printemps|hors saison), je n'aime pas trop. C'est bon quand même
?together La patronne nous a indiqué (une balade|un chemin) pour digérer, très jolie
?!winter,solo @accueil+ On m'a laissé mettre mon vélo (dans la cour|à l'abri), très sympa.
?woman,!pizzeria,!creperie,!gastronomique @accueil+ J'ai pu avoir des légumes à la place des frites sans (supplément|problème).
@restauration+ Bien assaisonné, ce qui (n'est pas si courant|devient rare).
?good @attente- C'est pour payer qu'on attend, (il manque quelqu'un|dix bonnes minutes au comptoir). Le repas, rien à dire
?couple,autumn,lake @emplacement+ Il n'y avait presque personne et on a mangé devant $thelake (tranquillement|).
@restauration+,accueil+ Très satisfait~ (du repas et de l'accueil|de l'accueil et du repas).
?together @accueil+ Personnel charmant, nous avons passé un (agréable|très bon) moment.
Endroit (agréable|joli), prix abordables, bonne cuisine
?couple Petit repas à deux, (très bien|c'était bien), à refaire.
?famille @accueil+ Les enfants ont bien mangé et nous (aussi|aussi du coup).
?!weekend,!holidays @calme+ En semaine il n'y a (pas grand monde|presque personne), on est tranquille.
tres bon, acceuil chaleureux
?together @restauration+,accueil+ on à très bien mangé et la serveuse et (très gentille|souriante)
?together @restauration+ on c'est régalé (du début à la fin|), merci au chef
?amis Trés bon moment passer entre (amis|copines)
?woman J'ai adorer ! (le cadre est magnifique|la déco est top)
?together Toujours un plaisir de (venir manger|revenir) ici.
@emplacement+ Facile à trouver, (bien indiqué|bien placé), et c'est bon.
?together @accueil+,attente+ Bonjour, nous étions samedi soir dans votre restaurant. La salle était pleine, un de vos serveurs était absent, et malgré cela nous n'avons jamais eu à attendre. Nous tenions à féliciter votre personnel, qui a été (remarquable|très bien). Cordialement
?good,together @equipements- Les tables sont un peu petites quand on est quatre, on ne sait plus où mettre (le vin|les verres). A part ça très bien
?couple @prix+ (68|72) € pour deux avec une demi bouteille, c'est (très correct|un bon prix).
?good,together @attente- Depuis qu'ils ont agrandi c'est plus long, les jeunes en salle (débutent|ne sont pas encore habitués). La cuisine n'a pas bougé, toujours très bonne.
?amis,weekend @ambiance+ Les serveurs ont chanté avec nous pour (l'anniversaire|les 30 ans) de ma copine, génial !!!
?together On nous avait dit que c'était moyen, le propriétaire a changé et (c'est très bien maintenant|ça n'a plus rien à voir).
?famille,!gastronomique @equipements+ Il y a (des jeux|des livres) dans un coin et de la place pour bouger, ça aide
?woman,couple @ambiance+ Cadre romantique, (mon mari avait bien choisi|lumières douces), je recommande pour une occasion.
?top @restauration+ Dessert à tomber, (les mots me manquent|je n'en dis pas plus) !
J'ai bien aimé
@accueil+ Toute l'équipe est souriante même quand (il y a du monde|c'est plein).
?together @restauration+ Nous avons goûté $thedish, (un régal|très réussi), et on en a repris le surlendemain.
?good Bon restaurant, (un peu bruyant|un peu petit).
@restauration+,prix+ Bonne cuisine et (bons prix|prix normaux)
?bistrot @restauration+ Les plats du jour sont (vraiment|toujours) cuisinés, (la blanquette par exemple|pas juste réchauffés).
?pizzeria @restauration+,prix+ pizzas bien garnies (jusqu'au bord|) et pas cheres
?creperie @restauration+ La pâte de sarrasin a vraiment du goût (et c'est rare|).
?brasserie @accueil+ Les serveurs connaissent leur métier et ils sont (polis|aimables).
?!gastronomique @attente+ Le midi ça ne traîne pas, idéal (quand on travaille|entre deux rendez-vous).
?good,affaires @calme- Bien le soir, le midi (trop bruyant|trop de bruit) pour parler affaires.
?good,together @restauration- Les frites étaient (molles|un peu grasses), on l'a dit et on nous en a refait tout de suite.
?couple,good @prix- Très bien mais cher pour nous, (une fois par an|on garde ça pour les anniversaires).
?!pizzeria,!creperie @restauration+ J'ai surtout aimé les légumes parce qu'ils étaient (de saison|bien cuisinés).
?famille,!gastronomique @prix+ Menu enfant à (9|8) euros avec la boisson et la glace, (c'est bien|rare maintenant).
?alone @accueil+ La patronne est venue (discuter|parler) un peu, j'étais seul~ et ça m'a fait plaisir.
?together @restauration+ Ma soeur est intolérante au gluten et c'est toujours compliqué au restaurant. Ici la serveuse connaissait la carte par coeur, elle nous a montré ce qui allait et le cuisinier a changé une sauce. Elle a pu manger (comme tout le monde|normalement).
?top,famille @accueil+ Notre bébé a pleuré une bonne partie du repas et nous étions très gênés pour les autres. La serveuse nous a dit de ne pas nous en faire, elle a servi plus vite et réchauffé le biberon. Merci à elle.
?good,together @restauration+,prix- Franchement j'ai hésité en voyant les prix sur l'ardoise, on est restés parce qu'il était tard. C'est plus cher qu'à côté, c'est vrai, mais les produits n'ont rien à voir et on le sent dès la première bouchée, donc je ne regrette pas.
?!winter,together @emplacement+ On a eu la dernière table dehors, (coup de chance|réservez la vôtre).
?summer @equipements+ Salle climatisée, (merci|le rêve cette semaine là) !
?together @accueil+ Un grand bravo à $hostess, (souriante et rapide|toujours aimable).
?couple Depuis qu'on a découvert ce restaurant on y va (souvent|au moins une fois par mois).
?good @acces- Pas très bien indiqué, (suivez le GPS|on passe devant sans le voir). Très bonne table
@prix+ L'addition est restée raisonnable même avec (le vin|l'apéritif).
?village @accueil+ Dans un petit village on est content de trouver (ça|une table pareille), et des gens aussi accueillants.
?lake @emplacement+ L'endroit est magnifique et (on y mange bien|la cuisine suit).
?top,gastronomique @accueil+ Un service comme on n'en voit plus, (attentif et discret|sans une fausse note).
?gastronomique,together @restauration+ Le menu surprise, (allez y les yeux fermés|on s'est laissé porter), tout nous a plu.
?bistrot,good @restauration+,equipements- on est serrés, mais c'est tellement bon (qu'on oublie|que j'y retourne)
?together,old @ambiance+ On a mangé près de la cheminée dans une (belle|très belle) salle.
?!gastronomique,amis @prix+ les pintes sont a un prix normal et on mange bien, (on y passe nos vendredis|parfait)
@restauration+ Rien de compliqué mais (bien cuisiné|bien cuit et bien servi).
?affaires,top Rien à redire
?good Très bien dans l'ensemble
?together,good @attente- On nous a oubliés pour le dessert, (il a suffi de le dire|le patron nous l'a offert), rien de grave.
?dogs @accueil+ Ils acceptent les chiens à l'intérieur, ce qui est (pratique quand il pleut|rare).
?solo,!pizzeria,!creperie @restauration+ Un velouté et un verre de vin après une journée de route, (j'étais bien|c'était parfait pour moi).
?holidays,together @accueil+ Malgré la saison ils sont restés (gentils|aimables) avec tout le monde, pas facile.
?woman @accueil+ Allergique aux noix, je pose toujours (la question|beaucoup de questions) et ici on m'a répondu sérieusement.
?groupe,!solo @prix+ Menu de groupe à un prix correct, (et tout le monde a aimé|vin compris).
?!pizzeria,!creperie,!gastronomique @restauration+ Le poisson était très frais, (bien cuit|très bien cuit), je recommande.
?couple,!gastronomique @restauration+ un dessert pour deux suffit (largement|)
?pizzeria,together @prix+ A cinq on s'en sort pour (75|80) euros avec les boissons, ça va.
?creperie,together @accueil+ On est arrivés tard, ils avaient rangé, et la dame a rallumé (ses plaques|la plaque) pour nous.
?good,lake,summer,!pizzeria,!creperie @attente- Beaucoup de monde vu l'endroit, prévoyez (d'attendre|du temps). Bon poisson
?together @restauration+ Je n'aime pas (les abats|le poisson) et on m'a fait goûter, eh bien j'ai aimé
?weekend,!gastronomique,!creperie @ambiance+ Il y a (de la musique|un petit concert) certains samedis, bonne ambiance.
?couple,!pizzeria,!creperie @restauration+ Je suis assez difficile sur la cuisson du poisson, ma (femme|compagne) dit que je le renvoie une fois sur deux. Ici je n'ai rien trouvé à redire, la chair se détachait toute seule et la sauce ne cachait pas le goût.
?pizzeria,famille @accueil+ Ils se sont trompés de pizza pour ma fille et le temps de refaire la bonne ils lui ont donné une boule de glace pour patienter. Elle était contente et nous aussi, d'autres auraient dit qu'il fallait mieux commander.
?good,groupe @attente- Pour un groupe je conseille de choisir les plats à l'avance. Nous ne l'avions pas fait et cela a été long, ce qui est normal à (vingt|dix-huit), mais le personnel nous avait prévenus au téléphone donc je ne peux pas leur en vouloir.
# restaurant flow mixed
?together @restauration- Pas mal mais pas inoubliable, la carte (n'a pas changé depuis l'an dernier|est toujours la même).
@restauration-,accueil+ moyen, j'ai connu mieux ici, le personnel est (toujours sympa|gentil) lui
@attente- Boissons arrivées (avec le plat|après l'entrée), dessert oublié.
?together,!pizzeria,!creperie @prix- A (28|29) € le plat nous en attendions plus.
?pizzeria,famille @attente- La pizza de mon fils est arrivée (en premier et les nôtres vingt minutes après|quand on avait fini). On prendra à emporter
?pizzeria @restauration- Bon accueil mais pizza (quelconque|sans goût), champignons en boîte.
?brasserie @attente+,restauration- Rapide, oui, mais (le steak était nerveux|la viande était dure).
?creperie @accueil- Bonnes galettes, (pas un sourire|accueil très sec). Dommage
?gastronomique,together @restauration- Bon service mais un dessert (glacé|sans goût). A ce prix c'est gênant.
?bistrot @equipements- On est serrés comme tout, (il faut se lever pour laisser passer les gens|coude contre coude). C'est bon mais pas confortable
?bistrot @attente-,accueil+ Le patron est sympathique mais comme il est tout seul il faut (du temps|attendre).
?couple,woman @restauration- Le plat de mon mari est reparti en cuisine, du coup (on n'a pas mangé ensemble|j'avais fini quand il a commencé).
?holidays @prix- Trop cher pour des assiettes aussi petites, on paye (l'endroit|la saison).
?!winter @calme- Terrasse agréable s'il n'y avait pas (les motos|la musique).
@accueil- La cuisine est bonne, la personne en salle (ne dit ni bonjour ni au revoir|parle à peine).
?together,!pizzeria,!creperie @restauration- Entrée (froide|fade), bonne viande, dessert trop sucré. Inégal donc
?!pizzeria,!creperie,!gastronomique @prix- trop chère, (18 euros une salade|16 euros le burger sans les frites) faut pas abuser
?famille,weekend @attente- (Deux heures quarante|Trois heures) de repas un dimanche, avec des enfants c'est trop.
?woman,!creperie @restauration- Une seule salade pour (les végétariens|ceux qui ne mangent pas de viande), ils pourraient faire un effort
@proprete- Sol collant, carte poisseuse. On mange (bien|correctement) pourtant.
Correct mais (sans plus|sans surprise).
@prix- Le verre de vin à 7 euros c'est (exagéré|trop), le reste ça va.
?together,weekend @attente-,accueil+ Nous avons attendu presque une heure, et quand on l'a fait remarquer la patronne est venue s'excuser et nous a expliqué qu'un cuisinier était malade. Elle aurait pu le dire en arrivant, on aurait choisi autre chose ou on serait revenus un autre soir.
@restauration- Plats (réchauffés je pense|tièdes), mangeables.
?!solo Bien mais surcoté
?together @restauration- On en gardait un meilleur souvenir car la cuisine (a baissé|n'est plus la même).
?gastronomique @prix-,restauration+ J'ai bien mangé mais l'eau à (8|9) €, le café à 6, le pain supplémentaire facturé... A la fin je trouvais surtout que c'était (désagréable|mesquin), on a l'impression de payer chaque geste alors que le menu coûte déjà cher.
?affaires @numerique- Réservation en ligne jamais reçue, (on m'a trouvé une place quand même|j'ai attendu une table). Repas correct.
@ambiance- Salle (triste|sombre), cuisine correcte.
?bistrot @restauration- Frites surgelées (dans un bistrot c'est dommage|), bonne viande.
?pizzeria @attente- 50 minutes pour une pizza (correcte|à emporter), bof
?creperie @restauration- Galette trop (cuite|sèche), crêpe très bonne.
?lake @emplacement+,restauration- On vient pour la vue car la cuisine est (quelconque|moyenne).
?summer @equipements- Etouffant à l'intérieur, (pas un ventilateur|fenêtres fermées). Le repas était bon
?alone @accueil- On m'a apporté l'addition sans que je la demande parce qu'il fallait (libérer la table|fermer).
?!gastronomique Ça va pour (un midi|une fois)
?family-run @attente-,accueil+ Gens très gentils mais (ils ne sont pas assez|quelle lenteur).
?!summer,together @accueil- Nous avions demandé si la terrasse était chauffée, on nous a dit oui. Elle ne l'était pas et à l'intérieur tout était pris. Le repas était correct mais je n'aime pas qu'on nous dise oui (juste pour nous faire asseoir|pour ne pas perdre un client).
# restaurant flow bad
@accueil-,attente- (30|40) min pour etre servi et la serveuse qui fait la tete, plus jamais
?together @restauration- Plat froid, on demande à le réchauffer, il revient (brûlant et sec|à peine tiède). Non merci
?together @accueil- On nous dit que c'est trop tard à (13 h 15|20 h 45), très sèchement.
@accueil- Le serveur est désagréable avec tout le monde, (il a mal parlé aussi à mes voisins de table|pas seulement avec moi).
?!pizzeria,!creperie @restauration- Poisson pas frais, je l'ai (senti|vu) tout de suite.
?!pizzeria,!creperie @restauration- C'est le même riz collant avec tous les plats (de la carte|).
?couple,man @accueil- Serveur odieux avec ma (femme|compagne) parce qu'elle demandait une carafe. Le patron était à côté et n'a rien dit. On a mangé sans se parler tellement on était énervés, première et dernière fois.
?!pizzeria,!creperie,!gastronomique @prix- C'est du vol !!! (24 euros des pâtes au beurre|19 euros trois tranches de jambon)
?holidays,together @attente- C'est la saison d'accord, mais une heure sans qu'on prenne la commande ? (Partis ailleurs|On s'est levés).
?holidays @accueil- Que des jeunes pas formés et (personne pour les aider|un patron absent), c'est pas leur faute mais on paye pareil
?affaires @accueil- Vingt minutes debout au comptoir pour avoir (une facture|un reçu).
?famille @accueil- Mal reçus à cause de la poussette, on nous a mis (dans le passage|près de la porte).
?famille,!pizzeria,!creperie @restauration- Pâtes collées pour les enfants, (viande trop cuite|plats froids) pour nous.
?pizzeria @restauration- Pizza (de grande surface|surgelée), j'en suis sûr~.
?pizzeria @prix- (14|15) euros pour trois olives et un peu de fromage
?pizzeria,together @accueil- Table réservée, table donnée à d'autres, (et c'est tout juste si on s'excuse|pas un mot d'excuse).
?pizzeria,famille @attente- 40 minutes pour une margherita alors que la salle était (vide|presque vide), les enfants n'en pouvaient plus.
?creperie,!worst @prix- Trop cher pour (deux galettes sèches|ce qu'il y a dedans), serveuse aimable
?gastronomique,couple @accueil- J'avais demandé une table calme pour nos noces d'argent, on nous a mis (à côté des cuisines|dans le passage). J'ai écrit ensuite au restaurant, on m'a répondu par une lettre toute faite où le nom n'était même pas le nôtre. Très déçus.
?gastronomique,!worst @restauration-,prix- A (75|82) € on ne sert pas un plat (tiède|sans goût), même dans un beau décor.
?brasserie @proprete- Table sale, (verres sales|toilettes sales), personne ne nettoie.
?brasserie @restauration- moules (pleines de sable|pas ouvertes) et frites molles
?brasserie @accueil- On leur dit que c'est froid, ils répondent que (c'est la saison|il y a du monde).
?bistrot,couple,woman @accueil- Mon mari est allé demander la carte au bout de vingt minutes, il (s'est fait mal recevoir|a été reçu comme un chien).
?bistrot @accueil- Plus de plat du jour à 12 h 20. Le patron m'a dit de prendre (l'entrecôte à 26 euros|autre chose ou de partir).
?amis,summer @attente- grosse galere, plus d'une heure en plein soleil, (le serveur s'est trompé dans tout|sérieux allez ailleurs)
?groupe @prix-,accueil- Devis accepté par mail pour 20 personnes, et sur la facture (150|130) € de plus. On m'explique que le vin a changé, sans nous avoir prévenus. Le gérant s'énerve, nous payons pour éviter un scandale devant les invités, depuis il ne répond plus.
?solo @accueil- Refusé~ parce que je suis seul~, la salle était (presque vide|aux trois quarts vide).
?woman,alone @accueil- Placée entre les toilettes et la caisse, (plat oublié|servie après tout le monde). Partie sans dessert
?spring,!worst @attente- Ils venaient de rouvrir mais (45 minutes|presque une heure) c'est beaucoup.
?winter,together @ambiance-,accueil- Tellement froid qu'on a gardé nos manteaux, et (impossible d'avoir du chauffage|on nous dit qu'on est frileux).
?lake,!pizzeria,!creperie,!gastronomique @prix- Bien situé, c'est tout. (23|26) € le poisson pané
?old,!worst @proprete- Une souris (près du bar|le long du mur). Je l'ai dit, aucune réaction.
?together @accueil- Le chef est sorti pour me dire que je n'y connaissais rien (devant toute la salle|et tout le monde écoutait).
?worst @accueil-,attente- Je mets une étoile car on ne peut pas mettre zéro (!!|)
?worst,together @restauration- INTOXICATION (le lendemain|dans la nuit) !! N'y allez pas
?worst @restauration- Tout es mauvais, (je pèse mes mots|sans exagérer).
?!worst @attente- Il manque du personnel donc l'attente est (beaucoup trop longue|interminable).
?together @attente- Commande perdue. (On s'en est aperçus au bout de 45 minutes|C'est nous qui avons du demander).
@restauration- Le chef a changé ou il était absent ? (Rien n'avait de goût|Trop de sel partout).
?creperie @attente- Placé~ et puis plus rien pendant quarante minutes, (pas même une carafe|ni carte ni eau).
?creperie @restauration- galette pas cuite, fromage (pas fondu|froid), je comprends pas qu'on serve ça
?creperie,famille @prix- (60|65) euros à quatre et les enfants avaient encore faim
?pizzeria @accueil- J'ai demandé d'enlever les olives, il m'a dit (non|de les enlever moi même).
?pizzeria @restauration- La pâte est dure et il n'y a presque rien dessus (pour le prix|).
?gastronomique,together @attente- Réservés à 20 h, on nous a laissés dans l'entrée (jusqu'à 20 h 40|quarante minutes) sans rien dire.
@accueil- On se sent de trop, (vraiment|du début à la fin).
@prix- L'addition est (beaucoup trop salée|bien trop élevée) pour cette cuisine
?together @attente- L'entrée à 20 h 30, le plat à 21 h 45. (Nous sommes partis sans dessert|Plus faim).
Déçu~, (je ne reviendrai pas|on m'en avait dit du bien)
?!pizzeria,!creperie @restauration- J'ai renvoyé ma viande et on m'a rapporté (la même|exactement la même) réchauffée.
?worst @proprete- Cafard sur (la banquette|le mur). J'ai payé et je suis sorti~
?together,weekend @ambiance- Une télé allumée, une table de vingt qui hurle, on ne s'entendait pas. (Plus jamais|Nous avons demandé à changer de place, refusé).
@accueil- Personnel très désagréable
?affaires @equipements- Carte bancaire refusée, (leur machine était en panne|plus de réseau), il a fallu chercher un distributeur sous la pluie.
?together @accueil-,attente- On avait prévenu qu'on avait un train, on nous avait dit pas de souci. Une heure après toujours pas de plat. Nous avons demandé à l'emporter, on nous l'a mis dans un sac sans couverts en nous disant qu'il fallait venir plus tôt.
?!worst @restauration- L'entrée ça allait, le plat (pas du tout|était raté).
@restauration-,prix- cher et pas bon
?!winter @accueil- La terrasse est réservée à ceux qui prennent (un menu complet|une bouteille), on me l'a dit une fois assis~.
?bistrot @restauration- C'est du sous vide réchauffé et le serveur l'a reconnu quand (j'ai demandé|je lui ai demandé)
?!pizzeria,!creperie,worst,together @restauration-,accueil- J'ai trouvé un morceau de plastique dans mon assiette, assez gros pour se blesser. La serveuse l'a pris sans un mot et elle est revenue avec la même assiette. Personne ne s'est excusé et tout a été compté sur la note. C'est grave.
`;
