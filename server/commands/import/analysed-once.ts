import type { Analyse } from "../../semantics/live/live-analysis.ts";
import type { PoolFound, PoolItem } from "../../semantics/pool-worker.ts";
import type { Establishments } from "./find-establishments.ts";
import type { ReviewLine } from "./lines/review-line.ts";

/** What the analysis finds in lines of reviews, each analysed at most once; forgotten with the line. */
export interface AnalysedOnce {
  /** Begins with those that are not begun. */
  begin(lines: readonly ReviewLine[]): void;
  /** Resolves once all that is begun of these is found; rejects where it cannot be. */
  finished(lines: readonly ReviewLine[]): Promise<void>;
  /** What is found in the line; null where that is not begun or not finished. */
  found(line: ReviewLine): PoolFound | null;
}

export function analysedOnce(analyse: Analyse, establishments: Pick<Establishments, "category">): AnalysedOnce {
  const begun = new WeakMap<ReviewLine, Promise<void>>();
  const finished = new WeakMap<ReviewLine, PoolFound>();
  return {
    begin: (lines) => {
      const fresh = lines.filter((line) => !begun.has(line) && wordsOf(line) !== "");
      if (fresh.length === 0) return;
      const analysed = analyse(fresh.map((line) => itemOf(line, establishments.category(line.establishment)))).then((results) =>
        fresh.forEach((line, place) => {
          const own = results[place];
          if (!own) throw new Error("the analysis has left a review out");
          finished.set(line, own);
        }),
      );
      // A failure reaches whoever waits for it; until then nobody handles it.
      analysed.catch(() => undefined);
      for (const line of fresh) begun.set(line, analysed);
    },
    finished: async (lines) => {
      await Promise.all(new Set(lines.flatMap((line) => begun.get(line) ?? [])));
    },
    found: (line) => {
      const { lang } = line.review;
      if (wordsOf(line) === "") return { lang: lang ?? "und", mentions: [], expressions: [], incidents: [] };
      const own = finished.get(line);
      return own ? { ...own, lang: lang ?? own.lang } : null;
    },
  };
}

function wordsOf({ review: { title, text } }: ReviewLine): string {
  return [title, text].filter((part) => part !== null).join("\n");
}

function itemOf(line: ReviewLine, domain: string | null): PoolItem {
  const { lang } = line.review;
  return { text: wordsOf(line), ...(lang === null ? {} : { lang }), ...(domain === null ? {} : { domain }) };
}
