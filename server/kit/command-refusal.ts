import { typeset } from "../../src/domain/format/typeset.ts";

/** A command that cannot be done, in one French sentence. */
export class CommandRefusal extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(typeset(sentence), options);
  }
}
