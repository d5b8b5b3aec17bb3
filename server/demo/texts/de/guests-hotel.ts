/** Guests of hotels in their own manner: flat, hasty or at length. */
export const germanGuestsHotel = `
# hotel flow good
@accueil+ Personal immer freundlich und (auch |)hilfsbereit wenn was war
@chambre+ Zimmer ist normal groß, Bett (ist|war) gut
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
@numerique+,chambre+ WLAN ging (problemlos|einwandfrei), Fernseher groß genug.
Absolut empfehlenswert, da stimmt (wirklich |)alles.
?good @chambre+,prix- Schönes Zimmer, allerdings nicht ganz billig.
@chambre+ Bad ist neu gemacht und alles funktioniert.
@accueil+ Wir sind sehr (herzlich|freundlich) empfangen worden.
@petit_dejeuner+,accueil+ Frühstück reichlich und die Bedienung war (sehr |)aufmerksam
Für die Durchreise perfekt.
Hat alles gut geklappt, würde ich wieder nehmen
?good @calme- Liegt an der Straße, mit Fenster zu geht es aber.
Ich kann nichts Negatives sagen, (alles war|war alles) wie beschrieben.
@accueil+,chambre+ sehr nette leute und die betten sind auch gut
@ambiance+ Schönes altes Haus mit viel Atmosphäre.
Hat uns gut gefallen und den anderen auch.
@accueil+ Mit dem Personal kann man sich auf Englisch ganz gut verständigen, Deutsch spricht eigentlich keiner.
?good @equipements- Das Einzige was ich vermisst habe, ist das es auf dem Zimmer keinen Kühlschrank gibt.
Wir waren auf dem Weg in den Süden und brauchten was für eine Nacht, dafür war es (genau richtig|völlig in Ordnung).
@calme+,chambre+ Zimmer nach hinten nehmen, die sind (sehr |)ruhig und meiner Meinung nach auch etwas größer.
?good @petit_dejeuner- Alles soweit gut, beim Frühstück hätte man noch ein bischen mehr machen können
@proprete+,accueil+ Alles wirklich sehr sauber, auch die Flure und überall. Das Personal (grüßt immer freundlich|grüßt auch immer).
Ich war beruflich da und kann nichts Schlechtes sagen. Würde ich wieder buchen wenn ich (dort|in der Gegend) bin
?good,lift @acces- Aufzug ist vorhanden aber sehr klein.
?restaurant @restauration+,prix+ Abends haben wir auch im Haus gegessen, war alles frisch und die Preise sind (ok|normal), Getränke gehen natürlich extra
@prix+,chambre+ Für den Preis wirklich ein ordentliches Zimmer, da haben wir woanders schon (deutlich |)mehr bezahlt.
?good,summer @chambre+,equipements- Bett super. Eine Klimaanlage wäre im Sommer nicht schlecht
Schönes Hotel in schöner Gegend, wir kommen (gern|gerne) nochmal wenn wir dort in der Nähe sind
?top @accueil+ Wir sind selten so gut behandelt worden. Man kümmert sich hier wirklich um alles, (danke|vielen Dank) an alle!
?parking @acces+ Gut zu finden und zum Parken ist auch (genug|genügend) Platz.
@accueil+,chambre+,petit_dejeuner+ Angenehmer Aufenthalt in einem schönen Haus, Personal sehr bemüht. Die Betten und das Frühstück Spitze. Wir kommen bestimmt noch einmal.
?parking @accueil+,chambre+,acces+ Service wirklich gut. Das Haus ist schon etwas älter, da sind auch die Zimmer noch richtig hoch. Uns hat es gefallen. Der Parkplatz ist auch groß, da muß man nicht lange suchen.
?parking @accueil+,acces+,chambre+ Wir waren schon zum 3.Mal hier und war wieder alles bestens. Wir sind immer auf der Durchreise und bleiben eine Nacht. Haus ist praktisch da nicht weit von der Straße und Parkplätze direkt am Haus. Immer freundliche Begrüßung, sehr gutes Bett auch mit ordentlichen Kissen
?top @proprete+ Wir waren einfach begeistert! Alles tadellos. Wir hatten Doppelzimmer mit Frühstück.
?restaurant @restauration+,accueil+ Wir haben Halbpension gehabt und würden das wieder so machen, man hat dann abends seine Ruhe und muß nicht mehr los. Das Essen war jeden Abend gut. Der Service ist sehr nett und auch schnell und die Karte gibt es auch auf deutsch.
?restaurant,good @restauration+,attente- Das Restaurant ist sehr zu empfehlen auch wenn man nicht im Hotel wohnt. Wir haben zwei mal dort gegessen und beide male war es sehr gut. Dauert etwas.
# hotel flow mixed
@chambre-,accueil+ Personal top, (Zimmer|die Zimmer) naja
@calme-,chambre+ Zimmer schön aber (sehr |)hellhörig
@prix- Für das was es kostet (eher |)durchschnittlich.
@petit_dejeuner-,emplacement+ Lage gut, Frühstück (mäßig|eher schwach).
@chambre- War ok. Betten (leider |)zu weich.
Für eine Nacht in Ordnung (mehr|länger) nicht
@numerique-,chambre+ Zimmer gut. WLAN so gut wie nicht vorhanden
@petit_dejeuner- Frühstück für den Aufpreis zu wenig und wenn man um neun kommt ist die Hälfte (schon |)weg. Zimmer gut.
@accueil- Man könnte etwas freundlicher sein.
@chambre-,proprete-,accueil+ Mann merkt das hier gespart wird. Lampe am Bett ging nicht. Handtücher waren grau und unterm Bett wird wohl auch nicht jeden Tag geputzt. Sonst nettes Personal. Auch der Teppich im Flur könnte mal eine Reinigung vertragen
@ambiance-,emplacement+,chambre-,petit_dejeuner- Eben ein Landhotel. Älter und nicht so groß. Zimmer Ok, Dusche zu eng. Lage ist schön. Frühstück mäßig. Gesamteindruck = geht so
# hotel flow bad
@accueil- Unfreundliches Personal, (leider|schade).
?worst @proprete- Bad dreckig, Bett dreckig, (einfach alles|alles) dreckig!
@prix- Für das Geld (eine Frechheit|echt zu teuer). Nicht zu empfehlen
@chambre- Zimmer viel zu klein und (ganz |)ohne Tageslicht
@petit_dejeuner- Frühstück lieblos, (Kaffee|der Kaffee) nicht zu trinken
?worst Einmal und nie wieder!!!
@calme- Schlafen war bei dem Lärm (so gut wie |)nicht möglich.
@numerique- Internet funktionierte (überhaupt |)nicht
@accueil-,attente- Lange gewartet bis überhaupt (einer|jemand) kam.
@emplacement- Lage nicht schön, (direkt |)an der Straße.
?restaurant @restauration- Essen kalt und ohne Geschmack, am zweiten Abend sind wir (woanders hin|gleich woanders hin) gegangen.
@petit_dejeuner- Frühstück jeden Tag genau das gleiche und nach halb neun gab es (fast |)nur noch Reste. Das geht so nicht.
@accueil- Man hat das Gefühl zu stören. Weder ein Guten Tag noch sonst was, wir waren (doch |)enttäuscht
@prix-,numerique- Alles kostet extra, Parken (auch|ebenfalls). WLAN langsam. Werden wir nicht mehr buchen.
?pool @equipements- Pool war gesperrt und keiner konnte sagen (warum|wie lange). Deswegen hatten wir das Hotel aber gebucht!
`;
