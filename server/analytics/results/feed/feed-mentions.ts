import type { FeedPassage, FeedTheme } from "../../../../src/generated/types.ts";
import type { Columnar } from "../../columnar-port.ts";
import { fieldAt } from "../../projection-passages.ts";
import type { Compiling } from "../../sql/conditions.ts";
import type { EngineValue } from "../../sql/groups.ts";
import { compileMentionsOf } from "../../sql/reviews.ts";

/** What a review says of a theme, and where: offsets in its words, see {@link fieldAt}. */
export interface Mention {
  review: number;
  theme: string;
  polarity: 1 | 0 | -1;
  strength: number;
  start: number;
  end: number;
}

/** The mentions of some reviews, by the number of their review; theme by theme as the text goes. */
export async function mentionsOf(reviews: readonly number[], asking: Compiling & { db: Columnar }): Promise<Map<number, Mention[]>> {
  if (reviews.length === 0) return new Map();
  const statement = compileMentionsOf(reviews, asking);
  const rows = await asking.db.query<Record<"review" | "polarity" | "strength" | "start" | "end", EngineValue> & { theme: string }>(
    statement.sql,
    statement.params,
  );
  const mentions = rows.map(({ review, theme, polarity, strength, start, end }) => ({
    review: Number(review),
    theme,
    polarity: Math.sign(Number(polarity)) as Mention["polarity"],
    // Kept in single precision: 0.65 must not come back as a little less.
    strength: Math.round(Number(strength ?? 0) * 1000) / 1000,
    start: Number(start),
    end: Number(end),
  }));
  return grouped(mentions, ({ review }) => review);
}

/** Several mentions of one theme in a review are one chip. */
export function themesOf(mentions: readonly Mention[], { vocabulary }: Pick<Compiling, "vocabulary">): FeedTheme[] {
  return [...grouped(mentions, ({ theme }) => theme)].map(([theme, found]) => {
    const judging = found.filter(({ polarity }) => polarity !== 0);
    return {
      theme,
      label: vocabulary.term("theme", theme).label,
      polarity: polarityOf(new Set(judging.map(({ polarity }) => polarity))),
      strength: Math.max(0, ...judging.map(({ strength }) => strength)),
    };
  });
}

function polarityOf(signs: ReadonlySet<number>): FeedTheme["polarity"] {
  if (signs.size > 1) return "mixed";
  if (signs.has(1)) return "positive";
  return signs.has(-1) ? "negative" : "neutral";
}

/** The place of each mention in its field; one whose place was not kept is nowhere. */
export function passagesOf({ title, text }: { title: string | null; text: string | null }, mentions: readonly Mention[]): FeedPassage[] {
  return mentions.flatMap(({ polarity, strength, start, end }) => {
    const { field, from } = fieldAt({ title }, start);
    const last = Math.min(end - from, (field === "title" ? title : text)?.length ?? 0);
    return start - from < last ? [{ field, start: start - from, end: last, polarity, strength }] : [];
  });
}

function grouped<Key>(mentions: readonly Mention[], keyOf: (mention: Mention) => Key): Map<Key, Mention[]> {
  const groups = new Map<Key, Mention[]>();
  for (const mention of mentions) {
    const group = groups.get(keyOf(mention));
    if (group) group.push(mention);
    else groups.set(keyOf(mention), [mention]);
  }
  return groups;
}
