import { addDays } from "../../src/domain/time/day.ts";
import {
  ageWeight,
  indexSettings,
  type MeanSample,
  meanSample,
  mixEffect,
  shareDifference,
  shareInterval,
  themeImpact,
  weightedIndex,
  Z95,
} from "../../src/domain/statistics/index.ts";
import { reachOf } from "../../src/engine/catalog/measure-reach.ts";
import type { Cell, Measure } from "../../src/generated/types.ts";
import type { SourceName } from "../../src/engine/catalog/catalog.ts";
import type { Question, Scope } from "../../server/analytics/question.ts";
import { type Fact, factsOf, keysOf, type World } from "./naive.ts";

/** Whose figure it is: everything, or one value of a dimension. */
export interface Place {
  dimension: string;
  key: string;
}

/** A measure that uses more than the facts of a period, computed from single reviews. */
export class NaiveSpecial {
  readonly #source: SourceName;
  readonly #question: Question;
  readonly #scope: Scope;
  readonly #world: World;

  constructor(source: SourceName, question: Question, scope: Scope, world: World) {
    this.#source = source;
    this.#question = question;
    this.#scope = scope;
    this.#world = world;
  }

  /** The facts that name the rows of such a measure. */
  facts(measure: Measure): Fact[] {
    switch (reachOf(measure)) {
      case "window":
        return this.#over(windowOf(measure, this.#question.period.to));
      case "compared":
        return this.#question.compared
          ? [...this.#over(this.#question.period), ...this.#over(this.#question.compared)].filter(has(measure.field))
          : [];
      default:
        return this.#over(this.#question.period);
    }
  }

  cell(measure: Measure, place?: Place): Cell {
    switch (reachOf(measure)) {
      case "window":
        return this.#index(measure, place);
      case "compared":
        return this.#effect(measure, place);
      default:
        return place ? this.#theme(measure, place.key) : { value: null, n: 0 };
    }
  }

  /** An index as of several days (each the day after the last that counts); null for a row that has no fact in any window. */
  course(measure: Measure, ends: readonly string[], place?: Place): Cell[] | null {
    const [first, last] = [ends[0], ends.at(-1)];
    if (first === undefined || last === undefined) return place ? null : [];
    const facts = this.#over({ from: windowOf(measure, first).from, to: last }, place);
    if (place && facts.length === 0) return null;
    const rated = facts.filter(isRated).map(({ day, rating }) => ({ at: Date.parse(String(day)) / 86_400_000, rating: Number(rating) }));
    return ends.map((to) => {
      const today = Date.parse(to) / 86_400_000 - 1;
      const aged = rated.flatMap(({ at, rating }) => (at <= today ? [{ rating, ageDays: today - at }] : []));
      const index = weightedIndex(aged, 0);
      return { value: (measure.kind === "effective" ? index?.effective : index?.value) ?? null, n: index?.n ?? 0 };
    });
  }

  #over(period: Question["period"], place?: Place): Fact[] {
    return factsOf(this.#source, { ...this.#question, period }, this.#scope, this.#world).filter(
      (fact) => !place || this.#keys(fact, place.dimension).includes(place.key),
    );
  }

  #keys(fact: Fact, dimension: string): string[] {
    return keysOf(fact, dimension, this.#source, this.#scope, this.#world);
  }

  #index(measure: Measure, place?: Place): Cell {
    const { to } = this.#question.period;
    const period = windowOf(measure, to);
    const territory = factsOf(
      "reviews",
      { query: {}, filters: {}, period },
      { ...this.#scope, locked: this.#scope.territory },
      this.#world,
    ).filter(isRated);
    const meanOf = (category: unknown): number =>
      sampleOf(territory.filter((fact) => fact.category === category).map(({ rating }) => Number(rating)))?.mean ?? 0;
    const rated = this.#over(period, place)
      .filter(isRated)
      .map((fact) => ({
        rating: Number(fact.rating),
        ageDays: (Date.parse(addDays(to, -1)) - Date.parse(String(fact.day))) / 86_400_000,
        category: fact.category,
      }));
    const weights = rated.reduce((sum, { ageDays }) => sum + ageWeight(ageDays), 0);
    const prior = rated.reduce((sum, { ageDays, category }) => sum + ageWeight(ageDays) * meanOf(category), 0) / weights;
    const index = weightedIndex(rated, prior);
    if (measure.kind === "effective") return { value: index?.effective ?? null, n: rated.length };
    const error = index ? this.#changeError(measure, place) : null;
    const change = error === null ? {} : { change_error: error };
    if (measure.index?.prior_weight) return { value: index?.ranking ?? null, n: rated.length, ...change };
    return { ...cellOf(index?.value ?? null, rated.length, index?.interval ?? null), ...change };
  }

  /** From the present and former weight of each rating: the change is one weighted sum of them all. */
  #changeError(measure: Measure, place?: Place): number | null {
    const { compared, period } = this.#question;
    if (!compared) return null;
    const [now, then] = [period.to, compared.to].map((to) => {
      const rated = this.#over(windowOf(measure, to), place).filter(isRated);
      const weighed = rated.map((fact) => ({
        fact,
        rating: Number(fact.rating),
        weight: ageWeight((Date.parse(addDays(to, -1)) - Date.parse(String(fact.day))) / 86_400_000),
      }));
      const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
      const mean = weighed.reduce((sum, { weight, rating }) => sum + weight * rating, 0) / total;
      const spread = weighed.reduce((sum, { weight, rating }) => sum + weight * (rating - mean) ** 2, 0) / total;
      const effective = total ** 2 / weighed.reduce((sum, { weight }) => sum + weight ** 2, 0);
      const shares = new Map(weighed.map(({ fact, weight }) => [fact, weight / ((measure.index?.prior_weight ?? 0) + total)]));
      return { shares, effective, spread };
    });
    if (!now || !then || [now, then].some(({ effective, spread }) => !(effective >= 2 - 1e-9) || spread < 1e-7)) return null;
    const freedom = now.effective + then.effective - 2;
    const variance = (now.spread * now.effective + then.spread * then.effective) / freedom;
    const all = new Set([...now.shares.keys(), ...then.shares.keys()]);
    return Math.sqrt(variance * [...all].reduce((sum, fact) => sum + ((now.shares.get(fact) ?? 0) - (then.shares.get(fact) ?? 0)) ** 2, 0));
  }

  #effect({ kind, field = "rating", across = "category" }: Measure, place?: Place): Cell {
    const { compared, period } = this.#question;
    if (!compared) return { value: null, n: 0 };
    const own = place?.dimension === across ? undefined : place;
    const scale = field === "nps" ? 100 : 1;
    const side = (days: Question["period"]) => {
      const byPart = new Map<string, number[]>();
      for (const fact of this.#over(days, own).filter(has(field))) {
        const key = this.#keys(fact, across)[0] ?? "";
        byPart.set(key, [...(byPart.get(key) ?? []), Number(fact[field]) * scale]);
      }
      return [...byPart].map(([key, values]) => ({ key, ...(sampleOf(values) as MeanSample) }));
    };
    const [before, after] = [side(compared), side(period)];
    const effect = mixEffect(before, after);
    if (!effect) return { value: null, n: 0 };
    const which = kind === "mix" ? "mix" : "real";
    if (place?.dimension !== across) {
      const size = (parts: readonly { n: number }[]): number => parts.reduce((sum, { n }) => sum + n, 0);
      return wide(effect[which], Math.min(size(before), size(after)), effect.intervals[which]);
    }
    const part = effect.parts.find(({ key }) => key === place.key);
    if (!part) return { value: null, n: 0 };
    const sizes = [before, after].flatMap((parts) => parts.filter(({ key }) => key === place.key).map(({ n }) => n));
    const [value, error] = kind === "mix" ? [part.pull, part.pullError] : [part.real, part.realError];
    return wide(value, Math.min(...sizes), [value - Z95 * error, value + Z95 * error]);
  }

  #theme(measure: Measure, theme: string): Cell {
    const { theme: _, expression: _words, ...where } = this.#question.query.where ?? {};
    const { theme: __, expression: __words, ...filters } = this.#question.filters;
    const { theme: locked, ...others } = this.#scope.locked;
    // A theme that is left out takes no review away.
    const scope = { ...this.#scope, locked: Array.isArray(locked) ? this.#scope.locked : others };
    const all = factsOf("reviews", { ...this.#question, query: { where }, filters }, scope, this.#world);
    const mentions = this.#over(this.#question.period).filter((fact) => fact.theme === theme);
    const saying = (accepts: (polarity: number) => boolean) =>
      new Set(mentions.filter(({ polarity }) => accepts(Number(polarity))).map(({ review }) => review));
    if (measure.kind === "impact") {
      const marked = saying((polarity) => Math.sign(polarity) === measure.polarity);
      const rated = all.filter(isRated);
      const ratings = (inside: boolean): MeanSample | null =>
        sampleOf(rated.filter(({ no }) => marked.has(no ?? null) === inside).map(({ rating }) => Number(rating)));
      const impact = themeImpact(ratings(true), ratings(false));
      const n = ratings(true)?.n ?? 0;
      if (!impact) return { value: null, n };
      const [value, interval] = measure.per === "all" ? [impact.cost, impact.costInterval] : [impact.value, impact.interval];
      return sized(cellOf(value, n, impact.measured ? interval : null), ratings(false)?.n ?? 0);
    }
    if (measure.kind === "mentioned" && measure.polarity) {
      const { theme: _one, ...whereAny } = this.#question.query.where ?? {};
      const { theme: _other, ...filtersAny } = this.#question.filters;
      const any = factsOf("themes", { ...this.#question, query: { where: whereAny }, filters: filtersAny }, scope, this.#world);
      const n = new Set(any.map(({ review }) => review)).size;
      const count = saying((polarity) => Math.sign(polarity) === measure.polarity).size;
      return cellOf(n > 0 ? (100 * count) / n : null, n, shareInterval(count, n));
    }
    const spoken = saying(() => true);
    const share = (nps: number) => {
      const own = all.filter((fact) => fact.nps === nps);
      return { count: own.filter(({ no }) => spoken.has(no ?? null)).length, n: own.length };
    };
    const [promoters, detractors] = [share(1), share(-1)];
    if (measure.kind === "driver") {
      const gap = shareDifference(detractors, promoters);
      const cell = cellOf(gap?.value ?? null, promoters.count + detractors.count, gap?.interval ?? null);
      return sized(cell, Math.min(promoters.n, detractors.n));
    }
    const { count, n } = measure.class === 1 ? promoters : detractors;
    return cellOf(n > 0 ? (100 * count) / n : null, n, shareInterval(count, n));
  }
}

const has =
  (field = "rating") =>
  (fact: Fact): boolean =>
    fact[field] !== null;
const isRated = has();

function windowOf({ index }: Measure, to: string): { from: string; to: string } {
  return { from: addDays(to, -1 - (index?.window_days ?? indexSettings.windowDays)), to };
}

function sampleOf(values: readonly number[]): MeanSample | null {
  return meanSample(
    values.length,
    values.reduce((a, b) => a + b, 0),
    values.reduce((a, b) => a + b * b, 0),
  );
}

function cellOf(value: number | null, n: number, interval: readonly number[] | null): Cell {
  return interval ? { value, n, interval: [...interval] } : { value, n };
}

/** With the other side of a comparison, where that is smaller. */
function sized(cell: Cell, other: number): Cell {
  return other < cell.n ? { ...cell, sample: other } : cell;
}

function wide(value: number, n: number, interval: [number, number]): Cell {
  return cellOf(value, n, interval[1] - interval[0] > 1e-9 ? interval : null);
}
