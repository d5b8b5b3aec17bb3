/** Plain sentences with a verb and a reason. */
export const germanVerbal = `
# hotel accueil - plain
Der Empfang war (kühl|unfreundlich)
# hotel petit_dejeuner + plain
Das Frühstück war sehr gut
# hotel emplacement + plain
Man kann (gut wandern|alles zu Fuß machen)
# hotel calme + plain
Nachts ist es (ruhig|sehr ruhig)
# hotel proprete + plain
Alles war (sauber|sehr gepflegt)
# restaurant accueil + plain
Der Wirt ist (sehr nett|freundlich)
# restaurant accueil - plain
Die Kellnerin war (pampig|unfreundlich)
# restaurant prix + plain
Für den Preis (kann man nicht meckern|wirklich gut)
# site ambiance - plain
Wir hatten (mehr|viel mehr) erwartet
# location equipements + plain
In der Küche (ist alles da|fehlt nichts)
# camping emplacement + plain
Unser Platz war (groß und schattig|groß)
`;
