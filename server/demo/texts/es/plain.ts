/** Plain words, as most guests put it. */
export const spanishPlain = `
# any also
y
# hotel,collectif accueil + plain
(Personal (muy |super |)|Todo el personal muy )(amable|atento|agradable|simpático|profesional)(, (algunos hablan español|siempre dispuestos a ayudar|en todo momento)|)
(Muy buena|Buena|Excelente) atención (en recepción|del personal|desde que [llegamos/llegué]|)
Trato ((muy |)(cercano|amable|familiar)|exquisito)(, así da gusto|)
(La chica|El chico) de recepción (es|fue) muy amable(, (nos|me) dio un plano|, habla español|, buenos consejos para cenar|)
Check-in (rápido|fácil|sin problemas)(, (habitación lista antes|nos guardaron las maletas)|)
# hotel,collectif accueil - plain
Personal (antipático|poco amable|maleducado|borde)(, (ni un saludo|ni una disculpa|parece que molestas)|)
# lodging chambre + plain
Habitación (amplia|cómoda|limpia y cómoda|acogedora|luminosa|pequeña pero cómoda|correcta)(, (buena cama|baño grande|con balcón|bien decorada|con todo lo necesario)|)
(Cama (muy |)cómoda|Buena cama)(, (se duerme de maravilla|buena ducha|almohadas bien)|)
Baño (nuevo|moderno|amplio)(, (buena ducha|con secador|agua caliente de sobra)|)
?view (Bonitas|Buenas|Preciosas) vistas desde la habitación
?old (Edificio antiguo|Casa antigua) (con encanto|con mucho encanto)
# lodging chambre - plain
Habitación (minúscula|vieja|oscura|muy pequeña|con olor a humedad|helada)(, (nada que ver con las fotos|moqueta con manchas|sin sitio para la maleta|muebles rotos)|)
Colchón (incómodo|hundido|durísimo)(, (dolor de espalda|no se descansa)|)
(Baño viejo|Baño con moho|Ducha atascada)(, (sin agua caliente|avisamos y nada|una gotera)|)
# stay proprete + plain
(Muy limpio|Todo limpio|Todo muy limpio|Limpio|Limpísimo)(, (también el baño|toallas limpias cada día|huele bien)|)
Limpieza (impecable|perfecta|de diez|muy buena)
# stay proprete - plain
?!camping (Habitación (sucia|sin limpiar|poco limpia)|Baño (sucio|sin limpiar))(, (pelos en la ducha|manchas en las sábanas|polvo por todas partes|moho)|)
?!camping (Pelos|Manchas) (en la cama|en el suelo|en el baño)(, sucio|, un asco|)
?camping (Baños (sucios|muy sucios)|Aseos sucios|Duchas (sucias|muy sucias))(, (sin papel|agua fría)|)
# hotel,collectif petit_dejeuner + plain
Desayuno (muy |)(bueno|completo|rico|variado|correcto)(, (buen café|pan recién hecho|mermeladas caseras|fruta fresca|zumo natural)|)
# hotel,collectif petit_dejeuner - plain
Desayuno (malo|pobre|caro y malo|muy flojo)(, (pan duro|a las 9 no quedaba nada|café malísimo|15 euros)|)
# hotel,collectif restauration + plain
(Cena|Cena en el hotel) (muy buena|excelente|muy rica)(, (buen vino|buena cantidad)|)
# hotel,collectif restauration - plain
(Cena (decepcionante|floja)|Restaurante (decepcionante|caro y malo))(, (todo frío|raciones pequeñas|una hora de espera)|)
# stay emplacement + plain
(Muy buena|Buena|Excelente|Perfecta) (ubicación|situación)(, (todo a mano|a $shortmin minutos del centro|cerca de restaurantes|ideal para excursiones)|)
((Ubicación) (perfecta|ideal|inmejorable|genial)|Sitio (perfecto|ideal|inmejorable|genial))
?!village (En plena naturaleza|Entorno precioso|Muy bien situado y tranquilo)
# stay emplacement - plain
Ubicación (mala|pésima)(, (al lado de la carretera|nada cerca|en un polígono)|)
# stay equipements + plain
?pool Piscina (genial|limpia|muy agradable|bonita)(, (tumbonas de sobra|los niños encantados)|)
?garden (Bonito jardín|Jardín muy bonito)
?location Cocina (completa|bien equipada)(, lavavajillas incluido|)
?hotel (Buenas instalaciones|Muy buenas instalaciones)
?camping (Buenas instalaciones|Muy buenas instalaciones)
# stay equipements - plain
?pool Piscina (cerrada|sucia|helada)(, sin avisar|)
?hotel Ascensor (averiado|sin funcionar)
?location (Cocina mal equipada|Horno roto|Menaje escaso)
?camping (Instalaciones viejas|Parque infantil roto)
# stay prix + plain
(Buena|Muy buena|Excelente) relación calidad-precio
(Buen precio|Precio correcto|Precio razonable)
# stay prix - plain
(Caro|Muy caro|Carísimo|Demasiado caro) (para lo que es|para lo que ofrece|)(, $night euros la noche|, todo se paga aparte|)
# lodging acces + plain
(Parking gratis|Parking propio|Aparcamiento en la puerta|Fácil aparcar)(, muy cómodo|)
# camping acces + plain
(Fácil de encontrar|Buen acceso)
# stay acces - plain
(Imposible aparcar|Muy difícil aparcar|Parking carísimo)(, 20 minutos dando vueltas|)
# hotel,location,camping numerique + plain
(Wifi rápido|Buen wifi|El wifi funciona bien)
# hotel,location,camping numerique - plain
(El wifi (no funciona|se corta todo el rato)|Wifi fatal)(, tampoco hay cobertura|)
# stay ambiance + plain
((Sitio|Lugar) (con encanto|acogedor|muy agradable)|Ambiente (acogedor|muy agradable|familiar))
# stay ambiance - plain
(Sin encanto|Ambiente triste|Sitio deprimente)
# camping accueil + plain
(Dueños (muy |)(amables|simpáticos|atentos)|Personal (muy |)(amable|simpático|atento))
# camping accueil - plain
(Personal (antipático|borde)|En recepción nunca hay nadie)
# camping emplacement + plain
Parcelas (amplias|grandes|con sombra)
# location accueil - plain
(Dueño|Dueña) (ilocalizable|muy desagradable)(, no devuelve la fianza|)
# restaurant restauration + plain
Comida (muy |)(buena|rica|casera)(, (raciones generosas|todo fresco|bien presentada)|)
(Comimos|Se come) (muy bien|genial|estupendamente)(, (producto fresco|todo casero|menú del día completo)|)
$thedishup estaba (buenísimo|muy rico)(, (y de postre tarta casera|con una copa de vino)|)
?gastronomique (Menú degustación|Menú) (excelente|espectacular)(, buen maridaje|)
Todo (buenísimo|muy rico|casero|fresco)
# restaurant restauration - plain
Comida (mala|fría|sosa|decepcionante)(, (congelada|raciones pequeñas|la devolvimos)|)
(Carne (seca|dura)|$thedishup estaba (seco|frío))
# restaurant accueil + plain
Servicio (muy |)(amable|atento|rápido)(, (aunque estaba lleno|nos explicaron la carta)|)
(Camarera (muy simpática|atenta|encantadora)|Camarero muy simpático)
# restaurant accueil - plain
(Servicio (pésimo|maleducado)|Camarero (maleducado|borde))(, (nos ignoraron|ni una disculpa|se equivocan y se enfadan)|)
# restaurant attente + plain
(Rápido|Servicio rápido)
# restaurant attente - plain
(Más de una hora|$longmin minutos|Una eternidad) esperando(, (con medio local vacío|nos fuimos sin postre)|)
# restaurant prix + plain
(Buen precio|Precios razonables|Buena relación calidad-precio)
# restaurant prix - plain
(Caro|Muy caro|Carísimo)(, ($bill euros dos personas|para lo que es)|)
# restaurant ambiance + plain
(Sitio|Local|Ambiente) (agradable|acogedor|bonito)
# restaurant ambiance - plain
(Mucho ruido|Ambiente frío|Música muy alta)
# restaurant emplacement + plain
?!winter (Terraza agradable|Bonita terraza)
Buena ubicación
# site ambiance + plain
(Sitio|Lugar) (precioso|muy bonito|espectacular|con encanto)(, (merece la visita|muy cuidado)|)
?chateau (Castillo precioso|Bonito castillo)(, bien amueblado|)
?jardin (Jardín precioso|Bonito jardín)(, muy cuidado|)
?parc-animalier (Bonito parque|Parque muy bonito)(, animales bien cuidados|)
?nature (Paseo precioso|Bonita ruta)(, bien señalizada|, llevad agua|, calzado cómodo|)
?grotte (Cueva impresionante|Bonita cueva)(, hace fresco|)
?musee (Museo interesante|Museo pequeño pero bonito)
# site ambiance - plain
(Decepcionante|Descuidado|Demasiada gente)(, (poco que ver|medio cerrado)|)
# site pedagogie + plain
?!nature (Muy interesante|Visita interesante|Se aprende mucho)(, (buena guía|audioguía en español)|)
# site pedagogie - plain
(Faltan|Pocas) explicaciones(, todo en francés|)
# site accueil + plain
Personal (amable|simpático)
# site accueil - plain
Personal (antipático|borde)
# site attente + plain
(Sin colas|Entrada rápida)
# site attente - plain
(Mucha cola|Una hora de cola)(, una sola taquilla|)
# site prix + plain
(Precio correcto|Entrada barata)
# site prix - plain
(Caro|Entrada muy cara)(, $fee euros por persona|)
# site acces + plain
(Parking gratis|Fácil de llegar)
# site acces - plain
(Parking lleno|Mal señalizado)
# activite,degustation,evenement accueil + plain
(Equipo (genial|muy simpático)|Gente (genial|muy simpática|muy maja))(, (explican bien|mucha paciencia)|)
# activite ambiance + plain
(Muy divertido|Lo pasamos genial|Lo pasamos en grande)(, repetiremos|)
# activite ambiance - plain
(Decepcionante|Muy corto)
# degustation restauration + plain
Productos (buenísimos|muy ricos)
# commerce,ot,autre accueil + plain
(Muy amables|Buena atención)(, hablan español|, buenos consejos|)
`;
