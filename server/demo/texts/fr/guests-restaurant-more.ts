/** Guests of restaurants in their own manner, at middling length, each in several wordings. */
export const frenchGuestsRestaurantMore = `
# restaurant flow good
@restauration+,accueil+ Très bonne (table|adresse) et service (au top|impeccable), je (recommande|conseille) !
@restauration+ Nous avons (beaucoup|vraiment) aimé ce restaurant, il y a du choix et tout ce (qu'on a goûté|que nous avons pris) était (bon|très bon).
@restauration+,attente+ c'était plein à craquer et on a( quand même|) été servis (assez vite|en un quart d'heure) , bon et (chaud|bien présenté)
?!pizzeria,!creperie @restauration+ Et les (profiteroles|îles flottantes) sont (vraiment|tout simplement) excellentes.
@accueil+ La serveuse est (à l'écoute|attentionnée) et elle connaît (bien|très bien) les plats de la carte.
?woman C'est (une collègue|ma voisine) qui m'avait parlé de ce restaurant, j'y suis( enfin|) allée (la semaine dernière|ces jours ci) et je ne regrette pas.
?!gastronomique @prix+,restauration+ pas (cher|trop cher) et bien servi , on a (bien|super bien) mangé (ce midi|hier midi)
?couple,good @prix-,restauration+ Très bon par contre (ça reste|on va dire que c'est) un peu cher pour une soirée (à deux|en couple)
Parfait Nous avons (vraiment adoré|absolument tout aimé), bravo (au chef|aux cuisines)
@restauration+ Cela fait (6|7) ans que nous venons et c'est toujours aussi (bon|bien).
?!pizzeria,!creperie @restauration+ J'ai pris le (magret|risotto) et j'en reprendrais (bien|volontiers).
@accueil+ Le service (se fait|est fait) avec beaucoup de (gentillesse|sérieux).
@proprete+,accueil+,restauration+ Propreté (rien à dire|au top), (service|accueil) pareil, et la cuisine( vraiment|) bonne aussi
?!gastronomique,!pizzeria,!creperie @restauration+ trop bon le burger (maison|au fromage) et les frites (aussi|pareil) miam
?!pizzeria @restauration+ Cuisine (simple|traditionnelle) et bien faite comme on n'en (trouve|voit) plus beaucoup
?couple Un (dîner|repas) en amoureux (très|vraiment) réussi dans ce restaurant(...|)
?holidays,together Nous y avons mangé (trois|quatre) fois pendant (les vacances|le séjour), toujours bien.
?!pizzeria,!creperie @restauration+ la (blanquette|souris d agneau) est (super|tres) bonne et elle est servie avec de vrais legumes (un regal|j ai tout mangé)
?!gastronomique @accueil+ (le patron|le serveur) passe voir si tout va bien et ca c est (sympa|appreciable)
?gastronomique @restauration+,accueil+ Nous avons pris le menu en (cinq|six) services, belle cuisine, service (discret|remarquable), on a passé une (excellente|très bonne) soirée.
C'est notre (adresse|restaurant) quand on (vient|descend) dans la région.
@calme+,equipements+ Les tables sont (bien|assez) espacées et on peut (parler|discuter).
?pizzeria @restauration+ la 4 fromages (est|etait) (super bonne|une tuerie) et la pate pas trop cuite
@restauration+ Ca (a|avait) du goût, c'est bien présenté et c'est (chaud|copieux)
?pizzeria @restauration+,attente+ Pizzas (excellentes|très bonnes), c'est rapide.
@emplacement+ On y va à pied (en sortant de|depuis) l'hôtel, c'est (parfait|très bien) pour le soir.
?creperie @restauration+ J'ai pris la (complète|galette du mois) avec un supplément (oignons|champignons) et un dessert , (très bon|délicieux)
@accueil+ et surtout une équipe (très|tellement) gentille et (efficace|drôle)
?top,!gastronomique @restauration+ (Franchement|Sincèrement) wow, je m'attendais pas à (ce niveau|un niveau pareil) ici, tout est (parfait|délicieux) !!!
?!pizzeria @restauration+ Je ne mange pas de viande et j'avais (le choix|du choix), merci (à la cuisine|au chef)
?amis (Super|Très bon) moment entre amis, on reviendra (bientôt|vite) !!
?!gastronomique @numerique+,restauration+ Il y a (du|le) wifi et on mange (bien|très bien)
@restauration+ Tout (est|était) excellent de (l'apéritif|l'entrée) au café, et les (quantités|portions) comme il faut
?good @prix-,restauration+ Excellent Un peu cher { surtout les (vins|desserts) } mais (vaut le prix|bon)
@accueil+,restauration+ restaurant (à recommander|à essayer) ,l'accueil est (bien|très bien) ,la cuisine est bien aussi.
?top,!gastronomique LE meilleur restaurant de (la région|tout le secteur) (à mon avis|selon moi) !!!
?top,!gastronomique @accueil+,restauration+ je met (cinq étoiles|la note maximum) pour le (service|personnel) et la bonne humeur , la cuisine (mérite|vaut) ça aussi
?winter,!gastronomique,!pizzeria,!creperie @restauration+ la tartiflette c'est ce qu'il fallait (avec ce froid|par ce temps) (merci|parfait) !
?!pizzeria @restauration+ Jamais mangé une (mousse au chocolat|crème brûlée) aussi (bonne|légère).
?!creperie,!pizzeria @prix+ L'addition m'a paru (correcte|raisonnable) pour un repas (complet|comme ça) avec le vin
?!pizzeria,!creperie @restauration+,accueil+ Une (belle|bonne) carte des vins et on vous conseille (bien|comme il faut).
?old,!pizzeria @ambiance+ Salle ancienne avec des (poutres|vieilles pierres), très joli
?!pizzeria,!creperie @restauration+ Très (beau|bon) plateau de fromages, le reste (aussi|également) d'ailleurs.
?man,good @restauration+,attente- Venu (deux|trois) fois pour déjeuner et (à chaque fois|toujours) bien mangé, la dernière fois c'était plus long ils n'étaient que deux en salle
@accueil+ Nous (conseillons|recommandons) ce restaurant à (tous ceux|ceux) qui passent dans la région, on (est|y est) bien servi.
?groupe @accueil+ Repas (d'équipe|de boulot) (très|bien) réussi, merci (encore|à tous).
?famille,!gastronomique @prix+ menu enfant (à 9 euros|pas cher) avec le dessert et (un vrai plat|pas que des frites) , (parfait|nickel) pour les notres
@restauration+ A (refaire|conseiller) sans hésiter , la cuisine est (très bonne|parfaite) .
?lake @emplacement+ La vue sur l'eau est (magnifique|superbe), demandez une table (côté fenêtre|devant).
@restauration+ ca faisait (longtemps|un moment) que j avais pas mangé aussi bien au resto , les (cuissons|sauces) sont parfaites
@attente+,restauration+ Table trouvée le jour même en (appelant|téléphonant), servis (de suite|tout de suite) et c'était bon
?woman Très (contente|satisfaite) de mon repas (de ce midi|d'hier), rien à (dire|redire)
?!pizzeria,!creperie @restauration+ Les produits sont (frais|de qualité) ça se voit tout de suite, les légumes ont du goût la viande (aussi|est tendre).
?pizzeria @attente+,restauration+ On prend (souvent|toujours) à emporter, c'est prêt à l'heure et (chaud|bon).
?bistrot @ambiance+,restauration+ Bonne ambiance de bistrot (le midi|à midi) , il y a les (habitués|gens d'ici) , et les plats du jour sont (bien|très bien) faits
?brasserie @restauration+,accueil+ C'est ouvert (tard|même tard) et le lundi, on nous a servi un repas complet, bon (en plus|aussi)
# restaurant flow mixed
@attente-,restauration+ C'est bon mais (qu'est ce que|mon dieu que) c'est long à (venir|arriver)...
@restauration+,restauration- Une entrée (réussie|très bonne) et après (ça baisse|c'est moins bien)
@accueil+,restauration- Service (excellent|parfait) mais cuisine (moyenne|quelconque) je trouve
@restauration- J'ai connu (mieux|meilleur) dans le même genre (pas loin|pas loin d'ici)
?!gastronomique @calme- La (télé|radio) allumée pendant tout le repas c'est (pénible|fatigant)
@calme- (Un peu trop|Beaucoup) de bruit (le soir|quand c'est plein), cuisine correcte
?creperie @restauration-,accueil+ Crêpes (un peu|assez) sèches et pas (bien|très) chaudes, la dame est gentille
@emplacement+,accueil-,restauration- Très bien (situé|placé) c'est vrai, mais le personnel (est froid|ne sourit pas) et la cuisine (moyenne|assez moyenne) pour un endroit comme ça
On a mangé (correctement|normalement) pour le prix
@restauration- (Portions|Parts) un peu (petites|justes)
?pizzeria @restauration- La pizza (est correcte|ça va), la pâte (manque de cuisson|est un peu molle) et ils mettent trop de fromage( à mon goût|)
@prix- les prix ont (bien|pas mal) augmenté depuis (l'année dernière|mon dernier passage)... (bof|moyen)
@proprete-,restauration+ On a mangé (correctement|assez bien) mais les verres (c'est|ce n'était) pas très propre
# restaurant flow bad
@accueil- Pas un (sourire|mot gentil) du serveur de (tout le repas|toute la soirée).
@attente- Plus d'une heure (d'attente|à attendre) pour une salade( et un café|), plus jamais.
?worst @restauration- A éviter (absolument|à tout prix), (rarement|jamais) aussi mal mangé (au restaurant|de ma vie).
@prix-,restauration- Trop cher pour (des conserves|du surgelé), on voit bien que (c'est|tout est) réchauffé
?!pizzeria,!creperie @restauration- J'ai été malade (toute la nuit|le lendemain) après (le poisson|les moules), je n'y (retourne|mange) plus
@calme- un bruit (infernal|pas possible) ,on a (fini|mangé) en vitesse pour sortir de là
?!gastronomique @accueil- Carte bleue acceptée seulement à partir de 20 euros et ce n'est (écrit|marqué) nulle part !
@proprete- Un cheveu dans (la salade|mon assiette) et aucune excuse (du serveur|de personne)....
?together @accueil- On nous a( carrément|) (mis|poussés) dehors à 14h sans le café!!!
?!gastronomique @proprete- les toilettes je (préfère|veux) pas en parler, et la salle (c'est pas mieux|pas beaucoup mieux) il y a des miettes (partout|sur toutes les chaises)
?summer @equipements- On (étouffe|a étouffé) dans cette salle, pas de clim et les (fenêtres|portes) fermées.
@attente-,restauration- Service (très très long|interminable) et quand ça arrive c'est (froid|tiède), (deux heures|1h30) pour ça
?!gastronomique @numerique-,accueil- Menu( seulement|) sur le téléphone et (aucun|pas de) réseau....
@restauration- (Tout|Presque tout) était trop gras et la sauce trop salée, j'ai laissé (la moitié|pas mal).
Une (grosse|vraie) déception vu les avis que (j'avais lus|j'ai lus) avant.
@restauration- J'aurais (mieux|bien mieux) fait de manger à la maison, rien n'était (bon|vraiment bon)
?!gastronomique,!pizzeria,!creperie @restauration- les frites sont (molles|mal cuites) et le (poulet|poisson) (sec|archi sec) !! c'est quand meme la base pour un restaurant (non|je crois) ?
@prix-,accueil- De plus si vous demandez (une carafe d'eau|du pain en plus) on vous (regarde mal|fait attendre) et (l'apéritif|le café) est hors de prix.
?!summer @ambiance-,equipements- Il fait froid dans la salle et la lumière (est trop forte|fait mal aux yeux), ça ne donne pas envie de (rester|traîner)
@accueil-,prix- Un (accueil|service) pareil à ce tarif c'est se (moquer|ficher) du monde
?creperie,together @restauration-,attente- Déçus, galettes (brulées|trop cuites) dessous, (servies|apportées) l'une après l'autre avec (vingt minutes|un quart d'heure) entre
?!pizzeria,!creperie,together @restauration- Le poisson sentait (fort|mauvais) et on l'a (laissé|rendu).
?worst,!gastronomique @accueil- si je pouvais mettre zéro je le ferais (accueil minable|service minable) on c'est levé
@acces- Rien n'est prévu pour un fauteuil roulant, (deux|trois) marches à l'entrée et les toilettes (en bas|à l'étage). Pas (normal|acceptable)
@calme-,accueil- Musique (beaucoup trop forte|trop forte) et on refuse de (la baisser|baisser).
?woman @restauration- Je suis déçue parce qu'(avant|il y a deux ans) c'était bon, le chef a dû (changer|partir)
`;
