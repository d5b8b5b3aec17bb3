/** Restaurants, sites and activities: plain sentences and reservations. */
export const italianOutside = `
# restaurant restauration +
Tutto fatto in casa e buonissimo.
Il miglior pasto del viaggio.
Porzioni generose e materie prime ottime.
?pizzeria Pizza degna di casa nostra, e non lo dico mai.
?creperie Galette squisite e buon sidro.
?gastronomique Cucina raffinata senza fronzoli.
Menù corto, buon segno.
I dolci sono da urlo.
# restaurant restauration -
Cibo tiepido e senza sapore.
Porzioni ridicole, siamo usciti con la fame.
Roba precotta.
La carne era dura.
?pizzeria Per un italiano questa non è pizza.
# restaurant restauration ~
I dolci non sono all'altura del resto.
Poca scelta per i vegetariani.
# restaurant accueil +
Servizio attento e simpatico.
La cameriera conosceva tutto il menù.
Era pieno e ci hanno trovato un posticino.
?famille Gentilissimi con i bambini.
# restaurant accueil -
Cameriere sgarbato.
Nemmeno un sorriso in tutta la sera.
Per ordinare bisogna alzarsi.
# restaurant accueil ~
Il servizio è stato un po' frettoloso.
# restaurant attente +
Servono in fretta anche quando è pieno.
# restaurant attente -
Attesa infinita.
Un'ora per un'insalata.
# restaurant attente ~
Si aspetta un po', ma cucinano al momento.
Meglio prenotare.
# restaurant prix +
Il menù di mezzogiorno è un affare.
Prezzo onesto per la qualità.
# restaurant prix -
Troppo caro per quello che si mangia.
Si paga la vista.
# restaurant prix ~
Il vino è un po' caro.
# restaurant ambiance +
Locale caratteristico, pietra e candele.
# restaurant ambiance -
Così rumoroso che non ci sentivamo.
# restaurant ambiance ~
Quando è pieno c'è confusione.
# restaurant emplacement +
?lake,!winter Terrazza sull'acqua, incantevole.
?village,summer Dehors all'ombra sulla piazza.
# restaurant emplacement -
?summer Fuori le auto passano a un metro dal piatto.
# restaurant emplacement ~
?summer Poca ombra nel dehors.
# restaurant proprete +
Tutto pulitissimo, anche i bagni.
# restaurant proprete -
Tavolo appiccicoso e posate sporche.
# restaurant proprete ~
I bagni avrebbero bisogno di una ripassata.
# restaurant acces +
Si parcheggia bene dietro la chiesa.
# restaurant acces -
Impossibile parcheggiare.
# restaurant acces ~
Per parcheggiare ci vuole pazienza.
# restaurant calme +
Tranquillo, si riesce a parlare.
# restaurant calme -
Un chiasso infernale.
# restaurant calme ~
Vicino al bancone c'è un po' di rumore.
# site pedagogie +
?!nature Spiegato benissimo, si impara molto.
?!nature Visita guidata divertente.
?!nature Audioguida in italiano, e pure interessante.
?nature Bei pannelli lungo il sentiero.
# site pedagogie -
?!nature Niente in italiano né in inglese.
?!nature In venti minuti si è visto tutto.
?nature Nemmeno un cartello lungo il percorso.
# site pedagogie ~
?!nature Servirebbe qualche spiegazione in italiano.
# site ambiance +
Un posto bellissimo.
Merita la deviazione.
?chateau Castello magnifico, sembra abitato.
?nature Panorama mozzafiato.
?jardin Giardini da sogno.
?grotte Grotta impressionante, portate una felpa.
?parc-animalier Gli animali sono tenuti bene.
# site ambiance -
Troppa gente.
?!nature Metà era chiusa.
?parc-animalier Recinti piccoli, che tristezza.
# site ambiance ~
Al pomeriggio c'è parecchia gente.
# site attente +
?!nature Biglietto online e siamo entrati subito.
# site attente -
?!nature Una sola cassa e coda fino in strada.
# site attente ~
?!nature Un po' di coda in biglietteria.
# site prix +
?!nature Ingresso a buon prezzo.
# site prix -
?!nature Caro per quello che c'è da vedere.
# site prix ~
?!nature In famiglia il conto sale.
# site accueil +
?!nature La signora alla cassa è gentilissima.
# site accueil -
?!nature Personale scortese all'ingresso.
# site accueil ~
?!nature Alla cassa sono stati un po' bruschi.
# site acces +
Parcheggio all'ombra e ben segnalato.
# site acces -
Alle undici il parcheggio è già pieno.
# site acces ~
Arrivate presto per parcheggiare.
# site equipements +
?!nature Caffetteria carina all'uscita.
# site equipements -
Nessun bagno aperto.
# site equipements ~
Manca qualche panchina.
# site emplacement +
Dall'alto la vista è fantastica.
# site emplacement -
Il rumore della strada rovina tutto.
# site emplacement ~
È un po' isolato, portatevi da mangiare.
# activite accueil +
Staff fantastico, ci siamo sentiti al sicuro.
?!spa,!escape,!bateau Istruttore paziente e simpatico.
# activite accueil -
Annullato per SMS un'ora prima.
# activite accueil ~
La spiegazione è stata un po' veloce.
# activite ambiance +
Ci siamo divertiti un sacco.
?bateau Bella crociera con commento spiritoso.
?cheval Cavalli tranquilli e paesaggio da film.
?spa Rilassante davvero.
?escape Enigmi ingegnosi e scenografie curate.
# activite ambiance -
Finisce subito per quello che costa.
# activite ambiance ~
È durato un po' poco.
# activite equipements +
?!spa,!escape Attrezzatura buona e ben tenuta.
# activite equipements -
?!spa,!escape Attrezzatura vecchia, non dava fiducia.
# activite equipements ~
Gli spogliatoi sono un po' essenziali.
`;
