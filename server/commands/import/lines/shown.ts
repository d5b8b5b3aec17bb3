/** Control, format and line-breaking characters and halves of pairs: a terminal obeys them, or shows nothing. */
const unshown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

/** The beginning of a text as a terminal can show it, without blanks at its ends. */
export function shown(text: string, most: number): string {
  return text.trim().slice(0, most).replace(unshown, "\uFFFD");
}

/** Characters of a value that a report shows. */
const LONGEST_VALUE = 40;

/** A value of the file between French quotes, its beginning alone where it is long; of a list or an object its brackets alone. */
export function quoted(value: unknown): string {
  const text = typeof value === "string" ? value.trim() : inWords(value);
  return `« ${shown(text, LONGEST_VALUE)}${text.length > LONGEST_VALUE ? "…" : ""} »`;
}

/** Written out, a list of thousands of levels would end the import. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return "[…]";
  return typeof value === "object" && value !== null ? "{…}" : String(value);
}
