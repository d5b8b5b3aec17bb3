/** Whole reviews of tables, sights, stays and outings by Italian guests, each told in one go. */
export const italianWholeOthers = `
# restaurant flow good
@restauration+ Mangiato benissimo. $thedishup (era davvero buono|cotto come si deve), porzioni giuste e il personale (gentile|simpatico). (Prezzi onesti|Si spende il giusto).
?good,!pizzeria,!creperie @restauration+ Ristorante trovato (per caso|girando per $town) e siamo stati fortunati. Menù fisso con (due|tre) scelte per portata. (L'anatra era tenerissima|Ottimo il pesce), il dolce un po' troppo pesante. Il locale è piccolo e un po' rumoroso ma accogliente.
?together @restauration+,accueil+ Ci siamo stati due volte durante la vacanza e abbiamo mangiato molto bene entrambe le volte. Cucina del posto, piatti abbondanti. Il cameriere è simpatico e ci ha tradotto il menù. I prezzi sono nella media della zona e il vino della casa è buono. Consigliato
?good @attente-,restauration+ Si mangia bene ma il servizio è lento, (tra l'antipasto e il secondo è passata mezz'ora|per il primo piatto quaranta minuti) e nessuno ci ha detto niente. $thedishup però era molto buono.
@prix+ Mangiato bene spendendo il giusto, (porzioni abbondanti|locale carino).
@accueil+ Cameriere simpaticissimo e cucina (semplice|curata). Bella serata!!
@attente+ Buono. Porzioni (abbondanti|grandi), servizio veloce
?pizzeria,together @restauration+ Pizza buona, (impasto leggero|cotta nel forno a legna), non ce l'aspettavamo in Francia. Buoni anche i dolci. Il locale era pieno e abbiamo aspettato un po' per il tavolo. Camerieri veloci e gentili.
?pizzeria,good @prix- Pizza (buona|più che discreta), sottile e ben cotta. 16 euro per una (prosciutto e funghi|quattro stagioni) però sono tanti, e anche le birre costano care.
?creperie,together @restauration+ Buonissime le galette, (quella con uovo e prosciutto|quella con il formaggio di capra), e anche le crêpes dolci. Locale piccolo e sempre pieno, meglio prenotare o arrivare presto. Noi abbiamo aspettato un quarto d'ora per il tavolo. Da bere il sidro oppure la birra.
?creperie,famille @prix+ Ottimo per mangiare con i bambini, si spende poco e il personale è (paziente|sorridente). Noi abbiamo preso le galette e le insalate, tutto buono. C'è anche qualche tavolo fuori.
?together,!pizzeria,!creperie @restauration+ Siamo entrati senza prenotazione e ci hanno trovato subito un tavolo. Io ho preso (l'agnello|il pesce), gli altri il pollo, tutto cucinato bene e presentato con cura. I dolci sono fatti in casa. La titolare è molto cordiale e parla un po' di inglese. Le porzioni non sono enormi ma con antipasto, secondo e dolce si è sazi. Il conto nella media per la zona, circa 35 euro a testa con il vino.
?gastronomique,couple @restauration+ Cena per (il nostro anniversario|i miei 50 anni), siamo stati benissimo. Il menù degustazione è (molto curato|ottimo), con piatti ben spiegati e un servizio attento. I formaggi erano squisiti. Il conto è alto ma la qualità c'è tutta. La sala è elegante e i tavoli ben distanziati. Lo consigliamo per un'occasione speciale.
?good,!pizzeria,!creperie @accueil+,prix- Mi è piaciuto, anche se $bill euro per due piatti e (mezza bottiglia|due bicchieri) di vino sono tanti. Il cameriere spiega ogni piatto con molta gentilezza. Il dolce non l'abbiamo preso.
?gastronomique,good @prix- Cucina di alto livello e presentazione (molto curata|bella da vedere). Però le porzioni sono piccole e con il vino si spende davvero tanto. Ci siamo alzati da tavola con un po' di fame.
?famille Adatto alle famiglie, (seggiolone e matite per i bambini|menù per i piccoli), tutti contenti.
?brasserie,!village @emplacement+ Comodo per un pranzo veloce, è in centro e (servono a tutte le ore|servono anche tardi). Un'insalata e (un piatto del giorno|una bistecca con le patatine), tutto (buono|discreto). Prezzi normali.
?bistrot,affaires @attente+ Pranzo di lavoro, serviti velocemente e bene. Il piatto del giorno era buono e il prezzo (15|17|16) euro con il caffè è giusto. Locale un po' rumoroso.
Consigliato da (amici|gente del posto). Piatti (semplici|genuini) e conto (corretto|giusto), ci tornerei.
?summer,!pizzeria,!creperie,together @ambiance+ Abbiamo cenato all'aperto (sotto gli alberi|nel cortile), posto bellissimo. (Il pesce|L'agnello) era ottimo e anche il vino. Ci avevano detto di prenotare e infatti verso le nove era tutto occupato. Verso la fine sono arrivate le zanzare ma ci hanno dato lo spray. Da tornarci.
?winter,!pizzeria,!creperie @ambiance+ Locale caldo e accogliente, piatti abbondanti, (ottimo lo stufato|ottima la zuppa di cipolle). Il proprietario passa tra i tavoli e scambia due parole con tutti.
?good @accueil+ Personale gentilissimo e cibo buono. Il menù (è solo in francese|non è tradotto) ma hanno spiegato (piatto per piatto|tutto) senza problemi. Secondo me però i prezzi dei vini sono un po' alti per la zona.
?famille @accueil+ Siamo arrivati tardi con due bambini (stanchi|affamati) e ci hanno fatto mangiare lo stesso, sono stati gentilissimi. Pasta al burro per i piccoli e per noi il piatto del giorno che era molto buono. Non c'era il fasciatoio in bagno ma ci siamo arrangiati. Consigliato alle famiglie.
?good @calme-,attente+ Tutto buono e servizio rapido, unica pecca il rumore, (i tavoli sono molto vicini|il locale rimbomba). Meglio andarci in settimana.
?dogs,together Ci hanno fatto entrare con il cane senza problemi. $thedishup (ottimo|molto buono), (buono anche il formaggio|dolce della casa), conto (onesto|nella norma). Posto tranquillo.
?!pizzeria,!creperie @restauration+ tutto molto buono, ho preso il menù (del giorno|da 24 euro), il dolce il migliore, (mousse al cioccolato|torta al limone). consigliatissimo
?weekend @restauration+ Meglio prenotare perché il sabato è sempre pieno. Materie prime (di qualità|freschissime), carta corta, (vini della zona anche al calice|vino consigliato bene). Il servizio attento. Bravi.
?lake @ambiance+ Pranzo (con vista sul lago|a due passi dal lago), il posto è stupendo. Il cibo è semplice e fresco, buono il vino bianco. Il servizio un po' lento perché c'era tanta gente. Prenotate se volete stare fuori.
@restauration+ Tutto buono. Da provare (il formaggio|i dolci), fatti da loro.
?good @restauration+ Cibo (buono|buono davvero) e pane (fantastico|fatto da loro). Avrei gradito più verdure, i contorni sono quasi sempre patate. Ci siamo seduti alle otto e alle nove e mezza eravamo già fuori.
?groupe @accueil+ Eravamo in (diciotto|venti|quindici) e il servizio è stato perfetto, tutto caldo e puntuale. Avevamo scelto i piatti prima per telefono. (Conto diviso senza problemi|Digestivo offerto). Grazie ancora.
?old L'ambiente mi è piaciuto (molto|tanto), (muri di pietra|travi a vista) e pochi tavoli. $thedishup era ottimo e anche il dolce. Con un calice di vino (una trentina di euro|poco più di trenta euro) a testa.
?solo @accueil+ Ho mangiato da sol~ e mi hanno trattato benissimo. $thedishup (buono|molto saporito), porzione abbondante, infatti non ho preso il dolce.
?top,together @restauration+ Ogni volta che passiamo da queste parti (ci fermiamo|veniamo a mangiare) qui e non ci ha mai deluso. Complimenti allo chef e a tutto il personale.
?view @emplacement+ La posizione è (stupenda|splendida) e si mangia bene, (piatti semplici ma curati|tutto fresco). Prenotate un tavolo (fuori|vicino alla vetrata) altrimenti la vista non si vede.
?good,!creperie @restauration+,prix+ Buon rapporto qualità prezzo. Il locale da fuori (non è bello|è anonimo) ma si mangia bene e le porzioni sono abbondanti. Servizio veloce, clientela quasi tutta del posto.
?autumn,!pizzeria,!creperie @restauration+ Ottimi i piatti con i funghi, in autunno ne hanno parecchi. La carne era tenera e la salsa (non troppo pesante|buona). Da provare anche il formaggio.
?good,together,!pizzeria,!creperie @restauration+ Abbiamo cenato qui con amici in un giorno infrasettimanale. Buoni gli antipasti, soprattutto il paté, ottima la carne, il pesce invece un po' asciutto. La carta dei vini è lunga e ci sono anche bottiglie a prezzi normali. Il ragazzo che serviva era alle prime armi ma si è impegnato. Il bagno si trova al piano di sopra e non è comodissimo. In generale siamo stati bene, ci ritorneremmo.
?good @restauration+,accueil+ Locale curato e personale molto professionale. Il menù cambia spesso e ci sono anche due piatti vegetariani. (Ottimo il pesce|Ottima la carne), un po' meno il primo che era salato. Il pane viene portato caldo. Carta dei vini non troppo lunga. Il prezzo è medio alto ma per la qualità ci sta, si può pagare con la carta.
si mangia bene, personale simpatico e prezzi (giusti|onesti). ci (siamo trovati|siamo trovati molto) bene torneremo
# restaurant flow mixed
@attente-,restauration+ Cibo discreto ma servizio lentissimo, (un'ora e mezza per due piatti|dopo quaranta minuti ancora niente). In sala erano solo in due e non ce la facevano, inoltre hanno sbagliato un piatto. I tavoli fuori sono carini.
Nella media, niente di particolare. Servizio (corretto|educato).
?!pizzeria,!creperie @prix- Niente di memorabile. L'antipasto (carino|buono), il secondo (scarso|abbastanza insipido), il dolce non saprei perché non l'ho preso. Conto troppo alto per la qualità. Personale comunque gentile.
?pizzeria @restauration- Pasta (scotta|con troppa panna), la pizza invece (si può mangiare|accettabile). Personale (cortese|gentile).
@accueil-,restauration+ Cucina buona ma servizio (svogliato|un po' scortese). $thedishup era (buono|ottimo), il dolce anche. I prezzi sono giusti. Se il personale fosse più gentile ci tornerei.
?summer @ambiance- Posto bello ma troppo turistico, tavoli attaccati e (si aspetta in piedi il proprio turno|ti fanno fretta). Il cibo è (nella media|discreto), le patatine erano mollicce.
# restaurant flow bad
@restauration-,attente- Un'ora di attesa per un piatto (freddo|tiepido). [Abbiamo/Ho] rimandato indietro la carne ed (è tornata bruciata|è tornata uguale). Da evitare.
?!creperie,!pizzeria @prix-,restauration- Posto turistico, si mangia male e si paga troppo. Porzioni (ridicole|piccole), vino della casa imbevibile e $bill euro di conto. (Il pane era secco|L'insalata senza sapore). Servizio frettoloso.
?together @accueil- Avevamo prenotato per le otto e il tavolo (non c'era|era stato dato ad altri). Ci hanno fatto aspettare fuori per mezz'ora e poi siamo andati via. Nessuna scusa, anzi la signora era pure seccata. Siamo andati a mangiare in un altro locale dove ci hanno trattato benissimo. Pessimi.
@restauration- Piatti freddi e (poco saporiti|salatissimi), da dimenticare.
?pizzeria @restauration- Pizza pessima, base (surgelata|cruda in mezzo), mozzarella gommosa. 15 euro buttati. Anche il servizio è stato lento.
?worst @proprete-,accueil- Tavolo appiccicoso, posate (con residui|sporche) e bagno sporchissimo. L'abbiamo fatto notare al cameriere che ha risposto male. Siamo andati via dopo (l'antipasto|le bevande). Igiene zero.
@accueil- Camerieri (sgarbati|distratti), ti fanno aspettare e non salutano. Peccato.
?famille @accueil- Sconsigliato con i bambini, (personale infastidito|ci hanno messo in fondo accanto alla cucina), menù baby caro e (niente seggiolone|il seggiolone rotto). Anche noi adulti non abbiamo mangiato bene, la carne era dura e le verdure fredde. Abbiamo aspettato tantissimo per il conto. Non ci torneremo.
?!pizzeria,!creperie @restauration- Ci ero stat~ (anni fa|due anni fa) e mi era piaciuto, adesso deve essere cambiata la gestione. Cucina senza sapore, dolci scongelati e prezzi aumentati.
# site flow good
?!nature @pedagogie+ Visita interessante, (spiegazioni chiare|pannelli ben fatti), calcolate (un'ora e mezza|almeno due ore). (C'è un foglio in italiano|Foglio in italiano alla cassa). Consigliato
?musee @pedagogie+ Museo piccolo ma molto interessante, si visita in un'ora. Racconta la vita di una volta nella zona, con (attrezzi e fotografie|un filmato). Con lo stesso biglietto si può vedere anche una mostra al piano di sopra.
?musee,good @pedagogie- Collezione (notevole|bella) e sale moderne, però quasi tutto è scritto solo in francese. Sarebbe utile un'audioguida in italiano. Guardaroba gratuito.
?chateau @pedagogie+ Castello molto bello e ben arredato. La visita guidata è in francese ma danno un foglio in italiano e (si segue bene|la ragazza parlava piano). Bello anche il parco.
?chateau,famille @pedagogie+ Ci siamo andati con i bambini che si sono divertiti molto con il libretto dei giochi che danno all'ingresso. Il castello è tenuto benissimo e si gira in circa due ore. Le scale della torre sono ripide, attenzione con i piccoli e niente passeggini. In estate meglio andarci (la mattina|all'apertura). C'è anche un bar per mangiare qualcosa.
?chateau,good @prix- (Molto bello da fuori|Esterno magnifico), dentro si visitano poche stanze e $fee euro mi sembrano troppi. I giardini (sono belli|sono ben curati).
?jardin,!winter @ambiance+ Giardino meraviglioso, tenuto benissimo e (con i nomi delle piante|pieno di fiori). Ci sono panchine all'ombra e un piccolo bar. [Siamo rimasti/Sono rimast~] (tutta la mattina|quasi tre ore). Alla cassa vendono anche le piante.
?grotte @accueil+ Da vedere! Portatevi una giacca perché (fa freddo|è umido) anche d'estate. La guida è stata simpatica e (c'è un foglio in italiano|parlava anche inglese). Si fanno tanti gradini.
?parc-animalier,famille @ambiance+ Giornata bellissima, i bambini si sono divertiti tantissimo. Gli animali (hanno molto spazio|sono ben tenuti) e il percorso è comodo. C'è l'area picnic, il bar invece è caro. Ci vogliono almeno tre ore per vedere tutto.
?abbaye @ambiance+ Luogo di grande pace, molto bello soprattutto (il chiostro|la chiesa). L'ingresso è libero e c'erano pochi turisti. Si può anche passeggiare lungo le mura. Merita una visita.
@ambiance+ Molto bello, merita (la visita|la deviazione). Consiglio di andarci (presto|in settimana).
?nature,parking @emplacement+ Passeggiata facile, dal parcheggio (venti minuti|mezz'ora) e si arriva. Panorama (meraviglioso|davvero bello). Meglio andarci presto perché poi arriva tanta gente. Gratis. Consiglio scarpe da ginnastica e un cappello, il primo pezzo è tutto al sole.
?nature,summer @ambiance+ Posto stupendo per (una passeggiata|stare al fresco), (all'ombra quasi sempre|quasi tutto nel bosco). Scarpe chiuse e acqua perché non ci sono bar. Consigliatissimo
?musee,together @accueil+,pedagogie+ Non conoscevamo questo museo e ci è piaciuto molto. Ci sono filmati, fotografie e oggetti della zona, tutto spiegato bene anche se in francese. La signora alla cassa è stata molto gentile e ci ha dato dei fogli in italiano. Il biglietto costa poco e si può stare quanto si vuole. Un po' freddo nelle sale. Da consigliare.
?!nature @accueil+ Personale (cortese|preparato) e visita piacevole, (ci si passano due ore|molto bella).
?nature,!winter,together @emplacement+ Abbiamo fatto il giro completo, circa (tre|due) ore con le soste. Il sentiero è segnato abbastanza bene e la salita non è troppo dura. In cima la vista è spettacolare. Portatevi da mangiare e da bere perché non c'è niente. Scarpe comode. Noi siamo andati al mattino e c'era poca gente.
?nature,good,!parking @acces- Il posto è bellissimo, arrivarci un po' complicato, indicazioni scarse e parcheggio praticamente inesistente, [abbiamo/ho] lasciato la macchina lungo la strada. Pochi i turisti stranieri.
?!nature,solo @accueil+ C'era poca gente e il signore della biglietteria mi ha dedicato molto tempo e ha risposto alle mie domande. Posto interessante.
?!nature,good,summer @attente- Interessante ma in alta stagione troppa gente, (25|30) minuti di coda alla cassa. Meglio comprare i biglietti su internet. Bello il giardino intorno.
bellissimo posto da visitare assolutamente, (foto stupende|atmosfera unica)
?!nature,together @ambiance+ Molto suggestivo, vale la pena fermarsi. Noi l'abbiamo visitato senza guida e ci sono volute circa due ore. Alcune parti erano chiuse per restauro ma si vede comunque abbastanza. Il personale alla cassa è gentile e parla inglese. Parcheggio a pagamento poco distante.
?chateau,together @emplacement+ Il castello merita sicuramente una visita, anche solo per la posizione e il panorama. All'interno ci sono alcune stanze arredate e una mostra, noi abbiamo fatto il giro da soli con il foglio che danno alla cassa. La salita dal parcheggio è ripida. Bagni presenti, bar aperto solo il pomeriggio. C'era un po' di vento sulla torre. Calcolate un paio d'ore.
?nature @emplacement+ Vista spettacolare, un posto (tranquillo|magico). Consiglio di portarsi (l'acqua|qualcosa da mangiare).
# site flow mixed
?!nature @prix- Carino ma (si vede in mezz'ora|finisce subito), $fee euro secondo me sono (tanti|troppi). Le indicazioni per arrivare sono poche e il bar era chiuso.
?nature @proprete- Posto bello ma ci sono (rifiuti lungo il sentiero|cestini stracolmi) e bagni (chiusi|sporchi). Il comune dovrebbe occuparsene. La passeggiata è facile, adatta a tutti, anche se in qualche punto il terreno è scivoloso quando ha piovuto.
?musee @pedagogie- Tanti oggetti ma poche spiegazioni, tutte in francese e scritte in piccolo. La signora alla cassa gentile. Si visita in mezz'ora.
# site flow bad
?!nature @accueil-,acces- Sul sito c'era scritto (aperto fino alle sei|orario continuato) e invece alle quattro e mezza non facevano più entrare. La signora della cassa molto scortese. [Abbiamo fatto/Ho fatto] (40|60) km per niente.
?parc-animalier @prix-,ambiance- Che tristezza. Animali in spazi (piccoli|ridicoli), metà delle gabbie vuote e biglietto carissimo. Non [ci torneremo/ci tornerò].
?chateau @prix-,pedagogie- Non vale il biglietto, (tre sale vuote|ponteggi ovunque) e una visita guidata solo in francese e lunghissima. Alla cassa nessuno avvisa. Deludente, anche il parco è poco curato.
?nature,summer @ambiance-,acces- Troppa gente, impossibile parcheggiare, (musica ad alto volume|gente che fuma) dappertutto. Anni fa era molto meglio. Peccato perché il posto di per sé è bellissimo.
# camping flow good
?tent @equipements+,proprete+ Campeggio molto bello. Piazzola (grande|ombreggiata) e bagni puliti. La sera (si sta tranquilli|c'è silenzio) e al mattino arriva il pane. Prezzo onesto e gente gentile.
?caravan,together @acces+ Siamo stati tre notti con il camper e ci siamo trovati bene. Piazzole grandi e in piano, carico e scarico (comodo|comodi), si va a piedi in paese. I proprietari sono sempre presenti e parlano anche un po' di italiano. I bagni sono vecchiotti e un po' lontani, noi abbiamo usato quello del camper. Buono per una sosta di qualche giorno, in bassa stagione si spende il giusto.
?good,mobile-home,famille @chambre+ Casa mobile nuova con (due camere|le zanzariere) e una veranda. I bambini hanno fatto subito amicizia e si sono divertiti. Bagno un po' stretto, letti comodi.
@ambiance+ Campeggio tranquillo e ben tenuto, (vicini educati|gestori simpatici), ci si riposa davvero.
?pool,famille,summer @equipements+,proprete+ Vacanza riuscita! Piscina (pulita|pulita e con lo scivolo), animazione non invadente, campeggio verde e sicuro per i ragazzi. Personale sempre gentile. Anche i prezzi del bar sono normali.
?tent,together @accueil+,proprete+ Eravamo in tenda e siamo stati benissimo. Bagni puliti, (acqua calda a tutte le ore|lavelli in ordine), piazzole divise da siepi e con ombra. Il personale è stato gentilissimo e ci ha prestato anche il martello. Un po' di rumore la mattina presto ma è normale in campeggio. Il supermercato è a cinque minuti di macchina. Torneremo.
?good,summer @proprete- Campeggio (piacevole|bello), tanto verde e bella posizione. I bagni all'ora di punta (non bastano|lasciano a desiderare) e in $month bisognerebbe pulirli più spesso. La sera fanno anche le pizze.
?couple,summer @calme+ Campeggio piccolo e tranquillo, senza animazione, come piace a noi. Tanti alberi e poche piazzole. La signora alla reception è gentile. Bagni semplici e puliti la mattina.
?!mobile-home Una notte sola di passaggio, (arrivo tardi|arrivo dopo le otto) e nessun problema. Docce calde, (bagni in ordine|posto tranquillo). Per una tappa va benissimo.
?good @emplacement+,numerique- Il campeggio è in una bella posizione e ha tutto quello che serve, bar, market e lavanderia. Le piazzole sono di grandezza normale, alcune con poca ombra. Il personale parla inglese ed è disponibile. Il wi-fi funziona solo vicino alla reception. Buona base per visitare la zona in macchina o in bici.
# camping flow mixed
?caravan @prix-,acces-,proprete+ (35|38) euro a notte per il camper più la corrente sono tanti. (Piazzola in pendenza|Manovre difficili). I bagni sono puliti, il personale educato. La posizione è bella.
?summer @equipements-,emplacement+ Bella posizione ma servizi (vecchi|da rifare), acqua (tiepida|appena tiepida) la sera e una sola lavatrice. Gentili alla reception. La piazzola era grande e con ombra.
# camping flow bad
?summer @calme-,proprete- Musica fino (all'una|alle due) tutte le sere e nessuno che dica niente. Bagni (indecenti|mai puliti). [Abbiamo/Ho] pagato quattro notti e [siamo partiti/sono partit~] dopo due.
?mobile-home @proprete-,accueil- La casa mobile era sporca, (briciole nei cassetti|capelli nella doccia), odore di chiuso e il frigo che non raffreddava. Alla reception dicevano che mandavano qualcuno ma non è venuto nessuno. Hanno anche trattenuto parte della cauzione. Non ci andate.
# location flow good
?gite,together @accueil+,proprete+ Casa (molto bella|come nelle foto), pulita e con tutto il necessario in cucina. $hostess ci ha accolto con gentilezza e ci ha spiegato ogni cosa. Letti comodi, giardino grande, posto tranquillo. Per la spesa bisogna prendere la macchina. Siamo stati una settimana e ci torneremmo volentieri.
?appartement,!village @emplacement+ Appartamento piccolo ma con tutto il necessario, in centro e vicino (al mercato|ai negozi). Le chiavi sono in una cassetta con il codice, molto pratico. (Si dorme bene|C'è anche la lavatrice). Ci ritornerei.
?good,appartement,together @equipements-,proprete+ Appartamento comodo e pulito, il proprietario (risponde subito|è gentile). In cucina mancano un po' di cose, per esempio una pentola grande per la pasta, e i coltelli non tagliano. La doccia è piccola. Siamo stati cinque notti e il prezzo era buono.
?chambre-hotes,together @petit_dejeuner+,accueil+ Ci siamo trovati benissimo, i padroni di casa sono persone squisite. La colazione è ottima, (con marmellate fatte in casa|con le crêpes calde). La camera (bella|spaziosa) e silenziosa, bagno nuovo. Grazie!
?good,gite @acces-,proprete+ Casa comoda e (pulita|pulita e ben tenuta). Per arrivarci l'ultimo pezzo di strada è (sterrato|stretto) e di notte non è facile. Non ci sono negozi vicino. Ci si rilassa davvero.
@proprete+ Tutto pulito e come da annuncio, (proprietari gentili|chiavi consegnate puntuali). Grazie
# collectif flow good
?good,refuge @ambiance+ Bella atmosfera e cena abbondante. Si dorme in camerata e c'è sempre qualcuno che russa. Il gestore è gentile e conosce bene i sentieri. Portate i contanti.
?village-vacances,famille @equipements+ Ottimo per le famiglie, i bambini erano contentissimi del club e ci sono tante attività. (Si mangia discretamente|Buffet vario). Camere semplici e personale simpatico.
# location,collectif flow mixed
@chambre-,emplacement+ La posizione è ottima. Dentro invece (mobili vecchi|materassi vecchi) e (poche pentole|poche coperte). Per il prezzo mi aspettavo di più.
# location,collectif flow bad
@proprete-,accueil- Trovato sporco, (capelli in bagno|polvere sotto i letti), (odore di umido|frigo da lavare). Chi gestisce non risponde al telefono. La prima mattina [l'abbiamo/l'ho] passata a pulire e alla fine chiedono anche le pulizie finali. Sconsigliato.
# activite flow good
?nautique,summer @accueil+ Discesa in canoa di (10|12) km, bellissima. Spiegano tutto bene e danno il bidone stagno, al ritorno c'è il pulmino. Adatta anche a chi non l'ha mai fatto. Portate la crema e le scarpe da bagnare. Il fiume è pulito e ci si può fermare a fare il bagno. Ci siamo divertiti tanto!
?spa,!famille @ambiance+ Posto molto rilassante, vasche calde, sauna e bagno turco, poca gente (in settimana|di mattina). La cuffia è obbligatoria. Spogliatoi puliti e personale gentile.
?accrobranche,famille @equipements+ I bambini si sono divertiti tantissimo, ci sono percorsi per tutte le età. Istruttori attenti e attrezzatura (nuova|in buono stato). Si sta lì mezza giornata. Meglio prenotare.
?cheval @accueil+ Passeggiata a cavallo di un'ora e mezza nel bosco, bellissima. Non ero mai salit~ su un cavallo e $guide è stato (molto paziente|bravissimo). Cavalli ben tenuti. Esperienza da rifare.
?velo,good @equipements- Noleggio bici elettriche, persone gentili. La mia aveva (i freni un po' lenti|la batteria che durava poco). Il giro consigliato è bello e quasi tutto in piano. Prezzo giusto.
?good,bateau @prix- Giro in battello di un'ora, (rilassante|piacevole), con spiegazioni (anche in inglese|in italiano). Il prezzo è un po' alto ma il panorama è molto bello. Mettetevi sul ponte se non c'è troppo sole.
# activite flow mixed
@prix-,accueil+ Istruttore bravo e paziente, ma l'attività dura poco, (quaranta minuti|meno di un'ora), e tra attese e preparazione si perde molto tempo. Per quello che costa mi aspettavo di più.
# activite flow bad
@attente-,accueil- Pessima organizzazione. [Avevamo/Avevo] prenotato e pagato online e non risultava niente. Dopo quaranta minuti di attesa [ci/mi] hanno messo in un altro gruppo, troppo numeroso. Nessuna scusa e il rimborso non è ancora arrivato.
# degustation flow good
@accueil+ Visita e assaggi molto interessanti, (il signore è appassionato|la ragazza è preparata) e non si è obbligati a comprare. [Abbiamo/Ho] preso qualche bottiglia a un buon prezzo. (Parlano un po' d'italiano|Spiegano in inglese).
# evenement flow good
?!festival @ambiance+ Bella festa, tanta gente e (musica dal vivo|bancarelle) in tutte le vie. Si mangia bene spendendo poco. Per il parcheggio arrivate presto. [Ci siamo divertiti/Mi sono divertit~] molto.
# commerce flow good
?!boulangerie @accueil+ Negozio (piccolo|carino) con prodotti della zona, la signora è gentile e fa assaggiare. [Abbiamo preso/Ho preso] qualche regalo. Prezzi normali.
# ot flow good
@accueil+ Ragazza gentilissima, parla (italiano|un buon italiano), [ci/mi] ha dato le cartine e consigliato (un bel mercato|una bella passeggiata). Ufficio piccolo ma fornito.
`;
