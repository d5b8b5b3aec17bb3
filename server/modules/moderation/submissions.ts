import { createHash } from "node:crypto";

import { sql, type Transaction } from "kysely";

import { authorLanguage } from "../../../src/domain/moderation/policy.ts";
import { signalsOf, SHORT_TEXT } from "../../../src/domain/moderation/signals.ts";
import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import type { ReviewForm, ReviewSubmission } from "../../../src/generated/types.ts";
import { networkOf } from "../../http/address-limits.ts";
import { ApiError, rateLimited } from "../../kit/errors.ts";
import { orderedId } from "../../kit/ordered-id.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import { putReviews } from "../../store/bulk-reviews.ts";
import type { Tables } from "../../store/tables.ts";
import { namesOf, type Submitting } from "./deciding.ts";
import { addLinesIn } from "./journal.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { policyFor } from "./policies.ts";
import { challengeFor, judged, LEAST_MS } from "../../http/proof-of-work.ts";
import { sendMail } from "./send-mail.ts";
import { dueAfter } from "./steps.ts";
import { moderationTokens, tokenHash } from "./tokens.ts";
import { filled } from "../../../src/domain/moderation/policy.ts";

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
export async function reviewForm(services: ModerationServices, establishment: string): Promise<ReviewForm> {
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
    oldest: monthsBefore(today, policy.oldest_months),
    newest: today,
    days: policy.delays.review_max_days,
    unconfirmed_days: policy.retention.unconfirmed_days,
    counterpart: policy.counterpart,
    challenge: challengeFor(`review ${place.id}`, secrets, clock.now()),
  };
}

/** The day so many months before; that of a shorter month is its last. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, "0")}`;
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
  const isNew = await store.system("review.submit", async (db) => {
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
        submitted_at: at,
        confirmed_at: null,
      })
      .execute();
    return true;
  });
  if (isNew) await askConfirmation(services, place, { id, email, lang: submission.lang });
}

/** Sends the mail whose link makes a submission a review that waits for its moderators. */
async function askConfirmation(
  services: Submitting,
  place: Place,
  { id, email, lang: given }: { id: string; email: string; lang: string },
): Promise<void> {
  const { store, config, environment, secrets } = services;
  const lang = authorLanguage(given);
  const { policy } = policyFor(config, place.destination_id);
  const names = await store.system("review.place", (db) => namesOf(db, place.id, place.destination_id));
  const values = {
    establishment: place.name,
    destination: names.destination,
    product: config.product().name,
    days: policy.retention.unconfirmed_days,
    link: `${environment.publicUrl}/public/review/${moderationTokens(secrets).author(id)}`,
  };
  if (names.group === null) return;
  await sendMail(services, {
    id,
    group: names.group,
    to: email,
    lang,
    subject: filled(policy.letters.confirm.subject[lang], values),
    text: filled(policy.letters.confirm.text[lang], values),
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
  const { id, isNew } = await store.system("review.submit", async (db) => {
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
  });
  if (words.invited) await confirm(services, id);
  else if (isNew) await askConfirmation(services, place, { id, email, lang: words.lang });
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

/** One mailbox, short enough, without anything that a header could be made of. */
const mailbox = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export function requireMailbox(email: string): void {
  if (email.length > 254 || !mailbox.test(email.trim()))
    throw refused("/email", "Cette adresse e-mail n’est pas valable. Vérifiez-la, par exemple « nom@exemple.fr ».");
}

function requireAllowed(
  { date, email, consent, text, title, profile, marks = {} }: ReviewSubmission,
  { config, clock }: ModerationServices,
  months: number,
  now: Date,
): void {
  const product = config.product();
  const today = dayOf(clock.now(), product.timezone);
  if (!isCalendarDay(date)) throw refused("/date", "Ce jour n’existe pas. Choisissez le jour de votre visite.");
  // It may be tomorrow where the visitor is.
  if (date > addDays(dayOf(now, product.timezone), 1))
    throw refused("/date", "Ce jour n’est pas encore venu. Choisissez le jour de votre visite.");
  if (date < monthsBefore(today, months)) throw refused("/date", `Un avis porte sur une expérience de moins de ${months} mois.`);
  requireMailbox(email);
  if (!consent) throw refused("/consent", "Votre accord est nécessaire pour publier votre avis.");
  if (text.trim() === "" && title.trim() === "") throw refused("/text", "Dites quelques mots de votre expérience.");
  if (!product.profiles.some(({ id }) => id === profile)) throw refused("/profile", "Choisissez l’un des profils de la liste.");
  const unknown = Object.keys(marks).find((theme) => !product.themes.some(({ id }) => id === theme));
  if (unknown !== undefined) throw refused("/marks", "Une note porte sur une thématique inconnue. Rechargez la page.");
}

/**
 * Makes a confirmed submission a review that waits for its moderators, with what the analysis and the policy's words find in
 * it. Again, it changes nothing.
 */
export async function confirm(services: Submitting, submission: string): Promise<void> {
  const { store, config, clock } = services;
  const now = clock.now();
  const product = config.product();
  const row = await store.system("review.confirm", (db) =>
    db
      .selectFrom("submissions")
      .innerJoin("establishments", "establishments.id", "submissions.establishment_id")
      .selectAll("submissions")
      .select(["establishments.category"])
      .where("submissions.id", "=", submission)
      .executeTakeFirstOrThrow(),
  );
  if (row.confirmed_at !== null) return;
  const applied = policyFor(config, row.destination_id);
  const words = { title: row.title === "" ? null : row.title, text: row.text === "" ? null : row.text };
  // In the language of its words, which need not be the one that its author chose.
  const found = await services.analyse({ ...words, category: row.category });
  const at = now.toISOString();
  await store.system("review.confirm", async (db, changed) => {
    const taken = await db
      .updateTable("submissions")
      .set({ confirmed_at: at })
      .where("id", "=", submission)
      .where("confirmed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!taken) return;
    const rating = Math.round(row.rating * 10);
    await putReviews(db, changed, row.destination_id, [
      {
        establishment_id: row.establishment_id,
        source: product.moderation_provider,
        source_review_id: submission,
        rating_raw: row.rating,
        rating_scale: 10,
        rating,
        ...words,
        lang: row.lang,
        author: row.name,
        country: "ZZ",
        profile: row.profile,
        experience_date: row.experience_date,
        published_at: at,
        state: "pending",
        reject_reason: null,
        reply_text: null,
        reply_at: null,
        reply_state: null,
        content_hash: row.fingerprint,
        extra: null,
        mentions: found.mentions,
        expressions: found.expressions ?? [],
        incidents: found.incidents ?? [],
      },
    ]);
    const review = await db
      .selectFrom("reviews")
      .select("id")
      .where("destination_id", "=", row.destination_id)
      .where("source", "=", product.moderation_provider)
      .where("source_review_id", "=", submission)
      .executeTakeFirstOrThrow();
    await db.updateTable("submissions").set({ review_id: review.id }).where("id", "=", submission).execute();
    const side = (polarity: string): number => found.mentions.filter((mention) => mention.polarity === polarity).length;
    const signals = signalsOf(
      {
        ...words,
        rating,
        lang: row.lang,
        found_lang: found.lang,
        favourable: side("positive"),
        unfavourable: side("negative"),
        same_text: await sameTexts(db, row.destination_id, review.id, words.text),
        of_sender: await ofSender(db, row.email_digest, row.submitted_at),
      },
      applied.policy.signals,
    );
    await db
      .updateTable("reviews")
      .set({
        verification: row.verification,
        received_at: at,
        due_at: dueAfter("pending", applied.policy, now),
        signals: JSON.stringify(signals),
        marks: JSON.stringify(Object.fromEntries(Object.entries(row.marks).map(([theme, mark]) => [theme, mark * 10]))),
        moderation_no: 1,
      })
      .where("id", "=", review.id)
      .execute();
    await addLinesIn(db, [
      {
        destination: row.destination_id,
        establishment: row.establishment_id,
        review: review.id,
        at,
        by: "author",
        action: "confirm",
        from: null,
        to: { state: "pending", reply: null },
        policy: applied.version,
        details: { step: 1 },
      },
    ]);
  });
}

/** How many other reviews of the destination say the same words. */
async function sameTexts(db: Transaction<Tables>, destination: string, review: string, text: string | null): Promise<number> {
  if (text === null || text.length < SHORT_TEXT) return 0;
  const { n } = await db
    .selectFrom("reviews")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("destination_id", "=", destination)
    .where("id", "!=", review)
    .where(sql<boolean>`lower(btrim(text)) = lower(btrim(${text}))`)
    .executeTakeFirstOrThrow();
  return n;
}

/** How many reviews an address sent within a day before and after. */
async function ofSender(db: Transaction<Tables>, digest: string, at: string): Promise<number> {
  const day = 24 * HOUR_MS;
  const { n } = await db
    .selectFrom("submissions")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("email_digest", "=", digest)
    .where("submitted_at", ">", new Date(Date.parse(at) - day).toISOString())
    .where("submitted_at", "<", new Date(Date.parse(at) + day).toISOString())
    .executeTakeFirstOrThrow();
  return n;
}
