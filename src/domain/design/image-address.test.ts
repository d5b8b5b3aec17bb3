import { expect, it } from "vitest";

import { imageAddress } from "./image-address.ts";

it.each([
  ["has size 87 and quality 100 by default", {}, "/images/logo.png?size=87&quality=100"],
  ["has the size that was asked for", { size: 40 }, "/images/logo.png?size=40&quality=100"],
  ["has the quality that was asked for", { quality: 60 }, "/images/logo.png?size=87&quality=60"],
])("%s", (_what, asked, expected) => {
  expect(imageAddress("/images/logo.png", asked)).toBe(expected);
  expect(imageAddress("/images/logo.png?size=1", asked)).toBe(expected);
});

it("leaves an address alone that is not the product's to resize", () => {
  expect(imageAddress("/logo.svg")).toBe("/logo.svg");
});
