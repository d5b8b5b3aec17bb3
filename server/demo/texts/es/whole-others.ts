/** Whole reviews of restaurants, sights, campsites, rented homes and outings by Spanish guests: most are a sentence or two. */
export const spanishWholeOthers = `
# restaurant flow good
@restauration+ Comida (muy rica|buenísima|de calidad)
@restauration+ Todo muy bueno y (raciones abundantes|bien presentado)
@restauration+ Los postres (caseros y muy buenos|espectaculares)
?!pizzeria,!creperie @restauration+ La carne (en su punto|muy tierna)
?!pizzeria,!creperie @restauration+ El menú del día (muy completo|está muy bien)
?!pizzeria,!creperie @prix+ Menú a buen precio, (entrante, plato y postre|con postre)
?pizzeria @restauration+ Pizzas (muy buenas|de masa fina, muy ricas)
?creperie @restauration+ Las crepes (buenísimas|muy ricas), las saladas también
?gastronomique @restauration+ Cocina de nivel y (buen servicio|bodega muy buena)
?gastronomique,good @prix- Caro pero merece la pena una vez
@accueil+ Camareros (muy simpáticos|muy amables)
@accueil+ Muy buen trato, (nos explicaron la carta en español|intentaron hablarnos en español)
@attente+ Servicio rápido
?good @attente- Un poco lentos pero se come (bien|muy bien)
?good @prix- Un poco caro, la comida muy buena
@prix+ Precio correcto para Francia
@ambiance+ El local (muy acogedor|muy bonito)
?summer @ambiance+ La terraza muy agradable
?good @calme- Mucho ruido dentro, mejor la terraza
?famille @accueil+ Con niños muy bien, tienen menú infantil
?good Hay que reservar porque se llena
?together Repetimos dos noches
Muy recomendable
?top Lo mejor que hemos comido en el viaje
?together,!pizzeria,!creperie,good @attente- Cenamos muy bien los cuatro, todo con productos de la zona y bien cocinado. Tardaron bastante entre plato y plato porque estaba lleno, pero el camarero se disculpó.
# restaurant flow mixed
@attente- La comida bien, pero tardaron (una hora|mucho)
@prix- Correcto, algo caro
@restauration- Normalito, (nada especial|esperaba más)
@accueil- Se come bien pero el camarero (antipático|con prisas)
?pizzeria @restauration- La pizza un poco cruda
# restaurant flow bad
@restauration- Comida (mala|fría|recalentada)
@attente- Una hora esperando y (ni una disculpa|nos fuimos)
@accueil- Muy mal servicio
@prix- Carísimo para lo poco que ponen
@proprete- La mesa pegajosa y los baños sucios
@accueil- A las 13:45 ya no quisieron servirnos
?worst No vayáis
# site flow good
@pedagogie+ Muy interesante y (bien explicado|muy completo)
?musee @pedagogie+ Museo pequeño pero muy (interesante|cuidado)
?musee Se ve en una hora
?chateau @pedagogie+ El castillo muy bien conservado y el guía (muy bueno|muy claro)
?chateau Los jardines del castillo (preciosos|muy cuidados)
?chateau,good @pedagogie- La visita solo en francés, dan un folleto en español
?jardin @ambiance+ Un jardín precioso y muy tranquilo
?grotte Impresionante, llevad chaqueta
?abbaye @ambiance+ Un lugar con mucha paz
?parc-animalier,famille Los niños lo pasaron muy bien
?nature @ambiance+ Paisaje (espectacular|precioso)
?nature El camino es fácil y está bien señalizado
?nature,good @acces- Difícil aparcar, id temprano
?nature,summer Hace mucho calor, llevad agua
?!nature @accueil+ Personal muy amable
?!nature @prix+ La entrada es barata
?!nature,good @prix- Entrada un poco cara pero vale la pena
?!nature,good @attente- Hay cola, mejor comprar por internet
?famille Muy bien para ir con niños
Merece la pena
Muy bonito
Imprescindible si estás por la zona
# site flow mixed
?!nature @prix- Bonito pero caro
?musee @pedagogie- Todo en francés, no nos enteramos de mucho
?nature @ambiance- Demasiada gente
Está bien, sin más
# site flow bad
?!nature @prix- Un robo para lo que se ve
?musee @equipements- Media exposición cerrada y cobran lo mismo
?!nature @accueil- Personal muy desagradable
?nature @proprete- Lleno de basura
No merece la pena
# camping flow good
@proprete+ Baños (muy limpios|limpios a cualquier hora)
@accueil+ Los dueños muy amables
@emplacement+ Muy bien situado
?tent @chambre+ Parcelas grandes y con sombra
?caravan @acces+ Se entra bien con la caravana
?mobile-home @proprete+ El mobil home limpio y (completo|nuevo)
?mobile-home,good @chambre- El mobil home algo pequeño para cuatro
?pool @equipements+ La piscina muy bien
?famille @ambiance+ Ideal con niños, (hay parque y animación|tienen de todo)
?good @proprete- Los baños a última hora un poco sucios
@calme+ Por la noche se duerme tranquilo
@prix+ Precio muy razonable
Repetiremos
# camping flow mixed
@proprete- Los baños justos para tanta gente
?!mobile-home @chambre- Parcela (inclinada|sin sombra)
@prix- Caro en agosto
# camping flow bad
@proprete- Baños muy sucios
@calme- Música hasta la una todas las noches
@accueil- Nos trataron fatal
?mobile-home @chambre- Mobil home viejo y con humedad
# location flow good
@proprete+ La casa muy limpia
@equipements+ La cocina tiene de todo
@accueil+ El dueño (muy atento|muy amable), contesta enseguida
@emplacement+ Muy buena zona
@calme+ Tranquilidad total
?gite @chambre+ Casa grande y cómoda
?appartement,good @acces- Sin ascensor y difícil aparcar, el piso muy bien
?chambre-hotes @petit_dejeuner+ Desayuno casero (riquísimo|muy bueno)
Igual que en las fotos
# collectif flow good
?refuge @accueil+ Los guardas muy majos
?village-vacances,famille @ambiance+ Los niños no querían irse
@prix+ Muy barato y limpio
# location,collectif flow mixed
@equipements- Faltaban (platos|sartenes|mantas)
@chambre- Bien pero pequeño
# location,collectif flow bad
@proprete- Estaba sucio cuando llegamos
@accueil- El propietario no contesta
@chambre- Nada que ver con las fotos
# activite flow good
@accueil+ Monitores (muy simpáticos|muy profesionales)
?accrobranche,famille Los niños encantados
?parapente @accueil+ Me daba miedo y el monitor muy bien
?nautique,!winter @equipements+ Buen material
?spa @calme+ Muy relajante
?good @prix- Algo caro pero muy divertido
Muy divertido
# activite flow mixed
@attente- Bien, pero mucha espera
# activite flow bad
@accueil- Mal organizado
@prix- Muy caro
# degustation flow good
@accueil+ Nos explicaron todo muy bien
@restauration+ Todo muy rico
# evenement flow good
@ambiance+ Muy buen ambiente
# commerce flow good
@accueil+ Muy amables
# ot flow good
@accueil+ Nos atendieron en español y (con mucha paciencia|muy bien)
# degustation,evenement,commerce,ot,autre flow bad
?together @accueil- (Muy antipáticos|Personal antipático), nos fuimos.
@accueil- Ni siquiera saludan.
@prix- (Demasiado|Muy) caro.
?together @attente- Esperamos (media hora|mucho) y nos fuimos.
(Decepcionante|No merece la pena).
`;
