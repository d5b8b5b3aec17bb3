/** More whole reviews told in one go, of all kinds of places: brief ones, and a few by guests who tell a single matter through. */
export const germanWholeMore = `
# hotel flow good
@proprete+ Das Hotel war sauber und das Personal (freundlich|nett).
@chambre+ Das Bett war bequem, geschlafen [haben wir/habe ich] (gut|sehr gut).
@accueil+ An der Rezeption sehr freundlich.
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
?pool,summer,together @equipements+ Bei der Hitze waren wir nur am Pool.
@accueil+ Alle Mitarbeiter waren sehr freundlich und haben sich Zeit genommen.
?restaurant @restauration+ Gegessen [haben wir/habe ich] im Hotel und das war ausgezeichnet, vor allem der (Nachtisch|Fisch).
?view @chambre+ Herrliche Aussicht!
?solo Ich war alleine hier und habe mich (wohl|sehr wohl) gefühlt.
@accueil+ zimmer ok, bett ok, personal freundlich
?together @emplacement+ Für Ausflüge liegt das Hotel sehr gut.
?dogs @accueil+ Mit Hund kein Problem, alle waren freundlich.
?together @accueil+ Sehr nettes Personal auch bei später Anreise.
?together @accueil+ Nun schon das (vierte|fünfte) Mal hier, man wird jedes Mal sehr freundlich aufgenommen.
?summer @chambre+ Im Zimmer war es angenehm kühl obwohl es draußen sehr heiß war, [wir konnten/ich konnte] gut schlafen.
@petit_dejeuner+ Das Frühstück hat [uns/mir] (gut|sehr gut) geschmeckt, das Brot war immer frisch.
?famille @prix+ Zwei Zimmer mit Verbindungstür zu einem (vernünftigen|bezahlbaren) Preis.
?dunes,together,autumn @ambiance+ Wir waren im Herbst hier, es war (sehr ruhig|kaum jemand da).
?good @prix- Die Preise an der Bar sind zu hoch, das Hotel (sonst|ansonsten) sehr zu empfehlen.
?good @calme- Leider hört man (das Treppenhaus|die Leute im Gang).
?together Eher zufällig hier gelandet und positiv überrascht
@petit_dejeuner+ frühstück war prima und (reichlich|frisch), zimmer standart
@accueil+ Danke für die schönen Tage, sehr nettes Personal!
?good,together @prix- Wir waren zufrieden, nur ist der Preis ohne (Frühstück|Parkplatz) etwas hoch.
?!affaires @petit_dejeuner+ Zum Frühstück gibt es auch (Käse und Schinken|Käse und Eier).
?good @petit_dejeuner- Der Kaffee beim Frühstück ist leider (dünn|nicht besonders), ansonsten gerne wieder.
?solo,good @prix- Fürs Frühstück (13|15) Euro finde ich zu viel.
?top,together @accueil+ Sehr freundliches Personal, immer hilfsbereit!
?couple,together @petit_dejeuner+ Das Frühstück war sehr reichhaltig und gut.
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
@equipements- In den Zimmern alte Möbel und alter Teppich.
@equipements- Im Internet sieht man nur renovierte Zimmer, [unseres/meines] war noch alt.
@accueil- Der Empfang war nicht besonders freundlich, (das hat mich gestört|beim Frühstück war es besser).
@petit_dejeuner+,equipements- Sehr gutes Frühstück. Am Bad müsste man (dringend|endlich mal) was machen.
?restaurant @restauration- Das Essen im Restaurant war teuer und (nur mittelmäßig|nichts Besonderes), das Zimmer war gut.
@accueil- (Leider nicht jeder|Nicht jeder) an der Rezeption ist freundlich.
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
?famille @chambre- Im Familienzimmer war das vierte Bett nur (ein Klappbett|eine Klappliege).
@petit_dejeuner- Das Frühstück ist den Preis nicht wert, (das Brot war hart|alles aus der Packung).
?famille @accueil- Am Telefon ein Babybett zugesagt, war dann nicht da.
?famille @prix- Für $night Euro die Nacht zu viert in einem (winzigen|engen) Zimmer, das ist nicht in Ordnung.
?lift @acces- Der Aufzug war (die ganze Zeit|drei Tage lang) kaputt.
?low Ich kann dieses Hotel niemandem empfehlen.
?together Wir sind eine Nacht früher (abgereist|weitergefahren).
@petit_dejeuner- Beim Frühstück waren um halb neun nur noch Reste da.
?worst @accueil- Nie wieder dieses Hotel, so unfreundlich!!
# restaurant flow good
?together @restauration+ Wirklich leckeres Essen, wir waren alle (zufrieden|sehr zufrieden).
@accueil+ Die Bedienung war freundlich und nicht aufdringlich.
@ambiance+ Schönes Lokal, sehr gemütlich.
@restauration+ das Essen war sehr lecker und (frisch|reichlich), ich komme gerne wieder.
?pizzeria,together @restauration+ Die Pizza war sehr lecker.
?creperie @restauration+ Die Crêpe mit Karamell ist sehr lecker
?creperie @prix+ Gute Crêpes und nicht teuer.
?together @ambiance+ Wir saßen sehr schön und hatten einen guten Abend.
?good @attente- Es war lecker aber es hat (gedauert|lange gedauert).
?!gastronomique @prix+ Mittagsmenü mit Vorspeise, Nachtisch und Kaffee, für den Preis super.
?!gastronomique @ambiance+ Mittags sitzen hier viele Leute aus dem Ort, gemütlich.
?together Waren begeistert und kommen wieder!
@accueil+,attente+ Die Bedienung war (flott|schnell) und immer freundlich.
?gastronomique @accueil+ Zu jedem Wein wurde etwas erzählt, das hat mir gefallen.
?good,!pizzeria,!creperie @ambiance- Die Tische stehen eng.
?good,together @prix- Es hat uns allen gut geschmeckt, es ist aber nicht billig.
?!pizzeria,!creperie @restauration+ Auch die vegetarische Variante war frisch und gut gewürzt.
?together @ambiance+ Am letzten Abend hier gegessen, ruhiger Tisch, wir kommen wieder.
?weekend Am Wochenende reservieren.
?famille,!gastronomique @accueil+ mit kindern kann man hier gut essen gehen, es gibt auch kleine portionen
?famille @ambiance+ Draußen ist genug Platz für die Kinder.
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
?together,!pizzeria,!creperie @restauration- $thedishup war versalzen.
?!pizzeria,!creperie @restauration- Vorspeise winzig.
@ambiance- Es war sehr eng und laut.
@prix- Für dieses Essen (zu teuer|viel zu teuer), nach den guten Bewertungen [haben wir/habe ich] mehr erwartet.
# site flow good
?!nature @pedagogie+ Wirklich interessant gemacht, man kann lange bleiben.
?together Immer einen Besuch wert.
Bei schönem Wetter viel los, besser (unter der Woche|gleich am Morgen) kommen.
?chateau @pedagogie+ Führung auf Französisch mit einem deutschen Blatt, damit (kam ich gut mit|ging es gut).
?chateau,!winter @ambiance+ Sehr schöner Park (am Wasser|mit alten Bäumen).
?jardin,!winter @ambiance+ Toller Garten, (sehr ruhig|Bänke gibt es genug).
?jardin,good Das Café hatte leider geschlossen.
?jardin @ambiance+ Sehr schöner Garten, sehr gepflegt.
?nature @emplacement+ Wunderschön!! Etwa eine Stunde Fußweg.
?nature,!winter Unbedingt etwas zu trinken mitnehmen, unterwegs gibt es nichts.
?good,!nature @prix- Sehenswert aber (recht teuer|nicht ganz günstig).
?musee @pedagogie+ Ein älterer Herr hat [uns/mir] alles gezeigt, sehr interessant.
?musee @prix+ Der Eintritt ist günstig und es ist gut gemacht.
?chateau Fotografieren ist erlaubt, nur ohne Blitz.
?grotte,famille @pedagogie+ Unsere Kinder fanden die Höhle (spannend|super), die Führung war gut.
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
?tent @prix+ Schöne Wiese zum Zelten für kleines Geld.
?tent,!winter @equipements+ Kiosk ist auch da, morgens gibt es Baguette.
?together Wir waren (eine Woche|zehn Tage) hier und würden jederzeit wieder kommen.
?mobile-home @equipements+ Das Mobilheim war neu und es war alles da.
?good @proprete- Die Duschen könnten öfter geputzt werden, (sonst|ansonsten) ein sehr schöner Platz.
@accueil+ Sehr freundlicher Empfang, man hat [uns/mir] alles gezeigt.
?famille,pool,summer @ambiance+ Jetzt schon der (dritte|vierte) Sommer hier, den Kindern gefällt es sehr.
?famille @ambiance+ Für die Kinder sehr schön, abends wird zusammen gespielt.
?good,!winter @prix- Der Laden ist teuer, der Platz ist aber schön.
?together @accueil+ Sehr nette Leute, wir sind länger geblieben als geplant.
# camping flow bad
?together @proprete-,prix- Dreckige Duschen und dafür auch noch so teuer!
@calme- Von der Straße hört man nachts (alles|jeden LKW), davon steht in der Beschreibung nichts.
@proprete- Die Duschen waren (drei Tage|eine Woche) lang dreckig.
# location,collectif flow good
?!refuge,!auberge-jeunesse,!village-vacances,together @proprete+,accueil+ Sehr schöne Unterkunft, sauber, und die Vermieter (nett|hilfsbereit).
?appartement @emplacement+ Die Wohnung ist wie beschrieben, der Bäcker gleich (um die Ecke|gegenüber).
?appartement @accueil+ Kommunikation mit $hostess war super.
?good,gite,together @equipements- Die Küche könnte größer sein. Sonst alles sehr schön.
?gite,together Ein schönes Haus mit allem was man braucht, wir haben uns (gut erholt|sehr wohl gefühlt).
?gite,!winter,garden @ambiance+ Schöner Garten zum Sitzen und Frühstücken.
?chambre-hotes @accueil+ Sehr herzliche Gastgeber, danke für alles.
?gite,together @accueil+ Die Vermieterin ist sehr nett und hilfsbereit.
?appartement @chambre+ Das Bett war sehr gut und das Schlafzimmer schön dunkel.
?gite @calme+ Absolute Ruhe.
?refuge,!winter @restauration+ Suppe, Fleisch mit Polenta und Kuchen, alles gut.
?refuge,!winter Bezahlen kann man nur bar!
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
?!spa,!escape Online gebucht, hat problemlos geklappt.
`;
