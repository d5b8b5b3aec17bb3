import { writeFile } from "node:fs/promises";

import { CommandRefusal } from "../../server/kit/command-refusal.ts";
import { writeCause } from "../../server/kit/write-cause.ts";

/** Writes a text to a file; refuses in French what cannot be written. */
export async function writeTo(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw new CommandRefusal(`Le fichier ${file} ne peut pas être écrit : ${writeCause(error, file)}.`, { cause: error });
  });
}
