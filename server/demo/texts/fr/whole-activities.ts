/** Whole reviews of outings, tastings, events, shops and tourist offices, each told in one go. */
export const frenchWholeActivities = `
# activite flow good
?nautique,together @accueil+ Sortie (d'une demi-journée|de deux heures) avec un moniteur (très sympa|patient), nous n'en avions jamais fait et tout s'est bien passé.
?nautique,famille,woman @equipements+ Première fois sur l'eau pour (nos deux garçons|les enfants) et ils ont adoré, ils veulent déjà y retourner. Les gilets sont à toutes les tailles et le moniteur reste avec le groupe donc on est rassuré, moi j'avais un peu peur au départ. Prévoyez des chaussures qui ferment et des affaires de rechange. L'accueil est sympa et les prix sont corrects. On a fait deux heures, ça suffit pour des petits.
?nautique,amis (On était huit|Nous étions 7 copains) et on a bien rigolé, (super après-midi|tout le monde a fini mouillé). le gars de la base est cool, matériel en bon état, a refaire
?nautique,good @attente- Belle balade sur l'eau. Par contre pas mal d'attente (pour récupérer les gilets|au départ), $min minutes malgré la réservation.
?nautique,solo,good j'ai pris trois séances avec un moniteur (très pédagogue|attentif) qui explique vraiment bien et j'ai (progressé|beaucoup progressé), bonne ambiance dans le groupe, vestiaires un peu petits mais bon. Je compte reprendre des cours l'an prochain
?nautique @prix+ Matériel (récent|en bon état), prix corrects. Je reviendrai.
?nautique,couple,good @accueil- Nous avons loué pour la matinée, le matériel est bien et on part quand on veut. J'aurais aimé un peu plus d'explications au départ parce qu'ils donnent le gilet et puis c'est tout, et au retour (le vent s'était levé|on a eu du vent) et on a souffert un peu. Mais c'est une très belle balade, on voit des endroits qu'on ne voit pas à pied. Prix raisonnable.
?nautique,woman @accueil+ Je ne suis pas sportive du tout et tout s'est très bien passé, le jeune homme qui accompagne est (très patient|adorable) et m'a bien aidée. Très contente de cette sortie !
?nautique,!alone,top @accueil+ Super activité à faire absolument si vous venez dans la région ! L'équipe est jeune, sympa, les explications sont claires avant de partir et (le matériel est bien|le matériel est neuf). C'est magnifique vu de l'eau et pas trop fatigant, on peut s'arrêter en route. Nous avions pris la formule deux heures, la prochaine fois on prendra la demi-journée. Pensez à la crème solaire et à réserver car c'était complet derrière nous.
?accrobranche,famille (super aprés midi|trés bonne aprés midi), parcours pour tout les ages, les enfants ont fait (trois fois le bleu|le vert puis le bleu), nous le rouge une fois et c'est bien suffisant.
?accrobranche,famille,good @accueil+ Parcours bien faits et bien sécurisés, il y en a pour tous les niveaux. Notre fille a eu peur au milieu d'un pont et un animateur est monté tout de suite (l'aider|la rassurer), un grand merci à lui. C'est à l'ombre en plus. Il y a beaucoup de monde l'après-midi donc venez plutôt le matin. Le prix est un peu élevé mais on y reste longtemps, les enfants étaient fatigués le soir et nous aussi !
?accrobranche,amis Sensation garantie sur le (noir|dernier parcours) !! la tyrolienne est (géniale|super longue), mal aux bras le lendemain
?accrobranche,good @prix- Bien, mais ça devient cher, (26 euros|presque 30 €) par adulte pour trois heures seulement. L'équipe est (sympa|sérieuse) et la sécurité au top.
?accrobranche,summer A l'ombre donc idéal (quand il fait chaud|en été), prenez de l'eau car il n'y a rien une fois en haut. Parcours variés et personnel (sympa|sérieux).
?accrobranche,groupe @accueil+ Venus à (25|18) pour un enterrement de vie de garçon, super journée ! Bien organisé, briefing clair, moniteurs (sympas|patients) et prix de groupe correct.
?accrobranche,couple On a passé un très bon moment même si j'ai un peu le vertige, les premiers parcours sont faciles et on peut redescendre quand on veut. Les moniteurs sont gentils et (expliquent bien|rassurants), tout est bien entretenu. On a pris une glace à la buvette après.
?accrobranche,good @acces- Parc au top, bien entretenu. Mal indiqué en arrivant, (j'ai fait demi-tour deux fois|le chemin n'est pas sur le GPS), il faudrait un panneau.
?bateau @pedagogie+ Balade agréable, commentaires (intéressants|clairs), on voit très bien le paysage. Prévoir un gilet, (il y a du vent|il fait frais à l'arrière).
?bateau,together @pedagogie+ On a adoré cette sortie ! Le capitaine commente lui-même et il est très intéressant, (plein d'humour|on apprend beaucoup de choses), et puis le paysage est magnifique. Ça dure une heure mais ça passe vite. Arrivez un peu avant pour être à l'avant, c'est là qu'on voit le mieux. Nous avons eu beau temps, par contre ça souffle un peu donc prévoir une petite veste même en été. Très belle balade que nous recommandons.
?bateau,good @ambiance- Belle croisière et (beau temps|bon commentaire). Bateau trop rempli à mon avis, ceux qui sont au milieu ne voient pas grand chose.
?bateau,famille Balade très agréable, les enfants ont pu (tenir la barre|monter voir le capitaine) et ils étaient ravis. (Tarif famille avantageux|Gratuit pour le petit), que du bonheur.
?velo,couple,good @equipements+ Nous avons loué deux vélos électriques pour la journée, ils étaient en très bon état avec (la batterie pleine|une bonne autonomie), casques et antivol fournis. Le loueur est sympathique et il nous a conseillé un itinéraire (sur des petites routes|loin des voitures), très beau. On a roulé toute la journée sans problème alors qu'on ne fait jamais de vélo, un peu mal aux fesses le soir c'est tout. Dommage qu'ils ferment si tôt.
?velo (Bon materiel|Vélos récents) et acceuil sympathique. (je recommande|rien a redire)
?velo,famille @accueil+ Très bonne location, la remorque pour le petit était prête et les vélos bien réglés. On a eu un souci de chaîne et il est venu nous dépanner (tout de suite|rapidement), super service, merci.
?velo,good,solo @equipements- Vélo correct mais (un peu lourd|freins à revoir), le monsieur est très gentil et m'a laissé le garder un peu plus longtemps. Belle balade.
?cheval,famille,good @accueil+ Notre fille a fait un stage (d'une semaine|de 4 jours) et elle a adoré, elle ne parle plus que de ça. La monitrice est (douce|calme) et très pédagogue, on leur apprend aussi à s'occuper du poney. Le centre est propre, les animaux ont l'air bien traités. Le dernier jour il y a une petite démonstration pour les familles. Ce n'est pas donné mais c'est partout pareil pour le cheval.
?cheval,woman Balade de deux heures (en petit groupe|à quatre), chevaux bien soignés, j'ai pu (trotter et galoper un peu|galoper sur un chemin). J'ai adoré.
?cheval,together,good Nous débutons et on nous a donné des chevaux (tranquilles|très gentils). Très jolie promenade, un peu longue pour une première fois.
?cheval (Très bon centre|Bon centre équestre), installations (propres|correctes) et équipe passionnée.
?cheval,amis,woman @pedagogie+ Sortie au coucher du soleil entre copines, c'était (magnifique|trop bien) ! L'accompagnatrice explique bien et s'est adaptée car on n'avait pas toutes le même niveau, les chevaux sont calmes. Un très beau souvenir.
?parapente @accueil+ Incroyable. (Le moniteur met en confiance|J'avais peur mais le moniteur m'a mis~ en confiance tout de suite), après on oublie tout. A faire !
?parapente,couple,woman Génial !!! C'était un cadeau et je ne suis pas déçue. On a dû repousser à cause du vent, ils préviennent la veille et proposent une autre date donc pas de problème. Le vol dure une vingtaine de minutes et (c'est magnifique|la vue est magnifique), le pilote est très rassurant et explique tout. Je pensais avoir peur et pas du tout. Prenez (l'option vidéo|les photos) parce que d'en bas on ne voit rien.
?parapente,good @prix- Génial, mais 20 minutes pour (plus de 100|95) euros ça reste un budget. Je ne regrette pas.
?parapente,man Vol du matin, (très calme|sans turbulence), j'ai pu tenir les commandes un moment, génial. Très pro.
?spa,couple,man @calme+ (Deux heures de détente|Un moment de détente), bassin bien chaud, (pas trop de monde|calme). Ma chérie a pris un massage et elle en est ravie.
?spa,woman,good @accueil+ Soin du visage et modelage du dos, la praticienne est (très à l'écoute|douce) et très professionnelle, j'étais complètement détendue. Le lieu est joli, propre, calme, avec une tisane à la fin. Un peu cher mais (je reviendrai|j'ai repris rendez-vous). Merci à $staff pour l'accueil.
?spa,good @proprete- Bassins et hammam (très bien|agréables), rien à dire. Vestiaires pas toujours nickel {(cheveux au sol|flaques partout)} le samedi, il faudrait passer plus souvent.
?spa,winter @ambiance+ Être dans l'eau chaude dehors quand il fait froid, un pur bonheur ! (Peignoir en location|Prenez vos claquettes).
?spa,together,good Un très bon moment, c'est beau, c'est propre et bien chauffé. Le bassin extérieur est vraiment super. Il y a (deux saunas|un grand hammam), une salle de repos, des transats, on n'avait pas envie de partir. Le personnel est aimable. Les douches ne sont pas très chaudes et les casiers un peu petits. Il vaut mieux réserver le week-end, nous on avait réservé mais des gens n'ont pas pu rentrer.
?escape,!alone Très bonne salle, énigmes (variées|logiques), décor soigné. (On est sortis de justesse|On a échoué de peu), on reviendra pour l'autre.
?escape,famille,good @prix- Une heure qui passe très vite, les ados ont adoré et nous aussi. Le maître du jeu est sympa et donne les indices au bon moment. Les énigmes sont (variées|pas trop dures) et le décor très réussi. Un peu cher à 4.
?escape,amis @accueil+ Une des meilleures salles qu'on ait faites, (une bonne histoire|des mécanismes bien fichus), pas que des cadenas, et un gars (sympa|passionné) qui explique bien. On s'est éclatés !
(Bonne activité|Super activité), équipe (pro|au top), à faire !
?!spa,!escape,together,top @accueil+ On a passé un super moment, merci à toute l'équipe ! Ils sont très pros, très gentils et (le moniteur|l'encadrant) s'adapte au niveau de chacun, il y avait des débutants et des habitués et tout le monde était content. On avait dû changer la date et ça n'a pas posé de problème. A faire entre amis ou en couple, (nous reviendrons|on reviendra).
?good,!escape @pedagogie- Bien dans l'ensemble. (Les explications du début sont un peu longues|Les explications ne sont pas très claires), après c'est que du plaisir.
# activite flow mixed
?nautique @equipements- Sympa mais le matériel (fatigue|a vécu), (gilet qui ferme mal|pagaie fendue) et un siège cassé. L'accueil est correct, ils ont changé ce qu'ils pouvaient. Vu le prix ça pourrait être mieux.
?accrobranche,holidays,together @attente- Parcours variés mais en plein été on passe plus de temps à attendre qu'autre chose, (40 minutes pour une tyrolienne|on a fait deux parcours en trois heures). Trop de monde, pas assez de moniteurs, et on paye le même prix. C'est dommage car le site est très joli et l'équipe sympa.
?bateau @prix- (Pas mal|Agréable) mais on entend mal le commentaire et on ne voit pas tout, un peu cher (pour une heure|pour un petit tour).
?velo,together @equipements- Un vélo très bien et l'autre avec (les vitesses mal réglées|un pneu à moitié dégonflé), donc avis moyen. Le monsieur est sympa.
?cheval @ambiance- Promenade correcte mais (on marche au pas tout le long|beaucoup de route goudronnée), je m'attendais à plus de nature. Les chevaux sont bien traités.
?spa @ambiance- Endroit joli mais trop de monde, (trop de bruit|des groupes qui parlent fort), pour un spa c'est gênant. Le massage était bien.
?escape,!alone @equipements- (Deux mécanismes en panne|Un cadenas cassé), du coup le maître du jeu a dû venir et ça coupe un peu le jeu. L'histoire était pourtant originale et le décor bien fait.
# activite flow bad
?nautique,famille @accueil- Moniteur qui passe son temps (sur son téléphone|à fumer au bord), les enfants livrés à eux mêmes, quand j'ai dit quelque chose il m'a répondu qu'il gérait. Matériel vieux, gilets mouillés qui sentent mauvais, pas de vestiaire. Et ce n'est pas donné !! Niveau sécurité c'est vraiment limite. On ne remettra plus les pieds dans cette base.
?nautique,together @attente- Réservé pour 10 h partis à (11 h 15|11 h passées), et retour demandé à midi. Aucune remise. (a fuir|non merci)
?accrobranche @accueil- Personnel jeune et pas intéressé, on vous crie dessus d'en bas (si vous allez pas assez vite|quand vous hésitez). Trop cher en plus.
?bateau @numerique-,accueil- Billet acheté en ligne et arrivé~ au ponton le départ était annulé, (pas un mail|aucun message). A la billetterie ils ne savent rien et ne sont pas aimables du tout. Remboursement un mois après et il a fallu que je relance plusieurs fois.
?velo @accueil-,prix- Caution de (300|400) euros retenue pour une rayure qui y était déjà. Faites des photos au départ ! Vélos usés, le monsieur (ne veut rien entendre|devient agressif).
?cheval @equipements- Les chevaux ont l'air (fatigués|maigres), ils enchainent les tours toute la journée au soleil. (Selle mal réglée en plus|Installations vieilles et sales). Je n'ai pas profité.
?parapente @attente- Trois rendez-vous, trois annulations, (la dernière au dernier moment|à chaque fois une heure avant). Maintenant le bon cadeau est expiré et ils ne veulent pas le prolonger !! Vraiment pas content~.
?spa @proprete- (Sale|Pas propre). Cheveux dans (les douches|le bassin), odeur de chlore et peignoir humide. Je n'y remettrai pas les pieds.
?spa,couple @calme-,prix- Nous étions venus pour nous détendre et c'est raté, un groupe hurlait dans le jacuzzi et le personnel ne dit rien. Eau tiède, (sauna en panne|hammam fermé), pas assez de transats, des serviettes en supplément. A ce prix là pour deux heures c'est du vol. Très déçus, la photo du site est belle mais c'est tout.
?escape,!alone @accueil- Enigmes sans queue ni tete, indices donnés a coté, et le maitre du jeu est (désagréable|pas aimable). Bof bof.
@accueil-,prix- (Mauvaise expérience|Très décevant). Mal organisé, personne ne sait rien et (on paie le prix fort|pas de geste). A éviter.
# degustation flow good
?vin @accueil+ Accueil (très sympathique|chaleureux), vins (de qualité|bien faits), [nous sommes repartis/je suis reparti~/on est repartis] avec (deux cartons|quelques bouteilles).
?vin,couple @pedagogie+ Très bonne visite, la vigneronne explique bien et simplement, nous on n'y connait pas grand chose. Nous avons goûté (cinq|six) vins, les blancs sont vraiment très bons et à un prix correct. La cave est (très belle|impressionnante) aussi. On peut se faire livrer ce qui est pratique quand on est en vacances loin de chez soi.
?vin Bon vins et prix (raisonnable|de producteur), surtout le blanc
?vin,man,good Je prends mon vin ici (tous les ans|depuis plusieurs années) et il est toujours aussi bon. Le fils a repris et travaille bien. Les prix ont un peu augmenté mais c'est partout. On goûte (tout ce qu'on veut|plusieurs vins) et on n'est pas obligé d'acheter.
?vin,together @accueil+ On est arrivés tard et sans prévenir et on a été très bien reçus quand même, le vigneron est quelqu'un de sympathique et passionné. (Six vins goûtés|On a tout goûté) et une bonne heure de discussion, nous avons appris beaucoup de choses. Les vins sont excellents, surtout les rouges, et pas chers pour la qualité. Nous en avons pris plusieurs cartons et nous repasserons l'été prochain. Merci encore !
?vin,amis,good @prix- Visite (instructive|sympa) et bons rouges. La dégustation est payante {(8|10) €} et ils ne la déduisent pas de l'achat, dommage.
?vin,groupe @pedagogie+ Visite privée pour (12|14) personnes avec planche de charcuterie et fromage, (impeccable|parfaitement organisée). Explications intéressantes, vins très bons, grande salle agréable. Nous avons tous acheté.
?vin,autumn,together Visite pendant les vendanges, c'était (super|très intéressant), un peu la course pour eux mais ils ont pris le temps et on a pu goûter le jus (au pressoir|sorti du pressoir). Bons vins, gens adorables.
?vin,good @accueil- Vins bien faits et à des prix corrects, l'accueil par contre est un peu (rapide|pressé), il y avait du monde.
?fromage Fromage (excellent|délicieux), prix corrects et (vendeuse souriante|vente sous vide possible pour le voyage).
?fromage,famille,good @pedagogie+ Les enfants ont vu (traire|faire le fromage) derrière la vitre et goûter après, c'est très bien expliqué et ils étaient très intéressés. Venez avant 10 h sinon tout est déjà fini, nous on a dû revenir le lendemain. Les fromages sont très bons, un peu chers mais très bons. On en a ramené pour toute la famille.
?fromage @pedagogie+ Le fromager explique (très bien|avec plaisir) comment c'est fabriqué. J'ai acheté du vieux et de la crème, c'était tellement bon que j'y suis retourné~.
?fromage,good @attente- Le meilleur du coin à mon avis. Il y a (toujours la queue|souvent de l'attente) le samedi mais ça avance.
?fromage,together On y passe à chaque fois qu'on (monte|vient) dans la région. Jamais (déçus|eu de mauvaise surprise), le fromage est excellent, le beurre aussi.
?biere,good @accueil+ Brasseur sympa qui parle volontiers de (son métier|ses recettes). J'aime (la blonde|l'ambrée), moins celle aux fruits.
?biere,amis Une planche, une palette de dégustation, (un peu de musique|bonne ambiance) : bonne soirée. (L'IPA est top|La brune est top) et pas trop chère.
?fromage,solo J'ai pu goûter (plusieurs fromages|tout ce que je voulais) et la dame est très gentille. Très bon, je recommande la tomme.
?top Excellent produits et accueil (chaleureux|adorable), on sent des gens passionnés par ce qu'il font. (Merci|A bientôt) !
# degustation flow mixed
?vin @accueil- Les vins sont bons, (ça je ne discute pas|rien à dire là-dessus), mais on vous sert trois fonds de verre sans un mot, aucune explication, je n'osais pas poser de questions.
?fromage @prix- Bons fromages mais plus chers (qu'au marché|qu'en grande surface). La visite se résume à (un panneau|une vitre et un écran).
?biere @ambiance- Biéres correctes mais local (bruyant|froid) et pas de quoi s'asseoir, dommage.
# degustation flow bad
?vin @accueil- J'avais rendez-vous à 15 h, (personne|portail fermé). Au téléphone on me dit de repasser, même pas une excuse. Je suis allé~ ailleurs.
?vin,together @accueil-,prix- On vous fait sentir que vous devez acheter. Nous n'avons pris qu'une bouteille et (le ton a changé|on ne nous a plus dit un mot). Vin moyen et cher, dégustation rapide, je n'y retournerai pas.
?fromage @accueil- (Désagréable|Pas aimable), on ne peut pas goûter, on ne peut pas payer par carte (en dessous de 20 €|non plus).
?biere @attente-,prix- Une demi-heure pour être servi, (7 euros|7,50) la pinte tiède. Personnel pas très motivé. Décevant.
# evenement flow good
?festival @ambiance+ (Très bonne ambiance|Super ambiance), programmation variée, (vivement l'année prochaine|j'y serai l'an prochain).
?festival,together,good @ambiance+ Nous y allons (tous les ans|depuis plusieurs années) et c'est toujours aussi bien, on découvre à chaque fois des artistes. Bénévoles gentils, prix raisonnables, très bonne ambiance. Cette fois il a plu le premier soir et tout a été déplacé à l'intérieur, bravo pour l'organisation. Les horaires se chevauchent un peu et on ne peut pas tout voir. Pour se garer c'est loin mais il y a une navette. Encore merci à tous.
?festival,good @restauration-,attente- Très beaux spectacles. Pour manger en revanche c'est (compliqué|la galère), deux stands et une heure de queue, prenez un sandwich.
?festival,couple Le concert (du soir|de clôture) était magnifique et le lieu est très beau, on était bien placés et (les places ne sont pas trop chères|le son était bon). On reviendra l'an prochain.
?marche-noel @ambiance+ Jolie marché, pas trop grand, beaucoup d'artisans du coin et pas que (des bonnets|de la revente). Le vin chaud est bon.
?marche-noel,famille,good Les petits ont vu le Père Noël et fait du manège, ils étaient ravis. Il y a beaucoup de choses à manger, (des crêpes|de la tartiflette), du vin chaud, des lumières partout, très bonne ambiance. On a trouvé quelques cadeaux, pas trop chers. Par contre pour se garer il faut s'y prendre tôt ou finir à pied. On reviendra l'année prochaine avec les grands parents.
?marche-noel,good @acces- Très joli le soir avec les lumières. Impossible de circuler (entre 17 et 19 h|le dimanche), c'est noir de monde.
?fete,together @ambiance+ (Belle fête de village|Très belle fête), on a passé une excellente journée. Il y a du monde mais les gens sont gentils, beaucoup de stands, de la musique partout. On a mangé aux grandes tables et (c'était bon et pas cher|c'était très bon). Le défilé commence à 11 h, venez un peu avant pour bien voir et pour vous garer. Bravo aux bénévoles, on sait que c'est beaucoup de travail.
?fete,famille Sortie sympa, (animations gratuites|jeux en bois) pour les enfants, produits locaux à acheter, tout le monde est rentré content.
?fete,woman J'y viens (souvent|depuis longtemps), ça a grandi mais ça reste une fête simple et l'ambiance est bonne. Bravo aux bénévoles.
# evenement flow mixed
?festival @prix-,acces- Beaux concerts mais prix des boissons (exagérés|délirants) et parking à (2 km|20 minutes à pied) sans navette après minuit. A améliorer.
?!festival @ambiance- Sympas mais (toujours les mêmes stands|plus grand chose d'artisanal), on retrouve ça partout. C'était mieux avant je trouve.
# evenement flow bad
?festival @attente- Organisation catastrophique !! (1 h 15|Une heure) de file pour entrer avec billet, fouille désagréable, et quand on arrive enfin le premier groupe a fini. On n'entend rien au fond, les toilettes sont sales et les boissons hors de prix, en plus pas moyen de s'asseoir. Je ne reprendrai pas de pass.
?!festival @prix- Cher et (sans intérêt|décevant), une dizaine de stands (dont trois de saucisson|à moitié vides). Pas la peine de venir exprès.
?famille @proprete-,equipements- Quatre toilettes pour des milliers de gens, dans un état... (dès 16 h|en fin de journée). Avec des enfants c'est juste pas possible, et rien pour s'asseoir non plus.
# commerce flow good
?boutique @accueil+ Jolie boutique, (la vendeuse est adorable|la dame est très gentille) et de bons conseils pour (un cadeau|les cadeaux).
?boutique,woman,good J'y ai trouvé (deux cadeaux|de très jolies choses), fabriqué dans la région. Ce n'est pas donné mais (c'est de la qualité|l'emballage est soigné) et la patronne est agréable.
?boutique,couple @accueil+ Très belle boutique avec beaucoup de choix, presque tout vient (de la région|d'artisans du coin). La patronne est de très bon conseil et on n'est pas obligé d'acheter. Nous avons pris (un saladier|une lampe) et des petites choses à offrir, tout était bien emballé et bien arrivé à la maison. Les prix sont corrects pour de l'artisanat, on y retournera la prochaine fois.
?boutique Beau choix, (je recommande|prix corrects).
?boutique,good @prix- Belles choses, un peu cher (quand même|pour certaines). L'accueil est sympathique et on peut regarder tranquillement.
?boulangerie Pain excellent, (la tradition surtout|croissants au beurre excellents).
?boulangerie,together @accueil+ On y allait tous les matins pendant nos vacances, le pain est très bon et la boulangère toujours (aimable|de bonne humeur) même quand il y a la queue. La brioche est excellente, (mais à 10 h il n'y en a plus|à réserver la veille), les tartes aussi. Meilleure boulangerie du coin.
?boulangerie,good @attente- Le pain est (très bon|bon) mais il y a la queue. Compter (dix minutes|un quart d'heure) le dimanche.
?boulangerie,affaires Je m'y arrête le midi, sandwich (frais|bien garni) et bonnes tartes. Prix corrects et servi vite.
?boulangerie,solo Très bon pain aux noix, (vendeuse aimable|pâtisseries très bonnes aussi), je recommande cette boulangerie
# commerce flow mixed
?boulangerie @restauration- Pain correct, viennoiseries (un peu grasses|industrielles j'ai l'impression). (Dépanne bien|Rien d'extraordinaire).
?boutique @accueil- De belles choses en vitrine mais la personne au comptoir (discutait avec une amie|était au téléphone) et pas un bonjour.
# commerce flow bad
?boulangerie @accueil-,restauration- Pas un bonjour, pas un sourire, (pain de la veille|croissants secs) vendus au prix fort. J'en ai fait la remarque et on m'a (mal répondu|dit d'aller ailleurs).
?boutique @prix- Prix (délirants|pour touristes), le même savon à moitié prix au marché.
?boutique @accueil- Article (cassé|fêlé) découvert en rentrant, j'appelle et on me répond que je n'avais qu'à regarder avant. Pas d'échange, pas de remboursement, et désagréable en plus.
# ot flow good
@accueil+ (Très bon accueil|Accueil parfait), bons conseils et (plein de documentation|plan de la ville gratuit).
?together @accueil+ Nous avions deux jours et aucune idée de quoi faire, la jeune femme nous a préparé un programme avec une carte et (c'était très bien choisi|tout nous a plu). Elle est très gentille et prend vraiment son temps. Il y a aussi beaucoup de brochures dans plusieurs langues et une petite boutique avec des produits du coin. On peut acheter les billets du bateau sur place. Merci à elle.
?famille @accueil+ (Jeu de piste retiré ici|Nous avons pris le jeu de piste) pour visiter la ville avec les enfants et ils ont adoré. Petit cadeau au retour, personnel souriant.
@accueil+ Personnel compétent et (souriant|disponible). J'ai eu ma réponse en cinq minutes.
?solo @accueil+ Très bien renseigné~ pour les transports, la personne m'a imprimé (les horaires|tous les horaires de car) et elle a même téléphoné pour vérifier. Vraiment très aimable, merci.
?good,summer @acces- Bon accueil mais (fermé entre midi et deux|fermé le dimanche), en pleine saison c'est dommage.
?groupe @accueil+,pedagogie+ Nous avons suivi une visite guidée de la ville organisée par l'office et tout le monde était enchanté. La guide est (passionnante|très cultivée), elle a beaucoup d'humour et s'est adaptée à notre allure. L'inscription est simple et le tarif modique. Au bureau on a été très bien conseillés pour le restaurant du midi. Nous reprendrons contact pour (l'an prochain|une autre visite) et nous remercions toute l'équipe.
?dogs @accueil+ Bien renseigné~, on m'a indiqué les (sentiers|promenades) où les chiens sont autorisés. Personnel agréable et souriant.
?holidays,good @attente- Beaucoup de monde en pleine saison, il a fallu patienter (un quart d'heure|vingt minutes), mais le personnel est aimable et on repart avec de bons renseignements.
?woman,!alone @numerique+ Pratique, il y a du wifi et (des prises pour recharger|un coin pour s'asseoir). On a réservé notre sortie en bateau directement au comptoir, très bon accueil.
# ot flow mixed
@accueil- Une dame très bien, l'autre qui (soupire|ne lève pas la tête), dommage.
?together @numerique- Accueil aimable rien à dire, mais la moitié des horaires donnés étaient faux, (le musée était fermé|la navette ne passait plus). Leur site internet n'est pas à jour non plus.
# ot flow bad
@accueil- (Aucune aide|Pas d'aide). On m'a tendu un dépliant en me disant que tout était dedans.
?together @acces- Trouvé porte close à (17 h 10|11 h 45) alors que c'est marqué ouvert. On était plusieurs à attendre devant. (Incroyable|Désolant) !
@accueil-,attente- J'ai attendu $min minutes pendant que deux employées (discutaient|rangeaient des cartons), et on m'a répondu que pour les hébergements il fallait regarder sur internet. Pas un sourire en plus.
# autre flow good
?parking @proprete+ Propre et bien plat, (calme aussi|on trouve facilement une place). On peut aller au centre à pied.
?parking @emplacement+ (Pratique|Bien situé) pour visiter, le centre est à (cinq|dix) minutes à pied.
?navette,together @accueil+ Toujours à l'heure, le chauffeur est (très aimable|très gentil) et donne des conseils pour les balades. Nous l'avons pris trois fois dans la semaine, c'est pratique et pas trop cher.
?navette,affaires @attente+ Réservé la veille pour un départ à 5 h 40, le chauffeur était là en avance. (Véhicule confortable|Conduite souple), facture envoyée par mail.
# autre flow bad
?parking @prix-,equipements- (Borne en panne|Horodateur en panne), pas moyen de payer et une amende au retour. J'ai (contesté|écrit à la mairie), rien. C'est du racket.
`;
