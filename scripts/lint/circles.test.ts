import { describe, expect, it } from "vitest";

import { circlesOf, importArrows, roomArrows } from "./circles.ts";

const sources = new Map([
  ["server/reading/answer.ts", 'import type { Row } from "./rows.ts";\nimport { open } from "../store/open.ts";'],
  ["server/reading/rows.ts", 'import { answer } from "./answer.ts";'],
  ["server/store/open.ts", 'export { rows } from "../reading/rows.ts";\nimport "node:fs";'],
  ["server/main.ts", 'import { open } from "./store/open.ts";'],
  ["server/alone.ts", 'const later = import("./main.ts");'],
]);

describe("circles of imports", () => {
  it("are found between files, through types and re-exports; what loads later is no circle", () => {
    expect(circlesOf(importArrows(sources))).toEqual([["server/reading/answer.ts", "server/reading/rows.ts", "server/store/open.ts"]]);
  });

  it("are found between rooms; a file beside the rooms is none", () => {
    const arrows = roomArrows(importArrows(sources), "server");
    expect(circlesOf(arrows)).toEqual([["server/reading", "server/store"]]);
    expect(arrows.some(({ from }) => from.includes("main"))).toBe(false);
  });

  it("are absent where arrows lead one way", () => {
    expect(
      circlesOf([
        { from: "a", to: "b" },
        { from: "a", to: "c" },
        { from: "b", to: "c" },
      ]),
    ).toEqual([]);
    expect(circlesOf([{ from: "a", to: "a" }])).toEqual([["a"]]);
  });
});
