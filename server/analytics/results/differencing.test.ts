import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Crossed, mayBeTold } from "./differencing.ts";

const least = 10;
/** A crossing from its numbers, `numbers[row][column]`; empty cells are left out, as the engine does. */
const crossed = (numbers: readonly (readonly number[])[]): Crossed[] =>
  numbers.flatMap((row, at) => row.flatMap((n, column) => (n > 0 ? [{ keys: [`r${at}`, `c${column}`], n }] : [])));
const line = (numbers: readonly number[]): Crossed[] => numbers.flatMap((n, at) => (n > 0 ? [{ keys: [`r${at}`], n }] : []));
const within = (all: readonly Crossed[], ...values: readonly (readonly string[])[]): Crossed[] =>
  all.filter(({ keys }) => keys.every((key, at) => values[at]?.includes(key ?? "")));

describe("what a reader who may filter is told", () => {
  it("is no total that differs from the whole by too little", () => {
    const all = line([20, 12, 3]);
    expect(mayBeTold(all, within(all, ["r0", "r1"]), least)).toBe(false);
  });

  it("is no value that would tell another one together with the rest", () => {
    const all = line([20, 12, 3]);
    // 35 − 20 − 12: one of the two must stay hidden, always the same.
    expect([0, 1, 2].map((at) => mayBeTold(all, within(all, [`r${at}`]), least))).toEqual([true, false, false]);
  });

  it("is what rests on enough and leaves enough, or nothing", () => {
    const all = line([20, 12, 10]);
    for (const values of [["r0"], ["r1", "r2"], ["r0", "r1", "r2"]]) expect(mayBeTold(all, within(all, values), least)).toBe(true);
    expect(mayBeTold(line([40]), line([40]), least)).toBe(true);
    expect(mayBeTold([], [], least)).toBe(true);
  });

  it("is the whole again where every value is chosen", () => {
    expect(mayBeTold(line([20, 12, 3]), line([20, 12, 3]), least)).toBe(true);
  });

  it("is not that nothing is there, where all that there is stays hidden", () => {
    expect(mayBeTold(line([4, 3]), [], least)).toBe(false);
  });

  it("is no corner of two choices that three answers would leave", () => {
    const all = crossed([
      [50, 40, 40],
      [30, 3, 40],
      [40, 40, 40],
    ]);
    const told = (rows: string[], columns: string[]): boolean => mayBeTold(all, within(all, rows, columns), least);
    expect(told(["r0", "r1"], ["c0", "c1"])).toBe(false);
    expect(told(["r1"], ["c1"])).toBe(false);
    expect(told(["r2"], ["c2"])).toBe(true);
  });

  it("is everything where nothing is hidden", () => {
    const all = line([1, 2]);
    expect(mayBeTold(all, all, 0)).toBe(true);
  });

  it("never lets sums and differences of answers give a number that is too small", () => {
    const number = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 60 }));
    const grid = fc.array(fc.array(number, { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 });
    let small = 0;
    let answered = 0;
    fc.assert(
      fc.property(grid, (numbers) => {
        const all = crossed(numbers);
        const { rows, told } = everyAnswer(numbers, all);
        answered += told;
        const basis = reduced(rows);
        const sums = [
          ...[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [row * 3 + column])),
          ...[0, 1, 2].map((row) => [row * 3, row * 3 + 1, row * 3 + 2]),
          ...[0, 1, 2].map((column) => [column, column + 3, column + 6]),
        ];
        for (const places of sums) {
          const n = places.reduce((sum, at) => sum + (numbers.flat()[at] ?? 0), 0);
          if (n === 0 || n >= least) continue;
          small += 1;
          const sought = Array.from({ length: 9 }, (_, at) => (places.includes(at) ? 1 : 0));
          expect(isSpanned(sought, basis)).toBe(false);
        }
      }),
      { numRuns: 400, seed: 20_260_715 },
    );
    expect(small).toBeGreaterThan(200);
    expect(answered).toBeGreaterThan(2_000);
  });
});

/** What the reader learns: for each answer that is told, which cells it sums. The whole, rows and columns alone, and both. */
function everyAnswer(numbers: readonly (readonly number[])[], all: readonly Crossed[]): { rows: number[][]; told: number } {
  const choices = Array.from({ length: 7 }, (_, choice) => [0, 1, 2].filter((at) => (choice + 1) & (1 << at)));
  const everything = [0, 1, 2];
  const rows: number[][] = [];
  const total = numbers.flat().reduce((sum, n) => sum + n, 0);
  if (total >= least || total === 0) rows.push(Array.from({ length: 9 }, () => 1));
  const add = (down: readonly number[], across: readonly number[], isTold: boolean): void => {
    if (isTold) rows.push(Array.from({ length: 9 }, (_, at) => (down.includes(Math.floor(at / 3)) && across.includes(at % 3) ? 1 : 0)));
  };
  const sumsOf = (sums: readonly number[]): Crossed[] => line(sums);
  const down = sumsOf(numbers.map((row) => row.reduce((sum, n) => sum + n, 0)));
  const across = sumsOf(everything.map((column) => numbers.reduce((sum, row) => sum + (row[column] ?? 0), 0)));
  const named = (prefix: string, choice: readonly number[]): string[] => choice.map((at) => `${prefix}${at}`);
  for (const choice of choices) {
    add(choice, everything, mayBeTold(down, within(down, named("r", choice)), least));
    add(everything, choice, mayBeTold(across, within(across, named("r", choice)), least));
    for (const other of choices) add(choice, other, mayBeTold(all, within(all, named("r", choice), named("c", other)), least));
  }
  return { rows, told: rows.length };
}

/** Rows in echelon form. */
function reduced(rows: readonly (readonly number[])[]): number[][] {
  const basis: number[][] = [];
  for (const row of rows) {
    const rest = remainder(row, basis);
    const lead = rest.findIndex((value) => Math.abs(value) > 1e-9);
    if (lead >= 0) basis.push(rest.map((value) => value / (rest[lead] ?? 1)));
  }
  return basis;
}

function remainder(row: readonly number[], basis: readonly (readonly number[])[]): number[] {
  let rest = [...row];
  for (const own of basis) {
    const lead = own.findIndex((value) => Math.abs(value) > 1e-9);
    const factor = rest[lead] ?? 0;
    rest = rest.map((value, at) => value - factor * (own[at] ?? 0));
  }
  return rest;
}

const isSpanned = (row: readonly number[], basis: readonly (readonly number[])[]): boolean =>
  remainder(row, basis).every((value) => Math.abs(value) < 1e-6);
