import { JobCancelled } from "../../jobs/jobs.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";
import { loadLexicons } from "../../semantics/lexicons/load-lexicons.ts";
import { lexiconFolder } from "../command-context.ts";
import type { Command } from "../command.ts";
import { suggestEntries } from "./suggest-entries.ts";

/** Analyses every stored review again; resolves once every screen counts what is found now. Who leaves (Ctrl-C) stops it. */
export const reanalyseCommand: Command = async ({ reanalyses, projection }, _args, _input, tell, left) => {
  const id = await reanalyses.add(null, { once: "all" });
  if (id === null) throw new Error("a re-analysis is of no account");
  left?.addEventListener("abort", () => void reanalyses.cancel(id));
  try {
    const report = await reanalyses.follow(id, (progress) => tell({ type: "progress", ...(progress as object) }));
    await projection.settled();
    return { ...report };
  } catch (error) {
    if (error instanceof JobCancelled)
      throw new CommandRefusal("L’analyse a été interrompue. Relancez-la : elle reprend où elle en était.");
    throw error;
  }
};

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
