/** Plain sentences with a verb and a reason. */
export const germanVerbal = `
# hotel accueil + plain
An der Rezeption (wurde uns sofort geholfen|bekamen wir gute Tipps)(, sehr nett|)
Am Personal gibt es nichts auszusetzen, (alle hilfsbereit|immer freundlich)
# hotel accueil - plain
Der Empfang war (kühl|unfreundlich)(, sehr schade|)
# hotel chambre + plain
Wir hatten ein (schönes|gutes) Zimmer (im ersten Stock|nach hinten), (schön groß|hell und gemütlich)
Gut gefallen hat uns (das Bad|das große Bett|der Balkon)
# hotel chambre - plain
Das Zimmer war (alt|klein) und (das Bad ist winzig|die Matratze war weich)
# hotel petit_dejeuner + plain
Das Frühstück (hat uns gut gefallen|war mehr als ausreichend)(, viel Auswahl|, viel Obst|)
# hotel petit_dejeuner - plain
Für (13|14|15) Euro (erwartet man beim Frühstück mehr|ist das Frühstück zu wenig)
# hotel emplacement + plain
Vom Hotel aus kann man (gut wandern|alles zu Fuß machen|mit dem Bus in die Stadt)(, ideal für uns|)
# hotel calme + plain
Nachts ist es (ruhig|absolut still)(, gut geschlafen|)
# hotel proprete + plain
Alles war (sauber|sehr gepflegt)(, auch das Bad|)
# hotel proprete - plain
Sauber war es nicht, (Haare im Bad|überall Staub|der Boden klebte)
# hotel restauration + plain
Abends haben wir im Haus gegessen und (waren zufrieden|es war richtig gut)(, nette Bedienung|)
# restaurant restauration + plain
Wir hatten (zwei Menüs|Vorspeise und Hauptgang) und (es hat allen geschmeckt|waren sehr zufrieden)(, große Portionen|)
# restaurant restauration - plain
Das Fleisch war (zäh|trocken) und (die Beilagen lieblos|die Soße aus der Tüte)(, hatten mehr erwartet|)
# restaurant accueil + plain
Der Wirt ist (sehr nett|freundlich)(, man fühlt sich willkommen|)
# restaurant accueil - plain
Die Kellnerin wurde (pampig|unfreundlich)
# restaurant prix + plain
Für (den Preis|$menu Euro das Menü) (kann man nicht meckern|ist das wirklich gut)
# restaurant emplacement + plain
?!winter Wir saßen draußen (im Schatten|auf dem Platz), (sehr angenehm|schöne Stimmung)
# site ambiance + plain
Man kann dort gut (zwei Stunden verbringen|spazieren gehen)(, sehr schön|)
# site ambiance - plain
Wir hatten (mehr erwartet|uns das größer vorgestellt)(, vieles war zu|)
# location accueil + plain
$hostess hat uns (nett empfangen|alles gezeigt)
# location equipements + plain
In der Küche (ist alles da|fehlt nichts)
# camping proprete + plain
Die Sanitäranlagen werden (mehrmals am Tag geputzt|gut gepflegt)
# camping emplacement + plain
Unser Platz war (groß und schattig|eben)
`;
