/** Restaurants, sites and activities: plain sentences and reservations. */
export const spanishOutside = `
# restaurant restauration +
Todo casero y muy rico.
La mejor comida del viaje.
Raciones generosas y buen producto.
?pizzeria Pizzas finas y crujientes, buenísimas.
?creperie Galettes muy ricas y buena sidra.
?gastronomique Cocina fina sin tonterías.
Carta corta, buena señal.
Los postres, de escándalo.
# restaurant restauration -
Comida tibia y sin sabor.
Raciones ridículas, salimos con hambre.
Todo precocinado.
La carne estaba dura.
# restaurant restauration ~
Los postres no están a la altura del resto.
Pocas opciones para vegetarianos.
# restaurant accueil +
Servicio atento y simpático.
La camarera conocía toda la carta.
Estaba lleno y nos hicieron un hueco.
?famille Muy atentos con los niños.
# restaurant accueil -
Camarero antipático.
Ni una sonrisa en toda la noche.
Había que levantarse para pedir.
# restaurant accueil ~
El servicio fue algo apresurado.
# restaurant attente +
Sirven rápido aunque esté lleno.
# restaurant attente -
Esperamos demasiado.
Una hora para una ensalada.
# restaurant attente ~
Hay que esperar un poco, pero lo hacen al momento.
Mejor reservar.
# restaurant prix +
El menú del mediodía es un chollo.
Precio muy correcto para la calidad.
# restaurant prix -
Demasiado caro para lo que es.
Se paga la vista.
# restaurant prix ~
El vino es algo caro.
# restaurant ambiance +
Local con encanto, piedra y velas.
# restaurant ambiance -
Tanto ruido que no podíamos hablar.
# restaurant ambiance ~
Cuando se llena hay ruido.
# restaurant emplacement +
?lake,!winter Terraza al borde del agua, preciosa.
?village,summer Terraza con sombra en la plaza.
# restaurant emplacement -
?summer En la terraza te pasan los coches por los pies.
# restaurant emplacement ~
?summer Poca sombra en la terraza.
# restaurant proprete +
Todo muy limpio, los baños también.
# restaurant proprete -
Mesa pegajosa y cubiertos sucios.
# restaurant proprete ~
Los baños necesitan un repaso.
# restaurant acces +
Se aparca bien detrás de la iglesia.
# restaurant acces -
Imposible aparcar.
# restaurant acces ~
Aparcar requiere paciencia.
# restaurant calme +
Tranquilo, se puede hablar.
# restaurant calme -
Un ruido infernal.
# restaurant calme ~
Cerca de la barra hay algo de ruido.
# site pedagogie +
?!nature Muy bien explicado, se aprende mucho.
?!nature La visita guiada es muy amena.
?!nature Audioguía en español, y además interesante.
?nature Buenos paneles por el camino.
# site pedagogie -
?!nature Nada en español ni en inglés.
?!nature En veinte minutos lo has visto todo.
?nature Ni un panel en todo el sendero.
# site pedagogie ~
?!nature Faltan explicaciones en español.
# site ambiance +
Un lugar precioso.
Merece la pena desviarse.
?chateau Castillo magnífico, parece habitado.
?nature Vistas impresionantes.
?jardin Jardines de ensueño.
?grotte Cueva impresionante, llevad chaqueta.
?parc-animalier Los animales se ven muy bien cuidados.
# site ambiance -
Demasiada gente.
?!nature La mitad estaba cerrada.
?parc-animalier Jaulas pequeñas, da pena.
# site ambiance ~
Por la tarde hay bastante gente.
# site attente +
?!nature Con la entrada por internet pasamos directos.
# site attente -
?!nature Una sola taquilla y cola hasta la calle.
# site attente ~
?!nature Algo de cola en taquilla.
# site prix +
?!nature Entrada a buen precio.
# site prix -
?!nature Caro para lo que se ve.
# site prix ~
?!nature En familia se nota el precio.
# site accueil +
?!nature La señora de la taquilla, muy amable.
# site accueil -
?!nature Personal antipático en la entrada.
# site accueil ~
?!nature En taquilla fueron un poco secos.
# site acces +
Aparcamiento con sombra y bien señalizado.
# site acces -
El aparcamiento está lleno a las once.
# site acces ~
Conviene llegar pronto para aparcar.
# site equipements +
?!nature Cafetería agradable a la salida.
# site equipements -
Ningún baño abierto.
# site equipements ~
Faltan algunos bancos.
# site emplacement +
Desde arriba las vistas son fantásticas.
# site emplacement -
El ruido de la carretera lo estropea.
# site emplacement ~
Está algo aislado, llevad comida.
# activite accueil +
Equipo estupendo, nos sentimos seguros.
?!spa,!escape,!bateau Monitor paciente y divertido.
# activite accueil -
Lo cancelaron por SMS una hora antes.
# activite accueil ~
La explicación fue algo rápida.
# activite ambiance +
Nos lo pasamos genial.
?bateau Paseo precioso con comentarios divertidos.
?cheval Caballos tranquilos y un paisaje de película.
?spa Muy relajante.
?escape Enigmas ingeniosos y decorados geniales.
# activite ambiance -
Se acaba enseguida para lo que cuesta.
# activite ambiance ~
Se hizo corto.
# activite equipements +
?!spa,!escape Material bueno y cuidado.
# activite equipements -
?!spa,!escape Material viejo, no daba confianza.
# activite equipements ~
Los vestuarios son algo básicos.
`;
