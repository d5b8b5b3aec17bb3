/** Lodgings and campsites: plain sentences and reservations. */
export const italianStays = `
# hotel accueil +
Personale gentilissimo.
Accoglienza calorosa, ci si sente attesi.
$staff della reception è stato fantastico.
Ci hanno tenuto i bagagli tutto il pomeriggio.
?family-run Si vede che è una gestione familiare.
Alla reception parlano anche un po' di italiano.
Il titolare passa tra i tavoli a chiedere come si è dormito.
# hotel accueil -
Reception quasi sempre vuota.
Nemmeno un sorriso o un buongiorno.
Ho chiesto due volte gli asciugamani, mai arrivati.
Personale scortese.
Alle mail non risponde nessuno.
# hotel accueil ~
Il check-in è stato un po' lento.
La reception chiude presto.
Un sorriso in più non guasterebbe.
# hotel chambre +
Letto comodissimo.
Camera spaziosa e luminosa.
?view Vista splendida dalla camera.
Bagno nuovo e ottima doccia.
Piccola ma con tutto il necessario.
Arredata con gusto.
# hotel chambre -
Camera minuscola e buia.
Materasso sfondato, ci siamo alzati a pezzi.
Una sola presa, dietro l'armadio.
L'acqua della doccia era tiepida.
Arredi vecchi, servirebbe una ristrutturazione.
# hotel chambre ~
La camera è un po' piccola.
I cuscini erano troppo morbidi per me.
La doccia è stretta.
# hotel petit_dejeuner +
Colazione ottima con prodotti del posto.
Pane fresco e un caffè quasi all'italiana.
?lake La colazione in terrazza sull'acqua non ha prezzo.
Colazione abbondante, sia dolce che salata.
# hotel petit_dejeuner -
La colazione non vale il prezzo.
Croissant secchi e caffè imbevibile.
Colazione molto povera.
# hotel petit_dejeuner ~
A colazione mancava un po' di frutta fresca.
Il caffè è quello che è, siamo in Francia.
# hotel emplacement +
?lake Posizione perfetta, a due passi dall'acqua.
?village In pieno paese, tutto a piedi.
Ottima base per visitare la zona.
?view Panorama stupendo dalla terrazza.
# hotel emplacement -
Lontano da tutto, senza auto non si fa niente.
È su una rotonda, nelle foto non si vede.
# hotel emplacement ~
?!village Serve la macchina.
La salita dal centro la sera si fa sentire.
# lodging calme +
Di notte un silenzio totale.
Posto molto tranquillo.
Abbiamo dormito con la finestra aperta.
# lodging calme -
Rumoroso, abbiamo dormito poco.
?hotel Si sente tutto dalle camere vicine.
?hotel Porte che sbattono tutta la notte.
# lodging calme ~
Si sente un po' chi sta di sopra.
?bell Le campane cominciano alle sette, ci si abitua.
# lodging proprete +
Pulizia impeccabile.
Tutto pulitissimo, lenzuola profumate.
Il bagno era splendente.
# lodging proprete -
Polvere dappertutto.
Muffa nella doccia e odore di umido.
Macchie sulle lenzuola.
Il bagno era sporco.
# lodging proprete ~
Un po' di polvere dietro le tende.
Le fughe della doccia sono da rifare.
# stay prix +
Ottimo rapporto qualità-prezzo.
Prezzo più che onesto.
Nessuna sorpresa sul conto.
# stay prix -
Carissimo per quello che offre.
Si paga tutto a parte.
Non vale la spesa.
# stay prix ~
Un po' caro per una notte.
La tassa di soggiorno è a parte.
# hotel equipements +
?pool Bella piscina, mai affollata.
?garden Giardino delizioso per leggere.
?lift L'ascensore ci ha salvati con le valigie.
Deposito bici chiuso e con le prese.
# hotel equipements -
?pool Piscina chiusa per tutto il soggiorno.
?!lift Niente ascensore, e nessuno lo dice.
# hotel equipements ~
?!lift Non c'è l'ascensore.
?pool La piscina chiude presto.
# lodging acces +
Parcheggio gratuito davanti alla porta.
Facile da trovare.
# lodging acces -
Parcheggiare è un incubo.
Nemmeno un cartello, abbiamo girato tre volte.
# lodging acces ~
Il parcheggio è un po' stretto.
# hotel,location,camping numerique +
Wifi veloce ovunque.
# hotel,location,camping numerique -
In camera il wifi non prendeva.
# hotel,location,camping numerique ~
La sera il wifi è un po' lento.
# lodging ambiance +
Un posto con un'anima.
Accogliente e curato nei dettagli.
# lodging ambiance -
Nessun fascino, tutto impersonale.
# lodging ambiance ~
Il salottino manca un po' di calore.
# hotel restauration +
?restaurant Il ristorante dell'albergo merita.
Abbiamo cenato benissimo in hotel.
# hotel restauration -
Cena insipida e cara.
# hotel restauration ~
Il menù della sera è un po' corto.
# location accueil +
Proprietari gentilissimi e discreti.
$hostess risponde subito a tutto.
Sul tavolo c'erano uova fresche per noi.
# location accueil -
Proprietario irreperibile.
La cauzione è tornata dopo cinque mail.
# location accueil ~
La cassetta delle chiavi al buio non si trova.
# location equipements +
?!chambre-hotes Cucina attrezzatissima, persino i coltelli tagliano.
?pool La piscina è una meraviglia.
# location equipements -
?!chambre-hotes Tre pentole e nessun coltello che taglia.
L'acqua calda finisce dopo due docce.
# location equipements ~
?!chambre-hotes Mancava uno scolapasta, per noi è grave.
# location emplacement +
?lake A due minuti a piedi dall'acqua.
?village La panetteria è di fronte.
Zona bellissima per camminare.
# location emplacement -
Molto più lontano di quanto dice l'annuncio.
# location emplacement ~
?!village Per il pane serve la macchina.
# location,collectif chambre +
Letti comodi, abbiamo dormito bene.
# location,collectif chambre -
I letti sono da cambiare.
# location,collectif chambre ~
I cuscini sono un po' piatti.
# camping accueil +
Gestori simpatici e sempre presenti.
Ci hanno fatto scegliere la piazzola.
# camping accueil -
Alle sette e cinque la sbarra era chiusa e nessuno apriva.
# camping accueil ~
La reception chiude a pranzo.
# camping proprete +
Bagni pulitissimi, li lavano più volte al giorno.
# camping proprete -
Bagni sporchi dalla mattina alla sera.
# camping proprete ~
I bagni sono vecchiotti ma puliti.
# camping emplacement +
Piazzole grandi e ombreggiate.
# camping emplacement -
Piazzola piccola, in pendenza e senz'ombra.
# camping emplacement ~
Le piazzole sono un po' vicine.
# camping equipements +
?pool Piscina fantastica.
# camping equipements -
?pool Piscina affollatissima.
# camping equipements ~
Il negozietto è un po' caro.
# camping calme +
Alle undici silenzio, che bello.
# camping calme -
Karaoke fino all'una, tre sere di fila.
# camping calme ~
L'animazione finisce un po' tardi.
# camping ambiance +
Atmosfera familiare, si salutano tutti.
# camping ambiance -
È diventato una distesa di case mobili.
# camping ambiance ~
Per gli adolescenti c'è poco.
`;
