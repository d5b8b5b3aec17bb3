import type { OfferPeriod } from "../../generated/types.ts";
import { addMonths, type Day } from "../time/day.ts";

/** The months of a period. */
export function monthsOf(period: OfferPeriod): number {
  return period === "year" ? 12 : 1;
}

/** The longest pause (months). */
export const LONGEST_PAUSE = 6;

/** What decides what becomes of a subscription: days are the first ones of what follows. */
export interface Terms {
  /** Paid, paused without payment, or over. */
  readonly state: "active" | "paused" | "ended";
  /** The first day that is not paid. */
  readonly paid_until: Day;
  /** Asked to end when what is paid is over. */
  readonly ends: boolean;
  /** Asked to pause for so many months when what is paid is over. */
  readonly pause_months: number | null;
  /** While it is paused: the day of the next payment. */
  readonly resumes_on: Day | null;
}

type SubscriptionStatus = "active" | "ending" | "pausing" | "paused" | "ended";

/** How a subscription is called to its subscriber. */
export function statusOf({ state, ends, pause_months }: Pick<Terms, "state" | "ends" | "pause_months">): SubscriptionStatus {
  if (state !== "active") return state;
  if (ends) return "ending";
  return pause_months === null ? "active" : "pausing";
}

/** The day of the next payment; null where there is none to come. */
export function nextPaymentOn({ state, paid_until, ends, pause_months, resumes_on }: Terms): Day | null {
  if (state === "ended" || ends) return null;
  if (state === "paused") return resumes_on;
  return pause_months === null ? paid_until : addMonths(paid_until, pause_months);
}

/** What is due of a subscription on a day: its end, the beginning of its pause, a payment, or nothing yet. */
export function dueOn(terms: Terms, today: Day): "end" | "pause" | "pay" | null {
  const { state, paid_until, ends, pause_months, resumes_on } = terms;
  if (state === "ended") return null;
  if (state === "paused") {
    if (ends) return "end";
    return resumes_on !== null && resumes_on <= today ? "pay" : null;
  }
  if (paid_until > today) return null;
  if (ends) return "end";
  return pause_months === null ? "pay" : "pause";
}

/** The first day that is not paid, so many months after the first one that was: the 31st stays the 31st wherever a month has one. */
export function paidUntil(anchor: Day, months: number): Day {
  return addMonths(anchor, months);
}
