import type { Line } from "../batches.ts";
import type { ImportReport } from "../report.ts";
import type { SeenKeys } from "../seen-keys.ts";
import { shown } from "../lines/shown.ts";

/** Repeated lines that the report shows, and characters of their keys. */
const keptRepeats = 5;
const longestKey = 80;

/** The lines whose key the file shows for the first time; the others are counted as repeated. */
export function firstLines<T>(
  lines: readonly Line<T>[],
  keyOf: (value: T) => string,
  seen: Pick<SeenKeys, "add" | "lineOf">,
  report: ImportReport,
): Line<T>[] {
  return lines.filter(({ line, value }) => {
    const key = keyOf(value);
    if (seen.add(key, line)) return true;
    report.repeated += 1;
    if (report.repeats.length < keptRepeats)
      report.repeats.push({ line, first: seen.lineOf(key), key: shown(key.replace("\n", " "), longestKey) });
    return false;
  });
}
