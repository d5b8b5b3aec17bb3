import { sql } from "kysely";

import { FORMS_TOPIC, usualMailSettings } from "../../../src/domain/forms/mail-settings.ts";
import { APART_DAYS, sendTime } from "../../../src/domain/forms/send-time.ts";
import { type FormLanguage, formLanguages } from "../../../src/domain/forms/translations.ts";
import { formatDate } from "../../../src/domain/format/format-date.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import { addMonths, dayOf } from "../../../src/domain/time/day.ts";
import type { FormGuest, FormSending, FormSent } from "../../../src/generated/types.ts";
import type { JobQueue } from "../../jobs/jobs.ts";
import { ApiError } from "../../kit/errors.ts";
import { orderedId } from "../../kit/ordered-id.ts";
import { isUuid } from "../../kit/uuid.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";
import { tokenHash } from "../moderation/tokens.ts";
import { formTokens } from "./form-tokens.ts";
import { hashedAddress } from "./guests/erase-guest.ts";
import { type InvitationServices, writeInvitation } from "./sending/write-invitation.ts";

const DAY_MS = 86_400_000;
/** Any constant: with the group, held from the look for earlier requests to the commit. */
const guestsLock = 7_301_007;

/** Where a guest stayed, and the form that asks about it. */
export interface AskingPlace {
  form: string;
  establishment: string;
}

type Source = "hand" | "csv" | "event";

/** Invitations of guests to forms. */
export interface Invitations {
  /** Queues an invitation for each guest who may be asked; says by line (from 1) why the others are not. With `preview` nothing is queued. */
  send(actor: StoreActor, form: string, sending: FormSending): Promise<FormSent>;
  /** Queues an invitation of a guest without fault ({@link guestFaults}), or says why the guest may not be asked. Part of the caller's joint transaction, after {@link oneAtATime}. */
  invite(actor: StoreActor, place: AskingPlace, guest: FormGuest, source: Source): Promise<{ due: Date } | { reason: string }>;
  /** Lets one request of a group look for earlier invitations at a time, until the commit of the caller's joint transaction. */
  oneAtATime(group: string): Promise<void>;
}

interface InvitationJob {
  invitation: string;
  reminds: boolean;
}

export function openInvitations(services: InvitationServices): Invitations {
  const { store, config, clock, secrets, jobs, mails } = services;
  const queue: JobQueue<InvitationJob, void> = jobs.handle({
    name: "form-invitation",
    atOnce: 4,
    tries: 8,
    run: ({ invitation, reminds }) =>
      writeInvitation(services, invitation, reminds, async (next) => {
        await queue.add({ invitation, reminds: next.reminds }, { due: next.due });
      }),
  });
  mails.onRefused((mail) =>
    store.system("form.bounce", async (db, changed) => {
      const bounced = await db
        .updateTable("form_invitations")
        .set({ state: "bounced", remind_at: null })
        .where("mail_id", "=", mail)
        .returning("id")
        .execute();
      if (bounced.length > 0) changed("invitation", ...bounced.map(({ id }) => id));
    }),
  );
  const tokens = formTokens(secrets);

  const oneAtATime = (group: string): Promise<void> =>
    store.system("form.invite", async (db) => {
      await sql`SELECT pg_advisory_xact_lock(${guestsLock}, hashtext(${group}))`.execute(db);
    });
  const inviteIn = async (
    db: ScopedDb,
    { form, establishment }: AskingPlace,
    guest: FormGuest,
    { source, preview, now }: { source: Source; preview: boolean; now: Date },
  ): Promise<{ id: string; due: Date } | { reason: string }> => {
    const email = guest.email.trim().toLowerCase();
    const digest = tokens.digest(`mail ${email}`);
    const settings = await db.selectFrom("forms").select("settings").where("id", "=", form).executeTakeFirst();
    const { hour } = { ...usualMailSettings, ...settings?.settings };
    const due = sendTime(now, guest.stay_date ?? null, config.product().timezone, hour);
    const reason = await asked(db, digest, email, due);
    if (reason !== undefined) return { reason };
    const id = orderedId();
    if (preview) return { id, due };
    await db
      .insertInto("form_invitations", {
        id,
        form_id: form,
        establishment_id: establishment,
        token_hash: tokenHash(tokens.invitation(id)),
        email,
        email_digest: digest,
        name: guest.name?.trim() || null,
        stay_date: guest.stay_date ?? null,
        lang: guest.lang ?? "fr",
        source,
        state: "queued",
        due_at: due.toISOString(),
        sent_at: null,
        remind_at: null,
        reminded_at: null,
        mail_id: null,
        opened_at: null,
        answered_at: null,
        created_at: now.toISOString(),
        created_by: db.login,
      })
      .execute();
    return { id, due };
  };
  const waitFor = async (invited: { id: string; due: Date }): Promise<void> => {
    await queue.add({ invitation: invited.id, reminds: false }, { due: invited.due });
  };

  return {
    oneAtATime,
    invite: async (actor, place, guest, source) => {
      const now = clock.now();
      const invited = await store.forActor(actor).transaction((db) => inviteIn(db, place, guest, { source, preview: false, now }));
      if ("due" in invited) await waitFor(invited);
      return invited;
    },
    send: (actor, form, { establishment, guests, source = "hand", preview = false }) =>
      store.together(async () => {
        const now = clock.now();
        const today = dayOf(now, config.product().timezone);
        const queued: { id: string; due: Date }[] = [];
        const faults: FormSent["refused"] = [];
        if (!preview) await oneAtATime(actor.group.id);
        await store.forActor(actor).transaction(async (db) => {
          const place = { form, establishment: await placeOf(db, form, establishment) };
          const known = new Map<string, number>();
          for (const [index, guest] of guests.entries()) {
            const line = index + 1;
            const email = guest.email.trim().toLowerCase();
            const twice = known.get(email);
            known.set(email, twice ?? line);
            const wrong = guestFaults(guest, today);
            const invited =
              wrong.length > 0
                ? { reason: wrong.map(({ reason }) => reason).join(" ") }
                : twice !== undefined
                  ? { reason: `Cette adresse figure déjà à la ligne ${twice}.` }
                  : await inviteIn(db, place, guest, { source, preview, now });
            if ("reason" in invited) faults.push({ line, reason: typeset(invited.reason) });
            else queued.push(invited);
          }
        });
        if (!preview) for (const invited of queued) await waitFor(invited);
        return { queued: queued.length, refused: faults };
      }),
  };
}

/** The establishment in whose name guests are written to: the one that is named, or the only one that asks with the form. */
async function placeOf(db: ScopedDb, form: string, establishment: string | undefined): Promise<string> {
  if (!isUuid(form) || (establishment !== undefined && !isUuid(establishment))) throw new ApiError("object.not-found");
  const row = await db.selectFrom("forms").select(["id", "state"]).where("id", "=", form).executeTakeFirst();
  if (!row) throw new ApiError("object.not-found");
  const places = await db
    .selectFrom("form_places")
    .select("establishment_id")
    .where("form_id", "=", form)
    .where("closed_at", "is", null)
    .where("establishment_id", "in", db.selectFrom("establishments").select("id"))
    .execute();
  const ids = places.map(({ establishment_id }) => establishment_id);
  if (establishment !== undefined && !ids.includes(establishment)) throw new ApiError("object.not-found");
  if (row.state !== "active") throw new ApiError("action.not-possible", { detail: "Publiez ce questionnaire avant de l’envoyer." });
  const [only] = ids;
  if (establishment === undefined && (ids.length > 1 || only === undefined))
    throw refused("/establishment", "Choisissez l’établissement qui a accueilli ces clients.");
  return establishment ?? only ?? "";
}

/** A fault of a guest as given, and where it is. */
interface GuestFault {
  pointer: string;
  reason: string;
}

/** All that is wrong with a guest as given. */
export function guestFaults({ email, stay_date: day, lang }: FormGuest, today: string): GuestFault[] {
  const faults: GuestFault[] = [];
  if (!isMailAddress(email.trim())) faults.push({ pointer: "/email", reason: "Cette adresse e-mail n’est pas valable." });
  const reason = day === undefined ? undefined : dayFault(day, today);
  if (reason !== undefined) faults.push({ pointer: "/stay_date", reason });
  if (lang !== undefined && !formLanguages.some((one) => one === lang))
    faults.push({
      pointer: "/lang",
      reason: `Cette langue n’est pas l’une de celles du questionnaire : ${formLanguages.join(", ")}.`,
    });
  return faults;
}

function dayFault(day: string, today: string): string | undefined {
  if (!isCalendarDay(day)) return "Cette date n’existe pas. Écrivez-la par exemple 28/02/2026.";
  if (day < addMonths(today, -12)) return "Cette venue date de plus d’un an.";
  if (day > addMonths(today, 12)) return "Cette venue est dans plus d’un an.";
  return undefined;
}

/** The language in which a guest is written to, of what a hotel's software says («de-AT», «PT»): English for those that forms do not have. */
export function spokenLanguage(said: string | undefined): FormLanguage {
  if (said === undefined || said.trim() === "") return "fr";
  const short = said.trim().slice(0, 2).toLowerCase();
  return formLanguages.find((lang) => lang === short) ?? "en";
}

/** Why a guest may not be asked at this time, over all forms of the group. */
async function asked(db: ScopedDb, digest: string, email: string, due: Date): Promise<string | undefined> {
  const stopped = await db
    .selectFrom("mail_subscriptions")
    .select("id")
    .where("address", "in", [email, hashedAddress(digest)])
    .where("topic", "=", FORMS_TOPIC)
    .where("stopped_at", "is not", null)
    .executeTakeFirst();
  if (stopped) return "Ce client ne veut plus recevoir de questionnaire.";
  const bounced = await db
    .selectFrom("form_invitations")
    .select("sent_at")
    .where("email_digest", "=", digest)
    .where("state", "=", "bounced")
    .executeTakeFirst();
  if (bounced) return "Cette adresse a été refusée lors d’un envoi. Vérifiez-la auprès du client.";
  const [from, to] = [-1, 1].map((sign) => new Date(due.getTime() + sign * APART_DAYS * DAY_MS).toISOString());
  const earlier = await db
    .selectFrom("form_invitations")
    .select(["sent_at", "due_at"])
    .where("email_digest", "=", digest)
    .where("state", "<>", "cancelled")
    // By when guests are written to: an invitation may be made long before.
    .where(({ eb, fn }) =>
      eb.and([eb(fn.coalesce("sent_at", "due_at"), ">", from ?? ""), eb(fn.coalesce("sent_at", "due_at"), "<", to ?? "")]),
    )
    .orderBy("due_at", "desc")
    .executeTakeFirst();
  if (!earlier) return undefined;
  const rule = `une demande par client en ${APART_DAYS} jours.`;
  return earlier.sent_at === null
    ? `Une demande est déjà prévue le ${formatDate(earlier.due_at)} : ${rule}`
    : `Déjà sollicité le ${formatDate(earlier.sent_at)} : ${rule}`;
}
