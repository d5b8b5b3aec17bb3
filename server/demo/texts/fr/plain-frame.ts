/** How guests begin when they begin at all: why they came, when, with whom; and what they end or sum up with. */
export const frenchPlainFrame = `
# any also
et
# any but
mais
# any turnplain -
(Par contre|Par contre,|En revanche,|Point négatif :|Dommage,|Mais|Négatif :|Par contre)
# any turnplain +
(Sinon|A part ça|Seul point positif :|Point positif :|Par contre|Pour le reste,|Sinon)
# lodging context
(Séjour|Passage|Arrêt) d'une nuit (sur la route (des vacances|du sud|du retour)|pour couper le trajet|pour un mariage dans le coin|en semaine|)
?!affaires [Nous avons passé/J'ai passé/On a passé] ($small|deux|trois|4|5) nuits (ici|dans cet établissement|à $town|sur place) (en $month|début $month|fin $month|la semaine dernière|)
?!affaires,weekend (Week-end|Petit week-end|Week end) (à $town|de repos|improvisé|de $month)
?couple (Week-end|Escapade|Petit séjour|Deux nuits) en (couple|amoureux) (en $month|pour (notre anniversaire de mariage|nos 10 ans|mon anniversaire|la saint Valentin)|)
?famille (Nous étions|On était) (4|5|en famille) avec (deux enfants|nos enfants|notre fils de $age ans|notre fille de $age ans|trois enfants et la mamie)
?affaires (Déplacement pro|En déplacement|Séjour professionnel|Pour le travail)(, (une nuit|deux nuits|troisième fois)|)
?amis (Séjour|Week-end|Trois jours) entre (amis|copines|potes)(, (on était 5|4 adultes|six personnes, trois chambres)|)
(Deuxième|Troisième|2e|3e) (séjour|fois) (ici|dans cet établissement|), (toujours aussi bien|pas déçu~|on connaît la maison|rien n'a changé)
?solo (Seul~|Je voyageais seul~|Voyage en solo)(, (trois nuits|une nuit|étape à vélo|rando))
?groupe (Nous étions|On était) (un groupe de (12|14|16|18|22)|une quinzaine|en groupe), (logés sur place|trois nuits|pour une cousinade|avec notre club)
# camping context
(Une semaine|Deux semaines|10 jours|5 nuits|Trois nuits|Une nuit) en (famille|tente|caravane|camping-car|mobil home) (en $month|début $month|fin $month|)
[Nous venons/Je viens/On vient] (depuis (3|4|5|10) ans|pour la (deuxième|troisième) fois|tous les ans)
(Petite halte|Arrêt|Etape) (d'une nuit|de deux nuits) (avec le fourgon|à vélo|sur la route du retour|)
# restaurant context
[Venus/Venu~/Venus] (déjeuner|manger) (un (mardi|jeudi|vendredi|samedi|dimanche) midi|ce midi|en $month|le week-end dernier|par hasard|sur les conseils (d'amis|de l'hôtel|d'un collègue))
[Venus/Venu~/Venus] (dîner|manger) (un (mercredi|jeudi|vendredi|samedi) soir|hier soir|à l'improviste|pendant nos vacances)
?famille (Repas de famille|Déjeuner en famille|Anniversaire de ma (mère|fille|belle-mère)), (on était (6|8|9|11)|table de (8|10)|trois générations)
?couple (Dîner|Repas|Soirée|Petit resto) (en amoureux|à deux|en tête à tête|pour notre anniversaire)
?amis (Repas entre (amis|copines|collègues)|On était (5|6|7)|Table de (6|8))
?affaires (Repas d'affaires|Pause déjeuner|Déjeuner avec un client)
?!affaires (Première fois|Deuxième fois|Troisième fois) (que [nous venons/je viens/on vient]|dans ce restaurant|ici)(, sans réservation|)
# visit context
(Visite|Sortie|Venus) (en $month|un dimanche|pendant les vacances|un jour de (pluie|semaine|marché)|par hasard)
?famille (Sortie|Visite|Journée) en famille(, enfants de $age ans et plus|, avec des cousins|)
?couple (Visite|Balade|Sortie) (à deux|en couple)
[Nous étions/J'étais/On était] en vacances (dans le coin|à $town|à côté|pas loin)
?amis (Sortie|Visite|Journée) entre (amis|collègues)
# lodging,camping verdict 5
((Très bon|Super|Excellent|Très beau) (séjour|week-end)|(Super|Magnifique|Très bel) endroit)
(Tout était|Tout est) (parfait|très bien|au top|nickel)
(Rien à dire|Rien à redire|Que du positif|Aucun point négatif)
?hotel (Très bon hôtel|Super hôtel|Excellent hôtel|Un très bel hôtel|Hôtel au top)
?location (Super logement|Logement parfait|Très bonne location|Logement au top)
?camping (Super camping|Très bon camping|Camping au top|Excellent camping)
# lodging,camping verdict 4
(Bon|Très bon|Agréable) séjour (dans l'ensemble|)
(Bien|Très bien) (dans l'ensemble|pour une nuit|pour un week-end)
?hotel (Bon hôtel|Hôtel correct|Bon petit hôtel|Hôtel agréable)
?location (Bonne location|Bon logement|Logement agréable)
?camping (Bon camping|Camping agréable|Bon petit camping)
# lodging,camping verdict 3
(Séjour|Bilan|Avis) (moyen|mitigé|partagé)
(Correct|Moyen) (sans plus|dans l'ensemble|pour une nuit)
?hotel (Hôtel moyen|Hôtel correct sans plus|Hôtel vieillissant)
# lodging,camping verdict 2
(Très déçu~|Déçu~|Déçu~ de [notre/mon/notre] séjour|Séjour décevant|Mauvaise surprise)
?hotel (Hôtel décevant|Hôtel à éviter|Pas au niveau)
# lodging,camping verdict 1
(Horrible|Catastrophique|Une honte|A fuir|Très mauvais séjour|Inadmissible)
?hotel (Hôtel à fuir|Le pire hôtel|Ne réservez pas ici)
# restaurant verdict 5
(Excellent|Très bon|Super|Parfait|Délicieux)
(Super|Très bonne|Excellente) (adresse|table|découverte|soirée)
(Super|Excellent|Très bon) (resto|restaurant|moment)
# restaurant verdict 4
(Bon|Très bon) (resto|restaurant|repas|moment)
(Bonne|Très bonne) (adresse|table)
# restaurant verdict 3
(Moyen|Correct sans plus|Bof|Mitigé~|Avis mitigé)
# restaurant verdict 2
(Déçu~|Très déçu~|Décevant|Grosse déception)
# restaurant verdict 1
(A fuir|Une honte|Catastrophe|Nul|Lamentable)
# visit,shop verdict 5
(Super|Magnifique|Très bien|Génial|Excellent)
(Très beau|Très bon|Super) moment
# visit,shop verdict 4
(Bien|Très bien|Sympa|Agréable|Intéressant)
# visit,shop verdict 3
(Moyen|Bof|Sans plus|Correct)
# visit,shop verdict 2
(Déçu~|Décevant|Très moyen)
# visit,shop verdict 1
(Nul|A éviter|Une honte)
# stay closing 5
([Nous reviendrons/Je reviendrai/On reviendra]|Je recommande|A recommander|Je conseille|[Nous recommandons/Je recommande/On recommande]) (sans hésiter|avec plaisir|vivement|à 100%|)
(Merci|Merci à vous|Merci encore|Merci beaucoup)
# stay closing 4
([Nous reviendrons/Je reviendrai/On reviendra]|Je recommande|A recommander|Je conseille) (avec plaisir|volontiers|)
# stay closing 3
([Nous ne savons pas/Je ne sais pas/On ne sait pas] si [nous reviendrons/je reviendrai/on reviendra]|Dommage|A améliorer)
# stay closing 2
([Nous ne reviendrons pas/Je ne reviendrai pas/On ne reviendra pas]|Je ne recommande pas|Je déconseille|Dommage)
# stay closing 1
(A éviter|A fuir|Je déconseille fortement|Fuyez|[Nous ne reviendrons jamais/Je n'y remettrai plus les pieds/On n'y retournera pas])
# restaurant,visit,shop closing 5
(Je recommande|A recommander|On y retournera|Allez-y|Foncez|[Nous reviendrons/Je reviendrai/On reviendra]) (sans hésiter|les yeux fermés|)
# restaurant,visit,shop closing 4
(Je recommande|A faire|Bonne adresse|[Nous reviendrons/Je reviendrai/On reviendra]|A conseiller)
# restaurant,visit,shop closing 2
(On n'y retournera pas|Je déconseille|Je ne recommande pas|Dommage)
# restaurant,visit,shop closing 1
(A éviter|A fuir|Je déconseille|Passez votre chemin)
# stay title 5
((Très bon|Super|Excellent|Très beau) (séjour|week-end)|Très bel endroit|Super accueil)
(Week-end à $town|$town|Super étape|Très belle étape|Très belle adresse|Je recommande|A recommander|Top|Parfait|Rien à dire|Ravi~|Enchanté~|Très satisfait~|Super|On reviendra)
?hotel (Super hôtel|Excellent hôtel|Très bel hôtel|Bel établissement|Très bon hôtel)
?camping (Super camping|Très bon camping|Camping au top)
?location (Logement parfait|Super location|Très beau logement)
# stay title 4
(Bon séjour|Bonne étape|Bonne adresse|Très bien|Bien|Une nuit|Pas mal|Sympa|Agréable|Satisfait~|Conforme|Bon choix|Une nuit à $town|Bien dans l'ensemble)
?hotel (Bon hôtel|Petit hôtel sympa|Hôtel correct|Hôtel agréable|Hôtel bien situé)
?camping (Bon camping|Camping sympa|Camping agréable)
# stay title 3
(Moyen|Bof|Mitigé|Correct|Peut mieux faire|Avis mitigé|Pas terrible|Une nuit ça va|Quelques points à revoir|Dommage|A améliorer)
?hotel (Hôtel vieillissant|Hôtel moyen|A rénover)
# stay title 2
(Déçu~|Très déçu~|Décevant|Mauvaise expérience|Déception|A éviter|Pas terrible du tout|Je ne recommande pas|Cher et décevant)
# stay title 1
(A fuir|A éviter|Très mauvais|Honteux|Catastrophe|Arnaque|N'y allez pas|Plus jamais|Horrible séjour|Lamentable)
# restaurant title 5
(Très bon|Super|Excellent|Délicieux|Un régal|Top|Parfait|Très bonne adresse|Super resto|Excellent repas|Très bon moment|Bonne table|Je recommande|Rien à redire|Super soirée)
?pizzeria (Très bonnes pizzas|Pizzas au top|Super pizzeria)
?creperie (Très bonne crêperie|Super galettes)
# restaurant title 4
(Bien|Bon|Sympa|Bon repas|Bonne adresse|Bon resto|Très correct|Bon moment|Bonne cuisine|Agréable|Bon rapport qualité prix)
# restaurant title 2
(Déçu~|Décevant|Pas bon|Très moyen|Dommage|Mauvaise expérience|Plus comme avant|Bof)
# restaurant title 1
(A fuir|A éviter|Honteux|Nul|Catastrophe|Très mauvais|Plus jamais)
# visit,shop title 5
(Super|Très belle visite|Magnifique|A voir|A faire|Superbe|Très beau|Super sortie|Génial|Très bon moment|A ne pas manquer|Belle découverte)
# visit,shop title 4
(Bien|Sympa|Agréable|Intéressant|A voir|Belle visite|Bonne sortie|Jolie balade)
# visit,shop title 3
(Moyen|Bof|Mitigé|Sans plus|Un peu déçu~)
# visit,shop title 2
(Déçu~|Décevant|Cher|Pas terrible)
# visit,shop title 1
(A éviter|Nul|Honteux|Arnaque)
# lodging,camping terse 5
(Très bien|Super|Top|Parfait|Excellent|Impeccable|Nickel|Génial|Tres bien|Au top|Magnifique)
(Super|Très bon|Excellent|Bon) (séjour|accueil|week-end|endroit|moment)
(Tout est|Tout était) (bien|parfait|super|top|nickel)
(Je recommande|A recommander|On reviendra|Rien à dire|Rien à redire|Très satisfait~|Ravi~|Content~)
(Merci|Merci à l'équipe|Très belle adresse|Top top|Endroit agréable|Très sympa)
# lodging,camping terse 4
(Bien|Très bien|Sympa|Correct|Pas mal|Agréable|Satisfait~|Conforme|Bon|Bien situé|Propre|Bonne étape)
(Bon|Très bon) (séjour|accueil|hôtel|rapport qualité-prix)
(Bien|Correct) (pour une nuit|dans l'ensemble|sans plus)
# lodging,camping terse 3
(Moyen|Bof|Correct|Passable|Mitigé~|Sans plus|Moyen moyen|Ca va|Pas terrible)
# lodging,camping terse 2
(Déçu~|Décevant|Pas top|Très moyen|Bof|A revoir|Cher pour ce que c'est)
# lodging,camping terse 1
(Nul|A fuir|A éviter|Horrible|Très mauvais|Pas du tout satisfait~)
# restaurant terse 5
(Très bon|Super|Excellent|Délicieux|Top|Parfait|Un régal|Très bien|Trop bon|Génial|Super bon)
(Super|Très bonne|Bonne|Excellente) (adresse|cuisine|ambiance|soirée|table)
(Très bon|Super|Excellent) (resto|accueil|repas|moment|service)
(Bon et pas cher|Bon et copieux|Bon, copieux|Je recommande|On reviendra|Rien à dire|Merci)
# restaurant terse 4
(Bien|Bon|Sympa|Très bien|Correct|Agréable|Bonne cuisine|Bon repas|Copieux|Bon service)
# restaurant terse 3
(Moyen|Bof|Correct|Sans plus|Ca va|Un peu cher|Pas mal mais cher|Service long)
# restaurant terse 2
(Déçu~|Décevant|Pas bon|Très moyen|Bof|Cher|Froid)
# restaurant terse 1
(Nul|A fuir|A éviter|Pas bon du tout|Honteux|Immangeable)
# visit,shop terse 5
(Super|Très bien|Génial|Top|Magnifique|Très beau|Superbe|Excellent|A voir|A faire|Parfait|Beau)
(Très belle|Belle|Super) (visite|balade|sortie|découverte|journée)
(Très intéressant|Très sympa|On a adoré|J'ai adoré|Je recommande|Super endroit|Lieu magnifique|Bel endroit)
# visit,shop terse 4
(Bien|Très bien|Sympa|Intéressant|Agréable|Joli|Beau|Pas mal|A voir|Belle visite|Jolie balade|Joli site)
`;
