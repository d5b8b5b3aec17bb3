import { sql } from "kysely";

import type { EstablishmentDetail, EstablishmentSummary, LicenseInfo, Product, Sheet } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import { knownRoles, roleName } from "../../../src/domain/access/access.ts";

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

/**
 * What the professionals of some establishments have, by id; none for one that no professional account sees. The ids are
 * those of establishments that the reader sees: accounts are of other groups, so the state is asked as a whole.
 */
async function licensesOf(store: Store, establishments: readonly string[], slug: string): Promise<ReadonlyMap<string, LicenseInfo>> {
  if (establishments.length === 0) return new Map();
  const rows = await store.system("licences of establishments", (db) =>
    db
      .selectFrom("visibility")
      .innerJoin("groups", "groups.id", "visibility.group_id")
      .innerJoin("users", "users.group_id", "groups.id")
      .select(["visibility.establishment_id", "groups.kind", "users.roles", "users.cards"])
      .where("groups.kind", "in", ["professional", "independents"])
      .where("users.type", "=", "TP")
      .where("users.disabled", "=", false)
      .where("visibility.establishment_id", "in", [...establishments])
      .execute(),
  );
  const found = new Map<string, LicenseInfo>();
  for (const { establishment_id, kind, roles, cards } of rows) {
    // Independents share a group: an account is that of the establishments whose cards it holds.
    if (kind === "independents" && !cards.includes(establishment_id)) continue;
    const known = found.get(establishment_id) ?? { offer: "standard", roles: [], accounts: 0, independent: false };
    const held = new Set(roles.map((role) => role.toUpperCase()));
    const named = knownRoles.filter((role) => held.has(roleName(role, slug)));
    found.set(establishment_id, {
      offer: known.offer === "expert" || named.includes("V2_PRO_WIDGET_EXPERT") ? "expert" : "standard",
      roles: knownRoles.filter((role) => known.roles.includes(role) || named.includes(role)),
      accounts: known.accounts + 1,
      independent: known.independent || kind === "independents",
    });
  }
  return found;
}
