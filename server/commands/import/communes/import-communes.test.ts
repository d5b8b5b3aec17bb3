import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { communesLines, hasNoOutline } from "../../../../scripts/import/print-communes.ts";
import { openImports, type Imports } from "../../../../tests/support/imports.ts";

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, 60_000);
afterAll(() => imports.close());

/** A square of a tenth of a degree. */
const square = (lng: number, lat: number): number[][] => [
  [lng, lat],
  [lng + 0.1, lat],
  [lng + 0.1, lat + 0.1],
  [lng, lat + 0.1],
  [lng, lat],
];
const feature = (properties: object, geometry: object = { type: "Polygon", coordinates: [square(1, 47)] }): object => ({
  type: "Feature",
  properties,
  geometry,
});
const collection = (...features: object[]): object => ({ type: "FeatureCollection", features });
const establishments = (id: string, ...lines: object[]) =>
  imports.establishments(id, Readable.from([Buffer.from(lines.map((one) => JSON.stringify(one)).join("\n"))]));
const communes = (id: string) =>
  imports.store.system("test", (db) =>
    db.selectFrom("communes").select(["insee", "name", "lat", "lng", "ring"]).where("destination_id", "=", id).orderBy("insee").execute(),
  );
const changes = () =>
  imports.store.system("test", (db) =>
    db
      .selectFrom("outbox")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirst(),
  );

describe("the import of outlines", () => {
  it("gives the communes of the destination theirs, adds those with an establishment, and leaves the others out", async () => {
    const id = await imports.destination("contours");
    await establishments(
      id,
      { id: "H1", name: "Le Lac", commune_insee: "37001", city: "ABILLY" },
      { id: "H2", name: "La Tour", commune_insee: "37002" },
      { id: "H3", name: "Le Port", city: "Saint-Épain" },
      { id: "H4", name: "Le Pont", commune_insee: "37099", city: "Tavant" },
    );
    const file = collection(
      feature({ INSEE_COM: "37001", NOM_COM: "Abilly" }),
      feature({ code: 37002, nom: "Ambillou" }, { type: "MultiPolygon", coordinates: [[square(2, 47)], [square(3, 47)]] }),
      feature({ insee: "37216", name: "Saint-Epain" }, { type: "Polygon", coordinates: [square(4, 47)] }),
      feature({ code_insee: "37003", libelle: "Amboise" }),
    );
    const report = await imports.communes(id, file, true);
    expect(report).toMatchObject({ features: 4, added: 2, updated: 1, unchanged: 0, placed: 1, refused: 0, dryRun: true });
    expect((await communes(id)).map(({ insee, ring }) => [insee, ring])).toEqual([
      ["37001", null],
      ["37099", null],
    ]);

    const stored = await imports.communes(id, gzipSync(JSON.stringify(file)));
    expect(stored).toMatchObject({
      added: 2,
      updated: 1,
      elsewhere: { communes: 1, first: [{ insee: "37003", name: "Amboise" }] },
      without: { communes: 1, first: [{ insee: "37099", name: "Tavant" }] },
    });
    expect(await communes(id)).toEqual([
      { insee: "37001", name: "Abilly", lat: 47.05, lng: 1.05, ring: [square(1, 47)] },
      { insee: "37002", name: "Ambillou", lat: 47.05, lng: 2.05, ring: [square(2, 47), square(3, 47)] },
      { insee: "37099", name: "Tavant", lat: null, lng: null, ring: null },
      { insee: "37216", name: "Saint-Epain", lat: 47.05, lng: 4.05, ring: [square(4, 47)] },
    ]);
    const placed = await imports.store.system("test", (db) =>
      db.selectFrom("establishments").select("commune_insee").where("external_id", "=", "H3").executeTakeFirst(),
    );
    expect(placed).toEqual({ commune_insee: "37216" });
    expect(communesLines(stored)).toEqual([
      "4 éléments lus en 0 s.",
      "  Contours des communes : 2 nouveaux, 1 mis à jour, 0 inchangé, 0 élément refusé.",
      "  Contours simplifiés à 110 m près : 20 points sur 20.",
      "  1 établissement sans commune est placé d’après le nom de la ville.",
      "  1 commune du fichier n’est pas de la destination, laissée de côté : Amboise (37003).",
      "  1 commune de la destination, toujours sans contour : Tavant (37099).",
    ]);

    const before = await changes();
    expect(await imports.communes(id, file)).toMatchObject({ added: 0, updated: 0, unchanged: 3, placed: 0 });
    expect(await changes()).toEqual(before);
  });

  it("keeps the name by which lines find a commune, and the parts of one that stand in several features", async () => {
    const id = await imports.destination("parties");
    await establishments(id, { id: "H1", name: "Le Lac", commune_insee: "37001", city: "Abilly-sur-Claise" });
    const island = { type: "Polygon", coordinates: [square(2, 47)] };
    await imports.communes(id, collection(feature({ code: "37001", nom: "Abilly" }), feature({ code: "37001", nom: "Abilly" }, island)));
    expect(await communes(id)).toMatchObject([{ name: "Abilly-sur-Claise", ring: [square(1, 47), square(2, 47)] }]);
  });

  it("refuses what is no commune's outline, says why and where, and takes the others", async () => {
    const id = await imports.destination("refus");
    await establishments(id, { id: "H1", name: "Le Lac", commune_insee: "01004", city: "Ambérieu" });
    const report = await imports.communes(
      id,
      collection(
        feature({ nom: "Sans code" }),
        feature({ code: "EPCI200" }),
        feature({ code: "01001" }, { type: "Point", coordinates: [1, 47] }),
        feature({ code: "01002" }, { type: "Polygon", coordinates: [[["a", 1], [1, 2], [2, 3], [1, 1]]] }), // prettier-ignore
        feature({ code: 1004, nom: "Ambérieu" }),
      ),
    );
    expect(report).toMatchObject({ features: 5, updated: 1, refused: 4 });
    expect(report.reasons).toEqual([
      { feature: 1, reason: expect.stringContaining("le code INSEE manque") },
      { feature: 2, reason: "le code «\u00a0EPCI200\u00a0» n’est pas celui d’une commune" },
      { feature: 3, reason: "sa géométrie n’est ni un Polygon ni un MultiPolygon" },
      { feature: 4, reason: "une position de son contour n’est pas faite de deux nombres" },
    ]);
  });

  it("of a file without a commune of the destination fails and says what to do", async () => {
    const id = await imports.destination("ailleurs");
    const report = await imports.communes(id, collection(feature({ code: "75056", nom: "Paris" })));
    expect([hasNoOutline(report), communesLines(report).at(-1)]).toEqual([
      true,
      expect.stringContaining("aucune commune de la destination. Importez d’abord ses établissements"),
    ]);
    expect(await communes(id)).toEqual([]);
  });

  it.each([
    ["in Lambert 93", collection(feature({ code: "37001" }, { type: "Polygon", coordinates: [square(525_000, 6_700_000)] })), "Lambert 93"],
    ["that is malformed", '{"type": "FeatureCollection",\n "features": [}', "Ligne 2, colonne 15"],
    ["that stops too early", '{"type": "FeatureCollection", "features": [', "il s’arrête trop tôt"],
    ["of TopoJSON", { type: "Topology", objects: {} }, "TopoJSON"],
    ["of something else", [1], "n’est pas du GeoJSON"],
    ["of 20 MB", " ".repeat(20_000_001), "dépasse 20 Mo"],
    ["cut off in its archive", gzipSync("x".repeat(1_000)).subarray(0, 20), "archive gzip"],
  ])("of a file %s is refused in one sentence and stores nothing", async (title, file, sentence) => {
    const id = await imports.destination(title.replaceAll(/[^a-z0-9]+/gi, "-").toLowerCase());
    await expect(imports.communes(id, file)).rejects.toThrow(sentence);
    expect(await communes(id)).toEqual([]);
  });
});
