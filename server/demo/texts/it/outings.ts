/** Restaurants, visits and shops. */
export const italianOutings = `
# restaurant restauration +
$thedishup era (eccezionale|cotto alla perfezione|da leccarsi i baffi), (e il dolce pure|scarpetta d'obbligo)
Cucina casalinga, (ingredienti freschi|porzioni generose), (menu corto, buon segno|si sente la mano di chi sa)
# restaurant restauration -
$thedishup è arrivato (freddo|stracotto|annegato nella salsa), (microonde di sicuro|rimandato indietro due volte)
Piatti senza sapore, (verdure in scatola|patatine mollicce), (mensa scolastica|un peccato)
# restaurant restauration b+
(cucina ottima|ingredienti freschi)
# restaurant restauration b-
(cibo insipido|porzioni ridicole)
# restaurant accueil +
Servizio (attento|simpaticissimo), (ci hanno spiegato ogni piatto|mai invadente|grande pazienza con il mio francese)
# restaurant accueil -
Il cameriere è stato (maleducato|scocciato tutta la sera), (piatti sbattuti sul tavolo|metà ordine dimenticato)
# restaurant accueil b+
servizio cortese
# restaurant accueil b-
servizio scortese
# restaurant attente +
Servizio veloce (anche con la terrazza piena|)
# restaurant attente -
$longmin minuti (per i piatti|tra antipasto e secondo), (locale mezzo vuoto|nessuna spiegazione)
# restaurant prix +
Menu di mezzogiorno a $menu euro, (imbattibile|un affare)
# restaurant prix -
$bill euro in due senza vino, (trappola per turisti|un furto)
# restaurant prix b+
prezzi onesti
# restaurant prix b-
carissimo
# restaurant ambiance +
Locale (accogliente|caratteristico), (muri in pietra|la gente del posto gioca a carte)
# restaurant ambiance -
Tavoli attaccati e (musica altissima|gran baccano), poco piacevole
# restaurant ambiance b+
locale accogliente
# restaurant emplacement +
?lake Terrazza sull'acqua, (tramonto compreso|uno spettacolo)
?!lake Cortile interno (delizioso|fresco)
# restaurant emplacement -
La terrazza è sulla strada, (smog e rumore|vespe ovunque)
# visit,shop accueil +
$staff è stato (bravissimo|paziente e divertente), si vede la passione
Persone (squisite|gentilissime), (senza fretta|ci hanno spiegato tutto)
# visit,shop accueil -
Personale (scorbutico|annoiato), (continuava a parlare al telefono|nessun aiuto)
# visit,shop accueil b+
persone gentilissime
# visit,shop accueil b-
personale scortese
# site,activite,degustation,ot pedagogie +
Spiegazioni (chiare|appassionanti), (un'ora e mezza volata|si impara tantissimo)
# site,activite,degustation,ot pedagogie -
Tutto solo in francese, (nemmeno un foglietto|audioguida guasta), capito poco o nulla
# site,activite,degustation,ot pedagogie b+
guida bravissima
# site,activite,degustation,ot pedagogie b-
poche spiegazioni
# site,activite,evenement ambiance +
(Posto magico|Esperienza bellissima), (si perde la cognizione del tempo|da rifare subito)
# site,activite,evenement ambiance -
Troppa gente, (si va in fila senza vedere nulla|una calca), (e tenuto male|nessun controllo)
# site,activite,evenement ambiance b+
posto bellissimo
# site,activite,evenement ambiance b-
troppa gente
# visit,shop attente +
Nessuna coda, (biglietti online|organizzazione ottima)
# visit,shop attente -
$longmin minuti di coda (sotto il sole|con una sola cassa), biglietto online inutile
# visit,shop prix +
Prezzo (onesto|ottimo), (ci si passa mezza giornata|li vale tutti)
# visit,shop prix -
$fee euro a testa (più il parcheggio|per mezz'ora), non li vale
# visit,shop acces +
Parcheggio gratuito e ben segnalato
# visit,shop acces -
Parcheggio pieno alle undici, (auto nei fossi|due chilometri a piedi)
# activite equipements +
Attrezzatura nuova, (tutto controllato prima di partire|taglie per tutti)
# activite equipements -
Attrezzatura vecchia, (giubbotto strappato|freni quasi assenti), poco sicura
# site,commerce,ot,autre equipements +
(Bar carino|Bagni puliti e area picnic all'ombra)
# site,commerce,ot,autre equipements -
Bagni fuori servizio e nemmeno una panchina
# degustation,commerce restauration +
Prodotti (squisiti|genuini), (bagagliaio pieno|si assaggia tutto)
# degustation,commerce restauration -
Niente di speciale e più caro che in negozio
`;
