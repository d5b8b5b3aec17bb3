/** Guests of campsites, rentals, sights, outings and shops who write a line or two, each in several ways. */
export const frenchGuestsOthersMore = `
# site flow good
?musee @pedagogie+,ambiance+ Tout est bien expliqué (dedans |)et les (objets sont beaux|vitrines sont belles).
?parc-animalier @ambiance+ Les (loups|cerfs) se laissent (bien |)voir surtout (le matin|en fin de journée).
A voir Un endroit à (voir|faire) (vraiment|absolument) dans (le coin|la région)
?nature @calme+ Nous y étions (en semaine|hors vacances) donc (personne|pas grand monde) sur le chemin ce qui est quand même (mieux|plus agréable) !
?chateau @ambiance+ (Joli|Beau) potager à ne pas (oublier|manquer) (à la sortie|en repartant) du château.
?musee Attention les sacs à dos {même (petits|les petits)} ne sont pas (admis|acceptés) dans les salles, il faut les laisser (à la caisse|à l'entrée).
?famille Un (beau|bon) moment ici pour (nous tous|toute la famille), rien à (dire|ajouter).
?!nature @accueil+,pedagogie+ Nous avions une (jeune |)stagiaire pour la visite, (très bien|parfaite).
?abbaye,together @pedagogie+ Selon (l'heure|le jour), on a un guide ou (seulement |)l'audioguide, nous (c'était|on a eu) l'audioguide et (ça va|c'est bien).
?parc-animalier,!winter @ambiance+ (De beaux |Beaucoup d')animaux avec leurs petits {(en ce moment|cette année)} qu'on peut voir de (tout |)près
?nature @emplacement+ en semaine c'est (bien|très bien) d'y (marcher|courir) le (matin|soir)...
?parc-animalier C'est un parc (très fréquenté|connu) alors il (faut|vaut mieux) (arriver tôt|venir l'après midi) et commencer par (le fond|la fin).
?grotte @acces+ Même les (petits|personnes agées) peuvent (la faire|suivre) (sans problème|tranquillement)
?jardin,!winter @ambiance+ Jardin bien (planté|fleuri) avec des (bancs|coins) à l'ombre.
?parc-animalier,famille @equipements+ (Les jeux en bois|Les toboggans) (à la sortie|près de l'entrée) c'est une bonne idée
?abbaye @ambiance+ (Ça vaut|Cela vaut) le détour (rien que|ne serait ce que) pour les (vitraux|chapiteaux)
?chateau La visite (guidée |)est d'environ 1h (15|30) après on est (libre|tranquille) dans le parc
?jardin,!winter @proprete+,ambiance+ Un grand (merci|bravo) aux personnes qui entretiennent ce jardin (pour que|afin que) les gens puisse en profiter !
?!nature @prix+ Un prix (abordable|correct) pour (deux heures|une heure et demie) de visite
?nature @emplacement+ Par temps (clair|dégagé) on voit (très |)loin.
?grotte @accueil+,pedagogie+ La (guide|jeune fille) était (très bien|très gentille) et on a pu lui poser (nos|des) questions même les enfants.
# site flow mixed
?parc-animalier @ambiance- Pas de (félins|singes), surtout des (cerfs|daims) et (beaucoup d'|des )oiseaux.
?chateau @prix-,ambiance+ Un beau château mais il faut payer (encore|en plus) pour (les jardins|la tour) et (rien n'est dit|personne ne le dit) avant.
Une visite (agréable|correcte) que je ne (referai|ferai) pas (deux fois|l'an prochain)
?grotte @ambiance+,ambiance-,prix- Une belle grotte seulement nous en (attendions|espérions) plus {(mal éclairée|trop sombre) par endroits} surtout pour (le prix|ce tarif)
?!nature Ça (occupe|remplit) un peu (la matinée|l'après midi) et (voilà|puis voilà) ....
?abbaye @ambiance+ Le cloitre vaut (la peine|le coup) l'église (moins|beaucoup moins)
?nature @emplacement+,acces- Le (panorama|point de vue) est bien mais (c'était compliqué|c'est l'enfer) pour (laisser la voiture|se garer) même en (semaine|arrivant tôt) il y a (dix|quinze) places
?parc-animalier,together @ambiance+,ambiance- Déçus Le parc est (très |)joli mais les animaux (dorment|se cachent) presque tous et c'est chaque (année|fois) pareil !
# site flow bad
?!nature @prix- A (14|16) euros par (personne|visiteur) (moi |)j'appelle ça de l'abus
?musee,together @pedagogie- Les textes sont (écrits|imprimés) en tout petit et (placés|mis) (trop bas|dans un coin).
?nature @proprete- Le (belvédère|coin pique nique) est plein de (papiers|mégots) et de (canettes|bouteilles) que personne ramasse et la poubelle déborde.
?parc-animalier @ambiance- Les (singes|oiseaux) tournent (en rond |)dans (leur cage|des petites cages) et ça fait (de la peine|mal au coeur)
?grotte @attente- (1h|45 min) dehors et on nous annonce (alors|à la fin) que la visite est (complète|annulée)!
?!nature @accueil- Je n'ai pas de mots pour (l'impolitesse|le manque de politesse) et la mauvaise (humeur|volonté) de cette (personne|dame) au guichet.
?musee @ambiance- (Du coup|Donc) on (piétine|n'avance pas) et on (étouffe|ne voit rien) dans les salles
?chateau,together @pedagogie- et en plus le (seul |)guide était (pris avec un groupe|avec les scolaires) donc pour nous (pas de visite|rien) !
?grotte @acces- Des marches (mouillées|glissantes) pas de rampe et (personne ne prévient|on ne vous dit rien) (avant d'entrer|à la caisse).
?abbaye,together @prix-,ambiance- Pas normal de fermer (une partie|la moitié) des salles et de faire payer (pareil|plein pot) surtout à des gens qui (viennent de loin|ont fait la route)
?nature @acces- Chemin (fermé|barré) et (aucun|pas un) panneau (en bas|au parking) pour le dire
?chateau @numerique-,pedagogie- L'application à télécharger (plante|ne marche pas) car on (ne capte pas|n'a pas de réseau) (dans les caves|à l'intérieur).
?together (Je ne sais pas|Je me demande) d'où (viennent|sortent) ces (bons avis|5 étoiles)
# camping flow good
?mobile-home @chambre+,equipements+ Mobil home (récent|neuf) avec (lave vaisselle|micro onde) et (rangements|placards) en nombre suffisant.
?!winter @ambiance+ Un camping (tout |bien )(vert|fleuri) avec de (larges|belles) allées
?restaurant @restauration+ Je (conseille|recommande) (les moules|la paella) du (vendredi|mercredi) soir au (resto|restaurant) du camping !!
?together @prix+,proprete+ Pour le prix on (s'attendait à|imaginait) moins bien, le camping est (propre|bien tenu).
?good @equipements+ épicerie (bien utile|bien fournie) {gaz, (glaçons|journaux), charbon}
?mobile-home @chambre+,calme+ Mobil home (nickel|parfait) et (pas de|aucun) voisin (en face|derrière) cette année !
@chambre+,calme+ Les (haies|arbustes) entre les emplacements font qu'on est (bien |)(chez soi|tranquille)
?top @proprete+ Les sanitaires (sont|étaient) d'une propreté (remarquable|impeccable) (même le soir|à n'importe quelle heure) chapeau (à la dame|aux dames) !
?pool @equipements+ L'eau de la (piscine|pataugeoire) : (bien chaude|délicieuse) !!!! (Merci|Bravo)
?tent @calme+,chambre+ Demander (plutôt |)les (places|emplacements) du haut, on y (dort|est) bien mieux qu'en bas!
@emplacement+ Il est (plutôt|assez) bien situé car (pas loin|tout près) d'un (supermarché|arrêt de bus) {j'y vais à pied}
?restaurant @restauration+ Le (plat|menu) du jour (suffit largement|est bien suffisant) et c'est (bon|très bon)
@prix+,emplacement+ Le prix est (raisonnable|intéressant) pour être (si près|à côté) (du centre|des commerces)!
@proprete+ Le terrain est (grand|plat) et il est (tondu|entretenu) (régulièrement|très souvent) .
?caravan @acces+,chambre+ Tout est plat donc (c'est |)facile pour (rentrer|manoeuvrer) la caravane même (seul|en pleine saison).
# camping flow mixed
@calme+,ambiance- Séjour (reposant|tranquille) c'est sûr mais pas (très gai|bien drôle)...
?mobile-home @chambre- Les mobil homes (de l'allée du bas|du fond) sont (mal orientés|trop serrés), celui (d'à coté|d'en face) donne (droit |)sur notre table.
?together @proprete- Contents du séjour (même si|sauf que) le ménage (c'est pas ça|n'est pas terrible)!!!
?restaurant @restauration-,attente- Camping (correct|pas mal) sauf le snack avec des (frites|pizzas) qui (tardent|n'arrivent pas) {(40|45) mns} et (même |)pas bonnes
# camping flow bad
Voilà un camping rayé de (ma|notre) liste (pour de bon|définitivement)
@calme- La (départementale|nationale) est juste derrière (la haie|le grillage).
@prix- En plus il faut payer (le wifi|la douche) (à part|en supplément) (maintenant|cette année)...
@equipements- Pas de point d'eau (dans notre allée|de notre coté), il faut (aller|remonter) jusqu'aux sanitaires avec (le bidon|les bidons).
?together @attente- On n'a pas apprécié la queue (du samedi|pour rendre les clés) car c'est (vraiment|très) long alors qu'on a de la route.
@accueil-,calme- Un gardien (invisible|absent) Les gens (font ce qu'ils veulent|crient) (la nuit|toute la nuit)
@numerique- Le wifi est (payant|en supplément) et il (rame|coupe) (tout le temps|sans arrêt)
@proprete- Une (forte |)odeur d'égout {surtout (le matin|quand il fait lourd)} (aux|près des) sanitaires du bas
# location flow good
@accueil+ La (propriétaire|dame) et (vraiment|très) gentille et (arrangeante|disponible aussi).
?gite,together Nous avons (loué|pris) ce gîte avec (des amis|un couple d'amis) pour (un anniversaire|trois nuits) et tout nous a (vraiment |)plu.
?appartement @emplacement+ Pour (visiter|rayonner) c'est (vraiment |)le bon (coin|endroit), n'allez pas (chercher plus loin|ailleurs).
?together @chambre+ On (dort|a dormi) (vraiment |)bien et le (lit|matelas) est neuf
?chambre-hotes @restauration+ Le soir c'est table d'hôtes si on (veut|réserve), (bon et copieux|simple et bon) {pas obligatoire}
?together @proprete+ (Troisième|Deuxième) fois qu'on loue et le (logement|ménage) est tjs nickel, la douche aussi, on a (jamais|pas) trouvé mieux (dans le secteur|ailleurs)
?chalet,together @proprete+,equipements+ Chalet (bien|très) chaud où on a manqué de rien, (propre|nickel) (aussi|en plus)
?top @calme+ Un (vrai |)plaisir, après une (longue|grosse) période de (travail|boulot) je dois dire que ça (fait du bien|repose) d'être au calme.
?chambre-hotes @petit_dejeuner+ Et le petit déjeuner (change|est différent) tous les jours...
?together @chambre+ (Assez|Très) spacieux et bien meublé
?!appartement,!chalet @acces+ Stationnement (dans la cour|devant la porte) et (aucune marche|pas d'escalier) à monter
?chambre-hotes,together @chambre+ On avait la (grande|petite) chambre (du fond|du premier), (c'est bien|très bien).
@prix+,chambre+ Au (total|final) avec le (linge|ménage) compris ça revient (moins cher|à peine plus cher) qu'un hôtel et on (a de la place|est chez soi).
@numerique+ Le wifi (marche|fonctionne) bien même (dans la chambre du fond|à l'étage) et ils ont (la fibre|même la fibre).
@prix+ Le prix est (honnête|raisonnable) puisque le (linge|ménage) est (compris|dedans)
?!chambre-hotes,together @equipements+ Les appareils {(four|lave linge), plaques} (sont neufs|marchent bien) et la vaisselle est (complète|suffisante)
?good @ambiance+,prix- en tout cas c est bien decoré (le salon|la chambre) surtout.C est cher (par contre|quand meme) il faut le dire .
@calme+ Le soir on entend (rien|pas un bruit) et le matin (non plus|pareil)
?together @accueil+ La personne étais (patiente|adorable) et nous as montrer (comment marche|pour) (le four|la plaque) la télé et (les poubelles|le tri) avant de partir.
@attente+ Réponse (très rapide|immédiate) et (clés|remise des clés) à l'heure (dite|prévue).
# location flow mixed
?!appartement @ambiance+,accueil- Une belle (maison|location) avec des (propriétaires|gens) (spéciaux|bizarres) .
?!chambre-hotes @equipements- Bien mais pas (assez|beaucoup) de vaisselle pour (le nombre de|autant de) personnes...
?together @proprete- Nous sommes (assez|plutôt) contents de (la|cette) location, moins du (ménage|nettoyage) qu'on a (refait|dû refaire) !
?summer,appartement @emplacement+,chambre- Bien (placé|situé) mais il fait (trop |très )chaud (sous les toits|la nuit) et pas de (clim|ventilateur)
# location flow bad
@equipements-,chambre- Tout est usé {(prises|volets), robinets} .
@numerique- Pas de (réseau|4G) et le wifi était (en panne|coupé) (toute la semaine|tout du long)
@proprete- Des (cheveux|poils) dans (la douche|le bac de douche) et (sous le lit|sur le canapé).
@accueil- Le propriétaire (en fait |)n'est jamais là et (au téléphone|quand on l'a) il n'est pas (aimable|poli).
?chambre-hotes @petit_dejeuner-,prix- Le petit déjeuner (c'est|se résume à) du pain (grillé|de mie) et de la confiture (en barquette|industrielle), pour ce prix on (espérait|attendait) (autre chose|mieux)
?!gite,!chalet @calme- Murs en (carton|papier) on entendait la télé (d'à coté|des voisins)
@proprete- Ménage (pas fait|bâclé) et (une odeur de|ça sentait le) (tabac|graillon) en entrant
@chambre- On (passe|tient) à peine entre le lit et (le mur|l'armoire).
@proprete-,prix- La propreté est (plus que douteuse|limite) (dans la cuisine|partout) et on (nous demande|vous prend) (60|70) euros de ménage à la fin, ça je comprends pas
@acces-,accueil- Le GPS (s'arrête|vous envoie) trop loin et au téléphone (on vous explique mal|personne n'explique)
# activite flow good
?bateau @accueil+ Super tour!le (pilote|monsieur) raconte bien et il (plaisante|répond aux questions) (tout le long|pendant tout le trajet)!
?!spa @ambiance+ C'est bien (fait|organisé) et à la fin (tout le monde|chacun) (en redemande|est content)
?velo @equipements+ Jamais fait de vélo électrique (avant|de ma vie) et on (s'y met|s'habitue) (très |)vite !
?spa @ambiance+,accueil+ Un massage (très |)agréable dans une pièce (bien |)(chauffée|sombre)
?accrobranche @equipements+ Les (parcours|ateliers) sont (tres |)bien fait et tout est sécurisé (même pour|y compris pour) les (petits|enfants) !!
?bateau A prendre (plutôt |)le (soir|matin) quand (il|le bateau) est moins (plein|chargé)
?nautique,together @accueil+,attente+ Ils nous ont (récupéré|repris) (à l'arrivée|en bas) (avec le minibus|en camionnette) et (ramené|déposé) au parking sans attendre.
?top,parapente @accueil+ (Franchement|Vraiment) une (sensation|expérience) unique et un moniteur (au top|très pro)
# activite flow mixed
?velo @equipements- Ce qui m'a (moins|pas) plu : la selle (trop dure|inconfortable) et le (panier|porte bagage) (qui bouge|cassé) !!
?parapente @prix-,ambiance+ C'est magnifique mais (trop |bien )court, et la vidéo (30|35) euros (en plus|à part) c'est (abusé|exagéré)..
?escape @ambiance+,accueil- C'est bien (pensé|trouvé) mais (on sent que ça enchaine|ils enchainent).
# activite flow bad
?spa @attente- et pour les (soins|massages) IMPOSSIBLE D'AVOIR UNE PLACE (de toute la semaine|avant huit jours) (malgré|même avec) le bon cadeau
?nautique @proprete- Combinaisons (encore |)mouillées et qui sentent (mauvais|le vieux)
?bateau @prix-,ambiance- (A ne pas refaire|Je déconseille), pour (faire|voir) trois fois rien c'est (12|14) € de (perdu|gaché) (par personne|)
?nautique @accueil-,prix- Ils n'ont (jamais|même pas) voulu (rembourser|rendre l'acompte) alors que c'est eux qui (annulent|ont annulé) (la veille|le matin même).
?cheval @pedagogie- Aucune (explication|consigne) (au départ|avant de monter), on (vous installe|vous met dessus) et après on suit (celui de devant|les autres)
?accrobranche,famille @prix- notre (fille|petite) n'a (eu droit|pu aller) qu'à 2 parcours (payé plein tarif|pour le prix entier)!
# degustation flow good
?fromage @accueil+,restauration+ Accueil (cordial|chaleureux) et (bons|très bons) fromages (à la coupe|de chèvre)
?vin @prix+ Une (bonne|jolie) petite cave avec des prix (corrects|raisonnables) (à emporter|)
?fromage @restauration+,prix+ Fromages (bons|très bons) et (moins chers|à peine plus chers) qu'au marché
# degustation flow mixed
?biere @restauration+,attente- Bonne (blonde|ambrée) je ne dis pas mais il a fallu (attendre|patienter) (25|20) min au comptoir pour (la goûter|être servi) (et payer|).
# degustation flow bad
?vin @prix- 10 euros (la dégustation|par personne) même (en achetant|si on achète) (après|du vin)
?fromage,together @attente-,accueil- On a attendu (dix minutes|un quart d'heure) dans le magasin, personne (et |donc )on est (reparti|ressorti).
?biere @restauration-,pedagogie- Une bière (tiède|sans goût) après une (visite|présentation) (de dix minutes|vite faite)
# evenement flow good
?fete @ambiance+ C'était (super|très bien), il ne faut rien changer, on (revient|sera là) l'an prochain (si on peut|c'est sûr) !
?festival @ambiance+ Une ambiance (extraordinaire|géniale) TOUT LE MONDE (DEBOUT|CHANTAIT) !
?!marche-noel @accueil+ Des bénévoles (motivés|gentils) et (bien organisés|toujours souriants) merci à eux
?good,festival @ambiance+ (Super|Très bon) concert même sous (la pluie|les averses)
?marche-noel @ambiance+,restauration+ marché de Noël (le soir|un samedi) sympa (vin chaud|chocolat chaud) délicieux ambiance (de fête|familiale).
?fete @acces+ On se gare dans un (pré|champ) (à côté|juste derrière), c'est (fléché|bien organisé)
# evenement flow mixed
?fete @ambiance+,attente- Bien Bonne (musique|ambiance) mais du monde du monde pour (si peu de|trois) stands .(40|45) min de queue pour (manger|une saucisse)
?marche-noel @ambiance- Mais les (décorations|chalets) sont à (revoir|changer) car ce sont les mêmes (chaque année|depuis dix ans)
# evenement flow bad
?festival,together @attente- (1h|Plus d'une heure) de file alors que nous avions (déjà |)(le billet|les places).
?fete @calme- Musique (beaucoup |)trop forte, pas moyen de (parler|discuter)
?marche-noel @prix- (30|35) euros de crêpes et de (boissons|vin chaud) à quatre (ça fait mal|merci bien)
# commerce,ot,autre flow good
?!boulangerie C'est (pratique|utile) quand on (arrive et qu'on découvre|connait encore mal) (le coin|la région)
?ot,together @accueil+ ne pas hésiter à (rentrer|y passer) même (pour rien|cinq minutes)
?together @attente+ Pas (attendu|fait la queue) (du tout|longtemps) malgré (le monde|tous les gens) (devant|qu'il y avait).
?navette @acces+,attente+ Cela permet (d'aller|de monter) au centre sans (chercher|payer) (une place|un parking) et (elle passe|on en a une) toutes les (15|20) min.
?parking @equipements+ Parking (éclairé|gardé) la nuit et ça (rassure|compte).
# commerce,ot,autre flow mixed
?!parking Ça (dépanne|rend service) mais les horaires (sont pas|ne sont pas) (clairs|pratiques) (en ce moment|le week end).
?parking @acces+,equipements- Bien (situé|placé) mais la (barrière|borne) se bloque (souvent|une fois sur deux)
# commerce,ot,autre flow bad
@accueil- Une personne (sèche|désagréable) qui (répond|parle) aux touristes comme si (on gênait|on la dérangeait).
?navette @attente-,acces- (Aucun |Pas d')horaire (affiché|à jour) à l'arrêt, on a (attendu|poireauté) (une heure|40 min) pour rien
?boulangerie @restauration- Baguette (molle|pas cuite) et croissants (de la veille|tout secs) (le|un) dimanche
`;
