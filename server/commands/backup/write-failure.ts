import { dirname } from "node:path";

import { writeCause } from "../../kit/write-cause.ts";

/** Why a backup could not be written to `path`, in French, with its full stop; null where no file failed. */
export function writeFailure(error: unknown, path: string): string | null {
  if (!(error instanceof Error) || !("syscall" in error)) return null;
  const folder = dirname(path);
  const [code, at] = ["code" in error ? String(error.code) : "", "path" in error ? error.path : path];
  // A file that was to be copied, not the one that was to be written.
  if (typeof at === "string" && at !== folder && dirname(at) !== folder) return `le fichier ${at} ne peut pas être lu (${code}).`;
  return `${writeCause(error, path)}.`;
}
