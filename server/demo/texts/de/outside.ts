/** Restaurants, sites and activities: plain sentences and reservations. */
export const germanOutside = `
# restaurant restauration +
Alles frisch und hausgemacht.
Das beste Essen unseres Urlaubs.
Sehr gute Küche, großzügige Portionen.
?pizzeria Super Pizza, dünn und knusprig.
?creperie Ausgezeichnete Galettes und guter Cidre.
?gastronomique Feine Küche ohne Getue.
Kleine Karte, immer ein gutes Zeichen.
Das $sweet war ein Traum.
Auf den Punkt gegart.
Man schmeckt, dass hier jemand kochen kann.
Auch ohne Fleisch isst man hier hervorragend.
# restaurant restauration -
Das Essen war lauwarm und ohne Geschmack.
Winzige Portionen, wir sind hungrig gegangen.
Offensichtlich Fertigware.
Das Fleisch war zäh.
?pizzeria Trockene Pizza mit kaum Käse.
# restaurant restauration ~
Die Desserts fallen etwas ab.
Für Vegetarier ist die Auswahl klein.
# restaurant accueil +
Sehr aufmerksamer Service.
Die Bedienung war herzlich und kannte jede Zutat.
Trotz vollem Haus wurde noch ein Tisch für uns gefunden.
Man wird empfangen wie bei Freunden.
?famille Sehr kinderfreundlich.
Flott, freundlich, unaufdringlich.
# restaurant accueil -
Unfreundlicher Kellner, der Abend war gelaufen.
Kein Lächeln, den ganzen Abend nicht.
Zum Bestellen mussten wir aufstehen.
# restaurant accueil ~
Der Service war etwas hektisch.
Ein Lächeln mehr wäre schön gewesen.
# restaurant attente +
Trotz voller Terrasse kam das Essen schnell.
# restaurant attente -
Viel zu lange Wartezeit.
Eine Stunde für einen Salat.
Sehr langsamer Service.
# restaurant attente ~
Man wartet ein wenig, dafür wird frisch gekocht.
Unbedingt reservieren.
# restaurant prix +
Das Mittagsmenü ist unschlagbar günstig.
Faire Preise für diese Qualität.
# restaurant prix -
Viel zu teuer für das, was auf den Teller kommt.
Man zahlt die Aussicht mit.
# restaurant prix ~
Der Wein ist etwas teuer.
# restaurant ambiance +
Schönes Ambiente mit alten Steinmauern und Kerzen.
?bistrot Ein Bistro wie aus einem alten Film, mit Katze auf dem Tresen.
# restaurant ambiance -
So laut, dass man sich nicht unterhalten konnte.
Die Tische stehen viel zu eng.
# restaurant ambiance ~
Wenn es voll ist, wird es laut.
# restaurant emplacement +
?lake,!winter Terrasse direkt am Wasser, wunderschön.
?village,summer Schattige Terrasse auf dem Dorfplatz.
# restaurant emplacement -
?summer Auf der Terrasse fahren einem die Autos fast über die Füße.
# restaurant emplacement ~
?summer Mittags wenig Schatten auf der Terrasse.
# restaurant proprete +
Alles sehr sauber, auch die Toiletten.
# restaurant proprete -
Klebriger Tisch und schmutziges Besteck.
# restaurant proprete ~
Die Toiletten könnten sauberer sein.
# restaurant acces +
Parken kann man hinter der Kirche.
# restaurant acces -
Kein Parkplatz zu finden.
# restaurant acces ~
Parkplätze sind knapp.
# restaurant calme +
Angenehm ruhig, man versteht sein Gegenüber.
# restaurant calme -
Ein Höllenlärm.
# restaurant calme ~
Vorne am Tresen ist es etwas laut.
# site pedagogie +
?!nature Sehr gut erklärt, man lernt viel.
?!nature Die Führung war spannend und lustig.
?!nature Audioguide auf Deutsch und wirklich interessant.
?nature Gute Tafeln entlang des Weges.
# site pedagogie -
?!nature Nichts auf Deutsch oder Englisch.
?!nature In zwanzig Minuten ist man durch.
?nature Keine einzige Tafel am Weg.
# site pedagogie ~
?!nature Ein paar Tafeln auf Deutsch wären schön.
# site ambiance +
Wunderschöner Ort.
Ein Umweg lohnt sich.
?chateau Herrliches Schloss, wie bewohnt.
?nature Atemberaubende Aussicht.
?jardin Traumhafter Garten.
?grotte Beeindruckende Höhle, Jacke mitnehmen.
?parc-animalier Den Tieren geht es sichtlich gut.
# site ambiance -
Völlig überlaufen.
?!nature Die Hälfte war geschlossen.
?parc-animalier Zu kleine Gehege, das tut einem leid.
# site ambiance ~
Nachmittags ziemlich voll.
# site attente +
?!nature Online gebucht und sofort drin.
# site attente -
?!nature Nur eine Kasse offen, Schlange bis auf die Straße.
# site attente ~
?!nature An der Kasse muss man etwas warten.
# site prix +
?!nature Der Eintritt ist fair.
# site prix -
?!nature Zu teuer für das, was man sieht.
# site prix ~
?!nature Zu viert läppert es sich.
# site accueil +
?!nature Sehr freundliche Dame an der Kasse.
# site accueil -
?!nature Unfreundliches Personal am Eingang.
# site accueil ~
?!nature An der Kasse war man etwas kurz angebunden.
# site acces +
Schattiger Parkplatz, gut ausgeschildert.
# site acces -
Der Parkplatz ist um elf schon voll.
# site acces ~
Früh kommen, der Parkplatz ist klein.
# site equipements +
?!nature Nettes kleines Café am Ausgang.
# site equipements -
Keine Toilette offen.
# site equipements ~
Ein paar Bänke mehr wären gut.
# site emplacement +
Von oben hat man einen tollen Blick.
# site emplacement -
Der Straßenlärm stört leider.
# site emplacement ~
Etwas abgelegen, Proviant mitnehmen.
# activite accueil +
Tolles Team, wir fühlten uns sicher.
?!spa,!escape,!bateau Geduldiger Lehrer mit viel Humor.
# activite accueil -
Eine Stunde vorher per SMS abgesagt.
# activite accueil ~
Die Einweisung war etwas kurz.
# activite ambiance +
Hat riesigen Spaß gemacht.
?bateau Schöne Rundfahrt mit witzigem Kommentar.
?cheval Ruhige Pferde, herrliche Landschaft.
?spa Sehr erholsam.
?escape Clevere Rätsel und tolle Kulissen.
# activite ambiance -
Viel zu schnell vorbei für das Geld.
# activite ambiance ~
Es hätte gern etwas länger dauern dürfen.
# activite equipements +
?!spa,!escape Gute, gepflegte Ausrüstung.
# activite equipements -
?!spa,!escape Die Ausrüstung ist in die Jahre gekommen.
# activite equipements ~
Die Umkleiden sind etwas einfach.
`;
