/** More whole reviews of hotels at some length: dull praise, complaints and a few personal matters, each told once. */
export const frenchLongMoreStays = `
# hotel flow good
@accueil+,chambre+ Le personnel est très sympathique et les chambres sont bien équipées, avec un bureau et un frigo.
?together @petit_dejeuner+ Nous avons passé un très agréable séjour dans cet hôtel. Le petit déjeuner est très copieux, avec un grand choix de produits frais.
@emplacement+ On est à côté de tout et en même temps on dort très bien.
?good @chambre- La chambre est un peu vieillotte mais on y dort bien. C'est le genre d'hôtel qu'on trouvait partout avant, j'aime bien.
?together,couple @ambiance+ Très beau week end en amoureux dans cet hôtel plein de charme.
@accueil+ Cela fait des années que j'y descends et c'est toujours le même accueil.
?affaires @calme+ C'est calme, on peut manger sur place ou juste à côté, bien pour les déplacements professionnels.
?together @petit_dejeuner+ Excellent petit déjeuner avec des produits de la région, des gâteaux, des fruits frais, des jus de fruits.
?family-run @accueil+ Les patrons ont toujours un mot gentil, j'y vais tous les ans depuis cinq ans.
?restaurant,together @restauration+ Nous avons mangé au restaurant de l'hôtel tous les soirs et tout était excellent, le vin aussi.
?good @prix- Très belles chambres. Seul bémol le prix, surtout les boissons au bar et le petit déjeuner qui n'est pas compris.
?pool,famille,together @equipements+ Les enfants ont adoré la piscine ! Nous aussi.
?together @chambre+ Chambre superbe, décorée avec goût, salle de bain moderne avec une grande douche.
?solo @accueil+ J'ai été très bien reçu~ dans cet hôtel, on m'a donné plein de conseils pour visiter la région.
?good @numerique- Tout est bien dans cet hôtel sauf la connexion internet qui est très lente le soir, mais bon on est en vacances.
?view @emplacement+ La vue depuis la chambre est magnifique, on ne s'en lasse pas.
?together,old @ambiance+ Très bel établissement plein de charme avec des meubles anciens et de beaux tableaux.
@proprete+ Propreté irréprochable, c'est assez rare pour le dire.
?good,road @calme- Personnel très aimable. Dommage que ce soit au bord de la route, demandez une chambre à l'arrière.
?together,amis @ambiance+ Super week-end entre amis !! L'ambiance est top, le petit dej du dimanche est énorme, on a mangé jusqu'à midi.
?good @acces- Très bien dans l'ensemble. Le plus difficile c'est de se garer en ville, l'hôtel n'a que quelques places.
?groupe,together @accueil+ Séjour en groupe, tout était très bien organisé, les repas étaient bons et servis à l'heure.
?holidays,together @prix+ Pour la période je trouve que le prix est très raisonnable. Les autres étaient complets ou hors de prix, on a eu de la chance.
?couple,together,restaurant @restauration+ Nous avons pris la demi pension, le repas du soir est très bon et change tous les jours. Il y a un grand choix de desserts.
@chambre+ très bon hotel, lit confortable, douche avec beaucoup de pression, petit plus le café offert en arrivant
?good @petit_dejeuner- Bon hôtel, bien situé pour visiter. Le petit déjeuner pourrait être amélioré, pas beaucoup de choix et le café n'est pas terrible.
?winter @calme+ Séjour en hiver, l'hôtel était presque vide et c'était très reposant. Le personnel a le temps de discuter, ça change des grands hôtels.
?together @calme+ La chambre donnait sur la place et c'était très animé mais avec le double vitrage on n'entend rien.
?good,lift @equipements- Hôtel correct. L'ascenseur était en panne le jour de mon arrivée.
@accueil+ Une mention spéciale pour la personne qui s'occupe du petit déjeuner, toujours souriante et attentionnée.
?together @accueil+ Arrivés tard le soir à cause de la circulation, nous avons quand même pu dîner, c'était très gentil de leur part.
?good,summer @equipements- Bel hôtel mais il fait très chaud dans les chambres en été. Il faudrait vraiment penser à la climatisation.
?dogs @accueil+ Super hôtel qui accepte les chiens sans faire d'histoires ! Chambre au rez de chaussée donc très pratique.
?together @chambre+ Nous avions réservé au dernier moment sans trop savoir où on allait et c'était une bonne surprise. Hôtel refait à neuf, chambre moderne, lit king size.
?affaires @numerique+ Idéal pour le travail, bureau dans la chambre, wifi qui marche bien.
?solo,woman @accueil+ Je voyage souvent seule et ici je me suis sentie en sécurité et bien accueillie.
?good @chambre- La chambre est vraiment petite, il faut le savoir. On n'y passe pas sa journée de toute façon.
?top J'ai beaucoup voyagé et je peux dire que c'est un des meilleurs trois étoiles que je connaisse. Ne changez rien.
?together,famille @accueil+ Très bon accueil des enfants avec des coloriages et un petit cadeau. Les petits lits étaient déjà faits.
?garden,!winter @ambiance+ Le jardin est magnifique avec beaucoup de fleurs et on peut s'y reposer l'après midi.
@prix+ On trouve beaucoup plus cher et beaucoup moins bien dans les environs.
?good @attente- Séjour agréable dans l'ensemble. Un peu d'attente à la réception le matin car tout le monde part en même temps et il n'y a qu'une personne.
?autumn,together @emplacement+ Nous sommes venus pour la randonnée et l'hôtel est très bien situé, il y a des départs de sentiers tout près. Repas copieux le soir, heureusement car on avait faim !
?together,couple @accueil+ Nous avons fêté nos 40 ans de mariage dans cet hôtel et tout était parfait.
?good @proprete- Emplacement parfait. La salle de bain aurait besoin d'un bon nettoyage dans les coins et la moquette est fatiguée.
@restauration+ La cuisine est vraiment très bonne et les prix n'ont rien d'exagéré pour un hôtel.
?weekend @calme+ J'y ai passé deux jours, pas de bruit et pas de monde.
?breakfast-buffet @petit_dejeuner+ Buffet du petit déjeuner énorme, sucré, salé, il y en a pour tous les goûts. On n'a plus faim le midi !
?good @calme- Hôtel sympa avec un bon accueil mais très mal insonorisé. Je conseille de prendre des bouchons d'oreilles.
?lake,together @emplacement+ Petit déjeuner face au lac, on a eu du mal à repartir.
?lake @emplacement+ Très bel endroit, on est tout près de l'eau. J'ai bien aimé aussi le petit salon avec les livres.
?together,good @accueil+ Cela faisait longtemps que nous voulions essayer cet hôtel. On nous a donné une très belle chambre.
?together @chambre+ L'hôtel ne paye pas de mine de l'extérieur mais l'intérieur est très joli et tout est neuf.
?good,together @equipements- Nous avons bien aimé cet hôtel. Il manque peut être un frigo dans la chambre et un endroit pour faire chauffer de l'eau.
?spring @accueil+ Les gens de l'hôtel sont très aimables et connaissent bien les environs.
?together,groupe @restauration+ Repas de groupe et nuit à l'hôtel, tout le monde était content. Ils se sont bien adaptés à nos horaires.
@accueil+ On arrive par une borne dans l'entrée, on tape le numéro de réservation et la carte sort, je n'y arrivais pas et la dame qui passait la serpillière (m'a aidé~|l'a fait pour moi). Après 20 h il n'y a plus personne mais un numéro (affiché|sur la porte), la carte sert aussi pour la porte (de derrière|du local à vélos).
@petit_dejeuner+ Le petit déjeuner se prend (dans une véranda|dans l'ancienne salle de café), il faut dire l'heure la veille. Tout est sur la table quand on descend, le pain dans un torchon, une assiette de jambon et fromage par personne, (un œuf coque|un yaourt), du jus de pomme. Le café arrive dans (une cafetière|un pot).
@chambre+ J'avais la (7|4), au fond du couloir, avec deux fenêtres et un coin bureau. Le matelas est ferme, la couette légère, il y a un vrai placard avec des cintres, une bouilloire (et des sachets|et deux tasses). La douche est (à l'italienne|dans un angle), l'eau chaude arrive tout de suite.
@prix+ J'ai payé $night € en passant par téléphone, sur internet c'était (12|15) € de plus. Le petit déjeuner n'est pas obligatoire, il y a (une boulangerie|un café) à côté. Si on reste (trois|quatre) nuits la dernière est à moitié prix hors saison, c'est écrit sur une ardoise derrière le comptoir, il faut le demander.
?good @numerique- Le wifi il faut entrer son nom et la chambre à chaque fois, sur le téléphone et sur l'ordinateur, (toutes les deux heures|dès qu'on ferme) ça recommence. À l'accueil on m'a donné un deuxième code, celui là (tient mieux|a marché). Dans la chambre ça passe près de la porte, pas (au lit|à la fenêtre), le reste est bien.

# hotel flow mixed
@chambre-,accueil+ Personnel très gentil mais les chambres auraient besoin d'être rénovées, surtout les salles de bain.
@prix-,emplacement+ L'emplacement est super mais les prix sont exagérés pour ce que c'est.
?together @calme-,chambre+ Belle chambre, bon lit, mais une nuit très bruyante, il y avait une fête dans l'hôtel et personne n'avait prévenu. La réception était fermée donc on n'a pas pu se plaindre.
@petit_dejeuner-,proprete+ Hôtel propre et fonctionnel, sans charme. Au petit déjeuner café en machine et viennoiseries industrielles.
?together @accueil-,emplacement+ Bien situé et chambre correcte mais l'accueil laisse à désirer, on a l'impression de déranger.
@chambre- Les photos sont trompeuses, la chambre que j'ai eue n'était pas du tout comme ça. On m'a dit que les chambres rénovées sont plus chères.
?restaurant,together @restauration-,chambre+ La chambre était très bien, le restaurant beaucoup moins. Nous avons mangé ailleurs le deuxième soir.
?pool,together @equipements- Nous avions choisi cet hôtel pour la piscine et elle était fermée pour travaux. On nous avait pourtant confirmé par téléphone qu'elle serait ouverte.
@attente- Trop d'attente partout, à l'arrivée, au petit déjeuner, au moment de payer.
?old @chambre- Il y a du potentiel dans cet hôtel mais il faudrait tout refaire.

# hotel flow bad
@prix- J'ai dû partir un jour plus tôt et on m'a débité toutes les nuits, la réception dit de voir avec le site et le site dit de voir avec (la réception|l'hôtel). J'ai appelé (quatre|cinq) fois, une musique et puis ça coupe. La chambre était (correcte|moyenne), le petit déjeuner je n'y suis même pas allé~.
@proprete- Chambre sale, moquette dégoûtante, draps tachés. Quand on le dit à la réception ils s'en moquent complètement.
?together @chambre- Chambre minuscule et ça sent le renfermé. Nous avions payé pour deux nuits et nous sommes partis au bout d'une seule.
@prix-,chambre- Beaucoup trop cher pour une télé qui ne marche pas et une douche qui fuit.
?together @calme- Les murs sont en papier et la rue est bruyante jusqu'à deux heures du matin.
@accueil- Ma réservation n'avait pas été enregistrée alors que j'avais la confirmation, et c'était de ma faute à les entendre.
?together @petit_dejeuner- Petit déjeuner catastrophique, il n'y avait plus rien et les tables n'étaient pas débarrassées.
@equipements- Rien ne fonctionne dans cet hôtel. La climatisation, la télé, le sèche cheveux, même la lumière de la salle de bain.
?family-run @accueil- Je n'ai jamais été reçu~ comme ça dans un hôtel. Le patron est impoli, il crie sur les employés devant les clients.
?restaurant,together @restauration-,attente- Nous avons attendu plus d'une heure au restaurant de l'hôtel pour des plats froids. Quand on s'est plaint on nous a dit que c'était comme ça le samedi.
@chambre-,proprete- chambre au sous sol sans fenêtre, humide, avec une odeur de moisi. on m'a dit qu'il n'y avait plus que celle là.
?together @prix- On nous a facturé le parking et une taxe dont personne ne nous avait parlé. Le monsieur ne voulait rien entendre.
?pool,famille,together @equipements- L'eau de la piscine était verte et les enfants n'ont pas pu se baigner de la semaine. La chambre familiale c'est une chambre normale avec deux matelas par terre.
@numerique-,accueil- Pas de wifi pendant tout le séjour alors que je viens pour travailler et que c'est marqué wifi gratuit. La réceptionniste m'a répondu que ce n'était pas son problème.
?worst @proprete- Des punaises de lit !!! Je suis couvert~ de boutons. La direction ne répond pas aux mails.
?summer @chambre- Une fournaise. Pas de clim, pas de ventilateur, des fenêtres qui ne s'ouvrent pas en grand.
?together @accueil- Nous sommes arrivés à 14 h, chambre pas prête, normal, mais à 17 h toujours pas prête et pas un mot d'excuse.
@calme-,chambre- Lit qui grince, voisins bruyants, chauffage impossible à éteindre. J'ai connu cet hôtel il y a dix ans et c'était très bien.
?together @emplacement- Ils disent au centre, c'est faux, il faut la voiture pour tout et il n'y a rien autour à part la zone commerciale.
@prix- J'ai dû annuler pour raison de santé plus d'une semaine avant, avec un certificat du médecin, et ils ont gardé la totalité.
?together,winter @chambre- Il faisait 15 degrés dans la chambre ! On nous a donné un petit radiateur qui faisait sauter le courant.
`;
