import { describe, expect, it } from "vitest";

import { conceptsIn } from "./concepts.ts";

describe("concepts of lexicon entries", () => {
  it("are the same for entries of one meaning in two languages", () => {
    expect(conceptsIn("fr")("belle vue")).toContain("view");
    expect(conceptsIn("en")("sea view")).toContain("view");
    expect(conceptsIn("it")("letto comodo")).toEqual(expect.arrayContaining(["bed", "comfort"]));
  });

  it("are found for an entry of several words by each of them, once", () => {
    const concepts = conceptsIn("fr")("lit double et lit bebe");
    expect(concepts.filter((c) => c === "bed")).toHaveLength(1);
  });

  it("are none for a language without table", () => {
    expect(conceptsIn("nl")("kamer")).toEqual([]);
  });
});
