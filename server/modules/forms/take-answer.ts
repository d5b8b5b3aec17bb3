import { createHash } from "node:crypto";

import { countedOf, faultsOf } from "../../../src/domain/forms/check-answers.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { FormDocument, FormReceipt, FormSubmission } from "../../../src/generated/types.ts";
import { networkOf } from "../../http/address-limits.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import { refused } from "../../reading/question.ts";
import type { Submitting } from "../moderation/deciding.ts";
import { requireMailbox } from "../moderation/author/submission-rules.ts";
import { leaveReview } from "../moderation/author/submissions.ts";
import type { Channel } from "./answer-guards.ts";
import { formTokens } from "./form-tokens.ts";
import { keepAnswer } from "./keep-answers.ts";
import { frameOf, type OpenedForm } from "./public-form.ts";

export interface SentAnswer {
  key: string;
  /** The address that it came from. */
  ip: string;
}

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
  const { establishment, invitation } = opened;
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

  const taken = await keepAnswer(services, {
    opened,
    submission,
    stage,
    channel,
    key,
    network,
    fingerprint,
    counted,
    mentions,
    publishes,
    email: prospecting ? email : null,
    now,
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
