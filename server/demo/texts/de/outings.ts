/** Restaurants, visits and shops. */
export const germanOutings = `
# restaurant restauration +
$thedishup war (hervorragend|auf den Punkt|ein Gedicht), (dazu $dessert zum Abschluss|die Teller gingen leer zurück)
Alles hausgemacht, (das schmeckt man|sogar das Brot), (kleine Karte, gutes Zeichen|große Portionen)
Sehr leckeres Essen, (regionale Zutaten|frisch gekocht), (schön angerichtet|davon hätte ich gern das Rezept)
# restaurant restauration -
$thedishup kam (lauwarm|verkocht|in Soße ertränkt) auf den Tisch, (eindeutig Mikrowelle|zweimal zurückgegeben)
Fade Küche, (Gemüse aus der Dose|matschige Pommes), (Kantine ist besser|für das Geld eine Frechheit)
Um halb neun war die halbe Karte aus, (übrig blieb der Burger|in der Hochsaison)
# restaurant restauration b+
(leckeres Essen|tolle Küche|frische Zutaten)
# restaurant restauration b-
(fades Essen|kleine Portionen|lauwarmes Essen)
# restaurant accueil +
Sehr (aufmerksamer|freundlicher) Service, (die Karte wurde geduldig erklärt|mit Humor), (nie aufdringlich|trotz vollem Haus)
$staff hat [uns/mich] (bestens beraten|wunderbar bedient), auch der Weintipp war (ein Treffer|klasse)
# restaurant accueil -
Der Kellner war (unverschämt|sichtlich genervt), (Teller auf den Tisch geknallt|Bestellung zur Hälfte vergessen), (keine Entschuldigung|Trinkgeld gab es keins)
Um 13.35 Uhr abgewiesen, (bei leeren Tischen|im Kasernenton)
# restaurant accueil b+
(netter Service|aufmerksame Bedienung)
# restaurant accueil b-
unfreundlicher Service
# restaurant attente +
Es ging (erstaunlich schnell|flott), (trotz voller Terrasse|ohne Hektik)
# restaurant attente -
$longmin Minuten (bis zum Essen|zwischen Vorspeise und Hauptgang), (halb leeres Lokal|kein Wort der Erklärung)
Trotz Reservierung $min Minuten an der Tür gewartet
# restaurant attente b+
flotter Service
# restaurant attente b-
lange Wartezeit
# restaurant prix +
Das Mittagsmenü für $menu Euro ist (unschlagbar|ein Schnäppchen), (drei Gänge|inklusive Kaffee)
Faire Preise für diese Qualität
# restaurant prix -
$bill Euro zu zweit ohne Wein, (dafür nicht|reine Touristenfalle), man zahlt den Platz, nicht das Essen
# restaurant prix b+
faire Preise
# restaurant prix b-
überteuert
# restaurant ambiance +
(Uriges|Gemütliches) Lokal mit (alten Steinmauern|Zinktheke), (hinten spielen die Einheimischen Karten|sehr stimmungsvoll)
# restaurant ambiance -
Tische viel zu eng, (man isst praktisch mit den Nachbarn|die Musik zu laut), ungemütlich
# restaurant ambiance b+
gemütliches Ambiente
# restaurant ambiance b-
zu laut
# restaurant emplacement +
?lake Terrasse direkt am Wasser, (Sonnenuntergang inklusive|da bleibt man sitzen)
?!lake Hübscher Innenhof, (ruhig|schattig) gelegen
# restaurant emplacement -
Auf der Terrasse (fahren die Autos einen Meter entfernt vorbei|Wespen und kein Schirm)
# restaurant emplacement b+
schöne Terrasse
# site,activite,degustation pedagogie +
Die Führung mit $staff war (spannend und lustig|großartig), (auch auf Deutsch möglich|anderthalb Stunden vergingen wie im Flug)
Sehr anschaulich, (gute Tafeln|viel zum Anfassen), (man lernt wirklich etwas|auch für Laien)
?famille Die Rallye für Kinder ist (klasse|liebevoll gemacht), unsere waren zwei Stunden beschäftigt
# site,activite,degustation pedagogie -
Nichts auf Deutsch oder Englisch, (Audioguide defekt|nur lange französische Texttafeln), (viel haben wir nicht verstanden|schade ums Geld)
Nach zwanzig Minuten ist man durch, (drei Räume und ein Shop|völlig überbewertet)
# site,activite,degustation pedagogie b+
tolle Führung
# site,activite,degustation pedagogie b-
kaum Informationen
# site ambiance +
(Zauberhafter|Beeindruckender) Ort, (man vergisst die Zeit|ein Erlebnis)
?chateau Wunderbar erhalten, (allein die alte Küche lohnt|als wären die Bewohner nur kurz weg)
?jardin Rosen überall, (schattige Bänke|kleine Wasserbecken), ein Traum
?nature Der Wasserfall ist gewaltig, (man hört ihn schon von weitem|herrlich erfrischend)
?grotte Der unterirdische See ist der Wahnsinn, Jacke mitnehmen
# site ambiance -
(Ungepflegt|Heruntergekommen), (die Hälfte eingerüstet|Spinnweben in den Vitrinen), voller Eintritt trotzdem
Völlig überlaufen, man wird (durchgeschoben|nur weitergedrängt)
# site ambiance b+
(toller Ort|wunderschöne Anlage)
# site ambiance b-
(ungepflegt|überlaufen)
# activite ambiance +
?nautique Traumhafte Tour, (Reiher, kleine Stromschnellen, Picknick auf der Kiesbank|glasklares Wasser)
?accrobranche Die lange Seilrutsche ist (Nervenkitzel pur|der Hammer), Parcours für jedes Niveau
?bateau Die Fahrt bei Sonnenuntergang war (wunderschön|unser Höhepunkt), (witzige Erklärungen|man sieht alles vom Wasser aus)
?parapente Der erste Flug und gleich süchtig, (diese Stille|der Pilot nimmt einem jede Angst)
?velo Schöne Tour, (kaum Verkehr|mit dem E-Bike auch für Ungeübte)
?cheval Ruhige, gepflegte Pferde, (auch für Anfänger|herrlicher Ausritt)
?spa Dampfendes Außenbecken, (danach wie neu geboren|Entspannung pur)
?escape Kniffelige Rätsel, tolle Kulisse, (zwei Minuten vor Schluss geschafft|riesiger Spaß)
# activite ambiance -
Mehr Warten als Machen, (nach 30 statt 60 Minuten war Schluss|schnell abgefertigt)
# activite ambiance b+
riesiger Spaß
# activite ambiance b-
viel zu kurz
# visit,shop accueil +
$staff war (geduldig und witzig|mit Leidenschaft dabei), (hat alle mitgenommen|spricht sogar etwas Deutsch)
Sehr nette Leute, (nehmen sich Zeit|man merkt die Begeisterung)
# visit,shop accueil -
(Mürrisches|Gelangweiltes) Personal, (telefonierte einfach weiter|man fühlt sich als Störfaktor)
?activite Eine Stunde vorher per SMS abgesagt, (Geld bis heute nicht zurück|nur ein Gutschein)
# visit,shop accueil b+
sehr nettes Team
# visit,shop accueil b-
unfreundliches Personal
# visit,shop attente +
Keine Wartezeit, (Karten vorher online kaufen|gut organisiert)
# visit,shop attente -
$longmin Minuten Schlange (in der Sonne|bei einer einzigen Kasse), (Onlineticket brachte gar nichts|viele drehten um)
# visit,shop attente b-
lange Schlange
# visit,shop prix +
Fairer Preis, (man kann einen halben Tag bleiben|jeden Euro wert)
# visit,shop prix -
$fee Euro pro Person (plus Parken|für eine halbe Stunde), (Abzocke|das lohnt nicht)
# visit,shop prix b+
fairer Eintritt
# visit,shop prix b-
zu teuer
# visit,shop acces +
Parkplatz kostenlos und (gut ausgeschildert|nah am Eingang)
# visit,shop acces -
Parkplatz ab elf voll, (alles an der Straße zugeparkt|zwei Kilometer Fußmarsch)
# activite equipements +
Ausrüstung (neuwertig|in gutem Zustand), (alles wird vorher geprüft|passende Größen für alle)
# activite equipements -
Ausrüstung (verschlissen|bedenklich), (Schwimmweste gerissen|Bremsen fast ohne Wirkung)
# site,ot,commerce,autre equipements +
(Nettes kleines Café|Saubere Toiletten und schattige Picknickplätze), sehr angenehm
# site,ot,commerce,autre equipements -
(Toiletten defekt|Nirgends eine Sitzgelegenheit), (bei der Hitze unmöglich|nicht einmal ein Wasserhahn)
# degustation,commerce restauration +
(Köstliche|Ganz tolle) Produkte, (der Kofferraum ist voll|alles probieren dürfen)
# degustation,commerce restauration -
Nichts Besonderes und (teurer als im Laden|nicht frisch)
# evenement ambiance +
(Stimmungsvolles Fest|Toller Abend), (das ganze Dorf tanzt|echtes Handwerk statt Ramsch)
# evenement ambiance -
Chaos, (Schlangen überall|der Ton eine Katastrophe)
# ot pedagogie +
Sehr gute Karten, (ehrliche Gehzeiten|auch auf Deutsch), Woche in zwanzig Minuten geplant
# ot pedagogie -
Prospekt in die Hand und tschüss, (Fahrplan vom Vorjahr|null Beratung)
`;
