/** More whole reviews at some length, each told once. */
export const italianLongMore = `
# hotel flow good
@accueil+ Ottimo albergo, personale gentilissimo e sempre disponibile. Colazione abbondante con dolce e salato.
?together @emplacement+ La posizione è comoda per girare e la sera è molto tranquillo. La signora della reception parla un po' di italiano e ci ha dato ottimi consigli.
?good @prix- Bella struttura, camere nuove e ben arredate. Il prezzo è un po' alto e la colazione si paga a parte, però il servizio è ottimo.
?couple,together @ambiance+ Weekend romantico riuscitissimo. Cena ottima.
@chambre+ Camera comoda e silenziosa, bagno nuovo con una bella doccia. Ho dormito benissimo.
?famille,together @accueil+ Viaggiavamo con due bambini piccoli e sono stati tutti molto pazienti. Camera familiare grande, lettino già pronto.
?good @calme- Buon albergo, pulito e ben tenuto. Le camere sulla strada sono un po' rumorose, meglio chiederne una sul retro.
@proprete+ Pulizia eccezionale, raramente ho visto un albergo così curato.
?affaires @numerique+ Ci vengo spesso per lavoro e mi trovo sempre bene. Buona connessione, si parcheggia davanti.
?together @petit_dejeuner+ La colazione è il punto forte, con torte fatte in casa, formaggi della zona e marmellate.
?good @chambre- Camera piccolina e arredamento datato, però tutto pulito e funzionante. La posizione è splendida e i gestori sono simpatici.
?view @emplacement+ Il panorama dalla camera è stupendo, vale da solo il viaggio. La sera si mangia bene anche nei dintorni.

# hotel flow mixed
@chambre- Il bagno andrebbe rifatto e la moquette è vecchia. Il personale è gentile.
?together @calme-,emplacement+ Posizione comodissima ma di notte c'è troppo rumore, non siamo riusciti a dormire con la finestra aperta. Colazione scarsa.

# hotel flow bad
@proprete- Camera sporca, polvere dappertutto e capelli nella doccia. Abbiamo chiesto di cambiare e ci hanno risposto che era tutto pieno.
@prix-,chambre- Troppo caro per quello che offre. Camera minuscola, senza aria condizionata.
?together @accueil- Siamo arrivati alle nove di sera e alla reception non c'era nessuno. Abbiamo aspettato mezz'ora fuori con le valigie.

# restaurant flow good
@restauration+ Si mangia benissimo e si spende il giusto. Il proprietario è simpaticissimo.
?together @accueil+ Siamo entrati senza prenotare e ci hanno trovato subito un tavolo. La carne tenerissima.
?good @attente- Cucina buonissima ma bisogna avere pazienza perché fanno tutto al momento. Meglio prenotare nel fine settimana perché è sempre pieno.
?together @restauration+ Una delle migliori cene di tutto il viaggio. Non è economico.

# restaurant flow bad
?together @restauration- Carne dura e patatine fredde. Un'ora di attesa e nemmeno una scusa.
@accueil- Personale maleducato, ci hanno trattati male da quando siamo entrati. Ho pagato e me ne sono andat~ senza caffè.

# location flow good
?together @equipements+ Casa bellissima e attrezzata di tutto punto, non manca niente. I proprietari sono persone deliziose e abitano vicino se serve qualcosa.

# camping flow good
?together @proprete+ Campeggio pulito e tranquillo, piazzole grandi e ombreggiate. Alla reception sono molto gentili.

# site flow good
@ambiance+ Un posto meraviglioso che va visto assolutamente. Consiglio di andarci la mattina presto.
?!nature,together @pedagogie+ La guida parlava piano per farsi capire e ha raccontato tante curiosità. Anche i ragazzi si sono divertiti.
?good @attente- Luogo stupendo ma c'è troppa gente. Bisogna andarci presto o fuori stagione.
`;
