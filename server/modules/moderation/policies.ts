import { createHash } from "node:crypto";

import { type Policy, policyOf, reasonOf } from "../../../src/domain/moderation/policy.ts";
import type { ModerationPolicy, RefusalReason } from "../../../src/generated/types.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import { refused } from "../../reading/question.ts";

/** A destination's policy, and the name and version that the journal keeps of it. */
export interface AppliedPolicy {
  policy: Policy;
  version: string;
}

/** The policy in force for a destination. */
export function policyFor(config: Pick<LiveConfig, "documents">, destination: string | null): AppliedPolicy {
  const policy = policyOf(config.documents("moderation"), destination);
  const digest = createHash("sha256").update(JSON.stringify(policy)).digest("hex").slice(0, 8);
  return { policy, version: `${policy.policy} ${digest}` };
}

/** What the screen of moderators needs of it. */
export function shownPolicy({ policy, version }: AppliedPolicy): ModerationPolicy {
  const { delays, oldest_months, reasons, letters, masked } = policy;
  return { version, delays, oldest_months, reasons, letters, masked };
}

/** The reason of a refusal. Refuses (422) a code that the policy has not, and one without the proof that it needs. */
export function requireReason({ policy }: AppliedPolicy, code: string, proof: string | undefined): RefusalReason {
  const reason = reasonOf(policy, code);
  if (!reason) throw refused("/reason", "Ce motif ne figure pas dans la règle de modération. Choisissez l’un de ceux de la liste.");
  if (reason.proof && !proof?.trim()) throw refused("/proof", "Ce motif demande une preuve. Dites laquelle et où elle se trouve.");
  return reason;
}
