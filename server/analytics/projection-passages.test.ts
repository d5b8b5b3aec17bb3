import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openMemoryStore } from "../../tests/support/memory-store.ts";
import { addDestination, addReviews, establishment, review } from "../../tests/support/state.ts";
import type { Store } from "../store/store.ts";
import { openColumnar, type Columnar } from "./columnar.ts";
import { openProjection } from "./projection.ts";

describe("the passages of the projection", () => {
  const folder = mkdtempSync(join(tmpdir(), "passages-"));
  let store: Store;
  let columnar: Columnar;

  beforeAll(async () => {
    store = await openMemoryStore();
    columnar = await openColumnar(join(folder, "a.duckdb"));
  }, 60_000);
  afterAll(async () => {
    await columnar.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it("holds of each mention and expression its own words and what its review has", async () => {
    const [hotel, inn] = await addDestination(store, "aval", [
      establishment("1", { commune_insee: "99001" }),
      establishment("2", { category: "restaurant" }),
    ]);
    await addReviews(store, "aval", [
      review(hotel?.id ?? "", "a", {
        text: "Accueil très chaleureux. Chambre bruyante.",
        mentions: [
          { theme: "accueil", polarity: "positive", strength: 0.75, start: 0, end: 7, sentence: [1, 24] },
          { theme: "petit_dejeuner", polarity: "negative", strength: 0.5, start: 25, end: 32, sentence: [26, 42] },
        ],
        expressions: [{ text: "Très chaleureux", theme: "accueil", polarity: "positive", start: 8, end: 23 }],
      }),
      review(inn?.id ?? "", "b", {
        source: "moderation",
        rating: null,
        rating_raw: null,
        lang: "de",
        country: "DE",
        profile: "family",
        experience_date: "2026-03-02",
        published_at: "2026-03-03T14:30:00.000Z",
        state: "answered",
        reply_text: "Danke",
        reply_at: "2026-03-04T14:30:00.000Z",
        reply_state: "published",
        mentions: [
          { theme: "prix", polarity: "mixed", strength: 0.25, start: 2, end: 9, sentence: [3, 20] },
          { theme: "calme", polarity: "negative", strength: 1, start: 30, end: 41, sentence: [22, 50] },
        ],
        expressions: [{ text: "zu laut", theme: "calme", polarity: "negative", start: 33, end: 40 }],
      }),
    ]);
    await (await openProjection({ store, columnar })).settled();

    const first = {
      review: 1,
      provider: "google",
      establishment: 1,
      destination: "aval",
      child: null,
      commune: "99001",
      category: "hotel",
      lang: "fr",
      country: "FR",
      stars: null,
      capacity: null,
      profile: "couple",
      day: "2026-03-14",
      hour: 10,
      rating: 80,
      tonality: 3,
      nps: 0,
      answered: false,
      corrected: false,
    };
    const second = {
      review: 2,
      provider: "moderation",
      establishment: 2,
      destination: "aval",
      child: null,
      commune: null,
      category: "restaurant",
      lang: "de",
      country: "DE",
      stars: null,
      capacity: null,
      profile: "family",
      day: "2026-03-02",
      hour: 15,
      rating: null,
      tonality: null,
      nps: null,
      answered: true,
      corrected: false,
    };
    const welcome = { mention: "accueil-0-7", theme: "accueil", polarity: 1, strength: 0.75, sentence_start: 1, sentence_end: 24 };
    const breakfast = {
      mention: "petit_dejeuner-25-32",
      theme: "petit_dejeuner",
      polarity: -1,
      strength: 0.5,
      sentence_start: 26,
      sentence_end: 42,
    };
    const price = { mention: "prix-2-9", theme: "prix", polarity: 0, strength: 0.25, sentence_start: 3, sentence_end: 20 };
    const quiet = { mention: "calme-30-41", theme: "calme", polarity: -1, strength: 1, sentence_start: 22, sentence_end: 50 };
    expect(await columnar.query("SELECT * FROM mentions ORDER BY review, span_start")).toEqual([
      { ...first, ...welcome, span_start: 0, span_end: 7 },
      { ...first, ...breakfast, span_start: 25, span_end: 32 },
      { ...second, ...price, span_start: 2, span_end: 9 },
      { ...second, ...quiet, span_start: 30, span_end: 41 },
    ]);
    expect(await columnar.query("SELECT * FROM expressions ORDER BY review, span_start")).toEqual([
      { ...first, ...welcome, span_start: 8, span_end: 23, expression: "tres chaleureux", label: "Très chaleureux" },
      { ...second, ...quiet, span_start: 33, span_end: 40, expression: "zu laut", label: "zu laut" },
    ]);
  });
});
