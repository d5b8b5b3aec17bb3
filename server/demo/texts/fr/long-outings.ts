/** Whole reviews of some length of tables, places to see, outings, tastings, events, shops and tourist offices: guests who dwell on one matter. */
export const frenchLongOutings = `
# restaurant flow good
?bistrot @prix+ Très bon menu du midi à $menu €, deux entrées et deux plats (au choix|sur l'ardoise), bien servi, café compris. Service rapide, patronne (souriante|sympathique). Le soir c'est plus cher mais je recommande vraiment le midi, (c'est frais|tout est bon).
?pizzeria,together @restauration+ Les pizzas sont (grandes|assez grandes), la pâte (fine|pas trop épaisse) et bien cuite même au milieu, avec de bons produits. Nous nous sommes régalés et les desserts sont très bons aussi. Service sympa, prix corrects, on reviendra.
?creperie,famille,together @restauration+ on a pris des galettes puis des crepes au sucre, c'était super bon, (bien garni|croustillant), les enfants ont adoré. le cidre est bon aussi. la serveuse est très gentille et c'est pas cher, on y retourne (demain|cette semaine)
?gastronomique,together @restauration+ Nous avons choisi le menu en (cinq|six) services et tout était excellent, (le poisson|l'agneau) surtout. Très belle présentation et personnel très attentif. Nous avons passé une soirée magnifique. Bravo au chef et à toute son équipe.
?good,together @attente- Nous avons bien mangé mais il faut avoir le temps, (une demi heure|40 minutes) avant le premier plat et pareil (entre les deux|ensuite). Il n'y a qu'une serveuse. Ce qu'il y avait dans l'assiette était (bon|très bon), le dessert aussi.
?!pizzeria,!creperie @restauration+ J'ai pris la viande, elle était (tendre|cuite comme demandé), avec (un gratin|des pommes de terre sautées), un délice. Le pain est très bon aussi. Service agréable, prix raisonnables. Je recommande ce restaurant les yeux fermés.
?good,!gastronomique,together @calme- La cuisine est bonne. La salle par contre résonne beaucoup, quand il y a (un groupe|une grande table) on ne s'entend plus. Dommage. Les serveurs sont gentils, et on a bien mangé, (le poisson surtout|surtout les desserts).
?summer,together @emplacement+ On a mangé dehors à l'ombre, très agréable, il faut réserver parce qu'il n'y a pas beaucoup de tables. Les salades sont énormes et fraîches. Personnel (souriant|sympa). Une très bonne adresse pour l'été, on y est retournés.
?lake,good,together @prix- On paye un peu (la vue|l'emplacement au bord de l'eau) c'est sûr, mais c'est bon. Les (filets de perche|fritures) sont très bien, servis avec des frites. Le vin au verre est (cher|vraiment cher). Bel endroit, service agréable.
?couple,together @accueil+ Nous avions réservé pour un anniversaire et nous avons été très bien reçus, jolie table, service attentionné, plats délicieux. Addition de $bill € à deux, (c'est correct|ça les vaut). Une très belle soirée, nous recommandons.
?famille,together,good @restauration- Le menu enfant c'est (jambon frites ou nuggets|steak haché frites) comme partout, dommage. Pour nous c'était (bon|très bon), copieux et bien présenté. Le personnel est gentil avec les enfants, ils ont des chaises hautes. On reviendra.
?amis,together,!gastronomique @ambiance+ on était 9 sans réserver et ils nous ont fait de la place, trop sympas. on a super bien mangé, les desserts sont (bons|maison), ambiance au top et patron génial. on a passé une soirée de folie (merci|a refaire)
?affaires,!gastronomique @prix+ J'y mange le midi quand je suis (sur le secteur|dans le coin), c'est rapide et c'est bon. Plat et dessert pour (15|16) €, on ne trouve pas mieux. Il faut arriver tôt car c'est toujours plein. Les serveuses sont sympathiques.
?good @acces- Restaurant (agréable|à recommander) mais pour se garer c'est compliqué, la place devant est toujours pleine. (Cuisine simple et bonne.|On y mange bien.) Nous reviendrons à pied la prochaine fois. Personnel aimable, bon rapport qualité prix.
?good @prix- c'est bon mais les prix ont monté, l'année dernière (le même plat|le plat du jour) était 2 € moins cher. enfin (c'est partout pareil|tout augmente). le patron est toujours sympa
?winter,!pizzeria,!creperie,together @restauration+ Nous avons mangé (une fondue|une tartiflette), très bonne et très copieuse, avec de la charcuterie et de la salade. Ambiance chaleureuse et bon accueil. Il faut réserver le samedi. Nous avons passé une très bonne soirée.
?autumn,!pizzeria,!creperie,!gastronomique @restauration+ J'ai pris (un civet|une fricassée de champignons), délicieux, la sauce était excellente. Très bonne cuisine de saison, on sent que c'est du fait maison. L'accueil est sympathique et la salle est jolie. À conseiller.
?pizzeria,good @attente- Bonnes pizzas, le problème c'est à emporter, on commande pour (19 h 30|20 h) et c'est prêt une demi heure après, à chaque fois. Sur place (c'est mieux|ça va plus vite). Pour le goût rien à dire, ce sont les meilleures du secteur.
?creperie,good @prix- Les galettes sont (bonnes|très bonnes), la pâte a du goût. (Un peu cher|Cher) quand même dès qu'on met deux ingrédients, et la salade verte en plus. Service rapide et accueil sympathique. [Nous avons tous bien mangé/J'ai bien mangé/On a bien mangé].
?gastronomique,couple,together,good @prix- Le menu est parfait, rien à reprendre. Mais les à côtés, (l'eau à 7 €|les apéritifs à 16 €), le café, le verre de vin à 14 €, on arrive à une somme. Dommage parce que la cuisine est vraiment exceptionnelle et le service aussi.
?lake,together @restauration+ Poisson du lac très frais, un délice, avec des pommes de terre vapeur et une bonne sauce. C'est le meilleur que nous ayons mangé de tout le séjour. Le personnel est très gentil. (Prix raisonnables.|Belle terrasse.)
?brasserie,together,!winter Un café restaurant sur la place, on y a été (deux fois le midi|plusieurs fois). On mange dehors, c'est agréable. Plats (simples|copieux), bavette, (tartare|andouillette), salades, les frites sont bonnes. Le service est rapide et pas cher.
?top,together @restauration+ tout était bon de l'entrée au dessert, moi j'ai pris $thedish et franchement c'était (super|très bon) et ma soeur pareil, le dessert $dessert une tuerie. le patron est adorable. on est parti les derniers, vraiment a faire

# restaurant flow mixed
?together @attente-,restauration+ On a attendu (une heure|50 minutes) pour une table réservée. Une fois assis c'est bon, le plat (chaud|copieux). Mais on nous a oublié le pain, puis les desserts, il a fallu redemander. Je pense qu'ils prennent trop de monde (le week-end|le soir).
?!pizzeria,!creperie @restauration- Entrée très bien, une (terrine|soupe) avec du bon pain. Le plat moins, viande (dure|trop cuite), frites molles. Je l'ai dit et le serveur s'en moque un peu. Pour le même prix il y a mieux ailleurs.
?pizzeria,together @restauration- Nous avions le souvenir de meilleures pizzas. La pâte est (plus épaisse|moins cuite) qu'avant et il y a (beaucoup de fromage|moins de garniture), il paraît que ça a changé de propriétaire. On ira ailleurs la prochaine fois.
?creperie @attente-,restauration+ Bonnes galettes mais une seule personne (pour faire les crêpes|en cuisine) et la salle pleine, c'est vraiment trop long. Les premiers avaient fini quand les autres étaient servis. Ils devraient prévenir.
?gastronomique,together @prix-,accueil+ C'est joli dans l'assiette et le personnel est très bien, par contre on sort en ayant (un peu|presque) faim, à ce prix là on peut s'attendre à un plat plus (généreux|copieux). On attendait autre chose vu les commentaires.
?summer @emplacement+,accueil- Bien placé, de l'ombre, on y est (bien|au frais). Le personnel change tout le temps, (trois|deux) serveurs différents pour notre table, du coup une erreur sur les boissons et on nous oublie. Repas (correct|ni bon ni mauvais).

# restaurant flow bad
?together @attente- 1 h 20 pour (deux plats|le plat), d'autres arrivés après nous étaient servis avant. Quand on demande on nous dit que c'est en train. Plats froids en plus. Personne n'a présenté d'excuses. On ne remettra plus les pieds ici.
?!pizzeria,!creperie @restauration- Mon poisson n'était pas (décongelé au milieu|cuit), je le renvoie, il revient (sec|passé au micro onde). Le riz collait. (On paye 22 € pour ça.|23 € le plat.) Le patron s'en fiche complètement. Je déconseille ce restaurant.
?pizzeria @restauration- la pizza brulée dessous et (crue au milieu|la pate pas cuite dessus), le jambon c'est (de l'épaule|du carré), trois olives. j'en ai laissé la moitié. (14|15) € la pizza. plus jamais
?!gastronomique @proprete- Table collante, (verres avec des traces|une fourchette sale), toilettes sans papier ni savon. C'est vraiment sale, je ne sais pas comment on peut travailler comme ça.
?creperie,famille,together @prix-,restauration- (58|62) € à quatre pour des galettes sèches, deux cidres et deux sirops. C'est du vol. La pâte n'est pas faite le jour même à mon avis. On connait de bonnes crêperies et celle ci n'en est pas une.
?gastronomique,couple,together @prix-,restauration- Cadre correct mais cuisine (sans goût|compliquée), des (mousses|gelées) dans chaque plat et on ne sait plus ce qu'on mange. Le serveur récite. Plus de 200 € à deux, nous aurions mieux fait d'aller (ailleurs|à l'auberge). Très déçus.

# site flow good
?musee @pedagogie+ Très beau musée, bien présenté, avec des outils, (une reconstitution d'atelier|des photos de l'époque) et un petit film à la fin. J'ai beaucoup appris. Il faut compter une heure et demie. Personnel aimable. À visiter absolument.
?musee,good @equipements- Musée intéressant mais deux salles étaient fermées (pour travaux|le jour de ma visite) et l'entrée est au même prix. Il manque (des bancs|des endroits pour s'asseoir) et les textes sont écrits trop petit. Les collections sont très belles.
?musee,famille,together @pedagogie+ y a des tablettes et des trucs à toucher donc les enfants ont pas ralé, ils ont fait (le jeu de piste|la chasse aux indices) et ils ont adoré, nous aussi on a bien aimé. pas trop long avec des petits. on recommande
?musee @prix+ Entrée à (5|6) €, gratuit le premier dimanche, pour ce prix il y a (beaucoup à voir|de quoi voir), de très belles pièces et de bonnes explications. Pas beaucoup de monde en semaine. Un musée qui mérite vraiment d'être connu.
?musee,together,!solo @pedagogie+ Nous avons pris la visite avec guide et nous ne le regrettons pas, elle est passionnante et répond à toutes les questions. Sans explication on passe à côté de beaucoup de choses. Très belle visite, (merci à elle|un peu longue debout).
?chateau @pedagogie+ Très belle visite avec un guide qui connaît bien l'histoire de la famille. On voit une dizaine de pièces, toutes meublées. Photos (interdites|sans flash) à l'intérieur. Le château est magnifique et le parc aussi, je recommande.
?chateau,good @prix- Château bien conservé, meublé, très intéressant. Les jardins sont en plus, (4|5) €, et le parking aussi, donc à force l'après-midi (coûte|revient assez cher). C'est dommage. Mais c'est très beau et la vue est superbe.
?chateau,famille,together @ambiance+ Nous y étions un jour où il y avait des (comédiens en costume|animations médiévales), les enfants ont adoré et les grands aussi. Le château est magnifique et on peut pique-niquer (dans le parc|sous les arbres). Une super journée.
?chateau,good @acces- Très beau château et belle vue depuis (la terrasse|le haut), mais il faut monter à pied depuis le parking, c'est raide et ensuite encore des escaliers. À éviter pour les personnes âgées. La visite est (superbe|passionnante).
?jardin,spring,together @ambiance+ Un magnifique jardin avec (des roses|des iris) partout, un potager, un petit bois. Tout est très bien entretenu. En (avril|mai) c'est splendide. Nous avons passé un très bon moment et nous y retournerons cet automne.
?grotte,together @pedagogie+ Une grotte magnifique, la visite dure (50 minutes|une heure) avec un guide très intéressant. Il y a beaucoup de marches et il fait froid donc prendre un pull. C'est vraiment impressionnant, à faire au moins une fois.
?grotte,good @attente- Très belle grotte. On nous donne un numéro et il faut attendre (une heure|plus d'une heure) l'été, il n'y a pas grand chose pour patienter. Trente personnes par groupe c'est trop. (Réserver avant si on peut.|Allez y le matin.)
?abbaye @calme+ Très beau lieu, le cloître surtout, (on y serait resté des heures|c'est magnifique). L'église est gratuite, on paye seulement pour le reste, (5|6) €. Pas beaucoup de monde, très calme, ça fait du bien. J'ai beaucoup aimé.
?abbaye,good @pedagogie- Lieu magnifique, mais peu expliqué, on a un dépliant et c'est tout, on ne sait pas toujours ce qu'on regarde. Il paraît qu'il y a des visites guidées (l'été|sur réservation). Le cloître est superbe, à voir quand même.
?parc-animalier,good @prix- Parc (propre|bien entretenu), les animaux ont de la place. L'entrée est (chère|un peu chère), 17 €, et le snack aussi. Il faut prévoir de bonnes chaussures, ça monte. Très belle sortie en tout cas, on y passe la journée.
?nature,together @emplacement+ Très belle balade, facile, (une heure|une heure et quart) jusqu'à la cascade qui est superbe. Le parking est gratuit mais petit. On a croisé pas mal de monde. Un endroit à voir, surtout tôt le matin, prévoyez de l'eau.
?nature,good,!winter @acces- C'est très beau mais le chemin est mal indiqué (après la bergerie|au deuxième croisement), je me suis perdu~. Il faut de l'eau et de bonnes chaussures. Compter (trois heures|2 h 45) et pas deux comme c'est écrit. Paysages grandioses.
?nature @calme+ J'y vais (souvent|plusieurs fois par an), c'est un endroit magnifique, très calme le matin, on voit des oiseaux. Le tour complet fait (cinq|six) km, c'est plat et accessible à tout le monde. On ne s'en lasse pas.
?nature,famille,together @emplacement+ Très belle promenade avec des enfants, c'est (plat|court) et il y a de l'ombre, ils ont adoré jouer dans l'eau. La poussette passe presque partout. Une aire de pique nique au bout, (gratuit|propre). Bref super après midi.
?nature,dogs Très belle promenade avec le chien, autorisé en laisse. Le chemin suit (la rivière|le bord) presque tout le long et il y a de l'ombre. J'ai mis presque deux heures sans courir. Endroit magnifique, peu de monde.
?good @accueil- La visite est intéressante, je ne regrette pas. Mais à la caisse (pas un bonjour|on vous tend le billet sans un mot). C'est dommage pour un si bel endroit. À l'intérieur c'est superbe et bien expliqué.
?!nature,together @pedagogie+ Nous sommes restés plus longtemps que prévu, (deux heures|presque trois heures), tellement c'était intéressant. Tout est très bien expliqué et le personnel est charmant. Nous avons adoré et nous le conseillons à tout le monde.
?!nature,good @numerique- Très bien à visiter. L'audioguide c'est par le téléphone et ça ne captait pas à l'intérieur, donc je n'en ai pas profité. Dommage de ne pas prêter de vrais audioguides. Le lieu est magnifique.

# site flow mixed
?musee @pedagogie-,prix+ Ce n'est pas cher mais il n'y a pas beaucoup d'explications, des objets (dans des vitrines|les uns à côté des autres) avec un numéro. Quelques belles choses, surtout (les costumes|les maquettes). On a vite fait le tour, une demi-heure.
?chateau @prix-,emplacement+ Le site est beau, la vue aussi. À l'intérieur presque rien, (deux salles meublées|des pièces vides) et une exposition de (peinture|photos) sans intérêt. 9 € pour ça je trouve que (c'est beaucoup|ce n'est pas donné).
?jardin,!winter,together @prix- Joli mais petit, on en a fait le tour en (vingt minutes|une demi heure). Il y avait (peu de fleurs|des parties sèches), peut être pas la bonne saison. Sept euros c'est trop cher, on en a vu des plus beaux gratuits.
?grotte,together @attente-,pedagogie+ Le guide est bien, ses explications aussi. Mais quarante personnes dans (un couloir|une galerie), on attend tout le temps les autres, on ne voit rien et on n'avance pas. Trop de monde, ça gâche la visite.
?parc-animalier,famille,together @equipements-,ambiance+ Les enfants étaient contents. Plusieurs enclos vides, l'aire de jeux (fermée|à moitié cassée) et un seul snack ouvert. On avait connu le parc il y a (trois ans|quelques années), c'était beaucoup mieux.
?nature @ambiance-,emplacement+ Bel endroit, trop connu maintenant. Le (dimanche|samedi) c'est la foule, des gens avec de la musique, des (mégots|mouchoirs partout) près de l'eau. Le parking est devenu payant, (4|5) €, et le chemin n'est pas entretenu.

# site flow bad
?!nature,together @acces- Fermé alors que (le site indique ouvert|c'est écrit ouvert sur internet), on a fait (40|35) km pour rien. J'ai appelé, répondeur. D'autres gens attendaient comme nous. C'est du grand n'importe quoi, ils pourraient prévenir.
?musee @prix-,pedagogie- Dix euros pour trois salles, dont une avec (un écran en panne|un film qui ne démarre pas). Rien à voir, que des panneaux et des copies. J'ai fait le tour en (25|20) minutes. C'est du vol, passez votre chemin.
?chateau,together @accueil-,pedagogie- Le guide était pressé, il parlait (vite|vers le mur), on n'entendait rien. Il ne répond pas aux questions. Trente minutes au lieu (d'une heure|des 50 annoncées). Nous avons été très déçus, c'est dommage pour un si beau château.
?jardin,summer @prix-,proprete- Jardin à l'abandon, herbe (grillée|haute), bassins vides avec (des bouteilles|de la vase). On paye (8|7) € et personne ne vous prévient. C'est une honte de faire payer pour ça, n'y allez pas, vraiment aucun intérêt.
?parc-animalier,together @prix-,ambiance- 19 € par adulte pour voir des animaux qui (tournent en rond|dorment), ça fait de la peine. Enclos trop petits, tout est vieux. Spectacle annulé et personne ne le dit à la caisse. Nous sommes repartis au bout d'une heure.
?nature,together @proprete- Très sale, (papiers|bouteilles) partout, restes de feux, le chemin est (éboulé|fermé) et rien n'est indiqué. Les panneaux sont tagués. C'était un bel endroit il y a dix ans. La commune devrait faire quelque chose.

# activite flow good
?nautique,together,!winter @equipements+ Très belle descente de (huit|dix) km en canoë, paysages magnifiques, il faut compter trois heures avec les arrêts. Équipe sympathique et matériel en bon état. On a adoré et on recommande, même pour ceux qui n'ont jamais fait.
?nautique,famille,together,good,!winter @attente- les enfants ont adoré le paddle, (1h|une heure) c'est bien a leur age, mais faut compter large, on avait réservé à (14h|15h) et on était sur l'eau presque (45 minutes|une heure) après. mal organisé mais super moment
?accrobranche,famille,together @accueil+ Très bon accueil et parcours pour tous les âges. L'initiation est bien faite et les moniteurs sont patients, surtout avec les enfants qui ont peur. On a passé un super après-midi, (tout le monde s'est amusé|on y retournera).
?accrobranche,good @prix- Bien fait et on se sent en sécurité. Je trouve ça cher, (24|25) € l'adulte, (les gants en plus|2 € de gants obligatoires). Le samedi il y a trop de monde, il faut attendre partout. Les tyroliennes sont top.
?bateau,together @pedagogie+ Très belle balade en bateau, le capitaine explique (les villages|les maisons), il est drôle et intéressant. Le tour dure une heure. Il y a du vent, prendre une veste. Nous avons passé un excellent moment.
?velo,good,together @equipements- Vélos électriques (en bon état|récents), la batterie a tenu la journée. Les selles sont dures et il n'y avait pas de (porte bagage|sacoche) sur le mien. Le loueur est sympa et conseille bien. Très belle balade.
?cheval,famille,together @accueil+ C'était une première pour nos deux enfants et ils ont adoré. La monitrice est très gentille et patiente, elle explique bien. Les chevaux sont calmes et bien soignés. On recommande, ils veulent déjà y retourner.
?spa,couple,together,good @ambiance- On y est allé deux heures en semaine, hammam, sauna, bassin chaud, très agréable. Des gens parlent fort alors que c'est écrit silence, personne ne dit rien, c'est dommage. (Le soir c'est mieux paraît il.|Très propre.)
?!escape,!spa,groupe,together @accueil+ Sortie du comité d'entreprise, (18|22) personnes, très bien organisée du début à la fin. Le personnel est sympathique et s'adapte à tout le monde. Tout le monde était ravi, on le refera l'année prochaine.

# activite flow mixed
?nautique,together,!winter @equipements-,accueil+ Personnel sympathique. Le canoë qu'on nous a donné (prenait l'eau|tirait à gauche), les gilets mouillés et pas à la bonne taille. Le parcours est joli. En été il y a trop de monde sur l'eau, on se rentre dedans.
?velo @prix-,equipements+ Bons vélos, bien réglés. Par contre 45 € la journée c'est trop cher pour (trois heures|un après midi). On m'a fait une remarque pour dix minutes de retard. Les circuits conseillés passent trop par la route.

# activite flow bad
?parapente @accueil- Vol annulé deux fois, la deuxième (le moniteur était pris ailleurs|ils avaient trop de réservations). Pour me faire rembourser on me propose un bon alors que je repars. J'ai envoyé (deux|trois) mails. Pas sérieux du tout, je déconseille.
?spa @proprete-,prix- Cheveux dans les douches, vestiaires sales, le jacuzzi en panne et le sauna tiède. On ne vous le dit qu'après avoir payé les (38|36) €. J'ai parlé à la responsable, elle s'en moque. Une honte pour un spa.
?accrobranche,famille,together @attente- Réservé à 14 h, commencé à (15 h|14 h 50), fini à 16 h 30 parce que (ça ferme|c'est complet). Un seul animateur pour (tout le monde|une trentaine d'enfants). Le parc devrait prendre moins de monde, c'est même dangereux.

# degustation flow good
?vin,together @pedagogie+ Très bon accueil, on a goûté (cinq|six) vins et le vigneron est passionné, il explique bien et il ne pousse pas à acheter. J'ai préféré le blanc. On est repartis avec (un carton|quelques bouteilles). Très bonne adresse.
?fromage @pedagogie+ Très intéressant, on voit la fabrication le matin derrière une vitre et ensuite on goûte (trois|quatre) fromages. Le fromager explique très bien son métier. Fromages excellents, j'en ai ramené pour toute la famille. Prix corrects.
?biere,amis,together @prix+ 8 € les (cinq|quatre) verres, franchement pas cher, les bières sont super bonnes surtout l'ambrée. la visite est rapide mais bien expliquée. on peut manger une planche. bonne ambiance, le patron est cool, on reviendra
?good,!biere @accueil- Bons produits, j'en ai acheté (deux fois|pour offrir). La dégustation est rapide, on nous sert (debout|au comptoir), et la personne n'est pas très aimable. C'est dommage parce que tout est vraiment très bon.

# degustation flow mixed
?vin @prix-,accueil+ Accueil correct, les vins (ne sont pas mauvais|sont bons pour certains). Mais 12 € la dégustation, je n'avais pas (vu|compris) ça. De petites quantités en plus. Dans le village d'à côté c'est gratuit.

# degustation flow bad
?fromage @accueil- Annoncé visite et dégustation, en fait on regarde (une vidéo|un film de dix minutes) et on goûte (un cube|un morceau). 6 € par personne. La vendeuse ne sait rien et elle n'est pas aimable. Ça ne vaut pas le déplacement.

# evenement flow good
?festival,together @ambiance+ Très bon festival, nous avons vu (deux|trois) concerts dans la soirée, le son est bon et l'ambiance est géniale. Bénévoles adorables. On a attendu un peu la navette pour le retour. On revient l'année prochaine c'est sûr.
?festival,good @equipements- Bonne programmation et bénévoles (patients|sympathiques). Huit toilettes pour tout ce monde c'est (pas assez|peu), et pour manger on faisait la queue (40 minutes|une demi-heure). À améliorer. L'ambiance est super.
?marche-noel,together @ambiance+ Très joli marché de Noël avec beaucoup d'artisans du coin, bois, laine, miel, (pas trop|peu) de choses qu'on voit partout. Allez y en semaine car le week-end on n'avance plus. Vin chaud très bon, belles lumières, on a adoré.
?fete @ambiance+ Très belle fête, avec un défilé, (des vieux métiers|de la musique), un marché et un repas sous chapiteau. Les gens sont très gentils, on s'amuse bien à tous les âges. Je ne connaissais pas et j'y retournerai l'an prochain.

# evenement flow mixed
?festival @acces-,ambiance+ L'ambiance est là et les groupes étaient bien. Pour venir c'est autre chose, (une heure|50 minutes) pour faire les trois derniers km, parking dans un champ, 5 €, et pareil à la sortie. Mal organisé. Dommage.

# evenement flow bad
?!marche-noel,together @prix-,ambiance- (26|28) € la soirée et la tête d'affiche a joué (45 minutes|50 minutes). On ne voyait rien, des gens (ivres|qui poussaient), tout est hors de prix à l'intérieur. Pas de remboursement. C'est la dernière fois qu'on y va.

# commerce flow good
?boutique @accueil+ Très jolie boutique avec des produits de la région, (savons|bols), tissus, un peu de tout et à tous les prix. La dame est très gentille et elle fait de beaux paquets. Parfait pour ramener un cadeau, je recommande.
?boulangerie @restauration+ Très bon pain, le meilleur du coin, on y va (tous les matins|un jour sur deux). Les tartes sont excellentes aussi, surtout (aux noix|aux myrtilles). Il y a souvent la queue mais ça va vite. Vendeuses souriantes.
?boutique,good @prix- Jolie boutique, de belles choses faites à la main. C'est cher, mais c'est de la qualité. J'ai pris (une écharpe|un bol|une planche) et j'en suis très content~. Accueil agréable, la dame prend le temps d'expliquer.

# commerce flow bad
?boulangerie @accueil-,restauration- Pain trop cuit, j'ai demandé (une moins cuite|une autre), elle m'a mal répondu, pas bonjour ni au revoir. Le sandwich était de la veille, pain (mou|caoutchouteux), salade noire. Je n'y mettrai plus les pieds.

# ot flow good
@accueil+ Très bon accueil à l'office, la personne a pris son temps et m'a donné plein d'idées. Je suis reparti~ avec (une carte des sentiers|les horaires de bus et de bateau) et la liste des marchés. Elle connaît très bien la région.
?good @acces- Bons conseils et personnel agréable. C'est juste que l'office est fermé (le midi|entre midi et 14 h) et le dimanche, même en (saison|pleine saison). C'est pourtant là que les gens arrivent. À revoir je trouve.
?famille,together @accueil+ On voulait des idées pour un jour de pluie avec les enfants, ils nous ont donné (un petit livret|une feuille) avec plein d'activités. La jeune fille est vraiment très gentille. Très bon office de tourisme, merci.

# ot flow bad
?together @accueil-,attente- (Vingt-cinq|Vingt) minutes d'attente pour un plan. On demande une randonnée (facile|de deux heures), on nous dit c'est sur le site. On demande (les horaires|l'horaire du bus), c'est sur le site aussi. À quoi ils servent ?
`;
