import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CommandEvent } from "../../server/commands/command.ts";
import { runCommand, type CommandCall } from "../../server/lifecycle/run-command.ts";
import { emptyData } from "../support/empty-data.ts";
import { freePort, startServer, type RunningServer } from "../support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "running-"));
const lines = Array.from({ length: 1_200 }, (_, i) =>
  JSON.stringify({
    source: "google",
    source_review_id: String(i),
    establishment_name: `Hôtel ${i % 7}`,
    category: "hotel",
    rating_value: (i % 5) + 1,
    ...(i % 5 === 0 ? { text: `Accueil parfait, chambre ${i} calme.` } : {}),
    lang: "fr",
    stay_or_review_date: "2026-03-14",
  }),
);

let variables: NodeJS.ProcessEnv;
let server: RunningServer;
const command = (call: CommandCall) => runCommand(call, variables);
const importing = () =>
  command({
    name: "import",
    args: { kind: "reviews", destination: "aval", createEstablishments: true },
    input: Readable.from([Buffer.from(lines.join("\n"))]),
  });

beforeAll(async () => {
  variables = { ...process.env, DATA_DIR: emptyData(join(folder, "data")), DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
  server = await startServer(variables);
  await command({ name: "destination", args: { id: "aval", name: "Aval" } });
}, 60_000);
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

describe("a running server", () => {
  it("keeps its address and token for its owner alone", () => {
    const path = join(folder, "data/server.json");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({
      pid: server.process.pid,
      address: `http://127.0.0.1:${variables.PORT}`,
    });
  });

  it("answers no local command without the token, and reveals none", async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${variables.PORT}/local/commands/backup`, { method: "POST", headers, body: "x" });
    expect((await ask({})).status).toBe(404);
    expect((await ask({ authorization: `Bearer ${"x".repeat(43)}` })).status).toBe(404);
  });

  it("imports for the command line, whose result is the import's", async () => {
    expect(await command({ name: "destination", args: { id: "aval", name: "Aval" } })).toEqual({ added: false });
    expect(await importing()).toMatchObject({ lines: 1200, added: 1200, created: 7, refused: 0 });
    expect(await importing()).toMatchObject({ added: 0, unchanged: 1200 });
  }, 60_000);

  it("refuses with the command's own sentence", async () => {
    const call = command({ name: "import", args: { kind: "reviews", destination: "avall" }, input: Readable.from([Buffer.from("{}")]) });
    await expect(call).rejects.toThrow("La destination avall n’existe pas (la plus proche\u00a0: aval)");
  });

  it("backs up and restores while it runs; the command ends when the work has", async () => {
    const path = join(folder, "a.gz");
    const progress: number[] = [];
    const saved = await command({ name: "backup", args: { path }, tell: ({ done }) => progress.push(Number(done)) });
    // 1 destination, 1 group, 7 establishments seen by one group, the reviews and what was found in them.
    expect(Number(saved.rows)).toBeGreaterThan(1200 + 16);
    expect(progress.at(-1)).toBe(saved.rows);
    await command({ name: "destination", args: { id: "aval", name: "Autre" } });
    const kept: CommandEvent[] = [];
    const onEvent = (event: CommandEvent) => void (event.type === "kept" && kept.push(event));
    const restored = await command({ name: "restore", input: Readable.from(readFileSync(path)), tell: onEvent });
    expect(restored).toMatchObject({ rows: saved.rows, restart: false });
    expect(await importing()).toMatchObject({ added: 0, unchanged: 1200 });
    // What the restoration replaced is kept beside the data, and brings the later name back.
    const before = readFileSync(String(kept[0]?.path));
    expect([kept.length, kept[0]?.present]).toEqual([1, "1 destination, 7 établissements, 1\u202f200 avis"]);
    expect(gunzipSync(before).toString()).toContain('"Autre"');
    expect(await command({ name: "restore", input: Readable.from(before), tell: onEvent })).toMatchObject({ rows: saved.rows });
    expect(gunzipSync(readFileSync(String(kept[1]?.path))).toString()).not.toContain('"Autre"');
  }, 60_000);

  it("ends cleanly, and gives the folder free: a command opens it itself, and finds everything there", async () => {
    expect(await server.stop()).toBe(0);
    expect([existsSync(join(folder, "data/server.json")), existsSync(join(folder, "data/lock"))]).toEqual([false, false]);
    expect(await importing()).toMatchObject({ added: 0, unchanged: 1200 });
  }, 90_000);
});

describe("a start", () => {
  it("finds everything again, with the figures rebuilt where their file was damaged", async () => {
    writeFileSync(join(folder, "data/analytics.duckdb"), "pas une base ".repeat(2_000));
    await command({ name: "analytics-rebuild", replaceDamaged: true });
    server = await startServer(variables);
    expect(await importing()).toMatchObject({ added: 0, unchanged: 1200 });
  }, 90_000);

  it("names what is wrong in the environment", async () => {
    await expect(startServer({ ...variables, DATABASE_URL: "mysql://x", PORT: "abc" })).rejects.toThrow(
      /^Configuration refusée\s: PORT .*\s; DATABASE_URL .*\.$/,
    );
  }, 60_000);
});
