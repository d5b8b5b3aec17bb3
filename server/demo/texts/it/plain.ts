/** Plain words, as most guests put it. */
export const italianPlain = `
# any also
e
# hotel,collectif accueil + plain
((Personale|Staff) (molto |davvero |)|Tutto il personale molto )(gentile|cortese|disponibile|simpatico|cordiale)
(Ottima|Bella|Buona) accoglienza (alla reception|)
(Gestori|Proprietari) (gentilissimi|molto disponibili|cordiali)
(Check-in veloce|Check-in rapido|Arrivo senza problemi)
# hotel,collectif accueil - plain
Personale (scortese|maleducato|poco disponibile|svogliato)
# lodging chambre + plain
(Camera|Stanza) (ampia|comoda|pulita e comoda|accogliente|luminosa|piccola ma comoda|ben arredata)
Letto (comodissimo|molto comodo|ottimo)
Bagno (nuovo|moderno|grande)
?view (Bella|Splendida|Stupenda) vista dalla camera
# lodging chambre - plain
Camera (minuscola|vecchia|buia|fredda|con odore di muffa)
(Letto|Materasso) (scomodo|sfondato|durissimo)
(Bagno (vecchio|con muffa)|Doccia (vecchia|con muffa|intasata))
# stay proprete + plain
(Molto pulito|Pulitissimo|Tutto pulito|Pulito|Tutto molto pulito)
Pulizia (impeccabile|perfetta|ottima|top)
# stay proprete - plain
?!camping Camera (sporca|non pulita)
?!camping (Capelli|Macchie) (nel letto|per terra|in bagno)
?camping (Bagni (sporchi|sporchissimi)|Docce (sporche|sporchissime))
# hotel,collectif petit_dejeuner + plain
Colazione (ottima|buona|abbondante|varia|molto buona)
(Buona|Ottima) colazione (a buffet|)
# hotel,collectif petit_dejeuner - plain
Colazione (scarsa|pessima|deludente|cara e scarsa)
# hotel,collectif restauration + plain
(Cena|Cena in hotel) (ottima|molto buona|eccellente)
# hotel,collectif restauration - plain
(Cena (deludente|scarsa)|Ristorante (deludente|caro))
# stay emplacement + plain
(Ottima|Buona|Bella) posizione
(Posizione (perfetta|ideale|ottima|comodissima)|Posto (perfetto|ideale|ottimo))
?!village (In mezzo alla natura|Bel posto tranquillo)
# stay emplacement - plain
Posizione (pessima|scomoda)
# stay equipements + plain
?pool (Bella piscina|Piscina (pulita|molto bella|grande))
?garden Bel giardino (curato|)
?location Cucina (completa|ben attrezzata)
?hotel (Buoni servizi|Ottimi servizi)
?camping (Buoni servizi|Ottimi servizi)
# stay equipements - plain
?pool Piscina (chiusa|sporca|gelida)
?hotel (Ascensore rotto|Sauna fuori servizio)
?location (Cucina mal attrezzata|Forno rotto|Stoviglie contate)
?camping (Strutture vecchie|Giochi rotti)
# stay prix + plain
(Buon|Ottimo) rapporto qualità-prezzo
(Prezzo giusto|Prezzo onesto|Buon prezzo)
# stay prix - plain
(Caro|Troppo caro|Carissimo) (per quello che è|per quello che offre|)
# lodging acces + plain
(Parcheggio gratuito|Parcheggio privato|Parcheggio davanti|Facile parcheggiare)
# camping acces + plain
(Facile da trovare|Accesso comodo)
# stay acces - plain
(Impossibile parcheggiare|Parcheggiare è un incubo|Parcheggio carissimo)
# hotel,location,camping numerique + plain
(Wifi veloce|Buon wifi|Il wifi funziona bene)
# hotel,location,camping numerique - plain
(Il wifi (non funziona|cade sempre)|Wifi pessimo)
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
(Proprietario|Proprietaria) (irreperibile|scortese)
# restaurant restauration + plain
(Cucina (ottima|molto buona|genuina)|Cibo (ottimo|molto buono))
([Abbiamo mangiato/Ho mangiato]|Si mangia) (benissimo|molto bene)
$thedishup era (ottimo|buonissimo)
?gastronomique Menù degustazione (eccellente|di alto livello)
Tutto (buonissimo|ottimo|fresco|fatto in casa)
# restaurant restauration - plain
Cibo (freddo|insipido|pessimo|deludente)
(Carne (secca|dura)|$thedishup era (secco|freddo))
# restaurant accueil + plain
Servizio (gentile|attento|veloce|cortese)
Cameriera (simpatica|gentilissima|molto brava)
# restaurant accueil - plain
(Servizio|Cameriere) (pessimo|maleducato|scortese)
# restaurant attente + plain
(Servizio rapido|Nessuna attesa)
# restaurant attente - plain
(Più di un'ora|$longmin minuti) di attesa
# restaurant prix + plain
(Prezzi onesti|Buon rapporto qualità-prezzo|Prezzo giusto)
# restaurant prix - plain
(Caro|Troppo caro|Carissimo)
# restaurant ambiance + plain
(Locale|Ambiente|Posto) (carino|accogliente|piacevole)
# restaurant ambiance - plain
(Troppo rumore|Ambiente freddo|Musica troppo alta)
# restaurant emplacement + plain
?!winter (Bella terrazza|Terrazza piacevole)
Bella posizione
# site ambiance + plain
(Posto|Luogo) (bellissimo|molto bello|suggestivo)
?chateau (Bel castello|Castello splendido)
?jardin (Bel giardino|Giardino splendido)
?parc-animalier (Bel parco|Parco ben tenuto)
?nature (Bella passeggiata|Bel percorso)
?grotte (Grotta bellissima|Bella grotta)
?musee (Museo interessante|Museo piccolo ma carino)
# site ambiance - plain
(Deludente|Trascurato|Troppa gente)
# site pedagogie + plain
?!nature (Molto interessante|Visita interessante|Si imparano tante cose)
# site pedagogie - plain
Poche spiegazioni
# site accueil + plain
Personale (gentile|cordiale)
# site accueil - plain
Personale (scortese|svogliato)
# site attente + plain
(Niente coda|Ingresso rapido)
# site attente - plain
(Troppa coda|Un'ora di coda)
# site prix + plain
(Prezzo giusto|Ingresso economico)
# site prix - plain
(Caro|Ingresso troppo caro)
# site acces + plain
(Parcheggio gratuito|Facile da raggiungere)
# site acces - plain
(Parcheggio pieno|Segnalato male)
# activite,degustation,evenement accueil + plain
(Staff (bravissimo|simpatico|molto preparato)|Tutti (bravissimi|simpatici|molto preparati))
# activite ambiance + plain
(Divertente|Bellissimo pomeriggio|Ci siamo divertiti)
# activite ambiance - plain
(Deludente|Troppo breve)
# degustation restauration + plain
Prodotti (ottimi|buonissimi)
# commerce,ot,autre accueil + plain
(Gentilissimi|Personale cortese)
`;
