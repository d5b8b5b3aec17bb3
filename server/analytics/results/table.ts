import type { SourceName } from "../../../src/engine/catalog.ts";
import type { Cell, TableResult } from "../../../src/generated/types.ts";
import { hasThemes } from "../sql/sources.ts";
import { type Answering, leastShown, measureOf, narrowingOf, veiled } from "./answering.ts";
import { askRows } from "./ask-rows.ts";
import { arrange, cutFor, type Rows } from "./rows.ts";
import { tooFewFor } from "./too-few.ts";
import { askTrends } from "./trend.ts";
import { veiledRows } from "./veiled-rows.ts";

/** Several figures for each value of a dimension, with a short series and the tonalities where the query asks for them. */
export async function table(answering: Answering): Promise<TableResult> {
  const { query } = answering.question;
  const dimension = query.by?.[0] ?? "";
  const main = measureOf(query.measure, answering);
  const measures = [main, ...(query.also ?? []).filter((name) => name !== main.name).map((name) => measureOf(name, answering))];
  const narrowing = narrowingOf(answering);
  const cut = cutFor(dimension, main.source, answering);
  const hasTonality = (answering.metrics.dimensions[main.source] ?? []).includes("tonality");
  const asked = measures.map(({ measure }) => measure);
  const isVeiled = leastShown(main.source, answering) > 0;
  const found = await askRows(main.source, asked, dimension, narrowing, answering, {
    spread: query.spread === true && hasTonality,
    cut,
    total: query.total === true || (cut !== undefined && isVeiled),
  });
  const { rows, whole, total } = found;
  const rest = cut && isVeiled ? keptBack(found, main.source, answering) : [];
  const shown = veiledRows(rows, dimension, main.source, asked, answering, rest);
  const arranged = arrange(shown, dimension, main.source, answering);
  const trends = query.trend
    ? await askTrends(main.source, main.measure, query.trend, dimension, arranged.rows, narrowing, answering)
    : null;
  return {
    kind: "table",
    dimension,
    columns: measures.map(({ info, measure }) => ({ ...info, ...(measure.short ? { short: measure.short } : {}) })),
    rows: arranged.rows.map(({ key, label, detail, cells, spread }) => {
      const trend = trends?.get(key);
      return { key, label, ...(detail ? { detail } : {}), cells, ...(trend ? { trend } : {}), ...(spread ? { spread } : {}) };
    }),
    total_rows: whole ?? arranged.total,
    ...(await tooFewFor(shown, dimension, main, answering, cut !== undefined)),
    ...(query.total ? { total: total.map((cell) => veiled(cell, main.source, answering)) } : {}),
    ...answering.state,
  };
}

/** What the engine's cut kept back of each measure: rows beyond the limit, which hide each other, or those that rest on too little. */
function keptBack({ rows, whole, total }: Rows, source: SourceName, { scope }: Answering): Cell[] {
  const isMany = (whole ?? rows.length) > rows.length;
  return total.map((all, column): Cell => {
    const n = all.n - rows.reduce((sum, { cells }) => sum + (cells[column]?.n ?? 0), 0);
    if (isMany) return { value: null, n: Math.max(n, scope.hideBelow) };
    // Mentions that were kept back may all be those of one review.
    return { value: null, n: Math.max(0, n), ...(hasThemes(source) && n > 0 ? { sample: 1 } : {}) };
  });
}
