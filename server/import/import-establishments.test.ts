import { Readable } from "node:stream";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openImports, type Imports } from "../../tests/support/imports.ts";

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
      reasons: [{ line: 3, reason: "le champ lat sort de l’intervalle -90 à 90" }],
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
});
