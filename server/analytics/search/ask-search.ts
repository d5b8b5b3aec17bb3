import { formatDate } from "../../../src/domain/format/format-date.ts";
import { addDays } from "../../../src/domain/time/day.ts";
import { fold } from "../../../src/domain/text/fold.ts";
import { nobody, searchValues } from "../../../src/domain/review/search-values.ts";
import { namedValues } from "../../../src/engine/query/accepted.ts";
import { MOST_VALUES } from "../../../src/engine/query/most-values.ts";
import type { Accepted } from "../../../src/generated/types.ts";
import type { FacetValue } from "../facet-questions.ts";
import type { Scope } from "../question.ts";
import { askMembers } from "../results/facets.ts";
import { keyOf } from "../results/rows.ts";
import { type AskingUrgency, askUrgency } from "../results/feed/urgency.ts";
import { type EngineValue, number } from "../sql/groups.ts";
import { closedDimensions, tableDimensions } from "../vocabulary.ts";
import { askFoundPieces, askFoundReviews } from "./found-reviews.ts";
import { compileSearch, type PageChoice, pageRow, totalRow } from "./compile-search.ts";
import { isSearchDimension, type Searching, stayed } from "./search-dimensions.ts";
import type { FacetChoice, FoundReviews, ListedReview, PageOrder, ReviewCriteria, ReviewSearch } from "./search-question.ts";

type Asking = Searching & AskingUrgency;

/** What a search finds. Where no period ends them, urgency counts its days back from today. */
export async function askSearch(search: ReviewSearch, scope: Scope, asking: Asking): Promise<FoundReviews> {
  const { page, size, order = "latest", facets = [], find = {} } = search;
  const choice = { order: await pageOrder(order, search, scope, asking), size, skip: page * size };
  const { numbers, ...counted } = await ask(search, { facets, find }, choice, scope, asking);
  return { items: await askFoundReviews(numbers, scope, asking), ...counted };
}

/** The facets of a search and how many reviews there are, without a page of them. */
export async function askSearchFacets(
  criteria: ReviewCriteria,
  choice: FacetChoice,
  scope: Scope,
  asking: Asking,
): Promise<Omit<FoundReviews, "items">> {
  const { numbers: _, ...counted } = await ask(criteria, choice, null, scope, asking);
  return counted;
}

/** The reviews that a search finds, in its order and in pieces, at most so many. */
export async function* askSearchPieces(
  search: ReviewCriteria & Pick<ReviewSearch, "order">,
  most: number,
  scope: Scope,
  asking: Asking,
): AsyncGenerator<ListedReview[]> {
  const order = await pageOrder(search.order ?? "latest", search, scope, asking);
  yield* askFoundPieces(search, { order, most }, scope, asking);
}

async function pageOrder(
  order: NonNullable<ReviewSearch["order"]>,
  { period }: ReviewCriteria,
  scope: Scope,
  asking: Asking,
): Promise<PageOrder> {
  if (order !== "urgency") return order;
  const present = asking.today;
  return askUrgency(asking.product, { end: period?.to ?? addDays(present, 1), present }, scope, asking);
}

async function ask(
  criteria: ReviewCriteria,
  { facets, find = {} }: FacetChoice,
  page: PageChoice,
  scope: Scope,
  asking: Asking,
): Promise<{ total: number; facets: Record<string, FacetValue[]>; numbers: number[] }> {
  const asked = [...new Set(facets)].filter((dimension) => isSearchDimension(dimension, asking));
  const { sql, params } = compileSearch(criteria, asked, page, scope, asking);
  const rows = await asking.db.query<{ dimension: string; key: string | null; label: string | null; n: EngineValue }>(sql, params);
  const values = new Map<string, FacetValue[]>(asked.map((dimension) => [dimension, []]));
  const places: { no: number; place: number }[] = [];
  let total = 0;
  for (const { dimension, key: raw, label, n: count } of rows) {
    const n = number(count) ?? 0;
    if (dimension === totalRow) total = n;
    else if (dimension === pageRow) places.push({ no: Number(raw), place: n });
    else {
      const key = keyOf(dimension, raw, asking.vocabulary);
      if (key !== null) values.get(dimension)?.push({ value: key, label: labelOf(dimension, key, label, asking), n });
    }
  }
  const listed = Array.from(values, async ([dimension, found]): Promise<[string, FacetValue[]]> => {
    const shown = Object.hasOwn(find, dimension) ? holding(found, find[dimension] ?? "") : found;
    return [dimension, await withChosen(dimension, shown, found, criteria.filters[dimension], scope, asking)];
  });
  return {
    total,
    facets: Object.fromEntries(await Promise.all(listed)),
    numbers: places.toSorted((a, b) => a.place - b.place).map(({ no }) => no),
  };
}

/** The values whose label holds each of the words typed, whatever the case and accents. */
function holding(values: readonly FacetValue[], typed: string): FacetValue[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return values.filter(({ label }) => words.every((word) => fold(label).includes(word)));
}

/** The values in their order, cut; what the reader has chosen stays, to be given up again, where the scope holds it. */
async function withChosen(
  dimension: string,
  shown: readonly FacetValue[],
  found: readonly FacetValue[],
  accepted: Accepted | undefined,
  scope: Scope,
  asking: Asking,
): Promise<FacetValue[]> {
  const chosen = namedValues(accepted);
  const sorted = inOrder(dimension, shown, asking);
  const kept = [
    ...sorted.filter(({ value }, index) => index < MOST_VALUES || chosen.includes(value)),
    ...found.filter((each) => chosen.includes(each.value) && !shown.includes(each)),
  ];
  const missing = chosen.filter((value) => !found.some((each) => each.value === value));
  if (missing.length === 0) return kept;
  if (tableDimensions.includes(dimension)) {
    const members = await askMembers(dimension, scope, asking);
    return [...kept, ...members.filter(({ key }) => missing.includes(key)).map(({ key, label }) => ({ value: key, label, n: 0 }))];
  }
  // A tag that nothing has any more is none.
  if (dimension === "tag") return kept;
  return [...kept, ...missing.map((value) => ({ value, label: labelOf(dimension, value, null, asking), n: 0 }))];
}

/** Values that are few and known keep their own order, others by the number of their reviews. */
function inOrder(dimension: string, values: readonly FacetValue[], { vocabulary }: Asking): FacetValue[] {
  const terms = termsOf(dimension, vocabulary);
  if (dimension === stayed) return values.toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const isClosed = closedDimensions.includes(dimension) || Object.hasOwn(searchValues, dimension);
  const places = new Map(terms.map((key, place) => [key, place]));
  const place = ({ value }: FacetValue): number => places.get(value) ?? places.size;
  return values.toSorted((a, b) => (isClosed ? 0 : b.n - a.n) || place(a) - place(b) || (a.value < b.value ? -1 : 1));
}

/** Who is assigned nothing has a name of its own. */
const nobodysName = "Personne";

/** Themes on one side are named like themes. */
const namedLike: Readonly<Record<string, string>> = { praised: "theme", blamed: "theme" };

function termsOf(dimension: string, vocabulary: Asking["vocabulary"]): string[] {
  if (Object.hasOwn(searchValues, dimension)) return (searchValues[dimension] ?? []).map(({ id }) => id);
  return vocabulary.terms(namedLike[dimension] ?? dimension).map(({ key }) => key);
}

function labelOf(dimension: string, key: string, label: string | null, { vocabulary }: Asking): string {
  if (tableDimensions.includes(dimension)) return label ?? key;
  if (dimension === "assignee" && key === nobody) return nobodysName;
  if (dimension === "assignee" || dimension === "tag") return key;
  if (dimension === stayed) return formatDate(key, "month");
  const own = Object.hasOwn(searchValues, dimension) ? searchValues[dimension]?.find(({ id }) => id === key) : undefined;
  return own?.name ?? vocabulary.term(namedLike[dimension] ?? dimension, key).label;
}
