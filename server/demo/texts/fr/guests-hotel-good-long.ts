/** Guests of hotels who were pleased and say so at length, in their own manner. */
export const frenchGuestsHotelGoodLong = `
# hotel flow good
?good @chambre+,petit_dejeuner+,numerique- on a passé 3 nuits dans cet hotel , bonne impression générale , les chambres sont comme on attend , la literie aussi , et le matin y a du choix pour ceux qui mange beaucoup.après niveau wifi c'est pas top...
?famille @accueil+ premiere nuit a l'hotel avec le bebe et tout c'est bien passer ils nous on mis un lit dans la chambre et chauffer le biberon le matin merci au personel
?restaurant,!winter @chambre+,ambiance+,restauration+ Tres agreable de rentrer le soir dans cet hotel après une journée en voiture ,la chambre et la douche toutes deux refaites il y a peu sont impeccables.Tres bon esprit au bar surtout en fin de semaine . Le restaurant propose en plus de la carte un menu avec entrée plat ou plat dessert.Le service se fait aussi dehors quand le temps le permet .
@chambre+ Je voulais dire pour ceux qui hésitent que la chambre est bien plus grande que ce qu'on croit en voyant le site, en tout cas la notre l'était, donc n'hésitez pas
?restaurant @calme+,restauration+ l'hôtel est très calme avec du double vitrage ! bon séjour avec de bons repas et des desserts bien plus copieux et largement meilleurs que ce qu'on mange d'habitude en voyage !! à bientôt !
?famille,restaurant @restauration+,chambre+,accueil+,attente+ tres contents de notre semaine a l hotel tres gentil tres bon restaurant bien presente une chambre pour nous une pour les enfants bien rangees tous les jours le matin on descend pas trop tot et on trouve toujours une table il y a des chaises hautes pour les petits je conseil cet hotel le service est rapide et poli l an dernier on etait ailleurs et c etait pas pareil du tout
?good @equipements+,chambre- Séjour plaisant, beaucoup de services sont compris. La chambre un peu sombre
?top @accueil+ le personnel est vraiment formidable, du premier au dernier, vraiment, je n'ai jamais vu ça dans un hôtel et pourtant j'en fais, vraiment bravo à eux
?good @prix- L'hôtel est très bien ! Rien à redire... A part au niveau des boissons où ça coûte vraiment cher...
?good @calme+,chambre-,acces- Vraiment bien, hôtel qui change des chaines, très calme, seul défaut pas facile de se garer et encore moins quand on arrive tard, chambre un peu juste, sinon parfait
?good @petit_dejeuner+,prix- petit dejeuner assez cher mais je le conseil quand meme
@chambre+ L'hôtel et surtout la chambre sont exactement comme dans l'annonce. N'hésitez pas à téléphoner pour réserver c'est plus simple, et posez vos questions sur les chambres!
?famille,good @chambre+,equipements- Chambre 4 personnes très pratique, on peut fermer une cloison. Eau chaude ok, télé ok. Pas de micro ondes dans la salle du bas ce serait bien pour les bébés.
?woman,affaires @chambre+,calme+ Je suis habituée aux hotels pour mon travail le dernier était bien moins bien ici j ai dormi , le petit dej j en prends pas c est pratique on part quand on veut
?good,restaurant @emplacement+,restauration-,calme-,chambre+ Hôtel bien situé, on peut dîner sur place ce qu'on a fait une fois. Salle assez sonore et carte très courte cependant. Chambres très bien.
?good @calme-,calme+,proprete+,accueil+ Deux jours dans cette hôtel pas loin de la grande route et des magasins. L'endroit est bruyant le jour mais tout a fait calme la nuit. On a surtout apprécier la propreté nous avons eu deux chambres pour quatre personnes et deux salles de bain très propre, la dame qui fait les chambres aussi très bien. A retenir
?good @equipements-,accueil+ Manque juste une bouilloire ou une machine à café dans les chambres. Sinon hôtel parfait, personnel parfait
?good @petit_dejeuner-,chambre+ Ce n'est pas la première fois et je trouve que le petit déjeuner est moins bien qu'avant. Les chambres par contre ont été refaites. On y retournera je pense.
?parking,good,woman @chambre+,acces-,petit_dejeuner+,proprete+ Très contente Hôtel récent belles chambres on voit que les salles de bain et tout le reste ont été bien pensé ! Juste la voiture faut arriver assez tôt y a pas beaucoup de places ! Du choix au petit déjeuner ! Très clair et propre.
?good @proprete+,chambre+,equipements-,accueil+ hotel au dessus de ce que on pensait !! propre moderne avec un lit king size et la douche a l italienne ... petit bemol pas de frigo pour nos boissons mais bon ... acceuil super et ils sont de bon conseil pour les restos du coin !!
?restaurant @calme+,chambre+,proprete+,accueil+ c'est plutôt grand comme hotel, mais vu que c'est en plusieurs bâtiments on est tranquille. Les chambre sont parfaite {lit fait tous les jours} et on a une bonne taille {avec balcon pour certaines}. Pour manger il y a une salle. le personnel connait les visites et les horaires, il suffit de demander.
@calme+,chambre+ Excellent Si vous reste plus d'une nuit et vs avez une voiture demander le coté cour ça fait plus loin pour les bagages mais c est plus calme et grande chambre
?good,winter,restaurant @accueil+,restauration+,chambre- tres bon acceuil , tres bon repas , tres bonne nuit ,trop chaud peut etre dans la chambre
?top @chambre+,proprete+ un hôtel vraiment confortable et entretenu !! lits larges, couettes, grandes serviettes, nous y sommes restés deux nuits on en aurait pris une de plus sans problème !!
`;
