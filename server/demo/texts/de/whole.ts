/** Sentences and whole reviews by guests without much to tell. */
export const germanWhole = `
# hotel accueil + plain
[Wir wurden/Ich wurde] sehr (nett|freundlich) empfangen, (obwohl es schon spät war|und das Gepäck wurde gleich aufs Zimmer gebracht|man hat sich richtig Zeit genommen)
Die Chefin (ist sehr herzlich|kümmert sich wirklich) und hat uns (ein gutes Restaurant empfohlen|bei der Planung der Wanderung geholfen|sogar früher aufs Zimmer gelassen)
# hotel chambre + plain
Das Zimmer war (größer als gedacht|sauber und gemütlich|nicht groß aber schön), (die Betten sind gut|Bad ist neu gemacht) und (es war sehr ruhig|wir haben gut geschlafen|man hat sogar einen kleinen Balkon)
# hotel chambre - plain
Das Zimmer (war viel kleiner als auf den Bildern|hat seine besten Jahre hinter sich) und (die Matratze war durchgelegen|die Dusche tropfte die ganze Nacht|es roch muffig), (Wechsel war nicht möglich|für den Preis nicht ok)
# hotel petit_dejeuner + plain
Beim Frühstück (gab es alles was man braucht|war für jeden etwas dabei), (frisches Brot und gute Marmelade|auch Wurst und Käse|Eier auf Wunsch) und (es wurde immer nachgelegt|der Kaffee war gut)
# hotel calme - plain
Man hört (alles aus dem Flur|die Nachbarn|jedes Auto), (wir haben kaum geschlafen|ohne Ohrstöpsel geht es nicht|ab 5 Uhr war die Nacht vorbei)
# hotel emplacement + plain
Das Hotel liegt (sehr zentral|wirklich schön), (wir konnten das Auto stehen lassen|in wenigen Minuten ist man in der Altstadt|trotzdem ist es nachts ruhig)
# restaurant restauration + plain
Ich hatte $thedish und (das war richtig gut|war sehr zufrieden), (auch die Beilagen|meine Frau hatte Fisch und war ebenso zufrieden|Portion war groß genug)
Man merkt dass hier (frisch gekocht wird|jemand kochen kann), (auch der Nachtisch war top|selbst die Pommes)
# restaurant accueil + plain
Die Bedienung war (sehr nett|aufmerksam) und (hat uns die Karte erklärt|hatte trotz vollem Haus Zeit für uns|brachte den Kindern gleich Malsachen)
# restaurant attente - plain
Wir haben (fast eine Stunde|über eine Stunde) auf (das Essen|die Hauptspeise) gewartet und (es kam lauwarm|keiner hat sich entschuldigt)
# site pedagogie + plain
?!nature Der Führer (hat das sehr gut gemacht|wusste wirklich viel) und (auch die Kinder waren dabei|die Stunde verging schnell)
# stay prix - plain
Für (das Gebotene|so ein Zimmer) ist das (zu teuer|viel zu viel), (Parken kommt noch dazu|woanders bekommt man mehr)
`;
