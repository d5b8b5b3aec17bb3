import { assemble, type Config, ConfigError, type RouteNames } from "../../server/config/assemble.ts";
import { listConfigFiles, readText } from "../../server/config/files.ts";
import { readDocument, type ReadDocument, unreadableDocument } from "../../server/config/read-document.ts";
import { CommandRefusal } from "../../server/kit/command-refusal.ts";

/** The documents of the configuration below a root, read. */
export async function readDocuments(root: string): Promise<ReadDocument[]> {
  const files = [...(await listConfigFiles(root)).keys()];
  return Promise.all(
    files.map(async (file) => {
      const read = await readText(root, file);
      return typeof read === "string" ? unreadableDocument(file) : readDocument(file, read.text, read.fault);
    }),
  );
}

/** The configuration below a root, without what has a mistake; refuses where there is no valid product. */
export async function configOf(root: string, routes: RouteNames): Promise<Config> {
  try {
    return assemble(await readDocuments(root), routes);
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandRefusal(error.message, { cause: error });
    throw error;
  }
}
