import { isDeclared, type SourceName } from "../../../src/engine/catalog/catalog.ts";
import { addDays, type Day } from "../../../src/domain/time/day.ts";
import { entry } from "../../../src/engine/entry.ts";
import { reachOf } from "../../../src/engine/catalog/measure-reach.ts";
import type { Cell, Measure, MeasureInfo } from "../../../src/generated/types.ts";
import type { Columnar } from "../columnar-port.ts";
import type { Question, Scope } from "../question.ts";
import { type Compiling, isOutOfReach, type Narrowing } from "../sql/conditions.ts";
import { compileGroups, type EngineRow, type Group, type GroupQuestion, type GroupStatement } from "../sql/groups.ts";
import { overlaps } from "../sql/keys.ts";
import { hasThemes } from "../sql/sources.ts";
import { coarse } from "./declared.ts";
import { hiddenCell, isThin, type Veiling } from "./suppression/veil.ts";

/** One question on its way to its result. */
export interface Answering extends Compiling {
  db: Columnar;
  question: Question;
  scope: Scope;
  /** What each result ends with. */
  state: { complete: boolean; watermark: number };
  /** The first day of which more may come. */
  present: Day;
  /** Keeps what several questions need, as long as the data stay the same. */
  keep: <T>(name: string, make: () => Promise<T>) => Promise<T>;
}

/** From which day on the rows of one of the measures may still change, where the period holds such days. */
export function provisionalOf(measures: readonly Measure[], { question, present }: Answering): { provisional_from?: Day } {
  const longest = Math.max(...measures.map(({ settles_days = -1 }) => settles_days));
  if (longest < 0) return {};
  const from = addDays(present, -longest);
  return from < question.period.to ? { provisional_from: from } : {};
}

/** The facts that a question counts. */
export function narrowingOf({ question, scope }: Answering): Narrowing {
  return { period: question.period, filters: [question.query.where ?? {}, question.filters], scope };
}

/** A measure by name; throws on an unknown one, which the engine's check refuses beforehand. */
export function measureOf(
  name: string | undefined,
  { metrics }: Compiling,
): { name: string; source: SourceName; info: MeasureInfo; measure: Compiling["metrics"]["measures"][string] } {
  const measure = name === undefined ? undefined : entry(metrics.measures, name);
  if (name === undefined || !measure) throw new Error(`unknown measure "${name ?? ""}"`);
  return {
    name,
    source: measure.source,
    measure,
    info: { measure: name, label: measure.label, unit: measure.unit, ...(measure.better ? { better: measure.better } : {}) },
  };
}

/** The groups of one statement, as the engine gave them. */
export async function runGroups(
  question: GroupQuestion,
  answering: Answering,
): Promise<{ groups: Group[]; statement: GroupStatement; whole: number | null }> {
  const statement = compileGroups(question, answering);
  const rows = await answering.db.query<EngineRow>(statement.sql, statement.params);
  return { groups: rows.map(statement.read), statement, whole: statement.whole(rows[0]) };
}

/** A single figure as its reader may see it: on a public page not where it rests on too little. */
export function veiled(cell: Cell, source: SourceName, answering: Pick<Answering, "scope" | "metrics">): Cell {
  const [seen = cell] = reached([cell], source, answering);
  return isThin(seen, leastShown(source, answering)) ? { ...hiddenCell } : seen;
}

/** Figures of which something may be said: where the scope is locked to what the source lacks, none. */
export function reached(cells: readonly Cell[], source: SourceName, { scope, metrics }: Pick<Answering, "scope" | "metrics">): Cell[] {
  if (isOutOfReach(source, scope, metrics)) return cells.map(() => ({ value: null, n: 0 }));
  return isDeclared(source) && scope.hideBelow > 0 ? cells.map(coarse) : [...cells];
}

/** What the figures of a source must rest on to be shown: numbers of establishments are no sample. */
export function leastShown(source: SourceName, { scope }: Pick<Answering, "scope">): number {
  return source === "establishments" ? 0 : scope.hideBelow;
}

/** How figures of some measures are veiled together. */
export function veilingOf(source: SourceName, measures: readonly Measure[], answering: Pick<Answering, "scope">): Veiling {
  const addUp = measures.every((measure) => ["rows", "window"].includes(reachOf(measure)));
  return { least: leastShown(source, answering), disjoint: addUp && !hasThemes(source) };
}

/**
 * Whether the figures of a measure along a dimension are parts of a whole, so that the others reveal what one hides: numbers
 * are, but not those that reviews say of themes. Means and shares are not: to hide the hotels' note for the sake of three
 * campsites would cost more than it keeps. Of declared answers they are: with their numbers, what the others leave of the whole is a sum.
 */
export function addsUp(source: SourceName, measure: Measure, dimension: string): boolean {
  return (measure.kind === "count" || isDeclared(source)) && reachOf(measure) !== "themes" && !overlaps(source, dimension);
}
