import { createHash } from "node:crypto";

import { sql, type Transaction } from "kysely";

import { addMonths, dayOf } from "../../../../src/domain/time/day.ts";
import type { ReviewForm, ReviewSubmission } from "../../../../src/generated/types.ts";
import { networkOf } from "../../../http/address-limits.ts";
import { ApiError, rateLimited } from "../../../kit/errors.ts";
import { orderedId } from "../../../kit/ordered-id.ts";
import { isUuid } from "../../../kit/uuid.ts";
import { refused } from "../../../reading/question.ts";
import type { Tables } from "../../../store/tables.ts";
import { acknowledge, askToConfirm } from "./author-mails.ts";
import { namesOf, type Submitting } from "../deciding.ts";
import { confirm } from "./confirm.ts";
import { formInvitation, openInvitation } from "./invitations.ts";
import type { ModerationServices } from "../moderation-items.ts";
import { policyFor } from "../policies.ts";
import { challengeFor, judged, LEAST_MS } from "../../../http/proof-of-work.ts";
import { requireAllowed } from "./submission-rules.ts";
import { moderationTokens, tokenHash } from "../tokens.ts";

/** Reviews that one network may leave about one establishment within an hour (RELIABILITY T8). */
const MOST_PER_HOUR = 5;
const HOUR_MS = 3_600_000;
/** Any constant: held from the count of a network's reviews to the commit. */
const submissionLock = 7_301_005;

interface Place {
  id: string;
  name: string;
  category: string;
  city: string | null;
  destination_id: string;
}

async function placeOf({ store }: Pick<ModerationServices, "store">, establishment: string): Promise<Place> {
  const found = isUuid(establishment)
    ? await store.system("review.place", (db) =>
        db
          .selectFrom("establishments")
          .select(["id", "name", "category", "city", "destination_id"])
          .where("id", "=", establishment)
          .executeTakeFirst(),
      )
    : undefined;
  if (!found) throw new ApiError("object.not-found");
  return found;
}

/** What a visitor needs to leave a review of an establishment; throws (404) where there is none. */
export async function reviewForm(services: ModerationServices, establishment: string, invitation?: string): Promise<ReviewForm> {
  const { store, config, clock, secrets } = services;
  const place = await placeOf(services, establishment);
  const product = config.product();
  const { policy } = policyFor(config, place.destination_id);
  const names = await store.system("review.place", (db) => namesOf(db, place.id, place.destination_id));
  const today = dayOf(clock.now(), product.timezone);
  return {
    establishment: { id: place.id, name: place.name, category: place.category, city: place.city },
    destination: { id: place.destination_id, name: names.destination },
    product: product.name,
    themes: (policy.marks.find(({ categories }) => !categories || categories.includes(place.category))?.themes ?? []).flatMap((id) => {
      const theme = product.themes.find((one) => one.id === id);
      return theme ? [{ id, name: theme.name }] : [];
    }),
    profiles: product.profiles.map(({ id, name }) => ({ id, name })),
    oldest: addMonths(today, -policy.oldest_months),
    newest: today,
    days: policy.delays.review_max_days,
    unconfirmed_days: policy.retention.unconfirmed_days,
    counterpart: policy.counterpart,
    challenge: challengeFor(`review ${place.id}`, secrets, clock.now()),
    invitation: await formInvitation(services, place.id, invitation),
  };
}

export interface Sent {
  key: string;
  /** The address that it came from. */
  ip: string;
}

/**
 * Takes a visitor's review in: it waits for the confirmation of its address, which a mail asks for. The answer is the same
 * whatever the address is, and for what a machine filled in. Refuses (422) what the form does not allow, (429) one review too
 * many of a network, a proof that came too soon, and (409) a key with another review.
 */
export async function submit(services: Submitting, establishment: string, submission: ReviewSubmission, { key, ip }: Sent): Promise<void> {
  const { store, config, clock, secrets } = services;
  const place = await placeOf(services, establishment);
  // A field that no person sees: whoever fills it in hears of nothing.
  if ((submission.website ?? "") !== "") return;
  const now = clock.now();
  const applied = policyFor(config, place.destination_id);
  requireAllowed(submission, services, applied.policy.oldest_months, now);
  const tokens = moderationTokens(secrets);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify({ ...submission, proof: undefined }))
    .digest("hex");
  const earlier = await store.system("review.submit", (db) => submittedUnder(db, place.id, key));
  if (earlier) return requireSame(earlier, fingerprint);

  const proof = judged(submission.proof, `review ${place.id}`, secrets, now);
  if (proof === "early") throw rateLimited(Math.ceil(LEAST_MS / 1000));
  if (proof === "none")
    throw refused("/proof", "La vérification de votre navigateur a expiré ou a échoué. Envoyez votre avis encore une fois.");

  const email = submission.email.trim().toLowerCase();
  const network = tokens.digest(`network ${networkOf(ip)}`);
  const id = orderedId();
  const token = tokens.author(id);
  const at = now.toISOString();
  const keep = async (db: Transaction<Tables>): Promise<boolean> => {
    await sql`SELECT pg_advisory_xact_lock(${submissionLock})`.execute(db);
    const again = await submittedUnder(db, place.id, key);
    if (again) {
      requireSame(again, fingerprint);
      return false;
    }
    const recent = await db
      .selectFrom("submissions")
      .select("submitted_at")
      .where("network", "=", network)
      .where("establishment_id", "=", place.id)
      .where("submitted_at", ">", new Date(now.getTime() - HOUR_MS).toISOString())
      .orderBy("submitted_at")
      .execute();
    const [oldest] = recent;
    if (recent.length >= MOST_PER_HOUR && oldest)
      throw rateLimited(Math.ceil((Date.parse(oldest.submitted_at) + HOUR_MS - now.getTime()) / 1000));
    const { salt = "" } = submission.proof ?? {};
    if (await db.selectFrom("submissions").select("id").where("challenge", "=", salt).executeTakeFirst())
      throw refused("/proof", "Cette vérification a déjà servi. Envoyez votre avis encore une fois.");
    const invitation = submission.invitation ? await openInvitation(db, place.id, submission.invitation, now) : null;
    if (submission.invitation && !invitation)
      throw refused("/invitation", "Cette invitation a déjà servi ou n’est plus valable. Envoyez votre avis encore une fois, sans elle.");
    await db
      .insertInto("submissions")
      .values({
        id,
        destination_id: place.destination_id,
        establishment_id: place.id,
        review_id: null,
        key,
        fingerprint,
        challenge: salt,
        token_hash: tokenHash(token),
        network,
        email,
        email_digest: tokens.digest(`mail ${email}`),
        name: submission.name?.trim() || null,
        lang: submission.lang,
        rating: submission.rating,
        marks: JSON.stringify(submission.marks ?? {}),
        title: submission.title.trim(),
        text: submission.text.trim(),
        experience_date: submission.date,
        profile: submission.profile,
        consent_at: at,
        prospecting: submission.prospecting,
        verification: "email",
        invitation_id: invitation?.id ?? null,
        submitted_at: at,
        confirmed_at: null,
      })
      .execute();
    return true;
  };
  // Kept with its mail, or not at all: the same submission after a failure begins anew.
  await store.together(async () => {
    if (await store.system("review.submit", keep)) await askToConfirm(services, { id, email, lang: submission.lang, place });
  });
}

/** The words of a satisfaction form whose guest agreed to their publication. */
export interface ConsentedWords {
  /** Made of the answer: one submission per key. */
  key: string;
  email: string;
  lang: string;
  /** 0–10, and by theme. */
  rating: number;
  marks: Readonly<Record<string, number>>;
  text: string;
  date: string;
  profile: string;
  prospecting: boolean;
  /** Whether the establishment invited the guest after a stay: the address then needs no confirmation. */
  invited: boolean;
}

/**
 * Makes the words of a satisfaction form a submission, and returns its id: at once a review that waits for its moderators where
 * the guest was invited, else one that waits for the confirmation of the address.
 */
export async function leaveReview(services: Submitting, { id: establishment }: { id: string }, words: ConsentedWords): Promise<string> {
  const { store, clock, secrets } = services;
  const place = await placeOf(services, establishment);
  const tokens = moderationTokens(secrets);
  const made = orderedId();
  const at = clock.now().toISOString();
  const email = words.email.trim().toLowerCase();
  const keep = async (db: Transaction<Tables>): Promise<{ id: string; isNew: boolean }> => {
    const row = await db
      .insertInto("submissions")
      .values({
        id: made,
        destination_id: place.destination_id,
        establishment_id: place.id,
        review_id: null,
        key: words.key,
        fingerprint: createHash("sha256").update(JSON.stringify(words)).digest("hex"),
        // Its proof of work, where it needed one, was the form's.
        challenge: words.key,
        token_hash: tokenHash(tokens.author(made)),
        network: null,
        email,
        email_digest: tokens.digest(`mail ${email}`),
        name: null,
        lang: words.lang,
        rating: words.rating,
        marks: JSON.stringify(words.marks),
        title: "",
        text: words.text,
        experience_date: words.date,
        profile: words.profile,
        consent_at: at,
        prospecting: words.prospecting,
        verification: words.invited ? "invited" : "email",
        invitation_id: null,
        submitted_at: at,
        confirmed_at: null,
      })
      .onConflict((conflict) => conflict.columns(["establishment_id", "key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (row) return { id: row.id, isNew: true };
    const known = await db
      .selectFrom("submissions")
      .select("id")
      .where("establishment_id", "=", place.id)
      .where("key", "=", words.key)
      .executeTakeFirstOrThrow();
    return { id: known.id, isNew: false };
  };
  const id = await store.together(async () => {
    const kept = await store.system("review.submit", keep);
    const written = { id: kept.id, email, lang: words.lang, place };
    if (kept.isNew) await (words.invited ? acknowledge(services, written) : askToConfirm(services, written));
    return kept.id;
  });
  if (words.invited) await confirm(services, id);
  return id;
}

function submittedUnder(db: Transaction<Tables>, establishment: string, key: string): Promise<{ fingerprint: string } | undefined> {
  return db
    .selectFrom("submissions")
    .select("fingerprint")
    .where("establishment_id", "=", establishment)
    .where("key", "=", key)
    .executeTakeFirst();
}

function requireSame({ fingerprint }: { fingerprint: string }, given: string): void {
  if (fingerprint !== given) throw new ApiError("action.not-possible");
}
