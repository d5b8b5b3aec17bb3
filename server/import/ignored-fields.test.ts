import { afterAll, beforeAll, expect, it } from "vitest";

import { openImports, type Imports } from "../../tests/support/imports.ts";
import { reportLines } from "../../scripts/import/print-report.ts";

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, 60_000);
afterAll(() => imports.close());

it("names the columns that an import does not read, and which one was likely meant", async () => {
  const id = await imports.destination("ignored");
  const { report } = await imports.reviews(
    id,
    Buffer.from("source;source_review_id;establishment_name;rating;texte;vide;stay_or_review_date\ngoogle;1;Le Lac;4;Calme;;2026-02-03\n"),
  );
  expect(report).toMatchObject({ added: 1, unrated: 1, ignored: ["rating", "texte"] });
  expect(reportLines(report, { lines: null, reasons: null } as never)).toContain(
    "  Champs inconnus, non importés\u00a0: rating (peut-être rating_value), texte (peut-être text).",
  );
});

it("names none where every column is read", async () => {
  const id = await imports.destination("read");
  const { report } = await imports.reviews(
    id,
    Buffer.from("Source;source_review_id;establishment_name;rating_value;extra;stay_or_review_date\ngoogle;1;Le Lac;4;{};2026-02-03\n"),
  );
  expect(report.ignored).toEqual([]);
});
