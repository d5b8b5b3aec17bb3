import { addDays } from "../../src/domain/time/day.ts";
import type { Cell, Grain, Measure } from "../../src/generated/types.ts";
import type { SourceName } from "../../src/engine/catalog/catalog.ts";
import type { Question, Scope } from "../../server/analytics/question.ts";
import { reachOf } from "../../src/engine/catalog/measure-reach.ts";
import { NaiveSpecial, type Place } from "./naive-special.ts";
import { type Fact, factsOf, figureOf, isClosedTo, keysOf, lets, type World } from "./naive.ts";

const closed: Readonly<Record<string, readonly string[]>> = {
  stars: ["1", "2", "3", "4", "5"],
  capacity: ["moins-de-20", "de-20-a-49", "de-50-a-99", "de-100-a-299", "300-et-plus"],
  "rating-band": Array.from({ length: 10 }, (_, band) => String(band)),
  weekday: ["1", "2", "3", "4", "5", "6", "7"],
  hour: Array.from({ length: 24 }, (_, hour) => String(hour)),
  answered: ["true", "false"],
  polarity: ["1", "0", "-1"],
  moderated: ["review", "report", "answer"],
  outcome: ["waiting", "published", "refused"],
};

/** A row of the naive computation. */
export interface NaiveRow {
  key: string;
  cells: Cell[];
  facts: Fact[];
}

export class Naive {
  readonly source: SourceName;
  readonly measures: Measure[];
  readonly facts: Fact[];
  readonly #special: NaiveSpecial;
  readonly #own: Fact[];
  readonly #question: Question;
  readonly #scope: Scope;
  readonly #world: World;

  constructor(measures: readonly string[], question: Question, scope: Scope, world: World) {
    this.measures = measures.map((name) => {
      const measure = world.metrics.measures[name];
      if (!measure) throw new Error(name);
      return measure;
    });
    this.source = world.metrics.measures[measures[0] ?? ""]?.source ?? "reviews";
    this.#special = new NaiveSpecial(this.source, question, scope, world);
    const [main] = this.measures;
    this.facts = main && reachOf(main) !== "rows" ? this.#special.facts(main) : factsOf(this.source, question, scope, world);
    // A further measure counts the facts of the period, whichever days the first one reads.
    this.#own = factsOf(this.source, question, scope, world);
    this.#question = question;
    this.#scope = scope;
    this.#world = world;
  }

  /** The first measure (or another) over some facts, which are all that the question asks for where their reviews are counted. */
  cell(facts: readonly Fact[], index = 0, place?: Place, areReviewsCounted = false): Cell {
    const measure = this.measures[index];
    if (!measure) throw new Error("no measure");
    const lacking = Object.keys(this.#scope.locked).some(
      (dimension) => !(this.#world.metrics.dimensions[this.source] as readonly string[]).includes(dimension),
    );
    if (lacking || isClosedTo(this.source, this.#scope)) return { value: null, n: 0 };
    return reachOf(measure) === "rows"
      ? figureOf(measure, facts, this.source, areReviewsCounted, this.#world.metrics)
      : this.#special.cell(measure, place);
  }

  /** Whether the first measure is no sum over facts: the others are then totalled by a question of their own. */
  get isAskedApart(): boolean {
    const [main] = this.measures;
    return main !== undefined && reachOf(main) !== "rows";
  }

  /** Each measure over everything. */
  totals(areReviewsCounted: boolean): Cell[] {
    return this.measures.map((_, index) => this.cell(this.#own, index, undefined, areReviewsCounted));
  }

  keys(fact: Fact, dimension: string): string[] {
    const found = keysOf(fact, dimension, this.source, this.#scope, this.#world);
    // A filter on a dimension under which a fact counts several times also says which values are shown.
    const filters = [this.#scope.locked, this.#question.query.where ?? {}, this.#question.filters];
    return found.filter((key) => filters.every((filter) => lets(filter[dimension], [key])));
  }

  #natural(dimension: string): readonly string[] {
    const { product } = this.#world;
    const lists: Record<string, readonly { id: string }[]> = {
      provider: product.providers,
      category: product.categories,
      country: product.countries,
      language: product.languages,
      profile: product.profiles,
      theme: product.themes,
      tonality: product.tonalities,
    };
    return closed[dimension] ?? lists[dimension]?.map(({ id }) => id) ?? [];
  }

  label(dimension: string, key: string): string {
    const { facts } = this.#world;
    if (dimension === "establishment") return facts.establishments.find(({ id }) => id === key)?.name ?? key;
    if (dimension === "commune") return facts.communes.find(({ insee }) => insee === key)?.name ?? key;
    if (dimension === "child") return facts.children.find(({ id }) => id === key)?.name ?? key;
    if (dimension === "expression") return facts.expressions.find(({ expression }) => expression === key)?.label ?? key;
    if (dimension === "selection") return facts.selections.find(({ id }) => id === key)?.title ?? key;
    throw new Error(dimension);
  }

  /** The rows of one dimension, not yet cut. */
  rows(dimension: string, facts: readonly Fact[] = this.facts, fill = true): NaiveRow[] {
    const byKey = new Map<string, Fact[]>();
    for (const fact of facts) for (const key of this.keys(fact, dimension)) put(byKey, key, fact);
    const isClosed = dimension === "tonality" || dimension in closed;
    const filters = [this.#scope.locked, this.#question.query.where ?? {}, this.#question.filters];
    if (isClosed && fill)
      for (const key of this.#natural(dimension))
        if (!byKey.has(key) && filters.every((filter) => lets(filter[dimension], [key]))) byKey.set(key, []);
    if (facts === this.facts) for (const key of this.#gone(dimension)) if (!byKey.has(key)) byKey.set(key, []);
    return [...byKey].map(([key, found]) => {
      const own = this.#mine(found, dimension, key);
      return { key, facts: [...own], cells: this.measures.map((_, index) => this.cell(own, index, { dimension, key })) };
    });
  }

  /** The parts of a whole that a further measure compares with their past: those of the past are rows too, where nothing was cut. */
  #gone(dimension: string): string[] {
    const order = this.#question.query.order ?? "-value";
    if (["establishment", "expression"].includes(dimension) && order !== "label") return [];
    return this.measures.slice(1).flatMap((measure) => {
      if (reachOf(measure) !== "compared" || (measure.across ?? "category") !== dimension) return [];
      return this.#special.facts(measure).flatMap((fact) => this.keys(fact, dimension));
    });
  }

  /** A row's facts within the period itself, where the first measure reads other days. */
  #mine(own: readonly Fact[], dimension: string, key: string): readonly Fact[] {
    const [main] = this.measures;
    return main && reachOf(main) !== "rows" ? this.#own.filter((fact) => this.keys(fact, dimension).includes(key)) : own;
  }

  /** Ordered and cut as the query says. */
  arrange(
    rows: readonly NaiveRow[],
    dimension: string,
    order = this.#question.query.order,
    limit = this.#question.query.limit ?? 500,
    atLeast = this.#question.query.at_least ?? 0,
  ): NaiveRow[] {
    const places = this.#natural(dimension);
    const place = (key: string): number => (places.includes(key) ? places.indexOf(key) : places.length);
    const kept = rows.filter(({ cells }) => (cells[0]?.n ?? 0) >= atLeast);
    const value = ({ cells }: NaiveRow): number | null => cells[0]?.value ?? null;
    const n = ({ cells }: NaiveRow): number => cells[0]?.n ?? 0;
    const by = order ?? (dimension === "tonality" || dimension in closed ? "key" : "-value");
    const sorted = kept.toSorted((a, b) => {
      const key = place(a.key) - place(b.key) || (a.key < b.key ? -1 : 1);
      if (by === "key") return key;
      if (by === "label") return new Intl.Collator("fr").compare(this.label(dimension, a.key), this.label(dimension, b.key)) || key;
      if (by === "n") return n(a) - n(b) || key;
      if (by === "-n") return n(b) - n(a) || key;
      const [left, right] = [value(a), value(b)];
      if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0) || n(b) - n(a) || key;
      return (by === "value" ? left - right : right - left) || n(b) - n(a) || key;
    });
    return sorted.slice(0, limit);
  }

  /** The first days of the buckets that the period touches. */
  buckets(grain: Grain): string[] {
    const { from, to } = this.#question.period;
    const found = new Set<string>();
    for (let day = from; day < to && this.source !== "establishments"; day = addDays(day, 1)) found.add(this.bucket(grain, day));
    return [...found];
  }

  bucket(grain: Grain, day: string): string {
    return keysOf({ day }, grain, this.source, this.#scope, this.#world)[0] ?? "";
  }

  /** Whether the first measure counts days of its own. */
  get isWindow(): boolean {
    const [main] = this.measures;
    return main !== undefined && reachOf(main) === "window";
  }

  /** The figure at the end of each bucket; null for a row that has no fact in any of these windows. */
  course(grain: Grain, place?: Place): Cell[] | null {
    const [main] = this.measures;
    const { period } = this.#question;
    if (!main) return null;
    const ends = this.buckets(grain).map((start) => {
      let end = start;
      while (end < period.to && this.bucket(grain, end) === start) end = addDays(end, 1);
      // A period that begins within a bucket.
      if (end === start) for (end = period.from; end < period.to && this.bucket(grain, end) === start;) end = addDays(end, 1);
      return end;
    });
    const lacking = Object.keys(this.#scope.locked).some(
      (dimension) => !(this.#world.metrics.dimensions[this.source] as readonly string[]).includes(dimension),
    );
    return (
      this.#special.course(main, ends, place)?.map((cell) => {
        if (lacking) return { value: null, n: 0 };
        return cell;
      }) ?? null
    );
  }

  /** One cell per bucket. */
  points(grain: Grain, facts: readonly Fact[], index = 0): Cell[] {
    const keys = this.buckets(grain);
    if (keys.length === 0) return [];
    const byBucket = new Map<string, Fact[]>();
    for (const fact of facts) put(byBucket, this.bucket(grain, String(fact.day)), fact);
    return keys.map((key) => this.cell(byBucket.get(key) ?? [], index));
  }
}

function put(groups: Map<string, Fact[]>, key: string, fact: Fact): void {
  const group = groups.get(key);
  if (group) group.push(fact);
  else groups.set(key, [fact]);
}
