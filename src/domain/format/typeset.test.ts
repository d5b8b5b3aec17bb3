import { describe, expect, it } from "vitest";

import { typeset, typesetAll } from "./typeset.ts";

describe("typeset", () => {
  it.each([
    ["Le champ « note » manque : ajoutez-le.", "Le champ «\u00a0note\u00a0» manque\u00a0: ajoutez-le."],
    ["Vraiment ? Oui ; non !", "Vraiment\u202f? Oui\u202f; non\u202f!"],
    ["« {{name}} »\u202f; {{n}} % ; 12 €", "«\u00a0{{name}}\u00a0»\u202f; {{n}}\u00a0%\u202f; 12\u00a0€"],
    ["Il reste :\nla suite", "Il reste\u00a0:\nla suite"],
    // An address or an option is no punctuation.
    ["à 10:30, route /a/:id, --key :id", "à 10:30, route /a/:id, --key :id"],
    ["", ""],
  ])("shows «%s» with the spaces of French", (written, shown) => {
    expect(typeset(written)).toBe(shown);
    expect(typeset(shown)).toBe(shown);
  });

  it("reaches every text of a tree", () => {
    expect(typesetAll({ a: "x :", b: { c: "« y »", d: "z" } })).toEqual({ a: "x\u00a0:", b: { c: "«\u00a0y\u00a0»", d: "z" } });
  });
});
