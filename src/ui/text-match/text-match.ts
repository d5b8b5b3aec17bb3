/** A part of a text, and whether it is what the reader typed. */
export interface TextPart {
  text: string;
  matched: boolean;
}

const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/** Whether a text contains what was typed, whatever the case and accents (specification §5, select search). */
export function matchesText(text: string, typed: string): boolean {
  return fold(text).folded.includes(fold(typed.trim()).folded);
}

/** Cuts a text into parts, those equal to what was typed being marked. The parts joined give the text back. */
export function matchedParts(text: string, typed: string): TextPart[] {
  const needle = fold(typed.trim()).folded;
  const { folded, origins } = fold(text);
  if (needle === "") return [{ text, matched: false }];
  const parts: TextPart[] = [];
  let done = 0;
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const start = Math.max(origins[at] ?? done, done);
    const end = origins[at + needle.length] ?? text.length;
    parts.push({ text: text.slice(done, start), matched: false }, { text: text.slice(start, end), matched: true });
    done = end;
  }
  parts.push({ text: text.slice(done), matched: false });
  return parts.filter((part) => part.text !== "");
}

/** The text in lower case without accents, with the place in the original of each of its characters. */
function fold(text: string): { folded: string; origins: number[] } {
  let folded = "";
  const origins: number[] = [];
  let place = 0;
  for (const character of text) {
    const lower = character.toLocaleLowerCase("fr");
    const plain = (ligatures[lower] ?? lower).normalize("NFD").replace(/\p{M}/gu, "").replace("’", "'");
    for (let index = 0; index < plain.length; index += 1) origins.push(place);
    folded += plain;
    place += character.length;
  }
  return { folded, origins };
}
