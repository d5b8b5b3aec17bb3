/** Whole reviews told in one go, mostly brief: hotels that disappointed, campsites and rented houses. */
export const germanWholeOthers = `
# hotel flow mixed
@calme-,accueil+ Das Personal ist wirklich freundlich. Leider ist das Hotel sehr hellhörig.
@calme- Man hört die Wasserspülung (von oben|aus den anderen Zimmern).
@equipements- War sicher mal ein gutes Hotel, leider wurde (seit Jahren|lange) nichts mehr gemacht.
@equipements-,proprete+ Sauber ist es schon, aber der Teppich (ist total abgewetzt|müsste dringend mal neu).
@equipements- Im Internet sieht man nur die renovierten Zimmer.
@chambre-,emplacement+ Die Lage ist gut, das Zimmer na ja.
@chambre- Das Zimmer war (sehr klein|dunkel), für eine Nacht ging es.
Das Hotel ist in Ordnung, aber nichts Besonderes.
@petit_dejeuner- Um halb neun war beim Frühstück kaum noch etwas da.
@petit_dejeuner- Aufgebackene Croissants und (dünner Kaffee|abgepackte Marmelade).
?summer @chambre- Ohne Klimaanlage im Sommer kaum auszuhalten.
?affaires @numerique- WLAN (brach ständig ab|war viel zu langsam). Sonst ordentlich.
?affaires @equipements- Der Schreibtisch ist viel zu klein, zum Arbeiten nicht so geeignet.
@chambre- Das Bett war leider durchgelegen, sonst war das Zimmer (ok|ganz schön).
@accueil- Personal nicht sehr freundlich, sonst ok
@prix- Für das Geld hatte ich mehr erwartet.
?!lift @acces- Leider gibt es keinen Lift und das Gepäck [mussten wir/musste ich] selber hochtragen.
?pool,summer @equipements- Der Pool war (wegen Reparatur gesperrt|nur bis 18 Uhr offen).
?pool,summer,!affaires @equipements- Der Pool ist zu klein für (so viele Leute|die vielen Gäste).
@emplacement+,calme- Die Lage ist wirklich gut, dafür ist es (nachts sehr laut|leider auch laut).
?restaurant @restauration- Halbpension (war leider nicht gut|recht fad). Das Zimmer war schön.
?restaurant @restauration- Das Essen im Restaurant war (jeden Abend fast gleich|wenig abwechslungsreich), Zimmer und Service waren gut.
@proprete- Auf den ersten Blick sauber, aber (Haare in der Dusche|Staub unterm Bett).
@proprete- Bei dem Preis sollte (besser geputzt werden|das Bad sauber sein).
?together @accueil- Seit dem Besitzerwechsel ist alles unpersönlicher.
?together @prix- Die Preise sind jetzt deutlich höher und renoviert wurde nichts.
?old @chambre- Von außen sehr schön, die Zimmer sind leider veraltet.
?old @chambre- Im Gang und im Zimmer roch es muffig, sonst ein schönes altes Haus.
@attente- [Wir mussten/Ich musste] bis (fünf|halb fünf) auf das Zimmer warten.
@attente- Eine halbe Stunde beim Check-in, das Personal war überfordert.
?road @calme- LKW ab fünf Uhr, das Zimmer sonst ok.
?road @calme- Zur Straße sehr laut, man schläft kaum.
?together @petit_dejeuner- Das Frühstück war für den Preis (zu einfach|leider schwach).
@equipements- sehr einfache ausstattung, (kein stuhl im zimmer|kein richtiger schrank)
Durchschnitt.
Für eine Nacht ok.
Man kann dort schlafen, (mehr nicht|empfehlen eher nicht).
?!parking @acces- Zum Parken [mussten wir/musste ich] jeden Abend lange suchen, das Hotel selbst ist ordentlich.
@petit_dejeuner-,chambre+ Das Zimmer war gut, nur das Frühstück schwach.
naja, geht so
# hotel flow bad
@proprete- Auf dem Kopfkissen waren Haare und (im Bad auch|in der Dusche auch).
@proprete- Schwarze Fugen in der Dusche und der Boden klebte.
@proprete- Die Sauberkeit lässt sehr zu wünschen übrig.
@proprete- Im Zimmer wurde offenbar schon länger nicht mehr (Staub gewischt|gesaugt).
?worst @proprete- Einfach nur ekelhaft, Schimmel im Bad und Flecken im Bett.
@accueil- Sehr unfreundlicher Empfang!
@accueil- Auf Fragen bekommt man an der Rezeption keine Antwort.
@accueil- Nicht einmal ein Guten Tag an der Rezeption.
@chambre- Das Zimmer war nicht wie auf den Bildern im Internet, winzig und dunkel.
Leider [können wir/kann ich] dieses Hotel nicht weiterempfehlen.
@chambre- Im Nichtraucherzimmer roch es nach Rauch.
?worst @prix- $night Euro für so ein Zimmer ist eine Frechheit.
@prix- Viel zu teuer für das was geboten wird, dazu noch (Parken extra|Frühstück extra).
@calme- Sehr laut, kaum geschlafen.
@calme- Bis drei Uhr Lärm auf dem Gang und an der Rezeption (war keiner zu erreichen|geht nachts niemand ran).
@calme- [Unser/Mein] Zimmer war direkt über der Bar, sehr laut.
@prix- Wegen Krankheit [mussten wir/musste ich] eine Woche vorher absagen und [haben/habe] kein Geld zurückbekommen.
?worst @proprete- dreckig und laut, finger weg!!!
@equipements- Klimaanlage defekt, Fernseher defekt, gekommen ist keiner.
@chambre-,prix- Das Zimmer war klein, laut und (viel zu teuer|für diesen Preis nicht in Ordnung).
@equipements- Müsste dringend renoviert werden, alles alt und abgenutzt.
?affaires @numerique- Das WLAN ging drei Tage nicht.
?affaires @accueil- rechnung falsch, auf mails reagiert (niemand|seit Wochen niemand).
?affaires @petit_dejeuner- Beim Frühstück gab es nur Toast und Automatenkaffee für (14|15) Euro.
@chambre- matratze total durchgelegen, nach der ersten Nacht (Rückenschmerzen|hatte ich Rückenschmerzen).
@chambre- Das Bad ist winzig.
?winter @chambre- Eiskalt im zimmer! Die Heizung wurde nachts abgestellt.
?winter @chambre- trotz nachfragen wurde die Heizung (nicht warm|nicht repariert).
?low,together @attente- Unser Zimmer war erst um (17 Uhr|halb sechs) fertig.
?together @prix- Rechnung unbedingt prüfen!
?worst,together @prix-,accueil- Abgezockt, und der Chef war auch noch unfreundlich.
?pool,summer @equipements- Der Pool war (grün|trüb).
?famille @accueil- Als Familie ist man hier nicht willkommen.
?famille @chambre- Das Zustellbett war eine alte Liege und kostete (auch noch extra|25 Euro extra).
@accueil- Das Personal an der Rezeption war (sehr unfreundlich|arrogant) und hat [uns/mir] nicht geholfen.
?dogs @prix- Für den Hund wurden (20|25) Euro pro Nacht verlangt und das steht nirgends!
?dogs @accueil- Hund angeblich erlaubt, war dann aber nicht willkommen.
?couple @chambre- Doppelbett gebucht und (zwei schmale Betten|zwei Einzelbetten) bekommen.
?restaurant @restauration- Das Essen im Hotel war lauwarm und ohne Geschmack.
?restaurant @attente-,restauration- Eine Stunde gewartet, dann kam (das falsche Gericht|alles kalt).
?alone @chambre- Kleines Einzelzimmer (direkt über der Küche|neben der Wäschekammer), zum vollen Preis.
@chambre- Es war im ganzen Zimmer (feucht|muffig) und das Fenster ging nicht auf.
@proprete- Flecken auf der Bettwäsche, (Spinnweben im Zimmer|Ränder in der Wanne).
?low @proprete- Es wurde (drei|vier) Tage lang nicht geputzt und neue Handtücher gab es auch keine!
@chambre- Total renovierungs bedürftig, (die Tapete löst sich|die Fenster gehen nicht zu).
@chambre- Das Bett knarrt bei jeder Bewegung, schlechtes Zimmer.
?low nicht zu empfehlen, (laut|schmuddelig) und zu teuer
@equipements- Zwei Tage kein warmes Wasser!
@equipements-,accueil- Nur kaltes Wasser, an der Rezeption hat das keinen interessiert.
?low @petit_dejeuner- Das Frühstück war eine Enttäuschung, wenig Auswahl und (nichts frisch|schlechter Kaffee).
@petit_dejeuner- Rührei kalt, Kaffee kalt.
?low,old @chambre- War früher einmal ein gutes Haus, heute ist alles veraltet und abgewohnt.
Leider enttäuschend.
@prix- nie mehr für dieses geld
?!parking @acces- Parkplätze gibt es viel zu wenig und [wir haben/ich habe] fast eine Stunde gesucht.
@calme- Baustelle nebenan, Lärm ab (sieben|acht) Uhr!!
?summer @chambre- Über 30 Grad im Zimmer und (keine Klimaanlage|nicht einmal ein Ventilator).
@numerique- WLAN stand in der Anzeige und hat nie funktioniert.
# camping flow good
@proprete+ Sehr gepflegter Platz, die Duschen werden (mehrmals am Tag|ständig) geputzt.
@proprete+ Sanitär immer sauber, auch am Abend.
?good @equipements- Sanitäranlagen nicht mehr neu aber (gut in Schuss|in Ordnung).
@accueil+ Bei einem Problem mit dem Strom war gleich jemand da.
?caravan @equipements+ Ver- und Entsorgung gut zugänglich, (der Untergrund ist fest|Plätze eben).
?caravan @equipements+ Große ebene Stellplätze, man kommt auch nach Regen gut (raus|wieder weg).
Sehr schöner Platz, [wir kommen/ich komme] gerne wieder.
?tent @prix+ War mit Rad und Zelt unterwegs und habe hier sehr wenig bezahlt.
?tent @accueil+ Auch ohne Reservierung für Radfahrer mit Zelt immer ein Platz, sehr nett.
?tent @prix+ Für Radfahrer sehr günstig und (warme Duschen|die Duschen sind warm).
?mobile-home @equipements+ Im Mobilheim war alles da, auch eine Kaffeemaschine.
?mobile-home,together @proprete+ Unser Mobilheim war bei der Ankunft sehr sauber.
@accueil+ Nette Leute an der Rezeption, sie sprechen (auch Deutsch|etwas Deutsch) und helfen bei allem.
?famille @ambiance+ Die Kinder haben gleich Freunde gefunden.
?famille @ambiance+ Unsere Kinder konnten auf dem ganzen Platz spielen.
?good,summer @calme- In der Hochsaison ist es abends lange laut.
?good,summer @ambiance- Voll war es schon im August, aber nette Nachbarn.
?pool,famille,summer @equipements+ Die Rutsche ist super, unsere Kinder waren nur da
?pool,famille,summer @equipements+ Schöner Pool mit einem flachen Teil für die Kleinen.
@ambiance+ Die Plätze sind groß und (schattig|durch Hecken getrennt).
?lake,aurelle @emplacement+ Direkt am See, zum Baden (ideal|super).
?lake,aurelle,together @emplacement+ Schöne Plätze am Wasser, früh buchen!
?dunes,summer,!affaires @emplacement+ Der Strand ist traumhaft breit, wegen den Wellen aber (auf die Fahnen achten|vorsichtig sein).
?!caravan,!pool @calme+ Kleiner Platz ohne (Animation|Disco), nachts hört man nichts.
?!pool @accueil+ Sehr nette Besitzer, man kann auch Gemüse kaufen.
@emplacement+ Die Lage ist toll, zum Bäcker kann man laufen.
?spring @prix+ In der Vorsaison fast leer und sehr günstig.
?good,spring @equipements- Laden und Restaurant hatten noch zu, also vorher einkaufen.
?dogs @equipements+ Es gibt eine Hundedusche und (eine große Wiese|genug Platz zum Laufen).
?dogs @accueil+ mit hund sehr (willkommen|gern gesehen).
@attente+ schneller check in, (netter platz|ruhiger platz)
@equipements+ Brötchenservice ist (super|klasse).
?good @numerique- WLAN nur (bei der Rezeption|gegen Gebühr).
?together @ambiance+ Für uns einer der schönsten Plätze in Frankreich, viel Grün.
?together @ambiance+ Sehr schön hier, wir haben (zweimal|zwei Nächte) verlängert.
?couple,!winter @calme+ Wir hatten einen ruhigen Platz im hinteren Teil.
?!winter,together Jetzt zum (dritten|zweiten) mal da, nächstes jahr wieder
?famille,together Für Familien mit kleinen Kindern sehr zu empfehlen.
?tent,!winter @accueil+ Der Besitzer ist sehr nett und hilfsbereit.
?top,!winter Der beste Platz auf [unserer/meiner] ganzen Tour!
@calme+ Sehr ruhig und (viel Schatten|schön grün), gerne wieder
?good @prix- Für die Dusche braucht man ein Chip, schade.
?!winter,together,caravan @equipements+,proprete+ Das Waschhaus ist neu und groß genug und wird mehrmals am Tag geputzt.
# camping flow mixed
@proprete-,accueil+ nette Leute, aber das Sanitär ist (nicht sauber|ab mittags nicht mehr sauber).
@prix- Für jede Dusche extra zahlen.
?mobile-home @equipements- Mobilheim mit verkratzten Pfannen und (zwei kaputten Stühlen|einer defekten Kochplatte).
?mobile-home @equipements- Die Matratzen im Mobilheim sind viel zu dünn, [wir haben/ich habe] (schlecht geschlafen|kaum geschlafen).
?caravan @prix- Stellplatz klein und uneben, dafür zu teuer.
@calme- Der Platz ist schön gelegen, nur war jeden Abend Musik bis Mitternacht.
?summer @ambiance- im Juli war es leider zu voll und (zu laut|zu eng), schade um den schönen Platz
Als Zwischenstopp ok
# camping flow bad
@proprete- die Toiletten waren eine zumutung
@proprete- Schon am Morgen kein Papier mehr und alles verdreckt.
@calme- Bis zwei Uhr nachts Musik, und keiner tut etwas dagegen.
@proprete-,prix- Für so viel Geld erwarte ich wenigstens (saubere Duschen|ein sauberes Waschhaus).
@calme- Jede Nacht Lärm bis zwei oder drei Uhr.
?summer @prix- (55|60) Euro am Tag für einen Platz ohne Schatten!
[Wir waren/Ich war] enttäuscht.
?pool,summer @equipements- Der Pool ist viel zu klein und total überfüllt.
?mobile-home @proprete- Krümel im Bett, Schimmel im Kühlschrank.
?mobile-home @prix- Endreinigung extra bezahlt!!
@accueil- Der Chef ist sehr unfreundlich.
?caravan @equipements- Strom fällt ständig aus.
?caravan @proprete- Die Entsorgungsstation war total verdreckt.
@equipements- Die Duschen waren kalt, (eine ganze Woche lang|jeden Morgen).
?tent,!winter @ambiance- Die Zeltwiese liegt neben dem Müll
# location,collectif flow good
?!refuge,!auberge-jeunesse,!village-vacances @accueil+ $hostess hat [uns/mich] sehr nett empfangen und alles gezeigt.
?!refuge,!auberge-jeunesse,!village-vacances @proprete+ Alles sauber und genau wie beschrieben.
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements+ In der Küche fehlt nichts.
?!refuge,!auberge-jeunesse,!village-vacances Eine Woche hier gewesen und sehr gut erholt.
?gite,famille @equipements+ Mit zwei Familien im Haus und genug Platz für alle.
?gite,famille,garden @equipements+ Der Garten ist groß und eingezäunt, für Kinder super.
?!refuge,!auberge-jeunesse,!village-vacances @accueil+ Nette Vermieter und eine schöne Unterkunft, (gerne wieder|danke).
?gite,together @equipements+ Waschmaschine im Haus, sehr praktisch.
?appartement @emplacement+ Zentral und doch ruhig.
?appartement @accueil+ Schlüsselübergabe hat (einwandfrei|auch spät noch) funktioniert, die Wohnung ist schön.
?couple,appartement @equipements+ Für zwei Personen (ideal|genau richtig), die Küche klein aber mit allem.
?gite,together Wir haben uns in dem Haus sehr wohl gefühlt und wären gerne länger geblieben.
?chambre-hotes @petit_dejeuner+ Jeden Morgen selbst gebackener Kuchen zum Frühstück, sehr lecker.
?chambre-hotes @accueil+ $hostess ist sehr herzlich und nimmt sich wirklich Zeit.
?chambre-hotes,together @ambiance+ Alle sitzen beim Frühstück an einem Tisch, das war sehr nett.
?chambre-hotes,together @restauration+ Abends kann man mitessen, sehr gut.
?appartement @proprete+ Die Wohnung war sauber und die Betten frisch bezogen.
?chalet @ambiance+ Viel Holz, großes Fenster, sehr gemütlich.
?refuge,!winter @accueil+ Super Hüttenwirt!
?refuge,!winter,good @calme- Im Lager etwas laut, Ohrstöpsel mitnehmen.
?refuge,!winter @restauration+ Gute (Suppe|Polenta), große Portionen.
?chambre-hotes,together @accueil+ Wir wurden sehr herzlich aufgenommen, vielen Dank an (die Gastgeber|$hostess).
?refuge,!winter @emplacement+ Unbedingt reservieren, die Aussicht ist super.
?auberge-jeunesse,alone @ambiance+,proprete+ sauberes Hostel, nette Leute, (gerne wieder|für das Geld top)
?auberge-jeunesse,solo @ambiance+ Man lernt in der Küche schnell Leute kennen.
?village-vacances,famille @equipements+ Kinderbetreuung und Pool, alles super.
?village-vacances,famille @accueil+ Alle lieb zu den Kindern, besonders $staff vom Kinderclub.
?village-vacances,famille,good @restauration- Das Essen war mit der Zeit etwas eintönig. Schöner Urlaub.
?!refuge,!auberge-jeunesse,!village-vacances @chambre+ Die Betten waren sehr gut.
?dogs,gite,garden @equipements+ Mit Hund ideal, weil der Garten eingezäunt ist.
?winter,gite @ambiance+ Das Haus war sehr gemütlich und Holz für den Ofen war auch da.
?good,!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @numerique- WLAN sehr schwach und Handyempfang kaum vorhanden.
?village,!refuge,!auberge-jeunesse,!village-vacances @calme+ Sehr ruhig, [wir haben/ich habe] gut geschlafen.
# location,collectif flow mixed
?!refuge,!auberge-jeunesse,!village-vacances @proprete- Mit der Sauberkeit [waren wir/war ich] nicht so zufrieden, vor allem (in der Küche|im Bad).
?!refuge,!auberge-jeunesse,!village-vacances @prix-,proprete- Nicht richtig sauber für den Preis.
?appartement @calme- Die Wohnung ist ok, zur Straße hin aber laut, (besonders am Morgen|auch nachts).
?appartement @numerique- Internet (ging nur im Flur|fiel immer wieder aus).
?appartement @chambre- Das Schlafsofa ist für Erwachsene nicht geeignet.
?auberge-jeunesse,!winter @calme- Eine Schulklasse im Haus und bis Mitternacht laut.
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements- Für das Nötigste reicht die Küche, richtig kochen kann man da (nicht|kaum).
?gite Haus schön, Betten (zu weich|mittelmäßig).
# location,collectif flow bad
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @proprete- Bei der Ankunft war nicht geputzt.
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @accueil- Die Kaution [haben wir/habe ich] bis heute nicht zurück!
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements- In der Küche fehlte alles, (nicht einmal Spülmittel|keine Töpfe).
?gite @equipements- Feucht und muffig, im Schlafzimmer war die Wand (schimmelig|nass).
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes,together @accueil-,proprete- Beim Einzug war nicht geputzt, Vermieterin unfreundlich.
?gite @equipements- Der Garten ist völlig verwildert.
?gite @prix- [Wir sind/Ich bin] nach zwei Nächten ins Hotel, Geld zurück gab es keins.
?appartement @accueil-,prix- Vermieterin sehr unfreundlich und am Ende wollte sie auch noch Geld für einen Kratzer der schon da war.
?appartement @chambre- Durchgelegene Betten.
?!refuge @equipements- Das warme Wasser reichte nur für eine Dusche.
?village-vacances @restauration- Das Essen war lauwarm und jeden Tag das gleiche.
?village-vacances @chambre- Hellhörige kleine Zimmer, die Betten unbequem.
?auberge-jeunesse @proprete- Duschen verstopft und dreckig.
?!refuge,!auberge-jeunesse,!village-vacances @calme- Leider nicht ruhig, (ab sechs fahren LKW vorbei|nebenan wird gebaut)!
`;
