/** Whole reviews of some length of tables and sights: flat praise, complaints that go on, and a little of the guests' own lives. */
export const germanLongMoreOutings = `
# restaurant flow good
?together @restauration+,accueil+ Wir haben hier ausgezeichnet gegessen. Alles frisch zubereitet, große Portionen und sehr nette Bedienung. Auch der Wein war gut und nicht zu teuer. Wir waren zweimal da und würden jederzeit wieder hingehen.
?together,!pizzeria,!creperie @restauration+,prix+ Das Mittagsmenü ist ein Schnäppchen. Drei Gänge, alles sehr lecker und schön angerichtet, dazu noch Wasser und Brot. Sehr zu empfehlen. Wir kommen gerne wieder.
?together @ambiance+ Ein wunderschöner Abend. Tolles Essen, tolle Stimmung und eine Bedienung, die trotz voller Tische immer freundlich geblieben ist. Sehr zu empfehlen. Auch der Wein war super.
?top,!pizzeria,!creperie,together @restauration+ Das beste Restaurant in der ganzen Gegend, und wir haben einige ausprobiert. Jeder Gang war ein Gedicht. Auch die Weinberatung war sehr gut und überhaupt nicht aufdringlich.
?good,together @attente- Das Essen ist wirklich gut, aber man muss viel Zeit mitbringen. Zwischen den Gängen haben wir sehr lange gewartet. Die Bedienung war aber nett. Auch die Preise sind ok.
?pizzeria,together @restauration+,accueil+ Die beste Pizza, die wir in Frankreich gegessen haben, dünner Boden und nicht an Belag gespart. Schnelle Bedienung, faire Preise. Waren gleich am nächsten Abend wieder da.
?creperie,together @restauration+,prix+ Super leckere Galettes und Crêpes und sehr günstig. Man wird auf jeden Fall satt. Die Leute sind sehr nett und es geht schnell. Kommen gerne wieder. Alles super.
?gastronomique,couple,together @restauration+,accueil+ Wir haben uns zum Hochzeitstag das große Menü gegönnt und es war ein Erlebnis. Alles sehr schön angerichtet und geschmacklich hervorragend. Der Service war perfekt. Natürlich nicht billig.
?famille,together @accueil+ Mit Kindern kann man hier sehr gut essen, alle waren freundlich und das Essen kam schnell. Uns hat es auch sehr gut geschmeckt. Vielen Dank! Wir kommen wieder.
?good @prix- Sehr gutes Restaurant, wenn auch nicht gerade billig. Vor allem beim Wein wird kräftig zugelangt. Das Essen war aber sein Geld wert und die Bedienung sehr aufmerksam. Für einen besonderen Anlass würde ich wieder hingehen.
?together,!winter @ambiance+ Man sitzt sehr schön draußen und das Essen ist auch gut. Die Bedienung war nett und schnell. Wir können es weiterempfehlen, am besten vorher reservieren.
@accueil+,restauration+ Ich vertrage kein Gluten und habe es im Restaurant immer schwer, vor allem im Ausland. Hier hat man sich sehr viel Mühe gegeben und es war richtig lecker. Vielen Dank dafür!
?good,!pizzeria,!creperie,!gastronomique @ambiance- Besonders gemütlich ist es hier nicht, aber das Essen ist wirklich sehr gut. Einfache französische Küche und große Portionen. Bedienung freundlich. Gerne wieder.
?together,!pizzeria,!creperie,!gastronomique @restauration+,prix+ Gute ehrliche Küche ohne viel Schnickschnack. Große Portionen, nette Leute, vernünftige Preise. Steak und Pommes waren super. Am besten vorher anrufen.
?amis,together @ambiance+,restauration+ Wir waren mit acht Leuten da und alle waren begeistert. Essen top, Stimmung top. Kommen wieder! Das Personal war super freundlich und die Preise sind auch in Ordnung.
?good,together @accueil- Das Essen war sehr gut und auch nicht zu wenig. Nur die Freundlichkeit hat etwas gefehlt, uns hat erst mal niemand begrüßt. Die Preise sind auch in Ordnung, Nachtisch sehr lecker.
?view,together,!winter @emplacement+ Allein schon wegen der Lage lohnt sich ein Besuch, man sitzt wunderschön und hat einen tollen Blick. Das Essen ist auch sehr gut. Preise normal. Nette Bedienung.
?together,!pizzeria,!creperie @restauration+ Wir sind Vegetarier und haben hier sehr gut gegessen. Auch die Nachspeise war super. Danke an die Küche, bitte weiter so! Bedienung war auch sehr freundlich und schnell.
?dogs,together,!pizzeria,!creperie,!gastronomique @accueil+ Sehr nettes Lokal, in dem auch der Hund willkommen ist. Das Essen war gut bürgerlich und reichlich. Wir können es nur empfehlen. Auch die Preise sind in Ordnung.
?man,good @restauration+,equipements- Gut gegessen, gut getrunken, nett bedient worden. Die Stühle sind etwas unbequem und die Toilette ist alt. Das Essen war erste Klasse. Preise auch in Ordnung.
?family-run,together @accueil+,restauration+ Kleiner Familienbetrieb, er kocht und sie bedient. Es gibt nicht viel Auswahl, aber was es gibt ist frisch und schmeckt hervorragend. Sehr herzliche Leute.
# restaurant flow mixed
?together @attente-,restauration+ Geschmeckt hat es ja, aber wir haben über eine Stunde auf das Essen gewartet und in dieser Zeit ist niemand an den Tisch gekommen. Wir kommen auf jeden Fall wieder, vielen Dank!
?!pizzeria,!creperie @prix- Es war nicht schlecht, aber für diesen Preis habe ich mehr erwartet. Kleine Portion, ein bisschen Deko, und fertig. Die Bedienung war nett. Satt bin ich nicht geworden.
?together @restauration- Früher waren wir hier immer sehr gerne, dieses Mal waren wir enttäuscht. Die Karte ist kürzer und die Preise höher, das Essen war nur noch Durchschnitt. Anscheinend hat der Koch gewechselt. Die Bedienung war freundlich wie immer.
?together @accueil- Das Essen war gut, der Service leider nicht. Sehr unfreundlich, auch beim Bezahlen. Schade. Wir waren früher öfter hier und da war es viel besser, jetzt eher nicht mehr.
?!pizzeria,!creperie @restauration-,ambiance+ Schönes Lokal, nette Atmosphäre, das Essen war aber sehr durchwachsen. Die Vorspeise war super, die Hauptspeise dafür trocken und ohne Geschmack. Bedienung war nett.
?famille,together @accueil-,restauration+ Geschmeckt hat es uns allen gut. Mit Kindern fühlt man sich hier aber nicht besonders willkommen. Preise sind in Ordnung. Ohne Kinder kann man hier gut hingehen.
# restaurant flow bad
?together,!gastronomique @restauration-,prix- Finger weg! Das Essen war eine Frechheit, offensichtlich alles Fertigware aus der Mikrowelle, und dafür werden Preise verlangt wie im Sternerestaurant. Wir haben die Hälfte stehen lassen. Da ist jede Imbissbude besser.
?together @attente-,accueil- Um halb acht reserviert und erst um neun kam die Auskunft, dass es unser Essen nicht mehr gibt. Personal völlig überfordert und unfreundlich. Wir sind dann gegangen und sollten auch noch das Wasser bezahlen. Nie wieder!
@accueil- Sehr unfreundlicher Kellner. Hat mit den Augen gerollt weil ich kein Französisch kann, und die Bestellung war dann natürlich auch falsch. Nicht zu empfehlen.
?together @prix- Eine typische Touristenfalle. Schöne Lage, das ist aber auch alles. Mittelmäßiges Essen, winzige Portionen und viel zu teuer. Wir kommen bestimmt nicht wieder.
?together @restauration-,proprete- Mir war danach die ganze Nacht schlecht und meinem Begleiter auch. Das Lokal war auch nicht sauber. Nie wieder, ich kann nur warnen. So was habe ich noch nicht erlebt.
?pizzeria,together @restauration-,attente- Selten so eine schlechte Pizza gegessen, innen roh, außen verbrannt. Und darauf haben wir auch noch ewig gewartet. Tiefkühlpizza aus dem Supermarkt ist besser.
?together @accueil- Wir hatten einen Tisch reserviert und der war weg, als wir kamen. Eine Entschuldigung gab es auch nicht. So geht man nicht mit Gästen um. Nicht zu empfehlen!
?gastronomique,together @prix-,restauration- Winzige Portionen zu unverschämten Preisen und satt wird man nicht. Wir haben in einfachen Gasthäusern schon viel besser gegessen. Völlig überbewertet.
# site flow good
?musee @pedagogie+ Interessantes Museum, ich hatte gar nicht so viel erwartet. Alles ist gut erklärt, zum Teil sogar auf Deutsch, und das Personal beantwortet gerne Fragen. Man sollte genug Zeit mitbringen. Auch bei schlechtem Wetter eine gute Idee.
?jardin,together,!winter @ambiance+ Ein Traum für jeden Gartenfreund! Alles ist wunderbar gepflegt und es gibt viele Bänke zum Ausruhen. Wir waren den ganzen Nachmittag da und es hat uns sehr gut gefallen.
?grotte,together @pedagogie+ Sehr beeindruckende Höhle, so etwas haben wir vorher noch nicht gesehen. Der Führer hat sich viel Mühe gegeben, auch wenn wir nicht alles verstanden haben. Jacke mitnehmen!
?parc-animalier,famille,together @ambiance+ Unsere Kinder waren nicht mehr wegzubekommen, wir sind von morgens bis abends geblieben. Die Tiere haben Platz und sehen gesund aus. Picknick darf man mitbringen. Sehr schöner Tag.
?abbaye @ambiance+ Ein besonderer Ort, an dem man wirklich zur Ruhe kommt. Es waren nur wenige Besucher da. Sehr zu empfehlen. Auch das Personal war sehr freundlich. Gerne wieder.
?good,!nature @prix- Insgesamt sehr sehenswert und gut gemacht. Der Eintrittspreis ist allerdings happig. Kann man empfehlen. Für Geschichtsinteressierte sehr schön und gut erklärt.
?famille,together,!nature,!parc-animalier @pedagogie+ Auch für Kinder sehr zu empfehlen. Unsere beiden haben sonst für alte Sachen nicht viel übrig, hier waren sie mit Begeisterung dabei und haben uns am Abend noch alles erzählt. Nettes Personal, gute Erklärungen, ein schöner Nachmittag.
?top,together @ambiance+ Einfach wunderschön! Wir waren schon an vielen Orten in Frankreich, aber das hier hat uns am meisten beeindruckt. Unbedingt hingehen! Einer der schönsten Orte überhaupt.
?chateau,good,together @pedagogie- Das Schloss ist toll, leider gibt es die Führung nur auf Französisch und auf dem deutschen Blatt steht nicht viel drauf. Der Park ist wunderschön. Trotzdem sehr schön.
?groupe,together,!nature @accueil+,pedagogie+ Wir waren mit unserem Verein hier, über zwanzig Personen, und es war hervorragend organisiert. Die Führerin sprach sehr gut Deutsch und hat auch den Älteren Zeit gelassen. Alle waren begeistert. Vielen Dank für den schönen Tag!
?nature,summer,good,together @acces-,ambiance+ Sehr schöne Stelle, aber im Sommer viel zu viele Autos. Wir sind eine halbe Stunde herumgefahren bis wir einen Platz hatten. Sonst wirklich herrlich. Gerne wieder.
# site flow mixed
?!nature,!jardin @pedagogie- Für Leute, die kein Französisch können, nur bedingt geeignet. Es gibt fast keine Erklärungen in anderen Sprachen. Schade, sonst ist es schön. Für uns war es eher nichts.
?together,!nature @prix- Ganz nett, aber nach einer halben Stunde hat man alles gesehen. Dafür ist der Eintritt zu hoch. Ein Teil war außerdem wegen Bauarbeiten gesperrt. Personal freundlich.
?nature,together,summer @ambiance- Die Landschaft ist schön, keine Frage, aber es war so voll, dass man sie kaum genießen konnte. Überall Leute mit Musik und leider auch viel Müll. Außerhalb der Saison ist es bestimmt viel besser.
# site flow bad
?!nature,together @prix-,accueil- Reine Abzocke. Man zahlt einen stolzen Eintritt und sieht so gut wie nichts, die Hälfte war zu und keiner konnte uns sagen warum. Unfreundlich sind sie auch noch.
?!nature,together @accueil- Wir waren eine gute Stunde vor Schluss da und man hat uns nicht mehr reingelassen. Unmöglich! Dafür fast eine Stunde gefahren. Sehr ärgerlich und unfreundlich.
?nature,together @acces-,equipements- Enttäuschend. Der Weg ist kaum markiert und in einem schlechten Zustand, wir haben uns zweimal verlaufen. Keine Toilette, nichts. Auf den Bildern sieht das alles ganz anders aus.
?parc-animalier,famille,together @ambiance-,prix- Uns haben die Tiere einfach nur leid getan. Kleine Gehege, kaum Beschäftigung, und viele liefen immer im Kreis. Dazu ist es auch noch viel zu teuer. Nicht zu empfehlen.
`;
