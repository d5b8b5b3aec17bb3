/** Whole reviews told in one go, mostly brief: hotels that disappointed, campsites and rented houses. */
export const germanWholeOthers = `
# hotel flow mixed
@calme-,accueil+ Das Personal ist wirklich freundlich, da kann man nichts sagen. Leider ist das Hotel so hellhörig das man (jedes Wort von nebenan|jede Tür) hört.
@calme- Man hört die Wasserspülung (von oben|aus allen Zimmern), schlafen konnte ich erst gegen zwei.
@equipements- War sicher mal ein gutes Hotel, leider wurde (seit Jahren|offenbar lange) nichts mehr gemacht.
@equipements-,proprete+ Sauber ist es schon, aber der Teppich (ist total abgewetzt|müsste dringend mal neu).
@equipements- Auf der Homepage sieht man nur die renovierten Zimmer, [unseres/meines] war (noch alt|keins davon).
@chambre-,emplacement+ Die Lage ist gut, das Zimmer na ja.
@chambre- Das Zimmer war (sehr klein|dunkel), für eine Nacht ging es.
Das Hotel ist in Ordnung, (aber nichts Besonderes|mehr aber auch nicht).
@petit_dejeuner- Um halb neun war beim Frühstück kaum noch etwas da und nachgelegt wurde (auch nicht|nichts mehr). Das Zimmer war ok.
@petit_dejeuner- Aufgebackene Croissants und (dünner Kaffee|abgepackte Marmelade), das ist doch kein Frühstück. Schade, weil sonst alles gepasst hat.
?summer @chambre- Ohne Klimaanlage im Sommer kaum auszuhalten, bei offenem Fenster (kommen die Mücken|kommen die Mücken rein).
?summer,together @chambre- Wir bekamen einen Ventilator, der war aber so laut das wir ihn (gleich wieder ausgemacht haben|nachts nicht laufen lassen konnten).
?affaires @numerique- WLAN (brach ständig ab|war viel zu langsam), für Geschäftsreisende ungeeignet. Sonst ordentlich.
?affaires @equipements- Der Schreibtisch ist viel zu klein und (es gibt nur eine Steckdose|das Licht zu schwach), zum Arbeiten also nicht so geeignet.
@accueil-,proprete+ Zimmer sauber, Begrüßung (eher kühl|lieblos). Es fehlt einfach die Herzlichkeit.
@chambre- Das Bett war leider durchgelegen, sonst war das Zimmer (ok|ganz schön).
@accueil- In anderen Häusern wird man wenigstens gefragt ob alles recht war...
?!affaires @prix- Nicht schlecht aber zu teuer, (das Frühstück kommt ja noch dazu|vor allem am Wochenende).
@prix- Für das Geld hatte ich (mehr erwartet|was Besseres erwartet), auch wenn es nicht schlecht war.
?!lift,couple,woman @acces- Bei der Buchung hatten wir um ein Zimmer unten gebeten, weil mein Mann ein Knieproblem hat. Bekommen haben wir eins im (zweiten|dritten) Stock ohne Lift, angeblich stand davon nichts in der Reservierung und frei war unten auch nichts mehr.
?!lift @acces- Leider gibt es keinen Lift und das Gepäck [mussten wir/musste ich] selber hochtragen. Nichts für ältere Leute.
?pool,summer @equipements- Der Pool war (wegen Reparatur gesperrt|nur bis 18 Uhr offen) und das hat vorher niemand gesagt!
?pool,summer,!affaires @equipements- [Wir haben/Ich habe] das Hotel nur wegen dem Pool gebucht und der war zu klein für (so viele Leute|die vielen Gäste). Deshalb drei Sterne.
@emplacement+,calme- Die Lage ist wirklich gut, dafür ist es (nachts sehr laut|leider auch laut).
?summer @equipements- Klimaanlage entweder zu kalt oder (gar nicht|aus), dazwischen gibt es nichts.
?restaurant @restauration- Halbpension (war leider nicht gut|recht fad), nächstes Mal ohne. Das Zimmer war schön.
?restaurant @restauration- Das Essen im Restaurant war (jeden Abend fast gleich|wenig abwechslungsreich), Zimmer und Service waren gut.
@proprete- Auf den ersten Blick war es sauber, dann [haben wir/habe ich] aber (Haare in der Dusche|den Staub unterm Bett) gesehen.
@proprete- Ich habe nichts gesagt weil es nur eine Nacht war, aber bei dem Preis sollte (besser geputzt werden|das Bad sauber sein).
?together @accueil- Neue Besitzer, und seitdem ist alles irgendwie unpersönlicher. Schade
?together @prix- Wir waren früher gerne hier, aber die Preise sind jetzt (deutlich höher|fast doppelt so hoch) und renoviert wurde nichts.
@equipements- Das Bad ist sehr alt und müsste renoviert werden, das Zimmer selbst ging.
?man @chambre- Bett für große Menschen zu kurz. (Sonst ok.|Passabel.)
?old @chambre- Von außen sehr schön, die Zimmer sind leider (veraltet|noch von früher).
?old @chambre- Im Gang und im Zimmer roch es muffig, sonst (ein schönes altes Haus|hätte es [uns/mir] gefallen).
@attente- [Wir mussten/Ich musste] bis (fünf|halb fünf) auf das Zimmer warten. Es war dann zwar schön, aber der Nachmittag war weg.
@attente- Eine halbe Stunde beim Check-in, (das Personal war überfordert|eine Person für alle).
?road @calme- LKW ab fünf Uhr. Nach hinten ist es wohl besser, da war aber nichts frei.
?road @calme- Nicht zur Straße nehmen, sonst (schläft man kaum|ist um fünf die Nacht vorbei). Vom Zimmer her in Ordnung.
?together @petit_dejeuner- Wir fanden das Frühstück für den Preis (zu einfach|leider schwach) und sind dann zum Bäcker gegangen.
@equipements- sehr einfache ausstattung, (kein stuhl im zimmer|kein richtiger schrank)
Durchschnitt.
Für eine Nacht ok, (mehr nicht|länger nicht).
Man kann dort schlafen, empfehlen würde ich es (nicht unbedingt|eher nicht).
@prix- So gut wie die Bewertungen sagen fand ich es nicht, (vor allem nicht für den Preis|dafür ist es zu teuer)
?!parking @acces- Zum Parken [mussten wir/musste ich] jeden Abend (lange suchen|durch die Gegend fahren), das Hotel selbst ist ordentlich.
@calme-,accueil+ Am Samstag war eine Feier im Haus und die Musik ging bis zwei. Die Dame an der Rezeption konnte nichts dafür und hat sich dreimal entschuldigt, aber geschlafen [haben wir/habe ich] trotzdem nicht. So was könnte man einem vorher sagen.
@petit_dejeuner-,chambre+ Gutes Zimmer, schwaches Frühstück. (Geht besser.|Schade.)
@equipements- Der Fernseher ging nicht, die Lampe am Bett auch nicht. Wurde (notiert|aufgeschrieben) und das war's.
@chambre- Die Matratze war [uns/mir] (viel zu weich|zu weich), das Personal war nett.
naja
# hotel flow bad
@proprete- Auf dem Kopfkissen waren Haare und (im Bad auch|in der Dusche auch).
@proprete- Schwarze Fugen in der Dusche und der Boden klebte. Auf Beschwerde wurde (kurz drübergewischt|nichts gemacht).
@proprete- Die Sauberkeit lässt sehr zu wünschen übrig, (im ganzen Haus|nicht nur im Bad).
@proprete- Im Zimmer wurde offenbar schon länger nicht mehr (Staub gewischt|gesaugt), alles war grau.
?worst @proprete- Einfach nur ekelhaft (dieses Zimmer|), Schimmel im Bad und Flecken im Bett. Nie wieder!!
@accueil- So unfreundlich [sind wir/bin ich] noch nirgends empfangen worden!
@accueil- Auf Fragen bekommt man an der Rezeption (keine Antwort|nur ein Achselzucken), so was habe ich noch nicht erlebt.
@accueil- Nicht einmal ein Guten Tag an der Rezeption, man (stört da nur|wird kaum angeschaut).
@chambre- Das Zimmer hatte mit den Bildern im Internet (nichts zu tun|gar nichts gemeinsam), winzig und dunkel.
Leider [können wir/kann ich] dieses Hotel nicht weiterempfehlen.
@chambre- Kalter Rauch im Nichtraucherzimmer, und das (die ganze Nacht|obwohl [wir/ich] gelüftet [haben/habe]).
?worst @prix- $night Euro für dieses Loch, das ist eine Frechheit.
@prix- Viel zu teuer für das was geboten wird, dazu noch (Parken extra|Frühstück extra).
@calme- An Schlaf war nicht zu denken.
@calme- Bis drei Uhr Lärm auf dem Gang und an der Rezeption (war keiner zu erreichen|geht nachts niemand ran).
@calme- [Unser/Mein] Zimmer war direkt über der Bar. Am Morgen hieß es nur, (samstags sei das eben so|da könne man nichts machen).
@prix-,accueil- Wegen Krankheit [mussten wir/musste ich] eine Woche vorher absagen und [haben/habe] keinen Cent zurückbekommen. Am Telefon war man auch noch unfreundlich und hat einfach aufgelegt, das kenne ich von anderen Hotels ganz anders.
?worst @proprete- Katastrophe. dreckig, laut. ([Wir sind/Ich bin] nach einer Stunde wieder weg.|Da waren Tiere im Bett.) Finger weg!!!
@equipements- Klimaanlage defekt, Fernseher defekt, (gekommen ist keiner|interessiert hat es niemanden).
@chambre-,prix- Das Zimmer war klein, laut und (viel zu teuer|für diesen Preis nicht in Ordnung).
@equipements- Die Klospülung lief die ganze Nacht nach, gemeldet [haben wir/habe ich] es (zweimal|gleich am ersten Abend), passiert ist nichts.
@equipements- Müsste dringend renoviert werden, (alles alt und abgenutzt|so kann man das nicht mehr vermieten).
?affaires @numerique- Das WLAN ging drei Tage nicht, ich musste (mit dem Handy arbeiten|zum Arbeiten ins Café). Für mich erledigt.
?affaires @accueil- rechnung falsch, auf mails reagiert (niemand|seit Wochen niemand).
?affaires @petit_dejeuner- Beim Frühstück gab es Toast und Automatenkaffee, dafür (14|15) Euro zu verlangen ist nicht in Ordnung.
@chambre- matratze total durchgelegen, nach der ersten Nacht (Rückenschmerzen|hatte ich Rückenschmerzen).
@chambre- Das Bad ist so winzig, dass man sich (nicht umdrehen kann|beim Duschen überall anstößt).
?winter @chambre- Eiskalt im zimmer! Die Heizung wurde nachts (einfach abgestellt|runtergedreht), [wir haben/ich habe] mit Pullover geschlafen.
?winter @chambre- trotz mehrmaligem nachfragen wurde die Heizung (nicht warm|nicht repariert), bei dem Preis geht das nicht.
?together @proprete-,attente- Unser Zimmer war nicht geputzt als wir ankamen, das Bett noch vom Vorgänger. Wir mussten zwei Stunden warten und dann kam jemand der nur das Laken gewechselt hat. Eine Entschuldigung haben wir nicht gehört.
?low,together @attente- Unser Zimmer war erst um (17 Uhr|halb sechs) fertig und wir saßen mit dem ganzen Gepäck in der Halle.
?low,together @accueil- Ein Handtuch pro Person, mehr gab es nicht, (die Wäscherei käme erst morgen|auch nicht auf Nachfrage).
?together @prix- Bitte die Rechnung genau prüfen, bei uns standen (zwei Frühstücke drauf die wir nie hatten|Getränke drauf die wir nicht hatten)!
?worst,together @prix-,accueil- Regelrecht abgezockt. Und der Chef wurde auch noch (laut|frech) als wir nachfragten.
?pool,summer @equipements- Der Pool war (grün|trüb), da ging keiner rein.
?pool,summer @equipements- Liegen kaputt oder schon am Morgen mit Handtüchern belegt. Das Personal schaut nur zu.
?famille @accueil- Als Familie ist man hier (nicht willkommen|unerwünscht), die Kinder wurden ständig ermahnt.
?famille @chambre- Das Zustellbett war eine alte Liege und kostete (auch noch extra|25 Euro extra). Unser Sohn hat bei uns geschlafen.
?famille @petit_dejeuner- Für Kinder gab es beim Frühstück (fast nichts|trockenes Baguette und sonst nichts).
@accueil- Das Personal an der Rezeption war (sehr unfreundlich|arrogant) und hat [uns/mir] nicht geholfen.
?dogs @prix- Für den Hund wurden (20|25) Euro pro Nacht verlangt und das steht nirgends!
?dogs @accueil- Hund angeblich erlaubt, durfte dann aber (nicht einmal in die Halle|nur durch den Hintereingang rein).
?couple @chambre- Doppelbett gebucht und (zwei schmale Betten|zwei Einzelbetten) bekommen, tauschen war nicht möglich.
@chambre- Blick auf die Mülltonnen. (Und den Geruch dazu.|Fenster konnte man nicht aufmachen.)
?restaurant @restauration- Das Essen im Hotel kann man (vergessen|nicht empfehlen), lauwarm und ohne Geschmack.
?restaurant @attente-,restauration- Eine Stunde gewartet, dann kam (das falsche Gericht|alles kalt). Keine Entschuldigung.
?alone @chambre- Als Einzelreisender bekommt man hier das schlechteste Zimmer, (direkt über der Küche|neben der Wäschekammer), zum vollen Preis.
?alone @accueil- Man setzte mich beim Frühstück an den kleinen Tisch bei der Tür, obwohl (viel frei war|der Raum halb leer war).
?alone @attente-,accueil- Um neun Uhr abends niemand da, am Telefon auch keiner, (40|30) Minuten draußen im Regen gewartet. Und als dann jemand kam, kein Wort der Entschuldigung, nur der Schlüssel.
@chambre- Es war im ganzen Zimmer (feucht|muffig) und das Fenster ging nicht auf.
@proprete- Flecken auf der Bettwäsche, (Spinnweben über dem Bett|Ränder in der Wanne).
?low @proprete- Es wurde (drei|vier) Tage lang nicht geputzt und neue Handtücher gab es auch keine!
@chambre- Total renovierungs bedürftig, (die Tapete kommt von der Wand|die Fenster gehen nicht zu).
@chambre- Ich verstehe nicht wie dieses Hotel auf so gute Bewertungen kommt, das Bett knarrt bei jeder Bewegung.
?low nicht zu empfehlen, (laut|schmuddelig) und zu teuer
@equipements- Zwei Tage kein warmes Wasser!
@equipements-,accueil- Kalt duschen, und an der Rezeption heißt es (das sei normal|morgen kommt jemand). Es kam keiner.
?together @accueil- Seit Monaten gebucht und bezahlt, bei der Ankunft war unser Zimmer doppelt vergeben. Man hat uns in ein schlechteres Hotel geschickt und das Taxi mussten wir selber zahlen. Auf mein Schreiben kam eine Standardantwort, Geld keines. So kann man mit Gästen nicht umgehen!
@petit_dejeuner-,proprete- Frühstücksraum schmutzig, (die Tische klebten|niemand wischt die Tische ab).
?low @petit_dejeuner- Das Frühstück war eine Enttäuschung, wenig Auswahl und (nichts frisch|schlechter Kaffee).
@petit_dejeuner- Rührei kalt, Kaffee kalt, (Brot vom Vortag|Auswahl sehr gering). Enttäuschend.
?low,old @chambre- War früher einmal ein gutes Haus, heute ist alles (veraltet und abgewohnt|nur noch alt).
?low,old @accueil- Das Personal unterhielt sich, während [wir/ich] auf Kaffee [warteten/wartete]. Es hat sich sehr verändert hier.
Leider enttäuschend.
@prix- nie mehr für dieses geld
?!parking @acces- Parkplätze gibt es viel zu wenig und [wir haben/ich habe] (auch noch einen Strafzettel bekommen|fast eine Stunde gesucht).
@calme- Presslufthammer ab (sieben|acht) Uhr auf der Baustelle nebenan, das hätte man einem beim Buchen sagen müssen!!
?summer @chambre- Über 30 Grad im Zimmer und (keine Klimaanlage|nicht einmal ein Ventilator). [Wir haben/Ich habe] kein Auge zugemacht.
@numerique- WLAN stand in der Anzeige und (hat nie funktioniert|ging dann aber nicht). An der Rezeption wusste keiner was.
# camping flow good
@proprete+ Sehr gepflegter Platz, die Duschen werden (mehrmals am Tag|ständig) geputzt.
@proprete+ Sanitär immer sauber, (auch am Abend|sogar am Wochenende), das ist für mich das Wichtigste.
?good @equipements- Sanitäranlagen nicht mehr neu aber (gut in Schuss|in Ordnung).
@accueil+ Bei [uns/mir] ist die Sicherung rausgeflogen, nach zwei Minuten war jemand da. (Super.|Sehr hilfsbereit!)
?together @accueil+ Der Platzwart war sehr freundlich und hat uns (den Platz selbst aussuchen lassen|beim Einparken geholfen).
?caravan @equipements+ Ver- und Entsorgung gut zugänglich, (der Untergrund ist fest|Plätze eben). Für Wohnmobile ideal.
?caravan @equipements+ Große ebene Stellplätze, man kommt auch nach Regen gut (raus|wieder weg).
Sehr schöner Platz, [wir kommen/ich komme] gerne wieder.
?caravan,good Ohne Strom steht man ganz hinten. (Ist da aber auch schön.|Dafür ruhig.)
?tent @prix+ War mit Rad und Zelt unterwegs und habe hier (sehr wenig|kaum was) bezahlt, schöne Wiese.
?tent @accueil+ Auch ohne Reservierung findet sich für Radfahrer mit Zelt immer (ein Platz|noch ein Eck).
?tent @prix+ Für Radfahrer sehr günstig und (warme Duschen|die Duschen sind warm).
?mobile-home @equipements+ Im Mobilheim war alles da, (sogar eine Kaffeemaschine|auch Grill und Wäscheständer).
?mobile-home,famille,good @equipements- Die Betten im Kinderzimmer vom Mobilheim sind etwas schmal, (die Kinder hat es nicht gestört|ging aber).
?mobile-home,together @proprete+ Unser Mobilheim war bei der Ankunft (blitzsauber|sehr sauber), das hatten wir auch schon anders.
@accueil+ Nette Leute an der Rezeption, sie sprechen (auch Deutsch|etwas Deutsch) und helfen bei allem.
?famille @ambiance+ Die Kinder haben gleich Freunde gefunden, (wir haben sie kaum gesehen|auch ohne Sprache).
?famille @ambiance+ Unsere Kinder konnten auf dem Platz (den ganzen Tag mit dem Rad fahren|überall spielen), für uns war das sehr erholsam.
?good,summer @calme- In der Hochsaison ist es abends lange laut, (im Juni wäre es besser|wer Ruhe sucht sollte im Juni kommen). Der Platz ist schön.
?good,summer @ambiance- Voll war es schon im August, (aber man hat trotzdem seinen Platz|nette Nachbarn zum Glück).
?pool,famille,summer @equipements+ Die Rutsche!! Mehr (wollten unsere Kinder nicht|muss man mit Kindern nicht wissen)
?pool,famille,summer @equipements+ Schöner Pool mit einem flachen Teil für die Kleinen, wir konnten (auch mal lesen|endlich mal sitzen bleiben).
?good,pool,summer @restauration- Der Imbiss ist nicht so gut, (Pizza lieber woanders|die Pommes schwach). Der Platz selber top.
@ambiance+ Die Plätze sind groß und (schattig|durch Hecken getrennt), man sitzt nicht aufeinander.
?lake,aurelle @emplacement+ Direkt am See, (morgens vor dem Frühstück schwimmen|zum Baden und SUP fahren ideal).
?lake,aurelle,together @emplacement+ Die vorderen Plätze am Wasser früh buchen! Wir standen in der zweiten Reihe, (auch schön|etwas Blick hatten wir auch).
?good,dunes @emplacement+ Unter Pinien, zum Strand läuft man (eine Viertelstunde|ein Stück). Sand hat man dann überall, muss man mögen.
?dunes,summer,!affaires @emplacement+ Der Strand ist traumhaft breit, wegen den Wellen aber (auf die Fahnen achten|vorsichtig sein).
?good,dunes @prix- Der Laden am Platz ist teuer, besser (vorher|außerhalb) einkaufen. Sonst sehr schön hier unter den Pinien.
?!caravan,!pool @calme+ Kleiner Platz ohne (Animation|Disco), nachts hört man nichts. Genau mein Fall.
?!pool @accueil+ Die Besitzer verkaufen Gemüse aus dem eigenen Garten, (sehr nett|Tomaten waren super).
@emplacement+ Die Lage ist toll, (zum Bäcker kann man laufen|man kann direkt vom Platz loswandern).
?good,caravan @acces- Achtung, enge Zufahrt! Mit großem Gespann (schwierig|lieber vorher anrufen). Platz sonst gut.
?spring @prix+ In der Vorsaison (kaum was los|fast leer) und sehr günstig.
?good,spring @equipements- Laden und Restaurant hatten noch zu, also vorher einkaufen. (Ruhe pur.|Dafür war es schön ruhig.)
?dogs @equipements+ Es gibt eine eigene Hundedusche und (eine große Wiese|genug Platz zum Laufen), für Hunde wirklich toll.
?dogs @accueil+ mit hund sehr (willkommen|gern gesehen), der Chef hat selber einen.
?good,tent @equipements- Es fehlt ein Aufenthaltsraum wenn es regnet, (gekocht wurde im Waschhaus|im Zelt wird es dann eng). Bei gutem Wetter prima.
@attente+ schneller check in, (netter platz|ruhiger platz)
?together,good @calme- Ein schöner Campingplatz, nur haben wir (die Straße|die Nachbarn) ganz schön gehört.
@equipements+ Brötchenservice ist (super|klasse), am Abend bestellen und morgens abholen.
?good @numerique- WLAN nur (bei der Rezeption|gegen Gebühr), man kommt auch mal ohne aus.
?together @ambiance+ Für uns einer der schönsten Plätze in Frankreich, (viel Grün und viel Abstand|wir haben schon viele gesehen).
?together @ambiance+ Wir wollten nur eine Nacht bleiben und sind dann (fünf|vier) geblieben weil es so schön war.
?!winter @ambiance+ Abends sitzen viele vor ihren Wagen und man kommt (ins Gespräch|gleich ins Reden), hauptsächlich Holländer.
?couple,!winter @calme+ Wir hatten einen ruhigen Platz im hinteren Teil und haben (nochmal|um zwei Nächte) verlängert.
?!winter,together Jetzt zum (dritten|zweiten) mal da, nächstes jahr wieder
?famille,together Für Familien mit kleinen Kindern (sehr|wirklich) zu empfehlen, unsere waren begeistert.
?!winter @accueil+ grosse plätze und für die velos hat es einen unterstand, (sehr praktisch|merci)
?tent,!winter,good Die Duschen sind weit weg wenn man ganz hinten steht, (dafür hat man seine Ruhe|das ist aber auch alles).
?tent,!winter @equipements+ Kühlschrank für alle und (Tische mit Bänken|ein Grillplatz). Mit dem Zelt weiß man das zu schätzen.
?tent,!winter @accueil+ Der Besitzer hat mir Werkzeug geliehen als am Rad was kaputt war, (sehr nett|vielen Dank).
?top,!winter Der beste Platz auf [unserer/meiner] ganzen Tour!
@calme+ Sehr ruhig und (viel Schatten|schön grün), gerne wieder
?good @prix- Für die Dusche braucht man ein Chip, (das finde ich nicht mehr zeitgemäß|schade). Alles andere war gut.
?!winter,together,caravan @equipements+,proprete+ Wir fahren seit zwanzig Jahren mit dem Wohnwagen nach Frankreich und schauen immer zuerst auf das Waschhaus. Dieses ist neu, groß genug, warm und wird wirklich mehrmals am Tag geputzt, da haben wir schon ganz anderes erlebt.
# camping flow mixed
@proprete-,accueil+ nette Leute, aber das Sanitär ist (ab mittags nicht mehr sauber|zu wenig für so viele Gäste).
@prix- Schöner Platz, aber für jede Dusche (extra zahlen|einen Chip kaufen), bei dem Preis ärgert das.
?mobile-home @equipements- Mobilheim mit verkratzten Pfannen und (zwei kaputten Stühlen|einer defekten Kochplatte). Der Platz selber ist schön.
?mobile-home @equipements- Die Matratzen im Mobilheim sind viel zu dünn, [wir haben/ich habe] (schlecht geschlafen|kaum geschlafen). Nette Anlage sonst.
?caravan @prix- Stellplatz klein und uneben, dafür zu teuer. (Für eine Nacht ok.|Zur Durchreise ok.)
@calme- Der Platz ist schön gelegen, nur war jeden Abend (Musik|Karaoke) bis Mitternacht und man hört es überall.
?summer @ambiance- im Juli war es leider zu voll und (zu laut|zu eng), schade um den schönen Platz
Als Zwischenstopp ok, (für länger nicht|länger würde ich nicht bleiben)
# camping flow bad
@proprete- die Toiletten waren eine zumutung
@proprete- Schon am Morgen kein Papier mehr und (zwei von fünf Toiletten verstopft|alles verdreckt). Auf Beschwerden wird nicht reagiert!
@calme- Bis zwei Uhr nachts Musik und Gegröle, und keiner tut etwas dagegen.
@proprete-,prix- Für so viel Geld erwarte ich wenigstens (saubere Duschen|ein sauberes Waschhaus).
@calme- Jede Nacht Lärm bis zwei oder drei Uhr. An der Rezeption hieß es nur, es sei eben (Saison|Ferienzeit).
?summer @accueil- Platz reserviert, und bei der Ankunft war er vergeben. Ersatz (in der prallen Sonne|neben den Mülltonnen), ohne ein Wort der Entschuldigung.
?summer @prix- (55|60) Euro am Tag für einen Platz ohne Schatten!
[Wir waren/Ich war] enttäuscht.
?pool,summer @equipements- Der Pool ist viel zu klein und (total überfüllt|dreckig noch dazu). Das Foto im Netz täuscht.
?mobile-home @proprete- Krümel im Bett, Schimmel im Kühlschrank. [Wir haben/Ich habe] das Mobilheim erst mal (zwei Stunden|selbst) geputzt.
?mobile-home @prix- Am Ende wollten sie die Endreinigung kassieren, obwohl [wir/ich] beim Einzug selber putzen [mussten/musste]!!
@accueil- Der Chef ist unfreundlich und (schreit die Leute an|hört einem nicht zu).
?caravan @equipements- Strom fällt ständig aus, (Kühlschrank abgetaut|jeden Abend wieder). Gekümmert hat sich keiner.
?caravan @proprete- Die Entsorgungsstation war (total verdreckt|so dreckig) dass [wir/ich] gleich wieder [weggefahren sind/weggefahren bin].
@equipements- Die Duschen waren kalt, (eine ganze Woche lang|jeden Morgen). Dafür bezahlt man ja auch nicht wenig.
?together @accueil- Wir kamen um halb acht an, die Schranke war zu und die Rezeption seit sieben geschlossen. Am Notfalltelefon hat man uns gesagt wir sollen uns was anderes suchen, obwohl wir reserviert und bezahlt hatten. Das Geld haben wir bis heute nicht.
?tent,!winter @ambiance- Die Zeltwiese ist ein (Parkplatz|Acker) neben dem Müll, für Leute mit Zelt interessiert man sich hier nicht
# location,collectif flow good
?!refuge,!auberge-jeunesse,!village-vacances @accueil+ $hostess hat [uns/mich] sehr nett empfangen und (eine Flasche Wein hingestellt|alles gezeigt). Vielen Dank!
?!refuge,!auberge-jeunesse,!village-vacances @proprete+ Alles sauber und genau wie beschrieben, (so soll es sein|da gab es keine Überraschungen).
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements+ In der Küche fehlt nichts, (auch die Messer schneiden|man kann richtig kochen).
?!refuge,!auberge-jeunesse,!village-vacances Eine Woche hier gewesen und sehr gut erholt.
?gite,famille @equipements+ Mit zwei Familien im Haus und (genug Platz für alle|keiner ist sich auf die Füße getreten).
?gite,famille,garden @equipements+ Die Kinder waren (nur draußen|von früh bis spät draußen), der Garten ist groß und eingezäunt.
?!refuge,!auberge-jeunesse,!village-vacances @accueil+ Nette Vermieter und eine schöne Unterkunft, (gerne wieder|danke).
?gite,together @equipements+ Waschmaschine im Haus, (mit Kindern ist das wichtig|für eine Woche ist das viel wert).
?gite,village @ambiance+ Dreimal in der Woche kommt der Bäcker (mit dem Auto|ins Dorf), das hat [uns/mir] sehr gefallen.
?appartement @emplacement+ Zentral und doch ruhig, (zum Bäcker sind es zwei Minuten|alles in der Nähe).
?appartement @accueil+ Schlüsselübergabe hat (einwandfrei|auch spät noch) funktioniert, die Wohnung ist schön.
?couple,appartement @equipements+ Für zwei Personen (ideal|genau richtig), die Küche klein aber mit allem.
?good,appartement,!lift @acces- Dritter Stock ohne Lift, (mit Gepäck mühsam|das muss man wissen). Die Wohnung selbst ist sehr gemütlich.
?gite,together Wir haben uns in dem Haus sehr wohl gefühlt und wären gerne länger geblieben.
?good,appartement @acces- Das Parken ist etwas schwierig, (sonst eine gute Wohnung|man braucht Geduld). [Wir würden/Ich würde] trotzdem wieder kommen.
?chambre-hotes @petit_dejeuner+ Jeden Morgen selbst gebackener Kuchen zum Frühstück, (da steht man gern auf|sehr lecker).
?chambre-hotes @accueil+ Bei $hostess fühlt man sich wie (zu Besuch bei Freunden|bei Verwandten), sie nimmt sich wirklich Zeit.
?chambre-hotes,together @ambiance+ Alle sitzen beim Frühstück an einem Tisch, wir waren erst skeptisch, dann war es (sehr nett|richtig lustig).
?chambre-hotes,good @chambre- Zimmer ein wenig (dunkel|eng), aber schönes altes Haus mit viel Charme.
?chambre-hotes,together @restauration+ Abends kann man mitessen, das sollte man (unbedingt|auf jeden Fall) machen.
?appartement @proprete+ Die Wohnung war sauber und (gut ausgestattet|die Betten frisch bezogen).
?chalet @ambiance+ Viel Holz, großes Fenster, (man möchte gar nicht raus|gemütlicher geht es kaum).
?chalet,together @accueil+ Plötzlich kein Strom, der Vermieter war (in zehn Minuten|sofort) da. Sehr nett.
?chalet,aurelle,together,good @acces- Die Zufahrt ist (steil|steil und eng), mit einem normalen Auto geht es aber. Schönes Chalet.
?refuge,!winter @accueil+ Super Hüttenwirt!
?refuge,!winter,good @calme- Ohrstöpsel nicht vergessen, im Lager wird geschnarcht. (Sonst top.|Tolle Hütte.)
?refuge,!winter @restauration+ Nach dem Aufstieg so eine (Suppe|Polenta), das war genau richtig.
?chambre-hotes,together @accueil+ Wir wurden sehr herzlich aufgenommen, vielen Dank an (die Gastgeber|$hostess).
?refuge,!winter @emplacement+ Unbedingt reservieren, die Hütte ist (beliebt|klein) und die Aussicht ein Wahnsinn.
?auberge-jeunesse,alone @ambiance+,proprete+ sauberes Hostel, nette Leute, (gerne wieder|für das Geld top)
?auberge-jeunesse,solo @ambiance+ Man lernt in der Küche (sofort|schnell) jemanden kennen, allein ist man da nicht lange.
?village-vacances,famille @equipements+ Kinderbetreuung, Pool, Vollpension. Wir mussten uns (um nichts kümmern|eine Woche um nichts kümmern)!
?village-vacances,famille @accueil+ Alle lieb zu den Kindern, besonders $staff vom Kinderclub. Die wollen wieder hin!!
?village-vacances,famille,good @restauration- Das Essen war mit der Zeit etwas eintönig, (den Kindern hat es geschmeckt|aber man wird satt). Schöner Urlaub.
?!refuge,!auberge-jeunesse,!village-vacances @chambre+ Die Betten waren sehr gut, das ist in Ferienwohnungen ja (nicht immer so|oft ein Problem).
?good,!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements- Die Messer in der Küche (schneiden überhaupt nicht|sind stumpf), ansonsten eine gute Unterkunft.
?dogs,gite,garden @equipements+ Mit Hund ideal, weil der Garten (eingezäunt|dicht) ist. Nächstes Jahr wieder.
?winter,gite @ambiance+ Das Haus war sehr gemütlich und Holz für den Ofen lag (auch bereit|genug da).
?winter,gite @accueil+ Das Haus war schon geheizt als [wir ankamen/ich ankam], (das fand ich sehr aufmerksam|sehr nett).
?good,!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes,together @accueil+ Mit Stunden Verspätung angekommen, der Vermieter hat (gewartet und sogar noch Brot besorgt|auf uns gewartet).
?good,!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @numerique- WLAN sehr schwach und Handyempfang kaum vorhanden, also (wirklich Urlaub|gut zum Abschalten).
?village,!refuge,!auberge-jeunesse,!village-vacances @calme+ So ruhig, dass man abends (nur die Grillen hört|gar nichts hört), [wir haben/ich habe] geschlafen wie lange nicht.
?!refuge,!auberge-jeunesse,!village-vacances @accueil+ Die Vermieter haben (mal|zwischendurch) angerufen und gefragt ob alles passt. So was kennt man sonst nicht.
?together,!refuge,!auberge-jeunesse,!village-vacances @accueil+ Am zweiten Tag ging die Waschmaschine kaputt, nach einem Anruf stand der Vermieter eine Stunde später mit einem Handwerker da. Als wir abends heimkamen lief sie wieder, wir mussten uns um nichts kümmern.
# location,collectif flow mixed
?!refuge,!auberge-jeunesse,!village-vacances @proprete- Mit der Sauberkeit [waren wir/war ich] nicht so zufrieden, vor allem (in der Küche|im Bad). Sonst ok.
?!refuge,!auberge-jeunesse,!village-vacances @prix-,proprete- Endreinigung extra bezahlt und dann war es (nicht mal richtig sauber|nicht geputzt), das ärgert einen schon.
?appartement @calme- Die Wohnung ist ok, zur Straße hin aber laut, (besonders am Morgen|auch nachts).
?appartement @numerique- Internet (ging nur im Flur|fiel immer wieder aus). Für ein Wochenende verkraftbar.
?appartement @chambre- Das Schlafsofa ist für Erwachsene nicht geeignet. Zu zweit gute Wohnung, zu viert (nicht|eher nicht).
?auberge-jeunesse,!winter @calme- Eine Schulklasse im Haus und (bis Mitternacht|die halbe Nacht) Gerenne auf dem Gang. Günstig ist es ja.
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements- Für das Nötigste reicht die Küche, richtig kochen kann man da (nicht|kaum).
?gite Haus schön, Betten (zu weich|mittelmäßig). Einmal reicht.
# location,collectif flow bad
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @proprete- Bei der Ankunft (volle Mülleimer und Haare im Bad|war nicht geputzt).
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @accueil- Die Kaution [haben wir/habe ich] bis heute nicht zurück! Auf Nachrichten keine Antwort.
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements- In der Küche fehlte alles, (nicht einmal Spülmittel|keine Töpfe, keine Messer).
?gite @equipements- Feucht und muffig, im Schlafzimmer war die Wand (schimmelig|nass).
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes,together @accueil-,proprete- Beim Einzug war nicht geputzt und wir haben sofort angerufen. Die Vermieterin meinte nur, bisher hätte sich niemand beschwert, und kam auch nicht vorbei. Wir haben dann selber angefangen zu putzen.
?gite @equipements- Die Fotos müssen Jahre alt sein. Der Garten ist (eine Wiese mit Brennnesseln|völlig verwildert).
?gite @prix- [Wir sind/Ich bin] nach zwei Nächten ins Hotel, Geld zurück gab es (keins|keinen Cent). Dreist!
?appartement @accueil-,prix- Am Abreisetag wollte die Vermieterin 60 Euro für einen Kratzer der schon vorher da war und wurde dabei richtig laut. Fotos vom ersten Tag [hatten wir/hatte ich] leider keine, also am besten gleich alles fotografieren.
?appartement @chambre- Durchgelegene Betten, (auch das Sofa|alte Küche). Nicht zu empfehlen
?!refuge @equipements- Das warme Wasser reichte nur für eine Dusche, danach musste man (eine Stunde|ewig) warten.
?village-vacances @restauration- Das Essen war lauwarm und (jeden Tag das gleiche|wer spät kam, bekam nichts mehr).
?village-vacances @chambre- Hellhörige kleine Zimmer, (seit Jahren wurde nichts gemacht|die Betten unbequem). Im Katalog klang das anders...
?auberge-jeunesse @proprete- Duschen verstopft und dreckig, (drei Tage lang|auch am nächsten Tag noch).
?!refuge,!auberge-jeunesse,!village-vacances @calme- Von wegen ruhige Lage, (ab sechs fahren LKW vorbei|nebenan wird gebaut)!
`;
