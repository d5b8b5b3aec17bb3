/** What guests say of hotels most, put in many more ways. */
export const frenchPlainVerbalHotel = `
# hotel accueil + plain
(Bon accueil|Accueil sympa), (on nous a|[on nous a/on m'a/on nous a]) (montré où garer la voiture|expliqué les horaires|donné le code pour la nuit|indiqué un raccourci vers le centre) et (le reste a suivi|c'était clair|tout s'est bien passé)
Les gens de l'hôtel sont (gentils|agréables|prévenants), (on peut discuter|ils connaissent bien le coin|on se sent à l'aise|toujours un mot aimable)
(Le jeune homme|La jeune femme|Le monsieur|La dame) du (petit déjeuner|bar|soir) est (super sympa|très pro|adorable) (avec tout le monde|et plein d'humour|)
(Je les ai|On les a) appelés (la veille|trois fois) pour (changer la date|un lit en plus|une question de parking) et (jamais de problème|réponse claire|ils ont été arrangeants)
# hotel chambre + plain
(Chambre|Notre chambre|La chambre) (au calme|côté cour|sous les toits|d'angle), (pas immense|de bonne taille|plus grande que prévu), avec (un bon lit|un lit de 160|deux fenêtres|un petit canapé) et (une salle de bain correcte|une douche large|de quoi ranger|une vue dégagée)
(On dort|On a dormi|Dormi) (bien|très bien) (grâce à la literie|le lit n'est ni trop mou ni trop dur|, matelas récent je pense|, oreillers au choix)
(J'aime|On a aimé) (la déco|le style de la chambre|les couleurs), (c'est sobre|ça fait propre et moderne|un peu campagne chic|ça change des hôtels tous pareils)
(Côté chambre|Pour la chambre|Niveau confort) (rien à redire|c'est bien|on est bien), (télé|bureau|placard|coin salon) et (bouilloire|prises partout|bonne lampe de lecture|rideaux épais)
# hotel petit_dejeuner + plain
(Bon petit déj|Petit déj sympa|Petit déjeuner agréable) (dans la véranda|en salle|dehors|face au jardin), (du pain complet|du jambon du coin|des crêpes|du miel local|une bonne compote) et (on se sert à volonté|un café qui a du goût|des gens sympas)
(Au petit déjeuner|Le matin) (il y a|on trouve|on a eu) (tout ce qu'on veut|de quoi bien démarrer|un beau buffet|du salé aussi), (les œufs sont faits minute|j'ai repris deux fois de la brioche|les enfants se sont régalés|on y reste une heure)
# hotel emplacement + plain
(Pour l'emplacement|Côté situation|Niveau emplacement) (c'est top|rien à dire|c'est bien), (le centre est à|on est à|compter) $shortmin minutes (à pied|en marchant tranquillement) (et il y a des restos autour|, supérette au coin|)
(Hôtel facile à trouver|On trouve facilement), (à la sortie du village|dans une rue calme|en face de l'église|près de la place|à côté de l'arrêt de bus), (et pas loin des commerces|pratique pour repartir le matin|on peut tout faire à pied)
?lake (Il suffit de|Il faut juste) (traverser la rue|descendre le chemin|marcher $shortmin minutes) pour être $onlake, (on y est allés tous les soirs|top le matin|on a pu se baigner avant le petit déj|ça vaut le prix)
?!village (Un peu à l'écart|A l'extérieur du bourg) (donc on est tranquille|mais c'est ce qu'on veut), (belle campagne autour|départ de balades juste derrière|on voit les étoiles)
# hotel proprete + plain
(Chambre|Salle de bain|Tout) (nickel|très propre|sans reproche), (on pourrait manger par terre|pas de poussière|pas un cheveu|les vitres aussi), (bravo à l'équipe de ménage|ça compte pour moi|et linge changé)
(Salle de bain|La salle de bain est) (bien nettoyée|impeccable|très propre), (draps frais|joints blancs|ça sent le frais|linge changé)
# hotel proprete - plain
(Chambre|Salle de bain) (mal nettoyée|pas nettoyée|limite), (traces de doigts sur le miroir|poils dans le lit|vieux mouchoir sous le lit|verre avec du rouge à lèvres|moutons de poussière), (ça coupe l'envie|honteux|on l'a dit, pas de réaction)
# hotel calme + plain
Nuit (au calme|tranquille|sans bruit), (ni voiture ni voisin|juste un oiseau le matin|fenêtre ouverte), (ça fait du bien|on a fait le tour du cadran|rare en ville)
# hotel calme - plain
(Cloisons|Murs|Portes) (en carton|trop minces), (on suit la conversation d'à côté|le moindre pas s'entend|réveillés à 6 h par le ménage|l'ascenseur toute la nuit), (dommage|très fatigant|pas de repos)
# hotel chambre - plain
(Chambre|La chambre) (fatiguée|mal fichue|qui a vécu|démodée), (peinture jaunie|tête de lit abîmée|joint de douche noir|tapis douteux), (lit|matelas|sommier) (bancal|en pente|qui couine) et (pas une prise libre|pas d'air|pas de rideau occultant)
# hotel accueil - plain
(A l'arrivée|Au départ|A chaque fois) (on attend|on tombe sur quelqu'un de désagréable|pas de sourire), (on nous parle à peine|il faut répéter|erreur dans la facture|on nous réclame une nuit en trop), (pas pro|on ne se sent pas bienvenus|décevant)
# hotel ambiance + plain
(Endroit|Hôtel|Lieu) avec du charme(, (des vieux meubles|un salon cosy|une jolie cour)|)
(Bonne ambiance|Ambiance détendue) (au bar|dans le salon|le soir|au petit déjeuner)
(J'ai bien aimé|On a bien aimé) (le salon|la petite cour|la bibliothèque|les parties communes), (on s'y pose volontiers|c'est cosy|décoré avec goût)
(La maison|L'hôtel) (a du caractère|est joliment décoré|est accueillant)
# restaurant restauration + plain
(Entrée plat|Plat dessert|Menu complet) (pour moi|), $thedish (en plat|surtout), (tout bon|bien cuisiné|belles quantités|un vrai goût) et (une bonne bouteille du coin|un café gourmand|le dessert du jour)
(On a|[Nous avons/J'ai/On a]) (mangé|goûté) (un excellent plat du jour|une belle pièce de viande|de très bons légumes|une entrée originale), (assaisonnement parfait|fait minute|présentation soignée), (rien à envier aux grands|ça change|on s'est resservi en pain)
(Bonne|Très bonne) cuisine (de famille|de saison|sans prétention|du terroir), (j'ai saucé|on sent le fait maison|ça ressemble à ce que faisait ma grand-mère|produits du marché) et (les prix suivent|on en a dans l'assiette|la carte tourne)
# restaurant accueil + plain
(Accueil|Le service) (simple|chaleureux|décontracté|impeccable) (à l'ancienne|dès la porte|), (on nous a gardé une table au calme|la patronne a le mot pour rire|ils s'adaptent (allergie au gluten pour moi|)|jamais pressés) (et c'est efficace|merci|)
(Équipe jeune|Équipe bien en place) et (de bonne humeur|toujours souriante), (pas une minute d'attente|on est conseillé|on ne nous oublie pas)
# restaurant ambiance + plain
(Déco|Salle) (rétro|en pierre|colorée|refaite), (bonne musique|lumière douce|bien espacée|vue sur la cuisine), (on y resterait|agréable le soir|ambiance bon enfant)
# restaurant emplacement + plain
?!winter (Mangé|Déjeuné|Dîné) (dehors|sous la tonnelle|en terrasse), (pas de voitures|un peu d'ombre|coucher de soleil en prime|petit vent agréable)
(Au bord de la place|Dans la vieille rue|A l'entrée du village|Derrière l'église), (facile à trouver|on tombe dessus par hasard|joli coin)
# restaurant prix + plain
(Addition|L'addition) (raisonnable|légère|sans surprise) : $bill € (à deux|avec le vin|pour deux menus), (c'est honnête|on ne se moque pas du client|j'aurais payé plus)
# restaurant attente - plain
(Commande prise|Assis) à (12 h 30, (servis|plats) à 13 h 40|(19 h 45|20 h), (servis|plats) à (21 h|21 h 20)), (entre deux rien|pas même du pain|et on n'était pas nombreux), (inadmissible|trop long|la patience a des limites)
# restaurant prix - plain
(Prix|Tarifs) (de Paris|exagérés) : (la bière à 8 €|24 € la salade|16 € le dessert du jour), (trop cher|on paie l'adresse|et dans l'assiette pas grand chose)
# restaurant restauration - plain
(Rien de bon|Rien d'exceptionnel) (dans l'assiette|à part le pain), (sauce lourde|légumes de conserve|viande bouillie|pâtes collantes|poisson sec), (déçu~|on est reparti sur sa faim|on n'a pas osé le dessert)
# site ambiance + plain
(Jolie surprise|Bonne idée de sortie|Belle étape), (on peut se poser|c'est photogénique|calme en semaine|on fait le tour en une heure et demie), (les alentours aussi|bien pensé pour les visiteurs|on a bien fait de s'arrêter)
# site pedagogie + plain
?!nature (Beaucoup d'infos|Explications simples|Film d'intro bien fait|Objets bien présentés), (on ne s'ennuie pas|je conseille la visite guidée|parfait pour comprendre la région|les ados ont suivi)
# site pedagogie - plain
(Peu d'explications|Textes trop longs|Panneaux mal éclairés), (on passe à côté de beaucoup de choses|audioguide en panne|un guide serait utile|dommage pour un lieu pareil)
`;
