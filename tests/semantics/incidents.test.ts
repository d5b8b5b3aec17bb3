import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { createAnalyser, loadLexicons } from "../../server/semantics/index.ts";

const analyse = createAnalyser(loadLexicons(join(import.meta.dirname, "../../templates/lexicons")));
const found = (lang: string, text: string): string[] => (analyse(text, lang).incidents ?? []).map(({ kind }) => kind);

/** What guests write, and the incidents that it reports. */
const told: readonly [lang: string, text: string, ...kinds: string[]][] = [
  ["fr", "Nous avons trouvé des punaises de lit dès la première nuit.", "hygiene"],
  ["fr", "Des cafards couraient dans la salle de bain.", "hygiene"],
  ["fr", "Deux d’entre nous ont fait une intoxication alimentaire après le buffet.", "hygiene"],
  ["fr", "Il y avait des crottes de souris derrière le lit.", "hygiene"],
  ["fr", "Un rat dans la cuisine, on l’a vu passer.", "hygiene"],
  ["fr", "La prise arrachée du mur est à portée des enfants.", "danger"],
  ["fr", "Fils dénudés au-dessus de la douche !", "danger"],
  ["fr", "Une forte odeur de gaz dans le mobil-home.", "danger"],
  ["fr", "L’issue de secours condamnée par des cartons.", "danger"],
  ["fr", "Mon fils a fini aux urgences à cause du toboggan.", "danger"],
  ["fr", "Le serveur a tenu des propos racistes.", "harassment"],
  ["fr", "Ma fille a été harcelée par un animateur.", "harassment"],
  ["fr", "Gestes déplacés du masseur, inadmissible.", "harassment"],
  ["fr", "On nous a volé nos vélos sur le parking.", "theft"],
  ["fr", "Mon téléphone a été volé dans la chambre.", "theft"],
  ["fr", "Nous nous sommes fait cambrioler pendant le dîner.", "theft"],
  ["fr", "Des cafards, et on m’a volé mon sac.", "hygiene", "theft"],
  ["en", "There were bed bugs in both rooms.", "hygiene"],
  ["en", "My wife got food poisoning from the buffet.", "hygiene"],
  ["en", "Exposed wires next to the shower.", "danger"],
  ["en", "The fire exit was locked.", "danger"],
  ["en", "A guest was sexually harassed and nobody reacted.", "harassment"],
  ["en", "My laptop was stolen from our room.", "theft"],
  ["de", "Wir hatten Bettwanzen im Zimmer.", "hygiene"],
  ["de", "Starker Gasgeruch in der Küche.", "danger"],
  ["de", "Der Kellner wurde rassistisch.", "harassment"],
  ["de", "Unsere Fahrräder wurden gestohlen.", "theft"],
  ["es", "La habitación estaba llena de cucarachas.", "hygiene"],
  ["es", "Nos robaron en la habitación.", "theft"],
  ["es", "Cables pelados junto a la ducha.", "danger"],
  ["it", "Scarafaggi nel bagno.", "hygiene"],
  ["it", "Ci hanno rubato le biciclette.", "theft"],
  ["it", "Fili scoperti vicino al letto.", "danger"],
  ["nl", "Er zaten bedwantsen in het bed.", "hygiene"],
  ["nl", "Onze fietsen zijn gestolen.", "theft"],
];

/** What sounds alike and reports none. */
const nothing: readonly [lang: string, text: string][] = [
  ["fr", "Pas de cafards, tout était impeccable."],
  ["fr", "Nous n’avons vu aucun cafard ni aucune punaise de lit."],
  ["fr", "Pas de vol dans les chambres, on se sent en sécurité."],
  ["fr", "Le sommelier vole la vedette au chef."],
  ["fr", "Le vol des rapaces est magnifique."],
  ["fr", "Nous avions un vol tôt le matin."],
  ["fr", "Nous avions peur des punaises de lit, à tort."],
  ["fr", "Un coffre pour éviter le vol de bijoux."],
  ["fr", "La souris sans fil du bureau ne marchait pas."],
  ["fr", "Un sourire à l’accueil."],
  ["fr", "Ce qui m’a frappé, c’est le calme."],
  ["fr", "Rien à signaler, pas d’incendie mais une alarme testée à midi."],
  ["fr", "De quoi chasser un coup de cafard !"],
  ["fr", "Le musée raconte le cambriolage de 1976."],
  ["fr", "Le feu de cheminée le soir, un bonheur."],
  ["fr", "Prix au ras des pâquerettes, pas de danger de se ruiner."],
  ["fr", "Chambre sale et bruyante, à fuir."],
  ["fr", "Il n’a jamais été harcelé par les vendeurs."],
  ["en", "No bed bugs, very clean."],
  ["en", "The view was stolen by a new building, but still nice."],
  ["en", "The dessert stole the show."],
  ["en", "This place stole our hearts."],
  ["en", "We were worried about bed bugs but there were none."],
  ["en", "The fireplace caught our eye."],
  ["en", "The museum tells how the painting was stolen."],
  ["en", "A safe to protect you in case something gets stolen."],
  ["de", "Keine Kakerlaken, alles sauber."],
  ["de", "Ein Schutz vor Diebstahl im Zimmer."],
  ["de", "Der Koch hat allen die Show gestohlen."],
  ["es", "No había cucarachas, todo limpio."],
  ["es", "Este lugar nos robó el corazón."],
  ["it", "Nessun scarafaggio, tutto pulito."],
  ["it", "Panorama che ci ha rubato il cuore."],
  ["nl", "Geen kakkerlakken gezien, heel schoon."],
];

describe("grave incidents", () => {
  it.each(told)("%s: %s", (lang, text, ...kinds) => {
    expect(found(lang, text).toSorted()).toEqual(kinds);
  });
  it.each(nothing)("none, %s: %s", (lang, text) => {
    expect(found(lang, text)).toEqual([]);
  });
  it("are probed by sixty sentences or more, and point at their words", () => {
    expect(told.length + nothing.length).toBeGreaterThanOrEqual(60);
    const text = "Séjour gâché.\nNous avons vu des cafards dans le lit.";
    const [incident] = analyse(text, "fr").incidents ?? [];
    expect(text.slice(incident?.start, incident?.end)).toBe("cafards dans");
  });
});
