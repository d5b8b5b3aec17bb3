import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

import { openStore } from "../server/store/open-store.ts";

/** Makes one empty, migrated state for all test files: to make it anew takes a processor three seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "empty-state-"));
  const state = join(folder, "state");
  await (await openStore({ folder: state })).close();
  const database = await PGlite.create(state);
  const dump = await database.dumpDataDir("none");
  await database.close();
  const image = join(folder, "state.tar");
  await writeFile(image, Buffer.from(await dump.arrayBuffer()));
  project.provide("emptyState", image);
  return () => rm(folder, { recursive: true, force: true });
}

declare module "vitest" {
  interface ProvidedContext {
    /** A file for `openStore({ image })`. */
    emptyState: string;
  }
}
