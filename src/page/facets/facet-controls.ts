import type { SelectOption } from "../../ui/select/select-types.ts";

/** One filter of a page: a dimension with the values that it offers and those that are chosen. */
export interface FacetControl {
  dimension: string;
  label: string;
  options: readonly SelectOption[];
  /** Said below the options: that not all values are among them. */
  note?: string | undefined;
  value: readonly string[];
  /** What the document's own filter leaves out, in words, until the reader chooses values. */
  except?: string | undefined;
  onChange: (values: string[]) => void;
}

/** How many of the filters keep anything. */
export function activeFacets(facets: readonly FacetControl[]): number {
  return facets.filter(({ value, except }) => value.length > 0 || except !== undefined).length;
}
