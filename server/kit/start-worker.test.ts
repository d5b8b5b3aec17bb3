import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { png } from "../../tests/support/images.ts";
import { openResizer } from "../ports/files/resize.ts";
import { startWorker } from "./start-worker.ts";

const resizing = new URL("../ports/files/resize-worker.ts", import.meta.url).href;

describe("a thread of a server that runs from its sources", () => {
  let folder: string;
  /** TypeScript that the built server does not have. */
  let unbuilt: URL;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "worker-"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const path = join(folder, "unbuilt-worker.ts");
    writeFileSync(path, `const program: string = ${JSON.stringify(resizing)};\nvoid import(program);\n`);
    unbuilt = pathToFileURL(path);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it("runs TypeScript and works, as for `npm run dev`", async () => {
    vi.stubEnv("BUILT_WORKERS", undefined);
    const resizer = openResizer({ open: () => startWorker(unbuilt, null) });
    try {
      const resized = await resizer.resize({ bytes: png(40, 20), type: "image/png", box: 10, quality: 100 });
      const { buffer, byteOffset } = resized;
      const head = new DataView(buffer, byteOffset);
      expect([head.getUint32(16), head.getUint32(20)]).toEqual([10, 5]);
    } finally {
      await resizer.close();
    }
  });

  it("says in one sentence what is missing where it is to be the built one", async () => {
    vi.stubEnv("BUILT_WORKERS", "1");
    const failure = await new Promise<Error>((resolve) => startWorker(unbuilt, null).on("error", resolve));
    expect(failure.message).toMatch(
      /^BUILT_WORKERS asks for .*[\\/]dist[\\/]server[\\/]unbuilt-worker\.js, which is not there: run "node scripts\/setup\.mjs --server", or unset the variable\.$/,
    );
  });
});
