/** What is known of a complete answer beside what it says. */
export interface AnswerTraces {
  /** Seconds that the guest took; null where the page did not say. */
  seconds: number | null;
  /** Questions that were answered. */
  answered: number;
  /** Other answers to the form in the same words of some length. */
  same_words: number;
  /** Other complete answers to the form from the same network within the hour. */
  same_network: number;
  /** Whether it came by a one-use invitation: its guest was chosen by the establishment. */
  invited: boolean;
}

/** Nobody reads a question and answers it sooner (s). */
const LEAST_SECONDS = 0.8;
/** A family behind one address answers so often within an hour. */
const FAMILY = 3;

/** Why an answer is set aside, and counts nowhere; null where nothing speaks against it. */
export function suspicionOf({
  seconds,
  answered,
  same_words,
  same_network,
  invited,
}: AnswerTraces): "fast" | "same-words" | "same-network" | null {
  if (seconds !== null && seconds < answered * LEAST_SECONDS) return "fast";
  if (same_words > 0) return "same-words";
  if (!invited && same_network >= FAMILY) return "same-network";
  return null;
}
