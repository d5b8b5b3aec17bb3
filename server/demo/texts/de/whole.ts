/** Sentences and whole reviews by guests without much to tell. */
export const germanWhole = `
# hotel accueil + plain
[Wir wurden/Ich wurde] sehr (nett|freundlich) empfangen(, tolles Personal|)
Die Chefin (ist sehr herzlich|kümmert sich wirklich) und (das ganze Team auch|hat uns gute Tipps gegeben)
# hotel chambre + plain
Das Zimmer war (größer als gedacht|sauber und gemütlich|nicht groß aber schön) und (es war sehr ruhig|wir haben gut geschlafen)
# hotel chambre - plain
Das Zimmer (war viel kleiner als auf den Bildern|hat seine besten Jahre hinter sich) und (die Matratze war durchgelegen|die Dusche tropfte die ganze Nacht|es roch muffig)
# hotel petit_dejeuner + plain
Beim Frühstück (gab es alles was man braucht|war für jeden etwas dabei)(, auch Wurst und Käse|)
# hotel calme - plain
Man hört (alles aus dem Flur|die Nachbarn|jedes Auto)(, wir haben kaum geschlafen|)
# hotel emplacement + plain
Das Hotel liegt (sehr zentral|wirklich schön)
# restaurant restauration + plain
Ich hatte $thedish und (das war richtig gut|war sehr zufrieden)(, große Portion|)
Hier wird (frisch|sehr gut) gekocht(, auch der Nachtisch war top|)
# restaurant accueil + plain
Die Bedienung war (sehr nett|aufmerksam) und (flott|immer gut gelaunt)
# restaurant attente - plain
Wir haben (fast eine Stunde|über eine Stunde) auf (das Essen|die Hauptspeise) gewartet und (es kam lauwarm|keiner hat sich entschuldigt)
# site pedagogie + plain
?!nature Der Führer (hat das sehr gut gemacht|wusste wirklich viel)(, sehr interessant|)
# stay prix - plain
Für (das Gebotene|so ein Zimmer) ist das (zu teuer|viel zu viel), (Parken kommt noch dazu|woanders bekommt man mehr)
`;
