import { progress } from "../../server/lifecycle/progress.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import type { ReanalysisReport } from "../../server/commands/reanalysis/reanalyse.ts";
import { counted } from "../counted.ts";
import { runProgram } from "../report-error.ts";

/** Analyses all stored reviews again, here or in the running server, and says what changed. */
export function analyseAll(): Promise<void> {
  return runProgram(async () => {
    const bar = progress("Analyse des avis");
    const report = (await runCommand({
      name: "reanalyse",
      tell: (event) => bar.update(Number(event.done), Number(event.total)),
    })) as unknown as ReanalysisReport;
    bar.end(sentenceOf(report));
    return 0;
  });
}

const number = (value: number): string => value.toLocaleString("fr-FR");

/** What a re-analysis did, in French. */
export function sentenceOf({ reviews, changed, resumed, seconds }: ReanalysisReport): string {
  const pace = seconds > 0.5 ? `, ${number(Math.round(reviews / seconds))} par seconde` : "";
  const before = resumed > 0 ? ` (${number(resumed)} l’étaient déjà : l’analyse précédente avait été interrompue)` : "";
  const what = changed === 0 ? "rien n’a changé" : counted(changed, "a changé", "ont changé");
  return `${counted(reviews, "avis analysé", "avis analysés")} en ${number(Math.round(seconds * 10) / 10)} s${pace}${before} : ${what}. Les corrections sont conservées.`;
}
