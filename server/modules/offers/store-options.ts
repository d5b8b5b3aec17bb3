import { hasAnyRole } from "../../../src/domain/access/access.ts";
import { priceOf } from "../../../src/domain/payment/price.ts";
import type { Offer, StoreOption } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import type { SubscriptionRow } from "./subscription-rows.ts";

/** Who pays for an offer of this account; null where it is not for it. */
export function payerOf(offer: Offer, { group }: Pick<Actor, "group">): "licence" | "own" | null {
  if (group.kind === "independents") return offer.for.independents ?? null;
  return group.kind === "professional" ? (offer.for.members ?? null) : null;
}

/** What decides on an account's options beside its roles. */
export interface Subscribed {
  /** What it subscribes to, paused or not. */
  readonly living: readonly Pick<SubscriptionRow, "offer" | "label" | "state" | "paid_until" | "ends">[];
  /** Whether it has ever subscribed: free months are for first subscriptions. */
  readonly before: boolean;
}

/** The catalog as one account sees it, what is not for it left out. */
export function storeOptions(offers: readonly Offer[], actor: Actor, slug: string, { living, before }: Subscribed): StoreOption[] {
  const own = living.map(({ offer }) => offer);
  const kinds = new Map(offers.map(({ offer, kind }) => [offer, kind]));
  const hasOffer = own.some((id) => kinds.get(id) === "offer");
  const forIt = offers.filter((offer) => payerOf(offer, actor) !== null);
  return forIt.map((offer): StoreOption => {
    const paid_by = payerOf(offer, actor) ?? "own";
    const isRival = offer.kind === "offer" && hasOffer;
    const subscribed = own.includes(offer.offer);
    const holdsAll = offer.roles.length > 0 && offer.roles.every((role) => hasAnyRole(actor, [role], slug));
    const held = subscribed ? "subscription" : paid_by === "licence" || (holdsAll && !isRival) ? "licence" : "none";
    return {
      id: offer.offer,
      title: offer.label,
      kind: offer.kind,
      description: offer.description,
      price: priceOf(offer.price),
      free_months: before ? 0 : (offer.free_months ?? 0),
      gives: offer.gives,
      lost: offer.lost ?? offer.gives,
      compared_with: forIt.some(({ offer: id }) => id === offer.compared_with) ? (offer.compared_with ?? null) : null,
      paid_by,
      held,
      // One offer at a time: who has one changes it.
      open: held === "none" && !isRival,
      replaces: living
        .filter((one) => !one.ends && offer.replaces?.includes(one.offer))
        .map((one) => ({ offer: one.offer, title: one.label, ends_on: one.state === "paused" ? null : one.paid_until })),
    };
  });
}
