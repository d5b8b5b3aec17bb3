import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { TableRow } from "../../../src/generated/types.ts";

/** What is under the first rows: those that fell significantly, or where none did the last ones. */
export interface Watched {
  kind: "falls" | "lowest";
  rows: readonly TableRow[];
}

/** The rows to watch beside those that are shown already; none where the option asks for none, or where weak ones are not named. */
export function watchedOf({ options, result }: Pick<ViewProps<"ranking">, "options" | "result">, first: readonly TableRow[]): Watched {
  const most = options.watch ?? 0;
  const { falls = [], rows } = result;
  if (result.unnamed) return { kind: "lowest", rows: [] };
  const shown = new Set(first.map(({ key }) => key));
  const fallen = falls.flatMap((key) => rows.find((row) => row.key === key && !shown.has(key)) ?? []).slice(0, most);
  if (fallen.length > 0) return { kind: "falls", rows: fallen };
  // Rows that were asked for as fallen ones are between the first and the last: in the order of the others they do not count.
  const last = rows.filter(({ key }) => !shown.has(key) && !falls.includes(key));
  return { kind: "lowest", rows: most > 0 ? last.slice(-most) : [] };
}
