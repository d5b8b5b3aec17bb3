/** Openings, verdicts, turns, titles and the shortest reviews. */
export const italianFrame = `
# stay verdict 5
(Soggiorno perfetto|Tutto da dieci|Meraviglioso)
[Siamo stati/Sono stat~] benissimo
Ancora meglio che in foto
# stay verdict 4
(Ottimo soggiorno|Posto consigliato)
Nel complesso molto bene
# stay verdict 3
(Così così|Senza infamia e senza lode)
# stay verdict 2
(Deludente|Molto al di sotto delle aspettative)
Le foto ingannano
# stay verdict 1
(Pessimo|Da evitare|Un disastro)
[Siamo andati/Sono andat~] via il giorno dopo
# restaurant verdict 5
(Strepitoso|La miglior cena del viaggio)
# restaurant verdict 4
(Si mangia bene|Buon locale)
# restaurant verdict 3
(Nella media|Niente di che|Così così)
# restaurant verdict 2
Deludente
[Ci aspettavamo/Mi aspettavo] di più
# restaurant verdict 1
(Vergognoso|Pessimo)
# visit,shop verdict 5
(Imperdibile|Stupendo)
# visit,shop verdict 4
(Molto bello|Merita una sosta|Carino)
# visit,shop verdict 3
Una volta basta
# visit,shop verdict 2
(Deludente|Sopravvalutato)
# visit,shop verdict 1
(Una fregatura|Tempo perso)
# any and
e
# any marks
Pro:@Contro:
+@-
# stay terse 5
(Perfetto|Meraviglioso|Tutto ottimo|Da tornarci|Consigliatissimo|Splendido|Eccellente|Fantastico|Impeccabile|Torneremo|Top)
# stay terse 4
(Molto bene|Buono|Bel posto|Tutto bene|Consigliato|Soddisfatti|Ottimo)
# stay terse 3
(Così così|Nella media|Ok per una notte)
# stay terse 2
(Deludente|Caro|Non ci siamo)
# stay terse 1
(Pessimo|Sporco|Mai più)
# restaurant terse 5
(Buonissimo|Ottimo|Eccellente|Squisito|Da provare|Super)
# restaurant terse 4
(Buono|Si mangia bene|Molto buono|Consigliato)
# restaurant terse 3
(Nella media|Così così|Un po' caro)
# restaurant terse 2
(Deludente|Niente di che)
# restaurant terse 1
(Pessimo|Mai più)
# visit,shop terse 5
(Bellissimo|Stupendo|Da vedere|Consigliatissimo)
# visit,shop terse 4
(Bello|Interessante|Carino)
# visit,shop terse 3
(Nella media|Niente di che)
# visit,shop terse 2
(Deludente|Caro)
# visit,shop terse 1
(Una fregatura|Pessimo)
# any title 5
(Perfetto|Consigliato|Ottimo|Torneremo)
# any title 4
(Molto buono|Bel posto|Consigliato)
# any title 3
(Così così|Nella media)
# any title 2
(Deludente|Troppo caro|Mi aspettavo di più)
# any title 1
(Pessimo|Mai più|Vergognoso)
`;

/** Words for the slots. */
export const italianWords = `
thedishup = Il petto d'anatra | L'agnello | Il risotto | Il filetto
thedishup:pizzeria = Il calzone
thedishup:creperie = Il piatto
`;
