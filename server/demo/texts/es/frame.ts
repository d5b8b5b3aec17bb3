/** Openings, verdicts, turns, titles and the shortest reviews. */
export const spanishFrame = `
# stay verdict 5
(Estancia perfecta|Todo de diez|Maravilloso)
[Nos encantó/Me encantó] todo
Mejor todavía que en las fotos
# stay verdict 4
(Muy buena estancia|Sitio muy recomendable)
# stay verdict 3
(Regular|Ni fu ni fa)
# stay verdict 2
(Decepcionante|Muy por debajo de lo esperado)
Las fotos engañan
# stay verdict 1
(Horrible|Ni se os ocurra|Un desastre)
[Nos fuimos/Me fui] al día siguiente
# restaurant verdict 5
(Espectacular|La mejor comida del viaje)
# restaurant verdict 4
(Se come muy bien|Buen sitio)
# restaurant verdict 3
(Normalito|Pasable|Regular)
# restaurant verdict 2
Decepcionante
[Esperábamos/Esperaba] más
# restaurant verdict 1
(Lamentable|Vergonzoso)
# visit,shop verdict 5
(Imprescindible|Lo mejor del viaje|Nos encantó)
# visit,shop verdict 4
(Muy bonito|Merece la pena)
# visit,shop verdict 3
Para una vez está bien
# visit,shop verdict 2
(Decepcionante|Sobrevalorado)
# visit,shop verdict 1
(Una estafa|Una pérdida de tiempo)
# any and
y
# any marks
Lo bueno:@Lo malo:
+@-
# stay terse 5
(Perfecto|Maravilloso|Un diez|Todo genial|Encantador|Muy recomendable|Excelente|Estupendo|Volveremos|Inmejorable|Genial)
# stay terse 4
(Muy bien|Bien|Buena estancia|Todo correcto|Recomendable|Muy buena estancia|Muy contentos)
# stay terse 3
(Regular|Normal|Bien para una noche|Pasable)
# stay terse 2
(Decepcionante|Caro|Flojo)
# stay terse 1
(Horrible|Sucio|Nunca más)
# restaurant terse 5
(Riquísimo|Excelente|Buenísimo|Espectacular|De diez|Un acierto)
# restaurant terse 4
(Muy bueno|Rico|Buena comida|Comimos bien)
# restaurant terse 3
(Normal|Regular|Algo caro)
# restaurant terse 2
(Flojo|Decepcionante)
# restaurant terse 1
(Malísimo|Nunca más)
# visit,shop terse 5
(Genial|Precioso|Imprescindible|Muy recomendable)
# visit,shop terse 4
(Muy bien|Bonito|Interesante)
# visit,shop terse 3
(Normal|Sin más)
# visit,shop terse 2
(Decepcionante|Caro)
# visit,shop terse 1
(Una estafa|Malo)
# any title 5
(Perfecto|Muy recomendable|Excelente|Volveremos)
# any title 4
(Muy bien|Buena opción|Recomendable|Agradable)
# any title 3
(Regular|Normal|Sin más)
# any title 2
(Decepcionante|Caro|Esperaba más)
# any title 1
(Horrible|Nunca más|Vergonzoso)
`;

/** Words for the slots. */
export const spanishWords = `
thedishup = El pato | El cordero | El risotto | El entrecot
thedishup:pizzeria = El calzone
thedishup:creperie = El crepe
`;
