import type { Measure, MeasureField } from "../../../src/generated/types.ts";
import type { Dialect } from "./dialect.ts";
import { bindNumber } from "./figure.ts";
import type { Parameters } from "./parameters.ts";

/** A field of the facts `f` as a number that can be compared. */
export function column(field: MeasureField | undefined): string {
  return field === "answered" ? "CAST(f.answered AS INTEGER)" : `f.${field ?? "establishment"}`;
}

/** How many facts a measure knows something of. An opinion that is neither positive nor negative is not known. */
export function knownCount({ field }: Measure, dialect: Dialect): string {
  return field === "polarity" ? dialect.countIf("f.polarity <> 0") : `count(f.${field ?? ""})`;
}

/** What a measure demands of the facts that it counts, besides that it knows something of them; null for nothing more. */
export function counting({ field, only, at_least, at_most }: Measure, parameters: Parameters): string | null {
  const parts = [
    ...(at_least === undefined ? [] : [`${column(field)} >= ${bindNumber(at_least, parameters)}`]),
    ...(at_most === undefined ? [] : [`${column(field)} <= ${bindNumber(at_most, parameters)}`]),
    ...(only ? [`${column(only.field)} = ${bindNumber(Number(only.value), parameters)}`] : []),
  ];
  return parts.length > 0 ? parts.join(" AND ") : null;
}

/** The whole condition of the facts that a measure counts. */
export function countedWhen(measure: Measure, parameters: Parameters): string {
  const known = measure.field === undefined ? [] : [measure.field === "polarity" ? "f.polarity <> 0" : `f.${measure.field} IS NOT NULL`];
  const narrowed = counting(measure, parameters);
  return [...known, ...(narrowed === null ? [] : [narrowed])].join(" AND ") || "TRUE";
}
