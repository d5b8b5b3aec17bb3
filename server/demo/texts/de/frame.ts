/** Openings, verdicts, turns, closings, titles and the shortest reviews. */
export const germanFrame = `
# stay opener
?couple (Wochenende|Kurzurlaub) zu zweit (zum Hochzeitstag|nach langer Zeit mal ohne Kinder)
?couple Wir waren als Paar (vier Nächte|eine Woche) hier
?famille (Eine Woche|Zehn Tage) mit zwei Kindern im $month, (Wetter durchwachsen, Laune gut|erstes Mal in der Gegend)
?amis Mädelswochenende zu sechst
?amis Wandertour mit (Freunden|drei alten Freunden), eine Nacht hier
?solo Allein unterwegs, (mit dem Rad|mit dem Zug), eine Nacht
?affaires (Dienstreise|Zwei Nächte geschäftlich) nach $town
?hotel Zwischenstopp auf (dem Weg in den Süden|der Rückreise)
[Wir waren/Ich war] im $month (zwei Nächte|vier Nächte|ein verlängertes Wochenende) hier
(Kurzfristig gebucht|Über Bekannte entdeckt)
Zum zweiten Mal hier, (das erste Mal vor zwei Jahren|nach gutem Eindruck im Vorjahr)
# restaurant opener
?couple Abendessen zu zweit (am letzten Urlaubstag|am Samstag)
?famille Mittagessen mit (Kindern|drei Generationen)
?amis Tisch für $many, am Vortag reserviert
?solo Allein an der Theke gegessen
?affaires Geschäftsessen an einem Dienstag
(Zufällig|Ohne Reservierung) reingeschaut, (an einem Donnerstag|mittags)
Empfehlung (unserer Vermieterin|der Touristeninfo)
# visit opener
?famille Ausflug mit (zwei Kindern|den Enkeln) (bei Regenwetter|am letzten Ferientag)
?couple (Vormittag|Nachmittag) zu zweit
?amis Gruppe von $many Leuten
?solo Unter der Woche allein dort
(Spontaner Halt|Auf dem Rückweg entdeckt)
# shop opener
(Auf der Durchreise|Samstagvormittag) kurz reingeschaut
# stay verdict 5
- (Rundum perfekt|Ein echter Geheimtipp|Einfach traumhaft)
[Wir haben uns/Ich habe mich] rundum wohlgefühlt
Einer der schönsten Aufenthalte (seit langem|in Frankreich überhaupt)
Noch schöner als auf den Bildern
# stay verdict 4
- (Schöner Aufenthalt|Gute Wahl|Solide und empfehlenswert), (gerne wieder|kaum etwas auszusetzen|)
Insgesamt (sehr zufrieden|ein guter Eindruck)
# stay verdict 3
- (Durchwachsen|Mittelmäßig|Gemischte Gefühle)
Für eine Nacht (in Ordnung|okay), (mehr nicht|aber ausbaufähig)
Nach den Bewertungen hatte ich (mehr|Besseres) erwartet
# stay verdict 2
- (Enttäuschend|Leider eine Enttäuschung|Weit unter den Erwartungen)
Die Fotos sind (sehr vorteilhaft|offenbar alt)
# stay verdict 1
- (Finger weg|Katastrophe|Unterirdisch)
[Wir sind/Ich bin] nach einer Nacht abgereist
Selten so schlecht übernachtet
# restaurant verdict 5
- (Ausgezeichnet|Ein Fest für den Gaumen|Bestes Essen der Reise)
Was für eine Entdeckung
# restaurant verdict 4
- (Sehr gutes Essen|Gute ehrliche Küche|Gutes Lokal)
# restaurant verdict 3
- (Durchschnitt|Ganz okay|Nichts Besonderes)
# restaurant verdict 2
- (Enttäuschend|Nach den guten Kritiken eine Enttäuschung)
# restaurant verdict 1
- (Nie wieder|Eine Frechheit|Ungenießbar)
# visit,shop verdict 5
- (Ein Highlight der Reise|Absolut sehenswert|Hat riesig Spaß gemacht)
# visit,shop verdict 4
- (Sehr schön|Lohnt sich|Netter Ausflug)
# visit,shop verdict 3
- (Ganz nett|Einmal reicht|Geht so)
# visit,shop verdict 2
- (Enttäuschend|Den Umweg nicht wert)
# visit,shop verdict 1
- (Reine Abzocke|Zeitverschwendung)
# any turn ~
(Einziger Kritikpunkt|Kleiner Minuspunkt|Kleines Manko|Anmerkung|Wenn man etwas bemängeln will):
Aber
# any turn -
Aber:
(Minuspunkt|Weniger schön|Das Problem|Was gar nicht geht):
# any turn +
(Positiv|Immerhin|Pluspunkt|Was gefiel|Der Fairness halber):
# any more +
(Weiterer Pluspunkt|Ebenfalls erwähnenswert):
Und
# any more -
(Dazu kommt|Noch ein Punkt):
Und
# any and
und
und
# any marks
Plus:@Minus:
Positiv:@Negativ:
+@-
# stay closing 5
- (Wir kommen wieder|Gerne wieder|Klare Empfehlung|Jederzeit wieder)
- (Vielen Dank an das ganze Team|Bitte genau so bleiben|Nächstes Jahr wieder)
# stay closing 4
- (Empfehlenswert|Gerne wieder|Würde wieder buchen)
- (Nur Kleinigkeiten|Kleine Abzüge, sonst prima)
# stay closing 3
- (Mit etwas Mühe wäre mehr drin|Für eine Nacht okay|Eher nicht noch einmal)
# stay closing 2
- (Wir kommen nicht wieder|In der Nähe gibt es Besseres|Auf die Mail kam nie eine Antwort)
# stay closing 1
- (Nie wieder|Hände weg|Geld zurück gab es nicht)
# restaurant closing 5
- (Unbedingt reservieren|Kompliment an die Küche|Zwei Tage später gleich noch einmal dort gewesen)
# restaurant closing 4
- (Gerne wieder|Empfehlenswert|Besser reservieren)
# restaurant closing 3
- (Vielleicht ein schlechter Tag|Muss nicht noch einmal sein)
# restaurant closing 2
- (Nicht noch einmal|Nebenan isst man besser)
# restaurant closing 1
- (Nie wieder|Spart euch das Geld)
# visit,shop closing 5
- (Nicht verpassen|Danke für den tollen Tag|Absolute Empfehlung)
# visit,shop closing 4
- (Empfehlenswert|Zwei Stunden einplanen)
# visit,shop closing 3
- (Muss man nicht gesehen haben|Besser unter der Woche)
# visit,shop closing 2
- (Schade|Würden wir nicht wieder machen)
# visit,shop closing 1
- (Spart euch das|Nicht hingehen)
# stay terse 5
(Perfekt|Traumhaft|Super|Alles bestens|Wunderschön|Sehr zu empfehlen|Rundum wohlgefühlt|Einfach toll|Gerne wieder)
# stay terse 4
(Sehr gut|Gut|Schöne Unterkunft|Alles in Ordnung|Nette Unterkunft, gute Lage|Sauber und freundlich)
# stay terse 3
(Durchschnitt|Geht so|Okay für eine Nacht|In die Jahre gekommen|Mittelmäßig)
# stay terse 2
(Enttäuschend|Zu teuer|Nicht wie beschrieben|Naja)
# stay terse 1
(Furchtbar|Nie wieder|Finger weg|Katastrophe|Schmutzig und teuer)
# restaurant terse 5
(Ausgezeichnet|Super lecker|Hervorragend|Köstlich|Tolles Essen|Top)
# restaurant terse 4
(Sehr gut|Lecker|Gutes Essen|Nettes Lokal)
# restaurant terse 3
(Durchschnitt|Geht so|Okay|Etwas teuer)
# restaurant terse 2
(Enttäuschend|Langsam und teuer|Naja)
# restaurant terse 1
(Nie wieder|Schlecht|Ungenießbar)
# visit,shop terse 5
(Super|Toll|Klasse|Sehr empfehlenswert|Wunderbar)
# visit,shop terse 4
(Sehr schön|Gut|Nett|Interessant)
# visit,shop terse 3
(Okay|Geht so|Ganz nett)
# visit,shop terse 2
(Enttäuschend|Zu teuer)
# visit,shop terse 1
(Abzocke|Schlecht|Nie wieder)
# stay title 5
(Traumhafter Aufenthalt|Rundum perfekt|Sehr zu empfehlen|Geheimtipp|Wunderschön|Gerne wieder|Wohlfühlort)
# stay title 4
(Gute Unterkunft|Schöner Aufenthalt|Empfehlenswert|Solide|Gute Lage)
# stay title 3
(Durchwachsen|Mittelmäßig|Okay für eine Nacht|Renovierungsbedürftig)
# stay title 2
(Enttäuschend|Zu teuer|Nicht wie auf den Bildern)
# stay title 1
(Finger weg|Nie wieder|Katastrophal)
# restaurant title 5
(Hervorragend|Sehr lecker|Bestes Essen im Urlaub|Top)
# restaurant title 4
(Gutes Essen|Empfehlenswert|Lecker)
# restaurant title 3
(Durchschnitt|Geht so)
# restaurant title 2
(Enttäuschend|Früher besser)
# restaurant title 1
(Nie wieder|Frechheit)
# visit,shop title 5
(Sehr sehenswert|Toller Ausflug|Klasse)
# visit,shop title 4
(Lohnenswert|Schöner Ausflug|Interessant)
# visit,shop title 3
(Ganz nett|Mittelmaß)
# visit,shop title 2
(Enttäuschend|Überbewertet)
# visit,shop title 1
(Abzocke|Zeitverschwendung)
`;

/** Words for the slots. */
export const germanWords = `
thelakeacc = den See
thelakeacc:dunes = das Meer
hostess = Sophie | Nadia | Martine | Clara | Manon | Christine | Agathe | Patricia
staff = Sophie | Julien | Martine | Thibault | Lucas | Clara | Manon | Yann | Christine | Mehdi
months = Januar | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November | Dezember
thedish = die Forelle | das Risotto | die Entenbrust | das Lamm
thedishup = Die Forelle | Das Risotto | Die Entenbrust | Das Lamm | Das Steak
thedishup:pizzeria = Die Pizza | Die Calzone | Die Pasta
thedishup:creperie = Die Galette | Der Crêpe
thedishup:gastronomique = Der Saibling | Die Taube | Das Kalbsbries
dessert = ein Schokoladentörtchen | ein Tiramisu | eine Zitronentarte
`;
