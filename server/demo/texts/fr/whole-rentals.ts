/** Whole reviews of rented homes, guest rooms, refuges and holiday villages: most are a sentence or two. */
export const frenchWholeRentals = `
# location flow good
@proprete+ Logement (très propre|impeccable)
@proprete+ Ça sent le propre en arrivant
@accueil+ Propriétaire (très gentil|adorable)
?!chambre-hotes @equipements+ Cuisine bien équipée
?!chambre-hotes @equipements+ Il ne manque rien
?!chambre-hotes,good @equipements- Logement très agréable. Cafetière à revoir.
?together @proprete+,equipements+ Logement propre et bien équipé, tout était prêt à notre arrivée.
?gite @chambre+ Gîte (spacieux|très grand)
?gite @calme+ Aucun bruit, on a bien dormi
?gite,famille Grand jardin pour les enfants
?gite,famille @equipements+ Lit bébé et chaise haute fournis
?gite,groupe @chambre+ On était (douze|quatorze), une salle de bain par chambre
?gite,winter @equipements+ Bon poêle, bois fourni
?gite,good @numerique- Très beau gîte. Pas de réseau ni wifi.
?gite,good @acces- Gîte magnifique. Difficile à trouver avec le GPS.
?gite,together @ambiance+ Grande table et cheminée, très agréable
?gite,amis On réserve déjà pour l'an prochain !
?gite,garden @equipements+ Jardin clos, parfait pour le chien
?gite Conforme (aux photos|à l'annonce)
?appartement @emplacement+ Tout à pied.
?appartement,!lift,good @acces- Bel appartement. Troisième sans ascenseur
?appartement @chambre+ Petit mais (bien pensé|bien agencé)
?appartement,good @calme- Appartement confortable. Un peu de bruit (le soir|des voisins du dessus)
?gite,together @calme+ Gîte très calme et bien situé pour les balades.
?appartement,good @acces- Très bel appartement en plein centre. Se garer c'est (la galère|compliqué)
?appartement,view @chambre+ Balcon avec belle vue.
?chambre-hotes @petit_dejeuner+ Confitures maison et (bons gâteaux|yaourts de la ferme)
?chambre-hotes @accueil+ $hostess nous a très bien reçus, merci !
?chambre-hotes @restauration+ Prenez la table d'hôtes, très bonne
?chambre-hotes @chambre+ Chambre décorée avec (goût|beaucoup de goût), lit très confortable
?chambre-hotes,couple @calme+ Très calme, on s'est reposés
?chambre-hotes,good @petit_dejeuner- Petit déjeuner à (8 h 30|9 h) seulement.
?appartement,good @calme- Un peu de bruit dans la rue le matin.
?chambre-hotes,good @prix- Hôtes charmants. Pas donné
?chambre-hotes,old @ambiance+ Vieille maison pleine de charme
?chalet,view @emplacement+ Belle vue depuis la terrasse !!
?pool @equipements+ Belle piscine, rien que pour nous
?dogs @accueil+ Notre chien a été bien reçu
?couple @chambre+ Parfait à deux
?chambre-hotes,couple @petit_dejeuner+,chambre+ Chambre confortable et propre, très bon petit déjeuner.
?famille Grande maison, bien pour une famille nombreuse
?affaires @numerique+ Bonne connexion et (un bureau|une grande table)
@chambre+ Literie (excellente|très bonne)
@calme+ Très calme
?!affaires @prix+ Bon prix pour (la semaine|un long week-end)
?good @prix- Logement parfait. Le forfait ménage est un peu cher
?weekend Très bon week-end
?aurelle @emplacement+ Départ de rando devant la porte
?summer @equipements+ Reste frais même quand il fait chaud
?spring,garden Beau jardin au mois de mai
?village @emplacement+ La boulangerie en face, pratique
?top Parfait de A à Z
?top @accueil+ Hôtes parfaits
On reviendra
?good Très bien malgré la pluie
A recommander
# collectif flow good
?refuge @accueil+ Gardien (très gentil|super sympa)
?refuge @restauration+ Bonne soupe, on mange bien
?refuge,good @calme- Dortoir bruyant, prenez des bouchons
?refuge,good @equipements- Super refuge. Pas de douche
?auberge-jeunesse,solo @ambiance+ J'ai rencontré plein de gens sympas
?auberge-jeunesse @proprete+ Propre et (pas cher|bien situé)
?auberge-jeunesse,good @calme- Ça rentre tard (le week-end|le samedi)
?village-vacances,famille @ambiance+ Clubs enfants au top, animateurs très gentils
?village-vacances,famille @restauration+ Buffets (variés|à volonté)
?village-vacances,good @attente- Super semaine. Trop de monde au self
?village-vacances,good @chambre- Bonnes vacances. Chambres (basiques|vieillottes)
?groupe @accueil+ Bon accueil de groupe, repas à l'heure
?groupe @equipements+ Belle salle pour (nos répétitions|nos réunions)
@accueil+ Équipe (jeune et sympa|au top)
@prix+ Bon prix
Très bon séjour
# location flow mixed
@proprete- Bien situé mais ménage (bâclé|à revoir)
?!chambre-hotes @equipements- Il manque des couverts et une poêle.
?gite @equipements- Gîte agréable mais (chauffage insuffisant|humide)
?appartement @calme- Bien placé mais on entend tout (le bar|la rue)
@chambre- Canapé lit inconfortable
@prix- Correct mais trop cher pour la semaine
?pool @equipements- La piscine est partagée, ce n'était pas dit
@numerique- Wifi qui coupe (sans arrêt|souvent)
Moyen, moins bien que sur les photos
# collectif flow mixed
?village-vacances @chambre- Animations bien, chambres vieilles
?refuge @accueil- gardien pas aimable
?groupe @restauration- Bien pour dormir, repas de cantine
@proprete- Douches communes pas toujours propres
# location flow bad
@proprete- Draps tachés, frigo qui sent
@proprete- Moisissures dans la salle de bain
@accueil- Propriétaire injoignable à l'arrivée
@accueil- La propriétaire entre sans frapper.
@prix- Caution gardée pour une rayure qui était déjà là.
?!chambre-hotes @equipements- Pas d'eau chaude pendant trois jours
@proprete-,equipements- Logement pas propre à l'arrivée et four en panne.
@chambre- Rien à voir avec les photos
@calme- Discothèque juste en dessous
?appartement @acces- Sixième étage, ascenseur en panne
?gite @equipements- Chauffage en panne en plein hiver
?chambre-hotes @petit_dejeuner- Pain de la veille et jus en brique
?chambre-hotes @accueil- Mal reçus
?!worst @chambre-,prix- Lits pas confortables et trop cher
?pool @equipements- Piscine (verte|vide)
@numerique- Wifi en panne, impossible de travailler
?famille @equipements- Escalier sans barrière, dangereux avec un petit
?worst A fuir
Annonce mensongère
?worst @prix- Remboursez nous
# collectif flow bad
?village-vacances @restauration- Repas (froids|immangeables) toute la semaine
?groupe @accueil- Réservation perdue, une heure à attendre dehors
@proprete- Punaises de lit
?refuge @accueil- Gardien désagréable
@calme- Portes qui claquent toute la nuit
@chambre- Mauvais matelas et couverture qui gratte
`;
