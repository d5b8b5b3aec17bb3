/** Guests who write at more length, in their own manner: wandering, flat or grumbling. */
export const germanGuestsLong = `
# hotel flow good
?pool,summer @accueil+,chambre+,equipements+,petit_dejeuner+ Einfach ein tolles Hotel! Gutes Personal, schöne Zimmer, Außenanlage gepflegt und am Pool immer noch eine Liege frei. Das Frühstück sehr gut und von allem genug da auch wenn man spät kommt. War ein sehr schöner Urlaub---kann man wirklich jedem ans Herz legen !!
@emplacement+,chambre+ war für ein Wochenende gerade passend. Haben uns gleich wohl gefühlt, Geschäfte wo man alles bekommt zu Fuß zu erreichen. Wir hatten ein Zimmer oben, sehr hell.
@emplacement+ Gut gelegen und mit dem Auto ist man in 10 min überall. Sehr gute Lage zum Wandern, Einkaufen, Schwimmbad.
?good @calme+,chambre+,numerique-,attente- Pro: Ruhig, Bett neu, Fenster mit Läden, kein Massenbetrieb Contra: Wlan geht nur unten und lange gewartet bis an der Rezeption mal einer kam
@accueil+ Personal immer freundlich, es wird auch immer gegrüßt, ob im Flur oder beim Frühstück oder draußen.
?good @emplacement+,proprete+,calme+,numerique- Schönes Hotel in einem wirklich schönen Ort. Viele Blumen. Trotz der Straße war das Zimmer leise! Alles sehr gepflegt! Wlan gratis nur leider langsam.
@chambre+ Das Hotel gehört wohl zu einer Kette. In den Ort läuft man ein paar Minuten, vom Fenster konnte man die Kirche sehen! Das Bett ist soweit gut. Ich glaube es gibt auch größere Zimmer, ich hatte aber nur das kleine gebucht.
?good @chambre- Sehr gutes Hotel aber warum macht man heutzutage immer noch solche Decken aufs Bett mit einem Laken drunter das man überall festgestopft hat? Zu Hause hat doch auch jeder eine normale Decke, und in anderen Ländern geht es ja auch. Sonst war das Hotel wie gesagt sehr gut
@chambre+,petit_dejeuner+,calme+ das war jetzt glaub ich unser viertes mal, einmal im herbst und einmal auch nur für eine nacht und gepasst hat es eigentlich immer! zimmer schön, frühstück gut und man hat seine ruhe! diesmal mit freunden und die waren auch zufrieden
@calme+,petit_dejeuner+ Würde ich noch einmal nehmen. In den Ort zu Fuß etwa 10 Minuten. Hatte das Fenster nachts auf und habe nichts gehört. Frühstück war gut und genug Kaffee.
@petit_dejeuner+ Frühstück ist wirklich top, da gibt es alles und auch was Warmes, wir haben jeden Tag viel zu viel gegessen. Kaffee stand in der Kanne auf dem Tisch, so mag ich das, nicht immer vom Automaten. Der Rest vom Hotel ist auch gut, Zimmer normal, aber das Frühstück also da kann ich nur sagen hingehen
@accueil+,ambiance+,petit_dejeuner+ Einfach schön Es ist einfach schön da, die Leute, das Haus, auch das Drumherum, und beim Frühstück fehlt einem nichts.
@accueil+ Großes Lob an das Personal, von der Rezeption bis zur Küche. Wir hatten ja einiges zu fragen wegen der Strecke und so und da hat man sich immer Zeit genommen, auch wenn viel Betrieb war. Das möchte ich hier einmal erwähnen. Vielen Dank nochmal.
@chambre+,proprete+ Renoviertes Zimmer mit großer Dusche ohne Stufe was mir wichtig ist, alles hell und sehr sauber. Fernseher groß. Kann ich bestens empfehlen.
?top @chambre+,emplacement+,accueil+ Alles super. Zimmer super, Lage super, die Leute super. Wir waren mit mehreren dort und hatten viel Spaß :-} Nächstes Jahr machen wir das wieder so und dann am besten gleich eine Woche!!
?good @chambre-,equipements-,numerique+,calme+ Alles in allem kann man hier gut übernachten. Wir hatten ein DZ unterm Dach, eher klein aber für drei Nächte geht das. Fön ist da. Steckdosen könnten mehr sein, vor allem am Bett. Wlan klappt {Passwort liegt auf dem Tisch}. Kühlschrank fehlt. Sonst wirklich gut und es ist ruhig - kein Verkehr gar nichts :-}
@prix+,chambre+ Der Preis ist gut, da gibt es nichts. Es ist ein älteres Haus, das sieht man von außen gleich, und die Zimmer sind auch größer als sonst.
?top @ambiance+ Das Hotel ist einfach wunderbar. Wir waren begeistert. Man kommt rein und fühlt sich sofort wohl. Wir haben selten so ein schönes Hotel gehabt und wir sind viel unterwegs. Einfach wunderbar. Unbedingt hinfahren!
?good @emplacement+,proprete+,prix- Die Lage ist natürlich der Grund warum man hier hinfährt, die ist schon toll. Das Hotel selber ist auch gut, gepflegt und so weiter. Die Preise na ja, da muss jeder selber wissen...
?good @acces-,chambre+ ankunft war etwas umständlich weil der eingang auf der anderen seite ist und dann muss man noch klingeln, danach ging alles. zimmer schön, bett schön groß
?parking,!winter @acces+,accueil+ Motorrad konnte man in die Garage stellen, ohne Aufpreis, das ist uns wichtig. Freundliche Begrüßung. Zimmer ok, gegessen haben wir im Ort. Für Motorradfahrer kann ich das nur weitergeben, wir waren zu sechst unterwegs und alle zufrieden.
?good @calme+ Total ruhige Gegend, nachts hört man gar nichts. Wer was erleben will ist da falsch. Für zwei Tage war es ok.
# hotel flow mixed
?restaurant @chambre-,restauration+,accueil- Hotel vor Jahren schon mal gehabt, war damals besser. Zimmer nicht mehr so gepflegt Essen immer noch gut Personal nicht mehr das gleiche, viele junge Leute die nicht Bescheid wissen
@petit_dejeuner-,chambre+ Frühstück eher französisch, also süß und nicht viel. Zimmer gut, sehr gut sogar.
?pool,summer @equipements- Der Pool ist viel kleiner als auf den Bildern. Sauber war er, baden konnte man auch. Aber wenn man wegen dem Pool bucht ist man doch enttäuscht, und daß man um 19 Uhr raus muss steht auch nirgends. Hotel sonst in Ordnung
?restaurant @restauration-,ambiance+ Altes Haus mit Charme, ich würde es nur ohne Halbpension buchen. Wir fanden das Essen sehr durchschnittlich und vor acht gab es überhaupt nichts.
# hotel flow bad
?worst @chambre-,proprete- Uns reicht es. Bei einem Hotel mit Sternen kann ich doch wohl verlangen dass die Bettwäsche ganz ist, Wände gestrichen, Boden gesaugt und so weiter. Sehr enttäuschend.
?parking @acces-,proprete-,chambre- Weg vom Parkplatz zum Eingang ohne Licht, Treppe kaputt und dreckig. Abgewohntes Zimmer, Sessel durchgesessen, Tür schließt nicht richtig. Staub auf der Lampe , auf dem Schrank sowieso, sah aus wie seit 20 Jahren nichts gemacht.
@accueil-,petit_dejeuner-,proprete- Die Rezeption kann man vergessen. Auskunft Fehlanzeige. Frühstück auch nicht viel besser, keiner füllt nach, Tische voll mit Geschirr von den Leuten vorher und das obwohl genug Bedienungen rumstanden die sich unterhalten haben. Toiletten dort auch nicht schön. Wer kann sollte im Ort frühstücken.
?worst @chambre-,proprete-,accueil- Schimmel in der Dusche, Schimmel am Fenster und gerochen hat es daß man die Tür auflassen musste. Anderes Zimmer bekommen aber genau dasselbe! Ich kann nur abraten!
@chambre-,calme- Bett hart, Wasser lauwarm, und in der Früh laufen sie über einem mit Schuhen hin und her. Nicht nochmal
@prix-,accueil-,chambre- Am Schluß wollten die fast das Doppelte von dem was bei der Buchung stand. Angeblich wegen Kurtaxe und Personenzahl. Wir waren aber alle von Anfang an angegeben! Nach langem hin und her haben wir bezahlt damit wir weg kommen. Zimmer war auch nichts.
?restaurant @restauration-,accueil-,chambre- Das Restaurant im Haus ist eine Enttäuschung, und weil sonst im Ort nichts auf hat muß man ja da essen. Karte sehr klein, die Hälfte davon gab es nicht. Die Kellnerin war genervt weil wir gefragt haben. Zum Hotel kann ich sagen Zimmer ist alt und riecht nach Rauch obwohl Nichtraucher
?lift @acces-,accueil- Aufzug defekt und wir im zweiten Stock. Das hat uns vorher keiner gesagt und es hing auch nur ein Zettel dran. Für ältere Leute ist das nichts. Ein anderes Zimmer gab es angeblich nicht obwohl das Hotel halb leer war. Am nächsten Tag war immer noch nichts gemacht.
@petit_dejeuner-,accueil-,chambre- Kaffee dünn und die Brötchen waren von gestern, und dann sagt man einem auch noch wo man sitzen muß. Also das Frühstück war gar nichts. Das Zimmer war auch nicht gut, sehr klein, sehr dunkel.
# restaurant flow good
?!pizzeria,!creperie @restauration+ Fleisch super. Wir essen sonst nicht so viel Fleisch aber hier schon. Saftig und die richtige Größe. Kartoffeln dazu auch gut.
@restauration+ Kann ich nur bestätigen was die anderen schreiben, das Essen ist sehr gut und auch die Portionen sind ok. Hingehen!
?top @restauration+,accueil+ Alle waren so freundlich und das Essen war so gut, wir waren zwei mal da und würden noch viel öfter hingehen wenn es nicht so weit wäre. Alleine schon wie das aussieht auf den Tellern. Wirklich toll, mehr kann man dazu nicht sagen
?pizzeria @restauration+,attente+ Waren mit der ganzen Truppe Pizza essen, zehn Leute oder so, und alle haben ihre Pizza fast gleichzeitig bekommen. Geschmeckt hat es auch und groß sind sie.
?!pizzeria,!creperie @restauration+ Der Fisch war sehr gut, wirklich sehr gut, ich hatte ihn zwei mal. Auch das Gemüse nicht so verkocht. Nachtisch hab ich nicht mehr geschafft. Werde ich weitersagen.
@accueil+,restauration+ Wir waren froh das wir noch was bekommen haben, es war ja schon fast zwei und alles zu. Bedienung sehr freundlich trotzdem. Tagesgericht mit Vorspeise, war gut.
# restaurant flow mixed
?!pizzeria,!creperie @attente-,restauration+ Vorspeise kam sofort, dann erst mal lange nichts mehr. Hauptgang war in Ordnung, Fleisch gut.
?!pizzeria,!creperie @emplacement+,prix-,restauration- Es ist halt ein Touristenlokal, man zahlt für die Lage. Der Salat war gut und auch groß, das Fleisch ging so. Man kann auch nur was trinken dort. Zum Essen würde ich eher ein paar Straßen weiter gehen da ist es bestimmt günstiger.
@calme-,ambiance-,restauration+ Nichts gegen das Essen. Aber der Raum, also das hallt so, und dann läuft auch noch Musik, und nebenan eine Gruppe.
# restaurant flow bad
?!pizzeria,!creperie @restauration-,prix- Vom Essen waren wir enttäuscht, sehr sogar. Auf der Karte steht hausgemacht, das kann ich nicht glauben. Für das Geld wirklich nicht.
?worst @accueil-,attente- Uns wurde gesagt es ist alles reserviert und dabei war das halbe Lokal leer, und nach uns kamen andere die durften sich setzen!!
@proprete-,restauration- Besteck dreckig, Glas dreckig, Tischdecke vom Vorgänger. Wir haben es gesagt und bekamen neues. Aber die Toiletten, da vergeht es einem wirklich, die müßte das Gesundheitsamt mal sehen. Essen einfallslos.
@attente-,accueil- Nach über einer Stunde kam dann das Essen und auch noch das falsche. Da hatten die Kinder schon keine Lust mehr. Entschuldigung keine.
?gastronomique @restauration-,prix- viel zu teuer und viel zu wenig, schön angerichtet ja aber davon wird man nicht satt.
# site flow good
?grotte,good @ambiance+,acces- Tolle Höhle Eine tolle Höhle, aber halt viele Stufen rauf und runter {wer Probleme mit dem Knie hat sollte sich das überlegen} und überall naß.
?nature @emplacement+,pedagogie+ schön Das sollte man wirklich mal gemacht haben, da oben stehen und runterschauen. Es ist ein tolles Gefühl da oben zu stehen. Man sieht sehr weit. Interessant sind auch die Tafeln, da kann man lesen was man sieht.
?chateau @pedagogie+ Wir haben dann eine Führung mitgemacht bei einer jungen Frau die das mit Begeisterung erzählt hat, auf Französisch zwar, aber einiges versteht man doch und wir hatten einen Zettel auf Deutsch. Sehr interessant. Die Möbel und die Öfen waren sehr interessant!
?jardin,good,!winter @ambiance+,proprete+,restauration- Die Gartenanlage ist sehr schön, viele Blumen viele Bäume und alles gut gepflegt. Wir sind zwei mal rundherum gelaufen. Das Café war leider zu. Sehr gepflegt alles.
?!nature,!grotte,!jardin,!parc-animalier @attente+,pedagogie+ Karten hatten wir vorher im Internet gekauft, das war gut so, man geht dann an allen vorbei. Drinnen hat man Platz. Das ganze dauert so anderthalb Stunden wenn man alles liest. Uns hat es gefallen und im Laden haben wir auch noch was gekauft.
?nature,good @emplacement+,acces- Läßt sich gut mit einer Wanderung verbinden, der Weg ist nicht lang. Schön ist es überall. Vorsicht bei Nässe, da ist es rutschig und Geländer gibt es keine! Getränke mitnehmen.
# site flow mixed
?!nature @prix-,equipements- Nett gemacht, mehr eigentlich nicht. Nach einer Stunde hat man alles gesehen. Der Eintritt wurde wohl gerade erhöht. Sitzen kann man nirgends.
?grotte @ambiance+,attente-,calme- Die Höhle an sich ist beeindruckend. Vorher steht man aber draußen rum und wartet bis die Gruppe voll ist, dann geht man los und bleibt wieder stehen, weil die vorigen noch drin sind. Fotografieren verboten warum auch immer. Hinter uns wurde die ganze Zeit geredet, das war dann auch nicht so toll
?nature @emplacement+,proprete- Sehr schöne Stelle aber leider auch voller Müll. Manche Leute lassen alles liegen. Mülleimer gibt es nur am Parkplatz und die sind voll. Schade, sehr schade, die Aussicht ist wirklich sehr schön.
# site flow bad
?!nature @acces-,attente-,prix- Vom Parkplatz läuft man erst mal weit dann steht man an der Kasse an dann am Einlaß und zum Klo auch. Geboten wird dafür recht wenig, nach kurzer Zeit ist man durch. Für eine Familie viel zu teuer
?jardin,!summer @ambiance-,prix-,accueil- Zu unserer Zeit hat fast nichts geblüht. Gut da kann keiner was dafür, aber dann soll man auch nicht den vollen Preis nehmen. Die Hälfte war abgesperrt und an der Kasse sagt keiner was.
?nature @acces-,calme- Nicht empfohlen. Man findet kaum einen Parkplatz, überall Autos und Leute mit lauter Musik. Der Weg ist schlecht und nicht ausgeschildert.
# camping,location,collectif flow good
@accueil+,calme+,proprete+ Super Urlaub, alles bestens, wir haben uns gut erholt und sind viel gewandert. Nette Leute, ruhig, sauber, was will man mehr.
?good @accueil+,equipements+ Wir waren zehn Tage hier und es hat an nichts gefehlt. Was kaputt war wurde gleich gerichtet. Werden wir wieder machen
?gite @ambiance+,equipements+,chambre+ Das Häuschen ist wirklich schön eingerichtet. Alles da, auch Gewürze und solche Sachen. Betten gut.
?auberge-jeunesse,good @prix+,proprete+,petit_dejeuner- Billig, sauber, ordentlich. Küche kann man benutzen, Frühstück geht so aber kostet ja fast nichts. Leute aus allen Ländern und alle ok.
?chambre-hotes @accueil+,petit_dejeuner+ Sehr liebe Gastgeber, wir haben uns gleich wie zu Hause gefühlt. Abends saßen wir mit ihnen und den anderen Gästen noch zusammen. Frühstück war immer sehr gut.
# camping,location,collectif flow mixed
@prix-,calme+ Es hat uns an sich gefallen, ruhig ist es und schön grün, aber dass man für jede Kleinigkeit extra zahlt nervt dann irgendwann. Am Ende ist es gar nicht mehr so günstig wie man gedacht hat.
?camping @equipements-,emplacement+ War dieses Jahr nicht so gut wie sonst. Die Hälfte der Duschen ging nicht und es wurde auch die ganze Zeit nichts daran gemacht. Platz schön wie immer.
# camping,location,collectif flow bad
?worst @accueil-,attente- Drei Mails geschrieben und keine Antwort. Angerufen, geht keiner dran. Als wir dann da waren hieß es wir hätten gar nicht gebucht. Freundlich war da keiner
?camping @emplacement-,accueil-,proprete-,prix- Stellplatz voller Steine und gleich neben dem Container. Umziehen durften wir nicht, angeblich alles reserviert, die anderen Plätze blieben aber leer. Waschraum dreckig und das Papier musste man selber mitbringen. Teuer war es auch noch.
`;
