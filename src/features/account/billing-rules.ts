import { SIRET_DIGITS } from "../../domain/constants.ts";
import { isPostalCode } from "../../domain/postal-code.ts";
import { isSiretOrEmpty, withoutSpaces } from "../../domain/siret.ts";
import type { Billing, CompanyAddress } from "../../generated/types.ts";
import { type Entries, isRefused, modelOf, type Rules, type Values } from "../../page/form/entries.ts";

/** Specification §5: what SIRET and postal code may hold. */
export const billingRules: Rules = {
  siret: { clean: withoutSpaces, accepts: isSiretOrEmpty },
  zip: { clean: withoutSpaces, accepts: isPostalCode },
};

/** What is wrong with a refused SIRET: other signs than digits, or how many digits are missing (negative: too many). */
export function siretGap(text: string): "signs" | number {
  const clean = withoutSpaces(text);
  return /^[0-9]*$/.test(clean) ? SIRET_DIGITS - clean.length : "signs";
}

/** What the form fills from an address; null when it is incomplete. A number or a kind of street may be lacking: hamlets have none. */
export function filledFrom({ number, type, label, zipCode, city }: CompanyAddress): Pick<Billing, "street" | "zip" | "city"> | null {
  if (!label || !city || !zipCode || !isPostalCode(zipCode)) return null;
  return { street: [number, type, label].filter(Boolean).join(" "), zip: zipCode, city };
}

/** Specification §5: «Suivant» needs a stored or entered name, street, postal code and town. */
export function mayGoOn(entries: Entries, stored: Values): boolean {
  const model = modelOf(entries, stored, billingRules);
  return ["name", "street", "zip", "city"].every((field) => Boolean(model[field])) && !isRefused(entries, stored, billingRules, "zip");
}
