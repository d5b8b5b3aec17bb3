/** Whole reviews of some length of hotels, rented places, groups' houses and campsites: guests who dwell on one matter. */
export const frenchLongStays = `
# hotel flow good
?breakfast-buffet @petit_dejeuner+ Très bon petit déjeuner, buffet avec plusieurs pains, jambon, fromage, œufs, (des yaourts|des fruits), il y a vraiment le choix. Servi jusqu'à (10 h|10 h 30).
?breakfast-buffet,good @petit_dejeuner- L'hotel est bien mais pour le petit dejeuner il faut descendre tôt, après il reste plus grand chose, plus de croissants et plus (de jus d'orange|de fruits).
?parking,together @acces+ Parking gratuit derrière l'hôtel, un peu (étroit|serré) pour entrer mais on trouve de la place, (le soir|même tard) il en restait.
?!parking,good @acces- Pas de parking à l'hôtel, (il faut le savoir|ce n'était pas clair pour moi à la réservation), on trouve des places gratuites dans les rues autour mais le soir c'est vite plein. J'ai tourné (vingt minutes|une demi-heure), il y a un parking couvert (un peu plus loin|vers la poste) mais payant, 12 € la nuit je crois.
?together @chambre+ Nous avions une chambre au deuxième étage, assez grande, avec un vrai lit de 160.
@proprete+ Hôtel très propre, la salle de bain, la chambre, les couloirs, tout est bien entretenu.
?good,road @calme- La chambre donnait sur la route et le matin dès 6 h ça commence à rouler, fenêtre fermée on entend quand même. (Demander une chambre de l'autre coté.|Il y a des chambres de l'autre côté je crois.) Il y a un feu (juste en face|à l'angle) donc ça freine et ça redémarre, le dimanche (ça va mieux|c'est calme).
?summer,good,!road,together @equipements- Bon hôtel, seulement il n'y a pas de clim (dans les chambres|dans les chambres du haut), on a eu un ventilateur qui fait du bruit, le soir il faisait très chaud.
?affaires,good @petit_dejeuner- J'y vais environ une fois par mois pour le travail, la chambre est toujours bien et (on me connaît|c'est calme), le petit déjeuner par contre est toujours le même et il commence à 7 h 30, c'est trop tard pour moi.
?family-run,together @accueil+ c'était vraiment bien l'accueil, la dame est très gentille (et son mari aussi|), elle nous a expliqué tout ce qu'il y a à voir dans le coin, elle a sorti (une carte|un plan) et elle a tout marqué au stylo, les routes, les marchés, (où manger le soir|où se garer), on a presque tout fait
?restaurant,together @restauration+ Nous avons dîné à l'hôtel (les deux soirs|le premier soir), il y a un menu à (24|26) € avec entrée plat dessert et une carte plus chère. J'ai pris (le poisson|la volaille) avec du riz et des légumes, c'était très bon, et une tarte.
?restaurant,good @prix- On est bien dans cet hôtel et on mange bien mais (il faut faire attention aux suppléments|il y a des suppléments), l'eau est payante, le café aussi, pour certains plats c'est en plus aussi, à la fin ça fait (une somme|pas mal).
?solo @calme+ J'avais demandé une chambre (tranquille|calme) et pas un bruit. Je dors mal d'habitude et là (j'ai dormi jusqu'à 8 h|j'ai très bien dormi).
?famille,together @chambre+ On avait la chambre familiale, deux chambres avec une porte entre les deux, c'est beaucoup mieux (pour dormir|avec des enfants).
?famille,together,good @chambre- La chambre est prévue pour 4 mais quand les (deux lits sont ouverts|lits des enfants sont sortis) on ne passe plus, pour une nuit (ça va|c'est faisable).
?pool,famille,together,summer @equipements+ la piscine est pas très grande mais y a jamais grand monde, les enfants y étaient (tout le temps|du matin au soir), y a des transats mais (pas assez|pas beaucoup), l'eau etait bonne.
?pool,good,together @equipements- Bel hôtel mais il faut savoir que la piscine (n'est pas chauffée|est froide), c'est écrit chauffée sur (internet|le site) et on nous a dit que ça dépendait (du soleil|de la saison), nous y sommes allés (une seule fois|très peu) et c'est un peu pour ça qu'on avait pris cet hôtel.
?!lift,good,together @acces- Il n'y a pas d'ascenseur et notre chambre était au (troisième|dernier) étage, avec les valises ce n'est pas facile à notre âge, c'était complet ailleurs.
?old,together @ambiance+ C'est un vieil hôtel plein de charme, avec des meubles d'époque et un bel escalier.
?old,good,together @chambre- Nous avions déjà été dans cet hôtel il y a (une dizaine d'années|longtemps) et la chambre n'a pas changé, la même (moquette|tapisserie) je pense, c'est propre mais ça aurait besoin (d'être refait|d'un coup de neuf).
?dogs @accueil+ Les chiens sont acceptés avec un supplément de (8|10) € par nuit. Il y avait une gamelle (dans la chambre|devant la porte) et ils ont demandé comment il s'appelle.
?view @chambre+ Très belle vue depuis la chambre, demandez (le dernier étage|un balcon) si vous pouvez, ça change tout.
?winter @chambre+ Chambre bien chauffée, eau bien chaude, un bon lit, quand on arrive le soir et qu'il fait froid c'est tout ce qu'on demande.
?winter,good @chambre- chambre froide en arrivant le soir, il faut (demander|penser à demander) qu'on allume avant, le chauffage électrique marche mais (il lui faut une heure|il faut attendre un bon moment), après c'est bon, après c'est même trop chaud et (on arrive pas à le régler|ça se règle mal), la deuxième nuit je l'ai éteint et j'avais froid à 4 h
?autumn @prix+ En cette saison c'est nettement moins cher, $night € avec le petit déjeuner, l'hôtel était (à moitié vide|calme).
?village,!restaurant,good @restauration- Il n'y a pas de restaurant à l'hôtel et dans le village il y en a un mais il était (fermé|fermé le lundi), donc le soir il faut (reprendre la voiture|faire une dizaine de kilomètres). Ils auraient pu le dire avant. J'ai fini (avec des chips et un yaourt|avec un sandwich) dans la chambre, la supérette ferme à (19 h|19 h 30).
?!village @emplacement+ On peut tout faire à pied, le centre est à (dix minutes|cinq ou dix minutes), il y a une boulangerie (au coin|à coté) et des restaurants, la voiture n'a pas bougé.
?lake @emplacement+ L'hôtel est très bien placé, il suffit de traverser pour être au bord du lac, [nous y sommes allés/j'y suis allé~/on y est allé] tous les jours.
?good @chambre- La douche n'a pas de paroi, seulement un rideau, et il y a de l'eau (partout|par terre) quand on sort.
?good @calme- c bien mais on entend tout d'une chambre à l'autre, (la télé|les voix), la chasse d'eau, les gens qui (parlent dans le couloir|rentrent tard).
@chambre+ La literie est (excellente|très bonne), je le souligne car j'ai des problèmes de dos et je dors mal dans la plupart des hôtels.
?together @petit_dejeuner+ Nous avons été surpris par le petit déjeuner qui est (vraiment complet|copieux) pour le prix, rien à voir avec d'autres hôtels de la même catégorie.
?good @petit_dejeuner- Hôtel agréable, chambre (refaite|récente), mais 12 € pour le petit déjeuner c'est (cher|trop) pour ce qu'il y a, une baguette, (du beurre et un croissant|un jus et un croissant). À ce prix là on peut (attendre|espérer) autre chose. Le deuxième jour je suis allé~ au café de la place, 5 € avec un jus d'orange.
?amis,together @prix+ on était 4 dans une chambre pour un (festival|mariage) et franchement pour le prix rien à redire, c'est petit mais (on y était que pour dormir|on était jamais là).
?groupe,together,restaurant @restauration+ Nous étions un groupe de (28|32) personnes, marcheurs, en demi-pension. Les repas sont copieux et bien servis, (le vin en plus|même menu pour tous), soupe tous les soirs, un plat en sauce et du fromage.
?groupe,together,good @attente- L'arrivée a été longue, (toutes les chambres n'étaient pas prêtes|il manquait des clés), ça a pris (une bonne heure|presque une heure), avec les bagages dans l'entrée et le chauffeur du car qui voulait (repartir|manger).
?weekend,couple,together @ambiance+ On est venu pour (un week-end|deux nuits), sans programme, on a surtout (dormi et lu|marché un peu et dormi).
?garden,together,!winter @equipements+ Très joli jardin derrière l'hôtel, on y prend le petit déjeuner (s'il fait beau|quand il fait beau).
?good,together @acces- On a eu du mal à trouver, le gps envoie (dans une impasse|de l'autre coté du pont), il y a un panneau mais petit, de nuit on ne le voit pas.
?good,together @numerique- Pas de réseau dans la chambre et le wifi (coupe tout le temps|ne marche qu'en bas), pour téléphoner il faut aller dehors. Nous étions (au deuxième|sous le toit), il paraît que ça passe mieux devant l'escalier.
?top,together @accueil+ super hotel super accueil, on avait réservé une chambre (simple|standard) et on nous a mis dans une plus grande (sans rien payer en plus|sans supplément), avec un balcon et une baignoire enorme, on est resté (3|4) jours au lieu de 2 du coup et ils nous ont laissé la meme
?top @proprete+ (tout est propre|c'est très propre), chambre, salle de bain, partout. la dame qui fait les chambres (travaille bien|fait très bien son travail), les vitres, sous le lit, derrière les toilettes, tout, j'ai regardé.
?holidays,together @prix+ En plein été il ne restait presque rien dans (le secteur|la région) ou alors à 200 €, ici [nous avons payé/j'ai payé/on a payé] moins de (110|100|120) avec une chambre qui donne derrière. On avait appelé (cinq|six) hôtels avant, le petit déjeuner n'est pas dedans mais il y a une boulangerie en face qui ouvre à 7 h.
?affaires @prix+ Chambre à $night € petit déjeuner (compris|inclus), j'ai essayé (deux|trois) autres hôtels du coin qui sont plus chers et pas mieux. Ils font un tarif pour (les entreprises|ceux qui viennent souvent), il faut le demander au téléphone et ne pas passer par internet. La facture arrive par mail (le jour même|le lendemain).
?good @equipements- La télé (ne marchait pas|ne captait que quelques chaînes), la lampe d'un coté du lit non plus, j'ai signalé à l'accueil et personne n'est venu, pour un trois étoiles c'est dommage. Le deuxième soir j'ai redemandé, (un monsieur|quelqu'un) est monté avec une ampoule mais pas la bonne, (il devait revenir|il est reparti en chercher une).

# hotel flow mixed
?together @chambre-,accueil+ On a été bien reçu ça il n'y a rien à dire, la chambre par contre c'est (vraiment petit|minuscule), on ne peut pas ouvrir la valise, et la salle de bain on y tient à un.
@prix- Ce n'est pas mal mais pas à ce prix, (j'avais vu|j'ai vu) la même chambre à 30 € de moins (un mois avant|hors saison), le petit déjeuner est en plus, la taxe aussi, (le parking aussi|et le chien), donc au final ça fait (cher la nuit|une nuit assez chère) pour un hôtel (normal|ordinaire).
?breakfast-buffet @petit_dejeuner-,chambre+ La chambre très bien, le buffet du matin moins, beaucoup de monde et une seule machine à café, il manquait des (tasses|verres) et les tables n'étaient pas (débarrassées|nettoyées).
?road @calme-,proprete+ Propre et personnel correct mais la route est (juste sous la fenêtre|à quelques mètres), les camions passent (dès 5 h|la nuit aussi), le double vitrage ne suffit pas.
?affaires @numerique- Correct pour dormir mais pas pour travailler, le wifi (rame|se coupe) dès qu'il y a du monde, pas de vrai bureau, une prise (derrière le lit|de l'autre coté). J'ai demandé à la réception et on m'a dit que c'était comme ça partout. J'ai fini (sur mes genoux|sur le lit) avec le partage du téléphone.
?old @chambre- L'hôtel est joli de l'extérieur et dans l'entrée, mais la chambre (date|est à refaire), papier peint (décollé|taché), moquette usée, l'eau de la douche passait du chaud au froid.
?together,summer @chambre- Trop chaud, on nous avait mis (sous les toits|au dernier étage) avec un velux et pas de store, on a demandé à changer mais c'était (complet|pas possible), ils nous ont donné un ventilateur, ça aide un peu (mais pas assez|sans plus).
?restaurant @restauration-,chambre+ Pour la chambre rien à dire, pour le restaurant de l'hôtel je suis (plus partagé~|moins convaincu~), le plat est arrivé (tiède|presque froid) et le dessert était (du commerce je pense|quelconque).
?pool,together @equipements- Nous avions choisi cet hôtel pour la piscine et elle était (en travaux|fermée), ils le savaient puisque c'était (depuis le début du mois|affiché à l'accueil), mais rien dans le mail de confirmation. On nous a parlé de la piscine municipale, (à trois km|de l'autre côté de la ville), payante, et fermée le matin.
@accueil-,emplacement+ bon emplacement, (propre|chambre propre), mais il y a jamais personne a l'accueil, faut appeler un numéro et attendre, (le matin pareil|pour partir pareil) pour rendre la clé. le premier soir ca sonnait dans le vide, une dame est arrivée au bout de (20|25) minutes, elle était au restaurant d'a coté

# hotel flow bad
@proprete- Chambre pas propre, des cheveux dans (la douche|le lavabo), de la poussière partout, une tache sur le dessus de lit. J'ai appelé la réception et on ne m'a même pas changé~ de chambre.
?together @accueil- Très mauvais accueil, la personne (au téléphone|à la réception) ne nous a même pas regardés, ensuite elle ne trouvait pas (la réservation|notre nom) alors qu'on avait le mail. On a eu une chambre quand même mais (pas celle réservée|avec deux petits lits) et pas une excuse.
?road @calme- Impossible de dormir, la route passe devant et les (camions|motos) commencent à 5 h, le soir c'est (les voitures qui se garent|les gens qui sortent du café), les fenêtres (sont anciennes|ferment mal), j'ai mis des bouchons et ça n'a (pas suffi|rien changé).
?winter,worst,together @chambre- Pas de chauffage dans la chambre, (12|14|15) degrés, on nous a donné une couverture et c'est tout, le matin toujours pareil et (l'eau tiède|pas d'eau chaude).
@petit_dejeuner- Je parle surtout du petit déjeuner, (11|13) € par personne, il était 9 h et il n'y avait (plus de pain|presque plus rien), on m'a dit qu'il fallait venir plus tôt alors que c'est (marqué|affiché) jusqu'à 10 h, le café (froid|imbuvable). Quand j'ai voulu (ne pas le payer|en parler) on m'a dit que c'était compris dans le tarif.
@prix- Attention au prix, sur internet c'était un prix et sur place (un autre|20 € de plus), il paraît que c'était sans (la taxe et le parking|les suppléments), il y avait aussi (8|9) € pour le coffre que je n'ai pas (utilisé|demandé).
?together @chambre- La photo c'est pas du tout la chambre qu'on a eue, nous (c'était au fond|c'était en bas) avec une fenêtre sur un mur, une odeur (d'humidité|d'égout) dans la salle de bain, on a laissé ouvert et ça (part pas|revient), matelas creusé au milieu on (roule l'un sur l'autre|se retrouve au milieu), on a demandé une autre (c'était complet|y en avait pas)
?affaires @numerique-,accueil- Wifi en panne pendant (mes trois nuits|tout le séjour), je l'ai dit tous les soirs et personne n'est jamais au courant de rien, on vous dit de voir avec la direction.
?pool,famille,together @equipements- Nous sommes venus avec les enfants pour la piscine, l'eau était (verte|trouble), ensuite elle était fermée, les transats (cassés|sales).
?restaurant,together @restauration-,attente- Mangé à l'hôtel parce que (c'était inclus|on avait la demi-pension), une heure pour avoir l'entrée alors que c'était presque vide, le plat réchauffé (je pense|sûrement), pas de choix.
?weekend,together @calme- Il y avait un mariage (le samedi|en bas) et la musique a duré jusqu'à (3 h|4 h du matin), on ne nous a rien dit ni à la réservation ni à l'arrivée. Personne à la réception la nuit, le numéro sonne (dans le vide|et ça raccroche).
@proprete-,chambre- je déconseille, (les draps était pas changé|y avait des taches sur les draps) et la couverture sentait la cigarette, la fenetre (ferme pas|ferme mal), la douche (se vide pas|est bouchée) on a les pieds dans l'eau, j'ai voulu voir quelqun mais (après 20h|le soir) y a plus personne, juste un numero et (ça répond pas|on tombe sur un repondeur)
?family-run,together @accueil- Le patron est désagréable, il (parle mal|crie) à son employée devant les clients, au petit déjeuner c'était (gênant|vraiment gênant), on n'osait plus rien demander.

# location flow good
?!chambre-hotes,together @equipements+ Logement très bien équipé, rien ne manque dans la cuisine, (un robot|une balance), des casseroles de toutes les tailles, de l'huile, du sel, des épices.
?gite,together @calme+ Il ne passe (personne|presque personne), le soir on entend (la rivière|les chouettes). Pour les courses il faut prendre la voiture.
?!chambre-hotes,good,together @chambre- Le canapé lit du salon est (dur|inconfortable), on sent (la barre|les ressorts) au milieu. À 2 c'est très bien comme appartement, à 4 (c'est juste|il faut le savoir).
?appartement,good @acces- Appartement (très bien|agréable et propre) mais au troisième sans ascenseur, je ne l'avais pas vu dans l'annonce.
?chambre-hotes @petit_dejeuner+ Très bon petit déjeuner avec (des crêpes|un gâteau) et des confitures maison, on le prend tous ensemble et c'est sympathique.
?chambre-hotes,together @accueil+ Nous avons été reçus (très simplement|avec gentillesse) par des personnes qui connaissent bien la région et qui nous ont bien conseillés.
?!chambre-hotes,good,together @proprete- Logement (bien|conforme aux photos), juste le ménage qui n'était pas (fait à fond|parfait), de la poussière et le four gras. Le ménage est facturé (60|70) €.
?!chambre-hotes,famille,together @equipements+ Il y a tout pour les petits, le lit, la chaise, même des (jouets|livres). Le jardin est (fermé|clôturé).
?gite,amis,together @prix+ Nous étions huit et (chacun avait son lit|il y avait assez de place), partagé à huit ça revient (à pas grand chose|moins cher que l'hôtel).
?!chambre-hotes,good @numerique- Logement très correct. Pas de wifi, (c'était marqué je crois|ce n'est pas précisé), et le téléphone ne passe que (dans la cour|devant la maison). Pour les mails j'allais au café du village qui en a un, ouvert le matin seulement, et le soir (rien|plus rien), pas de télé non plus.
?appartement @emplacement+ Appartement très bien situé, boulangerie en bas, le marché (le samedi|le jeudi) à côté, je n'ai presque pas pris la voiture.
?lake,together,!winter @emplacement+ On était à (300|400) mètres du lac, on y allait à pied avec les serviettes.

# location flow mixed
?!chambre-hotes @equipements- À l'intérieur c'est plus (moyen|juste), la vaisselle est dépareillée, deux feux sur quatre marchent, le frigo fait du bruit.
?appartement @calme- Appartement propre et clair mais on entend les voisins du dessus (marcher|déplacer les chaises) jusqu'à minuit, et le matin la rue. Dans l'annonce c'est marqué (très calme|calme absolu). Le jeudi les poubelles passent à 5 h, la benne s'arrête juste dessous, et il y a une (école|boulangerie) en face.
?chambre-hotes @prix-,petit_dejeuner+ Le petit déjeuner est très bien, la chambre (correcte|agréable) sans plus, par contre pour ce tarif je pensais avoir (une vraie salle de bain|les toilettes) dans la chambre et non (sur le palier|derrière un rideau).
?gite,together @accueil-,calme+ On est bien dans ce gite au calme, mais la propriétaire a plein de règles, c'est affiché partout, et le jour du départ (elle vérifie tout|état des lieux d'une heure), elle a retenu (20|30) € alors qu'on avait nettoyé.

# location flow bad
?!chambre-hotes,together @proprete- Logement sale à notre arrivée, poubelles pas vidées, cheveux dans la douche, canapé taché. Nous avons passé (la soirée|deux heures) à nettoyer.
?appartement @chambre- Dans l'annonce 45 m², en réalité (30|une trentaine) je dirais, la chambre n'a pas de fenêtre, c'est une (cloison|porte coulissante) au fond du séjour. Odeur (d'humidité|de tabac froid). Le lit c'est 140 et pas 160. J'ai demandé à partir plus tôt, (pas de remboursement|refus), tout était payé d'avance.
?!chambre-hotes,together @equipements- Pas d'eau chaude (les deux premiers jours|pendant deux jours sur sept), on appelle, il doit venir, il vient (le lendemain soir|pas). On s'est lavé (à la bassine|avec une bouilloire), il y a aussi un volet bloqué, la télé sans télécommande, la porte du frigo qui ne ferme plus tout à fait.
?chambre-hotes @accueil-,petit_dejeuner- J'ai trouvé l'accueil (froid|désagréable), on m'a demandé de payer (en liquide|tout de suite) avant de voir la chambre. Petit déjeuner minable, deux tartines et un café.

# collectif flow good
?refuge,together @accueil+ Très bon accueil au refuge qui était pourtant (plein|presque plein).
?refuge,good @equipements- Un seul point d'eau et deux toilettes pour une quarantaine de personnes donc le matin on attend. Les toilettes sont dehors, (à vingt mètres|derrière le bâtiment), prendre une frontale.
?village-vacances,famille,together @ambiance+ Les enfants étaient au club (le matin|toute la journée) et nous on marchait, les animateurs sont (jeunes et motivés|très bien).
?village-vacances,good,together @restauration- Les repas au self sont (bruyants|un peu répétitifs) et si on arrive après 13 h il ne reste (que des pâtes|pas grand chose). Le mieux c'est le premier service, 12 h, on fait la queue dans le couloir avec les plateaux. Le petit déjeuner pareil, le jus d'orange (c'est du sirop|est coupé à l'eau), le pain est bon.
?auberge-jeunesse,solo @prix+ j'avais un lit en dortoir de 6, c'est propre, bonne ambiance, (le staff est cool|j'ai rencontré plein de monde).
?groupe,together,!refuge @accueil+ Nous y avons passé (un week-end|trois jours) avec notre chorale et tout s'est très bien passé.
?!refuge,!winter @emplacement+ Bon endroit pour (faire étape|une étape), le chemin passe devant. On est logé à quatre dans une chambre, douche chaude, une corde pour le linge (dans la cour|derrière).

# collectif flow mixed
?!refuge @calme-,restauration+ On mange bien, mais pour dormir c'est plus compliqué, (les portes claquent|les lits grincent) et les gens se lèvent à 5 h sans se soucier des autres.

# collectif flow bad
?!refuge @proprete- Les douches communes n'ont pas été nettoyées (du week-end|pendant mes deux jours), plus de papier, la poubelle débordait. Je l'ai dit au bureau et rien n'a été fait. Matelas en plastique en plus. Le dimanche il n'y a (personne|plus personne) et le produit est enfermé dans un placard, (le gardien|quelqu'un) a la clé mais il est en congé.
?village-vacances,famille,together @accueil-,attente- Arrivée le samedi comme tout le monde, (une heure et demie|presque deux heures|deux heures) de queue avec les enfants pour avoir une clé, puis pas le bon logement. La fille à l'accueil n'était au courant de rien. Le club enfants était complet alors que (c'est pour ça qu'on vient|on avait choisi pour ça).

# camping flow good
?tent,together @equipements+ Les emplacements sont (grands|assez grands) et bien ombragés, on n'est pas les uns sur les autres.
?tent,good @calme- Camping agréable mais les tentes sont près (de l'entrée|du bar) et le soir ça passe, les voitures, les gens qui parlent jusqu'à minuit. Demandez une place au fond. J'ai changé le deuxième jour, ils ont été d'accord tout de suite, le (14|21) est bien mais en pente, il faut dormir la tête (vers la haie|en haut).
?tent,solo @prix+ une tente, une personne et une (moto|voiture), (14|15) € hors saison, douche chaude comprise. pas de pièces à mettre.
?caravan,together @acces+ Nous avons une caravane de (sept mètres|6,50 m) et ici aucun problème pour entrer, les allées sont larges. Il y a un monsieur avec un petit tracteur qui (vous aide|pousse) si besoin.
?mobile-home,famille,together,!winter @chambre+ Le mobil-home était propre et plutôt récent, avec une grande terrasse, on y a mangé tous les jours. La chambre des enfants est petite, deux lits de 70 et (30|40) cm entre les deux, les sacs étaient (sous les lits|dehors).
?mobile-home,good,together @proprete- On a bien aimé le camping. Dans le mobil home par contre le ménage était (fait vite|moyen), sable dans les lits et (le frigo pas propre|vaisselle grasse).
?pool,famille,together,summer @equipements+ La piscine est super, avec (un bassin pour les petits|une pataugeoire) et un grand, l'eau est bonne. Les shorts sont interdits, j'ai dû en acheter un à (15|18) € au snack.
?pool,summer,good @ambiance- trop de monde a la piscine l'apres midi, les gens mettent leur serviette (a 9h|le matin) et reviennent a 15h, y a (un panneau|un règlement) mais personne dit rien. le matin c'est top par contre. on y allait a l'ouverture et vers 11h on partait, le soir apres 18h ca va aussi mais l'eau est (trouble|moins claire)
@proprete+ Les sanitaires sont ce qui compte le plus pour moi dans un camping. Ceux ci sont anciens mais très propres, nettoyés (le matin et le soir|deux fois par jour).
?good @equipements- L'eau des douches c'est un bouton poussoir et il faut rappuyer tout le temps, c'est pénible. Le reste du camping me plaît, de l'ombre, (des haies|de la place). Il y a deux douches au fond avec un vrai mitigeur mais tout le monde le sait, il faut y aller (avant 8 h|vers midi), sinon (on attend|c'est la queue).
?lake,together,!winter,famille @emplacement+ On est vraiment au bord du lac, (c'est magnifique|accès direct), les enfants étaient toute la journée dans l'eau. La plage est en (cailloux|graviers), il vaut mieux des chaussures.
?!lake,together @ambiance+ Un petit camping sans animation, une table de ping pong et (un baby foot|des boules), c'est tout, et c'est très bien comme ça.
?famille,together,holidays @ambiance+ les animations sont bien, le mini club c'est (le matin|de 10h à 12h) et l'apres midi y a des (tournois|jeux dans l'eau), le soir (mini disco|soirée).
?spring @calme+ Hors saison on est (presque seul|tranquille), on prend la place qu'on veut, c'est vraiment très calme.
?good,together @prix- Nous étions déjà venus il y a (quatre ans|cinq ans), les tarifs ont (beaucoup|bien) augmenté, on paye maintenant (le chien|la deuxième voiture). Les gérants sont toujours aussi gentils. L'emplacement était à 24 et il est à 33, avec l'électricité en plus, nous sommes restés (dix jours|une semaine) au lieu de quinze.

# camping flow mixed
?mobile-home,together,famille @chambre- Le mobil home date, (la porte de la douche tient mal|le chauffe eau fait du bruit), matelas très mince, un des stores (cassé|ne descend plus).
?pool,summer,together @equipements- La piscine est petite par rapport (au nombre de gens|à la taille du camping), on ne peut pas nager, et les sanitaires du haut en travaux. C'est indiqué nulle part.
?tent @calme- On a mis ma tente entre (deux bungalows|une location et la route), beaucoup de bruit et la lumière de l'allée reste allumée toute la nuit. Je n'ai presque pas dormi.
?restaurant,holidays @restauration- Pour manger sur place (c'est frites et pizza|pas beaucoup de choix), (50 minutes|une heure) d'attente, et la petite épicerie est (chère|très chère). Mieux vaut faire ses courses avant.

# camping flow bad
?mobile-home,together @proprete- mobil home sale, (le matelas taché|des cheveux partout), des fourmis dans la cuisine, on a appelé et on nous a donné (une bombe|un produit) à faire nous meme. la douche (coule sous la porte|fuit).
?tent,worst @calme- Aucune surveillance la nuit. Des jeunes avec une enceinte jusqu'à (4 h|3 h 30), le numéro d'urgence ne répond pas, le matin la responsable dit qu'elle n'a rien entendu. J'avais payé (trois|quatre) nuits et je suis parti~ avant sans être remboursé~, elle me propose un avoir pour (juin|septembre).
@proprete- Blocs sanitaires (jamais nettoyés|nettoyés une fois par jour), (deux douches sur six|la moitié des douches) hors service, eau tiède, pas de papier.
?pool,famille,together @equipements-,prix- Tout est en supplément, les (bracelets|draps), le baby foot, le parking visiteur, même le wifi. Le toboggan n'ouvre que deux heures par jour et la piscine est bondée.
?caravan @accueil- Accueil déplorable, on attend (au bord de la route|devant) une heure et demie que ça ouvre, ensuite on m'envoie sur une place (occupée|trop petite), puis une autre en pente.
`;
