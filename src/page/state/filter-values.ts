import { MOST_VALUES } from "../../engine/query/most-values.ts";

/** As the wire allows it (UTF-16 units). */
const LONGEST_VALUE = 200;

/** The values of a filter that an address names: each once, and none that a filter could not hold. */
export function filterValuesIn(search: URLSearchParams, name: string): string[] {
  const values = new Set(search.getAll(name).filter((value) => value !== "" && value.length <= LONGEST_VALUE));
  return [...values].slice(0, MOST_VALUES);
}
