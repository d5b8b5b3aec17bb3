import { typeset } from "../../../src/domain/format/typeset.ts";

/** The file is no backup, or not a whole one; in French. */
export class BackupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(typeset(sentence), options);
  }
}
