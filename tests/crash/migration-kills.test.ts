import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { dataFiles } from "../../server/kit/data-files.ts";
import { openStores } from "../../server/commands/open-stores.ts";
import { migrations } from "../../server/store/migrations/index.ts";
import { openMemoryStore } from "../support/memory-store.ts";
import { type Holding, holdingOf } from "../support/holding.ts";
import { makeOlderState } from "../support/make-older-state.ts";
import { olderReviews } from "../support/older-state.ts";
import { isLong } from "../support/programs.ts";
import { schemaLines } from "../support/schema-lines.ts";
import { freePort, startServer } from "../support/server.ts";
import { dieInStart } from "./support/killed-server.ts";

/** Migrations that the folder's last version knew: the first alone; in `npm run test:long` each number of them, each fourth killed a little later too. */
const rounds = isLong
  ? migrations.slice(1).flatMap((_, index) => (index % 4 === 0 ? [0, 2] : [0]).map((late) => ({ known: index + 1, late })))
  : [{ known: 1, late: 0 }];
const names = migrations.map(({ name }) => name);
const firstLine = (statement = ""): string => statement.split("\n", 1)[0] ?? "";

describe("a server killed while it migrates a folder that holds rows", () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "belvedere-migration-"))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(rounds)(
    "leaves every row, and one schema or the other, until it is whole: from $known migrations, $late late",
    async ({ known, late }) => {
      const state = dataFiles(folder).state;
      await makeOlderState(state, known);
      const before = await holdingOf(state);
      expect(before.migrations).toEqual(names.slice(0, known));
      for (const [table, { rows }] of Object.entries(before.tables)) expect([table, parseInt(rows) > 0]).toEqual([table, true]);

      const pending = migrations.slice(known).flatMap(({ statements }) => statements);
      const variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
      // That the next one meets its statement shows that the last left the older schema.
      const moments = [
        [firstLine(pending[0]), late],
        [firstLine(pending.at(-1)), late * 3],
        ["INSERT INTO schema_migrations", late * 5],
        ["commit", late],
      ] as const;
      // Each start costs seconds: the suite has the middle and the end.
      for (const [at, after] of isLong ? moments : moments.slice(2)) {
        await dieInStart(variables, { KILL_AT: at, KILL_AFTER: String(after) });
        expect([before.migrations, names], at).toContainEqual((await looked(state, before)).migrations);
      }

      const server = await startServer(variables);
      expect(await server.stop()).toBe(0);
      expect((await looked(state, before)).migrations).toEqual(names);
      const [stores, fresh] = await Promise.all([
        openStores({ dataDir: folder, databaseUrl: null, analyticsUrl: null }),
        openMemoryStore(),
      ]);
      try {
        expect(await schemaLines(stores.store)).toEqual(await schemaLines(fresh));
        expect(await stores.columnar.query("SELECT count(*)::INTEGER AS n FROM reviews")).toEqual([{ n: olderReviews }]);
        expect(await stores.columnar.query("SELECT DISTINCT theme, polarity, strength, span_end, sentence_end FROM mentions")).toEqual([
          { theme: "accueil", polarity: 1, strength: 0.5, span_end: 7, sentence_end: 30 },
        ]);
        expect(await stores.columnar.query("SELECT count(*)::INTEGER AS n FROM mentions")).toEqual([{ n: olderReviews }]);
      } finally {
        await Promise.all([stores.close(), fresh.close()]);
      }
    },
    600_000,
  );
});

/** Tables whose rows a migration gathers in another: the projection shows that they are there. */
const intoFindings: ReadonlySet<string> = new Set(["mentions", "expressions"]);

/** What a copy of the folder holds, so that the next server meets it as the kill left it; every row must be there. */
async function looked(state: string, before: Holding): Promise<Holding> {
  const copy = `${state}-copy`;
  cpSync(state, copy, { recursive: true });
  try {
    const now = await holdingOf(copy, before);
    const gathered = now.migrations.includes("0012-findings");
    const kept = Object.entries(before.tables).filter(([table]) => !(gathered && intoFindings.has(table)));
    expect(now.tables).toEqual(Object.fromEntries(kept));
    return now;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
