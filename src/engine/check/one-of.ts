const list = new Intl.ListFormat("fr", { type: "disjunction" });

/** The words as a sentence offers them: «a, b ou c». */
export function oneOf(words: readonly string[]): string {
  return list.format(words);
}
