/** Whole reviews of outings, tastings, events, shops and tourist offices, each told in one go. */
export const frenchWholeActivities = `
# activite flow good
?nautique,together @accueil+ Sortie (d'une demi-journée|de deux heures) avec un moniteur (très sympa|patient), nous n'en avions jamais fait et tout s'est bien passé.
?nautique,famille,woman @equipements+ Première fois sur l'eau pour (nos deux garçons|les enfants), j'étais un peu inquiète avant de partir mais ils ont des gilets à toutes les tailles et le moniteur reste toujours (derrière le groupe|à portée de voix). Ils veulent y retourner demain. Prévoyez des chaussures qui ferment, (les tongs partent|on en a perdu une dans la vase).
?nautique,amis (On était huit|Nous étions 7 copains) et on a bien rigolé, (deux sont tombé à l'eau|tout le monde a fini mouillé). le gars de la base est cool, il nous a laissé (une demi-heure de plus|finir tranquillement).
?nautique,good @attente- Belle balade sur l'eau. Par contre pas mal d'attente (pour récupérer les gilets|au départ), $min minutes malgré la réservation, (ils étaient deux pour tout le monde|ils attendaient un autre groupe).
?nautique,solo (J'ai pris|Je me suis offert) trois séances pour (reprendre après des années|voir si ça me plaisait). Moniteur attentif qui explique pourquoi on fait les choses et pas seulement comment, du coup j'ai progressé. Je compte (passer un niveau|reprendre des cours) l'an prochain.
?nautique @prix+ Matériel (récent|en bon état), prix corrects. Je reviendrai.
?nautique,couple,good @accueil- Location à l'heure donc on fait ce qu'on veut. On est partis le matin {(presque pas de vent|l'eau était plate)} et c'était parfait, au retour (le vent s'est levé|il y avait du clapot) et là j'ai souffert. Renseignez vous avant sur la météo, ils ne le disent pas spontanément.
?nautique,woman @accueil+ Je ne suis pas sportive du tout et j'ai 61 ans, (ma nièce|une amie) m'a convaincue. Le jeune homme m'a aidée à monter sans se moquer et m'a donné une embarcation plus (stable|large). Très contente.
?accrobranche,famille (super aprés midi|trés bonne aprés midi), parcours pour tout les ages, les enfants ont fait (trois fois le bleu|le vert puis le bleu), nous le rouge une fois et c'est bien suffisant.
?accrobranche,famille @accueil+ Notre fille de (7|8) ans s'est retrouvée bloquée au milieu d'un pont, elle pleurait. Un animateur est monté tout de suite et l'a (accompagnée jusqu'au bout|rassurée en lui parlant), elle a fini par en refaire deux. Un grand merci à lui, je n'ai pas pensé à demander son prénom.
?accrobranche,amis Sensation garantie sur le (noir|dernier parcours) !! la tyrolienne est (géniale|super longue), mal aux bras le lendemain
?accrobranche,good @prix- Bien, mais ça devient cher, (26 euros|presque 30 €) par adulte pour trois heures seulement. L'équipe est (sympa|sérieuse) et la sécurité au top, c'est sans doute ça qu'on paie.
?accrobranche,summer A l'ombre donc idéal (quand il fait chaud|par 33 degrés). (Prenez de l'eau|Gourde obligatoire), il n'y a rien une fois en haut.
?accrobranche,groupe @accueil+ Venus à (25|18) pour un enterrement de vie de garçon, ils nous ont fait (un créneau rien que pour nous|un défi par équipes) et supporté nos bêtises. Bien organisé, briefing clair, personne n'est resté coincé.
?accrobranche,couple,woman J'ai le vertige et mon copain non. J'ai fait les (deux|trois) premiers parcours et je me suis arrêtée là, on peut redescendre à tout moment ce qui est rassurant. Lui a tout fait. On est contents tous les deux.
?accrobranche,good @acces- Parc au top, bien entretenu. Mal indiqué en arrivant, (j'ai fait demi-tour deux fois|le chemin n'est pas sur le GPS), suivez plutôt les panneaux en bois à partir (du rond point|du cimetière).
?bateau @pedagogie+ Balade agréable, commentaires (intéressants|clairs), on voit des maisons qu'on ne voit pas (depuis la route|du bord). Prévoir un gilet, (il y a du vent|il fait frais à l'arrière).
?bateau,together @pedagogie+ Une heure (qui passe vite|bien remplie). Le capitaine commente lui-même et il raconte (comment c'était avant les hôtels|la vie des pêcheurs) en plus des choses habituelles, on sent qu'il est du coin. Nous étions assis à l'avant, c'est là qu'il faut se mettre même si ça secoue un peu, et pour ça il faut arriver (un quart d'heure|vingt minutes) avant.
?bateau,good @ambiance- Belle croisière et (beau temps|bon commentaire). Bateau trop rempli à mon avis, ceux qui sont au milieu (ne voient que des têtes|ne peuvent pas prendre de photos).
?bateau,famille Les enfants ont pu (tenir la barre|monter voir le capitaine), inutile de dire que la journée était réussie. (Tarif famille avantageux|Gratuit pour le petit).
?velo,couple @equipements+ Loué deux vélos électriques pour la journée, (batterie pleine|autonomie largement suffisante), selle réglée, casques et antivol fournis. On a fait (une cinquantaine de km|48 km) sans forcer alors qu'on n'est pas des sportifs. Le loueur nous a conseillé un itinéraire (sur des petites routes|loin des voitures) qui n'était pas sur la carte.
?velo (Bon materiel|Vélos récents) et acceuil sympathique. (je recommande|rien a redire)
?velo,famille @accueil+ On voulait une remorque pour le petit, (elle était prête et gonflée|il a pris le temps de nous montrer comment l'attacher). La chaine a sauté au bout de 10 km, un coup de fil et il est venu (avec sa camionnette|nous dépanner en 20 minutes).
?velo,good,solo @equipements- Vélo correct mais (un peu lourd|freins à revoir), pour le prix je m'y attendais. Le monsieur est très gentil et il m'a laissé le garder (jusqu'au soir|une heure de plus) sans supplément.
?cheval,famille @accueil+ Notre fille a fait un stage (d'une semaine|de 4 jours), elle n'était jamais montée. La monitrice est (douce mais ferme|calme), on leur apprend à s'occuper du poney, pas seulement à monter dessus. Le dernier jour il y a une petite démonstration pour les familles. Elle a (pleuré en partant|réclamé la suite tout le trajet du retour).
?cheval,woman Balade de deux heures (en petit groupe|à quatre), chevaux bien soignés, j'ai pu (trotter et galoper un peu|galoper sur un chemin). Ça m'a rappelé mes jeunes années.
?cheval,together,good Nous débutons et on nous a donné des chevaux (tranquilles|qui suivent tout seuls). Très jolie promenade, un peu longue pour les fesses et les genoux, la prochaine fois nous prendrons (une heure|la formule courte).
?cheval (Très bon centre|Bon centre équestre), installations (propres|correctes) et équipe passionnée.
?cheval,amis,woman @pedagogie+ Sortie au coucher du soleil entre copines, (deux cavalières et deux débutantes|niveaux différents). L'accompagnatrice a géré en faisant partir devant celles qui voulaient galoper et en restant avec les autres, c'était (bien pensé|très bien vu). Photos envoyées le lendemain par mail.
?parapente @accueil+ Incroyable. (Le moniteur met en confiance|J'avais peur mais le moniteur m'a mis~ en confiance tout de suite), après on oublie tout. A faire !
?parapente,couple,woman Cadeau (de mes collègues pour mes 50 ans|de Noël que j'ai mis six mois à utiliser). On a dû repousser deux fois à cause du vent, ils préviennent la veille et proposent une autre date, (je préfère ça|c'est rassurant). Le vol a duré une vingtaine de minutes, décollage en courant trois pas et on y est. Mon compagnon a filmé d'en bas mais on ne voit qu'un point, prenez (l'option vidéo|les photos).
?parapente,good @prix- Génial, mais 20 minutes pour (plus de 100|95) euros ça reste un budget. Je ne regrette pas, (une fois dans sa vie|c'était mon rêve).
?parapente,man Vol du matin (plus calme|sans turbulence) d'après le pilote et c'est vrai. J'ai pu tenir les commandes (un moment|deux minutes). Très pro, matériel récent.
?spa,couple,man @calme+ (Deux heures de détente|Un moment de détente), bassin bien chaud, (pas trop de monde|calme). Ma chérie a pris un massage et elle en est ravie.
?spa,woman @accueil+ Soin du visage et modelage du dos. La praticienne a été (très à l'écoute|douce) et n'a pas parlé tout le temps, ça j'apprécie. Tisane à la fin, on ne vous met pas dehors. (Un peu cher mais je me fais plaisir une fois par an|J'ai repris rendez vous).
?spa,good @proprete- Bassins et hammam (très bien|agréables), rien à dire. Vestiaires pas toujours nickel {(cheveux au sol|flaques partout)} le samedi, il faudrait passer plus souvent. Je reviens quand même, en semaine.
?spa,winter @ambiance+ Être dans l'eau chaude dehors quand il fait (2|zero) degrés, un pur bonheur ! (Peignoir en location|Prenez vos claquettes).
?escape,!alone Très bonne salle, énigmes (variées|logiques), décor soigné. (On est sortis à 3 minutes de la fin|On a échoué de peu), on reviendra pour l'autre.
?escape,famille,man,good @prix- Avec des ados de (13 et 15|14 et 16) ans c'est idéal, pour une fois ils ont lâché le téléphone. Le maître du jeu donne les indices au bon moment, (ni trop ni trop peu|sans donner la réponse). Ma femme a trouvé la dernière clé et (il était temps|il restait deux minutes). Un peu cher à 4.
?escape,amis @accueil+ C'était notre (cinquième|douzième) escape, on commence à connaitre. Celui-ci est dans les bons, pas que des cadenas, (une bonne histoire|des mécanismes bien fichus) et un gars (sympa|passionné) qui prend le temps de discuter après.
(Bonne activité|Super activité), équipe (pro|au top), à faire !
?!spa,!escape,together,top @accueil+ Nous avons dû annuler la première fois (pour cause de pluie|car mon fils était malade) et ils nous ont reportés sans discuter. Rien que pour ça je mets la meilleure note que je peux. L'activité elle-même est très bien encadrée, on sent que la sécurité passe avant tout et (le moniteur|l'encadrant) adapte au niveau de chacun.
?good,!escape @pedagogie- Bien dans l'ensemble. (Les explications du début sont un peu longues|Il faut signer beaucoup de papiers), après c'est que du plaisir.
# activite flow mixed
?nautique @equipements- Sympa mais le matériel (fatigue|a vécu), (gilet qui ferme mal|pagaie fendue). J'ai demandé à changer et on me l'a changé sans problème. Vu le tarif ça pourrait être renouvelé.
?accrobranche,holidays,together @attente- Parcours variés mais en plein été on passe plus de temps à attendre sur les plateformes qu'à avancer, (40 minutes pour une tyrolienne|on a fait deux parcours en trois heures). Ils devraient limiter les entrées. L'équipe fait ce qu'elle peut.
?bateau @prix- (Pas mal|Agréable). Une heure et on fait surtout (des lignes droites|du surplace devant les belles villas), commentaire enregistré qu'on entend mal. Pour (12|15) € ok mais pas plus.
?velo,together @equipements- Sur nos deux vélos un très bien et l'autre avec (les vitesses mal réglées|un pneu à moitié dégonflé), donc avis moyen, (vérifiez avant de partir|ça dépend sur lequel on tombe).
?cheval @ambiance- Promenade correcte mais (on marche au pas tout le long|beaucoup de route goudronnée), pour des débutants ça va. (Je m'attendais à galoper un peu|J'aurais aimé plus de forêt). Les chevaux sont bien traités.
?spa @ambiance- Endroit joli mais trop de monde, (on se croirait à la piscine municipale|des groupes qui parlent fort), pour un spa c'est gênant. Le massage était bien.
?escape,!alone @equipements- (Deux mécanismes en panne|Un cadenas cassé), le maître du jeu a dû (venir ouvrir|intervenir), ça coupe l'ambiance. L'histoire était pourtant originale et il s'est excusé.
# activite flow bad
?nautique,famille @accueil- Un moniteur qui passe son temps (sur son téléphone|à fumer au bord), les enfants livrés à eux mêmes. Quand je suis allé~ lui parler il m'a dit qu'il (les avait à l'œil|gérait). Je n'ai pas attendu la fin. Pour un sport d'eau je trouve ça grave et j'ai écrit à la base, toujours sans réponse.
?nautique,together @attente- Réservé pour 10 h partis à (11 h 15|11 h passées), et retour demandé à midi comme si de rien n'était. Aucune remise. (a fuir|non merci)
?accrobranche @accueil- Personnel jeune et pas intéressé, on vous crie dessus d'en bas (si vous allez pas assez vite|quand vous hésitez). (Je n'ai pas fini|J'ai demandé à descendre).
?bateau @numerique-,accueil- Billet acheté en ligne pour (14 h|15 h 30), arrivé~ au ponton on m'apprend que le départ est annulé faute de monde. Pas un mail pas un message. On me propose le lendemain mais (je repartais|je n'étais plus là). Remboursé un mois après, et il a fallu que je relance.
?velo @accueil-,prix- Caution de (300|400) euros retenue pour une rayure qui y était déjà. Faites des photos au départ ! Le monsieur (ne veut rien entendre|devient agressif).
?cheval @equipements- Les chevaux ont l'air (fatigués|maigres), ils enchainent les tours toute la journée au soleil. J'ai eu mal au cœur pour eux, je n'ai pas profité. (Selle mal réglée en plus|Et on marche à la queue leu leu pendant une heure).
?parapente @attente- Trois rendez-vous, trois annulations, (la dernière quand j'étais déjà au parking|à chaque fois une heure avant). La météo je comprends mais là d'autres volaient. Et maintenant mon bon cadeau est expiré et ils ne veulent pas le prolonger.
?spa @proprete- (Sale|Pas propre). Cheveux dans (les douches|le bassin), odeur de chlore et peignoir humide. Je n'y remettrai pas les pieds.
?spa,couple @calme-,prix- Réservé pour se détendre, on est tombés sur (un enterrement de vie de jeune fille|un groupe de quinze) qui hurlait dans le jacuzzi. On l'a signalé deux fois à l'accueil, ils n'ont pas osé intervenir. A (75|80) € par personne les deux heures, j'estime qu'on aurait pu nous proposer quelque chose.
?escape,!alone @accueil- Enigmes sans queue ni tete, indices donnés a coté, et à la fin on nous fait comprendre qu'on n'est (pas très malins|pas doués). Bof bof.
@accueil-,prix- (Mauvaise expérience|Très décevant). Mal organisé, personne ne sait rien et (on paie le prix fort|pas de geste). A éviter.
# degustation flow good
?vin @accueil+ Accueil (très sympathique|chaleureux), vins (de qualité|bien faits), [nous sommes repartis/je suis reparti~/on est repartis] avec (deux cartons|quelques bouteilles).
?vin,couple @pedagogie+ On n'y connait pas grand chose et la vigneronne l'a bien compris, elle nous a expliqué sans mots compliqués, en nous faisant comparer (deux années|deux parcelles). On a (préféré le moins cher|fini par voir la différence). Visite de la cave comprise, il y fait frais.
?vin Bon vins et prix (raisonnable|de producteur), surtout le blanc
?vin,man Je viens (tous les ans|depuis une dizaine d'années) faire ma cave ici. Le fils a repris, il travaille (en bio maintenant|un peu différemment) et c'est au moins aussi bon. Les prix ont (un peu|) augmenté comme partout. On goûte tout ce qu'on veut sans être obligé d'acheter.
?vin,together @accueil+ Arrivés à (17 h 30|l'heure de la fermeture) sans prévenir, le monsieur rentrait des vignes, il s'est lavé les mains et nous a servis. (Six vins goûtés|On a tout goûté) et une bonne heure de discussion. Des gens comme ça il n'y en a plus beaucoup.
?vin,amis,good @prix- Visite (instructive|sympa) et bons rouges. La dégustation est payante {(8|10) €} et ils ne la déduisent pas de l'achat, ça se fait ailleurs pourtant. Pensez à prendre un conducteur.
?vin,groupe @pedagogie+ Visite privée pour (12|14) personnes avec planche de charcuterie et fromage, (impeccable|parfaitement organisée). Explications à la portée des débutants et les amateurs ont pu poser des questions pointues. Nous avons tous acheté.
?vin,autumn,together On est tombés en pleines vendanges, (un peu de bazar|ils couraient partout) mais ils nous ont quand même reçus et fait goûter le jus (au pressoir|sorti du pressoir). Super souvenir.
?vin,good @accueil- Vins bien faits, accueil un peu (rapide|pressé) parce qu'un car arrivait derrière. Repassez plutôt (en semaine|le matin).
?fromage Fromage (excellent|délicieux), prix corrects et (vendeuse souriante|vente sous vide possible pour le voyage).
?fromage,famille,good @pedagogie+ Les enfants ont vu (traire|faire le fromage) derrière la vitre et goûter après, (ils ont trouvé ça fort mais ils ont goûté|le plus jeune en a redemandé). Venez avant 10 h sinon tout est déjà fini, nous avons dû revenir le lendemain.
?fromage @pedagogie+ Le fromager explique (très bien|avec plaisir) la différence entre le (jeune et le vieux|fromage d'été et celui d'hiver). J'ai acheté du vieux, à 24 mois, et de la crème. Tellement bonne que (je suis revenu~ en reprendre|j'y retourne avant de partir).
?fromage,good @attente- Le meilleur du coin à mon avis. Il y a (toujours la queue|souvent de l'attente) le samedi mais ça avance, (prenez un ticket|soyez patients).
?fromage,together On y passe à chaque fois qu'on (monte|vient) dans la région, pour nous et pour les voisins qui nous passent commande. Jamais (déçus|eu de mauvaise surprise).
?biere,good @accueil+ Brasseur sympa qui parle volontiers de (son métier|ses recettes). J'aime (la blonde|l'ambrée), moins celle aux fruits. (Glacière conseillée|Bouteilles consignées c'est bien).
?biere,amis Une planche, une palette de dégustation, (un peu de musique|des copains) : bonne soirée. (L'IPA est top|La brune est top) et pas trop chère.
?fromage,solo J'ai goûté (quatre|cinq) fromages sans que la dame s'impatiente alors que j'ai pris un (petit|) morceau de tomme et c'est tout, c'était pour (manger en marchant|le pique-nique). Très bon.
?top Excellent produits et accueil (chaleureux|adorable), on sent des gens passionnés par ce qu'il font. (Merci|A bientôt) !
# degustation flow mixed
?vin @accueil- Les vins sont bons, (ça je ne discute pas|rien à dire là-dessus). Mais on vous sert trois fonds de verre sans un mot et il faut presque (insister pour avoir une explication|s'excuser de poser une question). Pour la vente directe je m'attendais à autre chose.
?fromage @prix- Bons fromages mais plus chers (qu'au marché|qu'en grande surface), le même à 3 euros de moins au kilo. La visite se résume à (un panneau|une vitre et un écran).
?biere @ambiance- Biéres correctes. Local (bruyant|froid), pas de quoi s'asseoir, on boit debout (entre les cartons|devant les cuves).
# degustation flow bad
?vin @accueil- J'avais rendez-vous à 15 h, (personne|portail fermé). Au téléphone on me dit que ça leur est sorti de la tête et que je n'ai qu'à repasser. Je suis donc allé~ chez le voisin {très bien d'ailleurs}.
?vin,together @accueil-,prix- On vous fait sentir que vous devez acheter. Après la dégustation nous n'avons pris qu'une bouteille et (le ton a changé|on ne nous a plus dit un mot). Vin moyen et cher, je n'y retournerai pas.
?fromage @accueil- (Désagréable|Pas aimable), on ne peut pas goûter, on ne peut pas payer par carte (en dessous de 20 €|non plus).
?biere @attente-,prix- Une demi-heure pour être servi alors qu'il y avait six clients, (7 euros|7,50) la pinte tiède. Dommage car j'aime bien les petites brasseries et j'étais venu~ exprès.
# evenement flow good
?festival @ambiance+ (Très bonne ambiance|Super ambiance), programmation variée, (vivement l'année prochaine|j'y serai l'an prochain).
?festival,together,good @ambiance+ Nous y allons depuis (la première édition|huit ans) et il garde son esprit, bénévoles gentils, prix raisonnables, des artistes qu'on ne connait pas toujours mais qu'on découvre. Cette année il a plu le premier soir et (tout a été rentré dans la salle en une heure|ils ont tout déplacé à l'abri), chapeau à l'organisation. Seul regret, on ne peut pas tout voir car les horaires se chevauchent.
?festival,good @restauration-,attente- Très beaux spectacles. Pour manger en revanche c'est (compliqué|la galère), deux stands et une heure de queue, prenez un sandwich.
?festival,couple Venus un peu par hasard, on dormait à côté. Le concert (du soir|de clôture) était (magnifique|très beau) et le lieu y est pour beaucoup. On a prolongé d'une nuit.
?marche-noel @ambiance+ Jolie marché, pas trop grand, beaucoup d'artisans du coin et pas que (des bonnets|de la revente). Le vin chaud est bon.
?marche-noel,famille Les petits ont vu le Père Noël et fait du manège, (gratuit en plus|2 € le tour). Nous on a mangé (une tartiflette|une crêpe) debout dans le froid mais c'est ça l'ambiance. Garez vous loin et finissez à pied car au centre c'est impossible.
?marche-noel,good @acces- Très joli le soir avec les lumières. Impossible de circuler (entre 17 et 19 h|le dimanche), c'est noir de monde.
?fete,together @ambiance+ (Belle fête de village|Une vraie fête de village), les gens du coin y sont autant que les touristes. On a mangé aux grandes tables, (à côté de gens qu'on ne connaissait pas et avec qui on a bien ri|servis par les jeunes du village). Le défilé commence à 11 h, soyez là avant pour être bien placés.
?fete,famille Sortie sympa, (animations gratuites|jeux en bois) pour les enfants, produits locaux à acheter, tout le monde est (rentré content|rentré fatigué).
?fete,woman J'y venais déjà quand j'étais gamine. Ça a grandi mais (ça reste une fête simple|on y retrouve tout le monde). Bravo aux bénévoles.
# evenement flow mixed
?festival @prix-,acces- Beaux concerts mais prix des boissons (exagérés|délirants) et parking à (2 km|20 minutes à pied) sans navette après minuit. A améliorer.
?!festival @ambiance- Sympas mais (toujours les mêmes stands|plus grand chose d'artisanal), on retrouve ça partout. J'ai fait le tour en une demi-heure. C'était mieux avant je trouve.
# evenement flow bad
?festival @attente- Organisation catastrophique. (1 h 15|Une heure) de file pour entrer avec billet, fouille désagréable, et quand on arrive enfin le premier groupe a fini. Les bénévoles n'y sont pour rien, c'est au dessus que ça pêche. Je ne reprendrai pas de pass.
?!festival @prix- Cher et (sans intérêt|décevant), une dizaine de stands (dont trois de saucisson|à moitié vides). Pas la peine de venir exprès.
?famille @proprete-,equipements- Quatre toilettes pour des milliers de gens, vous imaginez l'état (à 16 h|en fin de journée). Avec des enfants c'est juste pas possible, on est rentrés.
# commerce flow good
?boutique @accueil+ Jolie boutique, (la vendeuse est adorable|la dame est très gentille) et de bons conseils pour (un cadeau|les cadeaux).
?boutique,woman J'y ai trouvé (deux cadeaux d'un coup|des choses qu'on ne voit pas partout), fabriqué dans la région pour de vrai {j'ai demandé}. Ce n'est pas donné mais (c'est de la qualité|l'emballage est soigné).
?boutique,couple @accueil+ Nous cherchions un cadeau pour (une amie|des amis) et la patronne nous a bien aidés. Elle sait qui fabrique quoi, presque tout vient (de la région|d'artisans à moins de 30 km). Nous avons pris (un saladier|une lampe), emballage solide pour le voyage, et elle nous a donné la carte de l'artisan si on veut aller le voir.
?boutique Beau choix, (je recommande|prix corrects).
?boutique,good @prix- Belles choses, un peu cher (quand même|pour certaines). L'accueil est sympathique et on peut regarder sans être (suivi|harcelé).
?boulangerie Pain excellent, (la tradition surtout|croissants au beurre excellents).
?boulangerie,together @accueil+ On y allait tous les matins pendant nos vacances, le pain se garde bien et la boulangère est toujours (aimable|de bonne humeur), même quand il y a du monde. La brioche du dimanche est à tomber, (mais à 10 h il n'y en a plus|il faut la réserver la veille).
?boulangerie,good @attente- Le pain est (très bon|bon) mais il y a la queue. Compter (dix minutes|un quart d'heure) le dimanche.
?boulangerie,affaires Je m'y arrête le midi, sandwich (frais|bien garni) et une part de tarte pour moins de 10 €. Servi vite.
?boulangerie,solo J'ai pris un pain aux noix pour la rando, il a tenu trois jours sans sécher. (Vendeuse aimable|Pâtisseries tentantes aussi mais je me suis retenu~).
# commerce flow mixed
?boulangerie @restauration- Pain correct, viennoiseries (un peu grasses|industrielles j'ai l'impression). (Dépanne bien|Rien d'extraordinaire) car c'est la seule ouverte le lundi.
?boutique @accueil- De belles choses en vitrine. La personne au comptoir (discutait avec une amie|était au téléphone) et n'a pas interrompu sa conversation, j'ai fini par payer sans un bonjour.
# commerce flow bad
?boulangerie @accueil-,restauration- Pas un bonjour, pas un sourire, (pain de la veille|croissants secs) vendus au prix fort. J'en ai fait la remarque et on m'a (mal répondu|dit d'aller ailleurs).
?boutique @prix- Prix (délirants|pour touristes), le même savon à moitié prix au marché.
?boutique @accueil- Article (cassé|fêlé) découvert en rentrant, j'appelle et on me répond que je n'avais qu'à regarder avant. Il était emballé par leurs soins ! Je vis à 500 km, je ne vais pas revenir pour ça, mais je tenais à (prévenir les autres|le dire).
# ot flow good
@accueil+ (Très bon accueil|Accueil parfait), bons conseils et (plein de documentation|plan de la ville gratuit).
?together @accueil+ Nous avions (deux jours|trois jours) et aucune idée de quoi faire. La jeune femme a pris une carte, nous a demandé si on marchait, combien de route on voulait faire, et nous a préparé un programme. On l'a suivi presque à la lettre et (on n'a rien regretté|c'était très bien choisi). Merci à elle.
?famille @accueil+ (Jeu de piste retiré ici|Nous avons pris le jeu de piste) pour visiter la ville avec les enfants, ça marche du tonnerre, ils lisaient les façades. Petit cadeau au retour. 3 euros bien dépensés.
@accueil+ Personnel compétent et (souriant|disponible). J'ai eu ma réponse en cinq minutes.
?solo @accueil+ Je voyage (en train et en bus|sans voiture) et c'est toujours un peu compliqué, la personne m'a imprimé (les horaires|tous les horaires de car) et a même appelé pour vérifier que celui du samedi roulait. C'est (rare|précieux) et je tenais à le dire.
?good,summer @acces- Bon accueil mais (fermé entre midi et deux|fermé le dimanche), en pleine saison c'est dommage. Les brochures dehors dépannent.
?groupe @accueil+,pedagogie+ Visite guidée de la ville organisée par l'office pour notre groupe de marcheurs, guide (passionnante|très cultivée) qui s'est adaptée à notre allure {on a des plus de 80 ans}. Inscription simple, tarif modique. Nous reprendrons contact pour (l'an prochain|une autre ville).
?dogs @accueil+ Bien renseigné~, on m'a indiqué les (sentiers|promenades) où les chiens sont autorisés, ce n'est écrit nulle part ailleurs.
?holidays,good @attente- Beaucoup de monde en pleine saison, il a fallu patienter (un quart d'heure|vingt minutes) mais chacun est reçu comme il faut et on ne vous (expédie|presse) pas. J'ai eu une carte des randos (à 1 €|gratuite).
?woman,!alone @numerique+ Pratique, il y a du wifi et (des prises pour recharger|un coin pour s'asseoir). On a réservé notre sortie en bateau directement au comptoir.
# ot flow mixed
@accueil- Une dame très bien, l'autre qui (soupire|ne lève pas la tête). Tout dépend sur qui on tombe.
?together @numerique- Accueil aimable rien à dire, mais la moitié des horaires donnés étaient faux, (le musée était fermé|la navette ne passait plus). Leur site internet n'est pas à jour non plus. (Vérifiez par téléphone|Appelez avant de vous déplacer).
# ot flow bad
@accueil- (Aucune aide|Pas d'aide). On m'a tendu un dépliant en me disant que tout était dedans.
?together @acces- Trouvé porte close à (17 h 10|11 h 45) alors que c'est marqué ouvert. Nous étions quatre devant à lire la même affiche. Dans une région qui vit du tourisme c'est (incroyable|désolant).
@accueil-,attente- J'ai attendu $min minutes pendant que deux employées (discutaient de leur week-end|rangeaient des cartons), puis on m'a répondu que pour les hébergements il fallait regarder sur internet. A quoi servez vous alors ? Je ne demandais pas la lune, juste (une chambre pour le soir|si quelqu'un avait encore de la place).
# autre flow good
?parking @proprete+ Propre et bien plat, (calme aussi|on trouve facilement une place). On peut aller au centre à pied.
?parking @emplacement+ (Pratique|Bien situé) pour visiter, le centre est à (cinq|dix) minutes à pied.
?navette,together @accueil+ Nous avions laissé la voiture (au camping|à l'hôtel) et nous sommes passés par eux trois fois dans la semaine, toujours à l'heure. Le chauffeur est (très aimable|un monsieur très gentil) et donne des conseils pour les balades, le prix est correct vu (ce que coûtent les parkings|la distance).
?navette,affaires @attente+ Réservé la veille pour un départ à 5 h 40, le chauffeur était là en avance. (Véhicule confortable|Conduite souple), facture envoyée par mail.
# autre flow bad
?parking @prix-,equipements- (Borne en panne|Horodateur en panne), pas moyen de payer et une amende au retour. J'ai (contesté|écrit à la mairie), rien. Il n'y a même pas un numéro à appeler.
`;
