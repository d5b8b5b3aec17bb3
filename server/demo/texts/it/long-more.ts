/** More whole reviews at some length, each told once. */
export const italianLongMore = `
# hotel flow good
@accueil+ Ottimo albergo, personale gentilissimo e sempre disponibile. Camera spaziosa e pulita, letto comodo. Colazione abbondante con dolce e salato. Lo consiglio a chi vuole visitare la zona.
?together @emplacement+ Siamo stati benissimo. La posizione è comoda per girare e la sera è molto tranquillo. La signora della reception parla un po' di italiano e ci ha dato ottimi consigli.
?good @prix- Bella struttura, camere nuove e ben arredate. Il prezzo è un po' alto e la colazione si paga a parte, però il servizio è ottimo. Tornerei volentieri.
?couple,together @ambiance+ Weekend romantico riuscitissimo. L'albergo è pieno di fascino e curato nei particolari, la camera era bellissima. Cena ottima. Ci torneremo sicuramente per il nostro anniversario.
@chambre+ Camera comoda e silenziosa, bagno nuovo con una bella doccia. Ho dormito benissimo. Il personale è educato e professionale. Per una sosta di una notte è perfetto, ottimo rapporto qualità prezzo.
?famille,together @accueil+ Viaggiavamo con due bambini piccoli e sono stati tutti molto pazienti. Camera familiare grande, lettino già pronto. A colazione c'era di tutto. Consigliatissimo per le famiglie.
?good @calme- Buon albergo, pulito e ben tenuto. Le camere sulla strada sono un po' rumorose, meglio chiederne una sul retro. Il personale è cordiale e il parcheggio è comodo.
@proprete+ Pulizia eccezionale, raramente ho visto un albergo così curato. Il proprietario è una persona squisita. La colazione è semplice ma buona. Un posto dove si torna volentieri.
?affaires @numerique+ Ci vengo spesso per lavoro e mi trovo sempre bene. Camera tranquilla, buona connessione, colazione presto. Si parcheggia davanti. Non cerco altro quando sono in trasferta.
?together @petit_dejeuner+ La colazione è il punto forte, con torte fatte in casa, formaggi della zona e marmellate. L'albergo è vecchio stile ma molto accogliente. Ci siamo sentiti come a casa.
?good @chambre- Camera piccolina e arredamento datato, però tutto pulito e funzionante. La posizione è splendida e i gestori sono simpatici. Per il prezzo che si paga va benissimo così.
?view @emplacement+ Il panorama dalla camera è stupendo, vale da solo il viaggio. L'albergo è semplice, pulito, con gente cordiale. La sera si mangia bene anche nei dintorni.

# hotel flow mixed
@chambre- Albergo nella media, senza infamia e senza lode. Il bagno andrebbe rifatto e la moquette è vecchia. Il personale è gentile. Per una notte può andare, per una vacanza no.
?together @calme-,emplacement+ Posizione comodissima ma di notte c'è troppo rumore, non siamo riusciti a dormire con la finestra aperta. Colazione scarsa. Peccato perché la camera era carina.

# hotel flow bad
@proprete- Camera sporca, polvere dappertutto e capelli nella doccia. Abbiamo chiesto di cambiare e ci hanno risposto che era tutto pieno. Mai più in questo posto, le foto non corrispondono.
@prix-,chambre- Troppo caro per quello che offre. Camera minuscola, senza aria condizionata, con vista sul muro. Personale scortese. Non capisco come possa avere tre stelle.
?together @accueil- Siamo arrivati alle nove di sera e alla reception non c'era nessuno. Abbiamo aspettato mezz'ora fuori con le valigie. Nessuna scusa. La camera puzzava di chiuso. Esperienza pessima.

# restaurant flow good
@restauration+ Si mangia benissimo e si spende il giusto. Piatti abbondanti, prodotti freschi, dolci fatti in casa. Il proprietario è simpaticissimo. Se passate da queste parti fermatevi senza pensarci.
?together @accueil+ Siamo entrati senza prenotare e ci hanno trovato subito un tavolo. Tutto ottimo, la carne tenerissima e il vino della zona molto buono. Cameriere gentile e veloce. Torneremo.
?good @attente- Cucina buonissima ma bisogna avere pazienza perché fanno tutto al momento. L'ambiente è accogliente e il conto onesto. Meglio prenotare nel fine settimana perché è sempre pieno.
?together @restauration+ Una delle migliori cene di tutto il viaggio. Cucina locale fatta bene e presentata bene. Non è economico ma ne vale la pena. Servizio impeccabile dall'inizio alla fine.

# restaurant flow bad
?together @restauration- Esperienza da dimenticare. Carne dura, patatine fredde, dolce congelato. Un'ora di attesa e nemmeno una scusa. Il solito posto per turisti. Sconsigliato.
@accueil-,prix- Personale maleducato, ci hanno trattati male da quando siamo entrati. Porzioni minuscole e prezzi alti. Ho pagato e me ne sono andato senza caffè. Si trova di meglio ovunque.

# location flow good
?together @equipements+ Casa bellissima e attrezzata di tutto punto, non manca niente. I proprietari sono persone deliziose e abitano vicino se serve qualcosa. Una settimana di vero riposo in mezzo alla natura.

# camping flow good
?together @proprete+ Campeggio pulito e tranquillo, piazzole grandi e ombreggiate. I bagni sono sempre puliti. Alla reception sono molto gentili. Adatto a chi ha bambini. Torneremo l'anno prossimo.

# site flow good
@ambiance+ Un posto meraviglioso che va visto assolutamente. Tenuto molto bene, si visita con calma. Consiglio di andarci la mattina presto perché c'è meno gente e si fanno foto più belle.
?!nature,together @pedagogie+ La visita ci è piaciuta moltissimo. La guida parlava piano per farsi capire e ha raccontato tante curiosità. Anche i ragazzi si sono divertiti. Prezzo giusto. Da non perdere.
?good @attente- Luogo stupendo ma c'è troppa gente. Bisogna andarci presto o fuori stagione. Il biglietto non costa molto e per vedere tutto ci vuole circa un'ora e mezza.
`;
