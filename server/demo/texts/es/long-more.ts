/** More whole reviews at some length, each told once. */
export const spanishLongMore = `
# hotel flow good
@accueil+ Muy buen hotel, el personal muy amable y siempre dispuesto a ayudar. Habitación amplia y limpia, cama cómoda. El desayuno completo y con variedad. Lo recomiendo sin duda.
?together @emplacement+ Estuvimos tres noches y nos encantó. El hotel está muy bien situado para recorrer la zona y es muy tranquilo. La chica de recepción hablaba español y nos ayudó mucho.
?good @prix- Hotel bonito y bien cuidado, habitaciones grandes y todo limpio. El único pero es el precio del desayuno, mejor desayunar fuera. El trato muy bueno, repetiría.
?couple,together @ambiance+ Escapada en pareja perfecta. Hotel con mucho encanto, decorado con gusto, silencioso. La cena en el restaurante de al lado también muy bien. Volveremos seguro si podemos.
@chambre+ Habitación muy cómoda, con buena ducha y un colchón estupendo. He dormido de maravilla. El personal correcto y educado. Para una noche de paso es más que suficiente, muy buena relación calidad precio.
?famille,together @accueil+ Viajamos con dos niños y nos lo pusieron todo muy fácil, cuna, trona, lo que hiciera falta. Habitación familiar grande. El desayuno les encantó. Un hotel muy recomendable para familias.
?good @calme- El hotel está bien y el personal es majo. Las paredes son un poco finas y se oye a los vecinos, pero en general hemos descansado. El desayuno correcto y el aparcamiento fácil.
@proprete+ Todo limpísimo, desde la habitación hasta el comedor. Se nota que lo cuidan. El dueño muy atento, nos recomendó sitios para comer y acertó en todo. Un diez para este hotel.
?affaires @numerique+ He estado por trabajo y todo perfecto. Buen wifi, habitación tranquila, desayuno temprano. Factura sin problemas. Volveré a alojarme aquí cuando tenga que venir por la zona.
?together @petit_dejeuner+ Lo mejor el desayuno, con productos de la región, embutidos, quesos y bollería recién hecha. El hotel es antiguo pero está muy bien conservado. Nos sentimos como en casa.
?good @chambre- Habitación un poco pequeña y decoración antigua, pero limpia y con todo lo necesario. El sitio es precioso y la gente encantadora. Para nosotros lo importante era la ubicación y es inmejorable.
?view @emplacement+ Las vistas desde la habitación son espectaculares, solo por eso ya merece la pena. El hotel es sencillo y limpio. El personal no habla español pero se esfuerza mucho por entenderte.

# hotel flow mixed
@chambre- Hotel normal, ni bien ni mal. La habitación necesita una reforma, sobre todo el baño. El personal es amable. Para una noche vale, para más días buscaría otra cosa.
?together @calme-,emplacement+ Muy bien situado pero muy ruidoso por la noche, no pudimos dormir con la ventana abierta. El desayuno es escaso. Lo mejor la recepcionista, muy simpática.

# hotel flow bad
@proprete- Muy sucio, había pelos en la ducha y la moqueta daba asco. Lo dijimos en recepción y no hicieron nada. No entiendo las buenas opiniones que tiene. No volveré nunca.
@prix-,chambre- Carísimo para lo que es. Habitación diminuta, sin aire acondicionado, con vistas a un muro. El personal ni saluda. En las fotos parece otra cosa, no os dejéis engañar.
?together @accueil- Llegamos a las nueve de la noche y no había nadie en recepción, tuvimos que llamar por teléfono y esperar en la calle. Nadie pidió disculpas. La habitación olía a cerrado. Decepcionante.

# restaurant flow good
@restauration+ Comida excelente y trato muy cercano. Los platos son abundantes y el precio es muy razonable. El postre de la casa está buenísimo. Si pasáis por aquí no dejéis de entrar.
?together @accueil+ Entramos sin reserva y nos buscaron una mesa en un momento. Todo riquísimo, la carne en su punto y el vino de la zona muy bueno. El camarero muy simpático. Repetiremos.
?good @attente- Se come muy bien pero son un poco lentos sirviendo. Comida casera de verdad, con buen producto. El sitio es acogedor y el dueño muy agradable. Conviene reservar los fines de semana.
?together @restauration+ De los mejores sitios donde hemos comido en todo el viaje. Cocina local muy bien hecha y bien presentada. No es barato pero lo vale. El servicio de diez.

# restaurant flow bad
?together @restauration- Mala experiencia. La carne dura, las patatas frías y el postre congelado. Tardaron una hora en servirnos. Se aprovechan de los turistas. No lo recomiendo a nadie.
@accueil-,prix- Trato pésimo, nos miraron mal desde que entramos. Raciones pequeñas y caras. Pagué y me fui sin café. Hay muchos sitios mejores a dos calles.

# location flow good
?together @equipements+ La casa es preciosa y está muy bien equipada, no falta de nada. Los dueños son encantadores y viven cerca por si necesitas algo. Una semana estupenda, muy tranquila, rodeados de naturaleza.

# camping flow good
?together @proprete+ Camping muy limpio y tranquilo, con parcelas grandes y mucha sombra. Los baños siempre limpios. La gente de recepción muy amable. Ideal para ir con niños. Volveremos el año que viene.

# site flow good
@ambiance+ Un sitio precioso que hay que visitar sí o sí. Está muy bien conservado y se ve con calma. Recomiendo ir por la mañana porque hay menos gente y la luz es mejor.
?!nature,together @pedagogie+ Nos gustó muchísimo la visita. El guía hablaba despacio para que le entendiéramos y contó muchas curiosidades. Los niños también disfrutaron. El precio es correcto. Muy recomendable.
?good @attente- Lugar espectacular pero con demasiada gente. Hay que ir temprano o fuera de temporada. La entrada no es cara y la visita dura más o menos una hora y media.
`;
