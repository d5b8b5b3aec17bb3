/** The input itself cannot be read any further; `line` is the last that could be, from 1. */
export class SourceError extends Error {
  readonly line: number;
  constructor(sentence: string, line: number, options?: ErrorOptions) {
    super(sentence, options);
    this.line = line;
  }
}
