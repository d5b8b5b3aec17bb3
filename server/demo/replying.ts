import { instantOf } from "./calendar.ts";
import type { ReviewPlan } from "./plan.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { composeReply } from "./texts/reply.ts";
import type { Usage } from "./texts/writer.ts";
import type { DemoEstablishment, DemoReply } from "./types.ts";

/** Share of the reviews that this owner answers on a day `ago` days before the end, 0–1. */
export function replyShare({ response_habit }: DemoEstablishment, ago: number): number {
  return Math.min(0.98, response_habit * (1.08 - 0.2 * (ago / 1826)));
}

/** The owner's reply, or null when there is none or it would come after `today`. */
export function drawReply(
  r: Random,
  review: {
    establishment: DemoEstablishment;
    person: Person;
    plan: ReviewPlan;
    publishedDay: number;
    today: number;
    hasText: boolean;
    usage: Usage;
  },
): Omit<DemoReply, "state"> | null {
  const { establishment, person, plan, publishedDay, today, hasText, usage } = review;
  const ago = today - publishedDay;
  // Owners answer those who wrote something, and the discontented, sooner than others.
  const zeal = (hasText ? 1.1 : 0.88) * (plan.tier <= 2 ? 1.06 : 1);
  if (!r.chance(replyShare(establishment, ago) * zeal)) return null;
  // Half of the replies come within about two days and a half; some take weeks.
  const delay = Math.max(1, Math.round(2.6 * Math.exp(r.normal() * 1.05)));
  if (publishedDay + delay >= today) return null;
  const text = composeReply(r, { establishment, person, plan, usage });
  const minute = 7 * 60 + r.int(0, 600);
  return { text, at: instantOf(publishedDay + delay, minute, r.int(0, 59)) };
}
