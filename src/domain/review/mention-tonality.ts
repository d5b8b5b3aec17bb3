/** From this strength on (0–1) an opinion takes the darkest step of its side. */
const STRONG = 0.65;

/** The tonality (0–4, most negative first) that an opinion is drawn in, wherever it is: feed, chips, text. */
export function tonalityOfMention(polarity: 1 | 0 | -1, strength = 1): number {
  if (polarity === 0) return 2;
  const strong = strength >= STRONG;
  if (polarity > 0) return strong ? 4 : 3;
  return strong ? 0 : 1;
}
