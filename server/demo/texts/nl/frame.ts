/** Openings, verdicts, turns, titles and the shortest reviews. */
export const dutchFrame = `
# stay verdict 5
(Geweldig|Fantastisch verblijf|Helemaal top)
[We hebben/Ik heb] (heerlijk |)genoten
Nog mooier dan op de foto's
# stay verdict 4
Al met al (heel |)tevreden
# stay verdict 3
(Matig|Gemiddeld)
# stay verdict 2
(Tegenvaller|Teleurstellend|Niet wat we ervan verwacht hadden)
Niet zoals op de foto's
# stay verdict 1
(Niet doen|Vreselijk|Een drama)
[We zijn/Ik ben] na één nacht vertrokken
# restaurant verdict 5
(Heerlijk|Geweldig) gegeten
# restaurant verdict 4
(Lekker gegeten|Goed adres)
# restaurant verdict 3
(Gemiddeld|Niets bijzonders|Gaat wel)
# restaurant verdict 2
(Teleurstellend|Tegenvaller)
# restaurant verdict 1
(Nooit meer|Heel slecht)
# visit,shop verdict 5
(Absolute aanrader|Geweldig)
# visit,shop verdict 4
(Leuk|Mooi om te zien|De moeite waard)
# visit,shop verdict 3
(Aardig|Eén keer is genoeg)
# visit,shop verdict 2
(Valt tegen|Niet de moeite waard)
# visit,shop verdict 1
(Zonde van tijd en geld|Niet doen)
# any and
en
# any marks
Plus:@Min:
+@-
# stay terse 5
(Perfect|Geweldig|Top|Fantastische plek|Alles was goed|Aanrader|Heerlijk verblijf|Super|Uitstekend|Niets op aan te merken|Prachtig|Heel fijn|Een 10|Zeker voor herhaling vatbaar)
# stay terse 4
(Prima|Goed|Fijne plek|Netjes|Goed verblijf|Prima verblijf|Heel goed|Tevreden|Fijn verblijf|Helemaal prima|Gewoon goed)
# stay terse 3
(Gemiddeld|Gaat wel|Voor één nacht oké|Beetje verouderd)
# stay terse 2
(Valt tegen|Te duur|Matig)
# stay terse 1
(Slecht|Nooit meer|Vies|Niet doen)
# restaurant terse 5
(Heerlijk|Top|Fantastisch eten|Super lekker|Geweldig gegeten|Uitstekend)
# restaurant terse 4
(Lekker|Goed gegeten|Prima|Lekker gegeten|Goed eten)
# restaurant terse 3
(Gaat wel|Gemiddeld|Beetje duur)
# restaurant terse 2
(Matig|Valt tegen)
# restaurant terse 1
(Slecht|Nooit meer)
# visit,shop terse 5
(Geweldig|Super|Heel leuk|Aanrader)
# visit,shop terse 4
(Leuk|Mooi|Goed)
# visit,shop terse 3
(Gaat wel|Oké)
# visit,shop terse 2
(Valt tegen|Te duur)
# visit,shop terse 1
(Slecht|Zonde van het geld)
# any title 5
(Geweldig|Aanrader|Top|Helemaal goed|Genoten)
# any title 4
(Prima|Goed adres|Fijn|Leuk)
# any title 3
(Gemiddeld|Gaat wel)
# any title 2
(Teleurstellend|Valt tegen|Te duur)
# any title 1
(Niet doen|Slecht|Nooit meer)
`;

/** Words for the slots. */
export const dutchWords = `
thedishup = De forel | De risotto | De eendenborst | Het lam | De steak
thedishup:pizzeria = De pizza | De calzone | De pasta
thedishup:creperie = De galette | De crêpe
`;
