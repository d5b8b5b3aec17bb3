/** Whole reviews of hotels by Italian guests: most are a sentence or two. */
export const italianWholeHotel = `
# hotel flow good
@accueil+ Personale (gentilissimo|molto gentile e disponibile)
@accueil+ Accoglienza (ottima|molto cordiale)
@accueil+ Alla reception (parlano un po' di italiano|molto disponibili)
?together @accueil+ Siamo arrivati tardi e ci hanno aspettato
@proprete+ Camera (pulitissima|molto pulita)
@proprete+ Pulizia (ottima|impeccabile)
@chambre+ Letto comodo, (camera grande|camera silenziosa)
@chambre+ Il bagno è nuovo e (la doccia grande|ben tenuto)
@chambre+ Camera spaziosa
?old @chambre+ Edificio vecchio ma camere rifatte
?good @chambre- Camera un po' piccola ma (pulita|va bene per una notte)
?good @chambre- Il bagno è piccolo, per il resto (tutto bene|niente da dire)
?good @chambre- Cuscini troppo bassi, il resto bene
@calme+ Molto tranquillo, (si dorme bene|nessun rumore)
@calme+ Posizione silenziosa
?good @calme- Si sente la strada, chiedete una camera interna
?good @calme- Pareti sottili ma abbiamo dormito lo stesso
@petit_dejeuner+ Colazione (abbondante|ottima|varia)
@petit_dejeuner+ Buona la colazione, anche salata
?good @petit_dejeuner- Colazione alla francese, quindi (poca scelta|solo dolce)
?good @petit_dejeuner-,prix- Colazione cara
?good @petit_dejeuner- Il caffè non è il nostro, ma si sa
@emplacement+ Posizione (comoda|ottima) per visitare la zona
@emplacement+ Si va in centro a piedi
?good @emplacement- Un po' fuori, serve la macchina
?parking @acces+ Parcheggio comodo e gratuito
?good,!parking @acces- Manca il parcheggio, si lascia la macchina (in strada|più in basso)
?!lift,good @acces- Senza ascensore, con le valige un po' faticoso
@prix+ Ottimo rapporto qualità prezzo
@prix+ Prezzo onesto
?good @prix- Prezzi un po' alti ma in zona è così
@numerique+ Il wifi funziona bene
?good @numerique- Wifi debole in camera
?affaires @numerique+ Ci vado per lavoro, connessione buona
?affaires Comodo per lavoro
?restaurant @restauration+ Si mangia bene anche la sera
?restaurant @restauration+ Ottimo ristorante, (carne buona|dolci buoni)
?restaurant,good @restauration- Cena cara, meglio fuori.
?pool @equipements+ Bella la piscina
?famille @chambre+ Camera per quattro comoda, i bambini contenti
?famille @accueil+ Molto gentili con i bambini
?couple @ambiance+ Posto carino per una coppia
?garden @ambiance+ Bel giardino
?view @chambre+ Bella vista dalla camera
?lake @emplacement+ Vicinissimo al lago
?road Una notte di passaggio, tutto bene
?groupe @accueil+ Eravamo in moto, garage chiuso per tutti
?summer @equipements+ L'aria condizionata funziona
?good,summer @equipements- Manca l'aria condizionata
?dogs @accueil+ Accettano i cani senza problemi
?together Seconda volta qui, sempre bene
?top Tutto perfetto
?top Il migliore del viaggio
?good Hotel semplice ma va bene
Lo consiglio
Ci tornerò
Buon hotel
Bel posto
@equipements+ C'era tutto, anche il bollitore
?family-run @accueil+ Gestione familiare, (persone squisite|molto alla mano)
?good @accueil- La reception chiude presto
?top @accueil+,chambre+ La camera era grande e silenziosa, il proprietario ci ha consigliato dove mangiare
# hotel flow mixed
@chambre- Camere (vecchie|datate), da rinnovare
@chambre- Camera piccola e buia
@proprete- Pulizia appena sufficiente
@calme- Si sente tutto dai vicini
@petit_dejeuner- Colazione scarsa
@prix- Caro per quello che offre
@accueil- Posizione buona, personale freddo
@numerique- Il wifi non va
@equipements- La doccia perdeva e il telecomando non funzionava
Per una notte può andare
Nella media
# hotel flow bad
@proprete- (Sporco|Molto sporco), capelli in bagno
@proprete- Lenzuola macchiate
@proprete- Odore di muffa
@accueil- Personale (maleducato|scortese)
@accueil- Mi sono lamentat~ e non hanno fatto niente
@calme- Impossibile dormire, rumore tutta la notte
@chambre- Camera minuscola, diversa dalle foto
@chambre- Materasso da buttare
@prix- Troppo caro
@prix- Hanno addebitato la colazione che non abbiamo fatto
@petit_dejeuner- Colazione pessima
@equipements- Niente acqua calda
@equipements- Riscaldamento spento a novembre
@attente- Un'ora per avere la camera
?restaurant @restauration- Cena immangiabile
?worst Da evitare
?worst Mai più
@accueil-,chambre- Avevamo prenotato una matrimoniale e ci hanno dato due letti in mansarda senza finestra. Nessuno sconto.
`;
