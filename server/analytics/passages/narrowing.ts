import type { Polarity } from "../../../src/generated/types.ts";
import type { Columnar } from "../columnar-port.ts";
import { type Compiling, conditions, type Narrowing } from "../sql/conditions.ts";
import type { Parameters } from "../sql/parameters.ts";
import { factTables } from "../sql/sources.ts";

/** Which passages are asked for: those of expressions where any is named or meant, else those of mentions. */
export interface PassageNarrowing extends Narrowing {
  polarity?: Polarity | undefined;
  /** Without those that neither praise nor blame. */
  expressed?: boolean | undefined;
  /** Of reviews with a rating alone, or of those without. */
  rated?: boolean | undefined;
  /** Of reviews of these classes alone. */
  nps?: readonly Polarity[] | undefined;
  expression?: string | undefined;
  expressions?: boolean | undefined;
}

export type Asking = Compiling & { db: Columnar };

/** The table of the passages asked for, and the condition that they meet; `f` is the table. */
export function passagesOf(
  narrowing: PassageNarrowing,
  compiling: Compiling,
  parameters: Parameters,
  source: "themes" | "expressions" = sourceOf(narrowing),
): { table: string; where: string } {
  const { polarity, expressed, rated, nps, expression } = narrowing;
  const parts = [conditions(source, narrowing, compiling, parameters)];
  if (polarity !== undefined) parts.push(`f.polarity = ${parameters.bind(polarity, "integer")}`);
  if (expressed) parts.push("f.polarity <> 0");
  if (rated !== undefined) parts.push(`f.rating IS ${rated ? "NOT NULL" : "NULL"}`);
  if (nps !== undefined) parts.push(parameters.oneOf("f.nps", nps, "integer"));
  if (expression !== undefined) parts.push(`f.expression = ${parameters.bind(expression)}`);
  return { table: factTables[source], where: parts.join(" AND ") };
}

/** Mentions do not hold their expressions: one that is named, also by a filter, is looked for among the expressions. */
function sourceOf({ expression, expressions, filters }: PassageNarrowing): "themes" | "expressions" {
  return expression !== undefined || expressions || filters.some((filter) => filter.expression) ? "expressions" : "themes";
}

/** Sentences of about this length say most at a glance; in UTF-16 units. */
const clearLength = 90;

/** The most telling passages first: strong words, a sentence neither cut short nor endless, the latest. */
export function tellingFirst(table: string): string {
  const length = `(${table}.sentence_end - ${table}.sentence_start)`;
  return `floor(${table}.strength * 10) DESC, abs(${length} - ${clearLength}) // 30, ${table}.day DESC, ${table}.review DESC, ${table}.span_start, ${table}.mention`;
}
