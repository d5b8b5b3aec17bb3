/** Restaurants, sites and activities: small stories, plain sentences and reservations. */
export const germanOutside = `
# restaurant restauration + tale
?!pizzeria,!creperie Drei Vorspeisen, drei Hauptgerichte, drei Desserts, mit Kreide auf der Tafel, und man sah, was gerade weggewischt worden war. Ich bekam die letzte Portion Fisch.
?pizzeria Meine Frau kommt aus einer neapolitanischen Familie. Sie hob den Rand an, nickte, und dann wurde zehn Minuten nicht mehr gesprochen.
?creperie Knusprige Galettes mit flüssigem Eigelb, wie in der Bretagne. Wir wollten nur eine essen. Es wurden drei.
?gastronomique Mir fehlen für so etwas die Worte. Eine Brühe wurde aus der Teekanne eingegossen, und plötzlich roch es am Tisch nach Wald.
?brasserie Bei Pommes bin ich eigen. Die hier waren von Hand geschnitten und zweimal frittiert, ich habe die meiner Frau gleich mitgegessen.
Eigentlich wollten wir nur einen Kaffee trinken. Der Geruch aus der Küche hat das geändert, um drei saßen wir immer noch da.
Ich esse seit zwanzig Jahren kein Fleisch und kenne den Salat mit Ziegenkäse in allen Varianten. Hier kam der Koch an den Tisch und hat etwas Eigenes gezaubert.
Das $sweet haben wir aus Vernunft mit zwei Löffeln bestellt. Danach noch eins. Die Bedienung meinte, das sei jeden Abend so.
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
# restaurant restauration - tale
Mein Teller war am Rand lauwarm und in der Mitte kalt. Ich ließ ihn zurückgehen, er kam am Rand kochend wieder und in der Mitte kalt. Pling.
«Hausgemacht» steht groß auf der Tafel. Das $sweet habe ich wiedererkannt, ich kaufe es selbst tiefgekühlt.
?pizzeria Unten schwarz, in der Mitte matschig, drei Oliven, eine davon mit Kern. Mein Zahnarzt lässt grüßen.
Um acht war die halbe Karte aus. Ich nahm, was übrig war, meine Begleitung das, was dann noch übrig war.
# restaurant restauration -
Das Essen war lauwarm und ohne Geschmack.
Winzige Portionen, wir sind hungrig gegangen.
Offensichtlich Fertigware.
Das Fleisch war zäh.
?pizzeria Trockene Pizza mit kaum Käse.
# restaurant restauration ~
Die Desserts fallen etwas ab.
Für Vegetarier ist die Auswahl klein.
# restaurant accueil + tale
Zehn vor zwei, um zwei schließt die Küche. Die Wirtin sah auf die Uhr, sah uns an und meinte: setzt euch, ich frage ihn. Er hat ja gesagt.
Ich habe mein volles Glas über die Tischdecke gekippt. In einer Minute war alles neu eingedeckt, und der Kellner erzählte dazu von seinem ersten Tag mit der Suppe.
?famille Unser Jüngster brüllte. Statt böser Blicke kam eine Kellnerin mit Brot und Buntstift, und das Kinderessen war als Erstes da.
?solo Samstagabend, ein Tisch für eine Person, und ich bekam den am Fenster. Eine Kleinigkeit, und doch nicht.
?amis Wir waren $many, alle zu spät, jeder mit einer Unverträglichkeit. Der Kellner hat seinen Humor nicht verloren.
# restaurant accueil +
Sehr aufmerksamer Service.
Die Bedienung war herzlich und kannte jede Zutat.
Trotz vollem Haus wurde noch ein Tisch für uns gefunden.
Man wird empfangen wie bei Freunden.
?famille Sehr kinderfreundlich.
Flott, freundlich, unaufdringlich.
# restaurant accueil - tale
Fünf nach halb zwei, überall freie Tische, «Küche zu», ohne aufzusehen. Zwei Minuten später setzten sich Bekannte des Hauses.
Der Kellner seufzte, als ich um Leitungswasser bat. Beim Brot seufzte er wieder. Nach Kaffee habe ich nicht mehr gefragt.
# restaurant accueil -
Unfreundlicher Kellner, der Abend war gelaufen.
Kein Lächeln, den ganzen Abend nicht.
Zum Bestellen mussten wir aufstehen.
# restaurant accueil ~
Der Service war etwas hektisch.
Ein Lächeln mehr wäre schön gewesen.
# restaurant attente +
Trotz voller Terrasse kam das Essen schnell.
# restaurant attente - tale
Um halb acht saßen wir, um zehn nach neun kam die Vorspeise. Dazwischen Oliven. Auf Nachfrage hieß es «kommt gleich», und gleich waren zwanzig Minuten.
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
# site pedagogie + tale
?musee Ich hatte verstaubte Vitrinen erwartet. Man zieht Schubladen auf, hört die Stimmen der Arbeiterinnen, und dann wirft eine Dame einen echten Webstuhl an.
?chateau Der Audioguide wird vom Kammerdiener erzählt, der über alle lästert. Sogar mein Mann hat bis zum Ende zugehört.
?grotte Als die Führerin ihre Lampe ausschaltete, wusste ich, was dunkel heißt. Erklärt hat sie so, dass auch Kinder alles verstehen.
?parc-animalier Die Fischotter werden nachmittags gefüttert, danach sollte man sich richten. Die Pflegerin spricht über sie wie über ihre Kinder.
?jardin Man kann den Gärtner ansprechen, er antwortet gern. Jetzt weiß ich, warum meine Hortensien schmollen.
# site pedagogie +
?!nature Sehr gut erklärt, man lernt viel.
?!nature Die Führung war spannend und lustig.
?!nature Audioguide auf Deutsch und wirklich interessant.
?nature Gute Tafeln entlang des Weges.
# site pedagogie - tale
?!nature Vierzig Leute, kein Mikrofon. Vorne wurde gelacht, hinten geraten. Am Ende hat jemand den Wikipedia-Artikel vorgelesen.
# site pedagogie -
?!nature Nichts auf Deutsch oder Englisch.
?!nature In zwanzig Minuten ist man durch.
?nature Keine einzige Tafel am Weg.
# site pedagogie ~
?!nature Ein paar Tafeln auf Deutsch wären schön.
# site ambiance + tale
?chateau Es regnete, wir waren allein, und man hörte das Wasser in den alten Rinnen. Ich war schon in größeren Schlössern und hatte weniger davon.
?nature Eine halbe Stunde bergauf mit viel Gemaule, dann hört man es, dann sieht man es, und keiner sagt mehr etwas.
?jardin Überall Wasser, kleine Kanäle und Becken, und Bänke genau da, wo man eine braucht. Zwei Stunden waren im Nu vorbei.
?abbaye Ich bin nicht gläubig. Ich habe mich im Kreuzgang hingesetzt, um den Schuh zu binden, und bin eine Stunde geblieben.
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
# activite accueil + tale
?!spa,!escape,!bateau Ich war die Ängstlichste der Gruppe und $guide hat das sofort gesehen. Er nahm mich direkt hinter sich, ohne ein Wort vor den anderen. Nach der Hälfte war ich vor ihm.
# activite accueil +
Tolles Team, wir fühlten uns sicher.
?!spa,!escape,!bateau Geduldiger Lehrer mit viel Humor.
# activite accueil -
Eine Stunde vorher per SMS abgesagt.
# activite accueil ~
Die Einweisung war etwas kurz.
# activite ambiance + tale
?nautique Die ersten zehn Minuten fuhren wir im Kreis und gaben uns gegenseitig die Schuld. Dann klappte es, wir sahen einen Eisvogel und machten Picknick auf einer Kiesbank.
?parapente Drei Sekunden lang habe ich alles bereut. Danach ist es völlig still. Ich wollte sofort noch einmal, aber alles war ausgebucht.
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
