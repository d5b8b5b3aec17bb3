import type { Analyse } from "../analysis/live-analysis.ts";
import type { PoolFound, PoolItem } from "../semantics/pool-worker.ts";
import type { Establishments } from "./find-establishments.ts";
import type { ReviewLine } from "./review-line.ts";

/** What the analysis finds in lines of reviews, each analysed at most once; forgotten with the line. */
export interface AnalysedOnce {
  /** Begins with those that are not begun. */
  begin(lines: readonly ReviewLine[]): void;
  /** What is found in each, in their order; begins what is not begun. */
  of(lines: readonly ReviewLine[]): Promise<PoolFound[]>;
}

export function analysedOnce(analyse: Analyse, establishments: Pick<Establishments, "category">): AnalysedOnce {
  const begun = new WeakMap<ReviewLine, [analyses: Promise<PoolFound[]>, place: number]>();
  const begin = (lines: readonly ReviewLine[]): void => {
    const fresh = lines.filter((line) => !begun.has(line) && wordsOf(line) !== "");
    if (fresh.length === 0) return;
    const analyses = analyse(fresh.map((line) => itemOf(line, establishments.category(line.establishment))));
    // Told to whoever asks for it; meanwhile it is nobody's.
    analyses.catch(() => undefined);
    fresh.forEach((line, place) => begun.set(line, [analyses, place]));
  };
  return {
    begin,
    of: (lines) => {
      begin(lines);
      return Promise.all(
        lines.map(async (line) => {
          const [analyses, place] = begun.get(line) ?? [];
          const found = place === undefined ? undefined : (await analyses)?.[place];
          const given = line.review.lang;
          return found ? { ...found, lang: given ?? found.lang } : { lang: given ?? "und", mentions: [], expressions: [] };
        }),
      );
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
