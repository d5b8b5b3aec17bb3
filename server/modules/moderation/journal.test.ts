import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import { addDestination, establishment } from "../../../tests/support/state.ts";
import type { Store } from "../../store/store.ts";
import { addLines, type JournalLine, verifyJournals } from "./journal.ts";

let store: Store;
let line: JournalLine;
beforeAll(async () => {
  store = await openMemoryStore();
  const [hotel] = await addDestination(store, "lac", [establishment("a")]);
  line = {
    destination: "lac",
    establishment: hotel?.id ?? "",
    review: randomUUID(),
    at: "2026-06-01T10:00:00.123Z",
    by: "moderator",
    login: "a@lac",
    action: "publish",
    from: { state: "pending", reply: null },
    to: { state: "published", reply: null },
    policy: "avis 1",
    details: { b: 1, a: ["é"] },
  };
  await addLines(store, [line, { ...line, action: "respond" }, { ...line, destination: "mer" }]);
  await addLines(store, [{ ...line, action: "withdraw", by: "author", login: null, details: null }]);
}, 60_000);
afterAll(() => store.close());

/** As the owner of the tables, whom nothing binds. */
const asOwner = (statement: string): Promise<void> =>
  store.system("test", async (db) => {
    await sql`RESET ROLE`.execute(db);
    await sql.raw(statement).execute(db);
    await sql`SET ROLE app`.execute(db);
  });

describe("the journal of moderation", () => {
  it("numbers the lines of each destination from 1, each with the hash of the one before", async () => {
    const rows = await store.system("test", (db) =>
      db
        .selectFrom("moderation_journal")
        .select(["destination_id", "no", "previous", "hash"])
        .orderBy("destination_id")
        .orderBy("no")
        .execute(),
    );
    expect(rows.map(({ destination_id, no }) => [destination_id, no])).toEqual([
      ["lac", 1],
      ["lac", 2],
      ["lac", 3],
      ["mer", 1],
    ]);
    expect(rows.map(({ previous }) => previous)).toEqual(["", rows[0]?.hash, rows[1]?.hash, ""]);
    expect(await verifyJournals(store)).toEqual({ lines: 4, breaks: [] });
  });

  it.each([
    ["changed", "UPDATE moderation_journal SET reason = 'promo'"],
    ["removed", "DELETE FROM moderation_journal"],
    ["emptied", "TRUNCATE moderation_journal"],
  ])("cannot be %s by what the server runs as", async (_, statement) => {
    await expect(store.system("test", (db) => sql.raw(statement).execute(db))).rejects.toThrow(/permission denied/);
  });

  it("shows where somebody with the owner's rights changed, removed or rewrote a line", async () => {
    const at = new Date(line.at).toISOString();
    await asOwner("UPDATE moderation_journal SET login = 'b@lac' WHERE destination_id = 'lac' AND no = 2");
    expect((await verifyJournals(store)).breaks).toEqual([{ destination: "lac", no: 2, at, why: "changed" }]);
    await asOwner("UPDATE moderation_journal SET login = 'a@lac', previous = 'x' WHERE destination_id = 'lac' AND no = 2");
    expect((await verifyJournals(store)).breaks).toEqual([{ destination: "lac", no: 2, at, why: "unlinked" }]);
    await asOwner("DELETE FROM moderation_journal WHERE destination_id = 'lac' AND no = 2");
    expect((await verifyJournals(store)).breaks).toEqual([{ destination: "lac", no: 3, at, why: "missing" }]);
  });
});
