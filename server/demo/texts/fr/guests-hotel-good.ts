/** Guests of hotels in their own manner: flat, hasty or at length. */
export const frenchGuestsHotelGood = `
# hotel flow good
@accueil+ Merci à l'équipe pour leur gentillesse et d'avoir gardé la chambre un peu plus tard(| le dimanche) !
?lift @acces+ L'hôtel est équipé d'un ascenseur donc pas de problème avec les valises.
@petit_dejeuner+ de bonne confitures fromage ou encore jambon vous serons proposer le matin.
@calme+ Très peu de chambres donc (vraiment|très) tranquille.
@chambre+,petit_dejeuner+,accueil+ La chambre Le petit déjeuner L'accueil tout quoi
@numerique+ Le wifi marche partout même dehors.
Irréprochable (du début à la fin|pour nous) !!!
@prix+ Et pas encore trop cher vu ce qu'on a.
@accueil+ Le patron et très aimable et (très|) arrangeant.
@chambre+ Mention spécial pour la literie(| et la taille du lit).
@emplacement+ Les commerces sont à 5 minutes (à pied|en voiture).
?good @chambre- A retenir malgré la chambre un peut petite!!
@accueil+,attente+ On nous a aidé pour les bagages et montré la chambre tout de suite.
?good @numerique- Dommage pour le wifi qui passe mal à l'étage, car la chambre etait TRES bien !!
@chambre+,petit_dejeuner+ Lit très confortable Bon petit déjeuner Rien de négatif
@accueil+ Personnel (à l'écoute|poli) et souriant du matin au soir
@accueil+,chambre+ surclassés gratuitement, merci (beaucoup|bien)
?restaurant @chambre+,restauration+ Bien dormi et bien mangé pendant (trois|quatre) jours
Impeccable comme d'habitude
conforme a la description bon sejour
@petit_dejeuner+ bon petit déj, (varié|complet) et servi tard le week-end
?restaurant @restauration+ On y mange (bien|très bien) aussi.
?restaurant @restauration+,accueil+ Les repas du soir sont copieux et bons et le service agréable.
?restaurant @restauration+ On a pris le menu du jour, entrée plat dessert, tout était bon et il y avait assez.
?parking @acces+ Parking (gratuit|facile) et grand, on se gare sans souci
?parking @acces+ place de parking devant la porte de l hotel, pratique quand on a (beaucoup de|des) bagages
?good,parking @acces- Attention le parking est petit. Hôtel (très bien|parfait) sinon
@proprete+ Très propre (partout|jusque dans les couloirs)
@proprete+ Ménage fait (tous les jours|chaque jour) sans qu'on demande et serviettes changées.
@equipements+,chambre+ Chambre bien équipée, (frigo|bouilloire) et coffre, tout fonctionne
@equipements+,chambre+ Dans la chambre vous avez le café, le thé, de l'eau, la télé avec les chaines, enfin tout.
@prix+,petit_dejeuner+ petit dejeuner compris dans le prix
@prix+ (très bon|bon) rapport qualité prix, à refaire
?top Le meilleur hôtel de toutes nos vacances(| et de loin), on en a fait (cinq|plusieurs)
?top On a tout aimé (absolument|vraiment) tout.
?dogs @accueil+ Notre chien a été (très bien|bien) accepté, pas de supplément.
?good @petit_dejeuner- Bien sauf le petit déjeuner (un peu juste|sans grand choix).
@emplacement+ La situation est (très bonne|idéale) pour visiter, on est vite partout.
@calme+ On n'entend pas les voitures ni les gens au dessus
@accueil+ ils ont été compréhensif quand on a prévenu qu'on arriverait tard
@accueil+ Nous avons du annulé une nuit et ils ont pas fait d'histoires
(Bien|Très bien) ! Il faut juste réserver à l'avance.
@petit_dejeuner+ Très bon pain le matin et le café est bon aussi
?good @petit_dejeuner-,accueil+ Café du matin pas terrible, le reste (très bien|bien), surtout le service
@accueil+,attente+ Quand on demande quelque chose ils s'en occupe tout de suite.
?restaurant @restauration+ Dîner sur place (les deux soirs|tous les soirs), très bon.
@chambre+ la chambre est exactement comme sur les photos
@accueil+ tres professionnel, (souriant|discret) et efficace rien a dire
?good @chambre+,acces- très bon accueil et belle chambre mais l'entrée est mal indiquée la nuit
?restaurant @accueil+,restauration+ Service au restaurant gentil, et les plats sont bons et chauds.
?good,restaurant @restauration- La carte du restaurant est un peu limité si on reste plusieurs jours.
?good,restaurant @prix- Les boissons au restaurant sont chères, la cuisine ça va. L'hôtel en lui même très bien
?top @accueil+,chambre+,petit_dejeuner+ parfait de A à Z , l accueil , le lit , le petit dej , tout , on reviendra c est sur !!!!
?garden @equipements+ Le jardin est très bien pour se poser l'après midi
?restaurant @prix+,restauration+ La demi-pension est intéressante (surtout|) si on reste plusieurs jours.
?good @prix- Bel hotel mais faut y mettre le prix! Hormis le supplément pour le petit déjeuner {pas obligatoire mais bon le matin tout est fermé ailleurs}. C'est un hotel bien tenu avec des chambres assez grandes! Le lit est vraiment confortable et on a tous bien dormis! A faire quand même!!
?good @attente-,chambre+,petit_dejeuner+ super sejour dommage de pas etre reste plus mais vraiment bien juste un petit souci on est arrive en avance et personne a la reception on a attendu dans la voiture sinon chambre grande lit tres bon et le matin on mange bien
?top @accueil+,ambiance+,chambre+,proprete+ A connaître! Lieu soigné, reposant,très propre, on y est bien reçu à toute heure. Une très belle décoration, du linge de qualité, de la place etc...
?famille,pool @equipements+,chambre+,petit_dejeuner+ Week end en famille Très bon séjour en famille, piscine pas trop profonde pour les petits, chambres communicantes donc pratique et le buffet avec les enfants vraiment bien
@calme+,accueil+ reposant 3 jours de repos complet dans un hôtel calme avec un personnel très gentil .Adresse à garder si vous revenez dans le secteur
?parking @calme+,petit_dejeuner+,acces+ De passage pour deux jours c'est un hotel très bien. Calme assuré Chambre de taille moyenne Petit dejeuner en bas av beaucoup de choix Parking pour tout le monde donc aucun souci pour la voiture
?top @accueil+,petit_dejeuner+ super super accueil!!!! si on repasse par la on y retourne!! petit dej de folie et des gens gentils!! ça change des grandes chaines donc il faut y aller!!!!!
?top @accueil+ Un accueil parfait Quand vous entré dans cette hotel vous êtes accueillit avec un sourire qui vous met a l'aise . Au petit dejeuner pareil et le soir en rentrant on est toujours salués par tous et on ne peut pas dire sa de tout les hotels. Un accueil parfait.
?restaurant,parking @chambre+,restauration+,prix+,acces+ L'hotel est ancien et bien refait ,les chambres ,la salle à manger , le salon en bas .... la maison existe depuis longtemps et ce transmet dans la famille.cuisine correcte le menu est a un prix raisonnable Ont peut ce garer devant sans difficulté ,wifi ,télé.
?good,restaurant @calme+,proprete+,accueil+,restauration+,ambiance- séjour agréable, le calme la propreté, la gentillesse, l'attention du personnel évidement. un bon moment; j'ai pris la demi pension, j'ai mangé là tous les soirs. une cuisine simple et bonne, un bon choix de vins, une salle un peu froide..
?good,summer @chambre- très bien un peu chaud privilégier les chambres du bas pour éviter la chaleur et pouvoir dormir la fenêtre fermée
@accueil+ On y revient C'est notre quatrième séjour et on est toujours aussi bien reçus !
@chambre+,petit_dejeuner+ Nous avons passés une bonne nuit dans cet hotel un peu en retrait. Le plus étonnant pour nous ce sont les lits nous avons rarement aussi bien dormit à l'hôtel et un buffet très complets. A refaire
?restaurant @prix+,petit_dejeuner+ Tres bon hotel qui permet de couper la route sans se ruiner... petit déjeuner à volonté et on peut le prendre tôt si on le demande... Petit conseil : le restaurant est vite complet... alors pensez à réserver en arrivant...
?good @petit_dejeuner-,chambre+ bien dans cet hotel, le choix au petit dejeuner est quand meme assez maigre je trouve. la chambre avec les enfants est parfaite et spacieuse sauf qu'on peut pas vraiment aérer puisque la fenêtre s'ouvre a peine... mais super sinon !
?good,garden @calme- Très bel hotel a choisir plutot avec une chambre coté jardin car sinon un peu de passage et on entend les voitures qui démarre le matin devant l entrée
?good,parking @acces-,proprete+,petit_dejeuner+ Tres bien mais parking un peu juste !!! Bel hotel , on est vraiment bien dans la chambre !!! Ne pas arriver trop tard si on veut une place devant sans faire trois fois le tour , par contre hotel très propre , tres bon petit dejeuner on se sert comme on veut !! Rien a redire!!
?top,restaurant @chambre+,restauration+,calme+ PARFAIT Chambre+petit déjeuner+repas du soir Un petit budget {on le savait} mais quel confort au final ! Deux jours de repos très agréables et si tranquilles. Jeunes et moins jeunes y seront bien s'ils aiment bien manger et bien dormir. SUPER !
?good,restaurant @calme+,chambre+,restauration- Hôtel situé au calme. Bel hôtel, très belles chambres. Nous avons aimé cet hôtel mais le dîner nous a un peu déçu. Nous pensions trouver une vraie carte, aurions voulu plus de choix.
?couple @accueil+ Venu en couple pour un anniversaire nous sommes resté deux nuits, l'un des bons hôtels du secteur et un service impeccable une adresse a garder quand on vient par ici.
?good @proprete+,calme+,chambre+,petit_dejeuner- très bien entretenu, très calme, parfait pour les couples et les voyages d'affaires. Chambres bien équipées et on n'entend pas les autres clients. Le seul regret "le petit déjeuner" un peu chiche et manquant de produits frais pour le prix. De plus aucune variété d'un jour à l'autre.
@acces+,proprete+,calme+,accueil+ L'hôtel est facile a trouver par la grande route . Il est propre ,très bien isolé,, confortable, les chambres sont claires . le personnel ne manque pas . j'ai eu plaisir a y séjourner deux fois cette année . .
@chambre+ bon hotel petit conseil pratique : le petit dejeuner commence à 7 h 30 en semaine et à 8 h le week-end. belles chambres.
?famille,good @chambre-,proprete+,petit_dejeuner+,accueil+ Bien mais petit peu de place dans la chambre a quatre, une fois les valises ouvertes on ne passe plus, elle est d ailleur très propre mais bon...petit dejeuner magnifique, personnel gentil super .La chambre est petite, pas enormement de rangements
?good @proprete+,accueil+,equipements- Chambres tres propre, draps impeccable, accueil et sourire, plein de petites attention petit defaut on manque de prise . A refaire
@accueil+,chambre+,petit_dejeuner+ cette hotel est a conseillé , la gentillesse de l équipe a tout les niveaux et puis la Trés bonne tenue des chambres ainsi que le petit dejeuner tout mes compliments et bravo
@accueil+,chambre+,proprete+ pour avoir dormi dans plusieurs hotel de la région je dois dire que celui ci est au dessus. Les gens sont gentils les chambres sont claires bien rangées et pas loin de tout. Les lits sont fermes et grands et le ménage est correct tout les matins. Il y a le wifi dans la chambre, la douche est grande, on avait toute la place et personne ne nous a dérangé.
?good @chambre-,petit_dejeuner+ c'est un hôtel correct, surtout pour les courts séjours, car rien de prévu pour ranger dans la chambre. J'y ai dormis deux fois et j'en garde un bon souvenir. Le déjeuné du matin est copieux et frais.
?good @chambre+,petit_dejeuner+,accueil+,ambiance- on revient d un petit sejour dans cet hotel franchement on a adorée , premiere fois qu on vient par ici et franchement super , la chambre trés grande , le petit dej super , le personnel a l'écoute , la déco un peu vieillotte mais sa va , pour conclure trés bon week end .
?good,pool @equipements+,petit_dejeuner+,accueil+,numerique- Je trouve cet hotel super agréable. La piscine propre et le petit dejeuner trés copieux.Le personnel sont adorables. Par contre, wifi qui coupe souvent le soir. Mais malgrés ca on en a bien profité et on le refera sans hésité.
`;
