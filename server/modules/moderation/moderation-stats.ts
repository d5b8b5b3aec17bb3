import type { ControlStatement, ModerationStats } from "../../../src/generated/types.ts";
import { addDays, addMonths, dayOf, startOf } from "../../../src/domain/time/day.ts";
import { type CaseLine, casesIn, type Moderated } from "../../../src/domain/moderation/cases.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { namesOf } from "./deciding.ts";
import { type ModerationServices, ownRows, waitingStates } from "./moderation-items.ts";
import { policyFor } from "./policies.ts";

interface Line extends CaseLine {
  review_id: string;
  login: string | null;
  reason: string | null;
}

/** A decision on a review, a report of it or an answer to it that stayed, and the hours that it took. */
interface Decided {
  moderated: Moderated;
  login: string | null;
  refused: boolean;
  reason: string | null;
  hours: number | null;
  at: string;
}

/** What moderators have decided within twelve months, how long it took, and what waits. */
export function moderationStats({ store, config, clock }: ModerationServices, actor: Actor): Promise<ModerationStats> {
  const now = clock.now();
  const product = config.product();
  const today = dayOf(now, product.timezone);
  return store.forActor(actor).transaction(async (db) => {
    const states = await ownRows(db, actor, product.moderation_provider)
      .select(["reviews.state"])
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .groupBy("reviews.state")
      .execute();
    const { n: late } = await ownRows(db, actor, product.moderation_provider)
      .where("reviews.state", "in", [...waitingStates])
      .where("reviews.due_at", "<", now.toISOString())
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom("moderation_journal")
      .select(["review_id", "action", "at", "login", "reason", "from_state", "to_state", "to_reply"])
      .where("at", ">=", new Date(startOf(addMonths(addDays(today, 1), -12), product.timezone)).toISOString())
      .orderBy("review_id")
      .orderBy("no")
      .execute();
    const decided = decisionsIn(lines);
    const count = (state: string): number => states.find((row) => row.state === state)?.n ?? 0;
    const month = `${today.slice(0, 7)}-01`;
    const logins = [...new Set(decided.flatMap(({ login }) => login ?? []))].toSorted();
    return {
      waiting: count("pending"),
      late,
      responses_waiting: count("responses"),
      reported: count("reported"),
      median_hours: medianHours(decided),
      refused_by_reason: byReason(decided),
      published_this_month: decided.filter((one) => isPublication(one) && dayOf(new Date(one.at), product.timezone) >= month).length,
      refused_share: decided.length > 0 ? (100 * decided.filter(({ refused }) => refused).length) / decided.length : null,
      decided: decided.length,
      by_moderator: logins.map((login) => {
        const own = decided.filter((one) => one.login === login);
        return { login, decided: own.length, refused: own.filter(({ refused }) => refused).length, median_hours: medianHours(own) };
      }),
    };
  });
}

/** The decisions on reviews, on reports of them and on answers to them among the lines of some, in order by review. */
function decisionsIn(lines: readonly Line[]): Decided[] {
  const byReview = new Map<string, Line[]>();
  for (const line of lines) byReview.set(line.review_id, [...(byReview.get(line.review_id) ?? []), line]);
  return [...byReview.values()].flatMap((own) =>
    casesIn(own).flatMap(({ moderated, outcome, decided, hours }) =>
      decided ? [{ moderated, login: decided.login, refused: outcome === "refused", reason: decided.reason, hours, at: decided.at }] : [],
    ),
  );
}

/** A report that is dismissed publishes nothing: its review was public all the time. */
function isPublication({ moderated, refused }: Decided): boolean {
  return moderated === "review" && !refused;
}

function medianHours(decided: readonly Decided[]): number | null {
  const hours = decided.flatMap((one) => one.hours ?? []);
  const sorted = hours.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function byReason(decided: readonly Decided[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { refused, reason } of decided) if (refused && reason !== null) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** How a destination controls its own reviews, from the policy in force and from the journal; throws (404) without such a destination. */
export function controlStatement({ store, config, clock }: ModerationServices, destination: string): Promise<ControlStatement> {
  const product = config.product();
  const today = dayOf(clock.now(), product.timezone);
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  const from = addMonths(addDays(to, 1), -12);
  const [begin, end] = [from, addDays(to, 1)].map((day) => new Date(startOf(day, product.timezone)).toISOString()) as [string, string];
  return store.system("moderation.statement", async (db) => {
    const known = await db
      .selectFrom("destinations")
      .select("id")
      .where("id", "=", destination)
      .where("parent_id", "is", null)
      .executeTakeFirst();
    if (!known) throw new ApiError("object.not-found");
    const { destination: name } = await namesOf(db, "00000000-0000-4000-8000-000000000000", destination);
    const lines = await db
      .selectFrom("moderation_journal")
      .select(["review_id", "action", "at", "login", "reason", "from_state", "to_state", "to_reply"])
      .where("destination_id", "=", destination)
      .where("at", ">=", begin)
      .where("at", "<", end)
      .orderBy("review_id")
      .orderBy("no")
      .execute();
    const decided = decisionsIn(lines).filter(({ moderated }) => moderated !== "answer");
    const of = (action: string): number => lines.filter((line) => line.action === action).length;
    const reports = await db
      .selectFrom("moderation_reports")
      .innerJoin("establishments", "establishments.id", "moderation_reports.establishment_id")
      .where("establishments.destination_id", "=", destination)
      .where("at", ">=", begin)
      .where("at", "<", end)
      .select("upheld")
      .execute();
    const { policy, version } = policyFor(config, destination);
    return {
      destination: { id: destination, name },
      product: product.name,
      version,
      delays: policy.delays,
      retention: policy.retention,
      oldest_months: policy.oldest_months,
      reasons: policy.reasons,
      counterpart: policy.counterpart,
      appeal: policy.appeal,
      masked: [...policy.masked],
      figures: {
        from,
        to,
        received: of("confirm"),
        published: decided.filter(isPublication).length,
        refused: decided.filter(({ refused }) => refused).length,
        withdrawn: of("withdraw"),
        reported: reports.length,
        upheld: reports.filter(({ upheld }) => upheld === true).length,
        appeals: of("appeal"),
        median_hours: medianHours(decided),
        refused_by_reason: byReason(decided),
      },
    };
  });
}
