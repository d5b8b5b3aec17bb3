import { setImmediate } from "node:timers/promises";

import { reviewDimensions } from "../../../src/domain/selection/dimensions.ts";
import { conditionsOf, matcherOf, selectionsIn } from "../../../src/domain/selection/rule.ts";
import { ruleProblems } from "../../../src/domain/selection/rule-problems.ts";
import type { SelectionRule } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import type { KnownEstablishment, Territory } from "./territory.ts";

/** Establishments that are looked at between two turns of others. */
const ATOM = 2_000;

/** Whether a rule reads what reviews say. */
export function readsReviews(rule: SelectionRule): boolean {
  return conditionsOf(rule).some(({ condition: { dimension } }) => dimension !== undefined && reviewDimensions.includes(dimension));
}

/**
 * The establishments that a rule gives, in the territory's order. Others have their turn meanwhile; rejects with the
 * signal's reason once it is aborted.
 */
export async function membersOf(rule: SelectionRule, territory: Territory, signal?: AbortSignal): Promise<KnownEstablishment[]> {
  const matches = matcherOf(rule, territory);
  const members: KnownEstablishment[] = [];
  for (let from = 0; from < territory.establishments.length; from += ATOM) {
    if (from > 0) await setImmediate();
    signal?.throwIfAborted();
    members.push(...territory.establishments.slice(from, from + ATOM).filter(matches));
  }
  return members;
}

/** Refuses (422) a rule that cannot be read; `at` is its place in the body. */
export function requireRule(rule: SelectionRule, at = "/rule"): void {
  const problems = ruleProblems(rule);
  if (problems.length > 0)
    throw new ApiError("request.invalid", {
      errors: problems.map(({ pointer, detail }) => ({
        pointer: at + pointer,
        code: "rule",
        detail,
      })),
    });
}

/**
 * Refuses (404) a rule that names an establishment or a selection that the group does not see, and (422) one that would
 * read its own selection (`id`, absent for a new one).
 */
export function requireReadable(
  rule: SelectionRule,
  id: string | undefined,
  { byId }: Pick<Territory, "byId">,
  selections: ReadonlyMap<string, { rule: SelectionRule | null }>,
): void {
  for (const { condition } of conditionsOf(rule)) {
    const known = condition.dimension === "establishment" ? byId : condition.dimension === "selection" ? selections : null;
    const named = [...(condition.in ?? []), ...(condition.not_in ?? [])];
    if (known && named.some((one) => !known.has(one))) throw new ApiError("object.not-found");
  }
  if (id !== undefined) requireAcyclic(id, rule, selections);
}

/** A rule that reads other selections reads what they read. */
function requireAcyclic(id: string, rule: SelectionRule, selections: ReadonlyMap<string, { rule: SelectionRule | null }>): void {
  const seen = new Set<string>();
  const ahead = selectionsIn(rule);
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (next === id)
      throw new ApiError("request.invalid", {
        errors: [{ pointer: "/rule", code: "rule", detail: "Cette règle dépend de sa propre sélection, directement ou par une autre." }],
      });
    if (seen.has(next)) continue;
    seen.add(next);
    const other = selections.get(next)?.rule;
    if (other) ahead.push(...selectionsIn(other));
  }
}
