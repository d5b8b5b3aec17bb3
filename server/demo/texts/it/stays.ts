/** Lodgings and campsites: small stories, plain sentences and reservations. */
export const italianStays = `
# hotel accueil + tale
Per un incidente in autostrada siamo arrivati quasi alle undici, convinti di trovare tutto chiuso. Il portiere di notte ci aveva tenuto da parte due piatti di salumi e formaggi, di sua iniziativa.
Ho dimenticato gli occhiali sul davanzale e me ne sono accorta a Torino. Dopo tre giorni erano a casa e non hanno voluto un centesimo per la spedizione.
Il mio francese è imbarazzante, ma la signora della reception mi ha lasciato provare e mi correggeva con dolcezza. L'ultimo giorno ordinavo la colazione.
?!alone La mattina della partenza la macchina non partiva. Il proprietario è sceso in ciabatte con i cavi e in dieci minuti eravamo in strada.
?couple Non so come abbiano saputo del nostro anniversario. In camera c'erano due calici e un biglietto scritto a mano.
?famille I bambini erano distrutti dopo sei ore di viaggio. La ragazza della reception li ha messi a timbrare fogli dietro il bancone e noi abbiamo respirato.
?affaires È la terza volta che vengo per lavoro e sanno già che preferisco la camera in fondo. La fattura è giusta al primo colpo, cosa rara.
?solo Quando si viaggia da sole ti danno il tavolo vicino al bagno. Qui mi hanno messa alla finestra e lasciata in pace con il mio libro.
Mia madre ha 82 anni e cammina male. Ci hanno dato una camera al piano terra senza discutere e al mattino qualcuno la accompagnava a colazione.
# hotel accueil +
Personale gentilissimo.
Accoglienza calorosa, ci si sente attesi.
$staff della reception è stato fantastico.
Ci hanno tenuto i bagagli tutto il pomeriggio.
?family-run Si vede che è una gestione familiare.
Alla reception parlano anche un po' di italiano.
Il titolare passa tra i tavoli a chiedere come si è dormito.
# hotel accueil - tale
Alla reception nessuno, solo un numero attaccato al vetro. Una voce ha detto «arrivo» e sono rimasto lì $min minuti. Nemmeno una scusa.
Ho segnalato che mancava l'acqua calda. Bisogna farla scorrere di più, mi dicono. Il giorno dopo l'avevo fatta scorrere troppo.
La prenotazione non si trovava e sembrava colpa nostra. Ho mostrato la mail tre volte prima che saltasse fuori una camera in mansarda.
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
# hotel chambre + tale
Ho mal di schiena e temo sempre i letti d'albergo. L'ultimo giorno ho alzato il lenzuolo per leggere la marca del materasso.
?view,lake Aperte le tende c'era il lago, liscio, con una sola barca. Siamo rimasti zitti per un pezzo.
?old L'edificio è vecchio e il corridoio scricchiola. Poi apri la porta ed è tutto nuovo, con una doccia enorme. Bella sorpresa.
Non è grande, ma qualcuno ci ha pensato bene: prese dai due lati, ganci dove servono e una mensola nella doccia.
# hotel chambre +
Letto comodissimo.
Camera spaziosa e luminosa.
?view Vista splendida dalla camera.
Bagno nuovo e ottima doccia.
Piccola ma con tutto il necessario.
Arredata con gusto.
# hotel chambre - tale
Nelle foto la camera sembra enorme. In realtà dovevo scavalcare la valigia per andare in bagno.
Il materasso fa una buca in mezzo e si rotola uno addosso all'altro tutta la notte. Alla nostra età non è più romantico.
Abbiamo pagato il supplemento per la vista: dava sui cassonetti. Ci hanno proposto di cambiare, con un altro supplemento.
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
# hotel petit_dejeuner + tale
Non facciamo mai colazione in albergo. Poi il profumo di brioche calda è salito per le scale e addio principi. La marmellata di rabarbaro è fatta in casa.
Mio padre faceva il fornaio e non fa mai complimenti. Ha preso il pane due volte.
# hotel petit_dejeuner +
Colazione ottima con prodotti del posto.
Pane fresco e un caffè quasi all'italiana.
?lake La colazione in terrazza sull'acqua non ha prezzo.
Colazione abbondante, sia dolce che salata.
# hotel petit_dejeuner - tale
Alle nove erano finiti pane e succo, e la ragazza ha detto che bisognava svegliarsi prima. A quattordici euro a testa.
# hotel petit_dejeuner -
La colazione non vale il prezzo.
Croissant secchi e caffè imbevibile.
Colazione molto povera.
# hotel petit_dejeuner ~
A colazione mancava un po' di frutta fresca.
Il caffè è quello che è, siamo in Francia.
# hotel emplacement + tale
?lake Lasciata la macchina il venerdì, ripresa la domenica. L'imbarcadero, il mercato e la passeggiata sul lago sono a cinque minuti.
?village Si trova in una stradina dietro la chiesa. La sera si sente la gente chiacchierare in piazza, è per questo che vengo in Francia.
?!village Il navigatore ci ha mandati su uno sterrato e pensavamo a un errore. No. Prati, mucche e un cielo pieno di stelle.
# hotel emplacement +
?lake Posizione perfetta, a due passi dall'acqua.
?village In pieno paese, tutto a piedi.
Ottima base per visitare la zona.
?view Panorama stupendo dalla terrazza.
# hotel emplacement - tale
«A pochi passi dal centro» erano trentacinque minuti, metà su una strada senza marciapiede. Abbiamo cenato con le patatine in camera.
# hotel emplacement -
Lontano da tutto, senza auto non si fa niente.
È su una rotonda, nelle foto non si vede.
# hotel emplacement ~
?!village Serve la macchina.
La salita dal centro la sera si fa sentire.
# lodging calme + tale
Abitiamo sopra un bar e sappiamo quanto vale il silenzio. La prima notte non riuscivo a dormire da quanto era tutto zitto.
# lodging calme +
Di notte un silenzio totale.
Posto molto tranquillo.
Abbiamo dormito con la finestra aperta.
# lodging calme - tale
Le pareti sono di carta. Il vicino ha guardato un film di guerra fino a mezzanotte e poi l'ha raccontato al fratello per telefono.
?bell Il campanile è a venti metri e suona le ore due volte. A mezzogiorno è carino, alle quattro meno.
# lodging calme -
Rumoroso, abbiamo dormito poco.
?hotel Si sente tutto dalle camere vicine.
?hotel Porte che sbattono tutta la notte.
# lodging calme ~
Si sente un po' chi sta di sopra.
?bell Le campane cominciano alle sette, ci si abitua.
# lodging proprete + tale
Sono infermiera e passo il dito sopra l'armadio. Niente. Complimenti a chi fa le pulizie.
# lodging proprete +
Pulizia impeccabile.
Tutto pulitissimo, lenzuola profumate.
Il bagno era splendente.
# lodging proprete - tale
C'erano capelli nello scarico, e non erano nostri. È passata una signora con uno straccio, il giorno dopo ce n'erano altri.
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
# location accueil + tale
$hostess ci aspettava con una torta ancora calda, e noi in ritardo di due ore. Ci ha mostrato tutto e poi è sparita. Così si fa.
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
