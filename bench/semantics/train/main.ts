// Learns the weights from the training part: node --import tsx bench/semantics/train/main.ts [--check [salt]]
// --check only prints the cross-validated scores of the recipe; a salt makes other folds.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { loadLexicons } from "../../../server/semantics/lexicons/load-lexicons.ts";
import { compileAll } from "../../../server/semantics/reader.ts";
import { readCorpus } from "./corpus.ts";
import { crossValidate } from "./cross-validate.ts";
import { loadScorer } from "./gold.ts";
import { learn } from "./learn.ts";
import { RECIPE } from "./recipe.ts";

const root = join(import.meta.dirname, "../../..");
const data = process.env["BELVEDERE_DATA"] ?? join(root, "../shared/data");
const { scorer, mapping } = await loadScorer(process.env["BELVEDERE_SCORER"] ?? join(data, "../bench/semantics"));
const lexicons = compileAll(loadLexicons(join(root, "templates/lexicons")));
const corpus = readCorpus(data, scorer, lexicons, "train");

if (process.argv.includes("--check")) {
  const scores = crossValidate(corpus, scorer, mapping, RECIPE, 5, process.argv[process.argv.indexOf("--check") + 1]);
  for (const [name, values] of Object.entries(scores)) console.log(name.padEnd(24), values.map((v) => (100 * v).toFixed(1)).join("  "));
} else {
  const learnt = learn(
    corpus.sets.flatMap((s) => s.items.map((i) => i.source)),
    corpus.rated,
    mapping,
    RECIPE,
  );
  const folder = join(root, "server/semantics/weights");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "common.json"), `${JSON.stringify(learnt.common)}\n`);
  for (const [lang, words] of learnt.words) writeFileSync(join(folder, `words.${lang}.json`), `${JSON.stringify(words)}\n`);
  writeFileSync(join(folder, `tables.${learnt.tables.lang}.json`), `${JSON.stringify(learnt.tables)}\n`);
  console.log(`weights of ${learnt.words.size} languages written`);
}
