import { createHash } from "node:crypto";

import type { Transaction } from "kysely";

import { countedOf, type CountedAnswers, faultsOf } from "../../../src/domain/forms/check-answers.ts";
import { OTHER_COUNTRY } from "../../../src/domain/forms/countries.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { FormDocument, FormReceipt, FormSubmission } from "../../../src/generated/types.ts";
import { networkOf } from "../../http/address-limits.ts";
import { ApiError } from "../../kit/errors.ts";
import { orderedId } from "../../kit/ordered-id.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import { refused } from "../../reading/question.ts";
import { type AnswerInput, putAnswers } from "../../store/bulk-answers.ts";
import type { Changed } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import type { Submitting } from "../moderation/deciding.ts";
import { requireMailbox } from "../moderation/submission-rules.ts";
import { leaveReview } from "../moderation/submissions.ts";
import { type Channel, isLong, oneAtATime, requireFew, requireProof, suspicion } from "./answer-guards.ts";
import { formTokens } from "./form-tokens.ts";
import { frameOf, type OpenedForm } from "./public-form.ts";

export interface SentAnswer {
  key: string;
  /** The address that it came from. */
  ip: string;
}

/** A kept answer, and whether its words still have to become a review. */
interface Taken {
  id: string;
  state: FormReceipt["state"];
  waits: boolean;
}

type Db = Transaction<Tables>;

/**
 * Keeps a guest's answers: those of one key are one answer, however often and in whatever order they come, and a complete one
 * stays as it is. One on trial is checked and forgotten. What is complete counts at once, unless something speaks against it. Refuses (422) what the form does not
 * take, (429) one answer too many of a network, (409) another complete answer under the key, (410) an invitation that served.
 */
export async function takeAnswer(
  services: Submitting,
  opened: OpenedForm,
  submission: FormSubmission,
  { key, ip }: SentAnswer,
): Promise<FormReceipt> {
  const { store, clock, secrets, config } = services;
  const stage = submission.stage ?? "complete";
  // A field that no person sees: what fills it in gets the usual receipt, and nothing is kept.
  if ((submission.website ?? "") !== "") return { state: stage, confirmation: false };
  const { form, establishment, invitation } = opened;
  const channel: Channel = invitation ? "invitation" : submission.kiosk ? "kiosk" : "link";
  const document = await versionOf(services, opened, submission.version);
  const frame = frameOf(services, establishment.destination_id);
  requireTaken(document, submission, frame);
  if (opened.test) return { state: stage, confirmation: false };
  const publishes = stage === "complete" && channel !== "kiosk" && submission.publish === true && document.consent?.publish !== undefined;
  const email = channel === "kiosk" ? null : (invitation?.email ?? (submission.email?.trim().toLowerCase() || null));
  if (publishes && email === null) throw refused("/email", "Votre adresse est nécessaire pour confirmer la publication.");
  if (email !== null && !isMailAddress(email)) requireMailbox(email);
  const prospecting =
    stage === "complete" && submission.prospecting === true && document.consent?.prospecting !== undefined && email !== null;
  const counted = countedOf(document, submission.answers);
  const now = clock.now();
  const at = now.toISOString();
  const tokens = formTokens(secrets);
  const network = tokens.digest(`network ${networkOf(ip)}`);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([submission.version, counted.answers, submission.lang, submission.publish ?? false]))
    .digest("hex");

  // Before the transaction: the analysis takes its time.
  const mentions =
    stage === "complete" && channel !== "kiosk" && counted.words !== null
      ? (await services.analyse({ title: null, text: counted.words, lang: submission.lang, category: establishment.category })).mentions
      : null;

  const taken = await store.system("form.answer", async (db, changed): Promise<Taken> => {
    await oneAtATime(db, [
      `form key ${form} ${key}`,
      invitation ? `form invitation ${invitation.id}` : `form network ${form} ${network}`,
      ...(submission.proof && !invitation ? [`form proof ${submission.proof.salt}`] : []),
      ...(stage === "complete" && isLong(counted.words) ? [`form words ${form} ${counted.words}`] : []),
    ]);
    const known = await db.selectFrom("form_answers").selectAll().where("form_id", "=", form).where("key", "=", key).executeTakeFirst();
    if (known?.state === "complete") {
      // Sent before it, and arrived after it.
      if (stage !== "complete") return { id: known.id, state: "complete", waits: false };
      if (known.fingerprint === fingerprint)
        return { id: known.id, state: "complete", waits: known.publish && known.submission_id === null && known.set_aside === null };
      throw new ApiError("action.not-possible", { detail: "Une réponse complète a déjà été reçue. Elle ne peut plus changer." });
    }
    // A kiosk's answer that went on as another one would count, past the limit of those.
    if (known && (known.invitation_id !== (invitation?.id ?? null) || known.channel !== channel)) throw new ApiError("action.not-possible");
    // Overtaken by what the guest answered since.
    if (known && stage === "started") return { id: known.id, state: known.state, waits: false };
    if (invitation && (await isAnswered(db, invitation.id))) throw new ApiError("link.gone");
    if (!known && !invitation) await requireFew(db, { form, network, channel, now });
    let challenge = known?.challenge ?? null;
    // One proof per answer: what completes it under the same key is the same guest's.
    if (!invitation && challenge === null && stage !== "started") {
      challenge = requireProof(submission, `form ${form}`, services, now);
      if (await db.selectFrom("form_answers").select("id").where("challenge", "=", challenge).executeTakeFirst())
        throw refused("/proof", "Cette vérification a déjà servi. Envoyez votre réponse encore une fois.");
    }
    const set_aside =
      stage === "complete" ? await suspicion(db, { form, network, counted, submission, invited: invitation !== null, now }) : null;
    const values = {
      state: stage,
      version: submission.version,
      fingerprint: stage === "complete" ? fingerprint : null,
      challenge,
      lang: submission.lang,
      answers: JSON.stringify(counted.answers),
      score: counted.score,
      rating: counted.rating,
      words: counted.words,
      profile: counted.profile,
      stay_date: counted.stay_date ?? invitation?.stay_date ?? null,
      publish: publishes,
      prospecting,
      email: prospecting ? email : null,
      set_aside,
      updated_at: at,
      completed_at: stage === "complete" ? at : null,
    };
    const id = known?.id ?? orderedId();
    if (known) await db.updateTable("form_answers").set(values).where("id", "=", id).execute();
    else
      await db
        .insertInto("form_answers")
        .values({
          ...values,
          id,
          group_id: opened.group,
          form_id: form,
          establishment_id: establishment.id,
          invitation_id: invitation?.id ?? null,
          channel,
          key,
          network: invitation ? null : network,
          submission_id: null,
          entered_by: null,
          started_at: at,
        })
        .execute();
    if (stage !== "complete") return { id, state: values.state, waits: false };
    if (invitation) {
      await db.updateTable("form_invitations").set({ answered_at: at }).where("id", "=", invitation.id).execute();
      changed("invitation", invitation.id);
    }
    if (set_aside === null && channel !== "kiosk") await count(db, changed, { id, establishment, counted, mentions, submission, at });
    return { id, state: "complete", waits: publishes && set_aside === null };
  });
  if (!taken.waits || email === null || counted.rating === null || counted.words === null)
    return { state: taken.state, confirmation: false };
  // A review of its own, under a key that is made of the answer: whoever tries again after a failure makes no second one.
  const review = await leaveReview(services, establishment, {
    key: `form-${taken.id}`,
    email,
    lang: submission.lang,
    rating: counted.rating / 10,
    marks: counted.marks,
    text: counted.words,
    date: counted.stay_date ?? invitation?.stay_date ?? dayOf(now, config.product().timezone),
    profile: counted.profile ?? "non_renseigne",
    prospecting,
    invited: invitation !== null,
  });
  await store.system("form.answer", (db) =>
    db.updateTable("form_answers").set({ submission_id: review }).where("id", "=", taken.id).execute(),
  );
  return { state: "complete", confirmation: invitation === null };
}

/** The version that was answered: the latest, or the one that was open while another was published. */
async function versionOf({ store }: Submitting, { form, version, document }: OpenedForm, answered: number): Promise<FormDocument> {
  if (answered === version) return document;
  const row = await store.system("form.open", (db) =>
    db.selectFrom("form_versions").select("document").where("form_id", "=", form).where("version", "=", answered).executeTakeFirst(),
  );
  if (!row) throw refused("/version", "Ce questionnaire n’a pas cette version. Rechargez la page.");
  return row.document;
}

function requireTaken(document: FormDocument, { answers, stage }: FormSubmission, frame: ReturnType<typeof frameOf>): void {
  const [fault] = faultsOf(document, answers, (stage ?? "complete") === "complete", frame);
  if (fault)
    throw refused(
      `/answers/${fault.question}`,
      fault.fault === "required" ? "Cette question demande une réponse." : "Cette réponse n’est pas de celles que la question accepte.",
    );
}

async function isAnswered(db: Db, invitation: string): Promise<boolean> {
  const row = await db.selectFrom("form_invitations").select("answered_at").where("id", "=", invitation).executeTakeFirst();
  return row?.answered_at !== null;
}

/** Makes a complete answer an answer of the figures: the declared NPS, marks and comments count it. */
async function count(
  db: Db,
  changed: Changed,
  {
    id,
    establishment,
    counted,
    mentions,
    submission,
    at,
  }: {
    id: string;
    establishment: OpenedForm["establishment"];
    counted: CountedAnswers;
    mentions: AnswerInput["mentions"];
    submission: FormSubmission;
    at: string;
  },
): Promise<void> {
  if (counted.score === null) return;
  await putAnswers(db, changed, establishment.destination_id, [
    {
      establishment_id: establishment.id,
      external_id: `form ${id}`,
      score: counted.score,
      answered_at: at,
      lang: submission.lang,
      // A language of many countries says nothing of where a guest lives.
      country: counted.country ?? OTHER_COUNTRY,
      profile: counted.profile ?? "non_renseigne",
      comment: counted.words,
      rating: counted.rating,
      marks: outOfHundred(counted.marks),
      mentions,
    },
  ]);
}

/** Marks of 0–10 by theme on the scale of figures; null where there are none. */
function outOfHundred(marks: CountedAnswers["marks"]): Record<string, number> | null {
  const entries = Object.entries(marks);
  return entries.length === 0 ? null : Object.fromEntries(entries.map(([theme, mark]) => [theme, mark * 10]));
}
