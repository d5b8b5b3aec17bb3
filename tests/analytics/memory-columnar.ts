import { DuckDBInstance } from "@duckdb/node-api";
import type { Columnar } from "../../server/analytics/columnar-port.ts";
import { createTables } from "../../server/analytics/tables.ts";
import { gate } from "../../server/kit/gate.ts";
import type { Facts } from "./fact-rows.ts";

/** A commune that may have neither place nor outline. */
type BareCommune = {
  [Key in keyof Facts["communes"][number]]: Facts["communes"][number][Key] | (Key extends "lat" | "lng" | "ring" ? null : never);
};

/** As the product: a fourth running query would fill libuv's pool. */
const inFlight = 3;

/** A projection in memory: its port, the statements that it has run, and its end. */
export interface MemoryColumnar extends Columnar {
  statements: string[];
  run(sql: string): Promise<void>;
  close(): void;
}

export async function memoryColumnar(
  facts: Partial<Omit<Facts, "communes">> & { communes?: readonly BareCommune[] } = {},
  watermark = { no: 7, at: "2026-06-01 10:00:00" },
): Promise<MemoryColumnar> {
  // So few facts are read by one thread as fast as by two, which would wait for each other.
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
  const connection = await instance.connect();
  for (const sql of createTables()) await connection.run(sql);
  for (const [table, rows] of Object.entries(facts)) {
    const [first] = rows;
    if (first)
      await connection.run(
        `INSERT INTO ${table} (${Object.keys(first).join(", ")}) VALUES ${rows
          .map(
            (row) =>
              `(${Object.values(row as Record<string, string | number | boolean | null>)
                .map(literal)
                .join(", ")})`,
          )
          .join(", ")}`,
      );
  }
  await connection.run(`INSERT INTO watermark VALUES (${watermark.no}, TIMESTAMP '${watermark.at}')`);
  const statements: string[] = [];
  const idle = await Promise.all(Array.from({ length: inFlight }, () => instance.connect()));
  const connections = [connection, ...idle];
  const places = gate(inFlight);
  return {
    statements,
    query: async <T>(sql: string, params: (string | number | boolean | null)[] = []): Promise<T[]> => {
      statements.push(sql);
      return places(async () => {
        const reader = idle.pop();
        if (!reader) throw new Error("more queries in flight than connections");
        try {
          // Wide numbers come as text here: the metric layer must not rely on the engine's own types.
          return (await reader.runAndReadAll(sql, params)).getRowObjectsJson() as T[];
        } finally {
          idle.push(reader);
        }
      });
    },
    stream: async function* <T>(sql: string, params: (string | number | boolean | null)[] = []) {
      statements.push(sql);
      const result = await (await instance.connect()).stream(sql, params);
      for await (const rows of result.yieldRowObjectJson()) yield rows as T[];
    },
    run: async (sql) => void (await connection.run(sql)),
    close: () => {
      for (const each of connections) each.closeSync();
      instance.closeSync();
    },
  };
}

function literal(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return "NULL";
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
