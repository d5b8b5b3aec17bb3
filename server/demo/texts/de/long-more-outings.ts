/** Whole reviews of some length of tables and sights: flat praise, complaints that go on, and a little of the guests' own lives. */
export const germanLongMoreOutings = `
# restaurant flow good
?together @restauration+ Wir haben hier ausgezeichnet gegessen, waren zweimal da. Auch der Wein war gut und nicht zu teuer.
?together,!pizzeria,!creperie @restauration+,prix+ Das Mittagsmenü ist ein Schnäppchen. Drei Gänge, alles sehr lecker, dazu noch Wasser und Brot.
?together @restauration+,accueil+ Tolles Essen und eine Bedienung, die trotz voller Tische immer freundlich geblieben ist. Auch der Wein war super.
?top,!pizzeria,!creperie,together @restauration+ Das beste Restaurant in der ganzen Gegend, und wir haben einige ausprobiert. Auch die Weinberatung war sehr gut und überhaupt nicht aufdringlich.
?good,together @attente- Das Essen ist wirklich gut, aber zwischen den Gängen haben wir sehr lange gewartet.
?pizzeria,together @restauration+ Die beste Pizza, die wir in Frankreich gegessen haben, dünner Boden und nicht an Belag gespart. Waren gleich am nächsten Abend wieder da.
?creperie,together @restauration+,prix+ Super leckere Galettes und Crêpes und sehr günstig. Die Leute sind sehr nett und es geht schnell.
?gastronomique,couple,together @restauration+,accueil+ Wir haben uns zum Hochzeitstag das große Menü gegönnt und es war ein Erlebnis. Der Service war perfekt.
?famille,together @accueil+ Mit Kindern kann man hier sehr gut essen, alle waren freundlich und das Essen kam schnell. Uns hat es auch sehr gut geschmeckt.
?good @prix- Sehr gutes Restaurant, wenn auch nicht gerade billig. Vor allem beim Wein wird kräftig zugelangt.
?together,!winter @ambiance+ Man sitzt sehr schön draußen und das Essen ist auch gut. Am besten vorher reservieren.
@accueil+,restauration+ Ich vertrage kein Gluten und habe es im Restaurant immer schwer, vor allem im Ausland. Hier hat man sich sehr viel Mühe gegeben und es war richtig lecker.
?good,!pizzeria,!creperie,!gastronomique @ambiance- Besonders gemütlich ist es hier nicht, aber das Essen ist wirklich sehr gut. Einfache französische Küche und große Portionen.
?together,!pizzeria,!creperie,!gastronomique @restauration+ Steak und Pommes waren super. Am besten vorher anrufen.
?amis,together @ambiance+,accueil+ Wir waren mit acht Leuten da und alle waren begeistert. Das Personal war super freundlich und die Preise sind auch in Ordnung.
?good,together @accueil- Das Essen war sehr gut und auch nicht zu wenig. Nur die Freundlichkeit hat etwas gefehlt, uns hat erst mal niemand begrüßt.
?view,together,!winter @emplacement+ Allein schon wegen der Lage lohnt sich ein Besuch, man sitzt wunderschön und hat einen tollen Blick. Preise normal.
?together,!pizzeria,!creperie @restauration+ Wir sind Vegetarier und haben hier sehr gut gegessen. Auch die Nachspeise war super.
?dogs,together,!pizzeria,!creperie,!gastronomique @accueil+ Sehr nettes Lokal, in dem auch der Hund willkommen ist. Das Essen war gut bürgerlich und reichlich.
?man,good @restauration+,equipements- Gut gegessen und gut getrunken. Die Stühle sind etwas unbequem und die Toilette ist alt.
?family-run,together @accueil+,restauration+ Kleiner Familienbetrieb, er kocht und sie bedient. Es gibt nicht viel Auswahl, aber was es gibt ist frisch und schmeckt hervorragend.
# restaurant flow mixed
?together @attente-,restauration+ Geschmeckt hat es ja, aber wir haben über eine Stunde auf das Essen gewartet und in dieser Zeit ist niemand an den Tisch gekommen.
?!pizzeria,!creperie @prix- Es war nicht schlecht, aber für diesen Preis habe ich mehr erwartet. Kleine Portion, ein bisschen Deko, und fertig.
?together @restauration- Früher waren wir hier immer sehr gerne, dieses Mal waren wir enttäuscht. Die Karte ist kürzer und die Preise höher, das Essen war nur noch Durchschnitt. Anscheinend hat der Koch gewechselt.
?together @accueil- Das Essen war gut, der Service leider nicht. Sehr unfreundlich, auch beim Bezahlen.
?!pizzeria,!creperie @restauration-,ambiance+ Schönes Lokal, das Essen war aber sehr durchwachsen. Die Hauptspeise trocken und ohne Geschmack.
?famille,together @accueil-,restauration+ Geschmeckt hat es uns allen gut. Mit Kindern fühlt man sich hier aber nicht besonders willkommen.
# restaurant flow bad
?together,!gastronomique @restauration-,prix- Das Essen war eine Frechheit, offensichtlich alles Fertigware aus der Mikrowelle, und dafür werden Preise verlangt wie im Sternerestaurant. Wir haben die Hälfte stehen lassen.
?together @attente- Um halb acht reserviert und erst um neun kam die Auskunft, dass es unser Essen nicht mehr gibt. Wir sind dann gegangen und sollten auch noch das Wasser bezahlen.
@accueil- Sehr unfreundlicher Kellner. Hat mit den Augen gerollt weil ich kein Französisch kann, und die Bestellung war dann natürlich auch falsch.
?together @prix- Schöne Lage, das ist aber auch alles. Winzige Portionen und viel zu teuer.
?together @restauration-,proprete- Mir war danach die ganze Nacht schlecht und meinem Begleiter auch. Das Lokal war auch nicht sauber.
?pizzeria,together @restauration-,attente- Selten so eine schlechte Pizza gegessen, innen roh, außen verbrannt. Und darauf haben wir auch noch ewig gewartet.
?together @accueil- Wir hatten einen Tisch reserviert und der war weg, als wir kamen. Eine Entschuldigung gab es auch nicht.
?gastronomique,together @prix-,restauration- Winzige Portionen zu unverschämten Preisen und satt wird man nicht.
# site flow good
?musee @pedagogie+ Interessantes Museum, ich hatte gar nicht so viel erwartet. Alles ist gut erklärt, zum Teil sogar auf Deutsch, und das Personal beantwortet gerne Fragen.
?jardin,together,!winter @ambiance+ Alles ist wunderbar gepflegt und es gibt viele Bänke zum Ausruhen. Wir waren den ganzen Nachmittag da.
?grotte,together @pedagogie+ Der Führer hat sich viel Mühe gegeben, auch wenn wir nicht alles verstanden haben. Jacke mitnehmen!
?parc-animalier,famille,together @ambiance+ Unsere Kinder waren nicht mehr wegzubekommen, wir sind von morgens bis abends geblieben. Die Tiere haben Platz und sehen gesund aus. Picknick darf man mitbringen.
?abbaye @ambiance+ Ein besonderer Ort, an dem man wirklich zur Ruhe kommt. Es waren nur wenige Besucher da.
?good,!nature @prix- Insgesamt sehr sehenswert und gut gemacht. Der Eintrittspreis ist allerdings happig.
?famille,together,!nature,!parc-animalier @pedagogie+ Unsere beiden haben sonst für alte Sachen nicht viel übrig, hier waren sie mit Begeisterung dabei. Gute Erklärungen.
?top,together @ambiance+ Wir waren schon an vielen Orten in Frankreich, aber das hier hat uns am meisten beeindruckt.
?chateau,good,together @pedagogie- Das Schloss ist toll, leider gibt es die Führung nur auf Französisch und auf dem deutschen Blatt steht nicht viel drauf.
?groupe,together,!nature @accueil+,pedagogie+ Wir waren mit unserem Verein hier, über zwanzig Personen, und es war hervorragend organisiert. Die Führerin sprach sehr gut Deutsch und hat auch den Älteren Zeit gelassen.
?nature,summer,good,together @acces-,ambiance+ Sehr schöne Stelle, aber im Sommer viel zu viele Autos. Wir sind eine halbe Stunde herumgefahren bis wir einen Platz hatten.
# site flow mixed
?!nature,!jardin @pedagogie- Es gibt fast keine Erklärungen in anderen Sprachen. Schade, sonst ist es schön.
?together,!nature @prix- Ganz nett, aber nach einer halben Stunde hat man alles gesehen. Dafür ist der Eintritt zu hoch. Ein Teil war außerdem wegen Bauarbeiten gesperrt.
?nature,together,summer @ambiance- Die Landschaft ist schön, keine Frage, aber es war so voll, dass man sie kaum genießen konnte. Überall Leute mit Musik und leider auch viel Müll.
# site flow bad
?!nature,together @prix-,accueil- Man zahlt einen stolzen Eintritt und sieht so gut wie nichts, die Hälfte war zu und keiner konnte uns sagen warum. Unfreundlich sind sie auch noch.
?!nature,together @accueil- Wir waren eine gute Stunde vor Schluss da und man hat uns nicht mehr reingelassen. Dafür fast eine Stunde gefahren.
?nature,together @acces-,equipements- Der Weg ist kaum markiert, wir haben uns zweimal verlaufen. Keine Toilette, nichts.
?parc-animalier,famille,together @ambiance-,prix- Kleine Gehege, und viele liefen immer im Kreis. Dazu ist es auch noch viel zu teuer.
`;
