/** Spanish guests in their own manner: flat, hasty or at length. */
export const spanishGuests = `
# hotel flow good
@accueil+ (Muy majos|Muy atentos) todos los que trabajan allí.
@chambre+ Las camas (bien|comodas) y la ducha también.
@petit_dejeuner+ el desayuno correcto, no falta de nada, fruta, embutido, bollería
@calme+ NI UN RUIDO EN TODA LA NOCHE.
Lo aconsejo a todo el que (pase por allí|vaya por la zona)
?top Un diez en todo no se puede pedir mas
?together sin duda para volver, (estuvimos genial|todo fenomenal)
?parking @acces+,accueil+ Facil para dejar el coche.Trato correcto
@prix+ por ese precio fenomenal, (imposible mejor|nada que decir)
@emplacement+,accueil+ hotel bien situado tanto si vas de paso como para quedarte unos dias, ya que esta cerca de todo. buena gente.
?!parking,good @accueil+,acces- sobre todo la atencion , siempre pendientes de ti de la maleta , de todo. lo malo , que no tiene garaje y hay que dar vueltas
?together,good @numerique-,equipements- Un poco lentos en cambiar las toallas y el internet aparte de cortarse no llegaba bien a la habitacion,por lo demas contentos
@chambre+,accueil+ La verdad que para dormir esta bien, la cama es ancha, y ademas en recepcion habia una chica que hablaba español
?together,good @emplacement-,chambre+,attente+ buen hotel aunque un poco apartado de todo, cama muy comoda silencioso y con balcon, nos dieron las llaves enseguida.
?famille,restaurant @accueil+,restauration+ que muy bien el hotel los niños encantados te atienden genial la cena estaba rica y si no quieres una cosa te ponen otra sin pegas en fin que si vais con familia os va a gustar :}
@accueil+,prix+ Muy buena atención en todo momento aconsejo este lugar a los que vayan de paso o con tiempo. La verdad que se esmeran en que estés cómodo y los precios están bien. Los felicito y sigan así.
?together @chambre+,accueil+,petit_dejeuner+,prix+,proprete+ me gusto este hotel, el cuarto tenia todo lo necesario, buena ducha, nos sentimos cuidados, porque estan siempre pendientes y no te cobran por todo como hacen en otros lados, hay donde comer cerca, el desayuno bueno y muy completo, quiero agradecer a los que limpian porque lo hacen muy bien,
?together,restaurant @restauration+,accueil+ lo elegimos por las fotos y no nos equivocamos. os aconsejo la cena. a nosotros nos parecio de lo mejor del viaje. tambien aconsejo pedir mesa al llegar. enseguida se llena. los camareros atentos. las raciones son grandes
# hotel flow mixed
@prix- Correcto sin mas, (caro para lo que es|se paga la zona)
@emplacement+,proprete- me parece que lo tienen un poco abandonado y es una pena, porque el sitio en el que esta es precioso, y con que limpiaran los cristales y pintaran, ganaria mucho.
# hotel flow bad
@proprete- pelos en la ducha y polvo por todas partes(, de pena|)
@calme- Imposible pegar ojo, (se oye todo|paredes de papel)
@numerique- Ponen que hay wifi y (no hay|no funciona)
@accueil-,chambre-,prix-,proprete+ Es un hotel que habria que hacerlo nuevo, esta limpio y es lo unico que puedo decir, atencion escasa, baño diminuto, el aire ni idea, caro
?worst @chambre-,accueil-,equipements- de verdad que no se como tienen abierto lo unico que se salva es el aparcamiento lo demas fatal,humedad en las paredes, el agua de la ducha fria o quemando, y el señor mayor todavia te contesta de malas.... que decepcion tan grande . leed los comentarios , yo no los lei y asi me fue. fatal fatal
?summer,together,famille @calme-,accueil- pusieron musica hasta la una por una boda y nadie nos habia avisado,la niña sin dormir,fuimos a quejarnos y que era lo normal en verano.
# restaurant flow good
@restauration+ Se come (de maravilla|fenomenal), de lo mejor que hay (por allí|cerca)
@accueil+,attente+ la camarera (un encanto|un sol) y rapidísima
?!gastronomique,!pizzeria,!creperie @prix+ Menú del dia abundante y (barato|bien de precio), primero segundo y postre y no te quedas con hambre
?together,top Espectacular todo, (volveremos seguro|no cambiéis nada)!!
?good @attente- Rico todo, (un poco lentos|tardan un poquito) nada mas
?pizzeria @restauration+ las pizzas buenísimas, la masa (finita|crujiente)
?creperie @restauration+ Crepes de todo tipo y (muy ricas|bien rellenas)
?good @prix- un poco caro pero se come bien
?famille,together @accueil+,restauration+ Fuimos con los niños y genial!! Para ellos hay plato pequeño, y los mayores pedimos el menú que trae de todo.
@restauration+,prix+ bueno ,bonito ,y bien de precio el menu y los postres son imperdibles, por decir alguno: la tarta de manzana
# restaurant flow mixed
@prix- Está bueno pero (te clavan|se pasan) con el vino y el agua, mirad la carta antes
@restauration- Estan buenos los platos Un poco pequeños para mi gusto Estan muy bien presentados Pero poca cantidad Con algo mas de guarnicion ya estaria bien
@restauration+,accueil- el plato principal bien, lo demas flojo.. no se, les falta un poco de interes.. los entrantes se basan en ensalada y los postres comprados
# restaurant flow bad
?!pizzeria,!creperie @restauration- la carne (cruda|dura) y las patatas congeladas, de vergüenza
?famille @prix-,restauration-,accueil- restaurante caro,para lo que dan carisimo, hay dos o tres platos, que estan bien ,pero recalentados,el sitio si es bonito,pero no lo aconsejo para ir con familia,no tienen menu, no hay tronas, te miran mal si los niños hacen ruido,y muy cara el agua
# site flow good
Merece la pena (acercarse|la visita), muy bonito
?jardin @ambiance+ Da gusto pasear por el jardín, (todo cuidado|muy cuidadito)
?!nature,together @prix+ Por ese precio (no os lo perdáis|hay que ir)
?together @calme+,attente+ fuimos (temprano|entre semana) y casi no había gente, ni cola ni nada
?nature @emplacement+,acces+ las vistas de alli arriba son sencillamente preciosas y el camino es facil, eso si llevaos agua porque no hay ni una fuente, encontrareis sitios para parar y hacer fotos
?parc-animalier,famille,together,good @proprete+,prix- Fuimos con los niños en vacaciones y les encantó todo. Los animales se ven de cerca y están bien cuidados, limpio además. Vayan con tiempo porque es grande. La comida de adentro cara, mejor llevarse algo.
# site flow mixed
?!nature @prix- (Curioso|Entretenido), se ve rapido y la entrada es cara
?abbaye @ambiance+,prix+,equipements- Me gustó la iglesia, los alrededores y que no se paga No me gustó ver media parte en obras y que no lo pongan
# site flow bad
?!nature @accueil- la chica de la taquilla (fatal|muy desagradable) y dentro nadie a quien preguntar
# camping,location,collectif flow good
@accueil+ Los que lo llevan son (majísimos|muy buena gente)
@proprete+,numerique+ todo limpio, da gusto, y el wifi iba (bien|rapido)
?together @calme+ descansamos (un montón|de verdad)
?good @numerique-,emplacement- lo único malo que está lejos de todo y la cobertura, (ni wifi ni datos|no llega)
?top Repetiré sin dudarlo, (que gozada de sitio|una gozada)!!
?famille @equipements+,ambiance+ Ideal para familias, los crios jugando todo el día con otros, muy buen rollo
?summer,together @emplacement+,prix+,acces+ Bien de precio para ser temporada alta y bien situado, se aparca bien y teníamos el supermercado a un paso y las excursiones (también|no muy lejos)
# camping,location,collectif flow bad
?worst @proprete- Vergonzoso lo de la limpieza, (un asco|asqueroso)
?together @accueil-,prix- la fianza no la devuelven y encima te dicen que lo has roto tu, ya estaba asi cuando entramos y tengo las fotos
# activite,degustation,evenement flow good
?famille,!vin,!biere Los niños (encantados|felices), para repetir otro año
# activite,degustation,evenement flow mixed
@attente- Está bien pero (demasiada gente|mucha cola para todo)
# activite,degustation,evenement flow bad
?together @accueil- Nos lo cancelaron (sin avisar|ya estando allí), muy poco serios
# commerce,ot,autre flow good
@accueil+ buena atencion y (rapidos|ganas de ayudar), gracias
`;
