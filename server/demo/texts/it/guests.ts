/** Italian guests in their own manner: flat, hasty or at length. */
export const italianGuests = `
# hotel flow good
@accueil+ Gentilissime le persone (alla reception|del ricevimento).
?together siamo stati bene niente di negativo (da dire|)
@emplacement+ Comodo per girare e anche per i negozi, comodo per il ristorante che sta proprio di fronte
@calme+ Nella camera non si sente niente, si dorme (bene|come si deve)!
@petit_dejeuner+ Ben fornito il buffet della mattina, dolce e salato, e lo riempiono in continuazione
@prix+ In rapporto al prezzo (va benissimo|niente da obiettare)
?top Eccezionali in tutto, dal primo all'ultimo giorno!!!
?parking @acces+ c'è il posto macchina (interno|davanti) e non si paga
?good @prix- Merita anche se (costa parecchio|non è economico)...
?together @attente+ Siamo entrati in camera senza (aspettare|nessuna attesa)
?good @calme- Unico neo qualche rumore dal corridoio (la sera tardi|al mattino presto)
?pool,summer @equipements+ Stupenda la piscina, lettini (per tutti|a sufficienza)
@accueil+,emplacement+,prix+ personale preparato e gentile, comodo per visitare i dintorni, prezzo più che onesto
@accueil+ Se chiedete in reception vi danno informazioni su tutto quello che c'è da vedere
?good,together @calme- E' andato tutto bene quindi lo raccomando. Purtroppo davanti ci sono dei lavori in corso, lo abbiamo fatto presente alla direzione
@equipements+ Quello che mi è piaciuto è che in stanza non manca nulla
?restaurant @restauration+,accueil+ Lo indicherei a chi vuole fare mezza pensione. In sala sono bravi e veloci, si cena bene (e si spende il giusto|).
?together,restaurant @accueil+,restauration+,proprete+,prix+ che dire piu che un albergo e una casa . le signore in cucina bravissime . la colazione e la cena sempre puntuali e buone . il signore del bar gentile e sempre allegro . tutto molto ben tenuto ma per noi conta sopratutto il prezzo che e giusto . da tornarci
?together @chambre+,calme+,petit_dejeuner+,accueil+ cercavamo una stanza per la sera e per fortuna ne avevano una; camera molto accogliente, bagno nuovo, e un silenzio incredibile! La mattina una colazione abbondante, per non parlare di come si viene trattati, con educazione e pazienza!
?good,summer @calme+,accueil+,chambre-,petit_dejeuner+ avevo proprio voglia di qualche giorno senza far niente,posto tranquillo e persone educate,sistemazione comoda solo un pò caldo di notte,colazione buona,insomma un soggiorno piacevole lo rifarei anche subito se potessi
?good,summer @chambre-,prix-,emplacement+ L'albergo è in bella posizone e le camere sono comode,il condizionatore potrebe andare un pò meglio, sia come freddo che come rumore. In questo periodo i prezzi salgono.
# hotel flow mixed
@prix- Nulla di eccezionale considerato (il costo|quanto costa)
@ambiance+,petit_dejeuner+,chambre- bello l'ingresso e buona la colazione, ma i bagni non sono quelli di un albergo di questa categoria
@chambre+,proprete-,accueil-,prix-,emplacement+ Camere grandi e luminose. Pulizia così così, servizio nella media, gestione poco attenta per quello che si spende. Buona posizione, vicino a tutto
# hotel flow bad
?worst pessimo sotto ogni aspetto (!!|non ci torno)
@proprete- in bagno c'era ancora lo sporco degli altri(| che schifo)
@accueil- Personale (maleducato|antipatico) e per nulla interessato al cliente
@prix-,chambre- Troppi soldi per una stanza così (brutta|vecchia)!!
?worst NON ANDATECI, cercate qualcos'altro (vi conviene|)
?together @chambre-,accueil-,petit_dejeuner- una notte sola per fortuna, visto il nome e le foto ci aspettavamo altro sia dalla camera sia dal modo in cui ti ricevono. colazione misera.
@chambre-,proprete-,acces- Il peggior albergo di tutto il giro. Anche se da fuori pare rimesso a nuovo, le stanze sono buie e minuscole, parcheggio insufficiente. Inoltre la doccia perdeva e c'era odore di muffa.
@prix-,petit_dejeuner- Caro, e non è compreso quasi niente. La colazione la pagate a parte e ve lo dicono dopo. Meglio informarsi.
# restaurant flow good
@restauration+ Buono tutto, dall'antipasto al (dolce|caffè)
@accueil+,attente+ Camerieri svelti e (cordiali|alla mano)
?top,together @restauration+ una delle cene migliori (del viaggio|fatte in Francia)!!!
?!gastronomique @prix+,emplacement+ comodo perché è in centro e a mezzogiorno con il menu si spende poco
?good @attente- Ottimo peccato la lunga attesa(| era sabato)
?pizzeria @restauration+ pizza buona davvero impasto leggero
?!pizzeria,!creperie @restauration+ Carne ottima e cotta giusta, come l'avevo chiesta
?famille,good @restauration+,attente+,prix- bellissimo posto x mangiare con i bimbi, il menu piccolo c'è e arriva subito. Buonissimi i dolci. Il vino è caro.
?together,good @restauration+,ambiance+,prix- Siamo venuti la prima volta senza prenotare , e sinceramente una cucina così non la trovi spesso, sala accogliente con tavoli ben distanziati! Un po' caro il menu alla sera, a pranzo invece va bene. Provate, non ve ne pentite!
# restaurant flow mixed
@prix-,restauration+ Cucina buona conto (salato|un pò salato)
@attente- tra un piatto e l'altro passa troppo tempo, (peccato|bisogna dirlo)
# restaurant flow bad
?together,!pizzeria,!creperie @proprete-,accueil-,restauration- Non ci siamo... Lasciando stare il tavolo che era ancora da pulire, per ordinare abbiamo dovuto chiamare noi,il vino l'hanno portato già aperto e la carne era dura.Insomma soldi buttati.
@ambiance+,attente-,accueil- come posto è carino,quello che manca è l'organizzazione!un'ora per due insalate e alla fine hanno sbagliato pure il conto........
# site flow good
@ambiance+ Posto bellissimo, da vedere anche (solo di passaggio|se avete poco tempo)
?!nature,!jardin @pedagogie+ Visita fatta bene (con l'audioguida|anche se solo in francese)
?!nature @prix+ Ingresso economico, se siete in zona (fermatevi|fateci un salto)!
?!nature,together @attente+,accueil+ nessuna coda alla cassa, ragazze gentili, ci hanno dato anche il foglio in italiano
?parc-animalier,famille,together siamo andati al parco con i bimbi di mattina, tanti animali , caprette, cervi insomma per stare fuori qualche ora e sono rimasti contenti...molto bella la parte dei rapaci
?good,!nature @pedagogie+,equipements- Lo consiglio in quanto come storia vale, il percorso è spiegato bene e ci si orienta ma avrebbe bisogno di qualche lavoro anche per quanto riguarda i bagni . Andateci
# site flow mixed
@attente- Merita ma (in estate|di domenica) troppa gente
# site flow bad
?!nature @prix- Biglietto (esagerato|assurdo) , si vede poco o niente
?parc-animalier,together @proprete-,prix- siamo andati di domenica con il brutto tempo., tenuto male, metà dei recinti vuoti e negli altri gli animali che dormono. Il biglietto poi non è regalato per fortuna i piccoli pagano meno, inoltre c'era un fango....
# camping,location,collectif flow good
@accueil+ Gestori gentili e (presenti|sempre disponibili).
?together @calme+ ci siamo riposati veramente, (silenzio|pace) la notte e anche di giorno
@proprete+ Bagni puliti e acqua calda (sempre|a tutte le ore)
?good @numerique- Tutto bene a parte internet che (non prende|va e viene)
@numerique+,equipements+ internet funziona bene e c'è tutto quello che serve
@emplacement+,prix+,acces+ Posto comodo e non caro, si parcheggia (facile|senza problemi), per fare base e girare va bene. Supermercato vicino.
?together @accueil+,equipements+,ambiance+ Provatelo,si sta da dio con gente stra simpatica che ti aiuta in tutto,spazi comodi,docce buone,un bel posto dove fai quello che ti pare..noi una settimana ma si poteva fare anche di più..
# camping,location,collectif flow bad
?worst mai più, (vacanza rovinata|soldi buttati)!!!
# activite,degustation,evenement flow good
?!festival,!marche-noel,!fete @accueil+ Persone (preparate|in gamba) e simpatiche, bella esperienza
?famille,!vin,!biere divertimento assicurato (per grandi e piccoli|bimbi contentissimi)
?good @attente-,ambiance+ bella atmosfera un po' di coda (all'inizio|per entrare) però merita
?spa @proprete+,accueil+ Due ore di relax.... Le vasche.....calde, pulite e non affollate, per il massaggio bravissima la ragazza e niente attesa.. ho fatto anche la sauna e il bagno turco....
# activite,degustation,evenement flow bad
@attente-,accueil- organizzazione pessima, nessuno sa niente e si aspetta (per ore|in piedi)
?!marche-noel,!fete @attente- Ma e' possibile che con tutta quella gente ci fosse una persona sola a prendere i soldi? Mezz'ora di fila e alla fine ti dicono che i posti sono finiti. Organizzatevi
# commerce,ot,autre flow good
@emplacement+,acces+ Comodo, ci si arriva in un attimo (anche a piedi|dal centro)
# commerce,ot,autre flow bad
?!ot @prix- (Caro|Prezzi troppo alti)
@accueil- (Poco gentili|Personale scortese)
`;
