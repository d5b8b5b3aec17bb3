import { typeset } from "../../../../src/domain/format/typeset.ts";

/** The input itself cannot be read any further; `line` is the last that could be, from 1. */
export class SourceError extends Error {
  readonly line: number;
  constructor(sentence: string, line: number, options?: ErrorOptions) {
    super(typeset(sentence), options);
    this.line = line;
  }
}
