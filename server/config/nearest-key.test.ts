import { describe, expect, it } from "vitest";

import { readDocument } from "./read-document.ts";

const nearestIn = (file: string, document: object) =>
  readDocument(file, JSON.stringify(document, null, 2)).problems.map(({ pointer, nearest, message }) => [pointer, nearest, message]);

describe("a key that a document may not have", () => {
  it("comes with the nearest one that it may, at the root and inside", () => {
    expect(nearestIn("widgets/types/a.json", { type: "a", label: "A", view: "kpi", query: { measure: "rating", whree: {} } })).toEqual([
      ["/query/whree", "where", "«\u00a0whree\u00a0» n’est pas prévu ici. Vouliez-vous dire «\u00a0where\u00a0»\u202f?"],
    ]);
    expect(nearestIn("templates/menus/a.json", { menu: "a", for: "DMO", place: "main", items: [], itmes: [] })[0]?.[1]).toBe("items");
  });

  it("says nothing more where none is near", () => {
    expect(nearestIn("templates/menus/a.json", { menu: "a", for: "DMO", place: "main", items: [], xyzzy: 1 })).toEqual([
      ["/xyzzy", null, "«\u00a0xyzzy\u00a0» n’est pas prévu ici."],
    ]);
  });
});
