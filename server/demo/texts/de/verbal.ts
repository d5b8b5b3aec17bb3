/** Plain sentences with a verb and a reason. */
export const germanVerbal = `
# hotel accueil - plain
Der Empfang war (kühl|unfreundlich)(, sehr schade|)
# hotel chambre + plain
Gut gefallen hat uns (das Bad|das große Bett|der Balkon)
# hotel petit_dejeuner + plain
Das Frühstück (hat uns gut gefallen|war mehr als ausreichend)(, viel Auswahl|, viel Obst|)
# hotel emplacement + plain
Vom Hotel aus kann man (gut wandern|alles zu Fuß machen|mit dem Bus in die Stadt)(, ideal für uns|)
# hotel calme + plain
Nachts ist es (ruhig|absolut still)(, gut geschlafen|)
# hotel proprete + plain
Alles war (sauber|sehr gepflegt)(, auch das Bad|)
# restaurant accueil + plain
Der Wirt ist (sehr nett|freundlich)(, man fühlt sich willkommen|)
# restaurant accueil - plain
Die Kellnerin wurde (pampig|unfreundlich)
# restaurant prix + plain
Für (den Preis|$menu Euro das Menü) (kann man nicht meckern|ist das wirklich gut)
# site ambiance + plain
Man kann dort gut (zwei Stunden verbringen|spazieren gehen)(, sehr schön|)
# site ambiance - plain
Wir hatten (mehr erwartet|uns das größer vorgestellt)(, vieles war zu|)
# location equipements + plain
In der Küche (ist alles da|fehlt nichts)
# camping emplacement + plain
Unser Platz war (groß und schattig|eben)
`;
