import { Readable } from "node:stream";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import productFile from "../../../templates/product.json" with { type: "json" };
import type { Product } from "../../../src/generated/types.ts";
import { putDestination } from "../../store/bulk-destinations.ts";
import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import type { Store } from "../../store/store.ts";
import { importEstablishments } from "./import-establishments.ts";
import { importReviews } from "./import-reviews.ts";
import type { ImportReport } from "./report.ts";

const product = productFile as unknown as Product;
const now = (): Date => new Date("2026-06-01T10:00:00Z");

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());

const options = async (destination: string) => {
  await store.system("test", (db, changed) => putDestination(db, changed, { id: destination, name: destination }));
  return { store, product, destination, dryRun: false, now, emit: () => undefined };
};
const lines = (all: readonly object[]): Readable => Readable.from([Buffer.from(all.map((one) => JSON.stringify(one)).join("\n"))]);
const review = (source_review_id: string, own: Record<string, unknown> = {}): object => ({
  source: "google",
  source_review_id,
  establishment_name: "Le Lac",
  category: "hôtel",
  rating_value: 4,
  stay_or_review_date: "2026-02-03",
  text: "Bien",
  ...own,
});
const reviews = async (destination: string, all: readonly object[]): Promise<ImportReport> =>
  importReviews(lines(all), {
    ...(await options(destination)),
    analyse: async (items) => items.map(() => ({ lang: "fr", mentions: [], expressions: [], incidents: [] })),
    createEstablishments: true,
  });
const establishments = async (destination: string, all: readonly object[]): Promise<ImportReport> =>
  importEstablishments(lines(all), await options(destination));
/** A line of depth `levels`, an object in an object. */
const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });

describe("a line that no database could keep", () => {
  it("loses only the characters that cannot be stored, in what is beside the review too", async () => {
    const report = await reviews("signes", [review("1", { extra: { "a\u0000": ["b\u0000c", { d: "e\ud800" }] } })]);
    expect(report).toMatchObject({ added: 1, refused: 0 });
    const [stored] = await store.system("test", (db) =>
      db.selectFrom("reviews").select("extra").where("destination_id", "=", "signes").execute(),
    );
    expect(stored?.extra).toEqual({ a: ["bc", { d: "e\uFFFD" }] });
    expect(await establishments("signes", [{ id: "a", name: "A", labels: ["Accueil\u0000 vélo", "\ud800"] }])).toMatchObject({ added: 1 });
  });

  it.each([
    [
      "year 0000",
      { stay_or_review_date: "0000-05-01" },
      "la date du champ stay_or_review_date est antérieure à 1990\u00a0: «\u00a00000-05-01\u00a0»",
    ],
    [
      "an old instant",
      { published_at: "1989-12-31T10:00:00Z" },
      "la date du champ published_at est antérieure à 1990\u00a0: «\u00a01989-12-31\u00a0»",
    ],
    [
      "a year of five digits",
      { published_at: "+010000-01-01T00:00:00Z" },
      "le champ published_at n’est pas une date\u00a0: «\u00a0+010000-01-01T00:00:00Z\u00a0»",
    ],
    ["the day after tomorrow", { published_at: "2026-06-03T00:00:00Z" }, "la date 2026-06-03 est dans le futur"],
    ["a reply to come", { reply_text: "Merci", reply_at: "9999-01-01T00:00:00Z" }, "la date 9999-01-01 est dans le futur"],
    ["a long identifier", { source_review_id: "é".repeat(201) }, "le champ source_review_id dépasse 200 caractères"],
    ["a long reference", { establishment_external_id: "x".repeat(5_000) }, "le champ establishment_external_id dépasse 200 caractères"],
    ["a long name", { establishment_name: "x".repeat(301) }, "le champ establishment_name dépasse 300 caractères"],
    ["a scale that is an object", { rating_scale: { of: 5 } }, "le champ rating_scale n’est pas un nombre\u00a0: «\u00a0{…}\u00a0»"],
    ["a deep object", { extra: nested(1_000) }, "le champ extra est imbriqué sur plus de 20 niveaux"],
  ])("%s is refused with its reason, and the others go in", async (name, own, reason) => {
    const id = name.replaceAll(" ", "-");
    expect(await reviews(id, [review("1"), review("2", own), review("3")])).toMatchObject({
      lines: 3,
      added: 2,
      refused: 1,
      reasons: [{ line: 2, reason }],
    });
  });

  it("tomorrow is taken: it may have begun where the line was written", async () => {
    expect(await reviews("demain", [review("1", { stay_or_review_date: "2026-06-02" })])).toMatchObject({ added: 1 });
  });
});

describe("a line that the database refuses", () => {
  const constraint = (table: string, condition: string) =>
    store.system("test", (db) => sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT refused CHECK (${condition})`).execute(db));
  beforeAll(async () => {
    // As the owner of the tables. The constraints represent any rule that the reading of a line does not check.
    await store.system("test", (db) => sql`RESET ROLE`.execute(db));
    await constraint("reviews", "title IS DISTINCT FROM 'mauvais'");
    await constraint("establishments", "street IS DISTINCT FROM 'mauvaise'");
    await store.system("test", (db) => sql`SET ROLE app`.execute(db));
  });

  it("is reported in the order of the file, among those that could not be read", async () => {
    const all = [review("1", { title: "mauvais" }), review("2", { rating_scale: {} }), review("3", { title: "mauvais" })];
    expect((await reviews("ordre", all)).reasons.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it("is found among a thousand and refused alone; each of the others counts once", async () => {
    const all = Array.from({ length: 1_200 }, (_, i) =>
      review(String(i), {
        establishment_name: `Lieu ${i % 7}`,
        rating_value: i === 5 ? null : 4,
        ...(i === 3 || i === 998 ? { title: "mauvais" } : {}),
      }),
    );
    const report = await reviews("filet", all);
    expect(report).toMatchObject({ lines: 1_200, added: 1_198, updated: 0, unchanged: 0, refused: 2, unrated: 1, created: 7 });
    expect(report.reasons).toEqual(
      [4, 999].map((line) => ({ line, reason: "la base de données ne peut pas garder cette ligne (code 23514)" })),
    );
    const { n } = await store.system("test", (db) =>
      db
        .selectFrom("reviews")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .where("destination_id", "=", "filet")
        .executeTakeFirstOrThrow(),
    );
    expect(n).toBe(1_198);
    expect(await reviews("filet", all)).toMatchObject({ added: 0, unchanged: 1_198, refused: 2, created: 0 });
  });

  it("among establishments does not stop the others either", async () => {
    const all = Array.from({ length: 20 }, (_, i) => ({
      id: String(i),
      name: `Lieu ${i}`,
      category: "Inconnue",
      street: i === 13 ? "mauvaise" : null,
    }));
    expect(await establishments("filet-lieux", all)).toMatchObject({
      added: 19,
      refused: 1,
      unmapped: { Inconnue: 19 },
      reasons: [{ line: 14, reason: "la base de données ne peut pas garder cette ligne (code 23514)" }],
    });
  });
});

describe("the unknown categories of a report", () => {
  it("may have any name, and fifty are kept", async () => {
    const named = ["constructor", "__proto__", "constructor"].map((category, i) => ({ id: `n${i}`, name: "N", category }));
    const many = Array.from({ length: 60 }, (_, i) => ({ id: `m${i}`, name: "M", category: `inconnue ${i}` }));
    const { unmapped } = JSON.parse(JSON.stringify(await establishments("categories", [...named, ...many]))) as ImportReport;
    expect(Object.entries(unmapped).slice(0, 2)).toEqual([
      ["constructor", 2],
      ["__proto__", 1],
    ]);
    expect(Object.keys(unmapped).length).toBe(51);
    expect(unmapped["(autres noms)"]).toBe(12);
  });
});
