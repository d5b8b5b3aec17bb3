import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { isValidation, readRows } from "../split.ts";
import type { Row } from "../split.ts";

/** One gold row as the scorer reads it. */
export interface GoldItem {
  id: string;
  kind: "hotel" | "attraction" | "restaurant" | "mabsa_hotel";
  text: string;
  sentences: [number, number][];
  opinions: { sent: number; themes: string[]; polarity: string; hull: [number, number] | null; words?: string }[];
  bare: { sent: number; theme: string }[];
}

export interface Scorer {
  goldItem(row: Row, options: { raw?: boolean }): GoldItem;
  scoreAbsa(rows: Row[], predictions: unknown[], options: { raw?: boolean }): Record<"strict" | "tolerant", AbsaScore>;
  scoreTonality(rows: Row[], predictions: unknown[], options: { lang?: string }): TonalityScore;
}

export interface F1 {
  p: number;
  r: number;
  f1: number;
}
export interface AbsaScore {
  theme: F1;
  pair: F1;
  polarity: { n: number; accuracy: number; balanced: number; recallPositive: number };
  perTheme: Record<string, { theme: number; p: number; r: number; pair: number; n: number }>;
  sentences: number;
  errors: [kind: string, theme: string, detail: string, sentence: string][];
}
export interface TonalityScore {
  n: number;
  positive: number;
  negative: number;
  balanced: number;
  recallPositive: number;
  recallNegative: number;
  auc: number;
}

export interface Mapping {
  ALIAS: Record<string, Record<string, string | null>>;
  EXPRESSION_CUE: Record<string, RegExp>;
}

/** How much a data set counts when something is learnt. */
export interface Shares {
  /** For the themes of stays and sights. The machine-translated sentences were annotated by other rules, hence less. */
  theme: number;
  /** For the themes of restaurants. */
  tables: number;
  polarity: number;
}

/** One data set of annotated reviews. `raw` switches the scorer's French place rules off. */
export interface DataSet {
  name: string;
  file: string;
  lang: string;
  raw: boolean;
  shares: Shares;
}

const OWN: Shares = { theme: 1.5, tables: 0.5, polarity: 1.5 };
const RESTAURANTS: Shares = { theme: 0.4, tables: 1.5, polarity: 1 };
const TRANSLATED: Shares = { theme: 0.15, tables: 0.5, polarity: 0.4 };
const HOTELS: Shares = { theme: 1, tables: 0.3, polarity: 1 };
const SIGHTS: Shares = { theme: 0.7, tables: 0.2, polarity: 0.7 };

export const DATA_SETS: readonly DataSet[] = [
  { name: "hotels", file: "absa_hotels_fr_opener.ndjson", lang: "fr", raw: false, shares: OWN },
  { name: "attractions", file: "absa_attractions_fr_opener.ndjson", lang: "fr", raw: false, shares: OWN },
  { name: "restaurants", file: "absa_restaurants_fr_mabsa_train_dev.ndjson", lang: "fr", raw: false, shares: RESTAURANTS },
  { name: "hotels (translated)", file: "absa_hotels_fr_mabsa_train_dev.ndjson", lang: "fr", raw: false, shares: TRANSLATED },
  ...["en", "de", "es", "it"].map((lang) => ({
    name: "hotels",
    file: `absa_hotels_${lang}_opener.ndjson`,
    lang,
    raw: true,
    shares: HOTELS,
  })),
  ...["de", "es", "it"].map((lang) => ({
    name: "attractions",
    file: `absa_attractions_${lang}_opener.ndjson`,
    lang,
    raw: true,
    shares: SIGHTS,
  })),
];

export const TONALITY_FILE = "reviews_hotels_multilang_opener.ndjson";

/** The scorer's functions and tables from its folder. Throws when it is absent. */
export async function loadScorer(folder: string): Promise<{ scorer: Scorer; mapping: Mapping }> {
  const [scorer, mapping]: [Scorer, Mapping] = await Promise.all([
    import(pathToFileURL(join(folder, "score.mjs")).href),
    import(pathToFileURL(join(folder, "mapping.mjs")).href),
  ]);
  return { scorer, mapping };
}

export type Part = "train" | "validation" | "all";

/** The rows of one part of a data set. */
export function rowsOf(folder: string, file: string, part: Part): Row[] {
  return readRows(folder, file).filter((row) => part === "all" || isValidation(row) === (part === "validation"));
}
