import type { SourceName } from "../../../src/engine/catalog.ts";

/** Source of the metric layer → its table of facts. */
export const factTables: Readonly<Record<SourceName, string>> = {
  reviews: "reviews",
  answers: "answers",
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
  tonality: "tonality",
  hour: "hour",
  answered: "answered",
  polarity: "polarity",
};

/** Whether each fact of a source speaks of one theme: a review may speak of several. */
export const hasThemes = (source: SourceName): boolean => source === "themes" || source === "expressions";

/** Whether the facts of a source stand on a day: establishments do not. */
export const hasDays = (source: SourceName): boolean => source !== "establishments";
