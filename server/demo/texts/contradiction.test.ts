import { describe, expect, it } from "vitest";
import { sensitiveTo } from "./contradiction.ts";

const dirty = { theme: "proprete", polarity: "-" } as const;
const room = { theme: "chambre", polarity: "+" } as const;

describe("what a sentence had better not touch", () => {
  it("is what its author judges the other way, in any of the languages", () => {
    const avoided = sensitiveTo(room, [dirty, room]);
    for (const said of [
      "Chambre propre et claire",
      "The room was spotless",
      "Sauberes Zimmer",
      "Kamer netjes",
      "Habitación limpia",
      "Camera pulita",
    ])
      expect(
        avoided.some((words) => words.test(said)),
        said,
      ).toBe(true);
    expect(avoided.some((words) => words.test("Grande chambre avec balcon"))).toBe(false);
  });

  it("is not what its author judges alike, nor the sentence's own subject", () => {
    expect(sensitiveTo(room, [room, { theme: "calme", polarity: "+" }])).toEqual([]);
    expect(sensitiveTo(dirty, [dirty])).toEqual([]);
  });

  it("counts a reservation among the blame", () => {
    expect(sensitiveTo(room, [room, { theme: "prix", polarity: "~" }])).toHaveLength(1);
    expect(sensitiveTo({ theme: "calme", polarity: "~" }, [{ theme: "prix", polarity: "-" }])).toEqual([]);
  });
});
