import { describe, expect, it } from "vitest";

import { random } from "../random.ts";
import { withNames } from "./naming.ts";

const aurelle = { destination: "aurelle", town: "Les Arolles", name: "Hôtel du Lac" };

/** What a text may become, over many authors. */
function versions(text: string, lang: "fr" | "en", place = aurelle): Set<string> {
  return new Set(Array.from({ length: 400 }, (_, i) => withNames(random("naming", String(i)), text, lang, place)));
}

describe("names in a text", () => {
  it("take the place's, with the preposition that it asks for", () => {
    expect(versions("Une nuit dans le village.", "fr")).toEqual(
      new Set(["Une nuit dans le village.", "Une nuit dans le village des Arolles.", "Une nuit aux Arolles."]),
    );
    expect(versions("Two nights, lovely.", "en")).toEqual(new Set(["Two nights, lovely.", "Two nights in Les Arolles, lovely."]));
  });

  it("take the house's where its gender agrees with what follows", () => {
    const said = "Cet hôtel est bien situé.";
    expect(versions(said, "fr")).toEqual(new Set([said, "L'Hôtel du Lac est bien situé."]));
    expect(versions(said, "fr", { ...aurelle, name: "Auberge du Lac" })).toEqual(new Set([said]));
  });

  it("leave a text alone that names its place already, or nothing that has a name", () => {
    expect(versions("Aux beaux jours, Les Arolles, dans la région.", "fr").size).toBe(1);
    expect(versions("Très bon accueil.", "fr").size).toBe(1);
  });
});
