/** Whole reviews of hotels by Spanish guests: most are a sentence or two. */
export const spanishWholeHotel = `
# hotel flow good
@accueil+,proprete+ Todo limpio y el personal muy amable.
@accueil+ Muy buen trato (desde el primer momento|en recepción)
@accueil+ Las chicas de recepción (muy simpáticas|encantadoras)
@accueil+ El personal (siempre dispuesto a ayudar|muy atento)
?together @accueil+ Llegamos tarde y nos atendieron (sin problema|estupendamente)
@proprete+ La habitación muy limpia
@proprete+ Limpieza (diez|impecable|muy buena)
@chambre+ La cama muy cómoda
@chambre+ Habitación amplia y (luminosa|silenciosa)
@chambre+ El baño es nuevo y la ducha (muy buena|grande)
?old @chambre+ Por fuera parece antiguo pero las habitaciones están reformadas
?good @chambre- La habitación un poco (pequeña|justa), para una noche bien
?good @chambre- El baño (pequeño|antiguo), lo demás bien
?good @chambre- La almohada (muy dura|demasiado alta) pero dormí bien
?good @chambre- Habitación pequeña pero bonita
@calme+ Muy tranquilo, (se duerme muy bien|no se oye nada)
@calme+ Se descansa (de maravilla|muy bien)
?good @calme- Se oye (la calle|a los vecinos) un poco, por lo demás bien
?good @calme- Pedid habitación interior porque da a la carretera y por la mañana hay ruido
@petit_dejeuner+ El desayuno (muy completo|muy bueno|variado)
@petit_dejeuner+ Muy buen desayuno, con fruta y (bollería recién hecha|tortilla)
?good @petit_dejeuner- El desayuno flojo, poca variedad.
?good @petit_dejeuner-,prix- Desayuno caro para lo que es
?good @petit_dejeuner- El café del desayuno malo, lo demás bien
@emplacement+ Muy bien situado (para visitar la zona|para recorrer la zona)
@emplacement+ Ubicación (perfecta|excelente), se va andando a todo
?!village @emplacement+ Buen sitio, con restaurantes cerca
?good @emplacement- Está un poco lejos del centro, se necesita coche
?parking @acces+ Parking gratuito y amplio
?parking @acces+ Aparcamos en la puerta sin problema
?good,!parking @acces- Difícil aparcar, (dimos varias vueltas|hay que ir al parking público)
?!lift,good @acces- No tiene ascensor y con maletas (cuesta|es incómodo)
@prix+ Buena relación calidad precio
@prix+ Por el precio (no se puede pedir más|está muy bien)
?good @prix- Un poco caro pero (es Francia|bien)
@numerique+ El wifi funciona bien en la habitación
?good @numerique- El wifi no llegaba a la habitación, lo demás correcto
?affaires @numerique+ Correcto para trabajar, buena mesa y buen wifi
?affaires @accueil+ Vengo por trabajo varias veces al año y siempre bien
?affaires @calme+ Para una noche de trabajo bien, tranquilo
?restaurant @restauration+ Se cena muy bien en el hotel
?restaurant @restauration+ El restaurante muy recomendable, (buen menú|buena carne)
?restaurant,good @restauration- La cena cara y nada especial, el hotel bien
?pool @equipements+ La piscina muy (bonita|cuidada)
?pool,good @equipements- La piscina pequeña, con niños se queda corta
?famille @accueil+ Con niños muy bien, nos pusieron (cuna|una cama más) sin problema
?famille @chambre+ Habitación familiar grande, los niños contentos
?couple @ambiance+ Sitio bonito para ir en pareja
?couple Pasamos un fin de semana muy (bueno|agradable)
?garden @ambiance+ El jardín precioso
?view @chambre+ Las vistas desde la habitación (preciosas|increíbles)
?lake @emplacement+ A un paso del lago
?road De paso hacia Alemania, para dormir muy bien
?groupe @accueil+ Éramos un grupo de moteros y muy bien tratados
?winter @equipements+ Habitación caliente, con el frío que hacía se agradece
?summer @equipements+ Tiene aire acondicionado y (funciona bien|se agradece)
?good,summer @equipements- Sin aire acondicionado, mucho calor en la habitación
?dogs @accueil+ Admiten perros y no pusieron ningún problema
?solo Viajo solo~ y me he sentido a gusto
?together Segunda vez que venimos y (igual de bien|repetiremos)
@equipements+ No falta de nada, (secador, cafetera, nevera|hasta plancha)
?good @equipements- Los enchufes están (lejos de la cama|en mal sitio)
?top Todo perfecto
?top Inmejorable
?good Hotel sencillo pero correcto
?good Bien para una noche
Lo recomiendo
Muy recomendable
Volveré
Muy buen hotel
Buen hotel
?together Hemos estado muy a gusto
@accueil+ Nos cambiaron de habitación sin problema
?good @accueil- Recepción solo hasta las nueve, avisad si llegáis tarde
?family-run @accueil+ Hotel familiar, los dueños muy agradables
?top @accueil+,petit_dejeuner+ El dueño nos explicó qué ver por la zona y nos reservó para cenar, y el desayuno es de lo mejor que hemos tomado en Francia, con pan y mermeladas hechas allí.
?good @chambre- El hotel está bien pero en la habitación que nos tocó la ventana daba a un muro. Pedid una exterior al reservar
# hotel flow mixed
@chambre- Hotel (anticuado|viejo), necesita reforma
@chambre- Habitación pequeña y (oscura|fría)
@proprete- La limpieza se puede mejorar
@calme- Las paredes son muy finas, se oye todo
@petit_dejeuner- Desayuno (pobre|escaso) y café de máquina
@prix- Normal, caro para lo que ofrece
@accueil- El hotel bien, el recepcionista (seco|poco amable)
@numerique- No funcionaba el wifi.
@equipements- Todo un poco viejo, la ducha goteaba
Para una noche vale
Normal, sin más
?!parking @acces- Bien situado pero imposible aparcar
?restaurant @restauration- Dormir bien, cenar mejor fuera
# hotel flow bad
@proprete- (Sucio|Muy sucio). Pelos en la ducha
@proprete- Las sábanas tenían manchas
@proprete- La moqueta (huele mal|está negra)
@accueil- Muy mal trato en recepción
@accueil- Personal (antipático|muy desagradable), no saludan
@accueil- Reclamamos y (nadie hizo nada|nos dijeron que es lo que hay)
@calme- Imposible dormir, ruido (toda la noche|hasta las tres)
@chambre- Habitación minúscula y vieja
@chambre- El colchón se hunde, dolor de espalda
@chambre- No es lo que sale en las fotos
@prix- Demasiado caro para lo que es
@prix- Nos cobraron (el parking aparte|dos veces el desayuno) y no lo devuelven
@petit_dejeuner- Desayuno malísimo, pan del día anterior
@equipements- Sin agua caliente (por la mañana|los dos días)
@equipements- Calefacción estropeada, pasamos frío
@numerique- No hay wifi aunque lo anuncian
@attente- Casi una hora esperando para que nos dieran la habitación
?!lift @acces- Tercer piso sin ascensor y nadie ayuda con las maletas
?restaurant @restauration- La cena incomible
?worst No volveré
?worst El peor hotel del viaje
@accueil-,chambre- Teníamos reservada una doble con vistas y nos dieron una en el sótano, sin ventana casi. No nos devolvieron la diferencia.
`;
