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
?famille,good,!pizzeria,!creperie @attente- Cuisine maison. C'était complet donc long avec les enfants.
?summer @emplacement+ Terrasse (à l'ombre|agréable).
?gastronomique,couple @restauration+ Les amuse-bouches étaient (très bons|excellents), la suite aussi.
?creperie @restauration+ Galettes (croustillantes|pas grasses du tout), bien garnies.
?creperie @prix+ Galette, crêpe et une bolée pour (18|19|moins de 20) €, c'est correct
Je viens depuis des années et jamais déçu~.
@restauration+ J'y suis allé~ deux fois (cette semaine|ce mois ci), très bon
?famille,weekend,!pizzeria,!creperie @attente+ Nous étions (14|une quinzaine) dimanche midi et le service a été rapide.
?amis @ambiance+ Super ambiance (et bonne soirée|) !!
?amis,!creperie,!gastronomique @restauration+ les planches sont bien garnies, serveurs sympas
?lake,!winter,together @emplacement+ Belle vue sur $thelake, très agréable (le soir|).
?good @prix- Bonne cuisine mais les vins sont (vraiment|trop) chers.
?good @attente- Très bon mais (très|trop) long, il manque du monde en salle
?together @restauration+ Nous avons très bien mangé, les plats sont bons et bien servis.
?good,together @attente- Presque une heure pour le plat mais un délice.
?!gastronomique @prix+ c'est bon et c'est pas cher (du tout|donc j'y retourne)
?weekend Réservez (le samedi|pour le soir), il y a du monde.
?couple Nous y allons à chaque séjour et c'est toujours aussi bien.
?affaires @attente+ Service rapide le midi, (très bien|pratique).
?affaires @calme+ Assez calme pour discuter (le midi|).
?!winter @emplacement+ Terrasse (à l'abri du vent|bien exposée)
?top @restauration+ Coup de coeur !!! Tout était délicieux
?gastronomique @prix+ Le menu à (58|64) € est d'un bon rapport qualité prix.
?pizzeria,famille @attente+ Avec les enfants c'est bien, c'est servi (vite|rapidement).
?creperie,together @restauration+ Très bonnes galettes, on y est retournés.
?brasserie @attente+ On peut manger à (toute heure|15 h), pratique
?brasserie @restauration+ Entrecôte (cuite comme demandé|bien saignante), bonnes frites
?good @restauration- Viande tendre. Desserts décevants
?groupe @accueil+ Trente personnes, (tout était chaud|bien organisé).
?village @prix+ Petit restaurant de village, prix doux.
?good,!parking @acces- Très bonne adresse. Compliqué pour se garer, venez à pied.
?together,!pizzeria,!creperie,!gastronomique @restauration+,prix+ à 4 on a payé (30|32) euros par personne avec le vin, très bien mangé !
?good,together @restauration+,attente- Attente trop longue, sinon bonne cuisine
?bistrot,together C'est la troisième fois que nous venons et nous sommes toujours contents.
?dogs @accueil+ Chien accepté (et eau pour lui|).
@prix+ Bon rapport qualité prix, (vraiment|je recommande).
?lake,!gastronomique @prix+,emplacement+ Face $tolake et prix corrects.
?old @ambiance+ J'aime beaucoup cette salle avec (les vieilles pierres|la cheminée).
?couple @accueil+ Conseillé par notre hôtel, on a été bien reçus.
?good @accueil- Très bonne cuisine. Accueil un peu froid
?good @equipements- On mange très bien. Dommage que les tables soient si serrées
?bistrot @prix+ j'y mange (deux fois par semaine|souvent), les prix sont corrects
?pizzeria @attente+ Pizza à emporter prête (à l'heure|en un quart d'heure).
?pizzeria,amis @restauration+ La burrata est très bonne !!!
?creperie,famille Bonne crêperie avec des enfants.
?good,creperie @ambiance- Très bonnes galettes. Petite salle, (bruyante|un peu sonore quand c'est plein).
?creperie,couple @restauration+ La pâte à galette est bonne.
?creperie @restauration+ La caramel beurre salé est (très bonne|ma préférée).
?brasserie @restauration+ Moules fraîches, (bonnes frites|bien servi).
?good @calme- La salle est bruyante quand c'est plein.
?brasserie,solo,good @prix- bons produits, c'est pas donné
?brasserie @attente+ Toujours plein mais (servi vite|ça va vite).
?woman,amis @restauration+ Jolies assiettes et très bon !
?together Nous sommes toujours bien reçus, (merci|merci à tous).
?good @restauration+ La carte est courte mais tout est bon.
@proprete+ Très propre, les toilettes aussi
?good,together @prix- C'est toujours très bon mais les prix ont beaucoup augmenté.
?weekend,together @accueil+ C'était complet et on nous a trouvé une table quand même.
?top Que du positif !
?good @attente- Excellent repas. Un peu d'attente entre l'entrée et le plat
?couple @ambiance+ Musique douce, (belle salle|on était bien).
Bon restaurant, (j'y retournerai|à recommander).
?!pizzeria,!creperie,!gastronomique @restauration+ trop bon !! les burgers sont énormes
?!pizzeria,!creperie,!gastronomique @restauration+ Bonnes frites maison (!|)
?good,together Il faut réserver, c'est petit. Très bon
?together @accueil+ Merci à $staff pour (son service|sa gentillesse) !
?gastronomique,top @restauration+,accueil+ Exceptionnel, la cuisine comme le service.
?!gastronomique @restauration+ C'est de la cuisine simple mais (bonne|bien faite).
?good @accueil+,prix- Service très agréable et cuisine bonne, mais les boissons et les desserts sont chers.
?good,!winter @calme- Bonne table. En terrasse on a les voitures
?couple,!pizzeria,!creperie @restauration+ Bon plat végétarien, pas juste une salade.
@restauration+ Le pain est excellent !
?top,!pizzeria,!creperie @restauration+ Cuisson parfaite, bons légumes.
?!pizzeria,!creperie @restauration+ J'ai pris $thedish, (très bon choix|je recommande).
?!gastronomique @restauration+ Copieux, je n'ai pas pu finir.
RAS, très bien.
?family-run @accueil+ Restaurant familial, gens (accueillants|très gentils).
?garden,!winter @ambiance+ Le jardin est très agréable !
?view @emplacement+ Belle vue et (c'est bon en plus|on mange bien).
?man,!pizzeria,!creperie,!gastronomique @restauration+ Bonne viande bien (saignante|saisie).
?!gastronomique acceuil super, (on y mange bien|tout le monde est souriant)
?good @ambiance- Bon repas. Musique un peu forte
?gastronomique @ambiance+ Très soigné et ambiance simple
?!pizzeria,!creperie @restauration+ Entrée et dessert très bons, le plat du jour aussi.
@attente+ Servi~ (rapidement|vite) et chaud.
?holidays,together @attente+ En pleine saison, pas plus de (vingt|15) minutes d'attente.
@accueil+ Personnel souriant.
?famille,!pizzeria,!creperie,!gastronomique @restauration+ Bon menu enfant, pas des nuggets !
?woman J'ai adorer la déco, (très cosy|tout est beau)
?!winter @restauration+ Très bonnes glaces.
?top Parfait, rien à redire
?pizzeria @prix+ Grande pizza à petit prix.
?creperie,good @attente- Ça prend du temps car c'est fait à la commande.
?!weekend,!holidays Allez y plutôt en semaine, c'est plus calme.
?together Des amis nous l'avaient conseillé, ils avaient raison.
?old @ambiance+ La salle est magnifique, surtout la grande cheminée.
?together @restauration+ Endroit touristique mais c'est bien cuisiné.
?amis,weekend @accueil+ On était 9, ils ont été adorables !
?good,weekend @attente- Evitez le samedi soir, trop de monde.
Très bon, très bon accueil
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
?gastronomique @restauration+ Cuisine très fine, (beaux produits|belles assiettes)
?brasserie Correct pour une brasserie, (bon service|on y mange bien).
?pizzeria @restauration+ La pâte est légère, on la digère bien.
?bistrot,together @prix+,restauration+ On vient avec les collègues tous les jeudis, c'est bon et les prix n'ont presque pas bougé.
# restaurant flow mixed
?together @restauration- Mon plat était bon, celui de mon voisin (raté|froid)
@restauration- Je m'attendais à mieux (vu les commentaires|pour le prix).
?bistrot @prix- La formule a encore augmenté et le café n'est plus compris
?famille @attente- Pas de chaise haute et une heure d'attente.
?creperie @prix- Bonnes galettes mais petites et chères.
?gastronomique @prix- C'est bon mais il n'y a pas assez à manger pour le prix.
?brasserie @accueil- On nous a fait changer de table (deux fois|), pas très agréable.
?holidays @attente- Service dépassé
@proprete- la table collait, service moyen
@restauration- Dessert industriel
?together @restauration- Les plats sont moins bons et moins copieux qu'il y a deux ans.
?!winter,!gastronomique @emplacement+,restauration- Bien pour boire un verre en terrasse, le repas moins.
?!gastronomique @prix+,restauration- pas cher mais (gras|très gras), sa dépanne
@accueil- Il fallait se lever pour demander (du pain|la carte).
@restauration- desserts à revoir sinon ok
?together @attente- Une seule serveuse pour toute la salle, $longmin minutes entre l'entrée et le plat.
@restauration- Ni bon ni mauvais
?weekend,together @ambiance- Trop bruyant
?pizzeria @prix- Les pizzas sont plus petites qu'avant et au même prix.
?creperie @attente- Bien mais beaucoup trop long pour (deux crêpes|une galette)
?brasserie @restauration- Steak trop cuit et frites tièdes
Pas mal sans plus
?!pizzeria,!creperie @restauration- $thedishup manquait (de sel|de cuisson).
?affaires @attente- Trop (lent|long) pour un midi de travail.
?woman,!pizzeria,!creperie @restauration- Pas grand chose pour une végétarienne
?together @prix- Bon mais trop cher (pour nous|pour ce que c'est).
?winter @equipements- Il fait froid dans la salle.
?together @prix- (La sauce|Le pain) était en supplément et ce n'était pas indiqué.
?couple Moyen, on a connu mieux
@accueil+,restauration- Personnel très gentil mais (cuisine sans intérêt|ce n'est pas très bon).
# restaurant flow bad
?together @attente- Plus d'une heure pour avoir nos plats alors que la salle n'était pas pleine.
@accueil- Acceuil glacial, pas un bonjour.
?worst @accueil- Accueil déplorable, je n'ai jamais vu ça
?!pizzeria,!creperie,!gastronomique @prix-,restauration- (24|22) euros le plat pour une viande dure !!
?couple @attente- Réservé à 20 h, servis à (21 h 30|22 h).
?famille @accueil- Les enfants ne sont pas les bienvenus, c'est très désagréable.
?pizzeria @restauration- Pizza brûlée dessous, (crue|pas cuite) au milieu.
?pizzeria @attente- Commandée pour 19 h 30, prête à 20 h 15 et froide.
?creperie @restauration- Galettes (sèches|molles et froides).
?creperie,together @accueil- Refusés à 13 h 40 alors que c'est écrit 14 h 30 (sur la porte|sur leur site).
?gastronomique @prix-,accueil- Menu à (79|85) € et service prétentieux
?gastronomique,together @attente- Quarante minutes entre deux plats et pas une explication.
?brasserie @attente-,accueil- Vingt minutes assis~ sans voir personne. Je suis parti~.
?brasserie,worst @restauration- Tartare pas frais, honteux
?together @restauration-,attente- Nous avons attendu longtemps et les plats étaient froids.
?bistrot @restauration-,prix- Depuis le changement de patron c'est moins bon et plus cher.
?bistrot @attente- Beaucoup trop long (le midi|)
@proprete- Couverts (sales|mal lavés), verres pas propres non plus.
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
?groupe @attente-,accueil- La moitié du groupe avait fini quand l'autre attendait encore son entrée.
?!worst @restauration-,prix- Trop cher pour des plats sans goût.
?amis,!creperie,!gastronomique @prix- 16 euros la planche avec presque rien dessus
?weekend @attente- Beaucoup trop long le samedi soir.
?!worst @attente- Trop d'attente pour un plat tiède
?!worst @restauration- Beaucoup trop salé, (l'entrée comme le plat|on ne sentait que ça).
?holidays,together @accueil- On nous a fait partir à 21 h pour (le deuxième service|faire la place).
?together @attente- Une heure un quart d'attente, on est partis !!
?!pizzeria,!creperie @restauration- C'est écrit fait maison et les frites sont surgelées.
@restauration- Plat mal décongelé, encore de la glace au milieu.
@prix- Trop cher pour ce qu'il y a dans l'assiette.
?together @accueil- Il faut tout réclamer et (le serveur|la serveuse) souffle.
@restauration- j'ai laissé (l'assiette|la moitié de l'assiette), pas bon
?worst,together @accueil- Patron très désagréable avec les clients. A fuir
?winter,together @equipements- Pas de chauffage dans la salle
?couple @accueil-,proprete- Accueil froid, table pas nettoyée et toilettes sales.
?creperie @prix- (25|27) € pour deux crêpes (sèches|presque vides)
?gastronomique @accueil- On vous prend de haut (dès la porte|).
@attente- 50 minutes pour (une salade|un plat du jour).
?famille @restauration-,prix- Menu enfant à 13 euros, (des pâtes collées|un steak trop cuit)
?woman @accueil- On m'a mal parlé, je n'y remettrai pas les pieds
Je ne comprends pas les bons avis
?!worst,together @restauration- en cuisine c'est n'importe quoi.
@proprete- Un cheveu dans (mon assiette|la salade).
?together @attente- Plus d'une heure d'attente. On est partis.
Très déçu~, je ne recommande pas.
@accueil-,attente- Service très long et personnel désagréable.
@restauration- Pas bon, cuisine industrielle.
`;
