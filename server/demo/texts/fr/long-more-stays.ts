/** More whole reviews of hotels at some length: dull praise, complaints and a few personal matters, each told once. */
export const frenchLongMoreStays = `
# hotel flow good
@accueil+,chambre+ Très bon hôtel, le personnel est très sympathique et les chambres sont bien équipées et confortables. Le petit déjeuner est très bon. Je recommande cet hôtel pour un séjour dans la région, le rapport qualité prix est très bon.
?together @accueil+ Nous avons passé un très agréable séjour dans cet hôtel. Accueil très sympathique, chambre spacieuse et propre. Nous y retournerons sans hésiter et nous le recommandons à tous ceux qui passent par là.
@emplacement+,chambre+ Hôtel très bien placé et calme. La chambre était grande et la literie très confortable. Petit déjeuner copieux et varié. Le personnel est souriant et disponible. Rien à redire vraiment
?good @equipements- Hotel simple mais propre. Le personnel est gentil. La chambre est un peu vieillotte mais on y dort bien et c'est le principal. Bon petit déjeuner. Pour le prix on ne peut pas demander plus.
?together,couple @ambiance+ Très beau week end en amoureux dans cet hôtel plein de charme. La chambre était magnifique, le repas du soir excellent et le personnel aux petits soins. On a adoré et on reviendra c'est sûr
@accueil+ Le meilleur hôtel de la région sans hésitation, cela fait des années que j'y descends et je ne suis jamais déçu~. Toujours le même accueil, toujours aussi propre. On se sent comme à la maison.
?affaires @calme+ Hôtel calme et propre, idéal pour les déplacements professionnels. Parking facile, wifi correct, et on peut manger sur place ou juste à côté. Je le prends à chaque fois que je viens.
?together @petit_dejeuner+ Excellent accueil, excellent petit déjeuner avec des produits de la région, des gâteaux, des fruits frais, des jus de fruits. Les chambres sont très propres. Nous avons été enchantés de notre étape.
?family-run @accueil+ Hôtel familial comme on n'en trouve plus. Les patrons sont adorables, toujours un mot gentil. C'est propre, c'est calme, la cuisine est bonne et les prix sont raisonnables. Que demander de plus
?restaurant,together @restauration+ Hôtel très correct et surtout une très bonne table. Nous avons mangé au restaurant de l'hôtel tous les soirs et tout était excellent, copieux, bien présenté. Le service est rapide et très gentil. Bravo au chef.
?good @prix- Bel hôtel, très belles chambres, service impeccable. Seul bémol le prix, surtout les boissons au bar et le petit déjeuner qui n'est pas compris. Mais on en a quand même pour son argent.
?pool,famille,together @equipements+ Les enfants ont adoré la piscine ! Nous aussi. L'hôtel est très bien, les chambres sont grandes pour une famille et le petit déjeuner est à volonté. Une très bonne adresse pour les familles.
?together @chambre+ Chambre superbe, décorée avec goût, salle de bain moderne avec une grande douche. Le lit est très confortable. Nous avons très bien dormi. Le personnel est très professionnel et très accueillant. À recommander.
?solo @accueil+ J'ai été très bien reçu~ dans cet hôtel, on m'a donné plein de conseils pour visiter la région. La chambre était petite mais très propre et bien suffisante pour une personne. Merci à toute l'équipe.
?good @numerique- Tout est bien dans cet hôtel, l'accueil, la chambre, le petit déjeuner. La seule chose c'est la connexion internet qui est très lente le soir, mais bon on est en vacances.
?view @emplacement+ La vue depuis la chambre est magnifique, on ne s'en lasse pas. L'hôtel est bien entretenu et les gens sont gentils. Une adresse à retenir, surtout hors saison parce que c'est plus calme.
?together,old @ambiance+ Très bel établissement plein de charme avec des meubles anciens et de beaux tableaux. Tout est soigné. Nous avons été reçus comme des amis. Le petit déjeuner dans la grande salle est un moment très agréable.
@proprete+ Propreté irréprochable, c'est assez rare pour le dire. Personnel très agréable. Chambre fonctionnelle avec tout ce qu'il faut. Bon rapport qualité prix. Je reviendrai si je repasse dans le coin.
?good,road @calme- Hôtel bien tenu et personnel très aimable. Dommage que ce soit au bord de la route, demandez une chambre à l'arrière. Sinon c'est très bien, bon petit déjeuner et parking devant.
?together,amis @ambiance+ Super week-end entre amis !! On a été super bien accueillis, l'ambiance est top, le bar est sympa et les chambres sont nickel. On remet ça l'année prochaine c'est prévu
?good @acces- Très bien dans l'ensemble. Le plus difficile c'est de se garer en ville, l'hôtel n'a que quelques places. Personnel efficace et chambre confortable.
?groupe,together @accueil+ Séjour en groupe, tout était très bien organisé, les repas étaient bons et servis à l'heure. Les chambres sont simples mais propres. Un grand merci au personnel pour sa patience avec nous.
?holidays,together @prix+ Pour la période je trouve que le prix est très raisonnable. L'hôtel n'est pas récent mais il est bien entretenu. Nous sommes restés cinq jours et tout s'est bien passé, le personnel est agréable.
?couple,together,restaurant @restauration+ Nous avons pris la demi pension et nous ne le regrettons pas, le repas du soir est très bon et change tous les jours. Chambre confortable. Un endroit reposant, nous reviendrons avec plaisir.
@chambre+ très bon hotel, chambre propre, lit confortable, douche avec beaucoup de pression, serviettes de qualité. personnel accueillant et souriant. petit plus le café offert en arrivant. vraiment rien à dire c'est parfait
?good @petit_dejeuner- Bon hôtel, bien situé pour visiter. Les chambres sont propres et assez grandes. Le petit déjeuner pourrait être amélioré, pas beaucoup de choix et le café n'est pas terrible. On reviendra quand même.
?winter @calme+ Séjour en hiver, l'hôtel était presque vide et c'était très reposant. Chambre bien chauffée, bon lit. Le personnel a le temps de discuter, ça change des grands hôtels. Je conseille.
?together @emplacement+ L'emplacement est idéal, on peut aller partout à pied. La chambre donnait sur la place et c'était très animé mais avec le double vitrage on n'entend rien. Très bon séjour, merci.
?good,lift @equipements- Hôtel correct. L'ascenseur était en panne le jour de notre arrivée. Chambre propre, bon accueil. Le reste est conforme à ce qu'on attend d'un trois étoiles.
@accueil+ Une mention spéciale pour la personne qui s'occupe du petit déjeuner, toujours souriante et attentionnée. C'est grâce à des gens comme ça qu'on a envie de revenir. L'hôtel en lui même est très bien aussi.
?together @accueil+ Arrivés tard le soir à cause de la circulation, nous avons quand même pu dîner, c'était très gentil de leur part. L'hôtel est propre et confortable. Nous avons dormi comme des bébés.
?good,summer @equipements- Très bel hôtel et très bon accueil mais il fait très chaud dans les chambres en été. Il faudrait vraiment penser à la climatisation. À part ça c'était parfait, le jardin est superbe.
?dogs @accueil+ Super hôtel qui accepte les chiens sans faire d'histoires ! C'est de plus en plus rare. Chambre au rez de chaussée donc très pratique. Personnel adorable avec les animaux et avec les maîtres aussi.
?together @chambre+ Nous avions réservé au dernier moment sans trop savoir où on allait et c'était une bonne surprise. Hôtel refait à neuf, chambre moderne, lit king size. Petit déjeuner buffet très complet. On recommande.
?affaires @numerique+ Idéal pour le travail, bureau dans la chambre, wifi qui marche bien, petit déjeuner de bonne heure. Le soir on peut manger sur place. Rien d'exceptionnel mais tout fonctionne.
?solo,woman @accueil+ Je voyage souvent seule et ici je me suis sentie en sécurité et bien accueillie. Chambre très propre et bien chauffée, bon petit déjeuner. Merci beaucoup.
?good @chambre- La chambre est vraiment petite, il faut le savoir. Mais elle est propre et fonctionnelle et le lit est bon. L'hôtel est bien situé et l'accueil est chaleureux donc pour une nuit c'est parfait.
?top @accueil+ Excellent hôtel. Excellent service. Excellent petit déjeuner. J'ai beaucoup voyagé et je peux dire que c'est un des meilleurs trois étoiles que je connaisse. Ne changez rien
?together,famille @accueil+ Très bon accueil des enfants avec des coloriages et un petit cadeau. Les chambres communicantes sont très pratiques. Le personnel est patient. Pour une fois nous avons pu manger tranquillement au restaurant.
?garden,!winter @ambiance+ Un havre de paix. Le jardin est magnifique avec beaucoup de fleurs et on peut s'y reposer l'après midi. Les chambres sont un peu petites mais jolies. L'accueil est charmant. On aimerait rester plus longtemps.
@prix+ Rapport qualité prix imbattable. On trouve beaucoup plus cher et beaucoup moins bien dans les environs. C'est propre, c'est calme, le personnel est aimable et on dort bien. Je ne cherche pas plus loin.
?good @attente- Séjour agréable dans l'ensemble. Un peu d'attente à la réception le matin car tout le monde part en même temps et il n'y a qu'une personne. L'hôtel est joli et bien entretenu.
?autumn,together @emplacement+ Nous sommes venus pour la randonnée et l'hôtel est très bien situé, il y a des départs de sentiers tout près. Le patron connaît bien la région. Repas copieux le soir, heureusement car on avait faim !
?together,couple @accueil+ Nous avons fêté nos 40 ans de mariage dans cet hôtel et tout était parfait, la chambre, le repas, le service. Merci encore.
?good @proprete- Bon hôtel, personnel agréable, emplacement parfait. La salle de bain aurait besoin d'un bon nettoyage dans les coins et la moquette est fatiguée. C'est dommage parce que le reste est très bien.
@restauration+ On ne vient pas seulement pour dormir mais aussi pour manger ! La cuisine est vraiment très bonne et le service est sympa. Les chambres sont correctes. Nous venons toujours avec plaisir dans cette maison
?weekend @ambiance+ Une adresse pour se reposer vraiment. Pas de bruit, pas de monde, des gens discrets. J'y ai passé deux jours et c'était très bien. Je garde l'adresse.
?breakfast-buffet @petit_dejeuner+ Buffet du petit déjeuner énorme, sucré, salé, il y en a pour tous les goûts. On n'a plus faim le midi ! Chambres propres et personnel très agréable. Parfait pour une étape ou pour plusieurs jours.
?good @calme- Hôtel sympa avec un bon accueil mais très mal insonorisé. On entend les voisins, la douche, les portes. Je conseille de prendre des bouchons d'oreilles. Sinon bonne literie et bon petit déjeuner.
?lake,together @emplacement+ Séjour parfait au bord du lac. La chambre est belle, la terrasse est géniale pour l'apéro, le personnel est au top. Petit déjeuner face au lac, on a eu du mal à repartir.
?lake @emplacement+ Très bel endroit, on est tout près de l'eau et en même temps c'est calme. Chambre très propre. J'ai bien aimé aussi le petit salon avec les livres. Je reviendrai au printemps.
?together,good @accueil+,prix- Cela faisait longtemps que nous voulions essayer cet hôtel et nous n'avons pas été déçus. On nous a donné une très belle chambre. Le service est digne d'un quatre étoiles. Un peu cher le bar, tout le reste est parfait.
?together @petit_dejeuner+ L'hôtel ne paye pas de mine de l'extérieur mais l'intérieur est très joli et tout est neuf. Très bon petit déjeuner servi dans une salle agréable. Nous avons été très contents de notre choix.
?good,together @equipements- Nous avons bien aimé cet hôtel et son ambiance. Il manque peut être un frigo dans la chambre et un endroit pour faire chauffer de l'eau. Le personnel est très arrangeant. Prix corrects.
?spring @accueil+ Quelques jours au calme avec un temps magnifique. Les gens de l'hôtel sont très aimables et connaissent bien les environs. Ma chambre était très propre et refaite tous les jours. Je le conseille à mes amis.
?together,groupe @restauration+ Repas de groupe et nuit à l'hôtel, tout le monde était content. Ils se sont bien adaptés à nos horaires. Les chambres sont confortables. Ambiance sympathique et bon rapport qualité prix pour un groupe.

# hotel flow mixed
@chambre-,accueil+ Personnel très gentil mais hôtel vieillissant. Les chambres auraient besoin d'être rénovées, surtout les salles de bain. C'est propre malgré tout. Pour une nuit ça va mais je n'y passerais pas mes vacances.
@prix-,emplacement+ L'emplacement est super mais les prix sont exagérés pour ce que c'est. Chambre petite, petit déjeuner moyen. On paye l'endroit. Je pense qu'il y a mieux pour moins cher en s'éloignant un peu.
?together @calme-,chambre+ Belle chambre, bon lit, mais une nuit très bruyante, il y avait une fête dans l'hôtel et personne n'avait prévenu. On est venus pour se reposer. Dommage car le reste est plutôt bien.
@petit_dejeuner-,proprete+ Hôtel propre et fonctionnel, sans charme. Le petit déjeuner n'est pas à la hauteur, café en machine et viennoiseries industrielles. L'accueil est correct sans plus. Pas sûr~ de revenir.
?together @accueil-,emplacement+ Bien situé et chambre correcte mais l'accueil laisse à désirer, on a l'impression de déranger. Pas un sourire. Un bonjour ça ne coûte rien.
@chambre- Les photos sont trompeuses, la chambre que j'ai eue n'était pas du tout comme ça. Vieille et sombre. On m'a dit que les chambres rénovées sont plus chères. Il faudrait le préciser.
?restaurant,together @restauration-,chambre+ La chambre était très bien, le restaurant beaucoup moins. Carte trop longue, plats réchauffés et prix élevés. Nous avons mangé ailleurs le deuxième soir. Si c'est pour dormir je recommande, pour manger non.
?pool,together @equipements- Séjour mitigé. Nous avions choisi cet hôtel pour la piscine et elle était fermée pour travaux. Personne ne nous avait avertis et aucun geste commercial. L'hôtel est correct par ailleurs.
@attente- Trop d'attente partout, à l'arrivée, au petit déjeuner, au moment de payer. Ils manquent visiblement de personnel. Chambre propre, lit moyen.
?old @chambre- Il y a du potentiel dans cet hôtel mais il faudrait tout refaire. Le parquet craque, les fenêtres ferment mal, l'eau chaude arrive quand elle veut. C'est dommage parce que le bâtiment est très beau.

# hotel flow bad
@proprete- À fuir !! Chambre sale, moquette dégoûtante, draps tachés. La salle de bain n'avait pas été nettoyée depuis longtemps. Quand on le dit à la réception ils s'en moquent complètement. Je n'y remettrai jamais les pieds
?together @accueil-,chambre- Très déçus par cet hôtel. L'accueil est froid, la chambre minuscule et ça sent le renfermé. Nous avions payé pour deux nuits et nous sommes partis au bout d'une seule. Évitez.
@prix-,chambre- Beaucoup trop cher pour la prestation. Chambre vétuste, télé qui ne marche pas, douche qui fuit. À ce prix je m'attendais à autre chose. Trois étoiles, je me demande qui les a données.
?together @calme- Impossible de dormir. Les murs sont en papier, on entend tout, et la rue est bruyante jusqu'à deux heures du matin. Nous avons demandé à changer de chambre, refusé. Plus jamais.
@accueil- Personnel désagréable et incompétent. Ma réservation n'avait pas été enregistrée alors que j'avais la confirmation, et c'était de ma faute à les entendre. J'ai fini par avoir une chambre, la plus mauvaise je pense.
?together @petit_dejeuner-,proprete- Hôtel à éviter. Petit déjeuner catastrophique, il n'y avait plus rien et les tables n'étaient pas débarrassées. La chambre était poussiéreuse. On ne comprend pas les bons commentaires, ce ne sont pas des vrais.
@equipements- Rien ne fonctionne dans cet hôtel. La climatisation, la télé, le sèche cheveux, même la lumière de la salle de bain. On vous dit oui oui on va s'en occuper et on ne voit personne. Lamentable.
?family-run @accueil- Je n'ai jamais été reçu~ comme ça dans un hôtel. Le patron est impoli, il crie sur les employés devant les clients. L'ambiance est vraiment pénible. Et en plus c'est cher. À éviter absolument.
?restaurant,together @restauration-,attente- Nous avons attendu plus d'une heure au restaurant de l'hôtel pour des plats froids. Quand on s'est plaint on nous a dit que c'était comme ça le samedi. Une honte pour un établissement de cette catégorie.
@chambre-,proprete- chambre au sous sol sans fenêtre, humide, avec une odeur de moisi. jamais vu ça. on m'a dit qu'il n'y avait plus que celle là. j'ai dormi habillé~ et je suis parti~ à six heures du matin
?together @prix- On nous a facturé le parking et une taxe dont personne ne nous avait parlé. À la réservation rien n'est indiqué. Le monsieur ne voulait rien entendre. L'hôtel ne vaut déjà pas son prix sans ça.
?pool,famille,together @equipements-,proprete- L'eau de la piscine était verte et les enfants n'ont pas pu se baigner de la semaine. Aucune excuse. La chambre familiale c'est une chambre normale avec deux matelas par terre. On est très déçus.
@numerique-,accueil- Pas de wifi pendant tout le séjour alors que je viens pour travailler et que c'est marqué wifi gratuit. La réceptionniste m'a répondu que ce n'était pas son problème. Je n'ai pas eu d'autre réponse depuis.
?worst @proprete- Des punaises de lit !!! Je suis couvert~ de boutons. La direction ne répond pas aux mails. Faites très attention, regardez les matelas avant de vous installer. Cet hôtel devrait être fermé
?summer @chambre- Une fournaise. Pas de clim, pas de ventilateur, des fenêtres qui ne s'ouvrent pas en grand. On ne peut pas louer des chambres comme ça en été. Je n'ai pas fermé l'œil.
?together @accueil- Un accueil inadmissible. Nous sommes arrivés à 14 h, chambre pas prête, normal, mais à 17 h toujours pas prête et pas un mot d'excuse. Une fois dedans ce n'était pas mieux, serviettes manquantes et lit mal fait.
@calme-,chambre- Lit qui grince, voisins bruyants, chauffage impossible à éteindre. J'ai connu cet hôtel il y a dix ans et c'était très bien. Il a changé de propriétaire et ça se voit. Je ne reviendrai pas.
?together @emplacement- Ils disent au centre, c'est faux, il faut la voiture pour tout et il n'y a rien autour à part la zone commerciale. Si on avait su on aurait pris autre chose. Chambre quelconque.
@prix- Arnaque. J'ai dû annuler pour raison de santé plus d'une semaine avant, avec un certificat du médecin, et ils ont gardé la totalité. Aucune humanité. Je le ferai savoir autour de moi.
?together,winter @chambre- Il faisait 15 degrés dans la chambre ! On nous a donné un petit radiateur qui faisait sauter le courant. Nous avons dormi avec nos manteaux. Et pas un mot au moment de payer.
`;
