/** Lodgings and campsites: plain sentences and reservations. */
export const germanStays = `
# hotel accueil +
Sehr herzlicher Empfang.
Das Personal ist freundlich und hilfsbereit, auch bei Sonderwünschen.
$staff an der Rezeption war ein Schatz.
Man fühlt sich sofort willkommen.
Wir durften die Koffer noch den ganzen Nachmittag stehen lassen.
?family-run Man merkt, dass hier eine Familie am Werk ist.
Der Check-in war in zwei Minuten erledigt.
An der Rezeption wird auch etwas Deutsch gesprochen.
Der Wirt schaut morgens an jedem Tisch vorbei.
# hotel accueil -
Die Rezeption war meistens nicht besetzt.
Unfreundlicher Empfang, kein Lächeln, kein Guten Tag.
Wir hatten das Gefühl zu stören.
Auf Handtücher haben wir bis zum Schluss gewartet.
Auf Mails wird nicht geantwortet.
# hotel accueil ~
Beim Einchecken war nur eine Person da, das hat gedauert.
Die Rezeption schließt recht früh.
Der Herr am Abend war etwas wortkarg.
# hotel chambre +
Sehr bequeme Betten.
Das Zimmer war geräumig und hell.
?view Traumhafte Aussicht vom Zimmer.
Das Bad ist neu und die Dusche groß.
Klein, aber alles da, was man braucht.
?old Altes Haus, modernes Bad, gute Mischung.
Geschmackvoll eingerichtet, ohne Schnickschnack.
Die Verdunkelung funktioniert endlich mal wirklich.
# hotel chambre -
Das Zimmer war winzig und dunkel.
Durchgelegene Matratze, am Morgen tat alles weh.
Nur eine einzige Steckdose, und die hinter dem Schrank.
Aus der Dusche kam nur lauwarmes Wasser.
Die Einrichtung stammt aus den Achtzigern.
# hotel chambre ~
Das Zimmer ist etwas klein.
Die Kissen waren mir zu weich.
Die Dusche ist recht eng.
Eine Ablage im Bad würde nicht schaden.
# hotel petit_dejeuner +
Hervorragendes Frühstück mit Käse aus der Gegend.
Frisches Brot, hausgemachte Marmelade und richtiger Kaffee.
Das Frühstück war für französische Verhältnisse üppig.
?lake Frühstück auf der Terrasse am Wasser, herrlich.
Die Eier werden frisch gemacht, so wie man sie will.
# hotel petit_dejeuner -
Das Frühstück ist sein Geld nicht wert.
Ab neun gibt es beim Frühstück kaum noch etwas.
Trockene Croissants und schlechter Kaffee.
# hotel petit_dejeuner ~
Beim Frühstück fehlte etwas frisches Obst.
Der Kaffee kommt leider aus dem Automaten.
# hotel emplacement +
?lake Direkt am Wasser, besser geht es nicht.
?village Mitten im Ort, alles zu Fuß erreichbar.
Guter Ausgangspunkt für Ausflüge.
?!village Ruhig und abgelegen, genau das hatten wir gesucht.
?view Die Aussicht von der Terrasse ist großartig.
# hotel emplacement -
Ohne Auto ist man hier verloren.
Das Hotel liegt an einem Kreisverkehr, auf den Fotos sieht man davon nichts.
Weit ab vom Schuss und ringsum alles zu.
# hotel emplacement ~
?!village Ein Auto braucht man schon.
Der Rückweg vom Ort geht abends ganz schön bergauf.
# lodging calme +
Nachts absolut ruhig.
Wir haben bei offenem Fenster geschlafen.
Herrlich ruhig gelegen.
So gut habe ich lange nicht geschlafen.
# lodging calme -
Sehr hellhörig.
Straßenlärm ab fünf Uhr morgens.
?hotel Die ganze Nacht schlugen Türen.
An Schlaf war nicht zu denken.
# lodging calme ~
Man hört die Leute über einem ein wenig.
?bell Die Glocken läuten ab sieben, man gewöhnt sich daran.
# lodging proprete +
Alles blitzsauber.
Sehr sauber, frische Bettwäsche, die gut riecht.
Das Bad war tadellos.
Sauberkeit ohne Beanstandung.
# lodging proprete -
Überall Staub.
Schimmel in der Dusche und muffiger Geruch.
Flecken auf dem Laken.
Das Bad war schmutzig.
# lodging proprete ~
Hinter den Vorhängen lag etwas Staub.
Die Fugen in der Dusche sind in die Jahre gekommen.
# stay prix +
Sehr gutes Preis-Leistungs-Verhältnis.
Für den Preis wirklich in Ordnung.
Keine versteckten Kosten, das ist angenehm.
# stay prix -
Viel zu teuer für das Gebotene.
Alles kostet extra.
Das Preis-Leistungs-Verhältnis stimmt nicht.
# stay prix ~
Für eine Nacht etwas teuer.
Die Kurtaxe kommt noch dazu.
# hotel equipements +
?pool Schöner Pool, nie überfüllt.
?garden Hübscher Garten zum Lesen.
?lift Der Aufzug war mit unseren Koffern Gold wert.
Sicherer Fahrradkeller mit Lademöglichkeit.
# hotel equipements -
?pool Der Pool war die ganze Zeit geschlossen.
?!lift Kein Aufzug, und nirgends steht es.
Sauna außer Betrieb.
# hotel equipements ~
?!lift Einen Aufzug gibt es nicht.
?pool Der Pool schließt etwas früh.
# lodging acces +
Kostenlose Parkplätze direkt vor dem Haus.
Leicht zu finden.
# lodging acces -
Parken ist ein Albtraum.
Kein Schild weit und breit, wir sind dreimal vorbeigefahren.
# lodging acces ~
Der Parkplatz ist eng für größere Autos.
# hotel,location,camping numerique +
WLAN überall schnell und stabil.
# hotel,location,camping numerique -
Das WLAN im Zimmer war unbrauchbar.
# hotel,location,camping numerique ~
Abends ist das WLAN etwas langsam.
# lodging ambiance +
Ein Haus mit Charakter.
Gemütlich und liebevoll eingerichtet.
# lodging ambiance -
Kein Charme, alles unpersönlich.
# lodging ambiance ~
Der Aufenthaltsraum könnte gemütlicher sein.
# hotel restauration +
?restaurant Das Restaurant im Haus ist sehr zu empfehlen.
Die Halbpension war abwechslungsreich.
# hotel restauration -
Das Abendessen war fad und teuer.
# hotel restauration ~
Die Abendkarte ist etwas kurz, wenn man länger bleibt.
# location accueil +
Sehr nette Vermieter, hilfsbereit und diskret.
$hostess antwortet auf jede Frage sofort.
Auf dem Tisch standen frische Eier für uns.
# location accueil -
Der Vermieter war nicht zu erreichen.
Die Kaution kam erst nach fünf Mails.
# location accueil ~
Der Schlüsselkasten ist im Dunkeln schwer zu finden.
# location equipements +
?!chambre-hotes Die Küche ist sehr gut ausgestattet, sogar die Messer schneiden.
?pool Der Pool war der Hit.
?!winter,!chambre-hotes Schöne Terrasse, wir haben jeden Abend draußen gegessen.
# location equipements -
?!chambre-hotes Drei Töpfe und kein scharfes Messer.
Nach zwei Duschen war das warme Wasser weg.
# location equipements ~
?!chambre-hotes Ein Sieb hat uns gefehlt.
# location emplacement +
?lake Ein paar Schritte bis zum Wasser.
?village Der Bäcker ist gegenüber.
Wunderbare Lage zum Wandern.
# location emplacement -
Viel abgelegener als beschrieben.
# location emplacement ~
?!village Für Brötchen braucht man das Auto.
# location,collectif chambre +
Gute Betten, wir haben bestens geschlafen.
# location,collectif chambre -
Die Betten sind durchgelegen.
# location,collectif chambre ~
Die Kissen sind etwas flach.
# camping accueil +
Nette Betreiber, die immer da sind.
Den Stellplatz durften wir uns aussuchen.
# camping accueil -
Um fünf nach sieben war die Schranke zu und niemand machte auf.
# camping accueil ~
Lange Mittagspause an der Rezeption, also passend ankommen.
# camping proprete +
Sanitäranlagen sehr sauber, werden mehrmals am Tag geputzt.
# camping proprete -
Schmutzige Duschen von früh bis spät.
# camping proprete ~
Die Sanitäranlagen sind älter, aber sauber.
# camping emplacement +
Große, schattige Stellplätze.
?lake Vom Platz direkt ins Wasser.
# camping emplacement -
Kleiner, schräger Platz ohne Schatten.
# camping emplacement ~
Die Plätze liegen etwas eng beieinander.
# camping equipements +
?pool Toller Pool, sehr gepflegt.
Morgens frische Brötchen im Laden.
# camping equipements -
?pool Der Pool war überfüllt und trüb.
# camping equipements ~
Der Laden ist etwas teuer.
# camping calme +
Ab elf ist Ruhe, herrlich.
# camping calme -
Karaoke bis ein Uhr nachts, drei Abende hintereinander.
# camping calme ~
Das Abendprogramm geht etwas lang.
# camping ambiance +
Familiärer Platz, jeder grüßt jeden.
# camping ambiance -
Nur noch Mobilheime, das Flair ist weg.
# camping ambiance ~
Für Jugendliche ist nicht viel los.
`;
