import type { IndexSums, MeanSample } from "../../../src/domain/statistics/index.ts";
import type { Cell } from "../../../src/generated/types.ts";
import type { Parameters } from "./parameters.ts";

/** The aggregated columns of a statement, each written once however many measures need it. */
export class Aggregates {
  readonly expressions: string[] = [];
  /** What the facts are joined to for them; each statement has one of a kind. */
  readonly joins = new Set<string>();
  /** What is worked out of each fact once, however often it is summed. */
  readonly columns: string[] = [];

  /** The name of a column of the facts `f` that holds an expression over them. */
  column(expression: string): string {
    const known = this.columns.indexOf(expression);
    return `f.c${known >= 0 ? known : this.columns.push(expression) - 1}`;
  }

  /** The position of an expression's column. */
  add(expression: string): number {
    const known = this.expressions.indexOf(expression);
    return known >= 0 ? known : this.expressions.push(expression) - 1;
  }
}

/** The aggregated columns of one row, by position. */
export type Parts = readonly (number | null)[];

/** A measure as columns of the grouped rows `g` and the figure that they make. */
export interface Figure {
  cell(parts: Parts): Cell;
  /** Of a mean: what it was taken over. */
  sample?: (parts: Parts) => MeanSample | null;
  /** Of an index: its weighted ratings, as of the last day of the statement's period. */
  sums?: (parts: Parts) => IndexSums;
  /** The figure's value and n as the engine works them out, to order rows by. */
  value: string;
  n: string;
  /** Where facts are several to a review: the reviews behind the figure. */
  reviews?: string;
}

/** A column of the grouped rows. */
export const at = (position: number): string => `g.a${position}`;
export const ratio = (part: string, whole: string): string => `(${part}) / nullif(${whole}, 0)`;

/** A value with its interval, where it has one. */
export function estimate(value: number | null, n: number, interval: readonly [number, number] | null): Cell {
  return interval ? { value, n, interval: [...interval] } : { value, n };
}

/** A figure with what it rests on, where that is less than its n. */
export function resting(cell: Cell, sample: number | null): Cell {
  return sample === null || sample >= cell.n ? cell : { ...cell, sample };
}

/** A number bound to a statement, whole or not. */
export function bindNumber(value: number, parameters: Parameters): string {
  return parameters.bind(value, Number.isInteger(value) ? "integer" : "number");
}
