/** Guests of hotels who are lukewarm or displeased, in their own manner and at length. */
export const frenchGuestsHotelBadLong = `
# hotel flow mixed
?restaurant @chambre-,petit_dejeuner+ Hotel moyen On trouve dans cet hôtel la salle du petit déjeuner ,le bar ,le restaurant au fond et dans le couloir qui descend les toilettes , Deux étages de chambres ....on nous a logé dans la partie ancienne avant les travaux.chambre sombre le petit déjeuner est à volonté Ont peut aussi ce faire servir en chambre moyennant un supplément ,télévision ,coffre.
?famille @chambre-,calme+,prix- Bof cher pour une si petite chambre.ns étions 4 dedans on se marchait dessus.le soir ns avons mangé a coté et la nuit ça va pas de bruit.ns n avons meme pas pris le petit dej vu le tarif par personne!
@chambre+,proprete-,accueil+ on a etait 3 nuit dans cette hotel sa va dans l'ensemble, les chambre son correcte mais le menage et fait vite fait on a vu que le lavabo n'avais pas était nettoyer le 2eme jour, apres la dame de l'acceuil est super gentille elle nous a donner plein de brochure et elle a appeler pour nous
?parking @petit_dejeuner+,prix- Convenable Hotel convenable, semblable aux autres hotels que j'ai faits cette année. Le petit dejeuner qui se prend dans une petite salle claire est agreable. Le stationnement est assez cher {a la nuit} et malheureusement aucun rabais pour ceux qui restent plus longtemps.
?affaires @chambre+,numerique+,chambre- hotel correct, chambre fonctionnelle, wifi ok, la douche coule pas fort et le matin on attend longtemps l'eau chaude
# hotel flow bad
?alone @prix-,ambiance- Cher et quelconque petit hotel sans charme, on vous fait payer le nom et c'est tout, de plus pour une personne seule c'est le meme tarif
@equipements-,accueil-,prix-,numerique-,chambre+ nous avons séjourner à l'hotel 4 nuits.l'entretien est trés moyen et le personnel débordé.les chambres sont grande mais pas finie dans les détails ex: plinthe décollé, pas de porte serviette...le bar est cher et pas de place assise pour tout le monde le soir.le monsieur de la réception ne regarde meme pas les gens.wifi oui mais pas dans les étages seul le lit et bon. la prochaine fois on prendra une location.
?restaurant @restauration-,proprete+ VRAIMENT PAS TERRIBLE ON A RESERVE POUR LE RESTAURANT ET LA CHAMBRE, LE RESTAURANT ETAIT FERME POUR CONGES ET PERSONNE NE PREVIENT. LA CHAMBRE ETAIT PROPRE
@prix-,ambiance-,accueil- Nous avons annulé la deuxième nuit, on nous l'a quand même comptée. Ambiance désagréable, personnel sur la défensive.
@accueil-,chambre- alors deja quand on arrive personne ensuite on nous donne la cle d une chambre qui et deja occupé oui oui il y avait des gens dedans on redescend il rigole il nous donne une autre elle est toute petite a coté de la chaufferie apres le soir pas d eau chaude et le matin non plus j ai demander un geste rien du tout je le dis franchement sa vaut pas le coup
?pool @equipements-,proprete- Nous avions choisi cet hôtel pour la piscine, elle ouvre le matin de 10h à 12h et après de 16h à 18h. Eau froide, carrelage qui glisse, vestiaire pas propre. Pas de casier.
@equipements-,accueil-,numerique- hotel pour 3 jours de repos,que des problemes,le store coincé en bas il faisait nuit toute la journée,le lavabo bouché et la télé sans image,personnel gentil au debut puis plus du tout gentil quand on insiste,alors non,pas de geste,rien,ATTENTION
@attente- mauvaise expérience ! une attente incroyable pour rendre la clé {on était pressés et il n'y avait que deux personnes devant nous à la réception !!}
`;
