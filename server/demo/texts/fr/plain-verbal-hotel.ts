/** What guests say of hotels most, put in many more ways. */
export const frenchPlainVerbalHotel = `
# hotel accueil + plain
(Bon accueil|Accueil sympa), [on nous a/on m'a/on nous a] (tout expliqué|bien renseigné[s/~/s]) et (tout s'est bien passé|rien à dire)
Les gens de l'hôtel sont (gentils|agréables|sympas), (on est bien reçu|ils connaissent bien le coin|toujours un mot aimable)
(Le jeune homme|La jeune femme|Le monsieur|La dame) du (petit déjeuner|bar|soir) est (super sympa|très pro|adorable)
(Je les ai|On les a) appelés pour (changer la date|un lit en plus|une question de parking) et (jamais de problème|réponse claire|ils ont été arrangeants)
# hotel chambre + plain
(Chambre|Notre chambre|La chambre) (au calme|côté cour|au dernier étage), (de bonne taille|plus grande que prévu), avec (un bon lit|un grand lit|une belle salle de bain)
(On dort|On a dormi|Dormi) (bien|très bien), (bonne literie|lit très confortable|bons oreillers)
(J'aime|On a aimé) (la déco|le style de la chambre|les couleurs)
(Côté chambre|Pour la chambre|Niveau confort) (rien à redire|c'est bien|on est bien)
# hotel petit_dejeuner + plain
(Bon petit déj|Petit déj sympa|Petit déjeuner agréable), (bon pain|de bonnes confitures|du choix|bon café) et (on se sert à volonté|des gens sympas)
(Au petit déjeuner|Le matin) (il y a|on trouve|on a eu) (tout ce qu'on veut|un beau buffet|beaucoup de choix)
# hotel emplacement + plain
(Pour l'emplacement|Côté situation|Niveau emplacement) (c'est top|rien à dire|c'est bien)
(Hôtel facile à trouver|On trouve facilement), (et pas loin des commerces|on peut tout faire à pied|bien situé)
?lake (Il suffit de|Il faut juste) (traverser la rue|descendre le chemin|marcher $shortmin minutes) pour être $onlake, (super|top|ça vaut le prix)
?!village (Un peu à l'écart|A l'extérieur du bourg), (on est tranquille|belle campagne autour|très calme)
# hotel proprete + plain
(Chambre|Salle de bain|Tout) (nickel|très propre|sans reproche), (bravo à l'équipe de ménage|rien à dire|c'est important)
(Salle de bain|La salle de bain est) (bien nettoyée|impeccable|très propre), draps propres
# hotel proprete - plain
(Chambre|Salle de bain) (mal nettoyée|pas nettoyée|limite), (des poils dans le lit|poussière sous le lit|verre sale|cheveux partout), (honteux|inadmissible|beurk)
# hotel calme + plain
Nuit (au calme|tranquille|sans bruit), (on a bien dormi|ça fait du bien)
# hotel calme - plain
(Cloisons|Murs|Portes) (en carton|trop minces), (on entend tout|on entend les voisins|aucune isolation), (dommage|très fatigant|pas dormi)
# hotel chambre - plain
(Chambre|La chambre) (fatiguée|vieille|démodée), (peinture abîmée|joints noirs|moquette douteuse), (lit inconfortable|matelas mou|tout est à refaire)
# hotel accueil - plain
(A l'arrivée|Au départ|A chaque fois) (on attend|on tombe sur quelqu'un de désagréable|pas de sourire), (pas pro|décevant|on ne se sent pas bienvenus)
# hotel ambiance + plain
(Endroit|Hôtel|Lieu) avec du charme
(Bonne ambiance|Ambiance détendue) (au bar|dans le salon|le soir|au petit déjeuner)
(J'ai bien aimé|On a bien aimé) (le salon|la petite cour|les parties communes), c'est (cosy|sympa|décoré avec goût)
L'hôtel (a du caractère|est joliment décoré|est agréable)
# restaurant restauration + plain
(Entrée plat|Plat dessert|Menu complet), $thedish en plat, (tout bon|très bon|délicieux)
(On a|[Nous avons/J'ai/On a]) (mangé|goûté) (un excellent plat du jour|une belle pièce de viande|de très bons légumes|une très bonne entrée), (un régal|délicieux)
(Bonne|Très bonne) cuisine (familiale|de saison|sans prétention|du terroir), (on sent le fait maison|bons produits|et copieux)
# restaurant accueil + plain
(Accueil|Le service) (simple|chaleureux|sympa|impeccable), (la patronne est adorable|on est bien reçu|ils sont arrangeants)
(Équipe jeune|Super équipe|Équipe sympa), (toujours souriante|efficace|on est bien conseillé)
# restaurant ambiance + plain
(Déco|Salle) (rétro|en pierre|sympa|refaite), (agréable|on y est bien|bonne ambiance)
# restaurant emplacement + plain
?!winter (Mangé|Déjeuné|Dîné) (dehors|en terrasse), (très agréable|au calme|un peu d'ombre)
(Au bord de la place|A l'entrée du village|Derrière l'église), (facile à trouver|joli coin)
# restaurant prix + plain
(Addition|L'addition) (raisonnable|correcte) : $bill € (à deux|avec le vin|pour deux menus)
# restaurant attente - plain
(Commande prise|Assis) à (12 h 30, (servis|plats) à 13 h 40|(19 h 45|20 h), (servis|plats) à (21 h|21 h 20)), (inadmissible|trop long|plus jamais)
# restaurant prix - plain
(Prix|Tarifs) exagérés : (la bière à 8 €|24 € la salade|16 € le dessert), (trop cher|abusé)
# restaurant restauration - plain
(Rien de bon|Rien d'exceptionnel), (sauce lourde|légumes de conserve|viande dure|pâtes collantes|poisson sec), (déçu~|pas terrible)
# site ambiance + plain
(Jolie surprise|Bonne idée de sortie|Belle étape), (calme en semaine|très joli|on a bien aimé)
# site pedagogie + plain
?!nature (Beaucoup d'infos|Explications simples|Bien présenté), (on ne s'ennuie pas|je conseille la visite guidée|très intéressant)
# site pedagogie - plain
(Peu d'explications|Textes trop longs|Panneaux mal éclairés), (audioguide en panne|un guide serait utile|dommage)
`;
