import { smoothedQuartiles } from "../../../src/domain/statistics/smoothed-quartiles.ts";
import { wholeMonths } from "../../../src/domain/time/whole-months.ts";
import type { Product, TableReference, TableResult } from "../../../src/generated/types.ts";
import type { ComparisonGroup } from "../benchmark/comparison-group.ts";
import { peerScope } from "../question.ts";
import { type EngineRow, number, text } from "../sql/groups.ts";
import { compileThemeSides } from "../sql/theme-marks.ts";
import { type Answering, measureOf } from "./answering.ts";
import { groupLevel, mayBeTold } from "./reference.ts";

/** What the reviews of one establishment say: those that speak of any theme, and of each theme those that praise and blame it. */
interface Sides {
  speaking: number;
  themes: Map<string, { praising: number; blaming: number }>;
}

/** A table of what reviews praise and blame by theme, with the levels of the comparison group where these may be shown. */
export async function withThemeLevels(result: TableResult, answering: Answering, product: Product): Promise<TableResult> {
  const reference = await groupLevel(answering, product, (group) => levelsOf(group, result, answering, product));
  return reference ? { ...result, reference } : result;
}

/**
 * The levels of a group for each figure of the table: of the shares of its establishments' reviews, over whole months. All rest on
 * the same establishments and the same reviews, those that speak of any theme: either each number may be shown, or none.
 */
async function levelsOf(
  group: ComparisonGroup,
  { rows, columns }: TableResult,
  answering: Answering,
  product: Product,
): Promise<Omit<TableReference, "label" | "chosen"> | null> {
  const { query, period } = answering.question;
  const months = wholeMonths(period, answering.present);
  const scope = peerScope(answering.scope, group.establishments);
  const { sql, params } = compileThemeSides({ period: months, filters: [query.where ?? {}], scope }, answering);
  const least = Math.max(product.samples.insufficient, answering.scope.hideBelow);
  const houses = [...sidesBy(await answering.db.query<EngineRow>(sql, params)).values()].filter(({ speaking }) => speaking >= least);
  if (!mayBeTold(houses.map(({ speaking }) => speaking))) return null;
  const polarities = columns.map(({ measure }) => measureOf(measure, answering).measure.polarity);
  const levels = rows.map(({ key }) => ({
    key,
    levels: polarities.flatMap(
      (polarity) =>
        smoothedQuartiles(
          houses.map(({ speaking, themes }) => {
            const { praising = 0, blaming = 0 } = themes.get(key) ?? {};
            return (100 * (polarity === 1 ? praising : blaming)) / speaking;
          }),
        ) ?? [],
    ),
  }));
  return { establishments: houses.length, from: months.from, to: months.to, rows: levels };
}

function sidesBy(rows: readonly EngineRow[]): Map<number, Sides> {
  const found = new Map<number, Sides>();
  for (const row of rows) {
    const [establishment, key] = [number(row.establishment) ?? 0, text(row.key)];
    const own = found.get(establishment) ?? { speaking: 0, themes: new Map() };
    found.set(establishment, own);
    if (key === null) own.speaking = number(row.speaking) ?? 0;
    else own.themes.set(key, { praising: number(row.praising) ?? 0, blaming: number(row.blaming) ?? 0 });
  }
  return found;
}
