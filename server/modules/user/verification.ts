import { isModerationOnly } from "../../../src/domain/access/access.ts";
import { SIRET_DIGITS } from "../../../src/domain/constants.ts";
import type { UserVerification } from "../../../src/generated/types.ts";
import { readTexts } from "../../kit/texts.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import type { AccountDetails } from "./user-store.ts";

type ProblemCode = UserVerification["problems"][number]["code"];

const sentences = readTexts<ProblemCode>("server/modules/user/verification.fr.json");

/**
 * What keeps a professional's account from being used. Destinations, and accounts that only moderate, have nothing
 * to verify; an account with restricted access is not asked for what «Mon compte», which it may not open, holds.
 */
export function verify(actor: Actor, details: AccountDetails, slug: string): UserVerification {
  if (actor.type !== "TP" || isModerationOnly(accessUserOf(actor), slug)) return { problems: [] };
  const { name, street, zip, city, siret = "" } = details.billing ?? {};
  const mends = !actor.restricted;
  const found: [ProblemCode, boolean][] = [
    ["phone-missing", mends && !details.phone],
    ["billing-address-missing", mends && !(name && street && zip && city)],
    ["siret-invalid", mends && siret !== "" && !new RegExp(`^\\d{${SIRET_DIGITS}}$`).test(siret)],
    ["establishment-missing", actor.cards.length === 0],
  ];
  return { problems: found.filter(([, wrong]) => wrong).map(([code]) => ({ code, detail: sentences[code] })) };
}
