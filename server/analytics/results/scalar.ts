import { isDeclared, type SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { AlsoFigure, Cell, ScalarResult } from "../../../src/generated/types.ts";
import { type Answering, measureOf, narrowingOf, provisionalOf, veiled } from "./answering.ts";
import { askCells } from "./ask-rows.ts";
import { hiddenCell } from "./suppression/veil.ts";
import { askTrend } from "./trend.ts";

/** One figure, with further ones and a short series where the query asks for them. */
export async function scalar(answering: Answering): Promise<ScalarResult> {
  const { query } = answering.question;
  const main = measureOf(query.measure, answering);
  const [figures, trend] = await Promise.all([
    askFigures([main.name, ...(query.also ?? [])], answering),
    query.trend ? askTrend(main.source, main.measure, query.trend, narrowingOf(answering), answering) : null,
  ]);
  const also = (query.also ?? []).flatMap((name) => figures.get(name) ?? []);
  return {
    kind: "scalar",
    ...main.info,
    ...cellOf(figures.get(main.name)),
    ...(also.length > 0 ? { also } : {}),
    ...(trend && trend.length > 0 ? { trend } : {}),
    ...provisionalOf([main.measure], answering),
    ...answering.state,
  };
}

/** Single figures by the name of their measure; one statement per source. */
export async function askFigures(names: readonly string[], answering: Answering): Promise<Map<string, AlsoFigure>> {
  const bySource = new Map<SourceName, string[]>();
  for (const name of new Set(names)) {
    const { source } = measureOf(name, answering);
    bySource.set(source, [...(bySource.get(source) ?? []), name]);
  }
  const found = new Map<string, AlsoFigure>();
  await Promise.all(
    [...bySource].map(async ([source, own]) => {
      const measures = own.map((name) => measureOf(name, answering));
      const cells = await askCells(
        source,
        measures.map(({ measure }) => measure),
        narrowingOf(answering),
        answering,
      );
      for (const [index, { name, info }] of measures.entries()) {
        const cell = cells[index];
        const isWithheld = isDeclared(source) && answering.scope.withholdsDeclared;
        if (cell) found.set(name, { ...info, ...(isWithheld ? hiddenCell : veiled(cell, source, answering)) });
      }
    }),
  );
  return found;
}

function cellOf(figure: AlsoFigure | undefined): Cell {
  if (!figure) return { value: null, n: 0 };
  const { value, n, sample, interval, change_error, count_error, hidden } = figure;
  return {
    value,
    n,
    ...(sample === undefined ? {} : { sample }),
    ...(interval ? { interval } : {}),
    ...(change_error === undefined ? {} : { change_error }),
    ...(count_error === undefined ? {} : { count_error }),
    ...(hidden ? { hidden } : {}),
  };
}
