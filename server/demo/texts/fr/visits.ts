/** Sites to visit and activities. */
export const frenchVisits = `
# site pedagogie +
?musee (Muséographie|Scénographie) (claire et vivante|moderne sans être gadget), (on apprend plein de choses|panneaux courts et bien écrits|des objets qu'on peut toucher)
?musee Les métiers (à tisser remis en route devant nous|d'autrefois racontés par ceux qui les ont faits), (impressionnant|on comprend enfin comment c'était)
La visite guidée avec $staff est (passionnante|un régal), (une heure et demie qui passe comme un éclair|de l'humour et mille anecdotes|on sent l'amour du lieu)
?famille Le livret-jeu (est génial|a captivé les enfants), (celui de $age ans a cherché tous les indices|même l'ado a joué le jeu), (bien pensé|merci à ceux qui l'ont conçu)
?chateau L'audioguide (est très bien fait|raconte l'histoire comme un roman), (on suit la famille sur trois siècles|ni trop long ni trop scolaire)
?grotte Le guide (sait faire frissonner|explique très bien la formation des concrétions), (le moment dans le noir total est fort|et répond à toutes les questions)
?parc-animalier Les soigneurs (expliquent très bien|prennent le temps), (le nourrissage des loutres est à ne pas rater|on voit qu'ils aiment leurs bêtes)
?jardin (Chaque plante est étiquetée|Le jardinier croisé au détour d'une allée nous a tout raconté), (on repart avec des idées pour chez soi|un puits de science)
?abbaye Les explications (sur la vie des moines|dans le cloître) sont (sobres et justes|passionnantes), (chapeau à la jeune guide|on ressort apaisé et plus instruit)
?nature Petits panneaux (bien faits|clairs) tout au long du sentier sur (la géologie|la faune et les légendes), (les enfants ont tout lu|jamais ennuyeux)
# site pedagogie -
Visite (bâclée|récitée) en $min minutes, (guide inaudible|par cœur et sans âme|groupe de quarante), (on n'a rien retenu|on n'a rien vu)
(Panneaux illisibles|Explications indigestes), (textes interminables écrits tout petit|vitrines sans aucune légende), (les enfants ont décroché au bout de dix minutes|rien pour les enfants)
Audioguide (en panne dans la moitié des salles|qui grésille), (4 € quand même|batterie à plat à mi-parcours)
?!nature On fait le tour en vingt minutes, (il n'y a pas grand-chose à voir|trois salles et la boutique), (très surfait|déception)
# site pedagogie ~
(il manque des explications en anglais pour nos amis|les textes sont un peu longs|le parcours n'est pas très clair par endroits)
pour les tout-petits c'est un peu (long|compliqué)
# site pedagogie b+
(visite passionnante|guide captivant|très instructif)
# site pedagogie b-
(visite décevante|manque d'explications|guide inaudible)
# site ambiance +
Lieu (magique|chargé d'histoire|hors du temps), (on se laisse porter|on y passerait l'après-midi|ça sent la cire et le vieux bois)
?chateau Le château est (superbe|magnifiquement conservé), (les cuisines et l'escalier valent à eux seuls la visite|meublé comme si on allait rentrer du bal)
?jardin Roses (en pleine floraison|partout), (bancs à l'ombre|petits bassins), (une parenthèse|un enchantement à chaque tournant)
?grotte (Les lumières et le lac souterrain|La grande salle) : (bouche bée|on se sent tout petit), 12 degrés qui font du bien en été
?nature Cascade (impressionnante après les pluies|magnifique), (les embruns rafraîchissent|on l'entend avant de la voir)
?parc-animalier Enclos (vastes et arborés|bien entretenus), (animaux en forme|on ne ressent pas la captivité), les chèvres naines ont fait un tabac
?abbaye Le cloître (au petit matin|sous la lumière du soir) est (d'une beauté simple|un moment de paix), (on chuchote d'instinct|aucune photo ne rend ça)
?musee Une pépite (cachée|méconnue), (on entre par curiosité et on ressort deux heures après|on ne s'attendait pas à ça)
# site ambiance -
Lieu (mal entretenu|à l'abandon), (toiles d'araignées dans les vitrines|herbes folles|échafaudages partout et rien n'est signalé), (triste|quel gâchis)
?parc-animalier Animaux (amorphes|tournant en rond dans des cages trop petites), (ça fait mal au cœur|les enfants ont demandé à partir)
?!parc-animalier (Bondé|Trop de monde), on (suit la file sans rien voir|se marche dessus), (aucune limite de visiteurs|magie envolée)
# site ambiance ~
il y avait (un peu trop de monde|plusieurs groupes) (cet après-midi-là|dans les petites salles)
(quelques salles étaient fermées|une partie est en travaux)
# site ambiance b+
(lieu magique|site superbe|cadre grandiose)
# site ambiance b-
(lieu mal entretenu|trop de monde)
# site attente +
Aucune attente, (billets pris en ligne|entrée fluide), (bien organisé|même un dimanche de pluie)
On [nous/m'/nous] avait prévenu de la file, mais avec (le créneau réservé|la deuxième caisse) c'était (l'affaire de cinq minutes|très rapide)
# site attente -
$longmin minutes de queue (en plein soleil|sous la pluie) (pour une seule caisse ouverte|malgré les billets achetés en ligne), (aucune ombre, rien à boire|des gens faisaient demi-tour)
Visite de 14 h (partie à 14 h $min|annulée à la dernière minute), (personne pour prévenir|on attend bêtement dans le hall)
# site attente ~
un peu d'attente (à la caisse|à l'entrée), prenez vos billets (en ligne|à l'avance)
# site attente b+
(pas d'attente|entrée rapide)
# site attente b-
(file interminable|trop d'attente)
# site prix +
Pour $fee €, (c'est donné|on ne se moque pas de vous|c'est une affaire), (gratuit pour les enfants en plus|on y reste trois heures)
(Tarif famille|Billet couplé) (intéressant|bien pensé), (on est revenus le lendemain avec le même billet|ça mérite d'être souligné)
# site prix -
$fee € (par personne pour une demi-heure|l'entrée, plus le parking, plus l'audioguide), (à quatre ça fait une somme|on se sent pigeon), (cher payé|ça ne les vaut pas)
?famille Plein tarif dès 4 ans, (la sortie revient à $bill €|rien de prévu pour les familles), pour (trois vitrines|si peu de choses)
# site prix ~
(le tarif est un peu élevé pour les familles|la boutique est chère|l'audioguide devrait être compris)
# site prix b+
(prix modique|tarif très correct)
# site prix b-
(entrée trop chère|trop cher pour ce que c'est)
# site accueil +
A la caisse, (une dame charmante|un jeune homme souriant) (nous a expliqué le parcours|nous a fait gagner du temps avec un bon conseil|a offert un plan aux enfants)
(Bénévoles passionnés|Équipe très accueillante), (ils ne comptent pas leur temps|une question et c'est parti pour vingt minutes|bravo à eux)
# site accueil -
(Personnel désagréable|Hôtesse blasée) à l'entrée, (elle a continué sa conversation au téléphone|on se fait rembarrer pour une question)
Surveillant (sur notre dos|agressif) avec les enfants (qui n'avaient rien touché|pour un chuchotement), (on a écourté|ambiance gâchée)
# site accueil ~
(la caissière n'était pas très aimable|le personnel pourrait être plus souriant)
# site accueil b+
(accueil souriant|bénévoles passionnés)
# site accueil b-
(personnel peu aimable|accueil froid)
# site acces +
Parking (gratuit et ombragé|à cinq minutes à pied), (bien indiqué depuis la route|poussette sans problème sur tout le parcours)
# site acces -
Parking (complet dès 11 h|payant et plein), (voitures garées n'importe comment sur la route|on a marché deux kilomètres en plein soleil)
(Aucun accès poussette|Rien pour les fauteuils) : (des marches partout|on l'a portée à deux), et (ce n'est précisé nulle part|à la caisse on hausse les épaules)
?nature Sentier (mal balisé|glissant et sans garde-corps), (on s'est trompés deux fois|des gens en tongs, ça finira mal)
# site acces ~
le parking (est vite plein|est un peu loin), venez tôt
(les escaliers sont raides, à éviter avec une poussette|le fléchage depuis $town est discret)
# site acces b+
(parking facile|accès facile)
# site acces b-
(parking saturé|pas adapté aux poussettes)
# site equipements +
(Aire de pique-nique à l'ombre|Petit salon de thé) (bien agréable|très sympa), (tarte aux pommes maison|tables propres et point d'eau), on y est restés
?!nature La boutique (change des pièges à touristes|propose de beaux livres et des produits d'artisans), (on a fait les cadeaux|prix corrects)
# site equipements -
(Une seule toilette, hors service|Pas un point d'eau), (par $degrees degrés c'est inadmissible|avec des enfants, bon courage), et la buvette était fermée
# site equipements ~
(il manque des bancs|une buvette serait la bienvenue|les toilettes sont loin de tout)
# site emplacement +
La vue (depuis le haut|du jardin) (sur toute la vallée|$onlake et les sommets) (récompense la montée|est à couper le souffle)
# site emplacement -
Coincé entre (deux parkings|la départementale et un entrepôt), le site (perd tout son charme|n'a rien de la carte postale)
# site emplacement ~
c'est un peu isolé, (prévoir de quoi manger|rien autour pour déjeuner)
# site proprete +
- Site (très propre|entretenu avec soin), (pas un papier par terre|toilettes nickel)
# site proprete -
Déchets partout, (poubelles débordantes|toilettes repoussantes), (quelle image|ça gâche tout)
# site proprete ~
les toilettes laissaient un peu à désirer
# activite accueil +
?!spa,!escape $guide, (notre guide|qui encadrait la sortie), est (patient et drôle|super pédagogue|rassurant), (même les trouillards se sont lancés|les enfants l'ont adoré|il s'adapte à tous les niveaux)
Équipe (au top|jeune et sérieuse|passionnée), (on se sent en sécurité|un mot pour chacun|briefing clair et rigolo)
?escape Le maître du jeu (est à fond dans son rôle|donne juste ce qu'il faut d'indices), (on a ri du début à la fin|bluffant)
?spa (Accueil feutré|Masseuse à l'écoute), (on chuchote, on se pose|elle a trouvé tout de suite où ça coinçait)
# activite accueil -
Moniteur (sur son téléphone|de mauvaise humeur|absent la moitié du temps), (on s'est débrouillés seuls|zéro consigne|mon fils a eu peur)
(Annulation une heure avant|Horaire changé la veille) (par SMS|sans explication), et (aucun remboursement à ce jour|un avoir valable deux mois, en étant à 600 km)
A l'accueil, (on s'est fait engueuler pour cinq minutes de retard|personne ne savait rien de notre réservation), (ça met dans l'ambiance|charmant)
# activite accueil ~
(le briefing était un peu rapide|le groupe était un peu grand pour un seul moniteur)
# activite accueil b+
(moniteur génial|encadrement au top|équipe passionnée)
# activite accueil b-
(moniteur peu motivé|accueil désagréable)
# activite ambiance +
?nautique (Descente|Sortie) (magnifique|rafraîchissante), (on croise des hérons|passage des petits rapides et fous rires|pique-nique sur une plage de galets)
?accrobranche La (tyrolienne au-dessus du ravin|grande tyrolienne) : (frissons garantis|les ados ont hurlé de joie), et (des parcours dès 3 ans|du vrai défi sur le parcours noir)
?bateau La croisière (au coucher du soleil|commentée) est (un enchantement|une belle façon de découvrir $thelake), (commentaires pleins d'humour|on voit les villas qu'on ne voit pas de la route)
?velo Balade (superbe|sans voiture), (les vélos électriques avalent les côtes|pauses baignade comprises), (même belle-maman a suivi|40 km sans s'en rendre compte)
?cheval Balade (dans les bois|au pas et au trot), (chevaux calmes et bien soignés|adapté aux débutants), (un grand souvenir pour notre fille|on se croyait dans un western)
?parapente Premier vol (inoubliable|magique), (le silence là-haut|vue sur tout le massif), (j'avais la trouille et j'ai adoré|prêt~ à recommencer demain)
?spa Bassin extérieur (fumant face aux sommets|à 34 degrés), (deux heures et on est neuf|ressorti~ sur un nuage)
?escape Énigmes (originales|bien ficelées), décors (incroyables|soignés jusque dans les détails), (sortis à deux minutes de la fin|on s'est cru dans un film)
# activite ambiance -
?!spa,!escape On (passe plus de temps à attendre qu'à faire|tourne en rond au même endroit), (prestation expédiée en trente minutes au lieu d'une heure|aucune sensation)
?spa (Bassin bondé, enfants qui sautent|On se marche dessus), (tout sauf relaxant|vestiaires glacés)
?escape Énigmes (bancales|tirées par les cheveux), un cadenas (cassé|déjà ouvert), (frustrant|jeu à revoir)
# activite ambiance ~
(on en aurait voulu un peu plus, c'est passé trop vite|la fin du parcours est un peu répétitive)
il y avait pas mal de monde (ce jour-là|sur le parcours)
# activite ambiance b+
(sensations garanties|super moment|fous rires)
# activite ambiance b-
(prestation trop courte|trop de monde)
# activite equipements +
?!spa,!escape Matériel (récent et bien entretenu|en parfait état), (tout est vérifié avant le départ|on voit qu'ils ne rognent pas là-dessus)
?nautique Kayaks (stables et récents|comme neufs), (gilets à la bonne taille pour les enfants|bidons étanches fournis|douche chaude au retour)
?velo Vélos (bien réglés|quasi neufs), (casques et antivols compris|batteries pleines, kit de réparation dans la sacoche)
?accrobranche Baudriers (neufs|confortables) et ligne de vie continue, (on grimpe l'esprit tranquille|aucune manipulation à faire)
?spa Peignoirs (moelleux|tout chauds), tisanes à volonté, vestiaires (impeccables|spacieux)
?escape Décors (au cordeau|faits main), (rien ne coince|chaque tiroir cache quelque chose)
?cheval Bombes (propres|à toutes les tailles), sellerie bien rangée
# activite equipements -
?!spa,!escape Matériel (vétuste|à bout) : (gilet déchiré|frein qui ne répond plus|harnais usé|casque trop grand), (côté sécurité c'est limite|on n'était pas rassurés)
# activite equipements ~
les vestiaires (sont un peu justes|manquent de patères)
(certains équipements commencent à dater|il n'y a pas de casiers fermés)
# activite equipements b+
(bon matériel|matériel neuf)
# activite equipements b-
(matériel fatigué|vestiaires sales)
# activite pedagogie +
?!spa,!escape Explications (claires|patientes), (au bout d'une heure on se débrouillait|on apprend aussi plein de choses sur la faune|et toujours avec humour)
?spa (L'esthéticienne|La praticienne) explique (chaque soin|le parcours d'eau), (on sait où on va|on se laisse guider)
?escape Consignes (claires|drôles), (on entre dans l'histoire tout de suite|même pour une première fois)
# activite pedagogie -
Aucune explication (avant de partir|de sécurité), (« suivez-moi », point|débrouillez-vous), (pour des débutants c'est léger|limite dangereux)
# activite pedagogie ~
on aurait aimé un peu plus d'explications (au départ|sur les lieux traversés)
# activite attente +
Départ (pile à l'heure|sans attente), (bonne organisation|tout roule)
# activite attente -
$longmin minutes de retard au départ, (debout au soleil en combinaison|aucune excuse), (et la sortie raccourcie d'autant|tout le planning décalé)
(File de $min minutes|Bouchon) (à chaque atelier|pour rendre le matériel), (trop de billets vendus|mal géré)
# activite attente ~
un peu d'attente (au départ|sur certains passages)
# activite prix +
(Prix|Tarif) (raisonnable|correct) pour (une demi-journée|le temps passé), (photos offertes|on a eu du rab)
# activite prix -
$bill € (à quatre pour une heure à peine|la sortie), (photos vendues $fee € en plus|ça pique), (ça ne les vaut pas|je ne referais pas)
# activite prix ~
c'est un petit budget (en famille|à quatre)
# activite prix b+
(tarif correct|bon rapport qualité-prix)
# activite prix b-
(trop cher pour la durée|supplément pour tout)
# activite emplacement +
?!escape Le cadre (est grandiose|fait la moitié du plaisir), (eau turquoise et montagnes|on en prend plein les yeux)
?escape En plein centre, (facile à trouver|un bar sympa juste à côté pour débriefer)
# activite emplacement -
L'endroit (est beaucoup moins beau que sur les photos|est envahi par les algues), (dommage pour la carte postale|personne ne prévient)
# activite emplacement ~
le lieu de rendez-vous n'est pas (très facile à trouver|bien indiqué)
# activite acces +
(Facile d'accès|Parking sur place), (navette prévue pour le retour|bien fléché)
# activite acces -
Point de rendez-vous (faux sur le site|introuvable), (on a raté le départ|$min minutes à chercher), parking (payant|hors de prix) en plus
# activite acces ~
le parking est petit, (covoiturez|arrivez en avance)
`;
