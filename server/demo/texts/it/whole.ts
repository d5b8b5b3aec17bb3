/** Sentences and whole reviews by guests without much to tell. */
export const italianWhole = `
# hotel accueil + plain
[Ci hanno accolto/Mi hanno accolto] (molto bene|con gentilezza), (anche se era tardi|e hanno portato su le valigie|senza fretta)
La titolare (è gentilissima|si fa in quattro) e (ci ha consigliato dove cenare|ci ha preparato una cartina|ci ha fatto entrare prima)
# hotel chambre + plain
La camera era (più grande del previsto|pulita e accogliente|piccola ma carina), (il letto comodo|il bagno rifatto) e (non si sentiva niente|si dormiva bene)
# hotel chambre - plain
La camera (non è quella delle foto|avrebbe bisogno di lavori) e (il materasso era sfondato|la doccia perdeva|c'era odore di chiuso), (cambiarla non si poteva|a quel prezzo no)
# hotel petit_dejeuner + plain
A colazione (c'è di tutto|non manca niente), (pane fresco e buone marmellate|anche salumi e formaggi) e (riforniscono sempre|il caffè è buono)
# restaurant restauration + plain
$thedishup era (molto buono|cotto al punto giusto), (anche il contorno|porzione generosa)
Si sente che (cucinano al momento|in cucina c'è qualcuno di bravo), (anche il dolce|sapori veri)
# restaurant accueil + plain
La cameriera è stata (gentilissima|attenta) e (ci ha tradotto il menù|ci ha trovato un posto senza prenotazione)
# hotel flow good
Cercavamo (qualcosa per una notte|una sosta) e (prenotato il giorno stesso|trovato per caso). (Scelta giusta|Bene). (Camera pulita, letto comodo|Niente di speciale ma pulito), (parcheggio davanti|arrivati tardi senza problemi). (Colazione al forno accanto|Colazione semplice ma buona).
?couple (L'ha scelto mia moglie|L'ha scelto mio marito) e (io avevo dubbi|ha avuto ragione). (Bella camera|Camera accogliente) (con vista sui tetti|sul giardino). (Gente simpatica|Tutti gentili), (colazione all'aperto|buon caffè). (Due notti sono poche|Torneremo in primavera).
?famille (Eravamo con due bimbi piccoli|Con i bambini), (camera in fondo al corridoio|camera abbastanza grande). (Contenti del letto a castello|La piccola ha dormito tutta la notte), (personale paziente|colori a colazione). (Parcheggio un po' stretto|Parco giochi vicino).
(È già la terza volta|Veniamo da qualche anno). (Non cambia niente ed è il bello|Hanno rifatto i bagni). (Stesse persone gentili|La titolare come sempre), (tutto pulito|letti comodi), (prezzo un po' salito). All'anno prossimo
?restaurant (Abbiamo anche cenato lì|Cenato lì due sere), (molto buono|menù a 28 euro), (agnello ottimo|buon vino della zona). (Camera un po' datata ma va bene|Camera discreta). (Asciugamani sottili|Sul personale niente da dire).
# hotel flow mixed
(Non è colpa del personale|Personale gentilissimo), ma (servono lavori|la camera no). (Vernice scrostata in bagno|Materasso vecchio), (la tv non andava|un cuscino a testa), (pulito sì|colazione normale).
# hotel flow bad
(Chiesta una camera tranquilla|Prenotata camera tranquilla) e (sopra la cucina|vista sui bidoni). (Ventola fino a mezzanotte|Fornitori alle cinque e mezza), (altra camera non c'era|alzano le spalle). (Colazione con croissant secchi|Muffa in bagno).
# restaurant flow good
(Sabato senza prenotazione|Senza prenotare) e (ci hanno trovato un posto|dieci minuti al banco). (Io ho preso il pesce|Io la carne), (lei la pasta|vino della casa), (tutto buono|cottura giusta), (patatine fatte in casa|insalata fresca). (Dolce diviso in due|Niente dolce, pieni). (Camerieri simpatici|Circa $bill euro in due).
# restaurant flow bad
(Da fuori sembrava carino|Le recensioni erano buone), ma (che delusione|niente da fare). (Seduti alle sette e mezza, ordinato alle otto e un quarto|20 minuti per il menù), (bibite sbagliate|zuppa fredda), (carne secca|nessun sapore). (Dolce saltato|Conto chiesto due volte).
# site flow good
(Entrati per la pioggia|Dovevamo stare poco) e (siamo rimasti tre ore|ne è valsa la pena). (Tanto da vedere|Fatto bene), (personale gentile|guida in inglese), (negozietto all'uscita|torte al bar). (Si cammina parecchio|Molti gradini).
`;
