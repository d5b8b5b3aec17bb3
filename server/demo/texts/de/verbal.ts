/** Plain sentences with a verb and a reason. */
export const germanVerbal = `
# hotel accueil - plain
Der Empfang war (kühl|unfreundlich)(, sehr schade|)
# hotel petit_dejeuner + plain
Das Frühstück (war sehr gut|war mehr als ausreichend)(, viel Auswahl|, viel Obst|)
# hotel emplacement + plain
Vom Hotel aus kann man gut wandern(, ideal für uns|)
# hotel calme + plain
Nachts ist es (ruhig|sehr ruhig)(, gut geschlafen|)
# hotel proprete + plain
Alles war (sauber|sehr gepflegt)(, auch das Bad|)
# restaurant accueil + plain
Der Wirt ist (sehr nett|freundlich)(, man fühlt sich willkommen|)
# restaurant accueil - plain
Die Kellnerin war (pampig|unfreundlich)
# restaurant prix + plain
Für den Preis (kann man nicht meckern|wirklich gut)
# site ambiance - plain
Wir hatten (mehr|viel mehr) erwartet(, vieles war zu|)
# location equipements + plain
In der Küche (ist alles da|fehlt nichts)
# camping emplacement + plain
Unser Platz war (groß und schattig|groß)
`;
