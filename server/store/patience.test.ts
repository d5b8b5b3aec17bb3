import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { postgresBinaries, startCluster, withoutPostgres, type Cluster } from "../../tests/support/postgres.ts";
import { readBackup } from "../commands/backup/read-backup.ts";
import { writeBackup } from "../commands/backup/write-backup.ts";
import { folderFiles } from "../ports/files/folder-files.ts";
import { openStore } from "./open-store.ts";
import { postgresPool } from "./postgres-pool.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

const found = postgresBinaries();

describe.skipIf(!found)(found ? "the limit of a statement on PostgreSQL" : withoutPostgres, () => {
  let cluster: Cluster;
  let url: string;
  let store: Store;
  const folder = mkdtempSync(join(tmpdir(), "patience-"));
  const files = folderFiles(join(folder, "files"));
  beforeAll(async () => {
    cluster = await startCluster();
    url = await cluster.database();
    store = await openStore({ postgres: url });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await cluster.stop();
    rmSync(folder, { recursive: true });
  });

  const limitIn = async (db: Transaction<Tables>): Promise<string | undefined> =>
    (await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(db)).rows[0]?.limit;
  /** The store, telling the limit under which each of its transactions ended. */
  const watched = (told: (string | undefined)[]): Store => ({
    ...store,
    system: (reason, work) =>
      store.system(reason, async (db, changed) => {
        const result = await work(db, changed);
        told.push(await limitIn(db));
        return result;
      }),
  });

  it("binds requests, and neither migrations nor a backup nor its restoration", async () => {
    expect(await store.system("test", limitIn)).toBe("30s");
    const migrating = postgresPool(url, { size: 1, patient: true });
    expect((await migrating.query<{ statement_timeout: string }>("SHOW statement_timeout")).rows[0]?.statement_timeout).toBe("0");
    await migrating.end();

    const told: (string | undefined)[] = [];
    const path = join(folder, "whole.gz");
    await writeBackup(watched(told), path, { files, secrets: null, key: null, now: new Date(), report: () => undefined });
    await readBackup(watched(told), files, Readable.from([readFileSync(path)]), () => undefined);
    expect(told).toEqual(["0", "0"]);
    expect(await store.system("test", limitIn)).toBe("30s");
  });
});
