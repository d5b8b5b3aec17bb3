import type { Store } from "../../../server/store/store.ts";

/** Establishments of the tests, under the names that the demo accounts look for; each seen by its destination. */
const establishments = {
  aurelle: [
    "Hôtel Bellerive",
    "La Table d’Augustine",
    "Base nautique du Lac",
    "Camping La Clairière",
    "Refuge du Col Vert",
    "Auberge du Vieux Pont",
    "Musée de la Soie",
    "Camping Les Grandes Combes",
    "Domaine des Arolles",
  ],
  dunes: ["Hôtel Le Grand Pavois"],
} as const;

/** Two destinations with their groups, child destinations, communes and establishments. */
export async function seedTerritory(store: Store): Promise<void> {
  await store.system("test.territory", async (db) => {
    for (const [id, names] of Object.entries(establishments)) {
      await db
        .insertInto("destinations")
        .values({ id, name: `Destination ${id}`, parent_id: null, group_id: id })
        .execute();
      await db
        .insertInto("destinations")
        .values({ id: `${id}-nord`, name: `Nord ${id}`, parent_id: id, group_id: null })
        .execute();
      await db
        .insertInto("groups")
        .values({ id, name: `Office ${id}`, kind: "destination", destination_id: id, logo_url: null })
        .execute();
      await db
        .insertInto("communes")
        .values({
          destination_id: id,
          insee: "00001",
          name: `Bourg ${id}`,
          child_id: `${id}-nord`,
          population: 1200,
          lat: 45,
          lng: 5,
          ring: null,
        })
        .execute();
      for (const name of names) {
        const row = {
          destination_id: id,
          external_id: name,
          source_ref: null,
          name,
          category: "hotel",
          commune_insee: "00001",
          child_id: `${id}-nord`,
          street: null,
          postal_code: null,
          city: "Bourg",
          lat: null,
          lng: null,
          website: null,
          stars: null,
          labels: [],
          capacity: null,
          content_hash: null,
        };
        const { id: establishment } = await db.insertInto("establishments").values(row).returning("id").executeTakeFirstOrThrow();
        await db.insertInto("visibility").values({ group_id: id, establishment_id: establishment }).execute();
      }
    }
  });
}
