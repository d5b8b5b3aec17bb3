/** Italian guests in a sentence or two, in their own manner. */
export const italianGuestsMore = `
# hotel flow good
@accueil+ Devo (dire|ammettere) che raramente ho trovato gente così (disponibile|premurosa|educata) in un albergo
@chambre+ stanza (bella grande|spaziosa) e anche il bagno è (comodo|moderno)
@petit_dejeuner+ Colazione (ottima|molto buona) con torte crostate yogurt marmellate e altro ancora
Sono stati giorni (piacevoli|belli), lo (consiglio|consiglierei) senz'altro.
@proprete+ complimenti (alle signore|a chi si occupa) delle pulizie, la camera era sempre (in ordine|perfetta)
?together @prix+,emplacement+ Per chi deve (spostarsi|girare) ogni giorno è l'ideale e (costa|si spende) meno che altrove
?top Tutto (perfetto|stupendo|bellissimo) ma proprio tutto, che (dire|altro dire)(!!|...)
?good @numerique- Ottimo albergo (ci tornerei|lo consiglio) ma il wifi in camera (è lento|cade sempre)
@ambiance+,chambre+ Mi è piaciuto come (l'hanno|è) arredato e la camera era anche (più bella|meglio) delle foto
?good @prix-,accueil+ se lo trovate in offerta (prendetelo|andateci) perchè a prezzo pieno è (caro|un pò caro) , personale eccellente
# hotel flow bad
@proprete- le lenzuola (macchiate|coi peli) la moquette che (puzza|fa schifo)
@prix- SOLDI BUTTATI in zona (c'è|si trova) di meglio (a meno|e costa meno)
?summer @equipements-,chambre- L'aria condizionata (rotta|che non va) e la finestra che non si apre , ditemi voi come si fa a dormire con quel caldo
# restaurant flow good
?top @restauration+ Si mangia (da dio|divinamente) , (andateci|provatelo) appena potete
?pizzeria @restauration+ Pizze grandi e (ben condite|saporite) , quella coi funghi è (la migliore|da provare)
?!pizzeria,!creperie @restauration+ Il menu (degustazione|della casa) è (molto ricco|ricchissimo), da fare
# restaurant flow mixed
@ambiance+,restauration-,prix- bel locale ed anche (ben curato|tenuto bene) , solo che le porzioni sono (minime|piccole) rispetto a quanto si spende
# restaurant flow bad
?worst Un disastro (completo|totale), se si poteva (davo|mettevo) zero
# site flow good
?chateau,good @ambiance+,attente- Splendido castello (fate|comprate) il biglietto prima (online|su internet) che la coda è eterna
?musee @pedagogie+,accueil+ Tutto interessante, mi è piaciuta (molto|soprattutto) la parte (antica|al piano di sopra). Anche i custodi gentili
?!nature,top Una vera meraviglia, in zona non c'è (di meglio|niente di simile) (andate|andateci)!
# site flow bad
@proprete- i bagni (indecenti|da chiudere)
# camping,location,collectif flow good
?together @proprete+ tutto (pulitissimo|molto pulito) e in ordine già (al nostro arrivo|quando siamo arrivati)
@calme+,emplacement+ E' il posto (adatto|giusto) per chi (cerca|vuole) tranquillità perchè si sta in mezzo al verde e lontani dal traffico
?famille @ambiance+ I bambini (hanno fatto amicizia|giocavano) con tutti, un ambiente molto bello
# camping,location,collectif flow bad
@proprete-,equipements- E' tutto (rotto|da aggiustare) e per terra c'era lo sporco (di mesi|di chi c'era prima)
@prix- I prezzi sul sito (non sono quelli veri|sono altri), tra pulizie cauzione e supplementi alla fine (raddoppiano|si paga il doppio)
# activite,degustation,evenement flow good
?top,together,!spa,!fromage Ci siamo divertiti (tantissimo|come matti), lo (rifarei|rifaremmo) subito
# commerce,ot,autre flow good
?parking @prix+,emplacement+ si lascia li la macchina (tutto il giorno|per ore) e si spende (poco|pochissimo), poi il centro si fa a piedi
`;
