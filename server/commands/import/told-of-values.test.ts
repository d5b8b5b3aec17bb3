import { Readable } from "node:stream";

import { zipSync, gzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { reportLines } from "../../../scripts/import/print-report.ts";
import { line, openImports, type Imports } from "../../../tests/support/imports.ts";

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
      // A known value in another field is enough; other tags may mean many things.
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
      "  Profil inconnu « martien » classé dans « non renseigné » (2 avis).",
      "  Langue inconnue « xx » déterminée d’après le texte (1 avis).",
      ...[0, 1, 2, 3].map((number) => `  Langue inconnue « langue ${number} » déterminée d’après le texte (1 avis).`),
      "  Langue inconnue « (autres noms) » déterminée d’après le texte (3 avis).",
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
    "  Catégorie inconnue « yourte » classée dans « autre » (1 établissement).",
    "  Catégorie inconnue « palace » classée dans « autre » (1 établissement).",
    "  Catégorie inconnue « palace » sans effet : l’établissement garde la sienne (2 avis).",
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

it("establishments that reviews make are named, those without a name first, as a dry run says", async () => {
  const id = await imports.destination("would-be");
  const lines = [
    line({}),
    line({ source_review_id: "2", city: "Val", establishment_external_id: "val-1" }),
    line({ source_review_id: "3", establishment_name: null, establishment_external_id: "lca-1" }),
    line({ source_review_id: "4", establishment_name: null, establishment_external_id: "lca-1" }),
    ...Array.from({ length: 9 }, (_, number) => line({ source_review_id: `m${number}`, establishment_name: `Musée ${number}` })),
  ];
  const told = async (dryRun: boolean) => {
    const all = reportLines((await imports.reviews(id, lines.join("\n"), { dryRun })).report, files);
    return all.slice(all.findIndex((one) => one.includes("établissements"))).slice(0, 12);
  };
  const named = [
    "    ligne 3 : lca-1, sans nom dans le fichier",
    "    ligne 1 : Le Lac",
    "    ligne 2 : Le Lac (val-1)",
    ...[0, 1, 2, 3, 4, 5, 6].map((number) => `    ligne ${number + 5} : Musée ${number}`),
    "    … et 2 autres.",
  ];
  expect(await told(true)).toEqual(["  12 établissements seraient créés, dont 1 sans nom dans le fichier :", ...named]);
  expect(await told(false)).toEqual(["  12 établissements créés, dont 1 sans nom dans le fichier :", ...named]);
});

it("values of establishments that are not what their field holds are told, and towns that are no commune", async () => {
  const id = await imports.destination("doubtful");
  const places = [
    { id: "a", name: "A", stars: "neuf", website: "pas-une-url", city: "Audierne" },
    { id: "b", name: "B", stars: 0, website: "https://hotel.example:8080/fr?x=1", city: "Plouhinec" },
    { id: "c", name: "C", stars: 4, website: "WWW.Hôtel.example", capacity: "beaucoup", commune_insee: "29197", city: "Plouhinec" },
    { id: "d", name: "D", stars: "9".repeat(60), city: "AUDIERNE" },
    { id: "b", name: "B encore" },
  ];
  const lines = places.map((one) => JSON.stringify(one)).join("\n");
  const told = async (dryRun: boolean) =>
    reportLines(await imports.establishments(id, Readable.from([Buffer.from(lines)]), dryRun), files).slice(7);
  const expected = [
    "  2 lignes sans commune_insee donnent une ville qui n’est le nom d’aucune commune de la destination, ou celui de plusieurs ; leurs établissements restent sans commune :",
    "    ligne 1 : Audierne",
    "  2 lignes donnent à stars autre chose qu’un nombre de 1 à 5, laissé vide :",
    "    ligne 1 : « neuf »",
    `    ligne 4 : « ${"9".repeat(40)}… »`,
    "  1 ligne donne à website autre chose qu’une adresse du web, gardée telle quelle :",
    "    ligne 1 : « pas-une-url »",
    "  1 ligne donne à capacity autre chose qu’un nombre de 1 à 1\u202f000\u202f000, laissé vide :",
    "    ligne 3 : « beaucoup »",
  ];
  expect(await told(true)).toEqual(expected);
  expect(await told(false)).toEqual(expected);
});
