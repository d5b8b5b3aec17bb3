/** Plain words, as most guests put it. */
export const italianPlain = `
# any also
e
# any but
ma
# any turnplain -
(Unica pecca:|Unico neo:|Peccato:|Però|Di contro,|Nota negativa:|Unica nota dolente:)
# any turnplain +
(Di positivo:|Per il resto|Punto a favore:|Almeno|Di buono:)
# lodging context
([Siamo stati/Sono stat~]) (una notte|due notti|tre notti|quattro notti|un weekend lungo) (qui|di passaggio|a $month|)
(Una notte|Due notti|Sosta di una notte) (di passaggio|sulla via del ritorno|andando in Spagna|a $month)
?couple (Weekend|Fuga|Viaggio) in coppia(, (per l'anniversario|due notti)|)
?famille (Viaggio in famiglia|Famiglia con due bambini|Con i bambini)(, (due notti|una settimana)|)
?affaires (Viaggio di lavoro|Per lavoro)(, una notte|, terza volta|)
?solo (Viaggio da sol~|In viaggio da sol~)(, due notti|)
?amis (Con amici|Weekend tra amiche)(, tre camere|)
(Seconda volta|Terza volta|Già la seconda volta) (qui|che [torniamo/torno])(, sempre bene|)
# camping context
(Una notte|Due notti|Una settimana|Dieci giorni) (in camper|in tenda|in bungalow)(, $month|)
# hotel,collectif accueil + plain
(Personale|Il personale|Tutto il personale|Staff) (molto |davvero |)(gentile|cortese|disponibile|simpatico|cordiale)(, (qualcuno parla italiano|sempre pronto ad aiutare|soprattutto $staff)|)
(Ottima|Bella|Buona|Calorosa) accoglienza (alla reception|da parte dei proprietari|anche se [siamo arrivati/sono arrivat~] tardi|)
(Gestori|Proprietari|I proprietari) (gentilissimi|molto disponibili|cordiali)(, (buoni consigli|ci hanno aiutato con i bagagli)|)
(Check-in veloce|Check-in rapido|Arrivo senza problemi)(, (camera pronta prima|spiegano tutto|bagagli in deposito)|)
(La signora|Il ragazzo|La ragazza) alla reception (gentilissima|parla italiano|molto gentile)
# hotel,collectif accueil ~ plain
(Reception chiusa la sera|La reception chiude presto)(, meglio avvisare|)
Personale (un po' freddo|un po' di fretta) (la sera|a colazione|)
# hotel,collectif accueil - plain
(Personale|Il personale) (scortese|maleducato|poco disponibile|svogliato)(, (nemmeno un saluto|nessuna scusa|sembra di disturbare)|)
Nessuno alla reception(, (bisogna telefonare|$min minuti di attesa))
(Servizio|Accoglienza) (pessimo|da dimenticare)(, (segnalato e niente|nessuno risponde))
# lodging chambre + plain
(Camera|La camera|Stanza) (ampia|comoda|pulita e comoda|accogliente|luminosa|piccola ma comoda|ben arredata)(, (letto comodo|bagno grande|con balcone|c'è tutto)|)
(Letto|Il letto) (comodissimo|molto comodo|ottimo)(, ([si dorme/ho dormito] benissimo|buona doccia|bei cuscini)|)
(Bagno|Il bagno) (nuovo|moderno|grande)(, (bella doccia|acqua calda in abbondanza|con phon)|)
?view (Bella|Splendida|Stupenda) vista dalla camera
?old (Edificio antico|Casa d'epoca) (con fascino|ma ben tenuta|, il parquet scricchiola)
?famille Camera familiare (ampia|con letti a castello), (bambini contenti|ci si sta bene)
?summer Aria condizionata (ottima|silenziosa), (con quel caldo ci voleva|indispensabile)
# lodging chambre ~ plain
Camera (un po'|un pochino) (piccola|buia|datata)(, (per una notte va bene|ma pulita)|)
(Doccia|Bagno) un po' (stretto|piccolo)
(Manca|Mancava) (il frigo|una presa vicino al letto|il bollitore)
# lodging chambre - plain
(Camera|La camera) (minuscola|vecchia|buia|fredda|con odore di muffa)(, (niente a che vedere con le foto|moquette macchiata|non c'è posto per le valigie|mobili rotti)|)
(Letto|Materasso|Il materasso) (scomodo|sfondato|durissimo)(, (mal di schiena|dormito malissimo)|)
(Bagno|Doccia) (vecchio|con muffa|intasato)(, (niente acqua calda|segnalato, nulla|perde acqua)|)
?summer Niente aria condizionata, (un forno|impossibile dormire)
# stay proprete + plain
(Molto pulito|Pulitissimo|Tutto pulito|Pulito|Tutto molto pulito)(, (anche il bagno|asciugamani cambiati ogni giorno|profuma)|)
(Pulizia|La pulizia) (impeccabile|perfetta|ottima|top)
# stay proprete ~ plain
Un po' di polvere (sotto il letto|sulla lampada)(, per il resto pulito|)
Pulizia (migliorabile|sufficiente)
# stay proprete - plain
?!camping (Camera|La camera) (sporca|non pulita)(, (capelli nella doccia|macchie sulle lenzuola|polvere ovunque|muffa)|)
?!camping (Capelli|Macchie|Briciole) (nel letto|per terra|in bagno)(, sporco|, che schifo|)
?camping (Bagni|Docce) (sporchi|sporchissimi)(, (senza carta|acqua fredda|intasati)|)
# hotel,collectif petit_dejeuner + plain
(Colazione|La colazione) (ottima|buona|abbondante|varia|molto buona)(, (buon caffè|croissant freschi|marmellate fatte in casa|dolce e salato|frutta fresca)|)
(Buona|Ottima|Ricca) colazione (a buffet|)(, c'è di tutto|, brioche calde|)
# hotel,collectif petit_dejeuner ~ plain
(Colazione|La colazione) (un po' cara|un po' scarsa|sempre uguale|poco salato)(, 14 euro|)
# hotel,collectif petit_dejeuner - plain
(Colazione|La colazione) (scarsa|pessima|deludente|cara e scarsa)(, (pane vecchio|alle 9 finito tutto|caffè imbevibile|15 euro)|)
# hotel,collectif restauration + plain
(Cena|Cena in hotel) (ottima|molto buona|eccellente)(, (buon vino|porzioni giuste)|)
# hotel,collectif restauration ~ plain
Menù (un po' corto|un po' caro)
# hotel,collectif restauration - plain
(Cena (deludente|scarsa)|Ristorante (deludente|caro))(, (tutto freddo|porzioni minime|un'ora di attesa)|)
# stay emplacement + plain
(Ottima|Buona|Bella|Perfetta) posizione(, (tutto a piedi|a $shortmin minuti dal centro|vicino ai ristoranti|comoda per visitare la zona)|)
(Posizione|La posizione|Posto) (perfetta|ideale|ottima|comodissima)
?lake A $shortmin minuti a piedi dall'acqua(, ideale|)
?!village (Immerso nel verde|In mezzo alla natura|Bel posto tranquillo)
# stay emplacement ~ plain
Un po' (fuori mano|lontano dal centro)(, serve la macchina|, in auto comodo)
# stay emplacement - plain
(Posizione|La posizione) (pessima|scomoda)(, (sulla strada|niente intorno|zona industriale)|)
# stay calme + plain
(Molto tranquillo|Tranquillo|Zona tranquilla|Silenzio)(, (si dorme bene|nessun rumore|anche di notte))
# stay calme ~ plain
Si sente un po' (la strada|il corridoio|i vicini)(, niente di grave|)
# stay calme - plain
(Rumoroso|Molto rumoroso|Troppo rumore|Rumore tutta la notte)(, (impossibile dormire|pareti di carta|strada sotto la finestra|musica fino alle 2|porte che sbattono))
# stay equipements + plain
?pool (Piscina|La piscina) (bella|pulita|molto bella|grande)(, (lettini per tutti|bambini felici)|)
?garden Bel giardino (curato|)
?location Cucina (completa|ben attrezzata)(, lavastoviglie|)
?hotel (Buoni servizi|Ascensore|Deposito bici)
?camping (Buoni servizi|Negozietto con pane|Giochi per i piccoli)
# stay equipements ~ plain
?hotel,!lift Senza ascensore(, da sapere|)
?pool Piscina (piccola|fredda|chiude presto)
?location (Manca qualche pentola|Coltelli che non tagliano)
?camping Strutture un po' vecchie
# stay equipements - plain
?pool Piscina (chiusa|sporca|gelida)(, senza avviso|)
?hotel (Ascensore rotto|Sauna fuori servizio)
?location (Cucina mal attrezzata|Forno rotto|Stoviglie contate)
?camping (Strutture vecchie|Giochi rotti)
# stay prix + plain
(Buon|Ottimo) rapporto qualità-prezzo
(Prezzo giusto|Prezzo onesto|Buon prezzo)
# stay prix ~ plain
Un po' caro(, (in alta stagione|ma ne vale la pena)|)
# stay prix - plain
(Caro|Troppo caro|Carissimo) (per quello che è|per quello che offre|)(, $night euro a notte|, si paga tutto a parte|)
# lodging acces + plain
(Parcheggio gratuito|Parcheggio privato|Parcheggio davanti|Facile parcheggiare)(, comodo|)
# camping acces + plain
(Facile da trovare|Accesso comodo)
# stay acces ~ plain
Parcheggio (un po' stretto|a pagamento|si riempie)
# stay acces - plain
(Impossibile parcheggiare|Parcheggio un incubo|Parcheggio carissimo)(, 20 minuti a girare|)
# hotel,location,camping numerique + plain
(Wifi|Buon wifi,) (veloce|funziona bene)
# hotel,location,camping numerique ~ plain
Wifi (un po' lento|debole)
# hotel,location,camping numerique - plain
(Wifi|Il wifi) (non funziona|pessimo|cade sempre)(, non c'è nemmeno campo|)
# stay ambiance + plain
(Posto|Ambiente) (accogliente|molto bello|familiare)
# stay ambiance ~ plain
Un po' (impersonale|spoglio)
# stay ambiance - plain
(Senza anima|Ambiente triste|Posto squallido)
# camping accueil + plain
(Gestori|Personale) (gentili|simpatici|disponibili)
# camping accueil - plain
(Reception scortese|Personale scortese|Mai nessuno alla reception)
# camping emplacement + plain
Piazzole (ampie|grandi|ombreggiate)
# location accueil + plain
(Proprietaria|La padrona di casa|$hostess) (gentilissima|molto disponibile)(, (risponde subito|ci ha lasciato del vino|buoni consigli))
# location accueil - plain
(Proprietario|Proprietaria) (irreperibile|scortese)(, caparra non restituita|)
# hotel,location,collectif flow good
?hotel (Una notte di passaggio|Sosta di una notte). (Camera semplice ma pulita|Camera ok, bagno piccolo), (letto comodo|si dorme bene), (niente colazione|colazione discreta). (Parcheggio davanti|Vicino all'autostrada). (Ci tornerei|Per il prezzo va benissimo).
?hotel,couple (Bel weekend|Tre giorni piacevoli). (Camera sul retro, silenziosa|Camera con vista sul giardino), (non grande ma accogliente|bel bagno). (Colazione varia|Ottima colazione) e (la signora della reception|la titolare) (ci ha consigliato dei sentieri|è gentilissima). (Torneremo|)
?hotel,famille (Con due bambini|In famiglia). (Camera familiare grande|Due camere vicine), (gentilissimi con i bambini|personale paziente). (Si sente un po' il corridoio|Parcheggio gratuito|A colazione hanno mangiato di tutto).
?hotel,affaires (Ci vengo spesso per lavoro|Di solito dormo qui). (Camera tranquilla, wifi ok|C'è la scrivania), (colazione presto|fattura corretta). (Non chiedo altro|)
?hotel (L'hotel è|Hotel) (un po' datato|non nuovissimo) ma (pulito e curato|ben tenuto). (Personale gentilissimo|Gente cordiale), (buona colazione|letto comodo). (Niente ascensore|Unica cosa le pareti sottili|Bagno da rifare). (Comunque consigliato|Prezzo giusto).
?location (Appartamento|Casa) (come in foto|proprio come nelle foto), (pulito|tutto pulito all'arrivo), (cucina completa|letti comodi). $hostess (risponde subito|gentilissima). (Scala un po' ripida|Si parcheggia in strada). (Grazie|)
(Avevo letto brutte recensioni|Recensioni contrastanti) e (avevo dei dubbi|ero un po' in ansia), invece (tutto bene|nessun problema). (Pulito e gente gentile|Letto comodo e silenzio). (Non è un cinque stelle ma va bene|)
# hotel,location,collectif flow mixed
(Così così|Nella media). (Personale gentile|Bella posizione) ma (camera datata|si sente tutto|materasso da cambiare). (Colazione normale|Colazione scarsa|Wifi non va). (Per una notte passa|Non credo di tornare).
(Bel posto|Buona posizione) e (gentili|cordiali), però (camera piccolissima|rumore dalla strada|doccia tiepida). (L'ho detto alla reception|Segnalato), (lo sapevano già|niente). Peccato.
(Dalle foto sembra altro|Le foto ingannano). (La piscina è minuscola|Vista parcheggio). (Pulito sì|Il personale non c'entra), ma (per $night euro poco|mi aspettavo di più).
# hotel,location,collectif flow bad
(Mai più|Sconsigliato). (Odore di muffa|Capelli nella doccia|Moquette macchiata), (finestra che non chiude|tv rotta), (alla reception se ne fregano|nessuno fa niente). $night euro (per questo|a notte, vergogna).
(Notte in bianco|Notte orribile|Impossibile dormire). (Matrimonio fino alle 3|Bar sotto|Urla in corridoio), (nessuno alla reception|portiere maleducato). (Nemmeno una scusa|E si paga tutto).
# camping flow good
(Bel campeggio|Campeggio carino), (piazzole ampie|molta ombra), (bagni puliti|docce calde). (Pane al mattino|Negozietto), (gestori gentili|reception cordiale). (Silenzioso di notte|Piscina un po' fredda|Torneremo).
# camping flow mixed
(Bella posizione ma|Bella piscina ma) (piazzole piccole|bagni vecchi|pieno ad agosto|rumore di notte). (Personale gentile|Prezzo ok).
# camping flow bad
(Bagni sporchi|Docce fredde), (rumore fino alle 2|macchine di notte), (nessuno interviene|reception chiusa). (Via prima del previsto|Mai più|Caro).
# restaurant context
([Siamo stati/Sono stat~] qui) (sabato|la settimana scorsa|a $month|per la seconda volta|su consiglio|senza prenotare)
?famille (Pranzo in famiglia|Con i bambini|Eravamo in sei)
?couple (Cena in coppia|Cena di anniversario)
?amis (Con amici|Tavolo da sei)
# restaurant restauration + plain
(Cucina (ottima|molto buona|genuina)|Cibo (ottimo|molto buono))(, (porzioni abbondanti|tutto fresco|ben presentato)|)
([Abbiamo mangiato/Ho mangiato]|Si mangia) (benissimo|molto bene)(, (materie prime fresche|tutto fatto in casa|menù completo)|)
$thedishup (ottimo|buonissimo|cotto alla perfezione)(, (con un calice di vino|dolce della casa buono)|)
?pizzeria (Pizza buona|Pizze ottime|Buona pizza)(, (impasto leggero|per essere in Francia|forno a legna))
?gastronomique (Menù degustazione|Il menù) (eccellente|di alto livello)
Tutto (buonissimo|ottimo|fresco|fatto in casa)
# restaurant restauration ~ plain
(Dolce|Antipasto) (così così|niente di che)
Menù (un po' corto|poco per vegetariani)
# restaurant restauration - plain
(Cibo|Il cibo) (freddo|insipido|pessimo|deludente)(, (surgelato|porzioni minime|rimandato indietro)|)
(Carne (secca|dura)|$thedishup (secco|freddo))
# restaurant accueil + plain
(Servizio|Il servizio) (gentile|attento|veloce|cortese)(, (anche con il locale pieno|menù spiegato in italiano)|)
Cameriera (simpatica|gentilissima|brava)
# restaurant accueil ~ plain
Servizio (un po' lento|un po' freddo)
# restaurant accueil - plain
(Servizio|Cameriere) (pessimo|maleducato|scortese)(, (ignorati|nessuna scusa|ordine sbagliato)|)
# restaurant attente + plain
(Servizio rapido|Nessuna attesa)
# restaurant attente ~ plain
Un po' di attesa(, era pieno|)
# restaurant attente - plain
(Più di un'ora|$longmin minuti|Un'eternità) di attesa(, (locale mezzo vuoto|via senza dolce)|)
# restaurant prix + plain
(Prezzi onesti|Buon rapporto qualità-prezzo|Prezzo giusto)
# restaurant prix ~ plain
Un po' caro ma buono
# restaurant prix - plain
(Caro|Troppo caro|Carissimo)(, ($bill euro in due|per quello che è)|)
# restaurant ambiance + plain
(Locale|Ambiente|Posto) (carino|accogliente|piacevole)
# restaurant ambiance ~ plain
Tavoli un po' vicini
# restaurant ambiance - plain
(Troppo rumore|Ambiente freddo|Musica alta)
# restaurant emplacement + plain
?!winter (Bella terrazza|Terrazza piacevole)
Bella posizione
# visit context
([Siamo stati/Sono stat~] qui) (a $month|di domenica|con la pioggia|al ritorno)
?famille (Gita con i bambini|In famiglia)
# site ambiance + plain
(Posto|Luogo) (bellissimo|molto bello|suggestivo|incantevole)(, (merita|ben tenuto)|)
?chateau (Bel castello|Castello splendido)(, ben arredato|)
?jardin (Bel giardino|Giardino splendido)(, curatissimo|)
?parc-animalier (Bel parco|Parco ben fatto)(, animali ben tenuti|)
?nature (Bella passeggiata|Bel percorso)(, ben segnalato|, portate acqua|, scarpe comode|)
?grotte (Grotta impressionante|Bella grotta)(, fa fresco|)
?musee (Museo interessante|Museo piccolo ma carino)
# site ambiance ~ plain
Molta gente (il pomeriggio|la domenica)
# site ambiance - plain
(Deludente|Trascurato|Troppa gente)(, (poco da vedere|mezzo chiuso)|)
# site pedagogie + plain
?!nature (Molto interessante|Visita interessante|Si impara molto)(, (guida brava|audioguida in italiano)|)
# site pedagogie ~ plain
Spiegazioni solo in francese
# site pedagogie - plain
Poche spiegazioni(, tutto in francese|)
# site accueil + plain
Personale (gentile|cordiale) alla cassa
# site accueil - plain
Personale (scortese|svogliato)
# site attente + plain
(Niente coda|Ingresso rapido)
# site attente - plain
(Troppa coda|Un'ora di coda)(, una sola cassa|)
# site prix + plain
(Prezzo giusto|Ingresso economico)
# site prix ~ plain
Un po' caro per una famiglia
# site prix - plain
(Caro|Ingresso troppo caro)(, $fee euro a testa|)
# site acces + plain
(Parcheggio gratuito|Facile da raggiungere)
# site acces - plain
(Parcheggio pieno|Segnalato male)
# activite,degustation,evenement accueil + plain
(Staff|Istruttori) (bravissimi|simpatici|molto preparati)(, (spiegano bene|tanta pazienza)|)
# activite ambiance + plain
(Divertente|Bellissimo pomeriggio|Ci siamo divertiti)(, da rifare|)
# activite ambiance - plain
(Deludente|Troppo corto)
# degustation restauration + plain
Prodotti (ottimi|buonissimi)
# commerce,ot,autre accueil + plain
(Gentilissimi|Personale cortese)(, buoni consigli|)
# restaurant flow good
([Abbiamo cenato/Ho cenato]) qui (sabato|due volte|la prima sera). $thedishup (ottimo|buonissimo), (antipasto un po' piccolo|buon pane|vino della casa ok), (cameriera simpatica|veloci). (Circa $bill euro in due|Prezzi nella norma). (Consigliato|)
?pizzeria (Pizza in famiglia|Pizze da asporto), (impasto sottile|grandi), (ben condite|buona mozzarella). (Un po' di attesa|Veloci), (prezzi ok|)
(Trovato per caso|Consigliato dall'hotel), (bella sorpresa|scelta giusta). (Cucina casalinga|Porzioni abbondanti), (terrazza piacevole|locale accogliente), (servizio gentile|senza fretta). (Ci torneremmo|)
# restaurant flow mixed
(Cibo buono|Si mangia bene) ma (lentissimi|troppa attesa), (un'ora tra i piatti|conto chiesto tre volte). (Una sola cameriera|E non era pieno). Peccato.
(Così così|Nella media). (Antipasto buono|Bel posto), (secondo tiepido|carne troppo cotta|porzioni piccole), (caro per quello che è|$bill euro in due).
# restaurant flow bad
(Prenotato per le 8|Avevamo prenotato), (tavolo non pronto|vicino al bagno). (Più di un'ora di attesa|Un'ora per il secondo), (freddo|mancava un piatto), (nessuna scusa|cameriere maleducato). ($bill euro, mai più|)
# site flow good
(Bella visita|Ci è piaciuto|Visita piacevole). (Circa due ore|Un'ora e mezza), (ben spiegato|dépliant in italiano|guida simpatica). (Parcheggio gratuito|C'è un bar|Un po' di salita). (Merita|)
# site flow mixed
(Bello ma|Interessante ma) (caro|mezzo chiuso|si vede in mezz'ora). (La guida brava|)
# site flow bad
(Deludente|Tempo perso). (Un'ora di coda|$fee euro a testa|Metà chiusa), (poco da vedere|tutto in francese). (Personale scortese|)
# activite flow good
(Bel pomeriggio|Esperienza bellissima), (istruttore bravo|ben organizzato|$guide molto paziente), (attrezzatura ok|ci si sente sicuri). (Iniziato un po' tardi|Portate un cambio).
`;
