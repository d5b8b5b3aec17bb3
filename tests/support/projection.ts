import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openColumnar, type Columnar } from "../../server/analytics/columnar.ts";
import type { Row } from "../../server/analytics/cell.ts";
import { openProjection } from "../../server/analytics/projection.ts";
import { tables } from "../../server/analytics/tables.ts";
import type { Store } from "../../server/store/store.ts";

/** Every row of the projection but its watermark, table by table, in one order. */
export async function contentOf(columnar: Columnar): Promise<Record<string, Row[]>> {
  const content: Record<string, Row[]> = {};
  for (const table of Object.keys(tables))
    if (table !== "watermark") content[table] = await columnar.query(`SELECT * FROM ${table} ORDER BY ALL`);
  return content;
}

/** The expected projection of this state: one built elsewhere, from the state alone. */
export async function expectedContent(store: Store): Promise<Record<string, Row[]>> {
  const folder = mkdtempSync(join(tmpdir(), "projection-"));
  const columnar = await openColumnar(join(folder, "fresh.duckdb"));
  try {
    const fresh = await openProjection({ store, columnar, keepBehind: Number.MAX_SAFE_INTEGER });
    await fresh.rebuild();
    return await contentOf(columnar);
  } finally {
    await columnar.close();
    rmSync(folder, { recursive: true });
  }
}
