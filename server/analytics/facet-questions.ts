import type { DayRange } from "../../src/domain/time/period.ts";
import type { Filters } from "../../src/generated/types.ts";

/** One value of a facet and the reviews that it holds under the other filters. */
export interface FacetValue {
  value: string;
  label: string;
  n: number;
}

/** Which reviews the values of facets count. */
export interface FacetQuestion {
  /** Absent: all days. */
  period?: DayRange;
  filters: Filters;
  /** The values that may be named at all. */
  within?: Filters | undefined;
}

/** A value of a dimension that the reader's data hold. */
export interface DimensionMember {
  key: string;
  label: string;
  /** Of an establishment: its commune, which distinguishes two of one name. */
  detail?: string;
}
