import { searchable } from "../../../src/domain/text/words.ts";
import type { ReturnWords } from "../../../src/generated/types.ts";
import type { ComposeRequest } from "./compose-request.ts";

/** A theme of which a review speaks on one side, at its strongest passage. */
export interface Theme {
  theme: string;
  start: number;
  end: number;
  /** The passage. */
  words: string;
}

/** The themes that a review praises and those that it blames, strongest first. A theme of both sides is blamed: a compliment on it would not have been read. */
export function themesOf(mentions: ComposeRequest["mentions"], words: string): { praised: Theme[]; blamed: Theme[] } {
  const side = (polarity: "positive" | "negative"): Theme[] => {
    const strongest = mentions
      .filter((mention) => mention.polarity === polarity)
      .toSorted((a, b) => b.strength - a.strength || a.start - b.start);
    return strongest
      .filter(({ theme }, at) => strongest.findIndex((other) => other.theme === theme) === at)
      .map(({ theme, start, end }) => ({ theme, start, end, words: words.slice(start, end) }));
  };
  const blamed = side("negative");
  const ofBoth = new Set([
    ...blamed.map(({ theme }) => theme),
    ...mentions.filter(({ polarity }) => polarity === "mixed").map(({ theme }) => theme),
  ]);
  return { praised: side("positive").filter(({ theme }) => !ofBoth.has(theme)), blamed };
}

/** Whether the guest writes of coming again, or of never doing so; null where neither is written. */
export function returnOf(words: string, { yes, no }: ReturnWords): "yes" | "no" | null {
  const text = searchable(null, words) ?? "";
  const says = (phrases: readonly string[]): boolean =>
    phrases.some((phrase) => text.includes(searchable(null, phrase)?.trimEnd().concat(" ") ?? "\n"));
  if (says(no)) return "no";
  return says(yes) ? "yes" : null;
}

/** Whether a passage reads well between quotation marks. */
export function mayBeQuoted(words: string): boolean {
  return words.length >= 12 && words.length <= 70 && !/[\n«»"“”„<>@]/.test(words) && !/https?:|www\.|\d{5}/i.test(words);
}
