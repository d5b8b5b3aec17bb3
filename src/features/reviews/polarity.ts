import type { Polarity } from "../../generated/types.ts";

/** From this strength on (0–1) an opinion takes the darkest step of its side. */
const STRONG = 0.65;

/** The tonality (0–4, most negative first) that a mention is drawn in. */
export function tonalityOfMention(polarity: Polarity, strength = 1): number {
  if (polarity === 0) return 2;
  const strong = strength >= STRONG;
  if (polarity > 0) return strong ? 4 : 3;
  return strong ? 0 : 1;
}

const names = { "1": "positive", "0": "neutral", "-1": "negative" } as const;

/** The key of a polarity's name in the texts. */
export function polarityName(polarity: Polarity): (typeof names)[keyof typeof names] {
  return names[String(polarity) as keyof typeof names];
}

/** Best first, as they are offered. */
export const polarities: readonly Polarity[] = [1, 0, -1];
