import { afterAll, beforeAll, expect, it } from "vitest";

import { openImports, type Imports } from "../../../../tests/support/imports.ts";
import { reportLines } from "../../../../scripts/import/print-report.ts";
import { meantField, noteIgnored } from "./ignored-fields.ts";
import { emptyReport } from "../report.ts";

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
    "  Champs inconnus, non importés : rating (peut-être rating_value), texte (peut-être text).",
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

it("names no field of NDJSON that is empty, and none in a form that a terminal obeys", () => {
  const report = emptyReport("reviews", false);
  const forged = "note\n12 avis importés";
  noteIgnored(
    { vide: "", blanc: "  ", nul: null, "  ": 1, "\u001b[2Jefface": 1, [forged]: 1, "gauche\u202edroite": 1, ["b".repeat(100)]: 1 },
    report,
  );
  expect(report.ignored).toEqual(["\uFFFD[2Jefface", "note\uFFFD12 avis importés", "gauche\uFFFDdroite", "b".repeat(60)]);
  const printed = reportLines({ ...report, lines: 1, added: 1 }, { lines: null, reasons: null });
  expect(printed.filter((line) => line.includes("\u001b") || line.includes("\n") || line.includes("\u202e"))).toEqual([]);
  expect(printed.join("\n")).toContain("note\uFFFD12 avis importés");
});

it.each([
  ["establishment", "establishment_name"],
  ["establishment_id", "establishment_external_id"],
  ["author_name", "author"],
  ["source_name", "source"],
  ["rating", "rating_value"],
  ["rating_scal", "rating_scale"],
  ["review_id", "source_review_id"],
  ["texte", "text"],
  ["author_contry", "author_country"],
  ["author_city", null],
  ["rating_count", null],
  ["date", null],
  ["constructor", null],
])("takes %s for %s", (name, meant) => {
  expect(meantField(name, "reviews")).toBe(meant);
});
