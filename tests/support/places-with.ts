import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";

import type { TestApp } from "../access/support/test-app.ts";

/** The folder of mails as files. */
export const outboxOf = ({ services }: Pick<TestApp, "services">): string => join(services.environment.dataDir, "outbox");

/** Every table that holds this text anywhere, by name; and the outbox where a mail as a file does. */
export async function placesWith(test: Pick<TestApp, "services">, text: string): Promise<string[]> {
  const found = await test.services.store.system("test", async (db) => {
    const { rows } = await sql<{
      name: string;
    }>`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`.execute(db);
    const hits: string[] = [];
    for (const { name } of rows) {
      const { rows: held } = await sql`SELECT 1 FROM ${sql.table(name)} AS t WHERE t::text ILIKE ${`%${text}%`} LIMIT 1`.execute(db);
      if (held.length > 0) hits.push(name);
    }
    return hits.toSorted();
  });
  const outbox = outboxOf(test);
  const files = existsSync(outbox) ? readdirSync(outbox) : [];
  return files.some((file) => readFileSync(join(outbox, file), "utf8").includes(text)) ? [...found, "outbox/*.eml"] : found;
}
