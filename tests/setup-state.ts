import { existsSync, statSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

import { openStore } from "../server/store/open-store.ts";

/** Makes one empty, migrated state for all test files of a run: to make it anew takes a processor three seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const image = join(tmpdir(), `empty-state-${process.pid}.tar`);
  // The projects of one run are set up one after the other; what an earlier run left under the number is not theirs.
  const isOurs = existsSync(image) && statSync(image).mtimeMs > performance.timeOrigin;
  if (!isOurs) await make(image);
  project.provide("emptyState", image);
  return () => rm(image, { force: true });
}

async function make(image: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "empty-state-"));
  const state = join(folder, "state");
  await (await openStore({ folder: state })).close();
  const database = await PGlite.create(state);
  const dump = await database.dumpDataDir("none");
  await database.close();
  await writeFile(join(folder, "state.tar"), Buffer.from(await dump.arrayBuffer()));
  await rename(join(folder, "state.tar"), image);
  await rm(folder, { recursive: true });
}

declare module "vitest" {
  interface ProvidedContext {
    /** A file for `openStore({ image })`. */
    emptyState: string;
  }
}
