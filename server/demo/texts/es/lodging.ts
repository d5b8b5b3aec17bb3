/** Lodgings and campsites. */
export const spanishLodging = `
# stay accueil +
El personal es (encantador|muy amable|atentísimo), (siempre dispuesto a ayudar|sobre todo $staff en recepción|con una sonrisa a cualquier hora)
[Nos recibieron/Me recibieron] (de maravilla|con un vaso de zumo de manzana|con mucho cariño) (a pesar de llegar tarde|)
[Nos dieron/Me dieron] muy buenos consejos (de rutas|para cenar), se nota que (les gusta su tierra|disfrutan con lo que hacen)
?location La dueña es una anfitriona (estupenda|de diez), (responde al momento|dejó un bizcocho casero en la mesa)
# stay accueil -
No había nadie en recepción, [tuvimos/tuve] que esperar $min minutos (en la calle con las maletas|en el pasillo)
El trato fue (frío y cortante|pésimo), (ni un saludo|como si estorbáramos|caras largas a cada pregunta)
La reserva "no aparecía" y (encima la culpa era nuestra|ni una disculpa), mal empezamos
# stay accueil b+
(personal encantador|trato muy amable)
# stay accueil b-
(personal antipático|recepción cerrada)
# stay proprete +
Todo (limpísimo|impecable), (hasta el último rincón|baño incluido|toallas cambiadas a diario)
# stay proprete -
Pelos en la ducha y (sábanas con manchas|polvo debajo de la cama), (asqueroso|aquí no se había limpiado)
Baño con (moho en el techo|las juntas negras), olor a humedad (insoportable|desde que abres la puerta)
# stay proprete b+
(muy limpio|limpieza impecable)
# stay proprete b-
(poca limpieza|baño sucio)
# stay calme +
Silencio absoluto por la noche, (se duerme de maravilla|solo se oyen los grillos|qué descanso)
# stay calme -
Paredes de papel, se oye (todo lo del vecino|cada cisterna), (imposible dormir|hasta las tantas)
Ruido hasta las dos de la mañana y nadie hizo nada
# stay calme b+
(muy tranquilo|zona tranquila)
# stay calme b-
(mucho ruido|mal insonorizado)
# lodging chambre +
La habitación era (amplia y luminosa|recién reformada|pequeña pero bien pensada), con una cama (comodísima|enorme)
?view Las vistas desde (el balcón|la ventana) son (espectaculares|de postal), (solo por eso ya merece la pena|no hay foto que lo cuente)
Camas cómodas y (buena ducha|persianas que oscurecen de verdad), (dormí como un tronco|se agradece)
# lodging chambre -
Habitación (minúscula|oscura y vieja|sofocante), (no cabían las dos maletas|nada que ver con las fotos)
El colchón estaba (hundido|durísimo), (espalda destrozada|no pegué ojo)
El aire acondicionado no funcionaba y hacía $degrees grados
# lodging chambre b+
(cama cómoda|habitación amplia)
# lodging chambre b-
(habitación vieja|colchón malo|habitación pequeña)
# hotel,collectif petit_dejeuner +
El desayuno es (abundante y variado|una delicia), (mermeladas caseras y quesos de la zona|huevos al momento)
# hotel,collectif petit_dejeuner -
El desayuno (deja mucho que desear|no vale lo que cuesta), (café de máquina y bollería industrial|a las nueve ya no quedaba pan)
# hotel,collectif petit_dejeuner b+
(buen desayuno|desayuno completo)
# hotel,collectif petit_dejeuner b-
desayuno flojo
# stay emplacement +
?lake Ubicación inmejorable junto al agua, (baño antes de desayunar|el coche ni tocarlo)
?village En pleno centro de $town, (panadería a dos minutos|todo a pie), y aun así tranquilo
?!village En plena naturaleza, (un cielo de estrellas increíble|justo lo que buscaba)
(Buena base|Punto de partida ideal) para (excursiones|conocer la zona)
# stay emplacement -
De céntrico nada, (35 minutos andando sin acera|a $km kilómetros), (sin coche no haces nada|anuncio engañoso)
# stay emplacement b+
(muy buena ubicación|entorno precioso)
# stay emplacement b-
mal ubicado
# stay prix +
Relación calidad-precio (excelente|muy buena), (sobre todo para la zona|incluso en temporada alta)
# stay prix -
Carísimo para lo que ofrece, $night euros y (todo se paga aparte|ni una tetera)
# stay prix b+
buena relación calidad-precio
# stay prix b-
(demasiado caro|precio excesivo)
# stay acces +
Aparcamiento gratis (en la puerta|con cargador), muy cómodo
# stay acces -
Aparcar es misión imposible, $min minutos dando vueltas (y $fee euros por noche|con las maletas a cuestas)
# stay acces b+
aparcamiento gratuito
# stay acces b-
difícil aparcar
# hotel,location,camping numerique +
El wifi va (rápido|bien en todas partes)
# hotel,location,camping numerique -
El wifi (se corta cada dos por tres|no llega a la habitación), (imposible trabajar|y tampoco hay cobertura)
# hotel,location,camping numerique b+
buen wifi
# hotel,location,camping numerique b-
wifi fatal
# stay equipements +
?pool La piscina es (una maravilla|estupenda y nunca está llena), (con tumbonas de sobra|imposible sacar a los niños)
?location La cocina tiene (de todo|todo lo necesario), hasta cuchillos que cortan
?garden Un jardín precioso con (rincones de sombra|hamacas)
# stay equipements -
?pool La piscina estaba (cerrada|verdosa y helada), y era el motivo de la reserva
(Todo viejo|Instalaciones anticuadas): (ascensor averiado|secador roto|tele sin señal)
# stay equipements b+
?pool piscina estupenda
buenas instalaciones
# stay equipements b-
instalaciones anticuadas
# stay ambiance +
Un sitio con (mucho encanto|alma), (te sientes como en casa|decorado con gusto)
# stay ambiance -
Sin ningún encanto, (pasillos de hospital|frío e impersonal)
# stay ambiance b+
mucho encanto
# stay ambiance b-
sin encanto
# hotel,collectif,camping restauration +
La cena en el propio alojamiento, (un acierto|riquísima), producto local
# hotel,collectif,camping restauration -
La cena estaba (fría y sosa|recién descongelada), mejor ir al pueblo
`;
