/** Owners' replies in German, short as they are in a foreign language. */
export const germanReplies = `
# any hello
?named Guten Tag $first,
Lieber Gast,
Guten Tag,
# any thanks 5
(Vielen Dank|Herzlichen Dank) für (Ihre netten Worte|die schöne Bewertung)
Es freut uns sehr, dass es Ihnen gefallen hat
# any thanks 4
Vielen Dank für Ihre (ehrliche|positive) Rückmeldung
# any thanks 3
Danke für Ihre Hinweise, schade, dass nicht alles gepasst hat
# any thanks 2
Es tut uns sehr leid, dass Sie enttäuscht waren
# any thanks 1
Wir bitten um Entschuldigung, das darf nicht passieren
# any re accueil +
Das Lob gebe ich gern an das Team weiter
# any re attente -
Die Wartezeit war zu lang, wir haben uns inzwischen verstärkt
# any re proprete -
Die Reinigung wird seitdem genauer kontrolliert
# any re chambre -
Diese Zimmer werden im Winter renoviert
# any invite
Melden Sie sich gern direkt bei uns
# any goodbye 5
(Bis zum nächsten Mal|Auf ein Wiedersehen|Herzliche Grüße)
# any goodbye 4
(Bis bald|Herzliche Grüße)
# any goodbye 3
(Freundliche Grüße|Vielleicht bis bald)
# any goodbye 2
Freundliche Grüße
# any goodbye 1
Freundliche Grüße
# any short 5
Vielen Dank und bis bald
# any short 4
Danke für die Bewertung
# any short 3
Danke für den Hinweis
# any short 2
Das tut uns leid
# any short 1
Das tut uns sehr leid, bitte schreiben Sie uns
`;
