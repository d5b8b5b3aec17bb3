import { Readable } from "node:stream";

import { afterAll, beforeAll, expect, it } from "vitest";

import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import { addDestination, establishment } from "../../../tests/support/state.ts";
import { shippedProduct } from "../../../tests/analytics/shipped.ts";
import type { Store } from "../../store/store.ts";
import { importReviews } from "./import-reviews.ts";

let store: Store;
const now = new Date();
beforeAll(async () => {
  store = await openMemoryStore();
  await addDestination(store, "nord", [establishment("H1")]);
}, 60_000);
afterAll(() => store.close());

interface Line {
  id: string;
  rating?: number;
  text?: string;
  on?: string;
  withdrawn?: boolean;
  source_url?: string;
}

async function bring(...lines: Line[]) {
  const input = lines.map(({ id, rating = 4, text = "Très bien.", on = "2026-02-20", ...more }) =>
    JSON.stringify({
      source: "google",
      source_review_id: id,
      establishment_external_id: "H1",
      rating_value: rating,
      text,
      lang: "fr",
      published_at: `${on}T09:00:00Z`,
      ...more,
    }),
  );
  const { added, updated, unchanged } = await importReviews(Readable.from([Buffer.from(`${input.join("\n")}\n`)]), {
    store,
    product: shippedProduct(),
    analyse: async (items) => items.map(() => ({ lang: "fr", mentions: [], expressions: [], incidents: [] })),
    destination: "nord",
    createEstablishments: false,
    dryRun: false,
    now: () => now,
    emit: () => undefined,
  });
  return { added, updated, unchanged };
}

const stored = (id: string) =>
  store.system("test", async (db) => {
    const review = await db
      .selectFrom("reviews")
      .select(["id", "text", "rating", "edited_at", "withdrawn_at", "late", "source_url"])
      .where("source_review_id", "=", id)
      .executeTakeFirstOrThrow();
    const versions = await db
      .selectFrom("review_versions")
      .select(["version", "text", "rating"])
      .where("review_id", "=", review.id)
      .orderBy("version")
      .execute();
    return { ...review, versions };
  });

it("the same file again changes nothing, with an address and a withdrawal in it too", async () => {
  const lines: Line[] = [{ id: "same" }, { id: "with", source_url: "https://example.org/avis/1" }, { id: "gone", withdrawn: true }];
  expect(await bring(...lines)).toEqual({ added: 3, updated: 0, unchanged: 0 });
  const before = await Promise.all(["same", "with", "gone"].map(stored));
  expect(await bring(...lines)).toEqual({ added: 0, updated: 0, unchanged: 3 });
  expect(await Promise.all(["same", "with", "gone"].map(stored))).toEqual(before);
  expect(before.map(({ source_url }) => source_url)).toEqual([null, "https://example.org/avis/1", null]);
  expect((await bring({ id: "unsafe", source_url: "javascript:alert(1)" })).added).toBe(1);
  expect((await stored("unsafe")).source_url).toBeNull();
});

it("another text or mark keeps what was said before, oldest first", async () => {
  await bring({ id: "edited", text: "Moyen.", rating: 3 });
  expect((await stored("edited")).edited_at).toBeNull();
  await bring({ id: "edited", text: "Mauvais.", rating: 2 });
  await bring({ id: "edited", text: "Mauvais.", rating: 1 });
  const { edited_at, text, rating, versions } = await stored("edited");
  expect(edited_at).not.toBeNull();
  expect([text, rating]).toEqual(["Mauvais.", 20]);
  expect(versions).toEqual([
    { version: 1, text: "Moyen.", rating: 60 },
    { version: 2, text: "Mauvais.", rating: 40 },
  ]);
  // What is not what it says leaves no version.
  await bring({ id: "edited", text: "Mauvais.", rating: 1, source_url: "https://example.org/avis/2" });
  expect((await stored("edited")).versions).toHaveLength(2);
});

it("one that its source withdrew stays as it was, and comes back with its source", async () => {
  await bring({ id: "back", text: "Parfait." });
  await bring({ id: "back", text: "", withdrawn: true });
  expect(await stored("back")).toMatchObject({ text: "Parfait.", versions: [] });
  expect((await stored("back")).withdrawn_at).not.toBeNull();
  await bring({ id: "back", text: "Parfait." });
  expect((await stored("back")).withdrawn_at).toBeNull();
});

it("one that comes long after its publication is late, those of a first collection are not", async () => {
  expect((await stored("same")).late).toBe(false);
  // The first file of the source came before it was published, and it is first seen now, months after.
  await store.system("test", (db) => db.updateTable("collections").set({ since: "2025-06-01T00:00:00Z" }).execute());
  await bring(
    { id: "late", on: "2025-09-01" },
    { id: "older", on: "2024-01-01" },
    { id: "prompt", on: new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10) },
  );
  expect((await stored("late")).late).toBe(true);
  expect((await stored("older")).late).toBe(false);
  expect((await stored("prompt")).late).toBe(false);
});
