import { readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it("no two files differ in .ts and .tsx alone: the compiler leaves the second out", () => {
  const names = ["src", "widgets", "server", "tests", "scripts", "bench"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file).replace(/\.tsx?$/, "")),
  );
  expect(names.length).toBeGreaterThan(1_000);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
