/** Openings, verdicts, turns, closings, titles and the shortest reviews. */
export const spanishFrame = `
# stay opener
?couple (Escapada|Tres días) en pareja (por nuestro aniversario|en $month)
?famille (Una semana|Diez días) con (los niños|dos hijos y los abuelos)
?amis Viaje de amigas, seis en total
?solo Viaje (solo en bici|por mi cuenta), una noche
?affaires Dos noches por trabajo en $town
?hotel Parada de una noche camino de Suiza
[Estuvimos/Estuve] (dos noches|cuatro noches|un puente) en $month
(Reservado a última hora|Recomendado por unos amigos)
# restaurant opener
?couple Cena de los dos (la última noche|un sábado)
?famille Comida con (los niños|tres generaciones)
?amis Mesa para $many, reservada el día antes
(Entrada|Parada) por casualidad, sin reserva
# visit,shop opener
?famille Visita con los niños un día de lluvia
(Parada improvisada|De paso por $town)
# stay verdict 5
- (Estancia perfecta|Una joya|Todo de diez|Maravilloso)
[Nos encantó/Me encantó] todo
Mejor todavía que en las fotos
# stay verdict 4
- (Muy buena estancia|Buena elección|Sitio muy recomendable)
En general muy (bien|correcto), (repetiría|sin grandes quejas)
# stay verdict 3
- (Regular|Sensaciones encontradas|Ni fu ni fa)
Para una noche vale, (poco más|sin exigir)
# stay verdict 2
- (Decepcionante|Muy por debajo de lo esperado)
Las fotos engañan
# stay verdict 1
- (Horrible|Ni se os ocurra|Un desastre)
[Nos fuimos/Me fui] al día siguiente
# restaurant verdict 5
- (Espectacular|La mejor comida del viaje|Todo un descubrimiento)
# restaurant verdict 4
- (Se come muy bien|Buen sitio|Cocina honesta)
# restaurant verdict 3
- (Normalito|Pasable|Regular)
# restaurant verdict 2
- (Decepcionante|Mucha fama y poco más)
# restaurant verdict 1
- (Lamentable|Vergonzoso)
# visit,shop verdict 5
- (Imprescindible|Lo mejor del viaje|Nos encantó)
# visit,shop verdict 4
- (Muy bonito|Merece la pena|Buena parada)
# visit,shop verdict 3
- (Está bien, sin más|Para una vez)
# visit,shop verdict 2
- (Decepcionante|Sobrevalorado)
# visit,shop verdict 1
- (Una estafa|Tiempo perdido)
# any turn ~
(Única pega|Por poner un pero|Lo único|Detalle a mejorar):
Eso sí,
# any turn -
En cambio,
(Lo malo|Lo peor|El problema):
Pero
# any turn +
Al menos
(Lo bueno|Lo positivo|Se salva una cosa):
# any more +
Además,
Y
# any more -
Encima,
Y
# any and
y
# any marks
Lo bueno:@Lo malo:
+@-
# any closing 5
- (Volveremos seguro|Muy recomendable|Gracias por todo|No cambiéis nada|Repetiremos)
# any closing 4
- (Recomendable|Repetiría|Detalles sin importancia)
# any closing 3
- (No sé si repetiría|Con un poco de cuidado ganaría mucho)
# any closing 2
- (No volveremos|Hay mejores opciones cerca|Sin respuesta a mi correo)
# any closing 1
- (Huid|Nunca más|Pedí la devolución, ni caso)
# stay terse 5
(Perfecto|Maravilloso|Un diez|Todo genial|Encantador|Muy recomendable)
# stay terse 4
(Muy bien|Bien|Buena estancia|Correcto y limpio)
# stay terse 3
(Regular|Normal|Para una noche|Pasable)
# stay terse 2
(Decepcionante|Caro|Flojo)
# stay terse 1
(Horrible|Sucio|Nunca más)
# restaurant terse 5
(Riquísimo|Espectacular|De diez|Buenísimo)
# restaurant terse 4
(Muy bueno|Buena comida|Rico)
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
(Perfecto|Una maravilla|Muy recomendable|Excelente|Volveremos)
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
staff = Julien | Lucas | Yann | Thibault | Samuel
months = enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre
thedishup = El pato | El cordero | El risotto | El entrecot
thedishup:pizzeria = El calzone | El tiramisú
thedishup:creperie = El crepe salado
`;
