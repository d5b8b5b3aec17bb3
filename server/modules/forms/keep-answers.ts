import type { Insertable, Selectable, Transaction } from "kysely";

import type { CountedAnswers } from "../../../src/domain/forms/check-answers.ts";
import { OTHER_COUNTRY } from "../../../src/domain/forms/countries.ts";
import type { FormReceipt, FormSubmission } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { orderedId } from "../../kit/ordered-id.ts";
import { refused } from "../../reading/question.ts";
import { type AnswerInput, putAnswers } from "../../store/bulk-answers.ts";
import { inBatches } from "../../store/in-batches.ts";
import type { Changed, Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import type { Submitting } from "../moderation/deciding.ts";
import { type Channel, isLong, oneAtATime, requireFew, requireProof, sameWords, suspicion } from "./answer-guards.ts";
import type { OpenedForm } from "./public-form.ts";

/** An answer that its form takes, before what is known of others speaks for or against it. */
export interface CheckedAnswer {
  opened: OpenedForm;
  submission: FormSubmission;
  stage: FormReceipt["state"];
  channel: Channel;
  key: string;
  /** The digest of the network that it came from. */
  network: string;
  fingerprint: string;
  counted: CountedAnswers;
  mentions: AnswerInput["mentions"];
  publishes: boolean;
  /** Where the guest may be written to later; null without their consent. */
  email: string | null;
  now: Date;
}

/** A kept answer, and whether its words still have to become a review. */
export interface KeptAnswer {
  id: string;
  state: FormReceipt["state"];
  waits: boolean;
}

type Db = Transaction<Tables>;
type AnswerRow = Selectable<Tables["form_answers"]>;

/** What is to be written of an answer; `count` where the figures count it. */
interface Judged {
  answer: CheckedAnswer;
  kept: KeptAnswer;
  values: Partial<Insertable<Tables["form_answers"]>> | null;
  isNew: boolean;
  counts: boolean;
}

const keepers = new WeakMap<Store, (answer: CheckedAnswer) => Promise<KeptAnswer>>();

/**
 * Keeps an answer, together with those that come at the same time: one transaction costs many answers hardly more than one.
 * Answers that share a key, an invitation, a network, a proof or words come one after the other. Refuses (429) one answer too many
 * of a network, (409) another complete answer under the key, (410) an invitation that served, (422) a wrong proof.
 */
export function keepAnswer(services: Submitting, answer: CheckedAnswer): Promise<KeptAnswer> {
  const keep = keepers.get(services.store) ?? inBatches((answers) => keepTogether(services, answers), namesOf);
  keepers.set(services.store, keep);
  return keep(answer);
}

function namesOf({ opened, submission, stage, key, network, counted }: CheckedAnswer): string[] {
  const { form, invitation } = opened;
  return [
    `form key ${form} ${key}`,
    invitation ? `form invitation ${invitation.id}` : `form network ${form} ${network}`,
    ...(submission.proof && !invitation ? [`form proof ${submission.proof.salt}`] : []),
    ...(stage === "complete" && isLong(counted.words) ? [`form words ${form} ${counted.words}`] : []),
  ];
}

function keepTogether(services: Submitting, answers: readonly CheckedAnswer[]): Promise<PromiseSettledResult<KeptAnswer>[]> {
  return services.store.system("form.answer", async (db, changed) => {
    // Other servers on the same database take answers too.
    await oneAtATime(db, answers.flatMap(namesOf));
    const known = await knownOf(db, answers);
    const isAnswered = await answeredInvitations(db, answers);
    const same = await sameWords(
      db,
      answers.flatMap(({ opened, stage, counted }) => (stage === "complete" ? [{ form: opened.form, words: counted.words }] : [])),
    );
    const outcomes: PromiseSettledResult<Judged>[] = [];
    for (const answer of answers)
      outcomes.push(
        await settled(() =>
          judge(services, db, answer, { known: known(answer), isAnswered, same: same(answer.opened.form, answer.counted.words) }),
        ),
      );
    await write(
      db,
      changed,
      outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : [])),
    );
    return outcomes.map((outcome) => (outcome.status === "fulfilled" ? { ...outcome, value: outcome.value.kept } : outcome));
  });
}

/** A refusal concerns its answer alone; a fault of the database all of the transaction. */
async function settled<T>(work: () => Promise<T>): Promise<PromiseSettledResult<T>> {
  try {
    return { status: "fulfilled", value: await work() };
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason;
    return { status: "rejected", reason };
  }
}

/** What is kept under the keys of answers. */
async function knownOf(db: Db, answers: readonly CheckedAnswer[]): Promise<(answer: CheckedAnswer) => AnswerRow | undefined> {
  const rows = await db
    .selectFrom("form_answers")
    .selectAll()
    .where((where) =>
      where(
        where.refTuple("form_id", "key"),
        "in",
        answers.map(({ opened, key }) => where.tuple(opened.form, key)),
      ),
    )
    .execute();
  return ({ opened, key }) => rows.find((row) => row.form_id === opened.form && row.key === key);
}

/** Which of the invitations have served. */
async function answeredInvitations(db: Db, answers: readonly CheckedAnswer[]): Promise<ReadonlySet<string>> {
  const ids = answers.flatMap(({ opened }) => (opened.invitation ? [opened.invitation.id] : []));
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("form_invitations").select("id").where("id", "in", ids).where("answered_at", "is", null).execute();
  const open = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !open.has(id)));
}

interface Facts {
  known: AnswerRow | undefined;
  isAnswered: ReadonlySet<string>;
  /** Other complete answers in the same words. */
  same: number;
}

async function judge(services: Submitting, db: Db, answer: CheckedAnswer, { known, isAnswered, same }: Facts): Promise<Judged> {
  const { opened, submission, stage, channel, network, fingerprint, counted, publishes, email, now } = answer;
  const { form, invitation } = opened;
  const kept = (row: AnswerRow, waits = false): Judged => ({
    answer,
    kept: { id: row.id, state: row.state, waits },
    values: null,
    isNew: false,
    counts: false,
  });
  if (known?.state === "complete") {
    // Sent before it, and arrived after it.
    if (stage !== "complete") return kept(known);
    if (known.fingerprint === fingerprint) return kept(known, known.publish && known.submission_id === null && known.set_aside === null);
    throw new ApiError("action.not-possible", { detail: "Une réponse complète a déjà été reçue. Elle ne peut plus changer." });
  }
  // A kiosk's answer that went on as another one would count, past the limit of those.
  if (known && (known.invitation_id !== (invitation?.id ?? null) || known.channel !== channel)) throw new ApiError("action.not-possible");
  // Overtaken by what the guest answered since.
  if (known && stage === "started") return kept(known);
  if (invitation && isAnswered.has(invitation.id)) throw new ApiError("link.gone");
  if (!known && !invitation) await requireFew(db, { form, network, channel, now });
  let challenge = known?.challenge ?? null;
  // One proof per answer: what completes it under the same key is the same guest's.
  if (!invitation && challenge === null && stage !== "started") {
    challenge = requireProof(submission, `form ${form}`, services, now);
    if (await db.selectFrom("form_answers").select("id").where("challenge", "=", challenge).executeTakeFirst())
      throw refused("/proof", "Cette vérification a déjà servi. Envoyez votre réponse encore une fois.");
  }
  const isComplete = stage === "complete";
  const set_aside = isComplete
    ? await suspicion(db, { form, network, counted, submission, invited: invitation !== null, now, sameWords: same })
    : null;
  const at = now.toISOString();
  return {
    answer,
    kept: { id: known?.id ?? orderedId(), state: stage, waits: isComplete && publishes && set_aside === null },
    values: {
      state: stage,
      version: submission.version,
      fingerprint: isComplete ? fingerprint : null,
      challenge,
      lang: submission.lang,
      answers: JSON.stringify(counted.answers),
      score: counted.score,
      rating: counted.rating,
      words: counted.words,
      profile: counted.profile,
      stay_date: counted.stay_date ?? invitation?.stay_date ?? null,
      publish: publishes,
      prospecting: email !== null,
      email,
      set_aside,
      updated_at: at,
      completed_at: isComplete ? at : null,
    },
    isNew: known === undefined,
    counts: isComplete && set_aside === null && channel !== "kiosk",
  };
}

async function write(db: Db, changed: Changed, judged: readonly Judged[]): Promise<void> {
  const rows = judged.flatMap(({ answer, kept, values, isNew }) => (values && isNew ? [newRow(answer, kept.id, values)] : []));
  if (rows.length > 0) await db.insertInto("form_answers").values(rows).execute();
  for (const { kept, values, isNew } of judged)
    if (values && !isNew) await db.updateTable("form_answers").set(values).where("id", "=", kept.id).execute();
  const complete = judged.filter(({ answer, values }) => values !== null && answer.stage === "complete");
  const served = complete.flatMap(({ answer }) => (answer.opened.invitation ? [{ id: answer.opened.invitation.id, at: answer.now }] : []));
  for (const at of new Set(served.map((one) => one.at.toISOString()))) {
    const ids = served.filter((one) => one.at.toISOString() === at).map(({ id }) => id);
    await db.updateTable("form_invitations").set({ answered_at: at }).where("id", "in", ids).execute();
    changed("invitation", ...ids);
  }
  const counting = complete.filter(({ counts }) => counts).map(({ answer, kept }) => ({ ...answer, id: kept.id }));
  for (const destination of new Set(counting.map(({ opened }) => opened.establishment.destination_id)))
    await putAnswers(
      db,
      changed,
      destination,
      counting.filter(({ opened }) => opened.establishment.destination_id === destination).flatMap(inputOf),
    );
}

function newRow(
  { opened, channel, key, network, now }: CheckedAnswer,
  id: string,
  values: NonNullable<Judged["values"]>,
): Insertable<Tables["form_answers"]> {
  return {
    ...(values as Insertable<Tables["form_answers"]>),
    id,
    group_id: opened.group,
    form_id: opened.form,
    establishment_id: opened.establishment.id,
    invitation_id: opened.invitation?.id ?? null,
    channel,
    key,
    network: opened.invitation ? null : network,
    submission_id: null,
    entered_by: null,
    started_at: now.toISOString(),
  };
}

/** A complete answer as an answer of the figures: the declared NPS, marks and comments count it. */
function inputOf({ id, opened, counted, mentions, submission, now }: CheckedAnswer & { id: string }): AnswerInput[] {
  if (counted.score === null) return [];
  return [
    {
      establishment_id: opened.establishment.id,
      external_id: `form ${id}`,
      score: counted.score,
      answered_at: now.toISOString(),
      lang: submission.lang,
      // A language of many countries says nothing of where a guest lives.
      country: counted.country ?? OTHER_COUNTRY,
      profile: counted.profile ?? "non_renseigne",
      comment: counted.words,
      rating: counted.rating,
      marks: outOfHundred(counted.marks),
      mentions,
    },
  ];
}

/** Marks of 0–10 by theme on the scale of figures; null where there are none. */
function outOfHundred(marks: CountedAnswers["marks"]): Record<string, number> | null {
  const entries = Object.entries(marks);
  return entries.length === 0 ? null : Object.fromEntries(entries.map(([theme, mark]) => [theme, mark * 10]));
}
