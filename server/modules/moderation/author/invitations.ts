import { randomUUID } from "node:crypto";

import type { Transaction } from "kysely";

import { isCalendarDay } from "../../../../src/domain/time/calendar-day.ts";
import { addMonths, dayOf, startOf } from "../../../../src/domain/time/day.ts";
import type { FormInvitation, Invitations, InvitationsRequest } from "../../../../src/generated/types.ts";
import type { Actor } from "../../../kit/actor.ts";
import { rateLimited } from "../../../kit/errors.ts";
import { refused } from "../../../reading/question.ts";
import type { Tables } from "../../../store/tables.ts";
import type { ModerationServices } from "../moderation-items.ts";
import { policyFor } from "../policies.ts";
import { requireSheet } from "../review-code.ts";
import { moderationTokens, tokenForm, tokenHash } from "../tokens.ts";

/** Invitations of an establishment within a day: more than its guests of a day would be no invitation after a stay. */
const MOST_A_DAY = 500;
const DAY_MS = 86_400_000;

/**
 * Makes links for guests of an establishment after a stay, each for one review, valid as long as the stay may be reviewed.
 * Refuses (422) a stay that is to come or too long ago, and (429) more than an establishment may make within a day.
 */
export async function makeInvitations(
  services: ModerationServices,
  actor: Actor,
  id: string,
  { stayed_on: stay, count }: InvitationsRequest,
): Promise<Invitations> {
  const { store, config, clock, secrets, environment } = services;
  const { timezone } = config.product();
  const now = clock.now();
  const today = dayOf(now, timezone);
  const { policy } = policyFor(config, actor.group.destination);
  if (!isCalendarDay(stay)) throw refused("/stayed_on", "Ce jour n’existe pas. Choisissez le dernier jour du séjour.");
  if (stay > today) throw refused("/stayed_on", "Ce séjour n’est pas terminé. Invitez vos clients après leur départ.");
  if (stay < addMonths(today, -policy.oldest_months))
    throw refused(
      "/stayed_on",
      `Un avis porte sur une expérience de moins de ${policy.oldest_months} mois. Choisissez un séjour plus récent.`,
    );
  const expires = new Date(startOf(addMonths(stay, policy.oldest_months), timezone)).toISOString();
  const tokens = moderationTokens(secrets);
  const ids = Array.from({ length: count }, () => randomUUID());
  await store.forActor(actor).transaction(async (db) => {
    const place = await requireSheet(db, actor, id);
    const { n } = await db
      .selectFrom("review_invitations")
      .where("establishment_id", "=", place.id)
      .where("made_at", ">", new Date(now.getTime() - DAY_MS).toISOString())
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    if (n + count > MOST_A_DAY)
      throw rateLimited(3_600, `Cet établissement a déjà créé ${n} invitations en un jour, sur ${MOST_A_DAY}. Reprenez demain.`);
    for (const invitation of ids)
      await db
        .insertAbout("review_invitations", {
          id: invitation,
          establishment_id: place.id,
          token_hash: tokenHash(tokens.invitation(invitation)),
          stayed_on: stay,
          made_by: actor.login,
          made_at: now.toISOString(),
          expires_at: expires,
          used_at: null,
        })
        .execute();
  });
  const address = (invitation: string): string =>
    `${environment.publicUrl}/public/review/new/${id}?invitation=${tokens.invitation(invitation)}`;
  return { stayed_on: stay, expires_at: expires, addresses: ids.map(address) };
}

/** The invitation of an address for this establishment, while it can be used. */
export async function openInvitation(
  db: Transaction<Tables>,
  establishment: string,
  token: string,
  now: Date,
): Promise<{ id: string; stayed_on: string } | null> {
  if (!tokenForm.test(token)) return null;
  const row = await db
    .selectFrom("review_invitations")
    .select(["id", "stayed_on"])
    .where("token_hash", "=", tokenHash(token))
    .where("establishment_id", "=", establishment)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** What the form says of the invitation in its address; null without one. */
export async function formInvitation(
  { store, clock }: Pick<ModerationServices, "store" | "clock">,
  establishment: string,
  token: string | undefined,
): Promise<FormInvitation | null> {
  if (token === undefined || token === "") return null;
  const found = await store.system("review.invitation", (db) => openInvitation(db, establishment, token, clock.now()));
  return { open: found !== null, stayed_on: found?.stayed_on ?? null };
}

/** Uses an invitation up; false where another review did. */
export async function spendInvitation(db: Transaction<Tables>, id: string, at: string): Promise<boolean> {
  const used = await db
    .updateTable("review_invitations")
    .set({ used_at: at })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}
