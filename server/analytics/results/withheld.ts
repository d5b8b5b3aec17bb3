import { entry } from "../../../src/engine/entry.ts";
import type { SourceName } from "../../../src/engine/catalog.ts";
import { measuresOf } from "../../../src/engine/kind.ts";
import { restsOn } from "../../../src/domain/figure.ts";
import type { DayRange } from "../../../src/domain/period.ts";
import type { Filters, Measure, Query, Result } from "../../../src/generated/types.ts";
import { canonical } from "../canonical.ts";
import type { Columnar } from "../columnar-port.ts";
import type { Scope } from "../question.ts";
import type { Compiling } from "../sql/conditions.ts";
import { compileGroups, type EngineRow } from "../sql/groups.ts";
import { overlaps } from "../sql/keys.ts";
import { hasThemes } from "../sql/sources.ts";
import { cellsOf, keyOf } from "./rows.ts";
import { type Crossed, mayBeTold } from "./differencing.ts";

type Asking = Compiling & { db: Columnar };

/** What a reader chose beyond the document's own filters, and the days. */
export interface Choice {
  /** What the document, and the widget, count at most. */
  own: readonly Filters[];
  filters: Filters;
  period: DayRange | null;
}

/** Dimensions that may be chosen from at once: whoever crosses more looks for single reviews. */
const mostChosen = 4;
/** Cells that a crossing may have to be looked at. */
const mostCells = 50_000;

/** A bar that no figure reaches. */
export const notTold = 2 ** 31 - 1;

/** The dimensions in which a choice differs from the document's own filters. */
export function chosenIn(filters: Filters, own: Filters): string[] {
  return Object.keys(filters).filter((dimension) => canonical(filters[dimension]?.toSorted()) !== canonical(own[dimension]?.toSorted()));
}

/** The sources whose figures a query reads: numbers of establishments are no sample. */
export function veiledSources(query: Query, { metrics }: Compiling): SourceName[] {
  const sources = measuresOf(query).flatMap((name) => entry(metrics.measures, name)?.source ?? []);
  return [...new Set(sources.length > 0 ? sources : (["reviews"] as const))].filter((source) => source !== "establishments");
}

/**
 * Whether figures of a source over a choice may be told to a public reader: not where other choices of the same
 * dimensions, subtracted, would tell what rests on less than the scope asks for.
 */
export async function toldOf(source: SourceName, { own, filters, period }: Choice, scope: Scope, asking: Asking): Promise<boolean> {
  const chosen = chosenOf(source, { own, filters, period }, asking);
  const parts = chosen.filter((dimension) => isPart(source, dimension));
  if (parts.length > mostChosen) return false;
  const without = (left: readonly string[]): Filters =>
    Object.fromEntries(Object.entries(filters).filter(([dimension]) => !left.includes(dimension)));
  const count = (narrowed: Filters, by: readonly string[]): Promise<Crossed[]> =>
    crossedBy(source, by, { period, filters: [...own, narrowed], scope }, asking);
  // Values that overlap part nothing: of them only what the choice leaves out of the rest is looked at.
  for (const dimension of chosen.filter((each) => !isPart(source, each))) {
    const [[within], [whole]] = await Promise.all([count(filters, []), count(without([dimension]), [])]);
    const inside = { keys: ["in"], n: within?.n ?? 0 };
    const outside = { keys: ["out"], n: (whole?.n ?? 0) - inside.n };
    const filled = [inside, outside].filter(({ n }) => n > 0);
    if (!mayBeTold(filled, filled.slice(0, inside.n > 0 ? 1 : 0), scope.hideBelow)) return false;
  }
  if (parts.length === 0) return true;
  const [all, box] = await Promise.all([count(without(parts), parts), count(filters, parts)]);
  return all.length <= mostCells && mayBeTold(all, box, scope.hideBelow);
}

/**
 * The values of a dimension whose reviews may be told beside what else is chosen, as {@link toldOf} has it; null where nothing
 * else is, or values overlap: then the facet's own veil is all.
 */
export async function toldValues(
  dimension: string,
  { own, filters, period }: Choice,
  scope: Scope,
  asking: Asking,
): Promise<readonly string[] | null> {
  const others = chosenOf("reviews", { own, filters, period }, asking).filter((each) => each !== dimension && isPart("reviews", each));
  if (others.length === 0 || others.length > mostChosen || !isPart("reviews", dimension)) return null;
  const by = [dimension, ...others];
  const { [dimension]: _, ...beside } = filters;
  const only = Object.fromEntries(Object.entries(beside).filter(([each]) => !others.includes(each)));
  const [all, box] = await Promise.all(
    [only, beside].map((narrowed) => crossedBy("reviews", by, { period, filters: [...own, narrowed], scope }, asking)),
  );
  const found = new Map<string, Crossed[]>();
  for (const cell of box ?? []) {
    const key = keyOf(dimension, cell.keys[0] ?? null, asking.vocabulary);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), cell]);
  }
  return [...found].flatMap(([key, cells]) => (mayBeTold(all ?? [], cells, scope.hideBelow) ? [key] : []));
}

/** A result whose bar was raised so that nothing is told, as one that rests on too little. */
export function withOwnBar(result: Result, { hideBelow }: Scope): Result {
  return "too_few" in result && result.too_few ? { ...result, too_few: { least: hideBelow } } : result;
}

function chosenOf(source: SourceName, { own, filters }: Choice, { metrics }: Compiling): string[] {
  const known: readonly string[] = metrics.dimensions[source] ?? [];
  return chosenIn(filters, own.at(-1) ?? {}).filter((dimension) => known.includes(dimension));
}

/** Whether each review, or answer, has one value of the dimension: numbers along it add up. */
function isPart(source: SourceName, dimension: string): boolean {
  return !overlaps(source, dimension) && !(hasThemes(source) && ["theme", "expression", "polarity"].includes(dimension));
}

async function crossedBy(
  source: SourceName,
  by: readonly string[],
  narrowing: { period: DayRange | null; filters: readonly Filters[]; scope: Scope },
  asking: Asking,
): Promise<Crossed[]> {
  const count: Measure = { kind: "count", label: source, description: source, unit: "count" };
  const statement = compileGroups({ ...narrowing, source, measures: [count], by }, asking);
  const rows = await asking.db.query<EngineRow>(statement.sql, statement.params);
  return rows.flatMap((row): Crossed[] => {
    const group = statement.read(row);
    const [cell] = cellsOf(group, statement);
    return cell && cell.n > 0 ? [{ keys: group.keys, n: restsOn(cell) }] : [];
  });
}
