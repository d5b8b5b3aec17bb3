import { expect, it } from "vitest";

import { seasonOfMonth } from "./season-of-year.ts";

it("gives the season of a month, winter from December", () => {
  expect(Array.from({ length: 12 }, (_, month) => seasonOfMonth(month).slice(0, 2)).join(" ")).toBe("wi wi sp sp sp su su su au au au wi");
});
