/** Whole reviews of restaurants: most guests say one thing in a few words, a few tell one matter through. */
export const frenchWholeTable = `
# restaurant flow good
@restauration+ Très bien mangé, (merci au cuisinier|on sent que c'est fait sur place).
?together @accueil+ Nous étions sans réservation et on nous a trouvé une table, merci.
?!pizzeria,!creperie,!gastronomique @restauration+,prix+ La formule du midi change tous les jours, (c'est frais et copieux|et c'est toujours frais).
?pizzeria @restauration+ trés bonnes pizzas, la pate est fine (comme je l'aime|et bien cuite)
?together On y est retournés (le lendemain|deux jours après).
@accueil+ Le patron est (très sympathique|super) !!
?bistrot @restauration+ Bons plats en sauce et bon pain.
?famille,good,!pizzeria,!creperie @attente- C'était complet donc long avec les enfants. Mais très bon
?summer @emplacement+ Terrasse (à l'ombre|agréable).
?gastronomique,couple @restauration+ Les amuse-bouches étaient (très bons|excellents), la suite aussi.
?creperie @restauration+ Galettes (croustillantes|pas grasses du tout), bien garnies.
?creperie @prix+ Galette, crêpe et une bolée pour (18|19|moins de 20) €, c'est correct
Je viens depuis des années et jamais déçu~.
?bistrot,alone @accueil+ Très bien reçu~ même seul~.
@restauration+ J'y suis allé~ deux fois (cette semaine|ce mois ci), très bon
?famille,weekend,!pizzeria,!creperie @attente+ Nous étions (14|une quinzaine) dimanche midi et le service a été rapide.
?amis @ambiance+ Super ambiance (et bonne soirée|) !!
?amis,!creperie,!gastronomique @restauration+ les planches sont bien garnies
?lake,!winter,together @emplacement+ Belle vue sur $thelake, très agréable (le soir|).
?good @prix- Bonne cuisine mais les vins sont (vraiment|trop) chers.
?good @attente- Très bon mais (très|trop) long, il manque du monde en salle
?together @restauration+,accueil+ Nous avons très bien mangé, les plats sont bons et bien servis. Le personnel est agréable.
?good,together @attente- Presque une heure pour le plat. Bon repas quand même
?!gastronomique @prix+ c'est bon et c'est pas cher (du tout|donc j'y retourne)
?weekend Réservez (le samedi|pour le soir), il y a du monde.
?couple Nous y allons à chaque séjour et c'est toujours aussi bien.
?affaires @attente+ Service rapide le midi, (très bien|pratique).
?affaires @calme+ Assez calme pour discuter (le midi|).
?!winter @emplacement+ Terrasse (à l'abri du vent|bien exposée)
?top @restauration+ Coup de coeur !!! Tout était délicieux
?gastronomique @prix+ Le menu à (58|64) € est d'un bon rapport qualité prix.
?pizzeria,famille @attente+ Avec les enfants c'est bien, c'est servi (vite|rapidement).
?pizzeria @restauration+ Le tiramisu est maison et (très bon|pas trop sucré).
?creperie,together @restauration+ Très bonnes galettes, on y est retournés.
?brasserie @attente+ On peut manger à (toute heure|15 h), pratique
?brasserie @restauration+ Entrecôte (cuite comme demandé|bien saignante), bonnes frites
?good @restauration- Entrées et plats très bien, les desserts un peu moins.
?groupe @accueil+ Trente personnes, (tout était chaud|bien organisé).
?winter,together,!pizzeria,!creperie @restauration+ Bonne soupe et bon gratin après (la marche|une journée dehors)
?village @prix+ Petit restaurant de village, prix doux.
?good,!parking @acces- C'est (difficile|compliqué) pour se garer, venez à pied. Bon restaurant
?together,!pizzeria,!creperie,!gastronomique @restauration+,prix+ à 4 on a payé (30|32) euros par personne avec le vin, très bien mangé !
?famille,summer Les enfants peuvent jouer à côté de la terrasse.
?good,together @restauration+,attente- Bonne cuisine et bons desserts. Par contre l'attente entre les plats est un peu longue.
?bistrot,together C'est la troisième fois que nous venons et nous sommes toujours contents.
?bistrot @restauration+ Le vin au pichet est (bon|très correct).
?dogs @accueil+ Chien accepté (et eau pour lui|).
@prix+ Bon rapport qualité prix, (vraiment|je recommande).
?famille,woman @accueil+ Mon fils est allergique aux (oeufs|fruits à coque), la serveuse a bien vérifié les plats. Merci
?lake,!gastronomique @prix+,emplacement+ Face $tolake et prix corrects.
?old @ambiance+ J'aime beaucoup cette salle avec (les vieilles pierres|la cheminée).
?couple @accueil+ Conseillé par notre hôtel, on a été bien reçus.
?good @accueil- Accueil un peu froid, mais on mange très bien.
?good @equipements- On mange très bien mais les chaises (sont dures|font mal au dos).
?good @equipements-,restauration+ Dommage que les tables soient si serrées, la cuisine est (excellente|très bonne).
?bistrot @prix+ j'y mange (deux fois par semaine|souvent), les prix sont corrects
?pizzeria @attente+ Pizza à emporter prête (à l'heure|en un quart d'heure).
?pizzeria @accueil+ La jeune fille au téléphone est très aimable.
?pizzeria,good @restauration+ La pâte est fine et croustillante. Il manque juste un peu de choix en dessert.
?pizzeria,amis @restauration+ La burrata est très bonne !!!
?creperie,famille Bonne crêperie avec des enfants.
?good,creperie @ambiance- Petite salle, donc (bruyante|un peu sonore quand c'est plein). Bonnes galettes
?creperie,couple @restauration+ La pâte à galette est bonne.
?creperie @restauration+ La caramel beurre salé est (très bonne|ma préférée).
?brasserie @restauration+ Moules fraîches, (bonnes frites|bien servi).
?good,couple @restauration+,calme- On a très bien mangé, les produits sont frais. La salle est bruyante quand c'est plein.
?brasserie,solo,good @prix- Correct et bien situé mais (c'est pas donné|un peu cher)
?brasserie @attente+ Toujours plein mais (servi vite|ça va vite).
?gastronomique @prix+ Allez y le midi ! Le menu déjeuner à (34|36|38) euros est très bien.
?woman,amis @restauration+ Jolies assiettes et très bon !
?together Nous sommes toujours bien reçus, (merci|merci à tous).
?good @restauration+ La carte est courte mais tout est bon.
@proprete+ Très propre, les toilettes aussi
?good,together @prix- On y vient depuis longtemps. C'est toujours très bon mais les prix ont beaucoup augmenté.
?weekend,together @accueil+ C'était complet et on nous a trouvé une table quand même.
?top Que du positif !
?good @attente- Un peu d'attente entre l'entrée et le plat, sinon très bien.
?couple @ambiance+ Musique douce, (belle salle|on était bien).
Bon restaurant, (j'y retournerai|à recommander).
?together @restauration+,accueil+ Le chef est venu dire bonjour. Très bon repas
?!pizzeria,!creperie,!gastronomique @restauration+ trop bon !! les burgers sont énormes
?!pizzeria,!creperie,!gastronomique @restauration+ Bonnes frites maison (!|)
?good,together Il faut réserver, c'est petit. Très bon
Un petit quelque chose offert avec (le café|l'apéritif), merci
?together @accueil+ Merci à $staff pour (son service|sa gentillesse) !
?gastronomique,top @restauration+,accueil+ Exceptionnel, la cuisine comme le service.
?!gastronomique @restauration+ C'est de la cuisine simple mais (bonne|bien faite).
?good @accueil+,prix- Service très agréable et cuisine bonne, mais les boissons et les desserts sont chers.
?woman,alone @accueil+ Bien reçue même toute seule, bonne table (près de la fenêtre|au calme).
?good,!winter @calme- En terrasse il y a les voitures, à l'intérieur on est mieux. Bonne cuisine.
?couple,!pizzeria,!creperie @restauration+ Bon plat végétarien, pas juste une salade.
@restauration+ Le pain est excellent !
?top,!pizzeria,!creperie @restauration+ Cuisson parfaite, bons légumes.
?summer,good @equipements- Très chaud à l'intérieur, prenez (dehors|la terrasse). Bonne cuisine
?!pizzeria,!creperie @restauration+ J'ai pris $thedish, (très bon choix|je recommande).
?!gastronomique @restauration+ Copieux, je n'ai pas pu finir.
?good @restauration- La carte ne change pas assez, sinon très bien.
RAS, très bien.
?family-run @accueil+ Restaurant familial, gens (accueillants|très gentils).
?garden,!winter @ambiance+ Le jardin est très agréable !
?view @emplacement+ Belle vue et (c'est bon en plus|on mange bien).
?road,together @attente+ Bonne étape sur la route, (servis vite|pas trop long).
?man,!pizzeria,!creperie,!gastronomique @restauration+ Bonne viande bien (saignante|saisie).
?together @restauration+ quatre plats différents a notre table et tout était bon
?autumn,!pizzeria,!creperie @restauration+ Bons plats aux champignons (en ce moment|).
?!gastronomique acceuil super, (on y mange bien|tout le monde est souriant)
?good @restauration+,ambiance- Musique un peu forte mais on y mange bien.
?solo @accueil+ De passage pour le travail, on m'a servi à 21 h 30 sans problème.
?gastronomique @ambiance+ Très soigné et ambiance simple
?!pizzeria,!creperie @restauration+,prix+ Entrée et dessert très bons, le plat du jour aussi. Prix corrects pour la région.
@attente+ Servi~ (rapidement|vite) et chaud.
?holidays,together @attente+ En pleine saison, pas plus de (vingt|15) minutes d'attente.
?good,together @attente-,accueil+ Une erreur dans la commande mais la serveuse s'est excusée (tout de suite|).
@accueil+ Personnel souriant.
?famille,!pizzeria,!creperie,!gastronomique @restauration+ Bon menu enfant, pas des nuggets !
?famille La chaise haute était propre.
?woman J'ai adorer la déco, (très cosy|tout est beau)
?!winter @restauration+ Très bonnes glaces.
?good @prix- Le vin au verre à (7|8) euros c'est cher. Le reste est à un prix normal et très bon
?top Parfait, rien à redire
?pizzeria @prix+ Grande pizza à petit prix.
?creperie,good @attente- Ça prend du temps car c'est fait à la commande. Très bon
?brasserie,winter Bon chocolat chaud maison.
?gastronomique,good @attente- (Trois heures|Presque trois heures) à table, c'est long. Mais très bon repas.
?gastronomique,woman @accueil+ Restaurant chic mais personnel très simple.
?!weekend,!holidays Allez y plutôt en semaine, c'est plus calme.
?together Des amis nous l'avaient conseillé, ils avaient raison.
?affaires,!gastronomique @accueil+ Je suis arrivé~ à 21 h 10 et on m'a servi quand même, merci.
?good @restauration+ portions un peu justes pour moi, mais très bon
?old @ambiance+ La salle est magnifique, surtout la grande cheminée.
?together @restauration+ Endroit touristique mais c'est bien cuisiné.
?famille,!gastronomique @accueil+,restauration+ Venus avec deux enfants, bon accueil et menu enfant correct. Les adultes ont bien mangé aussi.
?amis,weekend @accueil+ On était 9, ils ont été adorables !
?good,weekend @attente- Evitez le samedi soir, trop de monde. Les autres jours très bien.
Très bon, très bon accueil
?!gastronomique @restauration+ On peut emporter les restes, (pratique|les portions sont grandes).
@restauration+ C'était bon et (bien présenté|bien assaisonné).
(Excellent|Très bon) restaurant, je recommande.
?together Nous avons passé une (très bonne|excellente) soirée.
@accueil+,attente+ Service rapide, personnel (agréable|sympathique).
@restauration+ Plats copieux et bons, je reviendrai.
Bonne adresse, (à retenir|merci pour le conseil)
@accueil+ très gentil personnel, (surtout la dame|surtout la jeune serveuse) du midi
?together (On a bien aimé|Bonne découverte), on reviendra.
@restauration+ On voit que (c'est frais|c'est cuisiné sur place).
?bistrot @restauration+,prix+ Bon plat du jour pour (15|16) euros, café compris.
?pizzeria Rien à dire, bonne pizza
?creperie @accueil+ La dame est adorable et (les crêpes sont bonnes|elle fait de bonnes crêpes).
?gastronomique @restauration+ Cuisine très fine, (beaux produits|belles assiettes), je conseille.
?brasserie Correct pour une brasserie, (bon service|on y mange bien).
?good,together,!pizzeria,!creperie @attente-,restauration+ C'est vraiment très long, une bonne heure avant le plat. Mais c'est fait maison et très bon.
?pizzeria @restauration+ La pâte est légère, on la digère bien.
?bistrot,together @prix+,restauration+ On vient avec les collègues tous les jeudis, c'est bon et les prix n'ont presque pas bougé.
# restaurant flow mixed
?together @restauration- Mon plat était bon, celui de mon voisin (raté|froid)
@restauration- Moyen. Je m'attendais à mieux (vu les commentaires|pour le prix).
?couple @calme- Trop serrés, impossible de se parler. Le repas était bon, dommage.
?bistrot @prix- La formule a encore augmenté et le café n'est plus compris
?famille @attente- Pas adapté aux petits, pas de chaise haute et une heure d'attente.
?pizzeria @restauration- Le goût y est mais le milieu n'était pas (assez|) cuit.
?creperie @prix- Bonnes galettes mais petites et chères.
?gastronomique @prix- C'est bon mais il n'y a pas assez à manger pour le prix.
?brasserie @accueil- On nous a fait changer de table (deux fois|), pas très agréable.
?holidays @attente- Service dépassé en saison. C'est pas mauvais pourtant
@proprete- Cuisine correcte mais la table collait.
@restauration- Dessert industriel, le reste ça va.
?alone @accueil- On m'a mis~ près des toilettes alors que la salle était à moitié vide.
?together @restauration- C'était bien mieux il y a deux ans, on est déçus.
?!winter,!gastronomique @emplacement+,restauration- Bien pour boire un verre en terrasse, le repas moins.
?!gastronomique @prix+,restauration- pas cher mais (gras|très gras), sa dépanne
@accueil- Il fallait se lever pour demander (du pain|la carte).
@restauration- desserts à revoir sinon ok
?together @attente- Une seule serveuse pour toute la salle, $longmin minutes entre l'entrée et le plat.
@restauration- Ni bon ni mauvais
?weekend,together @ambiance- Trop bruyant, dommage car c'est bon.
?pizzeria @prix- Les pizzas sont plus petites qu'avant et au même prix.
?creperie @attente- Bien mais beaucoup trop long pour (deux crêpes|une galette)
?brasserie @restauration- Steak trop cuit et frites tièdes, mais rapide.
Pas mal sans plus
?!pizzeria,!creperie @restauration- $thedishup manquait (de sel|de cuisson), le reste était bon.
?gastronomique,couple @accueil- Trop d'explications à chaque assiette, c'est fatigant. C'est bon sinon.
?affaires @attente- Trop (lent|long) pour un midi de travail.
?woman,!pizzeria,!creperie @restauration- Pas grand chose pour une végétarienne
?together @prix- Bon mais trop cher (pour nous|pour ce que c'est).
?family-run @accueil+,restauration- Gens charmants, cuisine trop salée ce jour là.
?famille,!pizzeria,!creperie,!gastronomique @restauration- Les adultes ont bien mangé, les nuggets des enfants étaient tièdes.
?winter @equipements- Il fait froid dans la salle. La cuisine est bonne
?together @prix- (La sauce|Le pain) était en supplément et ce n'était pas indiqué.
?old @equipements- Le cadre est beau, les banquettes sont très usées.
?together,!pizzeria,!creperie @restauration- Mon plat est arrivé froid puis trop cuit. Ils se sont excusés et ne me l'ont pas compté.
?couple Moyen, on a connu mieux
@accueil+,restauration- Personnel très gentil mais (cuisine sans intérêt|ce n'est pas très bon).
# restaurant flow bad
?together @attente-,accueil- Plus d'une heure pour avoir nos plats alors que la salle n'était pas pleine. Des gens arrivés après nous mangeaient déjà. Nous ne reviendrons pas.
@accueil- Acceuil glacial, pas un bonjour.
?worst @accueil- Accueil déplorable, je n'ai jamais vu ça
?!pizzeria,!creperie,!gastronomique @prix-,restauration- (24|22) euros le plat pour une viande dure !!
@restauration- il y avait de la terre dans la salade
?couple @attente- Réservé à 20 h, servis à (21 h 30|22 h). Beaucoup trop long.
?famille @accueil- Les enfants ne sont pas les bienvenus, c'est très désagréable
?pizzeria @restauration- Pizza brûlée dessous, (crue|pas cuite) au milieu.
?pizzeria @attente- Commandée pour 19 h 30, prête à 20 h 15 et froide.
?creperie @restauration- Galettes (sèches|molles et froides).
?creperie,together @accueil- Refusés à 13 h 40 alors que c'est écrit 14 h 30 (sur la porte|sur leur site).
?gastronomique @prix-,accueil- Menu à (79|85) € et service prétentieux, très déçu~
?gastronomique,together @attente- Quarante minutes entre deux plats et pas une explication. Pour $bill € par personne ce n'est pas acceptable.
?brasserie @attente-,accueil- Vingt minutes assis~ sans voir personne. Je suis parti~.
?brasserie,worst @restauration- Tartare pas frais, honteux
?together @restauration-,attente- Nous avons attendu longtemps et les plats étaient froids. Les frites n'étaient pas cuites.
?bistrot @restauration-,prix- Depuis le changement de patron c'est moins bon et plus cher.
?bistrot @attente- Beaucoup trop long (le midi|)
@proprete- Couverts (sales|mal lavés), verre avec du rouge à lèvres.
?worst @proprete- Toilettes immondes
?together @accueil- Réservé depuis dix jours et aucune trace de notre réservation.
?together,!pizzeria,!creperie @restauration- Deux d'entre nous malades (dans la nuit|le lendemain).
?worst @restauration- Nul. (Fuyez|Passez votre chemin).
?worst,together @restauration-,accueil- le pire restaurant de toutes nos vacances, immangeable et désagréable
?worst @prix- ATTRAPE TOURISTES, vérifiez (votre addition|bien la note)
@prix-,accueil- Carafe d'eau refusée, il faut acheter la bouteille.
?summer,together @attente- Une heure pour avoir à boire en plein soleil
?alone @attente-,accueil- Oublié~ pendant (une demi-heure|vingt minutes), les tables d'après servies avant moi.
?affaires @attente- plat servi à 13 h 40, plus jamais un midi
?!pizzeria,!creperie @restauration- $thedishup à peine tiède et trop (de gras|de sauce).
?groupe @attente-,accueil- La moitié du groupe avait fini quand l'autre attendait encore son entrée. C'était pourtant commandé depuis un mois.
?!worst @restauration-,prix- Trop cher pour des plats sans goût et peu copieux. Le cadre est bien.
?amis @accueil- Impossible de payer séparément et on se fait engueuler en plus
?amis,!creperie,!gastronomique @prix- 16 euros la planche avec presque rien dessus
?weekend @attente- Une seule personne en salle un samedi soir, beaucoup trop long.
?!worst @attente- Trop d'attente pour un plat tiède, dommage le personnel est gentil
?!worst @restauration- Beaucoup trop salé, (l'entrée comme le plat|on ne sentait que ça).
?holidays,together @accueil- On nous a fait partir à 21 h pour (le deuxième service|faire la place).
?together @attente- Une heure un quart d'attente, on est partis !!
?autumn,together @ambiance- Il faisait froid dans la salle et la musique était à fond.
?!pizzeria,!creperie @restauration- C'est écrit fait maison et les frites sont surgelées.
@restauration- Plat mal décongelé, encore de la glace au milieu.
@prix- Trop cher pour ce qu'il y a dans l'assiette.
?together @accueil- Il faut tout réclamer et (le serveur|la serveuse) souffle.
@restauration- j'ai laissé (l'assiette|la moitié de l'assiette), pas bon
?worst,together @accueil- Patron très désagréable avec les clients. A fuir
?winter,together @equipements- Pas de chauffage dans la salle, on a mangé en manteau.
?couple @accueil-,proprete- Accueil froid, table pas nettoyée et toilettes sales.
?creperie @prix- (25|27) € pour deux crêpes (sèches|presque vides)
?pizzeria,!worst @restauration- Champignons en boîte, fromage sans goût. Dommage, la salle est jolie.
?gastronomique @accueil- On vous prend de haut (dès la porte|).
@attente- 50 minutes pour (une salade|un plat du jour).
?famille @restauration-,prix- Menu enfant à 13 euros, (des pâtes collées|un steak trop cuit)
?woman @accueil- On m'a mal parlé, je n'y remettrai pas les pieds
Je ne comprends pas les bons avis
?!worst,together @restauration- La serveuse est gentille mais en cuisine c'est n'importe quoi.
@proprete- Un cheveu dans (mon assiette|la salade).
?affaires @prix- Facture fausse, il a fallu insister pour la faire corriger.
?together @attente- Plus d'une heure d'attente, puis on nous a dit que les plats arrivaient, c'était faux. On est partis.
@accueil-,prix- Erreur sur la note, un dessert que je n'avais pas pris, et la patronne n'a pas été aimable.
Très déçu~, je ne recommande pas.
@accueil-,attente- Service très long et personnel désagréable
@restauration- Pas bon, cuisine industrielle.
`;
