/** Plain words, as most guests put it. */
export const spanishPlain = `
# any also
y
# hotel,collectif accueil + plain
(Personal (muy |super |)|Todo el personal muy )(amable|atento|agradable|simpático|profesional)
(Muy buena|Buena|Excelente) atención (en recepción|del personal|desde que [llegamos/llegué]|)
Trato ((muy |)(cercano|amable|familiar)|exquisito)
(La chica|El chico) de recepción (es|fue) muy amable
Check-in (rápido|fácil|sin problemas)
# hotel,collectif accueil - plain
Personal (antipático|poco amable|maleducado|borde)
# lodging chambre + plain
Habitación (amplia|cómoda|limpia y cómoda|acogedora|luminosa|pequeña pero cómoda|correcta)
(Cama (muy |)cómoda|Buena cama)
Baño (nuevo|moderno|amplio)
?view (Bonitas|Buenas|Preciosas) vistas desde la habitación
?old (Edificio antiguo|Casa antigua) (con encanto|con mucho encanto)
# lodging chambre - plain
Habitación (minúscula|vieja|oscura|muy pequeña|con olor a humedad|helada)
Colchón (incómodo|hundido|durísimo)
(Baño viejo|Baño con moho|Ducha atascada)
# stay proprete + plain
(Muy limpio|Todo limpio|Todo muy limpio|Limpio|Limpísimo)
Limpieza (impecable|perfecta|de diez|muy buena)
# stay proprete - plain
?!camping (Habitación (sucia|sin limpiar|poco limpia)|Baño (sucio|sin limpiar))
?!camping (Pelos|Manchas) (en la cama|en el suelo|en el baño)
?camping (Baños (sucios|muy sucios)|Aseos sucios|Duchas (sucias|muy sucias))
# hotel,collectif petit_dejeuner + plain
Desayuno (muy |)(bueno|completo|rico|variado|correcto)
# hotel,collectif petit_dejeuner - plain
Desayuno (malo|pobre|caro y malo|muy flojo)
# hotel,collectif restauration + plain
(Cena|Cena en el hotel) (muy buena|excelente|muy rica)
# hotel,collectif restauration - plain
(Cena (decepcionante|floja)|Restaurante (decepcionante|caro y malo))
# stay emplacement + plain
(Muy buena|Buena|Excelente|Perfecta) (ubicación|situación)
(Ubicación (perfecta|ideal|inmejorable|genial)|Sitio (perfecto|ideal|inmejorable|genial))
?!village (En plena naturaleza|Entorno precioso|Muy bien situado y tranquilo)
# stay emplacement - plain
Ubicación (mala|pésima)
# stay equipements + plain
?pool Piscina (genial|limpia|muy agradable|bonita)
?garden (Bonito jardín|Jardín muy bonito)
?location Cocina (completa|bien equipada)
?hotel (Buenas instalaciones|Muy buenas instalaciones)
?camping (Buenas instalaciones|Muy buenas instalaciones)
# stay equipements - plain
?pool Piscina (cerrada|sucia|helada)
?hotel Ascensor (averiado|sin funcionar)
?location (Cocina mal equipada|Horno roto|Menaje escaso)
?camping (Instalaciones viejas|Parque infantil roto)
# stay prix + plain
(Buena|Muy buena|Excelente) relación calidad-precio
(Buen precio|Precio correcto|Precio razonable)
# stay prix - plain
(Caro|Muy caro|Carísimo|Demasiado caro) (para lo que es|para lo que ofrece|)
# lodging acces + plain
(Parking gratis|Parking propio|Aparcamiento en la puerta|Fácil aparcar)
# camping acces + plain
(Fácil de encontrar|Buen acceso)
# stay acces - plain
(Imposible aparcar|Muy difícil aparcar|Parking carísimo)
# hotel,location,camping numerique + plain
(Wifi rápido|Buen wifi|El wifi funciona bien)
# hotel,location,camping numerique - plain
(El wifi (no funciona|se corta todo el rato)|Wifi fatal)
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
(Dueño|Dueña) (ilocalizable|muy desagradable)
# restaurant restauration + plain
Comida (muy |)(buena|rica|casera)
(Comimos|Se come) (muy bien|genial|estupendamente)
$thedishup estaba (buenísimo|muy rico)
?gastronomique (Menú degustación|Menú) (excelente|espectacular)
Todo (buenísimo|muy rico|casero|fresco)
# restaurant restauration - plain
Comida (mala|fría|sosa|decepcionante)
(Carne (seca|dura)|$thedishup estaba (seco|frío))
# restaurant accueil + plain
Servicio (muy |)(amable|atento|rápido)
(Camarera (muy simpática|atenta|encantadora)|Camarero muy simpático)
# restaurant accueil - plain
(Servicio (pésimo|maleducado)|Camarero (maleducado|borde))
# restaurant attente + plain
(Rápido|Servicio rápido)
# restaurant attente - plain
(Más de una hora|$longmin minutos|Una eternidad) esperando
# restaurant prix + plain
(Buen precio|Precios razonables|Buena relación calidad-precio)
# restaurant prix - plain
(Caro|Muy caro|Carísimo)
# restaurant ambiance + plain
(Sitio|Local|Ambiente) (agradable|acogedor|bonito)
# restaurant ambiance - plain
(Mucho ruido|Ambiente frío|Música muy alta)
# restaurant emplacement + plain
?!winter (Terraza agradable|Bonita terraza)
Buena ubicación
# site ambiance + plain
(Sitio|Lugar) (precioso|muy bonito|espectacular|con encanto)
?chateau (Castillo precioso|Bonito castillo)
?jardin (Jardín precioso|Bonito jardín)
?parc-animalier (Bonito parque|Parque muy bonito)
?nature (Paseo precioso|Bonita ruta)
?grotte (Cueva impresionante|Bonita cueva)
?musee (Museo interesante|Museo pequeño pero bonito)
# site ambiance - plain
(Decepcionante|Descuidado|Demasiada gente)
# site pedagogie + plain
?!nature (Muy interesante|Visita interesante|Se aprende mucho)
# site pedagogie - plain
(Faltan|Pocas) explicaciones
# site accueil + plain
Personal (amable|simpático)
# site accueil - plain
Personal (antipático|borde)
# site attente + plain
(Sin colas|Entrada rápida)
# site attente - plain
(Mucha cola|Una hora de cola)
# site prix + plain
(Precio correcto|Entrada barata)
# site prix - plain
(Caro|Entrada muy cara)
# site acces + plain
(Parking gratis|Fácil de llegar)
# site acces - plain
(Parking lleno|Mal señalizado)
# activite,degustation,evenement accueil + plain
(Equipo (genial|muy simpático)|Gente (genial|muy simpática|muy maja))
# activite ambiance + plain
(Muy divertido|Lo pasamos genial|Lo pasamos en grande)
# activite ambiance - plain
(Decepcionante|Muy corto)
# degustation restauration + plain
Productos (buenísimos|muy ricos)
# commerce,ot,autre accueil + plain
(Muy amables|Buena atención)
`;
