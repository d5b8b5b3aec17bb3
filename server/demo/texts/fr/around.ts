/** Situation, price, access, Wi-Fi and atmosphere of lodgings. */
export const frenchAround = `
# lodging emplacement +
?lake Emplacement (idéal au bord $dulac|en or, $thelake est à deux pas), (on laisse la voiture et on fait tout à pied|cinq minutes et on a les pieds dans l'eau)
?village En plein cœur (de $town|du village), (tout se fait à pied|la boulangerie est à deux minutes), (marché le dimanche matin juste devant|on oublie la voiture)
(Bien situé|Très bien situé) pour (visiter la région|rayonner dans le coin|les randonnées), (départ de sentiers à 200 m|on est partis à pied chaque matin)
?!village Perdu en pleine nature, (au bout d'un petit chemin|au milieu des prés), (c'est exactement ce qu'on cherchait|dépaysement total à $km km de tout)
?!lake A $km km $dulac (seulement|environ), (pratique sans la foule|la bonne distance)
?view Le panorama (depuis la terrasse|en ouvrant les volets) (laisse sans voix|change à chaque heure), (on ne s'en lasse pas|les photos ne rendent rien)
?hotel,village Petite rue (charmante|piétonne) derrière l'église, (restos et boutiques à côté|on sort et on y est)
# lodging emplacement -
« (Proche $dulac|A deux pas du centre) » : (en fait $km km par une route sans trottoir|comptez trente-cinq minutes à pied et ça grimpe), (annonce trompeuse|il faut la voiture pour tout)
(Coincé entre la route et une station-service|Au bord d'un rond-point), (rien à voir avec les photos|bonjour le cadre), (on ne peut rien faire à pied|zone sans aucun charme)
?!village (Rien à moins de dix kilomètres|Loin de tout), (pas une boulangerie ouverte|le premier commerce est à $km km) et on ne le dit nulle part
# lodging emplacement ~
?!village il faut la voiture pour (la moindre course|tout)
?!lake c'est un peu loin $dulac à pied
la montée (depuis le centre|à pied) est (raide|un peu longue le soir)
(le quartier n'est pas le plus joli|les abords mériteraient un peu de fleurs)
# lodging emplacement b+
?lake (au bord $dulac|à deux pas $dulac)
(très bien situé|emplacement parfait|emplacement idéal)
?village au cœur du village
# lodging emplacement b-
(trop excentré|loin de tout|au bord de la route)
# stay prix +
(Rapport qualité-prix|Le rapport qualité prix est) (imbattable|excellent pour la région|vraiment bon), (on en a pour son argent|difficile de trouver mieux)
Pour (ce prix-là|$night € la nuit|le tarif demandé), (c'est cadeau en pleine saison|franchement rien à redire|[nous n'attendions/je n'attendais/on n'attendait] pas autant)
?hotel [Nous avons/J'ai/On a] payé $night € petit-déjeuner compris, (ailleurs c'est le double|difficile de faire mieux)
Les prix sont (restés les mêmes que l'an dernier|affichés, pas de supplément caché), (ça mérite d'être dit|appréciable)
?hotel En réservant en direct [nous avons/j'ai/on a] eu un meilleur tarif (qu'en ligne|et le surclassement)
- Tarif (très correct|doux|honnête) (hors saison|pour la prestation|, taxe de séjour comprise)
?holidays Même en (août|pleine saison) les prix restent (raisonnables|sages), (bravo|ça devient rare)
# stay prix -
(Beaucoup trop cher|Hors de prix|Tarif délirant) pour (la prestation|ce que c'est) : $night € la nuit (sans le petit-déjeuner|et tout est en supplément), (on se moque du monde|sentiment de s'être fait avoir)
Tout est en supplément : (parking $fee €, draps, ménage|les serviettes, le ménage, le chauffage), (la note finale n'a plus rien à voir|mauvaise surprise au moment de payer)
A ce tarif [nous attendions/j'attendais/on attendait] (nettement mieux|autre chose), (même un deux étoiles ferait l'effort|le compte n'y est pas)
?holidays On profite de la saison : (le même séjour coûtait moitié moins en juin|prix doublé en août), (qualité divisée par deux|sans rien de plus)
[Nous avons été débités/J'ai été débité~/On a été débités] (deux fois|$fee € de plus que prévu), trois mails plus tard toujours pas de remboursement
# stay prix ~
c'est un peu cher (pour une nuit|en haute saison)
(la taxe de séjour et le parking s'ajoutent, à prévoir|les suppléments finissent par compter)
# stay prix b+
(bon rapport qualité-prix|prix très correct|tarif raisonnable)
# stay prix b-
(trop cher pour la prestation|prix excessif|rapport qualité-prix décevant)
# lodging acces +
Grand parking (gratuit|fermé|juste devant), (rare par ici|avec une borne pour la voiture électrique|on décharge sans stress)
?parking Garer la voiture ne pose aucun problème, (même le soir tard|place réservée devant la porte)
?!refuge Facile à trouver, (bien fléché|le GPS y mène sans souci), (et la gare est à dix minutes à pied|et l'arrêt de bus est en face)
# lodging acces -
(Parking minuscule|Pas de parking) : [nous avons/j'ai/on a] tourné $min minutes (avant de se garer à 500 m|pour finir au parking payant, $fee € la nuit), (valises à la main|sous la pluie)
Accès (compliqué|dangereux) : (chemin défoncé, on a frotté|le GPS envoie dans un cul-de-sac), (aucun panneau|à faire de jour absolument)
« Parking gratuit », oui, pour (six voitures|les premiers arrivés), (les autres se débrouillent|on a pris un PV)
?!lift Pas du tout adapté (aux poussettes|aux personnes à mobilité réduite), marches partout, (contrairement à l'annonce|personne ne prévient)
# lodging acces ~
le parking est (un peu juste le week-end|vite plein le soir|étroit, on manœuvre)
se garer (dans le centre|à proximité) (demande de la patience|est un peu compliqué en saison)
(l'accès n'est pas très bien indiqué de nuit|le chemin d'accès est un peu chaotique)
# lodging acces b+
(parking gratuit|parking privé|facile d'accès|stationnement aisé)
# lodging acces b-
(parking trop petit|pas de parking|stationnement galère|parking payant)
# hotel,location,camping numerique +
Le wifi (marche partout|est rapide, même dans la chambre|tient la route), (ma fille a pu suivre ses cours|on a pu télétravailler deux jours), rien à redire
?affaires Bonne connexion, (visios sans coupure|j'ai pu envoyer mes fichiers sans problème)
# hotel,location,camping numerique -
(Wifi inexistant|Le wifi ne fonctionne pas|Connexion préhistorique) (dans la chambre|dès qu'on s'éloigne de l'accueil), et (aucune 4G dans le coin|le réseau mobile ne passe pas), (impossible de travailler|en 2020 et quelque c'est gênant)
?affaires Visio coupée (quatre fois|toutes les dix minutes), j'ai fini (dans ma voiture en partage de connexion|au café d'en face) : pour un déplacement pro c'est (rédhibitoire|non)
Le wifi est (payant|limité à deux appareils), (on se croirait en 2005|à ce prix c'est mesquin)
# hotel,location,camping numerique ~
le wifi (est capricieux|rame un peu le soir|passe mal par endroits)
(la télé ne capte que six chaînes|le réseau mobile passe mal, mais on est en vacances)
# hotel,location,camping numerique b+
(bon wifi|wifi rapide)
# hotel,location,camping numerique b-
(wifi capricieux|wifi très lent|pas de réseau)
# hotel,location,collectif ambiance +
(L'endroit a une âme|Beaucoup de charme|Une vraie maison de famille), (on s'y sent bien tout de suite|on voudrait rester|rien de standardisé)
?winter Un feu dans la cheminée, (des livres partout|un vin chaud offert) : (tout pour cocooner|parfait un soir de neige)
?couple Cadre (romantique|intime et feutré), (idéal pour se retrouver|pour un week-end à deux c'est parfait)
?hotel,family-run (Ambiance familiale|Maison tenue en famille), (on discute d'une table à l'autre|ça se sent dans les détails)
Le lieu est (magique|paisible et plein de charme), (décoré avec des objets chinés|chaque recoin a quelque chose)
# hotel,location,collectif ambiance -
Ambiance (de maison de retraite|d'hôpital), (couloirs sinistres|néons blafards|pas une plante, pas un tableau)
Aucun charme, (on se croirait dans un hôtel d'autoroute|tout est impersonnel), (photos très flatteuses|quelle tristesse)
# hotel,location,collectif ambiance ~
(le salon manque un peu de chaleur|la déco est un peu impersonnelle|le hall mériterait un coup de jeune)
# hotel,location,collectif ambiance b+
(beaucoup de charme|ambiance familiale|lieu chaleureux|cadre magnifique)
# hotel,location,collectif ambiance b-
(lieu sans âme|déco vieillotte|aucun charme)
`;
