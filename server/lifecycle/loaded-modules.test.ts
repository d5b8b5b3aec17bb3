import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const imported = /^(?:import|export) (?!type )(?:[^"';]*? from )?"([^"]+)"/gm;

/** The packages and files that a file loads as it starts, dynamic imports left out. */
function loadedBy(start: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const name = relative(root, file);
    if (found.has(name)) return;
    found.add(name);
    if (!file.endsWith(".ts")) return;
    for (const [, target = ""] of readFileSync(file, "utf8").matchAll(imported))
      if (target.startsWith(".")) visit(join(dirname(file), target));
      else found.add(target);
  };
  visit(join(root, start));
  return found;
}

it("leaves the weights of the analysis and the detector of languages to its threads: neither a server nor a command waits for them", () => {
  expect([...loadedBy("server/semantics/pool-worker.ts")]).toEqual(expect.arrayContaining(["tinyld", "server/semantics/learnt.ts"]));
  for (const start of ["server/main.ts", "scripts/import.ts", "scripts/backup.ts"]) {
    const loaded = loadedBy(start);
    expect(loaded.size).toBeGreaterThan(50);
    expect([start, [...loaded].filter((name) => name === "tinyld" || name === "server/semantics/learnt.ts")]).toEqual([start, []]);
  }
});
