import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { afterAll, describe, expect, it } from "vitest";

import { batchSizes } from "../../server/import/batches.ts";
import { dataFiles } from "../../server/lifecycle/files.ts";
import { argumentsHeader } from "../../server/lifecycle/local-routes.ts";
import { openStores } from "../../server/lifecycle/open-stores.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import { readServerFile } from "../../server/lifecycle/server-file.ts";
import type { Dashboard } from "../../src/generated/types.ts";
import { emptyData } from "../support/empty-data.ts";
import { isLong } from "../support/programs.ts";
import { freePort, startServer, type RunningServer } from "../support/server.ts";

/** 20 in the suite, beside those of the first start; `npm run test:long` asks for 100. Shared between two servers, each with a folder of its own. */
const total = Number(process.env.CRASH_CYCLES ?? 20);
const lanes = [Math.ceil(total / 2), Math.floor(total / 2)].map((cycles, lane) => ({ cycles, lane }));

/** What a cycle imports. */
interface Cycle {
  no: number;
  /** Lines of its file. */
  lines: number;
  /** Lines that come before the kill: an import that had them all might end before it. */
  linesBefore: number;
  /** Whether people ask for pages beside the import, whose batches are short then. */
  isBusy: boolean;
  /** Whether some of the lines have words, which are analysed. */
  hasWords: boolean;
}

function cycleOf(no: number, lane: number): Cycle {
  const isBusy = no % 4 >= (isLong ? 2 : 1);
  // An import begins once it knows the first 64 KiB: those are more than one short batch.
  const [size, most] = isBusy ? [batchSizes.busy, 2.5] : [batchSizes.alone, 1.5];
  return { no, lines: size * most, linesBefore: size * (most - 0.4), isBusy, hasWords: isLong || no + lane === 0 };
}

/** How long a cycle waits for what it means to interrupt (ms): longer where words are analysed, whose threads must start first. */
const patienceMs = ({ hasWords }: Cycle): number => (hasWords ? 20_000 : 5_000);
/** Of a file with words, the lines that have some: enough to be analysed by several threads. */
const wordsEvery = isLong ? 1 : 4;
/** Between two saves (ms): without end while words are analysed, they would take the machine from that. */
const saveEveryMs = 20;

describe("a server killed while it imports and saves", () => {
  const running = new Map<string, RunningServer>();
  afterAll(async () => {
    for (const [folder, server] of running) {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.concurrent.each(lanes)(
    "loses no acknowledged write and doubles none, $cycles times, and its figures are its state's again",
    async ({ cycles, lane }) => {
      const folder = emptyData(mkdtempSync(join(tmpdir(), "belvedere-crash-")));
      const start = async (): Promise<RunningServer> => {
        const started = await startServer(variables);
        running.set(folder, started);
        return started;
      };
      const variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
      const command = (
        name: Parameters<typeof runCommand>[0]["name"],
        args: Record<string, unknown>,
        input?: Readable,
        tell?: (event: { type: string }) => void,
      ) => runCommand({ name, args, ...(input ? { input } : {}), ...(tell ? { tell } : {}) }, variables);
      const reimport = (cycle: Cycle) =>
        command("import", { kind: "reviews", destination: "essai", createEstablishments: true }, Readable.from(fileOf(cycle)));

      let server = await start();
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
      const kills = { inImport: 0, afterSave: 0 };
      let lines = 0;
      for (let no = 0; no < cycles; no += 1) {
        const cycle = cycleOf(no, lane);
        let stored = 0;
        let finished = false;
        let killed = (): void => undefined;
        const kill = new Promise<void>((resolve) => (killed = resolve));
        let lives = true;
        if (cycle.isBusy) await fetch(`http://127.0.0.1:${variables.PORT}/api/`);
        const importing = command(
          "import",
          { kind: "reviews", destination: "essai", createEstablishments: true },
          Readable.from(withheld(fileOf(cycle), cycle.linesBefore, kill)),
          (event) => {
            if (event.type === "progress") stored = (event as unknown as { lines: number }).lines;
          },
        ).then(
          () => (finished = true),
          () => undefined,
        );
        const before = saved.size;
        const saving = saveWhile(() => lives, folder, no, saved);
        // In turn: in mid-import with something stored, and as soon as a save has been acknowledged.
        await until(no % 2 === 0 ? () => stored > 0 : () => saved.size > before, patienceMs(cycle));
        await new Promise((resolve) => setTimeout(resolve, (no * 37) % 150));
        server.process.kill("SIGKILL");
        lives = false;
        killed();
        await Promise.all([importing, saving]);
        if (stored > 0 && !finished) kills.inImport += 1;
        if (saved.size > before) kills.afterSave += 1;

        server = await start();
        const report = await reimport(cycle);
        expect(Number(report.unchanged), `cycle ${no}: every line told as stored is there`).toBeGreaterThanOrEqual(stored);
        expect(Number(report.unchanged) + Number(report.added)).toBe(cycle.lines);
        expect(report.updated).toBe(0);
        lines += cycle.lines;
      }
      // Else the kills came at moments that prove nothing.
      expect(kills.inImport).toBeGreaterThanOrEqual(Math.floor(cycles / 4));
      expect(kills.afterSave).toBeGreaterThanOrEqual(Math.floor(cycles / 4));

      await server.stop();
      await compare(folder, lines, saved);
    },
    total * 30_000,
  );
});

/** Lines of one cycle's file: reviews that no other cycle has. */
function* fileOf({ no, lines, hasWords }: Cycle): Generator<string> {
  for (let line = 0; line < lines; line += 1) {
    yield `${JSON.stringify({
      source: "google",
      source_review_id: `c${no}-${line}`,
      establishment_external_id: `e${line % 40}`,
      establishment_name: `Établissement ${line % 40}`,
      category: "hotel",
      rating_value: 1 + (line % 5),
      rating_scale: 5,
      ...(hasWords && line % wordsEvery === 0 ? { text: `Accueil chaleureux, chambre propre mais bruyante, séjour numéro ${line}.` } : {}),
      lang: "fr",
      stay_or_review_date: "2026-03-14",
    })}\n`;
  }
}

/** The first lines at once, the others after the kill. */
async function* withheld(lines: Iterable<string>, first: number, kill: Promise<void>): AsyncGenerator<string> {
  let count = 0;
  for (const line of lines) {
    if ((count += 1) > first) await kill;
    yield line;
  }
}

/** Waits for a condition, at most that long (ms). */
async function until(holds: () => boolean, most: number): Promise<void> {
  for (const end = Date.now() + most; !holds() && Date.now() < end;) await new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * Saves dashboards one after the other while the server lives; notes those that it acknowledged. Asks the server itself: the
 * command at the terminal opens the folder where it finds none.
 */
async function saveWhile(lives: () => boolean, folder: string, cycle: number, saved: Set<string>): Promise<void> {
  const { address, token } = readServerFile(dataFiles(folder).server) ?? {};
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/octet-stream",
    [argumentsHeader]: Buffer.from(JSON.stringify({ owner: "essai@example.org" })).toString("base64url"),
  };
  for (let count = 0; lives(); count += 1) {
    const document: Dashboard = {
      version: 1,
      title: `Essai ${cycle}-${count}`,
      widgets: { note: { type: "rating" } },
      layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "note", x: 0, y: 0, w: 3, h: 2 }] }] }] },
    };
    try {
      const answer = await fetch(`${address}/local/commands/dashboard-import`, { method: "POST", headers, body: JSON.stringify(document) });
      const { result } = JSON.parse(await answer.text()) as { result: { id: unknown } };
      saved.add(String(result.id));
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, saveEveryMs));
  }
}

/** The state against what was acknowledged, and the projection against the state. */
async function compare(folder: string, lines: number, saved: ReadonlySet<string>): Promise<void> {
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
    expect(reviews.length).toBe(lines);
    expect(new Set(reviews).size).toBe(reviews.length);
    const [projected] = await stores.columnar.query(
      "SELECT count(*)::INTEGER AS n, count(DISTINCT id)::INTEGER AS ids, sum(rating)::DOUBLE AS ratings FROM reviews",
    );
    expect(projected).toEqual({ n: reviews.length, ids: reviews.length, ratings });
  } finally {
    await stores.close();
  }
}
