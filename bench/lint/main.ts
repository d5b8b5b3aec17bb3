/** The configuration linter over 1,000 valid documents, against JSON.parse of the same texts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

import { assemble } from "../../server/config/assemble.ts";
import { listConfigFiles } from "../../server/config/files.ts";
import { readDocument } from "../../server/config/read-document.ts";
import { routeNames } from "../../src/domain/access/routes.ts";
import { median, publish, root, table } from "../report.ts";

const DOCUMENTS = 1_000;
const ROUNDS = 15;

const shipped = [...(await listConfigFiles(root)).keys()].map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
const templates = shipped.filter(({ file }) => file.startsWith("templates/dashboards/"));
// Templates under new names until there are enough: each is checked whole, against the whole catalog.
const documents = [...shipped];
for (let copy = 0; documents.length < DOCUMENTS; copy += 1) {
  const { file, text } = templates[copy % templates.length] ?? { file: "", text: "" };
  const value = JSON.parse(text) as { id: string };
  documents.push({ file: file.replace(".json", `-${copy}.json`), text: JSON.stringify({ ...value, id: `${value.id}-${copy}` }, null, 2) });
}

const parse = (): void => documents.forEach(({ text }) => JSON.parse(text));
const lint = (): void => {
  const { problems } = assemble(
    documents.map(({ file, text }) => readDocument(file, text)),
    routeNames,
  );
  if (problems.length > 0) throw new Error(`${problems[0]?.file}: ${problems[0]?.message}`);
};

const times = { parsed: [] as number[], linted: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.parsed.push(timed(parse));
  times.linted.push(timed(lint));
}
const [floor, measured] = [median(times.parsed), median(times.linted)];
publish("lint", `Configuration linter, ${documents.length.toLocaleString("en")} valid documents`, [
  ...table([
    {
      what: "read and check, without process start",
      measured: `${measured.toFixed(0)} ms`,
      floor: `${floor.toFixed(1)} ms (JSON.parse)`,
      ratio: measured / floor,
      budget: "≤ 10 ×",
    },
  ]),
  "",
  `${(documents.reduce((sum, { text }) => sum + text.length, 0) / 1e6).toFixed(1)} million characters; medians of ${ROUNDS} rounds, by turns.`,
]);

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
