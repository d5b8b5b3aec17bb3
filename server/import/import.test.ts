import { existsSync, createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import productFile from "../../templates/product.json" with { type: "json" };
import type { Product } from "../../src/generated/types.ts";
import type { Analyse } from "../analysis/live-analysis.ts";
import { foundIn } from "../semantics/pool-worker.ts";
import { createAnalyser, loadLexicons } from "../semantics/index.ts";
import { putDestination } from "../store/bulk-destinations.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { importEstablishments } from "./import-establishments.ts";
import { importReviews } from "./import-reviews.ts";
import type { ImportEvent, ImportReport } from "./report.ts";

const product = productFile as unknown as Product;
const samples = join(import.meta.dirname, "../../../shared/data");
const analyser = createAnalyser(loadLexicons(join(import.meta.dirname, "../../templates/lexicons")));
const analyse: Analyse = async (items) => items.map((item) => foundIn(analyser, item));
const now = (): Date => new Date("2026-06-01T10:00:00Z");

let store: Store;
beforeAll(async () => {
  store = await openStore("memory");
}, 60_000);
afterAll(() => store.close());

const destination = async (id: string): Promise<string> => {
  await store.system("test", (db, changed) => putDestination(db, changed, { id, name: id }));
  return id;
};
const reviews = async (
  id: string,
  input: Buffer | string | Readable,
  own: { createEstablishments?: boolean; dryRun?: boolean; isBusy?: () => boolean } = {},
): Promise<{ report: ImportReport; events: ImportEvent[] }> => {
  const events: ImportEvent[] = [];
  const stream = input instanceof Readable ? input : Readable.from([Buffer.from(input)]);
  const report = await importReviews(stream, {
    store,
    product,
    analyse,
    destination: id,
    createEstablishments: own.createEstablishments ?? true,
    dryRun: own.dryRun ?? false,
    now,
    emit: (event) => events.push(event),
    ...(own.isBusy ? { isBusy: own.isBusy } : {}),
  });
  return { report, events };
};
const stored = (id: string) =>
  store.system("test", (db) => db.selectFrom("reviews").selectAll().where("destination_id", "=", id).orderBy("no").execute());
const line = (own: Record<string, unknown>): string =>
  JSON.stringify({
    source: "google",
    source_review_id: "1",
    establishment_name: "Le Lac",
    city: "Aurelle",
    category: "hôtel",
    rating_value: 4,
    stay_or_review_date: "2026-02-03",
    text: "Chambre très propre.",
    lang: "fr",
    ...own,
  });

describe("the import of reviews", () => {
  it("normalises by the line's scale, else by the provider's, and keeps what has no rating", async () => {
    const id = await destination("scales");
    const lines = [
      line({}),
      line({ source_review_id: "2", source: "Booking.com" }),
      line({ source_review_id: "3", rating_value: 45, rating_scale: 100 }),
      line({ source_review_id: "4", rating_value: null }),
      line({ source_review_id: "5", source: "facebook", rating_value: 0 }),
    ];
    const { report } = await reviews(id, lines.join("\n"));
    expect(report).toMatchObject({ lines: 5, added: 5, refused: 0, unrated: 1, created: 1 });
    expect(
      (await stored(id)).map(({ source, rating, rating_scale, experience_date, published_at }) => [
        source,
        rating,
        rating_scale,
        experience_date,
        published_at,
      ]),
    ).toEqual([
      ["google", 80, 5, "2026-02-03", "2026-02-03T12:00:00.000Z"],
      ["booking", 40, 10, "2026-02-03", "2026-02-03T12:00:00.000Z"],
      ["google", 45, 100, "2026-02-03", "2026-02-03T12:00:00.000Z"],
      ["google", null, null, "2026-02-03", "2026-02-03T12:00:00.000Z"],
      ["facebook", 20, 1, "2026-02-03", "2026-02-03T12:00:00.000Z"],
    ]);
  });

  it("changes nothing the second time, and updates what changed", async () => {
    const id = await destination("again");
    const both = [line({}), line({ source_review_id: "2" })];
    expect((await reviews(id, both.join("\n"))).report).toMatchObject({ added: 2 });
    expect((await reviews(id, both.join("\n"))).report).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const [before] = await stored(id);
    expect((await reviews(id, [line({ text: "Tout a changé\u00a0: accueil froid." }), both[1]].join("\n"))).report).toMatchObject({
      added: 0,
      updated: 1,
      unchanged: 1,
    });
    const [after] = await stored(id);
    expect([after?.id, after?.no, after?.text]).toEqual([before?.id, before?.no, "Tout a changé\u00a0: accueil froid."]);
  });

  it("counts the same review twice in one file once, the first one, also the second time", async () => {
    const id = await destination("twice");
    const lines = [line({ text: "Premier" }), line({ text: "Second" })].join("\n");
    expect((await reviews(id, lines)).report).toMatchObject({ lines: 2, added: 1, repeated: 1 });
    expect((await reviews(id, lines)).report).toMatchObject({ added: 0, updated: 0, unchanged: 1, repeated: 1 });
    expect((await stored(id)).map(({ text }) => text)).toEqual(["Premier"]);
  });

  it("refuses what cannot be taken, says why and where, and goes on", async () => {
    const id = await destination("refused");
    const lines = [
      line({ rating_value: 6 }),
      "{ not json",
      line({ source: "tripadvisr", source_review_id: "3" }),
      "",
      line({ source_review_id: "5", stay_or_review_date: "2026-02-30" }),
      line({ source_review_id: "6", stay_or_review_date: "2027-01-01" }),
      line({ source_review_id: "7", rating_value: "beaucoup" }),
      line({ source_review_id: "8", source: null }),
      line({ source_review_id: "9", text: "bon\u0000 \ud800" }),
    ];
    const { report, events } = await reviews(id, lines.join("\n"));
    expect(report).toMatchObject({ lines: 8, added: 1, refused: 7, broken: null });
    expect(report.reasons).toEqual([
      { line: 1, reason: "la note 6 dépasse son échelle de 5" },
      { line: 2, reason: "la ligne n’est pas du JSON lisible" },
      { line: 3, reason: "la source «\u00a0tripadvisr\u00a0» est inconnue (la plus proche\u00a0: tripadvisor)" },
      { line: 5, reason: "le champ stay_or_review_date n’est pas une date" },
      { line: 6, reason: "la date est dans le futur" },
      { line: 7, reason: "le champ rating_value n’est pas un nombre" },
      { line: 8, reason: "le champ source manque" },
    ]);
    expect(events.find((event) => event.type === "refused" && event.line === 2)).toMatchObject({ raw: "{ not json" });
  });

  it("refuses reviews of unknown establishments unless it may make them", async () => {
    const id = await destination("unknown");
    expect((await reviews(id, line({}), { createEstablishments: false })).report).toMatchObject({
      added: 0,
      refused: 1,
      reasons: [{ line: 1, reason: "l’établissement «\u00a0Le Lac\u00a0» est inconnu" }],
    });
    await reviews(id, line({}));
    // Case, accents and punctuation make no other establishment.
    expect(
      (await reviews(id, line({ source_review_id: "2", establishment_name: "LE LAC", city: "aurelle" }), { createEstablishments: false }))
        .report,
    ).toMatchObject({ added: 1 });
  });

  it("says what a dry run would do and does none of it", async () => {
    const id = await destination("dry");
    const { report } = await reviews(id, [line({}), line({ source_review_id: "2" })].join("\n"), { dryRun: true });
    expect(report).toMatchObject({ added: 2, created: 1, dryRun: true });
    expect(await stored(id)).toEqual([]);
  });

  it("reads CSV as spreadsheets write it, compressed or not", async () => {
    const id = await destination("csv");
    const rows = [
      "source;source_review_id;establishment_name;rating_value;text;stay_or_review_date",
      'booking;1;Le Lac;7,9;"Calme ;\nbon accueil";03/02/2026',
      "booking;2;Le Lac;;;2026-02",
      "booking;3;Le Lac;8;x;2026-02-01;trop",
    ].join("\r\n");
    const windows = Buffer.from(rows.replace("Calme", "Très calme"), "latin1");
    const { report } = await reviews(id, gzipSync(windows));
    expect(report).toMatchObject({ added: 2, refused: 1, reasons: [{ line: 5, reason: "la ligne a plus de colonnes que l’en-tête" }] });
    expect((await stored(id)).map(({ rating, text, experience_date }) => [rating, text, experience_date])).toEqual([
      [79, "Très calme ;\nbon accueil", "2026-02-03"],
      [null, null, "2026-02-01"],
    ]);
  });

  it("keeps what stood before the place where a file breaks off, and names that place", async () => {
    const id = await destination("broken");
    const many = Array.from({ length: 5000 }, (_, i) => line({ source_review_id: String(i), text: `Avis ${i} ${Math.sin(i)}` })).join("\n");
    const whole = gzipSync(many);
    const { report } = await reviews(id, whole.subarray(0, whole.length / 2));
    expect(report.broken?.reason).toBe("l’archive gzip est incomplète ou endommagée");
    expect(report.broken?.line).toBeGreaterThan(100);
    expect((await stored(id)).length).toBe(report.added);
    expect(report.added).toBeGreaterThan(100);
  });

  it("writes in short batches while people wait for answers", async () => {
    const id = await destination("busy");
    const lines = Array.from({ length: 700 }, (_, index) => line({ source_review_id: String(index) })).join("\n");
    const stepsOf = ({ events }: { events: ImportEvent[] }) => events.filter(({ type }) => type === "progress").length;
    expect(stepsOf(await reviews(id, lines, { isBusy: () => true }))).toBe(4);
    expect(stepsOf(await reviews(id, lines))).toBe(1);
  });

  it("stores the mentions that the analysis finds, and replaces them with the review", async () => {
    const id = await destination("mentions");
    await reviews(id, line({ title: "Séjour", text: "La chambre était très propre. Petit-déjeuner décevant." }));
    const mentions = () =>
      store.system("test", (db) =>
        db
          .selectFrom("mentions")
          .innerJoin("reviews", "reviews.id", "mentions.review_id")
          .where("destination_id", "=", id)
          .select(["theme", "polarity", "mentions.start", "mentions.end"])
          .orderBy("position")
          .execute(),
      );
    const found = await mentions();
    expect(found.map(({ theme }) => theme)).toContain("petit_dejeuner");
    expect(found.every(({ start, end }) => start >= 0 && end > start)).toBe(true);
    await reviews(id, line({ title: "Séjour", text: "Rien." }));
    expect(await mentions()).toEqual([]);
  });
});

describe("the import of establishments", () => {
  it("maps categories by their aliases, reports the others, and changes nothing the second time", async () => {
    const id = await destination("places");
    const lines = [
      {
        id: "a",
        name: "Gîte du Lac",
        category: "Gîte",
        commune_insee: "99001",
        city: "Aurelle",
        stars: 3,
        labels: ["Accueil vélo"],
        lat: 45.6,
        lng: 6.1,
      },
      { id: "b", name: "Téléphérique", category: "remontée mécanique", capacity: -43 },
      { id: "c", name: "Trop haut", category: "hotel", lat: 145 },
    ];
    const run = () =>
      importEstablishments(Readable.from([Buffer.from(lines.map((one) => JSON.stringify(one)).join("\n"))]), {
        store,
        product,
        destination: id,
        dryRun: false,
        now,
        emit: () => undefined,
      });
    expect(await run()).toMatchObject({
      lines: 3,
      added: 2,
      refused: 1,
      unmapped: { "remontée mécanique": 1 },
      reasons: [{ line: 3, reason: "le champ lat sort de l’intervalle -90 à 90" }],
    });
    expect(await run()).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const seen = await store
      .forActor({ login: "x", group: { id } })
      .transaction((db) =>
        db
          .selectFrom("establishments")
          .select(["name", "category", "stars", "labels", "commune_insee", "capacity"])
          .orderBy("no")
          .execute(),
      );
    expect(seen).toEqual([
      { name: "Gîte du Lac", category: "location", stars: 3, labels: ["Accueil vélo"], commune_insee: "99001", capacity: null },
      { name: "Téléphérique", category: "autre", stars: null, labels: [], commune_insee: null, capacity: null },
    ]);
    const towns = await store.system("test", (db) =>
      db.selectFrom("communes").select(["insee", "name"]).where("destination_id", "=", id).execute(),
    );
    expect(towns).toEqual([{ insee: "99001", name: "Aurelle" }]);
  });
});

describe.skipIf(!existsSync(samples))(existsSync(samples) ? "the sample files" : "the sample files (absent of this machine)", () => {
  const file = (name: string): Readable => createReadStream(join(samples, name));

  it("import completely, at the pace that is promised", async () => {
    const hotels = await destination("hotels");
    const opener = (await reviews(hotels, file("reviews_hotels_multilang_opener.ndjson"))).report;
    expect(opener).toMatchObject({ lines: 1116, added: 1114, repeated: 2, refused: 0, broken: null });
    const own = await stored(hotels);
    expect([own.length, own.filter(({ rating }) => rating !== null).length]).toEqual([1114, 1106]);

    const london = await destination("london");
    const booking = (await reviews(london, file("reviews_hotels_en_booking.ndjson"))).report;
    expect(booking).toMatchObject({ lines: 6273, refused: 0, broken: null });
    expect(booking.added + booking.repeated).toBe(6273);
    expect((await stored(london)).length).toBe(booking.added);
    expect((await reviews(london, file("reviews_hotels_en_booking.ndjson"))).report).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: booking.added,
    });

    const touraine = await destination("touraine");
    const places = await importEstablishments(file("establishments_37_41_datatourisme.ndjson"), {
      store,
      product,
      destination: touraine,
      dryRun: false,
      now,
      emit: () => undefined,
    });
    expect(places).toMatchObject({ lines: 1828, added: 1828, refused: 0 });
  }, 60_000);
});
