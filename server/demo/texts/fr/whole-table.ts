/** Whole reviews of restaurants: most guests say one thing in a few words, a few tell one matter through. */
export const frenchWholeTable = `
# restaurant flow good
@restauration+ Très bien mangé, (merci au cuisinier|on sent que c'est fait sur place).
?together @accueil+ Nous étions sans réservation et on nous a (quand même trouvé une table|fait une place), merci encore.
?!pizzeria,!creperie,!gastronomique @restauration+,prix+ La formule du midi change tous les jours, (c'est frais et copieux|et c'est toujours frais).
?couple,woman @accueil+ Mon anniversaire... ils ont éteint les lumières et toute la salle a chanté, (j'étais gênée mais ravie|j'ai adoré) !
?pizzeria @restauration+ trés bonnes pizzas, la pate est fine (comme je l'aime|et bien cuite)
?together On est entrés un peu par hasard et on y est retournés (le lendemain|deux jours après).
@accueil+ Le patron !! (quelle bonne humeur|un vrai bonheur d'être reçu comme ça)
?bistrot @restauration+ Des plats comme (chez ma mère|à la maison), en sauce, avec du bon pain pour finir.
?famille,good,!pizzeria,!creperie @attente- C'était complet donc long, (les enfants s'impatientaient à la fin|mes filles dormaient presque au dessert). Mais très bon
?summer @emplacement+ Mangez dehors, il y a (de l'ombre|un peu d'air) et on est bien.
?gastronomique,couple @restauration+ Les amuse-bouches déjà (étaient remarquables|valaient le déplacement), la suite aussi.
?gastronomique @accueil+ Le sommelier m'a proposé moins cher que ce que je demandais, (c'est assez rare|et il avait raison).
?creperie @restauration+ Galettes (croustillantes|pas grasses du tout), bien garnies.
?creperie @prix+ Galette, crêpe et une bolée pour (18|19|moins de 20) €, on ne peut pas se plaindre
?together @attente+ Assis à midi dix, repartis à une heure. (Et rien de bâclé|C'est ce qu'on voulait).
Des années que je viens et jamais déçu~(, continuez comme ça|).
?bistrot,alone @accueil+ Seul~ à table on se sent vite de trop, ici (pas du tout|c'est tout le contraire).
@restauration+ Deux fois (cette semaine|ce mois ci), aussi bon les deux fois
?famille,weekend,!pizzeria,!creperie @attente+ Nous étions (14|une quinzaine) dimanche midi et tout le monde a été servi en même temps, chapeau.
?amis @ambiance+ Super ambiance, on (est restés jusqu'à la fermeture|a ri toute la soirée) !!
?amis,!creperie,!gastronomique @restauration+ les planches sont bien garnies, (ce qui n'est pas le cas partout|a deux on en a eu assez avec une)
?lake,!winter,together @emplacement+ On avait une table devant et on a vu le soleil se coucher sur $thelake, (magnifique|c'était très beau).
?good @prix- Bonne cuisine mais (les vins sont vraiment chers|presque rien au verre et des bouteilles hors de prix).
?good @attente- Très bon mais qu'est ce que c'est long, (elle est toute seule en salle|ils sont deux pour toute la salle)
?good,together @attente- Une table de vingt juste avant nous, (il a fallu patienter|presque une heure pour le plat). Ça valait l'attente quand même
@accueil+ J'apprécie quand le patron passe voir si tout va bien, (et pas juste pour la forme|ça devient rare).
?!gastronomique @prix+ c'est bon et c'est pas cher (du tout|donc j'y retourne)
?weekend Réservez (le samedi|pour le soir), j'ai vu repartir beaucoup de monde.
?couple Nous y allons à chaque séjour et ça ne change pas, tant mieux.
?affaires @attente+ En une heure c'est fait, (facture comprise|café compris). Je n'en demande pas plus le midi.
?affaires @calme+ On s'entend parler, ce qui est important quand on a (à discuter|un client en face de soi).
?!winter @emplacement+ Terrasse (à l'abri du vent|bien exposée), on y resterait l'après-midi
?top @restauration+ Coup de coeur !!! Tout était délicieux, (bravo|mille mercis)
?gastronomique,couple @restauration+ On nous avait offert un bon cadeau et on ne savait pas trop à quoi s'attendre. (Quel repas|On a compris dès l'entrée) !
?gastronomique @prix+ Le menu à (58|64) € n'est pas exagéré vu tout ce qu'on vous apporte autour.
?pizzeria,famille @attente+ Nous y allons avec les enfants parce que c'est servi (vite|rapidement).
?pizzeria @restauration+ Gardez de la place pour le tiramisu car il est maison et (très bon|pas trop sucré).
?creperie,together @restauration+ Tellement bon qu'on y est retournés (deux jours après|la même semaine).
?brasserie @attente+ On peut y manger à (toute heure|15 h), et ça, quand on arrive de voyage...
?brasserie @restauration+ Une entrecôte comme je l'ai demandée, (bleue et chaude|saignante, pas à point), c'est assez rare pour le dire
?good @restauration- Entrées et plats très bien, les desserts (un peu moins|font un peu pâle figure à côté).
Je ne mets jamais d'avis, (là il le faut|là je le fais pour l'équipe qui le mérite).
?groupe @accueil+ Trente personnes, aucun souci. (Les plats étaient chauds pour tout le monde|Merci pour l'organisation).
?winter @ambiance+ On rentre gelé et il fait bon, (ça fait du bien|la salle est bien chauffée).
?winter,together,!pizzeria,!creperie @restauration+ Une soupe et un gratin après (la marche|une journée dehors), parfait pour nous
?village @prix+ Un petit restaurant de village (comme il n'y en a plus|comme je les aime), prix doux.
?good,!parking @acces- Pour se garer c'est (toute une histoire|la galère), venez à pied. Mais venez
?together,!pizzeria,!creperie,!gastronomique @restauration+,prix+ à 4 on s'en est sortis à (30|32) euros par personne avec le vin, et on n'avait plus faim !
?famille,summer Les enfants peuvent (courir un peu|jouer) à côté pendant qu'on finit de manger, ça change tout.
?bistrot,together C'est la troisième fois que nous venons et (nous sommes toujours contents|ce ne sera pas la dernière).
?bistrot @restauration+ Même le vin au pichet est (bon|très correct).
?dogs @accueil+ Une gamelle d'eau pour le chien avant même (nos verres|qu'on ait la carte), gentil.
@prix+ Bon rapport qualité prix, (vraiment|je recommande).
?famille,woman @accueil+ Mon fils est allergique aux (oeufs|fruits à coque). La serveuse est allée vérifier chaque plat en cuisine et nous a dit ce qu'il pouvait prendre ou pas, alors que c'était plein. Je la remercie, on a mangé tranquilles.
?lake,!gastronomique @prix+,emplacement+ Face $tolake je m'attendais à payer (plus cher|le double), eh bien non.
?old @ambiance+ J'aime beaucoup cette salle avec (les vieilles pierres|le parquet qui craque).
?couple De dehors ça ne (donne pas envie|paye pas de mine), poussez la porte.
?couple @accueil+ Merci à notre hôtel qui nous a conseillé (ce restaurant|d'aller là), on a été bien reçus.
?good @accueil- Un peu froid au début, (après ça va mieux|puis ça se détend), et on mange très bien.
?good @equipements- On mange très bien mais les chaises (sont dures|font mal au dos).
?good @equipements-,restauration+ Dommage que les tables se touchent, parce que la cuisine est (excellente|vraiment fine).
?bistrot @prix+ j'y mange (deux fois par semaine|souvent), les prix n'ont presque pas bougé
?good,alone,!pizzeria,!creperie @restauration+,prix- Un peu plus cher qu'ailleurs, mais les légumes ont du goût. (J'y suis retourné~ trois fois|Je préfère ça).
?pizzeria @attente+ Pizza à emporter prête (à l'heure dite|en un quart d'heure), toujours.
?pizzeria @accueil+ La jeune fille au téléphone est (d'une gentillesse|très aimable), ça commence bien.
?pizzeria,good @restauration+ Ici la pâte est fine et croustillante. (Il manque juste un peu de choix en dessert|Je les préfère avec moins de fromage).
?pizzeria,amis (La burrata|Cette burrata) !!!
?creperie,famille Bonne crêperie quand on a des enfants (difficiles|qui n'aiment rien).
?good,creperie @ambiance- Petite salle, donc (bruyante|un peu sonore quand c'est plein), mais quelles galettes
?creperie,couple @restauration+ On est bretons tous les deux donc (méfiants|difficiles). Rien à dire, la pâte est bonne.
?creperie La caramel beurre salé est (ma préférée|tellement bonne que j'en aurais pris deux).
?brasserie @restauration+ Moules (fraîches|bien pleines), c'est tout ce qu'on leur demande.
?brasserie,solo,good @prix- Correct et bien situé mais (c'est pas donné|un peu cher)
?brasserie @attente+ Toujours plein et pourtant (servi en dix minutes|ça va vite), je ne sais pas comment ils font.
?gastronomique,together @restauration+ Nous étions venus il y a quelques années, la cuisine a encore (progressé|gagné en finesse).
?gastronomique @prix+ Allez y le midi ! Le menu déjeuner à (34|36|38) euros (est une affaire|vaut largement celui du soir).
?gastronomique @accueil+ J'avais un train à prendre et on en a tenu compte, sans jamais me (presser|bousculer). Merci
?woman,amis @restauration+ Trop jolies les assiettes, on a (tout pris en photo|fait des photos de tout) !
?together Nous sommes toujours bien reçus, (merci|merci à tous).
?good @restauration+ La carte est courte (et c'est très bien|mais tout est bon).
@proprete+ Très propre, (même les toilettes|les toilettes aussi)
?good,together @prix- On y vient depuis longtemps. C'est toujours très bon mais on mangeait pour 20 euros et maintenant il faut presque compter le double, alors on vient moins souvent, c'est tout ce que j'ai à leur reprocher.
?weekend,together @attente+,accueil+ Complet et on nous a trouvé une table (quand même|en dix minutes).
?top (Bref|En un mot) que du positif !
?good @attente- Je reproche juste (la lenteur|le temps d'attente) entre l'entrée et le plat.
?couple @ambiance+ Musique douce, lumière douce, (ma femme était aux anges|pile ce qu'il nous fallait ce soir là).
Bon restaurant, (j'y retournerai|à recommander).
?together @restauration+,accueil+ Le chef est sorti (nous demander si ça avait plu|dire bonjour). Oh que oui
?!pizzeria,!creperie,!gastronomique @restauration+ trop bon !! les burgers sont (énormes|une tuerie)
?!pizzeria,!creperie,!gastronomique @restauration+ Enfin des frites qui ne sortent pas d'un sachet (!|, merci)
?good,together Il faut réserver, (on nous a refusés la première fois|c'est petit), depuis on appelle avant et tout va bien.
Un petit quelque chose offert (avec le café|avec l'apéritif), ça ne coûte rien et ça fait plaisir
?famille @accueil+ Les serveurs sont (rigolos|patients) avec les petits, les nôtres en redemandent.
?together @accueil+ Merci à $staff pour (son service|sa gentillesse) !
?gastronomique,top @restauration+,accueil+ Tout simplement exceptionnel. (Je n'ai pas d'autre mot|Rien à ajouter).
?!gastronomique @restauration+ C'est de la cuisine simple mais (bonne|bien faite).
?woman,alone @accueil+ J'avais un peu peur de dîner seule, on m'a donné une table (près de la fenêtre|au calme) sans que je demande.
?good,!winter @calme- En terrasse il y a (un peu de passage|les voitures), à l'intérieur on est mieux. Bonne cuisine.
?couple,!pizzeria,!creperie @restauration+ Nous ne mangeons pas de viande et d'habitude c'est (salade ou omelette|vite vu). Là un vrai plat, travaillé, et le serveur nous en a parlé avec envie au lieu de s'excuser. Ça nous a (vraiment|) fait plaisir.
?together On voulait juste (boire un verre|prendre un dessert) et on est restés manger.
@restauration+ Le pain ! (On en parle pas assez, il est excellent|Demandez leur d'où il vient).
?top,!pizzeria,!creperie @restauration+ Cuisson parfaite, (ni plus ni moins|au degré près), et les légumes avaient du croquant.
?summer,good @equipements- Chaud, très chaud à l'intérieur, prenez (dehors|la terrasse). La cuisine vaut le coup
?!pizzeria,!creperie @restauration+ $thedishup... (je reviendrai rien que pour ça|prenez ça et ne cherchez pas plus loin).
?bistrot,affaires Ma cantine quand je (travaille dans le coin|suis en déplacement).
?!gastronomique @restauration+ Je n'ai pas pu finir tellement (c'était copieux|les portions sont grandes).
?good @restauration- Carte qui ne change pas assez quand on est (habitué|du coin), sinon je n'ai que du bien à dire.
RAS, (bon moment|très bien).
?family-run @accueil+ On sent que c'est une famille qui aime (recevoir|son métier).
?garden,!winter @ambiance+ Demandez (le jardin|à être dans le jardin) !
?view @emplacement+ Quelle vue ! Et (c'est bon en plus|on mange bien).
?road,together @attente+ Bonne étape, on a repris la route (en moins d'une heure|pas trop tard).
?parking,!solo @acces+ J'y emmène mes parents car on se gare (devant|juste devant la porte).
?man,!pizzeria,!creperie,!gastronomique @restauration+ Bonne viande bien (saignante|saisie), c'est pour ça que j'y vais.
?together @restauration+ quatre plats différents a notre table et (les quatre bons|tout était bon)
?spring,!gastronomique Ravi~ qu'ils aient rouvert, (l'hiver est long sans eux|ça nous manquait).
?autumn,!pizzeria,!creperie @restauration+ C'est la saison des champignons et ils savent (les faire|les cuisiner), allez y maintenant.
?!gastronomique acceuil super, (on y mange bien|tout le monde est souriant)
?good @restauration+,ambiance- La musique un peu forte pour (mon goût|un midi), mais on y mange bien.
?solo @accueil+ De passage pour (une nuit|le travail), on m'a servi à 21 h 30 sans faire la grimace.
?together @accueil+ Nous avions oublié (un sac|une écharpe), ils nous ont appelés avant qu'on s'en aperçoive.
?gastronomique @ambiance+ Pas guindé(, on peut venir en jean|) et pourtant très soigné
@attente+ Servi~ (rapidement|vite) et chaud.
?holidays,together @attente+ En pleine saison et pas plus de (vingt|15) minutes d'attente, bravo (à eux|).
?good,together @attente-,accueil+ Il y a eu une erreur de commande, (elle|la serveuse) s'est excusée tout de suite et on nous a offert les cafés. Des erreurs tout le monde en fait, c'est la façon de réagir qui compte, donc je mets une bonne note.
@accueil+ Souriants. (C'est bête mais ça change un repas|Tous).
?famille,!pizzeria,!creperie,!gastronomique @restauration+ Pour une fois le menu enfant n'est pas (du pané|nuggets frites), merci !
?famille La chaise haute était propre, ce n'est (pas toujours le cas|malheureusement pas partout pareil).
?woman J'ai adorer la déco, (très cosy|tout est beau)
?!winter @restauration+ Les glaces (sont d'un artisan|valent le détour), j'en ai pris deux fois.
?good @prix- Le vin au verre à (7|8) euros faut pas abuser. Le reste est à un prix normal et très bon
?top (Parfait|10/10), rien d'autre à dire
?pizzeria @prix+ Une grande pizza à ce prix là (je ne connais pas ailleurs|c'est rare).
?pizzeria C'est sympa de voir (le pizzaiolo|les pizzas se faire) pendant qu'on attend.
?creperie,good @attente- Ça prend du temps car (c'est fait à la commande|il n'y a qu'elle aux plaques), ne venez pas pressés.
?brasserie,winter Chocolat chaud (maison|épais comme il faut), j'y passe pour ça.
?gastronomique,good @attente- (Trois heures|Presque trois heures) à table, il faut le savoir. Mais quel repas.
?gastronomique,woman @ambiance+ Je redoutais un endroit guindé et pas du tout, (on vous parle normalement|le personnel est très simple).
?bistrot @accueil+ La patronne se souvient (de tout le monde|de ce que je bois), ça me touche toujours.
?!weekend,!holidays Allez y plutôt en semaine (parce que c'est calme|pour être tranquille).
?together Des amis nous en parlaient depuis (un an|longtemps) et ils avaient raison.
?affaires,!gastronomique @accueil+ Je suis arrivé~ à 21 h 10, la cuisine fermait. (On m'a fait une assiette|Le cuisinier est resté) quand même et j'ai même eu un dessert, à l'hôtel on m'avait dit que je ne trouverais plus rien.
?good @restauration+ portions un peu justes pour moi, mais (très bon|c'est fin)
?old @ambiance+ La salle est magnifique, (surtout la grande cheminée|le plafond surtout).
?together @restauration+ Je craignais l'usine à touristes, (je me trompais|pas du tout), c'est cuisiné.
?amis,weekend @accueil+ On était 9, bruyants, (personne n'a râlé|ils ont été adorables) !
?alone,!solo J'étais passé~ plusieurs fois devant sans entrer et j'avais tort.
?good,weekend @attente- Evitez le samedi soir, (c'est la folie|ils ne suivent pas). Les autres jours très bien.
Très bon, très bon accueil
?!gastronomique @restauration+ On peut emporter ce qu'on n'a pas fini et c'est utile vu (les quantités|les portions).
?top,together (On a fait|J'ai fait) cinq restaurants dans la semaine, le meilleur c'est celui là
@restauration+ C'était bon et (bien présenté|bien assaisonné).
?together @accueil+ Ma mère n'avait pas d'appétit, on lui a fait (une demi-portion|une petite assiette) sans discuter.
(Excellent|Très bon) restaurant, je recommande.
?together Nous avons passé une (très bonne|excellente) soirée.
@accueil+,attente+ Service rapide, personnel (agréable|sympathique).
@restauration+ Plats (copieux et bons|bons et copieux), je reviendrai.
Bonne adresse, (à retenir|merci pour le conseil)
@accueil+ très gentil personnel, (surtout la dame|surtout la jeune serveuse) du midi
?together (On a bien aimé|Bonne découverte), on reviendra.
@restauration+ On voit que (c'est frais|c'est cuisiné sur place).
?bistrot @restauration+,prix+ Bon plat du jour pour (15|16) euros, café compris.
?pizzeria Rien à dire, bonne pizza
?creperie @accueil+ La dame est adorable et (les crêpes sont bonnes|elle fait de bonnes crêpes).
?gastronomique @restauration+ Cuisine très fine, (beaux produits|belles assiettes), je conseille.
?brasserie Correct pour une brasserie, (bon service|on y mange bien).
?couple @accueil+ Nous avions réservé pour nos trente ans de mariage sans le dire à personne, juste en demandant une table calme. La serveuse a dû nous entendre en parler car au dessert il y avait une bougie et un petit mot. Nous avons été très touchés.
?together @accueil+ Il pleuvait et on attendait dehors l'ouverture avec (une poussette|ma belle-mère). Ils nous ont fait entrer vingt minutes avant, on nous a apporté de l'eau et du pain. Ce n'est pas grand chose mais peu de restaurants le font.
?good,together,!pizzeria,!creperie @attente-,restauration+ J'ai failli mettre moins parce que c'est vraiment très long, une bonne heure avant le plat. Mais quand il arrive on comprend qu'il n'y a rien de réchauffé, tout part de la cuisine au moment. Venez un jour où vous avez le temps.
?pizzeria @restauration+ Je mange des pizzas partout où je vais et d'habitude la pâte me reste sur l'estomac. Pas celle là, elle lève deux jours d'après le patron, elle est légère et on finit sans se forcer. (J'en ai repris le lendemain|).
?bistrot,together @prix+,restauration+ On vient à quatre du bureau tous les jeudis et depuis deux ans on paye à peu près pareil, c'est toujours cuisiné le matin et jamais deux fois la même chose dans le mois. Autour de nous tout a augmenté.
# restaurant flow mixed
?together @restauration- Mon plat était bon et celui de mon voisin (raté|froid), ça dépend de ce qu'on prend
@restauration- Moyen. Je m'attendais à mieux (vu les commentaires|pour le prix).
?couple @calme- (Collés à un groupe|A côté de la porte), impossible de se parler. Le repas était bon, dommage.
?bistrot @prix- La formule a encore augmenté et le café (n'est plus compris|est en plus maintenant)...
?famille @attente- Pas adapté aux petits, (rien pour les occuper|pas une chaise haute) et une heure d'attente.
?pizzeria @restauration- Le goût y est mais le milieu (n'était pas cuit|était détrempé).
?creperie @prix- Bonnes galettes, petites, chères. Avec (le cidre|une crêpe) on arrive à 30 €
?gastronomique @prix- C'est beau, c'est bon, et on sort (avec la faim|en ayant faim). A ce tarif je trouve ça gênant.
?brasserie @accueil- On nous a fait changer de table (deux fois|en plein apéritif) sans dire pourquoi.
?holidays @attente- Dépassés en saison, (le vin après le plat|commande perdue). C'est pas mauvais pourtant
@proprete- Cuisine correcte mais la table (collait|n'avait pas été essuyée).
@restauration- Le dessert sort d'une boîte, (le reste non, je ne comprends pas|j'en mettrais ma main au feu).
?alone @accueil- Salle à moitié vide et on me met (près des toilettes|dans le passage), parce que je suis seul~ je suppose.
?together @restauration- C'était bien mieux il y a deux ans. (Maintenant c'est quelconque|La carte n'a plus rien à voir), on est déçus.
?!winter,!gastronomique @emplacement+,restauration- Pour boire un verre en terrasse oui, pour (manger|le repas) non.
?!gastronomique @prix+,restauration- pas cher mais (gras|très gras), sa dépanne
@accueil- Il fallait se lever pour demander (du pain|la carte) parce que personne ne venait au fond de la salle.
@restauration- desserts à revoir sinon ok
?together @attente- La serveuse est seule et court partout, je ne lui en veux pas. Mais $longmin minutes entre l'entrée et le plat, avec la moitié de la salle qui regarde sa montre, il faudrait que le patron embauche ou prenne moins de monde.
@restauration- Ni bon ni mauvais
?weekend,together @ambiance- On crie pour s'entendre. (On a bien mangé mais quel bruit|Dommage car c'est bon).
?pizzeria @prix- Les pizzas sont (devenues petites|plus petites qu'avant), le prix n'a pas baissé.
?creperie @attente- Bien mais beaucoup trop long pour (deux crêpes|une galette)
?brasserie @restauration- Steak trop cuit, (on ne l'avait pas demandé comme ça|frites tièdes), heureusement c'est rapide.
Pas mal sans plus
?!pizzeria,!creperie @restauration- $thedishup manquait (de sel|de cuisson), ça arrive, mais on ne m'a rien demandé.
?gastronomique,couple @accueil- Des explications à n'en plus finir à chaque assiette, (on voulait juste dîner|c'est fatigant). C'est bon sinon.
?affaires @attente- J'ai dû laisser mon dessert tellement c'était (lent|long), pour un midi de travail ça ne va pas.
?woman,!pizzeria,!creperie @restauration- Pour une végétarienne (rien|pas grand chose), on m'a enlevé la viande et c'est tout. Même prix
?together @prix- Bon mais trop cher (pour nous|pour ce que c'est).
?family-run @accueil+,restauration- Gens charmants, cuisine (fatiguée|trop salée) ce jour là, (donc 3|je mets 3).
?famille,!pizzeria,!creperie,!gastronomique @restauration- Les grands ont bien mangé, les enfants ont eu (des nuggets tièdes|trois frites et un steak sec).
?winter @equipements- On garde le manteau (pour manger|toute la soirée). La cuisine est bonne mais bon
?together @prix- Personne ne nous avait dit que (la sauce|le pain) était en supplément. Ce n'est pas la somme, c'est la manière.
?old @equipements- Le cadre est beau, les banquettes sont (défoncées|très usées).
?together,!pizzeria,!creperie @restauration- Mon plat est revenu deux fois de la cuisine, la première froid, la deuxième trop cuit. Ils se sont excusés et ne me l'ont pas compté, c'est correct de leur part, seulement les autres avaient fini de manger depuis longtemps.
?couple Moyen, on a connu mieux
@accueil+,restauration- Personnel très gentil mais (cuisine sans intérêt|ce n'est pas très bon).
# restaurant flow bad
?together @attente-,accueil- Plus d'une heure pour avoir nos plats alors que la salle n'était pas pleine. Des gens arrivés après nous mangeaient déjà. On a demandé, on nous a répondu (que c'était comme ça|d'attendre comme tout le monde), sans un mot d'excuse. Nous ne reviendrons pas.
@accueil- Acceuil glacial, (pas un bonjour|pas un regard).
?worst @accueil- Déplorable, (du bonjour à l'addition|je n'ai jamais vu ça)
?!pizzeria,!creperie,!gastronomique @prix-,restauration- (24|22) euros le plat pour une viande (dure|qu'on n'arrive pas à couper) !!
@restauration- il y avait de la terre dans la salade et le serveur (a haussé les épaules|s'en moquait)
?couple @attente- Réservé à 20 h, assis à 20 h 30, (servis à 22 h|entrée à 21 h 20). La soirée était fichue.
?famille @accueil- On nous fait comprendre que les enfants (dérangent|ne sont pas les bienvenus), c'est très désagréable
?pizzeria @restauration- Pizza brûlée dessous, (crue|pas cuite) au milieu.
?pizzeria @attente- Commandée pour 19 h 30, (prête à 20 h 15|j'attendais encore à 20 h), et froide à la maison.
?creperie @restauration- (Sèches|Molles et froides), voilà pour les galettes.
?creperie,together @accueil- Refusés à 13 h 40 alors que c'est écrit 14 h 30 (sur la porte|sur leur site), et avec quel ton !
?gastronomique @prix-,accueil- Menu à (79|85) €, un service prétentieux et $thedish tiède... (très déçu~|non)
?gastronomique,together @attente- Quatre heures à table, (quarante minutes|une éternité) entre deux plats et pas une explication. A la fin on n'avait même plus envie du dessert, on voulait rentrer. Pour $bill € par personne ce n'est pas acceptable.
?brasserie @attente-,accueil- Vingt minutes assis~ sans voir personne, les serveurs (discutaient au bar|étaient sur leur téléphone). Je suis parti~.
?brasserie,worst @restauration- Tartare qui sentait, (facturé quand même|je n'y ai pas touché), honteux
?bistrot @restauration-,prix- Depuis le changement de patron (c'est fini|plus rien n'est pareil), moins bon et plus cher.
?bistrot @attente- Si vous travaillez l'après-midi n'y allez pas car c'est (trop long|interminable)
@proprete- Couverts (sales|mal lavés), verre avec du rouge à lèvres. Non.
?worst @proprete- Toilettes immondes, (je n'ose pas imaginer la cuisine|ça m'a coupé l'appétit)
?together @accueil- Réservé depuis dix jours et aucune trace, (on nous a dit de revenir un autre jour|la dame nous a presque traités de menteurs).
?together,!pizzeria,!creperie @restauration-,accueil- Deux sur quatre malades (dans la nuit|le lendemain). J'ai appelé pour les prévenir, on m'a raccroché au nez.
?worst @restauration- Nul. (Fuyez|Passez votre chemin).
?worst,together @restauration-,accueil- le pire de toutes nos vacances, (immangeable et désagréable|on a laissé nos assiettes)
?worst @prix- ATTRAPE TOURISTES, vérifiez (votre addition|bien la note), un café compté deux fois
@prix-,accueil- Carafe d'eau refusée. (Il faut acheter la bouteille|Ils n'ont pas le droit), je crois que ça dit tout.
?summer,together @attente- Une heure pour avoir à boire, (en plein soleil|avec 35 degrés)...
?alone @attente-,accueil- Oublié~ (une demi-heure|vingt minutes) parce que je mange seul~, les tables d'après servies avant moi.
?affaires @attente- plat à 13 h 40, (plus le temps de manger|avalé en cinq minutes), plus jamais un midi
?!pizzeria,!creperie @restauration- $thedishup à peine tiède et qui (baignait dans le gras|nageait dans la sauce).
?groupe @attente-,accueil- La moitié du groupe avait fini quand l'autre attendait encore son entrée. C'était commandé depuis un mois, le menu, les heures, tout. Nous avons demandé un geste et le gérant nous a dit (que ça arrive|qu'il ne fallait pas venir si nombreux).
?amis @accueil- Impossible de payer séparément et (on se fait engueuler en plus|il s'énerve direct)
?amis,!creperie,!gastronomique @prix- 16 euros la planche avec (trois tranches|presque rien) dessus
?weekend @attente- Une seule personne en salle un samedi soir. Et le patron au bar (avec ses copains|qui regardait).
?!worst @attente- Trop d'attente pour (un plat tiède|ce qu'on mange), dommage le personnel est gentil
?!worst @restauration- Beaucoup trop salé, (l'entrée comme le plat|on ne sentait que ça).
?holidays,together @accueil- Mis dehors à 21 h pour (le deuxième service|faire la place), on finissait nos desserts.
@accueil- J'ai demandé (un couteau propre|à changer de table), la serveuse a soupiré
?together @attente-,accueil- Une heure un quart d'attente, puis il n'y avait plus rien. On s'est levés et (il fallait payer l'apéro|on nous a réclamé le pain) !!
?autumn,together @ambiance- Il faisait froid dans la salle et la musique était à fond, on est (vite partis|partis avant le café).
?!pizzeria,!creperie @restauration- « Fait maison » sur la vitrine, frites surgelées dans l'assiette. (Il faut être honnête|On prend les gens pour qui ?)
@restauration- Décongelé (à moitié|), encore de la glace au milieu.
@prix- Trop cher pour (ce qu'il y a dans l'assiette|si peu).
?!gastronomique @restauration- On mange mieux (à la cantine|au self de l'entreprise), sincèrement.
?together @accueil- Il faut réclamer l'eau, le pain, l'addition, et à chaque fois (le serveur|la serveuse) souffle.
@restauration- j'ai fini par (manger le pain|laisser l'assiette), personne ne m'a demandé pourquoi
?worst,together @accueil- Le patron nous a insultés devant (la salle|tout le monde) parce qu'on trouvait le temps long. A fuir
?winter,together @equipements- Pas de chauffage dans la salle, on a mangé (en manteau|avec nos vestes).
?!worst @restauration- Je n'ai rien trouvé de bon (à part le pain|à part le café).
?creperie @prix- (25|27) € pour deux crêpes, (vides|sèches)
?pizzeria,!worst @restauration- Champignons en boîte, jambon carré, (pâte de supermarché|fromage sans goût). Dommage, la salle est jolie.
?gastronomique @accueil- On vous prend de haut (dès la porte|dès que vous demandez le prix d'un vin).
@attente- 50 minutes. (Pour une salade|Pour un plat du jour).
?famille @restauration-,prix- Menu enfant à 13 euros, (des pâtes collées|un steak gris), mon fils n'a rien mangé
?woman @accueil- On m'a parlé comme à (une gamine|un chien), je n'y remettrai pas les pieds
Je ne comprends pas les bons avis
?!worst,together @restauration- Pas la faute de la petite serveuse, mais en cuisine (c'est n'importe quoi|ils s'en moquent).
@proprete- Un cheveu. Je le montre, on me (ramène la même assiette|dit que ce n'est pas le leur).
?affaires @prix- Facture fausse (deux fois|), et il a fallu insister pour la faire corriger.
?together @attente-,accueil- On a fini par demander à la table d'à côté si c'était normal, ils attendaient depuis plus longtemps que nous. Quand on s'est levés pour partir on nous a dit que les plats arrivaient, c'était faux. On est partis.
@accueil-,prix- J'ai signalé une erreur sur la note, un dessert que je n'avais pas pris. Au lieu de corriger on m'a demandé si j'étais bien sûr~, puis la patronne est venue vérifier ma table. Tout ça pour (8|7) euros.
Très déçu~, je ne recommande pas.
@accueil-,attente- Service très long et personnel désagréable
@restauration- Pas bon, (rien n'avait de goût|cuisine industrielle).
`;
