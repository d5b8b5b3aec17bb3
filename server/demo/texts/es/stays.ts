/** Lodgings and campsites: plain sentences and reservations. */
export const spanishStays = `
# hotel accueil +
Trato muy cercano y amable.
El personal es encantador.
$staff, de recepción, un diez.
Nos guardaron las maletas toda la tarde sin problema.
?family-run Se nota que lo lleva una familia.
Hacen el esfuerzo de hablar un poco de español.
El dueño pasa por las mesas a preguntar qué tal has dormido.
# hotel accueil -
La recepción estaba casi siempre vacía.
Ni una sonrisa ni un buenos días.
Pedí toallas dos veces y no llegaron nunca.
Mala atención al cliente.
No contestan a los correos.
# hotel accueil ~
El check-in fue un poco lento.
La recepción cierra pronto.
Un poco más de simpatía no vendría mal.
# hotel chambre +
Cama comodísima.
Habitación amplia y luminosa.
?view Vistas preciosas desde la habitación.
Baño nuevo y ducha estupenda.
Pequeña, pero con todo lo necesario.
Decorada con gusto, sin excesos.
# hotel chambre -
Habitación diminuta y oscura.
Colchón hundido, nos levantamos con dolor de espalda.
Un solo enchufe, y detrás del armario.
El agua de la ducha salía tibia.
Muebles viejos, hace falta una reforma.
# hotel chambre ~
La habitación es algo pequeña.
Las almohadas eran un poco blandas.
La ducha es estrecha.
# hotel petit_dejeuner +
Desayuno buenísimo con productos de la zona.
Pan recién hecho y café de verdad.
?lake Desayunar en la terraza junto al agua no tiene precio.
Desayuno variado y abundante.
# hotel petit_dejeuner -
El desayuno no vale lo que cuesta.
Bollería seca y café malo.
Desayuno muy pobre.
# hotel petit_dejeuner ~
Faltaba algo de fruta en el desayuno.
El café es de máquina.
# hotel emplacement +
?lake Muy bien situado, al lado del agua.
?village En pleno pueblo, todo a pie.
Buena base para recorrer la zona.
?view Las vistas desde la terraza son espectaculares.
# hotel emplacement -
Lejos de todo, sin coche no se puede.
Está en una rotonda, en las fotos no se ve.
# hotel emplacement ~
?!village Hace falta coche.
La cuesta desde el centro se hace larga por la noche.
# lodging calme +
Silencio total por la noche.
Un sitio muy tranquilo.
Dormimos con la ventana abierta.
# lodging calme -
Muy ruidoso, apenas dormimos.
?hotel Se oye todo de las habitaciones de al lado.
?hotel Portazos toda la noche.
# lodging calme ~
Se oye un poco a los de arriba.
?bell Las campanas empiezan a las siete, te acostumbras.
# lodging proprete +
Limpieza impecable.
Todo limpísimo, sábanas que huelen bien.
El baño estaba reluciente.
# lodging proprete -
Polvo por todas partes.
Moho en la ducha y olor a humedad.
Manchas en las sábanas.
El baño estaba sucio.
# lodging proprete ~
Algo de polvo detrás de las cortinas.
Las juntas de la ducha piden un repaso.
# stay prix +
Muy buena relación calidad-precio.
Precio más que razonable.
Nada de sorpresas en la cuenta.
# stay prix -
Carísimo para lo que ofrece.
Todo se paga aparte.
No vale lo que cuesta.
# stay prix ~
Un poco caro para una noche.
La tasa turística va aparte.
# hotel equipements +
?pool Piscina estupenda y sin agobios.
?garden Jardín precioso para leer.
?lift El ascensor nos salvó con las maletas.
Garaje cerrado para las bicis con enchufes.
# hotel equipements -
?pool La piscina estuvo cerrada toda nuestra estancia.
?!lift No hay ascensor y no lo avisan.
# hotel equipements ~
?!lift No hay ascensor.
?pool La piscina cierra temprano.
# lodging acces +
Aparcamiento gratis en la puerta.
Fácil de encontrar.
# lodging acces -
Aparcar es una pesadilla.
Ni un cartel, dimos tres vueltas.
# lodging acces ~
El aparcamiento es estrecho.
# hotel,location,camping numerique +
Wifi rápido en todas partes.
# hotel,location,camping numerique -
El wifi de la habitación no funcionaba.
# hotel,location,camping numerique ~
El wifi va algo lento por la noche.
# lodging ambiance +
Un lugar con mucho encanto.
Acogedor y decorado con mimo.
# lodging ambiance -
Sin encanto, todo impersonal.
# lodging ambiance ~
Al salón le falta un poco de calidez.
# hotel restauration +
?restaurant El restaurante del hotel merece la pena.
Cenamos muy bien en el hotel.
# hotel restauration -
La cena, sosa y cara.
# hotel restauration ~
La carta de noche es algo corta.
# location accueil +
Dueños muy amables y discretos.
$hostess contesta enseguida a todo.
Nos dejaron huevos frescos en la mesa.
# location accueil -
Imposible localizar al propietario.
Tardaron semanas en devolver la fianza.
# location accueil ~
La caja de las llaves cuesta encontrarla de noche.
# location equipements +
?!chambre-hotes Cocina muy completa, hasta los cuchillos cortan.
?pool La piscina, una maravilla.
# location equipements -
?!chambre-hotes Tres cacerolas y ni un cuchillo decente.
El agua caliente se acaba con dos duchas.
# location equipements ~
?!chambre-hotes Echamos de menos un escurridor.
# location emplacement +
?lake A dos minutos andando del agua.
?village La panadería está enfrente.
Un entorno precioso para caminar.
# location emplacement -
Mucho más lejos de lo que dice el anuncio.
# location emplacement ~
?!village Para el pan hay que coger el coche.
# location,collectif chambre +
Camas cómodas, dormimos muy bien.
# location,collectif chambre -
Las camas están para cambiar.
# location,collectif chambre ~
Las almohadas son algo finas.
# camping accueil +
Los encargados son encantadores.
Nos dejaron elegir parcela.
# camping accueil -
A las siete y cinco bajaron la barrera y nadie abrió.
# camping accueil ~
La recepción cierra a mediodía.
# camping proprete +
Baños muy limpios, los repasan varias veces al día.
# camping proprete -
Baños sucios de la mañana a la noche.
# camping proprete ~
Los baños son antiguos pero limpios.
# camping emplacement +
Parcelas grandes y con sombra.
# camping emplacement -
Parcela pequeña, en cuesta y sin sombra.
# camping emplacement ~
Las parcelas están algo juntas.
# camping equipements +
?pool Piscina fantástica.
# camping equipements -
?pool Piscina abarrotada.
# camping equipements ~
La tienda es un poco cara.
# camping calme +
A las once, silencio. Qué gusto.
# camping calme -
Karaoke hasta la una, tres noches seguidas.
# camping calme ~
La animación acaba algo tarde.
# camping ambiance +
Ambiente familiar, todo el mundo saluda.
# camping ambiance -
Se ha convertido en una fábrica de casas prefabricadas.
# camping ambiance ~
Poca cosa para los adolescentes.
`;
