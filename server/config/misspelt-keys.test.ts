import { describe, expect, it } from "vitest";

import type { ConfigProblem } from "../../src/generated/types.ts";
import { readDocument } from "./read-document.ts";

const type = { type: "a", label: "A", view: "kpi", query: { measure: "rating" } };
const menu = { menu: "a", for: "DMO", place: "main", items: [] };
const problemsIn = (file: string, document: object): ConfigProblem[] => readDocument(file, JSON.stringify(document, null, 2)).problems;
const repairsIn = (file: string, document: object): object[] => problemsIn(file, document).flatMap(({ repair }) => repair ?? []);

describe("a key that a document may not have", () => {
  it("comes with the nearest one that it may and with the move that sets it right, at the root and inside", () => {
    expect(problemsIn("widgets/types/a.json", { ...type, query: { measure: "rating", whree: {} } })).toEqual([
      expect.objectContaining({
        pointer: "/query/whree",
        message: "«\u00a0whree\u00a0» n’est pas prévu ici. Vouliez-vous dire «\u00a0where\u00a0»\u202f?",
        nearest: "where",
        repair: [{ op: "move", from: "/query/whree", path: "/query/where" }],
      }),
    ]);
    const { label, ...unlabelled } = type;
    expect(repairsIn("widgets/types/a.json", { ...unlabelled, lable: label })).toEqual([{ op: "move", from: "/lable", path: "/label" }]);
    const { items, ...empty } = menu;
    expect(repairsIn("templates/menus/a.json", { ...empty, itmes: items })).toEqual([{ op: "move", from: "/itmes", path: "/items" }]);
  });

  it("is removed where the nearest one is there already: nothing is written over", () => {
    expect(problemsIn("widgets/types/a.json", { ...type, lable: "B" })).toEqual([
      expect.objectContaining({
        message: "«\u00a0lable\u00a0» n’est pas prévu ici\u00a0: «\u00a0label\u00a0» s’y trouve déjà.",
        repair: [{ op: "remove", path: "/lable" }],
      }),
    ]);
  });

  it("is moved once where two would become the same", () => {
    const { label, ...unlabelled } = type;
    expect(repairsIn("widgets/types/a.json", { ...unlabelled, lable: label, labl: "B" })).toEqual([
      { op: "move", from: "/lable", path: "/label" },
    ]);
  });

  it("is removed where none is near, a short one too", () => {
    for (const key of ["xyzzy", "qq"])
      expect(problemsIn("templates/menus/a.json", { ...menu, [key]: 1 })).toEqual([
        expect.objectContaining({
          message: `«\u00a0${key}\u00a0» n’est pas prévu ici.`,
          nearest: null,
          repair: [{ op: "remove", path: `/${key}` }],
        }),
      ]);
  });
});
