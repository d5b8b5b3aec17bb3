import type { RawRecord } from "../lines/raw-record.ts";
import { illegible, illegibleReason, isLegible } from "./read-text.ts";
import { SourceError } from "./source-error.ts";

/** A line longer than this is refused, so that one line cannot fill the memory. */
const longest = 1_048_576;

/** One JSON object a line; empty lines are passed over. */
export async function* readNdjson(chunks: AsyncIterable<string>): AsyncGenerator<RawRecord> {
  let line = 0;
  let rest = "";
  let overlong = false;
  try {
    for await (const chunk of chunks) {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      for (const part of parts) {
        line += 1;
        if (overlong) yield tooLong(line);
        else if (part.trim() !== "") yield read(part, line);
        overlong = false;
      }
      if (rest.length > longest) {
        overlong = true;
        rest = "";
      }
    }
  } catch (error) {
    throw error instanceof SourceError ? new SourceError(error.message, line, { cause: error }) : error;
  }
  line += 1;
  if (overlong) yield tooLong(line);
  else if (rest.trim() !== "") yield read(rest, line);
}

const tooLong = (line: number): RawRecord => ({ line, raw: "", refused: "la ligne dépasse 1 Mo" });

function read(part: string, line: number): RawRecord {
  const raw = part.replace(/\r$/, "").replace(/^\uFEFF/, "");
  if (!isLegible(raw)) return { line, raw: raw.replaceAll(illegible, "\uFFFD"), refused: illegibleReason };
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return { line, raw, fields: value as Record<string, unknown> };
    return { line, raw, refused: "la ligne n’est pas un objet JSON" };
  } catch {
    return { line, raw, refused: "la ligne n’est pas du JSON lisible" };
  }
}
