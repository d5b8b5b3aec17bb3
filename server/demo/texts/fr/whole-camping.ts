/** Whole reviews of campsites: most are a sentence or two. */
export const frenchWholeCamping = `
# camping flow good
@accueil+ On a pu choisir notre emplacement
?tent @chambre+ Emplacement plat et bien tondu
?tent @calme+ (Bien dormi|Nuit calme) sous la tente
?tent,good @chambre- Camping calme. Peu d'ombre.
?caravan @chambre+ Emplacements (larges|spacieux)
?caravan @equipements+ Borne propre et électricité sans problème
?mobile-home @proprete+ Mobil home (très propre|nickel) à notre arrivée.
?together @proprete+,accueil+ Camping bien tenu, sanitaires propres et personnel très gentil.
?mobile-home @equipements+ (Vaisselle complète|Bien équipé)
?mobile-home,good @chambre- Bon camping. Matelas (à changer|trop mou)
?mobile-home,famille @chambre+ Trois chambres, bien pour une famille
?mobile-home,good @equipements- Mobil-home récent. Il manquait (des casseroles|une poêle)
?mobile-home,good,summer @equipements- Super camping. Pas de clim, c'était dur la nuit.
?mobile-home,couple @calme+ Mobil home au fond du camping, très tranquille
@proprete+ Sanitaires (impeccables|toujours propres)
@proprete+ Rien à dire sur les sanitaires
?good @proprete- Camping agréable, grands emplacements. Sanitaires à nettoyer plus souvent
?good @equipements- Bon camping tranquille. Eau (tiède|presque froide) le soir.
?!winter @equipements+ Douches bien chaudes
?pool,famille @equipements+ La piscine et les toboggans sont super, mes enfants ont adoré
?pool,good @ambiance- Très bon camping. Piscine (bondée|pleine) l'après-midi
?pool @equipements+ Piscine chauffée, un vrai plus
?pool,good @equipements- Pas assez de transats.
?lake @emplacement+ Au bord du lac, on se baigne tous les jours
?lake,famille @emplacement+ Petite plage bien pour les enfants
?famille @ambiance+ Mini club au top !
?famille @ambiance+ Les enfants font du vélo partout en sécurité.
?famille Nos enfants se sont fait des copains
?couple @calme+ Petit camping sans animation, c'est ce qu'on cherche.
@calme+ Très calme (le soir|la nuit).
@accueil+ Les gérants sont (aux petits soins|très gentils)
@accueil+ Accueil (super|top)
@emplacement+ A pied on est (au village|au marché) en dix minutes.
@emplacement+ Idéal pour (visiter|rayonner).
@prix+ Prix (très correct|raisonnable) pour un trois étoiles
?pool,famille @equipements+,ambiance+ Belle piscine, bons animateurs.
?!holidays @prix+ Hors saison c'est pas cher
?holidays,good @prix- En août c'est cher, venez en septembre
?good @prix- Camping bien tenu. Beaucoup de suppléments.
?restaurant @restauration+ Les pizzas du camping sont (très bonnes|meilleures qu'en ville).
?restaurant,good @restauration- Au snack toujours la même carte
@restauration+ Pain et croissants le matin, à commander la veille
?good @numerique- Très bon camping familial. Wifi (seulement à l'accueil|trop faible sur les emplacements).
?dogs Chien bienvenu
?groupe On a eu (six emplacements côte à côte|tout un coin du camping)
?amis @ambiance+ Pétanque et buvette, bonne ambiance
?woman,solo @accueil+ Seule avec ma tente je me suis sentie en sécurité.
?autumn Ils ferment bientôt, très calme
?dunes @emplacement+ La plage par un petit chemin dans les pins, (dix minutes|cinq minutes)
?dunes,good @proprete- Du sable dans les douches.
?aurelle @emplacement+ Belle vue sur les montagnes
?view @emplacement+ Demandez les emplacements du haut pour la vue.
?road,good @calme- On entend (la route|les voitures) sur les premiers emplacements
?together On y retourne (chaque été|tous les ans)
?top Notre meilleur camping (cette année|du voyage) !
?top Rien à redire
?good Un peu vieillot mais on y est bien
@ambiance+ (Ambiance familiale|Bonne ambiance)
@ambiance+ Beaucoup d'arbres, de l'ombre
?!mobile-home @equipements+ Frigo et micro-ondes pour les tentes, très pratique
?good,!mobile-home @chambre- Emplacement (en pente|un peu en pente)
?good,restaurant @prix- Le bar et la supérette sont un peu chers.
?good,famille @equipements- Les enfants se sont éclatés. Aire de jeux fatiguée
?village Petit marché le mercredi
Très bon camping, (je recommande|à recommander)
Bon camping
?good Bien et simple
?together Super (semaine|vacances) !!
?summer,good @ambiance- Bonne semaine. Du monde aux sanitaires le matin.
?caravan,couple Nous faisons beaucoup de campings, celui ci est bien
?mobile-home,good @proprete- Camping top. Ménage pas fait dans le mobil home.
# camping flow mixed
@proprete- Sanitaires (moyens|pas au niveau)
?mobile-home @chambre- Mobil home (vieux|fatigué), pas comme sur les photos
?pool @equipements- Bien mais piscine (très froide|glacée)
?holidays @calme- Trop bruyant en août
@prix- Correct mais cher pour ce que c'est
?tent @chambre- Terrain très dur pour les sardines
?famille @equipements- Jeux (cassés|en travaux)
@numerique- Wifi annoncé, jamais marché
?caravan @acces- Allées trop étroites pour les grandes caravanes
Correct pour une nuit
@accueil- Camping sympa, accueil (froid|minimum)
?restaurant @restauration- Le camping ça va, évitez le snack
Moyen
# camping flow bad
@proprete- Sanitaires (infects|dans un état lamentable)
@proprete- Cheveux dans les douches, poubelles pleines
?mobile-home @proprete- Mobil home (sale|dégoûtant) à l'arrivée
?mobile-home @proprete- Souris dans le mobil-home
?mobile-home @chambre- Matelas défoncé, mal de dos toute la semaine
?mobile-home @prix- On nous réclame 80 euros de ménage alors que tout était propre.
?mobile-home @chambre-,equipements- Mobil home ancien, matelas mauvais et frigo qui ne marche pas bien.
@accueil- Gérant (désagréable|agressif)
@calme- Impossible de dormir, (fête jusqu'à 3 h|musique jusqu'à 2 h)
?holidays @calme- Des groupes de jeunes ivres toutes les nuits
?tent @chambre- Placés contre les poubelles
?pool @equipements- Piscine fermée (toute la semaine|pour travaux), pas de remise
?pool @proprete- L'eau de la piscine est (trouble|verte)
?together @proprete-,calme- Sanitaires sales et beaucoup de bruit la nuit.
?famille @equipements- Animations annoncées sur le site, aucune sur place
@prix- 45 euros la nuit, trop cher
@numerique- 5 euros le wifi et il ne marche pas
?caravan @equipements- Électricité qui saute toutes les heures
?restaurant @restauration- Malades après le snack
?lake @acces- Le lac est à 2 km, pas au bord comme annoncé
?!worst @prix-,proprete- Trop cher pour des sanitaires aussi vieux.
@acces- Barrière fermée à 21 h, on ne nous l'avait pas dit
@attente- Une heure d'attente à l'accueil sous le soleil
?worst A fuir !!
?worst Plus jamais
?together Très déçus, photos trompeuses
Ne venez pas ici
`;
