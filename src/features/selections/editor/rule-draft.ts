import { selectionDimensions } from "../../../domain/selection/dimensions.ts";
import { isGroup } from "../../../domain/selection/rule.ts";
import type { SelectionCondition, SelectionDimension, SelectionRule, SelectionRuleItem } from "../../../generated/types.ts";
import { shownBound } from "../rule-words.ts";

/** A condition as it is being filled in. */
export interface ConditionDraft {
  /** Of this row, as long as it is on screen. */
  key: number;
  dimension: SelectionDimension;
  /** Of values: whether they are left out. */
  not: boolean;
  values: readonly string[];
  /** Bounds as they are typed. */
  least: string;
  most: string;
  km: string;
  commune: string | null;
  /** A point, where the rule names one instead of a commune. */
  point: { lat: number; lng: number } | null;
}

export interface GroupDraft {
  key: number;
  how: "all" | "any";
  conditions: readonly ConditionDraft[];
}

export interface RuleDraft {
  how: "all" | "any";
  items: readonly (ConditionDraft | GroupDraft)[];
}

let keys = 0;

export function newCondition(dimension: SelectionDimension = "category"): ConditionDraft {
  return { key: (keys += 1), dimension, not: false, values: [], least: "", most: "", km: "10", commune: null, point: null };
}

export function newGroup(): GroupDraft {
  return { key: (keys += 1), how: "any", conditions: [newCondition()] };
}

export function isGroupDraft(item: ConditionDraft | GroupDraft): item is GroupDraft {
  return "conditions" in item;
}

/** A rule as it is edited; without one, a first condition to fill in. */
export function draftOf(rule: SelectionRule | null): RuleDraft {
  if (!rule) return { how: "all", items: [newCondition()] };
  const how = rule.all ? "all" : "any";
  return { how, items: (rule[how] ?? []).map(itemDraft) };
}

function itemDraft(item: SelectionRuleItem): ConditionDraft | GroupDraft {
  if (!isGroup(item)) return conditionDraft(item);
  const how = item.all ? "all" : "any";
  return { ...newGroup(), how, conditions: (item[how] ?? []).map(conditionDraft) };
}

function conditionDraft({
  dimension = "category",
  in: among,
  not_in: outside,
  at_least,
  at_most,
  within,
}: SelectionRuleItem): ConditionDraft {
  const typed = (value: number | undefined): string => (value === undefined ? "" : String(shownBound(dimension, value)).replace(".", ","));
  const { lat, lng, commune = null, km = 10 } = within ?? {};
  return {
    ...newCondition(dimension),
    not: outside !== undefined,
    values: among ?? outside ?? [],
    least: typed(at_least),
    most: typed(at_most),
    km: String(km).replace(".", ","),
    commune,
    point: lat === undefined || lng === undefined ? null : { lat, lng },
  };
}

/** The rule of what is filled in, null where nothing is; and the rows that are not, which it leaves out. */
export function ruleOf({ how, items }: RuleDraft): { rule: SelectionRule | null; incomplete: readonly number[] } {
  const incomplete: number[] = [];
  const complete = (draft: ConditionDraft): SelectionCondition[] => {
    const made = conditionOf(draft);
    if (!made) incomplete.push(draft.key);
    return made ? [made] : [];
  };
  const made = items.flatMap((item): SelectionRuleItem[] => {
    if (!isGroupDraft(item)) return complete(item);
    const conditions = item.conditions.flatMap(complete);
    return conditions.length > 0 ? [{ [item.how]: conditions }] : [];
  });
  return { rule: made.length > 0 ? { [how]: made } : null, incomplete };
}

function conditionOf(draft: ConditionDraft): SelectionCondition | null {
  const { dimension, not, values, commune, point } = draft;
  switch (selectionDimensions[dimension]) {
    case "values":
      return values.length > 0 ? { dimension, [not ? "not_in" : "in"]: [...values] } : null;
    case "number": {
      const [least, most] = [boundOf(draft.least, dimension), boundOf(draft.most, dimension)];
      if (least === null || most === null || (least === undefined && most === undefined)) return null;
      if (least !== undefined && most !== undefined && least > most) return null;
      return { dimension, ...(least === undefined ? {} : { at_least: least }), ...(most === undefined ? {} : { at_most: most }) };
    }
    case "area": {
      const km = numberOf(draft.km);
      const place = commune === null ? point : { commune };
      return km && km > 0 && km <= 500 && place ? { dimension, within: { ...place, km } } : null;
    }
  }
}

/** Undefined where nothing is typed, null where it is no number. */
function boundOf(typed: string, dimension: SelectionDimension): number | null | undefined {
  if (typed.trim() === "") return undefined;
  const value = numberOf(typed);
  // One decimal of ten is a whole number of a hundred: no rounding error is kept.
  return value === null ? null : dimension === "rating" ? Math.round(value * 100) / 10 : value;
}

function numberOf(typed: string): number | null {
  const value = Number(typed.trim().replace(",", ".").replace("\u2212", "-"));
  return typed.trim() !== "" && Number.isFinite(value) ? value : null;
}
