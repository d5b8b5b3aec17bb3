import type { Transaction } from "kysely";

import { formatNumber } from "../../../src/domain/format/format.ts";
import { alertTopic, type NoticeName, noticeTopic } from "../../../src/domain/notices/notices.ts";
import type { AlertRule } from "../../../src/generated/types.ts";
import { accountActor } from "../../http/account-actor.ts";
import type { Actor } from "../../kit/actor.ts";
import { eachOf } from "../../kit/each-of.ts";
import type { Tables } from "../../store/tables.ts";
import type { NoticeServices } from "./notice-services.ts";
import { mayRead } from "./readers.ts";
import { chosenFrequency } from "./write-notices.ts";

/** Accounts that are written to in one look. */
const MOST_ACCOUNTS = 200;
/** Notices that one mail lists; the others are counted. */
const MOST_ITEMS = 15;
/** A notice is remembered for so long (ms), so that it comes once. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** What mails of a notice are called where one stops them. */
export const noticeTitles: Readonly<Record<NoticeName, string>> = {
  alert: "Alertes",
  review: "Nouveaux avis",
  answer: "Suites de vos réponses",
  digest: "Résumé de la semaine",
};

/** Sends what is due: one mail for each reader and notice, with what each still wants and may read. Returns how many mails were queued; a reader whose mail fails holds back no other. */
export async function sendNotices(services: NoticeServices, now: Date): Promise<number> {
  const { store } = services;
  const due = await store.system("notices.send", async (db) => {
    await db
      .deleteFrom("notices")
      .where("sent_at", "<", new Date(now.getTime() - KEPT_MS).toISOString())
      .execute();
    return db
      .selectFrom("notices")
      .where("sent_at", "is", null)
      .where("due_at", "<=", now.toISOString())
      .select("login")
      .distinct()
      .limit(MOST_ACCOUNTS)
      .execute();
  });
  let count = 0;
  await eachOf(due, async ({ login }) => {
    const actor = await accountActor(store, login);
    // Marked as sent with the mail that says it: cut off in between, neither has happened.
    count += await store.together(() => sendTo(services, login, actor, now));
  });
  return count;
}

interface DueNotice {
  id: string;
  notice: NoticeName;
  rule: string | null;
  title: string;
  detail: string;
  advice: string;
  path: string;
  establishment: string;
}

async function sendTo(services: NoticeServices, login: string, actor: Actor | null, now: Date): Promise<number> {
  const { store, config } = services;
  const { slug } = config.product();
  const wanted = await store.system("notices.send", async (db) => {
    const rows = await db
      .selectFrom("notices")
      .leftJoin("establishments", "establishments.id", "notices.establishment_id")
      .where("login", "=", login)
      .where("sent_at", "is", null)
      .where("due_at", "<=", now.toISOString())
      .select(["notices.id", "notice", "rule", "title", "detail", "advice", "path", "establishment_id", "establishments.name"])
      .orderBy("notices.created_at")
      .orderBy("notices.id")
      .execute();
    // Another server has just written to this reader.
    if (rows.length === 0) return [];
    await db
      .updateTable("notices")
      .set({ sent_at: now.toISOString() })
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
    const kept: DueNotice[] = [];
    for (const { establishment_id, name, ...row } of rows)
      if (actor && mayRead(actor, slug) && (await stillWants(db, actor, row, establishment_id)))
        kept.push({ ...row, establishment: name ?? "" });
    return kept;
  });
  if (!actor) return 0;
  const kinds = [...new Set(wanted.map(({ notice }) => notice))];
  for (const kind of kinds)
    await mail(
      services,
      actor,
      kind,
      wanted.filter(({ notice }) => notice === kind),
    );
  return kinds.length;
}

/** Whether a reader still holds the establishment, and has not chosen otherwise since. */
async function stillWants(
  db: Transaction<Tables>,
  actor: Actor,
  { notice, rule }: Pick<DueNotice, "notice" | "rule">,
  establishment: string | null,
): Promise<boolean> {
  if (establishment !== null && !(await holds(db, actor, establishment))) return false;
  return (await chosenFrequency(db, notice, { ...actor, group: actor.group.id }, establishment, rule)) !== "never";
}

async function holds(db: Transaction<Tables>, actor: Actor, establishment: string): Promise<boolean> {
  if (actor.type === "TP") return actor.cards.includes(establishment);
  const row = await db
    .selectFrom("visibility")
    .where("group_id", "=", actor.group.id)
    .where("establishment_id", "=", establishment)
    .select("establishment_id")
    .executeTakeFirst();
  return row !== undefined;
}

async function mail(services: NoticeServices, actor: Actor, notice: NoticeName, items: readonly DueNotice[]): Promise<void> {
  const { mails, config, environment } = services;
  const [first] = items;
  if (!first) return;
  const address = (path: string): string => `${environment.publicUrl}${path}`;
  const group = actor.group.id;
  const preferences = address(preferencesPath);
  const to = { address: actor.login };
  const key = `notice:${first.id}`;
  if (items.length === 1) {
    const { title, detail, advice, establishment, path } = first;
    const rule = config.documents("alert").find(({ alert }) => alert === first.rule);
    await mails.queue(group, {
      mail: "notice",
      to,
      key,
      topic: topicOf(notice, rule),
      values: { title, detail, advice, establishment, address: address(path), "preferences-address": preferences },
    });
    return;
  }
  const shown = items.slice(0, MOST_ITEMS);
  const rest = items.length - shown.length;
  await mails.queue(group, {
    mail: "notices",
    to,
    key,
    topic: topicOf(notice),
    values: {
      title: `${formatNumber(items.length)} ${gathered[notice]}`,
      items: shown.map(({ title, detail }) => (detail === "" ? title : `${title}. ${detail}`).replaceAll("\n", " ")).join("\n"),
      more: rest > 0 ? `Et ${formatNumber(rest)} ${rest === 1 ? "autre" : "autres"}.` : "",
      address: address(first.path.replace(/\?.*/, "")),
      "preferences-address": preferences,
    },
  });
}

const gathered: Readonly<Record<NoticeName, string>> = {
  alert: "alertes",
  review: "nouveaux avis",
  answer: "suites de vos réponses",
  digest: "résumés",
};

/** What a mail's link stops: one rule's alerts, else all of the notice. */
function topicOf(notice: NoticeName, rule?: AlertRule): { id: string; title: string } {
  if (notice === "alert" && rule) return { id: alertTopic(rule.alert), title: `Alertes : ${rule.label}` };
  return { id: noticeTopic(notice), title: noticeTitles[notice] };
}

/** Where a reader chooses what to be written about. */
export const preferencesPath = "/notices";
