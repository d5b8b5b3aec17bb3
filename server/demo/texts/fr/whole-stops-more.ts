/** More whole reviews of hotels: passing guests, people at work, lone travellers, groups, and the discontented; most are brief. */
export const frenchWholeStopsMore = `
# hotel flow good
@chambre+ Rien que pour (le lit|la literie) je reviendrai !
@calme+ (Super bien|Bien) dormi
@accueil+ Mention spéciale pour la dame du petit déjeuner, toujours (souriante|de bonne humeur).
@accueil+ Merci à la femme de ménage, (très gentille et discrète|un bonjour tous les matins).
@accueil+ Le veilleur de nuit est (adorable|très sympa), j'ai perdu ma clé et il est descendu m'ouvrir sans râler.
@chambre+ Petit plus, la bouilloire et le thé dans la chambre. (J'apprécie toujours.|Ça fait toujours plaisir.)
@chambre+ Belle douche avec de la pression, (enfin|ce n'est pas si courant).
@chambre+ Rideaux bien opaques, (j'ai dormi jusqu'à 9 h|pas de lumière le matin)
@chambre+ des vrais oreillers (moelleux|confortables), merci !!
@chambre+ J'ai eu (une chambre en angle|une chambre avec balcon), très lumineuse.
?alone @chambre+ On m'a donné une chambre double pour le prix d'une simple, (sans que je demande|c'est sympa).
?top @chambre+,calme+ Chambre parfaite (et pas un bruit|), rien d'autre à ajouter.
?top Meilleur hôtel (du secteur|que j'ai fait dans le coin).
?top,together @accueil+ Accueil parfait, merci, (nous reviendrons|on reviendra).
?top @petit_dejeuner+ 5 étoiles rien que pour le petit déjeuner (maison|)
?top,restaurant @restauration+ Un repas (excellent|délicieux), sans doute le meilleur de mon voyage.
?top @accueil+ Equipe (formidable|en or) !!!!
?affaires @prix+ Pour un long séjour ils m'ont fait un prix, (il suffit de demander|très correct).
?affaires @chambre+ (Dix jours|Deux semaines) ici pour un chantier, un petit frigo dans la chambre ça aide bien.
?affaires,parking @acces+ Je peux garer (le fourgon|l'utilitaire) devant, c'est ce qui me fait venir.
?affaires @attente+ check-in check-out en (deux|cinq) minutes, c'est ce qu'il faut quand on est pressé
?affaires @chambre+ Chambre (fonctionnelle|confortable), je dors bien et je travaille bien.
?affaires @accueil+ La facture est juste et arrive par mail le jour même, (pratique pour les notes de frais|ce n'est pas si fréquent).
?affaires @petit_dejeuner+ On m'a préparé un petit déjeuner à emporter à (5 h|5 h 30) du matin, merci encore.
?affaires,top @numerique+ Wifi (rapide|très rapide), j'ai fait mes visios sans une coupure.
?affaires,good @petit_dejeuner- Dommage que le petit déjeuner commence à 8 h, en semaine c'est (tard|trop tard) !
?affaires,good @calme- Un peu bruyant (le matin|à partir de 6 h), pour quelqu'un qui se lève tôt ça ne gêne pas
?affaires,good @numerique- Bien pour une nuit de travail si vous avez (la 4G|votre propre connexion), le wifi est lent.
?affaires,!restaurant,good @restauration- Attention après 20 h 30 il n'y a plus (rien|grand chose) à manger autour, prévoyez.
?affaires,good @equipements- Il manque une vraie chaise de bureau, (le reste est bien|pour le reste je suis content~)
?affaires,!restaurant,good @accueil+ Pas de restaurant mais ils vous donnent (de bonnes adresses|une adresse) à côté.
?affaires,restaurant @restauration+,ambiance+ Le soir on mange entre habitués, (bonne ambiance|l'ambiance est sympa), ça évite de dîner seul.
?affaires @calme+ Hôtel où je descends depuis (deux ans|des années) parce que je sais que je vais dormir.
?affaires,winter,aurelle @accueil+ Arrivé~ tard avec la neige et la chambre était déjà (chauffée|chaude), attentionné de leur part
?solo,man @accueil+,prix+ pas cher et patron arrangeant, je partais à 5 h et (il y avait du café|il m'a laissé du café)
?solo @ambiance+ Je suis venu~ seul~ et je n'ai pas mangé seul~ une seule fois, les gens (se parlent|discutent) ici.
?solo,good @prix- Bon hôtel mais pourquoi le même tarif (pour une personne que pour deux|quand on est seul) ?
?solo @prix+ Prix (doux|très doux), chambre simple, exactement ce que je cherchais.
?solo @emplacement+ Je marche et (les sentiers partent de l'hôtel|on peut partir à pied directement), le rêve.
?woman,solo @calme+ Trois jours au calme toute seule, (j'en avais besoin|ça m'a fait un bien fou).
?woman,alone @chambre+ Une jolie chambre, un fauteuil pour lire, (je m'y suis sentie bien|que du bonheur).
?woman,alone @accueil+ Le monsieur a porté ma valise (jusqu'en haut|sans que je demande), ça se perd.
?man,affaires @accueil+ Merci $hostess de m'avoir trouvé une chambre alors que (c'était complet|tout était plein).
?groupe @accueil+ Merci pour votre patience avec notre (club|groupe), on n'a jamais été à l'heure !
?groupe,restaurant @restauration+ Groupe (nombreux|de plus de trente), repas chaud pour tout le monde en même temps. (Chapeau.|Bravo la cuisine.)
?groupe,parking @acces+ De la place pour garer (les motos|toutes nos voitures) ensemble dans la cour, c'est ce qu'on cherchait.
?groupe,good @petit_dejeuner- Tout était bien pour le groupe sauf le petit déjeuner en deux services, (trop peu de tables|il faut attendre son tour).
?groupe @petit_dejeuner+ petit dej à 5 h 30 un samedi pour toute l'équipe, (ils l'ont fait|et avec le sourire)
?amis,restaurant @restauration+ (Grosses|Belles) assiettes et prix normaux !
?amis @ambiance+ bonne soirée, le patron nous a (offert un verre|gardé le bar ouvert), on remet ça l'an prochain
?amis,good @calme- C'est mal isolé mais bon on s'est couchés (tard|les derniers)
?amis @acces+ Arrivée en pleine nuit avec un code, (aucun souci|très simple).
?couple,good @chambre- lit un peu petit pour deux, (la prochaine fois on demandera plus grand|140 seulement)
?couple @ambiance+ On sent que les propriétaires aiment leur maison, (jolies chambres|tout est soigné).
?couple,top Chouchoutés (tout le séjour|comme jamais), merci pour tout.
?couple @accueil+ On avait un bon cadeau et on nous a (traités|reçus) comme les autres clients, ce n'est pas toujours le cas.
?famille @accueil+ Venus pour un enterrement, le personnel a été très (délicat|discret) avec nous, je les remercie.
?famille,garden,!winter @equipements+ Les enfants ont joué dans le jardin pendant (qu'on buvait un verre|l'apéro), très bien.
?famille,good @chambre- Chambre (familiale|à quatre) un peu juste mais avec de vrais lits pour les enfants.
?famille,top @accueil+ Mes parents ont adoré, ils veulent (revenir|y retourner) au printemps !
?together,!affaires On devait juste dormir et finalement on est restés (trois jours|deux nuits de plus).
?together @chambre+ Trois adultes dans une triple, (de la place pour tous|on ne s'est pas gênés) et trois vrais lits.
?together @emplacement+ On a (tout fait|presque tout fait) à pied.
?together,weekend @accueil+ Ils nous ont donné la chambre dès (11 h|midi) le samedi, on a gagné (une demi journée|l'après midi).
?together,good @attente-,accueil+ Un peu d'attente (le soir|à la réception) mais on nous a fait patienter gentiment.
?together,good @chambre- Petit à trois, (on le savait|c'était écrit), rien à reprocher.
?together,good @prix- Tout nous a plu sauf (le prix du petit déjeuner|les prix du bar).
?together,summer @accueil+ Tout était fermé et la patronne nous a fait une assiette froide, (merci madame|on ne l'oublie pas) !
?together,summer @petit_dejeuner+ Le petit déjeuner dehors (le matin à la fraîche|au calme), on en profite longtemps.
?winter @accueil+ Beaucoup de choses sont fermées en cette saison, (la réception m'a dit où aller|heureusement ils savent où aller).
?autumn,good @prix- Tarif plein alors que (tout est fermé|c'est hors saison), mais bon hôtel.
?autumn @chambre+ Bonne couette et (radiateur chaud|chambre chaude), il faisait déjà froid dehors.
?spring @calme+ En $month il n'y a (personne|pas grand monde), on dort la fenêtre ouverte.
?summer,good @chambre- sous les toits en été c'est (chaud|dur), demandez un étage plus bas
?view @chambre+ Je ne me suis pas lassé~ de (la vue|ce paysage).
?view,good @prix- On paye la vue, (mais quelle vue|il faut le savoir).
?lake,!winter @emplacement+ $thelakeup est (à deux pas|tout à côté), je ne demandais que ça.
?lake,!winter @emplacement+ J'allais marcher au bord de l'eau tous les (soirs|matins), c'est juste à côté
?parking @equipements+ Il y a une prise pour la voiture électrique, (demandez la à la réception|c'est ce qui m'a fait choisir).
?parking @acces+ Grand parking, (même avec une remorque ça passe|pas besoin de manœuvrer).
?!parking,good @acces- Se garer est compliqué (le soir|après 19 h), venez tôt, à part ça j'ai aimé.
?lift @acces+ Ascenseur, douche sans marche, (enfin un hôtel pour les gens de mon âge|on pense aux gens âgés).
?!lift,good @equipements- Attention trois étages sans ascenseur ! (Le reste c'est très bien.|Bon hôtel sinon.)
?dogs,alone @accueil+ Aucun problème avec un chien, il y a (où le promener|de la place pour le promener).
?dogs,together,good @accueil+,prix- (Supplément pour le chien|Petit supplément pour le chien) mais il a été bien reçu donc ça va.
?old,good @equipements- Si vous cherchez du moderne (passez|ce n'est pas ici). Moi ça me plaît.
?old @ambiance+ De vieux meubles, un grand escalier, (j'ai adoré|c'est beau).
?family-run @accueil+ Chez eux on n'est pas un numéro, (ça fait du bien|j'aime ça).
?family-run @restauration+ Le soir on peut demander une soupe et une omelette, c'est (simple et bon|tout ce qu'il me fallait).
?restaurant,together @restauration+ Ne dînez pas ailleurs ! (tout est frais|c'est bon et copieux)
?restaurant,good @restauration- Le restaurant est (moyen|quelconque), l'hôtel lui est très bien.
?restaurant @restauration+ Plat végétarien prévu et pas juste (une salade|des frites), ça change
?breakfast-buffet,good @petit_dejeuner- Buffet bon mais (plus grand chose après 9 h|vite vidé)
?road,good @calme- Quelques camions (le matin|tôt le matin), rien de méchant.
?garden,!winter @calme+ La chambre donne sur le jardin, on entend (les oiseaux|les oiseaux et c'est tout).
?pool,summer,together @equipements+ (Après la route|Après une journée de voiture) la piscine, ça fait du bien !!
?village @calme+ Le soir plus une voiture dans le village, (je n'avais pas dormi comme ça depuis longtemps|c'est reposant).
?weekend,good @calme- Le samedi soir il y a du monde (dans la rue|qui parle dehors) jusqu'à minuit, la semaine ça doit être mieux.
@proprete+ (Impeccable|Nickel), jusque dans les coins.
@proprete+ Salle de bain qui brille, draps (impeccables|qui sentent le propre), ça rassure.
@proprete+ tout est (tres propre|nickel), c'est pas si courant
@numerique+ Le wifi marche partout, même (au dernier étage|dehors), (pour une fois|bravo).
@prix+ (J'ai appelé|Appelez) directement, c'est moins cher !
@prix+ On en a pour son argent, (largement|et même plus).
@prix+ Franchement à ce prix là (je prends|rien à dire).
@attente+ Chambre donnée à (13 h|midi) sans discuter, merci
@attente+ On ne vous fait pas attendre, (une minute et j'avais la clé|c'est rapide et poli).
@emplacement+ J'ai choisi l'hôtel pour sa situation et (c'était le bon choix|je n'ai pas été déçu~).
@emplacement+ Coin (agréable|tranquille) pour faire un tour le soir après manger.
@ambiance+ Jolie déco, (ça change des hôtels tous pareils|avec goût et sans en faire trop)
@petit_dejeuner+ Ah ce petit déjeuner... (le gâteau surtout|les confitures surtout) !
@petit_dejeuner+ sans gluten prévu le matin, (il y avait même un gâteau|avec du choix), je n'ai pas l'habitude
@petit_dejeuner+ Bon petit déjeuner, le (jambon|fromage) vient du coin.
@accueil+ Souriants même à (6 h du matin|minuit passé) !
@accueil+ J'ai annulé une nuit sur trois et on me l'a remboursée (tout de suite|), rien à dire.
@accueil+ Ils ont réponse à tout, les horaires, (les bus|les visites), les restaurants.
@accueil+ Une stagiaire très (timide|jeune) mais tellement gentille, bonne continuation à elle.
Vu les avis (j'hésitais|je me méfiais), à tort.
Je recommande (sans hésiter|).
Tout (va bien|est bien) dans cet hôtel.
?!alone [Nous avons/J'ai/On a] passé une bonne nuit, (c'est ce qu'on demande à un hôtel|merci).
Hôtel simple (et correct|), ça me va.
?together Un grand merci (à toute l'équipe|à vous), on se revoit l'année prochaine
(Deuxième|Troisième) fois, même satisfaction
?good Pas le grand luxe mais (on y est bien|je m'y sens bien).
?good Satisfait~ (dans l'ensemble|globalement), il reste deux ou trois choses à revoir.
?good @chambre- Manque de rangements (si on reste plusieurs jours|pour plus d'une nuit).
?good @chambre- Belle chambre. (Lit trop mou à mon goût|Oreillers trop mous), c'est personnel.
?good @chambre-,accueil+ chambre un peu vieille, personnel (super|adorable), ça compense
?good @chambre- demandez une chambre rénovée, la différence est (grande|énorme)
?good @calme- On entend (les portes|marcher au dessus), à part ça je n'ai que du bien à dire.
?good @calme- Seul bémol, la ventilation de la salle de bain (qui fait du bruit|un peu bruyante).
?good @numerique- Pas de réseau (ni de bon wifi|et wifi faible), pour deux jours ce n'est pas grave.
?good @numerique- Le code wifi est à remettre (sans arrêt|toutes les heures), agaçant, le reste très bien
?good @numerique-,chambre+ Belle chambre, wifi (moyen|lent).
?good @proprete- Bien, à part (les joints de douche|un coin de la douche) à nettoyer.
?good @proprete- Il restait (des cheveux|quelques cheveux) dans la baignoire, je l'ai signalé, ils étaient gênés. Ça peut arriver.
?good @attente- Le petit déjeuner, il faut être patient quand l'hôtel est plein, (une seule serveuse|le service est débordé).
?good @attente- Chambre pas prête à 15 h mais (ils m'ont gardé les valises|j'ai pu laisser mes affaires), je suis allé~ marcher.
?good @accueil- Accueil un peu froid (le soir|à l'arrivée), le lendemain beaucoup mieux.
?good @equipements- pression (faible|un peu faible) à la douche, bon hôtel
?good @petit_dejeuner- Le pain n'était pas frais. (Dommage|C'est un détail) parce que tout le reste était bon.
?good @acces- Mal indiqué, (le soir on passe devant|je suis passé~ devant deux fois), mais ça valait la peine.
?good @emplacement-,calme+ Loin de tout mais (c'est voulu|c'est ce qu'on veut), quel calme !
?good @prix- Ça augmente (un peu|) chaque année... je reviens quand même.
?!restaurant,good @restauration- Pas grand chose pour dîner autour, (faites des courses avant|prévoyez de reprendre la voiture).
?alone,good @equipements-,accueil+ La douche ne marchait pas le premier soir et ils m'ont changé~ de chambre (dans les dix minutes|tout de suite), donc je ne leur en veux pas, et le reste du séjour s'est très bien passé.
?lift,together @acces+,accueil+ Mon oncle est très âgé et j'avais expliqué sa situation au téléphone. Il a eu une chambre près de l'ascenseur et quelqu'un l'a accompagné (à chaque fois qu'il descendait|jusqu'à la voiture), je n'en espérais pas tant.
?famille,restaurant @restauration+ Le menu enfant n'est pas un steak frites comme partout, ils ont eu une petite portion du plat du jour et (ils ont tout mangé|ils en ont redemandé). Pour des parents c'est appréciable et ça ne coûte pas plus cher.
?good @petit_dejeuner-,accueil+ J'ai fait une remarque sur le petit déjeuner le premier matin (parce qu'il n'y avait pas de fruits|car il manquait des fruits). Le lendemain il y en avait, on m'a même demandé si c'était mieux, donc je leur fais confiance pour la suite.
?affaires,good @prix-,chambre+ Depuis que c'est refait les chambres sont vraiment bien, silencieuses, avec un bon lit. Le tarif a suivi, je trouve ça un peu dur pour (des clients qui viennent chaque mois|les habitués) mais je continue à venir.
?groupe,good @attente-,accueil+ Quarante personnes qui arrivent à la même heure et deux pour les recevoir, forcément ça a pris du temps. Mais personne ne s'est énervé, elles ont gardé (le sourire|leur calme).
?solo,top @accueil+ Je suis tombé~ malade pendant mon séjour et la patronne s'est occupée de moi, elle est même allée à la pharmacie. Ce n'est pas son travail et (je tiens à la remercier|je ne l'oublierai pas), voilà pourquoi je mets la meilleure note.
?dogs,together @accueil+ On nous a refusé deux fois dans des hôtels soi-disant ouverts aux chiens avant de trouver celui-là. Ici on nous a demandé (s'il lui fallait quelque chose|s'il était bien installé) et personne n'a fait de remarque.
@calme+ Je dors mal à l'hôtel en général, à cause des portes et des voisins. Là (les murs sont épais|il y a une vraie isolation) et je n'ai été réveillé~ par rien, ni le soir ni le matin, je suis vraiment content~.
@acces+,accueil+ Je suis tombé~ en panne en arrivant et le patron a appelé (son garagiste|un garage), m'a emmené~ chercher la pièce le lendemain. Il n'était pas obligé.
?together @emplacement+ Pour aller à $nearby c'est (tout près|à côté), on y est allés (à pied|deux fois).
?!affaires @emplacement+,accueil+ Sans $staff je n'aurais pas su pour $sight, et (c'était superbe|ça valait le détour).
# hotel flow mixed
@accueil+,chambre- Gentils mais la chambre est (fatiguée|à refaire).
@chambre- Il faudrait (refaire les peintures|changer la moquette), ça fait négligé.
@chambre-,prix+ pas cher, lit mou, (ça va pour une nuit|normal à ce prix)
Ni bien ni mal
Je n'ai pas (détesté|aimé plus que ça), je n'y retournerai pas exprès.
?affaires Ça fait l'affaire (pour le travail|en semaine).
?affaires @calme-,emplacement+ Pratique pour mon rendez-vous mais les voisins (téléphonent|parlent) jusqu'à minuit et on entend tout.
?affaires @numerique- Un hôtel pour les pros sans wifi (correct|digne de ce nom), je ne comprends pas. J'en ai parlé à chaque passage.
?affaires @prix-,chambre+ Bonne chambre, tarif devenu (trop haut|difficile à justifier) pour mon entreprise.
?affaires @attente- (Dix|Quinze) minutes pour régler le matin quand on a un train, c'est long.
?solo @attente- La réception n'ouvre qu'en fin de journée, (j'ai attendu dehors avec mon sac|et personne pour garder un sac).
?solo @calme-,accueil+ La dame est gentille mais (quel bruit|qu'est-ce que c'est bruyant) le soir.
?solo @prix- Je paye presque pour deux, la chambre fait (neuf|dix) mètres carrés.
?groupe,restaurant @restauration- Toujours le même repas pour le groupe, pas de légumes, (beaucoup de remarques à table|les gens se sont plaints). L'hôtel est correct.
?groupe @chambre- Chambres très inégales, (certains étaient contents|les uns ont eu une suite) et d'autres pas du tout.
?together @petit_dejeuner-,chambre+ Chambre convenable. Le deuxième jour nous avons pris le café (ailleurs|en face), tellement le petit déjeuner était mauvais.
?together @chambre-,accueil+ Bien reçus mais (mal logés|la chambre est vraiment petite).
?together @proprete- Ça allait jusqu'à ce qu'on regarde (sous le lit|derrière la porte de la salle de bain).
?together,weekend,restaurant @attente-,restauration+ On mange bien mais le samedi (c'est interminable|plus d'une heure pour l'entrée), venez en semaine.
?couple,restaurant @calme-,restauration+ Bon dîner. Après on a eu la hotte de la cuisine sous la fenêtre (jusqu'à 23 h 30|toute la soirée)...
?famille @chambre- A quatre on ne pouvait pas (bouger|ouvrir la porte de la salle de bain), pourtant vendue comme familiale.
?summer @equipements- Clim en panne, on n'a presque pas dormi, (un petit geste sur la note quand même|10 % de remise quand même).
?summer @chambre- trop chaud, (mal dormi|impossible d'ouvrir à cause du bruit), dommage
?winter @chambre-,accueil+ Radiateur tiède, j'ai dû demander (une deuxième couverture|une couverture), on me l'a donnée gentiment.
?pool,summer @equipements- Piscine (trop petite|prise d'assaut) et serviettes posées dès le matin sur les transats.
?dogs @accueil- Ils prennent les chiens mais (à contrecœur|ça se voit qu'ils n'aiment pas ça).
?old @equipements- Très beau de l'extérieur, douche (minuscule|d'un autre âge) et eau tiède.
?restaurant @restauration- Restaurant fermé le soir de mon arrivée et (personne ne l'avait dit|je l'ai appris sur place).
?!lift @equipements- Le troisième sans ascenseur (avec deux valises|quand on n'est plus tout jeune), il faudrait le dire à la réservation.
?!parking @acces- parking (introuvable|payant et loin), chambre correcte
@acces-,accueil+ Accueil aimable, mais quelle (galère|histoire) pour trouver l'hôtel.
@accueil-,chambre+ Belle chambre. A la réception (pas un sourire|on vous regarde à peine).
@attente-,chambre+ La chambre vaut l'attente, (n'empêche que|mais) 40 minutes debout c'est long.
@attente- Service (lent|très lent) le matin, il manque du monde.
@calme- porte coupe feu qui claque (toute la nuit|à chaque passage), sinon rien de grave
@emplacement+,prix- Bien placé donc cher, (je comprends|je veux bien), mais là c'est trop.
@emplacement-,chambre+ Chambre bien, l'hôtel est loin de tout et (on ne le dit pas|on s'ennuie vite).
@equipements- télé qui (bloque|ne marche pas), ampoule grillée, on sent que personne ne vérifie
@numerique-,calme+ Calme oui, connexion (non|inexistante).
@petit_dejeuner- Pas grand chose (au petit déjeuner|le matin), café très moyen.
@prix- trop cher de (10|20) euros
@proprete- Draps propres, (salle de bain beaucoup moins|le reste à revoir).
@proprete-,emplacement+ Bon emplacement. Ménage (survolé|pas fait le deuxième jour).
?restaurant,together @restauration-,accueil+ Nous avions réservé une table pour 20 h et à 20 h 30 elle n'était pas prête. La serveuse a tout fait pour nous calmer, (elle était toute seule|apéritif offert), mais les plats sont arrivés tièdes et nous n'avions plus très faim.
?alone @chambre-,accueil+ Ma première chambre sentait le tabac et on m'en a proposé une autre, plus petite, (sans fenêtre qui s'ouvre|sous l'escalier). La dame faisait de son mieux. J'ai fini par garder la première en aérant.
@prix-,accueil- J'ai payé une chambre supérieure et je n'ai pas vu la différence avec une chambre normale. A la réception on m'a répondu que c'était (l'étage|le matelas), sans rien proposer. La nuit en elle-même était correcte.
?together @equipements- Plus d'eau chaude le deuxième matin. Ils ont réparé dans la journée et se sont excusés, (nous n'avons rien demandé|on a eu le café offert), mais ça fait deux fois en deux séjours.
# hotel flow bad
?worst A fuir (absolument|)
@accueil- On m'a parlé (comme à un chien|sur un ton que je n'accepte pas).
@accueil- Ni bonjour ni merci (pendant tout le séjour|en trois jours).
@accueil- personne à la réception (de toute la soirée|à mon arrivée)
?together @accueil-,chambre- Odeur d'égout, on a demandé une autre chambre, refus sec. (Très mauvais accueil.|On ne reviendra pas.)
?together @proprete- Toiles d'araignée au dessus du lit et on nous dit que c'est (la saison|normal)...
?worst,together On est (très|vraiment très) déçus, je déconseille à tout le monde
@proprete- Un cheveu long sur l'oreiller et (les draps pas changés|des miettes au fond du lit).
@proprete- ménage pas fait (de tout le séjour|du tout), serviettes jamais changées
@proprete-,accueil- J'ai montré les photos de la salle de bain à l'accueil, (on m'a dit qu'on transmettrait|la dame n'a même pas regardé).
@proprete-,prix- Payer (aussi cher|ce prix là) pour de la poussière, non.
@chambre- Matelas qui s'enfonce, j'ai encore mal au dos (deux jours après|aujourd'hui).
@chambre- une chambre sans (fenêtre|lumière), voilà ce qu'on m'a donné
@chambre-,prix- Rien ne correspond aux photos et (en plus c'est cher|c'est très cher).
@chambre- vieux triste et (sombre|froid)
?couple @chambre- Lit de 140 qui penche, pour deux adultes, dans une chambre dite (confort|supérieure).
?famille @chambre-,accueil- Deux chambres communicantes demandées, deux étages différents à l'arrivée. Avec des petits ce n'est (pas possible|pas acceptable).
?famille @accueil- Les enfants se sont fait disputer au petit déjeuner (pour avoir parlé fort|par la serveuse). Plus jamais.
?amis @chambre-,prix- Deux serviettes pour quatre !! (il fallait payer les autres|les autres sont en supplément)
?amis @accueil- ils gardent la caution pour (un prétexte|rien), faites attention
?groupe,restaurant @restauration-,accueil- Menu convenu par mail, on nous a servi (autre chose|moins bien) au même prix. J'ai demandé une remise, refusée.
?groupe @attente- Une heure pour (donner les clés|installer le groupe), les gens assis sur leurs valises.
?woman,solo @calme-,accueil- Des hommes ivres dans le couloir et personne à la réception. (Je n'étais pas tranquille.|J'ai eu peur.)
?solo @prix-,accueil- Parti~ après une nuit sur trois, (rien de remboursé|aucun remboursement), pas même la taxe.
?affaires @calme-,chambre- Fenêtres en simple vitrage, je demande l'arrière à chaque fois et j'ai (toujours|encore eu) la rue.
?affaires @numerique- (Visio|Réunion) coupée cinq fois à cause du wifi, devant un client...
?affaires @chambre- Rien pour travailler, (pas de bureau|même pas une chaise), on travaille sur le lit.
?affaires @accueil-,prix- Envoyé~ dans une annexe à cause d'un surbooking, sans petit déjeuner et au même tarif. J'attends (toujours|encore) le geste promis.
?affaires @attente- la queue à la réception (le matin|pour payer), j'ai raté mon train
?affaires @petit_dejeuner- Salle du petit déjeuner encore fermée après l'heure affichée, je suis parti~ (sans manger|à jeun).
?winter @chambre- 15 degrés dans la chambre en (plein hiver|$month), et quand on le dit on passe pour difficile.
?winter @equipements- eau froide deux jours de suite, (aucun geste|pas d'excuses)
?summer,together @calme- Musique dehors tous les soirs et il faut dormir fenêtres ouvertes. La direction répond que (c'est l'été|les gens sont en vacances).
?summer,pool @equipements- Piscine verte, (fermée tout le séjour|personne pour la nettoyer), c'est pourtant pour elle que je venais.
?autumn,restaurant @restauration- Hors saison tout est fermé, restaurant compris, et (le tarif ne change pas|ils ne le disent pas).
?view,!lake @prix-,chambre- J'ai payé pour la vue, j'ai eu (un toit|un mur).
?lake,together @chambre-,prix- Vue sur l'eau payée et (un arbre|un mur) devant la fenêtre. On s'est sentis trompés.
?dogs,alone @accueil- J'avais appelé pour mon chien, on m'avait dit pas de problème, et sur place on me (fait des histoires|fait payer le double).
?lift,together @acces- Vendue comme accessible, la chambre avait (une marche pour la douche|une porte trop étroite). Ma tante a très mal vécu ces deux jours.
?!lift @acces- Troisième étage sans ascenseur et personne pour aider, j'avais pourtant prévenu (par téléphone|à la réservation).
?!parking,together @acces-,accueil- Parking réservé aux clients, (trois|quatre) places ! On nous a juste dit d'aller voir plus loin.
?old @equipements- Prise qui ne tient pas au mur, escalier dans le noir... (c'est dangereux|ce n'est pas aux normes).
?restaurant @restauration-,accueil- Plat froid, je le dis, (on me le repasse au micro ondes|la serveuse soupire).
?restaurant @restauration-,prix- Trop cher et pas bon, (mangez ailleurs|j'ai laissé la moitié).
?road @calme- camions (toute la nuit|dès 4 h)
@calme- La soufflerie de la salle de bain ne s'arrête (jamais|pas), il a fallu dormir avec ça.
@calme-,accueil- Alarme incendie à 3 h, tout le monde dehors et (aucun employé|personne de l'hôtel). C'est grave.
@calme- Murs en carton, (pas dormi|aucune intimité)
@attente-,proprete- Chambre donnée à 18 h et (pas nettoyée|mal nettoyée). Je ne reviendrai pas.
@attente- Une seule personne pour (cinquante|tous les) clients le matin, on attend tout.
@prix- (Bien|Beaucoup) trop cher.
@prix-,accueil- On me réclame 60 euros pour une tache (qui y était déjà|que je n'ai pas faite).
@prix-,accueil- Remboursement promis sous quinze jours, (deux|trois) mois après toujours rien.
@petit_dejeuner-,prix- petit déjeuner compté d'office alors que je (n'en prends pas|n'en voulais pas), vérifiez la note
@petit_dejeuner- Café (froid|imbuvable) et pain de la veille, pas la peine de payer pour ça.
@equipements- rien ne marche dans cette chambre, (ni la télé ni la lampe|volet, lampe, sèche cheveux)
@equipements-,accueil- Le gérant répond toujours que ce sera réparé (demain|la semaine prochaine).
@numerique- pas de wifi pendant (quatre|trois) jours !!
@emplacement- Pas du tout là où (le site le montre|c'est indiqué), loin de tout.
?!worst @accueil+,chambre- 2 étoiles pour le personnel, (la chambre n'en mérite aucune|zéro pour la chambre).
?!worst @emplacement+,calme- L'endroit est beau mais on n'y dort pas à cause (de la rue|du bruit).
?!worst @petit_dejeuner+,proprete- Le petit déjeuner était bon mais la chambre (sale|vraiment sale), dommage.
?!worst Déçu~, j'avais gardé un bon souvenir (d'avant|d'il y a quelques années)
?!worst @chambre-,prix- Décevant pour (trois étoiles|le prix).
?worst @accueil-,chambre- la pire nuit de mes (vacances|voyages), personnel odieux
@accueil-,numerique- J'avais demandé une chambre avec une bonne connexion parce que je devais travailler, on me l'avait assuré au téléphone. Sur place ça ne passait pas et le patron m'a expliqué que (je n'avais qu'à descendre|les gens viennent pour se reposer).
?together @proprete-,accueil- Dès la première nuit nous avons eu des piqûres partout. La réception a regardé nos bras, a dit que c'étaient des moustiques et (nous a proposé une crème|n'a pas voulu voir le lit), nous sommes partis le matin et nous attendons toujours le remboursement.
?affaires @prix-,accueil- A chaque séjour il y a une erreur sur la facture et il faut téléphoner, relancer, renvoyer les mails. La dernière fois on m'a dit que (le service était fermé|je n'avais qu'à vérifier avant), alors je vais ailleurs maintenant.
?restaurant,together @attente-,restauration- Commande prise à 20 h, entrées à 21 h, et pour les plats on est venu nous dire qu'il n'y en avait plus. On avait faim, (il était tard|tout était fermé dehors), on a payé les boissons et on est partis.
@calme-,accueil- Travaux dans la chambre d'à côté à partir de 8 h, deux jours de suite. J'ai demandé à déménager, pas de place, j'ai demandé une remise et elle a été refusée (aussi|par mail).
`;
