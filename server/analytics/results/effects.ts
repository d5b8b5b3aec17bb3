import { mixEffect, type MixPart, type MixShare, Z95 } from "../../../src/domain/statistics/index.ts";
import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { Cell, Measure } from "../../../src/generated/types.ts";
import type { Narrowing } from "../sql/conditions.ts";
import { estimate } from "../sql/figure.ts";
import type { Group } from "../sql/groups.ts";
import { type Answering, runGroups } from "./answering.ts";
import { fillOf, keyOf, type RowOptions, type Rows, termOf } from "./rows.ts";

/** A part of a whole, and the group that names it. */
type Part = MixPart & { group: Group };

/** The parts of each value of a dimension; under "" where there is none. */
type Parts = Map<string, Part[]>;

/** What the change since the compared period is made of, over everything (DOMAIN §2.5). */
export async function askEffectCells(
  source: SourceName,
  measures: readonly Measure[],
  narrowing: Narrowing,
  answering: Answering,
): Promise<Cell[]> {
  const [before, after] = await bothSides(source, measures, null, narrowing, answering);
  return measures.map((measure) => wholeCell(measure, before.get("") ?? [], after.get("") ?? []));
}

/**
 * The same for each value of a dimension. Of the dimension whose shares are looked at, each row says what it adds to the
 * whole, the effect of structure measured against the mean of all.
 */
export async function askEffectRows(
  source: SourceName,
  measures: readonly Measure[],
  dimension: string,
  narrowing: Narrowing,
  answering: Answering,
  { total = false }: RowOptions,
): Promise<Rows> {
  const isAcross = acrossOf(measures) === dimension;
  const [[before, after], whole] = await Promise.all([
    bothSides(source, measures, isAcross ? null : dimension, narrowing, answering),
    total ? askEffectCells(source, measures, narrowing, answering) : [],
  ]);
  const empty = measures.map((): Cell => ({ value: null, n: 0 }));
  const rows = isAcross
    ? contributions(measures, before.get("") ?? [], after.get("") ?? [])
    : [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
        const group = (after.get(key) ?? before.get(key))?.[0]?.group;
        return group ? [{ key, group, cells: measures.map((each) => wholeCell(each, before.get(key) ?? [], after.get(key) ?? [])) }] : [];
      });
  const known = rows.map(({ key, group, cells }) => ({
    ...termOf(dimension, key, group, 0, answering.vocabulary),
    ...(group.details[0] ? { detail: group.details[0] } : {}),
    cells,
  }));
  const filled = fillOf(dimension, narrowing, answering.vocabulary).map(
    (term) => known.find(({ key }) => key === term.key) ?? { ...term, cells: empty },
  );
  return {
    rows: filled.length > 0 ? filled : known,
    total: whole,
    whole: null,
    empty,
  };
}

async function bothSides(
  source: SourceName,
  measures: readonly Measure[],
  dimension: string | null,
  narrowing: Narrowing,
  answering: Answering,
): Promise<[before: Parts, after: Parts]> {
  const { compared } = answering.question;
  const [first] = measures;
  if (!compared || !first) return [new Map(), new Map()];
  const side = (period: Narrowing["period"]): Promise<Parts> => askParts(source, first, dimension, { ...narrowing, period }, answering);
  return Promise.all([side(compared), side(narrowing.period)]);
}

async function askParts(
  source: SourceName,
  { field = "rating", label, unit, description, across = "category" }: Measure,
  dimension: string | null,
  narrowing: Narrowing,
  answering: Answering,
): Promise<Parts> {
  const mean: Measure = { label, unit, description, kind: "mean", field };
  const by = dimension === null ? [across] : [dimension, across];
  const { groups, statement } = await runGroups({ ...narrowing, source, measures: [mean], by }, answering);
  // A class of −1 to 1 makes a score of −100 to 100.
  const scale = field === "nps" ? 100 : 1;
  const parts: Parts = new Map();
  for (const group of groups) {
    const key = dimension === null ? "" : keyOf(dimension, group.keys[0] ?? null, answering.vocabulary);
    const sample = statement.figures[0]?.sample?.(group.parts);
    if (key === null || !sample) continue;
    // Reviews whose part is not known are a part of their own.
    const part = keyOf(across, group.keys[by.length - 1] ?? null, answering.vocabulary) ?? "";
    const own = parts.get(key) ?? [];
    own.push({ key: part, group, n: sample.n, mean: sample.mean * scale, variance: sample.variance * scale * scale });
    parts.set(key, own);
  }
  return parts;
}

/** The dimension whose shares are looked at. */
export const acrossOf = ([first]: readonly Measure[]): string => first?.across ?? "category";
const countOf = (parts: readonly Part[]): number => parts.reduce((sum, { n }) => sum + n, 0);

function wholeCell({ kind }: Measure, before: readonly Part[], after: readonly Part[]): Cell {
  const effect = mixEffect(before, after);
  if (!effect) return { value: null, n: 0 };
  const which: "real" | "mix" = kind === "mix" ? "mix" : "real";
  // As sure as the smaller of the two samples.
  return sized(effect[which], Math.min(countOf(before), countOf(after)), effect.intervals[which]);
}

function contributions(measures: readonly Measure[], before: readonly Part[], after: readonly Part[]) {
  const effects = new Map(mixEffect(before, after)?.parts.map((part) => [part.key, part]));
  const sides = [after, before].map((side) => new Map(side.map((part) => [part.key, part])));
  return [...new Set([...after, ...before].map(({ key }) => key))].flatMap((key) => {
    const own = sides.flatMap((side) => side.get(key) ?? []);
    const effect = effects.get(key);
    const n = Math.min(...own.map((part) => part.n));
    const cells = measures.map((measure): Cell => (effect ? partCell(measure, effect, n) : { value: null, n: 0 }));
    return own[0] && key !== "" ? [{ key, group: own[0].group, cells }] : [];
  });
}

function partCell({ kind }: Measure, part: MixShare, n: number): Cell {
  const [value, error] = kind === "mix" ? [part.pull, part.pullError] : [part.real, part.realError];
  return sized(value, n, [value - Z95 * error, value + Z95 * error]);
}

/** An interval without width means no spread, not certainty. */
function sized(value: number, n: number, interval: [number, number]): Cell {
  return estimate(value, n, interval[1] - interval[0] > 1e-9 ? interval : null);
}
