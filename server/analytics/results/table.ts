import type { TableResult } from "../../../src/generated/types.ts";
import { type Answering, measureOf, narrowingOf, veiled } from "./answering.ts";
import { askRows } from "./ask-rows.ts";
import { arrange, cutFor } from "./rows.ts";
import { tooFewFor } from "./too-few.ts";
import { askTrends } from "./trend.ts";

/** Several figures for each value of a dimension, with a short series and the tonalities where the query asks for them. */
export async function table(answering: Answering): Promise<TableResult> {
  const { query } = answering.question;
  const dimension = query.by?.[0] ?? "";
  const main = measureOf(query.measure, answering);
  const measures = [main, ...(query.also ?? []).filter((name) => name !== main.name).map((name) => measureOf(name, answering))];
  const narrowing = narrowingOf(answering);
  const cut = cutFor(dimension, main.source, answering);
  const hasTonality = (answering.metrics.dimensions[main.source] ?? []).includes("tonality");
  const { rows, whole, total } = await askRows(
    main.source,
    measures.map(({ measure }) => measure),
    dimension,
    narrowing,
    answering,
    { spread: query.spread === true && hasTonality, cut, total: query.total === true },
  );
  const arranged = arrange(rows, dimension, main.source, answering);
  const trends = query.trend
    ? await askTrends(
        main.source,
        main.measure,
        query.trend,
        dimension,
        arranged.rows.map(({ key }) => key),
        narrowing,
        answering,
      )
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
    ...(await tooFewFor(rows, dimension, main, answering, cut !== undefined)),
    ...(query.total ? { total: total.map((cell) => veiled(cell, main.source, answering)) } : {}),
    ...answering.state,
  };
}
