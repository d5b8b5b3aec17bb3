import { Readable } from "node:stream";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { reportLines } from "../../../scripts/import/print-report.ts";
import { line, openImports, type Imports } from "../../../tests/support/imports.ts";
import { batchSizes } from "./batches.ts";

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, 60_000);
afterAll(() => imports.close());

describe("the import of establishments", () => {
  it("maps categories by their aliases, reports the others, and changes nothing the second time", async () => {
    const id = await imports.destination("places");
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
    const run = () => imports.establishments(id, Readable.from([Buffer.from(lines.map((one) => JSON.stringify(one)).join("\n"))]));
    expect(await run()).toMatchObject({
      lines: 3,
      added: 2,
      refused: 1,
      unmapped: { "remontée mécanique": 1 },
      reasons: [{ line: 3, reason: "le champ lat sort de l’intervalle -90 à 90\u00a0: «\u00a0145\u00a0»" }],
    });
    expect(await run()).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const seen = await imports.store
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
    const towns = await imports.store.system("test", (db) =>
      db.selectFrom("communes").select(["insee", "name"]).where("destination_id", "=", id).execute(),
    );
    expect(towns).toEqual([{ insee: "99001", name: "Aurelle" }]);
  });

  const ndjson = (lines: readonly object[]): Readable => Readable.from([Buffer.from(lines.map((one) => JSON.stringify(one)).join("\n"))]);

  it("finds the commune by the town where a line gives no code and one commune alone has that name", async () => {
    const id = await imports.destination("towns");
    const lines = [
      { id: "a", name: "A", commune_insee: "99001", city: "Saint-Aurèle" },
      { id: "b", name: "B", commune_insee: "99002", city: "Val" },
      { id: "c", name: "C", commune_insee: "99003", city: "Val" },
      { id: "d", name: "D", city: "SAINT AURELE" },
      { id: "e", name: "E", city: "Val" },
      { id: "f", name: "F", city: "Ailleurs" },
    ];
    const found = async () => {
      const rows = await imports.store.system("test", (db) =>
        db.selectFrom("establishments").select(["name", "commune_insee"]).where("destination_id", "=", id).orderBy("no").execute(),
      );
      return rows.map(({ name, commune_insee }) => `${name} ${commune_insee}`);
    };
    await imports.establishments(id, ndjson(lines));
    expect(await found()).toEqual(["A 99001", "B 99002", "C 99003", "D 99001", "E null", "F null"]);
    // The commune was not known yet when the line came: it is when the file comes again, which changes nothing else.
    await imports.establishments(
      id,
      ndjson([
        { id: "f", name: "F", city: "Ailleurs" },
        { id: "-", name: "-", city: "-" },
      ]),
    );
    await imports.establishments(id, ndjson([{ id: "h", name: "H", commune_insee: "99004", city: "Ailleurs" }]));
    await imports.establishments(id, ndjson([{ id: "i", name: "I", commune_insee: "99005", city: "?" }]));
    const again = await imports.establishments(id, ndjson([...lines, { id: "-", name: "-", city: "-" }]));
    expect(again).toMatchObject({ added: 0, updated: 1, unchanged: 6 });
    expect((await found()).slice(5)).toEqual(["F 99004", "- null", "H 99004", "I 99005"]);
    // And those that reviews make.
    await imports.establishments(id, ndjson([{ id: "g", name: "G", city: "Saint-Aurele" }]));
    await imports.reviews(
      id,
      ["Saint Aurèle", "Val"].map((city, no) => line({ source_review_id: String(no), establishment_name: "R", city })).join("\n"),
    );
    expect((await found()).slice(9)).toEqual(["G 99001", "R 99001", "R null"]);
  });

  it("finds the commune of a town that a line of a later batch names, or a second one of that name, and nothing the next time", async () => {
    const id = await imports.destination("far-towns");
    await imports.establishments(id, ndjson([{ id: "known", name: "Connu", city: "Val" }]));
    const lines = [
      { id: "one", name: "Un", city: "SAINT AURELE" },
      { id: "two", name: "Deux", city: "Mont" },
      { id: "named", name: "Mont", commune_insee: "99002", city: "Mont" },
      { id: "known", name: "Connu", city: "Val" },
      ...Array.from({ length: 2 * batchSizes.alone }, (_, number) => ({ id: `e${number}`, name: `Lieu ${number}` })),
      { id: "a", name: "A", commune_insee: "99001", city: "Saint-Aurèle" },
      { id: "b", name: "B", commune_insee: "99003", city: "Mont" },
      { id: "c", name: "C", commune_insee: "99004", city: "Val" },
    ];
    const dry = await imports.establishments(id, ndjson(lines), true);
    const real = await imports.establishments(id, ndjson(lines));
    expect(real).toMatchObject({ added: lines.length - 1, updated: 1, unchanged: 0 });
    expect({ ...dry, dryRun: false, seconds: real.seconds }).toEqual(real);
    const rows = await imports.store.system("test", (db) =>
      db
        .selectFrom("establishments")
        .select(["external_id", "commune_insee"])
        .where("destination_id", "=", id)
        .where("city", "is not", null)
        .orderBy("external_id")
        .execute(),
    );
    expect(rows.map(({ external_id, commune_insee }) => `${external_id} ${commune_insee}`)).toEqual([
      "a 99001",
      "b 99003",
      "c 99004",
      "known 99004",
      "named 99002",
      "one 99001",
      "two null",
    ]);
    expect(await imports.establishments(id, ndjson(lines))).toMatchObject({ added: 0, updated: 0, unchanged: lines.length });
  });

  it("tells the lines whose commune the destination does not have: added under their town’s name, or unknown still", async () => {
    const id = await imports.destination("communes");
    await imports.establishments(id, ndjson([{ id: "before", name: "Avant", commune_insee: "99001", city: "Aurelle" }]));
    const lines = [
      { id: "a", name: "Connue", commune_insee: "99001", city: "Aurelle" },
      { id: "b", name: "Nouvelle", commune_insee: "99002", city: "Bellombre" },
      { id: "c", name: "Sans ville", commune_insee: "99003" },
      { id: "d", name: "Sans commune", city: "Aurelle" },
      { id: "e", name: "Ville plus loin", commune_insee: "99004" },
      { id: "f", name: "Ville donnée", commune_insee: "99004", city: "Sérignane" },
      { id: "g", name: "Encore", commune_insee: "99002", city: "Bellombre" },
      { id: "refusée", commune_insee: "99005", city: "Nulle part" },
    ];
    const told = {
      lines: 5,
      added: 2,
      unnamed: 1,
      first: [
        { line: 3, insee: "99003", city: null },
        { line: 2, insee: "99002", city: "Bellombre" },
        { line: 5, insee: "99004", city: "Sérignane" },
      ],
    };
    expect((await imports.establishments(id, ndjson(lines), true)).communes).toEqual(told);
    const report = await imports.establishments(id, ndjson(lines));
    expect(report).toMatchObject({ added: 7, refused: 1, communes: told });
    expect(reportLines(report, { lines: null, reasons: null }).slice(3, 7)).toEqual([
      "  5 lignes nomment une commune que la destination n’avait pas : 2 communes ajoutées sous le nom donné par city ; 1 commune inconnue, qu’aucune ligne ne nomme par city.",
      "    ligne 3 : commune 99003, sans city",
      "    ligne 2 : commune 99002 (Bellombre)",
      "    ligne 5 : commune 99004 (Sérignane)",
    ]);
    // What has been added is known from then on.
    expect((await imports.establishments(id, ndjson(lines))).communes).toEqual({
      lines: 1,
      added: 0,
      unnamed: 1,
      first: [{ line: 3, insee: "99003", city: null }],
    });
  });

  it("says in a dry run what the import then says", async () => {
    const id = await imports.destination("dry-places");
    const lines = Array.from({ length: batchSizes.alone + 500 }, (_, number) => ({
      id: `e${number % (batchSizes.alone + 300)}`,
      name: `Lieu ${number}`,
      category: number % 7 === 0 ? `inconnue ${number % 3}` : number % 11 === 0 ? undefined : "hotel",
      commune_insee: `99${String(number % 40).padStart(3, "0")}`,
      city: number % 3 === 0 ? undefined : `Ville ${number % 40}`,
      lat: number % 97 === 0 ? 145 : 45,
    }));
    const dry = await imports.establishments(id, ndjson(lines), true);
    const real = await imports.establishments(id, ndjson(lines));
    expect({ ...dry, dryRun: false, seconds: real.seconds }).toEqual(real);
    expect(real).toMatchObject({ communes: { added: 40 } });
  });
});
