/** Lodgings and campsites. */
export const italianLodging = `
# stay accueil +
Personale (gentilissimo|cordiale e disponibile), (sempre con il sorriso|soprattutto $staff alla reception|qualcuno parla pure italiano)
[Ci hanno accolto/Mi hanno accolto] (benissimo|con un bicchiere di succo di mele|con grande gentilezza) (nonostante l'ora|)
[Ci hanno dato/Mi hanno dato] ottimi consigli (per le passeggiate|su dove cenare), (si vede che amano il posto|davvero premurosi)
?location La proprietaria è una persona (splendida|squisita), (sempre raggiungibile|ha lasciato una torta fatta in casa)
# stay accueil -
Reception deserta, (attesa di $min minuti sul marciapiede|un cartello con un numero che non risponde), (e nessuna scusa|con le valigie in mano)
Accoglienza (gelida|sbrigativa e scortese), (nemmeno un buongiorno|sembrava di dare fastidio)
La prenotazione "non risultava", e (la colpa era la mia|nessuno si è scusato)
# stay accueil b+
(personale gentilissimo|ottima accoglienza)
# stay accueil b-
(personale scortese|reception chiusa)
# stay proprete +
(Pulizia impeccabile|Tutto pulitissimo), (bagno compreso|asciugamani cambiati ogni giorno|profumo di fresco)
# stay proprete -
Capelli nella doccia e (lenzuola macchiate|polvere sotto il letto), (che schifo|qui non pulisce nessuno)
Muffa (sul soffitto del bagno|nelle fughe) e odore di chiuso, (finestre aperte anche di notte|inaccettabile)
# stay proprete b+
(pulitissimo|pulizia impeccabile)
# stay proprete b-
(poca pulizia|bagno sporco)
# stay calme +
Silenzio assoluto di notte, (si dorme benissimo|si sentono solo i grilli|finalmente un po' di pace)
# stay calme -
Pareti di carta, si sente (tutto dai vicini|ogni scarico), (notte in bianco|tappi obbligatori)
Musica fino alle due e nessuno che intervenga
# stay calme b+
(molto tranquillo|zona silenziosa)
# stay calme b-
(rumoroso|male insonorizzato)
# lodging chambre +
La camera era (spaziosa e luminosa|appena ristrutturata|piccola ma ben studiata), letto (comodissimo|enorme)
?view La vista dal (balcone|terrazzino) è (mozzafiato|da cartolina), (vale da sola il viaggio|le foto non rendono)
Letti comodi e (doccia potente|oscuranti veri), (ho dormito come un sasso|si apprezza)
# lodging chambre -
Camera (minuscola|buia e vecchia|soffocante), (le valigie non si aprivano|niente a che vedere con le foto)
Materasso (sfondato|durissimo), (schiena a pezzi|non ho chiuso occhio)
Il condizionatore non andava, $degrees gradi in stanza
# lodging chambre b+
(letto comodo|camera spaziosa)
# lodging chambre b-
(camera vecchia|materasso pessimo|camera piccola)
# hotel,collectif petit_dejeuner +
Colazione (abbondante|ottima), (marmellate fatte in casa e formaggi locali|uova al momento|dolce e salato)
# hotel,collectif petit_dejeuner -
Colazione (misera|non all'altezza), (caffè imbevibile e cornetti confezionati|alle nove era finito tutto)
# hotel,collectif petit_dejeuner b+
(ottima colazione|colazione abbondante)
# hotel,collectif petit_dejeuner b-
colazione scarsa
# stay emplacement +
?lake Posizione splendida in riva all'acqua, (un tuffo prima di colazione|la macchina resta ferma)
?village Nel centro di $town, (forno a due passi|tutto a piedi), eppure tranquillo
?!village Immerso nel verde, (cielo pieno di stelle|proprio quello che cercavo)
(Ottima base|Punto di partenza ideale) per (escursioni|visitare la zona)
# stay emplacement -
Altro che centrale, (35 minuti a piedi senza marciapiede|$km chilometri), (senza auto non si fa nulla|annuncio ingannevole)
# stay emplacement b+
(posizione ottima|posto bellissimo)
# stay emplacement b-
posizione scomoda
# stay prix +
(Ottimo|Eccellente) rapporto qualità prezzo, (soprattutto per la zona|anche in alta stagione)
# stay prix -
Carissimo per quello che offre, $night euro e (tutto a parte|nemmeno un bollitore)
# stay prix b+
buon rapporto qualità prezzo
# stay prix b-
(troppo caro|prezzo esagerato)
# stay acces +
Parcheggio gratuito (davanti all'ingresso|con colonnina), comodissimo
# stay acces -
Parcheggiare è un incubo, $min minuti a girare (e poi $fee euro a notte|con le valigie a mano)
# stay acces b+
parcheggio gratuito
# stay acces b-
parcheggio difficile
# hotel,location,camping numerique +
Il wifi è (veloce|stabile ovunque)
# hotel,location,camping numerique -
Il wifi (cade di continuo|in camera non arriva), (impossibile lavorare|e il telefono non prende)
# hotel,location,camping numerique b+
buon wifi
# hotel,location,camping numerique b-
wifi pessimo
# stay equipements +
?pool La piscina è (stupenda|pulita e mai affollata), (lettini per tutti|i bambini non volevano più uscire)
?location La cucina ha (tutto il necessario|proprio tutto), perfino la moka
?garden Giardino (incantevole|curatissimo) con angoli all'ombra
# stay equipements -
?pool Piscina (chiusa|verde e gelida), ed era il motivo della prenotazione
(Tutto vecchio|Struttura trascurata): (ascensore guasto|phon rotto|televisore muto)
# stay equipements b+
?pool bella piscina
ben attrezzato
# stay equipements b-
struttura datata
# stay ambiance +
Un posto con (un'anima|tanto fascino), (ci si sente a casa|arredato con gusto)
# stay ambiance -
Nessun fascino, (corridoi da ospedale|freddo e anonimo)
# stay ambiance b+
tanto fascino
# stay ambiance b-
ambiente anonimo
# hotel,collectif,camping restauration +
Cena in struttura (sorprendente|squisita), prodotti del posto
# hotel,collectif,camping restauration -
Cena (tiepida e insipida|da surgelato), meglio andare in paese
`;
