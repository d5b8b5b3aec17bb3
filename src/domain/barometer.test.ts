import { expect, it } from "vitest";

import { barometerMonth } from "./barometer.ts";

it.each([
  [1, "01"],
  [9, "09"],
  [10, "10"],
  [12, "12"],
])("pads the month %i to %s", (month, padded) => expect(barometerMonth(month)).toBe(padded));
