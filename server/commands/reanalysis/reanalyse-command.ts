import { gate } from "../../kit/gate.ts";
import { loadLexicons } from "../../semantics/index.ts";
import { lexiconFolder } from "../command-context.ts";
import type { Command } from "../command.ts";
import { reanalyseAll } from "./reanalyse.ts";
import { suggestEntries } from "./suggest-entries.ts";

/** Two at once would note each other's place as theirs. */
const oneAtATime = gate(1);

/** Analyses every stored review again; resolves once every screen counts what is found now. Who leaves (Ctrl-C) stops it. */
export const reanalyseCommand: Command = ({ store, projection, analysis, now, isBusy }, _args, _input, tell, left) =>
  oneAtATime(async () => {
    const report = await reanalyseAll({
      store,
      analysis,
      now,
      isBusy,
      report: (done, total) => tell({ type: "progress", done, total }),
      stop: left,
    });
    await projection.settled();
    return { ...report };
  });

/** The lexicon entries that people's corrections speak for. */
export const suggestionsCommand: Command = async ({ store }) => {
  const corrections = await store.system("lexicon suggestions", (db) =>
    db
      .selectFrom("mention_corrections")
      .innerJoin("reviews", "reviews.id", "mention_corrections.review_id")
      .where("ended", "is", null)
      .where("action", "in", ["added", "corrected"])
      .select(["review_id", "span", "theme", "polarity", "analysed_theme", "reviews.lang"])
      .execute(),
  );
  return { suggestions: suggestEntries(corrections, loadLexicons(lexiconFolder)), corrections: corrections.length };
};
