import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";

import { runCommand } from "../../server/lifecycle/run-command.ts";
import { emptyData } from "../support/empty-data.ts";
import { freePort, startServer } from "../support/server.ts";

describe("a server whose store fails", { timeout: 180_000 }, () => {
  let folder: string;
  beforeEach(() => (folder = emptyData(mkdtempSync(join(tmpdir(), "failure-")))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(["state", "columnar"])("says 503, then one sentence, and ends for a supervisor to restart it: %s", async (broken) => {
    const variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
    const hook = join(import.meta.dirname, "../support/break-store.mjs");
    const server = await startServer({ ...variables, BREAK: broken, NODE_OPTIONS: `--import ${hook}` });
    onTestFinished(() => server.kill());
    await runCommand({ name: "destination", args: { id: "essai", name: "Essai" } }, variables);
    let said = "";
    server.process.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const health = (): Promise<number> =>
      fetch(`http://127.0.0.1:${variables.PORT}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    expect(await health()).toBe(200);

    const ended = once(server.process, "exit");
    server.process.kill("SIGUSR2");
    // Each asks by itself: one that waits for a store that is gone must not keep the next from being heard.
    const heard: Promise<number>[] = [];
    const asking = setInterval(() => heard.push(health()), 50);
    const [code] = (await ended) as [number | null];
    clearInterval(asking);
    expect(await Promise.all(heard)).toContain(503);
    expect({ code, lines: said.trim().split("\n") }).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(
          /^Une base de données du serveur a cessé de fonctionner \(.+\)\u00a0: le serveur s’arrête\. Ce qui a été confirmé est enregistré\u202f; redémarrez-le\.$/,
        ) as string,
      ],
    });

    const again = await startServer(variables);
    try {
      expect(await runCommand({ name: "destination", args: { id: "essai", name: "Essai" } }, variables)).toEqual({ added: false });
    } finally {
      await again.kill();
    }
  });
});
