import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { cleanRichText } from "../../../src/domain/rich-text.ts";
import type { ReleaseNote } from "../../../src/generated/types.ts";
import { isReleaseNotesDocument } from "../../../src/generated/validators.js";
import { projectRoot } from "../../kit/project-root.ts";

const shipped = join(projectRoot, "templates/release-notes.json");

/**
 * The release notes, newest first, their messages reduced to the allowed markup and `{product}` filled in. Read
 * again when the file has changed. Rejects where the file is missing or of another form.
 */
export function openReleaseNotes(file: string = shipped): (productName: string) => Promise<ReleaseNote[]> {
  let known: { stamp: number; notes: ReleaseNote[] } | undefined;
  return async (productName) => {
    const { mtimeMs } = await stat(file);
    if (known?.stamp !== mtimeMs) known = { stamp: mtimeMs, notes: await read(file) };
    return known.notes.map((version) => ({
      ...version,
      notes: version.notes.map((note) => ({ ...note, message: note.message.replaceAll("{product}", () => textOf(productName)) })),
    }));
  };
}

async function read(file: string): Promise<ReleaseNote[]> {
  const value: unknown = JSON.parse(await readFile(file, "utf8"));
  if (!isReleaseNotesDocument(value)) throw new Error(`${file}: ${JSON.stringify(isReleaseNotesDocument.errors)}`);
  return value.versions.map((version) => ({
    ...version,
    notes: version.notes.map((note) => ({ ...note, message: cleanRichText(note.message) })),
  }));
}

/** A name inside markup. */
function textOf(name: string): string {
  return name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
