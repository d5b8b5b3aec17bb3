import { DuckDBDateValue, DuckDBTimestampValue, DuckDBTypeId, type DuckDBAppender, type DuckDBConnection } from "@duckdb/node-api";

import type { ProjectedRow } from "./projection-rows.ts";

type Put = (appender: DuckDBAppender, value: string | number | boolean) => void;

const puts: Readonly<Partial<Record<DuckDBTypeId, Put>>> = {
  [DuckDBTypeId.BOOLEAN]: (appender, value) => appender.appendBoolean(Boolean(value)),
  [DuckDBTypeId.TINYINT]: (appender, value) => appender.appendTinyInt(Number(value)),
  [DuckDBTypeId.UTINYINT]: (appender, value) => appender.appendUTinyInt(Number(value)),
  [DuckDBTypeId.INTEGER]: (appender, value) => appender.appendInteger(Number(value)),
  [DuckDBTypeId.BIGINT]: (appender, value) => appender.appendBigInt(BigInt(value)),
  [DuckDBTypeId.FLOAT]: (appender, value) => appender.appendFloat(Number(value)),
  [DuckDBTypeId.DOUBLE]: (appender, value) => appender.appendDouble(Number(value)),
  [DuckDBTypeId.VARCHAR]: (appender, value) => appender.appendVarchar(String(value)),
  [DuckDBTypeId.DATE]: (appender, value) => appender.appendDate(new DuckDBDateValue(Number(value))),
  [DuckDBTypeId.TIMESTAMP]: (appender, value) => appender.appendTimestamp(new DuckDBTimestampValue(BigInt(value))),
};

/** Appends rows to a table within the connection's transaction; a column that the rows do not know is a mistake, and throws. */
export async function appendRows(connection: DuckDBConnection, table: string, rows: readonly ProjectedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const names = await columnsOf(connection, table);
  const appender = await connection.createAppender(table);
  const columns = names.map((name, index) => {
    const put = puts[appender.columnType(index).typeId];
    if (!put || rows[0]?.[name] === undefined) throw new Error(`the projection cannot fill ${table}.${name}`);
    return { name, put };
  });
  for (const row of rows) {
    for (const { name, put } of columns) {
      const value = row[name];
      if (value === null || value === undefined) appender.appendNull();
      else put(appender, value);
    }
    appender.endRow();
  }
  appender.closeSync();
}

/** The names of a table's columns in their order, asked once for each connection: a process knows one shape alone. */
export async function columnsOf(connection: DuckDBConnection, table: string): Promise<readonly string[]> {
  const known = described.get(connection) ?? new Map<string, readonly string[]>();
  described.set(connection, known);
  const columns = known.get(table);
  if (columns) return columns;
  const read = await connection.runAndReadAll("SELECT column_name FROM duckdb_columns() WHERE table_name = $1 ORDER BY column_index", [
    table,
  ]);
  const names = read.getRows().map(([name]) => String(name));
  known.set(table, names);
  return names;
}

const described = new WeakMap<DuckDBConnection, Map<string, readonly string[]>>();
