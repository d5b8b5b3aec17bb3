/** Lodgings and campsites: small stories, plain sentences and reservations. */
export const germanStays = `
# hotel accueil + tale
Wegen einer Vollsperrung waren wir erst kurz vor elf da und rechneten mit verschlossener Tür. Der Nachtportier hatte uns zwei Teller mit Wurst und Käse zurückgestellt. Ganz von sich aus.
Ich habe meine Lesebrille auf der Fensterbank liegen lassen und es erst zu Hause gemerkt. Drei Tage später war sie in der Post, Porto wollten sie nicht haben.
Mein Französisch ist eine Katastrophe, aber die Dame am Empfang hat sich geduldig alles angehört und mich nur ab und zu verbessert. Am dritten Tag konnte ich Frühstück bestellen.
?!alone Am Abreisetag sprang unser Auto nicht an. Der Chef kam im weißen Hemd mit dem Überbrückungskabel heraus, zehn Minuten später liefen wir. Das macht keine Kette.
?famille Unsere Kleine hatte ihr Kuscheltier im Bett vergessen, Drama auf der Autobahn. Es kam per Post, mit einer gemalten Karte. Sie will jetzt jedes Jahr dorthin.
?couple Keine Ahnung, woher sie von unserem Hochzeitstag wussten. Auf dem Zimmer standen zwei Gläser und eine handgeschriebene Karte, von allen unterschrieben.
?affaires Ich bin zum dritten Mal beruflich hier und man weiß inzwischen, dass ich das ruhige Zimmer nach hinten nehme. Die Rechnung stimmt auf Anhieb, das ist leider selten.
?solo Als Frau allein im Restaurant landet man gern neben der Küchentür. Hier bekam ich den Tisch am Fenster und meine Ruhe.
Auf die Frage nach einer Wanderung bekam ich keinen Prospekt, sondern eine Skizze auf der Serviette. Es war die schönste Tour der Reise.
Meine Mutter ist 82 und schlecht zu Fuß. Man hat uns ohne Diskussion ein Zimmer im Erdgeschoss gegeben und sie morgens sogar zum Tisch begleitet.
?dogs Unser Hund wurde freundlicher begrüßt als wir. Napf, Decke, zum Abschied ein Keks. Uns soll es recht sein.
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
# hotel accueil - tale
Niemand an der Rezeption, nur eine Telefonnummer an der Scheibe. Eine Stimme sagte «ich komme», dann standen wir $min Minuten da. Eine Entschuldigung gab es nicht.
Ich habe gemeldet, dass kein warmes Wasser kommt. Antwort: länger laufen lassen. Am nächsten Morgen hieß es dann, wir hätten zu lange laufen lassen.
Unsere Buchung war angeblich nicht da. Erst als ich die Bestätigung zum dritten Mal gezeigt habe, fand sich doch noch ein Zimmer, unterm Dach.
Der junge Mann am Empfang telefonierte privat und hob nur den Finger. Es war ein langes Gespräch.
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
# hotel chambre + tale
Ich habe Rückenprobleme und fürchte Hotelbetten. Am letzten Morgen habe ich das Laken angehoben, um die Marke der Matratze abzuschreiben.
?view,lake Vorhang auf, und da lag der See, ganz glatt, mit einem einzigen Boot. Wir haben beide erst mal nichts gesagt.
?old Das Haus ist alt und im Flur knarrt es ordentlich. Hinter der Zimmertür dann alles neu, helle Farben, große Dusche. Angenehme Überraschung.
?famille Zwei Zimmer mit einer Tür dazwischen, wir mussten also abends nicht flüsternd im Dunkeln sitzen. Wer Kinder hat, versteht das.
?summer Draußen über dreißig Grad, ich hatte mit einer schlaflosen Nacht gerechnet. Die Klimaanlage war so leise, dass ich zweimal nachgesehen habe.
Kein großes Zimmer, aber jemand hat nachgedacht: Steckdosen auf beiden Seiten, Haken an der richtigen Stelle, ein Brett in der Dusche.
?affaires Ein richtiger Schreibtisch, ein richtiger Stuhl und Licht zum Arbeiten. Mehr verlange ich gar nicht und bekomme es fast nie.
# hotel chambre +
Sehr bequeme Betten.
Das Zimmer war geräumig und hell.
?view Traumhafte Aussicht vom Zimmer.
Das Bad ist neu und die Dusche groß.
Klein, aber alles da, was man braucht.
?old Altes Haus, modernes Bad, gute Mischung.
Geschmackvoll eingerichtet, ohne Schnickschnack.
Die Verdunkelung funktioniert endlich mal wirklich.
# hotel chambre - tale
Auf den Fotos wirkt das Zimmer riesig. In Wirklichkeit musste ich über den Koffer steigen, um ins Bad zu kommen.
Die Matratze hat in der Mitte eine Kuhle, wir sind die ganze Nacht aufeinander zugerollt. Mit sechzig ist das nicht mehr romantisch, sondern ein Fall für den Orthopäden.
Wir hatten Aufpreis für die Aussicht bezahlt. Zu sehen waren die Mülltonnen der Küche. Man bot uns an, gegen weiteren Aufpreis zu wechseln.
?summer Dachzimmer, das Fenster geht zehn Zentimeter auf, und nachts stand die Luft. Der Ventilator, den man uns brachte, klang wie ein Hubschrauber.
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
# hotel petit_dejeuner + tale
Eigentlich frühstücken wir nie im Hotel. Dann zog der Duft von warmer Brioche durchs Treppenhaus, und damit war das erledigt. Die Rhabarbermarmelade ist von der Schwiegermutter.
Mein Vater ist Bäcker und lobt nie. Er hat sich zweimal Brot nachgeholt. Mehr muss man nicht sagen.
Ich vertrage kein Gluten und ende sonst bei einer Banane. Hier wurde extra Brot besorgt, dazu ein Kuchen aus Kastanienmehl.
# hotel petit_dejeuner +
Hervorragendes Frühstück mit Käse aus der Gegend.
Frisches Brot, hausgemachte Marmelade und richtiger Kaffee.
Das Frühstück war für französische Verhältnisse üppig.
?lake Frühstück auf der Terrasse am Wasser, herrlich.
Die Eier werden frisch gemacht, so wie man sie will.
# hotel petit_dejeuner - tale
Um neun war das Brot alle, der Saft auch, und die junge Frau meinte, wir hätten eben früher kommen müssen. Für vierzehn Euro pro Person.
Abgepacktes Brot, Käse in Folie, Kaffee mit Maschinengeschmack. Am zweiten Tag waren wir beim Bäcker und haben auf einer Bank gegessen, bestens.
# hotel petit_dejeuner -
Das Frühstück ist sein Geld nicht wert.
Ab neun gibt es beim Frühstück kaum noch etwas.
Trockene Croissants und schlechter Kaffee.
# hotel petit_dejeuner ~
Beim Frühstück fehlte etwas frisches Obst.
Der Kaffee kommt leider aus dem Automaten.
# hotel emplacement + tale
?lake Am Freitag haben wir das Auto abgestellt und bis Sonntag nicht mehr gebraucht. Anleger, Markt und Uferweg sind alle in ein paar Minuten zu Fuß erreichbar.
?village Das Hotel liegt in einer kleinen Gasse hinter der Kirche. Abends hört man die Leute auf dem Platz reden, genau deshalb fahre ich nach Frankreich.
?!village Das Navi schickte uns auf einen Feldweg und wir dachten an einen Fehler. War keiner. Wiesen, Kühe, ein unglaublicher Sternenhimmel. Etwas zu essen mitbringen.
Wir sind vier Touren direkt von der Haustür gegangen, ohne das Auto anzurühren. An der Rezeption nach dem Weg über die Kapelle fragen.
# hotel emplacement +
?lake Direkt am Wasser, besser geht es nicht.
?village Mitten im Ort, alles zu Fuß erreichbar.
Guter Ausgangspunkt für Ausflüge.
?!village Ruhig und abgelegen, genau das hatten wir gesucht.
?view Die Aussicht von der Terrasse ist großartig.
# hotel emplacement - tale
«Wenige Gehminuten vom Zentrum» waren dann fünfunddreißig, die Hälfte davon an einer Straße ohne Gehweg. Wir haben Chips auf dem Zimmer gegessen.
# hotel emplacement -
Ohne Auto ist man hier verloren.
Das Hotel liegt an einem Kreisverkehr, auf den Fotos sieht man davon nichts.
Weit ab vom Schuss und ringsum alles zu.
# hotel emplacement ~
?!village Ein Auto braucht man schon.
Der Rückweg vom Ort geht abends ganz schön bergauf.
# lodging calme + tale
Wir wohnen über einer Kneipe, ich weiß also, was Ruhe wert ist. In der ersten Nacht konnte ich vor lauter Stille nicht einschlafen.
?road Auf der Karte sah ich die Straße und hätte fast storniert. Bei geschlossenem Fenster hört man davon nichts.
# lodging calme +
Nachts absolut ruhig.
Wir haben bei offenem Fenster geschlafen.
Herrlich ruhig gelegen.
So gut habe ich lange nicht geschlafen.
# lodging calme - tale
Die Wände sind aus Pappe. Der Nachbar sah bis Mitternacht einen Kriegsfilm und rief danach seinen Bruder an.
?bell Der Kirchturm steht zwanzig Meter entfernt und schlägt jede Stunde doppelt. Mittags reizend, um vier Uhr früh weniger.
# lodging calme -
Sehr hellhörig.
Straßenlärm ab fünf Uhr morgens.
?hotel Die ganze Nacht schlugen Türen.
An Schlaf war nicht zu denken.
# lodging calme ~
Man hört die Leute über einem ein wenig.
?bell Die Glocken läuten ab sieben, man gewöhnt sich daran.
# lodging proprete + tale
Ich bin Krankenschwester und fahre schon mal mit dem Finger über den Schrank. Nichts. Hut ab vor dem Zimmerservice.
# lodging proprete +
Alles blitzsauber.
Sehr sauber, frische Bettwäsche, die gut riecht.
Das Bad war tadellos.
Sauberkeit ohne Beanstandung.
# lodging proprete - tale
Im Abfluss waren Haare, und zwar nicht unsere. Jemand kam mit einem Lappen, am nächsten Tag waren neue da.
Der Teppich klebt. Wirklich, er klebt. Ich bin in Turnschuhen vom Bett ins Bad gegangen.
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
# stay prix - tale
Parkplatz, Frühstück, Kurtaxe, Gebühr für den Wasserkocher: am Ende war es fast das Doppelte. Ich habe gefragt, ob die Luft inklusive ist. Niemand hat gelacht.
# stay prix -
Viel zu teuer für das Gebotene.
Alles kostet extra.
Das Preis-Leistungs-Verhältnis stimmt nicht.
# stay prix ~
Für eine Nacht etwas teuer.
Die Kurtaxe kommt noch dazu.
# hotel equipements + tale
?pool Wir hatten das Hotel wegen des Pools ausgesucht und mit einer Pfütze gerechnet. Er ist genau wie auf dem Foto, und vor neun hat man ihn für sich.
Wir sind mit dem Rad unterwegs und abends ist immer die Frage, wohin damit. Abschließbare Garage, Steckdosen, Wasserschlauch und sogar ein Montageständer.
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
# hotel restauration + tale
Es goss in Strömen, also aßen wir im Haus und erwarteten nichts. Es war das beste Essen der Woche. Am nächsten Abend war das Wetter gut und wir blieben trotzdem.
# hotel restauration +
?restaurant Das Restaurant im Haus ist sehr zu empfehlen.
Die Halbpension war abwechslungsreich.
# hotel restauration -
Das Abendessen war fad und teuer.
# hotel restauration ~
Die Abendkarte ist etwas kurz, wenn man länger bleibt.
# location accueil + tale
$hostess wartete mit einem noch warmen Kuchen auf uns, dabei waren wir zwei Stunden zu spät. Sie hat alles gezeigt und sich dann zurückgezogen. So soll es sein.
Am zweiten Tag brachte der Vermieter Tomaten vorbei und entschuldigte sich fast dafür. Er blieb auf ein Glas und erzählte, wie er das Haus Stein für Stein hergerichtet hat.
# location accueil +
Sehr nette Vermieter, hilfsbereit und diskret.
$hostess antwortet auf jede Frage sofort.
Auf dem Tisch standen frische Eier für uns.
# location accueil - tale
Der Schlüsselkasten war leer. Wir haben angerufen, geschrieben, auf der Motorhaube zu Abend gegessen. Um neun kam jemand und meinte, wir seien erst für morgen eingetragen.
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
# camping accueil + tale
Wir kamen mitten im Gewitter an, mit einem Zelt, das wir noch nie aufgebaut hatten. Der Chef kam im Regenmantel, hielt die Stangen und lieh uns eine Plane.
# camping accueil +
Nette Betreiber, die immer da sind.
Den Stellplatz durften wir uns aussuchen.
# camping accueil -
Um fünf nach sieben war die Schranke zu und niemand machte auf.
# camping accueil ~
Lange Mittagspause an der Rezeption, also passend ankommen.
# camping proprete + tale
Einen Campingplatz beurteile ich nach den Toiletten um acht Uhr abends. Um acht: Papier, Seife, trockener Boden. Und das in der Hochsaison.
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
