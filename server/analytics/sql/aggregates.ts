import { balance, meanInterval, meanSample, nps, shareInterval } from "../../../src/domain/statistics.ts";
import type { Cell, Measure, MeasureField } from "../../../src/generated/types.ts";
import type { Dialect } from "./dialect.ts";
import type { Parameters } from "./parameters.ts";

/** The aggregated columns of a statement, each written once however many measures need it. */
export class Aggregates {
  readonly expressions: string[] = [];

  /** The position of an expression's column. */
  add(expression: string): number {
    const known = this.expressions.indexOf(expression);
    return known >= 0 ? known : this.expressions.push(expression) - 1;
  }
}

/** The aggregated columns of one row, by position. */
export type Parts = readonly (number | null)[];

/** A measure as columns and the figure that they make. */
export interface Figure {
  /** Whether the columns of several rows may be summed into the figure of all. */
  additive: boolean;
  cell(parts: Parts): Cell;
}

/** The counts and sums that a measure needs, and how they make its value, its n and its interval. */
export function figureOf(measure: Measure, aggregates: Aggregates, parameters: Parameters, dialect: Dialect): Figure {
  const rows = (): number => aggregates.add("count(*)");
  const known = (): number => aggregates.add(knownCount(measure, dialect));
  const when = (condition: string): number => aggregates.add(dialect.countIf(condition));
  const field = column(measure.field);
  switch (measure.kind) {
    case "count": {
      const n = measure.field ? known() : rows();
      // Observations are all rows: «3 without response» of 500 is no small sample.
      const value = measure.only ? when(`${column(measure.only.field)} = ${bindNumber(Number(measure.only.value), parameters)}`) : n;
      return additive((at) => ({ value: at(value), n: at(n) }));
    }
    case "distinct": {
      const value = aggregates.add(`count(DISTINCT ${field})`);
      const n = rows();
      return { additive: false, cell: (parts) => ({ value: parts[value] ?? 0, n: parts[n] ?? 0 }) };
    }
    case "median": {
      const value = aggregates.add(dialect.median(field));
      const n = known();
      return { additive: false, cell: (parts) => ({ value: parts[value] ?? null, n: parts[n] ?? 0 }) };
    }
    case "mean": {
      const [n, sum, squares] = [known(), aggregates.add(`sum(${field})`), aggregates.add(`sum(${dialect.wide(field)} * ${field})`)];
      return additive((at) => {
        const sample = meanSample(at(n), at(sum), at(squares));
        return estimate(sample?.mean ?? null, at(n), sample && meanInterval(sample));
      });
    }
    case "share": {
      const bounds = [
        ...(measure.at_least === undefined ? [] : [`${field} >= ${bindNumber(measure.at_least, parameters)}`]),
        ...(measure.at_most === undefined ? [] : [`${field} <= ${bindNumber(measure.at_most, parameters)}`]),
        ...(measure.field === "polarity" ? [`${field} <> 0`] : []),
      ];
      const [hits, n] = [bounds.length > 0 ? when(bounds.join(" AND ")) : known(), known()];
      return additive((at) => estimate(at(n) > 0 ? (100 * at(hits)) / at(n) : null, at(n), shareInterval(at(hits), at(n))));
    }
    case "nps": {
      const [n, promoters, detractors] = [known(), when(`${field} = 1`), when(`${field} = -1`)];
      return additive((at) => {
        const score = nps({ promoters: at(promoters), passives: at(n) - at(promoters) - at(detractors), detractors: at(detractors) });
        return estimate(score?.value ?? null, at(n), score?.interval ?? null);
      });
    }
    case "balance": {
      const [positive, negative] = [when(`${field} > 0`), when(`${field} < 0`)];
      return additive((at) => {
        const score = balance(at(positive), at(negative));
        return estimate(score?.value ?? null, at(positive) + at(negative), score?.interval ?? null);
      });
    }
  }
}

function additive(cell: (at: (position: number) => number) => Cell): Figure {
  return { additive: true, cell: (parts) => cell((position) => parts[position] ?? 0) };
}

function estimate(value: number | null, n: number, interval: readonly [number, number] | null): Cell {
  return interval ? { value, n, interval: [...interval] } : { value, n };
}

/** An opinion that is neither positive nor negative is not known. */
function knownCount({ field }: Measure, dialect: Dialect): string {
  return field === "polarity" ? dialect.countIf("f.polarity <> 0") : `count(f.${field ?? ""})`;
}

function column(field: MeasureField | undefined): string {
  return field === "answered" ? "CAST(f.answered AS INTEGER)" : `f.${field ?? "establishment"}`;
}

function bindNumber(value: number, parameters: Parameters): string {
  return parameters.bind(value, Number.isInteger(value) ? "integer" : "number");
}
