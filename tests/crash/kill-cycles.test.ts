import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { afterAll, describe, expect, it } from "vitest";

import { openStores } from "../../server/lifecycle/open-stores.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import type { Dashboard } from "../../src/generated/types.ts";
import { freePort, startServer, type RunningServer } from "../support/server.ts";

/** 20 in the suite; `npm run test:long` asks for 100. */
const cycles = Number(process.env.CRASH_CYCLES ?? 20);
const linesPerFile = 5_000;
const folder = mkdtempSync(join(tmpdir(), "belvedere-crash-"));

describe("a server killed while it imports and saves", () => {
  let server: RunningServer | undefined;
  afterAll(async () => {
    await server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `loses no acknowledged write and doubles none, ${cycles} times, and its figures are its state's again`,
    async () => {
      const variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
      const command = (
        name: Parameters<typeof runCommand>[0]["name"],
        args: Record<string, unknown>,
        input?: Readable,
        tell?: (event: { type: string }) => void,
      ) => runCommand({ name, args, ...(input ? { input } : {}), ...(tell ? { tell } : {}) }, variables);
      const reimport = (cycle: number) =>
        command("import", { kind: "reviews", destination: "essai", createEstablishments: true }, Readable.from(fileOf(cycle)));

      server = await startServer(variables);
      await command("destination", { id: "essai", name: "Essai" });
      await command("user", {
        action: "add",
        login: "essai@example.org",
        type: "DMO",
        group: "essai",
        roles: ["ORGANIZATION_OBSERVATORY"],
        password: "un mot de passe d’essai",
      });

      const saved = new Set<string>();
      let interrupted = 0;
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        let stored = 0;
        let finished = false;
        const importing = command(
          "import",
          { kind: "reviews", destination: "essai", createEstablishments: true },
          Readable.from(fileOf(cycle)),
          (event) => {
            if (event.type === "progress") stored = (event as unknown as { lines: number }).lines;
          },
        ).then(
          () => (finished = true),
          () => undefined,
        );
        let killed = false;
        const saving = saveWhile(() => !killed, command, cycle, saved);
        await new Promise((resolve) => setTimeout(resolve, 300 + ((cycle * 397) % 1_900)));
        server.process.kill("SIGKILL");
        // A command that finds no server opens the folder itself: none may begin from here on.
        killed = true;
        await Promise.all([importing, saving]);
        if (!finished) interrupted += 1;

        server = await startServer(variables);
        const report = await reimport(cycle);
        expect(Number(report.unchanged), `cycle ${cycle}: every line told as stored is there`).toBeGreaterThanOrEqual(stored);
        expect(Number(report.unchanged) + Number(report.added)).toBe(linesPerFile);
        expect(report.updated).toBe(0);
      }
      // Else the kills came too late to prove anything.
      expect(interrupted).toBeGreaterThan(0);
      expect(saved.size).toBeGreaterThan(0);

      await server.stop();
      await compare(saved);
    },
    cycles * 30_000,
  );
});

/** Lines of one cycle's file: reviews that no other cycle has. */
function* fileOf(cycle: number): Generator<string> {
  for (let line = 0; line < linesPerFile; line += 1) {
    yield `${JSON.stringify({
      source: "google",
      source_review_id: `c${cycle}-${line}`,
      establishment_external_id: `e${line % 40}`,
      establishment_name: `Établissement ${line % 40}`,
      category: "hotel",
      rating_value: 1 + (line % 5),
      rating_scale: 5,
      text: `Accueil chaleureux, chambre propre mais bruyante, séjour numéro ${line}.`,
      lang: "fr",
      stay_or_review_date: "2026-03-14",
    })}\n`;
  }
}

/** Saves dashboards one after the other while the server lives; notes those that it acknowledged. */
async function saveWhile(
  lives: () => boolean,
  command: (name: "dashboard-import", args: Record<string, unknown>, input: Readable) => Promise<Record<string, unknown>>,
  cycle: number,
  saved: Set<string>,
): Promise<void> {
  for (let count = 0; lives(); count += 1) {
    const document: Dashboard = {
      version: 1,
      title: `Essai ${cycle}-${count}`,
      widgets: { note: { type: "rating" } },
      layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "note", x: 0, y: 0, w: 3, h: 2 }] }] }] },
    };
    try {
      const { id } = await command("dashboard-import", { owner: "essai@example.org" }, Readable.from([JSON.stringify(document)]));
      saved.add(String(id));
    } catch {
      return;
    }
  }
}

/** The state against what was acknowledged, and the projection against the state. */
async function compare(saved: ReadonlySet<string>): Promise<void> {
  const stores = await openStores({ dataDir: folder, databaseUrl: null, analyticsUrl: null });
  try {
    await stores.projection.catchUp();
    const { ids, titles, reviews, ratings } = await stores.store.system("crash test", async (db) => {
      const dashboards = await db.selectFrom("dashboards").select(["id", "title"]).execute();
      const rows = await db.selectFrom("reviews").select(["source_review_id", "rating"]).execute();
      return {
        ids: dashboards.map(({ id }) => id),
        titles: dashboards.map(({ title }) => title),
        reviews: rows.map(({ source_review_id }) => source_review_id),
        ratings: rows.reduce((sum, { rating }) => sum + (rating ?? 0), 0),
      };
    });
    expect([...saved].filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
    expect(reviews.length).toBe(cycles * linesPerFile);
    expect(new Set(reviews).size).toBe(reviews.length);
    const [projected] = await stores.columnar.query(
      "SELECT count(*)::INTEGER AS n, count(DISTINCT id)::INTEGER AS ids, sum(rating)::DOUBLE AS ratings FROM reviews",
    );
    expect(projected).toEqual({ n: reviews.length, ids: reviews.length, ratings });
  } finally {
    await stores.close();
  }
}
