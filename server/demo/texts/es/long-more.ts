/** More whole reviews at some length, each told once. */
export const spanishLongMore = `
# hotel flow good
@accueil+ Muy buen hotel, el personal muy amable y siempre dispuesto a ayudar. Habitación amplia y limpia, cama cómoda.
?together @emplacement+ El hotel está muy bien situado para recorrer la zona y es muy tranquilo. La chica de recepción hablaba español y nos ayudó mucho.
?good @prix- Hotel bonito y bien cuidado, habitaciones grandes y todo limpio. El único pero es el precio del desayuno, mejor desayunar fuera.
?couple,together @ambiance+ Hotel con mucho encanto. La cena en el restaurante de al lado también muy bien.
@chambre+ Habitación muy cómoda, con buena ducha y un colchón estupendo. He dormido de maravilla.
?famille,together @accueil+ Viajamos con dos niños y nos lo pusieron todo muy fácil, cuna, trona, lo que hiciera falta. El desayuno les encantó.
?good @calme- El hotel está bien y el personal es majo. Las paredes son un poco finas y se oye a los vecinos, pero en general hemos descansado.
@proprete+ Todo limpísimo, desde la habitación hasta el comedor.
?affaires @numerique+ He estado por trabajo y todo perfecto. Buen wifi, factura sin problemas.
?together @petit_dejeuner+ Lo mejor el desayuno, con productos de la región, embutidos, quesos y bollería recién hecha.
?good @chambre- Habitación un poco pequeña y decoración antigua, pero limpia y con todo lo necesario. El sitio es precioso y la gente encantadora.
?view @emplacement+ Las vistas desde la habitación son espectaculares, solo por eso ya merece la pena. El personal no habla español pero se esfuerza mucho por entenderte.

# hotel flow mixed
@chambre- La habitación necesita una reforma, sobre todo el baño. El personal es amable.
?together @calme-,emplacement+ Muy bien situado pero muy ruidoso por la noche, no pudimos dormir con la ventana abierta. El desayuno es escaso.

# hotel flow bad
@proprete- Muy sucio, había pelos en la ducha y la moqueta daba asco. Lo dijimos en recepción y no hicieron nada.
@prix-,chambre- Carísimo para lo que es. Habitación diminuta, sin aire acondicionado.
?together @accueil- Llegamos a las nueve de la noche y no había nadie en recepción, tuvimos que llamar por teléfono y esperar en la calle. Nadie pidió disculpas.

# restaurant flow good
@restauration+ Los platos son abundantes y el precio es muy razonable. El postre de la casa está buenísimo.
?together @accueil+ Entramos sin reserva y nos buscaron una mesa en un momento. La carne en su punto.
?good @attente- Se come muy bien pero son un poco lentos sirviendo. Comida casera de verdad, con buen producto.
?together @restauration+ De los mejores sitios donde hemos comido en todo el viaje. Cocina local muy bien hecha y bien presentada.

# restaurant flow bad
?together @restauration- La carne dura y las patatas frías. Tardaron una hora en servirnos.
@accueil- Trato pésimo, nos miraron mal desde que entramos. Pagué y me fui sin café.

# location flow good
?together @equipements+ La casa es preciosa y está muy bien equipada, no falta de nada. Los dueños son encantadores y viven cerca por si necesitas algo.

# camping flow good
?together @proprete+ Camping muy limpio y tranquilo, con parcelas grandes y mucha sombra. La gente de recepción muy amable.

# site flow good
@ambiance+ Un sitio precioso que hay que visitar sí o sí. Recomiendo ir por la mañana.
?!nature,together @pedagogie+ El guía hablaba despacio para que le entendiéramos y contó muchas curiosidades. Los niños también disfrutaron.
?good @attente- Lugar espectacular pero con demasiada gente. Hay que ir temprano o fuera de temporada.
`;
