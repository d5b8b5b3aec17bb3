import { typeset } from "../../../../src/domain/format/typeset.ts";
import { dayOf } from "../../../../src/domain/time/day.ts";
import type { StayEvent, StayEventLine, StayEventReply } from "../../../../src/generated/types.ts";
import { ApiError, rateLimited } from "../../../kit/errors.ts";
import { isUuid } from "../../../kit/uuid.ts";
import { refused } from "../../../reading/question.ts";
import type { StoreActor } from "../../../store/store.ts";
import { formTokens } from "../form-tokens.ts";
import { guestFaults, type Invitations, spokenLanguage } from "../invitations.ts";
import type { InvitationServices } from "./write-invitation.ts";
import type { KeyedPlace } from "./form-keys.ts";

/** Stays that one establishment reports within a day: more than a hotel has. */
const MOST_A_DAY = 1_000;
const DAY_MS = 86_400_000;
/** Events that the screen shows. */
const SHOWN = 50;

/** What an event came to, and whether the same event had come before. */
export interface TakenEvent {
  reply: StayEventReply;
  isReplay: boolean;
}

/**
 * Takes the end of a stay that a hotel's software reports: one event per key, however often it comes. The guest is invited by
 * the rules of every sending, or the reply says why not. Refuses (422) what is no guest, (409) a form that is not open and a
 * key with another event, (429) more than a hotel's stays of a day.
 */
export async function takeStayEvent(
  services: InvitationServices,
  invitations: Invitations,
  place: KeyedPlace,
  event: StayEvent,
  key: string,
): Promise<TakenEvent> {
  const { store, clock, config, secrets } = services;
  const now = clock.now();
  const today = dayOf(now, config.product().timezone);
  const guest = {
    email: event.email,
    ...(event.name === undefined ? {} : { name: event.name }),
    stay_date: event.stay_date ?? today,
    lang: spokenLanguage(event.lang),
  };
  const [fault] = guestFaults(guest, today);
  if (fault) throw refused(fault.pointer, fault.reason);
  // A digest: what is left of an event names no guest.
  const fingerprint = formTokens(secrets).digest(`event ${JSON.stringify([event.email, event.name, event.stay_date, event.lang])}`);
  const actor: StoreActor = { login: "hotel-software", group: { id: place.group } };
  return store.together(async () => {
    await invitations.oneAtATime(place.group);
    const known = await store.forActor(actor).transaction(async (db) => {
      const row = await db
        .selectFrom("stay_events")
        .select(["fingerprint", "due_at", "reason"])
        .where("form_id", "=", place.form)
        .where("establishment_id", "=", place.establishment)
        .where("key", "=", key)
        .executeTakeFirst();
      if (row) return row;
      const { n } = await db
        .selectFrom("stay_events")
        .select(({ fn }) => fn.countAll<string>().as("n"))
        .where("establishment_id", "=", place.establishment)
        .where("at", ">", new Date(now.getTime() - DAY_MS).toISOString())
        .executeTakeFirstOrThrow();
      if (Number(n) >= MOST_A_DAY)
        throw rateLimited(3_600, `Cet établissement a déjà signalé ${MOST_A_DAY} séjours en un jour. Reprenez plus tard.`);
      return null;
    });
    if (known) {
      if (known.fingerprint !== fingerprint)
        throw new ApiError("action.not-possible", { detail: "Cette clé Idempotency-Key a déjà servi pour un autre séjour." });
      return { reply: replied(known.due_at, known.reason), isReplay: true };
    }
    if (place.state !== "active")
      throw new ApiError("action.not-possible", {
        detail: "Ce questionnaire n’est pas ouvert. Publiez-le ou rouvrez-le, puis renvoyez ce séjour.",
      });
    const invited = await invitations.invite(actor, place, guest, "event");
    const due = "due" in invited ? invited.due.toISOString() : null;
    const reason = "due" in invited ? null : typeset(invited.reason);
    await store.forActor(actor).transaction(async (db) => {
      const { form: form_id, establishment: establishment_id } = place;
      const row = { form_id, establishment_id, key, fingerprint, at: now.toISOString(), due_at: due, reason };
      await db.insertInto("stay_events", row).execute();
      await db.updateTable("form_places").set({ key_used_at: now.toISOString() }).where("id", "=", place.id).execute();
    });
    return { reply: replied(due, reason), isReplay: false };
  });
}

function replied(due_at: string | null, reason: string | null): StayEventReply {
  return { queued: due_at !== null, due_at, reason };
}

/** The latest events of a form of the group: when, of whom, and what came of them. */
export function stayEventsOf({ store }: Pick<InvitationServices, "store">, actor: StoreActor, form: string): Promise<StayEventLine[]> {
  return store.forActor(actor).transaction(async (db) => {
    const found = isUuid(form) ? await db.selectFrom("forms").select("id").where("id", "=", form).executeTakeFirst() : undefined;
    if (!found) throw new ApiError("object.not-found");
    const rows = await db
      .selectFrom("stay_events")
      .select(["id", "establishment_id", "at", "due_at", "reason"])
      .where("form_id", "=", form)
      .orderBy("at", "desc")
      .orderBy("id")
      .limit(SHOWN)
      .execute();
    const names = await db.selectFrom("establishments").select(["id", "name"]).execute();
    return rows.map(({ id, establishment_id, at, due_at, reason }) => ({
      id,
      establishment: names.find((one) => one.id === establishment_id)?.name ?? "",
      at,
      due_at,
      reason,
    }));
  });
}
