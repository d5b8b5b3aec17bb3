import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { afterAll, beforeAll, expect, it } from "vitest";

import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import { addDestination } from "../../../tests/support/state.ts";
import type { CommandEvent } from "../command.ts";
import { folderFiles } from "../../ports/files/folder-files.ts";
import type { Store } from "../../store/store.ts";
import { keepPresent } from "./keep-present.ts";
import { readBackup } from "./read-backup.ts";

const dataDir = mkdtempSync(join(tmpdir(), "keep-present-"));
const context = { files: folderFiles(join(dataDir, "files")), dataDir, now: () => new Date(2026, 5, 1, 9, 8, 7), key: null };
let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});
const keep = async (): Promise<CommandEvent[]> => {
  const events: CommandEvent[] = [];
  await store.system("test", (db) => keepPresent(db, context, (event) => void events.push(event)));
  return events;
};

it("keeps nothing of an empty state, and two within a second beside each other, whole and in the backup's own format", async () => {
  expect([await keep(), readdirSync(dataDir)]).toEqual([[], []]);
  await addDestination(store, "aval", []);
  const first = await keep();
  await addDestination(store, "amont", []);
  const second = await keep();
  const folder = join(dataDir, "backups");
  const names = ["avant-restauration-2026-06-01-090807.ndjson.gz", "avant-restauration-2026-06-01-090807-2.ndjson.gz"];
  expect([first.at(-1), second.at(-1)]).toEqual([
    { type: "kept", path: join(folder, names[0] ?? ""), present: "1 destination" },
    { type: "kept", path: join(folder, names[1] ?? ""), present: "2 destinations" },
  ]);
  expect(readdirSync(folder).sort()).toEqual(names.toSorted());
  await readBackup(store, context.files, Readable.from([readFileSync(join(folder, names[0] ?? ""))]), () => undefined);
  expect(await store.system("test", (db) => db.selectFrom("destinations").select("id").execute())).toEqual([{ id: "aval" }]);
});
