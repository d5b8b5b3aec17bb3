import { checkOffer } from "../../../src/engine/check/config/offer.ts";
import type { Offer } from "../../../src/generated/types.ts";
import { isOffer } from "../../../src/generated/validators.js";
import type { PlainKind } from "./kind.ts";

/** What can be subscribed to. */
export const offer: PlainKind<Offer> = {
  valid: isOffer,
  one: "une offre",
  many: "les offres",
  folder: "templates/offers",
  shapes: [["offer", "price"]],
  key: "offer",
  idOf: (document) => document.offer,
  check: (document, { siblings }) =>
    checkOffer(
      document,
      siblings.map(({ value }) => (value ?? {}) as Partial<Offer>),
    ),
  order: (a, b) => a.order - b.order,
};
