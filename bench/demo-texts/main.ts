/**
 * How long the texts of the demo's reviews are, by language, beside real ones where `REVIEWS_DIR` names a folder of
 * `reviews_*.ndjson`; `--sample N [--seed N]` prints N of them drawn at random instead, to be read blind.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { demoReviews, demoTerritory } from "../../server/demo/index.ts";
import { random } from "../../server/demo/random.ts";
import { longSentences } from "../../server/demo/reviews.ts";
import { publish } from "../report.ts";

interface Text {
  lang: string;
  text: string | null;
}

const { values } = parseArgs({ options: { sample: { type: "string" }, seed: { type: "string", default: "1" } } });
const data = demoTerritory(20_260_401);
const reviews = [...demoReviews(data, { seed: 20_260_401, today: "2026-06-01" })];
if (values.sample === undefined) measure();
else sample(Number(values.sample), values.seed);

function sample(count: number, seed: string): void {
  const categories = new Map(data.establishments.map(({ id, category }) => [id, category]));
  const r = random("blind", seed);
  const open = reviews.filter(({ text, state }) => text !== null && state === "published");
  for (let i = 1; i <= count; i++) {
    const { lang, establishment_id, rating_value, rating_scale, experience_date, title, text } = r.pick(open);
    const answer = rating_value === 1 ? "recommande" : "ne recommande pas";
    const mark = rating_value === null ? "sans note" : rating_scale === 1 ? answer : `${rating_value}/${rating_scale}`;
    console.log(
      `${i}. ${lang}, ${categories.get(establishment_id) ?? ""}, ${mark}, ${experience_date}\n${title === null ? "" : `${title}\n`}${text ?? ""}\n`,
    );
  }
}

function measure(): void {
  const made = byLanguage(reviews);
  const real = byLanguage(realReviews(process.env.REVIEWS_DIR));
  publish("demo-texts", "Texts of the demo's reviews", [
    "Words of a text, of the demo and of real reviews (“–” where none were at hand). Target: median 25–45, p25 ≥ 12, p90 ≥ 75, 30 % without text.",
    "",
    "| Language | Texts | Without text | p25 | Median | p90 | Most repeated sentence | Real: p25, median, p90 |",
    "|---|--:|--:|--:|--:|--:|--:|--:|",
    ...[...made].map(([lang, own]) => {
      const { words, without, repeated } = figuresOf(own);
      const other = figuresOf(real.get(lang) ?? []).words;
      const beside = other.length === 0 ? "–" : [0.25, 0.5, 0.9].map((share) => quantile(other, share)).join(", ");
      return `| ${lang} | ${words.length} | ${percent(without)} | ${quantile(words, 0.25)} | ${quantile(words, 0.5)} | ${quantile(words, 0.9)} | ${percent(repeated)} | ${beside} |`;
    }),
  ]);
}

function figuresOf(texts: readonly Text[]): { words: number[]; without: number; repeated: number } {
  const written = texts.flatMap(({ text }) => (text === null || text.trim() === "" ? [] : [text]));
  const times = new Map<string, number>();
  for (const text of written) for (const sentence of new Set(longSentences(text))) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  const most = [...times.values()].reduce((max, count) => Math.max(max, count), 0);
  return {
    words: written.map((text) => text.trim().split(/\s+/).length).sort((a, b) => a - b),
    without: 1 - written.length / texts.length,
    repeated: most / written.length,
  };
}

function byLanguage(texts: readonly Text[]): Map<string, Text[]> {
  const found = new Map<string, Text[]>();
  for (const text of texts) {
    const own = found.get(text.lang);
    if (own) own.push(text);
    else found.set(text.lang, [text]);
  }
  return found;
}

function realReviews(folder: string | undefined): Text[] {
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^reviews_.*\.ndjson$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Text]));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
