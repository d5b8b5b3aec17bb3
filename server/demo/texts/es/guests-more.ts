/** Spanish guests in a sentence or two, in their own manner. */
export const spanishGuestsMore = `
# hotel flow good
@accueil+ Lo mejor (sin duda|con diferencia) la gente que trabaja alli, no se puede ser mas (amable|atento)
@chambre+ la habitación (luminosa|muy amplia) y con un baño (enorme|de los grandes)
@petit_dejeuner+ El desayuno me (encantó|pareció muy bueno), los (croissants|bollos) recién hechos y el zumo también
@proprete+ Limpian (todos los días|a diario) y muy bien
Ha sido una estancia (corta|de dos noches) pero (agradable|muy buena)
@prix+ Para lo que (cobran|se paga) está (más que bien|estupendamente)
?top Hotel (maravilloso|precioso), me faltan palabras para describirlo
@calme+ No pasan apenas coches por alli y se (duerme|descansa) (bien|a gusto)
@emplacement+ Andando (un poco|cinco minutos) ya (estás|te ves) en el centro.
?good @numerique- De diez (todo|en general) menos el wifi que (iba lento|no llegaba)
?good @prix- buen hotel, lo que no me (gustó|gusta) es que cobren aparte el desayuno y (el parking|el agua)
?good @attente- Muy recomendable aunque la habitación no (la tenían lista|estaba) hasta las (cuatro|cinco)
?famille @accueil+,equipements+ Con nuestro hijo pequeño (se portaron|estuvieron) fenomenal, tienen (tronas|cunas) y un (rincón|cuarto) de juegos
?restaurant,together @restauration+,prix+ cenamos (dos noches|todos los días) en el hotel, la comida (casera|bien hecha) y sin pasarse de precio.
?parking @acces+ el parking es (amplio|grande) y lo (cierran|vigilan) por la noche
@ambiance+ Muy bonito por dentro, lo tienen (decorado|puesto) con gusto
?pool,summer,together @equipements+ Nos (bañamos|metimos) cada tarde en la piscina y muy bien, (sin agobios|con poca gente)
# hotel flow mixed
@emplacement+,petit_dejeuner- bien situado pero a (las nueve|las nueve y pico) ya no (quedaba|había) casi nada en el desayuno y asi todos los días
# hotel flow bad
?worst no se lo (recomiendo|deseo) a nadie, de verdad (horrible|malísimo)
@proprete- La ducha con (moho|mugre) y las toallas (grises|con manchas)
@calme-,accueil- Desde las (siete|seis) de la mañana obras (al lado|enfrente) y nadie te (dice nada|avisa) cuando reservas.
?together @attente-,accueil- Llegamos cansados y (cuarenta minutos|casi una hora) esperando las llaves y sin una disculpa
# restaurant flow good
?together,!pizzeria,!creperie @restauration+ (Riquísimo|Buenísimo) todo lo que (pedimos|probamos) , sobre todo la carne
@accueil+ da gusto como te (atienden|tratan) y como te (explican|traducen) la carta si no sabes francés
?!gastronomique @prix+,restauration+ Bueno y (económico|barato), menú por menos de (veinte|quince) euros
?top,together @restauration+,accueil+ celebramos allí (un cumpleaños|el aniversario) y salió todo (redondo|perfecto) , el postre (espectacular|de otro mundo)
?!pizzeria,!creperie @restauration+ Os aconsejo el (pescado|pato) y de postre pedid (la mousse|el flan)
# restaurant flow mixed
@restauration+,attente- La comida rica. Lo que no (entiendo|es normal) es que tarden tanto
@accueil+,prix-,restauration- buen trato y poco mas , (por treinta euros|por lo que cobran) esperaba (otra cosa|más comida) la verdad
# restaurant flow bad
?worst,together @restauration-,prix- Nos pusieron una comida (mala|malísima) y encima (cara|carísima)
# site flow good
?chateau @ambiance+ El castillo (por dentro|en general) es (precioso|espectacular) y además se puede hacer fotos sin que te digan nada
?!nature,good @prix- me gusto (mucho|bastante) pero la entrada es cara si vais (cuatro|cinco) personas y luego la comida aparte
?jardin,!winter @ambiance+,proprete+ Que jardín más (bonito|lindo)!! con (flores|fuentes) por todos lados y todo muy (limpio|cuidado)
# site flow bad
?!nature @accueil- cerrado (por obras|por un evento) y en la web ni lo (ponen|dicen)
# camping,location,collectif flow good
?together @proprete+ Lo (encontramos|vimos) todo limpio y (ordenado|bien puesto)
@calme+ si (buscas|quieres) desconectar es este, no se oye (un alma|nada)
?famille @equipements+ Los niños no (querían irse|se querían ir), tienen (espacio|sitio) para correr
?together @prix+ Por lo que (cuesta|nos costó) no se puede pedir (más|mejor sitio)
# camping,location,collectif flow mixed
@equipements-,emplacement+ bonito sitio , le (hace falta|vendría bien) una (buena reforma|mano de pintura) , sobre todo a las duchas que se ven viejas
# camping,location,collectif flow bad
@proprete- hormigas (por todas partes|en la comida) y un olor a (cañería|humedad)
# activite,degustation,evenement flow good
?vin @restauration+,pedagogie+ los vinos (buenísimos|muy buenos) y la (chica|señora) que los explica sabe (mucho|un montón) de esto y lo hace entretenido
?spa,together @calme+ pasamos un (par de horas|rato) de relax y el agua (calentita|perfecta)
# commerce,ot,autre flow good
?boutique @prix+ tienen cosas (bonitas|originales) y a precios (normales|razonables)
?!boutique,!boulangerie @attente+ La verdad que (funciona|va) muy bien y no hay que (esperar|hacer cola)
# commerce,ot,autre flow bad
@accueil- (Mala|Pésima) atención y además te (despachan|contestan) con desgana
`;
