import { afterAll, beforeAll, expect, it } from "vitest";

import type { Analytics } from "../../server/analytics/analytics-port.ts";
import { openAnalytics } from "../../server/analytics/analytics.ts";
import { type Scope, scopeOf } from "../../server/analytics/question.ts";
import type { ReviewSearch } from "../../server/analytics/search/search-question.ts";
import { incidentsOf } from "../../src/domain/review/incidents.ts";
import { urgencyOf } from "../../src/domain/review/urgency.ts";
import { satisfiesText } from "../../src/domain/text/text-matches.ts";
import { parseTextQuery } from "../../src/domain/text/text-query.ts";
import { searchable } from "../../src/domain/text/words.ts";
import { addDays } from "../../src/domain/time/day.ts";
import type { Accepted, Filters, ReviewOrder } from "../../src/generated/types.ts";
import { type Draw, drawFrom } from "./draw.ts";
import type { Facts, Review } from "./fact-rows.ts";
import { randomFacts } from "./facts.ts";
import { type MemoryColumnar, memoryColumnar } from "./memory-columnar.ts";
import { type Fact, keysOf, lets, type World } from "./naive.ts";
import { shippedMetrics, shippedProduct } from "./shipped.ts";

/** `TEST_LONG=1` asks all 500: they take too long beside the others. */
const REQUESTS = process.env.TEST_LONG ? 500 : 100;
const today = "2026-06-01";

interface TriageFact {
  group_id: string;
  review: number;
  read: boolean;
  assignee: string | null;
  later: string | null;
}
/** The facts of the other tests with what a search reads besides. */
interface SearchFacts extends Facts {
  withdrawn: Review[];
  triage: TriageFact[];
  triage_tags: { group_id: string; review: number; tag: string }[];
}

const words = [
  "Chambre",
  "chambres",
  "piscine",
  "petit",
  "déjeuner",
  "l’accueil",
  "Zimmer",
  "Zimmern",
  "rooms",
  "room",
  "sale",
  "Été",
  "œuf",
];
const tags = ["à rappeler", "direction", "été"];

function searchFacts(seed: number): SearchFacts {
  const draw = drawFrom(seed);
  const facts = randomFacts(seed, { reviews: 900, answers: 1 });
  const said = (most: number): string | null =>
    draw.chance(0.2) ? null : Array.from({ length: 1 + draw.below(most) }, () => draw.of(words)).join(draw.of([" ", ", ", " - "]));
  for (const review of facts.reviews) {
    const [title, text] = [said(2), said(7)];
    Object.assign(review, {
      title,
      text,
      search: searchable(title, text),
      written: text !== null,
      provider: draw.of(["google", "booking", "tripadvisor", "moderation", "inconnu"]),
      state: draw.of(["published", "responses", "answered", "reported"]),
      corrections: draw.chance(0.1),
      edited: draw.chance(0.1),
      late: draw.chance(0.1),
      incidents: draw.chance(0.1) ? draw.below(16) : 0,
    });
  }
  const withdrawn = facts.reviews.splice(0, 60);
  const gone = new Set(withdrawn.map(({ no }) => no));
  const all = [...facts.reviews, ...withdrawn];
  const some = (share: number, group_id: string) => all.filter(() => draw.chance(share)).map(({ no }) => ({ group_id, review: no }));
  return {
    ...facts,
    mentions: facts.mentions.filter(({ review }) => !gone.has(review)),
    expressions: facts.expressions.filter(({ review }) => !gone.has(review)),
    withdrawn,
    triage: ["aurelle", "pro"].flatMap((group) =>
      some(0.4, group).map((key) => ({
        ...key,
        read: draw.chance(0.5),
        assignee: draw.chance(0.5) ? draw.of(["a@x", "b@x"]) : null,
        later: draw.chance(0.4) ? draw.of(["2026-05-01", today, "2026-06-02", "2026-09-01"]) : null,
      })),
    ),
    triage_tags: ["aurelle", "pro"].flatMap((group) => tags.flatMap((tag) => some(0.1, group).map((key) => ({ ...key, tag })))),
  };
}

const facts = searchFacts(20260613);
const product = shippedProduct();
const world: World = { facts, metrics: shippedMetrics(), product };
let db: MemoryColumnar;
let analytics: Analytics;
beforeAll(async () => {
  db = await memoryColumnar({ ...facts });
  analytics = openAnalytics(db, {
    metrics: () => world.metrics,
    product: () => product,
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
  });
});
afterAll(() => db.close());

const themes = facts.theme_bits.map(({ theme }) => theme);
/** The values of each dimension that requests draw from, one that nothing has among them. */
const dimensions: Readonly<Record<string, readonly string[]>> = {
  provider: ["google", "booking", "moderation", "rien"],
  category: ["hotel", "restaurant", "rien"],
  language: ["fr", "de", "en", "und"],
  tonality: ["tres_negatif", "negatif", "positif"],
  answered: ["true", "false"],
  period: ["2023-11-01", "2024-05-01", "1999-01-01"],
  "rating-band": ["0", "5", "9"],
  profile: ["couple", "famille"],
  child: ["nord", "sud"],
  selection: facts.selections.map(({ id }) => id),
  establishment: facts.establishments.slice(0, 8).map(({ id }) => id),
  theme: [...themes, "rien"],
  praised: themes,
  blamed: themes,
  verified: ["true", "false"],
  corrected: ["true", "false"],
  incident: ["hygiene", "danger", "harassment", "theft"],
  "source-change": ["edited", "late", "withdrawn"],
  moderation: ["published", "responses", "answered", "reported"],
  read: ["true", "false"],
  assignee: ["a@x", "b@x", "none"],
  later: ["true", "false"],
  tag: [...tags, "rien"],
};

const keyOf = (group: string, review: number): string => `${group} ${review}`;
const triageByKey = new Map(facts.triage.map((each) => [keyOf(each.group_id, each.review), each]));
const tagsByKey = new Map<string, string[]>();
for (const { group_id, review, tag } of facts.triage_tags) {
  const key = keyOf(group_id, review);
  tagsByKey.set(key, [...(tagsByKey.get(key) ?? []), tag]);
}
const gone = new Set(facts.withdrawn.map(({ no }) => no));
const bits = (mask: number): string[] =>
  facts.theme_bits.flatMap(({ theme, bit }) => (Math.floor(mask / 2 ** bit) % 2 === 1 ? [theme] : []));

/** The values under which a review counts, one dimension at a time, as a person would read them off. */
function valuesOf(review: Review, dimension: string, scope: Scope): string[] {
  const own = triageByKey.get(keyOf(scope.group, review.no));
  switch (dimension) {
    case "period":
      return [`${review.day.slice(0, 7)}-01`];
    case "theme":
      return bits(review.spoken);
    case "praised":
    case "blamed":
      return bits(review[dimension]);
    case "verified":
      return [String(product.providers.some(({ id, verified }) => id === review.provider && verified))];
    case "corrected":
      return [String(review.corrections)];
    case "incident":
      return incidentsOf(review.incidents);
    case "source-change":
      return [...(review.edited ? ["edited"] : []), ...(review.late ? ["late"] : []), ...(gone.has(review.no) ? ["withdrawn"] : [])];
    case "moderation":
      return review.provider === "moderation" ? [review.state] : [];
    case "read":
      return [String(own?.read ?? false)];
    case "assignee":
      return [own?.assignee ?? "none"];
    case "later":
      return [String((own?.later ?? "") > today)];
    case "tag":
      return tagsByKey.get(keyOf(scope.group, review.no)) ?? [];
    default:
      return keysOf(review as unknown as Fact, dimension, "reviews", scope, world);
  }
}

function passes(review: Review, dimension: string, accepted: Accepted | undefined, scope: Scope): boolean {
  const asksForWithdrawn = Array.isArray(accepted) && accepted.includes("withdrawn");
  if (dimension === "source-change" && !asksForWithdrawn && gone.has(review.no)) return false;
  return lets(accepted, valuesOf(review, dimension, scope));
}

/** The search, by reading every review. */
function naive({ period, filters, text, rated, order = "latest", page, size, facets = [] }: ReviewSearch, scope: Scope) {
  const seen = new Set(facts.visibility.filter(({ group_id }) => group_id === scope.group).map(({ establishment }) => establishment));
  const base = [...facts.reviews, ...facts.withdrawn].filter(
    (review) =>
      seen.has(review.establishment) &&
      (rated === undefined || (review.rating !== null) === rated) &&
      (!text || satisfiesText(review, text)),
  );
  const used = [...new Set([...Object.keys(filters), "source-change"])];
  const under = (but?: string): Review[] =>
    base.filter(
      (review) =>
        (but === "period" || !period || (review.day >= period.from && review.day < period.to)) &&
        used.every((dimension) => dimension === but || passes(review, dimension, filters[dimension], scope)),
    );
  const found = under().toSorted(comparing(order, period, scope));
  return {
    total: found.length,
    ids: found.slice(page * size, (page + 1) * size).map(({ id }) => id),
    facets: Object.fromEntries(
      facets.map((dimension) => {
        const counts: Record<string, number> = {};
        for (const review of under(dimension))
          for (const value of valuesOf(review, dimension, scope)) counts[value] = (counts[value] ?? 0) + 1;
        return [dimension, counts];
      }),
    ),
  };
}

/** Where the reviews of a category are mostly written, by all that a group sees of the last year. */
function isReadByMany(scope: Scope): (review: Review) => boolean {
  const seen = new Set(facts.visibility.filter(({ group_id }) => group_id === scope.group).map(({ establishment }) => establishment));
  const year = facts.reviews.filter(({ establishment, day }) => seen.has(establishment) && day > addDays(today, -365) && day <= today);
  return ({ category, provider }) => {
    const own = year.filter((review) => review.category === category);
    const there = own.filter((review) => review.provider === provider);
    return there.length > 0 && there.length >= (urgencyOf(product).seen_share ?? 1) * own.length;
  };
}

function comparing(order: ReviewOrder, period: ReviewSearch["period"], scope: Scope): (a: Review, b: Review) => number {
  const latest = (a: Review, b: Review): number => (a.published === b.published ? b.no - a.no : a.published < b.published ? 1 : -1);
  const rule = urgencyOf(product);
  const recent = addDays(period?.to ?? addDays(today, 1), -rule.recent_days);
  const isRead = isReadByMany(scope);
  const ranks = new Map<Review, number>();
  const rank = (review: Review): number => {
    const { answered, rating, published, written } = review;
    const known =
      ranks.get(review) ??
      Number(answered) * 16 +
        Number(!(rating !== null && rating < rule.bad_below * 10)) * 8 +
        Number(!(published.slice(0, 10) >= recent)) * 4 +
        Number(!isRead(review)) * 2 +
        Number(!written);
    ranks.set(review, known);
    return known;
  };
  switch (order) {
    case "latest":
      return latest;
    case "oldest":
      return (a, b) => -latest(a, b);
    case "best":
      return (a, b) => (b.rating ?? -1) - (a.rating ?? -1) || latest(a, b);
    case "worst":
      return (a, b) => (a.rating ?? 101) - (b.rating ?? 101) || latest(a, b);
    case "urgency":
      return (a, b) => rank(a) - rank(b) || latest(a, b);
  }
}

const typed = [
  "chambre",
  "ZIMMER",
  "room",
  '"petit déjeuner"',
  "piscine OR œuf",
  "-sale",
  "chambre -piscine",
  'été -"petit déjeuner"',
  "accueil",
  "cham*",
  '"chambre',
];

function randomSearch(draw: Draw): ReviewSearch {
  const names = Object.keys(dimensions);
  const several = <T>(values: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: 1 + draw.below(most) }, () => draw.of(values))),
  ];
  const filters: Filters = {};
  for (const dimension of draw.chance(0.2) ? [] : several(names, 3)) {
    const values = several(dimensions[dimension] ?? [], 3);
    filters[dimension] = draw.chance(0.25) ? { not: values } : values;
  }
  const from = addDays("2023-06-15", draw.below(800));
  return {
    filters,
    facets: [...new Set([...several(names, 5), ...(draw.chance(0.5) ? Object.keys(filters) : [])])],
    ...(draw.chance(0.4) ? { period: { from, to: addDays(from, 1 + draw.below(600)) } } : {}),
    ...(draw.chance(0.4) ? { text: parseTextQuery(draw.of(typed)) } : {}),
    ...(draw.chance(0.15) ? { rated: draw.chance(0.5) } : {}),
    order: draw.of(["latest", "oldest", "best", "worst", "urgency"] as const),
    page: draw.below(3),
    size: 1 + draw.below(20),
  };
}

it(`${REQUESTS} random searches find, count and order what reading every review does`, async () => {
  const draw = drawFrom(77);
  let withResults = 0;
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const search = randomSearch(draw);
    const scope = scopeOf(draw.of(["aurelle", "aurelle", "dunes", "pro"]));
    const { items, total, facets } = await analytics.reviews(search, scope);
    // A chosen value stays without a review, to be given up again.
    const counts = Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [
        name,
        Object.fromEntries(values.filter(({ n }) => n > 0).map(({ value, n }) => [value, n])),
      ]),
    );
    expect({ search, total, ids: items.map(({ id }) => id), facets: counts }).toEqual({ search, ...naive(search, scope) });
    withResults += Number(total > 0);
  }
  // Or nothing is compared with nothing.
  expect(withResults / REQUESTS).toBeGreaterThan(0.4);
}, 120_000);
