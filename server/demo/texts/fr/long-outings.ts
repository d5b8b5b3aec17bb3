/** Whole reviews of some length of tables, places to see, outings, tastings, events, shops and tourist offices: guests who dwell on one matter. */
export const frenchLongOutings = `
# restaurant flow good
?bistrot @prix+ Très bon menu du midi à $menu €, deux entrées et deux plats (au choix|sur l'ardoise), bien servi, café compris.
?pizzeria,together @restauration+ Les pizzas sont (grandes|assez grandes), la pâte (fine|pas trop épaisse) et bien cuite même au milieu, avec de bons produits.
?creperie,famille,together @restauration+ on a pris des galettes puis des crepes au sucre, c'était super bon, (bien garni|croustillant), les enfants ont adoré.
?gastronomique,together @restauration+ Nous avons choisi le menu en (cinq|six) services, avec d'abord trois petites choses à l'apéritif, un œuf, (le poisson|l'agneau) surtout qui était excellent, les fromages sur un chariot.
?good,together @attente- Nous avons bien mangé mais il faut avoir le temps, (une demi heure|40 minutes) avant le premier plat et pareil (entre les deux|ensuite). Il n'y a qu'une serveuse pour la salle et la terrasse, le dessert nous l'avons commandé en même temps que (le plat|l'entrée) pour gagner du temps, ça n'a rien changé.
?!pizzeria,!creperie @restauration+ J'ai pris la viande, elle était (tendre|cuite comme demandé), avec (un gratin|des pommes de terre sautées), un délice. Le pain est très bon aussi.
?good,!gastronomique,together @calme- La cuisine est bonne. La salle par contre résonne beaucoup, quand il y a (un groupe|une grande table) on ne s'entend plus.
?summer,together @emplacement+ On a mangé dehors à l'ombre, très agréable, il faut réserver parce qu'il n'y a pas beaucoup de tables.
?lake,good,together @prix- On paye un peu (la vue|l'emplacement au bord de l'eau) c'est sûr, mais c'est bon. Le vin au verre est (cher|vraiment cher), 8 € pour un blanc du coin, du coup nous prenons un pot, nous y allons une ou deux fois dans l'été.
?couple,together @accueil+ Nous avions réservé pour un anniversaire et nous avons été très bien reçus, jolie table près de (la fenêtre|la cheminée).
?famille,together,good @restauration- Le menu enfant c'est (jambon frites ou nuggets|steak haché frites) comme partout, dommage. Pour nous c'était (bon|très bon), copieux et bien présenté.
?amis,together,!gastronomique @ambiance+ on était 9 sans réserver et ils nous ont fait de la place, trop sympas, ils ont collé (trois|deux) tables et sorti des chaises de jardin.
?affaires,!gastronomique @prix+ J'y mange le midi quand je suis (sur le secteur|dans le coin), c'est rapide et c'est bon. Plat et dessert pour (15|16) €. Il faut arriver tôt car c'est toujours plein, il y a des gens du chantier, de la mairie, la poste. Le vendredi c'est poisson, le mercredi (une blanquette|des lasagnes), je n'ai jamais vu la carte.
?good @acces- Restaurant (agréable|à recommander) mais pour se garer c'est compliqué, la place devant est toujours pleine. (Cuisine simple et bonne.|On y mange bien.) Il y a un parking derrière l'église à (cinq|dix) minutes, gratuit, ce n'est pas indiqué, j'ai tourné trois fois avant qu'un monsieur me le dise, il vaut mieux venir à pied.
?good @prix- c'est bon mais les prix ont monté, l'année dernière (le même plat|le plat du jour) était 2 € moins cher. enfin (c'est partout pareil|tout augmente). le café est à 2,20 maintenant et la carafe de vin aussi a pris, ils ont refait les cartes avec des autocollants (par dessus|sur les anciens prix), le patron est toujours sympa
?winter,!pizzeria,!creperie,together @restauration+ Nous avons mangé (une fondue|une tartiflette), très bonne et très copieuse, avec de la charcuterie et de la salade. C'est copieux donc ne prenez pas d'entrée.
?autumn,!pizzeria,!creperie,!gastronomique @restauration+ J'ai pris (un civet|une fricassée de champignons), délicieux, la sauce était excellente, j'ai fini avec du pain.
?pizzeria,good @attente- Bonnes pizzas, le problème c'est à emporter, on commande pour (19 h 30|20 h) et c'est prêt une demi heure après, à chaque fois. Sur place (c'est mieux|ça va plus vite). Ils prennent toutes les commandes au téléphone sans compter, on est dix sur le trottoir, maintenant je (commande|réserve) pour 19 h quand je veux manger à 20 h.
?creperie,good @prix- Les galettes sont (bonnes|très bonnes), la pâte a du goût. (Un peu cher|Cher) quand même dès qu'on met deux ingrédients, et la salade verte en plus. La complète est à (10|11) €, la bolée 4 €, j'ai pris une crêpe au caramel ensuite, le caramel est fait sur place, il y a des pots à vendre à la caisse.
?gastronomique,couple,together,good @prix- Le menu est parfait. Mais les à côtés, (l'eau à 7 €|les apéritifs à 16 €), le café, le verre de vin à 14 €, on arrive à une somme.
?lake,together @restauration+ Poisson du lac très frais, un délice, avec des pommes de terre vapeur et une bonne sauce. C'est le meilleur que nous ayons mangé de tout le séjour. Ils n'en ont pas tous les jours, il faut (téléphoner|demander) le matin, ça dépend du pêcheur. Entier ou en filets, moi (je l'ai pris|je le prends) entier, la (dame|serveuse) l'ouvre devant vous.
?brasserie,together,!winter Un café restaurant sur la place, on y a été (deux fois le midi|plusieurs fois). On mange dehors, c'est agréable.
?top,together @restauration+ tout était bon de l'entrée au dessert, moi j'ai pris $thedish et franchement c'était (super|très bon) et ma soeur pareil, le dessert $dessert une tuerie.

# restaurant flow mixed
?together @attente- On a attendu (une heure|50 minutes) pour une table réservée. Mais on nous a oublié le pain, puis les desserts, il a fallu redemander.
?!pizzeria,!creperie @restauration- Entrée très bien, une (terrine|soupe) avec du bon pain. Le plat moins, viande (dure|trop cuite), frites molles.
?pizzeria,together @restauration- Nous avions le souvenir de meilleures pizzas. La pâte est (plus épaisse|moins cuite) qu'avant et il y a (beaucoup de fromage|moins de garniture), il paraît que ça a changé de propriétaire. Le four à bois est toujours là mais il était éteint, on voit un four (électrique|en inox) derrière. La reine est à 13 € maintenant.
?creperie @attente-,restauration+ Bonnes galettes mais une seule personne (pour faire les crêpes|en cuisine) et la salle pleine, c'est vraiment trop long. Les premiers avaient fini quand les autres étaient servis.
?gastronomique,together @prix-,accueil+ C'est joli dans l'assiette et le personnel est très bien, par contre on sort en ayant (un peu|presque) faim, à ce prix là on peut s'attendre à un plat plus (généreux|copieux).
?summer @emplacement+,accueil- Bien placé, de l'ombre, on y est (bien|au frais). Le personnel change tout le temps, (trois|deux) serveurs différents pour la même table, du coup une erreur sur les boissons et on vous oublie. On nous a apporté (deux fois|trois fois) la carte. Repas (correct|ni bon ni mauvais).

# restaurant flow bad
?together @attente- 1 h 20 pour (deux plats|le plat), d'autres arrivés après nous étaient servis avant. Quand on demande on nous dit que c'est en train. Plats froids en plus, on les renvoie, ils reviennent (dix minutes après|au bout de dix minutes) avec l'assiette brûlante et la viande toute sèche.
?!pizzeria,!creperie @restauration- Mon poisson n'était pas (décongelé au milieu|cuit), je le renvoie, il revient (sec|passé au micro onde). Le riz collait. (On paye 22 € pour ça.|23 € le plat.) Le patron s'en fiche complètement, il m'a dit que personne d'autre ne s'était plaint.
?pizzeria @restauration- la pizza brulée dessous et (crue au milieu|la pate pas cuite dessus), le jambon c'est (de l'épaule|du carré), trois olives. j'en ai laissé la moitié. (14|15) € la pizza.
?!gastronomique @proprete- Table collante, (verres avec des traces|une fourchette sale), toilettes sans papier ni savon.
?creperie,famille,together @prix-,restauration- (58|62) € à quatre pour des galettes sèches, deux cidres et deux sirops. La pâte n'est pas faite le jour même à mon avis.
?gastronomique,couple,together @prix-,restauration- Cadre correct mais cuisine (sans goût|compliquée), des (mousses|gelées) dans chaque plat et on ne sait plus ce qu'on mange.

# site flow good
?musee @pedagogie+ Très beau musée, bien présenté, avec des outils, (une reconstitution d'atelier|des photos de l'époque) et un petit film à la fin. Il faut compter une heure et demie.
?musee,good @equipements- Musée intéressant mais deux salles étaient fermées (pour travaux|le jour de ma visite) et l'entrée est au même prix. Il manque (des bancs|des endroits pour s'asseoir) et les textes sont écrits trop petit. J'ai demandé quand elles rouvrent, le gardien ne savait pas, au printemps peut être. La partie sur (les métiers|le travail du bois) est très belle.
?musee,famille,together @pedagogie+ y a des tablettes et des trucs à toucher donc les enfants ont pas ralé, ils ont fait (le jeu de piste|la chasse aux indices) et ils ont adoré.
?musee @prix+ Entrée à (5|6) €, gratuit le premier dimanche, pour ce prix il y a (beaucoup à voir|de quoi voir), de très belles pièces et de bonnes explications. Pas beaucoup de monde en semaine. Le billet reste valable (toute la journée|deux jours), on peut sortir manger et revenir, le parc à côté est gratuit et ferme à 19 h.
?musee,together,!solo @pedagogie+ Nous avons pris la visite avec guide, elle répond à toutes les questions.
?chateau @pedagogie+ Très belle visite avec un guide qui connaît bien l'histoire de la famille.
?chateau,good @prix- Château bien conservé, meublé, très intéressant. Les jardins sont en plus, (4|5) €, et le parking aussi, donc à force l'après-midi (coûte|revient assez cher). Prévoyez l'après-midi entière si vous voulez tout voir, j'ai manqué de temps pour les écuries, le dernier billet est à (17 h|16 h 30) et ils commencent à fermer les volets avant.
?chateau,famille,together @ambiance+ Nous y étions un jour où il y avait des (comédiens en costume|animations médiévales), les enfants ont adoré.
?chateau,good @acces- Très beau château et belle vue depuis (la terrasse|le haut), mais il faut monter à pied depuis le parking, c'est raide et ensuite encore des escaliers. À éviter pour les personnes âgées. J'ai vu plusieurs personnes qui restaient en bas, il y a (un banc|deux bancs) à mi pente et c'est tout, en plein soleil (l'après midi|le matin).
?jardin,spring,together @ambiance+ Un magnifique jardin avec (des roses|des iris) partout, un potager, un petit bois.
?grotte,together @pedagogie+ Une grotte magnifique, la visite dure (50 minutes|une heure) avec un guide. Il y a beaucoup de marches et il fait froid donc prendre un pull, 12 degrés toute l'année.
?grotte,good @attente- Très belle grotte. On vous donne un numéro et il faut attendre (une heure|plus d'une heure) l'été, il n'y a pas grand chose pour patienter. Trente personnes par groupe c'est trop. (Réserver avant si on peut.|Allez y le matin.) Il y a une buvette avec (quatre|trois) tables et le numéro est appelé dehors, au micro, on n'entend pas tout.
?abbaye @calme+ Très beau lieu, le cloître surtout, (on y serait resté des heures|c'est magnifique). L'église est gratuite, on paye seulement pour le reste, (5|6) €.
?abbaye,good @pedagogie- Lieu magnifique, mais peu expliqué, on a un dépliant et c'est tout, on ne sait pas toujours ce qu'on regarde.
?parc-animalier,good @prix- L'entrée est (chère|un peu chère), 17 €, et le snack aussi. Il faut prévoir de bonnes chaussures, ça monte.
?nature,together @emplacement+ Très belle balade, facile, (une heure|une heure et quart) jusqu'à la cascade qui est superbe. Le parking est gratuit mais petit. On traverse deux fois le ruisseau sur des planches, après c'est un peu boueux. En bas de la cascade il y a du courant d'air et (on est mouillé|ça mouille), nous avons mangé (plus haut|un peu avant).
?nature,good,!winter @acces- C'est très beau mais le chemin est mal indiqué (après la bergerie|au deuxième croisement), je me suis perdu~. Il faut de l'eau et de bonnes chaussures. Compter (trois heures|2 h 45) et pas deux comme c'est écrit. Les marques jaunes partent à gauche et il faut prendre à droite.
?nature @calme+ J'y vais (souvent|plusieurs fois par an), c'est un endroit très calme le matin, on voit des oiseaux.
?nature,famille,together @emplacement+ Très belle promenade avec des enfants, c'est (plat|court) et il y a de l'ombre, ils ont joué dans l'eau. La poussette passe presque partout. Une aire de pique nique au bout, (gratuit|propre), avec des tables et un barbecue en pierre, il faut apporter le charbon et remporter ses poubelles, les toilettes sont (au départ seulement|seulement au parking).
?nature,dogs Très belle promenade avec le chien, autorisé en laisse. Le chemin suit (la rivière|le bord) presque tout le long et il y a de l'ombre.
?good @accueil- La visite est intéressante, mais à la caisse (pas un bonjour|on vous tend le billet sans un mot). Je demande s'il y a un plan, elle montre le présentoir du doigt, il était vide.
?!nature,together @pedagogie+ Nous sommes restés plus longtemps que prévu, (deux heures|presque trois heures), tellement c'était intéressant.
?!nature,good @numerique- L'audioguide c'est par le téléphone et ça ne captait pas à l'intérieur, donc je n'en ai pas profité. Il aurait fallu le télécharger avant, dehors, (c'est écrit tout petit|personne ne le dit). Le lieu est magnifique. J'ai lu ce que j'ai pu sur les panneaux, il y en a (dans une salle sur deux|quelques uns), (en français seulement|que en français).

# site flow mixed
?musee @pedagogie-,prix+ Ce n'est pas cher mais il n'y a pas beaucoup d'explications, des objets (dans des vitrines|les uns à côté des autres) avec un numéro.
?chateau @prix- À l'intérieur presque rien, (deux salles meublées|des pièces vides) et une exposition de (peinture|photos) sans rapport. 9 € pour ça je trouve que (c'est beaucoup|ce n'est pas donné).
?jardin,!winter,together @prix- Joli mais petit, on en a fait le tour en (vingt minutes|une demi heure). Sept euros c'est trop cher.
?grotte,together @attente-,pedagogie+ Le guide est bien, ses explications aussi. Mais quarante personnes dans (un couloir|une galerie), on attend tout le temps les autres, on ne voit rien et on n'avance pas. Nous étions au fond avec une famille et un bébé (qui pleurait|dans le dos), quand on arrivait il avait fini d'expliquer et la lumière (s'éteignait|était éteinte).
?parc-animalier,famille,together @equipements- Plusieurs enclos vides, l'aire de jeux (fermée|à moitié cassée) et un seul snack ouvert. On avait connu le parc il y a (trois ans|quelques années), il y avait des otaries et un petit train.
?nature @ambiance-,emplacement+ Bel endroit, trop connu maintenant. Le (dimanche|samedi) c'est la foule, des gens avec de la musique, des (mégots|mouchoirs partout) près de l'eau. Le parking est devenu payant, (4|5) €, et le chemin n'est pas entretenu, il y a un arbre en travers depuis l'hiver, tout le monde passe dessous et ça fait un bourbier.

# site flow bad
?!nature,together @acces- Fermé alors que (le site indique ouvert|c'est écrit ouvert sur internet), on a fait (40|35) km pour rien. J'ai appelé, répondeur. D'autres gens attendaient comme nous. Un papier sur la porte disait retour à 14 h, à (15 h|14 h 45) toujours personne, on est repartis.
?musee @prix-,pedagogie- Dix euros pour trois salles, dont une avec (un écran en panne|un film qui ne démarre pas). J'ai fait le tour en (25|20) minutes.
?chateau,together @accueil-,pedagogie- Le guide était pressé, il parlait (vite|vers le mur), on n'entendait rien. Il ne répond pas aux questions. Trente minutes au lieu (d'une heure|des 50 annoncées). On n'est pas monté à l'étage, il a dit que le plancher était fragile, le groupe d'avant y était.
?jardin,summer @prix-,proprete- Jardin à l'abandon, herbe (grillée|haute), bassins vides avec (des bouteilles|de la vase). On paye (8|7) € et personne ne vous prévient.
?parc-animalier,together @prix-,ambiance- 19 € par adulte pour voir des animaux qui (tournent en rond|dorment), ça fait de la peine. Spectacle annulé et personne ne le dit à la caisse.
?nature,together @proprete- Très sale, (papiers|bouteilles) partout, restes de feux, le chemin est (éboulé|fermé) et rien n'est indiqué. Les panneaux sont tagués. On y va avec des enfants et il y a du verre par terre. Les poubelles ont été enlevées, il paraît que c'est pour que les gens remportent, résultat les sacs sont (au pied des arbres|derrière le panneau).

# activite flow good
?nautique,together,!winter @equipements+ Très belle descente de (huit|dix) km en canoë, il faut compter trois heures avec les arrêts. Matériel en bon état. On vous remonte en minibus et vous redescendez seuls, il y a deux petits rapides, au premier (on a fait un demi tour|on s'est mis en travers), bidon étanche fourni mais (petit|pas pour une glacière).
?nautique,famille,together,good,!winter @attente- les enfants ont adoré le paddle, (1h|une heure) c'est bien a leur age, mais faut compter large, on avait réservé à (14h|15h) et on était sur l'eau presque (45 minutes|une heure) après.
?accrobranche,famille,together @accueil+ L'initiation est bien faite et les moniteurs sont patients, surtout avec les enfants qui ont peur.
?accrobranche,good @prix- Je trouve ça cher, (24|25) € l'adulte, (les gants en plus|2 € de gants obligatoires). Le samedi il y a trop de monde, il faut attendre partout. Les tyroliennes sont top, la grande fait 200 mètres au dessus de la rivière, mais c'est là qu'on attend le plus.
?bateau,together @pedagogie+ Très belle balade en bateau, le capitaine explique (les villages|les maisons), il est drôle. Il y a du vent, prendre une veste.
?velo,good,together @equipements- Les selles sont dures et il n'y avait pas de (porte bagage|sacoche) sur le mien.
?cheval,famille,together @accueil+ C'était une première pour nos deux enfants et ils ont adoré.
?spa,couple,together,good @ambiance- Des gens parlent fort alors que c'est écrit silence, personne ne dit rien.
?!escape,!spa,groupe,together @accueil+ Sortie du comité d'entreprise, (18|22) personnes. Ils nous ont divisés en équipes de (quatre|cinq), avec un ordre de passage, un animateur par équipe et un barbecue ensuite.

# activite flow mixed
?nautique,together,!winter @equipements- Le canoë qu'on nous a donné (prenait l'eau|tirait à gauche), les gilets mouillés et pas à la bonne taille.
?velo @prix-,equipements+ Bons vélos, bien réglés. Par contre 45 € la journée c'est trop cher pour (trois heures|un après midi), ils ne font pas de demi journée (l'été|en saison). On m'a fait une remarque pour dix minutes de retard. Les circuits conseillés passent trop par la route, sur deux kilomètres c'est la départementale avec (les camions|des camping cars).

# activite flow bad
?parapente @accueil- Vol annulé deux fois, la deuxième (le moniteur était pris ailleurs|ils avaient trop de réservations). Pour me faire rembourser on me propose un bon alors que je repars.
?spa @proprete-,prix- Cheveux dans les douches, vestiaires sales, le jacuzzi en panne et le sauna tiède. On ne vous le dit qu'après avoir payé les (38|36) €.
?accrobranche,famille,together @attente- Réservé à 14 h, commencé à (15 h|14 h 50), fini à 16 h 30 parce que (ça ferme|c'est complet). Un seul animateur pour (tout le monde|une trentaine d'enfants). On a payé plein tarif pour deux parcours, le bleu et la moitié du rouge, un enfant devant nous ne voulait plus avancer et personne ne venait.

# degustation flow good
?vin,together @pedagogie+ On a goûté (cinq|six) vins et le vigneron est passionné, il explique bien et il ne pousse pas à acheter. J'ai préféré le blanc.
?fromage @pedagogie+ On voit la fabrication le matin derrière une vitre et ensuite on goûte (trois|quatre) fromages. Il faut venir avant 10 h, après ils nettoient.
?biere,amis,together @prix+ 8 € les (cinq|quatre) verres, franchement pas cher, les bières sont super bonnes surtout l'ambrée. on peut manger une planche.
?good,!biere @accueil- La dégustation est rapide, on vous sert (debout|au comptoir), et la personne n'est pas très aimable.

# degustation flow mixed
?vin @prix- 12 € la dégustation, je n'avais pas (vu|compris) ça. Dans le village d'à côté c'est gratuit.

# degustation flow bad
?fromage @accueil- Annoncé visite et dégustation, en fait on regarde (une vidéo|un film de dix minutes) et on goûte (un cube|un morceau). 6 € par personne.

# evenement flow good
?festival,together @ambiance+ Nous avons vu (deux|trois) concerts dans la soirée, le son est bon et l'ambiance est géniale. Bénévoles adorables. On a attendu un peu la navette pour le retour, elle passe toutes les (30|40) minutes et après 1 h c'est la dernière. Le gobelet est à 1 €, on le rend, et il y a de l'eau gratuite (au fond|derrière la scène).
?festival,good @equipements- Bonne programmation et bénévoles (patients|sympathiques). Huit toilettes pour tout ce monde c'est (pas assez|peu), et pour manger on faisait la queue (40 minutes|une demi-heure). J'ai raté la moitié du premier groupe dans la file des frites. Il faut charger une carte pour payer, cinq euros minimum, et après minuit la borne était en panne.
?marche-noel,together @ambiance+ Très joli marché de Noël avec beaucoup d'artisans du coin, bois, laine, miel, (pas trop|peu) de choses qu'on voit partout. Allez y en semaine car le week-end on n'avance plus.
?fete @ambiance+ Très belle fête, un défilé, (des vieux métiers|de la musique), un marché et un repas sous chapiteau.

# evenement flow mixed
?festival @acces-,ambiance+ L'ambiance est là et les groupes étaient bien. Pour venir c'est autre chose, (une heure|50 minutes) pour faire les trois derniers km, parking dans un champ, 5 €, et pareil à la sortie. Il avait plu, les voitures patinaient, un tracteur en tirait (une|deux) à la fois, je suis sorti~ du champ à (2 h|2 h 30).

# evenement flow bad
?!marche-noel,together @prix-,ambiance- (26|28) € la soirée et la tête d'affiche a joué (45 minutes|50 minutes). On ne voyait rien, des gens (ivres|qui poussaient), tout est hors de prix à l'intérieur. On ne peut pas entrer avec sa bouteille d'eau, ils la vident devant vous, et dedans c'est 3 € le petit gobelet. Avant c'était bien ce festival.

# commerce flow good
?boutique @accueil+ Très jolie boutique avec des produits de la région, (savons|bols), tissus, un peu de tout et à tous les prix.
?boulangerie @restauration+ Très bon pain, le meilleur du coin, on y va (tous les matins|un jour sur deux). Les tartes sont excellentes aussi, surtout (aux noix|aux myrtilles).
?boutique,good @prix- C'est cher, mais c'est de la qualité. J'ai pris (une écharpe|un bol|une planche) et j'en suis très content~.

# commerce flow bad
?boulangerie @accueil-,restauration- Pain trop cuit, j'ai demandé (une moins cuite|une autre), elle m'a mal répondu, pas bonjour ni au revoir. Le sandwich était de la veille, pain (mou|caoutchouteux), salade noire.

# ot flow good
@accueil+ La personne a pris son temps et m'a donné plein d'idées. Je suis reparti~ avec (une carte des sentiers|les horaires de bus et de bateau) et la liste des marchés.
?good @acces- Bons conseils et personnel agréable. C'est juste que l'office est fermé (le midi|entre midi et 14 h) et le dimanche, même en (saison|pleine saison). C'est pourtant là que les gens arrivent. J'ai lu le plan derrière la vitre en attendant avec d'autres personnes, il y a une borne dehors mais l'écran (ne répondait pas|est mort).
?famille,together @accueil+ On voulait des idées pour un jour de pluie avec les enfants, ils nous ont donné (un petit livret|une feuille) avec plein d'activités.

# ot flow bad
?together @accueil-,attente- (Vingt-cinq|Vingt) minutes d'attente pour un plan. On demande une randonnée (facile|de deux heures), on nous dit c'est sur le site. On demande (les horaires|l'horaire du bus), c'est sur le site aussi.
`;
