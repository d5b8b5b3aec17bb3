/** Longer reviews by Italian guests: each dwells on one matter, or tells the whole flatly. */
export const italianLong = `
# hotel flow good
@petit_dejeuner+ La colazione va bene, c'è pane, (cornetti|brioche), marmellata, prosciutto e formaggio e anche (le uova|lo yogurt), e quando finisce qualcosa lo riportano.
?good @petit_dejeuner- L'albergo è a posto e la camera pulita, la colazione è la cosa che manca, pane burro e marmellata e caffè della macchinetta
@chambre+ La camera era più grande di quanto sembrava dalle foto, con l'armadio e un tavolino, il bagno (nuovo|rifatto) e la doccia con acqua calda sempre. Gli asciugamani li cambiavano tutti i giorni
?good @calme- La nostra camera dava sulla strada e si sentivano le macchine fino (a mezzanotte|all'una), con la finestra chiusa meno ma faceva caldo. Quelle dietro credo siano meglio.
?together @acces+ Il parcheggio è dietro e bisogna fare il giro, all'inizio non lo avevamo visto, però è gratuito e (il posto c'era sempre|c'è posto)
@accueil+ Alla reception parlano (un po' di italiano|qualche parola di italiano) e ci hanno spiegato dove mangiare e cosa vedere, (hanno anche telefonato al ristorante|con la cartina).
?!lift,good @acces- Non c'è l'ascensore e noi eravamo al (secondo|terzo) piano, sul sito c'è scritto ma non lo avevo visto. La camera bene, pulita e tranquilla
# hotel flow mixed
@chambre- Le foto saranno di un'altra camera perché la nostra era parecchio più piccola e vecchia, con un bagno (dove non ci si gira|da rifare).
# hotel flow bad
@proprete- La camera non era pulita, capelli nella doccia e polvere sotto il letto, e le lenzuola avevano (una macchia|delle macchie). Lo abbiamo detto alla reception e ci hanno risposto che (la signora delle pulizie era già andata via|se ne parlava domani)
@equipements- Il riscaldamento non funzionava e in camera faceva freddo, lo abbiamo detto due volte e non è venuto nessuno.
# restaurant flow good
@restauration+ Abbiamo preso il menù, antipasto e poi (carne|pesce), tutto buono e cotto bene, e i dolci li fanno loro.
?good @attente- Si mangia molto bene, solo che sono lenti, siamo stati (quasi due ore|due ore) perché era pieno e i camerieri erano in due.
# restaurant flow bad
@accueil- Ci hanno fatto sedere e poi cambiare tavolo perché era prenotato, e poi (venti minuti|mezz'ora) senza che venisse nessuno. Siamo andati via
# site flow good
?musee @pedagogie+ Si visita in (un'ora|un'ora e mezza). C'è un filmato all'inizio e poi alcune sale con attrezzi e fotografie vecchie, qualcosa è spiegato anche in italiano.
?nature @ambiance+ Abbiamo fatto tutto il giro, circa (due ore|due ore e mezza) con le soste, è segnato bene e la salita non è tanta. Non ci sono fontane, bisogna portarsi l'acqua
# camping flow good
@proprete+ I bagni non sono nuovi ma li puliscono (due volte al giorno|mattina e sera) e l'acqua calda c'era sempre, anche la carta.
# location flow good
?!chambre-hotes @equipements+ In cucina c'è tutto quello che serve, (il forno|la lavastoviglie), pentole e piatti in abbondanza, e c'è la lavatrice.
`;
