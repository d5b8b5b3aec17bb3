/**
 * `npm run bench [-- NAME… [--OPTION VALUE…]]`: the measures of the budgets, all or those named, one after the other; results go
 * to RESULTS.md. Each measure gets the options (`reviews --reviews 60000`).
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { publish, root } from "./report.ts";

const measures = [
  "lint",
  "start",
  "bundle",
  "rendering",
  "editor",
  "navigation",
  "request",
  "exports",
  "answer",
  "import",
  "analysis",
  "memory",
  "pages",
  "reviews",
  "moderation",
  "demo-texts",
  "forms",
];

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith("--"));
const [asked, options] = firstOption < 0 ? [given, []] : [given.slice(0, firstOption), given.slice(firstOption)];
const unknown = asked.find((name) => !measures.includes(name));
if (unknown !== undefined) {
  console.error(`${unknown} is no measure; there are ${measures.join(", ")}.`);
  process.exit(2);
}
const failed = (asked.length > 0 ? asked : measures).filter((name) => {
  console.log(`\n— ${name}`);
  const done = spawnSync(process.execPath, ["--import", "tsx", `bench/${name}/main.ts`, ...options], { cwd: root, stdio: "inherit" });
  if (done.status === 0) collect(name);
  return done.status !== 0;
});
if (failed.length > 0) console.error(`\nfailed: ${failed.join(", ")}`);
process.exit(failed.length > 0 ? 1 : 0);

/** Measures that write a file of their own: it becomes a section like the others. */
function collect(name: string): void {
  const titles: Readonly<Record<string, string>> = { answer: "Metric layer, 1 million reviews", analysis: "The analysis in the product" };
  const title = titles[name];
  const file = join(root, `bench/results/${name}.md`);
  if (title === undefined || !existsSync(file)) return;
  const [, ...lines] = readFileSync(file, "utf8").split("\n");
  publish(
    name,
    title,
    lines.map((line) => line.replace(/^## /, "### ")),
  );
  rmSync(file);
}
