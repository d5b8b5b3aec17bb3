import type { SelectionRule, SelectionRuleItem } from "../../generated/types.ts";
import { operatorsOf, selectionDimensions } from "./dimensions.ts";
import { conditionsOf, isGroup } from "./rule.ts";

/** What is wrong with a rule, and where. */
export interface RuleProblem {
  /** JSON pointer into the rule. */
  pointer: string;
  detail: string;
}

const wrongOperator = {
  values: "Cette dimension se compare à des valeurs : «in» ou «not_in».",
  number: "Cette dimension se compare à un nombre : «at_least» ou «at_most».",
  area: "Une distance se donne par «within».",
} as const;

/** What its schema cannot say of a rule: each condition has an operator of its dimension, and bounds that something can lie between. */
export function ruleProblems(rule: SelectionRule): RuleProblem[] {
  const problems: RuleProblem[] = [];
  if ((rule.all === undefined) === (rule.any === undefined))
    problems.push({
      pointer: "",
      detail: "Une règle a soit «all», soit «any».",
    });
  for (const how of ["all", "any"] as const)
    for (const [index, item] of (rule[how] ?? []).entries()) problems.push(...itemProblems(item, `/${how}/${index}`));
  for (const { condition, at } of conditionsOf(rule)) problems.push(...conditionProblems(condition, at));
  return problems;
}

function itemProblems(item: SelectionRuleItem, at: string): RuleProblem[] {
  if (!isGroup(item)) return [];
  if (item.dimension !== undefined || (item.all !== undefined && item.any !== undefined))
    return [
      {
        pointer: at,
        detail: "Une ligne est soit une condition, soit un groupe «all» ou «any».",
      },
    ];
  return [];
}

function conditionProblems({ dimension, ...operators }: SelectionRuleItem, at: string): RuleProblem[] {
  if (dimension === undefined) return [{ pointer: at, detail: "Cette condition n’a pas de dimension." }];
  const kind = selectionDimensions[dimension];
  const given = (["in", "not_in", "at_least", "at_most", "within"] as const).filter((name) => operators[name] !== undefined);
  const stray = given.find((name) => !operatorsOf(kind).includes(name));
  if (stray !== undefined) return [{ pointer: `${at}/${stray}`, detail: wrongOperator[kind] }];
  if (given.length === 0) return [{ pointer: at, detail: wrongOperator[kind] }];
  const { at_least: least, at_most: most, within } = operators;
  if (least !== undefined && most !== undefined && least > most)
    return [
      {
        pointer: `${at}/at_most`,
        detail: "Le maximum est inférieur au minimum.",
      },
    ];
  const hasPoint = within?.lat !== undefined && within.lng !== undefined;
  const isHalfPoint = (within?.lat === undefined) !== (within?.lng === undefined);
  if (within && (isHalfPoint || hasPoint === (within.commune !== undefined)))
    return [
      {
        pointer: `${at}/within`,
        detail: "Une distance se mesure d’un point («lat» et «lng») ou d’une commune.",
      },
    ];
  return [];
}
