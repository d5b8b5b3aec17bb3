import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { dataFiles } from "../../server/kit/data-files.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { migrations } from "../../server/store/migrations/index.ts";
import { makeOlderState } from "../support/make-older-state.ts";
import { olderReviews } from "../support/older-state.ts";
import { freePort, startServer } from "../support/server.ts";
import { startMortal } from "./support/killed-server.ts";

let folder: string;
let variables: NodeJS.ProcessEnv;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "belvedere-jobs-"));
  variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
  await makeOlderState(dataFiles(folder).state, migrations.length);
}, 300_000);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
  // One part is kept, the next is being written: there are at least three.
  const killed = await startMortal(variables, { KILL_AT: 'update "reanalyses" set "reached"', KILL_TURN: "2" });
  try {
    const outcome = await runCommand({ name: "reanalyse" }, variables).then(
      () => "ended",
      () => "cut off",
    );
    expect(outcome).toBe("cut off");
    await killed.ended;
  } finally {
    await killed.kill();
  }
  expect(await within(jobs)).toMatchObject([{ state: "running", tries: 1 }]);

  const next = await startServer(variables);
  try {
    // Nobody asks for it anew: this is the same one.
    const report = (await runCommand({ name: "reanalyse" }, variables)) as { reviews: number; resumed: number };
    expect(report.resumed).toBeGreaterThan(0);
    expect(report.reviews + report.resumed).toBe(olderReviews);
  } finally {
    await next.stop();
  }
  expect(await within(jobs)).toMatchObject([{ state: "done", tries: 2 }]);
}, 300_000);
