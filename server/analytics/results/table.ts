import type { TableResult } from "../../../src/generated/types.ts";
import { type Answering, leastShown, measureOf, narrowingOf, provisionalOf } from "./answering.ts";
import { askRows } from "./ask-rows.ts";
import { askKeptBack } from "./suppression/kept-back.ts";
import { arrange, cutFor } from "./rows.ts";
import { shownTotal } from "./suppression/shown-total.ts";
import { tooFewFor } from "./suppression/too-few.ts";
import { askTrends } from "./trend.ts";
import { veiledRows } from "./suppression/veiled-rows.ts";

/** Several figures for each value of a dimension, with a short series and the tonalities where the query asks for them. */
export async function table(answering: Answering): Promise<TableResult> {
  const { query } = answering.question;
  const dimension = query.by?.[0] ?? "";
  const main = measureOf(query.measure, answering);
  const measures = [main, ...(query.also ?? []).filter((name) => name !== main.name).map((name) => measureOf(name, answering))];
  const narrowing = narrowingOf(answering);
  const cut = cutFor(dimension, main.source, answering);
  const spread = query.spread === true && (answering.metrics.dimensions[main.source] ?? []).includes("tonality");
  const asked = measures.map(({ measure }) => measure);
  const isVeiled = leastShown(main.source, answering) > 0;
  const found = await askRows(main.source, asked, dimension, narrowing, answering, {
    spread,
    cut,
    total: query.total === true || (cut !== undefined && isVeiled),
  });
  const { rows, whole, total } = found;
  const keptBack = cut && isVeiled ? await askKeptBack(found, main.source, spread, narrowing, answering) : null;
  const shown = veiledRows(rows, dimension, main.source, asked, answering, keptBack);
  const arranged = arrange(shown, dimension, main.source, answering);
  const trends = query.trend
    ? await askTrends(
        main.source,
        main.measure,
        query.trend,
        dimension,
        { rows: arranged.rows, all: keptBack?.isMany ? null : shown },
        narrowing,
        answering,
      )
    : null;
  return {
    kind: "table",
    dimension,
    columns: measures.map(({ info, measure }) => ({ ...info, ...(measure.short ? { short: measure.short } : {}) })),
    rows: arranged.rows.map(({ key, label, detail, cells, spread: tonalities }) => {
      const trend = trends?.get(key);
      return {
        key,
        label,
        ...(detail ? { detail } : {}),
        cells,
        ...(trend ? { trend } : {}),
        ...(tonalities ? { spread: tonalities } : {}),
      };
    }),
    total_rows: whole ?? arranged.total,
    ...(await tooFewFor(shown, dimension, main, answering, cut !== undefined)),
    ...(query.total ? { total: shownTotal(total, shown, dimension, main.source, answering) } : {}),
    ...provisionalOf([main.measure], answering),
    ...answering.state,
  };
}
