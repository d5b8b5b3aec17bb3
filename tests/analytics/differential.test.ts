import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Analytics } from "../../server/analytics/analytics-port.ts";
import { openAnalytics } from "../../server/analytics/analytics.ts";
import type { Question, Scope } from "../../server/analytics/question.ts";
import { timeDimensions } from "../../src/engine/catalog/catalog.ts";
import { mainMeasures } from "../../src/engine/query/kind.ts";
import { reachOf } from "../../src/engine/catalog/measure-reach.ts";
import type { Cell, Grain, Result } from "../../src/generated/types.ts";
import { isResult } from "../../src/generated/validators.js";
import { isLong } from "../support/programs.ts";
import { type Draw, drawFrom } from "./draw.ts";
import { randomFacts } from "./facts.ts";
import { type MemoryColumnar, memoryColumnar } from "./memory-columnar.ts";
import { Naive, type NaiveRow } from "./naive-results.ts";
import type { Place } from "./naive-special.ts";
import { lets, type World } from "./naive.ts";
import { randomPair, randomQuestion } from "./random-question.ts";
import { shippedMetrics, shippedProduct } from "./shipped.ts";

/** `npm run test:long` asks more: of the random questions five times as many. */
const share = isLong ? 5 : 1;
const QUESTIONS = 100 * share;
const world: World = { facts: randomFacts(20260601), metrics: shippedMetrics(), product: shippedProduct() };
let db: MemoryColumnar;
let analytics: Analytics;

beforeAll(async () => {
  db = await memoryColumnar({ ...world.facts });
  analytics = openAnalytics(db, {
    metrics: () => world.metrics,
    product: () => world.product,
    clock: { now: () => new Date("2026-06-01T12:00:00Z") },
  });
});
afterAll(() => db.close());

/** The parts of a result that depend on the data, numbers to nine decimals. */
function essence(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, member: unknown) => (typeof member === "number" ? Number(member.toFixed(9)) + 0 : member)));
}

function pick(result: Result): unknown {
  switch (result.kind) {
    case "scalar":
      return { cells: [result, ...(result.also ?? [])].map(cellOf), trend: result.trend };
    case "series":
      return { keys: result.keys, lines: result.lines.map(({ key, points }) => ({ key, points })) };
    case "breakdown":
      return { items: result.items.map((item) => ({ key: item.key, ...cellOf(item) })), total: result.total };
    case "matrix":
      return { rows: result.rows.map(({ key }) => key), columns: result.columns.map(({ key }) => key), cells: result.cells };
    case "table":
      return {
        rows: result.rows.map(({ key, cells, trend, spread }) => ({ key, cells, trend, spread })),
        total: result.total_rows,
        over: result.total,
      };
    case "geo":
      return { places: result.places.map((place) => ({ key: place.key, ...cellOf(place) })) };
    default:
      throw new Error(result.kind);
  }
}

function cellOf({ value, n, sample, interval, change_error, count_error, hidden }: Cell): Cell {
  return {
    value,
    n,
    ...(sample === undefined ? {} : { sample }),
    ...(interval ? { interval } : {}),
    ...(change_error === undefined ? {} : { change_error }),
    ...(count_error === undefined ? {} : { count_error }),
    ...(hidden ? { hidden } : {}),
  };
}

function naively(kind: Result["kind"], question: Question, scope: Scope): unknown {
  const { query } = question;
  const naive = new Naive(
    [...mainMeasures(query), ...(kind === "table" ? (query.also ?? []).filter((name) => name !== query.measure) : [])],
    question,
    scope,
    world,
  );
  const [first = "", second = ""] = query.by ?? [];
  const trendOf = (facts: NaiveRow["facts"], place?: Place) => {
    const grain = query.trend as Grain;
    const keys = naive.buckets(grain);
    const points = naive.isWindow ? naive.course(grain, place) : facts.length > 0 || !place ? naive.points(grain, facts) : null;
    return points?.map(({ value, n }, index) => ({ key: keys[index], value, n }));
  };
  switch (kind) {
    case "scalar": {
      const also = (query.also ?? []).map((name) => new Naive([name], question, scope, world));
      const trend = query.trend ? trendOf(naive.facts) : [];
      return {
        cells: [naive, ...also].map((each) => each.cell(each.facts, 0, undefined, true)),
        ...(trend && trend.length > 0 ? { trend } : {}),
      };
    }
    case "series": {
      const grain = (timeDimensions.includes(first) ? first : second) as Grain;
      const split = grain === first ? second : first;
      const lines = split
        ? naive
            .arrange(
              naive.rows(
                split,
                naive.facts,
                naive.facts.some((fact) => naive.keys(fact, split).length > 0),
              ),
              split,
              query.order,
              query.limit ?? 20,
            )
            .map(({ key, facts }) => ({ key, points: naive.points(grain, facts) }))
        : (query.measures ?? ["all"]).map((key, index) => ({ key, points: naive.points(grain, naive.facts, index) }));
      return { keys: naive.buckets(grain), lines };
    }
    case "breakdown":
      return {
        items: naive.arrange(naive.rows(first), first).map(({ key, cells }) => ({ key, ...cells[0] })),
        total: naive.cell(naive.facts, 0, undefined, isTotalledApart(first)),
      };
    case "matrix": {
      // Where a fact may count under several values of the other dimension, one under none is in no cell.
      const overlapping = (dimension: string) =>
        dimension === "selection" || ((dimension === "theme" || dimension === "expression") && naive.source === "reviews");
      const filled = (dimension: string, other: string) => {
        const crossed = (facts: NaiveRow["facts"]) =>
          facts.some((fact) => naive.keys(fact, dimension).length > 0 && (!overlapping(other) || naive.keys(fact, other).length > 0));
        const any = crossed(naive.facts);
        return naive.rows(dimension, naive.facts, any).flatMap((row) => {
          if (row.facts.length === 0 || crossed(row.facts)) return [row];
          return any && isClosed(dimension) ? [{ ...row, facts: [], cells: [naive.cell([])] }] : [];
        });
      };
      const rows = naive.arrange(filled(first, second), first, query.order, query.limit ?? 60);
      const columns = naive.arrange(filled(second, first), second, query.order === "key" ? "key" : isClosed(second) ? "key" : "-n", 60, 0);
      return {
        rows: rows.map(({ key }) => key),
        columns: columns.map(({ key }) => key),
        cells: rows.map((row) =>
          columns.map((column) => naive.cell(row.facts.filter((fact) => naive.keys(fact, second).includes(column.key)))),
        ),
      };
    }
    case "table": {
      const rows = naive.arrange(naive.rows(first), first, query.order, Infinity);
      const spreads = query.spread && (world.metrics.dimensions[naive.source] as readonly string[]).includes("tonality");
      const trended = query.trend && naive.source !== "establishments";
      return {
        rows: rows.slice(0, query.limit ?? 500).map(({ key, cells, facts }) => ({
          key,
          cells,
          // A row without a fact has no series of its own.
          ...(trended ? { trend: trendOf(facts, { dimension: first, key }) } : {}),
          ...(spreads ? { spread: [0, 1, 2, 3, 4].map((index) => facts.filter(({ tonality }) => tonality === index).length) } : {}),
        })),
        total: rows.length,
        ...(query.total ? { over: naive.totals(isTotalledApart(first) || isCut(first, query) || naive.isAskedApart) } : {}),
      };
    }
    case "geo": {
      const level = query.geo === "communes" ? "commune" : "establishment";
      const rows = naive.rows(level);
      if (level === "establishment") {
        const placed = new Set(world.facts.establishments.filter(({ lat }) => lat !== null).map(({ id }) => id));
        return {
          places: naive
            .arrange(rows, level, query.order, query.limit ?? 5000)
            .filter(({ key }) => placed.has(key))
            .map(({ key, cells }) => ({ key, ...cells[0] })),
        };
      }
      const seen = new Set(
        world.facts.visibility.filter(({ group_id }) => group_id === scope.group).map(({ establishment }) => establishment),
      );
      const territory = new Set(
        world.facts.establishments.filter(({ establishment }) => seen.has(establishment)).map(({ destination }) => destination),
      );
      const accepts = (dimension: string, value: string | null) =>
        [scope.locked, query.where ?? {}, question.filters].every((filter) => lets(filter[dimension], value === null ? [] : [value]));
      return {
        places: world.facts.communes
          .filter(({ destination, insee, child }) => territory.has(destination) && accepts("commune", insee) && accepts("child", child))
          .map(({ insee }) => ({ key: insee, ...(rows.find(({ key }) => key === insee)?.cells[0] ?? { value: null, n: 0 }) }))
          .filter(({ n }) => n >= (query.at_least ?? 0)),
      };
    }
    default:
      throw new Error(kind);
  }
}

/** Whether facts may be in several rows: their total, and that of their reviews, is then counted apart. */
const isTotalledApart = (dimension: string): boolean => dimension === "selection";
/** Whether the engine cuts the rows of a table, so that its total is counted apart too. */
const isCut = (dimension: string, { order }: Question["query"]): boolean =>
  ["establishment", "expression"].includes(dimension) && order !== "label";
const isClosed = (dimension: string): boolean =>
  ["tonality", "stars", "capacity", "rating-band", "weekday", "hour", "answered", "polarity", "moderated", "outcome"].includes(dimension);

/** The measures in turn. */
const turn = (among: readonly string[], index: number): string[] => [among[index % among.length] ?? ""];

/** Asks questions, random ones by default, and checks them by naive counting; returns how many of each kind were asked, and which measures had something to count. */
async function agree(
  seed: number,
  questions: number,
  ask: (draw: Draw, index: number) => { question: Question; scope: Scope } = (draw) => randomQuestion(draw, world.metrics),
): Promise<{ kinds: Map<string, number>; telling: Map<string, number> }> {
  const draw = drawFrom(seed);
  const kinds = new Map<string, number>();
  const telling = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let index = 0; index < questions; index += 1) {
    const { question, scope: asked } = ask(draw, index);
    // What a public page hides is looked at by itself, in public.test.ts.
    const scope = { ...asked, hideBelow: 0 };
    const result = await analytics.answer(question, scope);
    count(kinds, result.kind);
    expect({ index, question, valid: isResult(result) }).toEqual({ index, question, valid: true });
    const [got, wanted] = [essence(pick(result)), essence(naively(result.kind, question, scope))];
    if (result.kind === "geo" && question.query.geo === "communes") sortPlaces(got, wanted);
    if (result.kind === "table") sortTies(got, wanted);
    expect({ index, question, scope, got }).toEqual({ index, question, scope, got: wanted });
    if (/"n":[1-9]/.test(JSON.stringify(wanted))) count(telling, mainMeasures(question.query)[0] ?? "");
  }
  return { kinds, telling };
}

const most = (counts: ReadonlyMap<string, number>, least: number): string[] =>
  [...counts].flatMap(([key, count]) => (count >= least ? [key] : [])).toSorted();

describe("the metric layer", () => {
  it(`answers ${QUESTIONS} random questions as counting by hand does`, async () => {
    const { kinds, telling } = await agree(42, QUESTIONS);
    // Every kind has been met, and many questions had something to count, or the draw proves little.
    expect([...telling.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(QUESTIONS / 3);
    expect(most(kinds, 3 * share)).toEqual(["breakdown", "geo", "matrix", "scalar", "series", "table"]);
  }, 120_000);

  it("answers two measures on one course as counting by hand does", async () => {
    const { kinds, telling } = await agree(7, 40 * share, (draw) => randomPair(draw, world.metrics));
    expect([...kinds.keys()]).toEqual(["series"]);
    expect([...telling.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20 * share);
  }, 60_000);

  it("works out indexes, effects, impacts and drivers as counting by hand does", async () => {
    const special = Object.entries(world.metrics.measures).flatMap(([name, measure]) =>
      reachOf(measure) !== "rows" || measure.kind === "margin" || measure.kind === "needed" || measure.source === "expressions"
        ? [name]
        : [],
    );
    const { telling } = await agree(7, (isLong ? 10 : 5) * special.length, (draw, index) =>
      randomQuestion(draw, world.metrics, turn(special, index)),
    );
    expect(most(telling, isLong ? 2 : 1)).toEqual(special.toSorted());
  }, 120_000);

  it("counts the moderators' own work as by hand, for those whom it is told to alone", async () => {
    const own = Object.entries(world.metrics.measures).flatMap(([name, { source }]) => (source === "moderation" ? [name] : []));
    const { telling } = await agree(23, (isLong ? 12 : 8) * own.length, (draw, index) => {
      const { question, scope } = randomQuestion(draw, world.metrics, turn(own, index));
      return { question, scope: { ...scope, readsModeration: index % 5 !== 0 } };
    });
    expect([...telling.keys()].toSorted()).toEqual(own.toSorted());
  }, 120_000);

  it("works out ratios as counting by hand does", async () => {
    const ratios = Object.entries(world.metrics.measures).flatMap(([name, { kind, of = [] }]) => (kind === "ratio" ? [name, ...of] : []));
    const { telling } = await agree(16, (isLong ? 12 : 6) * ratios.length, (draw, index) =>
      randomQuestion(draw, world.metrics, turn(ratios, index)),
    );
    expect([...telling.keys()].toSorted()).toEqual([...new Set(ratios)].toSorted());
  }, 120_000);
});

function sortPlaces(...results: unknown[]): void {
  for (const result of results as { places: { key: string }[] }[]) result.places.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Rows whose fractions are equal to nine decimals: sums taken in another order differ in their last digits, and so does their order. */
function sortTies(...results: unknown[]): void {
  const valueOf = ({ cells: [cell] }: { cells: Cell[] }): number | null => cell?.value ?? null;
  for (const { rows } of results as { rows: { key: string; cells: Cell[] }[] }[])
    for (let at = 1; at < rows.length; at += 1)
      for (let before = at; before > 0; before -= 1) {
        const [one, other] = [rows[before - 1], rows[before]];
        if (!one || !other || valueOf(one) !== valueOf(other) || Number.isInteger(valueOf(one)) || one.key <= other.key) break;
        [rows[before - 1], rows[before]] = [other, one];
      }
}
