import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";

/** The project's root. */
export const root = join(import.meta.dirname, "..");
const file = join(root, "bench/RESULTS.md");

/** A measured value against its budget, as a row of a table. */
export interface Row {
  what: string;
  measured: string;
  /** The floor of the same run, where there is one. */
  floor?: string;
  ratio?: number;
  budget: string;
}

/** A Markdown table of rows. */
export function table(rows: readonly Row[]): string[] {
  return [
    "| What | Measured | Floor, same run | Ratio | Budget |",
    "|---|--:|--:|--:|--:|",
    ...rows.map(
      ({ what, measured, floor = "–", ratio, budget }) =>
        `| ${what} | ${measured} | ${floor} | ${ratio === undefined ? "–" : ratio.toFixed(2)} | ${budget} |`,
    ),
  ];
}

/** Prints a section and replaces the one of that name in the published results. */
export function publish(name: string, title: string, lines: readonly string[]): void {
  const body = [`## ${title}`, "", ...lines].join("\n").trimEnd();
  console.log(`\n${body}`);
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const section = `${start}\n${body}\n\n_${new Date().toISOString().slice(0, 10)}, ${machine()}_\n${end}`;
  const before = existsSync(file) ? readFileSync(file, "utf8") : "# What was measured\n";
  const known = before.indexOf(start);
  const after =
    known < 0
      ? `${before.trimEnd()}\n\n${section}\n`
      : before.slice(0, known) + section + before.slice(before.indexOf(end, known) + end.length);
  writeFileSync(file, after);
}

/** What the figures were measured on. */
function machine(): string {
  return `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.versions.node}`;
}

const loadBefore = loadavg()[0] ?? 0;

/** The other load of the machine when this measure began: a busy machine gives worse figures than it can. */
export function loadLine(): string {
  return `Load average when the measure began: ${loadBefore.toFixed(1)} on ${cpus().length} cores.`;
}

/** The middle value; of an even number the mean of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}
