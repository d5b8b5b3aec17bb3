import { expect, it } from "vitest";

import { startOf } from "../../domain/day.ts";
import { reviewSearchOf } from "./review-queries.ts";
import type { Figure } from "./reviews-types.ts";

const june = { from: "2026-06-01", to: "2026-07-01" };
const figure: Figure = { counts: "reviews", label: "Indice", filters: {}, rated: true };

it("asks for the page's days, or for those that a figure looks back over until the page's last", () => {
  expect(reviewSearchOf(figure, june)).toEqual({ filters: {}, rated: true, from: startOf("2026-06-01"), to: startOf("2026-07-01") });
  expect(reviewSearchOf({ ...figure, window_days: 30 }, june)).toMatchObject({ from: startOf("2026-05-31"), to: startOf("2026-07-01") });
});
