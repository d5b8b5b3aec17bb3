import type { DayRange } from "../../src/domain/time/period.ts";
import type { Filters } from "../../src/generated/types.ts";

/** One value of a facet and the reviews that it holds under the other filters. */
export interface FacetValue {
  value: string;
  label: string;
  n: number;
}

/** What a list of reviews may be narrowed to; `text` is matched without case and accents. */
export interface ReviewQuestion {
  /** Absent: all days. */
  period?: DayRange;
  filters: Filters;
  text?: string;
  /** Those with a rating alone, or those without. */
  rated?: boolean;
}

/** A value of a dimension that the reader's data hold. */
export interface DimensionMember {
  key: string;
  label: string;
}
