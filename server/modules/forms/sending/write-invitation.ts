import { invitationTexts, invitationWords } from "../../../../src/domain/forms/invitation-words.ts";
import { FORMS_TOPIC, mailLanguage, mailLanguagesOf, usualMailSettings } from "../../../../src/domain/forms/mail-settings.ts";
import { APART_DAYS, awake, remindTime } from "../../../../src/domain/forms/send-time.ts";
import type { Services } from "../../../http/services.ts";
import { formTokens } from "../form-tokens.ts";
import { hashedAddress } from "../guests/erase-guest.ts";

const DAY_MS = 86_400_000;
/** Days for which an invitation waits where its form is paused, or its guest was written to later than planned. */
const LATE_DAYS = 30;

export type InvitationServices = Pick<Services, "store" | "config" | "clock" | "secrets" | "environment" | "mails" | "jobs">;

/**
 * Writes to a guest, by keys that let no mail go twice. Queues what is due next by `later`: the reminder, which comes with the first
 * mail or neither has happened, or the same again where the hour is quiet or the form is paused. Nothing is written to who has answered, was erased, wants no more mails or has an address that bounced.
 */
export async function writeInvitation(
  { store, config, clock, secrets, environment, mails }: InvitationServices,
  id: string,
  reminds: boolean,
  later: (next: { due: Date; reminds: boolean }) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  const { timezone } = config.product();
  const row = await store.system("form.invite", (db) =>
    db
      .selectFrom("form_invitations")
      .innerJoin("forms", "forms.id", "form_invitations.form_id")
      .innerJoin("form_versions", (join) =>
        join.onRef("form_versions.form_id", "=", "forms.id").onRef("form_versions.version", "=", "forms.version"),
      )
      .innerJoin("establishments", "establishments.id", "form_invitations.establishment_id")
      .leftJoin("form_places", (join) =>
        join
          .onRef("form_places.form_id", "=", "form_invitations.form_id")
          .onRef("form_places.establishment_id", "=", "form_invitations.establishment_id"),
      )
      .select([
        "form_versions.document",
        "form_invitations.group_id",
        "form_invitations.email",
        "form_invitations.email_digest",
        "form_invitations.name",
        "form_invitations.lang",
        "form_invitations.state",
        "form_invitations.due_at",
        "form_invitations.sent_at",
        "form_invitations.reminded_at",
        "form_invitations.answered_at",
        "forms.state as form_state",
        "forms.settings",
        "form_places.closed_at",
        "establishments.name as establishment",
      ])
      .where("form_invitations.id", "=", id)
      .executeTakeFirst(),
  );
  if (!row || row.email === null || row.answered_at !== null) return;
  if (row.state !== (reminds ? "sent" : "queued") || (reminds && row.reminded_at !== null)) return;
  const { group_id: group, email, email_digest: digest, name } = row;
  const leave = async (state: "cancelled" | "unsubscribed"): Promise<void> => {
    await store.system("form.invite", (db) =>
      db.updateTable("form_invitations").set({ state, remind_at: null }).where("id", "=", id).execute(),
    );
  };
  const settings = { ...usualMailSettings, ...row.settings };
  if (reminds && !settings.reminder) return;
  const stopped = await store.system("form.invite", (db) =>
    db
      .selectFrom("mail_subscriptions")
      .select("id")
      .where("group_id", "=", group)
      .where("topic", "=", FORMS_TOPIC)
      .where("address", "in", [email, hashedAddress(digest)])
      .where("stopped_at", "is not", null)
      .executeTakeFirst(),
  );
  if (stopped) return leave("unsubscribed");
  const others = await store.system("form.invite", (db) =>
    db
      .selectFrom("form_invitations")
      .select(["state", "sent_at"])
      .where("group_id", "=", group)
      .where("email_digest", "=", digest)
      .where("id", "<>", id)
      .where((where) =>
        where.or([where("state", "=", "bounced"), where("sent_at", ">", new Date(now.getTime() - APART_DAYS * DAY_MS).toISOString())]),
      )
      .orderBy("sent_at", "desc")
      .execute(),
  );
  // By an earlier request, since this one was queued. One that was sent stays so, without its reminder.
  if (others.some(({ state }) => state === "bounced")) return reminds ? undefined : leave("cancelled");
  const wait = (until: Date): Promise<void> => {
    const isOver = until.getTime() > Date.parse(row.due_at) + LATE_DAYS * DAY_MS;
    return isOver ? leave("cancelled") : later({ due: awake(until, timezone), reminds });
  };
  if (row.form_state !== "active" || row.closed_at !== null) {
    if (reminds) return;
    return row.form_state === "paused" ? wait(new Date(now.getTime() + DAY_MS)) : leave("cancelled");
  }
  // Planned far enough from this one, the earlier mail went out later: its form was paused.
  const earlier = others[0]?.sent_at;
  if (!reminds && earlier) return wait(new Date(Date.parse(earlier) + APART_DAYS * DAY_MS));
  // A server that was stopped takes its jobs up at any hour.
  const wakes = awake(now, timezone);
  if (wakes.getTime() > now.getTime()) return later({ due: wakes, reminds });
  const lang = mailLanguage(row.lang, mailLanguagesOf(row.document, settings));
  const remind = settings.reminder ? remindTime(now, timezone, settings.hour) : null;
  await store.together(async () => {
    // Locked until the commit: a guest who was erased meanwhile is not written to, and one who is erased next is erased with this mail.
    const asked = await store.system("form.invite", (db) =>
      db
        .selectFrom("form_invitations")
        .select("id")
        .where("id", "=", id)
        .where("state", "=", row.state)
        .where("email", "is not", null)
        .where("answered_at", "is", null)
        .forUpdate()
        .executeTakeFirst(),
    );
    if (!asked) return;
    const mail = await mails.queue(group, {
      mail: "form-invitation",
      to: { address: email, ...(name === null ? {} : { name }) },
      // A guest knows who received them, not the product.
      sender: settings.sender ?? row.establishment,
      letterhead: settings.sender ?? row.establishment,
      values: {
        ...invitationTexts(row.document.title, { establishment: row.establishment, name, lang, reminds }),
        address: `${environment.publicUrl}/public/form/${formTokens(secrets).invitation(id)}`,
      },
      topic: { id: FORMS_TOPIC, title: "Questionnaires de satisfaction" },
      stopWords: invitationWords[lang].stop,
      lang,
      key: `form ${reminds ? "reminder" : "invitation"} ${id}`,
    });
    await store.system("form.invite", async (db, changed) => {
      await db
        .updateTable("form_invitations")
        .set(
          reminds
            ? { reminded_at: now.toISOString(), mail_id: mail }
            : { state: "sent", sent_at: now.toISOString(), remind_at: remind?.toISOString() ?? null, mail_id: mail },
        )
        .where("id", "=", id)
        .execute();
      if (!reminds) changed("invitation", id);
    });
    if (!reminds && remind !== null) await later({ due: remind, reminds: true });
  });
}
