import { accepts, namedValues } from "../../../src/engine/query/accepted.ts";
import { entry } from "../../../src/engine/entry.ts";
import { MOST_VALUES } from "../../../src/engine/query/most-values.ts";
import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { Columnar } from "../columnar-port.ts";
import type { DimensionMember, FacetQuestion, FacetValue } from "../facet-questions.ts";
import type { Scope } from "../question.ts";
import type { Compiling } from "../sql/conditions.ts";
import { type EngineValue, number, text } from "../sql/groups.ts";
import { overlaps } from "../sql/keys.ts";
import { compileMembers } from "../sql/members.ts";
import { compileFacets } from "../sql/reviews.ts";
import { closedDimensions, tableDimensions } from "../vocabulary.ts";
import { keyOf } from "./rows.ts";
import { hiddenPlaces } from "./suppression/veil.ts";

type Asking = Compiling & { db: Columnar };

/** The values of some dimensions with their reviews, most first; a closed dimension in its own order. */
export async function askFacets(
  dimensions: readonly string[],
  { period, filters, within = {} }: FacetQuestion,
  scope: Scope,
  asking: Asking,
): Promise<Record<string, FacetValue[]>> {
  const known: readonly string[] = asking.metrics.dimensions.reviews ?? [];
  const asked = [...new Set(dimensions)].filter((dimension) => known.includes(dimension));
  const facets = new Map<string, FacetValue[]>(asked.map((dimension) => [dimension, []]));
  if (asked.length === 0) return {};
  const statement = compileFacets(asked, { scope, period: period ?? null, filters }, asking);
  for (const row of await asking.db.query<{ dimension: string; key: string | null; label: string | null; n: EngineValue }>(
    statement.sql,
    statement.params,
  )) {
    const key = keyOf(row.dimension, row.key, asking.vocabulary);
    const n = number(row.n) ?? 0;
    if (key !== null) facets.get(row.dimension)?.push({ value: key, label: labelOf(row.dimension, key, row.label, asking), n });
  }
  const counted = Object.fromEntries(
    [...facets].map(([dimension, found]) => {
      const limits = entry(within, dimension);
      // In one order, whatever the engine's: of equal values it is always the same that is hidden for the sake of another.
      const values = found.filter(({ value }) => accepts(limits, value)).toSorted((a, b) => (a.value < b.value ? -1 : 1));
      // On a public page a value with few reviews is not named, nor one that would reveal how many those are.
      const hidden = hiddenPlaces(
        values.map(({ n }) => ({ value: n, n })),
        [{ at: [...values.keys()], addsUp: !overlaps("reviews", dimension) }],
        { least: scope.hideBelow, disjoint: true },
      );
      const shown = values.filter((_, at) => !hidden.has(at));
      return [dimension, inOrder(dimension, shown, namedValues(filters[dimension]), asking)];
    }),
  );
  // On a public page what is not named stays unnamed.
  if (scope.hideBelow > 0) return counted;
  const named = asked.map(async (dimension): Promise<[string, FacetValue[]]> => {
    const values = counted[dimension] ?? [];
    const chosen = namedValues(filters[dimension]).filter((value) => accepts(entry(within, dimension), value));
    return [dimension, [...values, ...(await uncounted(dimension, chosen, values, scope, asking))]];
  });
  return Object.fromEntries(await Promise.all(named));
}

/** The chosen values of a table that have no review under the other filters, by name, to be given up again; none that the scope does not hold. */
async function uncounted(
  dimension: string,
  chosen: readonly string[],
  values: readonly FacetValue[],
  scope: Scope,
  asking: Asking,
): Promise<FacetValue[]> {
  if (!tableDimensions.includes(dimension)) return [];
  const missing = chosen.filter((value) => !values.some((found) => found.value === value));
  if (missing.length === 0) return [];
  const members = await askMembers(dimension, scope, asking);
  return members.filter(({ key }) => missing.includes(key)).map(({ key, label }) => ({ value: key, label, n: 0 }));
}

/** Sorted and cut; what the reader has chosen stays, to be given up again. */
function inOrder(dimension: string, values: FacetValue[], chosen: readonly string[], asking: Asking): FacetValue[] {
  const closed = closedDimensions.includes(dimension);
  const places = new Map(asking.vocabulary.terms(dimension).map(({ key }, place) => [key, place]));
  const place = ({ value }: FacetValue): number => places.get(value) ?? places.size;
  const sorted = values.toSorted((a, b) => (closed ? 0 : b.n - a.n) || place(a) - place(b) || (a.value < b.value ? -1 : 1));
  const kept = sorted.filter(({ value }, index) => index < MOST_VALUES || chosen.includes(value));
  const missing = chosen.filter((value) => !values.some((found) => found.value === value) && !tableDimensions.includes(dimension));
  return [...kept, ...missing.map((value) => ({ value, label: asking.vocabulary.term(dimension, value).label, n: 0 }))];
}

/** The values of a dimension that the scope's data hold: vocabulary in its own order, names of tables by name. */
export async function askMembers(dimension: string, scope: Scope, asking: Asking): Promise<DimensionMember[]> {
  const source = sourceWith(dimension, asking);
  // A section for each establishment would name them all.
  if (!source || (dimension === "establishment" && !scope.namesAll)) return [];
  const statement = compileMembers(source, dimension, scope, asking);
  const rows = await asking.db.query<{ key: EngineValue; label: string | null; detail: string | null }>(statement.sql, statement.params);
  const members = rows.flatMap((row): DimensionMember[] => {
    const key = keyOf(dimension, text(row.key), asking.vocabulary);
    const { label, detail } = row;
    return key === null ? [] : [{ key, label: labelOf(dimension, key, label, asking), ...(detail === null ? {} : { detail }) }];
  });
  const places = new Map(asking.vocabulary.terms(dimension).map(({ key }, place) => [key, place]));
  const place = ({ key }: DimensionMember): number => places.get(key) ?? places.size;
  return members.toSorted((a, b) => place(a) - place(b) || french.compare(a.label, b.label) || (a.key < b.key ? -1 : 1));
}

const french = new Intl.Collator("fr");
const listable: readonly SourceName[] = ["establishments", "reviews"];

/** The smallest source that has the dimension; time has no members. */
function sourceWith(dimension: string, { metrics }: Compiling): SourceName | null {
  if (!["provider", "language", "country", "profile", "category", "theme", ...closedDimensions, ...tableDimensions].includes(dimension))
    return null;
  if (dimension === "theme") return "themes";
  return listable.find((source) => (metrics.dimensions[source] ?? []).some((name) => name === dimension)) ?? null;
}

function labelOf(dimension: string, key: string, label: string | null, { vocabulary }: Compiling): string {
  return tableDimensions.includes(dimension) ? (label ?? key) : vocabulary.term(dimension, key).label;
}
