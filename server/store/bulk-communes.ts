import { sql, type Transaction } from "kysely";

import type { Changed } from "./store.ts";
import type { Tables } from "./tables.ts";

/** A commune with its outline: rings of [longitude, latitude], and where its middle is. */
export interface OutlinedCommune {
  insee: string;
  name: string;
  lat: number;
  lng: number;
  ring: [lng: number, lat: number][][];
}

/** Stores outlines; a commune that is not there yet is added, one that is keeps its population and the part that it lies in. */
export async function putOutlines(
  db: Transaction<Tables>,
  changed: Changed,
  destination: string,
  communes: readonly OutlinedCommune[],
): Promise<void> {
  if (communes.length === 0) return;
  await sql`
    INSERT INTO communes (destination_id, insee, name, lat, lng, ring)
    SELECT ${destination}, i.insee, i.name, i.lat, i.lng, i.ring
    FROM jsonb_to_recordset(${JSON.stringify(communes)}::jsonb) AS i(insee text, name text, lat float8, lng float8, ring jsonb)
    ON CONFLICT (destination_id, insee) DO UPDATE SET name = excluded.name, lat = excluded.lat, lng = excluded.lng, ring = excluded.ring`.execute(
    db,
  );
  changed("destination", destination);
}
