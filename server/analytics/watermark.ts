import type { Watermark } from "./analytics-port.ts";
import type { Columnar } from "./columnar-port.ts";

/** Reads the watermark: from the projection, else from its table, once for all who ask at the same time. */
export function watermarkReader(db: Columnar, own?: () => Watermark): { read: () => Promise<Watermark>; last: () => Watermark } {
  let last: Watermark = { no: 0, at: new Date(0).toISOString() };
  let reading: Promise<Watermark> | null = null;
  const fromTable = async (): Promise<Watermark> => {
    const [row] = await db.query<{ no: unknown; at: string }>(`SELECT no, CAST("at" AS VARCHAR) AS "at" FROM watermark`);
    if (row) last = { no: Number(row.no), at: new Date(`${row.at.replace(" ", "T")}Z`).toISOString() };
    return last;
  };
  return {
    read: async () => {
      if (own) return own();
      reading ??= fromTable().finally(() => (reading = null));
      return reading;
    },
    last: () => own?.() ?? last,
  };
}
