/** Longer reviews by Spanish guests: each dwells on one matter, or tells the whole flatly. */
export const spanishLong = `
# hotel flow good
@petit_dejeuner+ El desayuno está bien, hay pan, (bollería|cruasanes), embutido, queso y fruta y también (huevos|yogures), lo van reponiendo. Se puede bajar hasta las (diez|diez y media) y el comedor es pequeño pero siempre encontramos sitio
?good @petit_dejeuner- El hotel bien y la habitación limpia, el desayuno es lo que menos, pan con mantequilla y mermelada y café de máquina
@chambre+ La habitación era más grande de lo que parecía en las fotos, con armario y una mesa, y el baño (nuevo|reformado) con buena presión en la ducha. Cambiaban las toallas todos los días
?good @calme- Nos tocó una habitación a la calle y se oían los coches hasta (las doce|la una), con la ventana cerrada menos pero hacía calor. Las de atrás dicen que son más tranquilas. El hotel está bien de precio
?together @acces+ El aparcamiento está detrás y hay que dar la vuelta, al principio no lo vimos, pero es gratis y (siempre había sitio|hay bastantes plazas)
@accueil+ En recepción hablan (un poco de español|algo de español) y nos explicaron dónde cenar y qué visitar, (hasta nos llamaron al restaurante|con un mapa y todo).
?!lift,good @acces- No hay ascensor y estábamos en el (segundo|tercero), lo pone en la página pero no lo vimos. La habitación bien, limpia y tranquila
# hotel flow mixed
@chambre- Las fotos deben de ser de otra habitación porque la nuestra era bastante más pequeña y vieja, con un baño (donde no cabes|antiguo).
# hotel flow bad
@proprete- La habitación no estaba limpia, había pelos en la ducha y polvo debajo de la cama, y las sábanas tenían (una mancha|manchas).
@equipements- No funcionaba la calefacción y en la habitación hacía frío, avisamos dos veces y no vino nadie.
# restaurant flow good
@restauration+ Pedimos el menú, (dos entrantes|de primero ensalada) y de segundo (carne|pescado), todo bueno y bien hecho, y los postres son de la casa. No hay mucho donde elegir pero lo que hay está bien
?good @attente- La comida muy buena, lo que pasa es que tardan, estuvimos (casi dos horas|dos horas) para comer porque estaba lleno y solo había dos camareros. Si no tienes prisa bien
# restaurant flow bad
@accueil- Nos sentaron y después nos hicieron cambiar de mesa porque estaba reservada, y luego estuvimos (veinte minutos|media hora) sin que viniera nadie. Nos fuimos
# site flow good
?musee @pedagogie+ Se ve en (una hora|hora y media). Hay un vídeo al principio y luego varias salas con herramientas y fotos antiguas, algunas cosas están explicadas en español. Había poca gente el día que fuimos
?nature @ambiance+ Hicimos la vuelta entera, unas (dos horas|dos horas y media) con paradas, está señalizado y no tiene mucha subida. No hay fuentes ni nada, así que hay que llevar agua
# camping flow good
@proprete+ Los baños no son nuevos pero los limpian (dos veces al día|mañana y tarde) y siempre había agua caliente y papel. La parcela era grande y con algo de sombra por la tarde
# location flow good
?!chambre-hotes @equipements+ La cocina tiene todo lo que hace falta para cocinar, (horno|lavavajillas), sartenes y platos de sobra, y hay lavadora. Las camas estaban hechas al llegar
`;
