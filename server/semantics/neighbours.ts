import type { Evidence } from "./evidence.ts";
import type { ReadReview, ReadSentence } from "./reader.ts";
import { stem } from "./words.ts";

const stems = new Map<string, string>();

/** The words of reviews repeat; the memory is bounded, as the words of endless imports are not. */
function knownStem(text: string): string {
  let found = stems.get(text);
  if (found === undefined) {
    if (stems.size > 50_000) stems.clear();
    stems.set(text, (found = stem(text)));
  }
  return found;
}

/** The features of the words around a theme's word: «dans la chambre» is a place, «la chambre était» a thing that is judged. */
export function neighbours(e: Evidence, read: ReadSentence, review: ReadReview): string[] {
  const out: string[] = [];
  const { sentence } = read;
  const word = (i: number): string => (i < sentence.from ? "^" : i >= sentence.to ? "$" : knownStem(review.tokens.text[i] ?? ""));
  if (e.anchor !== null) {
    const { from, to } = e.anchor;
    out.push(`<${word(from - 1)}`, `<${word(from - 2)} ${word(from - 1)}`, `>${word(to)}`, `>${word(to)} ${word(to + 1)}`);
  }
  if (e.opinion !== null) {
    const { from, to, sense } = e.opinion;
    out.push(`o ${sense.key}`, `(${word(from - 1)}`, `)${word(to)}`);
    if (e.anchor !== null) out.push(from < e.anchor.from ? "before" : "after");
  }
  return out;
}
