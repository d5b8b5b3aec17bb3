import type { Expression, Mention } from "../types.ts";
import type { StoredExpression } from "../../store/tables/analysis.ts";

/**
 * Gives each expression the theme of the mention that it belongs to: the most precise of those that share its words,
 * else the nearest of its sentence with the same polarity. Expressions that speak of no theme are left out.
 */
export function expressionsByTheme(expressions: readonly Expression[], mentions: readonly Mention[]): StoredExpression[] {
  return expressions.flatMap(({ text, polarity, start, end }) => {
    const near = mentions
      .filter((mention) => mention.sentence[0] <= start && end <= mention.sentence[1])
      .map((mention) => ({ mention, gap: Math.max(mention.start - end, start - mention.end), agrees: mention.polarity === polarity }))
      .filter(({ gap, agrees }) => gap < 0 || agrees)
      .toSorted(
        (a, b) =>
          Number(b.gap < 0) - Number(a.gap < 0) ||
          Number(b.agrees) - Number(a.agrees) ||
          // «Chambre propre» speaks of cleanliness, whose mention covers fewer words than the room's.
          (a.gap < 0 ? a.mention.end - a.mention.start - (b.mention.end - b.mention.start) : a.gap - b.gap),
      )[0];
    return near ? [{ text, theme: near.mention.theme, polarity, start, end }] : [];
  });
}
