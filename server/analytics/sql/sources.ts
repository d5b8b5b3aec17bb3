import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { Term } from "../vocabulary.ts";

/** Source of the metric layer → its table of facts. */
export const factTables: Readonly<Record<SourceName, string>> = {
  reviews: "reviews",
  answers: "answers",
  marks: "marks",
  remarks: "remarks",
  invitations: "invitations",
  moderation: "moderation",
  themes: "mentions",
  expressions: "expressions",
  establishments: "establishments",
};

/** Dimensions that are a column of the facts as they are. */
export const columns: Readonly<Record<string, string>> = {
  provider: "provider",
  category: "category",
  commune: "commune",
  child: "child",
  language: "lang",
  country: "country",
  profile: "profile",
  stars: "stars",
  tonality: "tonality",
  hour: "hour",
  answered: "answered",
  polarity: "polarity",
  moderated: "moderated",
  outcome: "outcome",
  "refusal-reason": "reason",
  moderator: "moderator",
};

/** Dimensions that divide a column of numbers into the bands of the vocabulary. */
export const banded: Readonly<Record<string, string>> = { capacity: "capacity", "rating-band": "rating" };

/** The place of a fact's band among those of the vocabulary; null below the first and where the facts do not say. */
export function bandOf(column: string, bands: readonly Pick<Term, "from">[]): string {
  const cases = bands.map(({ from = 0 }, place) => `WHEN f.${column} >= ${from} THEN ${place}`).toReversed();
  return cases.length > 0 ? `CASE ${cases.join(" ")} END` : "CAST(NULL AS INTEGER)";
}

const byTheme: ReadonlySet<SourceName> = new Set(["themes", "expressions", "marks", "remarks"]);

/** Whether each fact of a source speaks of one theme: a review, or an answer, may speak of several. */
export const hasThemes = (source: SourceName): boolean => byTheme.has(source);

/** Whether the facts of a source have a day: establishments have none. */
export const hasDays = (source: SourceName): boolean => source !== "establishments";
