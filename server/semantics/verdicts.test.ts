import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { createAnalyser, loadLexicons } from "./index.ts";

const analyse = createAnalyser(loadLexicons(join(import.meta.dirname, "../../templates/lexicons")));
const tonality = (text: string): number => analyse(text, "fr").tonality;

describe("the last word on a stay", () => {
  it("weighs more than the same judgement of a thing", () => {
    expect(tonality("Le lit était bon. Nous reviendrons.")).toBeGreaterThan(tonality("Le lit était bon. Les draps étaient bons."));
    expect(tonality("Le lit était dur. À fuir.")).toBeLessThan(tonality("Le lit était dur. La moquette était usée."));
  });

  it("takes a sole fault for praise of the rest, and a sole merit for blame", () => {
    expect(tonality("Seul bémol : le parking.")).toBeGreaterThan(tonality("Bémol : le parking."));
    expect(tonality("Seul point positif : la piscine.")).toBeLessThan(tonality("Point positif : la piscine."));
  });

  it("praises the thing that is the sole merit", () => {
    const { mentions } = analyse("Seul point positif : la piscine.", "fr");
    expect(mentions.map((m) => [m.theme, m.polarity])).toEqual([["equipements", "positive"]]);
  });

  it.each(["je ni reviendrai pas", "Nous n'y reviendrons pas.", "On n'y remettra pas les pieds.", "on reviendra certainement pas"])(
    "is not turned round by a slip before its own negation: %s",
    (text) => expect(tonality(`Séjour au camping. ${text}`)).toBeLessThan(tonality("Séjour au camping.")),
  );
});
