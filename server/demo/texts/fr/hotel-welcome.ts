/** Hotels: welcome, told in small stories and single sentences. */
export const frenchHotelWelcome = `
# hotel accueil + tale
On est arrivés à (22 h passées|presque 23 h) à cause d'un (accident|bouchon) sur l'autoroute. (Le veilleur|La dame de la réception) nous avait gardé deux assiettes froides sans qu'on demande rien. Je ne connais pas beaucoup d'hôtels qui font ça.
J'avais oublié (mon chargeur|ma trousse de toilette) à la maison. La personne de l'accueil m'en a prêté un du stock des objets trouvés, sans faire d'histoires, et m'a dit de le garder jusqu'au départ.
(Notre voiture|La voiture) n'a pas voulu démarrer le matin du départ. Le patron est sorti avec ses câbles, il a mis les mains dans le cambouis en chemise blanche... Merci encore à lui.
?!alone Mon mari s'est tordu la cheville en descendant du car. On nous a donné une chambre au rez-de-chaussée à la place de celle du troisième, et de la glace. Tout ça le plus naturellement du monde.
Je voyage souvent et j'ai l'habitude qu'on me tende une carte magnétique sans un regard. Ici on m'a demandé si j'avais fait bonne route et on avait l'air de vouloir la réponse.
?family-run C'est une affaire de famille, la mère à la réception et le fils en salle. Ils se chamaillent un peu devant les clients, c'est plutôt drôle, et on se sent chez des gens plutôt que chez une enseigne.
?couple On n'avait rien dit à personne, mais au moment de réserver j'avais coché « anniversaire » sur le site. Une carte écrite à la main nous attendait sur l'oreiller. Ça ne coûte rien et ça fait tout.
?famille Notre fils de $age ans est intenable après trois heures de voiture. La réceptionniste l'a fait passer derrière le comptoir pour tamponner les papiers, il en parle encore. Nous on a pu souffler cinq minutes.
?famille Le doudou est resté dans les draps, évidemment. Appel le soir même : ils l'avaient déjà mis de côté, on l'a reçu (deux|trois) jours après avec un dessin dans l'enveloppe. Ma fille veut y retourner pour dire merci.
Le jeune homme de la réception nous a déconseillé la balade qu'on avait prévue, (trop boueuse|trop de monde le dimanche) d'après lui, et nous a dessiné une autre sur un bout de papier. C'était le plus beau jour du séjour.
?affaires Troisième fois que je descends ici pour le travail. La réceptionniste se souvient que je prends la chambre du fond et que je pars avant 7 h, le café est prêt sans que je le demande.
?affaires Le client a décalé la réunion et j'ai dû garder la chambre jusqu'à 15 h. On ne m'a rien compté. C'est ce genre de geste qui fait que je ne cherche plus ailleurs quand je viens à $town.
?solo Voyager seule n'est pas toujours simple le soir au restaurant. Ici on m'a installée près de la fenêtre, avec un journal, et personne ne m'a regardée de travers.
?solo J'étais à pied avec un gros sac et des chaussures pleines de boue. Pas une grimace à l'entrée, on m'a juste montré où les faire sécher et proposé un thé.
(Un petit mot sur|Je voudrais parler de) $staff, qui (tient le bar|s'occupe de la réception le soir). Il y a longtemps que je n'avais pas vu quelqu'un aimer autant son métier, $staff connaît les prénoms, les habitudes, et ne se force pas.
Ma mère a 84 ans et ne voit plus bien. On lui a lu la carte, porté son sac, et le matin une dame l'a accompagnée au buffet. Elle a dit que c'était mieux que la clinique, venant d'elle c'est un compliment.
?!alone Au check-in on nous propose de goûter un jus de pomme du verger d'à côté pendant que les papiers se font. On a fini par acheter trois bouteilles, donc c'est aussi bien calculé !
La réception n'est pas bien grande et on fait parfois la queue derrière un groupe. Mais quand vient notre tour on prend vraiment le temps, avec une carte et un crayon. J'ai préféré ça à un accueil expédié.
On a eu un souci de réservation, entièrement de notre faute, je m'étais trompée de mois. Au lieu de nous renvoyer ils ont passé vingt minutes au téléphone et nous ont trouvé une chambre.
?dogs Notre vieux labrador a été reçu comme un client. Gamelle, couverture, et même un biscuit au moment de partir. On fait souvent la France avec lui et je peux vous dire que c'est rare.
Le monsieur qui tient l'hôtel n'est pas un grand bavard au premier abord. Et puis on lui a demandé d'où venait la vieille photo du hall et on y était encore une heure après. Toute l'histoire (du village|de la vallée) y est passée.
Petite fuite sous le lavabo le premier soir. J'ai appelé sans trop y croire, à 21 h un dimanche : quelqu'un est monté dans les cinq minutes avec sa caisse à outils. Réglé.
?amis A six on n'est pas les clients les plus discrets. On nous a mis au bout du couloir en nous expliquant gentiment pourquoi, et tout le monde a dormi tranquille, nous comme les autres.
?groupe Organiser pour $many personnes c'est toujours du stress. $hostess a tout préparé par mail avant, les clés étaient dans des enveloppes à nos noms. Je n'ai rien eu à gérer et ça, ça n'a pas de prix.
Il pleuvait des cordes. Le portier est venu nous chercher à la voiture avec un parapluie grand comme une tente, puis il a refait le trajet trois fois pour les bagages. Quel service.
?top Ce qui fait la différence, ce sont les gens. Les murs, on les oublie, mais la gentillesse de $hostess au petit matin alors qu'elle finissait sa nuit, je m'en souviendrai.
?top On a posé mille questions, sur les horaires des bateaux, les restaurants, la météo. Jamais un soupir. J'ai travaillé (quinze|vingt) ans dans le commerce, je sais ce que ça demande.
?winter On avait réservé sans savoir que la route du haut serait fermée. La réception nous a appelés la veille pour nous prévenir et nous expliquer par où passer. On aurait fini dans un fossé sinon.
Le train avait une heure de retard. Quand j'ai téléphoné pour prévenir on m'a répondu qu'il n'y avait aucun souci, et quelqu'un est venu me chercher à la gare avec sa propre voiture.
J'étais un peu malade en arrivant, fièvre et tout. On m'a monté une tisane et du paracétamol, et le lendemain on m'a demandé des nouvelles. Pour un deux ou trois étoiles c'est du cinq.
# hotel accueil +
La réceptionniste a tout de suite compris qu'on était fatigués et a fait les papiers en deux minutes.
Le personnel est jeune, il y a des hésitations, mais une gentillesse qui rattrape tout.
On nous a gardé les bagages tout l'après-midi sans demander un centime.
J'ai été reçu~ comme si on m'attendait, moi et pas un autre.
Le patron passe de table en table le matin pour savoir si on a bien dormi.
On nous a surclassés sans qu'on demande rien, avec un clin d'œil.
Toujours quelqu'un à la réception, toujours un sourire.
Un grand bravo à $staff pour sa patience avec mon père, qui entend mal.
Le monsieur du soir connaît la région par cœur, demandez-lui ses coins.
?family-run On sent que c'est une famille qui tient la maison.
Accueil vraiment gentil de la dame aux cheveux courts, désolé~ je n'ai pas retenu son prénom.
Ils m'ont renvoyé par la poste le livre que j'avais laissé sur la table de nuit.
?famille Ils avaient préparé le lit bébé avant même notre arrivée, avec une petite peluche dessus.
?famille Les enfants sont repartis avec un sachet de bonbons, forcément ils veulent revenir.
?couple Petite attention pour notre anniversaire de mariage, une demi-bouteille au frais.
?affaires Facture au nom de la société prête au départ, sans avoir à la réclamer.
?affaires Arrivée tard, départ tôt, et pourtant quelqu'un pour me dire bonjour aux deux bouts.
?solo On m'a expliqué le bus, les horaires et même où descendre.
?dogs Les chiens sont les bienvenus, et pas seulement sur le papier.
Personnel aux petits soins du début à la fin.
Très bon accueil, on parle aussi anglais et un peu allemand si j'ai bien entendu.
Check-in rapide et clair, on sait tout de suite où se garer et à quelle heure on mange.
Tout le monde dit bonjour, des femmes de chambre au cuisinier, c'est bête mais ça compte.
Une équipe qui se met en quatre, même un jour de mariage avec deux cents invités.
Service discret, efficace, à l'ancienne.
Nous avons été reçus avec beaucoup de gentillesse par $hostess.
L'accueil est simple et direct comme on aime.
Le gérant m'a prêté son vélo pour aller à la pharmacie, vous en connaissez beaucoup ?
La dame du matin est un rayon de soleil.
On a senti qu'on pouvait demander sans déranger.
J'avais un régime sans gluten compliqué, pris au sérieux dès le premier mail.
Ils ont accepté de nous garder la chambre une heure de plus, très sympa.
Bons conseils de balades à la réception, pas ceux qu'on trouve sur les dépliants.
L'équipe change peu d'une année à l'autre, c'est toujours bon signe.
Réponse à mon mail en moins d'une heure, un dimanche.
Merci à $staff qui a couru après nous sur le parking avec le téléphone qu'on oubliait.
# hotel accueil - tale
Personne à la réception à $hour h, juste un numéro scotché sur la vitre. J'ai appelé, on m'a répondu « j'arrive », et j'ai attendu $min minutes dehors. Quand il est enfin descendu, pas un mot d'excuse.
On a signalé que l'eau était froide. « C'est parce que vous la laissez couler trop longtemps », nous a répondu la dame. Le lendemain même chose, et cette fois c'était parce qu'on ne l'avait pas laissée couler assez.
La réceptionniste était au téléphone avec une copine, visiblement. Elle m'a fait signe d'attendre de la main et j'ai attendu dix minutes. J'ai appris plein de choses sur sa soirée de samedi.
J'avais réservé et confirmé par mail. Arrivé~ sur place : aucune trace, l'hôtel était complet et c'était presque de ma faute. Il a fallu que je montre le mail trois fois pour qu'on me trouve une chambre sous les combles.
?!alone On s'est permis de demander un oreiller en plus. Vous auriez vu la tête... On l'a eu, mais jeté sur le comptoir, et le lendemain il n'était plus dans la chambre.
Au moment de payer le ton a changé. On m'a accusé~ d'avoir pris deux bouteilles dans un minibar que je n'avais même pas ouvert, et c'est seulement quand j'ai demandé le directeur que la ligne a disparu.
Le patron n'aime pas les gens, ou alors pas nous. Tout est un effort : la clé, le code du wifi, l'heure du petit-déjeuner. Dommage parce que la dame du ménage, elle, est charmante.
Nous avions prévenu de notre arrivée à 19 h. A 19 h 10 la porte était fermée et il a fallu sonner, puis téléphoner, puis re-sonner. Le monsieur qui a ouvert mangeait encore.
?famille Dès l'entrée on a fait comprendre à nos enfants qu'ils gênaient. Ils ont $age et 5 ans, ils parlaient, rien de plus. On a passé le séjour à leur dire chut.
?affaires Je viens pour dormir et avoir une facture. J'ai dormi, quant à la facture il a fallu quatre mails et elle est toujours fausse. Ma comptable adore.
On nous a donné la clé d'une chambre déjà occupée. Je vous laisse imaginer la gêne de tout le monde. A la réception ça les a fait rire, nous beaucoup moins.
Un problème de volet, signalé le premier soir. On me promet quelqu'un. Deuxième soir, on me promet quelqu'un. J'ai fini par le coincer avec un cintre.
Le personnel n'est pas méchant, il est absent. On erre dans le hall, on se sert tout seul, on finit par poser la clé dans une boîte en partant sans avoir vu personne.
?low On m'a raccroché au nez. Deux fois. J'appelais simplement pour demander où me garer.
?low Quand j'ai dit que je mettrais un avis, le gérant m'a répondu « mettez ce que vous voulez, on est complet jusqu'en septembre ». Voilà, c'est mis.
?dogs Chiens acceptés, dit le site. Sur place : supplément de 15 €, interdiction de le laisser seul, interdiction du jardin, et un regard noir à chaque fois qu'on passait.
Ma femme a du mal à marcher, on avait demandé une chambre près de l'ascenseur. On nous met au bout du couloir, et la jeune fille hausse les épaules en disant que c'est l'ordinateur qui décide.
# hotel accueil -
Accueil glacial, on a eu l'impression de les réveiller.
Pas un bonjour, pas un au revoir.
On nous a parlé comme à des gosses pour une histoire de clé.
La réception ferme à 20 h et personne ne vous le dit avant.
Le téléphone de la chambre sonne dans le vide.
J'ai demandé trois fois des serviettes propres, j'attends toujours.
A 16 h 30 la chambre n'était pas prête, et aucune excuse.
Le personnel soupire dès qu'on demande quelque chose.
Mes mails sont restés sans réponse, avant comme après.
Réceptionniste pressée d'en finir, on n'a même pas su où était la salle du petit-déjeuner.
Le gérant nous a pris de haut devant tout le monde.
Il faut payer toute la chambre à l'arrivée, en bloc, avec un air de méfiance assez désagréable.
On a dû porter nos valises pendant que deux employés discutaient.
On se sent de trop dans cet hôtel.
Accueil à revoir complètement.
La personne du soir ne parlait à personne, casque sur les oreilles.
# hotel accueil ~
Un sourire de plus à la réception ne gâcherait rien.
La réception ferme tôt, prévenez si vous arrivez après 20 h.
J'ai attendu un bon moment avant que quelqu'un vienne à l'accueil, mais rien de dramatique.
Le jeune homme du soir n'était pas très bavard, sans doute la fatigue.
Juste l'arrivée un peu longue, une seule personne pour tout le monde.
L'accueil est correct, un peu mécanique peut-être.
Le check-in à 16 h seulement, c'est tard quand on vient de loin.
On aurait aimé qu'on nous explique un peu plus comment marche la maison.
Dommage que personne ne réponde au téléphone le matin.
`;
