import type { LiveAnalysis } from "../analysis/live-analysis.ts";
import type { Columnar } from "../analytics/columnar.ts";
import type { Lexicon } from "../semantics/index.ts";
import type { Store } from "../store/store.ts";
import { changedEntries, type ChangedEntries } from "./changed-entries.ts";
import { analysed } from "./reanalyse.ts";
import { isSameFound, reviewsOf } from "./stored-reviews.ts";

/** How many stored reviews another analysis would touch. */
export interface Touched {
  reviews: number;
  /** False: counted in a sample, so about. */
  exact: boolean;
}

/** Reviews analysed again to see what a change touches. */
const sampleSize = 2_000;

interface Stores {
  store: Store;
  columnar: Pick<Columnar, "query">;
}

/** Says on the console what changed lexicons mean for the reviews that are stored. */
export async function tellLexiconChange(
  stores: Stores,
  analysis: Pick<LiveAnalysis, "analyse">,
  before: readonly Lexicon[],
  after: readonly Lexicon[],
  tell: (line: string) => void = console.log,
): Promise<void> {
  const change = changedEntries(before, after);
  if (change.count === 0) return;
  tell(sentenceOf(change, await touchedBy(change, stores, analysis)));
}

/** Counts the reviews in which the present lexicons find something else than what is stored, among those that hold a changed word. */
export async function touchedBy(
  { parts }: ChangedEntries,
  { store, columnar }: Stores,
  analysis: Pick<LiveAnalysis, "analyse">,
): Promise<Touched> {
  const params: string[] = [];
  const bind = (value: string): string => `$${params.push(value)}`;
  const conditions = [...parts].map(([lang, words]) => {
    const own = `lang = ${bind(lang)}`;
    return words.includes("") ? `(${own})` : `(${own} AND (${words.map((word) => `contains(search, ${bind(word)})`).join(" OR ")}))`;
  });
  if (conditions.length === 0) return { reviews: 0, exact: true };
  const where = `search IS NOT NULL AND (${conditions.join(" OR ")})`;
  const [all] = await columnar.query<{ n: number }>(`SELECT count(*) AS n FROM reviews WHERE ${where}`, params);
  const candidates = all?.n ?? 0;
  // By a hash of the number: the same reviews each time, spread over all of them.
  const sample = await columnar.query<{ no: number }>(
    `SELECT no FROM reviews WHERE ${where} ORDER BY hash(no) LIMIT ${sampleSize}`,
    params,
  );
  let touched = 0;
  for (let from = 0; from < sample.length; from += 500) {
    const numbers = sample.slice(from, from + 500).map(({ no }) => no);
    const reviews = await store.system("lexicon change", (db) => reviewsOf(db, numbers));
    const found = await analysed(analysis, reviews);
    touched += reviews.filter((review, index) => {
      const fresh = found[index];
      return fresh !== undefined && !isSameFound(review.found, fresh);
    }).length;
  }
  if (sample.length === candidates) return { reviews: touched, exact: true };
  return { reviews: Math.round((touched / sample.length) * candidates), exact: false };
}

function sentenceOf({ count }: ChangedEntries, { reviews, exact }: Touched): string {
  const number = (value: number): string => value.toLocaleString("fr-FR");
  const entries = count > 1 ? `${number(count)} entrées changées` : "1 entrée changée";
  const read = `Lexiques relus (${entries})\u00a0: les nouveaux avis en tiennent compte.`;
  // Of the change alone: what an earlier one touched may still wait for another analysis.
  if (reviews === 0 && exact) return `${read} Ce changement ne touche aucun avis enregistré.`;
  // At least: a slip of a changed word is read as that word, and no search for its letters finds it.
  const those = `${exact ? "au moins" : "environ"} ${number(reviews)} avis ${reviews > 1 ? "enregistrés" : "enregistré"}`;
  const how = exact ? "" : ", d’après un échantillon";
  return `${read} Une nouvelle analyse changerait ${those}${how}\u202f; «\u00a0npm run analyse -- --all\u00a0» les relit.`;
}
