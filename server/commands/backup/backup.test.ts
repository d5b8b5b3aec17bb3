import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { postgresBinaries, startCluster, withoutPostgres } from "../../../tests/support/postgres.ts";
import { addDestination, addReviews, establishment, review } from "../../../tests/support/state.ts";
import { folderFiles } from "../../ports/files/folder-files.ts";
import type { FoundInReview } from "../../store/bulk-reviews.ts";
import { openStore } from "../../store/open-store.ts";
import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import type { Store } from "../../store/store.ts";
import { backedUpTables, forgottenTables } from "./backed-up-tables.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-"));
const path = join(folder, "a.ndjson.gz");
const files = folderFiles(join(folder, "files"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The tables of the schema that no backup holds, and why. */
const leftOut: Readonly<Record<string, string>> = {
  sessions: "would sign people in who have signed out",
  identity_records: "sign-ins under way: as sessions",
  dashboard_editors: "who has an editor open now",
  tasks: "downloads, made of what the backup holds",
  task_pieces: "their content",
  mails: "would be sent a second time",
  notices: "mails that are to be written: as mails",
  payment_sandbox: "the books of the demonstration's bank",
  help_files: "attachments whose message is being written",
  notice_marks: "which reviews were looked at for them",
  moderation_looks: "who looks at which review now",
  moderation_letters: "mails that wait, or were sent: they would be sent a second time",
  translations: "kept copies, made again where one is missing",
  jobs: "work on what is there, which would be done a second time",
  reanalyses: "how far a re-analysis of the state that is replaced had come",
  announcements: "what open windows hear of, gone after ten minutes",
  outbox: "for the projection, which is made anew",
  outbox_state: "goes on counting, with a new epoch, so that the projection is made anew",
  schema_migrations: "the first line of the backup names them",
};

const said = { theme: "chambre", polarity: "negative", start: 0, end: 5 } as const;
/** What is found in the first reviews; in all others one mention. */
const found: readonly FoundInReview[] = [
  {
    mentions: [said, { ...said, start: 6, end: 9 }].map((one) => ({ ...one, strength: 0.37, sentence: [0, 9] as const })),
    expressions: [{ ...said, text: "é" }],
  },
  { mentions: [], expressions: [{ ...said, text: "ü" }] },
];

/** A digest of every row of every table. */
const digest = (store: Store) =>
  store.system("test", async (db) => {
    const digests: Record<string, unknown> = {};
    for (const table of backedUpTables)
      digests[table] = (
        await sql`SELECT count(*) AS n, md5(string_agg(to_jsonb(t)::text, ',' ORDER BY to_jsonb(t)::text)) AS hash FROM ${sql.table(table)} t`.execute(
          db,
        )
      ).rows[0];
    return digests;
  });
const edited = (whole: Buffer, edit: (text: string) => string): Buffer => {
  const text = gunzipSync(whole).toString();
  const other = edit(text);
  if (other === text) throw new Error("nothing was damaged");
  return gzipSync(other);
};
/** A line of findings as an earlier version would have written it. */
const apart = (line: string): string[] => {
  const [, { review_id, mentions, expressions }] = JSON.parse(line) as [string, Findings];
  const mentioned = mentions.map(({ sentence: [sentence_start, sentence_end], ...mention }, position) => [
    "mentions",
    { review_id, position, ...mention, sentence_start, sentence_end },
  ]);
  const expressed = expressions.length > 0 ? [["expressions", { review_id, found: expressions }]] : [];
  return [...mentioned, ...expressed].map((row) => JSON.stringify(row));
};
type Findings = Required<FoundInReview> & { review_id: string };
const restore = (store: Store, content: Buffer) => readBackup(store, files, Readable.from([content]), () => undefined);

describe("a backup", () => {
  let store: Store;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    store = await openMemoryStore();
    const [hotel] = await addDestination(store, "aval", [establishment("1", { labels: ["é"], lat: 45.123456789, stars: 3 })]);
    await addReviews(
      store,
      "aval",
      Array.from({ length: 2500 }, (_, i) =>
        review(hotel?.id ?? "", String(i), { text: `Texte ${i} «\u00a0\n\u00a0» 🙂`, extra: { a: [1, null] }, ...found[i] }),
      ),
    );
    await store.forActor({ login: "a@b", group: { id: "aval" } }).transaction(async (db) => {
      await db.insertInto("users", { login: "a@b", type: "DMO", roles: ["X"], cards: [] }).execute();
      const { id } = await db
        .insertInto("dashboards", { owner: "a@b", title: "T", document: JSON.stringify({ version: 1 }), draft: null, deleted_at: null })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("dashboard_links", {
          dashboard_id: id,
          created_by: "a@b",
          token_hash: "h",
          expires_at: "2027-01-01T00:00:00.000Z",
          revoked_at: null,
        })
        .execute();
    });
    await store.system("test", (db) =>
      db.insertInto("sessions").values({ id_hash: "s", login: "a@b", expires_at: "2027-01-01T00:00:00.000Z" }).execute(),
    );
    before = await digest(store);
    await writeBackup(store, path, { files, secrets: "secret", key: null, now: new Date("2026-06-01T00:00:00Z"), report: () => undefined });
  }, 60_000);
  afterAll(() => store.close());

  it("brings every row back, after changes and deletions, and signs everybody out", async () => {
    await store.system("test", async (db) => {
      await db.deleteFrom("reviews").where("no", "<", 100).execute();
      await db.updateTable("establishments").set({ name: "autre" }).execute();
      await db.deleteFrom("dashboards").execute();
    });
    expect(await digest(store)).not.toEqual(before);
    const { header, rows } = await restore(store, readFileSync(path));
    expect([header.secrets, rows]).toEqual([
      "secret",
      Object.values(before).reduce((sum: number, row) => sum + (row as { n: number }).n, 0),
    ]);
    expect(await digest(store)).toEqual(before);
    expect(await store.system("test", (db) => db.selectFrom("sessions").selectAll().execute())).toEqual([]);
    // Numbers go on after the restored ones.
    const [next] = await addDestination(store, "aval", [establishment("2")]);
    expect(next?.no).toBe(2);
    await restore(store, readFileSync(path));
  });

  it("holds every table of the schema but those that are left out for a reason", async () => {
    const { rows } = await store.system("test", (db) =>
      sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`.execute(db),
    );
    const known = [...backedUpTables, ...Object.keys(leftOut)];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
    // What a restoration empties does not come back from the file.
    expect(Object.keys(leftOut)).toEqual(expect.arrayContaining([...forgottenTables]));
  });

  it("of a version that kept mentions and expressions apart brings them back as one, and closes no public address", async () => {
    const older = edited(readFileSync(path), (text) =>
      text
        .replace(',"0012-findings","0013-closed-addresses"', "")
        .replaceAll(', "token_closed": false', "")
        .split("\n")
        .flatMap((line) => (line.startsWith('["findings"') ? apart(line) : [line]))
        .join("\n")
        .replace(/"end":(\d+)\}\n$/, (_, rows: string) => `"end":${Number(rows) + 2}}\n`),
    );
    await restore(store, older);
    expect(await digest(store)).toEqual(before);
  });

  it("is readable by its owner alone, and holds no session", () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(path)).toString()).not.toContain('["sessions"');
  });

  it.each([
    ["cut off", (whole: Buffer) => whole.subarray(0, whole.length / 2), /archive gzip est incomplète/],
    [
      "without its end",
      (whole: Buffer) => gzipSync(gunzipSync(whole).toString().split("\n").slice(0, -2).join("\n")),
      /dernière ligne manque/,
    ],
    [
      "with a line less",
      (whole: Buffer) => gzipSync(gunzipSync(whole).toString().split("\n").toSpliced(1200, 1).join("\n")),
      /il y manque des lignes|données ne vont pas ensemble/,
    ],
    [
      "with a row that no table takes",
      (whole: Buffer) => edited(whole, (text) => text.replace('["reviews",{', '["reviews",{"published_at":"jamais","x":')),
      /endommagé|données ne vont pas ensemble/,
    ],
    ["with a line of null", (whole: Buffer) => edited(whole, (text) => text.replace('\n["reviews"', '\nnull\n["reviews"')), /endommagé/],
    [
      "with a row of null",
      (whole: Buffer) => edited(whole, (text) => text.replace(/\n\["reviews",.*\n/, '\n["reviews",null]\n')),
      /endommagé/,
    ],
    [
      "without its list of migrations",
      (whole: Buffer) => edited(whole, (text) => text.replace('"migrations":[', '"migrations":7,"m":[')),
      /endommagé/,
    ],
    [
      "with a name that is not text",
      (whole: Buffer) => edited(whole, (text) => text.replace('["destinations",{', '["destinations",{"name":"a\\u0000","n":')),
      /endommagé|données ne vont pas ensemble/,
    ],
    ["of something else", () => Buffer.from("bonjour"), /pas une sauvegarde/],
    ["of a later version", (whole: Buffer) => gzipSync(gunzipSync(whole).toString().replace("0001-start", "9999-demain")), /plus récente/],
  ])("%s changes nothing", async (_name, damage, reason) => {
    await expect(restore(store, damage(readFileSync(path)))).rejects.toThrow(reason);
    expect(await digest(store)).toEqual(before);
  });

  it("leaves no half file where it cannot be written", async () => {
    await expect(
      writeBackup(store, join(folder, "absent", "b.gz"), { files, secrets: null, key: null, now: new Date(), report: () => undefined }),
    ).rejects.toMatchObject({
      code: "ENOENT",
    });
    writeFileSync(join(folder, "ok"), "");
  });

  it("is not asked for where what is there cannot be kept", async () => {
    const keep = () => Promise.reject(new Error("no room"));
    await expect(readBackup(store, files, Readable.from([readFileSync(path)]), () => undefined, keep)).rejects.toThrow("no room");
    expect(await digest(store)).toEqual(before);
  });

  it.skipIf(!postgresBinaries())(
    postgresBinaries()
      ? "moves a state from PGlite to PostgreSQL, row for row; a write begun after what was there has been kept comes after the restoration"
      : withoutPostgres,
    async () => {
      const cluster = await startCluster();
      const other = await openStore({ postgres: await cluster.database() });
      try {
        await restore(other, readFileSync(path));
        expect(await digest(other)).toEqual(before);
        let kept: () => void = () => undefined;
        // Somebody else's: begun in `keep` itself it would be within its transaction.
        const late = new Promise<void>((resolve) => (kept = resolve)).then(() =>
          other.system("test", (db) => db.updateTable("destinations").set({ name: "Tard" }).execute()),
        );
        const keep = () => {
          kept();
          return new Promise<void>((resolve) => setTimeout(resolve, 300));
        };
        await readBackup(other, files, Readable.from([readFileSync(path)]), () => undefined, keep);
        await late;
        expect(await other.system("test", (db) => db.selectFrom("destinations").select("name").execute())).toEqual([{ name: "Tard" }]);
      } finally {
        await other.close();
        await cluster.stop();
      }
    },
    60_000,
  );
});
