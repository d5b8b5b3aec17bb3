import type { Transaction } from "kysely";

import { authorLanguage, type AuthorLanguage } from "../../../src/domain/moderation/policy.ts";
import { formatDate } from "../../../src/domain/format/format.ts";
import type { BulkAnswer, BulkDecision, DecisionAnswer, MaskRequest, RejectRequest } from "../../../src/generated/types.ts";
import { MASK, masked } from "../../../src/domain/moderation/mask.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { refused } from "../../reading/question.ts";
import { putFound } from "../../store/bulk-reviews.ts";
import type { Tables } from "../../store/tables.ts";
import { appealState } from "./appeals.ts";
import { addLinesIn } from "./journal.ts";
import { authorOf, establishmentAddresses, type NewLetter } from "./letters.ts";
import { requireModerated } from "./moderated-review.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { type AppliedPolicy, policyFor, requireReason } from "./policies.ts";
import { replyLink, revokeReplyLinks } from "./reply-links.ts";
import { decideReports, type DecidedReport } from "./reports.ts";
import { conflictOf, requireOwn, type StepTaken, takeStep } from "./steps.ts";
import { takeBackOf } from "./take-back.ts";
import { moderationTokens } from "./tokens.ts";
import { type Deciding, namesOf, type Target } from "./deciding.ts";

type Decision =
  | { action: "publish" | "publish-response"; revision?: number | undefined }
  | ({ action: "reject" | "reject-response" } & RejectRequest);

/** Publishes or refuses a review or its answer: at once, with what it sends queued behind the delay in which it can be taken back. */
export async function decide(deciding: Deciding, actor: Actor, target: Target, decision: Decision): Promise<DecisionAnswer> {
  const { store, config, clock, letters } = deciding;
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const { action } = decision;
  const given = "reason" in decision ? decision : undefined;
  if (given) requireReason(applied, given.reason, given.proof);
  const provider = config.product().moderation_provider;
  return store.together(async () => {
    await store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
    const taken = await store.system("moderation.decide", async (db, changed) => {
      await requireOwn(db, target.reviewId, provider);
      await requireOther(db, target.reviewId, action, actor.login, applied, now);
      return takeStep(db, changed, {
        review: target.reviewId,
        action,
        by: "moderator",
        login: actor.login,
        revision: decision.revision,
        reason: given?.reason ?? null,
        message: given?.message?.trim() || null,
        proof: given?.proof?.trim() || null,
        applied,
        now,
        change: changeOf(action, given?.reason, now),
      });
    });
    // Publication begins when somebody has read it; a report that is dismissed begins nothing anew.
    if (action === "publish" && taken.before.state === "pending")
      await store.system("moderation.publish", (db) =>
        db.updateTable("reviews").set({ published_at: now.toISOString() }).where("id", "=", target.reviewId).execute(),
      );
    const reports =
      taken.before.state === "reported" && (action === "publish" || action === "reject")
        ? await decideReports(deciding, target.reviewId, action === "reject", now)
        : [];
    await letters.queue(await lettersOf(deciding, taken, decision, applied, reports), applied, applied.policy.delays.undo_minutes);
    return answerOf(taken, new Date(now.getTime() + applied.policy.delays.undo_minutes * 60_000));
  });
}

function answerOf({ to, revision }: StepTaken, until?: Date): DecisionAnswer {
  return { state: to.state, response_state: to.reply, revision, ...(until ? { until: until.toISOString() } : {}) };
}

function changeOf(action: Decision["action"], reason: string | undefined, now: Date): Parameters<typeof takeStep>[2]["change"] & object {
  switch (action) {
    case "publish":
      return { reject_reason: null };
    case "reject":
      return { reject_reason: reason ?? null };
    case "reject-response":
      return { reply_reason: reason ?? null };
    case "publish-response":
      return { reply_reason: null, updated_at: now.toISOString() };
  }
}

/** Refuses (409) who refused a review to judge its appeal; where the policy lets one alone, before its delay. */
async function requireOther(
  db: Transaction<Tables>,
  review: string,
  action: string,
  login: string,
  applied: AppliedPolicy,
  now: Date,
): Promise<void> {
  if (action !== "publish" && action !== "reject") return;
  const lines = await db.selectFrom("moderation_journal").selectAll().where("review_id", "=", review).orderBy("no").execute();
  const appeal = appealState(lines, login, applied.policy);
  if (!appeal?.own) return;
  const others = await db
    .selectFrom("users")
    .innerJoin("groups", "groups.id", "users.group_id")
    .where("groups.destination_id", "=", lines[0]?.destination_id ?? "")
    .where("users.type", "=", "DMO")
    .where("users.disabled", "=", false)
    .where("users.login", "!=", login)
    .select(["users.login", "users.roles", "users.group_id"])
    .execute();
  const today = now.toISOString().slice(0, 10);
  const leaves = await db.selectFrom("moderators").select(["login", "leave_from", "leave_until"]).execute();
  const isAway = (other: string): boolean =>
    leaves.some(
      ({ login: who, leave_from: from, leave_until: until }) =>
        who === other && from !== null && from <= today && (until === null || until >= today),
    );
  const present = others.filter(
    ({ login: other, roles }) =>
      roles.some((role) => /_(?:ORGANIZATION_MODERATION|MODERATION_ACCESS|MEMBER_MODERATION)$/i.test(role)) && !isAway(other),
  );
  if (present.length > 0 || appeal.from === null)
    throw new ApiError("action.not-possible", {
      detail: `Vous avez refusé cet avis : un autre modérateur juge la contestation de son auteur${present[0] ? `, par exemple ${present[0].login}` : ""}.`,
    });
  if (appeal.from > now.toISOString())
    throw new ApiError("action.not-possible", {
      detail: `Vous avez refusé cet avis, et aucun autre modérateur n’est présent : vous pourrez juger la contestation à partir du ${formatDate(appeal.from, "datetime")}.`,
    });
}

/** What a decision is told to whom. */
async function lettersOf(
  deciding: Deciding,
  { before, revision }: StepTaken,
  decision: Decision,
  { policy }: AppliedPolicy,
  reports: readonly DecidedReport[],
): Promise<NewLetter[]> {
  const { store, config, environment, secrets, clock } = deciding;
  const product = config.product();
  const tokens = moderationTokens(secrets);
  const { establishment, destination } = await store.system("moderation.names", (db) =>
    namesOf(db, before.establishment_id, before.destination_id),
  );
  const author = await authorOf(store, before.id);
  const base = { review: before.id, step: revision };
  const words = { establishment, destination, product: product.name };
  const label = (lang: AuthorLanguage): string =>
    "reason" in decision ? (policy.reasons.find(({ code }) => code === decision.reason)?.label[lang] ?? "") : "";
  const message = "message" in decision ? (decision.message?.trim() ?? "") : "";
  const authors = (letter: "published" | "refused" | "answered", days: number): NewLetter[] =>
    author
      ? [
          {
            ...base,
            letter,
            recipient: "author",
            address: author.address,
            lang: author.lang,
            values: {
              ...words,
              reason: label(author.lang),
              message,
              days,
              link: `${environment.publicUrl}/public/review/${tokens.author(author.submission)}`,
            },
          },
        ]
      : [];
  const receipts: NewLetter[] = reports.map(({ id, address, lang, upheld }) => ({
    ...base,
    letter: "report_decided",
    recipient: "reader",
    address,
    lang,
    values: {
      ...words,
      message: decidedWords[upheld ? "upheld" : "dismissed"][lang],
      link: `${environment.publicUrl}/public/report/${tokens.report(id)}`,
    },
  }));
  switch (decision.action) {
    case "publish": {
      if (before.state === "reported") return receipts;
      const addresses = await establishmentAddresses(store, before.establishment_id);
      const link = addresses.length > 0 ? await replyLink(deciding, before.id, policy, clock.now()) : "";
      return [
        ...authors("published", 0),
        ...addresses.map((address): NewLetter => ({
          ...base,
          letter: "notification",
          recipient: "establishment",
          address,
          lang: "fr",
          values: { ...words, text: excerpt(before.text ?? before.title ?? ""), days: policy.delays.reply_link_days, link },
        })),
      ];
    }
    case "reject":
      return [...authors("refused", policy.delays.appeal_months), ...receipts];
    case "publish-response":
      return authors("answered", 0);
    case "reject-response":
      return [];
  }
}

const decidedWords = {
  upheld: {
    fr: "Il a été retiré.",
    en: "It has been removed.",
    de: "Sie wurde entfernt.",
    nl: "Ze is verwijderd.",
    es: "Se ha retirado.",
    it: "È stata rimossa.",
  },
  dismissed: {
    fr: "Il reste publié.",
    en: "It stays published.",
    de: "Sie bleibt veröffentlicht.",
    nl: "Ze blijft gepubliceerd.",
    es: "Sigue publicada.",
    it: "Resta pubblicata.",
  },
} satisfies Record<string, Record<AuthorLanguage, string>>;

function excerpt(text: string): string {
  return text.length > 240 ? `${text.slice(0, 239).trimEnd()}…` : text;
}

/** Undoes the last decision while what it sends waits: the review is as it was before, and nobody is written to. */
export async function takeBack(deciding: Deciding, actor: Actor, target: Target, revision: number | undefined): Promise<DecisionAnswer> {
  const { store, config, clock, letters } = deciding;
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const provider = config.product().moderation_provider;
  return store.together(async () => {
    await store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
    return store.system("moderation.take-back", async (db, changed) => {
      const row = await db.selectFrom("reviews").selectAll().where("id", "=", target.reviewId).forUpdate().executeTakeFirstOrThrow();
      const lines = await db.selectFrom("moderation_journal").selectAll().where("review_id", "=", row.id).orderBy("no").execute();
      const last = takeBackOf(lines, row.moderation_no, applied.policy, now);
      if (!last || (revision !== undefined && revision !== row.moderation_no)) throw await conflictOf(db, row);
      const { line } = last;
      const before = line.details?.before as {
        published_at: string;
        due_at: string | null;
        reject_reason: string | null;
        reply_reason: string | null;
      };
      const to = { state: line.from_state ?? row.state, reply: line.from_reply };
      const next = row.moderation_no + 1;
      await db
        .updateTable("reviews")
        .set({ state: to.state, reply_state: to.reply, ...before, moderation_no: next, updated_at: now.toISOString() })
        .where("id", "=", row.id)
        .execute();
      changed("review", row.no);
      await letters.takeBack(db, row.id, row.moderation_no, now);
      if (line.action === "publish") await revokeReplyLinks(db, row.id, now);
      if (line.from_state === "reported")
        await db
          .updateTable("moderation_reports")
          .set({ decided_at: null, upheld: null })
          .where("review_id", "=", row.id)
          .where("decided_at", "=", line.at)
          .execute();
      await addLinesIn(db, [
        {
          destination: row.destination_id,
          establishment: row.establishment_id,
          review: row.id,
          at: now.toISOString(),
          by: "moderator",
          login: actor.login,
          action: "take-back",
          from: { state: row.state, reply: row.reply_state },
          to,
          policy: applied.version,
          details: { step: next, of: line.no },
        },
      ]);
      return { state: to.state, response_state: to.reply, revision: next };
    });
  });
}

/** An answer for the establishment, which waits for a moderator. */
export async function respond(
  { store, config, clock }: ModerationServices,
  actor: Actor,
  target: Target,
  { response, revision }: { response: string; revision?: number | undefined },
): Promise<DecisionAnswer> {
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const provider = config.product().moderation_provider;
  return store.together(async () => {
    await store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
    const taken = await store.system("moderation.respond", (db, changed) =>
      takeStep(db, changed, {
        review: target.reviewId,
        action: "respond",
        by: actor.type === "DMO" ? "moderator" : "establishment",
        login: actor.login,
        revision,
        applied,
        now,
        change: { reply_text: response.trim(), reply_at: now.toISOString(), reply_reason: null },
      }),
    );
    return answerOf(taken);
  });
}

/** Hides passages of personal data behind […] in what everybody reads; what the author wrote stays with the submission, and the journal has the trace. */
export async function mask(deciding: Deciding, actor: Actor, target: Target, { passages, revision }: MaskRequest): Promise<DecisionAnswer> {
  const { store, config, clock } = deciding;
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const provider = config.product().moderation_provider;
  if (passages.length === 0) throw refused("/passages", "Choisissez au moins un passage à masquer.");
  const row = await store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
  if (row.state === "withdrawn" || row.state === "archived") throw await store.system("moderation.mask", (db) => conflictOf(db, row));
  const of = (field: "title" | "text"): string | null => {
    const own = passages.filter((passage) => passage.field === field);
    return row[field] === null || own.length === 0 ? row[field] : masked(row[field], own);
  };
  const [title, text] = [of("title"), of("text")];
  if (title === row.title && text === row.text)
    throw refused("/passages", "Ces passages ne se trouvent pas dans l’avis. Rouvrez-le et choisissez-les à nouveau.");
  const found = await deciding.analyse({ title, text, lang: row.lang, category: row.category });
  return store.together(() =>
    store.system("moderation.mask", async (db, changed) => {
      const stored = await db.selectFrom("reviews").selectAll().where("id", "=", row.id).forUpdate().executeTakeFirstOrThrow();
      const isRead = stored.moderation_no === row.moderation_no && (revision === undefined || revision === stored.moderation_no);
      if (!isRead) throw await conflictOf(db, stored);
      const next = stored.moderation_no + 1;
      const signals = (row.signals ?? []).filter(
        ({ field, start = 0, end = 0 }) =>
          !field || !passages.some((passage) => passage.field === field && start < passage.end && passage.start < end),
      );
      // What is before other signals may be shorter now: they are found again in the words as they are.
      await db
        .updateTable("reviews")
        .set({ title, text, signals: JSON.stringify(moved(signals, passages)), moderation_no: next, updated_at: now.toISOString() })
        .where("id", "=", row.id)
        .execute();
      await putFound(db, [{ id: row.id, found }]);
      changed("review", stored.no);
      const standing = { state: stored.state, reply: stored.reply_state };
      await addLinesIn(db, [
        {
          destination: stored.destination_id,
          establishment: stored.establishment_id,
          review: stored.id,
          at: now.toISOString(),
          by: "moderator",
          login: actor.login,
          action: "mask",
          from: standing,
          to: standing,
          policy: applied.version,
          // Where, and never what: the journal is kept longer than personal data.
          details: { step: next, passages: passages.map(({ field, start, end }) => ({ field, start, end })) },
        },
      ]);
      return { state: stored.state, response_state: stored.reply_state, revision: next };
    }),
  );
}

/** Signals as the shortened words have them. */
function moved(
  signals: readonly { kind: string; field?: "title" | "text"; start?: number; end?: number }[],
  passages: MaskRequest["passages"],
): object[] {
  return signals.map((signal) => {
    if (!signal.field || signal.start === undefined || signal.end === undefined) return signal;
    const { start } = signal;
    const shift = passages
      .filter((passage) => passage.field === signal.field && passage.end <= start)
      .reduce((sum, passage) => sum + (passage.end - passage.start) - MASK.length, 0);
    return { ...signal, start: start - shift, end: signal.end - shift };
  });
}

/** The same decision on several reviews; each that is not possible is told, and costs the others nothing. */
export async function decideAll(
  deciding: Deciding,
  actor: Actor,
  { action, reviews, reason, message, proof }: BulkDecision,
): Promise<BulkAnswer> {
  const provider = deciding.config.product().moderation_provider;
  if (action === "reject") requireReason(policyFor(deciding.config, actor.group.destination), reason ?? "", proof);
  const answer: BulkAnswer = { done: [], refused: [] };
  const seen = await deciding.store.forActor(actor).transaction((db) =>
    db
      .selectFrom("reviews")
      .select(["id", "establishment_id"])
      .where("source", "=", provider)
      .where(
        "id",
        "in",
        reviews.map((id) => (isId(id) ? id : nobody)),
      )
      .execute(),
  );
  const places = new Map(seen.map(({ id, establishment_id }) => [id, establishment_id]));
  for (const id of new Set(reviews)) {
    const place = places.get(id);
    // An id of another destination is an absent one.
    if (place === undefined) throw new ApiError("object.not-found");
    const decision: Decision =
      action === "publish" ? { action } : { action, reason: reason ?? "", ...(message ? { message } : {}), ...(proof ? { proof } : {}) };
    try {
      await decide(deciding, actor, { id: place, reviewId: id }, decision);
      answer.done.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      answer.refused.push({ id, detail: error.detail ?? "" });
    }
  }
  return answer;
}

const nobody = "00000000-0000-4000-8000-000000000000";
const isId = (id: string): boolean => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id);

/** Sends the notification of a published review to its establishment again, with a link that opens the answer. */
export async function resend(deciding: Deciding, actor: Actor, target: Target): Promise<DecisionAnswer> {
  const { store, config, clock, letters } = deciding;
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const product = config.product();
  return store.together(async () => {
    const row = await store.forActor(actor).transaction((db) => requireModerated(db, actor, product.moderation_provider, target));
    const stored = await store.system("moderation.resend", async (db) => {
      const found = await requireOwn(db, row.id, product.moderation_provider);
      if (!["published", "responses", "answered", "reported"].includes(found.state)) throw await conflictOf(db, found);
      const names = await namesOf(db, found.establishment_id, found.destination_id);
      await addLinesIn(db, [
        {
          destination: found.destination_id,
          establishment: found.establishment_id,
          review: found.id,
          at: now.toISOString(),
          by: actor.type === "DMO" ? "moderator" : "establishment",
          login: actor.login,
          action: "notify",
          policy: applied.version,
        },
      ]);
      return { ...found, names };
    });
    const addresses = await establishmentAddresses(store, stored.establishment_id);
    if (addresses.length === 0)
      throw new ApiError("action.not-possible", {
        detail: "Aucun compte de professionnel n’a cet établissement : la notification n’a pas de destinataire.",
      });
    const link = await replyLink(deciding, row.id, applied.policy, now);
    const values = {
      establishment: stored.names.establishment,
      destination: stored.names.destination,
      product: product.name,
      text: excerpt(stored.text ?? stored.title ?? ""),
      days: applied.policy.delays.reply_link_days,
      link,
    };
    await letters.queue(
      addresses.map((address): NewLetter => ({
        review: row.id,
        step: row.moderation_no,
        letter: "notification",
        recipient: "establishment",
        address,
        lang: authorLanguage("fr"),
        values,
      })),
      applied,
      0,
    );
    return { state: stored.state, response_state: stored.reply_state, revision: stored.moderation_no };
  });
}
