import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it } from "vitest";

import { dataFiles } from "../../server/kit/data-files.ts";
import { migrations } from "../../server/store/migrations/index.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { makeOlderState } from "../support/make-older-state.ts";
import { isLong } from "../support/programs.ts";
import { freePort, startServer } from "../support/server.ts";

/** Two in the suite, 20 in `npm run test:long`. */
const cycles = isLong ? 20 : 2;
/** Queued before each cycle. */
const perCycle = 15;

let folder: string;
let mailServer: SMTPServer;
/** By Message-ID, the copies that the mail server has accepted. */
const accepted = new Map<string, string[]>();
/** Where the next mails are taken as the server is about to be killed: how many are answered before, and what is to happen then. */
let cut: { after: number; reached: () => void; isAnswered: boolean } | null = null;

beforeEach(async () => {
  accepted.clear();
  cut = null;
  folder = mkdtempSync(join(tmpdir(), "belvedere-mails-"));
  await makeOlderState(dataFiles(folder).state, migrations.length);
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        // Whoever is about to be killed hears nothing more: however fast it is, mails are left.
        if (cut?.after === 0) return;
        const raw = Buffer.concat(chunks).toString("utf8");
        const id = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? "";
        accepted.set(id, [...(accepted.get(id) ?? []), /^Subject: (.*)$/im.exec(raw)?.[1] ?? ""]);
        if (cut) cut.after -= 1;
        if (cut?.after !== 0) return done();
        if (cut.isAnswered) done();
        cut.reached();
      });
    },
  });
  // A killed server leaves its connection: that is what is tried here, and no failure of the run.
  mailServer.on("error", () => undefined);
  await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", () => resolve()));
}, 300_000);
afterEach(async () => {
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
});

/** Works on the state of a server that has ended. */
async function within<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ folder: dataFiles(folder).state });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Mails with their jobs, as a request that has been committed leaves them; what waits for another try is due, as time makes it. */
async function queueMails(cycle: number): Promise<void> {
  await within((store) =>
    store.system("test", async (db) => {
      await sql`UPDATE jobs SET due_at = now()`.execute(db);
      for (let no = 0; no < perCycle; no += 1)
        await sql`WITH mail AS (
            INSERT INTO mails (group_id, template, recipient, recipient_name, subject, body, html, created_at)
            VALUES ('essai', 'report', ${`lecteur-${cycle}-${no}@example.org`}, '', ${`cycle ${cycle} message ${no}`}, 'Texte', '<p>Texte</p>', now()) RETURNING id)
          INSERT INTO jobs (kind, payload, created_at, due_at) SELECT 'mail', json_build_object('mail', id), now(), now() FROM mail`.execute(
          db,
        );
    }),
  );
}

it(
  "no mail is lost, and none is sent twice as another one, however often its server is killed while it sends",
  async () => {
    const { port } = mailServer.server.address() as AddressInfo;
    const variables = {
      ...process.env,
      DATA_DIR: folder,
      DEMO: "0",
      PORT: String(await freePort()),
      LOG_LEVEL: "silent",
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    };
    const waiting = (store: Store) =>
      store.system("test", (db) =>
        db.selectFrom("mails").where("subject", "like", "cycle %").where("state", "=", "queued").select("id").execute(),
      );
    await within((store) => store.system("test", (db) => db.deleteFrom("mails").execute()));
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await queueMails(cycle);
      // Accepted, and not yet noted by the server, which in every other cycle has not even the answer: the worst instants.
      const due = new Promise<void>((reached) => (cut = { after: 1 + (cycle % 5), reached, isAnswered: cycle % 2 === 0 }));
      const server = await startServer(variables);
      try {
        await due;
      } finally {
        await server.kill();
      }
    }
    expect((await within(waiting)).length).toBeGreaterThan(0);
    cut = null;
    await queueMails(cycles);
    const last = await startServer(variables);
    try {
      await expect.poll(() => accepted.size, { timeout: 120_000, interval: 200 }).toBe((cycles + 1) * perCycle);
    } finally {
      await last.stop();
    }
    expect(await within(waiting)).toEqual([]);
    // A copy that follows a kill has the Message-ID of the first, by which mail programs show it once.
    const subjects = [...accepted.values()].map((copies) => new Set(copies));
    expect(subjects.every((copies) => copies.size === 1)).toBe(true);
    expect(new Set(subjects.flatMap((copies) => [...copies])).size).toBe((cycles + 1) * perCycle);
  },
  isLong ? 2_400_000 : 360_000,
);
