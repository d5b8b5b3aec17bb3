import { Readable } from "node:stream";

import { zipSync, gzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { reportLines } from "../../scripts/import/print-report.ts";
import { line, openImports, type Imports } from "../../tests/support/imports.ts";

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, 60_000);
afterAll(() => imports.close());

/** As programs write an archive that cannot go back in it: every length is left open before its file. */
function onePass(bytes: Uint8Array): Buffer {
  const open = Buffer.from(bytes);
  for (let at = 0; at >= 0; at = open.indexOf("PK\u0003\u0004", at + 1)) {
    open.writeUInt16LE(open.readUInt16LE(at + 6) | 8, at + 6);
    open.writeUInt32LE(0, at + 18);
  }
  return open;
}

const files = { lines: null, reasons: null };

describe("a spreadsheet's own file", () => {
  const workbook = zipSync({ "[Content_Types].xml": Buffer.from("<Types/>"), "xl/workbook.xml": Buffer.from("<workbook/>") });
  const archive = "archive ZIP\u00a0: extrayez-en le fichier CSV";
  const excel =
    "Ce fichier est un classeur Excel\u00a0: enregistrez-le au format «\u00a0CSV UTF-8\u00a0», puis importez le fichier obtenu.";

  it.each([
    [".xlsx", workbook, excel],
    [".xlsx, compressed", gzipSync(workbook), excel],
    [".xls", Buffer.from("d0cf11e0a1b11ae1".padEnd(2_048, "0"), "hex"), excel],
    [".ods", zipSync({ mimetype: [Buffer.from("application/vnd.oasis.opendocument.spreadsheet"), { level: 0 }] }), "classeur LibreOffice"],
    [".zip", zipSync({ "avis.csv": Buffer.from("source;source_review_id\n") }), archive],
    [
      ".zip of a text that speaks of xl/",
      zipSync({ "avis.csv": [Buffer.from("source;[Content_Types].xml;xl/\n"), { level: 0 }] }),
      archive,
    ],
    [".zip of a workbook", zipSync({ "avis.xlsx": [workbook, { level: 0 }] }), archive],
    [".docx", zipSync({ "[Content_Types].xml": Buffer.from("<Types/>"), "word/document.xml": Buffer.from("<document/>") }), archive],
    [".xlsx written in one pass", onePass(workbook), excel],
  ])("%s is named, with the way out", async (_name, bytes, sentence) => {
    const id = await imports.destination("workbook");
    await expect(imports.reviews(id, Buffer.from(bytes))).rejects.toThrow(sentence);
    expect(await imports.stored(id)).toEqual([]);
  });

  it("is not a text that begins with its letters", async () => {
    const { report } = await imports.reviews(await imports.destination("letters"), "PK;source\n1;google\n");
    expect(report).toMatchObject({ header: "PK;source", lines: 1 });
  });
});

describe("values that are not ours", () => {
  it("are counted, profiles and languages, the first few by name", async () => {
    const id = await imports.destination("values");
    const lines = [
      ...["martien", "martien", "Non renseigné", "non_renseigne", "Family", null].map((profile) => ({ profile })),
      // What another field tells is enough; other tags say many things.
      { profile: "martien", extra: { travel_party: "Couple" } },
      { extra: { tags: ["Petit-déjeuner"] } },
      ...["xx", "fr-FR", "und", "DE", "Français", "Non déterminée", null].map((lang) => ({ lang })),
      ...Array.from({ length: 7 }, (_, number) => ({ lang: `langue ${number}` })),
    ].map((own, number) => line({ source_review_id: String(number), ...own }));
    const dry = await imports.reviews(id, lines.join("\n"), { dryRun: true });
    const { report } = await imports.reviews(id, lines.join("\n"));
    expect(report).toMatchObject({ added: 22, refused: 0 });
    const told = reportLines(report, files).filter((one) => /inconnu/.test(one));
    expect(told).toEqual([
      "  Profil inconnu «\u00a0martien\u00a0» classé dans «\u00a0non renseigné\u00a0» (2 avis).",
      "  Langue inconnue «\u00a0xx\u00a0» déterminée d’après le texte (1 avis).",
      ...[0, 1, 2, 3].map((number) => `  Langue inconnue «\u00a0langue ${number}\u00a0» déterminée d’après le texte (1 avis).`),
      "  Langue inconnue «\u00a0(autres noms)\u00a0» déterminée d’après le texte (3 avis).",
    ]);
    expect(reportLines(dry.report, files).filter((one) => /inconnu/.test(one))).toEqual(told);
  });
});

it("a category that is not ours is told where its establishment has one already, and told once where it makes one «autre»", async () => {
  const id = await imports.destination("categories");
  await imports.reviews(id, line({}));
  const lines = [
    ...["2", "3"].map((source_review_id) => line({ source_review_id, category: "palace" })),
    line({ source_review_id: "4", category: "Hotel" }),
    ...["5", "6"].map((source_review_id) => line({ source_review_id, city: "Val", category: "yourte" })),
    line({ source_review_id: "7", city: "Mont", category: "palace" }),
  ].join("\n");
  const told = async (dryRun: boolean): Promise<string[]> =>
    reportLines((await imports.reviews(id, lines, { dryRun })).report, files).filter((one) => /Catégorie/.test(one));
  const expected = [
    "  Catégorie inconnue «\u00a0yourte\u00a0» classée dans «\u00a0autre\u00a0» (1 établissement).",
    "  Catégorie inconnue «\u00a0palace\u00a0» classée dans «\u00a0autre\u00a0» (1 établissement).",
    "  Catégorie inconnue «\u00a0palace\u00a0» sans effet\u00a0: l’établissement garde la sienne (2 avis).",
  ];
  expect(await told(true)).toEqual(expected);
  expect(await told(false)).toEqual(expected);
  // The file again makes nothing: those that it made «autre» are no news.
  expect(await told(false)).toEqual(expected.slice(2));
  const categories = await imports.store.system("test", (db) =>
    db.selectFrom("establishments").select("category").where("destination_id", "=", id).orderBy("no").execute(),
  );
  expect(categories.map(({ category }) => category)).toEqual(["hotel", "autre", "autre"]);
});

it("a category that is not ours is told of an establishment whose own file makes it «autre»", async () => {
  const id = await imports.destination("other-places");
  const places = [
    { id: "a", name: "Sur mesure", category: "Autre" },
    { id: "b", name: "Sans rien" },
  ];
  await imports.establishments(id, Readable.from([Buffer.from(places.map((one) => JSON.stringify(one)).join("\n"))]));
  const lines = places.map((one) => line({ source_review_id: one.id, establishment_external_id: one.id, category: "palace" })).join("\n");
  const { report } = await imports.reviews(id, lines);
  expect(report).toMatchObject({ added: 2, created: 0, unmapped: {}, unknownCategories: { palace: 2 } });
});

it("a dry run says that establishments would be made", async () => {
  const id = await imports.destination("would-be");
  const told = async (dryRun: boolean) =>
    reportLines((await imports.reviews(id, [line({}), line({ source_review_id: "2", city: "Val" })].join("\n"), { dryRun })).report, files);
  expect(await told(true)).toContain("  2 établissements seraient créés.");
  expect(await told(false)).toContain("  2 établissements créés.");
});
