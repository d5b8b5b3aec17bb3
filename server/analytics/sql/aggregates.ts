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

/** A measure as columns of the grouped rows `g` and the figure that they make. */
export interface Figure {
  cell(parts: Parts): Cell;
  /** The figure's value and n as the engine works them out, to order rows by. */
  value: string;
  n: string;
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
      return { value: at(value), n: at(n), cell: (parts) => ({ value: parts[value] ?? 0, n: parts[n] ?? 0 }) };
    }
    case "distinct": {
      const [value, n] = [aggregates.add(`count(DISTINCT ${field})`), rows()];
      return { value: at(value), n: at(n), cell: (parts) => ({ value: parts[value] ?? 0, n: parts[n] ?? 0 }) };
    }
    case "median": {
      const [value, n] = [aggregates.add(dialect.median(field)), known()];
      return { value: at(value), n: at(n), cell: (parts) => ({ value: parts[value] ?? null, n: parts[n] ?? 0 }) };
    }
    case "mean": {
      const [n, sum, squares] = [known(), aggregates.add(`sum(${field})`), aggregates.add(`sum(${dialect.wide(field)} * ${field})`)];
      return {
        value: ratio(at(sum), at(n)),
        n: at(n),
        cell: (parts) => {
          const sample = meanSample(parts[n] ?? 0, parts[sum] ?? 0, parts[squares] ?? 0);
          return estimate(sample?.mean ?? null, parts[n] ?? 0, sample && meanInterval(sample));
        },
      };
    }
    case "share": {
      const bounds = [
        ...(measure.at_least === undefined ? [] : [`${field} >= ${bindNumber(measure.at_least, parameters)}`]),
        ...(measure.at_most === undefined ? [] : [`${field} <= ${bindNumber(measure.at_most, parameters)}`]),
        ...(measure.field === "polarity" ? [`${field} <> 0`] : []),
      ];
      const [hits, n] = [bounds.length > 0 ? when(bounds.join(" AND ")) : known(), known()];
      return {
        value: ratio(`100 * ${at(hits)}`, at(n)),
        n: at(n),
        cell: (parts) => {
          const [some, all] = [parts[hits] ?? 0, parts[n] ?? 0];
          return estimate(all > 0 ? (100 * some) / all : null, all, shareInterval(some, all));
        },
      };
    }
    case "nps": {
      const [n, promoters, detractors] = [known(), when(`${field} = 1`), when(`${field} = -1`)];
      return {
        value: ratio(`100 * (${at(promoters)} - ${at(detractors)})`, at(n)),
        n: at(n),
        cell: (parts) => {
          const [all, favourable, unfavourable] = [parts[n] ?? 0, parts[promoters] ?? 0, parts[detractors] ?? 0];
          const score = nps({ promoters: favourable, passives: all - favourable - unfavourable, detractors: unfavourable });
          return estimate(score?.value ?? null, all, score?.interval ?? null);
        },
      };
    }
    case "balance": {
      const [positive, negative] = [when(`${field} > 0`), when(`${field} < 0`)];
      const both = `(${at(positive)} + ${at(negative)})`;
      return {
        value: ratio(`100 * (${at(positive)} - ${at(negative)})`, both),
        n: both,
        cell: (parts) => {
          const [favourable, unfavourable] = [parts[positive] ?? 0, parts[negative] ?? 0];
          const score = balance(favourable, unfavourable);
          return estimate(score?.value ?? null, favourable + unfavourable, score?.interval ?? null);
        },
      };
    }
  }
}

const at = (position: number): string => `g.a${position}`;
const ratio = (part: string, whole: string): string => `(${part}) / nullif(${whole}, 0)`;

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
