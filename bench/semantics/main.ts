// npm run bench:semantics [-- --part train] [--errors 50]
// Scores the analysis on reviews that nothing was tuned on, language by language and domain by domain.
// BELVEDERE_DATA: folder of the annotated reviews; BELVEDERE_SCORER: folder of the scorer.
import { existsSync } from "node:fs";
import { join } from "node:path";

import { createAnalyser, loadLexicons } from "../../server/semantics/index.ts";
import type { Analyser } from "../../server/semantics/index.ts";
import { judgeInFolds } from "./folds.ts";
import { confusion, percent, themeTable, worst } from "./report.ts";
import type { Judged, LocatedError } from "./report.ts";
import { measureSpeed } from "./speed.ts";
import type { Row } from "./split.ts";
import { ratedText } from "./train/corpus.ts";
import { DATA_SETS, loadScorer, rowsOf, TONALITY_FILE } from "./train/gold.ts";
import type { Scorer } from "./train/gold.ts";

const root = join(import.meta.dirname, "../..");
const data = process.env["BELVEDERE_DATA"] ?? join(root, "../shared/data");
const scorerFolder = process.env["BELVEDERE_SCORER"] ?? join(data, "../bench/semantics");

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const idOf = (row: Row): unknown => row["review_id"] ?? row["id"] ?? row["source_review_id"];

function scoreThemes(scorer: Scorer, analyse: Analyser, part: "train" | "validation"): Judged[] {
  return DATA_SETS.map((set) => {
    const rows = rowsOf(data, set.file, part);
    const predictions = rows.map((row) => ({ id: idOf(row), ...analyse(row.text, set.lang) }));
    const { tolerant, strict } = scorer.scoreAbsa(rows, predictions, { raw: set.raw });
    console.log(
      `${set.lang} ${set.name.padEnd(20)} ${String(rows.length).padStart(5)}   ${percent(tolerant.theme.f1)} (P ${percent(tolerant.theme.p)} R ${percent(tolerant.theme.r)})  ${percent(tolerant.pair.f1)}  ${percent(tolerant.polarity.accuracy)}  bal ${percent(tolerant.polarity.balanced)} of ${tolerant.polarity.n}   strict ${percent(strict.theme.f1)} / ${percent(strict.pair.f1)}${set.raw ? "   raw" : ""}`,
    );
    return { name: `${set.lang} ${set.name}`, score: tolerant, errors: errorsOf(scorer, rows, predictions, set.raw) };
  });
}

/** The scorer names no review: asked one by one, it does. */
function errorsOf(scorer: Scorer, rows: readonly Row[], predictions: readonly unknown[], raw: boolean): LocatedError[] {
  return rows.flatMap((row, i) => {
    const gold = scorer.goldItem(row, { raw });
    return scorer.scoreAbsa([row], [predictions[i]], { raw }).tolerant.errors.map(([kind, theme, detail, text]) => ({
      id: gold.id,
      sentence: 1 + gold.sentences.findIndex(([start, end]) => gold.text.slice(start, end) === text),
      kind,
      theme,
      detail,
    }));
  });
}

function scoreTonality(scorer: Scorer, analyse: Analyser, part: "train" | "validation"): void {
  const rows = rowsOf(data, TONALITY_FILE, part);
  for (const lang of ["fr", "en", "de", "es", "it", "nl"]) {
    const own = rows.filter((row) => row.lang === lang);
    const t = scorer.scoreTonality(
      own,
      own.map((row) => ({ id: idOf(row), ...analyse(ratedText(row), lang) })),
      { lang },
    );
    console.log(
      `${lang}  n ${String(t.n).padStart(4)} (${t.positive}+/${t.negative}-)  balanced ${percent(t.balanced)}  recall+ ${percent(t.recallPositive)}  recall- ${percent(t.recallNegative)}  AUC ${percent(t.auc)}`,
    );
  }
}

if (!existsSync(join(data, TONALITY_FILE)) || !existsSync(join(scorerFolder, "score.mjs"))) {
  console.log(
    `bench:semantics skipped: annotated reviews or scorer not found in ${data} and ${scorerFolder} (set BELVEDERE_DATA, BELVEDERE_SCORER)`,
  );
} else {
  const part = option("part") === "train" ? "train" : "validation";
  const { scorer, mapping } = await loadScorer(scorerFolder);
  const lexicons = join(root, "templates/lexicons");
  const analyse = createAnalyser(loadLexicons(lexicons));
  console.log(`Part: ${part}. Tolerant mode: theme F1 (precision, recall), pair F1, polarity accuracy, balanced.\n`);
  const judged = scoreThemes(scorer, analyse, part);
  console.log("\nTonality against rating");
  scoreTonality(scorer, analyse, part);
  console.log(`\n${judgeInFolds(data, lexicons, scorer, mapping).join("\n")}`);
  for (const j of judged) console.log(`\n${j.name}\n${themeTable(j)}\n${confusion(j)}`);
  console.log(`\nWorst errors\n${worst(judged, Number(option("errors") ?? 50)).join("\n")}`);
  console.log(`\nSpeed\n${measureSpeed(analyse, rowsOf(data, TONALITY_FILE, "validation").concat(rowsOf(data, TONALITY_FILE, "train")))}`);
}
