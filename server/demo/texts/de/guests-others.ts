/** Guests of tables, sights, campsites, rentals and outings in their own manner: flat, hasty or at length. */
export const germanGuestsOthers = `
# restaurant flow good
@restauration+ Sehr lecker gegessen, kann man (nur |)empfehlen.
@restauration+ Das Essen top und auch reichlich.
@accueil+,attente+ Service (sehr |)freundlich, Essen kam schnell
?!pizzeria,!creperie @restauration+ Das Fleisch war (wirklich |)sehr zart.
?good @prix- Preise etwas gehoben aber die Qualität stimmt.
?good @attente- Man muss etwas warten, (aber |)es lohnt sich.
Waren zweimal da, beide Male sehr zufrieden.
@prix+,restauration+ Gutes Mittagsmenü und der Preis (stimmt|passt).
@restauration+ Von der Vorspeise bis zum Nachtisch (alles |)sehr gut
?top @restauration+ Besser kann man (eigentlich |)nicht essen.
@restauration+ War wie immer sehr gut.
?creperie @restauration+ Die Crepes sind (echt |)super, der Cidre auch
Jederzeit wieder!! Unbedingt vorher reservieren
@accueil+ Die Bedienung war nett und hat auf Englisch alles erklärt was auf der Karte steht.
@restauration+ Alles frisch gemacht und sehr gut gewürzt.
@attente+,accueil+ Obwohl wir nicht reserviert hatten (hat man|haben sie) noch einen Tisch für uns gefunden. Sehr nett
?pizzeria @prix+,restauration+ Pizza und Nudeln gut, Preise normal, Portionen groß.
@restauration+,attente+ Waren dort zum Mittagessen, es gab ein Tagesgericht, hat geschmeckt und ging auch (sehr |)schnell.
@restauration+,ambiance+ Sehr gute Küche und guter Wein obwohl am Wochenende der Laden voll ist. Wir fanden alles sehr schmackhaft! Und gute Stimmung herrscht da auch!
?good,!pizzeria @restauration+,attente- Gute französische Küche. Das Lokal ist ziemlich bekannt, deswegen kann es am Abend auch mal länger dauern bis das Essen kommt. Die Vorspeisen fanden wir am besten. Auch der Rest war gut. Man muss halt vorher anrufen, da sonst meistens schon alles weg ist.
@restauration+,accueil+,ambiance+ Toll!!! Ausgezeichnete Küche und Service! Sehr schön eingerichtet, man sitzt gut, Essen und Wein sind super. Auch der Käse ist sehr zu empfehlen und die Leute freundlich! Immer wieder!!!
?gastronomique @restauration+ Wir hatten zum Geburtstag das große Menü und waren sehr zufrieden. Sehr fein, sehr schön angerichtet. Können wir nur empfehlen.
# restaurant flow mixed
@restauration- Essen ok, (aber |)mehr auch nicht.
@attente-,restauration+ Geschmeckt hat es schon(,|) aber die Wartezeit ist zu lang
@prix-,restauration+ Gut aber (viel |)zu teuer für die Menge
?!pizzeria,!creperie @restauration- Die Vorspeisen waren sehr gut, das Fleisch dann leider nicht so und die Beilagen waren (praktisch |)kalt.
?pizzeria @restauration- Pizza war in Ordnung aber nichts Besonderes. Da haben wir (schon |)bessere gehabt auch in Frankreich.
# restaurant flow bad
@attente- Über eine Stunde auf das Essen gewartet.
@accueil- Bedienung (sehr |)unfreundlich, nicht zu empfehlen.
@prix- Völlig überteuert. Da gibt es (bessere|genug andere) in der Gegend.
?worst @restauration- So schlecht hab ich lange nicht gegessen
# site flow good
Sehr schön, (unbedingt |)anschauen!
?!nature @pedagogie+ Sehr interessant und (auch |)gut erklärt, lohnt sich.
Ein Besuch ist es auf jeden Fall wert
?good,grotte @pedagogie+ Die Führung war gut, (nur |)etwas schnell
?chateau @ambiance+ Schloss ist sehenswert und der Park auch.
?!nature @prix+ Der Eintritt ist (absolut |)angemessen.
Waren hier schon öfter, immer wieder schön.
?nature @emplacement+ Sehr schöne Aussicht, man kann auch (gut |)ein Stück weiter laufen wenn man noch Zeit hat.
?abbaye @ambiance+ Die Kirche ist sehr alt und sehr groß. Uns hat besonders die Ruhe (dort|hier) gefallen.
?grotte @pedagogie+,ambiance+ ein muss, sehr eindrucksvoll. in die höhle muss man auf jeden fall rein. Es ist schon eindrucksvoll wenn man da unten steht und nach oben schaut. Gut war auch die Führung, da bekommt man alles gesagt. Also wer in der Gegend ist unbedingt rein in die Höhle.
?chateau @ambiance+ Schönes Schloss auch für die Kinder ! Wir haben uns sehr lang aufgehalten und fast alle Räume angeschaut. Nächstes Jahr bestimmt noch mal. Schlösser gibt es ja viele hier und in manchen waren wir schon und das hier fanden alle am schönsten.
# site flow mixed
?!nature @prix- Ganz schön aber für den Eintritt (etwas |)wenig
Nett aber kein Muss.
?!nature @pedagogie- Interessant schon, nur versteht man ohne Französisch (so gut wie nichts|nicht viel).
# site flow bad
?!nature @prix- Eintritt viel zu hoch, (so viel|viel) sieht man da nicht.
?!nature @attente- Endlos angestanden, (das war es|war es) nicht wert.
Hätten wir uns (auch |)sparen können.
# camping flow good
Schöner Platz, wir kommen (gerne|bestimmt) wieder.
@calme+ Nachts (absolut |)ruhig, so soll es sein.
@accueil+ Freundlicher Empfang und (immer|immer sehr) hilfsbereit
?good @equipements- Duschen könnten (ein paar |)mehr sein, sonst gut
@emplacement+,calme+ Die Plätze sind groß und mit Hecken dazwischen, man hat (genug|genügend) Ruhe vor den Nachbarn.
?good @numerique- Schöner Campingplatz. WLAN geht nur (vorne |)an der Rezeption.
@accueil+,acces+ Auch ohne Reservierung noch einen (schönen |)Platz bekommen. Einkaufen kann man in der Nähe.
# camping flow mixed
@prix-,emplacement+ Schöner Platz aber in der Saison (sehr |)teuer
@equipements-,accueil+ Nette Betreiber, die Waschräume müssten (dringend |)mal gemacht werden.
# camping flow bad
@proprete- Toiletten ganz schlimm, da fahren wir (sicher |)nicht mehr hin
@emplacement-,prix- Stellplatz viel zu klein, schief und dafür (noch |)so ein Preis. Wir sind nach einer Nacht weiter.
# location,collectif flow good
@proprete+ Alles sauber und (sehr |)gepflegt.
@equipements+ Es war alles da was man braucht.
@accueil+ Netter Kontakt, hat alles gut geklappt( mit der Ankunft|)
Hat uns sehr gefallen, wir waren eine Woche
@chambre+ (Gute|Sehr gute) Betten, gut geschlafen
?!chambre-hotes,!refuge,!auberge-jeunesse @equipements+ Die Küche ist gut eingerichtet und es ist auch genug Geschirr da.
?good @accueil+,acces- Sehr netter Empfang. Man findet nicht so (leicht|gleich) hin, Navi hat uns falsch geschickt.
# location,collectif flow mixed
@equipements-,emplacement+ Schön gelegen aber (sehr |)einfach ausgestattet
# location,collectif flow bad
@proprete- Sehr schmutzig, (wir sind|sind) nicht geblieben.
@chambre-,calme- Die Betten quietschen bei jeder Bewegung. Man hört (auch |)die Leute von nebenan.
# activite,degustation,evenement flow good
Super, machen wir (bestimmt |)wieder.
@ambiance+ Tolle Stimmung und (alles |)gut organisiert
?vin @pedagogie+ Sehr informativ und gute Weine (dabei|auch).
?bateau Schöne Fahrt, (etwas |)windig
@accueil+ (Sehr nette|Nette) Leute, hat uns (allen |)Spaß gemacht
?accrobranche @equipements+,accueil+ Hat allen Spaß gemacht, sehr gut gesichert und die Einweisung war auch (gut|verständlich).
?festival @ambiance+,attente+ Anfahrt gut und genug Parkplätze. Tolle Musik und das Publikum war auch gut drauf. Bezahlen geht mit Karte, dadurch kaum Schlangen. Den Samstag kann ich empfehlen
# activite,degustation,evenement flow mixed
@attente- War ganz schön nur zu viel Wartezeit( dabei|).
?fete @ambiance+,attente- Stimmung ist gut aber für Getränke steht man ewig an und zu essen bekommt man dann auch (fast |)nichts mehr.
# activite,degustation,evenement flow bad
@prix- Abzocke. (Nie wieder|Nicht nochmal).
?spa @proprete-,calme- Zu viele Leute, nicht sauber und (sehr |)laut.
?nautique @equipements- Das Material ist (sehr |)alt und schlecht gepflegt
# commerce,ot,autre flow good
Alles bestens, (sehr |)gerne wieder.
@accueil+ Sehr freundlich und (auch |)hilfsbereit
@accueil+ Man wird freundlich behandelt auch wenn man kein Französisch kann
# commerce,ot,autre flow mixed
In Ordnung, (aber |)nichts Besonderes.
@acces-,accueil+ Personal ist nett aber die Zeiten stimmen nicht mit dem überein was (im Internet|draußen) steht.
# commerce,ot,autre flow bad
@accueil- Sehr unfreundlich. (Nicht noch einmal|Schade).
`;
