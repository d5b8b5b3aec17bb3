import type { Selectable, Transaction } from "kysely";

import { FORMS_TOPIC } from "../../../../src/domain/forms/mail-settings.ts";
import { APART_DAYS, awake } from "../../../../src/domain/forms/send-time.ts";
import type { Tables } from "../../../store/tables.ts";
import { hashedAddress } from "../guests/erase-guest.ts";

const DAY_MS = 86_400_000;
/** Days for which an invitation waits where its form is paused, or its guest was written to later than planned. */
const LATE_DAYS = 30;

/** The form that guests are asked with, in the version in force. */
type AskingForm = Pick<Selectable<Tables["forms"]>, "group_id" | "state" | "settings"> &
  Pick<Selectable<Tables["form_versions"]>, "document">;

/** A guest who waits to be written to, and what speaks against it. */
interface WaitingGuest {
  id: string;
  email: string;
  name: string | null;
  lang: string;
  establishment: string;
  due_at: string;
  /** Whether the establishment no longer asks with the form. */
  isClosed: boolean;
  isStopped: boolean;
  /** Whether another mail to the address bounced. */
  isBounced: boolean;
  /** When another form of the group wrote to the guest, within the days that lie between two requests; null where none did. */
  earlier: string | null;
}

/** Those of the invitations, all of one form, that are open; null where none is. */
export async function openInvitationsOf(
  db: Transaction<Tables>,
  ids: readonly string[],
  reminds: boolean,
  now: Date,
): Promise<{ form: AskingForm; guests: WaitingGuest[] } | null> {
  const rows = await db
    .selectFrom("form_invitations")
    .innerJoin("establishments", "establishments.id", "form_invitations.establishment_id")
    .leftJoin("form_places", (join) =>
      join
        .onRef("form_places.form_id", "=", "form_invitations.form_id")
        .onRef("form_places.establishment_id", "=", "form_invitations.establishment_id"),
    )
    .select([
      "form_invitations.id",
      "form_invitations.form_id",
      "form_invitations.email",
      "form_invitations.email_digest",
      "form_invitations.name",
      "form_invitations.lang",
      "form_invitations.due_at",
      "form_places.closed_at",
      "establishments.name as establishment",
    ])
    .where("form_invitations.id", "in", [...ids])
    .where("form_invitations.state", "=", reminds ? "sent" : "queued")
    .where("form_invitations.answered_at", "is", null)
    .where("form_invitations.email", "is not", null)
    .where((where) => (reminds ? where("form_invitations.reminded_at", "is", null) : where.lit(true)))
    .execute();
  const [one] = rows;
  if (!one) return null;
  const form = await db
    .selectFrom("forms")
    .innerJoin("form_versions", (join) =>
      join.onRef("form_versions.form_id", "=", "forms.id").onRef("form_versions.version", "=", "forms.version"),
    )
    .select(["forms.group_id", "forms.state", "forms.settings", "form_versions.document"])
    .where("forms.id", "=", one.form_id)
    .executeTakeFirst();
  if (!form) return null;
  const stops = await db
    .selectFrom("mail_subscriptions")
    .select("address")
    .where("group_id", "=", form.group_id)
    .where("topic", "=", FORMS_TOPIC)
    .where(
      "address",
      "in",
      rows.flatMap(({ email, email_digest: digest }) => [email ?? "", hashedAddress(digest)]),
    )
    .where("stopped_at", "is not", null)
    .execute();
  const stopped = new Set(stops.map(({ address }) => address));
  const others = await db
    .selectFrom("form_invitations")
    .select(["id", "email_digest", "state", "sent_at"])
    .where("group_id", "=", form.group_id)
    .where(
      "email_digest",
      "in",
      rows.map(({ email_digest: digest }) => digest),
    )
    .where((where) =>
      where.or([where("state", "=", "bounced"), where("sent_at", ">", new Date(now.getTime() - APART_DAYS * DAY_MS).toISOString())]),
    )
    .orderBy("sent_at", "desc")
    .execute();
  const guests = rows.map(({ email_digest: digest, email, closed_at, id, ...row }) => {
    const theirs = others.filter((other) => other.email_digest === digest && other.id !== id);
    return {
      ...row,
      id,
      email: email ?? "",
      isClosed: closed_at !== null,
      isStopped: stopped.has(email ?? "") || stopped.has(hashedAddress(digest)),
      isBounced: theirs.some(({ state }) => state === "bounced"),
      earlier: theirs[0]?.sent_at ?? null,
    };
  });
  return { form, guests };
}

/**
 * What is done for a guest now: a mail, nothing, the end of the invitation in a state, or the same again at an instant.
 * An invitation that was sent stays so, without its reminder.
 */
export function nextStep({
  form,
  guest,
  reminds,
  now,
  timezone,
}: {
  form: Pick<AskingForm, "state">;
  guest: WaitingGuest;
  reminds: boolean;
  now: Date;
  timezone: string;
}): "write" | "cancelled" | "unsubscribed" | "nothing" | Date {
  const wait = (until: Date): "cancelled" | Date =>
    until.getTime() > Date.parse(guest.due_at) + LATE_DAYS * DAY_MS ? "cancelled" : awake(until, timezone);
  if (guest.isStopped) return "unsubscribed";
  // By an earlier request, since this one was queued.
  if (guest.isBounced) return reminds ? "nothing" : "cancelled";
  if (form.state !== "active" || guest.isClosed) {
    if (reminds) return "nothing";
    return form.state === "paused" ? wait(new Date(now.getTime() + DAY_MS)) : "cancelled";
  }
  // Planned far enough from this one, the earlier mail went out later: its form was paused.
  if (!reminds && guest.earlier !== null) return wait(new Date(Date.parse(guest.earlier) + APART_DAYS * DAY_MS));
  // A server that was stopped takes its jobs up at any hour.
  const wakes = awake(now, timezone);
  return wakes.getTime() > now.getTime() ? wakes : "write";
}
