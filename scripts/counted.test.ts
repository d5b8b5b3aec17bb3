import { expect, it } from "vitest";

import { counted } from "./counted.ts";

it("counts in French: zero is singular, thousands are separated", () => {
  expect([0, 1, 1.5, 2, 1_200].map((count) => counted(count, "ligne"))).toEqual([
    "0 ligne",
    "1 ligne",
    "1,5 ligne",
    "2 lignes",
    "1\u202f200 lignes",
  ]);
  expect(counted(2, "avis", "avis")).toBe("2 avis");
});
