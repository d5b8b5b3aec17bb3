/**
 * Writes lines in one go; where the database does not take what one of them holds, their halves, down to the single
 * lines that it refuses, which go to `refused` with PostgreSQL's code. Each `write` is a transaction of its own.
 * Rejects with any other failure: a lost connection or a full disk is no line's fault.
 */
export async function inHalves<T>(
  lines: readonly T[],
  write: (lines: readonly T[]) => Promise<void>,
  refused: (line: T, code: string) => void,
): Promise<void> {
  try {
    await write(lines);
  } catch (error) {
    const code = faultOfData(error);
    const [only] = lines;
    if (code === null || only === undefined) throw error;
    if (lines.length === 1) return refused(only, code);
    const middle = Math.ceil(lines.length / 2);
    await inHalves(lines.slice(0, middle), write, refused);
    await inHalves(lines.slice(middle), write, refused);
  }
}

/** PostgreSQL's classes of what a value can break: cardinality, data, constraints, and the limits of a row or index. */
const dataClasses = /^(?:21|22|23|54)[0-9A-Z]{3}$/;

/** The code of an error that the stored values caused; null for every other error. */
export function faultOfData(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && dataClasses.test(code) ? code : null;
}

/** Why the database's refusal of a line goes to its sender. */
export function databaseRefusal(code: string): string {
  return `la base de données ne peut pas garder cette ligne (code ${code})`;
}
