/** Titles, and the items of a list. */
export const frenchHeadlines = `
# stay title 5
(Très bon séjour|Excellent séjour|On reviendra !|Parfait|Au top|Très bonne adresse|Rien à redire|Excellent|Je recommande|Très bien|Super|Merci)
# stay title 4
(Très bon séjour|Bonne adresse|Bien|Séjour agréable|Bonne surprise|Très correct|Bon séjour|Très bien|Agréable|Satisfait~|A recommander)
# stay title 3
(Moyen|Correct sans plus|Mitigé|Peut mieux faire|Bof|Dommage|Avis partagé|Passable)
# stay title 2
(Décevant|Déception|Pas à la hauteur|Bof bof|Déçu~|A revoir|Médiocre)
# stay title 1
(A fuir|Une honte|Catastrophique|N'y allez pas|Inadmissible|Très mauvais|Nul)
# restaurant title 5
(Un régal|Excellent|Quelle belle découverte|Délicieux|On s'est régalés|Coup de cœur|Le top|Foncez|Une pépite|Parfait|Super)
# restaurant title 4
(Très bon|Bonne adresse|Bien mangé|Bonne table|Sympathique|Bon moment|Valeur sûre|Bien)
# restaurant title 3
(Moyen|Sans plus|Mitigé|Correct|Peut mieux faire|Bof)
# restaurant title 2
(Décevant|Grosse déception|Très moyen|Dommage|Déçu~)
# restaurant title 1
(A fuir|Lamentable|Plus jamais|Une honte|Inadmissible)
# visit,shop title 5
(Superbe|A faire absolument|Un excellent moment|Génial|Magnifique|Belle surprise|Incontournable|Top)
# visit,shop title 4
(Belle découverte|Très bien|Sympa|Bonne sortie|Intéressant|A voir)
# visit,shop title 3
(Moyen|Sans plus|Mitigé|Bof)
# visit,shop title 2
(Décevant|Surfait|Déçu~|Bof bof)
# visit,shop title 1
(A éviter|Arnaque|Nul|Inadmissible)
# any title accueil +
(Des gens adorables|Quel accueil !|Accueil en or|On se sent attendu|Merci à l'équipe|Une équipe au top)
# any title accueil -
(Accueil déplorable|Aucun sens de l'accueil|Quel accueil...|Le client dérange)
# stay title calme -
(Nuit blanche|Prévoyez des bouchons|Bruyant|Impossible de dormir)
# stay title calme +
(Le silence !|Au calme|Enfin dormir)
# stay title proprete -
(Sale|Propreté douteuse|Hygiène à revoir)
# hotel title chambre -
(Chambre décevante|Déçu~ par la chambre)
# hotel title chambre +
(Belle chambre|Une chambre comme on les aime)
# hotel,collectif title petit_dejeuner +
(Quel petit-déjeuner !|Le petit-déj vaut le détour)
# hotel title petit_dejeuner -
(Petit-déjeuner à oublier|Dommage pour le petit-déjeuner)
# stay title prix -
(Trop cher|Hors de prix|Cher pour ce que c'est)
# stay title prix +
(Très bon rapport qualité-prix|Bon plan)
# restaurant title attente -
(Trop long|Une attente interminable)
# restaurant title restauration +
(Une vraie bonne cuisine|On a bien mangé)
# restaurant title restauration -
(Cuisine décevante|Assiettes tristes)
# restaurant title prix -
(Trop cher|Addition salée)
# site title attente -
(La queue, la queue, la queue|Trop d'attente)
# hotel accueil b+
personnel (souriant|adorable|aux petits soins|serviable|très gentil|accueillant)
accueil (chaleureux|au top|sympathique|irréprochable|parfait)
équipe (sympa|attentive|au top)
# hotel accueil b-
accueil (froid|expédié|désagréable)
personnel (peu aimable|dépassé|absent)
# location accueil b+
propriétaires (charmants|très sympas|aux petits soins|discrets et gentils)
hôte (réactive|adorable|disponible)
accueil (chaleureux|parfait)
# location accueil b-
propriétaire (injoignable|peu arrangeant)
accueil inexistant
# collectif,camping,restaurant accueil b+
accueil (souriant|sympa|au top|chaleureux)
équipe (sympa|accueillante|au top)
# collectif,camping,restaurant accueil b-
accueil (froid|désagréable|à revoir)
# lodging proprete b+
très propre
propreté (irréprochable|nickel|parfaite)
?hotel chambre (propre|très propre|impeccable)
# lodging proprete b-
ménage (bâclé|à revoir)
propreté (limite|douteuse)
?hotel salle de bain (sale|pas nette)
# camping proprete b+
sanitaires (propres|impeccables|nickel)
# camping proprete b-
sanitaires (sales|vétustes|insuffisants)
# stay calme b+
(calme|très calme|nuits calmes)
aucun bruit la nuit
# stay calme b-
(bruyant|mal insonorisé|bruit la nuit)
# hotel chambre b+
chambre (confortable|spacieuse|au top|cosy|bien équipée)
(bonne literie|literie excellente|bon lit)
?view,lake vue $onlake
# hotel chambre b-
(chambre vieillotte|literie fatiguée|chambre minuscule|chambre sombre)
?summer pas de clim
# location chambre b+
(literie confortable|jolie déco|chambres cosy|bons lits)
# location chambre b-
(matelas fatigués|canapé-lit inconfortable)
# collectif chambre b+
(couchages corrects|bonne literie)
# collectif chambre b-
(dortoir bruyant|matelas trop minces)
# hotel,collectif petit_dejeuner b+
(excellent|bon|super|très bon) petit-déjeuner
petit-déjeuner (copieux|varié|maison|top)
# hotel,collectif petit_dejeuner b-
petit-déjeuner (décevant|trop cher|sans choix|moyen)
# hotel,collectif restauration b+
(bonne table|dîner excellent|cuisine maison)
# hotel,collectif restauration b-
(restaurant décevant|dîner quelconque)
# stay emplacement b+
?lake (au bord $dulac|à deux pas $dulac)
(bien situé|emplacement idéal|très bien placé)
?!camping,village en plein centre
# stay emplacement b-
(trop excentré|loin de tout)
# hotel equipements b+
?pool (belle piscine|piscine au top)
?garden joli jardin
(local à vélos|sauna agréable)
# hotel equipements b-
?!lift pas d'ascenseur
?pool piscine (fermée|trop petite)
équipements vieillots
# location equipements b+
cuisine (bien équipée|complète)
?pool piscine au top
bien équipé
# location equipements b-
(cuisine mal équipée|lave-linge en panne)
# camping equipements b+
?pool (belle piscine|super toboggans)
(bons équipements|jeux pour les petits)
# camping equipements b-
?pool piscine bondée
(jeux cassés|équipements fatigués)
# stay prix b+
(bon rapport qualité-prix|prix correct|tarif raisonnable)
# stay prix b-
(trop cher|prix excessif)
# lodging acces b+
(parking gratuit|parking sur place|facile d'accès)
# lodging acces b-
(parking trop petit|pas de parking|parking payant)
# hotel,location,camping numerique b+
(bon wifi|wifi rapide)
# hotel,location,camping numerique b-
(wifi capricieux|wifi très lent|pas de réseau)
# hotel,location,collectif ambiance b+
(beaucoup de charme|lieu chaleureux|cadre magnifique)
# hotel,location,collectif ambiance b-
(sans âme|aucun charme)
# camping ambiance b+
(ambiance familiale|bonnes animations)
# camping ambiance b-
(pas d'animations|ambiance d'usine)
# restaurant restauration b+
(cuisine maison|assiettes généreuses|produits frais|très bons plats)
(bons desserts|tout est fait maison|c'est très bon)
# restaurant restauration b-
(plats tièdes|cuisine décevante|petites portions|plats industriels)
# restaurant attente b+
(service rapide|pas d'attente)
# restaurant attente b-
(service très long|trop d'attente|service lent)
# restaurant prix b+
(bon rapport qualité-prix|prix doux|prix corrects)
# restaurant prix b-
(trop cher|addition salée)
# restaurant ambiance b+
(cadre agréable|belle salle|bonne ambiance)
# restaurant ambiance b-
(salle bruyante|tables trop serrées)
# restaurant emplacement b+
?lake belle vue $onlake
?!winter belle terrasse
# site pedagogie b+
?musee (visite passionnante|très instructif)
?!nature,!musee (bonnes explications|très instructif)
# site pedagogie b-
(manque d'explications|peu de choses à voir)
# site ambiance b+
(lieu magique|très beau site|cadre superbe)
# site ambiance b-
(lieu mal entretenu|trop de monde)
# site accueil b+
(accueil souriant|personnel sympathique)
# site accueil b-
(personnel peu aimable|accueil froid)
# site attente b+
(pas d'attente|entrée rapide)
# site attente b-
(trop d'attente|file interminable)
# site prix b+
(prix modique|tarif très correct)
# site prix b-
(entrée trop chère|trop cher)
# site acces b+
(parking facile|facile d'accès)
# site acces b-
(parking saturé|mal indiqué)
# activite accueil b+
(moniteurs géniaux|équipe sympa|bon accueil)
# activite accueil b-
(accueil désagréable|équipe peu motivée)
# activite ambiance b+
(super moment|fous rires)
# activite ambiance b-
(trop court|trop de monde)
# activite equipements b+
bon matériel
# activite equipements b-
matériel fatigué
`;
