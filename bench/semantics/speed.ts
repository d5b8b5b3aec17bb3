import type { Analyser } from "../../server/semantics/index.ts";
import type { Row } from "./split.ts";

const ROUNDS = 12;
/** An import is long: what the engine has compiled by then is what counts. */
const WARM_UP = 8;

/** Reviews per second of one core (processor time) on French reviews, with the language given and detected. */
export function measureSpeed(analyse: Analyser, rows: readonly Row[]): string {
  const french = rows.filter((row) => row.lang === "fr").map((row) => row.text);
  const characters = Math.round(french.reduce((sum, text) => sum + text.length, 0) / Math.max(1, french.length));
  const lines = [`  ${french.length} French reviews, ${characters} characters on average`];
  for (const lang of ["fr", undefined]) {
    for (let round = 0; round < WARM_UP; round++) for (const text of french) analyse(text, lang);
    const before = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round++) for (const text of french) analyse(text, lang);
    const { user, system } = process.cpuUsage(before);
    lines.push(
      `  language ${lang === undefined ? "detected" : "given"}: ${Math.round((ROUNDS * french.length * 1e6) / (user + system))} reviews/s`,
    );
  }
  return lines.join("\n");
}
