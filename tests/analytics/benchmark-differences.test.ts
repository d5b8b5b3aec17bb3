import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Analytics } from "../../server/analytics/analytics-port.ts";
import { openAnalytics } from "../../server/analytics/analytics.ts";
import { scopeOf } from "../../server/analytics/question.ts";
import { npsClass, tonalityIndex } from "../../src/domain/review/rating.ts";
import { addDays, addMonths } from "../../src/domain/time/day.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import type { Filters, Query, Reference, Result, TableReference } from "../../src/generated/types.ts";
import { smoothedQuartiles } from "../../src/domain/statistics/smoothed-quartiles.ts";
import { isLong } from "../support/programs.ts";
import { drawFrom } from "./draw.ts";
import type { Establishment, Facts, Mention, Review } from "./fact-rows.ts";
import { uuid } from "./facts.ts";
import { type MemoryColumnar, memoryColumnar } from "./memory-columnar.ts";
import { shippedMetrics, shippedProduct } from "./shipped.ts";

/** Least size of a group in which no establishment can be singled out. */
const LEAST = 5;
const MONTHS = 3;
const first = "2026-03-01";
const now = new Date("2026-06-10T12:00:00Z");
const metrics = shippedMetrics();

/** Hotels and campings make groups of their own; the other categories are too small for one. */
const categories = [
  ...Array.from({ length: 9 }, () => "hotel"),
  ...Array.from({ length: 7 }, () => "camping"),
  "restaurant",
  "restaurant",
  "restaurant",
  "degustation",
  "degustation",
  "site",
  "hotel",
  "hotel",
  "hotel",
  "hotel",
];

/** Selections of the destination: one that divides the hotels in two parts large enough, with all campings and two others; one that leaves a single hotel. */
const selections: Readonly<Record<string, readonly number[]>> = {
  divides: [1, 2, 3, 4, 5, 6, ...categories.flatMap((category, at) => (category === "camping" ? [at] : [])), 16, 19],
  singles: categories.flatMap((category, at) => (category === "hotel" && at !== 7 ? [at] : [])),
};

/** Who reads: one house, two of one category, three of three categories, and the destination. */
const readers: Readonly<Record<string, readonly number[]>> = {
  alone: [0],
  twins: [1, 2],
  mixed: [3, 9, 16],
  destination: categories.map((_, at) => at),
};

const establishments = categories.map((category, at): Establishment => ({
  establishment: at,
  id: uuid(at + 1),
  name: `Maison ${at}`,
  destination: "aurelle",
  child: at % 2 === 0 ? "nord" : null,
  commune: String(74001 + (at % 4)),
  category,
  stars: null,
  capacity: null,
  lat: null,
  lng: null,
}));

/** Reviews and mentions of every house: each month some, of very unequal numbers and levels. */
function histories(): Pick<Facts, "reviews" | "mentions"> {
  const draw = drawFrom(11);
  const reviews: Review[] = [];
  const mentions: Mention[] = [];
  for (const place of establishments) {
    const level = 40 + draw.below(50);
    for (let month = 0; month < MONTHS; month += 1) {
      const count = draw.chance(0.2) ? draw.below(4) : 11 + draw.below(9);
      for (let index = 0; index < count; index += 1) {
        const no = reviews.length + 1;
        const rating = Math.min(100, Math.max(0, level + draw.below(41) - 20));
        const day = addDays(addMonths(first, month), draw.below(28));
        const { establishment, destination, child, commune, category, stars, capacity } = place;
        const visit = {
          establishment,
          destination,
          child,
          commune,
          category,
          stars,
          capacity,
          lang: "fr",
          country: "FR",
          profile: "couple",
          day,
          hour: 9,
        };
        const judged = { rating, tonality: tonalityIndex(rating / 10), nps: npsClass(rating), answered: draw.chance(level / 100) };
        const provider = draw.of(["google", "booking"]);
        reviews.push({
          ...visit,
          ...judged,
          no,
          id: uuid(10_000 + no),
          provider,
          delay_hours: judged.answered ? draw.below(200) : null,
          published: `${day} 09:00:00`,
          search: null,
          title: null,
          text: null,
          author: null,
          state: "published",
          seen: `${day} 09:00:00`,
          written: false,
          corrections: false,
          edited: false,
          late: false,
          incidents: 0,
          spoken: 0,
          praised: 0,
          blamed: 0,
        });
        mentions.push({
          ...visit,
          ...judged,
          provider,
          review: no,
          theme: draw.of(["accueil", "calme"]),
          polarity: draw.chance(level / 100) ? 1 : -1,
          strength: 0.5,
        });
      }
    }
  }
  return { reviews, mentions };
}

/** The same world, but that each house of a permutation has the past of another one. */
function permuted(
  { reviews, mentions }: Pick<Facts, "reviews" | "mentions">,
  to: ReadonlyMap<number, number>,
): Pick<Facts, "reviews" | "mentions"> {
  const moved = <T extends Review | Mention>(fact: T): T => {
    const house = establishments[to.get(fact.establishment) ?? fact.establishment];
    if (!house) return fact;
    const { establishment, child, commune, category } = house;
    return { ...fact, establishment, child, commune, category };
  };
  return { reviews: reviews.map(moved), mentions: mentions.map(moved) };
}

/** The houses that a reader does not see, by the class in which none may be singled out. */
function classesFor(reader: string): number[][] {
  const seen = readers[reader] ?? [];
  const others = establishments.filter(({ establishment }) => !seen.includes(establishment));
  const of = (matches: (category: string) => boolean): number[] =>
    others.filter(({ category }) => matches(category)).map(({ establishment }) => establishment);
  const large = ["hotel", "camping"];
  return [...large.map((name) => of((category) => category === name)), of((category) => !large.includes(category))];
}

/** Each house of a class takes the place of the one so many further in it. */
function shifted(classes: readonly (readonly number[])[], by: number): Map<number, number> {
  return new Map(classes.flatMap((own) => own.map((at, place): [number, number] => [at, own[(place + by) % own.length] ?? at])));
}

const opened: MemoryColumnar[] = [];
async function open(past: Pick<Facts, "reviews" | "mentions">): Promise<Analytics> {
  const visibility = Object.entries(readers).flatMap(([group_id, seen]) => seen.map((establishment) => ({ group_id, establishment })));
  const members = Object.entries(selections).flatMap(([title, own]) =>
    own.map((establishment) => ({ id: selectionIds[title] ?? "", title, group_id: "destination", establishment })),
  );
  const db = await memoryColumnar({ establishments, visibility, selections: members, ...past }, { no: 7, at: "2026-06-10 10:00:00" });
  opened.push(db);
  return openAnalytics(db, { metrics: () => metrics, product: shippedProduct, clock: { now: () => now } });
}

const selectionIds: Readonly<Record<string, string>> = { divides: uuid(9_001), singles: uuid(9_002) };

interface Allowed {
  /** The selection that the preferences of the houses name. */
  chosen?: string;
  reader: string;
  query: Query;
  period: DayRange;
  asked: readonly number[];
}

const queries: readonly Query[] = [
  ...["rating", "nps-estimated", "response-rate", "response-delay"].map((measure) => ({ measure, benchmark: true })),
  { measure: "rating", by: ["month"], benchmark: true },
  { measure: "theme-positive-share", where: { theme: ["accueil"] }, benchmark: true },
  { measure: "theme-praising", also: ["theme-blaming"], by: ["theme"], table: true, benchmark: true },
];

const periods: readonly DayRange[] = Array.from({ length: MONTHS }, (_, from) =>
  Array.from({ length: MONTHS - from }, (_, length) => ({ from: addMonths(first, from), to: addMonths(first, from + length + 1) })),
).flat();

/** Every question that a reader may put: about all of its houses, or about each. */
function allowed(reader: string): Allowed[] {
  const own = readers[reader] ?? [];
  const parts = [...(reader === "destination" || own.length === 1 ? [] : [own]), ...own.map((at) => [at])];
  return parts.flatMap((asked) => queries.flatMap((query) => periods.map((period) => ({ reader, query, period, asked }))));
}

const filtersOf = ({ asked }: Pick<Allowed, "asked">): Filters => ({ establishment: asked.map((at) => uuid(at + 1)) });

/** What a reader learns of a group: its level, or one for each figure of a table. */
type Told = Reference | TableReference;

function referenceIn(result: Result): Told | undefined {
  return result.kind === "scalar" || result.kind === "series" || result.kind === "table" ? result.reference : undefined;
}

/** The levels of a reference, each with the number of establishments that it rests on. */
function levelsIn(told: Told): { low: number; value: number; high: number; establishments: number }[] {
  if (!("rows" in told)) return [told];
  const { establishments: count, rows } = told;
  return rows.flatMap(({ levels }) => levels.map((level) => ({ ...level, establishments: count })));
}

const ask = async (analytics: Analytics, one: Allowed): Promise<Told | undefined> => {
  const selection = selectionIds[one.chosen ?? ""];
  const chosen = selection === undefined ? [] : (readers[one.reader] ?? []).map((at) => ({ establishment: uuid(at + 1), selection }));
  return referenceIn(
    await analytics.answer({ query: one.query, period: one.period, filters: filtersOf(one) }, scopeOf(one.reader, { chosen })),
  );
};

/** The references of some questions, one question after the other. */
async function toldOf(analytics: Analytics, questions: readonly Allowed[]): Promise<(Told | undefined)[]> {
  const told: (Told | undefined)[] = [];
  for (const one of questions) told.push(await ask(analytics, one));
  return told;
}

/**
 * All that a reader learns where the houses prefer a selection, or none, as one text: sums taken in another order differ in
 * their last digits.
 */
async function sheetOf(analytics: Analytics, reader: string, chosen?: string): Promise<string> {
  const questions = allowed(reader).map((one) => ({ ...one, ...(chosen === undefined ? {} : { chosen }) }));
  const told = await toldOf(analytics, questions);
  return JSON.stringify(told, (_, part: unknown) => (typeof part === "number" ? Number(part.toPrecision(9)) : part));
}

/** The same of the world as it is: several tests compare another one with it. */
const ownSheets = new Map<string, Promise<string>>();
function ownSheet(reader: string, chosen?: string): Promise<string> {
  const key = `${reader} ${chosen}`;
  const sheet = ownSheets.get(key) ?? sheetOf(analytics, reader, chosen);
  ownSheets.set(key, sheet);
  return sheet;
}

/** Every house takes the place of the next one of its class, in `npm run test:long` of the one after it too: by either, each has another's past. */
const shifts = isLong ? [1, 2] : [1];

const past = histories();
let analytics: Analytics;
beforeAll(async () => {
  analytics = await open(past);
});
afterAll(() => opened.forEach((db) => db.close()));

describe("a reader of an anonymous reference", () => {
  it("is told one for most questions: there is something to attack", async () => {
    const told = await toldOf(analytics, allowed("alone"));
    const found = told.filter((one) => one !== undefined);
    expect(found.length).toBeGreaterThan(told.length / 2);
    expect(found.some((one) => "rows" in one)).toBe(true);
    for (const { low, value, high, establishments: count } of found.flatMap(levelsIn)) {
      expect(count).toBeGreaterThanOrEqual(LEAST);
      expect(low).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(high);
    }
  });

  it("is told for each theme the median of what the others' reviews praise and blame, counted by hand", async () => {
    const [from, to] = [first, addMonths(first, MONTHS)];
    const one = { reader: "alone", query: queries.at(-1) ?? {}, period: { from, to }, asked: [0] };
    const told = await ask(analytics, one);
    if (!told || !("rows" in told)) throw new Error("no levels");
    const hotels = establishments.filter(({ category, establishment }) => category === "hotel" && establishment !== 0);
    for (const { key, levels } of told.rows) {
      const sides = ([1, -1] as const).map((side) => {
        const shares = hotels.map(({ establishment }) => {
          const own = past.mentions.filter((mention) => mention.establishment === establishment);
          const saying = own.filter(({ theme, polarity }) => theme === key && polarity === side);
          return (100 * new Set(saying.map(({ review }) => review)).size) / new Set(own.map(({ review }) => review)).size;
        });
        return smoothedQuartiles(shares)?.value;
      });
      expect(levels.map(({ value }) => value.toFixed(9))).toEqual(sides.map((value) => value?.toFixed(9)));
    }
    expect(told.rows.map(({ key }) => key).toSorted()).toEqual(["accueil", "calme"]);
  });

  // All answers together say the same of a world in which each house has the past of another of its class: none can be worked out.
  it.each(["alone", "twins", "mixed"])(
    "«%s» cannot tell any other house from four others, by all questions together",
    async (reader) => {
      const classes = classesFor(reader);
      for (const own of classes) expect(own.length).toBeGreaterThanOrEqual(LEAST);
      const sheet = await ownSheet(reader);
      for (const by of shifts) {
        const world = await open(permuted(past, shifted(classes, by)));
        expect({ by, same: (await sheetOf(world, reader)) === sheet }).toEqual({ by, same: true });
      }
    },
    60_000,
  );

  // The usual groups and those of both selections, one after the other: a professional may change preferences.
  it("cannot tell any other house from four others by choosing selections either", async () => {
    const classes = classesFor("alone").flatMap((own) => {
      const inside = own.filter((at) => selections.divides?.includes(at));
      const isDivided = inside.length >= LEAST && own.length - inside.length >= LEAST;
      return isDivided ? [inside, own.filter((at) => !inside.includes(at))] : [own];
    });
    expect(classes.map((own) => own.length)).toEqual([6, 6, 7, 6]);
    const choices = [undefined, "divides", "singles"];
    for (const by of shifts) {
      const world = await open(permuted(past, shifted(classes, by)));
      for (const chosen of choices)
        expect({ by, chosen, same: (await sheetOf(world, "alone", chosen)) === (await ownSheet("alone", chosen)) }).toEqual({
          by,
          chosen,
          same: true,
        });
    }
  }, 120_000);

  it("is told the level of a chosen selection, or that it is too small to be told", async () => {
    const one = {
      reader: "alone",
      query: { measure: "rating", benchmark: true },
      period: periods.at(-1) ?? { from: first, to: first },
      asked: [0],
    };
    const usual = await ask(analytics, one);
    const divides = await ask(analytics, { ...one, chosen: "divides" });
    expect(divides).toMatchObject({ chosen: "used", label: "Médiane de la sélection choisie" });
    expect(divides && levelsIn(divides)[0]?.value).not.toBe(usual && levelsIn(usual)[0]?.value);
    // All other hotels but one: what it leaves would be that house.
    expect(await ask(analytics, { ...one, chosen: "singles" })).toEqual({
      ...usual,
      chosen: "too-small",
      label: "Médiane hôtel (sélection choisie trop restreinte)",
    });
  });

  it("would be told another sheet if two houses of different groups changed places: the sheets do say something", async () => {
    const world = await open(
      permuted(
        past,
        new Map([
          [4, 11],
          [11, 4],
        ]),
      ),
    );
    expect(await sheetOf(world, "alone")).not.toBe(await ownSheet("alone"));
  });

  it("finds no house's mark among the answers, nor by subtracting any two of them", async () => {
    const marks = new Set<string>();
    for (const period of periods) {
      const question = { query: { measure: "rating", by: ["establishment"], table: true }, period, filters: {} };
      const table = await analytics.answer(question, scopeOf("destination"));
      if (table.kind === "table") for (const { cells } of table.rows) if (cells[0]?.value) marks.add(cells[0].value.toFixed(6));
    }
    expect(marks.size).toBeGreaterThan(100);
    const told = await toldOf(
      analytics,
      allowed("alone").filter(({ query }) => query.measure === "rating" && !query.by),
    );
    const figures = told
      .flatMap((one) => (one ? levelsIn(one) : []))
      .flatMap(({ value, low, high, establishments: n }) => [value, low, high].map((each) => ({ value: each, n })));
    const sums = figures.flatMap(({ value, n }) => [value, 3 * value, 4 * value, n * value]);
    const tried = sums.flatMap((sum, at) => [sum, ...sums.slice(at + 1).map((other) => Math.abs(sum - other))]);
    expect(tried.length).toBeGreaterThan(1000);
    expect(tried.filter((value) => marks.has(value.toFixed(6)))).toEqual([]);
  });

  it.each<[string, Filters]>([
    ["a platform", { provider: ["google"] }],
    ["a commune", { commune: ["74001"] }],
    ["a category", { category: ["hotel"] }],
    ["a theme of the reader's choice", { theme: ["accueil"] }],
    ["a side", { polarity: ["1"] }],
  ])("is told none under a filter on %s, chosen or locked", async (_, filters) => {
    const question = { query: { measure: "rating", benchmark: true }, period: { from: first, to: "2026-06-01" } };
    const own = filtersOf({ asked: [0] });
    expect(referenceIn(await analytics.answer({ ...question, filters: own }, scopeOf("alone")))).toBeDefined();
    expect(referenceIn(await analytics.answer({ ...question, filters: { ...own, ...filters } }, scopeOf("alone")))).toBeUndefined();
    expect(referenceIn(await analytics.answer({ ...question, filters: own }, scopeOf("alone", { locked: filters })))).toBeUndefined();
  });

  it("is told the same by every day of a month: periods are whole months, the running one left out", async () => {
    const of = async (from: string, to: string) =>
      ask(analytics, { reader: "alone", query: { measure: "rating", benchmark: true }, period: { from, to }, asked: [0] });
    const whole = await of("2026-03-01", "2026-06-01");
    expect(whole).toMatchObject({ from: "2026-03-01", to: "2026-06-01", label: "Médiane hôtel" });
    expect(await of("2026-03-17", "2026-06-09")).toEqual(whole);
  });

  it("is told of its own houses nothing, and of others no more than the destination is", async () => {
    const question = { query: { measure: "rating", benchmark: true }, period: periods.at(-1) ?? { from: first, to: first }, asked: [0] };
    expect(await ask(analytics, { ...question, reader: "alone" })).toEqual(await ask(analytics, { ...question, reader: "destination" }));
    // A foreign house asked about is no house of one's own.
    expect(await ask(analytics, { ...question, reader: "alone", asked: [5] })).toBeUndefined();
    // A destination is compared with nobody.
    expect(
      referenceIn(await analytics.answer({ query: question.query, period: question.period, filters: {} }, scopeOf("destination"))),
    ).toBeUndefined();
    expect(
      referenceIn(await analytics.answer({ query: question.query, period: question.period, filters: {} }, scopeOf("nobody"))),
    ).toBeUndefined();
  });
});
