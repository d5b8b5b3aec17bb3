import { readReview } from "../../../server/semantics/reader.ts";
import type { CompiledLexicon } from "../../../server/semantics/lexicons/compile-lexicon.ts";
import type { ReadReview } from "../../../server/semantics/reader.ts";
import type { Row } from "../split.ts";
import type { Source } from "./examples.ts";
import { DATA_SETS, rowsOf, TONALITY_FILE } from "./gold.ts";
import type { DataSet, Part, Scorer } from "./gold.ts";
import type { RatedReview } from "./learn.ts";

export interface Item {
  row: Row;
  id: string;
  source: Source;
}
export interface Rated extends RatedReview {
  row: Row;
  id: string;
}

export interface Corpus {
  sets: { set: DataSet; items: Item[] }[];
  rated: Rated[];
}

const idOf = (row: Row): string => String(row["review_id"] ?? row["id"] ?? row["source_review_id"]);

/** The text a rated review is analysed by: its title on a line of its own. */
export const ratedText = (row: Row): string =>
  `${typeof row["title"] === "string" && row["title"] !== "" ? `${row["title"]}\n` : ""}${row.text}`;

function ratingLabel(row: Row): 0 | 1 | null {
  const share = Number(row["rating_value"]) / Number(row["rating_scale"] ?? 100);
  return share >= 0.7 ? 1 : share <= 0.5 ? 0 : null;
}

/** A part of all data, read with the lexicons given. */
export function readCorpus(folder: string, scorer: Scorer, lexicons: Map<string, CompiledLexicon>, part: Part): Corpus {
  const read = (text: string, lang: string): ReadReview | null => {
    const lexicon = lexicons.get(lang);
    return lexicon === undefined ? null : readReview(text, lexicon);
  };
  const sets = DATA_SETS.map((set) => ({
    set,
    items: rowsOf(folder, set.file, part).flatMap((row): Item[] => {
      const review = read(row.text, set.lang);
      return review === null
        ? []
        : [{ row, id: idOf(row), source: { lang: set.lang, shares: set.shares, gold: scorer.goldItem(row, { raw: set.raw }), review } }];
    }),
  }));
  const rated = rowsOf(folder, TONALITY_FILE, part).flatMap((row): Rated[] => {
    const lang = row.lang ?? "fr";
    const label = ratingLabel(row);
    const review = read(ratedText(row), lang);
    return review === null || label === null ? [] : [{ row, id: idOf(row), lang, review, label }];
  });
  return { sets, rated };
}
