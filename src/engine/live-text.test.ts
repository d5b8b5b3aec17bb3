import { describe, expect, it } from "vitest";

import { checkForms } from "./check-live-text.ts";
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
      expect(checkForms(text, "/text")).toEqual([]);
    },
  );

  it.each(["{{reviews | # avis}}", "{{reviews | a | b | c}}", "{{reviews | # avis | }}"])(
    "has one form too few or too many: %s",
    (text) => {
      const [found, ...further] = checkForms(text, "/text");
      expect(further).toEqual([]);
      expect(found?.pointer).toBe("/text");
      expect(found?.message).toContain(`«\u00a0${text}\u00a0» s’accorde en deux formes, au singulier puis au pluriel`);
    },
  );
});
