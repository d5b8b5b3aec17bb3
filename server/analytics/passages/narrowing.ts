import type { Polarity } from "../../../src/generated/types.ts";
import type { Columnar } from "../columnar-port.ts";
import { type Compiling, conditions, type Narrowing } from "../sql/conditions.ts";
import type { Parameters } from "../sql/parameters.ts";

/** Which passages are asked for: those of an expression, else those of mentions. */
export interface PassageNarrowing extends Narrowing {
  polarity?: Polarity | undefined;
  /** Without those that neither praise nor blame. */
  expressed?: boolean | undefined;
  expression?: string | undefined;
}

export type Asking = Compiling & { db: Columnar };

/** The table of the passages asked for, and the condition that they meet; `f` is the table. */
export function passagesOf(
  narrowing: PassageNarrowing,
  compiling: Compiling,
  parameters: Parameters,
  table: "mentions" | "expressions" = narrowing.expression === undefined ? "mentions" : "expressions",
): { table: string; where: string } {
  const { polarity, expressed, expression } = narrowing;
  // Both tables carry the dimensions of the source «themes».
  const parts = [conditions("themes", narrowing, compiling, parameters)];
  if (polarity !== undefined) parts.push(`f.polarity = ${parameters.bind(polarity, "integer")}`);
  if (expressed) parts.push("f.polarity <> 0");
  if (expression !== undefined) parts.push(`f.expression = ${parameters.bind(expression)}`);
  return { table, where: parts.join(" AND ") };
}

/** Sentences of about this length say most at a glance; in UTF-16 units. */
const clearLength = 90;

/** The most telling passages first: strong words, a sentence neither cut short nor endless, the latest. */
export function tellingFirst(table: string): string {
  const length = `(${table}.sentence_end - ${table}.sentence_start)`;
  return `floor(${table}.strength * 10) DESC, abs(${length} - ${clearLength}) // 30, ${table}.day DESC, ${table}.review DESC, ${table}.span_start, ${table}.mention`;
}
