import { sql } from "kysely";

import type { EstablishmentDetail, EstablishmentSummary, LicenseInfo, Product, Sheet } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import { licensesOf } from "./licenses.ts";

/** The establishments of the state. One that the actor does not see, an absent and a malformed id are the same 404. */
export interface Establishments {
  /** By name. */
  list(actor: StoreActor, withLicense: boolean): Promise<EstablishmentSummary[]>;
  /** Without its addresses, which have a store of their own. */
  read(actor: StoreActor, id: string): Promise<Omit<EstablishmentDetail, "review_urls" | "review_urls_inactives">>;
}

const columns = [
  "id",
  "name",
  "category",
  "destination_id",
  "source_ref",
  "commune_insee",
  "street",
  "postal_code",
  "city",
  "lat",
  "lng",
  "website",
  "stars",
  "labels",
  "capacity",
] as const;

export function establishmentsOf(store: Store, product: () => Product): Establishments {
  const noLicense: LicenseInfo = { offer: "none", roles: [], accounts: 0, independent: false };
  const select = (db: ScopedDb) => db.selectFrom("establishments").select(columns);
  const categoryName = (id: string): string => product().categories.find((category) => category.id === id)?.name ?? id;

  return {
    list: async (actor, withLicense) => {
      const rows = await store.forActor(actor).transaction((db) =>
        select(db)
          .orderBy(sql`lower(name)`)
          .orderBy("id")
          .execute(),
      );
      const licenses = withLicense
        ? await licensesOf(
            store,
            rows.map(({ id }) => id),
            product().slug,
          )
        : null;
      return rows.map((row) => ({
        ...titled(row),
        group_info: groupOf(row),
        ...(licenses ? { licenseInfo: licenses.get(row.id) ?? noLicense } : {}),
      }));
    },

    read: async (actor, id) => {
      const row = isUuid(id)
        ? await store.forActor(actor).transaction((db) => select(db).where("id", "=", id).executeTakeFirst())
        : undefined;
      if (!row) throw new ApiError("object.not-found");
      const licenses = await licensesOf(store, [row.id], product().slug);
      return {
        ...titled(row),
        category_name: categoryName(row.category),
        street: row.street,
        postal_code: row.postal_code,
        commune: row.commune_insee,
        lat: row.lat,
        lng: row.lng,
        website: row.website,
        stars: row.stars,
        capacity: row.capacity,
        labels: row.labels,
        group_info: groupOf(row),
        licenseInfo: licenses.get(row.id) ?? noLicense,
      };
    },
  };
}

type Named = Pick<Sheet, "id" | "name" | "category" | "city">;

function titled({ id, name, category, city }: Named): Named & { title: string } {
  return { id, title: name, name, category, city };
}

/** An establishment has one sheet until sheets are grouped. */
function groupOf(row: Named & { source_ref: string | null }): EstablishmentSummary["group_info"] {
  return { id: row.id, name: row.name, sheets: [{ ...titled(row), source_ref: row.source_ref }] };
}
