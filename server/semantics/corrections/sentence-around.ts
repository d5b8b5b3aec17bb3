import { splitSentences } from "../text/sentences.ts";
import { tokenise } from "../text/tokens.ts";

/** The sentence, or the sentences, that contain a passage of a text; at least the passage itself. */
export function sentenceAround(text: string, start: number, end: number): [start: number, end: number] {
  const touched = splitSentences(text, tokenise(text)).filter((sentence) => sentence.start < end && start < sentence.end);
  return [Math.min(start, ...touched.map((sentence) => sentence.start)), Math.max(end, ...touched.map((sentence) => sentence.end))];
}
