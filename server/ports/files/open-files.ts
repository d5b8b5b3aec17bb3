import { join } from "node:path";

import type { FileStore } from "./file-store.ts";
import { folderFiles } from "./folder-files.ts";
import { s3Files } from "./s3-files.ts";

/** The files of the environment: those of `FILES_URL`, else a folder of the data folder. */
export function openFiles({ dataDir, filesUrl }: { dataDir: string; filesUrl: string | null }): FileStore {
  return filesUrl === null ? folderFiles(join(dataDir, "files")) : s3Files(filesUrl);
}
