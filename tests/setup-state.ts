import { existsSync, statSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

import { openStore } from "../server/store/open-store.ts";

/**
 * Makes one empty, migrated state for all test files of a run, as a folder and as a file: to make another takes a
 * processor three seconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const made = join(tmpdir(), `empty-state-${process.pid}`);
  // The projects of one run are set up one after the other; what an earlier run left under the number is not theirs.
  const isOurs = existsSync(made) && statSync(made).mtimeMs > performance.timeOrigin;
  if (!isOurs) await make(made);
  project.provide("emptyFolder", join(made, "state"));
  project.provide("emptyState", join(made, "state.tar"));
  return () => rm(made, { recursive: true, force: true });
}

async function make(made: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "empty-state-"));
  const state = join(folder, "state");
  await (await openStore({ folder: state })).close();
  const database = await PGlite.create(state);
  const dump = await database.dumpDataDir("none");
  await database.close();
  await writeFile(join(folder, "state.tar"), Buffer.from(await dump.arrayBuffer()));
  await rm(made, { recursive: true, force: true });
  await rename(folder, made);
}

declare module "vitest" {
  interface ProvidedContext {
    /** A folder to copy. */
    emptyFolder: string;
    /** A file for `openStore({ image })`. */
    emptyState: string;
  }
}
