import { typeset } from "../src/domain/format/typeset.ts";

/** Prints French sentences on standard output. */
export function print(sentences: string): void {
  console.log(typeset(sentences));
}

/** Prints French sentences on standard error. */
export function printError(sentences: string): void {
  console.error(typeset(sentences));
}
