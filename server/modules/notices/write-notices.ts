import type { Transaction } from "kysely";

import { alertTopic, dueAt, type Frequency, frequencyOf, type NoticeName, noticeTopic } from "../../../src/domain/notices/notices.ts";
import type { Tables } from "../../store/tables.ts";
import type { Reader } from "./readers.ts";

/** What accounts are to be written about. */
export interface NewNotice {
  notice: NoticeName;
  /** An account gets one notice of a key. */
  key: string;
  /** Of an alert. */
  rule?: string;
  /** It waits for no rhythm. */
  urgent?: boolean;
  establishment: string;
  title: string;
  detail: string;
  advice: string;
  /** Where a professional and a destination read it. */
  paths: Readonly<Record<Reader["type"], string>>;
}

/** Writes down what each reader is to hear, when they have chosen to; nothing for who wants none of it, or has it already. Returns how many hear of it. */
export async function writeNotices(
  db: Transaction<Tables>,
  { notice, key, rule, urgent = false, establishment, paths, ...words }: NewNotice,
  readers: readonly Reader[],
  now: Date,
  timeZone: string,
): Promise<number> {
  let count = 0;
  for (const reader of readers) {
    const frequency = await chosenFrequency(db, notice, reader, establishment, rule);
    const due = dueAt(urgent && frequency !== "never" ? "now" : frequency, now, timeZone);
    if (due === null) continue;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("notices")
      .values({
        group_id: reader.group,
        login: reader.login,
        notice,
        key,
        rule: rule ?? null,
        establishment_id: establishment,
        ...words,
        path: paths[reader.type],
        created_at: now.toISOString(),
        due_at: due.toISOString(),
        sent_at: null,
      })
      .onConflict((conflict) => conflict.columns(["login", "key"]).doNothing())
      .executeTakeFirst();
    count += Number(numInsertedOrUpdatedRows ?? 0n);
  }
  return count;
}

/** How often a reader gets a notice about an establishment: never where they have stopped it, or this rule's alerts, by a mail's link. */
export async function chosenFrequency(
  db: Transaction<Tables>,
  notice: NoticeName,
  { login, group, type }: Reader,
  establishment: string | null,
  rule?: string | null,
): Promise<Frequency> {
  const topics = [noticeTopic(notice), ...(rule ? [alertTopic(rule)] : [])];
  const subscriptions = await db
    .selectFrom("mail_subscriptions")
    .where("group_id", "=", group)
    .where("address", "=", login.toLowerCase())
    .where("topic", "in", topics)
    .select(["topic", "stopped_at", "frequency"])
    .execute();
  // A link of a mail stops it whatever a destination has set.
  if (subscriptions.some(({ stopped_at }) => stopped_at !== null)) return "never";
  const choice = subscriptions.find(({ topic }) => topic === noticeTopic(notice))?.frequency ?? null;
  return frequencyOf(notice, type, choice, await policyOf(db, notice, { login, group, type }, establishment));
}

/** What the destination has set: of its own accounts their group, of professionals the destination of the establishment. */
async function policyOf(
  db: Transaction<Tables>,
  notice: NoticeName,
  { group, type }: Reader,
  establishment: string | null,
): Promise<{ frequency: Frequency; locked: boolean } | null> {
  const owner = type === "DMO" ? group : establishment === null ? null : await destinationGroup(db, establishment);
  if (owner === null) return null;
  const row = await db
    .selectFrom("notice_policies")
    .where("group_id", "=", owner)
    .where("reader", "=", type)
    .where("notice", "=", notice)
    .select(["frequency", "locked"])
    .executeTakeFirst();
  return row ?? null;
}

async function destinationGroup(db: Transaction<Tables>, establishment: string): Promise<string | null> {
  const row = await db
    .selectFrom("establishments")
    .innerJoin("destinations", "destinations.id", "establishments.destination_id")
    .where("establishments.id", "=", establishment)
    .select("destinations.group_id")
    .executeTakeFirst();
  return row?.group_id ?? null;
}
