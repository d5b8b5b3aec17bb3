/** Plain sentences with a verb and a reason. */
export const italianVerbal = `
# hotel accueil + plain
Sul personale niente da dire, (sempre un sorriso|tutti salutano|hanno risolto tutto)
Il titolare (è venuto a chiedere se andava tutto bene|ci ha dato idee per le gite) e (si vede che ama il suo lavoro|ci si sente benvenuti)
# hotel accueil - plain
L'accoglienza è stata (fredda|sbrigativa), (la chiave e basta|nessuna spiegazione|sembra di dare fastidio)
# hotel chambre + plain
Avevamo una camera (al primo piano|sul retro), (spaziosa|luminosa) e (il materasso era buono|funzionava tutto|il bagno pulito)
# hotel chambre - plain
In camera (nemmeno una sedia|funzionava una lampada sola) e (il bagno è minuscolo|il materasso era molle|entrava freddo)
# hotel petit_dejeuner + plain
La colazione (ci è piaciuta|è più che sufficiente), (croissant freschi|frutta|vari tipi di pane) e (si può stare fuori|gente gentile)
# hotel emplacement + plain
Dall'hotel si può (andare a piedi ovunque|partire a camminare), (la macchina quasi mai usata|perfetto per noi)
# hotel calme + plain
Di notte (non si sente niente|c'è silenzio), (dava sul cortile|si riposa)
# hotel proprete + plain
Era tutto (pulito|molto curato), (camera rifatta ogni giorno|asciugamani puliti|anche il bagno)
# hotel proprete - plain
Pulito non era, (capelli nel lavandino|polvere sull'armadio|pavimento appiccicoso) e (detto e ridetto, niente|pulito una volta sola)
# restaurant restauration + plain
Abbiamo preso (il menù|antipasto e secondo) e (piaciuto a tutti|molto contenti), (porzioni giuste|ben presentato)
# restaurant restauration - plain
La carne era (dura|secca) e (il sugo pronto|il contorno triste), (lasciata metà|ci aspettavamo di più)
# restaurant prix + plain
Per (il prezzo|$menu euro il menù) (niente da dire|va benissimo)
# site ambiance + plain
Ci si passano bene (due ore|una mattina), (bello per le foto|curato|senza ressa)
# location accueil + plain
$hostess (ci ha mostrato tutto|ci ha accolto benissimo) e (sempre reperibile|con buoni consigli)
# camping proprete + plain
I bagni vengono puliti (più volte al giorno|spesso) e (acqua calda sempre|mai coda)
`;
