import { expect, it, vi } from "vitest";

import { tellUnknown } from "./tell-unknown.ts";

it("tells the console once of a provider, a country or a category that the product does not have", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
  tellUnknown("provider", "minitel");
  tellUnknown("provider", "minitel");
  tellUnknown("country", "minitel");
  tellUnknown("category", "phare");
  expect(logged.mock.calls).toEqual([['provider "minitel" not found'], ['country "minitel" not found'], ['category "phare" not found']]);
});
