/** Lodgings, campsites, restaurants and visits. */
export const spanishPlaces = `
# stay accueil +
El personal es (encantador|muy amable|atentísimo), (siempre dispuesto a ayudar|sobre todo $staff en recepción|con una sonrisa a cualquier hora)
[Nos recibieron/Me recibieron] (de maravilla|con un vaso de zumo de manzana|con mucho cariño) (a pesar de llegar tarde|)
[Nos dieron/Me dieron] muy buenos consejos (de rutas|para cenar), se nota que (les gusta su tierra|disfrutan con lo que hacen)
?location La dueña es una anfitriona (estupenda|de diez), (responde al momento|dejó un bizcocho casero en la mesa)
# stay accueil -
No había nadie en recepción, [tuvimos/tuve] que esperar $min minutos (en la calle con las maletas|en el pasillo)
El trato fue (frío y cortante|pésimo), (ni un saludo|como si estorbáramos|caras largas a cada pregunta)
La reserva "no aparecía" y (encima la culpa era nuestra|ni una disculpa), mal empezamos
# stay accueil ~
la recepción cierra demasiado pronto
el registro fue algo lento
# stay accueil b+
(personal encantador|trato muy amable)
# stay accueil b-
(personal antipático|recepción cerrada)
# stay proprete +
Todo (limpísimo|impecable), (hasta el último rincón|baño incluido|toallas cambiadas a diario)
# stay proprete -
Pelos en la ducha y (sábanas con manchas|polvo debajo de la cama), (asqueroso|aquí no se había limpiado)
Baño con (moho en el techo|las juntas negras), olor a humedad (insoportable|desde que abres la puerta)
# stay proprete ~
había algo de polvo en (las estanterías|los rincones)
# stay proprete b+
(muy limpio|limpieza impecable)
# stay proprete b-
(poca limpieza|baño sucio)
# stay calme +
Silencio absoluto por la noche, (se duerme de maravilla|solo se oyen los grillos|qué descanso)
# stay calme -
Paredes de papel, se oye (todo lo del vecino|cada cisterna), (imposible dormir|hasta las tantas)
Ruido hasta las dos de la mañana y nadie hizo nada
# stay calme ~
se oye un poco (la calle|a los vecinos)
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
# lodging chambre ~
la habitación es (un poco pequeña|algo anticuada)
solo hay un enchufe junto a la cama
# lodging chambre b+
(cama cómoda|habitación amplia)
# lodging chambre b-
(habitación vieja|colchón malo|habitación pequeña)
# hotel,collectif petit_dejeuner +
El desayuno es (abundante y variado|una delicia), (mermeladas caseras y quesos de la zona|huevos al momento)
# hotel,collectif petit_dejeuner -
El desayuno (deja mucho que desear|no vale lo que cuesta), (café de máquina y bollería industrial|a las nueve ya no quedaba pan)
# hotel,collectif petit_dejeuner ~
al desayuno le falta algo de fruta
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
# stay emplacement ~
se necesita coche para casi todo
# stay emplacement b+
(muy buena ubicación|entorno precioso)
# stay emplacement b-
mal ubicado
# stay prix +
Relación calidad-precio (excelente|muy buena), (sobre todo para la zona|incluso en temporada alta)
# stay prix -
Carísimo para lo que ofrece, $night euros y (todo se paga aparte|ni una tetera)
# stay prix ~
es un poco caro
# stay prix b+
buena relación calidad-precio
# stay prix b-
(demasiado caro|precio excesivo)
# stay acces +
Aparcamiento gratis (en la puerta|con cargador), muy cómodo
# stay acces -
Aparcar es misión imposible, $min minutos dando vueltas (y $fee euros por noche|con las maletas a cuestas)
# stay acces ~
el aparcamiento se llena pronto
# stay acces b+
aparcamiento gratuito
# stay acces b-
difícil aparcar
# hotel,location,camping numerique +
El wifi va (rápido|bien en todas partes)
# hotel,location,camping numerique -
El wifi (se corta cada dos por tres|no llega a la habitación), (imposible trabajar|y tampoco hay cobertura)
# hotel,location,camping numerique ~
el wifi va lento por la noche
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
# stay equipements ~
faltan (perchas|un tendedero|una neverita)
# stay equipements b+
?pool piscina estupenda
buenas instalaciones
# stay equipements b-
instalaciones anticuadas
# stay ambiance +
Un sitio con (mucho encanto|alma), (te sientes como en casa|decorado con gusto)
# stay ambiance -
Sin ningún encanto, (pasillos de hospital|frío e impersonal)
# stay ambiance ~
al salón le falta calidez
# stay ambiance b+
mucho encanto
# stay ambiance b-
sin encanto
# hotel,collectif,camping restauration +
La cena en el propio alojamiento, (un acierto|riquísima), producto local
# hotel,collectif,camping restauration -
La cena estaba (fría y sosa|recién descongelada), mejor ir al pueblo
# hotel,collectif,camping restauration ~
la carta es corta
# restaurant restauration +
$thedishup estaba (espectacular|en su punto|para chuparse los dedos), (y el postre no se quedó atrás|plato rebañado)
Cocina casera, (producto fresco|raciones generosas), (carta corta, buena señal|se nota el cariño)
# restaurant restauration -
$thedishup llegó (frío|pasado|nadando en salsa), (recalentado seguro|lo devolví dos veces)
Comida sin sabor, (verdura de lata|patatas blandas), (de comedor escolar|una pena)
# restaurant restauration ~
poca opción para vegetarianos
# restaurant restauration b+
(comida riquísima|producto fresco)
# restaurant restauration b-
(comida sosa|raciones ridículas)
# restaurant accueil +
Servicio (atento|simpatiquísimo), (nos explicaron toda la carta|sin agobiar|con mucha paciencia con mi francés)
# restaurant accueil -
El camarero fue (un maleducado|de lo más seco), (platos tirados en la mesa|se olvidó de media comanda)
# restaurant accueil ~
el servicio fue algo brusco
# restaurant accueil b+
servicio atento
# restaurant accueil b-
servicio maleducado
# restaurant attente +
Servicio rápido (incluso con la terraza llena|)
# restaurant attente -
$longmin minutos (para que llegaran los platos|entre el primero y el segundo), (con el local medio vacío|sin una explicación)
# restaurant attente ~
conviene reservar
# restaurant prix +
Menú del día a $menu euros, (un regalo|imbatible)
# restaurant prix -
$bill euros dos personas sin vino, (trampa para turistas|un robo)
# restaurant prix ~
los vinos son caros
# restaurant prix b+
buen precio
# restaurant prix b-
muy caro
# restaurant ambiance +
Local (acogedor|con encanto), (paredes de piedra|gente del pueblo jugando a las cartas al fondo)
# restaurant ambiance -
Mesas pegadas y (música a todo volumen|mucho jaleo), nada agradable
# restaurant ambiance ~
cuando se llena hay bastante ruido
# restaurant ambiance b+
sitio acogedor
# restaurant emplacement +
?lake Terraza sobre el agua, (puesta de sol incluida|una gozada)
?!lake Patio interior (precioso|fresquito)
# restaurant emplacement -
La terraza da a la carretera, (humo y ruido|avispas por todas partes)
# restaurant emplacement ~
poca sombra en la terraza
# visit,shop accueil +
$staff fue (genial|muy paciente y divertido), se nota que le apasiona
Gente (majísima|encantadora), (sin prisas|nos lo explicaron todo)
# visit,shop accueil -
Personal (borde|con cara de pocos amigos), (seguía hablando por el móvil|ni caso)
# visit,shop accueil ~
una sonrisa en taquilla no estaría mal
# visit,shop accueil b+
personal encantador
# visit,shop accueil b-
personal antipático
# site,activite,degustation,ot pedagogie +
Explicaciones (amenas|claras y divertidas), (la hora y media se pasa volando|se aprende un montón)
# site,activite,degustation,ot pedagogie -
Todo solo en francés, (ni un folleto en otro idioma|la audioguía no funcionaba), no me enteré de nada
# site,activite,degustation,ot pedagogie ~
faltan explicaciones en español
# site,activite,degustation,ot pedagogie b+
guía estupendo
# site,activite,degustation,ot pedagogie b-
pocas explicaciones
# site,activite,evenement ambiance +
(Un lugar mágico|Una experiencia preciosa), (se pierde la noción del tiempo|hay que vivirlo|repetiría mañana)
# site,activite,evenement ambiance -
Demasiada gente, (vas en fila sin ver nada|un agobio), (y mal cuidado|sin control de aforo)
# site,activite,evenement ambiance ~
había bastante gente
# site,activite,evenement ambiance b+
lugar precioso
# site,activite,evenement ambiance b-
demasiada gente
# visit,shop attente +
Sin colas, (entradas por internet|muy bien organizado)
# visit,shop attente -
$longmin minutos de cola (al sol|con una sola taquilla), la entrada comprada por internet no sirvió de nada
# visit,shop attente ~
un poco de cola en la entrada
# visit,shop prix +
Muy buen precio, (da para media mañana|vale cada euro)
# visit,shop prix -
$fee euros por persona (más el parking|para media hora), no lo vale
# visit,shop prix ~
algo caro para una familia
# visit,shop acces +
Parking gratis y bien señalizado
# visit,shop acces -
Parking lleno a las once, (coches en la cuneta|dos kilómetros andando)
# visit,shop acces ~
el parking es pequeño
# activite equipements +
Material nuevo, (todo revisado antes de salir|tallas para todos)
# activite equipements -
Material viejo, (chaleco roto|frenos que no frenaban), poco seguro
# activite equipements ~
los vestuarios son muy básicos
# site,commerce,ot,autre equipements +
(Cafetería agradable|Baños limpios y merendero con sombra)
# site,commerce,ot,autre equipements -
Baños averiados y ni un banco para sentarse
# site,commerce,ot,autre equipements ~
faltan bancos
# degustation,commerce restauration +
Productos (riquísimos|de verdad), (volvimos con el maletero lleno|se prueba todo)
# degustation,commerce restauration -
Nada especial y más caro que en tienda
# degustation,commerce restauration ~
algunas cosas estaban agotadas
`;
