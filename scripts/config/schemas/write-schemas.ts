import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Config, RouteNames } from "../../../server/config/assemble.ts";
import { kindOrder } from "../../../server/config/document-kind.ts";
import { schemaFolder } from "../../../server/config/schema-name.ts";
import { CommandRefusal } from "../../../server/kit/command-refusal.ts";
import { routeNames } from "../../../src/domain/access/routes.ts";
import { readSchemas, readViews } from "../../generate/schemas.ts";
import { configOf } from "../read-config.ts";
import { liveSchema } from "./live-schema.ts";
import { dimensionLabels, vocabularyOf } from "./vocabulary.ts";

/** The schemas that files are written against: one for each kind of document, and those of the other files of `templates/`. */
export const schemaNames: readonly string[] = [...kindOrder, "lexicon", "calendar"];

/** Writes the schema of each kind of document, with the names of this installation, into a folder; returns their names. */
export function writeSchemas(root: string, config: Config, routes: RouteNames, folder = join(root, schemaFolder)): readonly string[] {
  const sources = { schemas: readSchemas(join(root, "schemas")), views: readViews(join(root, "widgets/views")) };
  const vocabulary = vocabularyOf(config, routes, dimensionLabels(root));
  mkdirSync(folder, { recursive: true });
  for (const name of schemaNames) {
    const schema = liveSchema(`${name}.schema.json`, sources, vocabulary);
    writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 1)}\n`);
  }
  return schemaNames;
}

/** The same where the configuration can be read; what is wrong with it is for the linter to say. */
export async function writeInstalledSchemas(root: string): Promise<void> {
  try {
    writeSchemas(root, await configOf(root, routeNames), routeNames);
  } catch (error) {
    if (!(error instanceof CommandRefusal)) throw error;
  }
}
