/** What went wrong with a tile or its page: the code of an API error, or `cut`, `no-answer`, `view.missing`, `view.broken` of the page itself. */
export interface Failure {
  code: string;
  /** When (ms); null where it was not noted. */
  at: number | null;
}

/** Failures that may pass without anybody doing something about them. */
const passing: ReadonlySet<string> = new Set([
  "cut",
  "network",
  "late",
  "internal",
  "rate.limited",
  "upstream.failed",
  "upstream.slow",
  "service.unavailable",
]);

/** Whether asking again may help. */
export function passes(code: string): boolean {
  return passing.has(code);
}

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 240_000;

/** When to ask again after this many failures in a row (ms): after half a minute, then later each time; null after none. */
export function nextTry(failures: number, now: number): number | null {
  return failures === 0 ? null : now + Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}
