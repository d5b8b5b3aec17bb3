/** The text of one record, exactly as in the file. `line` is its first line, from 1. */
export interface CsvRecord {
  line: number;
  raw: string;
  /** Why the line is no record. */
  refused?: string;
  /** The line is one by repair alone. */
  repaired?: true;
}

interface Line {
  text: string;
  /** What ended it, which a cell over several lines keeps. */
  end: string;
  number: number;
}

/** A record longer than this is refused, so that one cannot fill the memory. */
const longest = 1_048_576;
/** A cell over more lines than these is a quote that somebody forgot to close. */
const mostLines = 500;

const reasons = {
  long: "la ligne dépasse 1 Mo",
  open: "un guillemet ouvert n’est jamais fermé",
  invalid: "un guillemet n’est pas doublé dans une cellule entre guillemets",
  columns: "la ligne a plus de colonnes que l’en-tête",
} as const;

/**
 * Cuts CSV into records: a cell in quotes may run over several lines. A fault — a quote that is not doubled, or never
 * closed — costs the line on which its record begins and no other: reading begins anew at the next line. That line
 * is a record all the same where `repaired` says so. Empty lines are passed over.
 */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  delimiter: string,
  repaired: (line: string) => boolean,
): AsyncGenerator<CsvRecord> {
  const source = physicalLines(chunks)[Symbol.asyncIterator]();
  const waiting: Line[] = [];
  const ahead = async (index: number): Promise<Line | null> => {
    while (waiting.length <= index) {
      const { value, done } = await source.next();
      if (done) return null;
      waiting.push(value);
    }
    return waiting[index] ?? null;
  };
  let columns: number | null = null;

  for (let first = await ahead(0); first !== null; first = await ahead(0)) {
    const { text, number } = first;
    const plain = !text.includes('"');
    let [taken, fault, raw]: [number, keyof typeof reasons | null, string] = [1, text.length > longest ? "long" : null, text];
    if (!plain && fault === null) {
      const cut = cutter(delimiter);
      let state = cut.read(text);
      for (let next = await ahead(1); state === "open" && next !== null; next = await ahead(taken)) {
        raw += (waiting[taken - 1]?.end ?? "\n") + next.text;
        taken += 1;
        if (taken > mostLines || raw.length > longest) break;
        state = cut.read(next.text);
      }
      if (state !== "whole") fault = state;
      else if (taken > 1 && columns !== null && cut.cells() > columns) fault = "columns";
      else columns ??= cut.cells();
    } else columns ??= text.split(delimiter).length;
    if (fault !== null) [taken, raw] = [1, text];
    waiting.splice(0, taken);
    if (raw.trim() === "") continue;
    if (fault === null) yield { line: number, raw };
    else if (fault !== "long" && repaired(raw)) yield { line: number, raw, repaired: true };
    else yield { line: number, raw: fault === "long" ? "" : raw, refused: reasons[fault] };
  }
}

/** Reads the lines of a record one by one and returns after each whether the record is complete. */
function cutter(delimiter: string): { read: (line: string) => "whole" | "open" | "invalid"; cells: () => number } {
  let quoted = false;
  let cells = 1;
  const blanks = delimiter === "\t" ? / */y : /[ \t]*/y;
  const afterBlanks = (line: string, at: number): number => {
    blanks.lastIndex = at;
    blanks.exec(line);
    return blanks.lastIndex;
  };
  const read = (line: string): "whole" | "open" | "invalid" => {
    let at = 0;
    for (;;) {
      if (!quoted) {
        const begin = afterBlanks(line, at);
        if (line[begin] === '"') [quoted, at] = [true, begin + 1];
        else {
          const end = line.indexOf(delimiter, begin);
          if (line.slice(begin, end === -1 ? line.length : end).includes('"')) return "invalid";
          if (end === -1) return "whole";
          [at, cells] = [end + 1, cells + 1];
          continue;
        }
      }
      const close = line.indexOf('"', at);
      if (close === -1) return "open";
      if (line[close + 1] === '"') {
        at = close + 2;
        continue;
      }
      quoted = false;
      const end = afterBlanks(line, close + 1);
      if (end >= line.length) return "whole";
      if (line[end] !== delimiter) return "invalid";
      [at, cells] = [end + 1, cells + 1];
    }
  };
  return { read, cells: () => cells };
}

/** Lines, whatever their endings; of a line that could exhaust the memory, only enough to detect that it is too long. */
async function* physicalLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = "";
  let number = 0;
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const ends = /\r\n|\n|\r(?!$)/g;
    let from = 0;
    for (let found = ends.exec(text); found !== null; found = ends.exec(text)) {
      yield { text: text.slice(from, found.index), end: found[0], number: (number += 1) };
      from = ends.lastIndex;
    }
    rest = text.slice(from);
    // Past the limit its length alone counts.
    if (rest.length > 2 * longest) rest = rest.slice(0, longest + 1);
  }
  if (rest !== "") yield { text: rest.replace(/\r$/, ""), end: "", number: number + 1 };
}
