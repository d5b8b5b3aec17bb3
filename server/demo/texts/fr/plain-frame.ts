/** How guests begin when they begin at all: why they came, when, with whom; and what they end or sum up with. */
export const frenchPlainFrame = `
# any also
et
# lodging,camping verdict 5
((Très bon|Super|Excellent|Très beau) (séjour|week-end)|(Super|Magnifique|Très bel) endroit)
(Tout était|Tout est) (parfait|très bien|au top|nickel)
(Rien à dire|Rien à redire|Que du positif|Aucun point négatif)
?hotel (Très bon hôtel|Super hôtel|Excellent hôtel|Très bel hôtel|Hôtel au top)
?location (Super logement|Logement parfait|Très bonne location|Logement au top)
?camping (Super camping|Très bon camping|Camping au top|Excellent camping)
# lodging,camping verdict 4
(Bon|Très bon|Agréable) séjour (dans l'ensemble|)
(Bien|Très bien) (dans l'ensemble|pour une nuit|pour un week-end)
?hotel (Bon hôtel|Hôtel correct|Bon petit hôtel|Hôtel agréable)
?location (Bonne location|Bon logement|Logement agréable)
?camping (Bon camping|Camping agréable|Bon petit camping)
# lodging,camping verdict 3
(Séjour moyen|Séjour mitigé|Bilan mitigé|Avis mitigé|Avis partagé)
(Correct (sans plus|dans l'ensemble|pour une nuit)|Moyen dans l'ensemble)
?hotel (Hôtel moyen|Hôtel correct sans plus|Hôtel vieillissant)
# lodging,camping verdict 2
(Très déçu~|Déçu~|Déçu~ de [notre/mon/notre] séjour|Séjour décevant|Mauvaise surprise)
?hotel (Hôtel décevant|Hôtel à éviter|Pas à la hauteur)
# lodging,camping verdict 1
(Horrible|Catastrophique|Une honte|A fuir|Très mauvais séjour|Inadmissible)
?hotel (Hôtel à fuir|Ne réservez pas ici)
# restaurant verdict 5
(Excellent|Très bon|Super|Parfait|Délicieux)
((Super|Très bonne|Excellente) (adresse|soirée)|(Très bonne|Excellente) table|(Super|Très bonne) découverte)
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
(Moyen|Bof|Mitigé|Correct|Peut mieux faire|Avis mitigé|Pas terrible|Quelques points à revoir|Dommage|A améliorer)
?hotel (Hôtel vieillissant|Hôtel moyen|A rénover)
# stay title 2
(Déçu~|Très déçu~|Décevant|Mauvaise expérience|Déception|A éviter|Pas terrible du tout|Je ne recommande pas|Cher et décevant)
# stay title 1
(A fuir|A éviter|Très mauvais|Honteux|Catastrophe|Arnaque|N'y allez pas|Plus jamais|Séjour horrible|Lamentable)
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
((Super|Très bon|Excellent|Bon) (séjour|accueil|week-end|moment)|Super endroit)
(Tout est|Tout était) (bien|parfait|super|top|nickel)
(Je recommande|A recommander|On reviendra|Rien à dire|Rien à redire|Très satisfait~|Ravi~|Content~)
(Merci|Merci à l'équipe|Très belle adresse|Top top|Endroit agréable|Très sympa)
# lodging,camping terse 4
(Bien|Très bien|Sympa|Correct|Pas mal|Agréable|Satisfait~|Conforme|Bon|Bien situé|Propre|Bonne étape)
(Bon|Très bon) (séjour|accueil|rapport qualité-prix)
(Bien|Correct) (pour une nuit|dans l'ensemble|sans plus)
# lodging,camping terse 3
(Moyen|Bof|Correct|Passable|Mitigé~|Sans plus|Moyen moyen|Ca va|Pas terrible)
# lodging,camping terse 2
(Déçu~|Décevant|Pas top|Très moyen|Bof|A revoir|Cher pour ce que c'est)
# lodging,camping terse 1
(Nul|A fuir|A éviter|Horrible|Très mauvais|Pas du tout satisfait~)
# restaurant terse 5
(Très bon|Super|Excellent|Délicieux|Top|Parfait|Un régal|Très bien|Trop bon|Génial|Super bon)
((Super|Très bonne|Excellente) (adresse|cuisine|ambiance|soirée)|Bonne (adresse|cuisine|ambiance)|(Bonne|Très bonne|Excellente) table)
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
