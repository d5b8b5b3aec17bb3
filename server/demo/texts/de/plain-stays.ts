/** Stays in plain words, as most guests put it. */
export const germanPlainStays = `
# any also
und
# hotel,collectif accueil + plain
(Personal|Das ganze Team|Das Team) (ist|war) (sehr |wirklich |super |)(freundlich|nett|hilfsbereit|zuvorkommend|herzlich) (und hilfsbereit|)
(Sehr nettes|Freundliches|Nettes|Super freundliches|Tolles) (Personal|Team) (an der Rezeption|)
(Sehr freundlicher|Netter|Herzlicher|Freundlicher) Empfang(| an der Rezeption|, Zimmer war schon fertig)
(Check-in|Einchecken) (schnell|problemlos|unkompliziert|ging schnell)(, (gute Tipps fürs Essen|Gepäck konnten wir dalassen|alles gut erklärt)|)
Service (top|sehr gut|ausgezeichnet)
# hotel,collectif accueil - plain
((Personal|Empfang) (unfreundlich|sehr unfreundlich|war unfreundlich)|Personal (desinteressiert|überfordert))(, (kein Lächeln|keine Entschuldigung)|)
Beschwerde wurde ignoriert(, sehr unfreundlich|)
# lodging chambre + plain
(Zimmer|Unser Zimmer) war (sauber und gemütlich|schön eingerichtet|(geräumig|groß genug|gemütlich|modern)( und (ruhig|sauber)|))
(Gute|Sehr gute|Bequeme|Sehr bequeme) (Betten|Matratzen)(, (gut geschlafen|gutes Bad|Bad mit großer Dusche|Kissen auch ok)|)
Betten (waren |sind |)(sehr |)(bequem|gut)(, [wir haben/ich habe] gut geschlafen|)
(Bad|Badezimmer) (neu|modern|renoviert|groß genug)(, (Dusche super|genug Ablage|Fön vorhanden)|)
?view (Schöne|Tolle|Herrliche) Aussicht (vom Zimmer|vom Balkon)
# lodging chambre - plain
Zimmer (war |)(winzig|sehr klein|dunkel|veraltet|abgewohnt|kalt|muffig) (und laut|, (Teppich fleckig|kein Platz für Koffer|Tapete löst sich|keine Ablage)|)
(Betten|Matratzen) (durchgelegen|viel zu weich|steinhart|unbequem)(, (Rückenschmerzen|kaum geschlafen|zwei Einzelbetten zusammengeschoben)|)
((Dusche|Bad) (schimmelig|uralt)|Dusche (verkalkt|undicht))(, (kein warmes Wasser|Abfluss verstopft|Vorhang klebt)|)
(Heizung|Fernseher) (defekt|kaputt|ging nicht)(, (gemeldet, nichts passiert|bis zum Schluss)|)
# stay proprete + plain
(Sehr sauber|Alles sauber|Sauber|Super sauber|Alles sehr sauber und gepflegt|Sauber und ordentlich)(, (auch das Bad|täglich gereinigt|frische Handtücher jeden Tag)|)
Sauberkeit (top|einwandfrei|sehr gut)
?!camping (Zimmer|Bad) (war |)(sehr sauber|sauber|blitzsauber)
?camping (Sanitäranlagen|Sanitär|Duschen) (sehr |immer |)(sauber|gepflegt)(, genug warmes Wasser|, auch in der Hauptsaison|)
# stay proprete - plain
?!camping (Zimmer|Bad) (war |)(schmutzig|dreckig|nicht sauber|ungepflegt)(, (Haare in der Dusche|Flecken auf dem Laken|Staub überall|Schimmel im Bad|Müll nicht geleert)|)
?camping (Sanitäranlagen|Toiletten|Duschen) (dreckig|schmutzig|veraltet und schmutzig)(, (kein Papier|kalt|verstopft)|)
# hotel,collectif petit_dejeuner + plain
Frühstück (war |)(gut|sehr gut|reichhaltig|lecker|ausgezeichnet)(, (gute Auswahl|frisches Baguette|selbstgemachte Marmelade|Käse und Wurst|Eier auf Wunsch)|)
(Gutes|Leckeres|Reichhaltiges|Sehr gutes) (Frühstück|Frühstücksbuffet)(, (guter Kaffee|frische Croissants|wird ständig nachgefüllt|alles da)|)
# hotel,collectif petit_dejeuner - plain
Frühstück (schlecht|sehr schlecht|enttäuschend|mager|viel zu teuer)(, (altes Brot|um 9 fast alles weg|Kaffee ungenießbar|abgepackt|15 Euro pro Person)|)
# hotel,collectif restauration + plain
((Restaurant|Abendessen|Essen) (sehr gut|war sehr gut|ausgezeichnet)|(Abendessen|Essen) lecker)(, (gute Weine|regionale Küche|große Portionen)|)
# hotel,collectif restauration - plain
((Abendessen|Restaurant|Essen) (enttäuschend|schlecht|teuer und schlecht)|(Abendessen|Essen) lauwarm)(, (lange Wartezeit|kleine Portionen|aus der Mikrowelle)|)
# stay emplacement + plain
(Sehr gute|Gute|Tolle|Super|Perfekte|Zentrale) Lage(, (alles zu Fuß erreichbar|$shortmin Minuten ins Zentrum|Restaurants in der Nähe|ideal für Ausflüge|guter Ausgangspunkt zum Wandern)|)
Lage (top|perfekt|sehr schön|ideal|ist super)(, (nah am Zentrum|nicht weit zum Bahnhof)|)
?lake (Nur $shortmin Minuten|Nicht weit) (zum Wasser|zum Strand)(, toll|, ideal|)
# stay emplacement - plain
Lage (schlecht|nicht schön|enttäuschend)(, (direkt an der Straße|Gewerbegebiet|nichts in der Nähe|weit ab vom Schuss)|)
# stay calme + plain
(Sehr ruhig|Ruhig|Schön ruhig|Absolut ruhig)(, (gut geschlafen|kein Straßenlärm|auch nachts|trotz Zentrum)|)
(Ruhige|Sehr ruhige) (Lage|Gegend)(, zum Hof|)
# stay calme - plain
(Sehr laut|Laut|Viel zu laut|Extrem hellhörig|Sehr hellhörig)(, (an Schlaf nicht zu denken|Straße direkt davor|Türen knallen|Musik bis 2 Uhr|man hört jedes Wort|Lieferwagen um 5)|)
# stay equipements + plain
?pool (Schöner|Toller|Sauberer|Großer) Pool(, (genug Liegen|angenehm warm|nie voll|Kinder begeistert)|)
?garden (Schöner|Gepflegter|Großer) Garten(, (mit Liegen|zum Entspannen)|)
?location Küche (gut|sehr gut|super) ausgestattet(, (Spülmaschine|gute Messer|Grill vorhanden)|)
?hotel (Gute Ausstattung|Aufzug vorhanden|Schöne Bar)
?camping (Gute Ausstattung|Waschmaschine vorhanden|Schöner Spielplatz)
# stay equipements - plain
?pool Pool (geschlossen|schmutzig|eiskalt)(, (ohne Vorwarnung|steht nicht auf der Seite|wegen dem Pool gebucht)|)
?camping (Spielplatz (kaputt|heruntergekommen)|Ausstattung veraltet)
# stay prix + plain
(Gutes|Sehr gutes|Super|Tolles) Preis-Leistungs-Verhältnis
Preis (ok|in Ordnung|fair|günstig)
Preis-Leistung (top|stimmt|passt|sehr gut)
# stay prix - plain
(Zu teuer|Viel zu teuer|Völlig überteuert|Überteuert)(, ($night Euro die Nacht|für das Gebotene|alles kostet extra|da gibt es Besseres)|)
Preis-Leistung (stimmt nicht|schlecht|passt überhaupt nicht)
# lodging acces + plain
(Kostenloser Parkplatz|Parkplatz am Haus|Genug Parkplätze|Parken direkt vor der Tür)(, praktisch|)
(Leicht zu finden|Gut zu finden)(, Parkplatz vorhanden|)
# camping acces + plain
(Leicht zu finden|Gute Zufahrt|Einfache Anfahrt)
# hotel,location,camping numerique + plain
(WLAN|Wlan) (gut|schnell|funktioniert gut|kostenlos und schnell)
# hotel,location,camping numerique - plain
(WLAN|Wlan) (funktioniert nicht|unbrauchbar|ständig weg|sehr schlecht)(, (auch kein Netz|zum Arbeiten unmöglich)|)
# stay ambiance + plain
(Schöne|Gemütliche|Tolle|Familiäre|Angenehme) Atmosphäre
?!camping (Schönes|Gemütliches) Haus(, (liebevoll eingerichtet|mit viel Charme)|)
# stay ambiance - plain
(Keine Atmosphäre|Ungemütlich)
# camping accueil + plain
(Betreiber|Personal) (sehr |)(nett|freundlich|hilfsbereit)(, (freie Platzwahl|sprechen etwas Deutsch|immer ansprechbar)|)
# camping accueil - plain
((Rezeption|Personal) unfreundlich|Rezeption nie besetzt|Personal desinteressiert)
# camping emplacement + plain
(Große|Schöne|Schattige|Ebene) (Plätze|Stellplätze)(, (nicht zu eng|mit Hecken)|)
# location accueil + plain
(Vermieter|Vermieterin|Gastgeberin) (sehr nett|super freundlich|hilfsbereit|war sehr herzlich)(, (antwortet schnell|gute Tipps)|)
# location accueil - plain
(Vermieter|Vermieterin) (unfreundlich|nicht erreichbar)(, (Kaution einbehalten|keine Antwort)|)
`;
