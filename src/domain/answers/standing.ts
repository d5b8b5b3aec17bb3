import type { AnswerChannel, AnswerState, Product } from "../../generated/types.ts";
import { daysBetween } from "../time/day.ts";

/** Characters of an answer. */
export const MOST_CHARACTERS = 4_000;

/** Days after which a declared answer that no import has confirmed is «not visible yet». */
export const CONFIRMED_WITHIN_DAYS = 30;

/** What is known of the answer to a review. */
export interface AnswerStanding {
  /** What the review itself carries: moderated here, or imported from its platform; null where it has no answer. */
  reply: "pending" | "published" | "rejected" | null;
  /** The day on which its writer declared it published on the platform. */
  declaredOn: string | null;
  /** Whether the platform refused what was declared. */
  refused: boolean;
  /** The kept draft. */
  draft: string;
}

/** Where an answer is. What the review carries counts before what somebody declared, that before a draft. */
export function answerState({ reply, declaredOn, refused, draft }: AnswerStanding): AnswerState {
  if (reply !== null) return reply === "rejected" ? "refused" : reply;
  if (refused) return "refused";
  if (declaredOn !== null) return "pending";
  return draft.trim() === "" ? "none" : "draft";
}

/** Whether an answer was declared so long ago that its platform should show it by now. */
export function isOverdue(standing: AnswerStanding, today: string): boolean {
  const { declaredOn } = standing;
  return declaredOn !== null && answerState(standing) === "pending" && daysBetween(declaredOn, today) > CONFIRMED_WITHIN_DAYS;
}

/** Where answers to the reviews of a provider are published. An unknown provider is another platform. */
export function channelOf(
  provider: string,
  { providers, moderation_provider }: Pick<Product, "providers" | "moderation_provider">,
): AnswerChannel {
  return providers.find(({ id }) => id === provider)?.answers ?? (provider === moderation_provider ? "here" : "platform");
}
