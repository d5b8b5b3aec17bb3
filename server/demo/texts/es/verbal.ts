/** Plain sentences with a verb and a reason. */
export const spanishVerbal = `
# hotel accueil + plain
Del personal no hay queja, (siempre con una sonrisa|todos saludan|nos resolvieron todo)
El dueño (se acercó a ver si todo iba bien|nos dio ideas de excursiones) y (se nota que le gusta su trabajo|uno se siente bienvenido)
# hotel accueil - plain
El recibimiento fue (frío|seco), (la llave y ya|ninguna explicación|parece que estorbas)
# hotel chambre + plain
Teníamos una habitación (en el primero|al fondo), (amplia|con luz) y (el colchón era bueno|funcionaba todo|el baño limpio)
# hotel chambre - plain
En la habitación (no había ni una silla|solo iba una lámpara) y (el baño es diminuto|el colchón era blando|entraba frío)
# hotel petit_dejeuner + plain
El desayuno (nos gustó|es más que suficiente), (croissants recientes|fruta|varios panes) y (se puede salir a la terraza|gente amable)
# hotel emplacement + plain
Desde el hotel se puede (ir andando a todo|salir a caminar), (apenas cogimos el coche|perfecto para nosotros)
# hotel calme + plain
De noche (no se oye nada|hay mucha calma), (daba al patio|se descansa)
# hotel proprete + plain
Estaba todo (limpio|muy cuidado), (habitación hecha cada día|toallas nuevas|también el baño)
# hotel proprete - plain
Limpio no estaba, (pelos en el lavabo|polvo en el armario|el suelo pegajoso) y (nos quejamos y nada|limpiaron una vez)
# restaurant restauration + plain
Pedimos (el menú|entrante y segundo) y (gustó a todos|muy contentos), (cantidades justas|bien presentado)
# restaurant restauration - plain
La carne estaba (dura|seca) y (la salsa era de sobre|la guarnición triste), (dejamos la mitad|esperábamos más)
# restaurant prix + plain
Por (el precio|$menu euros el menú) (no hay queja|está muy bien)
# site ambiance + plain
Se pasan bien (dos horas|una mañana), (bonito para fotos|bien cuidado|sin agobios)
# location accueil + plain
$hostess (nos enseñó todo|nos recibió muy bien) y (siempre localizable|con buenos consejos)
# camping proprete + plain
Los baños se limpian (varias veces al día|a menudo) y (siempre hay agua caliente|nunca hay cola)
`;
