import type { Cell, Product, SampleThresholds, SupportReason, SupportRule } from "../../generated/types.ts";
import { changeOf } from "../figure/change.ts";

/** What makes an establishment one to support where the product does not say. */
const usual: SupportRule = {
  mark: { weight: 3, below: 7 },
  trend: { weight: 3, fall: 0.3 },
  silence: { weight: 2, days: 60, reviews: 5 },
  unanswered: { weight: 1, from: 10 },
};

/** By what establishments are judged to need support. */
export function supportRuleOf({ support }: Pick<Product, "support">): SupportRule {
  return support ?? usual;
}

/** What is known of an establishment. */
export interface SupportFacts {
  /** R* of DOMAIN §2.4: few reviews pull it to the mean of its category. 0–100. */
  index: Cell;
  rating: Cell;
  /** Over the compared period; absent where nothing is compared. */
  before?: Cell | undefined;
  unanswered: number;
  /** Of the rule's last days: reviews published, and how many of them have a reply. */
  recent: { reviews: number; answered: number };
}

/** How often its bound a criterion counts fully. */
const FULL = 3;

/**
 * Why an establishment is to be supported, and how much: the sum over the criteria that it meets of their weight, by half at
 * the bound and whole at three times the distance from where nothing would be wrong. No trend is said under `samples.insufficient`
 * observations on either side, nor where chance may explain it; a mark under as many is none.
 */
export function supportOf(
  facts: SupportFacts,
  rule: SupportRule,
  samples: Pick<SampleThresholds, "insufficient">,
): { score: number; reasons: SupportReason[] } {
  const found: { weight: number; degree: number; reason: SupportReason }[] = [];
  const add = (kind: SupportReason["kind"], weight: number, degree: number, value: number, bound: number): void => {
    if (weight > 0) found.push({ weight, degree: Math.min(1, Math.max(0.5, degree)), reason: { kind, value, bound } });
  };
  const { index, rating, before, unanswered, recent } = facts;
  const { mark, trend, silence } = rule;
  if (index.value !== null && index.n >= samples.insufficient && index.value < mark.below * 10)
    add("mark", mark.weight, 0.5 + (mark.below * 10 - index.value) / 40, index.value, mark.below * 10);
  const change =
    before && rating.n >= samples.insufficient && before.n >= samples.insufficient ? changeOf(rating, before, "rating", "up") : null;
  if (change?.significant && before && before.value !== null && change.gap <= -trend.fall * 10)
    add("trend", trend.weight, -change.gap / (FULL * trend.fall * 10), rating.value ?? 0, before.value);
  if (recent.reviews >= silence.reviews && recent.answered === 0)
    add("silence", silence.weight, recent.reviews / (FULL * silence.reviews), silence.days, recent.reviews);
  if (unanswered >= rule.unanswered.from)
    add("unanswered", rule.unanswered.weight, unanswered / (FULL * rule.unanswered.from), unanswered, rule.unanswered.from);
  return {
    score: found.reduce((sum, { weight, degree }) => sum + weight * degree, 0),
    reasons: found.toSorted((a, b) => b.weight * b.degree - a.weight * a.degree).map(({ reason }) => reason),
  };
}
