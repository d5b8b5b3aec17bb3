import { sql, type Transaction } from "kysely";

import { rateLimited } from "../../kit/errors.ts";
import type { Tables } from "../../store/tables.ts";

/** Reports that one network may make about one establishment within an hour (RELIABILITY T8). */
const MOST_PER_HOUR = 5;
const HOUR_MS = 3_600_000;
/** Receipts that one address is sent within a day: who types a stranger's troubles them no further. */
const MOST_RECEIPTS = 5;
const DAY_MS = 24 * HOUR_MS;
/** Any constant: held from the count of a network's reports to the commit. */
const reportLock = 7_301_006;

/** Refuses (429) one report too many of a network within an hour. */
export async function requireFew(db: Transaction<Tables>, network: string, establishment: string, now: Date): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${reportLock})`.execute(db);
  const recent = await db
    .selectFrom("reporters")
    .innerJoin("moderation_reports", "moderation_reports.id", "reporters.report_id")
    .where("network", "=", network)
    .where("establishment_id", "=", establishment)
    .where("at", ">", new Date(now.getTime() - HOUR_MS).toISOString())
    .select("at")
    .orderBy("at")
    .execute();
  const [oldest] = recent;
  if (recent.length >= MOST_PER_HOUR && oldest) throw rateLimited(Math.ceil((Date.parse(oldest.at) + HOUR_MS - now.getTime()) / 1000));
}

/** Whether the hand that has just reported gets a receipt by mail. */
export async function getsReceipt(db: Transaction<Tables>, hand: string, now: Date): Promise<boolean> {
  const { n } = await db
    .selectFrom("moderation_reports")
    .where("hand", "=", hand)
    .where("at", ">", new Date(now.getTime() - DAY_MS).toISOString())
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n <= MOST_RECEIPTS;
}
