import type { Random } from "./random.ts";
import type { ReviewState } from "./types.ts";

/** Days after which the moderation provider archives a review (DOMAIN §3: 36 months). */
const archiveAfter = 1095;

/** Reasons for refusal (DOMAIN §3), by how often they occur. */
const reasons: Readonly<Record<string, number>> = {
  off_topic: 20,
  insulting: 16,
  promo: 18,
  duplicate: 12,
  unintelligible: 10,
  personal_data: 8,
  mismatch: 6,
  too_old: 4,
  no_experience: 3,
  conflict: 3,
};

/** The moderation state of a review of the product's own provider, and the reason of a refusal. */
export function moderationState(
  r: Random,
  { ago, answered }: { ago: number; answered: boolean },
): { state: ReviewState; reject_reason?: string } {
  if (ago > archiveAfter) return { state: "archived" };
  // Most are moderated within a week; a few wait too long, as an alert should show.
  if (r.chance(ago <= 10 ? 0.9 : ago <= 30 ? 0.45 : ago <= 60 ? 0.1 : 0)) return { state: "pending" };
  if (r.chance(0.055)) return { state: "rejected", reject_reason: r.weighted(reasons) };
  if (r.chance(0.012)) return { state: "withdrawn" };
  if (ago < 200 && r.chance(0.06)) return { state: "reported" };
  if (!answered) return { state: "published" };
  return { state: ago < 40 && r.chance(0.5) ? "responses" : "answered" };
}
