import type { SelectionArea, SelectionCandidate, SelectionCondition, SelectionRule, SelectionRuleItem } from "../../generated/types.ts";
import { distance, type Position } from "./distance.ts";

/** What a rule reads of an establishment; ratings on 100, `response_rate` in per cent. */
export interface RuleFacts extends Omit<SelectionCandidate, "name" | "city"> {
  /** Ids of the selections that it belongs to. */
  selections: ReadonlySet<string>;
}

/** What a rule reads beside establishments. */
export interface RuleContext {
  /** The middle of a commune by its INSEE code; null for one that is unknown or has no place. */
  middleOf: (commune: string) => Position | null;
}

/**
 * Whether an establishment belongs to the selection of a rule. A value that is not known is none of the values and within
 * no bounds: «not in» holds for it, everything else does not.
 */
export function matcherOf(rule: SelectionRule, context: RuleContext): (facts: RuleFacts) => boolean {
  return joined(rule, (item: SelectionRuleItem) => (isGroup(item) ? joined(item, conditionOf) : conditionOf(item)));

  function conditionOf(item: SelectionRuleItem): (facts: RuleFacts) => boolean {
    return holds(item as SelectionCondition, context);
  }
}

/** Whether an item of a rule is a group of conditions. */
export function isGroup({ all, any }: SelectionRuleItem): boolean {
  return all !== undefined || any !== undefined;
}

/** Every condition of a rule, those of its groups too, with its pointer into the rule. */
export function conditionsOf(rule: SelectionRule | SelectionRuleItem, at = ""): { condition: SelectionRuleItem; at: string }[] {
  return (["all", "any"] as const).flatMap((how) =>
    (rule[how] ?? []).flatMap((item: SelectionRuleItem, index) => {
      const here = `${at}/${how}/${index}`;
      return isGroup(item) ? conditionsOf(item, here) : [{ condition: item, at: here }];
    }),
  );
}

/** The ids of the selections that a rule reads. */
export function selectionsIn(rule: SelectionRule): string[] {
  return conditionsOf(rule).flatMap(({ condition }) =>
    condition.dimension === "selection" ? [...(condition.in ?? []), ...(condition.not_in ?? [])] : [],
  );
}

/** The items of which all must hold, and of the others one. */
function joined<Item>(
  { all, any }: { all?: Item[] | undefined; any?: Item[] | undefined },
  test: (item: Item) => (facts: RuleFacts) => boolean,
): (facts: RuleFacts) => boolean {
  const [every, some] = [(all ?? []).map(test), (any ?? []).map(test)];
  return (facts) => every.every((holds) => holds(facts)) && (any === undefined || some.some((holds) => holds(facts)));
}

function holds({ dimension, in: values, not_in: others, at_least, at_most, within }: SelectionCondition, context: RuleContext) {
  const tests: ((facts: RuleFacts) => boolean)[] = [];
  if (values) {
    const set = new Set(values);
    tests.push((facts) => valuesOf(facts, dimension).some((value) => set.has(value)));
  }
  if (others) {
    const set = new Set(others);
    tests.push((facts) => !valuesOf(facts, dimension).some((value) => set.has(value)));
  }
  if (at_least !== undefined) tests.push((facts) => (numberOf(facts, dimension) ?? -Infinity) >= at_least);
  if (at_most !== undefined) tests.push((facts) => (numberOf(facts, dimension) ?? Infinity) <= at_most);
  if (within) tests.push(nearer(within, context));
  return (facts: RuleFacts): boolean => tests.length > 0 && tests.every((test) => test(facts));
}

function nearer({ commune, lat, lng, km }: SelectionArea, { middleOf }: RuleContext): (facts: RuleFacts) => boolean {
  const middle = commune === undefined ? (lat === undefined || lng === undefined ? null : { lat, lng }) : middleOf(commune);
  return (facts) => {
    if (middle === null || facts.lat === null || facts.lng === null) return false;
    return distance(middle, { lat: facts.lat, lng: facts.lng }) <= km;
  };
}

function valuesOf(facts: RuleFacts, dimension: SelectionCondition["dimension"]): readonly string[] {
  switch (dimension) {
    case "establishment":
      return [facts.id];
    case "selection":
      return [...facts.selections];
    case "label":
      return facts.labels;
    case "provider":
      return facts.providers;
    case "category":
    case "commune":
    case "child":
      return facts[dimension] === null ? [] : [facts[dimension]];
    default:
      return [];
  }
}

function numberOf(facts: RuleFacts, dimension: SelectionCondition["dimension"]): number | null {
  switch (dimension) {
    case "stars":
    case "capacity":
    case "rating":
    case "nps":
    case "reviews":
    case "response_rate":
      return facts[dimension];
    default:
      return null;
  }
}
