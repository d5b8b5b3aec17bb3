import { sql } from "kysely";

import { cameLines, changedLines, reviewLine } from "../../../src/domain/notices/digest-words.ts";
import { formatPeriod } from "../../../src/domain/format/format.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import { mondayOf, morningOf, noticeTopic } from "../../../src/domain/notices/notices.ts";
import { incidentKinds } from "../../../src/domain/review/incidents.ts";
import { addDays, type Day, dayOf } from "../../../src/domain/time/day.ts";
import { comparedPeriod, type DayRange } from "../../../src/domain/time/period.ts";
import type { Cell, Filters, Query, Result } from "../../../src/generated/types.ts";
import { type Scope, scopeOf } from "../../analytics/question.ts";
import { accountActor } from "../../http/account-actor.ts";
import type { Actor } from "../../kit/actor.ts";
import { eachOf } from "../../kit/each-of.ts";
import { unhurriedly } from "../../kit/impatience.ts";
import type { MailValues } from "../../../src/domain/mail/mails.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import type { NoticeServices } from "./notice-services.ts";
import { mayRead } from "./readers.ts";
import { noticeTitles, preferencesPath } from "./send-notices.ts";
import { chosenFrequency } from "./write-notices.ts";

/** A digest that could not go out on Monday morning goes out for so long (ms), then is left out. */
const LATE_MS = 36 * 3_600_000;
/** Days of what has changed: a season's worth of reviews. */
const CHANGE_DAYS = 90;
/** Days of which reviews are still to be answered. */
const ANSWER_DAYS = 30;
/** Reviews to answer, and changes, that a digest lists. */
const MOST_REVIEWS = 5;
const MOST_CHANGES = 3;

/** Sends the digest of the week that has ended to each account that wants it, once. Returns how many were queued. */
export async function sendDigests(services: NoticeServices, now: Date): Promise<number> {
  const { store, config } = services;
  const { slug, timezone } = config.product();
  const monday = mondayOf(dayOf(now, timezone));
  const due = morningOf(monday, timezone).getTime();
  if (now.getTime() < due || now.getTime() > due + LATE_MS) return 0;
  const key = `digest:${monday}`;
  const logins = await store.system("notices.digest", (db) =>
    db
      .selectFrom("users")
      .where("disabled", "=", false)
      .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM notices n WHERE n.login = users.login AND n.key = ${key})`)
      .select("login")
      .orderBy("login")
      .execute(),
  );
  let count = 0;
  await eachOf(logins, async ({ login }) => {
    const actor = isMailAddress(login) ? await accountActor(store, login) : null;
    if (actor && mayRead(actor, slug)) count += await sendDigest(services, actor, monday, key, now);
  });
  return count;
}

async function sendDigest(services: NoticeServices, actor: Actor, monday: Day, key: string, now: Date): Promise<number> {
  const { store, mails } = services;
  const reader = { login: actor.login, group: actor.group.id, type: actor.type };
  const [own = null] = actor.cards;
  const frequency = await store.system("notices.digest", (db) => chosenFrequency(db, "digest", reader, own));
  const values = frequency === "never" ? null : await unhurriedly(() => digestOf(services, actor, monday));
  // Noted with the mail, or without one: either way it is done.
  return store.together(async () => {
    const { numInsertedOrUpdatedRows } = await store.system("notices.digest", (db) =>
      db
        .insertInto("notices")
        .values({
          group_id: reader.group,
          login: reader.login,
          notice: "digest",
          key,
          rule: null,
          establishment_id: null,
          title: values?.title ?? "",
          detail: "",
          advice: "",
          path: preferencesPath,
          created_at: now.toISOString(),
          due_at: now.toISOString(),
          sent_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.columns(["login", "key"]).doNothing())
        .executeTakeFirst(),
    );
    if (!numInsertedOrUpdatedRows || values === null) return 0;
    await mails.queue(reader.group, {
      mail: "digest",
      to: { address: reader.login },
      key: `${key}:${reader.login}`,
      topic: { id: noticeTopic("digest"), title: noticeTitles.digest },
      values,
    });
    return 1;
  });
}

/** What a digest says of the week before a Monday, over what its reader sees; null where there is nothing to say. */
export async function digestOf(services: NoticeServices, actor: Actor, monday: Day): Promise<MailValues<"digest"> | null> {
  const { config, environment } = services;
  const scope = await digestScope(services, actor);
  if (scope === null) return null;
  const week = { from: addDays(monday, -7), to: monday };
  const before = { from: addDays(monday, -14), to: addDays(monday, -7) };
  const ask = asker(services, scope);
  const waiting: Filters = { answered: ["false"] };
  const recent = { from: addDays(monday, -CHANGE_DAYS), to: monday };
  const [reviews, earlier, rating, unanswered, incidents, changes, first] = await Promise.all([
    ask.cell({ measure: "reviews" }, week),
    ask.cell({ measure: "reviews" }, before),
    ask.cell({ measure: "rating" }, week),
    ask.cell({ measure: "reviews" }, week, waiting),
    services.analytics.reviewFacets({ period: week, filters: { incident: [...incidentKinds] } }, { facets: [] }, scope),
    ask.answer({ changes: changesAsked, limit: MOST_CHANGES }, recent),
    ask.answer({ reviews: true, order: "urgency", limit: MOST_REVIEWS }, { from: addDays(monday, -ANSWER_DAYS), to: monday }, waiting),
  ]);
  const items = first.kind === "feed" ? first.items : [];
  if (!reviews.value && items.length === 0) return null;
  const address = (path: string): string => `${environment.publicUrl}${path}`;
  return {
    title: typeset(`Votre semaine : ${formatPeriod(week.from, addDays(week.to, -1))}`),
    scope: actor.group.name,
    came: cameLines({
      reviews: reviews.value ?? 0,
      before: earlier.value ?? 0,
      rating,
      unanswered: unanswered.value ?? 0,
      incidents: incidents.total,
      small: config.product().samples.insufficient,
    }).join("\n"),
    changed: changedLines(changes.kind === "changes" ? changes : { items: [], compared: false }, CHANGE_DAYS).join("\n"),
    first: items.map(reviewLine).join("\n"),
    address: address(actor.type === "TP" ? "/pro/analyze/reviews" : "/reviews"),
    "preferences-address": address(preferencesPath),
  };
}

const changesAsked: NonNullable<Query["changes"]> = [
  { measure: "rating", by: ["category"] },
  { measure: "theme-balance", by: ["theme"] },
];

/** What a reader's digest counts: of a destination all that it sees, of a professional the establishments that are not left out; null where none is left. */
async function digestScope({ store }: NoticeServices, actor: Actor): Promise<Scope | null> {
  if (actor.type === "DMO") return scopeOf(actor.group.id);
  if (actor.cards.length === 0) return null;
  const left = await store.forActor(actor).transaction(async (db) => {
    const rows = await db
      .selectFrom("establishment_settings")
      .where("establishment_id", "in", [...actor.cards])
      .select(["establishment_id", "notifications"])
      .execute();
    return rows.filter(({ notifications }) => !notifications.weekly_summary).map(({ establishment_id }) => establishment_id);
  });
  const counted = actor.cards.filter((card) => !left.includes(card));
  return counted.length === 0 ? null : scopeOf(actor.group.id, { locked: { establishment: counted }, territory: {} });
}

function asker({ analytics }: NoticeServices, scope: Scope) {
  const answer = (query: Query, period: DayRange, filters: Filters = {}): Promise<Result> =>
    analytics.answer({ query, period, compared: comparedPeriod(period, "previous-year"), filters }, scope);
  return {
    answer,
    cell: async (query: Query, period: DayRange, filters?: Filters): Promise<Cell> => {
      const result = await answer(query, period, filters);
      return result.kind === "scalar" ? { value: result.value, n: result.n } : { value: null, n: 0 };
    },
  };
}
