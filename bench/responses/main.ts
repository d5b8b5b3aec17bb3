/**
 * Suggestions of the composer for 60 real reviews: ten of each language, half of them bad. Writes them to
 * `suggestions.json` with the reviews' ids, and a summary of `verdicts.json` to `RESULTS.md`. No review's words are kept.
 *
 * `node --import tsx bench/responses/main.ts FOLDER [--show] [--skip N]`; `--show` prints each review above its suggestion,
 * `--skip` leaves out the first N of each kind, to look at others than those that are judged: then nothing is written.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createAnalyser, loadLexicons } from "../../server/semantics/index.ts";
import { composeAnswer, textOf } from "../../server/semantics/responses/compose.ts";
import type { ResponseDocument } from "../../src/generated/types.ts";

interface Review {
  source_review_id: string;
  establishment_name: string;
  rating_value: number | null;
  title: string | null;
  text: string | null;
  lang: string;
  stay_or_review_date: string | null;
}
interface Suggestion {
  id: string;
  lang: string;
  /** 0–100. */
  rating: number;
  suggestion: string;
}
/** From the best to the worst. */
const VERDICTS = ["as-is", "to-touch-up", "unusable"] as const;
type Verdict = (typeof VERDICTS)[number];
/** What one reader says of a suggestion. */
interface Judgement {
  verdict: Verdict;
  invented: number;
  misread: number;
  why?: string;
}

const languages = ["fr", "en", "de", "nl", "es", "it"] as const;
const EACH = 5;
const BAD = 45;
const GOOD = 70;
const RECENT = 20;
const root = join(import.meta.dirname, "../..");
const folder = process.argv[2];
const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const skipped = process.argv.includes("--skip") ? Number(process.argv[process.argv.indexOf("--skip") + 1]) : 0;

const made = folder !== undefined && !folder.startsWith("--") ? suggestions(folder) : null;
if (skipped === 0) {
  if (made) writeFileSync(join(import.meta.dirname, "suggestions.json"), `${JSON.stringify(made, null, 2)}\n`);
  writeFileSync(join(import.meta.dirname, "RESULTS.md"), results());
}

function suggestions(data: string): Suggestion[] {
  const analyse = createAnalyser(loadLexicons(join(root, "templates/lexicons")));
  const reviews = readFileSync(join(data, "reviews_hotels_multilang_opener.ndjson"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Review)
    // The same ones at every run, whatever their order.
    .toSorted((a, b) => digest(a).localeCompare(digest(b)));
  return languages.flatMap((lang) => {
    const document = read(join(root, `templates/responses/${lang}.json`)) as ResponseDocument;
    const of = (accepts: (rating: number) => boolean): Review[] =>
      reviews
        .filter((review) => review.lang === lang && review.rating_value !== null && accepts(review.rating_value))
        .slice(skipped, skipped + EACH);
    const recent: string[] = [];
    return [...of((rating) => rating <= BAD), ...of((rating) => rating >= GOOD)].map((review) => {
      const { title, text, rating_value: rating } = review;
      const words = [title, text].filter((part) => part !== null).join("\n");
      const { mentions, incidents = [], expressions = [] } = analyse(words, lang, "hotel");
      const suggestion = textOf(
        composeAnswer(document, {
          review: {
            id: review.source_review_id,
            title,
            text,
            rating,
            author: null,
            profile: "non_renseigne",
            category: "hotel",
            experienced: review.stay_or_review_date,
          },
          mentions,
          expressions,
          incidents,
          // No real business is named.
          establishment: "La direction",
          settings: { signature: "", tone: "professional", never_promise: [], address: "first_name", length: "medium" },
          facts: [],
          context: null,
          again: null,
          recent: recent.slice(-RECENT),
        }),
      );
      recent.push(suggestion);
      if (process.argv.includes("--show")) console.log(`=== ${review.source_review_id} ${lang} ${rating}\n${words}\n---\n${suggestion}\n`);
      return { id: review.source_review_id, lang, rating: rating ?? 0, suggestion };
    });
  });
}

function digest({ source_review_id: id }: Review): string {
  return createHash("sha256").update(id).digest("hex");
}

/** What most readers say: the verdict that most hold, the worst of those that as many hold; the middle of their numbers. */
function agreed(of: readonly Judgement[]): Judgement {
  const votes = (verdict: Verdict): number => of.filter((one) => one.verdict === verdict).length;
  const most = Math.max(...VERDICTS.map(votes));
  const middle = (what: "invented" | "misread"): number =>
    of.map((one) => one[what]).toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
  return {
    verdict: VERDICTS.filter((verdict) => votes(verdict) === most).at(-1) ?? "unusable",
    invented: middle("invented"),
    misread: middle("misread"),
  };
}

/** How many of the suggestions would be signed, by their verdicts. */
function results(): string {
  const file = join(import.meta.dirname, "verdicts.json");
  const suggested = read(join(import.meta.dirname, "suggestions.json")) as Suggestion[];
  const verdicts = existsSync(file) ? (read(file) as Record<string, Judgement | Judgement[]>) : {};
  const judged = suggested.flatMap(({ id, lang, rating }) => {
    const of = [verdicts[id] ?? []].flat();
    return of.length === 0 ? [] : [{ ...agreed(of), lang, isBad: rating <= BAD }];
  });
  const share = (some: typeof judged, verdict: Verdict): string => {
    const count = some.filter((one) => one.verdict === verdict).length;
    return some.length === 0 ? "–" : `${count} (${Math.round((100 * count) / some.length)} %)`;
  };
  const total = (some: typeof judged, what: "invented" | "misread"): number => some.reduce((sum, one) => sum + one[what], 0);
  const row = (name: string, some: typeof judged): string =>
    `| ${name} | ${some.length} | ${share(some, "as-is")} | ${share(some, "to-touch-up")} | ${share(some, "unusable")} | ${total(some, "invented")} | ${total(some, "misread")} |`;
  return [
    "# Suggestions of the composer, judged",
    "",
    "Sixty real hotel reviews in six languages, half of them rated 4.5 or less, answered without a model and without a fact sheet, then judged one by one by the rubric of [rubric.md](rubric.md); the verdict of most readers counts, ties the worse. Target: at least 40 % signed as they are, at most 5 % unusable, no invented fact.",
    "",
    "| Reviews | n | Signed as it is | To touch up | Unusable | Invented facts | Opinions misread |",
    "|---|---|---|---|---|---|---|",
    row("All", judged),
    row(
      "Bad",
      judged.filter((one) => one.isBad),
    ),
    row(
      "Good",
      judged.filter((one) => !one.isBad),
    ),
    ...languages.map((lang) =>
      row(
        lang,
        judged.filter((one) => one.lang === lang),
      ),
    ),
    "",
  ].join("\n");
}
