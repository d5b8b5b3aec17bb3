/** The replacement of hidden personal data. */
export const MASK = "[…]";

/** A part of a text, in UTF-16 units, end excluded. */
export interface Passage {
  start: number;
  end: number;
}

/** The text with the passages hidden; touching or overlapping ones become one. Passages beyond the text are cut. */
export function masked(text: string, passages: readonly Passage[]): string {
  let at = 0;
  let shown = "";
  for (const { start, end } of joined(passages, text.length)) {
    shown += text.slice(at, start) + MASK;
    at = end;
  }
  return shown + text.slice(at);
}

/** Where a place of the text is once the passages are hidden; null for one that is hidden itself. `length`: of the text before. */
export function placeAfterMask(place: Passage, passages: readonly Passage[], length: number): Passage | null {
  const hidden = joined(passages, length);
  if (hidden.some(({ start, end }) => place.start < end && start < place.end)) return null;
  const shift = hidden.filter(({ end }) => end <= place.start).reduce((sum, { start, end }) => sum + (end - start) - MASK.length, 0);
  return { start: place.start - shift, end: place.end - shift };
}

/** Passages of a text of this length in their order, those that touch as one. */
function joined(passages: readonly Passage[], length: number): Passage[] {
  const parts = passages
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(length, end) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const found: Passage[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && part.start <= last.end) found[found.length - 1] = { start: last.start, end: Math.max(last.end, part.end) };
    else found.push(part);
  }
  return found;
}
