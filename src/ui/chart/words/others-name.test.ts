import { expect, it } from "vitest";

import { othersName } from "./others-name.ts";
import { viewText } from "./view-text.ts";

it("names what is grouped by its dimension and number, never as one of its values", () => {
  expect(othersName(viewText())("category", 3)).toBe("3 autres catégories");
  expect(othersName(viewText())("profile", 1)).toBe("1 autre profil");
  expect(othersName(viewText())("weekday", 2)).toBe("2 autres");
});
