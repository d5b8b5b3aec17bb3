/** Lodgings. */
export const germanLodging = `
# hotel,collectif accueil +
Das Personal war (ausgesprochen freundlich|sehr herzlich|äußerst hilfsbereit), (egal welche Frage man hatte|besonders $staff an der Rezeption|man fühlte sich gleich willkommen)
[Wir wurden/Ich wurde] (trotz später Anreise|mit einem Glas Apfelsaft) (sehr nett empfangen|herzlich begrüßt)
Sehr freundlicher Empfang, (auch auf Deutsch|mit Händen und Füßen hat die Verständigung prima geklappt), (wirklich top|das merkt man sich)
Die Dame an der Rezeption hat [uns/mir] (einen Tisch reserviert|tolle Wandertipps gegeben|einen Parkplatz freigehalten), sehr aufmerksam
?famille Die Kinder bekamen (eine kleine Überraschung|heiße Schokolade) bei der Ankunft, (schöne Geste|da war das Eis gebrochen)
Familiär geführt, der Chef (kümmert sich selbst|hat für jeden ein gutes Wort)
?refuge Die Hüttenwirte sind (mit Herz dabei|unglaublich nett), heißer Tee gleich nach der Ankunft
# hotel,collectif accueil -
An der Rezeption (war niemand|kein Gruß, kein Lächeln), [wir mussten/ich musste] $min Minuten (mit den Koffern auf der Straße|im Flur) warten
Das Personal wirkte (überfordert|genervt), (Fragen waren unerwünscht|auf Hinweise kam nur ein Schulterzucken)
[Unsere/Meine] Buchung war angeblich nicht im System, (entschuldigt hat sich keiner|[unser/mein] Problem, hieß es sinngemäß)
Dreimal nach (Handtüchern|einem zweiten Kissen) gefragt, (nie gekommen|am Ende aufgegeben)
# hotel,collectif accueil b+
(freundliches|hilfsbereites|sehr nettes) Personal
# hotel,collectif accueil b-
(unfreundliches Personal|Rezeption kaum besetzt)
# location accueil +
(Sehr nette Vermieter|$hostess ist eine tolle Gastgeberin), (immer erreichbar, nie aufdringlich|mit vielen guten Ausflugstipps)
Zur Begrüßung gab es (einen selbstgebackenen Kuchen|Eier von den eigenen Hühnern|eine Flasche Cidre)
# location accueil -
Der Vermieter war (telefonisch nicht zu erreichen|tagelang abgetaucht), als (das warme Wasser ausfiel|die Heizung streikte)
Der Code für die Schlüsselbox stimmte nicht, (erst nach einer Stunde rief jemand zurück|$min Minuten im Regen)
# location accueil b+
(nette Vermieter|herzlicher Empfang)
# location accueil b-
Vermieter nicht erreichbar
# lodging proprete +
Alles (blitzsauber|tadellos sauber), (auch in den Ecken|frische Handtücher jeden Tag|da gibt es nichts zu meckern)
Die Zimmer sind (sehr gepflegt|sauber bis ins Detail), das Bad (wie neu|glänzt)
# lodging proprete -
Haare (in der Dusche|auf dem Kopfkissen), (Staubflocken unterm Bett|Flecken auf dem Laken), (einfach nur eklig|da wurde schlicht nicht geputzt)
Im Bad (Schimmel an der Decke|schwarze Fugen), es roch (modrig|nach Kanal), und zwar die ganze Zeit
?hotel Das Zimmer wurde (zwei Tage lang nicht gemacht|in drei Nächten kein einziges Mal gereinigt)
?location [Wir haben/Ich habe] erst einmal (die Küche geputzt|das schmutzige Geschirr gespült), trotz Endreinigung für $night Euro
# lodging proprete b+
(sehr sauber|alles blitzsauber)
# lodging proprete b-
(mangelnde Sauberkeit|schmutziges Bad|Schimmel im Bad)
# lodging calme +
Nachts (absolute Ruhe|kein Mucks), (man hört nur den Brunnen|endlich mal durchgeschlafen)
Herrlich ruhige Lage, (morgens Vogelgezwitscher und sonst nichts|genau richtig zum Abschalten)
# lodging calme -
Sehr hellhörig, man hört (den Fernseher von nebenan|jede Toilettenspülung|die Nachbarn schnarchen), (an Schlaf war kaum zu denken|bis in die Nacht)
Bis zwei Uhr nachts (Lärm von der Bar|Party im Saal), (niemand hat eingegriffen|ohne Ohrstöpsel geht nichts)
?bell Die Kirchenglocken läuten jede Viertelstunde, auch nachts, (sollte in der Beschreibung stehen|nach zwei Nächten kennt man die Uhrzeit)
# lodging calme b+
(sehr ruhig|schön ruhig)
# lodging calme b-
(hellhörig|laut in der Nacht)
# hotel chambre +
Das Zimmer ($room) war (geräumig und hell|frisch renoviert|klein, aber gut durchdacht), das Bett (sehr bequem|ein Traum)
?view Der Blick (vom Balkon|aus dem Fenster) (auf $thelakeacc|über die Dächer) ist (unbezahlbar|grandios), (allein dafür lohnt es sich|da bleibt man einfach stehen)
Bequeme Betten, (gute Verdunkelung|starker Wasserdruck), (geschlafen wie ein Stein|genau so soll es sein)
?famille Im Familienzimmer hatten die Kinder ihre eigene Ecke, (sehr praktisch|alle haben gut geschlafen)
?affaires Richtiger Schreibtisch, genug Steckdosen, feste Matratze, (mehr brauche ich nicht|perfekt für Dienstreisen)
# hotel chambre -
Das Zimmer war (winzig|dunkel und abgewohnt|ein Backofen), (für zwei Koffer kein Platz|Tapete löst sich|mit den Fotos hatte das nichts zu tun)
Die Matratze (hängt durch|ist völlig durchgelegen), (Rückenschmerzen inklusive|kein Auge zugemacht)
Die Klimaanlage (war defekt|klang wie ein Traktor), bei $degrees Grad (unerträglich|eine Zumutung)
Die Dusche (tropft nur|wird nach drei Minuten kalt), der Duschvorhang klebt am Körper
# hotel chambre b+
(bequeme Betten|schönes Zimmer|geräumiges Zimmer)
?view,lake tolle Aussicht aufs Wasser
# hotel chambre b-
(abgewohntes Zimmer|durchgelegene Matratze|winziges Zimmer)
# location,collectif chambre +
(Bequeme Betten|Gemütliche Schlafzimmer), (alle haben prima geschlafen|mit viel Liebe eingerichtet)
# location,collectif chambre -
Das Schlafsofa ist (für Erwachsene unbrauchbar|eine Qual), (angegeben waren sechs richtige Betten|mein Rücken dankt)
# location,collectif chambre b+
gute Betten
# location,collectif chambre b-
schlechte Matratzen
# hotel,collectif petit_dejeuner +
Das Frühstück war (reichhaltig und frisch|ein Highlight), (hausgemachte Marmelade, Käse aus der Region|Eier nach Wunsch|für französische Verhältnisse richtig üppig)
?lake Frühstück auf der Terrasse mit Blick auf $thelakeacc, (schöner kann ein Tag nicht anfangen|einfach nur schön)
# hotel,collectif petit_dejeuner -
Das Frühstück (war seinen Preis nicht wert|ist ein Witz): (trockenes Croissant und Automatenkaffee|abgepackter Käse, kein Obst), dafür 14 Euro
Um neun war am Buffet (kein Brot mehr da|fast alles weg), nachgelegt wurde nichts
# hotel,collectif petit_dejeuner b+
(gutes|leckeres|tolles) Frühstück
# hotel,collectif petit_dejeuner b-
(mageres Frühstück|Frühstück zu teuer)
# lodging emplacement +
?lake (Traumhafte|Perfekte) Lage direkt am Wasser, (vor dem Frühstück schwimmen gehen|das Auto blieb die ganze Zeit stehen)
?village Mitten in $town, (Bäcker um die Ecke|alles zu Fuß erreichbar), (und trotzdem ruhig|besser geht es kaum)
?!village Idyllisch im Grünen, (Sternenhimmel inklusive|genau das, was [wir/ich] gesucht [haben/habe])
(Idealer Ausgangspunkt|Gute Basis) für (Wanderungen|Ausflüge), (Wege starten direkt am Haus|vieles ist in einer halben Stunde erreichbar)
# lodging emplacement -
Von wegen zentral: (35 Minuten zu Fuß|$km Kilometer) bis ins Zentrum, (ohne Gehweg|nur mit Auto machbar)
Direkt (an der Hauptstraße|neben einer Tankstelle), (auf den Fotos geschickt weggelassen|von Idylle keine Spur)
# lodging emplacement b+
(tolle Lage|super Lage)
?lake direkt am Wasser
# lodging emplacement b-
(zu abgelegen|Lage an der Hauptstraße)
# stay prix +
(Preis-Leistung stimmt|Preis-Leistungs-Verhältnis top), (für die Gegend günstig|auch in der Hochsaison fair)
Für $night Euro die Nacht (kann man nicht meckern|ist das geschenkt)
# stay prix -
Für das Gebotene (viel zu teuer|maßlos überteuert), $night Euro und (nicht einmal ein Wasserkocher|alles kostet extra)
Alles geht extra: (Parken $fee Euro, Handtücher, Endreinigung|Bettwäsche, Heizung, Kurtaxe), (am Ende wird es richtig teuer|stand so nirgends)
# stay prix b+
(gutes Preis-Leistungs-Verhältnis|fairer Preis)
# stay prix b-
(überteuert|zu teuer)
# lodging acces +
Parkplatz (kostenlos vor der Tür|mit Ladesäule), (sehr entspannt|in der Gegend nicht selbstverständlich)
# lodging acces -
Parken ist eine Katastrophe, $min Minuten gesucht, (am Ende $fee Euro pro Nacht im Parkhaus|Koffer durch den halben Ort geschleppt)
?!lift Dritter Stock ohne Aufzug, (stand nirgends|mit Gepäck kein Vergnügen)
# lodging acces b+
(kostenloser Parkplatz|gute Parkmöglichkeiten)
# lodging acces b-
(keine Parkplätze|schwierige Parksituation)
# hotel,location,camping numerique +
WLAN (schnell und stabil|funktioniert überall), (auch Videokonferenzen kein Problem|sogar im Garten)
# hotel,location,camping numerique -
WLAN (im Zimmer praktisch nicht vorhanden|bricht ständig ab), (Arbeiten unmöglich|Handyempfang gleich null)
# hotel,location,camping numerique b+
gutes WLAN
# hotel,location,camping numerique b-
schlechtes WLAN
# hotel,collectif equipements +
?pool Der Pool ist (sauber und nie überfüllt|herrlich nach der Wanderung), Liegen gab es genug
?garden Wunderschöner Garten (mit schattigen Plätzen|zum Entspannen)
Abschließbarer Fahrradkeller mit (Lademöglichkeit|Werkzeug), vorbildlich
# hotel,collectif equipements -
?pool Der Pool war (geschlossen|grünlich und kalt), obwohl er (überall beworben wird|der Grund für die Buchung war)
Vieles ist (defekt|in die Jahre gekommen): (Aufzug außer Betrieb|Föhn kaputt|Fernseher ohne Empfang)
# hotel,collectif equipements b+
?pool schöner Pool
?garden schöner Garten
# hotel,collectif equipements b-
(veraltete Ausstattung|kein Aufzug)
# location equipements +
Die Küche ist (komplett ausgestattet|sehr gut bestückt), (sogar scharfe Messer|Spülmaschine, Kaffeemaschine, alles da), [wir haben/ich habe] jeden Abend gekocht
?pool Der Pool (war der Hit|hat den Aufenthalt gerettet)
# location equipements -
Die Küche ist (dürftig|schlecht) ausgestattet: (zwei Töpfe, stumpfe Messer|vier Teller für fünf Personen), der Backofen kaputt
# location equipements b+
(gut ausgestattete Küche|alles da, was man braucht)
# location equipements b-
schlecht ausgestattete Küche
# hotel,location,collectif ambiance +
Ein Haus mit (Seele|viel Charme), (knarrende Dielen, überall Bücher|man möchte gar nicht mehr weg)
?couple Sehr romantisch, (Kerzen und alte Balken|ideal zu zweit)
# hotel,location,collectif ambiance -
(Keinerlei Atmosphäre|Trostlos), (Neonlicht im Flur|Charme einer Bahnhofshalle)
# hotel,location,collectif ambiance b+
viel Charme
# hotel,location,collectif ambiance b-
keine Atmosphäre
# hotel,collectif,camping restauration +
Das Abendessen im Haus war (hervorragend|überraschend gut), (regional und reichlich|vor allem $thedish)
# hotel,collectif,camping restauration -
Das Abendessen war (lauwarm und fade|lieblos), (Tiefkühlware|Halbpension würde ich nicht mehr buchen)
# hotel,collectif,camping restauration b+
gutes Essen
# hotel,collectif,camping restauration b-
enttäuschendes Essen
`;
