import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { isLexicon } from "../../src/generated/validators.js";
import { entriesOf, nameIn } from "../../server/semantics/lexicons/lexicon-entries.ts";

/** The names of the entries that a lexicon has in the last commit; null where git has no such file, or one that is no lexicon. */
export async function committedEntries(root: string, file: string): Promise<ReadonlySet<string> | null> {
  try {
    const { stdout } = await promisify(execFile)("git", ["-C", root, "show", `HEAD:./${file}`], { maxBuffer: 2 ** 24 });
    const lexicon: unknown = JSON.parse(stdout);
    return isLexicon(lexicon) ? new Set(entriesOf(lexicon).map(nameIn)) : null;
  } catch {
    return null;
  }
}
