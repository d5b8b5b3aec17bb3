/** One line of the specification, as `docs/specification-coverage.md` has it. */
export interface CoveredLine {
  line: string;
  /** The test that proves it; null: its screen is still to come. */
  proof: { file: string; title: string } | null;
}

/** The lines of the document. Throws, with the row, where one names neither a test nor «à venir». */
export function readCoverage(text: string): CoveredLine[] {
  const files = new Map(Array.from(text.matchAll(/\*\*(\w+)\*\* `([^`]+)`/g), ([, name = "", file = ""]) => [name, file]));
  const rows = text.split("\n").filter((row) => /^\| (?!Line \|)[^-]/.test(row));
  return rows.map((row) => {
    const [, line = "", cell = ""] = /^\| (.+?) \| (.+) \|$/.exec(row) ?? [];
    if (cell.startsWith("à venir")) return { line, proof: null };
    const [, path, name, title] = /^(?:`([^`]+)`|(\w+)) «(.+)»$/.exec(cell) ?? [];
    const file = path ?? files.get(name ?? "");
    if (!file || !title) throw new Error(`docs/specification-coverage.md: ${row}`);
    return { line, proof: { file, title } };
  });
}

/** The lines whose test does not exist, as sentences; `read` gives a file's text, null where there is none. */
export function missingTests(lines: readonly CoveredLine[], read: (file: string) => string | null): string[] {
  return lines.flatMap(({ line, proof }) => {
    if (!proof) return [];
    const source = read(proof.file);
    if (source === null) return [`${line}: ${proof.file} does not exist`];
    return isTitled(source, proof.title) ? [] : [`${line}: no test in ${proof.file} is titled «${proof.title}»`];
  });
}

/** A title is between quotes, as a string of the source. */
function isTitled(source: string, title: string): boolean {
  return ['"', "`", "'"].some((quote) => source.includes(quote + title + quote));
}
