import type { BreakdownItem, BreakdownResult } from "../../../src/generated/types.ts";
import { type Answering, measureOf, narrowingOf, veiled } from "./answering.ts";
import { askRows } from "./ask-rows.ts";
import { arrange, type Row } from "./rows.ts";
import { tooFewFor } from "./suppression/too-few.ts";
import { veiledRows } from "./suppression/veiled-rows.ts";

/** One figure for each value of a dimension, and over everything. */
export async function breakdown(answering: Answering): Promise<BreakdownResult> {
  const { query } = answering.question;
  const dimension = query.by?.[0] ?? "";
  const { info, measure, source } = measureOf(query.measure, answering);
  const { rows, total } = await askRows(source, [measure], dimension, narrowingOf(answering), answering, { total: true });
  const shown = veiledRows(rows, dimension, source, [measure], answering);
  const arranged = arrange(shown, dimension, source, answering);
  const leftOut = rows.length - arranged.rows.length;
  return {
    kind: "breakdown",
    dimension,
    ...info,
    items: arranged.rows.map(itemOf),
    total: veiled(total[0] ?? { value: null, n: 0 }, source, answering),
    ...(leftOut > 0 ? { left_out: leftOut } : {}),
    ...(await tooFewFor(shown, dimension, { source, measure }, answering)),
    ...answering.state,
  };
}

function itemOf({ key, label, color, index, cells }: Row): BreakdownItem {
  return { key, label, ...(color ? { color } : {}), ...(index === undefined ? {} : { index }), ...(cells[0] ?? { value: null, n: 0 }) };
}
