/** Lodgings and campsites. */
export const spanishLodging = `
# stay accueil b+
(personal encantador|trato muy amable)
# stay accueil b-
(personal antipático|recepción cerrada)
# stay proprete b+
(muy limpio|limpieza impecable)
# stay proprete b-
(poca limpieza|baño sucio)
# stay calme b+
(muy tranquilo|zona tranquila)
# stay calme b-
(mucho ruido|mal insonorizado)
# lodging chambre b+
(cama cómoda|habitación amplia)
# lodging chambre b-
(habitación vieja|colchón malo|habitación pequeña)
# hotel,collectif petit_dejeuner b+
(buen desayuno|desayuno completo)
# hotel,collectif petit_dejeuner b-
desayuno flojo
# stay emplacement b+
(muy buena ubicación|entorno precioso)
# stay emplacement b-
mal ubicado
# stay prix b+
buena relación calidad-precio
# stay prix b-
(demasiado caro|muy caro)
# stay acces b+
aparcamiento gratuito
# stay acces b-
difícil aparcar
# hotel,location,camping numerique b+
buen wifi
# hotel,location,camping numerique b-
wifi fatal
# stay equipements b+
?pool piscina estupenda
buenas instalaciones
# stay equipements b-
instalaciones anticuadas
# stay ambiance b+
mucho encanto
# stay ambiance b-
sin encanto
`;
