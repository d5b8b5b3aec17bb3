import { sql } from "kysely";

import { invitationTexts, invitationWords } from "../../../../src/domain/forms/invitation-words.ts";
import { FORMS_TOPIC, mailLanguage, mailLanguagesOf, usualMailSettings } from "../../../../src/domain/forms/mail-settings.ts";
import { remindTime } from "../../../../src/domain/forms/send-time.ts";
import type { Services } from "../../../http/services.ts";
import { jsonBytes } from "../../../store/json-rows.ts";
import { formTokens } from "../form-tokens.ts";
import { nextStep, openInvitationsOf } from "./next-step.ts";

export type InvitationServices = Pick<Services, "store" | "config" | "clock" | "secrets" | "environment" | "mails" | "jobs">;

/** What is to be done for guests of one form later: invitations, or with `reminds` reminders. */
export interface LaterInvitations {
  invitations: string[];
  reminds: boolean;
  due: Date;
}

/**
 * Writes to guests of one form, by keys that let no mail go twice; many guests cost hardly more statements than one. Queues what is
 * due next by `later`: the reminders, which come with the first mails or neither has happened, or the same again where the hour is
 * quiet or the form is paused. Nothing is written to who has answered, was erased, wants no more mails or has an address that bounced.
 */
export async function writeInvitations(
  { store, config, clock, secrets, environment, mails }: InvitationServices,
  ids: readonly string[],
  reminds: boolean,
  later: (next: LaterInvitations) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  const { timezone } = config.product();
  const found = await store.system("form.invite", (db) => openInvitationsOf(db, ids, reminds, now));
  if (!found) return;
  const { form, guests } = found;
  const settings = { ...usualMailSettings, ...form.settings };
  if (reminds && !settings.reminder) return;
  const todo = guests.map((guest) => ({ guest, step: nextStep({ form, guest, reminds, now, timezone }) }));
  const remind = settings.reminder ? remindTime(now, timezone, settings.hour) : null;
  const languages = mailLanguagesOf(form.document, settings);
  await store.together(async () => {
    for (const state of ["cancelled", "unsubscribed"] as const) {
      const left = todo.flatMap(({ guest, step }) => (step === state ? [guest.id] : []));
      if (left.length > 0)
        await store.system("form.invite", (db) =>
          db.updateTable("form_invitations").set({ state, remind_at: null }).where("id", "in", left).execute(),
        );
    }
    const waits = todo.flatMap(({ guest, step }) => (step instanceof Date ? [{ id: guest.id, due: step.getTime() }] : []));
    for (const due of new Set(waits.map((one) => one.due)))
      await later({ invitations: waits.filter((one) => one.due === due).map(({ id }) => id), reminds, due: new Date(due) });
    const chosen = todo.flatMap(({ guest, step }) => (step === "write" ? [guest] : []));
    if (chosen.length === 0) return;
    // Locked until the commit: a guest who was erased meanwhile is not written to, and one who is erased next is erased with this mail.
    const asked = await store.system("form.invite", (db) =>
      db
        .selectFrom("form_invitations")
        .select("id")
        .where(
          "id",
          "in",
          chosen.map(({ id }) => id),
        )
        .where("state", "=", reminds ? "sent" : "queued")
        .where("email", "is not", null)
        .where("answered_at", "is", null)
        .orderBy("id")
        .forUpdate()
        .execute(),
    );
    const written = chosen.filter(({ id }) => asked.some((one) => one.id === id));
    if (written.length === 0) return;
    const queued = await mails.queueAll(
      form.group_id,
      written.map(({ id, email, name, lang: spoken, establishment }) => {
        const lang = mailLanguage(spoken, languages);
        return {
          mail: "form-invitation",
          to: { address: email, ...(name === null ? {} : { name }) },
          // A guest knows who received them, not the product.
          sender: settings.sender ?? establishment,
          letterhead: settings.sender ?? establishment,
          values: {
            ...invitationTexts(form.document.title, { establishment, name, lang, reminds }),
            address: `${environment.publicUrl}/public/form/${formTokens(secrets).invitation(id)}`,
          },
          topic: { id: FORMS_TOPIC, title: "Questionnaires de satisfaction" },
          stopWords: invitationWords[lang].stop,
          lang,
          key: `form ${reminds ? "reminder" : "invitation"} ${id}`,
        };
      }),
    );
    await store.system("form.invite", async (db, changed) => {
      const sent = written.map(({ id }, at) => ({ id, mail: queued[at] }));
      const values = reminds
        ? sql`reminded_at = ${now.toISOString()}`
        : sql`state = 'sent', sent_at = ${now.toISOString()}, remind_at = ${remind?.toISOString() ?? null}`;
      await sql`
        UPDATE form_invitations SET ${values}, mail_id = sent.mail
        FROM json_to_recordset(${jsonBytes(sent)}::json) AS sent (id uuid, mail uuid)
        WHERE form_invitations.id = sent.id`.execute(db);
      if (!reminds) changed("invitation", ...written.map(({ id }) => id));
    });
    if (!reminds && remind !== null) await later({ invitations: written.map(({ id }) => id), reminds: true, due: remind });
  });
}
