import { checkCompleted, checkModeration } from "../../../src/engine/check/config/moderation.ts";
import type { ModerationPolicyDocument } from "../../../src/generated/types.ts";
import { isModerationPolicyDocument } from "../../../src/generated/validators.js";
import { destinationOf, type PlainKind, type Surroundings } from "./kind.ts";

/** How own reviews are controlled: the product's policy, and what destinations change of it. */
export const moderation: PlainKind<ModerationPolicyDocument> = {
  valid: isModerationPolicyDocument,
  one: "une règle de modération",
  many: "les règles de modération",
  folder: "templates/moderation",
  shapes: [
    ["policy", "reasons"],
    ["policy", "for"],
  ],
  key: "policy",
  idOf: destinationOf,
  check: (policy, { siblings }) => [...checkModeration(policy), ...checkCompleted(policy, siblings.some(isProductPolicy))],
};

/** Whether a document is the product's policy, or may be once it can be read. */
function isProductPolicy({ value, problems }: Surroundings["siblings"][number]): boolean {
  return problems.length > 0 || (value as ModerationPolicyDocument).for === undefined;
}
