/**
 * Runs the tests nearest to what has changed since a commit (`-- REF`), or in the files that are not committed: those that
 * import it by the fewest steps, as many as end within a minute. What nearly everything imports has hundreds: `npm test` runs all.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, posix } from "node:path";

import { type Arrow, nearTests, withinBudget } from "./nearest.ts";

const root = join(import.meta.dirname, "../..");
const git = (...args: string[]): string[] =>
  spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
    .stdout.split("\n")
    .filter(Boolean);

const [since = "HEAD"] = process.argv.slice(2);
const changed = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];

/** Imports of types and those that are made later count too. */
const specifiers = /\b(?:from|import)\s*\(?\s*["'](\.[^"']*)["']/g;
const files = new Set([...git("ls-files"), ...changed]);
const arrows = Array.from(files).flatMap((from): Arrow[] => {
  if (!/\.(tsx?|mjs)$/.test(from) || !existsSync(join(root, from))) return [];
  const source = readFileSync(join(root, from), "utf8");
  return Array.from(source.matchAll(specifiers), ([, specifier = ""]) => ({ from, to: posix.join(posix.dirname(from), specifier) }));
});
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** What no code imports: a schema, whose code is generated, has the tests of the areas of its name, other data those beside it. */
function ownTests(file: string): string[] {
  if (!file.endsWith(".json")) return [];
  const name = posix.basename(file).split(".", 1)[0] ?? "";
  const belongs = file.startsWith("schemas/")
    ? (test: string): boolean => test.split("/").some((part) => part.split(".", 1)[0] === name)
    : (test: string): boolean => posix.dirname(test) === posix.dirname(file);
  return Array.from(files).filter((test) => isTest(test) && belongs(test));
}

/** Seconds that most tests take by what they work with: a server of its own, the whole application, a database. */
const dear = [
  { needs: "tests/support/server.ts", seconds: 40 },
  { needs: "tests/access/support/test-app.ts", seconds: 6 },
  { needs: "tests/support/memory-store.ts", seconds: 5 },
] as const;
const costs = new Map(
  dear.toReversed().flatMap(({ needs, seconds }) => nearTests([needs], arrows, isTest).map(({ file }) => [file, seconds] as const)),
);
const usual = (file: string): number => (/^(src\/domain|src\/engine)\//.test(file) ? 0.4 : 1.5);

/** Of a minute, what is left on each core once the tests and what they import have been read. */
const SECONDS = 24;
const near = nearTests([...changed, ...changed.flatMap(ownTests)], arrows, isTest);
const chosen = withinBudget(near, (file) => costs.get(file) ?? usual(file), SECONDS * availableParallelism());
if (chosen.length < near.length)
  console.log(`${near.length} tests import what has changed: the ${chosen.length} nearest run, npm test runs all.`);
if (chosen.length === 0) console.log("No test imports what has changed.");
else
  process.exitCode =
    spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...chosen], { cwd: root, stdio: "inherit" }).status ?? 1;
