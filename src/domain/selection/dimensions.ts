import type { SelectionCondition, SelectionDimension } from "../../generated/types.ts";

/** What a dimension of a rule is asked: whether it is one of some values, how large it is, or how near. */
export type OperatorKind = "values" | "number" | "area";

/** Every dimension of a rule with the operators that it takes. */
export const selectionDimensions: Readonly<Record<SelectionDimension, OperatorKind>> = {
  category: "values",
  commune: "values",
  child: "values",
  label: "values",
  provider: "values",
  selection: "values",
  establishment: "values",
  stars: "number",
  capacity: "number",
  rating: "number",
  nps: "number",
  reviews: "number",
  response_rate: "number",
  distance: "area",
};

/** Dimensions that are worked out of reviews, over the last twelve months but for the platforms. */
export const reviewDimensions: readonly SelectionDimension[] = ["provider", "rating", "nps", "reviews", "response_rate"];

const operators = {
  values: ["in", "not_in"],
  number: ["at_least", "at_most"],
  area: ["within"],
} as const satisfies Record<OperatorKind, readonly (keyof SelectionCondition)[]>;

/** The operators of a kind of dimension. */
export function operatorsOf(kind: OperatorKind): readonly (keyof SelectionCondition)[] {
  return operators[kind];
}
