/** A passage of a text: offsets in UTF-16 units, end excluded. */
export interface Range {
  start: number;
  end: number;
}

/** A stretch of a text and the passages that cover it; none between them. */
export interface Piece<Passage extends Range> {
  start: number;
  text: string;
  passages: readonly Passage[];
}

/**
 * A text cut where passages begin and end, so that those that overlap share a piece; the pieces together are the text.
 *
 * A passage that reaches beyond the text is cut to it; an empty one is left out.
 */
export function piecesOf<Passage extends Range>(text: string, passages: readonly Passage[]): Piece<Passage>[] {
  const inside = passages.filter(({ start, end }) => start < Math.min(end, text.length));
  const bounds = inside.flatMap(({ start, end }) => [start, Math.min(end, text.length)]);
  const cuts = [...new Set([0, ...bounds, text.length])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? text.length;
    return { start, text: text.slice(start, end), passages: inside.filter((passage) => passage.start <= start && passage.end >= end) };
  });
}

/** Of passages that cover the same words the shortest: it says most about them. Undefined of none. */
export function closestOf<Passage extends Range>(passages: readonly Passage[]): Passage | undefined {
  return passages.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
}
