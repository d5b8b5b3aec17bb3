/** Guests of hotels in their own manner: flat, hasty or at length. */
export const germanGuestsHotel = `
# hotel flow good
@accueil+ Personal immer freundlich und (auch |)hilfsbereit wenn was war
Wir waren mit allem (sehr |)zufrieden.
Beim nächsten Mal (gern|gerne) wieder dieses Haus
@emplacement+ Von der Lage her (sehr gut|ideal) um sich die Gegend anzuschauen.
@petit_dejeuner+ Frühstück ist (völlig |)ausreichend, Kaffee gut.
@calme+,chambre+ Sehr ruhig, (sehr |)gut geschlafen
@prix+ Preis Leistung stimmt auf jeden Fall.
@chambre+ Matratze für mich genau richtig.
@accueil+,attente+ Check-In ging schnell, Personal (nett|freundlich).
@proprete+ Sauberkeit (absolut |)top, auch im Bad.
?good @chambre- Zimmer etwas klein aber für eine Nacht (ok|geht das)
?good @petit_dejeuner- Einziges Manko das Frühstück.
?top Einfach nur schön!! Gerne wieder!!
?parking @acces+ Parkplätze (waren immer|immer) genug da.
?pool @equipements+ Pool ist (sehr |)gepflegt und war nicht überlaufen
?restaurant @restauration+ Das Essen abends war (auch |)sehr lecker.
?top Für mich mit das beste Hotel in der Gegend.
Absolut empfehlenswert, da stimmt (wirklich |)alles.
?good @chambre+,prix- Schönes Zimmer, allerdings nicht ganz billig.
@chambre+ Bad ist neu gemacht und alles funktioniert.
@accueil+ Wir sind sehr (herzlich|freundlich) empfangen worden.
@petit_dejeuner+,accueil+ Frühstück reichlich und die Bedienung war (sehr |)aufmerksam
Für die Durchreise perfekt.
Hat alles gut geklappt, würde ich wieder nehmen
Ich kann nichts Negatives sagen, (alles war|war alles) wie beschrieben.
@accueil+,chambre+ sehr nette leute und die betten sind auch gut
@ambiance+ Schönes altes Haus mit viel Atmosphäre.
@accueil+ Mit dem Personal kann man sich auf Englisch ganz gut verständigen, Deutsch spricht eigentlich keiner.
Wir waren auf dem Weg in den Süden und brauchten was für eine Nacht, dafür war es (genau richtig|völlig in Ordnung).
@calme+,chambre+ Zimmer nach hinten nehmen, die sind (sehr |)ruhig und meiner Meinung nach auch etwas größer.
@proprete+,accueil+ Alles wirklich sehr sauber, auch die Flure und überall. Das Personal (grüßt immer freundlich|grüßt auch immer).
Ich war beruflich da und kann nichts Schlechtes sagen. Würde ich wieder buchen wenn ich (dort|in der Gegend) bin
?restaurant @restauration+,prix+ Abends haben wir auch im Haus gegessen, war alles frisch und die Preise sind (ok|normal), Getränke gehen natürlich extra
@prix+,chambre+ Für den Preis wirklich ein ordentliches Zimmer, da haben wir woanders schon (deutlich |)mehr bezahlt.
Schönes Hotel in schöner Gegend, wir kommen (gern|gerne) nochmal wenn wir dort in der Nähe sind
?top @accueil+ Wir sind selten so gut behandelt worden. Man kümmert sich hier wirklich um alles, (danke|vielen Dank) an alle!
?parking @acces+ Gut zu finden und zum Parken ist auch (genug|genügend) Platz.
@accueil+,chambre+,petit_dejeuner+ Angenehmer Aufenthalt in einem schönen Haus, Personal sehr bemüht. Die Betten und das Frühstück Spitze. Wir kommen bestimmt noch einmal.
?parking @accueil+,acces+,chambre+ Wir waren schon zum 3.Mal hier und war wieder alles bestens. Wir sind immer auf der Durchreise und bleiben eine Nacht. Haus ist praktisch da nicht weit von der Straße und Parkplätze direkt am Haus. Immer freundliche Begrüßung, sehr gutes Bett auch mit ordentlichen Kissen
?top @proprete+ Wir waren einfach begeistert! Alles tadellos. Wir hatten Doppelzimmer mit Frühstück.
?restaurant @restauration+,accueil+ Wir haben Halbpension gehabt und würden das wieder so machen, man hat dann abends seine Ruhe und muß nicht mehr los. Das Essen war jeden Abend gut. Der Service ist sehr nett und auch schnell und die Karte gibt es auch auf deutsch.
?restaurant,good @restauration+,attente- Das Restaurant ist sehr zu empfehlen auch wenn man nicht im Hotel wohnt. Wir haben zwei mal dort gegessen und beide male war es sehr gut. Dauert etwas.
# hotel flow mixed
@calme-,chambre+ Zimmer schön aber (sehr |)hellhörig
@prix- Für das was es kostet (eher |)durchschnittlich.
@numerique-,chambre+ Zimmer gut. WLAN so gut wie nicht vorhanden
@petit_dejeuner- Frühstück für den Aufpreis zu wenig und wenn man um neun kommt ist die Hälfte (schon |)weg. Zimmer gut.
# hotel flow bad
@accueil- Unfreundliches Personal, (leider|schade).
@prix- Für das Geld (eine Frechheit|echt zu teuer). Nicht zu empfehlen
@chambre- Zimmer viel zu klein und (ganz |)ohne Tageslicht
?worst Einmal und nie wieder!!!
@calme- Schlafen war bei dem Lärm (so gut wie |)nicht möglich.
@numerique- Internet funktionierte (überhaupt |)nicht
@accueil-,attente- Lange gewartet bis überhaupt (einer|jemand) kam.
@emplacement- Lage nicht schön, (direkt |)an der Straße.
@petit_dejeuner- Frühstück jeden Tag genau das gleiche und nach halb neun gab es (fast |)nur noch Reste. Das geht so nicht.
?pool @equipements- Pool war gesperrt und keiner konnte sagen (warum|wie lange). Deswegen hatten wir das Hotel aber gebucht!
`;
