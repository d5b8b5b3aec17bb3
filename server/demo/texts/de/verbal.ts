/** Plain sentences with a verb and a reason. */
export const germanVerbal = `
# hotel accueil + plain
An der Rezeption (wurde uns sofort geholfen|bekamen wir gute Tipps), (auch bei der Abreise|man spricht etwas Deutsch|alles ganz unkompliziert)
Am Personal gibt es nichts auszusetzen, (immer ein freundliches Wort|alle hilfsbereit|morgens wie abends)
# hotel accueil - plain
Der Empfang war (kühl|unfreundlich), (man bekam den Schlüssel und das war's|kein Wort zu viel|Fragen waren lästig)
# hotel chambre + plain
Wir hatten ein Zimmer (im ersten Stock|nach hinten|unterm Dach), (schön groß|hell und gemütlich) und (die Matratzen waren gut|das Bad sauber|alles hat funktioniert)
Gut gefallen hat uns (das Bad|das große Bett|der Balkon), (auch sonst war das Zimmer in Ordnung|genug Platz für Koffer|man schläft gut)
# hotel chambre - plain
Im Zimmer (fehlte ein Stuhl|ging nur eine Lampe|klemmte das Fenster) und (das Bad ist winzig|die Matratze war weich|es zog)
# hotel petit_dejeuner + plain
Das Frühstück (hat uns gut gefallen|war mehr als ausreichend), (frische Croissants|verschiedene Brotsorten|viel Obst) und (nettes Personal|man hat Zeit|draußen sitzen möglich)
# hotel petit_dejeuner - plain
Für (13|14|15) Euro (erwartet man beim Frühstück mehr|ist das Frühstück zu wenig), (abgepackter Käse|Brot vom Vortag|Kaffee aus dem Automaten)
# hotel emplacement + plain
Vom Hotel aus kann man (gut wandern|alles zu Fuß machen|mit dem Bus in die Stadt), (wir haben das Auto kaum gebraucht|ideal für uns)
# hotel calme + plain
Nachts ist es (ruhig|absolut still), (wir hatten ein Zimmer zum Hof|man hört die Straße nicht|gut geschlafen)
# hotel proprete + plain
Alles war (sauber|sehr gepflegt), (Zimmer wurde täglich gemacht|frische Handtücher|auch das Bad)
# hotel proprete - plain
Sauber war es nicht, (Haare im Waschbecken|Staub auf dem Schrank|der Boden klebte) und (auf Nachfrage passierte nichts|geputzt wurde nur einmal)
# hotel restauration + plain
Abends haben wir im Haus gegessen und (waren zufrieden|es war richtig gut), (kleine Karte aber frisch|nette Bedienung)
# restaurant restauration + plain
Wir hatten (zwei Menüs|Vorspeise und Hauptgang) und (es hat allen geschmeckt|waren sehr zufrieden), (Portionen genau richtig|schön angerichtet|nichts aus der Dose)
# restaurant restauration - plain
Das Fleisch war (zäh|trocken) und (die Beilagen lieblos|die Soße aus der Tüte), (haben die Hälfte stehen lassen|hatten mehr erwartet)
# restaurant accueil + plain
Der Wirt (kommt an den Tisch|erklärt die Karte) und (man fühlt sich willkommen|hat Humor|empfiehlt den passenden Wein)
# restaurant accueil - plain
Als wir (nach Wasser gefragt haben|etwas gesagt haben), (wurde die Kellnerin pampig|gab es nur ein Schulterzucken)
# restaurant prix + plain
Für (den Preis|$menu Euro das Menü) (kann man nicht meckern|ist das wirklich gut)
# restaurant emplacement + plain
?!winter Wir saßen draußen (im Schatten|auf dem Platz), (sehr angenehm|schöne Stimmung)
# site ambiance + plain
Man kann dort gut (zwei Stunden verbringen|spazieren gehen), (schön angelegt|viele Fotomotive|nicht zu voll)
# site ambiance - plain
Wir hatten (mehr erwartet|uns das größer vorgestellt), (nach zwanzig Minuten durch|vieles war zu)
# location accueil + plain
$hostess hat uns (nett empfangen|alles gezeigt) und (war immer erreichbar|hatte gute Tipps)
# location equipements + plain
In der Küche (ist alles da|fehlt nichts), (auch Gewürze|Spülmaschine|große Pfannen)
# camping proprete + plain
Die Sanitäranlagen werden (mehrmals am Tag geputzt|gut gepflegt) und (es gab immer warmes Wasser|man musste nie warten)
# camping emplacement + plain
Unser Platz war (groß und schattig|eben), (Auto passte daneben|nicht weit zum Sanitär)
`;
