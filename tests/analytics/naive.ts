import { addDays } from "../../src/domain/time/day.ts";
import {
  marginOfError,
  median,
  medianInterval,
  nps,
  rateInterval,
  ratioInterval,
  requiredSample,
  shareInterval,
  meanInterval,
  type MeanSample,
  meanSample,
  themeImpact,
} from "../../src/domain/statistics/index.ts";
import type { Metrics, SourceName } from "../../src/engine/catalog/catalog.ts";
import type { Cell, Filters, Measure, Product } from "../../src/generated/types.ts";
import type { Question, Scope } from "../../server/analytics/question.ts";
import type { Facts } from "./fact-rows.ts";

/** A fact of any source, by column. */
export type Fact = Readonly<Record<string, string | number | boolean | null>>;

/** The product's own vocabulary and the facts: enough to compute a figure by hand. */
export interface World {
  facts: Facts;
  metrics: Metrics;
  product: Product;
}

const direct: Readonly<Record<string, string>> = {
  provider: "provider",
  category: "category",
  commune: "commune",
  child: "child",
  language: "lang",
  country: "country",
  profile: "profile",
  stars: "stars",
  moderated: "moderated",
  outcome: "outcome",
  "refusal-reason": "reason",
  moderator: "moderator",
};

/** The facts that a question counts, one by one. */
export function factsOf(source: SourceName, { query, period, filters }: Question, scope: Scope, world: World): Fact[] {
  const { facts, metrics } = world;
  const all = {
    reviews: facts.reviews,
    themes: facts.mentions,
    expressions: facts.expressions,
    answers: facts.answers,
    marks: facts.marks,
    remarks: facts.remarks,
    invitations: facts.invitations,
    moderation: facts.moderation,
    establishments: facts.establishments,
  }[source] as unknown as Fact[];
  const seen = new Set(facts.visibility.filter(({ group_id }) => group_id === scope.group).map(({ establishment }) => establishment));
  if (isClosedTo(source, scope)) return [];
  const known = metrics.dimensions[source] as readonly string[];
  if (Object.keys(scope.locked).some((dimension) => !known.includes(dimension))) return [];
  const accepted = (fact: Fact, filter: Filters): boolean =>
    Object.entries(filter).every(
      ([dimension, accepted]) => !known.includes(dimension) || lets(accepted, keysOf(fact, dimension, source, scope, world)),
    );
  return all.filter(
    (fact) =>
      seen.has(fact.establishment as number) &&
      (source === "establishments" || ((fact.day as string) >= period.from && (fact.day as string) < period.to)) &&
      [scope.locked, query.where ?? {}, filters].every((filter) => accepted(fact, filter)),
  );
}

/** Whether a source is not for the reader. */
export function isClosedTo(source: SourceName, scope: Scope): boolean {
  return source === "moderation" && !scope.readsModeration;
}

/** Whether a fact of some values passes a filter: one of them is kept, or none of them left out. */
export function lets(accepted: Filters[string] | undefined, keys: readonly string[]): boolean {
  if (accepted === undefined) return true;
  return Array.isArray(accepted) ? keys.some((key) => accepted.includes(key)) : !keys.some((key) => accepted.not.includes(key));
}

const found = new WeakMap<readonly object[], Map<number, string[]>>();

/** The names that a review's own facts carry, by review: looked up once, or 500 questions take a minute. */
function namedIn<F extends { review: number }>(facts: readonly F[], name: (fact: F) => string): Map<number, string[]> {
  const known = found.get(facts);
  if (known) return known;
  const names = new Map<number, string[]>();
  for (const fact of facts) {
    const own = names.get(fact.review) ?? [];
    if (!own.includes(name(fact))) names.set(fact.review, [...own, name(fact)]);
  }
  found.set(facts, names);
  return names;
}

/** Whether facts are several to a review, or to an answer, each of one theme. */
const areSeveral = (source: SourceName): boolean => ["themes", "expressions", "marks", "remarks"].includes(source);

/** The values under which a fact counts; none where it does not say. */
export function keysOf(fact: Fact, dimension: string, source: SourceName, scope: Scope, { facts, product }: World): string[] {
  const column = direct[dimension];
  if (column) return fact[column] === null ? [] : [String(fact[column])];
  const day = String(fact.day);
  switch (dimension) {
    case "establishment":
      return facts.establishments.filter(({ establishment }) => establishment === fact.establishment).map(({ id }) => id);
    case "selection":
      return facts.selections
        .filter(({ establishment, group_id }) => establishment === fact.establishment && group_id === scope.group)
        .map(({ id }) => id);
    case "theme":
      return areSeveral(source) ? [String(fact.theme)] : (namedIn(facts.mentions, ({ theme }) => theme).get(Number(fact.no)) ?? []);
    case "expression":
      return source === "expressions"
        ? [String(fact.expression)]
        : (namedIn(facts.expressions, ({ expression }) => expression).get(Number(fact.no)) ?? []);
    case "tonality":
      return product.tonalities.filter(({ index }) => index === fact.tonality).map(({ id }) => id);
    case "capacity":
      return fact.capacity === null
        ? []
        : (product.capacities ?? [])
            .filter(({ from }) => from <= Number(fact.capacity))
            .slice(-1)
            .map(({ id }) => id);
    case "rating-band":
      return fact.rating === null ? [] : [String(Math.min(9, Math.floor(Number(fact.rating) / 10)))];
    case "polarity":
    case "answered":
    case "hour":
      return [String(fact[dimension])];
    case "weekday":
      return [String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)];
    case "day":
      return [day];
    case "week":
      return [addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))];
    case "month":
      return [`${day.slice(0, 7)}-01`];
    case "quarter":
      return [`${day.slice(0, 4)}-${["01", "04", "07", "10"][Math.floor((Number(day.slice(5, 7)) - 1) / 3)] ?? ""}-01`];
    case "year":
      return [`${day.slice(0, 4)}-01-01`];
    default:
      throw new Error(dimension);
  }
}

/** A measure over some facts of a source; for counted mentions, whether their reviews are counted too. */
export function figureOf(measure: Measure, facts: readonly Fact[], source: SourceName, areReviewsCounted: boolean, metrics: Metrics): Cell {
  if (measure.kind === "ratio") return ratioOf(measure, facts, source, metrics);
  const field = measure.field ?? "";
  const known = facts.filter((fact) => fact[field] !== null && fact[field] !== undefined && !(field === "polarity" && fact[field] === 0));
  const values = known.map((fact) => Number(fact[field]));
  if (areSeveral(source) && field === "polarity" && (measure.kind === "share" || measure.kind === "balance"))
    return opinionOf(measure, known);
  const withInterval = (value: number | null, n: number, interval: readonly number[] | null): Cell =>
    interval ? { value, n, interval: [...interval] } : { value, n };
  switch (measure.kind) {
    case "margin":
      return { value: marginOfError(values.length), n: values.length };
    case "needed":
      return { value: Math.max(0, requiredSample(Infinity, measure.margin) - values.length), n: values.length };
    case "index":
    case "effective":
    case "gap": {
      const side = (nps: number): MeanSample | null => {
        const own = known.filter((fact) => fact.nps === nps).map((fact) => Number(fact[field]));
        return meanSample(
          own.length,
          own.reduce((a, b) => a + b, 0),
          own.reduce((a, b) => a + b * b, 0),
        );
      };
      const [promoters, detractors] = [side(1), side(-1)];
      const gap = themeImpact(promoters, detractors);
      const [p, d] = [promoters?.n ?? 0, detractors?.n ?? 0];
      const cell = withInterval(gap?.value ?? null, p + d, gap?.measured ? gap.interval : null);
      return Math.min(p, d) < cell.n ? { ...cell, sample: Math.min(p, d) } : cell;
    }
    case "impact":
    case "mentioned":
    case "driver":
    case "real":
    case "mix":
      throw new Error(`${measure.kind} is no figure of these facts alone`);
    case "count": {
      const n = measure.field ? values.length : facts.length;
      const value = countedBy(measure, facts).length;
      if (!areSeveral(source)) return { value, n };
      if (!areReviewsCounted || n === 0) return { value, n, count_error: Math.sqrt(value + 1) };
      // As if each review said as much: what it adds to the count comes and goes with it.
      const sample = new Set((measure.field ? known : facts).map(({ review }) => review)).size;
      return { value, n, ...(sample < n ? { sample } : {}), count_error: Math.sqrt((value + 1) * (n / sample)) };
    }
    case "distinct": {
      const reviews = new Set(known.map(({ review }) => review)).size;
      const rests = areReviewsCounted && areSeveral(source) && reviews < facts.length;
      return { value: new Set(values).size, n: facts.length, ...(rests ? { sample: reviews } : {}) };
    }
    case "median":
      return withInterval(median(values), values.length, medianInterval(values));
    case "mean": {
      const mean = values.length > 0 ? values.reduce((a, b) => a + b, 0) / values.length : null;
      const variance =
        mean === null || values.length < 2 ? 0 : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
      const sample = areSeveral(source) ? new Set(known.map(({ review }) => review)).size : values.length;
      return {
        ...withInterval(
          mean,
          values.length,
          mean === null ? null : meanInterval({ n: sample, mean, variance: variance < 1e-9 ? 0 : variance }),
        ),
        ...(sample < values.length ? { sample } : {}),
      };
    }
    case "share": {
      const hits = values.filter((value) => value >= (measure.at_least ?? -Infinity) && value <= (measure.at_most ?? Infinity)).length;
      const sample = areSeveral(source) ? new Set(known.map(({ review }) => review)).size : values.length;
      const weight = values.length > 0 ? sample / values.length : 1;
      const share = values.length > 0 ? (100 * hits) / values.length : null;
      return {
        ...withInterval(share, values.length, shareInterval(hits * weight, values.length * weight)),
        ...(sample < values.length ? { sample } : {}),
      };
    }
    case "nps":
    case "balance": {
      const [promoters, detractors] = [values.filter((value) => value > 0).length, values.filter((value) => value < 0).length];
      const score = nps({ promoters, passives: values.length - promoters - detractors, detractors });
      return withInterval(score?.value ?? null, values.length, score?.interval ?? null);
    }
  }
}

/** The facts that a count counts. */
function countedBy({ field, only, at_least, at_most }: Measure, facts: readonly Fact[]): readonly Fact[] {
  return facts.filter((fact) => {
    const value = field === undefined ? 0 : fact[field];
    if (value === null || value === undefined || (field === "polarity" && value === 0)) return false;
    if (only && fact[only.field] !== only.value) return false;
    return Number(value) >= (at_least ?? -Infinity) && Number(value) <= (at_most ?? Infinity);
  });
}

/** A ratio, with the certainty of two counts that share some facts, or of a count over an exact number. */
function ratioOf({ of = [], unit }: Measure, facts: readonly Fact[], source: SourceName, metrics: Metrics): Cell {
  const [over, under] = of.map((name) => metrics.measures[name]);
  if (!over || !under) throw new Error(of.join());
  const several = areSeveral(source);
  const amount = (measure: Measure): number =>
    measure.kind === "distinct" ? new Set(facts.map((fact) => fact[measure.field ?? ""])).size : countedBy(measure, facts).length;
  const [some, all] = [amount(over), amount(under)];
  const behind = under.kind === "distinct" ? facts : countedBy(under, facts);
  const n = behind.length;
  const reviews = new Set(behind.map(({ review }) => review)).size;
  const sample = several && reviews < n ? { sample: reviews } : {};
  if (all === 0) return { value: null, n };
  const scale = unit === "percent" ? 100 : 1;
  const counted = new Set(behind);
  const weight = several ? Math.min(1, reviews / n) : 1;
  const interval =
    over.kind === "count" && under.kind === "count"
      ? ratioInterval({
          numerator: some * weight,
          denominator: all * weight,
          both: countedBy(over, facts).filter((fact) => counted.has(fact)).length * weight,
        })
      : over.kind === "count" && under.field === "review"
        ? rateInterval(some, all)
        : null;
  return {
    value: (scale * some) / all,
    n,
    ...sample,
    ...(interval ? { interval: interval.map((bound) => bound * scale) } : {}),
  };
}

/** A measure of mentions, with the certainty of their reviews: each mention weighs less where a review holds several. */
function opinionOf(measure: Measure, mentions: readonly Fact[]): Cell {
  const [n, sample] = [mentions.length, new Set(mentions.map(({ review }) => review)).size];
  if (n === 0) return { value: null, n };
  const [praise, blame] = [1, -1].map((sign) => mentions.filter(({ polarity }) => polarity === sign).length) as [number, number];
  const [promoters, detractors] = [(praise * sample) / n, (blame * sample) / n];
  // Of mentions a share counts one side: those at most blame, else praise.
  const [side, sided] = measure.at_most === undefined ? [praise, promoters] : [blame, detractors];
  const interval = measure.kind === "share" ? shareInterval(sided, sample) : nps({ promoters, passives: 0, detractors })?.interval;
  const value = (100 * (measure.kind === "share" ? side : praise - blame)) / n;
  return { value, n, ...(sample < n ? { sample } : {}), ...(interval ? { interval: [...interval] } : {}) };
}
