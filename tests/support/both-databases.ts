import { afterAll, beforeAll } from "vitest";

import type { StoreLocation } from "../../server/store/open-store.ts";
import { inMemory } from "./memory-store.ts";
import { postgresBinaries, startCluster, withoutPostgres, type Cluster } from "./postgres.ts";

/** The databases that may hold a state: PGlite, and PostgreSQL where this machine has it. Called once by a test file, at its top. */
export function bothDatabases(): readonly { name: string; location: () => Promise<StoreLocation>; runs: boolean }[] {
  const found = postgresBinaries() !== null;
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    if (found) cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster?.stop());
  return [
    { name: "PGlite", location: () => Promise.resolve(inMemory()), runs: true },
    {
      name: found ? "PostgreSQL" : withoutPostgres,
      location: async () => ({ postgres: await (cluster as Cluster).database() }),
      runs: found,
    },
  ];
}
