import type { SelectionRule } from "../../../generated/types.ts";

/** What can be made of several selections. */
export const operations = ["union", "intersection", "difference"] as const;
export type Operation = (typeof operations)[number];

/** The rule of an operation between selections; a difference leaves all others out of the first. */
export function combined(operation: Operation, ids: readonly string[]): SelectionRule {
  const [first = "", ...others] = ids;
  switch (operation) {
    case "union":
      return { any: [{ dimension: "selection", in: [...ids] }] };
    case "intersection":
      return { all: ids.map((id) => ({ dimension: "selection", in: [id] })) };
    case "difference":
      return {
        all: [{ dimension: "selection", in: [first] }, ...(others.length > 0 ? [{ dimension: "selection" as const, not_in: others }] : [])],
      };
  }
}
