import { parseArgs } from "node:util";

import { optionFault, strayOption, superfluous } from "./option-fault.ts";

const options = { all: { type: "boolean" }, suggestions: { type: "boolean" } } as const;

/** Every stored review again, what corrections suggest, or a file of reviews; «-» is the standard input. */
export type AnalyseCall = { task: "all" } | { task: "suggestions" } | { task: "file"; file: string };

/** What was typed after `npm run analyse --`, or what is wrong with it, in one French sentence. `piped`: the standard input is a pipe or a file. */
export function readAnalyseCall(
  args: readonly string[] = process.argv.slice(2),
  piped: boolean = !process.stdin.isTTY,
): AnalyseCall | { fault: string } {
  const wrong = optionFault(options, args);
  if (wrong !== null) return { fault: wrong };
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const task = (["all", "suggestions"] as const).find((name) => values[name] === true);
  if (task) {
    const stray = strayOption(`--${task}`, [task], values);
    if (stray !== null) return { fault: stray };
    return positionals.length > 0 ? { fault: superfluous(positionals) } : { task };
  }
  const [file, ...others] = positionals;
  if (others.length > 0) return { fault: superfluous(others, "un seul fichier à la fois") };
  // With nobody writing to the standard input, waiting would look like a hang.
  if (file === undefined && !piped) return { fault: "Le nom du fichier à analyser manque." };
  return { task: "file", file: file ?? "-" };
}
