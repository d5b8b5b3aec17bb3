import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { line, openImports, type Imports } from "../../../tests/support/imports.ts";

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, 60_000);
afterAll(() => imports.close());

describe("the input of an import", () => {
  it("reads CSV as spreadsheets write it, compressed or not", async () => {
    const id = await imports.destination("csv");
    const rows = [
      "source;source_review_id;establishment_name;rating_value;text;stay_or_review_date",
      'booking;1;Le Lac;7,9;"Calme ;\nbon accueil";03/02/2026',
      "booking;2;Le Lac;;;2026-02",
      "booking;3;Le Lac;8;x;2026-02-01;trop",
    ].join("\r\n");
    const windows = Buffer.from(rows.replace("Calme", "Très calme"), "latin1");
    const { report } = await imports.reviews(id, gzipSync(windows));
    expect(report).toMatchObject({ added: 2, refused: 1, reasons: [{ line: 5, reason: "la ligne a plus de colonnes que l’en-tête" }] });
    expect((await imports.stored(id)).map(({ rating, text, experience_date }) => [rating, text, experience_date])).toEqual([
      [79, "Très calme ;\nbon accueil", "2026-02-03"],
      [null, null, "2026-02-01"],
    ]);
  });

  it("keeps what stood before the place where a file breaks off, and names that place", async () => {
    const id = await imports.destination("broken");
    const many = Array.from({ length: 5000 }, (_, i) => line({ source_review_id: String(i), text: `Avis ${i} ${Math.sin(i)}` })).join("\n");
    const whole = gzipSync(many);
    const { report } = await imports.reviews(id, whole.subarray(0, whole.length / 2));
    expect(report.broken?.reason).toBe("l’archive gzip est incomplète ou endommagée");
    expect(report.broken?.line).toBeGreaterThan(100);
    expect((await imports.stored(id)).length).toBe(report.added);
    expect(report.added).toBeGreaterThan(100);
  });
});
