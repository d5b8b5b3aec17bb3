/** Whole reviews of tables, sights, stays and outings by Spanish guests, each told in one go. */
export const spanishWholeOthers = `
# restaurant flow good
@restauration+ [Comimos/Comí] muy bien. (Raciones generosas|Platos abundantes) y el servicio (amable|atento). De precio (normal|bien). (Recomendable|Para repetir).
?!pizzeria,!creperie @prix+ El menú del día cuesta (17|18|16) euros con primero, segundo y postre, (bebida aparte|el vino aparte), y estaba todo bueno. A la una ya estaba casi lleno así que conviene ir pronto. Para lo que se paga por la zona está muy bien.
?together @accueil+,restauration+ Llegamos bastante tarde y aun así nos atendieron con mucha amabilidad. $thedishup estaba (buenísimo|riquísimo) y los postres también. El sitio es pequeño y la carta corta pero cambian los platos. Nos costó unos 30 euros por persona con vino. Volveremos si pasamos otra vez por aquí.
?good @attente-,restauration+ La comida (muy rica|está muy bien), pero el servicio es lento, tardaron (casi una hora|cuarenta minutos) en traer el primero y eso que no había mucha gente.
@attente+ bueno y rápido, (raciones grandes|buen precio)
?pizzeria @restauration+ Pizzas de masa fina (muy buenas|buenísimas), la de (queso de cabra|cuatro quesos) me encantó. También se pueden pedir para llevar. Suele estar lleno, mejor reservar.
@prix+ Se come bien y no es caro, (buen servicio|lo recomiendo).
?pizzeria,famille @accueil+ Fuimos con los niños y muy bien, las pizzas son (grandes|enormes) y los camareros (simpáticos|tienen mucha paciencia). Pedimos también una ensalada y unos helados. Buen precio para ser cuatro. El sitio es algo ruidoso pero para ir en familia da igual.
?creperie @restauration+ Crepes muy ricas, yo pedí la (de jamón, huevo y queso|de setas) y después una dulce (de caramelo|de chocolate), y quedé llen~. La sidra también está buena.
?creperie,good,together @attente- Las crepes muy buenas pero hay poco personal y tardan mucho, (esperamos|nos tuvieron) más de media hora. La carta es amplia y los precios están bien. El sitio muy bonito por dentro.
?together,!pizzeria,!creperie @restauration+ Entramos por casualidad y comimos de maravilla. Yo pedí (pato|cordero) y los demás pescado, estaba todo muy bien hecho y los postres son caseros. La dueña habla un poco de español y nos aconsejó el vino. Las mesas están un poco juntas y en el comedor hacía calor, se estaba mejor cerca de la puerta. Al final nos invitaron a un licor. De precio normal para la zona.
?gastronomique,couple @restauration+ Fuimos por (nuestro aniversario|mi cumpleaños) y fue una experiencia inolvidable. El menú degustación está (muy bien pensado|buenísimo), te explican cada plato y el servicio es impecable. También acertamos con el vino, dejaos aconsejar. Es caro pero lo vale. Muy recomendable para una ocasión especial.
?good,!pizzeria,!creperie @accueil+,prix- Me gustó, aunque $bill euros por dos platos y (media botella|dos copas) me parece un poco subido. Eso sí, son muy amables y te explican de dónde viene cada cosa.
@accueil+ Camarero simpatiquísimo y la cocina (sencilla|cuidada). Lo pasamos muy bien!!
?gastronomique,good @prix- Producto (de primera|local) y una presentación preciosa. Las cantidades son muy pequeñas y los vinos (carísimos|muy caros). No sé si volvería para cenar, al mediodía tienen un menú más barato.
?brasserie,!winter Sitio para comer algo rápido, (a cualquier hora|sin complicaciones). Ensalada grande y (entrecot con patatas|un plato del día), todo correcto. (La terraza está bien|Camareros rápidos).
?bistrot @ambiance+ Sitio con mucho encanto y cocina casera. El guiso (estaba muy bueno|riquísimo) y el vino de la casa también. Hay pocas mesas y van muchos clientes de allí. Conviene reservar.
@restauration+ Todo bueno. Hay que probar (los quesos|los postres), hechos allí.
?summer,!pizzeria,!creperie,together @ambiance+ Cenamos en la terraza y se estaba (de maravilla|muy a gusto). Pedimos el menú de $price euros y estaba todo muy rico, el pescado especialmente. Los camareros muy atentos. Un sitio muy recomendable para cenar en verano.
Nos lo recomendaron (unos amigos|en el hotel) y muy bien. Platos (sencillos|caseros), buen trato y precio correcto. Volvería.
?famille Bueno para familias, (trona y pinturas para los niños|menú infantil a buen precio), todos contentos.
?winter,!pizzeria,!creperie @restauration+ Comida casera y muy rica, (una sopa de cebolla|un guiso) que con el frío que hacía vino fenomenal. Los dueños son muy majos y el comedor es acogedor.
?solo,man @accueil+ Cené solo y me trataron muy bien, no como en otros sitios. $thedishup (en su punto|muy bueno) y de postre una tarta de la casa. Precio (correcto|ajustado).
?groupe @accueil+ Fuimos un grupo de (16|20|14) y todo salió perfecto. Elegimos los platos antes por correo y nos sirvieron muy rápido, todo caliente. (Nos invitaron al licor|Pudimos pagar por separado). El personal encantador. Gracias
?good @accueil+ La carta (está solo en francés|no está traducida) pero la camarera [nos/me] la explicó con mucha paciencia y [acertamos/acerté] con todo. Lo que más me gustó fue la carne.
?famille @accueil+ Mi hija es celíaca y nos atendieron muy bien, (la cocinera habló con nosotros|lo entendieron enseguida) y le prepararon (un plato aparte|el pescado sin nada). Gracias de verdad. Los demás también comimos muy bien.
?good @calme- Comida muy rica y bien de precio, pero hay mucho ruido, (las mesas están muy juntas|el local es pequeño) y cuesta hablar.
?dogs,together @accueil+ Se puede entrar con perro, (le pusieron agua y todo|no pusieron ningún problema). $thedishup (muy rico|en su punto) y el queso de la zona muy fuerte pero bueno. Pagamos unos 25 euros por persona.
@restauration+ todo muy rico, el postre lo mejor (la tarta de limon|el coulant), [volveremos/volvere] seguro!! ah y el camarero habla español
@accueil+ Gente encantadora. $thedishup (muy bueno|buenísimo) y los postres caseros. Buena relación calidad precio.
?weekend @restauration+ Muy buen restaurante, hay que reservar porque (el sábado está lleno|los fines de semana se llena). La carta es corta y todo es (fresco|casero). [Pedimos/Pedí] también la tabla de quesos y estaba muy buena. El servicio algo despistado pero muy educado.
?good @restauration+ Cocina cuidada y (buen pan|pan buenísimo). Solo pediría más verdura en los platos y una carta en inglés por lo menos, porque había cosas que no [entendíamos/entendía].
?old El local es (una casa antigua con vigas|de piedra), muy bonito, y tiene pocas mesas. La comida es tradicional y abundante. $thedishup (muy recomendable|es lo mejor). Unos 30 euros por persona.
?view @emplacement+ Las vistas son (una pasada|preciosas) y los precios normales. La comida es sencilla y (está bien hecha|está rica). Pedid mesa (junto a la ventana|fuera).
?lake @emplacement+ [Comimos/Comí] (al lado|a un paso) del lago y el sitio es precioso. (Pescado fresco|El pescado muy fresco), vino blanco de la zona y (tarta de frutas|helado) de postre. El servicio un poco lento porque estaba lleno. Muy recomendable ir con tiempo y dar un paseo después.
?top Siempre que paso por la zona (reservo aquí|vengo a comer aquí) y siempre bien. La comida excelente y el trato también. Enhorabuena a la cocina.
?autumn,!pizzeria,!creperie @restauration+ En otoño tienen (caza y setas|muchos platos con setas) y están muy buenos. La carne que pedí estaba (tiernísima|muy tierna). De postre (pera al vino|una tarta de manzana). Hay vino por copas.
?good,together,!pizzeria,!creperie @restauration+ Fuimos a cenar un martes y estaba casi lleno. De entrante pedimos una ensalada y un foie que estaban bien, luego la carne, que es lo mejor que tienen, y un pescado que para mi gusto estaba un poco hecho de más. Los postres son todos de la casa y muy buenos. El servicio es correcto, nos cambiaron un cubierto sin pedirlo. Hay sitio para aparcar en la plaza. Precio medio alto.
?together @restauration+,accueil+ Hemos ido dos veces y las dos muy bien. La comida está muy buena y las raciones son grandes. La chica que nos atendió es muy simpática y habla un poco de español. Además el sitio es bonito. Lo recomendamos.
?good @restauration+ Un sitio correcto para comer o cenar. La carta tiene de todo un poco, carnes, pescados, ensaladas y algún plato para vegetarianos. A mí la carne me la trajeron más hecha de lo que pedí pero estaba buena. El vino me pareció caro. Buen pan y buenos postres.
muy buena comida y buen trato, (precio bien|un poco caro pero vale la pena), lo recomiendo
# restaurant flow mixed
@attente-,restauration+ La comida está bien pero el servicio un desastre, (hora y media para dos platos|hubo que pedir la cuenta tres veces). Hay muy poco personal para tantas mesas.
?!pizzeria,!creperie @prix- No está mal pero me pareció caro. El entrante estaba (bueno|bien), el segundo era (escaso|pequeño y con poca carne). Había leído muy buenas opiniones y esperaba más.
?pizzeria @restauration- La pizza (pasable|normal), la pasta (pasada|con demasiada nata). El personal (simpático|amable) y el precio está bien. No creo que vuelva.
@accueil-,restauration+ Se come bien, pero el trato deja que desear, (malas caras|te hacen poco caso). Las raciones son correctas y el precio también. Una pena.
?summer @ambiance- El sitio es muy bonito pero está lleno de gente, (todo con prisas|las mesas pegadas) y la comida es normal. En la terraza se pasa calor. De precio como todos los de allí.
Normal, nada especial. El servicio (correcto|educado).
# restaurant flow bad
@restauration-,attente- Una hora esperando y el plato llegó (frío|templado). Lo [devolvimos/devolví] y (volvió recalentado|volvió igual). Sin disculpas. No (vuelvo|lo recomiendo).
?!creperie,!pizzeria @prix-,restauration- Muy caro y muy malo. Raciones pequeñas, vino malo y $bill euros. (El pan estaba duro|La ensalada de bolsa). No os dejéis engañar por las opiniones de internet.
?together @accueil- Teníamos reserva a las ocho y al llegar nos dijeron que (no constaba|no había mesa). Nos tuvieron esperando fuera más de media hora y al final nos fuimos. Ni una disculpa, y eso que teníamos el correo de confirmación. Muy mala educación por parte de la encargada.
?pizzeria @restauration- La pizza malísima, masa (congelada|cruda por el centro), poco queso y tardaron un montón. No volveré.
@accueil- Camareros (bordes|despistados), no te hacen ni caso. Una pena porque la zona es bonita.
?worst @proprete-,accueil- La mesa pegajosa, (los cubiertos sucios|los vasos sucios) y el baño daba asco. Se lo dije al camarero y (se rió|pasó un trapo). [Nos fuimos/Me fui] sin (pedir|comer).
@restauration- Platos fríos y (sosos|salados), para olvidar.
?famille @accueil- No vayáis con niños, (malas caras desde que entramos|nos pusieron al lado del baño), no tienen tronas y el menú infantil es caro y malo. La comida de los mayores tampoco estaba buena, mi carne cruda y la de mi mujer fría. Tardaron muchísimo. No volveremos nunca.
?!pizzeria,!creperie @restauration- Vine hace (dos|tres) años y me encantó, pero ha cambiado mucho a peor. (Nada sabía a nada|La carne dura), postres industriales y encima más caro.
# site flow good
?!nature @pedagogie+ Visita muy interesante, (bien explicado|explicaciones claras), contad con (hora y media|un par de horas). Tienen (un folleto en español|hoja en español). Merece la pena.
?musee @pedagogie+ Museo pequeño que se ve en una hora. Está muy bien montado y explica cómo se vivía antes en la zona, a mí me gustó mucho la parte de los oficios. Hay (vídeos|objetos muy curiosos) y la entrada es barata. No hace falta reservar.
?musee,good @pedagogie- La colección (es buena|merece la pena) pero casi todos los carteles están solo en francés y te pierdes bastante. Deberían poner una audioguía en español.
?chateau @pedagogie+ Castillo muy bien conservado y con muebles de época. La visita es en francés pero te dan un texto en español y se sigue bien. El parque (se puede ver gratis|también es bonito). Muy recomendable.
?chateau,famille @pedagogie+ Fuimos con los niños y les encantó, les dan un cuaderno con pistas para buscar cosas por las salas. El castillo es muy bonito y se ve en unas dos horas. La escalera de la torre es (estrecha|empinada), cuidado con los pequeños. Mejor ir por la mañana. Hay un sitio para comer al lado del aparcamiento.
?chateau,good @prix- Por fuera es impresionante. Por dentro se ven pocas salas y $fee euros me parece un poco caro, aunque los jardines (son muy bonitos|merecen la pena) y están incluidos.
?jardin,!winter @ambiance+ Jardín precioso y muy bien cuidado, (con los nombres de las plantas|con muchas flores). Hay bancos a la sombra para descansar y [nosotros estuvimos/yo estuve] toda la mañana. También venden plantas a la salida. Había un grupo de escolares y aun así se podía ver tranquilo.
?musee,together @accueil+,pedagogie+ Entramos un poco por casualidad y nos gustó mucho. Hay fotos, objetos antiguos y un vídeo, y la señora de la entrada fue muy amable y nos explicó muchas cosas. No es muy grande pero es interesante. La entrada es barata. Nos dejaron unas hojas en español. Recomendable para una tarde de lluvia.
?grotte @accueil+ Muy bonita, impresionante por dentro. Llevad chaqueta porque hace frío. (La visita dura unos 50 minutos|Son unos 50 minutos) y el guía es muy simpático, (habla algo de español|repetía en inglés). Hay muchas escaleras.
?parc-animalier,famille @ambiance+ Pasamos un día genial, a los niños les encantó. Los animales (están muy bien cuidados|tienen mucho espacio) y el recorrido es cómodo. La comida del bar es cara, mejor llevarla. Hay que ir con tiempo porque es bastante grande, nosotros no llegamos a verlo todo.
?!nature @accueil+ Personal (amable|preparado) y visita agradable, (se pasan dos horas|muy bien).
?abbaye @ambiance+ Un sitio muy bonito y tranquilo. Lo que más me gustó fue (el claustro|la luz de la iglesia). La entrada es gratis. Merece la pena parar.
?nature,parking @emplacement+ Paseo fácil, (20|30) minutos desde el aparcamiento y las vistas son espectaculares. Llevad agua y calzado cómodo. Mejor ir a primera hora porque luego hay mucha gente.
?nature,summer @ambiance+ Precioso. (Casi todo el camino va por sombra|Se camina por el bosque) y se puede comer allí, hay mesas. Llevar calzado cerrado que hay piedras. También es un buen sitio para hacer fotos.
?nature,good,!parking @acces- El sitio es una maravilla pero está mal señalizado y no hay donde aparcar, [dejamos/dejé] el coche en la cuneta. Vale la pena de todas formas.
?!nature,solo @accueil+ Fui a última hora y me atendieron muy bien, me dejaron verlo todo con calma y me contestaron a todas las preguntas que hice. Muy interesante.
@ambiance+ Muy bonito, merece (la visita|el desvío). Aconsejo ir (pronto|entre semana).
?!nature,good,summer @attente- Vale la pena pero hay mucha cola, (25|30) minutos al sol para la entrada, mejor comprar por internet. Dentro hay bastante gente también y en algunas salas no se puede parar. Muy bonito de todas formas.
?nature,!winter,together @emplacement+ Hicimos la ruta completa, unas (tres|dos) horas con paradas. Está bien señalizada menos en un cruce. La subida no es difícil, se hace bien con calma, y las vistas desde arriba son preciosas. Llevad agua y algo de comer porque no hay nada por el camino. Había bastante gente, también familias. Nos encantó, de lo mejor del viaje.
impresionante, un lugar precioso que hay que visitar (si estas por la zona|al menos una vez)
?!nature,together @emplacement+,pedagogie+ Una visita obligada si vais por la zona. Está muy bien conservado y se aprende mucho. Nosotros fuimos por la mañana y había poca gente, después comimos en el pueblo que también es muy bonito. Hay que andar un poco desde el aparcamiento. Llevad calzado cómodo porque el suelo es de piedra. Sacamos unas fotos muy bonitas.
?chateau,together @emplacement+ El castillo es espectacular y los alrededores también. Nosotros hicimos la visita por libre porque la guiada en francés no la íbamos a entender, con el folleto te enteras más o menos. Se puede subir a la torre y hay muy buenas vistas del pueblo. La tienda es pequeña y cara. Para aparcar hay un descampado cerca que es gratis.
?nature @emplacement+ Vistas preciosas y muy buen sitio para pasear. (Hay que ir con calzado cómodo|Mejor con buen tiempo).
# site flow mixed
?!nature @prix- Está bien pero se ve en (media hora|tres cuartos de hora) y $fee euros me parece caro. Tampoco hay mucha información.
?nature @proprete- El sitio (precioso|bonito) pero (hay basura por el camino|las papeleras a rebosar) y los baños (cerrados|sucios). Es una lástima que no lo cuiden más. El paseo en sí es fácil.
?musee @pedagogie- Muchas piezas y poca explicación, todo en francés y en letra pequeña. Esperaba más por las críticas que había leído. La señora de la entrada muy amable.
# site flow bad
?!nature @accueil-,acces- En la web ponía (abierto hasta las seis|horario continuo) y a las cuatro y media ya no dejaban entrar. La de la taquilla muy antipática. [Hicimos/Hice] el viaje para nada.
?parc-animalier @ambiance-,prix- Muy decepcionante. Los animales están en (jaulas pequeñas|malas condiciones), la mitad de los recintos vacíos y la entrada es carísima. En dos horas lo habíamos visto todo. No lo recomiendo.
?chateau @prix-,pedagogie- (Tres salas vacías|Media fachada con andamios) y una visita solo en francés y larguísima. Muy caro para lo que es. Nadie avisa en taquilla.
?nature,summer @ambiance-,acces- Demasiada gente. (Media hora para aparcar|Coches por todas partes), música, ruido y (gente fumando|basura en el suelo). Hace años era muy bonito. No vuelvo en verano.
# camping flow good
?tent @equipements+,proprete+ Muy buen camping. Parcela (amplia|con sombra) y baños limpios. Por la noche se duerme bien y por la mañana hay pan. Precio razonable y buen trato.
?caravan,together @acces+ Fuimos con la autocaravana y nos gustó mucho. Las parcelas son llanas y grandes, el vaciado (cómodo|está bien), y se llega andando (al pueblo|a la tienda). Los dueños son muy amables y hablan inglés. Los servicios un poco justos de duchas pero limpios. Está bien de precio en temporada baja. Repetiremos.
@ambiance+ Camping tranquilo y bien cuidado, (vecinos educados|dueños simpáticos), [descansamos/descansé] muy bien.
?tent,together @accueil+,proprete+ Estuvimos una semana con la tienda y muy contentos. Los baños están limpios y hay (agua caliente a cualquier hora|fregaderos de sobra), las parcelas tienen seto y sombra. La gente de recepción es muy amable y nos ayudaron en todo. Por la mañana temprano hay algo de ruido de los que se van. La tienda es pequeña y un poco cara, es mejor comprar fuera. Volveremos.
?good,mobile-home,famille @chambre+ La casita móvil estaba nueva y muy bien equipada, con dos habitaciones y un porche donde comíamos. Los niños lo pasaron genial. El baño un poco estrecho y los colchones blandos, pero para una semana se está bien.
?pool,famille,summer @equipements+,proprete+ Hemos pasado unas vacaciones estupendas. La piscina está (limpia|limpia y tiene toboganes), hay animación para los niños y el ambiente es muy familiar. El personal atento. (Repetimos el año que viene|Lo recomendamos)
?good,summer @proprete- Camping agradable con muchos árboles y buen ambiente. Los baños a la hora punta están (regular|sucios) y en pleno $month habría que limpiarlos más. Nos tocó una parcela con sombra por la tarde y se agradecía.
?couple,summer @calme+ Camping pequeño y muy tranquilo, sin animación, que es lo que buscábamos. Mucho árbol y (poca gente|parcelas grandes). La dueña muy amable. Los baños sencillos pero suficientes.
?!mobile-home Estuvimos una noche de paso y muy bien, (llegamos tarde|llegamos a las nueve) y no hubo problema. Duchas calientes. Perfecto para una parada.
?good @emplacement+,numerique- El camping está bien situado y tiene de todo, bar, una pequeña tienda y lavadoras. Las parcelas son normales, unas con más sombra que otras. El personal de recepción habla inglés y es agradable. El wifi solo va bien en la entrada. Los fregaderos están un poco lejos. Es una buena base para ver la región.
# camping flow mixed
?summer @equipements-,emplacement+ Bien situado pero los servicios están (viejos|pidiendo reforma), agua (templada|fría) por la noche y cola en la lavadora. La gente amable. La parcela era buena, con árboles.
?caravan @prix-,acces-,proprete+ (36|39) euros la noche con autocaravana y la luz aparte me parece caro. (La parcela en cuesta|Poco sitio para maniobrar). Los baños limpios y la gente correcta. La ubicación buena.
# camping flow bad
?summer @calme-,proprete- Música hasta (la una|las dos) todas las noches y nadie dice nada. Los baños (asquerosos|sin limpiar). [Pagamos/Pagué] cuatro noches y a la segunda [nos fuimos/me fui].
?mobile-home @proprete-,accueil- La casita estaba sucia, (migas en los cajones|pelos en la ducha), olía a cerrado y la nevera no enfriaba. Lo dijimos en recepción y no vino nadie en dos días. Además nos pusieron problemas con la fianza. Muy mala experiencia.
# location flow good
?gite,together @accueil+,proprete+ La casa es (preciosa|como en las fotos), muy limpia y la cocina tiene de todo. $hostess nos estaba esperando y nos explicó todo, muy amable. El sitio es muy tranquilo y hay sitio para aparcar. Las camas cómodas. Estuvimos una semana y se nos hizo corta. Lo recomendamos a familias y grupos de amigos.
@proprete+ Todo limpio y como en el anuncio, (dueños amables|entrega de llaves puntual). Gracias
?good,appartement,together @equipements-,proprete+ El apartamento está limpio y bien situado, y el dueño (contesta enseguida|es muy atento). En la cocina faltan cosas, (por ejemplo una sartén buena|por ejemplo cuchillos que corten), y hay pocos vasos. Las camas buenas y la lavadora funciona bien. El barrio es tranquilo y se puede aparcar en la calle sin pagar.
?appartement,!village @emplacement+ Apartamento pequeño pero no le falta nada, en pleno centro, con (tiendas|restaurantes) al lado. Las llaves se recogen en un cajetín, todo muy fácil. Se duerme bien. Volvería.
?chambre-hotes,together @petit_dejeuner+,accueil+ Nos encantó. El desayuno buenísimo, (con mermeladas caseras|con crepes recién hechos), y los dueños son un encanto, nos recomendaron muchos sitios. La habitación (bonita|amplia) y muy tranquila. Un sitio para volver.
?good,gite @acces-,proprete+ La casa muy bien, cómoda y limpia. El camino para llegar es (de piedras|muy estrecho) y de noche se hace difícil. Hay que hacer la compra antes porque cerca no hay nada.
# collectif flow good
?good,refuge @ambiance+ Muy buen ambiente y la cena muy rica. Se duerme en literas y (hay poco sitio|siempre hay alguien que ronca). El guarda es muy amable y te informa de los caminos. Llevad efectivo.
?village-vacances,famille @equipements+ Muy bien para ir con niños, hay muchas actividades y el club es estupendo. La comida (variada|correcta), las habitaciones sencillas. El personal muy simpático. Volveremos.
# location,collectif flow mixed
@chambre-,emplacement+ La zona es muy bonita. Por dentro necesita una renovación, muebles viejos y (colchones gastados|pocas mantas). Por lo que cuesta esperaba algo más.
# location,collectif flow bad
@proprete-,accueil- Estaba muy sucio, (pelos en el baño|polvo debajo de las camas) y (olor a humedad|la nevera con restos). El responsable no cogía el teléfono y la primera mañana la [pasamos/pasé] limpiando. Y encima te cobran la limpieza final. No lo recomiendo.
# activite flow good
?nautique,summer @accueil+ Bajada en canoa de unos (10|12) km, lo pasamos genial. Te explican todo muy bien y al final te recogen con la furgoneta. No hace falta experiencia. Llevad crema y agua. El río es precioso y hay sitios para parar y bañarse. Muy recomendable para ir con amigos o en familia.
?spa,!famille @ambiance+ Sitio muy relajante, con piscinas calientes, sauna y baño turco. (Entre semana hay poca gente|Por la mañana hay poca gente). Es obligatorio llevar gorro y si no lo tienes hay que comprarlo allí. Salí como nuev~.
?accrobranche,famille @equipements+ Los niños disfrutaron muchísimo, hay circuitos para todas las edades. Los monitores (están pendientes de todo|son muy atentos) y el material está nuevo. Se pasa toda la tarde. Mejor reservar antes.
?cheval @accueil+ Era la primera vez que montaba a caballo y fue una experiencia muy bonita. $guide es (encantador|muy profesional) y da mucha confianza. Paseo de hora y media por el bosque. Repetiría.
?velo,good @equipements- Alquiler de bicis eléctricas, buena gente y buen precio. La batería de la mía (duraba poco|se acabó antes de llegar). La ruta es muy bonita, casi toda llana, y hay sitios para parar a comer.
?parapente @accueil+ Increíble!! El instructor es muy bueno y te da mucha seguridad. Las vistas son espectaculares. Lo repetiría mañana mismo
# activite flow mixed
@prix-,accueil+ El monitor es muy majo y tiene paciencia, pero la actividad se hace corta, (cuarenta minutos|menos de una hora), y me pareció cara para lo que es.
# activite flow bad
@attente-,accueil- Muy mala organización. [Habíamos/Había] reservado y pagado por internet y (no aparecía la reserva|no les constaba). [Nos/Me] tuvieron esperando cuarenta minutos y luego [nos/me] metieron en otro grupo con el doble de gente. Nadie pidió disculpas.
# degustation flow good
@accueil+ Visita y cata muy interesante, (el chico sabe mucho|la señora es encantadora) y no te obligan a comprar. [Compramos/Compré] algunas cosas y los precios están bien. Explican en francés y algo de inglés.
# evenement flow good
?!festival @ambiance+ Muy buen ambiente, mucha gente y puestos por todas las calles. Se come bien y barato. Para aparcar hay que ir pronto. [Lo pasamos/Lo pasé] genial.
# commerce flow good
?!boulangerie @accueil+ Tienda (pequeña|bonita) con productos de la zona y muy buena atención, te dan a probar. [Compramos/Compré] unos regalos. Precios normales.
# ot flow good
@accueil+ La chica muy amable, hablaba (español|un español perfecto), [nos/me] dio un plano y [nos/me] recomendó (una ruta muy bonita|un mercado muy bonito). La oficina es pequeña y había que esperar un poco.
`;
