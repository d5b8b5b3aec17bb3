/** Openings, verdicts, turns, titles and the shortest reviews. */
export const germanFrame = `
# stay verdict 5
(Rundum perfekt|Einfach traumhaft)
[Wir haben uns/Ich habe mich] rundum wohlgefühlt
Noch schöner als auf den Bildern
# stay verdict 4
Insgesamt (sehr |)zufrieden
# stay verdict 3
(Durchwachsen|Mittelmäßig)
# stay verdict 2
(Enttäuschend|Leider eine Enttäuschung)
Nicht wie auf den (Fotos|Bildern)
# stay verdict 1
(Finger weg|Katastrophe|Unterirdisch)
[Wir sind/Ich bin] nach einer Nacht abgereist
Selten so schlecht übernachtet
# restaurant verdict 5
(Ausgezeichnet|Bestes Essen im Urlaub)
# restaurant verdict 4
(Sehr gutes Essen|Gutes Lokal)
# restaurant verdict 3
(Durchschnitt|Ganz okay|Nichts Besonderes)
# restaurant verdict 2
(Enttäuschend|Leider enttäuschend)
# restaurant verdict 1
(Nie wieder|Eine Frechheit|Ungenießbar)
# visit,shop verdict 5
(Absolut sehenswert|Sehr empfehlenswert)
Hat [uns/mir] sehr gut gefallen
# visit,shop verdict 4
(Sehr schön|Lohnt sich|Netter Ausflug)
# visit,shop verdict 3
(Ganz nett|Einmal reicht|Geht so)
# visit,shop verdict 2
(Enttäuschend|Lohnt sich nicht)
# visit,shop verdict 1
(Reine Abzocke|Zeitverschwendung)
# any and
und
und
# any marks
Plus:@Minus:
Positiv:@Negativ:
+@-
# stay terse 5
(Perfekt|Traumhaft|Super|Alles bestens|Wunderschön|Sehr zu empfehlen|Einfach toll|Gerne wieder|Hervorragend|Top|Rundum zufrieden|Ausgezeichnet|Jederzeit wieder|Alles super)
# stay terse 4
(Sehr gut|Gut|Schöne Unterkunft|Alles in Ordnung|Schöner Aufenthalt|Sehr schön|Empfehlenswert|Zufrieden|Hat gepasst|Angenehm|Alles gut)
# stay terse 3
(Durchschnitt|Geht so|Okay für eine Nacht|In die Jahre gekommen|Mittelmäßig)
# stay terse 2
(Enttäuschend|Zu teuer|Nicht wie beschrieben|Naja)
# stay terse 1
(Furchtbar|Nie wieder|Finger weg|Katastrophe)
# restaurant terse 5
(Hervorragend|Sehr lecker|Ausgezeichnet|Top|Super Essen|Köstlich|Absolut empfehlenswert)
# restaurant terse 4
(Lecker|Gut gegessen|Sehr gut|Gutes Essen|Gern wieder|Schöner Abend)
# restaurant terse 3
(Durchschnitt|Geht so|Okay|Etwas teuer)
# restaurant terse 2
(Enttäuschend|Naja)
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
(Sehr schöner Aufenthalt|Sehr gut|Sehr zu empfehlen|Empfehlenswert|Gerne wieder|Alles bestens|Top)
# stay title 4
(Gute Unterkunft|Schöner Aufenthalt|Empfehlenswert|Solide|Gute Lage)
# stay title 3
(Durchwachsen|Mittelmäßig|Okay für eine Nacht|Geht so)
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
(Enttäuschend|Nicht zu empfehlen)
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
thedishup = Die Forelle | Das Risotto | Die Entenbrust | Das Lamm | Das Steak
thedishup:pizzeria = Die Pizza | Die Calzone | Die Pasta
thedishup:creperie = Die Galette | Der Crêpe
thedishup:gastronomique = Der Saibling | Die Taube | Das Kalbsbries
`;
