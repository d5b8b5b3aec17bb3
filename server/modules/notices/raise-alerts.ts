import { sql, type Transaction } from "kysely";

import { alertTitle, type FoundCause, reviewDetail } from "../../../src/domain/notices/alert-words.ts";
import type { AlertRule } from "../../../src/generated/types.ts";
import type { Tables } from "../../store/tables.ts";
import { eachOf } from "../../kit/each-of.ts";
import { type AlertCause, findCauses, unanswered } from "./find-causes.ts";
import type { NoticeServices } from "./notice-services.ts";
import { readersOf } from "./readers.ts";
import { type NewNotice, writeNotices } from "./write-notices.ts";

const HOUR_MS = 3_600_000;
/** The gravest first: of what several rules find in one review, a reader hears the first. */
const gravity: readonly AlertRule["when"]["kind"][] = ["incident", "wave", "rating", "theme", "silence"];

/** Alerts to what the rules find, once for each cause: the professionals first, their destination where there are none, or where no answer comes. Returns how many alerts were raised. */
export async function raiseAlerts(services: NoticeServices, now: Date): Promise<number> {
  const rules = services.config.documents("alert").toSorted((a, b) => gravity.indexOf(a.when.kind) - gravity.indexOf(b.when.kind));
  let count = 0;
  for (const rule of rules) {
    const causes = await services.store.system("notices.alerts", (db) => findCauses(db, rule, now));
    // Each by itself: requests go between them.
    await eachOf(causes, async (cause) => {
      await services.store.system("notices.alerts", (db) => raise(services, db, rule, cause, now));
      count += 1;
    });
  }
  return count;
}

async function raise(services: NoticeServices, db: Transaction<Tables>, rule: AlertRule, cause: AlertCause, now: Date): Promise<void> {
  const product = services.config.product();
  const { establishment, cause: key, review } = cause;
  const found: FoundCause = {
    ...cause,
    provider: product.providers.find(({ id }) => id === cause.source)?.name ?? cause.source,
    published: new Date(cause.published_at),
    incidents: (cause.incidents ?? []).map(({ kind }) => kind),
  };
  const title = alertTitle(rule.when, found, (theme) => product.themes.find(({ id }) => id === theme)?.name ?? theme);
  const detail = reviewDetail(found);
  const { professionals, destination } = await readersOf(db, establishment, product.slug);
  const hours = rule.escalate_after_hours;
  const isForBoth = professionals.length === 0 || hours === 0;
  const later = hours === undefined || isForBoth ? null : new Date(now.getTime() + hours * HOUR_MS).toISOString();
  await db
    .insertInto("alerts")
    .values({
      establishment_id: establishment,
      rule: rule.alert,
      cause: key,
      review_id: review,
      title,
      detail,
      raised_at: now.toISOString(),
      escalate_at: later,
      escalated_at: isForBoth ? now.toISOString() : null,
    })
    .execute();
  const notice = noticeOf(rule, { establishment, review, title, detail }, keyOf(rule, establishment, key));
  await writeNotices(db, notice, isForBoth ? [...professionals, ...destination] : professionals, now, product.timezone);
}

/** Alerts destinations to what was not answered in time. Returns how many alerts were looked at. */
export async function escalate({ store, config }: NoticeServices, now: Date): Promise<number> {
  const { slug, timezone } = config.product();
  return store.system("notices.escalate", async (db) => {
    const due = await db
      .selectFrom("alerts")
      .leftJoin("reviews as r", "r.id", "alerts.review_id")
      .where("escalate_at", "<=", now.toISOString())
      .select(["alerts.id", "rule", "alerts.establishment_id", "cause", "review_id", "alerts.title", "detail"])
      .select(sql<boolean>`r.withdrawn_at IS NULL AND r.state <> 'rejected' AND (${unanswered})`.as("waits"))
      .limit(200)
      .execute();
    for (const { id, rule: name, establishment_id: establishment, review_id: review, title, detail, waits } of due) {
      const rule = config.documents("alert").find(({ alert }) => alert === name);
      const goesOn = waits && rule !== undefined && review !== null;
      await db
        .updateTable("alerts")
        .set({ escalate_at: null, escalated_at: goesOn ? now.toISOString() : null })
        .where("id", "=", id)
        .execute();
      if (!goesOn) continue;
      const { destination } = await readersOf(db, establishment, slug);
      const notice = noticeOf(rule, { establishment, review, title, detail }, `escalated:${review}`);
      await writeNotices(db, { ...notice, advice: unansweredWords }, destination, now, timezone);
    }
    return due.length;
  });
}

const unansweredWords = "L’établissement, prévenu, n’a pas encore répondu.";

/** What several rules find in a new review is one notice, what comes of its silence another. */
function keyOf({ when: { kind } }: AlertRule, establishment: string, cause: string): string {
  if (kind === "wave") return `wave:${establishment}:${cause}`;
  return kind === "silence" ? `silence:${cause}` : `review:${cause}`;
}

function noticeOf(
  { alert, advice, urgent = false }: AlertRule,
  { establishment, review, title, detail }: { establishment: string; review: string; title: string; detail: string },
  key: string,
): NewNotice {
  return { notice: "alert", key, rule: alert, urgent, establishment, title, detail, advice, paths: reviewPaths(review) };
}

/** Where a review is read, beside the list of the others. */
export function reviewPaths(review: string): NewNotice["paths"] {
  return { TP: `/pro/analyze/reviews?avis=${review}`, DMO: `/reviews?avis=${review}` };
}
