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
import { type InvitationServices, type LaterInvitations, writeInvitations } from "./sending/write-invitation.ts";

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

/** Guests of one form. */
interface InvitationJob {
  invitations: string[];
  reminds: boolean;
}

/** Guests whom one job writes to: one transaction each, short enough for who waits behind it. */
const TOGETHER = 50;
/** Guests of one statement: each column of each is a parameter. */
const ROWS = 500;

export function openInvitations(services: InvitationServices): Invitations {
  const { store, config, clock, secrets, jobs, mails } = services;
  const queue: JobQueue<InvitationJob, void> = jobs.handle({
    name: "form-invitation",
    atOnce: 1,
    tries: 8,
    run: async ({ invitations, reminds }) => {
      try {
        await writeInvitations(services, invitations, reminds, (next) => queueAll(next));
      } catch (error) {
        if (invitations.length === 1) throw error;
        // Each alone, so that no guest goes without a mail by another's fault.
        await queue.addAll(invitations.map((invitation) => ({ invitations: [invitation], reminds })));
      }
    },
  });
  const queueAll = ({ invitations, reminds, due }: LaterInvitations): Promise<void> =>
    queue.addAll(
      inSlices(invitations, TOGETHER).map((slice) => ({ invitations: slice, reminds })),
      { due },
    );
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
    guests: readonly FormGuest[],
    { source, preview, now }: { source: Source; preview: boolean; now: Date },
  ): Promise<({ id: string; due: Date } | { reason: string })[]> => {
    const settings = await db.selectFrom("forms").select("settings").where("id", "=", form).executeTakeFirst();
    const { hour } = { ...usualMailSettings, ...settings?.settings };
    const wanted = guests.map((guest) => {
      const email = guest.email.trim().toLowerCase();
      const due = sendTime(now, guest.stay_date ?? null, config.product().timezone, hour);
      return { guest, id: orderedId(), email, digest: tokens.digest(`mail ${email}`), due };
    });
    const reasonOf = await askedBefore(db, wanted);
    const judged = wanted.map((one) => ({ ...one, reason: reasonOf(one) }));
    const rows = judged.flatMap(({ guest, id, email, digest, due, reason }) => {
      if (preview || reason !== undefined) return [];
      return {
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
        state: "queued" as const,
        due_at: due.toISOString(),
        sent_at: null,
        remind_at: null,
        reminded_at: null,
        mail_id: null,
        opened_at: null,
        answered_at: null,
        created_at: now.toISOString(),
        created_by: db.login,
      };
    });
    for (const slice of inSlices(rows, ROWS)) await db.insertInto("form_invitations", slice).execute();
    return judged.map(({ id, due, reason }) => (reason === undefined ? { id, due } : { reason }));
  };
  const waitFor = async (invited: readonly { id: string; due: Date }[]): Promise<void> => {
    for (const due of new Set(invited.map((one) => one.due.getTime()))) {
      const theirs = invited.filter((one) => one.due.getTime() === due).map(({ id }) => id);
      await queueAll({ invitations: theirs, reminds: false, due: new Date(due) });
    }
  };

  return {
    oneAtATime,
    invite: async (actor, place, guest, source) => {
      const now = clock.now();
      const [invited = { reason: "" }] = await store
        .forActor(actor)
        .transaction((db) => inviteIn(db, place, [guest], { source, preview: false, now }));
      if ("due" in invited) await waitFor([invited]);
      return invited;
    },
    send: (actor, form, { establishment, guests, source = "hand", preview = false }) =>
      store.together(async () => {
        const now = clock.now();
        if (!preview) await oneAtATime(actor.group.id);
        const { queued, refused } = await store.forActor(actor).transaction(async (db) => {
          const place = { form, establishment: await placeOf(db, form, establishment) };
          const lines = withFaults(guests, dayOf(now, config.product().timezone));
          const fine = lines.filter(({ fault }) => fault === undefined);
          const invited = await inviteIn(
            db,
            place,
            fine.map(({ guest }) => guest),
            { source, preview, now },
          );
          const notAsked = fine.flatMap(({ line }, at) => {
            const one = invited[at];
            return one && "reason" in one ? [{ line, reason: one.reason }] : [];
          });
          return {
            queued: invited.flatMap((one) => ("due" in one ? [one] : [])),
            refused: [...lines.flatMap(({ line, fault }) => (fault === undefined ? [] : [{ line, reason: fault }])), ...notAsked]
              .toSorted((a, b) => a.line - b.line)
              .map(({ line, reason }) => ({ line, reason: typeset(reason) })),
          };
        });
        if (!preview) await waitFor(queued);
        return { queued: queued.length, refused };
      }),
  };
}

function inSlices<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, no) => items.slice(no * size, (no + 1) * size));
}

/** Guests by line (from 1), and what is wrong with the line. */
function withFaults(guests: readonly FormGuest[], today: string): { guest: FormGuest; line: number; fault: string | undefined }[] {
  const known = new Map<string, number>();
  return guests.map((guest, index) => {
    const line = index + 1;
    const email = guest.email.trim().toLowerCase();
    const twice = known.get(email);
    known.set(email, twice ?? line);
    const wrong = guestFaults(guest, today).map(({ reason }) => reason);
    if (twice !== undefined && wrong.length === 0) wrong.push(`Cette adresse figure déjà à la ligne ${twice}.`);
    return { guest, line, fault: wrong.length === 0 ? undefined : wrong.join(" ") };
  });
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

/** Why guests may not be asked at these times, over all forms of the group. */
async function askedBefore(
  db: ScopedDb,
  guests: readonly { digest: string; email: string }[],
): Promise<(guest: { digest: string; email: string; due: Date }) => string | undefined> {
  const addresses = guests.flatMap(({ email, digest }) => [email, hashedAddress(digest)]);
  const stops = await db
    .selectFrom("mail_subscriptions")
    .select("address")
    .where(sql<boolean>`address = ANY(${addresses}::text[])`)
    .where("topic", "=", FORMS_TOPIC)
    .where("stopped_at", "is not", null)
    .execute();
  const stopped = new Set(stops.map(({ address }) => address));
  const invitations = await db
    .selectFrom("form_invitations")
    .select(["email_digest", "state", "sent_at", "due_at"])
    .where(sql<boolean>`email_digest = ANY(${guests.map(({ digest }) => digest)}::text[])`)
    .where("state", "<>", "cancelled")
    .orderBy("due_at", "desc")
    .execute();
  const byGuest = new Map<string, typeof invitations>();
  for (const one of invitations) byGuest.set(one.email_digest, [...(byGuest.get(one.email_digest) ?? []), one]);
  return ({ digest, email, due }) => {
    if (stopped.has(email) || stopped.has(hashedAddress(digest))) return "Ce client ne veut plus recevoir de questionnaire.";
    const theirs = byGuest.get(digest) ?? [];
    if (theirs.some(({ state }) => state === "bounced"))
      return "Cette adresse a été refusée lors d’un envoi. Vérifiez-la auprès du client.";
    // By when guests are written to: an invitation may be made long before.
    const earlier = theirs.find(({ sent_at, due_at }) => Math.abs(Date.parse(sent_at ?? due_at) - due.getTime()) < APART_DAYS * DAY_MS);
    if (!earlier) return undefined;
    const rule = `une demande par client en ${APART_DAYS} jours.`;
    return earlier.sent_at === null
      ? `Une demande est déjà prévue le ${formatDate(earlier.due_at)} : ${rule}`
      : `Déjà sollicité le ${formatDate(earlier.sent_at)} : ${rule}`;
  };
}
