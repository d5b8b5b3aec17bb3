import { typeset } from "../../../src/domain/format/typeset.ts";
import { digestOf, type LiveAnalysis } from "../../semantics/live/live-analysis.ts";
import type { Columnar } from "../../analytics/columnar.ts";
import type { Lexicon } from "../../semantics/index.ts";
import type { Store } from "../../store/store.ts";
import { changedEntries, partsOfBoth, type ChangedEntries } from "./changed-entries.ts";
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

/** Words by which a text is one that a change can touch. */
type Words = Pick<ChangedEntries, "parts">;

interface Stores {
  store: Store;
  columnar: Pick<Columnar, "query">;
}

/**
 * Says on the console what changed lexicons mean for the reviews that are stored; and, where changes since the start of
 * this process wait for another analysis already, how many reviews they touch with it.
 */
export function lexiconTeller(
  stores: Stores,
  analysis: Pick<LiveAnalysis, "analyse">,
  tell: (line: string) => void = (line) => console.log(typeset(line)),
): (before: readonly Lexicon[], after: readonly Lexicon[]) => Promise<void> {
  /** The lexicons before the first change that waits, and the words of all changes since: those that came and went were read too. */
  let unread: (Words & { before: readonly Lexicon[] }) | null = null;
  const say = async (before: readonly Lexicon[], after: readonly Lexicon[]): Promise<void> => {
    const change = changedEntries(before, after);
    if (change.count === 0) return;
    if (unread && (await isReadBy(before, stores.store))) unread = null;
    const earlier = unread;
    // A counting that fails does not lose what waits.
    unread = { before: earlier?.before ?? before, parts: earlier ? partsOfBoth(earlier, change) : change.parts };
    const own = await touchedBy(change, stores, analysis);
    const all = earlier && (await touchedSince(changedEntries(earlier.before, after), unread));
    tell(sentenceOf(change, own, all));
    // What was taken back may wait all the same: another analysis read some reviews in between.
    if (isNone(own) && (all === null || isNone(all))) unread = null;
  };
  /** Reviews of all words that changed; and of those that still differ, as a common one that came and went hides rare ones from a sample. */
  const touchedSince = async (differing: Words, every: Words): Promise<Touched> => {
    const still = await touchedBy(differing, stores, analysis);
    const cameAndWent = [...every.parts].some(([lang, words]) => words.length > (differing.parts.get(lang)?.length ?? 0));
    if (!cameAndWent) return still;
    const ever = await touchedBy(every, stores, analysis);
    return ever.reviews > still.reviews ? ever : still;
  };
  // One change at a time: what waits is known only after the previous change has been announced.
  let last: Promise<void> = Promise.resolve();
  return (before, after) => (last = last.catch(() => undefined).then(() => say(before, after)));
}

/** Whether the last analysis of all reviews was by these lexicons, and came to its end. */
async function isReadBy(lexicons: readonly Lexicon[], store: Store): Promise<boolean> {
  const last = await store.system("lexicon change", (db) =>
    db.selectFrom("reanalyses").select(["lexicons", "ended_at"]).executeTakeFirst(),
  );
  return last !== undefined && last.ended_at !== null && last.lexicons === digestOf(lexicons);
}

/** Counts the reviews in which the present lexicons find something else than what is stored, among those that hold a changed word. */
export async function touchedBy({ parts }: Words, { store, columnar }: Stores, analysis: Pick<LiveAnalysis, "analyse">): Promise<Touched> {
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

/** Whether no review is touched, or none of a sample: too few to be announced together with later changes. */
const isNone = ({ reviews }: Touched): boolean => reviews === 0;

/** What a change means by itself, and (`all`) with those before it that wait. */
function sentenceOf({ count }: ChangedEntries, own: Touched, all: Touched | null): string {
  const entries = count > 1 ? `${formatNumber(count)} entrées changées` : "1 entrée changée";
  const read = `Lexiques relus (${entries}) : les nouveaux avis en tiennent compte.`;
  const command = "« npm run analyse -- --all » les relit.";
  const none = own.exact ? "aucun avis enregistré" : `aucun des ${formatNumber(sampleSize)} avis enregistrés d’un échantillon`;
  const alone = isNone(own) ? `${read} Ce changement ne touche ${none}.` : `${read} Une nouvelle analyse changerait ${thoseOf(own)}`;
  // What waits may be the same reviews.
  const earlier = all !== null && all.reviews > own.reviews;
  if (!earlier) return isNone(own) ? alone : `${alone} ; ${command}`;
  const told = isNone(own) ? alone : `${alone}.`;
  return `${told} Des changements d’avant attendent encore : avec eux, une nouvelle analyse changerait ${thoseOf(all)} ; ${command}`;
}

/** At least: a slip of a changed word is read as that word, and no search for its letters finds it. */
function thoseOf({ reviews, exact }: Touched): string {
  const those = `${exact ? "au moins" : "environ"} ${formatNumber(reviews)} avis ${reviews > 1 ? "enregistrés" : "enregistré"}`;
  return exact ? those : `${those}, d’après un échantillon`;
}

const formatNumber = (value: number): string => value.toLocaleString("fr-FR");
