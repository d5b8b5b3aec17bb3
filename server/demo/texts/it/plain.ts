/** Plain words, as most guests put it. */
export const italianPlain = `
# any also
e
# hotel,collectif accueil + plain
((Personale|Staff) (molto |davvero |)|Tutto il personale molto )(gentile|cortese|disponibile|simpatico|cordiale)(, (qualcuno parla italiano|sempre pronto ad aiutare)|)
(Ottima|Bella|Buona) accoglienza (alla reception|da parte dei proprietari|anche se [siamo arrivati/sono arrivat~] tardi|)
(Gestori|Proprietari) (gentilissimi|molto disponibili|cordiali)(, (buoni consigli|ci hanno aiutato con i bagagli)|)
(Check-in veloce|Check-in rapido|Arrivo senza problemi)(, (camera pronta prima|spiegano tutto|bagagli in deposito)|)
# hotel,collectif accueil - plain
Personale (scortese|maleducato|poco disponibile|svogliato)(, (nemmeno un saluto|nessuna scusa|sembra di disturbare)|)
# lodging chambre + plain
(Camera|Stanza) (ampia|comoda|pulita e comoda|accogliente|luminosa|piccola ma comoda|ben arredata)(, (letto comodo|bagno grande|con balcone|c'è tutto)|)
Letto (comodissimo|molto comodo|ottimo)(, ([si dorme/ho dormito] benissimo|buona doccia|bei cuscini)|)
Bagno (nuovo|moderno|grande)(, (bella doccia|acqua calda in abbondanza|con phon)|)
?view (Bella|Splendida|Stupenda) vista dalla camera
# lodging chambre - plain
Camera (minuscola|vecchia|buia|fredda|con odore di muffa)(, (niente a che vedere con le foto|moquette macchiata|non c'è posto per le valigie|mobili rotti)|)
(Letto|Materasso) (scomodo|sfondato|durissimo)(, (mal di schiena|dormito malissimo)|)
(Bagno (vecchio|con muffa)|Doccia (vecchia|con muffa|intasata))(, (niente acqua calda|segnalato, nulla|perde acqua)|)
# stay proprete + plain
(Molto pulito|Pulitissimo|Tutto pulito|Pulito|Tutto molto pulito)(, (anche il bagno|asciugamani cambiati ogni giorno|profuma)|)
Pulizia (impeccabile|perfetta|ottima|top)
# stay proprete - plain
?!camping Camera (sporca|non pulita)(, (capelli nella doccia|macchie sulle lenzuola|polvere ovunque|muffa)|)
?!camping (Capelli|Macchie) (nel letto|per terra|in bagno)(, sporco|, che schifo|)
?camping (Bagni (sporchi|sporchissimi)|Docce (sporche|sporchissime))(, (senza carta|acqua fredda)|)
# hotel,collectif petit_dejeuner + plain
Colazione (ottima|buona|abbondante|varia|molto buona)(, (buon caffè|croissant freschi|marmellate fatte in casa|dolce e salato|frutta fresca)|)
(Buona|Ottima) colazione (a buffet|)(, c'è di tutto|, brioche calde|)
# hotel,collectif petit_dejeuner - plain
Colazione (scarsa|pessima|deludente|cara e scarsa)(, (pane vecchio|alle 9 finito tutto|caffè imbevibile|15 euro)|)
# hotel,collectif restauration + plain
(Cena|Cena in hotel) (ottima|molto buona|eccellente)(, (buon vino|porzioni giuste)|)
# hotel,collectif restauration - plain
(Cena (deludente|scarsa)|Ristorante (deludente|caro))(, (tutto freddo|porzioni minime|un'ora di attesa)|)
# stay emplacement + plain
(Ottima|Buona|Bella) posizione(, (tutto a piedi|a $shortmin minuti dal centro|vicino ai ristoranti|comoda per visitare la zona)|)
(Posizione (perfetta|ideale|ottima|comodissima)|Posto (perfetto|ideale|ottimo))
?!village (In mezzo alla natura|Bel posto tranquillo)
# stay emplacement - plain
Posizione (pessima|scomoda)(, (sulla strada|niente intorno|zona industriale)|)
# stay equipements + plain
?pool (Bella piscina|Piscina (pulita|molto bella|grande))(, (lettini per tutti|bambini felici)|)
?garden Bel giardino (curato|)
?location Cucina (completa|ben attrezzata)(, lavastoviglie|)
?hotel (Buoni servizi|Ottimi servizi)
?camping (Buoni servizi|Ottimi servizi)
# stay equipements - plain
?pool Piscina (chiusa|sporca|gelida)(, senza avviso|)
?hotel (Ascensore rotto|Sauna fuori servizio)
?location (Cucina mal attrezzata|Forno rotto|Stoviglie contate)
?camping (Strutture vecchie|Giochi rotti)
# stay prix + plain
(Buon|Ottimo) rapporto qualità-prezzo
(Prezzo giusto|Prezzo onesto|Buon prezzo)
# stay prix - plain
(Caro|Troppo caro|Carissimo) (per quello che è|per quello che offre|)(, $night euro a notte|, si paga tutto a parte|)
# lodging acces + plain
(Parcheggio gratuito|Parcheggio privato|Parcheggio davanti|Facile parcheggiare)(, comodo|)
# camping acces + plain
(Facile da trovare|Accesso comodo)
# stay acces - plain
(Impossibile parcheggiare|Parcheggiare è un incubo|Parcheggio carissimo)(, 20 minuti a girare|)
# hotel,location,camping numerique + plain
(Wifi veloce|Buon wifi|Il wifi funziona bene)
# hotel,location,camping numerique - plain
(Il wifi (non funziona|cade sempre)|Wifi pessimo)(, non c'è nemmeno campo|)
# stay ambiance + plain
(Posto (accogliente|molto bello)|Ambiente (accogliente|molto bello|familiare))
# stay ambiance - plain
(Ambiente triste|Posto squallido)
# camping accueil + plain
(Gestori (gentili|simpatici|disponibili)|Personale (gentile|simpatico|disponibile))
# camping accueil - plain
(Reception scortese|Personale scortese|Mai nessuno alla reception)
# camping emplacement + plain
Piazzole (ampie|grandi|ombreggiate)
# location accueil - plain
(Proprietario|Proprietaria) (irreperibile|scortese)(, caparra non restituita|)
# restaurant restauration + plain
(Cucina (ottima|molto buona|genuina)|Cibo (ottimo|molto buono))(, (porzioni abbondanti|tutto fresco|ben presentato)|)
([Abbiamo mangiato/Ho mangiato]|Si mangia) (benissimo|molto bene)(, (materie prime fresche|tutto fatto in casa|menù completo)|)
$thedishup era (ottimo|buonissimo)(, (con un calice di vino|dolce della casa buono)|)
?gastronomique Menù degustazione (eccellente|di alto livello)
Tutto (buonissimo|ottimo|fresco|fatto in casa)
# restaurant restauration - plain
Cibo (freddo|insipido|pessimo|deludente)(, (surgelato|porzioni minime|rimandato indietro)|)
(Carne (secca|dura)|$thedishup era (secco|freddo))
# restaurant accueil + plain
Servizio (gentile|attento|veloce|cortese)(, (anche con il locale pieno|menù spiegato in italiano)|)
Cameriera (simpatica|gentilissima|molto brava)
# restaurant accueil - plain
(Servizio|Cameriere) (pessimo|maleducato|scortese)(, (ignorati|nessuna scusa|ordine sbagliato)|)
# restaurant attente + plain
(Servizio rapido|Nessuna attesa)
# restaurant attente - plain
(Più di un'ora|$longmin minuti) di attesa(, (locale mezzo vuoto|via senza dolce)|)
# restaurant prix + plain
(Prezzi onesti|Buon rapporto qualità-prezzo|Prezzo giusto)
# restaurant prix - plain
(Caro|Troppo caro|Carissimo)(, ($bill euro in due|per quello che è)|)
# restaurant ambiance + plain
(Locale|Ambiente|Posto) (carino|accogliente|piacevole)
# restaurant ambiance - plain
(Troppo rumore|Ambiente freddo|Musica troppo alta)
# restaurant emplacement + plain
?!winter (Bella terrazza|Terrazza piacevole)
Bella posizione
# site ambiance + plain
(Posto|Luogo) (bellissimo|molto bello|suggestivo)(, (merita|ben tenuto)|)
?chateau (Bel castello|Castello splendido)(, ben arredato|)
?jardin (Bel giardino|Giardino splendido)(, curatissimo|)
?parc-animalier (Bel parco|Parco ben tenuto)(, animali ben tenuti|)
?nature (Bella passeggiata|Bel percorso)(, ben segnalato|, portate acqua|, scarpe comode|)
?grotte (Grotta bellissima|Bella grotta)(, fa fresco|)
?musee (Museo interessante|Museo piccolo ma carino)
# site ambiance - plain
(Deludente|Trascurato|Troppa gente)(, (poco da vedere|mezzo chiuso)|)
# site pedagogie + plain
?!nature (Molto interessante|Visita interessante|Si imparano tante cose)(, (guida brava|audioguida in italiano)|)
# site pedagogie - plain
Poche spiegazioni(, tutto in francese|)
# site accueil + plain
Personale (gentile|cordiale)
# site accueil - plain
Personale (scortese|svogliato)
# site attente + plain
(Niente coda|Ingresso rapido)
# site attente - plain
(Troppa coda|Un'ora di coda)(, una sola cassa|)
# site prix + plain
(Prezzo giusto|Ingresso economico)
# site prix - plain
(Caro|Ingresso troppo caro)(, $fee euro a testa|)
# site acces + plain
(Parcheggio gratuito|Facile da raggiungere)
# site acces - plain
(Parcheggio pieno|Segnalato male)
# activite,degustation,evenement accueil + plain
(Staff (bravissimo|simpatico|molto preparato)|Tutti (bravissimi|simpatici|molto preparati))(, (spiegano bene|tanta pazienza)|)
# activite ambiance + plain
(Divertente|Bellissimo pomeriggio|Ci siamo divertiti)(, da rifare|)
# activite ambiance - plain
(Deludente|Troppo breve)
# degustation restauration + plain
Prodotti (ottimi|buonissimi)
# commerce,ot,autre accueil + plain
(Gentilissimi|Personale cortese)(, buoni consigli|)
`;
