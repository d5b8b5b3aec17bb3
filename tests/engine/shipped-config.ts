import { join } from "node:path";

import { assemble, type Config } from "../../server/config/assemble.ts";
import { listConfigFiles, readText } from "../../server/config/files.ts";
import { readDocument, type ReadDocument, unreadableDocument } from "../../server/config/read-document.ts";
import { routeNames } from "../../src/domain/access/routes.ts";

/** The configuration of the project's own files. */
export async function shippedConfig(): Promise<Config> {
  const root = join(import.meta.dirname, "../..");
  const files = [...(await listConfigFiles(root)).keys()];
  const read = await Promise.all(
    files.map(async (file): Promise<ReadDocument> => {
      const found = await readText(root, file);
      return typeof found === "string" ? unreadableDocument(file) : readDocument(file, found.text, found.fault);
    }),
  );
  return assemble(read, routeNames);
}
