import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { dataFiles } from "../../server/kit/data-files.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import { openStore } from "../../server/store/open-store.ts";
import { openMemoryStore } from "../support/memory-store.ts";
import { isLong } from "../support/programs.ts";
import { schemaLines } from "../support/schema-lines.ts";
import { freePort, startServer } from "../support/server.ts";
import { dieInStart } from "./support/killed-server.ts";

/** Each kills two first starts of one folder, four in `npm run test:long`: 20 in all. */
const rounds = isLong ? [0, 1, 2, 3, 4] : [0];

describe("a server killed in its first start", () => {
  let folder: string;
  beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), "belvedere-first-")), "data")));
  afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

  it.each(rounds)(
    "begins again until its schema is whole, in a folder that is its owner's alone: round %i",
    async (round) => {
      const variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
      // That the next one meets its statement shows that the last left the schema as it was before: none.
      for (const point of [
        { KILL_ONCE: join(dataFiles(folder).state, "global/pg_control"), KILL_AFTER: String(round * 150), KILL_LATEST: "commit" },
        // In the middle of the schema and near its end: the suite has the commit, where as much is undone.
        ...(isLong
          ? [
              { KILL_AT: "CREATE TABLE reviews", KILL_AFTER: String(round) },
              { KILL_AT: "INSERT INTO schema_migrations", KILL_AFTER: String(round * 5) },
            ]
          : []),
        { KILL_AT: "commit", KILL_AFTER: String(round) },
      ])
        await dieInStart(variables, point);

      const server = await startServer(variables);
      try {
        expect(await runCommand({ name: "destination", args: { id: "essai", name: "Essai" } }, variables)).toEqual({ added: true });
      } finally {
        await server.stop();
      }
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      const [killed, fresh] = await Promise.all([openStore({ folder: dataFiles(folder).state }), openMemoryStore()]);
      try {
        expect(await schemaLines(killed)).toEqual(await schemaLines(fresh));
      } finally {
        await Promise.all([killed.close(), fresh.close()]);
      }
    },
    600_000,
  );
});
