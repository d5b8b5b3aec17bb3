import { runCommand } from "../../server/lifecycle/run-command.ts";
import type { LexiconSuggestion } from "../../src/generated/types.ts";
import { runProgram } from "../report-error.ts";

/** Prints the lexicon entries that people's corrections speak for. */
export function printSuggestions(): Promise<void> {
  return runProgram(async () => {
    const { suggestions } = (await runCommand({ name: "lexicon-suggestions" })) as { suggestions: LexiconSuggestion[] };
    if (suggestions.length === 0) console.log("Les corrections ne suggèrent aucune entrée de lexique.");
    for (const { lang, theme, list, entry, n, example } of suggestions)
      console.log(`${lang}.json  themes.${theme}.${list}  «\u00a0${entry}\u00a0»  ${n} avis, par exemple «\u00a0${example}\u00a0»`);
    return 0;
  });
}
