import { createWriteStream, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";

import type { CommandEvent } from "../../server/commands/command.ts";
import { typeset } from "../../src/domain/format/typeset.ts";
import { writeCause } from "../../server/kit/write-cause.ts";
import { progress } from "../../server/lifecycle/progress.ts";
import { encode, markOf, type TextEncoding } from "../../server/commands/import/files/text-encoding.ts";
import type { ImportEvent } from "../../server/commands/import/report.ts";

export interface RefusedFiles {
  /** The file of the refused lines, unchanged, importable once they are corrected; null where none was refused. */
  lines: string | null;
  reasons: string | null;
  /** Why they could not be written, in French, where they could not. */
  failed?: string;
}

/**
 * Shows the progress and keeps the refused lines in a file beside the input (in the present folder for standard
 * input), in the input's encoding, with their reasons in another.
 */
export function importEvents(
  input: string,
  kind: string,
  size: number | null,
): { handle: (event: CommandEvent) => void; close: () => Promise<RefusedFiles> } {
  const bar = progress(kind === "reviews" ? "Import des avis" : "Import des établissements");
  const base = input === "-" ? "entree-standard" : input;
  let source: { format: string; header: string | null; encoding: TextEncoding } = {
    format: "ndjson",
    header: null,
    encoding: { name: "utf-8", mark: false },
  };
  let files: { lines: WriteStream; reasons: WriteStream } | null = null;
  let closed: Promise<RefusedFiles> | null = null;

  let failure: string | null = null;
  /** A file that cannot be written is reported at the end: it must not stop the import. */
  const open = (path: string): WriteStream =>
    createWriteStream(path).on("error", (error: NodeJS.ErrnoException) => {
      failure ??= `${path} ne peut pas être écrit : ${writeCause(error, path)}`;
    });

  const refused = (event: Extract<ImportEvent, { type: "refused" }>): void => {
    if (files === null) {
      files = { lines: open(`${base}.rejets.${source.format}`), reasons: open(`${base}.rejets.txt`) };
      files.lines.write(markOf(source.encoding));
      if (source.header !== null) files.lines.write(encode(`${source.header}\n`, source.encoding.name));
    }
    files.lines.write(encode(`${event.raw}\n`, source.encoding.name));
    files.reasons.write(typeset(`ligne ${event.line} : ${event.reason}\n`));
  };
  const end = async (): Promise<RefusedFiles> => {
    if (files === null) return { lines: null, reasons: null };
    await Promise.all([files.lines, files.reasons].map((file) => (file.end(), finished(file).catch(() => undefined))));
    const names = { lines: String(files.lines.path), reasons: String(files.reasons.path) };
    return failure === null ? names : { ...names, failed: failure };
  };
  return {
    handle: (given) => {
      const event = given as unknown as ImportEvent;
      if (event.type === "source") source = event;
      else if (event.type === "progress") bar.update(size === null ? event.lines : event.bytes, size);
      else refused(event);
    },
    close: () => (closed ??= end()),
  };
}
