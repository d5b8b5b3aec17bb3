/** Whole reviews of restaurants, sights, campsites, rented homes and outings by Italian guests: most are a sentence or two. */
export const italianWholeOthers = `
# restaurant flow good
@restauration+ Si mangia (benissimo|molto bene)
@restauration+ Piatti (buoni e abbondanti|curati)
@restauration+ I dolci (ottimi|fatti in casa)
?!pizzeria,!creperie @restauration+ Carne (ottima|tenera e ben cotta)
?!pizzeria,!creperie @prix+ Menù fisso a buon prezzo
?pizzeria @restauration+ Pizza buona anche per noi italiani
?pizzeria,good @restauration- Pizza discreta, per essere in Francia va bene
?creperie @restauration+ Crepes (buonissime|ottime)
?gastronomique @restauration+ Cucina di alto livello
?gastronomique,good @prix- Costa ma ne vale la pena
@accueil+ Camerieri (simpatici|gentilissimi)
@accueil+ Ci hanno tradotto il menù
@attente+ Servizio veloce
?good @attente- Un po' lenti ma si mangia bene
?good @prix- Un po' caro
@prix+ Prezzi giusti
@ambiance+ Locale (carino|accogliente)
?summer @ambiance+ Bella la terrazza
?famille @accueil+ Gentili con i bambini
Meglio prenotare
Da provare
?together Ci siamo tornati due volte
# restaurant flow mixed
@attente- Buono ma troppa attesa
@prix- Discreto, caro
@restauration- Niente di speciale
@accueil- Cibo buono, cameriere scorbutico
# restaurant flow bad
@restauration- Cibo (freddo|pessimo|riscaldato)
@attente- Un'ora di attesa e ce ne siamo andati
@accueil- Servizio pessimo
@prix- Conto esagerato
@proprete- Tavolo e bagni sporchi
?worst Non andateci
# site flow good
@pedagogie+ Molto interessante e (ben spiegato|ben curato)
?musee Piccolo museo ma (bello|ben fatto)
?musee Basta un'ora
?chateau @pedagogie+ Castello tenuto bene, guida (molto brava|simpatica)
?chateau,good @pedagogie- Visita solo in francese, peccato
?jardin @ambiance+ Giardino (bellissimo|curatissimo)
?grotte Bellissima, portate una felpa
?abbaye @ambiance+ Luogo di pace
?parc-animalier,famille I bambini si sono divertiti
?nature @ambiance+ Paesaggio (stupendo|bellissimo)
?nature Sentiero facile, adatto a tutti
?nature,good @acces- Poco parcheggio, andate presto
?!nature @accueil+ Personale gentile
?!nature @prix+ Biglietto economico
?!nature,good @prix- Biglietto un po' caro
?!nature,good @attente- Fila all'ingresso, fate il biglietto online
Merita
Molto bello
Da vedere
# site flow mixed
?!nature @prix- Bello ma caro
?musee @pedagogie- Tutto solo in francese
?nature @ambiance- Troppa gente
Carino, niente di più
# site flow bad
?!nature @prix- Soldi buttati
?musee @equipements- Metà delle sale chiuse, prezzo intero
?!nature @accueil- Personale scortese
?nature @proprete- Pieno di rifiuti
# camping flow good
@proprete+ Bagni (sempre puliti|pulitissimi)
@accueil+ Gestori (gentili|disponibili)
@emplacement+ Ottima posizione
?tent @chambre+ Piazzole grandi e ombreggiate
?mobile-home @proprete+ Casa mobile pulita e (nuova|completa)
?mobile-home,good @chambre- Casa mobile un po' stretta in quattro
?pool @equipements+ Belle piscine
?famille @ambiance+ Perfetto per i bambini
?good @proprete- Bagni da pulire più spesso la sera
@calme+ Di notte silenzio
@prix+ Prezzo buono
# camping flow mixed
@proprete- Pochi bagni per tanta gente
?!mobile-home @chambre- Piazzola in pendenza
@prix- Caro ad agosto
# camping flow bad
@proprete- Bagni sporchi
@calme- Musica fino a tardi
@accueil- Gestori maleducati
?mobile-home @chambre- Casa mobile vecchia con la muffa
# location flow good
@proprete+ Casa pulitissima
@equipements+ Cucina con tutto quello che serve
@accueil+ Proprietari (gentilissimi|molto disponibili)
@emplacement+ Zona comoda
@calme+ Silenzio assoluto
?gite @chambre+ Casa grande e comoda
?chambre-hotes @petit_dejeuner+ Colazione con torte fatte in casa
Come nelle foto
# collectif flow good
?refuge @accueil+ Gestore simpatico
?village-vacances,famille @ambiance+ I ragazzi non volevano più andare via
@prix+ Economico e pulito
# location,collectif flow mixed
@equipements- Mancavano (le pentole|le coperte)
@chambre- Carino ma piccolo
# location,collectif flow bad
@proprete- Trovato sporco
@accueil- Il proprietario non risponde
@chambre- Le foto non corrispondono
# activite flow good
@accueil+ Istruttori (bravi|simpatici e preparati)
?accrobranche,famille Bambini felicissimi
?parapente @accueil+ Esperienza bellissima, istruttore bravo
?spa @calme+ Rilassante
?good @prix- Un po' caro ma bello
Divertente
# activite flow mixed
@attente- Bello ma troppa attesa
# activite flow bad
@accueil- Male organizzato
@prix- Troppo caro
# degustation flow good
@accueil+ Ci hanno spiegato tutto con calma
@restauration+ Prodotti ottimi
# evenement flow good
@ambiance+ Bella atmosfera
# commerce flow good
@accueil+ Molto gentili
# ot flow good
@accueil+ Ci hanno dato tutte le informazioni in italiano
# degustation,evenement,commerce,ot,autre flow bad
?together @accueil- (Molto scortesi|Personale scortese), siamo andati via.
@accueil- Nemmeno un saluto.
@prix- (Troppo|Molto) caro.
?together @attente- (Mezz'ora|Tanto tempo) di attesa e poi siamo andati via.
(Deludente|Non ne vale la pena).
`;
