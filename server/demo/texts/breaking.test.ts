import { describe, expect, it } from "vitest";
import { random } from "../random.ts";
import { breakOff } from "./breaking.ts";
import type { Told } from "./markup.ts";

const many = Array.from({ length: 200 }, (_, i) => random("breaking", i));
const ends = (text: string, tells: readonly Told[], tier: number): string[] => many.map((r) => breakOff(r, text, tells, tier));
const share = (found: readonly string[], holds: (text: string) => boolean): number => found.filter(holds).length / found.length;

const welcome: Told = { theme: "accueil", polarity: "+" };

describe("where a review breaks off", () => {
  it("is mostly before the stock praise that a hook is followed by, in any language", () => {
    for (const [hook, checklist] of [
      ["Arrivés après 21h, la dame de l'accueil nous attendait.", "Chambre propre, bon lit, bon petit déjeuner."],
      ["The owner waited up for us.", "Friendly staff, clean room, good breakfast."],
      ["Die Chefin war nett und hat gewartet.", "Zimmer sauber, Frühstück gut, Lage top."],
      ["De eigenaar wachtte op ons.", "Kamer schoon, ontbijt goed, goede bedden."],
      ["La dueña nos esperó.", "Habitación limpia, cama cómoda, desayuno bueno."],
      ["Il titolare ci ha aspettato.", "Camera pulita, letto comodo, colazione buona."],
    ] as const)
      expect(share(ends(`${hook} ${checklist}`, [], 5), (text) => text === hook)).toBeGreaterThan(0.75);
  });

  it("is often before the last word of a long one", () => {
    const text = "Douche froide deux jours. On l'a dit chaque matin. Rien n'a été fait. On ne reviendra pas.";
    expect(share(ends(text, [], 1), (end) => end.length < text.length)).toBeGreaterThan(0.5);
  });

  it("leaves nothing out that the review is held to have told", () => {
    const text = "Petit balcon sur la place. Personnel très souriant.";
    for (const end of ends(text, [welcome], 5)) expect(end).toContain("souriant");
  });

  it("takes no word for another that begins or ends like it", () => {
    const text = "Excellent dîner sur la terrasse. Le poulet était parfait. Mais quarante minutes d'attente.";
    for (const end of ends(text, [{ theme: "attente", polarity: "-" }], 2)) expect(end).toContain("attente");
  });

  it("leaves a reservation its praise, and a lukewarm review both its sides", () => {
    const text = "Murs un peu fins. Sinon chambre propre et bon petit déjeuner.";
    expect(new Set(ends(text, [{ theme: "calme", polarity: "-" }], 4))).toEqual(new Set([text]));
    expect(new Set(ends(text, [], 3))).toEqual(new Set([text]));
  });
});
