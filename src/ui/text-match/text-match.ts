/** A part of a text, and whether it is what the reader typed. */
export interface TextPart {
  text: string;
  matched: boolean;
}

const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/** Whether a text contains each word typed, in any order, whatever the case and accents (specification t5, select search). */
export function matchesText(text: string, typed: string): boolean {
  const words = wordsOf(typed);
  if (words.length === 0) return true;
  const { folded } = fold(text);
  return words.every((word) => folded.includes(word));
}

/**
 * How well a text answers what was typed, lower being better: 0 where it is the text itself, 1 its beginning, 2 the
 * beginning of one of its words, 3 anything else of it, 4 nothing. Case and accents do not matter.
 */
export function matchRank(text: string, typed: string): 0 | 1 | 2 | 3 | 4 {
  const [whole, sought] = [fold(text).folded.trim(), fold(typed.trim()).folded];
  if (whole === sought) return 0;
  if (whole.startsWith(sought)) return 1;
  if (placesOf(sought, whole).some(({ start }) => !/[\p{L}\p{N}]/u.test(whole[start - 1] ?? ""))) return 2;
  return matchesText(text, typed) ? 3 : 4;
}

/** The items in the order of how well their names answer what was typed; equals, and all where nothing is typed, as they were. */
export function bestFirst<T>(items: readonly T[], typed: string, nameOf: (item: T) => string): T[] {
  if (typed.trim() === "") return [...items];
  const ranks = new Map(items.map((item) => [item, matchRank(nameOf(item), typed)] as const));
  return items.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** Cuts a text into parts, those equal to what was typed, or else to a word of it, being marked. The parts joined give the text back. */
export function matchedParts(text: string, typed: string): TextPart[] {
  const { folded, origins } = fold(text);
  const whole = fold(typed.trim()).folded;
  const needles = folded.includes(whole) ? [whole] : wordsOf(typed);
  const found = needles.flatMap((needle) => placesOf(needle, folded)).toSorted((a, b) => a.start - b.start);
  const parts: TextPart[] = [];
  let done = 0;
  for (const place of found) {
    const start = Math.max(origins[place.start] ?? done, done);
    const end = origins[place.end] ?? text.length;
    // Within a longer word that is marked already.
    if (end <= done) continue;
    parts.push({ text: text.slice(done, start), matched: false }, { text: text.slice(start, end), matched: true });
    done = end;
  }
  parts.push({ text: text.slice(done), matched: false });
  return parts.filter((part) => part.text !== "");
}

function wordsOf(typed: string): string[] {
  return fold(typed)
    .folded.split(/\s+/)
    .filter((word) => word !== "");
}

/** Where a needle occurs in a folded text, one occurrence after the other. */
function placesOf(needle: string, folded: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  if (needle === "") return places;
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    places.push({ start: at, end: at + needle.length });
  }
  return places;
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
