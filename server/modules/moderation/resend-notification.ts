import { authorLanguage } from "../../../src/domain/moderation/policy.ts";
import type { DecisionAnswer } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { addLinesIn } from "./journal.ts";
import { establishmentAddresses, type NewLetter } from "./letters.ts";
import { requireModerated } from "./moderated-review.ts";
import { policyFor } from "./policies.ts";
import { replyLink } from "./reply-links.ts";
import { conflictOf, requireOwn } from "./steps.ts";
import { type Deciding, namesOf, type Target } from "./deciding.ts";
import { excerpt } from "./decision-letters.ts";

/** Sends the notification of a published review to its establishment again, with a link that opens the answer. */
export async function resend(deciding: Deciding, actor: Actor, target: Target): Promise<DecisionAnswer> {
  const { store, config, clock, letters } = deciding;
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const product = config.product();
  return store.together(async () => {
    const row = await store.forActor(actor).transaction((db) => requireModerated(db, actor, product.moderation_provider, target));
    const stored = await store.system("moderation.resend", async (db) => {
      const found = await requireOwn(db, row.id, product.moderation_provider);
      if (!["published", "responses", "answered", "reported"].includes(found.state)) throw await conflictOf(db, found);
      const names = await namesOf(db, found.establishment_id, found.destination_id);
      await addLinesIn(db, [
        {
          destination: found.destination_id,
          establishment: found.establishment_id,
          review: found.id,
          at: now.toISOString(),
          by: actor.type === "DMO" ? "moderator" : "establishment",
          login: actor.login,
          action: "notify",
          policy: applied.version,
        },
      ]);
      return { ...found, names };
    });
    const addresses = await establishmentAddresses(store, stored.establishment_id);
    if (addresses.length === 0)
      throw new ApiError("action.not-possible", {
        detail: "Aucun compte de professionnel n’a cet établissement : la notification n’a pas de destinataire.",
      });
    const link = await replyLink(deciding, row.id, applied.policy, now);
    const values = {
      establishment: stored.names.establishment,
      destination: stored.names.destination,
      product: product.name,
      text: excerpt(stored.text ?? stored.title ?? ""),
      days: applied.policy.delays.reply_link_days,
      link,
    };
    await letters.queue(
      addresses.map((address): NewLetter => ({
        review: row.id,
        step: row.moderation_no,
        letter: "notification",
        recipient: "establishment",
        address,
        lang: authorLanguage("fr"),
        values,
      })),
      applied,
      0,
    );
    return { state: stored.state, response_state: stored.reply_state, revision: stored.moderation_no };
  });
}
