/** Sentences and whole reviews by guests without much to tell. */
export const spanishWhole = `
# hotel accueil + plain
[Nos recibieron/Me recibieron] (muy bien|con mucha amabilidad), (aunque llegábamos tarde|y ayudaron con las maletas|sin prisas)
La dueña (es encantadora|se desvive) y (nos recomendó un sitio para cenar|nos preparó un plano con rutas|nos dejó entrar antes)
# hotel chambre + plain
La habitación era (más grande de lo que esperaba|limpia y acogedora|pequeña pero bonita), (la cama cómoda|el baño reformado) y (no se oía nada|se dormía muy bien)
# hotel chambre - plain
La habitación (no se parece a las fotos|pide una reforma) y (el colchón se hundía|la ducha goteaba|olía a cerrado), (no se pudo cambiar|por ese precio no)
# hotel petit_dejeuner + plain
En el desayuno (hay de todo|no falta nada), (pan del día y buenas mermeladas|también embutido y queso) y (van reponiendo|el café está bueno)
# restaurant restauration + plain
$thedishup estaba (muy bueno|en su punto), (y la guarnición también|la ración era generosa)
Se nota que (cocinan al momento|hay alguien que sabe cocinar), (hasta el postre|todo con sabor)
# restaurant accueil + plain
La camarera fue (muy amable|atenta) y (nos tradujo la carta|nos buscó sitio sin reserva)
`;
