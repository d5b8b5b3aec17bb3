import type { StoreOption } from "../../../generated/types.ts";

/** An advantage, and the ids of the offers that have it, directly or by the offer that they are compared with. */
interface Advantage {
  text: string;
  offers: ReadonlySet<string>;
}

/** Every advantage of the offers, in the order in which they first give it. */
export function advantagesOf(offers: readonly StoreOption[]): Advantage[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const holds = (offer: StoreOption, text: string, seen: readonly string[] = []): boolean => {
    if (offer.gives.includes(text)) return true;
    const base = offer.compared_with === null ? undefined : byId.get(offer.compared_with);
    return base !== undefined && !seen.includes(base.id) && holds(base, text, [...seen, offer.id]);
  };
  return [...new Set(offers.flatMap(({ gives }) => gives))].map((text) => ({
    text,
    offers: new Set(offers.filter((offer) => holds(offer, text)).map(({ id }) => id)),
  }));
}
