import type { SourceName } from "../../../src/engine/catalog.ts";
import { entry } from "../../../src/engine/entry.ts";
import type { Cell, MeasureInfo } from "../../../src/generated/types.ts";
import type { Columnar } from "../columnar-port.ts";
import type { Question, Scope } from "../question.ts";
import { type Compiling, isOutOfReach, type Narrowing } from "../sql/conditions.ts";
import { compileGroups, type EngineRow, type Group, type GroupQuestion, type GroupStatement } from "../sql/groups.ts";

/** One question on its way to its result. */
export interface Answering extends Compiling {
  db: Columnar;
  question: Question;
  scope: Scope;
  /** What each result ends with. */
  state: { complete: boolean; watermark: number };
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

/**
 * A figure as its reader may see it: on a public page without its value where too few observations stand behind it,
 * and without their number, which would be the figure itself where reviews are counted.
 *
 * Numbers of establishments are no sample; an empty cell hides nothing.
 */
export function veiled(cell: Cell, source: SourceName, { scope, metrics }: Pick<Answering, "scope" | "metrics">): Cell {
  if (isOutOfReach(source, scope, metrics)) return { value: null, n: 0 };
  const hidden = source !== "establishments" && cell.n > 0 && cell.n < scope.hideBelow;
  return hidden ? { value: null, n: 0, hidden: true } : cell;
}
