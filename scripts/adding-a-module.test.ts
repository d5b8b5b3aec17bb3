import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const guide = readFileSync(join(root, "docs/adding-a-module.md"), "utf8");

/** Blocks «```ts file=…»: the file, and the lines that it holds. */
const blocks = [...guide.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)].map(([, file = "", text = ""]) => ({
  file,
  text: text.trim(),
}));
/** Paths of the project between backticks; those with a placeholder are the reader's to make. */
const paths = [...guide.matchAll(/`((?:schemas|server|src|tests|templates|docs)\/[^`<>]*)`/g)].map(([, path = ""]) => path);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

describe("the guide to adding a module", () => {
  it.each(blocks)("quotes $file as it is", ({ file, text }) => {
    expect(oneLine(readFileSync(join(root, file), "utf8"))).toContain(oneLine(text));
  });

  it.each(paths)("names what is there: %s", (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });

  it("quotes each part of a module, and names its places", () => {
    expect(blocks.length).toBeGreaterThanOrEqual(9);
    expect(paths.length).toBeGreaterThanOrEqual(10);
  });
});
