/** Guests of campsites, rentals, sights, outings and shops who write a line or two, each in several ways. */
export const frenchGuestsOthersMore = `
# site flow good
?musee @pedagogie+,ambiance+ Tout est bien expliqué (dedans |)et les (objets sont beaux|vitrines sont belles).
A voir Un endroit à (voir|faire) (vraiment|absolument) dans (le coin|la région)
?musee Attention les sacs à dos {même (petits|les petits)} ne sont pas (admis|acceptés) dans les salles, il faut les laisser (à la caisse|à l'entrée).
?parc-animalier,!winter @ambiance+ (De beaux |Beaucoup d')animaux avec leurs petits {(en ce moment|cette année)} qu'on peut voir de (tout |)près
?grotte @acces+ Même les (petits|personnes agées) peuvent (la faire|suivre) (sans problème|tranquillement)
?chateau La visite (guidée |)est d'environ 1h (15|30) après on est (libre|tranquille) dans le parc
?jardin,!winter @proprete+,ambiance+ Un grand (merci|bravo) aux personnes qui entretiennent ce jardin (pour que|afin que) les gens puisse en profiter !
# site flow mixed
?chateau @prix-,ambiance+ Un beau château mais il faut payer (encore|en plus) pour (les jardins|la tour) et (rien n'est dit|personne ne le dit) avant.
?grotte @ambiance+,ambiance-,prix- Une belle grotte seulement nous en (attendions|espérions) plus {(mal éclairée|trop sombre) par endroits} surtout pour (le prix|ce tarif)
# site flow bad
?!nature @prix- A (14|16) euros par (personne|visiteur) (moi |)j'appelle ça de l'abus
?grotte @attente- (1h|45 min) dehors et on nous annonce (alors|à la fin) que la visite est (complète|annulée)!
?abbaye,together @prix-,ambiance- Pas normal de fermer (une partie|la moitié) des salles et de faire payer (pareil|plein pot) surtout à des gens qui (viennent de loin|ont fait la route)
# camping flow good
?mobile-home @chambre+,equipements+ Mobil home (récent|neuf) avec (lave vaisselle|micro onde) et (rangements|placards) en nombre suffisant.
?tent @calme+,chambre+ Demander (plutôt |)les (places|emplacements) du haut, on y (dort|est) bien mieux qu'en bas!
?restaurant @restauration+ Le (plat|menu) du jour (suffit largement|est bien suffisant) et c'est (bon|très bon)
@prix+,emplacement+ Le prix est (raisonnable|intéressant) pour être (si près|à côté) (du centre|des commerces)!
# camping flow mixed
?together @proprete- Contents du séjour (même si|sauf que) le ménage (c'est pas ça|n'est pas terrible)!!!
?restaurant @restauration-,attente- Camping (correct|pas mal) sauf le snack avec des (frites|pizzas) qui (tardent|n'arrivent pas) {(40|45) mns} et (même |)pas bonnes
# camping flow bad
@prix- En plus il faut payer (le wifi|la douche) (à part|en supplément) (maintenant|cette année)...
?together @attente- On n'a pas apprécié la queue (du samedi|pour rendre les clés) car c'est (vraiment|très) long alors qu'on a de la route.
@numerique- Le wifi est (payant|en supplément) et il (rame|coupe) (tout le temps|sans arrêt)
@proprete- Une (forte |)odeur d'égout {surtout (le matin|quand il fait lourd)} (aux|près des) sanitaires du bas
# location flow good
@accueil+ La (propriétaire|dame) et (vraiment|très) gentille et (arrangeante|disponible aussi).
?gite,together Nous avons (loué|pris) ce gîte avec (des amis|un couple d'amis) pour (un anniversaire|trois nuits) et tout nous a (vraiment |)plu.
?together @chambre+ On (dort|a dormi) (vraiment |)bien et le (lit|matelas) est neuf
?together @proprete+ (Troisième|Deuxième) fois qu'on loue et le (logement|ménage) est tjs nickel, la douche aussi, on a (jamais|pas) trouvé mieux (dans le secteur|ailleurs)
?chalet,together @proprete+,equipements+ Chalet (bien|très) chaud où on a manqué de rien, (propre|nickel) (aussi|en plus)
?together @chambre+ (Assez|Très) spacieux et bien meublé
?!appartement,!chalet @acces+ Stationnement (dans la cour|devant la porte) et (aucune marche|pas d'escalier) à monter
?!chambre-hotes,together @equipements+ Les appareils {(four|lave linge), plaques} (sont neufs|marchent bien) et la vaisselle est (complète|suffisante)
?good @ambiance+,prix- en tout cas c est bien decoré (le salon|la chambre) surtout.C est cher (par contre|quand meme) il faut le dire .
?together @accueil+ La personne étais (patiente|adorable) et nous as montrer (comment marche|pour) (le four|la plaque) la télé et (les poubelles|le tri) avant de partir.
# location flow mixed
?!chambre-hotes @equipements- Bien mais pas (assez|beaucoup) de vaisselle pour (le nombre de|autant de) personnes...
?summer,appartement @emplacement+,chambre- Bien (placé|situé) mais il fait (trop |très )chaud (sous les toits|la nuit) et pas de (clim|ventilateur)
# location flow bad
@numerique- Pas de (réseau|4G) et le wifi était (en panne|coupé) (toute la semaine|tout du long)
@proprete- Des (cheveux|poils) dans (la douche|le bac de douche) et (sous le lit|sur le canapé).
@accueil- Le propriétaire (en fait |)n'est jamais là et (au téléphone|quand on l'a) il n'est pas (aimable|poli).
?!gite,!chalet @calme- Murs en (carton|papier) on entendait la télé (d'à coté|des voisins)
@proprete- Ménage (pas fait|bâclé) et (une odeur de|ça sentait le) (tabac|graillon) en entrant
@proprete-,prix- La propreté est (plus que douteuse|limite) (dans la cuisine|partout) et on (nous demande|vous prend) (60|70) euros de ménage à la fin, ça je comprends pas
# activite flow good
?bateau @accueil+ Super tour!le (pilote|monsieur) raconte bien et il (plaisante|répond aux questions) (tout le long|pendant tout le trajet)!
?accrobranche @equipements+ Les (parcours|ateliers) sont (tres |)bien fait et tout est sécurisé (même pour|y compris pour) les (petits|enfants) !!
?top,parapente @accueil+ (Franchement|Vraiment) une (sensation|expérience) unique et un moniteur (au top|très pro)
# activite flow mixed
?parapente @prix-,ambiance+ C'est magnifique mais (trop |bien )court, et la vidéo (30|35) euros (en plus|à part) c'est (abusé|exagéré)..
# activite flow bad
?spa @attente- et pour les (soins|massages) IMPOSSIBLE D'AVOIR UNE PLACE (de toute la semaine|avant huit jours) (malgré|même avec) le bon cadeau
?bateau @prix-,ambiance- (A ne pas refaire|Je déconseille), pour (faire|voir) trois fois rien c'est (12|14) € de (perdu|gaché) (par personne|)
?nautique @accueil-,prix- Ils n'ont (jamais|même pas) voulu (rembourser|rendre l'acompte) alors que c'est eux qui (annulent|ont annulé) (la veille|le matin même).
?accrobranche,famille @prix- notre (fille|petite) n'a (eu droit|pu aller) qu'à 2 parcours (payé plein tarif|pour le prix entier)!
# evenement flow good
?fete @ambiance+ C'était (super|très bien), il ne faut rien changer, on (revient|sera là) l'an prochain (si on peut|c'est sûr) !
?!marche-noel @accueil+ Des bénévoles (motivés|gentils) et (bien organisés|toujours souriants) merci à eux
?marche-noel @ambiance+,restauration+ marché de Noël (le soir|un samedi) sympa (vin chaud|chocolat chaud) délicieux ambiance (de fête|familiale).
# evenement flow mixed
?fete @ambiance+,attente- Bien Bonne (musique|ambiance) mais du monde du monde pour (si peu de|trois) stands .(40|45) min de queue pour (manger|une saucisse)
# evenement flow bad
?festival,together @attente- (1h|Plus d'une heure) de file alors que nous avions (déjà |)(le billet|les places).
?fete @calme- Musique (beaucoup |)trop forte, pas moyen de (parler|discuter)
# commerce,ot,autre flow bad
`;
