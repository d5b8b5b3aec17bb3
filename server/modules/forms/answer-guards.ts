import { sql, type Transaction } from "kysely";

import type { CountedAnswers } from "../../../src/domain/forms/check-answers.ts";
import { suspicionOf } from "../../../src/domain/forms/suspicion.ts";
import { SHORT_TEXT } from "../../../src/domain/moderation/signals.ts";
import type { FormSubmission } from "../../../src/generated/types.ts";
import { judged, LEAST_MS } from "../../http/proof-of-work.ts";
import { rateLimited } from "../../kit/errors.ts";
import { refused } from "../../reading/question.ts";
import type { Tables } from "../../store/tables.ts";
import type { Submitting } from "../moderation/deciding.ts";

/** Answers that one network may begin to one form within an hour without an invitation (RELIABILITY T8). */
const MOST_PER_HOUR = 5;
/** Guests follow each other at a kiosk. */
const MOST_AT_KIOSK = 30;
const HOUR_MS = 3_600_000;

type Db = Transaction<Tables>;
export type Channel = "invitation" | "link" | "kiosk";

/**
 * Lets one answer at a time, until its commit, concern what is named: a key, an invitation, a network. Answers that share none of
 * them pass each other. All take their locks in one order, so that no two wait for each other.
 */
export async function oneAtATime(db: Db, names: readonly string[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(lock) FROM (
    SELECT DISTINCT hashtextextended(name, 0) AS lock FROM unnest(${[...names]}::text[]) AS name ORDER BY 1
  ) AS locks`.execute(db);
}

/** Whether words are long enough for two guests not to write the same. */
export function isLong(words: string | null): words is string {
  return words !== null && words.length >= SHORT_TEXT;
}

/** Refuses (429) one answer too many of a network within the hour. */
export async function requireFew(
  db: Db,
  { form, network, channel, now }: { form: string; network: string; channel: Channel; now: Date },
): Promise<void> {
  const most = channel === "kiosk" ? MOST_AT_KIOSK : MOST_PER_HOUR;
  const recent = await db
    .selectFrom("form_answers")
    .select("started_at")
    .where("network", "=", network)
    .where("form_id", "=", form)
    .where("channel", "=", channel)
    .where("started_at", ">", new Date(now.getTime() - HOUR_MS).toISOString())
    .orderBy("started_at")
    .limit(most)
    .execute();
  const [oldest] = recent;
  if (recent.length >= most && oldest) throw rateLimited(Math.ceil((Date.parse(oldest.started_at) + HOUR_MS - now.getTime()) / 1000));
}

/** The salt of a right proof. Refuses (422) a wrong or expired one, (429) one that comes too early. */
export function requireProof({ proof }: FormSubmission, purpose: string, { secrets }: Submitting, now: Date): string {
  const verdict = judged(proof, purpose, secrets, now);
  if (verdict === "early") throw rateLimited(Math.ceil(LEAST_MS / 1000));
  if (verdict === "none" || !proof)
    throw refused("/proof", "La vérification de votre navigateur a expiré ou a échoué. Envoyez votre réponse encore une fois.");
  return proof.salt;
}

interface Traced {
  form: string;
  network: string;
  counted: CountedAnswers;
  submission: FormSubmission;
  invited: boolean;
  now: Date;
  /** Other complete answers to the form in the same words: {@link sameWords}. */
  sameWords: number;
}

/** Why an answer is set aside; null where nothing speaks against it. */
export async function suspicion(
  db: Db,
  { form, network, counted, submission, invited, now, sameWords: same_words }: Traced,
): Promise<ReturnType<typeof suspicionOf>> {
  const near =
    invited || submission.kiosk
      ? { n: 0 }
      : await db
          .selectFrom("form_answers")
          .select(({ fn }) => fn.countAll<string>().as("n"))
          .where("form_id", "=", form)
          .where("state", "=", "complete")
          .where("network", "=", network)
          .where("channel", "=", "link")
          .where("completed_at", ">", new Date(now.getTime() - HOUR_MS).toISOString())
          .executeTakeFirstOrThrow();
  return suspicionOf({
    seconds: submission.seconds ?? null,
    answered: Object.keys(counted.answers).length,
    same_words,
    same_network: Number(near.n),
    invited,
  });
}

/** How many complete answers a form has in given words of some length. */
export async function sameWords(
  db: Db,
  asked: readonly { form: string; words: string | null }[],
): Promise<(form: string, words: string | null) => number> {
  const long = asked.filter((one): one is { form: string; words: string } => isLong(one.words));
  if (long.length === 0) return () => 0;
  const { rows } = await sql<{ form_id: string; words: string; n: string }>`
    SELECT a.form_id, a.words, count(*) AS n
    FROM unnest(${long.map(({ form }) => form)}::uuid[], ${long.map(({ words }) => words)}::text[]) AS asked (form_id, words)
    -- By their digest, which has an index.
    JOIN form_answers a ON a.form_id = asked.form_id AND md5(a.words) = md5(asked.words) AND a.words = asked.words
    WHERE a.state = 'complete' GROUP BY 1, 2`.execute(db);
  return (form, words) => Number(rows.find((row) => row.form_id === form && row.words === words)?.n ?? 0);
}
