import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { dataFiles } from "../../server/kit/data-files.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { migrations } from "../../server/store/migrations/index.ts";
import { makeOlderState } from "../support/make-older-state.ts";
import { freePort, startServer } from "../support/server.ts";

/** Reviews to analyse: enough that a fast machine is not through before it is asked twice how far it is. */
const reviews = 12_000;

let folder: string;
let variables: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "belvedere-jobs-"));
  variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
  await makeOlderState(dataFiles(folder).state, migrations.length);
  await within((store) =>
    store.system("test", async (db) => {
      const [{ stored } = { stored: 0 }] = (await sql<{ stored: number }>`SELECT count(*)::int AS stored FROM reviews`.execute(db)).rows;
      await sql`INSERT INTO reviews (destination_id, establishment_id, source, source_review_id, rating, text, lang, country, profile, published_at, state)
        SELECT destination_id, establishment_id, source, 'more-' || i, rating, text, lang, country, profile, published_at, state
        FROM (SELECT * FROM reviews LIMIT 1) AS one, generate_series(1, ${reviews - stored}::int) i`.execute(db);
    }),
  );
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Works on the state of a server that has ended. */
async function within<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ folder: dataFiles(folder).state });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
const jobs = (store: Store) =>
  store.system("test", (db) => db.selectFrom("jobs").where("kind", "=", "reanalysis").select(["state", "tries", "result"]).execute());

it("a re-analysis whose server is killed goes on with the next one, where it had got to", async () => {
  const killed = await startServer(variables);
  try {
    await new Promise<void>((resolve, reject) => {
      const asked = runCommand(
        { name: "reanalyse", tell: ({ done }) => Number(done) > 0 && Number(done) < reviews && resolve() },
        variables,
      );
      asked.then(
        () => reject(new Error("it ended before the kill")),
        () => undefined,
      );
    });
  } finally {
    await killed.kill();
  }
  expect(await within(jobs)).toMatchObject([{ state: "running", tries: 1 }]);
  // As time does.
  await within((store) => store.system("test", (db) => sql`UPDATE jobs SET leased_until = now() - interval '1 second'`.execute(db)));

  const next = await startServer(variables);
  try {
    // Nobody asks for it anew: this is the same one.
    const report = (await runCommand({ name: "reanalyse" }, variables)) as { reviews: number; resumed: number };
    expect(report.resumed).toBeGreaterThan(0);
    expect(report.reviews + report.resumed).toBe(reviews);
  } finally {
    await next.stop();
  }
  expect(await within(jobs)).toMatchObject([{ state: "done", tries: 2 }]);
}, 120_000);
