import { join } from "node:path";
import { expect, it } from "vitest";

import { className } from "./class-names.ts";

const sheet = (path: string): string => join(process.cwd(), path);

it("names a class the same each time, and otherwise in another sheet", () => {
  expect(className("foot", sheet("src/ui/card/card.module.css"))).toMatch(/^foot_\w{4}$/);
  expect(className("foot", sheet("src/ui/card/card.module.css"))).toBe(className("foot", sheet("src/ui/card/card.module.css")));
  expect(className("foot", sheet("src/ui/modal/modal.module.css"))).not.toBe(className("foot", sheet("src/ui/card/card.module.css")));
});

it("refuses the class that another sheet has", () => {
  // As many sheets as give one mark twice.
  const sheets = Array.from({ length: 20_000 }, (_, at) => sheet(`some/${at}.module.css`));
  expect(() => sheets.forEach((one) => className("button", one))).toThrow(/some\/\d+\.module\.css and some\/\d+\.module\.css both give/);
});
