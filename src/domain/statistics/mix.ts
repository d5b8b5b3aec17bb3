import { type Interval, type MeanSample, Z95 } from "./interval.ts";

/** A part of a whole (a category, a provider): its reviews and their mean rating, with its variance where it is known. */
export interface MixPart extends Omit<MeanSample, "variance"> {
  key: string;
  variance?: number;
}

/** What one part adds to the two effects. */
export interface MixShare {
  key: string;
  real: number;
  mix: number;
  /** The same sum as `mix`, taken against the mean of all: what a growing part of low ratings takes. */
  pull: number;
  /** Standard errors of `real` and `pull`. */
  realError: number;
  pullError: number;
}

export interface MixEffect {
  from: number;
  to: number;
  difference: number;
  /** What the parts' own ratings changed. */
  real: number;
  /** What the change of their shares did. */
  mix: number;
  /** 95 % intervals, the shares taken as they were. */
  intervals: { difference: Interval; real: Interval; mix: Interval };
  parts: MixShare[];
}

/**
 * Splits the change of a mean into what each part really gained and what only their shares moved (Kitagawa, DOMAIN §2.5).
 *
 * `real + mix` is the difference. A part absent from one side has no change of its own. Null where a side is empty.
 */
export function mixEffect(before: readonly MixPart[], after: readonly MixPart[]): MixEffect | null {
  const sides = [byKey(before), byKey(after)] as const;
  const [total, totalAfter] = sides.map((side) => [...side.values()].reduce((sum, part) => sum + part.n, 0)) as [number, number];
  if (total === 0 || totalAfter === 0) return null;
  const from = meanOf(sides[0], total);
  const to = meanOf(sides[1], totalAfter);
  const level = (from + to) / 2;
  const parts = [...new Set([...sides[0].keys(), ...sides[1].keys()])].map((key): MixShare => {
    const a = sides[0].get(key);
    const b = sides[1].get(key);
    const [shareA, shareB] = [(a?.n ?? 0) / total, (b?.n ?? 0) / totalAfter];
    const meanA = a?.mean ?? b?.mean ?? 0;
    const meanB = b?.mean ?? meanA;
    // A side that is absent borrows the other's mean, and with it its uncertainty, once.
    const error = Math.sqrt(errorOf(a) + errorOf(b));
    const height = (meanA + meanB) / 2;
    return {
      key,
      real: ((shareA + shareB) / 2) * (meanB - meanA),
      mix: height * (shareB - shareA),
      pull: (height - level) * (shareB - shareA),
      realError: a && b ? ((shareA + shareB) / 2) * error : 0,
      pullError: Math.abs(shareB - shareA) * (a && b ? error / 2 : error),
    };
  });
  const sum = (effect: "real" | "mix"): number => parts.reduce((value, part) => value + part[effect], 0);
  const [real, mix] = [sum("real"), sum("mix")];
  const around = (value: number, errors: readonly number[]): Interval => {
    const margin = Z95 * Math.hypot(...errors);
    return [value - margin, value + margin];
  };
  return {
    from,
    to,
    difference: to - from,
    real,
    mix,
    intervals: {
      difference: around(
        to - from,
        [sides[0], sides[1]].flatMap((side, index) =>
          [...side.values()].map((part) => (part.n / (index === 0 ? total : totalAfter)) * Math.sqrt(errorOf(part))),
        ),
      ),
      real: around(
        real,
        parts.map(({ realError }) => realError),
      ),
      mix: around(
        mix,
        parts.map(({ pullError }) => pullError),
      ),
    },
    parts,
  };
}

/** The squared standard error of a part's mean; 0 where its variance is not known. */
function errorOf(part: MixPart | undefined): number {
  return part?.variance ? part.variance / part.n : 0;
}

function byKey(parts: readonly MixPart[]): Map<string, MixPart> {
  return new Map(parts.filter(({ n }) => n > 0).map((part) => [part.key, part]));
}

function meanOf(parts: ReadonlyMap<string, MixPart>, total: number): number {
  return [...parts.values()].reduce((sum, { n, mean }) => sum + n * mean, 0) / total;
}
