/** Plain words, as most guests put it. */
export const spanishPlain = `
# any also
y
# any but
pero
# any turnplain -
(Lo malo:|Único pero:|Eso sí,|Por contra,|Como punto negativo,|Pero|Lo único,)
# any turnplain +
(Lo bueno:|Por lo demás,|A favor:|Al menos|Eso sí,)
# lodging context
([Estuvimos/Estuve]) (una noche|dos noches|tres noches|un fin de semana largo|cuatro noches) (de paso|en $month|hace poco|)
(Una noche|Dos noches|Parada) (de camino a casa|de paso hacia Italia|en $month|)
?couple (Escapada|Fin de semana|Viaje) en pareja(, (por nuestro aniversario|dos noches|en $month)|)
?famille (Viaje en familia|Fuimos con los niños|Cuatro personas, dos niños)(, (dos noches|una semana)|)
?affaires (Viaje de trabajo|Por trabajo)(, una noche|, tercera vez|)
?solo (Viajaba sol~|Viaje en solitario)(, dos noches|)
?amis (Viaje con amigos|Fin de semana de amigas)(, tres habitaciones|)
(Segunda vez|Tercera vez|Ya es la segunda vez) (aquí|que [venimos/vengo])(, igual de bien|)
# camping context
(Una noche|Dos noches|Una semana|Diez días) (con la autocaravana|con tienda|en bungalow)(, $month|)
# hotel,collectif accueil + plain
(Personal|El personal|Todo el personal) (muy |super |)(amable|atento|agradable|simpático|profesional)(, (algunos hablan español|siempre dispuestos a ayudar|sobre todo $staff|en todo momento)|)
(Muy buena|Buena|Excelente|Estupenda) atención (en recepción|del personal|desde que [llegamos/llegué]|)
(Trato|El trato) (muy |)(cercano|amable|familiar|exquisito)(, así da gusto|)
(La chica de recepción|El chico de recepción) (muy |)amable(, (nos|me) dio un plano|, habla español|, buenos consejos para cenar|)
Check-in (rápido|fácil|sin problemas)(, (habitación lista antes|nos guardaron las maletas)|)
# hotel,collectif accueil ~ plain
(Recepción cerrada por la noche|La recepción cierra pronto)(, hay que avisar|)
Personal (algo seco|un poco justo) (por la noche|en el desayuno|)
# hotel,collectif accueil - plain
(Personal|El personal) (antipático|poco amable|maleducado|borde)(, (ni un saludo|ni una disculpa|parece que molestas)|)
Nadie en recepción(, (hubo que llamar|$min minutos esperando))
(Atención|Servicio) (pésima|fatal|malísima)(, (nadie se hace cargo|se lo dije y nada))
# lodging chambre + plain
(Habitación|La habitación) (amplia|cómoda|limpia y cómoda|acogedora|luminosa|pequeña pero cómoda|correcta)(, (buena cama|baño grande|con balcón|bien decorada|con todo lo necesario)|)
(Cama|La cama) (muy |)(cómoda|buena)(, (se duerme de maravilla|buena ducha|almohadas bien)|)
(Baño|El baño) (nuevo|moderno|amplio)(, (buena ducha|con secador|agua caliente de sobra)|)
?view (Bonitas|Buenas|Preciosas) vistas desde la habitación
?old (Edificio antiguo|Casa antigua) (con encanto|pero bien conservado|y suelos que crujen)
?famille Habitación familiar (amplia|con literas), (los niños encantados|cabíamos bien)
?summer (Aire acondicionado perfecto|El aire funciona bien), (con el calor que hacía|se agradece)
# lodging chambre ~ plain
Habitación (algo|un poco) (pequeña|oscura|anticuada)(, (para una noche vale|pero limpia)|)
(Ducha|Baño) (algo pequeño|un poco justo)
(Falta|Faltaba) (una nevera|un enchufe junto a la cama|un hervidor)
# lodging chambre - plain
(Habitación|La habitación) (minúscula|vieja|oscura|muy pequeña|con olor a humedad|helada)(, (nada que ver con las fotos|moqueta con manchas|sin sitio para la maleta|muebles rotos)|)
(Colchón|El colchón) (incómodo|hundido|durísimo)(, (dolor de espalda|no se descansa)|)
(Baño viejo|Baño con moho|Ducha atascada)(, (sin agua caliente|avisamos y nada|una gotera)|)
?summer Sin aire acondicionado, (un horno|imposible dormir de calor)
# stay proprete + plain
(Muy limpio|Todo limpio|Todo muy limpio|Limpio|Limpísimo)(, (también el baño|toallas limpias cada día|huele bien)|)
(Limpieza|La limpieza) (impecable|perfecta|de diez|muy buena)
# stay proprete ~ plain
(Algo|Un poco) de polvo (debajo de la cama|en la lámpara)(, por lo demás limpio|)
Limpieza (mejorable|correcta)
# stay proprete - plain
?!camping ((La habitación|Habitación) (sucia|sin limpiar|poco limpia)|Baño (sucio|sin limpiar))(, (pelos en la ducha|manchas en las sábanas|polvo por todas partes|moho)|)
?!camping (Pelos|Manchas|Migas) (en la cama|en el suelo|en el baño)(, sucio|, un asco|)
?camping (Baños|Aseos|Duchas) (sucios|muy sucios)(, (sin papel|agua fría|atascados)|)
# hotel,collectif petit_dejeuner + plain
(Desayuno|El desayuno) (muy |)(bueno|completo|rico|variado|correcto)(, (buen café|pan recién hecho|mermeladas caseras|fruta fresca|zumo natural)|)
(Buen|Muy buen|Excelente) (desayuno|desayuno buffet)(, (de todo|bastante variedad))
# hotel,collectif petit_dejeuner ~ plain
(Desayuno|El desayuno) (algo caro|un poco justo|algo repetitivo|casi todo dulce)(, 14 euros|)
# hotel,collectif petit_dejeuner - plain
(Desayuno|El desayuno) (malo|pobre|caro y malo|muy flojo)(, (pan duro|a las 9 no quedaba nada|café malísimo|15 euros)|)
# hotel,collectif restauration + plain
(La cena|Cena en el hotel) (muy buena|excelente|muy rica)(, (buen vino|buena cantidad)|)
# hotel,collectif restauration ~ plain
Carta (algo corta|un poco cara)
# hotel,collectif restauration - plain
(Cena (decepcionante|floja)|Restaurante (decepcionante|caro y malo))(, (todo frío|raciones pequeñas|una hora de espera)|)
# stay emplacement + plain
(Muy buena|Buena|Excelente|Perfecta) (ubicación|situación)(, (todo a mano|a $shortmin minutos del centro|cerca de restaurantes|ideal para excursiones)|)
(Ubicación|La ubicación|Sitio) (perfecta|ideal|inmejorable|genial)
?lake A $shortmin minutos andando del agua(, ideal|)
?!village (En plena naturaleza|Entorno precioso|Muy bien situado y tranquilo)
# stay emplacement ~ plain
(Algo|Un poco) (apartado|lejos del centro)(, hace falta coche|, en coche bien)
# stay emplacement - plain
(Ubicación|La ubicación) (mala|pésima)(, (al lado de la carretera|nada cerca|en un polígono)|)
# stay calme + plain
(Muy tranquilo|Tranquilo|Zona tranquila|Silencio total)(, (se duerme bien|sin ruidos|para descansar))
# stay calme ~ plain
(Se oye|Se oía) un poco (la calle|a los vecinos|el pasillo)(, nada grave|)
# stay calme - plain
(Mucho ruido|Muy ruidoso|Ruidoso|Ruido toda la noche)(, (no se puede dormir|paredes de papel|la carretera al lado|música hasta las 2|portazos))
# stay equipements + plain
?pool (Piscina|La piscina) (genial|limpia|muy agradable|bonita)(, (tumbonas de sobra|los niños encantados)|)
?garden (Bonito|Buen) jardín
?location Cocina (completa|bien equipada)(, lavavajillas incluido|)
?hotel (Buenas instalaciones|Ascensor|Garaje para bicis)
?camping (Buenas instalaciones|Tienda con pan|Parque para los peques)
# stay equipements ~ plain
?hotel,!lift Sin ascensor(, aviso|)
?pool Piscina (pequeña|fría|cierra pronto)
?location (Falta menaje|Cuchillos sin filo)
?camping Instalaciones algo viejas
# stay equipements - plain
?pool Piscina (cerrada|sucia|helada)(, sin avisar|)
?hotel (Ascensor|Sauna) (averiado|sin funcionar)
?location (Cocina mal equipada|Horno roto|Menaje escaso)
?camping (Instalaciones viejas|Parque infantil roto)
# stay prix + plain
(Buena|Muy buena|Excelente) relación calidad-precio
(Buen precio|Precio correcto|Precio razonable)
# stay prix ~ plain
(Algo|Un poco) caro(, (en verano|pero merece la pena)|)
# stay prix - plain
(Caro|Muy caro|Carísimo|Demasiado caro) (para lo que es|para lo que ofrece|)(, $night euros la noche|, todo se paga aparte|)
# lodging acces + plain
(Parking gratis|Parking propio|Aparcamiento en la puerta|Fácil aparcar)(, muy cómodo|)
# camping acces + plain
(Fácil de encontrar|Buen acceso)
# stay acces ~ plain
(Parking|Aparcamiento) (algo justo|de pago|se llena)
# stay acces - plain
(Imposible aparcar|Aparcar es un suplicio|Parking carísimo)(, 20 minutos dando vueltas|)
# hotel,location,camping numerique + plain
(Wifi|Buen wifi,) (rápido|funciona bien)
# hotel,location,camping numerique ~ plain
Wifi (algo lento|flojo)
# hotel,location,camping numerique - plain
(Wifi|El wifi) (no funciona|fatal|se corta todo el rato)(, tampoco hay cobertura|)
# stay ambiance + plain
(Sitio|Lugar|Ambiente) (con encanto|acogedor|muy agradable|familiar)
# stay ambiance ~ plain
(Algo impersonal|Un poco soso)
# stay ambiance - plain
(Sin encanto|Ambiente triste|Sitio deprimente)
# camping accueil + plain
(Dueños|Personal) (muy |)(amables|simpáticos|atentos)
# camping accueil - plain
(Recepción|Personal) (antipático|borde|nunca hay nadie)
# camping emplacement + plain
Parcelas (amplias|grandes|con sombra)
# location accueil + plain
(Anfitriona|La dueña|$hostess) (encantadora|muy amable|muy atenta)(, (responde rápido|nos dejó una botella de vino|buenos consejos))
# location accueil - plain
(El dueño|La dueña) (ilocalizable|muy desagradable)(, no devuelve la fianza|)
# hotel,location,collectif flow good
?hotel (Una noche de paso|Parada de una noche). (Habitación sencilla pero limpia|Habitación correcta, baño pequeño), (buena cama|se duerme bien), (no desayunamos|desayuno correcto). (Aparcamiento en la puerta|Cerca de la autopista). (Repetiría|Por el precio muy bien).
?hotel,couple (Fin de semana muy agradable|Tres días estupendos). (Habitación tranquila, daba atrás|Habitación con vistas al jardín), (no muy grande pero acogedora|baño bonito). (Desayuno variado|Muy buen desayuno) y (la señora de recepción|la dueña) (nos recomendó rutas|es encantadora). (Volveremos|)
?hotel,famille (Con dos niños|En familia). (Habitación familiar amplia|Dos habitaciones contiguas), (muy atentos con los niños|trato estupendo). (Se oye un poco el pasillo|Parking gratis|Desayunaron de todo).
?hotel,affaires (Vengo bastante por trabajo|Suelo alojarme aquí). (Habitación tranquila, wifi bien|Mesa para trabajar), (desayuno temprano|factura sin problemas). (No pido más|)
?hotel (El hotel es|Hotel) (algo antiguo|un poco anticuado) pero (limpio y cuidado|está limpio). (Personal muy amable|Gente encantadora), (desayuno bien|cama cómoda). (Sin ascensor|Lo único las paredes finas|El baño pide reforma). (Aun así recomendable|Buen precio).
?location (Apartamento|Casa) (como en las fotos|tal cual las fotos), (limpio|todo limpio al llegar), (cocina completa|buenas camas). $hostess (contesta enseguida|muy amable). (Escaleras empinadas|Se aparca en la calle). (Gracias|)
(Había leído malas opiniones|Las opiniones eran regulares) y (íbamos con dudas|tenía dudas), pero (todo bien|ninguna queja). (Limpio y gente amable|Buena cama y silencio). (No es un lujo pero cumple|)
# hotel,location,collectif flow mixed
(Regular|Normalito). (Personal amable|Bien situado) pero (habitación anticuada|se oye todo|colchón hundido). (Desayuno normal|Desayuno escaso|El wifi no iba). (Para una noche vale|No creo que vuelva).
(Buen sitio|Buena ubicación) y (amables|buen trato), pero (la habitación era muy pequeña|mucho ruido de la calle|la ducha salía fría). (Lo dijimos en recepción|Avisé), (ya lo sabían|y nada). Una pena.
(En las fotos parece otra cosa|Las fotos engañan). (La piscina es mínima|Vistas al parking). (Limpio sí|El personal no tiene la culpa), pero (por $night euros poco|esperaba más).
# hotel,location,collectif flow bad
(No vuelvo|Nada recomendable). (Olor a humedad|Pelos en la ducha|Moqueta con manchas), (la ventana no cierra|la tele rota), (en recepción pasan de todo|nadie hace nada). $night euros (por esto|la noche, de vergüenza).
(No pegamos ojo|Noche horrible|Imposible dormir). (Boda hasta las 3|Bar debajo|Gritos en el pasillo), (nadie en recepción|el vigilante pasa). (Ni una disculpa|Y lo cobran todo).
# camping flow good
(Buen camping|Camping bonito), (parcelas amplias|mucha sombra), (baños limpios|duchas calientes). (Pan por la mañana|Tienda pequeña), (dueños amables|buena recepción). (Tranquilo por la noche|Piscina algo fría|Volveremos).
# camping flow mixed
(Bien situado pero|Buena piscina pero) (parcelas pequeñas|baños viejos|lleno en agosto|ruido de noche). (Personal amable|Precio correcto).
# camping flow bad
(Baños sucios|Duchas frías), (ruido hasta las 2|coches de noche), (no hacen nada|recepción cerrada). (Nos fuimos antes|Nunca más|Caro).
# restaurant context
([Fuimos/Fui]) (el sábado|la semana pasada|en $month|por segunda vez|por recomendación|sin reserva)
?famille (Comida familiar|Con los niños|Éramos seis)
?couple (Cena en pareja|Cena de aniversario)
?amis (Con amigos|Mesa de seis)
# restaurant restauration + plain
(Comida|La comida) (muy |)(buena|rica|casera)(, (raciones generosas|todo fresco|bien presentada)|)
(Comimos|Se come) (muy bien|genial|estupendamente)(, (producto fresco|todo casero|menú del día completo)|)
$thedishup (buenísimo|muy rico|en su punto)(, (y de postre tarta casera|con una copa de vino)|)
?pizzeria (Buenas pizzas|Pizzas muy ricas|Pizzas excelentes)(, (masa fina|horno de leña))
?gastronomique (Menú degustación|El menú) (excelente|espectacular)(, buen maridaje|)
Todo (buenísimo|muy rico|casero|fresco)
# restaurant restauration ~ plain
(Postre|Entrante) (normalito|flojo)
Carta (algo corta|sin opciones vegetarianas)
# restaurant restauration - plain
(Comida|La comida) (mala|fría|sosa|decepcionante)(, (congelada|raciones pequeñas|la devolvimos)|)
(Carne (seca|dura)|$thedishup (seco|frío))
# restaurant accueil + plain
(Servicio|El servicio) (muy |)(amable|atento|rápido)(, (aunque estaba lleno|nos explicaron la carta)|)
(Camarera (muy simpática|atenta|encantadora)|Camarero muy simpático)
# restaurant accueil ~ plain
Servicio (algo lento|un poco seco)
# restaurant accueil - plain
(Servicio|Camarero) (pésimo|maleducado|borde)(, (nos ignoraron|ni una disculpa|se equivocan y se enfadan)|)
# restaurant attente + plain
(Rápido|Servicio rápido, sin esperas)
# restaurant attente ~ plain
(Tardan un poco|Hay que esperar algo)(, estaba lleno|)
# restaurant attente - plain
(Más de una hora|$longmin minutos|Una eternidad) esperando(, (con medio local vacío|nos fuimos sin postre)|)
# restaurant prix + plain
(Buen precio|Precios razonables|Buena relación calidad-precio)
# restaurant prix ~ plain
Algo caro pero (bueno|rico)
# restaurant prix - plain
(Caro|Muy caro|Carísimo)(, ($bill euros dos personas|para lo que es)|)
# restaurant ambiance + plain
(Sitio|Local|Ambiente) (agradable|acogedor|bonito)
# restaurant ambiance ~ plain
Mesas algo juntas
# restaurant ambiance - plain
(Mucho ruido|Ambiente frío|Música muy alta)
# restaurant emplacement + plain
?!winter (Terraza agradable|Bonita terraza)
Buena ubicación
# visit context
([Fuimos/Fui]) (en $month|un domingo|un día de lluvia|de vuelta)
?famille (Excursión con los niños|En familia)
# site ambiance + plain
(Sitio|Lugar) (precioso|muy bonito|espectacular|con encanto)(, (merece la visita|muy cuidado)|)
?chateau (Castillo precioso|Bonito castillo)(, bien amueblado|)
?jardin (Jardín precioso|Bonito jardín)(, muy cuidado|)
?parc-animalier (Bonito parque|Parque muy bien)(, animales bien cuidados|)
?nature (Paseo precioso|Bonita ruta)(, bien señalizada|, llevad agua|, calzado cómodo|)
?grotte (Cueva impresionante|Bonita cueva)(, hace fresco|)
?musee (Museo interesante|Museo pequeño pero bonito)
# site ambiance ~ plain
Mucha gente (por la tarde|el domingo)
# site ambiance - plain
(Decepcionante|Descuidado|Demasiada gente)(, (poco que ver|medio cerrado)|)
# site pedagogie + plain
?!nature (Muy interesante|Visita interesante|Se aprende mucho)(, (buena guía|audioguía en español)|)
# site pedagogie ~ plain
Explicaciones solo en francés
# site pedagogie - plain
(Faltan|Pocas) explicaciones(, todo en francés|)
# site accueil + plain
Personal (amable|simpático) en la taquilla
# site accueil - plain
Personal (antipático|borde)
# site attente + plain
(Sin colas|Entrada rápida)
# site attente - plain
(Mucha cola|Una hora de cola)(, una sola taquilla|)
# site prix + plain
(Precio correcto|Entrada barata)
# site prix ~ plain
Algo caro para una familia
# site prix - plain
(Caro|Entrada muy cara)(, $fee euros por persona|)
# site acces + plain
(Parking gratis|Fácil de llegar)
# site acces - plain
(Parking lleno|Mal señalizado)
# activite,degustation,evenement accueil + plain
(Equipo|Monitores) (geniales|muy simpáticos|muy majos)(, (explican bien|mucha paciencia)|)
# activite ambiance + plain
(Muy divertido|Una tarde genial|Lo pasamos en grande)(, repetiremos|)
# activite ambiance - plain
(Decepcionante|Muy corto)
# degustation restauration + plain
Productos (buenísimos|muy ricos)
# commerce,ot,autre accueil + plain
(Muy amables|Buena atención)(, hablan español|, buenos consejos|)
# restaurant flow good
([Cenamos/Cené]) aquí (el sábado|dos veces|la primera noche). $thedishup (muy rico|buenísimo), (entrante algo pequeño|buen pan|vino de la casa bien), (camarera simpática|rápidos). (Unos $bill euros dos|Precio normal). (Recomendable|)
?pizzeria (Pizza en familia|Pizzas para llevar), (masa fina|grandes), (bien de ingredientes|buena salsa). (Hubo que esperar un poco|Rápido), (precio bien|)
(Lo encontramos por casualidad|Recomendado por el hotel) y (acierto|sorpresa agradable). (Cocina casera|Raciones grandes), (terraza agradable|local acogedor), (servicio amable|sin prisas). (Volveríamos|)
# restaurant flow mixed
(Comida buena|Se come bien) pero (lentísimos|mucha espera), (una hora entre platos|pedimos la cuenta tres veces). (Una sola camarera|Y no estaba lleno). Una pena.
(Normalito|Regular). (Entrante bueno|Sitio bonito), (segundo tibio|carne pasada|poca cantidad), (caro para lo que es|$bill euros dos).
# restaurant flow bad
(Reserva a las 8|Teníamos reserva), (mesa sin preparar|al lado del baño). (Más de una hora esperando|Una hora para el segundo), (frío|faltaba un plato), (ni perdón|camarero borde). ($bill euros, no vuelvo|)
# site flow good
(Buena visita|Nos gustó mucho|Visita agradable). (Unas dos horas|Hora y media), (bien explicado|folleto en español|guía simpático). (Parking gratis|Cafetería|Hay cuestas). (Recomendable|)
# site flow mixed
(Bonito pero|Interesante pero) (caro|medio cerrado|se ve en media hora). (El guía bien|)
# site flow bad
(Decepción|Tiempo perdido). (Una hora de cola|$fee euros por persona|La mitad cerrada), (poco que ver|todo en francés). (Personal borde|)
# activite flow good
(Tarde genial|Muy buena experiencia), (monitor estupendo|bien organizado|$guide con mucha paciencia), (material bien|seguros en todo momento). (Empezó algo tarde|Llevad ropa de cambio).
`;
