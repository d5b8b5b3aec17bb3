import { describe, expect, it } from "vitest";

import { checkLiveText } from "../check/live-text.ts";
import { liveParts } from "./live-text.ts";

describe("a text with live figures", () => {
  it("is its words and figures, in order, the forms of a figure with it", () => {
    expect(liveParts("Ici {{reviews}} avis, {{ answers | # réponse | # réponses }}.")).toEqual([
      { text: "Ici " },
      { measure: "reviews", forms: [], source: "{{reviews}}" },
      { text: " avis, " },
      { measure: "answers", forms: ["# réponse", "# réponses"], source: "{{ answers | # réponse | # réponses }}" },
      { text: "." },
    ]);
  });

  it.each(["{{}}", "{reviews}", "{{Reviews}}", "{{reviews", "un | deux"])("leaves %s as it is", (text) => {
    expect(liveParts(text)).toEqual([{ text }]);
  });

  it.each(["{{reviews}}", "{{reviews | # avis noté | # avis notés}}", "{{reviews|Un seul avis|# avis}}", "sans chiffre"])(
    "is sound: %s",
    (text) => {
      expect(checkLiveText(text, "/text", ["reviews", "rated-reviews"])).toEqual([]);
    },
  );

  it.each(["{{reviews | # avis}}", "{{reviews | a | b | c}}", "{{reviews | # avis | }}"])(
    "has one form too few or too many: %s",
    (text) => {
      const [found, ...further] = checkLiveText(text, "/text", ["reviews", "rated-reviews"]);
      expect(further).toEqual([]);
      expect(found?.pointer).toBe("/text");
      expect(found?.message).toContain(`«\u00a0${text}\u00a0» s’accorde en deux formes, au singulier puis au pluriel`);
    },
  );

  it.each<[string, RegExp, string | null]>([
    ["Ici {{reviews avis", /^«\u00a0\{\{reviews\u00a0» n’est pas refermé\u00a0: écrivez \{\{reviews\}\}\.$/, "Ici {{reviews}} avis"],
    ["Ici {{reviews} avis", /n’est pas refermé/, "Ici {{reviews}} avis"],
    ["Ici {{reviews | # avis | # avis", /n’est pas refermé/, null],
    ["Ici {{", /n’est pas refermé/, null],
    ["Ici reviews}} avis", /^«\u00a0\}\}\u00a0» ne ferme rien/, null],
    ["Ici {{Reviews}}", /^L’indicateur «\u00a0Reviews\u00a0» est inconnu\./, "Ici {{reviews}}"],
    ["Ici {{ reviws | # a | # b }} et {{reviws}}", /est inconnu/, "Ici {{ reviews | # a | # b }} et {{reviws}}"],
    ["{{}}", /ne nomme aucun indicateur/, null],
  ])("has a fault, with its repair: %s", (text, message, repaired) => {
    const [found] = checkLiveText(text, "/text", ["reviews", "rated-reviews"]);
    expect(found?.message).toMatch(message);
    expect(found?.repair).toEqual(repaired === null ? null : [{ op: "replace", path: "/text", value: repaired }]);
  });
});
