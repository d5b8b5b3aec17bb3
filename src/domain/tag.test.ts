import { describe, expect, it } from "vitest";

import { distinctTags, tagKey, tagTitle } from "./tag.ts";

describe("a tag", () => {
  it("is kept without blanks around it, with single ones inside and composed letters", () => {
    expect(tagTitle("\u00a0 Comite\u0301  de\tdirection ")).toBe("Comité de direction");
  });

  it("is the same in any case and however its accents are encoded", () => {
    expect(new Set(["Été", "ÉTÉ", " e\u0301te\u0301 "].map(tagKey)).size).toBe(1);
    expect(tagKey("Été")).not.toBe(tagKey("Ete"));
  });

  it("stands once in a list, in its first spelling; blank ones are none", () => {
    expect(distinctTags(["direction", "Été", " ", "Direction", "ÉTÉ"])).toEqual(["direction", "Été"]);
  });
});
