/** Restaurants, visits and shops. */
export const spanishOutings = `
# restaurant restauration +
$thedishup estaba (espectacular|en su punto|para chuparse los dedos), (y el postre no se quedó atrás|plato rebañado)
Cocina casera, (producto fresco|raciones generosas), (carta corta, buena señal|se nota el cariño)
# restaurant restauration -
$thedishup llegó (frío|pasado|nadando en salsa), (recalentado seguro|lo devolví dos veces)
Comida sin sabor, (verdura de lata|patatas blandas), (de comedor escolar|una pena)
# restaurant restauration b+
(comida riquísima|producto fresco)
# restaurant restauration b-
(comida sosa|raciones ridículas)
# restaurant accueil +
Servicio (atento|simpatiquísimo), (nos explicaron toda la carta|sin agobiar|con mucha paciencia con mi francés)
# restaurant accueil -
El camarero fue (un maleducado|de lo más seco), (platos tirados en la mesa|se olvidó de media comanda)
# restaurant accueil b+
servicio atento
# restaurant accueil b-
servicio maleducado
# restaurant attente +
Servicio rápido (incluso con la terraza llena|)
# restaurant attente -
$longmin minutos (para que llegaran los platos|entre el primero y el segundo), (con el local medio vacío|sin una explicación)
# restaurant prix +
Menú del día a $menu euros, (un regalo|imbatible)
# restaurant prix -
$bill euros dos personas sin vino, (trampa para turistas|un robo)
# restaurant prix b+
buen precio
# restaurant prix b-
muy caro
# restaurant ambiance +
Local (acogedor|con encanto), (paredes de piedra|gente del pueblo jugando a las cartas al fondo)
# restaurant ambiance -
Mesas pegadas y (música a todo volumen|mucho jaleo), nada agradable
# restaurant ambiance b+
sitio acogedor
# restaurant emplacement +
?lake Terraza sobre el agua, (puesta de sol incluida|una gozada)
?!lake Patio interior (precioso|fresquito)
# restaurant emplacement -
La terraza da a la carretera, (humo y ruido|avispas por todas partes)
# visit,shop accueil +
$staff fue (genial|muy paciente y divertido), se nota que le apasiona
Gente (majísima|encantadora), (sin prisas|nos lo explicaron todo)
# visit,shop accueil -
Personal (borde|con cara de pocos amigos), (seguía hablando por el móvil|ni caso)
# visit,shop accueil b+
personal encantador
# visit,shop accueil b-
personal antipático
# site,activite,degustation,ot pedagogie +
Explicaciones (amenas|claras y divertidas), (la hora y media se pasa volando|se aprende un montón)
# site,activite,degustation,ot pedagogie -
Todo solo en francés, (ni un folleto en otro idioma|la audioguía no funcionaba), no me enteré de nada
# site,activite,degustation,ot pedagogie b+
guía estupendo
# site,activite,degustation,ot pedagogie b-
pocas explicaciones
# site,activite,evenement ambiance +
(Un lugar mágico|Una experiencia preciosa), (se pierde la noción del tiempo|hay que vivirlo|repetiría mañana)
# site,activite,evenement ambiance -
Demasiada gente, (vas en fila sin ver nada|un agobio), (y mal cuidado|sin control de aforo)
# site,activite,evenement ambiance b+
lugar precioso
# site,activite,evenement ambiance b-
demasiada gente
# visit,shop attente +
Sin colas, (entradas por internet|muy bien organizado)
# visit,shop attente -
$longmin minutos de cola (al sol|con una sola taquilla), la entrada comprada por internet no sirvió de nada
# visit,shop prix +
Muy buen precio, (da para media mañana|vale cada euro)
# visit,shop prix -
$fee euros por persona (más el parking|para media hora), no lo vale
# visit,shop acces +
Parking gratis y bien señalizado
# visit,shop acces -
Parking lleno a las once, (coches en la cuneta|dos kilómetros andando)
# activite equipements +
Material nuevo, (todo revisado antes de salir|tallas para todos)
# activite equipements -
Material viejo, (chaleco roto|frenos que no frenaban), poco seguro
# site,commerce,ot,autre equipements +
(Cafetería agradable|Baños limpios y merendero con sombra)
# site,commerce,ot,autre equipements -
Baños averiados y ni un banco para sentarse
# degustation,commerce restauration +
Productos (riquísimos|de verdad), (volvimos con el maletero lleno|se prueba todo)
# degustation,commerce restauration -
Nada especial y más caro que en tienda
`;
