import { sql, type Transaction } from "kysely";

import type { Changed } from "./store.ts";
import type { Tables } from "./tables.ts";

/** An establishment as it goes in; `external_id` names it within its destination. */
export interface EstablishmentInput {
  external_id: string;
  source_ref: string | null;
  name: string;
  category: string;
  commune_insee: string | null;
  child_id: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  website: string | null;
  stars: number | null;
  labels: readonly string[];
  capacity: number | null;
  content_hash: string | null;
}

/** An establishment as it is stored. */
export interface StoredEstablishment {
  id: string;
  no: number;
  external_id: string;
}

/**
 * Stores establishments, each `external_id` at most once among them; one that exists is replaced and keeps its keys.
 * The destination's own group sees them from the same commit on.
 */
export async function putEstablishments(
  db: Transaction<Tables>,
  changed: Changed,
  destination: string,
  establishments: readonly EstablishmentInput[],
): Promise<StoredEstablishment[]> {
  if (establishments.length === 0) return [];
  const { rows } = await sql<StoredEstablishment>`
    INSERT INTO establishments (destination_id, external_id, source_ref, name, category, commune_insee, child_id, street, postal_code, city, lat, lng,
      website, stars, capacity, content_hash, labels)
    SELECT ${destination}, i.external_id, i.source_ref, i.name, i.category, i.commune_insee, i.child_id, i.street, i.postal_code, i.city, i.lat, i.lng,
      i.website, i.stars, i.capacity, i.content_hash, ARRAY(SELECT jsonb_array_elements_text(i.labels))
    FROM jsonb_to_recordset(${JSON.stringify(establishments)}::jsonb) AS i(external_id text, source_ref text, name text, category text,
      commune_insee text, child_id text, street text, postal_code text, city text, lat float8, lng float8, website text, stars smallint,
      capacity int, content_hash text, labels jsonb)
    ON CONFLICT (destination_id, external_id) DO UPDATE SET
      source_ref = excluded.source_ref, name = excluded.name, category = excluded.category, commune_insee = excluded.commune_insee,
      child_id = excluded.child_id, street = excluded.street, postal_code = excluded.postal_code, city = excluded.city, lat = excluded.lat,
      lng = excluded.lng, website = excluded.website, stars = excluded.stars, labels = excluded.labels, capacity = excluded.capacity,
      content_hash = excluded.content_hash
    RETURNING id, no, external_id`.execute(db);
  const groups = await sql<{ group_id: string }>`
    INSERT INTO visibility (group_id, establishment_id)
    SELECT d.group_id, e FROM destinations d, unnest(${rows.map(({ id }) => id)}::uuid[]) AS e WHERE d.id = ${destination} AND d.group_id IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING group_id`.execute(db);
  changed("establishment", ...rows.map(({ no }) => no));
  if (groups.rows[0]) changed("visibility", groups.rows[0].group_id);
  return rows;
}

/** Moves establishments to the communes given, and leaves the rest of them as it is. */
export async function moveEstablishments(
  db: Transaction<Tables>,
  changed: Changed,
  moved: readonly (Pick<StoredEstablishment, "no"> & Pick<EstablishmentInput, "commune_insee" | "child_id">)[],
): Promise<void> {
  if (moved.length === 0) return;
  await sql`
    UPDATE establishments SET commune_insee = i.commune_insee, child_id = i.child_id
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS i(no int, commune_insee text, child_id text)
    WHERE establishments.no = i.no`.execute(db);
  changed("establishment", ...moved.map(({ no }) => no));
}

/** Adds communes that are not there yet; known ones keep what they have. */
export async function addCommunes(
  db: Transaction<Tables>,
  changed: Changed,
  destination: string,
  communes: readonly { insee: string; name: string }[],
): Promise<void> {
  if (communes.length === 0) return;
  const { rows } = await sql`
    INSERT INTO communes (destination_id, insee, name)
    SELECT ${destination}, i.insee, i.name FROM jsonb_to_recordset(${JSON.stringify(communes)}::jsonb) AS i(insee text, name text)
    ON CONFLICT DO NOTHING RETURNING insee`.execute(db);
  if (rows.length > 0) changed("destination", destination);
}
