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
# hotel flow good
(Wir suchten|Gesucht war) nur (etwas für eine Nacht|eine Unterkunft an der Strecke) und (sind zufällig hier gelandet|haben am selben Tag gebucht). (Gute Entscheidung|Hat gepasst). (Zimmer sauber, Bett gut|Nichts besonderes aber sauber), (Parkplatz direkt davor|Check-in auch spät kein Problem). (Gefrühstückt haben wir beim Bäcker|Frühstück einfach aber gut).
?couple (Meine Frau hatte das ausgesucht|Mein Mann hatte das ausgesucht) und (ich war skeptisch|es war eine gute Wahl). (Schönes Zimmer|Gemütliches Zimmer) (mit Blick über die Dächer|zum Garten|mit alter Badewanne). (Alle freundlich ohne aufdringlich zu sein|Sehr nette Leute), (gefrühstückt haben wir draußen|guter Kaffee). (Zwei Nächte waren zu kurz|Im Frühjahr nochmal).
?famille (Wir waren mit zwei kleinen Kindern da|Mit Kind und Kegel angereist), (man hat uns ein Zimmer am Ende vom Gang gegeben|Zimmer war groß genug). (Die Kinder fanden das Stockbett super|Kleine hat durchgeschlafen), (Personal geduldig|beim Frühstück gab es Malbücher). (Parkplatz etwas eng|Spielplatz in der Nähe).
(Wir kommen schon länger|Seit Jahren kommen wir) hierher. (Es ändert sich nichts und das ist gut so|Inzwischen sind die Bäder neu). (Immer noch die gleichen netten Leute|Chefin wie immer herzlich), (sauber wie immer|Betten gut), (Preise sind etwas gestiegen, ist halt so). (Bis nächstes Jahr|)
(Motorradtour zu viert|Mit dem Rad unterwegs), (nass angekommen|ziemlich fertig angekommen), (Sachen durften in den Heizungskeller|Räder standen in der Garage). (Zimmer klein aber ok|Gute Betten), (ordentliches Frühstück|abends ein Bier auf der Terrasse). (Gerne wieder|)
?summer Draußen (35 Grad|eine Affenhitze), (Klima lief zum Glück|Zimmer blieb angenehm). (Schöne Terrasse|Kaltes Wasser im Kühlschrank), (sauberes Zimmer|bequemes Bett), (die Bar nebenan geht bis 11|nachts ruhig). (Passt|)
?restaurant (Wir haben auch im Haus gegessen|Beide Abende hier gegessen), (sehr gut|Menü für 28 Euro), (Lamm war super|guter Wein aus der Gegend). (Zimmer etwas älter aber gemütlich|Zimmer ok). (Handtücher etwas dünn|Personal kann man nur loben).
# hotel flow mixed
(Am Personal liegt es nicht|Personal war wirklich nett), aber (im Haus müsste mal investiert werden|das Zimmer war nichts). (Farbe blättert im Bad|Matratze durch), (Fernseher ging nicht|nur ein Kissen), (sauber war es immerhin|Frühstück ok). (Drei Punkte|)
# hotel flow bad
(Extra ein ruhiges Zimmer gebucht|Um ein ruhiges Zimmer gebeten) und (direkt über der Küche gelandet|Blick auf die Mülltonnen bekommen). (Lüftung bis Mitternacht|Ab halb sechs Lieferanten), (Umzug nicht möglich|an der Rezeption nur Schulterzucken). (Frühstück: trockene Croissants|Im Bad Schimmel). (Nicht nochmal|)
# restaurant flow good
(Ohne Reservierung gekommen|Samstag ohne Reservierung) und (trotzdem einen Tisch bekommen|zehn Minuten an der Bar gewartet). (Ich hatte das Steak|Ich hatte den Fisch), (meine Freundin Pasta|dazu Hauswein), (alles gut|genau richtig gebraten), (Pommes selbst gemacht|Salat frisch). (Für Nachtisch war kein Platz|Nachtisch geteilt). (Nette Bedienung|Rund $bill Euro zu zweit).
?famille (Zu siebt mit Oma und Opa|Mit drei Kindern), (Tische wurden zusammengeschoben|kein Problem), (Kinderkarte mit richtigem Essen|Hochstuhl war da), (unsere haben alles aufgegessen|Essen kam schnell). (Schöner Blick von der Terrasse|Preise ok).
(In einer Woche zweimal hier|Waren gleich nochmal da), (das sagt wohl alles|mehr muss man nicht sagen). $thedishup (ist zu empfehlen|war am besten), (Vorspeisen reichen für zwei|Wein ok). (Nach 8 wird es voll|Montags zu).
# restaurant flow bad
(Sah von außen nett aus|Die Bewertungen waren gut), aber (leider nein|was für eine Enttäuschung). (Um halb acht gesetzt, um Viertel nach acht bestellt|20 Minuten auf die Karte gewartet), (falsche Getränke|Suppe kalt), $thedish (trocken|ohne Geschmack). (Nachtisch gespart|Zweimal um die Rechnung gebeten).
# site flow good
(Wir wollten nur kurz rein|Wegen Regen hier gelandet) und (sind drei Stunden geblieben|es hat sich gelohnt). (Viel zu sehen|Gut gemacht), (Personal nett|Führung auf Deutsch), (kleiner Laden am Ausgang|Kuchen im Café). (Man läuft einiges|Viele Stufen).
`;
