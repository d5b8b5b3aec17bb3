import { runCommand } from "../../server/lifecycle/run-command.ts";
import type { LexiconSuggestion } from "../../src/generated/types.ts";
import { runProgram } from "../report-error.ts";
import { print } from "../print.ts";

/** Prints the lexicon entries that people's corrections speak for. */
export function printSuggestions(): Promise<void> {
  return runProgram(async () => {
    const { suggestions } = (await runCommand({ name: "lexicon-suggestions" })) as { suggestions: LexiconSuggestion[] };
    if (suggestions.length === 0) print("Les corrections ne suggèrent aucune entrée de lexique.");
    for (const { lang, theme, list, entry, n, example } of suggestions)
      print(`${lang}.json  themes.${theme}.${list}  « ${entry} »  ${n} avis, par exemple « ${example} »`);
    return 0;
  });
}
