import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { emlOf } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

/** Keeps mails as files of a folder, named by their date and id: the same letter again is the same file. */
export function outboxMailer(folder: string): Mailer {
  return {
    send: async (letter) => {
      const content = await emlOf(letter);
      await mkdir(folder, { recursive: true });
      const name = `${letter.at.toISOString().replace(/[:.]/g, "-")}-${letter.id}.eml`;
      // Whoever reads the folder meets whole letters alone.
      await writeFile(join(folder, `.${name}.draft`), content);
      await rename(join(folder, `.${name}.draft`), join(folder, name));
    },
    close: () => undefined,
  };
}
