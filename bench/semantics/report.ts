import type { AbsaScore } from "./train/gold.ts";

export interface Judged {
  name: string;
  score: AbsaScore;
  errors: LocatedError[];
}

/** An error by its place: the reviews are not ours to quote. `sentence` counts from 1. */
export interface LocatedError {
  id: string;
  sentence: number;
  kind: string;
  theme: string;
  detail: string;
}

/** A share as a percentage with one decimal, five characters wide. */
export function percent(share: number): string {
  return (100 * share).toFixed(1).padStart(5);
}

/** One line per theme: units, theme F1, precision, recall, pair F1. */
export function themeTable({ score }: Judged): string {
  return Object.entries(score.perTheme)
    .sort(([, a], [, b]) => b.n - a.n)
    .map(
      ([theme, c]) =>
        `  ${theme.padEnd(15)} n ${String(c.n).padStart(4)}  F1 ${percent(c.theme)}  P ${percent(c.p)}  R ${percent(c.r)}  pair ${percent(c.pair)}`,
    )
    .join("\n");
}

const PREDICTED = ["positive", "negative", "both", "neutral"] as const;

function predictedAs(text: string): (typeof PREDICTED)[number] {
  const good = text.includes("positive");
  const bad = text.includes("negative");
  return good && bad ? "both" : good ? "positive" : bad ? "negative" : "neutral";
}

/** The confusion matrix of polarity among the units found, and the themes missed and invented. */
export function confusion({ score }: Judged): string {
  const wrong = { positive: new Map<string, number>(), negative: new Map<string, number>() };
  const missed = { positive: 0, negative: 0 };
  for (const [kind, , detail] of score.errors) {
    const [gold = "", predicted = ""] = detail.split(" / pred ");
    if (kind === "FN" && (gold === "positive" || gold === "negative")) missed[gold]++;
    if (kind !== "POL" || (gold !== "positive" && gold !== "negative")) continue;
    const as = predictedAs(predicted);
    wrong[gold].set(as, (wrong[gold].get(as) ?? 0) + 1);
  }
  const rights = rightOnes(score, wrong);
  const line = (gold: "positive" | "negative"): string =>
    `  gold ${gold}  ${PREDICTED.map((p) => `${p} ${p === gold ? rights[gold] : (wrong[gold].get(p) ?? 0)}`).join("  ")}  not found ${missed[gold]}`;
  return `${line("positive")}\n${line("negative")}`;
}

/** The scorer gives accuracy and the balanced mean of both recalls; together with the errors they fix the counts. */
function rightOnes(score: AbsaScore, wrong: Record<"positive" | "negative", Map<string, number>>): Record<"positive" | "negative", number> {
  const sum = (m: Map<string, number>): number => [...m.values()].reduce((a, b) => a + b, 0);
  const { n } = score.polarity;
  const wrongPositive = sum(wrong.positive);
  const wrongNegative = sum(wrong.negative);
  const recall = score.polarity.recallPositive;
  const positive =
    recall < 1
      ? Math.round((wrongPositive * recall) / (1 - recall))
      : Math.max(0, n - wrongNegative - Math.round(n * score.polarity.accuracy));
  return { positive, negative: n - wrongPositive - wrongNegative - positive };
}

const GRAVITY: Record<string, number> = { POL: 0, FP: 1, FN: 2 };

function inWords(kind: string, detail: string): string {
  const [expected = "", found = ""] = detail.split(" / pred ");
  if (kind === "FP") return `expected nothing, found ${detail || "neutral"}`;
  return kind === "FN" ? `expected ${detail}, found nothing` : `expected ${expected}, found ${found || "neutral"}`;
}

/** The gravest errors, French first: reversed polarity, then invented and missed themes, spread over the sets. */
export function worst(judged: readonly Judged[], count: number): string[] {
  const queues = judged.map(({ name, errors }) =>
    errors
      .toSorted((a, b) => (GRAVITY[a.kind] ?? 3) - (GRAVITY[b.kind] ?? 3))
      .map(({ id, sentence, kind, theme, detail }) => `${name} | ${id}, sentence ${sentence} | ${theme} | ${inWords(kind, detail)}`),
  );
  const out: string[] = [];
  for (let k = 0; out.length < count && queues.some((q) => k < q.length); k++) {
    for (const queue of queues) {
      const line = queue[k];
      if (line !== undefined && out.length < count) out.push(line);
    }
  }
  return out;
}
