import { sql, type Transaction } from "kysely";

import type { Tables } from "../../store/tables.ts";

/** What somebody would miss, and how it is told: one, many. */
const told: readonly (readonly [keyof Tables, string, string])[] = [
  ["destinations", "destination", "destinations"],
  ["users", "compte", "comptes"],
  ["establishments", "établissement", "établissements"],
  ["reviews", "avis", "avis"],
  ["dashboards", "tableau de bord", "tableaux de bord"],
];

/** What a state holds that its replacement would take away («2 destinations, 40 500 avis»); null where nothing is there yet. */
export async function holdings(db: Transaction<Tables>): Promise<string | null> {
  const found: string[] = [];
  for (const [table, one, many] of told) {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db);
    const n = rows[0]?.n ?? 0;
    if (n > 0) found.push(`${n.toLocaleString("fr-FR")} ${n > 1 ? many : one}`);
  }
  return found.length > 0 ? found.join(", ") : null;
}
