import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { reportLines } from "../../../scripts/import/print-report.ts";
import { line, openImports, type Imports } from "../../../tests/support/imports.ts";
import { batchSizes } from "./batches.ts";

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, 60_000);
afterAll(() => imports.close());

describe("the import of reviews", () => {
  it("normalises by the line's scale, else by the provider's, and keeps what has no rating", async () => {
    const id = await imports.destination("scales");
    const lines = [
      line({}),
      line({ source_review_id: "2", source: "Booking.com" }),
      line({ source_review_id: "3", rating_value: 45, rating_scale: 100 }),
      line({ source_review_id: "4", rating_value: null }),
      line({ source_review_id: "5", source: "facebook", rating_value: 0 }),
    ];
    const { report } = await imports.reviews(id, lines.join("\n"));
    expect(report).toMatchObject({ lines: 5, added: 5, refused: 0, unrated: 1, created: 1 });
    expect(
      (await imports.stored(id)).map(({ source, rating, rating_scale, experience_date, published_at }) => [
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
    const id = await imports.destination("again");
    const both = [line({}), line({ source_review_id: "2" })];
    expect((await imports.reviews(id, both.join("\n"))).report).toMatchObject({ added: 2 });
    expect((await imports.reviews(id, both.join("\n"))).report).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const [before] = await imports.stored(id);
    expect((await imports.reviews(id, [line({ text: "Tout a changé\u00a0: accueil froid." }), both[1]].join("\n"))).report).toMatchObject({
      added: 0,
      updated: 1,
      unchanged: 1,
    });
    const [after] = await imports.stored(id);
    expect([after?.id, after?.no, after?.text]).toEqual([before?.id, before?.no, "Tout a changé\u00a0: accueil froid."]);
  });

  it("counts the same review twice in one file once, the first one, also the second time", async () => {
    const id = await imports.destination("twice");
    const lines = [line({ text: "Premier" }), line({ text: "Second" })].join("\n");
    const { report } = await imports.reviews(id, lines);
    expect(report).toMatchObject({ lines: 2, added: 1, repeated: 1 });
    expect(reportLines(report, { lines: null, reasons: null }).slice(2, 4)).toEqual([
      "  1 ligne répète un élément du même fichier, dont la première ligne seule compte :",
      "    ligne 2 : google 1, comme la ligne 1, qui compte",
    ]);
    expect((await imports.reviews(id, lines)).report).toMatchObject({ added: 0, updated: 0, unchanged: 1, repeated: 1 });
    expect((await imports.stored(id)).map(({ text }) => text)).toEqual(["Premier"]);
  });

  it("refuses what cannot be taken, says why and where, and goes on", async () => {
    const id = await imports.destination("refused");
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
    const { report, events } = await imports.reviews(id, lines.join("\n"));
    expect(report).toMatchObject({ lines: 8, added: 1, refused: 7, broken: null });
    expect(report.reasons).toEqual([
      { line: 1, reason: "la note 6 dépasse son échelle de 5" },
      { line: 2, reason: "la ligne n’est pas du JSON lisible" },
      { line: 3, reason: "la source «\u00a0tripadvisr\u00a0» est inconnue (la plus proche\u00a0: tripadvisor)" },
      { line: 5, reason: "le champ stay_or_review_date n’est pas une date\u00a0: «\u00a02026-02-30\u00a0»" },
      { line: 6, reason: "la date 2027-01-01 est dans le futur" },
      { line: 7, reason: "le champ rating_value n’est pas un nombre\u00a0: «\u00a0beaucoup\u00a0»" },
      { line: 8, reason: "le champ source manque" },
    ]);
    expect(report.hints).toEqual([expect.stringMatching(/^Sources connues\u00a0: google, tripadvisor, .*, form\.$/)]);
    expect(reportLines(report, { lines: null, reasons: null }).at(-1)).toBe(`  ${report.hints[0]}`);
    expect(events.find((event) => event.type === "refused" && event.line === 2)).toMatchObject({ raw: "{ not json" });
  });

  it("tells of unknown establishments together, with the option that makes them, and their lines one by one in the file", async () => {
    const id = await imports.destination("together");
    const own = (no: number, more: Record<string, unknown>): string => line({ source_review_id: String(no), ...more });
    const lines = [
      own(1, {}),
      own(2, { establishment_name: "LE LAC", city: "aurelle" }),
      own(3, { establishment_external_id: "H7", establishment_name: null }),
      "{ not json",
      ...["Gîte", "Moulin", "Tour", "Port"].map((establishment_name, place) => own(10 + place, { establishment_name })),
    ];
    const { report, events } = await imports.reviews(id, lines.join("\n"), { createEstablishments: false });
    expect(report).toMatchObject({ lines: 8, refused: 8, unknownEstablishments: { lines: 7, establishments: 6 } });
    expect(reportLines(report, { lines: null, reasons: null }).slice(2, 10)).toEqual([
      "  7 lignes refusées nomment 6 établissements que la destination n’a pas ; « --create-establishments » les créerait :",
      "    ligne 1 : Le Lac",
      "    ligne 3 : H7, sans nom dans le fichier",
      "    ligne 5 : Gîte",
      "    ligne 6 : Moulin",
      "    ligne 7 : Tour",
      "    … et 1 autre.",
      "  ligne 4 : la ligne n’est pas du JSON lisible",
    ]);
    expect(events).toContainEqual({ type: "refused", line: 1, reason: "l’établissement « Le Lac » est inconnu", raw: lines[0] });
  });

  it("refuses reviews of unknown establishments unless it may make them", async () => {
    const id = await imports.destination("unknown");
    expect((await imports.reviews(id, line({}), { createEstablishments: false })).report).toMatchObject({
      added: 0,
      refused: 1,
      reasons: [],
    });
    await imports.reviews(id, line({}));
    // Case, accents and punctuation make no other establishment.
    expect(
      (
        await imports.reviews(id, line({ source_review_id: "2", establishment_name: "LE LAC", city: "aurelle" }), {
          createEstablishments: false,
        })
      ).report,
    ).toMatchObject({ added: 1 });
  });

  it("says what a dry run would do and does none of it", async () => {
    const id = await imports.destination("dry");
    const { report } = await imports.reviews(id, [line({}), line({ source_review_id: "2" })].join("\n"), { dryRun: true });
    expect(report).toMatchObject({ added: 2, created: 1, dryRun: true });
    expect(await imports.stored(id)).toEqual([]);
  });

  it("says in a dry run what the import then says: categories that are not ours, and establishments by their names", async () => {
    const id = await imports.destination("dry-told");
    const lines = Array.from({ length: batchSizes.alone + 500 }, (_, number) =>
      line({
        source_review_id: `r${number}`,
        // The same place in other writing, some with a reference, some whose category is unknown or missing.
        establishment_name: number % 2 === 0 ? `Le Lac ${number % 60}` : `LE LAC ${(number % 60) - 1}`,
        establishment_external_id: number % 5 === 0 ? `x${number % 60}` : undefined,
        city: number % 9 === 0 ? undefined : "Aurelle",
        category: number % 4 === 0 ? undefined : `genre ${number % 60}`,
        rating_value: number % 31 === 0 ? 9 : 4,
      }),
    ).join("\n");
    const dry = await imports.reviews(id, lines, { dryRun: true });
    const real = await imports.reviews(id, lines);
    expect({ ...dry.report, dryRun: false, seconds: real.report.seconds }).toEqual(real.report);
    expect(dry.events).toEqual(real.events);
    expect(Object.keys(real.report.unmapped).length).toBeGreaterThan(10);
  });
});
