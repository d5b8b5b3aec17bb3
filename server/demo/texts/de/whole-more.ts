/** More whole reviews told in one go, of all kinds of places: brief ones, and a few by guests who tell a single matter through. */
export const germanWholeMore = `
# hotel flow good
@proprete+ Das Hotel war sauber und das Personal (freundlich|nett).
@chambre+ Das Bett war bequem, geschlafen [haben wir/habe ich] (gut|sehr gut).
@accueil+ An der Rezeption hat man [uns/mir] gleich einen Stadtplan gegeben.
@accueil+ $staff war sehr nett und hat sogar etwas Deutsch gesprochen.
?good @petit_dejeuner- Frühstück war (eher einfach|etwas mager), nur Croissant, Baguette und Marmelade.
@chambre+ [Unser/Mein] Zimmer war (im Anbau|im Neubau) und sehr modern.
@calme+ Es war total ruhig obwohl das Hotel (fast ausgebucht|gut besucht) war.
?together Wir haben das Hotel wegen der guten Bewertungen gebucht und können sie nur bestätigen.
?affaires Ich war auf Dienstreise hier und es hat alles (geklappt|gepasst).
?affaires @chambre+ Großer Schreibtisch und gutes Licht, zum Arbeiten gut.
?affaires,good @petit_dejeuner- Frühstück geht extra und ist mir zu teuer.
?couple @ambiance+ Schön ruhig hier. Für Paare (ideal|sehr schön).
?couple,together Wir waren ein paar Tage zu zweit hier und sehr zufrieden.
?top,together @accueil+ Super Hotel mit ganz lieben Leuten, wir kommen wieder!
@chambre+ Das Zimmer hat [uns/mir] sehr gut gefallen, vor allem das (große Bad|bequeme Bett).
?famille @petit_dejeuner+ Für die Kinder gab es beim Frühstück (Waffeln|Pfannkuchen), super.
?famille @chambre+ Wir hatten ein Familienzimmer mit (Stockbett|zwei Räumen), sehr gut.
@prix+ für den Preis (wirklich|absolut) in Ordnung
?together Eine schöne Zeit gehabt. Danke!
?good @equipements- Das Bad ist sehr eng, sonst ist das Zimmer aber schön.
?good @equipements- Der Kühlschrank brummt nachts. (Sonst alles gut.|)
?pool,summer,together @equipements+ Bei der Hitze waren wir nur am Pool.
@accueil+ Alle Mitarbeiter waren sehr freundlich und haben sich Zeit genommen.
?restaurant @restauration+ Im Restaurant gibt es auch eine kleine Karte, das (finde ich gut|ist angenehm).
?restaurant @restauration+ Gegessen [haben wir/habe ich] im Hotel und das war ausgezeichnet, vor allem der (Nachtisch|Fisch).
?view @chambre+ Herrliche Aussicht!
?solo Ich war alleine hier und habe mich (wohl|sehr wohl) gefühlt.
?good @calme- Es ist hellhörig. Mit Ohrstöpseln (ging es|war es ok).
@accueil+ zimmer ok, bett ok, personal freundlich
?together @emplacement+ Für Ausflüge liegt das Hotel sehr gut.
?dogs @accueil+ Mit Hund kein Problem, alle waren freundlich.
?together @accueil+ Trotz unserer sehr späten Anreise bekamen wir noch etwas zu essen, sehr nett.
?good,parking @acces+,chambre- Parkplatz im Hof, sehr praktisch. Das Zimmer war eher (klein|dunkel).
?together @accueil+ Nun schon das (vierte|fünfte) Mal hier, man wird jedes Mal sehr freundlich aufgenommen.
?good,together @chambre-,accueil+ Gebucht war ein Superior Zimmer, bekommen haben wir zunächst ein normales. Am nächsten Tag konnten wir wechseln, das war dann in Ordnung.
?summer @chambre+ Im Zimmer war es angenehm kühl obwohl es draußen sehr heiß war, [wir konnten/ich konnte] gut schlafen.
?famille,good @petit_dejeuner- Für Kinder gibt es beim Frühstück wenig Auswahl. Sonst sehr kinderfreundlich.
@petit_dejeuner+ Das Frühstück hat [uns/mir] (gut|sehr gut) geschmeckt, das Brot war immer frisch.
?famille @prix+ Zwei Zimmer mit Verbindungstür zu einem (vernünftigen|bezahlbaren) Preis.
?affaires,good @calme- Ich übernachte regelmäßig hier. Das Zimmer (über der Bar|über dem Eingang) ist leider laut.
?affaires @restauration+ Auch spät am Abend bekommt man noch etwas zu essen.
?dunes,together,autumn @ambiance+ Wir waren im Herbst hier, es war (sehr ruhig|kaum jemand da).
?good @chambre- Die Einrichtung ist vom Stil her (etwas altmodisch|Geschmackssache), das Bett aber sehr gut.
?good @prix- Die Preise an der Bar sind zu hoch, das Hotel (sonst|ansonsten) sehr zu empfehlen.
?good @calme- Leider hört man (das Treppenhaus|die Leute im Gang).
?solo,good @calme- Mein Zimmer lag neben (der Wäschekammer|dem Treppenhaus), da ist es morgens laut. Sonst gut.
?together Eher zufällig hier gelandet und positiv überrascht
@petit_dejeuner+ frühstück war prima und (reichlich|frisch), zimmer standart
?good @chambre- Doppelbett nur 1,40 m breit, für zwei zu eng. Sonst ein schönes Zimmer.
@accueil+ Danke für die schönen Tage, sehr nettes Personal!
?good @equipements- Nach dem Duschen steht leider das halbe Bad unter Wasser. Zimmer schön.
?good,together @prix- Wir waren zufrieden, nur ist der Preis ohne (Frühstück|Parkplatz) etwas hoch.
?good @equipements- Der Fernseher hat keine deutschen Programme, sonst gut.
?!affaires @petit_dejeuner+ Zum Frühstück gibt es auch (Käse und Schinken|Käse und Eier).
?good @petit_dejeuner- Der Kaffee beim Frühstück ist leider (dünn|nicht besonders), ansonsten gerne wieder.
?affaires,good @calme-,accueil+ In der ersten Nacht fiel ständig die Tür vom Treppenhaus zu. Am Morgen habe ich ein anderes Zimmer bekommen, das war ruhig.
?solo,good @prix- Fürs Frühstück (13|15) Euro finde ich zu viel. Zimmer gut.
?top,together @accueil+ Sehr freundliches Personal, immer hilfsbereit!
?couple,together @petit_dejeuner+ Das Frühstück war sehr reichhaltig und gut.
?couple @chambre+ Die Betten sind angenehm hoch, für ältere Leute gut.
?couple @accueil+ Sehr nettes Personal, auch für ältere Gäste zu empfehlen.
@proprete+ Bettwäsche, Bad, Flur, alles (sauber|sehr sauber).
@emplacement+ Man kommt zu Fuß gut (in den Ort|überall hin).
?good @accueil- An der Rezeption war oft keiner da und man musste (klingeln|anrufen).
?weekend Von Freitag bis Sonntag hier, gerne wieder.
?winter @chambre+ Schön warmes Zimmer und (dicke Decken|eine warme Dusche).
# hotel flow mixed
@chambre-,emplacement+ Die Lage ist top, das Zimmer leider (abgewohnt|dunkel und klein).
@chambre- Personal nett, aber das Bett (hängt durch|quietscht).
@chambre- Das Zimmer war leider nicht so wie auf den Fotos, (viel kleiner|das Bad viel älter), sonst war es ok.
Für eine Nacht ok.
@prix-,proprete+ Das Hotel ist sauber und (liegt gut|ganz nett), aber für das Gebotene zu teuer.
?together @calme- Zimmer zum Hof, da laufen die ganze Nacht Lüfter. Sonst ein gutes Hotel.
@equipements- Unten alles neu, in den Zimmern alte Möbel und alter Teppich.
@equipements- Im Internet sieht man nur renovierte Zimmer, [unseres/meines] war noch alt.
@accueil- Der Empfang war nicht besonders freundlich, (das hat mich gestört|beim Frühstück war es besser).
@petit_dejeuner+,equipements- Sehr gutes Frühstück. Am Bad müsste man (dringend|endlich mal) was machen.
?together @calme- Es war eine Hochzeit im Haus und bis zwei Uhr laut. Das andere Zimmer war auch nicht besser.
?restaurant @restauration- Das Essen im Restaurant war teuer und (nur mittelmäßig|nichts Besonderes), das Zimmer war gut.
@accueil- Mal sehr freundlich, mal (gar nicht|überhaupt nicht), je nachdem wer an der Rezeption ist.
@petit_dejeuner- Zimmer gut, aber beim Frühstück war kein Saft mehr da und das Brot (alt|vom Vortag).
Das Hotel ist Durchschnitt, (für eine Nacht reicht es|für drei Sterne ok).
# hotel flow bad
@proprete- leider gar nicht sauber, (unter dem Bett lagen noch Taschentücher|überall Staub und Haare)
@chambre- Winziges dunkles Zimmer in dem man (alles vom Nachbarn hört|kaum die Koffer aufmachen kann).
@chambre- Die Farbe blättert ab und der Teppich ist (fleckig|voller Flecken).
@chambre- Für mich war das Zimmer eine (große|einzige) Enttäuschung, alt und dunkel.
@accueil- Völlig desinteressiertes Personal, auf Fragen wird genervt geantwortet.
@prix- Viel zu teuer für das was man bekommt!!
@prix-,petit_dejeuner- Fürs Frühstück wollten sie 15 Euro extra und es gab (nur Croissants|Croissant und Kaffee).
?together @calme- Wir haben drei Nächte kaum geschlafen, so laut war es (auf dem Gang|im Haus).
@calme- Die ganze Nacht Lärm aus dem Nachbarzimmer, weil die Wände so dünn sind.
@chambre- Bett total durchgelegen, (ich habe seitdem Rückenschmerzen|so kann man nicht schlafen).
@accueil-,equipements- Die Heizung im Bad war kaputt und an der Rezeption war man unfreundlich.
?together @accueil- Unsere Reservierung war angeblich nicht auffindbar, wir mussten über eine halbe Stunde warten. Keine Entschuldigung.
@equipements- Aus dem Waschbecken roch es nach Kanal. Gemeldet, nichts passiert.
?famille @chambre- Im Familienzimmer war das vierte Bett nur (ein Klappbett|eine Klappliege).
@petit_dejeuner- Das Frühstück ist den Preis nicht wert, (das Brot war hart|alles aus der Packung).
?famille @accueil- Am Telefon ein Babybett zugesagt, war dann nicht da.
?famille @prix- Für $night Euro die Nacht zu viert in einem (winzigen|engen) Zimmer, das ist nicht in Ordnung.
?lift @acces- Der Aufzug war (die ganze Zeit|drei Tage lang) kaputt.
?low Ich kann dieses Hotel niemandem empfehlen.
?lift,together @acces-,accueil- Der Aufzug ging nicht und mein Vater kann keine Treppen steigen. Ein Zimmer weiter unten haben wir nicht bekommen und geholfen hat auch niemand.
?together Wir sind eine Nacht früher (abgereist|weitergefahren).
@petit_dejeuner- Beim Frühstück waren um halb neun nur noch Reste da.
?worst @accueil- Nie wieder dieses Hotel, so unfreundlich!!
# restaurant flow good
?together @restauration+ Wirklich leckeres Essen, wir waren alle (zufrieden|sehr zufrieden).
@accueil+ Die Bedienung war freundlich und nicht aufdringlich.
@accueil+ Die Karte ist nur auf Französisch, die Bedienung hat aber alles erklärt.
@ambiance+ Schönes Lokal, sehr gemütlich.
@restauration+ das Essen war sehr lecker und (frisch|reichlich), ich komme gerne wieder.
?pizzeria,together @restauration+ Die Pizza war sehr lecker.
?pizzeria,good @ambiance- Gute Pizza, es war mir aber (zu laut|zu voll).
?creperie @restauration+ Die Crêpe mit Karamell ist sehr lecker
?creperie @prix+ Gute Crêpes und nicht teuer.
?together @ambiance+ Wir saßen sehr schön und hatten einen guten Abend.
?good @attente- Es war lecker aber es hat (gedauert|lange gedauert). War auch sehr voll.
?!gastronomique @prix+ Mittagsmenü mit Vorspeise, Nachtisch und Kaffee, für den Preis super.
?!gastronomique @ambiance+ Mittags sitzen hier viele Leute aus dem Ort, gemütlich.
?together Waren begeistert und kommen wieder!
@accueil+,attente+ Die Bedienung war (flott|schnell) und immer freundlich.
?gastronomique @accueil+ Zu jedem Wein wurde etwas erzählt, das hat mir gefallen.
?gastronomique @restauration+ Zwischen den Gängen kam noch ein Gruß aus der Küche, sehr gut.
?good @accueil- Die Getränke kamen erst mit dem Hauptgang, aber gegessen [haben wir/habe ich] (gut|sehr gut).
?good,!pizzeria,!creperie @ambiance- Die Tische stehen eng. Das Essen war sehr gut.
?good,together @prix- Es hat uns allen gut geschmeckt, es ist aber nicht billig.
?!pizzeria,!creperie @restauration+ Auch die vegetarische Variante war frisch und gut gewürzt.
?together @ambiance+ Am letzten Abend hier gegessen, ruhiger Tisch, wir kommen wieder.
?weekend @ambiance+ Am Wochenende reservieren. Sehr schönes Lokal.
?famille,!gastronomique @accueil+ mit kindern kann man hier gut essen gehen, es gibt auch kleine portionen
?famille @ambiance+ Draußen ist genug Platz für die Kinder.
?good,!affaires @prix- Mit Wein wird es (schnell|dann schon) teuer, ohne geht es. Gut war alles.
@attente+ Trotz vollem Lokal (ging alles schnell|kam das Essen schnell).
# restaurant flow mixed
essen war ok, der Service mal so mal so
@attente- Geschmacklich gut aber über eine Stunde gewartet.
@attente- Die Bedienung war überfordert, hat sich aber wenigstens (entschuldigt|Mühe gegeben).
@prix- Essen gut, (günstig ist es nicht|billig ist es aber nicht).
?!pizzeria,!creperie @restauration- Die Vorspeise gut, das Hauptgericht (lauwarm|fad), der Nachtisch wieder gut.
# restaurant flow bad
@restauration- Leider war das Essen schlecht und lauwarm.
@accueil- Unfreundlicher geht es kaum!!
@accueil- [Wir sind/Ich bin] nach dem Aperitif wieder gegangen, sehr unfreundlich.
?together,!pizzeria,!creperie @restauration-,accueil- $thedishup war versalzen und das haben wir auch gesagt. Der Kellner war unfreundlich und bezahlen mussten wir trotzdem alles.
?!pizzeria,!creperie @restauration- Als Vorspeise nur eine Scheibe Terrine und etwas Salat, sehr wenig.
@ambiance- Es war sehr eng und laut.
@prix- Für dieses Essen (zu teuer|viel zu teuer), nach den guten Bewertungen [haben wir/habe ich] mehr erwartet.
# site flow good
?!nature @pedagogie+ Wirklich interessant gemacht, man kann lange bleiben.
?together Immer einen Besuch wert.
Bei schönem Wetter viel los, besser (unter der Woche|gleich am Morgen) kommen.
?chateau @pedagogie+ Führung auf Französisch mit einem deutschen Blatt, damit (kam ich gut mit|ging es gut).
?chateau,!winter @ambiance+ Sehr schöner Park (am Wasser|mit alten Bäumen).
?chateau,good @acces- Mit Rollator kommt man leider nur ins Erdgeschoss. Sonst sehenswert.
?jardin,!winter @ambiance+ Toller Garten, (sehr ruhig|Bänke gibt es genug).
?jardin,good Das Café hatte leider geschlossen. Der Garten ist wunderschön.
?jardin @ambiance+ Sehr schöner Garten, sehr gepflegt.
?jardin,good @pedagogie- Die Pflanzen sind leider nur auf Lateinisch beschriftet. Sonst schön.
?nature @emplacement+ Wunderschön!! Etwa eine Stunde Fußweg.
?nature,!winter Unbedingt etwas zu trinken mitnehmen, unterwegs gibt es nichts. Sehr schöner Weg.
?good,!nature @prix- Sehenswert aber (recht teuer|nicht ganz günstig).
?good,!nature,together @prix- Für uns vier war der Eintritt ganz schön teuer, gefallen hat es aber allen.
?musee @pedagogie+ Ein älterer Herr hat [uns/mir] alles gezeigt, sehr interessant.
?musee @prix+ Der Eintritt ist günstig und es ist gut gemacht.
?chateau,together,good @attente-,pedagogie+ Wir mussten über eine Stunde auf die Führung warten. Die war dann aber sehr gut.
?chateau Fotografieren ist erlaubt, nur ohne Blitz. Sehr schöne Räume.
?grotte,famille @pedagogie+ Unsere Kinder fanden die Höhle (spannend|super), die Führung war gut.
?nature,!winter,couple Wir haben oben Brotzeit gemacht, sehr schön.
?!nature,good @acces- Parkplätze sind knapp, also früh kommen.
# site flow bad
?!nature @prix- Lohnt sich [unserer/meiner] Meinung nach nicht, zu teuer.
?!nature @accueil- Das Personal an der Kasse war nicht freundlich.
?!nature Im Internet sieht das alles viel größer aus!
# camping flow good
schöner kleiner Platz mit (netten Leuten|netten Nachbarn)
@equipements+ Am Morgen gibt es frisches Brot, man muss es am Abend bestellen.
?caravan @equipements+ Für Wohnmobile gut geeignet, der Strom läuft (stabil|ohne Probleme) und die Plätze sind eben.
@proprete+ Der Platz ist sehr gepflegt und die (Duschen|Toiletten) waren immer sauber.
?caravan,good @acces- Zum Einkaufen mit dem Rad nicht weit, die Straße ist aber gefährlich.
?tent @prix+ Schöne Wiese zum Zelten für kleines Geld.
?tent,!winter @equipements+ Kiosk ist auch da, morgens gibt es Baguette.
?together Wir waren (eine Woche|zehn Tage) hier und würden jederzeit wieder kommen.
?good,mobile-home,!affaires @chambre- Wenig Platz im Mobilheim, die Terrasse ist dafür groß.
?mobile-home @equipements+ Das Mobilheim war neu und es war alles da.
?good @proprete- Die Duschen könnten öfter geputzt werden, (sonst|ansonsten) ein sehr schöner Platz.
@accueil+ Sehr freundlicher Empfang, man hat [uns/mir] alles gezeigt.
?famille,pool,summer @ambiance+ Jetzt schon der (dritte|vierte) Sommer hier, den Kindern gefällt es sehr. Wir kommen wieder.
?famille @ambiance+ Für die Kinder sehr schön, abends wird zusammen gespielt.
?good,!winter @prix- Der Laden ist teuer, der Platz ist aber schön.
?caravan,together,good @acces- Die Wege sind sehr eng, vorallem an der Schranke. Sonst gut.
?caravan,good @equipements- Sat Empfang ist unter den Bäumen (schwierig|nicht möglich).
?together @accueil+ Sehr nette Leute, wir sind länger geblieben als geplant.
# camping flow bad
?together @proprete-,prix- Dreckige Duschen und dafür auch noch so teuer!
@calme- Von der Straße hört man nachts (alles|jeden LKW), davon steht in der Beschreibung nichts.
@proprete- Die Duschen waren (drei Tage|eine Woche) lang dreckig.
# location,collectif flow good
?!refuge,!auberge-jeunesse,!village-vacances,together @proprete+,accueil+ Sehr schöne Unterkunft, sauber, und die Vermieter (nett|hilfsbereit). Gerne wieder!
?appartement @emplacement+ Die Wohnung ist wie beschrieben, der Bäcker gleich (um die Ecke|gegenüber).
?appartement @accueil+ Kommunikation mit $hostess war super.
?good,gite,together @equipements- Die Küche könnte größer sein. Sonst alles sehr schön.
?gite,together Ein schönes Haus mit allem was man braucht, wir haben uns (gut erholt|sehr wohl gefühlt).
?gite,!winter,garden @ambiance+ Schöner Garten zum Sitzen und Frühstücken.
?chambre-hotes @accueil+ Sehr herzliche Gastgeber, danke für alles.
?gite,together @accueil+ Die Vermieterin ist sehr nett und hilfsbereit.
?good,gite @acces- Die Treppe nach oben ist steil und schmal. Schönes Haus.
?appartement @chambre+ Das Bett war sehr gut und das Schlafzimmer schön dunkel.
?gite @calme+ Absolute Ruhe.
?refuge,!winter,good @calme- Das Lager war (voll|eng), geschlafen hat man nicht so viel. Sehr nettes Team.
?refuge,!winter @restauration+ Suppe, Fleisch mit Polenta und Kuchen, alles gut.
?refuge,!winter Bezahlen kann man nur bar! Schöne Hütte.
?!refuge,!auberge-jeunesse,!village-vacances,together @accueil+ Wir durften am letzten Tag länger in der Unterkunft bleiben, vielen Dank an $hostess.
?chambre-hotes,solo @petit_dejeuner+ Zum Frühstück gab es selbstgemachte Marmelade und (frisches Brot|Kuchen), sehr lecker.
# location,collectif flow bad
?!refuge,!auberge-jeunesse,!village-vacances @proprete- Ungepflegt und (ganz anders als auf den Fotos|im Bad Schimmel).
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements- In der Küche fehlte vieles, zum Beispiel ein (Dosenöffner|Topfdeckel).
?!refuge,!auberge-jeunesse,!village-vacances,together @accueil- Den Vermieter angerufen, er war sehr unfreundlich.
# activite flow good
?together @accueil+ Hat uns sehr gut gefallen und war (gut|super) organisiert.
?!spa,!escape,!bateau @pedagogie+ Vor Ort wurde alles in Ruhe erklärt, auch für Anfänger.
?!spa,!escape,!bateau @accueil+ Auf die Langsameren wurde (Rücksicht genommen|gewartet).
?!spa,!escape,!bateau,together Am nächsten Tag Muskelkater, war aber toll.
?!spa,!escape,!bateau @equipements+ Das Material war in gutem Zustand und alles hat (gepasst|in der Größe gepasst).
?!spa,!escape Online gebucht, hat problemlos geklappt. Gerne wieder.
`;
