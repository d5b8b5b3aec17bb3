import { comparedPeriod } from "../../../src/domain/time/period.ts";
import { differenceOfIntervals } from "../../../src/domain/statistics/difference.ts";
import { shareInterval } from "../../../src/domain/statistics/interval.ts";
import type { Expression, Product } from "../../../src/generated/types.ts";
import { type EngineValue, number } from "../sql/groups.ts";
import { Parameters } from "../sql/parameters.ts";
import { type Asking, type PassageNarrowing, passagesOf, tellingFirst } from "./narrowing.ts";
import { passageColumns, passageJoins, type PassageRow, polarityOf, verbatimOf } from "./verbatims.ts";

interface ExpressionRow {
  expression: string;
  label: string;
  theme: string;
  sign: EngineValue;
  n: EngineValue;
  kinds: EngineValue;
  whole: EngineValue;
}

/**
 * The most frequent expressions with an example each, and how many different ones there are.
 * The same words may be found under several themes and on both sides: all of them count as one expression,
 * shown with its most frequent theme and the side that prevails.
 */
export async function askExpressions(
  narrowing: PassageNarrowing,
  size: number,
  asking: Asking,
  product: Product,
): Promise<{ items: Expression[]; total: number }> {
  const parameters = new Parameters(asking.dialect);
  const { where } = passagesOf(narrowing, asking, parameters, "expressions");
  const rows = await asking.db.query<ExpressionRow>(
    [
      "SELECT f.expression, mode(f.label) AS label, mode(f.theme) AS theme, sign(sum(f.polarity)) AS sign, count(*) AS n,",
      "count(*) OVER () AS kinds, sum(count(*)) OVER () AS whole",
      `FROM expressions f WHERE ${where} GROUP BY f.expression ORDER BY n DESC, f.expression LIMIT ${parameters.bind(size, "integer")}`,
    ].join(" "),
    parameters.values,
  );
  const keys = rows.map(({ expression }) => expression);
  const [before, examples] = await Promise.all([countedBefore(keys, narrowing, asking), examplesOf(keys, narrowing, asking)]);
  return {
    items: rows.map((row) => {
      const n = Number(row.n);
      const example = examples.get(row.expression);
      return {
        expression: row.expression,
        label: row.label,
        theme: row.theme,
        theme_label: asking.vocabulary.term("theme", row.theme).label,
        polarity: polarityOf(row.sign),
        n,
        previous_n: before === null ? null : (before.counts.get(row.expression) ?? 0),
        trend: before === null ? null : trendOf(n, Number(row.whole), before.counts.get(row.expression) ?? 0, before.whole),
        example: example ? verbatimOf(example, asking, product) : null,
      };
    }),
    total: number(rows[0]?.kinds) ?? 0,
  };
}

/** Whether an expression's share among all has moved by more than chance. */
function trendOf(n: number, whole: number, previousN: number, previousWhole: number): Expression["trend"] {
  const gap = differenceOfIntervals(shareInterval(previousN, previousWhole) ?? undefined, shareInterval(n, whole) ?? undefined);
  if (gap === null) return null;
  if (!gap.significant) return "steady";
  return gap.value > 0 ? "up" : "down";
}

/** How often each expression, and all of them, were found in the period of the same length before; null without a period. */
async function countedBefore(
  keys: readonly string[],
  narrowing: PassageNarrowing,
  asking: Asking,
): Promise<{ counts: Map<string, number>; whole: number } | null> {
  const period = narrowing.period && comparedPeriod(narrowing.period, "previous-period");
  if (!period) return null;
  const parameters = new Parameters(asking.dialect);
  const { where } = passagesOf({ ...narrowing, period }, asking, parameters, "expressions");
  const key = `CASE WHEN ${parameters.oneOf("f.expression", keys)} THEN f.expression END`;
  const rows = await asking.db.query<{ key: string | null; n: EngineValue }>(
    `SELECT ${key} AS key, count(*) AS n FROM expressions f WHERE ${where} GROUP BY 1`,
    parameters.values,
  );
  const counts = new Map<string, number>();
  let whole = 0;
  for (const row of rows) {
    whole += Number(row.n);
    if (row.key !== null) counts.set(row.key, Number(row.n));
  }
  return { counts, whole };
}

/** The most telling passage of each expression. */
async function examplesOf(keys: readonly string[], narrowing: PassageNarrowing, asking: Asking): Promise<Map<string, PassageRow>> {
  if (keys.length === 0) return new Map();
  const parameters = new Parameters(asking.dialect);
  const { where } = passagesOf(narrowing, asking, parameters, "expressions");
  const best = `SELECT * FROM expressions f WHERE ${where} AND ${parameters.oneOf("f.expression", keys)} QUALIFY row_number() OVER (PARTITION BY f.expression ORDER BY ${tellingFirst("f")}) = 1`;
  const rows = await asking.db.query<PassageRow & { expression: string }>(
    `WITH p AS MATERIALIZED (${best}) SELECT p.expression, ${passageColumns} FROM p ${passageJoins}`,
    parameters.values,
  );
  return new Map(rows.map((row) => [row.expression, row]));
}
