/** Whole reviews of campsites: most are a sentence or two. */
export const frenchWholeCamping = `
# camping flow good
@accueil+ On nous a montré (deux emplacements|plusieurs emplacements) et laissé choisir, bien
?tent @chambre+ Emplacement plat et (herbeux|bien tondu), les sardines rentrent
?tent @calme+ (Bien dormi|Nuit calme) sous la tente, le silence est respecté après 22 h
?tent,good @chambre- Peu d'ombre, (à midi on cuit|montez la tente côté haie). Sinon très bien
?tent,solo En vélo et sans réservation, (on m'a trouvé un coin|toujours une place pour nous).
?caravan @chambre+ Emplacements (larges|spacieux), on manœuvre sans stress
?caravan @acces+ Entrée facile même avec (la double essieu|une grande caravane).
?caravan @equipements+ Borne propre et électricité qui ne saute pas, (rare|ça change)
?mobile-home @proprete+ Mobil home (très propre|nickel) à notre arrivée.
?mobile-home @equipements+ (Vaisselle complète|Tout y était), même le tire bouchon
?mobile-home,good @chambre- Matelas (à changer|trop mou) mais mobil-home bien placé
?mobile-home,famille @chambre+ Trois chambres, chacun la sienne, (la paix|enfin des vacances)
?mobile-home @chambre+ Terrasse couverte, on y a (vécu toute la semaine|pris tous les repas).
?mobile-home,good @equipements- Il manquait (des casseroles|une poêle), la dame en a apporté dans l'heure
?mobile-home,good,summer @equipements- Pas de clim, avec ces chaleurs (c'était dur la nuit|prenez un ventilateur). Le camping est super
?mobile-home,couple @calme+ Mobil home au fond du camping, (on n'entend que les oiseaux|personne en face). Parfait
@proprete+ Sanitaires (impeccables|toujours propres), nettoyés plusieurs fois par jour
@proprete+ Rien à dire sur les sanitaires, (même le dimanche soir|et pourtant le camping était plein)
?good @proprete- Sanitaires à nettoyer plus souvent (en fin de journée|le soir). Le reste est bien
?good @equipements- Eau (tiède|presque froide) vers 19 h quand tout le monde se douche
?!winter @equipements+ Douches bien chaudes et pas de jeton (enfin|)
?pool,famille @equipements+ La piscine et les toboggans, mes enfants n'ont rien voulu faire d'autre
?pool,good @ambiance- Piscine (bondée|pleine) l'après-midi, allez y le matin
?pool @equipements+ Piscine chauffée, (même en juin on s'est baignés|un vrai plus)
?pool,good @equipements- Pas assez de transats (comme partout|). Très bon camping
?lake @emplacement+ Au bord du lac, (on se baigne en sortant de la tente|deux minutes en tongs), que demander
?lake,!winter Le lever du soleil sur le lac...
?lake,famille @emplacement+ Petite plage (sans danger|qui descend doucement) pour les enfants
?famille @ambiance+ Mini club au top, (ils ne voulaient plus rentrer|les animateurs sont adorables) !
?famille @ambiance+ Les enfants font du vélo partout en sécurité.
?famille,good @ambiance- Sono des soirées un peu forte pour les petits, (mais ça s'arrête à 23 h|heureusement ça finit tôt)
?famille Nos enfants se sont fait des copains, (on ne les a pas vus de la semaine|on ne les voyait qu'aux repas)
?couple @calme+ Petit camping sans animation, (c'est ce qu'on cherche|exactement ce qu'il nous fallait).
?couple Nous étions venus pour deux nuits, (on est restés une semaine|on en a pris cinq).
@calme+ Très calme (le soir|la nuit).
@accueil+ Les gérants sont (aux petits soins|très gentils), toujours un mot
@accueil+ Accueil (super|top)
?together @accueil+ Le patron a sorti son tracteur pour (nous tirer de la boue|dégager le camping-car), merci encore !
@emplacement+ A pied on est (au village|au marché) en dix minutes.
@emplacement+ Idéal pour (visiter|rayonner).
@prix+ Prix (très correct|raisonnable) pour un trois étoiles
?!holidays @prix+ Hors saison c'est donné
?holidays,good @prix- En août les prix (doublent|grimpent), venez en septembre
?good @prix- Taxe de séjour, chien, deuxième voiture... (à la fin ça chiffre|tout s'ajoute). Camping agréable
?restaurant @restauration+ Les pizzas du camping sont (très bonnes|meilleures qu'en ville).
?restaurant,good @restauration- Au snack (toujours la même carte|frites tous les jours), bon c'est un camping
@restauration+ Pain et croissants le matin, (à commander la veille|ne pas oublier de commander)
?good @numerique- Wifi (seulement à l'accueil|trop faible sur les emplacements). A part ça très bien
@numerique+ Le wifi marche même (au fond du terrain|sur les emplacements).
?dogs Chien bienvenu, il y a même (une douche pour eux|un coin pour eux)
?groupe On a réservé (six emplacements côte à côte|tout un coin du camping) et ça a été respecté
?amis @ambiance+ Terrain de pétanque, buvette, (on n'a pas bougé|que demander de plus)
?woman,solo @accueil+ Seule avec ma tente je me suis sentie (en sécurité|bien entourée).
?spring A peine ouvert et déjà (tout propre|bien tenu)
?autumn Ils ferment bientôt mais tout marche encore, (seuls ou presque|cinq tentes en tout)
?dunes @emplacement+ La plage par un petit chemin dans les pins, (dix minutes|cinq minutes)
?dunes,good @proprete- Le sable dans les douches c'est inévitable, (ils font ce qu'ils peuvent|mais un coup de jet en plus...)
?aurelle @ambiance+ Réveil face aux montagnes
?view @emplacement+ Demandez les emplacements du haut pour la vue.
?road,good @calme- On entend (la route|les voitures) sur les premiers emplacements, demandez plus loin
?together On y retourne (chaque été|tous les ans), jamais déçus
?top Notre plus beau camping (cette année|du voyage) !
?top Rien à redire, (vraiment|)
?good Un peu (vieillot|dans son jus) mais on y est bien
@ambiance+ (Ambiance familiale|Bonne ambiance), tout le monde se dit bonjour
@ambiance+ Arbres partout, (ombre toute la journée|ça sent bon)
?!pool,famille Pas de piscine et alors ? Ils ont (construit des cabanes|joué au ballon) toute la semaine
?!mobile-home @equipements+ Frigo et micro-ondes à disposition, (très pratique|merci) pour les tentes
?!mobile-home @chambre+ Haies hautes, (on n'est pas les uns sur les autres|chacun chez soi)
?good,!mobile-home @chambre- Emplacement (en pente|un peu en pente), calez bien
?good,famille @equipements- Aire de jeux (à rafraîchir|fatiguée), c'est dommage car le reste est super
?man Bonne bière pression et boulodrome, (j'étais bien|).
?village Petit marché le mercredi juste devant
Très bon camping, (je recommande|à recommander)
Bon camping
?good Bien, sans chichi
?together Super (semaine|vacances) !!
?summer,good @ambiance- Complet en juillet et ça se voit aux sanitaires le matin. Patience et tout va bien
?caravan,couple Nous faisons beaucoup de campings (à la retraite|depuis la retraite), celui ci est dans les bons
?good,!winter @attente- Longue file à l'arrivée le samedi, (venez après 17 h|une seule personne à l'accueil). Ensuite tout roule
?mobile-home,good @proprete- Le dessous des meubles pas fait, j'ai passé un coup. Le reste ça va
# camping flow mixed
@proprete- Sanitaires (moyens|pas au niveau), dommage le cadre est joli
?mobile-home @chambre- Mobil home (vieux|fatigué), pas comme sur les photos
?pool @equipements- Bien mais piscine (à 20 degrés|glacée), personne dedans
?holidays @calme- Trop bruyant en août, (fêtes tous les soirs|la sono jusqu'à minuit passé)
@prix- Correct mais (cher pour ce que c'est|je ne vois pas ce qui justifie le prix)
?tent @chambre- Terrain dur comme du béton, j'y ai laissé (six sardines|la moitié des sardines)
?famille @equipements- Jeux (cassés|en travaux) tout le séjour, les enfants tournent en rond
@numerique- Wifi annoncé, (jamais marché|payant en fait)
?caravan @acces- Allées trop étroites pour (les grandes caravanes|nous), il a fallu détacher
Correct pour une nuit
@accueil- Camping sympa, accueil (froid|minimum)
?restaurant @restauration- Le camping ça va, évitez le snack
Moyen
# camping flow bad
@proprete- Sanitaires (infects|dans un état lamentable). On se lave comment ?
@proprete- Cheveux dans les douches, poubelles qui débordent, (personne ne nettoie|et on paye 40 euros)
?mobile-home @proprete- Mobil home (sale|dégoûtant), j'ai passé ma première journée à faire le ménage
?mobile-home @proprete- Souris dans le mobil-home. On nous a donné (un piège|une tapette) et bonne nuit
?mobile-home @chambre- Matelas défoncé, (mal de dos toute la semaine|on a fini par terre)
?mobile-home @prix- On nous réclame 80 euros de ménage alors que tout était propre. J'ai des photos. Deux mails et trois appels plus tard on me dit que la caution est déjà encaissée, je déconseille fortement
@accueil- Gérant (désagréable|agressif), il hurle sur les enfants
@accueil- Aucune (considération|écoute), on n'est qu'un numéro d'emplacement
@calme- Impossible de dormir, (fête jusqu'à 3 h|musique jusqu'à 2 h) et le gardien ne vient pas
?holidays @calme- Des groupes de jeunes ivres toutes les nuits, (on est partis avant la fin|rien n'est fait)
?tent @chambre- Placés contre les poubelles alors qu'il restait de la place partout
?pool @equipements- Piscine fermée (toute la semaine|pour travaux), on ne prévient personne et pas de remise
?pool @proprete- L'eau de la piscine est (trouble|verte)
?famille @equipements- Animations annoncées sur le site, (aucune sur place|zéro sur place). Enfants déçus
@prix- 45 euros la nuit pour (un bout de pré|ça), du vol
@numerique- 5 euros le wifi et il ne marche pas
?caravan @equipements- Électricité qui saute toutes les heures, (frigo foutu|tout à jeter dans le frigo)
?restaurant @restauration- Malades (après le snack|tous les deux après le burger du snack)
?lake @acces- Le lac est à 2 km, pas au bord comme annoncé
@acces- Barrière fermée à 21 h, arrivés à 21 h 10, (dormi dans la voiture|débrouillez vous)
@attente- Une heure d'attente à l'accueil sous le soleil
?worst A fuir !!
?worst Plus jamais
?together Très déçus, photos trompeuses
Ne venez pas ici
`;
