/** Sentences and whole reviews by guests without much to tell. */
export const spanishWhole = `
# hotel accueil + plain
[Nos recibieron/Me recibieron] (muy bien|con mucha amabilidad), (aunque llegábamos tarde|y ayudaron con las maletas|sin prisas)
La dueña (es encantadora|se desvive) y (nos recomendó un sitio para cenar|nos preparó un plano con rutas|nos dejó entrar antes)
# hotel chambre + plain
La habitación era (más grande de lo que esperaba|limpia y acogedora|pequeña pero bonita), (la cama cómoda|el baño reformado) y (no se oía nada|se dormía muy bien)
# hotel chambre - plain
La habitación (no se parece a las fotos|pide una reforma) y (el colchón se hundía|la ducha goteaba|olía a cerrado), (no se pudo cambiar|por ese precio no)
# hotel petit_dejeuner + plain
En el desayuno (hay de todo|no falta nada), (pan del día y buenas mermeladas|también embutido y queso) y (van reponiendo|el café está bueno)
# restaurant restauration + plain
$thedishup estaba (muy bueno|en su punto), (y la guarnición también|la ración era generosa)
Se nota que (cocinan al momento|hay alguien que sabe cocinar), (hasta el postre|todo con sabor)
# restaurant accueil + plain
La camarera fue (muy amable|atenta) y (nos tradujo la carta|nos buscó sitio sin reserva)
# hotel flow good
Buscábamos (algo para una noche|un sitio de paso) y (lo reservamos el mismo día|lo vimos por casualidad). (Acierto|Bien). (Habitación limpia y buena cama|Nada especial pero limpio), (parking en la puerta|llegamos tarde y sin problema). (Desayunamos en la panadería de al lado|Desayuno sencillo pero rico).
?couple (Lo eligió mi mujer|Lo eligió mi marido) y (yo no lo veía claro|acertó). (Habitación bonita|Muy acogedora) (con vistas a los tejados|al jardín). (Gente maja|Todos muy amables), (desayunamos fuera|buen café). (Dos noches se quedan cortas|Volveremos en primavera).
?famille (Íbamos con dos niños pequeños|Con los niños), (nos dieron una habitación al fondo|cabíamos de sobra). (Encantados con la litera|La peque durmió del tirón), (personal con paciencia|colores en el desayuno). (El parking algo justo|Parque infantil cerca).
(Ya es la tercera vez|Llevamos años viniendo). (Todo sigue igual y es lo bueno|Han reformado los baños). (La misma gente amable|La dueña como siempre), (todo limpio|camas cómodas), (ha subido algo el precio). Hasta el año que viene
?restaurant (Cenamos allí también|Cenamos las dos noches), (muy rico|menú de 28 euros), (cordero buenísimo|buen vino de la zona). (Habitación algo antigua pero bien|Habitación correcta). (Toallas un poco finas|Del personal nada que decir).
# hotel flow mixed
(Por el personal no es|Personal encantador), pero (hay que invertir en el hotel|la habitación no). (Pintura levantada en el baño|Colchón viejo), (la tele no iba|una almohada cada uno), (limpio sí|desayuno normal).
# hotel flow bad
(Pedimos habitación tranquila|Reservé una habitación tranquila) y (encima de la cocina|con vistas a los cubos de basura). (Extractor hasta las doce|Proveedores a las cinco y media), (no había otra|se encogen de hombros). (Desayuno de croissants secos|Moho en el baño).
# restaurant flow good
(Sin reserva un sábado|Llegamos sin reserva) y (nos hicieron hueco|esperamos diez minutos en la barra). (Yo pedí el pescado|Yo la carne), (mi amiga pasta|vino de la casa), (todo bien|en su punto), (patatas caseras|ensalada fresca). (Compartimos postre|Sin hueco para el postre). (Camareros simpáticos|Unos $bill euros los dos).
# restaurant flow bad
(Por fuera tenía buena pinta|Las opiniones eran buenas), pero (qué decepción|nada que ver). (Sentados a las siete y media, pedimos a las ocho y cuarto|20 minutos para la carta), (bebidas cambiadas|sopa fría), (carne seca|sin sabor). (Pasamos del postre|Pedí dos veces la cuenta).
# site flow good
(Entramos por la lluvia|Íbamos a estar un rato) y (nos quedamos tres horas|mereció la pena). (Mucho que ver|Muy bien montado), (personal amable|guía en inglés), (tienda a la salida|tartas en la cafetería). (Se camina bastante|Muchos escalones).
`;
