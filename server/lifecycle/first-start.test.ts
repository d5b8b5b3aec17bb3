import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import productFile from "../../templates/product.json" with { type: "json" };
import policy from "../../templates/moderation/avis.json" with { type: "json" };
import type { ModerationPolicyDocument, Product } from "../../src/generated/types.ts";
import type { Projection } from "../analytics/projection.ts";
import { putDestination } from "../store/bulk-destinations.ts";
import { openMemoryStore } from "../../tests/support/memory-store.ts";
import type { Store } from "../store/store.ts";
import type { CommandContext } from "../commands/command.ts";
import { dataFiles } from "../kit/data-files.ts";
import { secretsOf } from "../ports/identity/secrets.ts";
import { loadDemoOnce } from "./first-start.ts";

const product = productFile as unknown as Product;
const config = {
  templates: () => [],
  product: () => product,
  // Of all kinds, the demo territory asks for one alone.
  documents: (kind: string) => (kind === "moderation" ? [policy as ModerationPolicyDocument] : []) as never[],
};
const now = (): Date => new Date("2026-06-01T10:00:00Z");

describe("the demo territory", () => {
  let dataDir: string;
  let store: Store;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "first-start-"));
    store = await openMemoryStore();
  }, 60_000);
  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  const nothing = () => ({ lang: "fr", mentions: [], expressions: [], incidents: [] });
  const mark = (): string => dataFiles(dataDir).demoMark;
  const load = (analyse: CommandContext["analysis"]["analyse"], signal?: AbortSignal): Promise<boolean> =>
    // The load ends before the figures in every case here.
    loadDemoOnce(
      { demo: true, databaseUrl: null, dataDir },
      { store, projection: { rebuild: () => Promise.reject(new Error("figures")) } as unknown as Projection },
      config,
      { analysis: { analyse }, now, product, secrets: secretsOf("a secret of the tests, longer than 32 bytes") },
      signal,
    );
  const count = async (table: "destinations" | "reviews"): Promise<number> =>
    (
      await store.system("test", (db) =>
        db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("n"))
          .executeTakeFirstOrThrow(),
      )
    ).n;

  it("does not go into somebody's own data, though a load was cut off before", { timeout: 60_000 }, async () => {
    writeFileSync(mark(), "2026-05-01");
    await store.system("test", (db, changed) => putDestination(db, changed, { id: "mien", name: "Le mien" }));
    expect(await load(async (items) => items.map(nothing))).toBe(false);
    expect(await count("destinations")).toBe(1);
    expect(existsSync(mark())).toBe(false);
  });

  it("stops between two batches when it is asked to, and keeps its mark to go on", { timeout: 60_000 }, async () => {
    const asked = new AbortController();
    let analysed = 0;
    const analyse: CommandContext["analysis"]["analyse"] = async (items) => {
      analysed += items.length;
      if (analysed >= 2_500) asked.abort(new Error("asked to stop"));
      return items.map(nothing);
    };
    await expect(load(analyse, asked.signal)).rejects.toThrow("asked to stop");
    expect(readFileSync(mark(), "utf8")).toBe("2026-06-01");
    const stored = await count("reviews");
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(5_000);
  });
});
