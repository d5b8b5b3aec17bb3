import { invitationWords } from "../../../src/domain/forms/invitation-words.ts";
import { APART_DAYS, awake, REMIND_AFTER, sendTime } from "../../../src/domain/forms/send-time.ts";
import { type FormLanguage, formLanguages } from "../../../src/domain/forms/translations.ts";
import { formatDate } from "../../../src/domain/format/format-date.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { FormGuest, FormSending, FormSent } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { JobQueue } from "../../jobs/jobs.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { orderedId } from "../../kit/ordered-id.ts";
import { isUuid } from "../../kit/uuid.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb } from "../../store/store.ts";
import { tokenHash } from "../moderation/tokens.ts";
import { formTokens } from "./form-tokens.ts";

const DAY_MS = 86_400_000;
/** What guests stop with one click: every form of the organisation. */
const TOPIC = "satisfaction";

type InvitationServices = Pick<Services, "store" | "config" | "clock" | "secrets" | "environment" | "mails" | "jobs">;

/** Invitations of guests to forms. */
export interface Invitations {
  /** Queues an invitation for each guest who may be asked; says by line (from 1) why the others are not. With `preview` nothing is queued. */
  send(actor: Actor, form: string, sending: FormSending): Promise<FormSent>;
}

export function openInvitations(services: InvitationServices): Invitations {
  const { store, config, clock, secrets, jobs } = services;
  const queue: JobQueue<{ invitation: string; reminds: boolean }, void> = jobs.handle({
    name: "form-invitation",
    atOnce: 2,
    tries: 8,
    run: ({ invitation, reminds }) => write(services, invitation, reminds, (due) => queue.add({ invitation, reminds: true }, { due })),
  });
  const tokens = formTokens(secrets);
  return {
    send: (actor, form, { establishment, guests, preview = false }) =>
      store.together(async () => {
        const now = clock.now();
        const { timezone } = config.product();
        const queued: { id: string; due: Date }[] = [];
        const faults: FormSent["refused"] = [];
        await store.forActor(actor).transaction(async (db) => {
          const place = await placeOf(db, form, establishment);
          const known = new Map<string, number>();
          for (const [index, guest] of guests.entries()) {
            const line = index + 1;
            const email = guest.email.trim().toLowerCase();
            const digest = tokens.digest(`mail ${email}`);
            const twice = known.get(digest);
            const reason =
              guestFault(guest, dayOf(now, timezone)) ??
              (twice === undefined ? await asked(db, digest, email, now) : `Cette adresse figure déjà à la ligne ${twice}.`);
            known.set(digest, twice ?? line);
            if (reason) {
              faults.push({ line, reason: typeset(reason) });
              continue;
            }
            const id = orderedId();
            const due = sendTime(now, guest.stay_date ?? null, timezone);
            queued.push({ id, due });
            if (preview) continue;
            await db
              .insertInto("form_invitations", {
                id,
                form_id: form,
                establishment_id: place,
                token_hash: tokenHash(tokens.invitation(id)),
                email,
                email_digest: digest,
                name: guest.name?.trim() || null,
                stay_date: guest.stay_date ?? null,
                lang: guest.lang ?? "fr",
                source: "hand",
                state: "queued",
                due_at: due.toISOString(),
                sent_at: null,
                remind_at: null,
                reminded_at: null,
                mail_id: null,
                opened_at: null,
                answered_at: null,
                created_at: now.toISOString(),
                created_by: actor.login,
              })
              .execute();
          }
        });
        if (!preview) for (const { id, due } of queued) await queue.add({ invitation: id, reminds: false }, { due });
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

function guestFault({ email, stay_date: day, lang }: FormGuest, today: string): string | undefined {
  if (!isMailAddress(email.trim())) return "Cette adresse e-mail n’est pas valable.";
  if (day !== undefined && !isCalendarDay(day)) return "Cette date de séjour n’existe pas. Écrivez-la par exemple 28/02/2026.";
  if (day !== undefined && day < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`) return "Ce séjour date de plus d’un an.";
  if (lang !== undefined && !formLanguages.some((one) => one === lang))
    return `Cette langue n’est pas l’une de celles du questionnaire : ${formLanguages.join(", ")}.`;
  return undefined;
}

/** Why a guest may not be asked again, over all forms of the group. */
async function asked(db: ScopedDb, digest: string, email: string, now: Date): Promise<string | undefined> {
  const stopped = await db
    .selectFrom("mail_subscriptions")
    .select("id")
    .where("address", "=", email)
    .where("topic", "=", TOPIC)
    .where("stopped_at", "is not", null)
    .executeTakeFirst();
  if (stopped) return "Ce client ne veut plus recevoir de questionnaire.";
  const earlier = await db
    .selectFrom("form_invitations")
    .select("created_at")
    .where("email_digest", "=", digest)
    .where("created_at", ">", new Date(now.getTime() - APART_DAYS * DAY_MS).toISOString())
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return earlier && `Déjà sollicité le ${formatDate(earlier.created_at)} : une demande par client en ${APART_DAYS} jours.`;
}

/**
 * Writes to a guest, by keys that let no mail go twice. The first mail comes with its reminder, or neither has happened.
 * Nothing is written to who has answered.
 */
async function write(
  { store, config, clock, secrets, environment, mails }: InvitationServices,
  id: string,
  reminds: boolean,
  remindOn: (due: Date) => Promise<unknown>,
): Promise<void> {
  const now = clock.now();
  const row = await store.system("form.invite", (db) =>
    db
      .selectFrom("form_invitations")
      .innerJoin("forms", "forms.id", "form_invitations.form_id")
      .innerJoin("establishments", "establishments.id", "form_invitations.establishment_id")
      .select([
        "form_invitations.group_id",
        "form_invitations.email",
        "form_invitations.name",
        "form_invitations.lang",
        "form_invitations.state",
        "form_invitations.sent_at",
        "form_invitations.reminded_at",
        "form_invitations.answered_at",
        "forms.state as form_state",
        "establishments.name as establishment",
      ])
      .where("form_invitations.id", "=", id)
      .executeTakeFirst(),
  );
  if (!row || row.email === null || row.answered_at !== null || row.form_state !== "active") return;
  if (reminds ? row.reminded_at !== null : row.sent_at !== null) return;
  const words = invitationWords[formLanguages.find((lang) => lang === row.lang) ?? ("fr" satisfies FormLanguage)];
  const said = (text: string): string => text.replaceAll("{establishment}", row.establishment);
  const remind = awake(new Date(now.getTime() + REMIND_AFTER * DAY_MS), config.product().timezone);
  const { group_id: group, email, name } = row;
  await store.together(async () => {
    const mail = await mails.queue(group, {
      mail: "form-invitation",
      to: { address: email, ...(name === null ? {} : { name }) },
      values: {
        title: said(words.title),
        first: said(reminds ? words.reminder : words.first),
        second: said(words.second),
        label: said(words.label),
        footer: said(words.footer),
        address: `${environment.publicUrl}/public/form/${formTokens(secrets).invitation(id)}`,
      },
      topic: { id: TOPIC, title: "Questionnaires de satisfaction" },
      stopWords: words.stop,
      key: `form ${reminds ? "reminder" : "invitation"} ${id}`,
    });
    await store.system("form.invite", async (db, changed) => {
      await db
        .updateTable("form_invitations")
        .set(
          reminds
            ? { reminded_at: now.toISOString() }
            : { state: "sent", sent_at: now.toISOString(), remind_at: remind.toISOString(), mail_id: mail },
        )
        .where("id", "=", id)
        .execute();
      if (!reminds) changed("invitation", id);
    });
    if (!reminds) await remindOn(remind);
  });
}
