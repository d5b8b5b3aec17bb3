/** Guests of restaurants in their own manner, at middling length, each in several wordings. */
export const frenchGuestsRestaurantMore = `
# restaurant flow good
@restauration+,accueil+ Très bonne (table|adresse) et service (au top|impeccable), je (recommande|conseille) !
@restauration+ Nous avons (beaucoup|vraiment) aimé ce restaurant, il y a du choix et tout ce (qu'on a goûté|que nous avons pris) était (bon|très bon).
?!gastronomique @prix+,restauration+ pas (cher|trop cher) et bien servi , on a (bien|super bien) mangé (ce midi|hier midi)
?couple,good @prix-,restauration+ Très bon par contre (ça reste|on va dire que c'est) un peu cher pour une soirée (à deux|en couple)
Parfait Nous avons (vraiment adoré|absolument tout aimé), bravo (au chef|aux cuisines)
@restauration+ Cela fait (6|7) ans que nous venons et c'est toujours aussi (bon|bien).
?!gastronomique,!pizzeria,!creperie @restauration+ trop bon le burger (maison|au fromage) et les frites (aussi|pareil) miam
?couple Un (dîner|repas) en amoureux (très|vraiment) réussi dans ce restaurant(...|)
?!gastronomique @accueil+ (le patron|le serveur) passe voir si tout va bien et ca c est (sympa|appreciable)
?gastronomique @restauration+,accueil+ Nous avons pris le menu en (cinq|six) services, belle cuisine, service (discret|remarquable), on a passé une (excellente|très bonne) soirée.
?pizzeria @restauration+ la 4 fromages (est|etait) (super bonne|une tuerie) et la pate pas trop cuite
@restauration+ Ca (a|avait) du goût, c'est bien présenté et c'est (chaud|copieux)
?pizzeria @restauration+,attente+ Pizzas (excellentes|très bonnes), c'est rapide.
?creperie @restauration+ J'ai pris la (complète|galette du mois) avec un supplément (oignons|champignons) et un dessert , (très bon|délicieux)
?top,!gastronomique @restauration+ (Franchement|Sincèrement) wow, je m'attendais pas à (ce niveau|un niveau pareil) ici, tout est (parfait|délicieux) !!!
?!pizzeria @restauration+ Je ne mange pas de viande et j'avais (le choix|du choix), merci (à la cuisine|au chef)
?amis (Super|Très bon) moment entre amis, on reviendra (bientôt|vite) !!
?good @prix-,restauration+ Excellent Un peu cher { surtout les (vins|desserts) } mais (vaut le prix|bon)
@accueil+,restauration+ restaurant (à recommander|à essayer) ,l'accueil est (bien|très bien) ,la cuisine est bien aussi.
?top,!gastronomique LE meilleur restaurant de (la région|tout le secteur) (à mon avis|selon moi) !!!
?!creperie,!pizzeria @prix+ L'addition m'a paru (correcte|raisonnable) pour un repas (complet|comme ça) avec le vin
?!pizzeria,!creperie @restauration+,accueil+ Une (belle|bonne) carte des vins et on vous conseille (bien|comme il faut).
@accueil+ Nous (conseillons|recommandons) ce restaurant à (tous ceux|ceux) qui passent dans la région, on (est|y est) bien servi.
?famille,!gastronomique @prix+ menu enfant (à 9 euros|pas cher) avec le dessert et (un vrai plat|pas que des frites) , (parfait|nickel) pour les notres
@restauration+ A (refaire|conseiller) sans hésiter , la cuisine est (très bonne|parfaite) .
@restauration+ ca faisait (longtemps|un moment) que j avais pas mangé aussi bien au resto , les (cuissons|sauces) sont parfaites
@attente+,restauration+ Table trouvée le jour même en (appelant|téléphonant), servis (de suite|tout de suite) et c'était bon
?woman Très (contente|satisfaite) de mon repas (de ce midi|d'hier), rien à (dire|redire)
?pizzeria @attente+,restauration+ On prend (souvent|toujours) à emporter, c'est prêt à l'heure et (chaud|bon).
# restaurant flow mixed
@accueil+,restauration- Service (excellent|parfait) mais cuisine (moyenne|quelconque) je trouve
@calme- (Un peu trop|Beaucoup) de bruit (le soir|quand c'est plein), cuisine correcte
On a mangé (correctement|normalement) pour le prix
@restauration- (Portions|Parts) un peu (petites|justes)
?pizzeria @restauration- La pizza (est correcte|ça va), la pâte (manque de cuisson|est un peu molle) et ils mettent trop de fromage( à mon goût|)
@prix- les prix ont (bien|pas mal) augmenté depuis (l'année dernière|mon dernier passage)... (bof|moyen)
# restaurant flow bad
@attente- Plus d'une heure (d'attente|à attendre) pour une salade( et un café|), plus jamais.
?worst @restauration- A éviter (absolument|à tout prix), (rarement|jamais) aussi mal mangé (au restaurant|de ma vie).
@prix-,restauration- Trop cher pour (des conserves|du surgelé), on voit bien que (c'est|tout est) réchauffé
?!pizzeria,!creperie @restauration- J'ai été malade (toute la nuit|le lendemain) après (le poisson|les moules), je n'y (retourne|mange) plus
@calme- un bruit (infernal|pas possible) ,on a (fini|mangé) en vitesse pour sortir de là
?!gastronomique @accueil- Carte bleue acceptée seulement à partir de 20 euros et ce n'est (écrit|marqué) nulle part !
?together @accueil- On nous a( carrément|) (mis|poussés) dehors à 14h sans le café!!!
?summer @equipements- On (étouffe|a étouffé) dans cette salle, pas de clim et les (fenêtres|portes) fermées.
@restauration- (Tout|Presque tout) était trop gras et la sauce trop salée, j'ai laissé (la moitié|pas mal).
Une (grosse|vraie) déception vu les avis que (j'avais lus|j'ai lus) avant.
?!gastronomique,!pizzeria,!creperie @restauration- les frites sont (molles|mal cuites) et le (poulet|poisson) (sec|archi sec) !! c'est quand meme la base pour un restaurant (non|je crois) ?
@prix-,accueil- De plus si vous demandez (une carafe d'eau|du pain en plus) on vous (regarde mal|fait attendre) et (l'apéritif|le café) est hors de prix.
?worst,!gastronomique @accueil- si je pouvais mettre zéro je le ferais (accueil minable|service minable) on c'est levé
@calme-,accueil- Musique (beaucoup trop forte|trop forte) et on refuse de (la baisser|baisser).
`;
