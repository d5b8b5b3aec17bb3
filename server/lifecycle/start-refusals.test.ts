import { spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";

import { emptyData } from "../../tests/support/empty-data.ts";
import { serverProgram } from "../../tests/support/programs.ts";
import { freePort } from "../../tests/support/server.ts";
import { openColumnar } from "../analytics/columnar.ts";
import { openStores } from "../commands/open-stores.ts";
import { dataFiles } from "../kit/data-files.ts";

const root = join(import.meta.dirname, "../..");

/** Starts the server for an empty installation and waits until it has ended by itself. */
function start(variables: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, serverProgram, {
      cwd: root,
      env: { PATH: process.env.PATH, DEMO: "0", ...variables },
      stdio: ["ignore", "ignore", "pipe"],
    });
    // One that starts after all would go on serving.
    onTestFinished(() => void child.kill("SIGKILL"));
    let told = "";
    child.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
    child.on("close", (code) => resolve({ code, lines: told.trim().split("\n") }));
  });
}

describe("a start that cannot go on says why in one French sentence", { timeout: 90_000 }, () => {
  let dataDir: string;
  let port: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "refusals-"));
    port = String(await freePort());
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it("where the port is taken, before it touches a folder", async () => {
    const other = createServer();
    const within = join(dataDir, "data");
    await new Promise<void>((resolve) => other.listen(Number(port), "127.0.0.1", resolve));
    try {
      expect(await start({ DATA_DIR: within, PORT: port })).toEqual({
        code: 1,
        lines: [`Le port ${port} est déjà pris\u00a0: arrêtez l’autre programme, ou choisissez un autre port avec PORT.`],
      });
      expect(existsSync(within)).toBe(false);
    } finally {
      other.close();
    }
  });

  it("where the data folder cannot be made", async () => {
    // A file where a folder should be: refused whoever runs the test.
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    const within = join(file, "data");
    expect(await start({ DATA_DIR: within, PORT: port })).toEqual({
      code: 1,
      lines: [
        `Le dossier de données ${within} ne peut pas être écrit\u00a0: donnez-en le droit à cet utilisateur, ou choisissez un autre dossier avec DATA_DIR.`,
      ],
    });
  });

  it.skipIf(process.platform !== "linux")("where the file system has no folders to make", async () => {
    const { code, lines } = await start({ DATA_DIR: "/proc/belvedere/data", PORT: port });
    expect([code, lines]).toEqual([
      1,
      [expect.stringContaining("Le dossier de données /proc/belvedere/data ne peut pas être écrit") as string],
    ]);
  });

  it("where the columns are damaged, and leaves them as they are", async () => {
    const { columnar } = dataFiles(dataDir);
    const damaged = "n’est pas une base".repeat(1_000);
    writeFileSync(columnar, damaged);
    const { code, lines } = await start({ DATA_DIR: dataDir, PORT: port });
    expect([code, lines]).toEqual([
      1,
      [
        `Le fichier ${columnar} est endommagé\u202f; il se refait entièrement à partir des données\u00a0: lancez «\u00a0npm run analytics:rebuild\u00a0».`,
      ],
    ]);
    expect(readFileSync(columnar, "utf8")).toBe(damaged);
  });

  it.each([
    ["are cut off, as on a full disk", (path: string) => truncateSync(path, 100_000)],
    [
      "open, but cannot be read",
      (path: string) => {
        const file = openSync(path, "r+");
        writeSync(file, Buffer.alloc(262_144, "x"), 0, 262_144, 12_288);
        closeSync(file);
      },
    ],
  ])("where the columns %s; rebuilding puts them aside", async (_title, damage) => {
    const { columnar } = dataFiles(dataDir);
    const columns = await openColumnar(columnar);
    await columns.write((connection) =>
      connection.run("CREATE TABLE projection_source AS SELECT 'e' || i AS epoch, 's' || random() AS shape FROM range(100000) r(i)"),
    );
    await columns.close();
    damage(columnar);
    const damaged = readFileSync(columnar);
    const { code, lines } = await start({ DATA_DIR: emptyData(dataDir), PORT: port });
    expect([code, lines]).toEqual([
      1,
      [
        `Le fichier ${columnar} est endommagé\u202f; il se refait entièrement à partir des données\u00a0: lancez «\u00a0npm run analytics:rebuild\u00a0».`,
      ],
    ]);
    expect(readFileSync(columnar).subarray(0, 12_288).equals(damaged.subarray(0, 12_288))).toBe(true);

    const stores = await openStores({ dataDir, databaseUrl: null, analyticsUrl: null }, { replaceDamaged: true });
    await stores.projection.rebuild();
    await stores.close();
    const [aside] = readdirSync(dataDir).filter((name) => name.startsWith("analytics.duckdb.endommage-"));
    expect(statSync(join(dataDir, String(aside))).size).toBe(damaged.length);
  });

  it("where the state is damaged", async () => {
    const { state } = dataFiles(dataDir);
    mkdirSync(join(state, "global"), { recursive: true });
    writeFileSync(join(state, "PG_VERSION"), "17\n");
    writeFileSync(join(state, "global/pg_control"), "x");
    const { code, lines } = await start({ DATA_DIR: dataDir, PORT: port });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^La base de données .*state est endommagée \(.*\)\u00a0: renommez ce dossier/);
  });

  it("where another process has the data folder", async () => {
    const stores = await openStores({ dataDir: emptyData(dataDir), databaseUrl: null, analyticsUrl: null });
    try {
      const { code, lines } = await start({ DATA_DIR: dataDir, PORT: port });
      expect([code, lines.length]).toEqual([1, 1]);
      expect(lines[0]).toMatch(
        new RegExp(
          `^Le dossier de données .* est déjà utilisé par un autre processus de Belvédère \\(processus ${process.pid}, .*\\)\\u00a0: arrêtez-le`,
        ),
      );
    } finally {
      await stores.close();
    }
  });
});
