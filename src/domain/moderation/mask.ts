/** What stands in the place of personal data that was hidden. */
export const MASK = "[…]";

/** A part of a text, in UTF-16 units, end excluded. */
export interface Passage {
  start: number;
  end: number;
}

/** The text with the passages hidden; touching or overlapping ones become one. Passages beyond the text are cut. */
export function masked(text: string, passages: readonly Passage[]): string {
  const parts = passages
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(text.length, end) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const joined: Passage[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && part.start <= last.end) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, part.end) };
    else joined.push(part);
  }
  let at = 0;
  let shown = "";
  for (const { start, end } of joined) {
    shown += text.slice(at, start) + MASK;
    at = end;
  }
  return shown + text.slice(at);
}
