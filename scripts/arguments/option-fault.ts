import { parseArgs, type ParseArgsConfig } from "node:util";

import { nearest } from "../../src/engine/check/nearest.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What is wrong with the options typed, in one French sentence: the first that is unknown, lacks its value or takes none. Null where all can be read. */
export function optionFault(options: Options, args: readonly string[] = process.argv.slice(2)): string | null {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option || !rawName.startsWith("--")) return unknownWord(`L’option « ${rawName} » est inconnue.`, name, Object.keys(options), "--");
    if (option.type === "boolean" && value !== undefined) return `L’option « ${rawName} » ne prend pas de valeur.`;
    // The next option in its place: the value was forgotten.
    if (option.type === "string" && (value === undefined || (!inlineValue && /^-./.test(value))))
      return `L’option « ${rawName} » attend une valeur.`;
  }
  return null;
}

/** The sentence about the first given option that this call does not take, though others do; null where it takes all of them. */
export function strayOption(call: string, taken: readonly string[], values: object): string | null {
  const stray = Object.keys(values).find((name) => !taken.includes(name));
  return stray === undefined ? null : `L’option « --${stray} » ne s’emploie pas avec « ${call} ».`;
}

/** `sentence`, with the known word that was likely meant. */
export function unknownWord(sentence: string, word: string, known: readonly string[], before = ""): string {
  const close = nearest(word, known);
  return close === null ? sentence : `${sentence} Vouliez-vous dire « ${before}${close} » ?`;
}

/** The sentence about a required option that is missing. */
export function missingOption(name: string): string {
  return `L’option « --${name} » manque.`;
}

const together = new Intl.ListFormat("fr", { type: "conjunction" });

/** The sentence about words after the last one that the call takes, with the reason if there is one. */
export function superfluous(words: readonly string[], reason = ""): string {
  const quoted = together.format(words.map((word) => `« ${word} »`));
  return `${quoted} ${words.length >= 2 ? "sont" : "est"} de trop${reason === "" ? "" : ` : ${reason}`}.`;
}
