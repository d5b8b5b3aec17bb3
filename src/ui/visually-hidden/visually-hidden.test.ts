import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const sheets = ["src", "widgets"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => join(folder, name)),
);
/** A sheet without its container queries: a badge that loses its words in a narrow card cannot be recognised by a class. */
const outsideContainers = (css: string): string => css.replaceAll(/@container[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");

it("what is read aloud and not seen is declared in one place", () => {
  const declaring = sheets.filter((sheet) => /clip-path:\s*inset\(50%\)|clip:\s*rect/.test(outsideContainers(readFileSync(sheet, "utf8"))));
  expect(declaring).toEqual(["src/ui/visually-hidden/visually-hidden.module.css"]);
});
