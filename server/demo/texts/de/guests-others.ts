/** Guests of tables, sights, campsites, rentals and outings in their own manner: flat, hasty or at length. */
export const germanGuestsOthers = `
# restaurant flow good
@restauration+ Sehr lecker gegessen, kann man (nur |)empfehlen.
@restauration+ Das Essen top und auch reichlich.
@accueil+,attente+ Service (sehr |)freundlich, Essen kam schnell
?!pizzeria,!creperie @restauration+ Das Fleisch war (wirklich |)sehr zart.
?pizzeria @restauration+ Pizza war (gut|sehr gut), dünner Boden wie es sein soll
?good @prix- Preise etwas gehoben aber die Qualität stimmt.
?good @attente- Man muss etwas warten, (aber |)es lohnt sich.
Waren zweimal da, beide Male sehr zufrieden.
@prix+,restauration+ Gutes Mittagsmenü und der Preis (stimmt|passt).
@restauration+ Von der Vorspeise bis zum Nachtisch (alles |)sehr gut
@ambiance+ Gemütliches Lokal, (angenehme|gute) Atmosphäre
?top @restauration+ Besser kann man (eigentlich |)nicht essen.
@restauration+ War wie immer sehr gut.
?creperie @restauration+ Die Crepes sind (echt |)super, der Cidre auch
Jederzeit wieder!! Unbedingt vorher reservieren
@accueil+ Die Bedienung war nett und hat auf Englisch alles erklärt was auf der Karte steht.
@restauration+ Alles frisch gemacht und sehr gut gewürzt.
?good @calme- Innen wird es schnell (sehr |)laut, lieber draußen sitzen wenn es geht. Essen ist gut.
@restauration+ Wir waren zu viert und jeder war zufrieden mit dem was er hatte.
@attente+,accueil+ Obwohl wir nicht reserviert hatten (hat man|haben sie) noch einen Tisch für uns gefunden. Sehr nett
?pizzeria @prix+,restauration+ Pizza und Nudeln gut, Preise normal, Portionen groß.
@restauration+,attente+ Waren dort zum Mittagessen, es gab ein Tagesgericht, hat geschmeckt und ging auch (sehr |)schnell.
?!pizzeria,!creperie @accueil+,restauration+ Ein Restaurant wie man es sucht. Der Chef kocht selber und bedient wird von seiner Frau. Auf jeden Fall sehr freundlich und das Essen war prima. Egal ob Fisch oder Fleisch, alles gut. Ich gehe da immer wieder gerne hin.
?!pizzeria,!creperie @restauration+,accueil+,prix+ Hier lohnt es sich auf alle Fälle zu essen. So eine Suppe bekommt man nicht überall. Auch die Bedienung ist in Ordnung, da gibt es nichts. Teuer ist es auch nicht. Wir haben alle das Tagesmenü genommen, danach noch Kaffee. Sehr zufrieden!
?good @restauration+,accueil- Das Lokal liegt mitten im Ort und ist etwas versteckt, aber die Küche ist gut und die Weine auch. Die Plätze die drinnen sind, da sitzt man etwas eng aber gemütlich, essen kann man auch draußen oder einfach nur was trinken. Wenn auf einmal viele kommen, wird die Bedienung leider etwas hektisch.
@restauration+,ambiance+ Sehr gute Küche und guter Wein obwohl am Wochenende der Laden voll ist. Wir fanden alles sehr schmackhaft! Und gute Stimmung herrscht da auch!
?good,!pizzeria @restauration+,attente- Gute französische Küche. Das Lokal ist ziemlich bekannt, deswegen kann es am Abend auch mal länger dauern bis das Essen kommt. Die Vorspeisen fanden wir am besten. Auch der Rest war gut. Man muss halt vorher anrufen, da sonst meistens schon alles weg ist.
?!pizzeria,!creperie @restauration+ Klasse Lokal. Wir haben letztes Jahr schon mal hier gegessen. Es gab wieder so eine gute Pastete und dazu natürlich frisches Brot. Da gehen wir auch beim nächsten Urlaub bestimmt wieder rein
@restauration+,accueil+,ambiance+ Toll!!! Ausgezeichnete Küche und Service! Sehr schön eingerichtet, man sitzt gut, Essen und Wein sind super. Auch der Käse ist sehr zu empfehlen und die Leute freundlich! Immer wieder!!!
?gastronomique @restauration+ Wir hatten zum Geburtstag das große Menü und waren sehr zufrieden. Sehr fein, sehr schön angerichtet. Können wir nur empfehlen.
?good,!pizzeria,!creperie @prix- War gut. Wir hatten den Fisch vom Tag und dazu Gemüse und Kartoffeln, einmal auch den Salat. Die Preise für Kaffee könnte man etwas senken.
?good,!pizzeria,!creperie @attente-,restauration+ es ist ja immer was los hier und man muß auch mal anstehen aber das ist die sache wert der fisch ist frisch die pommes auch und auch von der menge her kann man nicht meckern ein muß
# restaurant flow mixed
@restauration- Essen ok, (aber |)mehr auch nicht.
@attente-,restauration+ Geschmeckt hat es schon(,|) aber die Wartezeit ist zu lang
@prix-,restauration+ Gut aber (viel |)zu teuer für die Menge
@accueil-,restauration+ Küche gut, Service (eher |)unmotiviert
@restauration- Essen war in Ordnung, vom Hocker gerissen hat es (mich |)jetzt nicht.
?!pizzeria,!creperie @restauration- Die Vorspeisen waren sehr gut, das Fleisch dann leider nicht so und die Beilagen waren (praktisch |)kalt.
?pizzeria @restauration- Pizza war in Ordnung aber nichts Besonderes. Da haben wir (schon |)bessere gehabt auch in Frankreich.
@calme-,restauration+ Essen gut, aber so laut da drin, man versteht den Anderen (fast |)nicht.
?!pizzeria,!creperie @restauration-,accueil+,prix- Also die Küche ist nicht so besonders wie überall steht aber schlecht ist sie auch nicht. Fisch war trocken, dazu Reis, der war gut. Nachtisch aus der Packung, denke ich. Die Bedienung war auf Draht und freundlich. Preislich für das Gebotene zu hoch.
# restaurant flow bad
@attente- Über eine Stunde auf das Essen gewartet.
?!pizzeria,!creperie @restauration- Fleisch zäh, Pommes kalt, (nein danke|das wars)
@accueil- Bedienung (sehr |)unfreundlich, nicht zu empfehlen.
@prix- Völlig überteuert. Da gibt es (bessere|genug andere) in der Gegend.
?worst @restauration- So schlecht hab ich lange nicht gegessen
@restauration-,ambiance- Massenabfertigung. Und das Essen schmeckt (wie |)aufgewärmt
@restauration- Alles aus der Tüte und die Salatsoße (auch|sowieso). In Frankreich hätte ich mehr erwartet.
@accueil- Man wird abgefertigt und soll möglichst (schnell wieder|wieder) gehen. So macht essen gehen keinen Spaß.
@proprete- Tisch klebte und die Gläser waren (auch nicht|nicht) sauber.
?worst,!pizzeria,!creperie @attente-,accueil- Warten und nochmal warten. Erst muß man überhaupt jemand finden der einen hinsetzt und dann kommt keine Karte , kommt keiner. Wie dann einer kam war das Fleisch aus und der Fisch auch aus. Sowas muß man doch gleich sagen. Die Organisation ist unter aller Kanone
@accueil-,attente- Wir hatten für 8 Personen bestellt und bekommen haben wir dann zwei Tische die nicht zusammen standen. Es wäre Platz genug gewesen aber der Ober hatte keine Lust zum umstellen und hat das auch so gesagt. Das Essen kam dann auch nicht zusammen, die einen waren schon fertig.
@restauration-,prix- Wird ja überall empfohlen, warum weiß ich nicht. Die Portionen sind so klein das man danach noch mal was essen muß. Die Karte versteht man nicht auch nicht auf deutsch. Ich bin enttäuscht und gehe da nicht mehr hin.
# site flow good
Sehr schön, (unbedingt |)anschauen!
?!nature @pedagogie+ Sehr interessant und (auch |)gut erklärt, lohnt sich.
Ein Besuch ist es auf jeden Fall wert
?good,grotte @pedagogie+ Die Führung war gut, (nur |)etwas schnell
?chateau @ambiance+ Schloss ist sehenswert und der Park auch.
?!nature @prix+ Der Eintritt ist (absolut |)angemessen.
?grotte Drinnen ist es frisch, (Jacke|eine Jacke) mitnehmen! Sonst schön
Waren hier schon öfter, immer wieder schön.
?good,!nature @attente- Lange Schlange an der Kasse aber (danach|drinnen) geht es.
?nature @emplacement+ Sehr schöne Aussicht, man kann auch (gut |)ein Stück weiter laufen wenn man noch Zeit hat.
?good,parc-animalier @prix- Schöner Park, die Tiere haben viel Platz. Der Eintritt ist halt (nicht ohne|recht hoch) zu mehreren.
?good,jardin @ambiance+,equipements- Schöne Anlage, sehr schön angelegt. Was fehlt sind ein paar (mehr |)Bänke.
?abbaye @ambiance+ Die Kirche ist sehr alt und sehr groß. Uns hat besonders die Ruhe (dort|hier) gefallen.
?chateau @prix+ Wer alte Gebäude mag sollte hin. Zwei Stunden braucht man schon, die Treppen sind lang. Die Räume sind mit Möbeln eingerichtet und zu jedem gibt es ein Blatt, auch auf deutsch. Eintritt war glaube ich 11 Euro, das geht.
?grotte @pedagogie+,ambiance+ ein muss, sehr eindrucksvoll. in die höhle muss man auf jeden fall rein. Es ist schon eindrucksvoll wenn man da unten steht und nach oben schaut. Gut war auch die Führung, da bekommt man alles gesagt. Also wer in der Gegend ist unbedingt rein in die Höhle.
?good,parc-animalier @pedagogie+,attente- Schöner Tierpark zum Laufen und alles sauber. Man sieht eigentlich alle Tiere. An den Tafeln steht viel und auch gut verständlich. An der Kasse war nur eine Schlange offen. Essen haben wir nicht probiert, war zu voll.
?good,nature @emplacement+,acces+ Schön zum laufen und parken kann man da auch gut. Bei Sonne sehr viele Leute und da ist es dann natürlich nicht mehr so ruhig. Der Weg ist aber breit und geht auch mit normalen Schuhen. Wir haben unterwegs gegessen, man muß alles mitbringen.
?chateau @ambiance+ Schönes Schloss auch für die Kinder ! Wir haben uns sehr lang aufgehalten und fast alle Räume angeschaut. Nächstes Jahr bestimmt noch mal. Schlösser gibt es ja viele hier und in manchen waren wir schon und das hier fanden alle am schönsten.
# site flow mixed
Kann man machen wenn man (sowieso |)in der Nähe ist.
?!nature @prix- Ganz schön aber für den Eintritt (etwas |)wenig
Nett aber kein Muss.
?!nature @pedagogie- Interessant schon, nur versteht man ohne Französisch (so gut wie nichts|nicht viel).
?chateau @ambiance+,equipements-,pedagogie- Ist ganz ok. Von außen sehr schön, innen aber fast leer und wenig hergerichtet. Halt eins von den vielen Schlössern. Ein paar Schilder mehr könnten nicht schaden. Toiletten nur am Eingang, Café hatte zu. Da war das andere besser!
# site flow bad
?!nature @prix- Eintritt viel zu hoch, (so viel|viel) sieht man da nicht.
?!nature @attente- Endlos angestanden, (das war es|war es) nicht wert.
Hätten wir uns (auch |)sparen können.
?grotte @pedagogie- Im Schnelldurchgang durch die Höhle. Schade
?parc-animalier @prix-,ambiance- Wir waren nicht so begeistert. Die Gehege sind zu klein und sauber fand ich es auch nicht. Ob das für die Tiere so gut ist weiß ich nicht. Viele sieht man gar nicht. Bänke waren genug da und man konnte gut spielen. Für das Geld sollte man mehr erwarten können.
?!nature @accueil-,acces- Personal an der Kasse unmöglich. Beschilderung gibt es keine. Erst hieß es links herum, dann war da zu. Geld zurück natürlich nicht. Für uns war das Zeitverschwendung.
# camping flow good
Schöner Platz, wir kommen (gerne|bestimmt) wieder.
@proprete+,equipements+ Sanitär sehr sauber und warm.
@calme+ Nachts (absolut |)ruhig, so soll es sein.
@accueil+ Freundlicher Empfang und (immer|immer sehr) hilfsbereit
?good @equipements- Duschen könnten (ein paar |)mehr sein, sonst gut
?pool @equipements+ Pool war super und (immer |)sauber, es gibt auch einen kleinen für die Kleinen
@emplacement+,calme+ Die Plätze sind groß und mit Hecken dazwischen, man hat (genug|genügend) Ruhe vor den Nachbarn.
?good @numerique- Schöner Campingplatz. WLAN geht nur (vorne |)an der Rezeption.
@accueil+,acces+ Auch ohne Reservierung noch einen (schönen |)Platz bekommen. Einkaufen kann man in der Nähe.
# camping flow mixed
@prix-,emplacement+ Schöner Platz aber in der Saison (sehr |)teuer
@equipements-,accueil+ Nette Betreiber, die Waschräume müssten (dringend |)mal gemacht werden.
@calme-,emplacement+ Der Platz liegt schön aber mit der Ruhe ist das so eine Sache. Unten steht man enger als oben. An sich ein guter Platz, leider hört man wirklich jeden der vorbei läuft und ab 6 Uhr dann die Müllabfuhr, das muß doch nicht sein.
# camping flow bad
@proprete- Toiletten ganz schlimm, da fahren wir (sicher |)nicht mehr hin
@calme- Jede Nacht laute Musik, (und |)keiner tut was
@emplacement-,prix- Stellplatz viel zu klein, schief und dafür (noch |)so ein Preis. Wir sind nach einer Nacht weiter.
@proprete-,equipements-,prix- Mobilheim gemietet. Matratzen alt und durchgelegen. Geschirr mußten wir erst spülen. Gabeln zu wenig. Kühlschrank ging nicht richtig, es war dann auch einer da deswegen. Dusche tropft und die Tür schließt nicht. Also für den Preis nein
@accueil-,attente- An der Rezeption keiner da oder am Telefon. Wer früher kommt muß vor der Schranke warten bis die Mittagspause rum ist , egal ob Platz frei ist oder nicht. Auf dem Platz selber sieht man auch niemand. Wir haben uns da nicht willkommen gefühlt
# location,collectif flow good
@proprete+ Alles sauber und (sehr |)gepflegt.
@equipements+ Es war alles da was man braucht.
@accueil+ Netter Kontakt, hat alles gut geklappt( mit der Ankunft|)
Hat uns sehr gefallen, wir waren eine Woche
@chambre+ (Gute|Sehr gute) Betten, gut geschlafen
?good @chambre- Etwas hellhörig, das ist aber auch (schon |)alles.
?!chambre-hotes,!refuge,!auberge-jeunesse @equipements+ Die Küche ist gut eingerichtet und es ist auch genug Geschirr da.
?good @accueil+,acces- Sehr netter Empfang. Man findet nicht so (leicht|gleich) hin, Navi hat uns falsch geschickt.
?good,chambre-hotes @accueil+,chambre+,numerique- Wir hatten eine schöne Zeit hier. Sehr nette Leute, immer freundlich gegrüßt. Unser Zimmer war groß genug und man hat auch Platz für seine Sachen. Internet ging so, auf dem Land halt. Es waren noch andere Deutsche da.
# location,collectif flow mixed
@equipements-,emplacement+ Schön gelegen aber (sehr |)einfach ausgestattet
@proprete-,calme+ Ruhig ist es. Putzen könnte man (mal wieder|besser).
# location,collectif flow bad
@proprete- Sehr schmutzig, (wir sind|sind) nicht geblieben.
@equipements-,accueil- Nichts ging und (niemand|keiner) war zuständig
@chambre-,calme- Die Betten quietschen bei jeder Bewegung. Man hört (auch |)die Leute von nebenan.
?!chambre-hotes,!refuge,!auberge-jeunesse @proprete-,equipements- Boden in der Küche klebt, Schimmel in der Dusche, Rollo hängt runter, dann noch der Toaster, die Lampe und die Klobrille- alles defekt. Und auf unsere Nachricht keine Reaktion.
# activite,degustation,evenement flow good
Super, machen wir (bestimmt |)wieder.
@ambiance+ Tolle Stimmung und (alles |)gut organisiert
?vin @pedagogie+ Sehr informativ und gute Weine (dabei|auch).
?bateau Schöne Fahrt, (etwas |)windig
@accueil+ (Sehr nette|Nette) Leute, hat uns (allen |)Spaß gemacht
?velo @equipements+ Räder waren in (gutem|sehr gutem) Zustand, Helme gibt es auch dazu. Die Strecke ist nicht schwer.
?accrobranche @equipements+,accueil+ Hat allen Spaß gemacht, sehr gut gesichert und die Einweisung war auch (gut|verständlich).
?marche-noel @ambiance+ Schöner Markt, nicht so viel Kitsch. Glühwein kann man trinken und zu essen gibt es (auch |)genug.
?good,fromage @pedagogie+,calme- Man bekommt gezeigt wie der Käse gemacht wird und darf danach (auch |)probieren. War nur etwas voll.
?nautique @accueil+,equipements+ Wir haben spontan gebucht und es hat alles gut geklappt. Sehr netter Typ der einem auch alles erklärt, auf Englisch. Die Boote sind gut, man wird halt nass. Würde ich bei schlechtem Wetter nicht machen. Dauer ist lang genug.
?festival @ambiance+,attente+ Anfahrt gut und genug Parkplätze. Tolle Musik und das Publikum war auch gut drauf. Bezahlen geht mit Karte, dadurch kaum Schlangen. Den Samstag kann ich empfehlen
# activite,degustation,evenement flow mixed
@prix- Hat Spaß gemacht, (aber |)eigentlich zu teuer.
@attente- War ganz schön nur zu viel Wartezeit( dabei|).
?fete @ambiance+,attente- Stimmung ist gut aber für Getränke steht man ewig an und zu essen bekommt man dann auch (fast |)nichts mehr.
?vin @accueil-,restauration+ Das Probieren war gut, die Weine auch. Daß man danach so lange zum Kaufen gedrängt wird muß nicht sein. Das nächste mal vielleicht woanders.
# activite,degustation,evenement flow bad
@prix- Abzocke. (Nie wieder|Nicht nochmal).
?spa @proprete-,calme- Zu viele Leute, nicht sauber und (sehr |)laut.
?nautique @equipements- Das Material ist (sehr |)alt und schlecht gepflegt
# commerce,ot,autre flow good
Alles bestens, (sehr |)gerne wieder.
@accueil+ Sehr freundlich und (auch |)hilfsbereit
@attente+ Ging schnell, trotz vieler Leute.
@accueil+ Man wird freundlich behandelt auch wenn man kein Französisch kann
# commerce,ot,autre flow mixed
In Ordnung, (aber |)nichts Besonderes.
@acces-,accueil+ Personal ist nett aber die Zeiten stimmen nicht mit dem überein was (im Internet|draußen) steht.
# commerce,ot,autre flow bad
@accueil- Sehr unfreundlich. (Nicht noch einmal|Schade).
`;
