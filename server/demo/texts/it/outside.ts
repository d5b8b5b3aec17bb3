/** Restaurants, sites and activities: small stories, plain sentences and reservations. */
export const italianOutside = `
# restaurant restauration + tale
?!pizzeria,!creperie Tre antipasti, tre secondi e tre dolci scritti col gesso, e si vedeva quello appena cancellato. Ho preso l'ultima porzione di pesce.
?pizzeria Da italiani si parte prevenuti, lo ammetto. Mia suocera ha alzato il bordo, ha annuito e per dieci minuti nessuno ha parlato.
?creperie Galette croccanti con il tuorlo morbido. Avevamo detto una a testa. Sono diventate tre.
?gastronomique Mi mancano le parole. Hanno versato un brodo da una teiera e il tavolo sapeva di bosco.
Siamo entrati per un caffè. Il profumo dalla cucina ha deciso per noi, alle tre eravamo ancora lì.
Non mangio carne da vent'anni e conosco a memoria l'insalata col caprino. Lo chef è venuto a chiedermi cosa mi piace e ha inventato un piatto.
# restaurant restauration +
Tutto fatto in casa e buonissimo.
Il miglior pasto del viaggio.
Porzioni generose e materie prime ottime.
?pizzeria Pizza degna di casa nostra, e non lo dico mai.
?creperie Galette squisite e buon sidro.
?gastronomique Cucina raffinata senza fronzoli.
Menù corto, buon segno.
I dolci sono da urlo.
# restaurant restauration - tale
Il mio piatto era tiepido ai bordi e freddo al centro. L'ho rimandato indietro ed è tornato bollente ai bordi e freddo al centro. Microonde.
C'è scritto «fatto in casa» sulla lavagna. Il dolce l'ho riconosciuto, lo compro surgelato.
# restaurant restauration -
Cibo tiepido e senza sapore.
Porzioni ridicole, siamo usciti con la fame.
Roba precotta.
La carne era dura.
?pizzeria Per un italiano questa non è pizza.
# restaurant restauration ~
I dolci non sono all'altura del resto.
Poca scelta per i vegetariani.
# restaurant accueil + tale
Erano le due meno dieci e la cucina chiude alle due. La signora ha guardato l'orologio, ha guardato noi e ha detto: sedetevi, vado a chiedere. Ha detto di sì.
Ho rovesciato il bicchiere sulla tovaglia e sui pantaloni. In un minuto era tutto cambiato, con il cameriere che raccontava della zuppa del suo primo giorno.
?solo Sabato sera, tavolo per una, e mi hanno dato quello alla finestra. Sembra poco e invece.
# restaurant accueil +
Servizio attento e simpatico.
La cameriera conosceva tutto il menù.
Era pieno e ci hanno trovato un posticino.
?famille Gentilissimi con i bambini.
# restaurant accueil - tale
Tavoli liberi dappertutto e «cucina chiusa» senza alzare lo sguardo. Due minuti dopo si sono seduti dei loro conoscenti.
# restaurant accueil -
Cameriere sgarbato.
Nemmeno un sorriso in tutta la sera.
Per ordinare bisogna alzarsi.
# restaurant accueil ~
Il servizio è stato un po' frettoloso.
# restaurant attente +
Servono in fretta anche quando è pieno.
# restaurant attente - tale
Seduti alle sette e mezza, antipasti alle nove e dieci. In mezzo, olive. «Arriva», e sono passati altri venti minuti.
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
# site pedagogie + tale
?musee Mi aspettavo vetrine polverose. Si aprono cassetti, si sentono voci di operaie e alla fine una signora mette in moto un telaio vero.
?chateau L'audioguida è raccontata dal maggiordomo, che sparla di tutti. Persino mio cognato l'ha ascoltata fino in fondo.
?grotte Quando la guida spegne la torcia capisci cos'è il buio. Spiega tutto in modo chiarissimo.
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
# site ambiance + tale
?chateau Pioveva, non c'era nessuno e si sentiva l'acqua nelle vecchie grondaie. Ho visto castelli più grandi e me li sono goduti meno.
?nature Mezz'ora di salita tra le proteste, poi la senti, poi la vedi, e nessuno dice più niente.
?abbaye Non sono credente. Mi sono seduto nel chiostro ad allacciarmi una scarpa e sono rimasto un'ora.
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
# activite ambiance + tale
?nautique I primi dieci minuti abbiamo girato in tondo dandoci la colpa. Poi abbiamo capito, abbiamo visto un martin pescatore e mangiato su una spiaggetta di sassi.
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
