import { changeOf, testOf } from "./change.ts";
import { type Figure, restsOn, type Unit } from "./figure.ts";
import { chanceOf, kept } from "../statistics/significance.ts";

/** A figure of one group in two periods. */
export interface Move {
  /** Moves of one family over the same reviews say the same thing: a rating and the score that is made of it. */
  family: string;
  unit: Unit;
  /** Whose figure it is: values of dimensions; none where it is that of everything. */
  parts: readonly { dimension: string; key: string }[];
  from: Figure;
  to: Figure;
}

/** A move with its test: what chance gives it, what it weighs among all reviews, signed, and by how much it precedes others. */
interface Judged<M> {
  move: M;
  chance: number;
  weight: number;
  importance: number;
}

/** From this share of it on, a narrower move covers a wide one. */
const MOST_OF_IT = 2 / 3;
/** From this share of it in common with another move, a move says nothing new. */
const HALF_OF_IT = 1 / 2;

/** Whether both figures of a move rest on enough to be compared. */
export function isTested({ from, to }: Pick<Move, "from" | "to">, least: number): boolean {
  return [from, to].every((figure) => figure.value !== null && !figure.hidden && restsOn(figure) >= least) && testOf(to, from) !== null;
}

/**
 * The moves that chance does not explain, most important first; of those about the same reviews, one.
 *
 * All moves are tested together, so that of many tests no more than one kept in twenty is expected to be chance
 * (docs/decisions/0119). Importance is the gap in standard deviations times the root of the observations behind the current
 * figure: by their number itself, a tenth of a point over all hotels would precede the collapse of all campsites.
 * Takes moves that are {@link isTested}.
 */
export function significantChanges<M extends Move>(moves: readonly M[]): M[] {
  const judged = moves.map(judge);
  const holds = kept(judged.map(({ chance }) => chance));
  const found = judged
    .filter(({ move, weight }, index) => holds[index] && Number.isFinite(weight) && isSeen(move))
    .toSorted((a, b) => b.importance - a.importance);
  const once = found.filter((one, index) => !found.slice(0, index).some((other) => isAkin(one, other) && isSame(one, other)));
  const narrowed = once.filter(
    (wide) => !once.some((narrow) => isAkin(narrow, wide) && isWithin(narrow, wide) && narrow.weight / wide.weight >= MOST_OF_IT),
  );
  const reported: Judged<M>[] = [];
  for (const one of narrowed) if (!reported.some((other) => isAkin(one, other) && covers(other, one, judged))) reported.push(one);
  return reported.map(({ move }) => move);
}

function judge<M extends Move>(move: M): Judged<M> {
  const test = testOf(move.to, move.from);
  const [before, now] = [restsOn(move.from), restsOn(move.to)];
  // The gap in standard deviations, from its distance in standard errors.
  const effect = (test?.z ?? 0) * Math.sqrt(1 / before + 1 / now);
  const weight = Math.sign(test?.value ?? 0) * effect * now;
  return { move, chance: chanceOf(test?.z ?? 0), weight, importance: effect * Math.sqrt(now) };
}

/** Whether a reader sees the move in the figures as they are shown. */
function isSeen({ to, from, unit }: Move): boolean {
  const change = changeOf(to, from, unit);
  return change !== null && change.direction !== "flat";
}

/** Moves in one direction of measures that go together. */
function isAkin<M extends Move>(a: Judged<M>, b: Judged<M>): boolean {
  return a.move.family === b.move.family && Math.sign(a.weight) === Math.sign(b.weight);
}

/** Whether a reported move covers another: it holds it, or what they share makes most of it. */
function covers<M extends Move>(reported: Judged<M>, one: Judged<M>, all: readonly Judged<M>[]): boolean {
  if (isWithin(one, reported) || isWithin(reported, one)) return true;
  const shared = [...reported.move.parts, ...one.move.parts.filter((part) => !has(reported.move, part))];
  return all.some(
    (crossing) =>
      isAkin(crossing, one) &&
      crossing.move.parts.length === shared.length &&
      shared.every((part) => has(crossing.move, part)) &&
      crossing.weight / one.weight >= HALF_OF_IT,
  );
}

const has = ({ parts }: Move, { dimension, key }: Move["parts"][number]): boolean =>
  parts.some((part) => part.dimension === dimension && part.key === key);

function isSame({ move: a }: Judged<Move>, { move: b }: Judged<Move>): boolean {
  return a.parts.length === b.parts.length && a.parts.every((part) => has(b, part));
}

function isWithin({ move: narrow }: Judged<Move>, { move: wide }: Judged<Move>): boolean {
  return narrow.parts.length > wide.parts.length && wide.parts.every((part) => has(narrow, part));
}
