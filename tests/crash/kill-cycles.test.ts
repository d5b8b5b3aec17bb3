import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";

import { describe, expect, it } from "vitest";

import { signOf } from "../../server/analytics/sign-of.ts";
import { batchSizes } from "../../server/commands/import/batches.ts";
import { openStores } from "../../server/commands/open-stores.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import { emptyData } from "../support/empty-data.ts";
import { isLong } from "../support/programs.ts";
import { freePort, startServer, type RunningServer } from "../support/server.ts";
import { figuresDocument, heldIn, shownFigures } from "./support/figures.ts";
import { makeDashboard, Saves, saveWhile } from "./support/saves.ts";
import { signIn } from "./support/visitor.ts";

/** Four in the suite, each moment of a kill once; `npm run test:long` asks for 100. Shared between two servers, each with a folder of its own. */
const total = Number(process.env.CRASH_CYCLES ?? 4);
const half = Math.ceil(total / 2);
const lanes = [
  { first: 0, cycles: half },
  { first: half, cycles: total - half },
];

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

function cycleOf(no: number): Cycle {
  const isBusy = no % 4 >= (isLong ? 2 : 1);
  // An import begins once it knows the first 64 KiB: those are more than one short batch.
  const [size, most] = isBusy ? [batchSizes.busy, 2.5] : [batchSizes.alone, 1.5];
  return { no, lines: size * most, linesBefore: size * (most - 0.4), isBusy, hasWords: isLong || no === 0 };
}

/** How long a cycle waits for what it means to interrupt (ms). */
const patienceMs = 60_000;
/** Of a file with words, the lines that have some: enough to be analysed by several threads. */
const wordsEvery = isLong ? 1 : 4;
/** From readiness on, until screens show what the state holds (ms); in the suite, whose machine may do other work, five times as long. */
const figuresWithinMs = isLong ? 3_000 : 15_000;
/** After its last request somebody is taken to wait for answers (`server/semantics/live/traffic.ts`), and somewhat more (ms). */
const trafficLastsMs = 1_600;
const owner = "essai@example.org";
const password = "un mot de passe d’essai";

describe("a server killed while it imports and saves", () => {
  const kills = { inImport: 0, afterSave: 0, afterPublication: 0 };

  it.for(lanes)(
    "loses no acknowledged write and doubles none, $cycles times, and its figures are its state's again",
    { concurrent: true, timeout: total * 60_000 },
    async ({ cycles, first }, { onTestFinished }) => {
      const folder = emptyData(mkdtempSync(join(tmpdir(), "belvedere-crash-")));
      const variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
      const command = (
        name: Parameters<typeof runCommand>[0]["name"],
        args: Record<string, unknown>,
        input?: Readable,
        tell?: (event: { type: string }) => void,
      ) => runCommand({ name, args, ...(input ? { input } : {}), ...(tell ? { tell } : {}) }, variables);
      const reimport = (cycle: Cycle) =>
        command("import", { kind: "reviews", destination: "essai", createEstablishments: true }, Readable.from(fileOf(cycle)));

      let server: RunningServer | undefined;
      onTestFinished(async () => {
        await server?.kill();
        rmSync(folder, { recursive: true, force: true });
      });
      server = await startServer(variables);
      await command("destination", { id: "essai", name: "Essai" });
      const roles = ["ORGANIZATION_OBSERVATORY"];
      await command("user", { action: "add", login: owner, type: "DMO", group: "essai", roles, password });
      const visitor = await signIn(`http://127.0.0.1:${variables.PORT}`, owner, password);
      const figures = await makeDashboard(folder, owner, figuresDocument);
      /** What the state holds, whatever screens say. */
      const held = async (): Promise<ReturnType<typeof heldIn>> => {
        const path = join(folder, "held.ndjson.gz");
        await command("backup", { path });
        const found = heldIn(path);
        rmSync(path);
        return found;
      };

      const saves = new Saves();
      let lines = 0;
      let hadWords = false;
      for (let no = first; no < first + cycles; no += 1) {
        const cycle = cycleOf(no);
        let stored = 0;
        let finished = false;
        let killed = (): void => undefined;
        const kill = new Promise<void>((resolve) => (killed = resolve));
        let lives = true;
        if (cycle.isBusy) await fetch(`http://127.0.0.1:${variables.PORT}/api/`);
        else await until(() => performance.now() - visitor.asked() > trafficLastsMs, trafficLastsMs);
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
        const [before, publishedBefore] = [saves.acknowledged, saves.published];
        // Pages ask beside a busy import alone: what a person saves is a page's.
        const saving = saveWhile(() => lives, saves, { folder, owner, name: `Essai ${no}`, visitor: cycle.isBusy ? visitor : null });
        // In turn: in mid-import with something stored, and as soon as a save has been acknowledged, every other time a person's.
        const isAt = {
          import: () => stored > 0,
          save: () => saves.acknowledged > before,
          publication: () => saves.published > publishedBefore,
        };
        await until(no % 2 === 0 ? isAt.import : no % 4 === 1 ? isAt.save : isAt.publication, patienceMs);
        await new Promise((resolve) => setTimeout(resolve, (no * 37) % 150));
        server.process.kill("SIGKILL");
        lives = false;
        killed();
        await Promise.all([importing, saving]);
        if (isAt.import() && !finished) kills.inImport += 1;
        if (isAt.save()) kills.afterSave += 1;
        if (isAt.publication()) kills.afterPublication += 1;

        server = await startServer(variables);
        const ready = Date.now();
        let shown = await shownFigures(visitor, figures);
        // Nobody writes now: what the state holds is what it held when the server was ready.
        const { figures: expected, dashboards } = await held();
        for (let asked = 0; !isDeepStrictEqual(shown.figures, expected) && asked < figuresWithinMs;) {
          asked = Date.now() - ready;
          shown = await shownFigures(visitor, figures);
        }
        expect(shown.figures, `cycle ${no}: screens show what the state holds`).toEqual(expected);
        // By the projection's own mark: how long the answer was under way is the machine's affair.
        expect(shown.at - ready, `cycle ${no}: they do soon`).toBeLessThanOrEqual(figuresWithinMs);
        expect(saves.lostIn(dashboards), `cycle ${no}: every acknowledged save is there`).toEqual([]);

        const report = await reimport(cycle);
        expect(Number(report.unchanged), `cycle ${no}: every line reported as stored is there`).toBeGreaterThanOrEqual(stored);
        expect(Number(report.unchanged) + Number(report.added)).toBe(cycle.lines);
        expect(report.updated).toBe(0);
        lines += cycle.lines;
        hadWords ||= cycle.hasWords;
      }
      await server.stop();
      await compare(folder, { lines, hadWords, saves });
    },
  );

  // Else the kills came at moments that prove nothing.
  it("was killed in the middle of imports, after saves and after publications", () => {
    expect(kills.inImport).toBeGreaterThanOrEqual(Math.floor(total / 4));
    expect(kills.afterSave).toBeGreaterThanOrEqual(Math.floor(total / 4));
    expect(kills.afterPublication).toBeGreaterThanOrEqual(Math.ceil(total / 8));
  });
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

/** The state against what was acknowledged, and the projection against the state, row by row. */
async function compare(folder: string, { lines, hadWords, saves }: { lines: number; hadWords: boolean; saves: Saves }): Promise<void> {
  const stores = await openStores({ dataDir: folder, databaseUrl: null, analyticsUrl: null });
  try {
    await stores.projection.catchUp();
    const { dashboards, reviews, findings, establishments } = await stores.store.system("crash test", async (db) => ({
      dashboards: await db.selectFrom("dashboards").select(["id", "title", "revision"]).execute(),
      reviews: await db.selectFrom("reviews").select(["id", "establishment_id", "source_review_id", "rating"]).execute(),
      findings: await db.selectFrom("findings").select(["review_id", "mentions"]).execute(),
      establishments: await db.selectFrom("establishments").select(["id", "name", "category"]).execute(),
    }));
    const mentions = findings.flatMap((row) => row.mentions.map((mention) => ({ review_id: row.review_id, ...mention })));
    expect(saves.lostIn(dashboards)).toEqual([]);
    expect(new Set(dashboards.map(({ title }) => title)).size).toBe(dashboards.length);
    expect(reviews.length).toBe(lines);
    expect(new Set(reviews.map(({ source_review_id }) => source_review_id)).size).toBe(reviews.length);
    expect(mentions.length > 0).toBe(hadWords);

    const projected = async (columns: string, from: string): Promise<string[]> => {
      const rows = await stores.columnar.query<{ row: string }>(`SELECT concat_ws(' ', ${columns}) AS row FROM ${from}`);
      return rows.map(({ row }) => row).toSorted();
    };
    expect(await projected("r.id, e.id, r.rating", "reviews r LEFT JOIN establishments e ON e.establishment = r.establishment")).toEqual(
      reviews.map(({ id, establishment_id, rating }) => `${id} ${establishment_id} ${rating}`).toSorted(),
    );
    expect(
      await projected("r.id, m.theme, m.span_start, m.span_end, m.polarity", "mentions m LEFT JOIN reviews r ON r.no = m.review"),
    ).toEqual(
      mentions.map(({ review_id, theme, start, end, polarity }) => `${review_id} ${theme} ${start} ${end} ${signOf(polarity)}`).toSorted(),
    );
    expect(await projected("id, name, category", "establishments")).toEqual(
      establishments.map(({ id, name, category }) => `${id} ${name} ${category}`).toSorted(),
    );
  } finally {
    await stores.close();
  }
}
