import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { makeOlderState } from "../../../tests/support/make-older-state.ts";
import { migrations } from "../../store/migrations/index.ts";
import { openStore } from "../../store/open-store.ts";
import { openPglite } from "../../store/pglite-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "older-invitations-"));
const id = "0190d2f4-6c1e-7a44-8a51-3f2b7c9d0e11";
beforeAll(async () => {
  await makeOlderState(
    folder,
    migrations.findIndex(({ name }) => name === "0103-invitations-together"),
  );
  const pool = await openPglite({ folder });
  const client = await pool.connect();
  await client.query(
    `INSERT INTO jobs (kind, payload, created_at, due_at) VALUES ('form-invitation', '{"invitation": "${id}", "reminds": true}', now(), now())`,
    [],
  );
  client.release();
  await pool.end();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

it("a reminder that an earlier version queued is one of the guests of its job", async () => {
  const store = await openStore({ folder });
  try {
    const jobs = await store.system("test", (db) =>
      db.selectFrom("jobs").where("kind", "=", "form-invitation").select("payload").execute(),
    );
    expect(jobs).toEqual([{ payload: { invitations: [id], reminds: true } }]);
  } finally {
    await store.close();
  }
}, 60_000);
