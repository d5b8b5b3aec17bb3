import { randomUUID } from "node:crypto";

import { authorLanguage, type AuthorLanguage } from "../../../src/domain/moderation/policy.ts";
import type { PublicReport, PublicReportState, ReportForm, ReportReceipt, ReportRequest } from "../../../src/generated/types.ts";
import { isPublic } from "../../../src/domain/moderation/transitions.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { networkOf } from "../../kit/network-of.ts";
import { isUuid } from "../../kit/uuid.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import { refused } from "../../reading/question.ts";
import { type Deciding, namesOf, type Target } from "./deciding.ts";
import { requireModerated } from "./moderated-review.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { type AppliedPolicy, policyFor } from "./policies.ts";
import { challengeFor } from "../../http/proof-of-work.ts";
import { getsReceipt, requireFew } from "./report-limits.ts";
import { dueAfter, requireOwn, takeStep } from "./steps.ts";
import { moderationTokens, tokenForm, tokenHash } from "./tokens.ts";

/** How a report ends: its review is removed, stays, or was withdrawn by its author before anybody has judged. */
export type ReportOutcome = "upheld" | "dismissed" | "withdrawn";

/** Somebody whose report has ended, where a mail reaches them. */
export interface EndedReport {
  id: string;
  address: string;
  lang: AuthorLanguage;
  outcome: ReportOutcome;
  /** Whether a receipt shows it. */
  hasReceipt: boolean;
}

/** Ends the reports of a review that wait, and returns who is to be written to. */
export function endReports(
  { store }: Pick<ModerationServices, "store">,
  review: string,
  outcome: ReportOutcome,
  now: Date,
): Promise<EndedReport[]> {
  return store.system("moderation.reports", async (db) => {
    const decided = await db
      .updateTable("moderation_reports")
      .set({ decided_at: now.toISOString(), upheld: outcome === "withdrawn" ? null : outcome === "upheld" })
      .where("review_id", "=", review)
      .where("decided_at", "is", null)
      .returning(["id", "login"])
      .execute();
    if (decided.length === 0) return [];
    const readers = await db
      .selectFrom("reporters")
      .select(["report_id", "email", "lang"])
      .where(
        "report_id",
        "in",
        decided.map(({ id }) => id),
      )
      .execute();
    return decided.flatMap(({ id, login }): EndedReport[] => {
      const reader = readers.find(({ report_id }) => report_id === id);
      const address = reader?.email ?? login;
      return address && isMailAddress(address)
        ? [{ id, address, lang: authorLanguage(reader?.lang), outcome, hasReceipt: reader !== undefined }]
        : [];
    });
  });
}

/** The ground of a report. Refuses (422) one that the policy has not, and one without the proof that it needs. */
function requireGround({ policy }: AppliedPolicy, ground: string, proof: string | null): void {
  const reason = policy.reasons.find(({ code, reported }) => code === ground && reported);
  if (!reason) throw refused("/ground", "Ce motif ne figure pas parmi ceux d’un signalement. Choisissez l’un de ceux de la liste.");
  if (reason.proof && !proof) throw refused("/proof", "Ce motif demande une preuve. Dites laquelle et où elle se trouve.");
}

interface NewReport {
  review: string;
  by: "establishment" | "reader";
  login: string | null;
  hand: string;
  ground: string;
  message: string | null;
  proof: string | null;
  /** Who hears what is decided, and reads it by the receipt. */
  reporter: { address: string; lang: AuthorLanguage };
  /** Salt of a reader's proof of work, which serves once. */
  challenge?: string;
  /** Digest of a reader's network. */
  network?: string;
}

/** Stores a report: the first one takes the review to `reported`, where it stays visible; the next ones join it. Null where the challenge has served. */
async function store(
  services: Deciding,
  applied: AppliedPolicy,
  report: NewReport,
): Promise<{ id: string; due_at: string; establishment: string; destination: string; revision: number } | null> {
  const now = services.clock.now();
  const at = now.toISOString();
  const due = dueAfter("reported", applied.policy, now) ?? at;
  const id = randomUUID();
  return services.store.system("moderation.report", async (db, changed) => {
    const provider = services.config.product().moderation_provider;
    const row = await requireOwn(db, report.review, provider);
    if (!isPublic(row.state)) throw new ApiError("object.not-found");
    const { reporter, challenge = `report ${id}` } = report;
    if (await db.selectFrom("reporters").select("report_id").where("challenge", "=", challenge).executeTakeFirst()) return null;
    const { network = null } = report;
    if (network !== null) await requireFew(db, network, row.establishment_id, now);
    const { review, by, login, hand, ground, message, proof } = report;
    await db
      .insertInto("moderation_reports")
      .values({
        id,
        review_id: review,
        establishment_id: row.establishment_id,
        by,
        login,
        hand,
        ground,
        message,
        proof,
        at,
        due_at: due,
        decided_at: null,
        upheld: null,
      })
      .execute();
    await db
      .insertInto("reporters")
      .values({
        report_id: id,
        token_hash: tokenHash(moderationTokens(services.secrets).report(id)),
        challenge,
        email: reporter.address,
        lang: reporter.lang,
        network,
      })
      .execute();
    const revision =
      row.state === "reported"
        ? row.moderation_no
        : (await takeStep(db, changed, { review, action: "report", by, login, reason: ground, message, proof, applied, now })).revision;
    const names = await namesOf(db, row.establishment_id, row.destination_id);
    return { id, due_at: due, establishment: names.establishment, destination: names.destination, revision };
  });
}

/** A report by who answers for the establishment, or by a moderator. */
export async function reportAs(services: Deciding, actor: Actor, target: Target, request: ReportRequest): Promise<ReportReceipt> {
  const applied = policyFor(services.config, actor.group.destination);
  const [message, proof] = [request.message?.trim() || null, request.proof?.trim() || null];
  requireGround(applied, request.ground, proof);
  const provider = services.config.product().moderation_provider;
  return services.store.together(async () => {
    await services.store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
    const report = await store(services, applied, {
      review: target.reviewId,
      by: "establishment",
      login: actor.login,
      hand: moderationTokens(services.secrets).digest(`account ${actor.login}`),
      ground: request.ground,
      message,
      proof,
      // Accounts are in French.
      reporter: { address: actor.login, lang: "fr" },
    });
    if (!report) throw new ApiError("action.not-possible");
    return { due_at: report.due_at };
  });
}

/** What a reader needs to report a public review; null where there is none. */
export async function reportForm(services: ModerationServices, review: string): Promise<ReportForm | null> {
  const { config, secrets, clock } = services;
  if (!isUuid(review)) return null;
  const product = config.product();
  const found = await services.store.system("moderation.report-form", async (db) => {
    const row = await db
      .selectFrom("reviews")
      .selectAll()
      .where("id", "=", review)
      .where("source", "=", product.moderation_provider)
      .executeTakeFirst();
    return row && isPublic(row.state) ? { row, names: await namesOf(db, row.establishment_id, row.destination_id) } : null;
  });
  if (!found) return null;
  const { row, names } = found;
  const { policy } = policyFor(config, row.destination_id);
  const { id, rating, title, text, lang, published_at, experience_date, verification } = row;
  return {
    review: {
      id,
      establishment: names.establishment,
      rating,
      title,
      text,
      lang,
      published_at,
      experience_date,
      verification: verification ?? "email",
    },
    destination: { id: row.destination_id, name: names.destination },
    product: product.name,
    reasons: policy.reasons.filter(({ reported }) => reported).map(({ code, label }) => ({ code, label })),
    days: policy.delays.report_days,
    challenge: challengeFor(`report ${review}`, secrets, clock.now()),
  };
}

/** A reader's report; its receipt goes by mail, up to so many a day to one address. The caller has judged the proof of work. */
export async function reportBy(
  services: Deciding,
  review: string,
  { ground, message, email, lang, proof }: PublicReport,
  ip: string,
): Promise<void> {
  const destination = await services.store.system("moderation.report", (db) =>
    db.selectFrom("reviews").select("destination_id").where("id", "=", review).executeTakeFirst(),
  );
  if (!destination) throw new ApiError("object.not-found");
  const applied = policyFor(services.config, destination.destination_id);
  requireGround(applied, ground, message?.trim() || null);
  const address = email.trim().toLowerCase();
  const language = authorLanguage(lang);
  const hand = moderationTokens(services.secrets).digest(`mail ${address}`);
  await services.store.together(async () => {
    const report = await store(services, applied, {
      review,
      by: "reader",
      login: null,
      hand,
      ground,
      message: message?.trim() || null,
      proof: null,
      reporter: { address, lang: language },
      ...(proof ? { challenge: proof.salt } : {}),
      network: moderationTokens(services.secrets).digest(`network ${networkOf(ip)}`),
    });
    if (!report) return;
    if (!(await services.store.system("moderation.report", (db) => getsReceipt(db, hand, services.clock.now())))) return;
    const reason = applied.policy.reasons.find(({ code }) => code === ground)?.label[language] ?? "";
    await services.letters.queue(
      [
        {
          review,
          step: report.revision,
          letter: "report_received",
          recipient: "reader",
          address,
          lang: language,
          values: {
            establishment: report.establishment,
            destination: report.destination,
            product: services.config.product().name,
            reason,
            days: applied.policy.delays.report_days,
            link: `${services.environment.publicUrl}/public/report/${moderationTokens(services.secrets).report(report.id)}`,
          },
        },
      ],
      applied,
      0,
    );
  });
}

/** The state of the report of this receipt; null where the token is none. */
export function reportState({ store: state, config }: ModerationServices, token: string): Promise<PublicReportState | null> {
  if (!tokenForm.test(token)) return Promise.resolve(null);
  return state.system("moderation.report-receipt", async (db) => {
    const row = await db
      .selectFrom("reporters")
      .innerJoin("moderation_reports", "moderation_reports.id", "reporters.report_id")
      .innerJoin("establishments", "establishments.id", "moderation_reports.establishment_id")
      .where("token_hash", "=", tokenHash(token))
      .select(["establishments.name", "establishments.destination_id", "ground", "at", "due_at", "decided_at", "upheld"])
      .executeTakeFirst();
    if (!row) return null;
    const { policy } = policyFor(config, row.destination_id);
    const reason = policy.reasons.find(({ code }) => code === row.ground);
    if (!reason) return null;
    return {
      establishment: row.name,
      ground: { code: reason.code, label: reason.label },
      at: row.at,
      due_at: row.due_at,
      decided_at: row.decided_at,
      upheld: row.upheld,
    };
  });
}
