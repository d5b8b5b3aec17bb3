import { typeset } from "../../src/domain/format/typeset.ts";

/** A start that cannot go on; its message is one French sentence for the person at the terminal. */
export class StartupError extends Error {
  override readonly name = "StartupError";
  constructor(sentence: string, options?: ErrorOptions) {
    super(typeset(sentence), options);
  }
}

/** What an unknown thrown value says, for the end of a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
