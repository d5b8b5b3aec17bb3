import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { emlOf } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

/** Keeps mails as files of a folder, named by their date and id: the same letter again is the same file. */
export function outboxMailer(folder: string): Mailer {
  return {
    send: async (letter) => {
      const content = await emlOf(letter);
      await mkdir(folder, { recursive: true });
      const name = nameOf(letter.id, letter.at);
      // Whoever reads the folder meets whole letters alone.
      await writeFile(join(folder, `.${name}.draft`), content);
      await rename(join(folder, `.${name}.draft`), join(folder, name));
    },
    close: () => undefined,
  };
}

function nameOf(id: string, at: Date): string {
  return `${stampOf(at)}-${id}.eml`;
}

function stampOf(at: Date): string {
  return at.toISOString().replace(/[:.]/g, "-");
}

/** Removes the files of these mails. */
export async function forgetLetters(folder: string, letters: readonly { id: string; created_at: string }[]): Promise<void> {
  for (const { id, created_at } of letters) await rm(join(folder, nameOf(id, new Date(created_at))), { force: true });
}

/** Removes the files of mails that were written before an instant. */
export async function forgetLettersBefore(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const stamp = stampOf(before);
  for (const name of names) if (/^\d{4}-.*\.eml$/.test(name) && name < stamp) await rm(join(folder, name), { force: true });
}
