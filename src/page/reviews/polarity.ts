import type { Polarity } from "../../generated/types.ts";

const names = { "1": "positive", "0": "neutral", "-1": "negative" } as const;

/** The key of a polarity's name in the texts. */
export function polarityName(polarity: Polarity): (typeof names)[keyof typeof names] {
  return names[String(polarity) as keyof typeof names];
}

/** Best first, as they are offered. */
export const polarities: readonly Polarity[] = [1, 0, -1];
