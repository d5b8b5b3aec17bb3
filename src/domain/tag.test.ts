import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { changedTags, distinctTags, hasTag, LONGEST_TAG, MOST_TAGS, tagChange, tagKey, tagTitle, withoutTag } from "./tag.ts";

describe("a tag", () => {
  it("is kept without blanks around it, with single ones inside and composed letters", () => {
    expect(tagTitle("\u00a0 Comite\u0301  de\tdirection ")).toBe("Comité de direction");
  });

  it("is the same in any case and however its accents are encoded", () => {
    expect(new Set(["Été", "ÉTÉ", " e\u0301te\u0301 "].map(tagKey)).size).toBe(1);
    expect(tagKey("Été")).not.toBe(tagKey("Ete"));
  });

  it("occurs once in a list, in its first spelling; blank ones are none", () => {
    expect(distinctTags(["direction", "Été", " ", "Direction", "ÉTÉ"])).toEqual(["direction", "Été"]);
  });

  it("is found and taken away in any spelling", () => {
    expect([hasTag(["Été"], " été"), hasTag(["Été"], "Ete")]).toEqual([true, false]);
    expect(withoutTag(["Été", "Direction", "ÉTÉ"], "été")).toEqual(["Direction"]);
  });

  it("has the limits of the schemas", () => {
    type Bounds = { maxItems?: number; maxLength?: number; items?: Bounds };
    type Schema = { properties: Record<string, Bounds>; $defs: Record<string, { properties: Record<string, Bounds> }> };
    const read = (name: string): Schema => JSON.parse(readFileSync(join(import.meta.dirname, "../../schemas", name), "utf8")) as Schema;
    const { tags } = read("dashboard.schema.json").properties;
    const { TagChange, TagRequest } = read("api/dashboards.schema.json").$defs;
    expect(tags).toMatchObject({ maxItems: MOST_TAGS, items: { maxLength: LONGEST_TAG } });
    expect(TagChange?.properties["added"]?.items?.maxLength).toBe(LONGEST_TAG);
    expect(TagRequest?.properties["title"]?.maxLength).toBe(LONGEST_TAG);
  });
});

describe("a change of tags", () => {
  it("is made once however often, to whatever the tags are; those that stay keep their place and first spelling", () => {
    const change = { added: [" comité", "été"], removed: ["DIRECTION"] };
    const changed = ["Été", "Bilan", "Comité"];
    expect(changedTags(["Direction", "Été", "Bilan", "été "], change)).toEqual(["Été", "Bilan", "comité"]);
    expect(changedTags(changedTags(changed, change), change)).toEqual(changed);
  });

  it("is what makes one list of the other, whatever the spellings", () => {
    expect(tagChange(["Été", "Direction"], ["ÉTÉ", "Comité", "comité"])).toEqual({ added: ["Comité"], removed: ["Direction"] });
  });
});
