import type { Point } from "./draft.ts";
import { upperFirst } from "./punctuation.ts";
import type { Writer } from "./writer.ts";

/** A title that the text bears out: of its main subject or of the rating alone, and not its first words once more. */
export function titleOf(writer: Writer, review: { tier: number; points: readonly Point[]; text: string }): string | null {
  const { tier, points, text } = review;
  const main = points.find(({ polarity }) => polarity === (tier >= 4 ? "+" : "-"));
  // Who has a reservation praises more soberly, and who has a good word condemns more mildly.
  const other = tier >= 4 ? "-" : "+";
  const tone = (tier === 5 || tier === 1) && points.some(({ polarity }) => polarity === other) ? (tier === 5 ? 4 : 2) : tier;
  const opening = new Set(stems(text.slice(0, 120)));
  for (let attempt = 0; attempt < 6; attempt++) {
    const ofTheme = main && writer.random.chance(0.6) ? titleOn(writer, main) : null;
    const title = ofTheme ?? writer.part(`title ${tone}`);
    if (title !== null && !stems(title).some((stem) => opening.has(stem))) return upperFirst(title);
  }
  return null;
}

/** Subjects of which any praise or blame bears out any other. */
const broad: ReadonlySet<string> = new Set(["accueil", "proprete", "calme", "prix", "attente"]);

function titleOn(writer: Writer, { theme, polarity }: Point): string | null {
  return writer.part(`title ${theme} ${polarity}`) ?? (broad.has(theme) ? writer.part(`${theme} b${polarity}`) : null);
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
}
