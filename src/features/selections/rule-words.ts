import { formatNumber } from "../../domain/format/format.ts";
import { isGroup } from "../../domain/selection/rule.ts";
import type { SelectionRule, SelectionRuleItem } from "../../generated/types.ts";
import type { useTexts } from "./texts.ts";
import type { NameOf } from "./use-names.ts";

type T = ReturnType<typeof useTexts>["t"];

/** Values that are named one by one; beyond, they are counted. */
const MOST_NAMED = 3;

/** A rule in words: «Catégorie : Hôtels et Note : au moins 8». */
export function ruleWords(rule: SelectionRule, nameOf: NameOf, t: T): string {
  const { all, any } = rule;
  return (all ?? any ?? []).map((item) => itemWords(item, nameOf, t)).join(all ? t("words.and") : t("words.or"));
}

function itemWords(item: SelectionRuleItem, nameOf: NameOf, t: T): string {
  if (isGroup(item)) return `(${ruleWords(item as SelectionRule, nameOf, t)})`;
  const { dimension, in: among, not_in: outside, at_least, at_most, within } = item;
  if (dimension === undefined) return "";
  const name = t(`dimension.${dimension}`);
  const listed = (values: readonly string[]): string =>
    values.length > MOST_NAMED
      ? t("words.values", { count: values.length, number: formatNumber(values.length) })
      : values.map((value) => nameOf(dimension, value) ?? t(dimension === "selection" ? "words.deleted" : "words.unknown")).join(", ");
  if (among) return t("words.in", { name, values: listed(among) });
  if (outside) return t("words.notIn", { name, values: listed(outside) });
  if (within) {
    const km = exactNumber(within.km);
    if (within.commune !== undefined) return t("words.within", { km, place: nameOf("commune", within.commune) ?? t("words.unknown") });
    return t("words.withinPoint", { km, lat: formatNumber(within.lat ?? 0, 3), lng: formatNumber(within.lng ?? 0, 3) });
  }
  const shown = (value: number): string => exactNumber(shownBound(dimension, value));
  if (at_least !== undefined && at_most !== undefined) return t("words.between", { name, least: shown(at_least), most: shown(at_most) });
  return at_least === undefined ? t("words.most", { name, most: shown(at_most ?? 0) }) : t("words.least", { name, least: shown(at_least) });
}

/** A bound as people read it: ratings on 10, as everywhere on screen. */
export function shownBound(dimension: SelectionRuleItem["dimension"], value: number): number {
  // Divided by ten, some would have a rounding error at their end: 8.290000000000001.
  return dimension === "rating" ? Math.round(value * 100) / 1000 : value;
}

/** A number with the decimals that it has, three at most: rounded, a rule would say what it does not do. */
function exactNumber(value: number): string {
  const decimals = String(value).split(".")[1]?.length ?? 0;
  return formatNumber(value, Math.min(decimals, 3));
}
