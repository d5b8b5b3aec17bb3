/** More whole reviews told in one go, of all kinds of places: brief ones, and a few by guests who tell a single matter through. */
export const germanWholeMore = `
# hotel flow good
@proprete+ Das Hotel war sauber und das Personal (freundlich|nett), mehr kann ich nach einer Nacht nicht sagen.
@chambre+ Das Bett war bequem und es gab zwei verschiedene Kissen, geschlafen [haben wir/habe ich] jedenfalls (gut|sehr gut).
@accueil+ An der Rezeption hat man [uns/mir] gleich einen Stadtplan (rausgesucht|gegeben) und alles eingezeichnet.
@accueil+ $staff hat sich viel Mühe gegeben und sogar versucht Deutsch mit [uns/mir] zu reden, das fand ich (sehr nett|total sympathisch).
?good @petit_dejeuner- Frühstück war (eher einfach|etwas mager), also Croissant, Baguette, Marmelade und das wars dann auch.
@chambre+ [Unser/Mein] Zimmer war (im Anbau|im Neubau) und sehr modern, ich würde wieder danach fragen.
@calme+ Es war total ruhig obwohl das Hotel (fast ausgebucht|gut besucht) war, das hätte ich nicht gedacht.
?together Wir haben das Hotel wegen der guten Bewertungen gebucht und können sie nur (bestätigen|weitergeben).
?affaires Ich war auf Dienstreise hier und es hat alles (geklappt|gepasst).
?affaires @chambre+ Großer Schreibtisch, gutes Licht und ein bequemer Stuhl, da kann man auch (abends|mal länger) arbeiten.
?affaires,good @prix- Gerade noch im Budget, zur Messezeit (wäre es drüber|leider nicht mehr).
?affaires,good @petit_dejeuner- Frühstück geht extra und ist mir zu teuer, ich hole mir lieber unterwegs was.
?couple @ambiance+ Schön ruhig hier, es läuft nicht ständig irgendwo Musik. Für Paare (ideal|sehr schön).
?couple,together Wir haben uns ein paar Tage Auszeit gegönnt und das Hotel war genau (richtig dafür|das Richtige).
?top,together @accueil+ Super Hotel mit ganz lieben Leuten, wir wollen nächstes Jahr (unbedingt|auf jeden Fall) wieder hin!
@chambre+ Das Zimmer hat [uns/mir] sehr gut gefallen, vor allem das (große Bad|bequeme Bett).
?famille @petit_dejeuner+ Die Kinder durften sich beim Frühstück selber (Waffeln|Pfannkuchen) machen, was natürlich super ankam.
?famille @chambre+ Wir hatten ein Familienzimmer mit (Stockbett|zwei Räumen) und haben uns nicht gegenseitig geweckt.
@prix+ für den Preis (wirklich|absolut) in Ordnung
?together Eine schöne Zeit gehabt, (auch das Wetter hat mitgespielt|leider viel zu kurz). Danke!
?good @equipements- Im Bad ist es so eng dass man sich kaum umdrehen kann, (das Zimmer selbst ist groß genug|sonst ist das Zimmer aber schön).
?good @equipements- Der Kühlschrank brummt, nachts [haben wir/habe ich] ihn ausgesteckt. (Sonst alles gut.|Ansonsten war es schön ruhig.)
?pool,summer,together @equipements+ Bei der Hitze waren wir nur am Pool und haben (keinen Ausflug gemacht|sonst gar nichts gemacht).
@accueil+ Alle Mitarbeiter waren sehr freundlich und haben sich (viel Zeit genommen|Zeit für [unsere/meine] Fragen genommen).
?restaurant @restauration+ Im Restaurant gibt es auch eine kleine Karte wenn man nicht das ganze Menü möchte, das (finde ich gut|ist sehr angenehm).
?restaurant @restauration+ Gegessen [haben wir/habe ich] im Hotel und das war ausgezeichnet, vor allem der (Nachtisch|Fisch).
?view @chambre+ Herrliche Aussicht, bei der Buchung unbedingt (danach fragen|dazuschreiben)!
?solo @ambiance+ Auch wenn man alleine reist bekommt man hier einen schönen Tisch und wird (nett|freundlich) bedient.
?solo Ich war alleine hier und habe mich (wohl|sehr wohl) gefühlt.
?good @calme- Es ist hellhörig, das muss man wissen. Mit Ohrstöpseln (ging es|war es ok).
zimmer ok, bett ok, personal immer freundlich
?together @emplacement+ Für Ausflüge liegt das Hotel sehr gut, wir waren jeden Tag (woanders|unterwegs) und abends schnell zurück.
?dogs @accueil+ Mit Hund kein Problem, nebenan ist gleich (eine Wiese|ein Feldweg) und alle waren freundlich zu ihm.
?together @accueil+ Trotz unserer sehr späten Anreise bekamen wir noch etwas (Kaltes zu essen|zu essen), das war wirklich nett.
?good,parking @acces+,chambre- Parkplatz im Hof, sehr praktisch. Das Zimmer war eher (klein|dunkel), für einen Stopp aber gut.
?together @accueil+ Wir möchten uns noch einmal herzlich bedanken. Es war nun schon das (vierte|fünfte) Mal und man wird jedes Mal wieder so freundlich aufgenommen, dass wir gar nichts anderes mehr suchen.
?good,together @chambre-,accueil+ Gebucht war ein Superior Zimmer, bekommen haben wir zunächst ein normales mit Blick auf (die Garagen|eine Mauer). Nach einer Beschwerde konnten wir am nächsten Tag wechseln und das neue Zimmer war dann wirklich schön.
?summer @chambre+ Im Zimmer war es angenehm kühl obwohl es draußen sehr heiß war, [wir konnten/ich konnte] gut schlafen.
?famille,good @petit_dejeuner- Für Kinder ist das Frühstück eher nichts, (wenig Auswahl und keine Cornflakes|alles recht süß). Sonst sehr kinderfreundlich.
@petit_dejeuner+ Das Frühstück hat [uns/mir] (gut|sehr gut) geschmeckt, das Brot war immer frisch.
?famille @prix+ Zwei Zimmer mit Verbindungstür zu einem (vernünftigen|bezahlbaren) Preis, das ist in Frankreich nicht selbstverständlich.
?affaires,good @calme- Ich übernachte regelmäßig hier. Nur das Zimmer (über der Bar|über dem Eingang) sollte man nicht nehmen.
?affaires @restauration+ Auch spät am Abend bekommt man noch eine Kleinigkeit zu essen, was (auf dem Land|außerhalb der großen Städte) ja selten ist.
?dunes,together,autumn @ambiance+ Wir waren im Herbst hier, es war (sehr ruhig|kaum jemand da) und daher hatte man viel Zeit für uns.
?good @chambre- Die Einrichtung ist vom Stil her (etwas altmodisch|Geschmackssache), das Bett aber sehr gut.
?good @prix- Die Preise an der Bar sind zu hoch, das Hotel (sonst|ansonsten) sehr zu empfehlen.
?couple,man,together @accueil+ Meine Frau musste am ersten Tag zum Zahnarzt und die Dame an der Rezeption hat überall angerufen, bis sie einen Termin hatte. Dafür möchten wir uns noch einmal bedanken, alleine hätten wir das nicht geschafft.
?good @calme- Leider hört man (das Treppenhaus|die Leute im Gang), in der zweiten Nacht hatte ich mich daran gewöhnt.
?solo,good @calme- Mein Zimmer lag neben (der Wäschekammer|dem Treppenhaus), da war ab sieben Betrieb. Nächstes Mal frage ich nach einem anderen.
?solo @ambiance+ Unten gibt es einen gemütlichen Aufenthaltsraum, bei dem Regen habe ich da (zwei Bücher gelesen|den ganzen Tag gelesen).
?together Eigentlich eher zufällig hier gelandet weil woanders nichts mehr frei war und ich muss sagen wir wurden (nicht enttäuscht|positiv überrascht)
@petit_dejeuner+ frühstück war prima und (reichlich|frisch), zimmer standart
?good @chambre- Doppelbett nur 1,40 m breit, (für große Leute knapp|das ist für zwei zu eng). Sonst ein schönes Zimmer.
@accueil+ Danke für die schönen Tage! Liebe Grüße aus (dem Allgäu|Niederbayern|Thüringen|Kärnten).
?good @equipements- Nach dem Duschen steht leider das halbe Bad unter Wasser, (ein Vorhang reicht da nicht|da fehlt eine richtige Duschwand). Zimmer schön.
?good,together @prix- Wir waren zufrieden, nur fanden wir den Preis für ein Hotel ohne (Frühstück|Parkplatz) etwas hoch.
?good @equipements- Der Fernseher hat keine deutschen Programme, (bis auf Arte|nur Arte). Sonst hat mir nichts gefehlt.
?!affaires @petit_dejeuner+ Neben dem üblichen Süßen gibt es zum Frühstück auch (Käse und Schinken|Käse und Eier), das war für [uns/mich] wichtig.
?good @petit_dejeuner- Der Kaffee beim Frühstück ist leider (dünn|nicht besonders), ansonsten gerne wieder.
?affaires,good @calme-,accueil+ In der ersten Nacht fiel ständig die Tür vom Treppenhaus zu und ich habe kaum geschlafen. Am Morgen habe ich das gesagt und ohne lange Diskussion ein anderes Zimmer bekommen, danach war Ruhe.
?solo,good @prix- Fürs Frühstück (13|15) Euro finde ich zu viel, beim Bäcker bekommt man (auch was|das billiger).
@accueil+ Die Mitarbeiter haben mir (einen Schirm|ein Fahrrad) geliehen, einfach so.
?top,together @accueil+ Noch selten so freundliches Personal erlebt, man bekommt wirklich (jeden Wunsch|alle Wünsche) erfüllt!
?couple,together @petit_dejeuner+ Das Frühstück war so reichlich das wir (mittags nichts mehr gebraucht haben|bis zum Abend satt waren).
?couple @chambre+ Die Betten sind angenehm hoch, was in unserem Alter nicht unwichtig ist.
?couple @accueil+ Das Hotel hat unsere Erwartungen voll erfüllt, auch für ältere Gäste die (Ruhe suchen|etwas Hilfe brauchen) zu empfehlen.
?amis,together Wir waren zu viert zum Wandern da und (haben gut geschlafen und gut gegessen|alle waren zufrieden).
@proprete+ Bettwäsche, Bad, Flur, alles (sauber|sehr sauber).
@emplacement+ Man kommt zu Fuß gut (in den Ort|überall hin) und hört nachts trotzdem nichts.
?good @accueil- An der Rezeption war oft keiner da und man musste (klingeln|anrufen), wenn jemand kam war er aber freundlich.
?weekend Von Freitag bis Sonntag hier, (gerne wieder mal|schöne Abwechslung).
?winter @chambre+ Schön warmes Zimmer und (dicke Decken|eine warme Dusche), bei dem Wetter sehr angenehm.
# hotel flow mixed
@chambre-,emplacement+ Die Lage ist top, das Zimmer leider (abgewohnt|dunkel und klein). Deshalb nur drei Sterne.
@chambre- Personal nett, aber das hilft einem ja nichts wenn das Bett (durchhängt|quietscht).
@chambre- Das Zimmer war leider nicht so wie auf den Fotos, (viel kleiner|das Bad viel älter), sonst war es ok.
Für eine Nacht ok, [wir mussten/ich musste] ja nur schlafen.
@prix-,proprete+ Das Hotel ist sauber und (liegt gut|ganz nett), aber für das Gebotene zu teuer.
?together @calme- Wir hatten ein Zimmer zum Hof und da laufen (ab sechs|die ganze Nacht) irgendwelche Lüfter. Sonst wäre es ein gutes Hotel.
@equipements- Unten alles neu und hübsch, oben in den Zimmern (dunkle Möbel und alter Teppich|wie vor dreißig Jahren).
@equipements- Im Internet werden nur die renovierten Räume gezeigt, [unser/mein] Zimmer war aber (alt|noch nicht renoviert).
@accueil- Der Empfang war nicht besonders freundlich, (das hat mich gestört|beim Frühstück war es besser).
@petit_dejeuner+,equipements- Sehr gutes Frühstück, da sieht man dass es geht. Am Bad müsste man (dringend|endlich mal) was machen.
?together @calme- Es war eine Hochzeit im Haus und bis zwei Uhr laut. Man hat uns zwar ein anderes Zimmer angeboten, aber da hat man es genauso gehört, und beim Frühstück waren alle noch müde und genervt.
?restaurant @restauration- Das Essen im Restaurant war teuer und (nur mittelmäßig|nichts Besonderes), das Zimmer war gut.
@accueil- Mal sehr freundlich, mal (gar nicht|überhaupt nicht), je nachdem wer an der Rezeption ist.
@petit_dejeuner- Zimmer gut, aber beim Frühstück war kein Saft mehr da und das Brot (alt|vom Vortag).
Das Hotel ist Durchschnitt, (für eine Nacht reicht es|für drei Sterne ok).
# hotel flow bad
@proprete- leider gar nicht sauber, (unter dem Bett lagen noch Taschentücher|überall Staub und Haare)
@chambre- Winziges dunkles Zimmer in dem man (alles vom Nachbarn hört|kaum die Koffer aufmachen kann).
@chambre- Die Farbe blättert ab und der Teppich ist (fleckig|voller Flecken). Die Bilder im Internet sind bestimmt von früher.
@chambre- Für mich war das Zimmer eine (große|einzige) Enttäuschung, alt und dunkel.
@accueil- Völlig desinteressiertes Personal, auf jede Frage wird (nur mit den Schultern gezuckt|genervt geantwortet).
@prix- Viel zu teuer für das was man bekommt!!
@prix-,petit_dejeuner- Fürs Frühstück wollten sie 15 Euro extra und es gab (nur Croissants|Croissant und Kaffee).
?together @calme- Wir haben in drei Nächten vielleicht zehn Stunden geschlafen, so laut war es (auf dem Gang|im Haus).
@calme- Die ganze Nacht Lärm aus dem Nachbarzimmer, weil (die Wände so dünn sind|da nur eine Verbindungstür ist).
@calme-,accueil- Am Morgen an der Rezeption bescheid gesagt wegen dem Lärm, hat aber (niemanden interessiert|keinen gekümmert).
@chambre- In der Mitte vom Bett liegt man wie in einer Kuhle, (ich habe seitdem Rückenschmerzen|so kann man nicht schlafen).
@accueil-,equipements- Die Heizung im Bad war kaputt und an der Rezeption wollte (keiner was davon wissen|das niemand glauben).
?together @accueil- Unsere Reservierung war angeblich nicht auffindbar, obwohl wir die Bestätigung ausgedruckt dabei hatten. Wir haben über eine halbe Stunde diskutiert und standen mit den Koffern da, am Ende war sie dann doch im Computer. Entschuldigt hat sich keiner.
@equipements- Aus dem Waschbecken roch es nach Kanal. (Dreimal gemeldet, nichts passiert.|Gekümmert hat sich keiner.)
?famille @chambre- Familienzimmer gebucht und dann war das vierte Bett (ein Klappbett|eine Klappliege), unsere Tochter hat kaum geschlafen.
@petit_dejeuner- Das Frühstück ist den Preis nicht wert, (das Brot war hart|alles aus der Packung).
?famille @accueil- Am Telefon ein Babybett zugesagt, bei der Ankunft wusste (keiner davon|niemand was davon).
?famille @prix- Für $night Euro die Nacht zu viert in einem (winzigen|engen) Zimmer, das ist nicht in Ordnung.
?lift @acces- Der Aufzug war (die ganze Zeit|drei Tage lang) kaputt und keiner konnte sagen wann er wieder geht.
?low Ich kann dieses Hotel niemandem empfehlen.
?lift,together @acces-,accueil- Der Aufzug ging nicht und mein Vater kann keine Treppen mehr steigen. Ein Zimmer weiter unten hat man uns nicht gegeben und beim Gepäck hat auch niemand geholfen, so ein Umgang mit älteren Gästen ist wirklich traurig.
?together Wir sind eine Nacht früher (abgereist|weitergefahren).
@petit_dejeuner- Beim Frühstück nur Reste, (Teller standen noch vom Vortag da|die Hälfte war leer) und das schon um halb neun.
?worst @accueil- Nie wieder dieses Hotel, (so behandelt man keine Gäste|man wird hier angelogen)!!
# restaurant flow good
?together @restauration+ Wirklich leckeres Essen, wir waren alle (zufrieden|sehr zufrieden).
@accueil+ Die Bedienung war freundlich und nicht aufdringlich, (das mag ich|sehr angenehm).
@accueil+ Die Karte ist nur auf Französisch, die Bedienung hat aber (alles|jedes Gericht) geduldig erklärt.
@ambiance+ Schönes Lokal, ich hätte noch (länger sitzen bleiben können|stundenlang sitzen bleiben können).
@restauration+ das Essen war sehr lecker und (frisch|reichlich), ich komme gerne wieder.
?pizzeria,together @restauration+ Die Pizza war sehr lecker und einer von uns hat den Rest eingepackt bekommen.
?pizzeria,good @ambiance- Gute Pizza, es war mir aber (zu laut|zu voll), nächstes Mal nehme ich sie mit.
?creperie @restauration+ Die mit Karamell und Salz war eigentlich zu viel, aber (sehr|so) lecker...
?creperie @prix+ Gute Crêpes und nicht teuer, (früh da sein|am besten vor sieben kommen).
?together @ambiance+ Wir saßen sehr schön und haben den Abend (genossen|richtig genossen).
?good @attente- Es war lecker aber es hat (gedauert|lange gedauert). War auch sehr voll.
?!gastronomique @prix+ Mittagsmenü mit Vorspeise und Nachtisch und sogar der Kaffee war dabei, (da kann man nichts sagen|für den Preis super).
?!gastronomique @ambiance+ Mittags sitzen hier viele (Handwerker aus der Gegend|Leute aus dem Ort) und es geht lustig zu.
?together Waren begeistert und haben gleich für den nächsten Abend reserviert!
@accueil+,attente+ Die Bedienung war (flott|schnell) und immer freundlich.
?gastronomique @accueil+ Zu jedem Wein wurde etwas erzählt, (auf Wunsch auch auf Englisch|nie zu viel), das hat mir gefallen.
?gastronomique @restauration+ Zwischen den Gängen kam immer wieder ein kleiner Gruß aus der Küche, (sehr gut|alles mit viel Phantasie).
?good @accueil- Die Getränke kamen erst mit dem Hauptgang, aber gegessen [haben wir/habe ich] (gut|sehr gut).
?good,!pizzeria,!creperie @ambiance- Die Tische stehen eng, man hört jedes Wort vom Nachbartisch. (Das Essen war sehr gut.|Essen dafür klasse.)
?good,together @prix- Es hat uns allen gut geschmeckt, für eine größere Runde ist es aber nicht billig.
?!pizzeria,!creperie @restauration+ Auch die vegetarische Variante war heiß, (schön angerichtet|frisch) und gut gewürzt.
?together @ambiance+ Am letzten Abend hier gegessen, ruhiger Tisch wie gewünscht, (es war ein schöner Abschluss|wir kommen wieder).
?weekend @ambiance+ Reservieren am Wochenende, sonst (hat man keine Chance|wird das nichts). Sehr schönes Lokal.
?famille,!gastronomique @accueil+ mit kindern kann man hier gut essen gehen, die haben (nudeln|kleine portionen) bekommen, ganz unkompliziert
?famille @ambiance+ Draußen ist genug Platz zum Rumlaufen, so konnten wir auch mal (in Ruhe|zu Ende) essen.
?couple,woman,together @accueil+ Mein Mann hatte seine Jacke im Lokal vergessen und die Kellnerin ist uns damit bis zum Parkplatz nachgelaufen. Sie war auch sonst den ganzen Abend freundlich obwohl alles voll war, so jemanden trifft man selten.
?good,!affaires @prix- Mit Wein wird es (schnell|dann schon) teuer, ohne geht es. Gut war alles.
@attente+ Trotz vollem Lokal (ging alles schnell|kam das Essen schnell).
# restaurant flow mixed
essen war ok, der Service mal so mal so
@attente- Geschmacklich gut aber über eine Stunde gewartet, und das für (zwei Salate|eine Suppe und einen Salat).
@attente- Die Bedienung war überfordert, hat sich aber wenigstens (entschuldigt|Mühe gegeben).
@prix- Wenn man in der Nähe ist kann man hin, (günstig ist es nicht|billig ist es aber nicht).
?!pizzeria,!creperie @restauration- Die Vorspeise gut, das Hauptgericht (lauwarm|fad), der Nachtisch wieder gut.
# restaurant flow bad
@restauration- Leider war das Essen schlecht und wurde auch (lieblos hingestellt|ohne ein Wort hingestellt).
@accueil- Unfreundlicher geht es kaum!!
@accueil- [Wir sind/Ich bin] nach dem Aperitif wieder gegangen, so (behandelt|angefahren) wird man sonst nirgends.
?together,!pizzeria,!creperie @restauration-,accueil- $thedishup war versalzen und das haben wir auch gesagt. Der Kellner meinte darauf, die anderen Gäste seien zufrieden, und hat die Teller mitgenommen ohne etwas anderes anzubieten. Bezahlen mussten wir trotzdem alles.
?!pizzeria,!creperie @restauration- Eine Scheibe Terrine und etwas Salat, das war die (ganze|komplette) Vorspeise.
@ambiance- Es war so eng, dass ständig jemand (an meinen Stuhl gestoßen ist|hinter meinem Stuhl vorbei wollte).
@prix- Für dieses Essen (zu teuer|viel zu teuer), nach den guten Bewertungen [haben wir/habe ich] mehr erwartet.
# site flow good
?!nature @pedagogie+ Wirklich interessant gemacht, (Zeit mitbringen|man kann lange bleiben).
?together Immer einen Besuch wert, wir waren (schon mehrmals hier|diesmal mit Freunden hier).
Bei schönem Wetter viel los, da kommt man besser (unter der Woche|gleich am Morgen).
?chateau @pedagogie+ Führung auf Französisch mit einem deutschen Blatt, damit (kam ich gut mit|ging es gut).
?chateau,!winter @ambiance+ Den Park hinten (am Wasser|bei den alten Bäumen) sollte man sich auch anschauen, da waren fast keine Leute.
?chateau,good @acces- Mit Rollator kommt man leider nur (ins Erdgeschoss|unten rein), das sollte man wissen. Unten gibt es aber auch genug zu sehen.
?jardin,!winter @ambiance+ Toller Garten, (sehr ruhig|Bänke gibt es genug).
?jardin,good Das Café hatte geschlossen obwohl es an der Straße groß (angeschrieben war|dran stand). Der Garten ist wunderschön.
?jardin @ambiance+ Sehr schöner Garten, auch für Leute die sonst nicht so viel mit (Pflanzen|Garten) zu tun haben.
?jardin,good @pedagogie- Die Pflanzen sind leider nur auf Lateinisch beschriftet, (fotografieren und daheim nachschauen|ein paar deutsche Namen wären schön).
?nature @emplacement+ Wunderschön!! Etwa eine Stunde Fußweg, das schaffen auch (Ungeübte|Kinder).
?nature,!winter Unbedingt etwas zu trinken mitnehmen, unterwegs gibt es nichts. (Sehr schöner Weg.|Sonst ein schöner Ausflug.)
?good,!nature @prix- Sehenswert aber (recht teuer|nicht ganz günstig).
?good,!nature,together @prix- Für uns vier war der Eintritt ganz schön viel Geld, (gelohnt hat es sich|gefallen hat es trotzdem allen).
?musee @pedagogie+ Ein älterer Herr hat [uns/mir] alles gezeigt, auch ohne viel Französisch (versteht man|verstand man) das meiste.
?musee,together @pedagogie+ Alte Werkzeuge die wir noch von den Großeltern kennen, (das war sehr schön|da kommen Erinnerungen).
?musee @prix+ Das meiste läuft hier ehrenamtlich, da zahle ich den Eintritt (gerne|auch gerne).
?chateau,together,good @attente-,pedagogie+ Ohne Führung kommt man nicht hinein und wir mussten über eine Stunde auf die nächste warten. Die war dann aber so gut, dass wir den Ärger vergessen haben, vor allem die Küche hat uns beeindruckt.
?chateau Fotografieren ist erlaubt, nur (ohne Blitz|der Blitz nicht). Sehr schöne Räume.
?grotte,famille @pedagogie+ Unsere Kinder fanden die Höhle (spannend|super), der Führer hat auch für sie was erzählt.
?nature,!winter,couple Wir haben oben (gefrühstückt|Brotzeit gemacht), das kann ich nur empfehlen.
?!nature,good @acces- Parkplätze sind knapp, (am Vormittag geht es|also früh kommen).
# site flow bad
?!nature @prix- Lohnt sich [unserer/meiner] Meinung nach nicht, (nach einer halben Stunde hat man alles gesehen|für das bisschen viel zu teuer).
?!nature @accueil- Das Personal an der Kasse hat sich lieber (unterhalten|miteinander unterhalten) als [uns/mir] Auskunft zu geben.
?!nature Im Internet sieht das alles viel größer aus!
# camping flow good
schöner kleiner Platz mit (netten Leuten|netten Nachbarn)
@equipements+ Am Morgen gibt es frisches Brot, man muss nur am Abend (bestellen|dran denken).
?caravan @equipements+ Für Wohnmobile gut geeignet, der Strom läuft (stabil|ohne Probleme) und die Plätze sind eben.
@proprete+ Der Platz ist sehr gepflegt und die (Duschen|Toiletten) waren immer sauber.
?caravan,good @acces- Zum Einkaufen mit dem Rad nicht weit, auf der Straße muss man aber (aufpassen|sehr aufpassen).
?tent @prix+ Schöne Wiese zum Zelten für kleines Geld.
?tent,!winter @equipements+ Kiosk ist auch da, morgens Baguette und abends (Bier|ein kühles Bier)...
?together Wir waren (eine Woche|zehn Tage) hier und würden jederzeit wieder kommen.
?good,mobile-home,!affaires @chambre- Wenig Platz für die Koffer im Mobilheim, die Terrasse ist dafür (groß|schön groß).
?mobile-home @equipements+ Das Mobilheim war neu und es war alles da, (auch Gasgrill und Wäscheständer|sogar Kissen).
?good @proprete- Die Duschen könnten öfter geputzt werden, (sonst|ansonsten) ein sehr schöner Platz.
@accueil+ Sehr freundlicher Empfang, man hat [uns/mir] gleich (drei Plätze zur Auswahl gezeigt|alles gezeigt).
?famille,pool,summer @ambiance+ Jetzt schon der (dritte|vierte) Sommer hier und die Kinder treffen immer wieder die gleichen Freunde. Für nächstes Jahr ist gebucht.
?famille @ambiance+ Abends sitzen alle Kinder zusammen und die Eltern (auch|haben Ruhe), das gefällt uns so an dem Platz.
?good,!winter @prix- Der Laden ist teuer, für (Brot und Milch|das Nötigste) reicht es aber.
?caravan,together,good @acces- Die Wege sind sehr eng, vorallem an der Schranke. Der Platzwart hat uns (eingewiesen|zum Glück geholfen).
?caravan,good @equipements- Sat Empfang ist unter den Bäumen (schwierig|nicht möglich). Dafür hat man Schatten.
?together @accueil+ Eigentlich wollten wir nach zwei Nächten weiter und sind (vier|fünf) geblieben, die Leute sind einfach so nett.
# camping flow bad
?together @proprete-,prix- Dreckige Duschen und dafür auch noch so teuer! Nach (einer Nacht|zwei Nächten) sind wir weiter.
@calme- Von der Straße hört man nachts (alles|jeden LKW), davon steht in der Beschreibung nichts.
@accueil-,proprete- An der Rezeption hieß es, die Putzfrau sei krank. Und deshalb waren die Duschen (drei Tage|eine Woche) lang dreckig.
# location,collectif flow good
?!refuge,!auberge-jeunesse,!village-vacances,together @proprete+,accueil+ Sehr schöne Unterkunft, sauber, und die Vermieter (nett|hilfsbereit). Gerne wieder!
?appartement @emplacement+ Die Wohnung ist wie beschrieben, der Bäcker gleich (um die Ecke|gegenüber).
?appartement @accueil+ Kommunikation mit $hostess war super, auf Nachrichten kam (immer gleich|sofort) eine Antwort.
?good,gite,together @equipements- Die Küche könnte größer sein, man steht sich (etwas|zu zweit schon) im Weg. Sonst alles sehr schön.
?gite,together Ein schönes Haus mit allem was man braucht, wir haben uns (gut erholt|sehr wohl gefühlt).
?gite,!winter,garden @ambiance+ Schöner Garten in dem man auch (frühstücken|abends lange sitzen) kann.
?chambre-hotes @accueil+ Sehr herzliche Gastgeber, danke für alles.
?gite,together @accueil+ Die Vermieterin hat uns Eier von ihren Hühnern (gebracht|hingestellt), so was findet man in keinem Hotel.
?good,gite @acces- Die Treppe nach oben ist steil und schmal, (nichts für kleine Kinder|nachts aufpassen). Schönes Haus.
?appartement @chambre+ Das Bett war sehr gut und es war (dunkel und ruhig|schön ruhig), so [konnten wir/konnte ich] ausschlafen.
?gite @calme+ Absolute Ruhe, man hört (nur die Kühe|nur Vögel).
?refuge,!winter,good @calme- Das Lager war (voll|eng), geschlafen hat man nicht so viel. Ist halt eine Hütte, sehr nettes Team.
?refuge,!winter @restauration+ Suppe, Fleisch mit Polenta und Kuchen, und wer wollte bekam (Nachschlag|noch mehr).
?refuge,!winter Bezahlen kann man nur bar, (bitte dran denken|wusste ich nicht)! Schöne Hütte.
?!refuge,!auberge-jeunesse,!village-vacances,together @accueil+ Unser Zug ging am letzten Tag erst abends und wir durften so lange in der Unterkunft bleiben, ohne dafür etwas zu bezahlen. Das ist wirklich nicht selbstverständlich, vielen Dank an $hostess.
?chambre-hotes,solo @petit_dejeuner+ Zum Frühstück gab es selbstgemachte Marmelade und (frisches Brot|Kuchen), sehr lecker.
# location,collectif flow bad
?!refuge,!auberge-jeunesse,!village-vacances @proprete- Ungepflegt und (ganz anders als auf den Fotos|im Bad Schimmel).
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements- In der Küche fehlte vieles, nicht einmal ein (Dosenöffner|Topfdeckel) war da.
?!refuge,!auberge-jeunesse,!village-vacances,together @accueil- Den Vermieter angerufen und nur zu hören bekommen, bisher hätte sich niemand beschwert. So was macht uns wütend.
# activite flow good
?together @accueil+ Hat uns sehr gut gefallen und war (gut|super) organisiert.
?!spa,!escape,!bateau @pedagogie+ Vor Ort wurde alles in Ruhe erklärt, (auf Wunsch auch auf Englisch|auch für Anfänger).
?!spa,!escape,!bateau @accueil+ Auf die Langsameren wurde (Rücksicht genommen|gewartet), das fand ich gut.
?!spa,!escape,!bateau,together Am nächsten Tag hatten wir alle Muskelkater, (war aber toll|schön war's trotzdem).
?!spa,!escape,!bateau @equipements+ Das Material war in gutem Zustand und alles hat (gepasst|in der Größe gepasst).
?!spa,!escape Online gebucht, (hat problemlos geklappt|alles ohne Probleme). Gerne wieder.
`;
