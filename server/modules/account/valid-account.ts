import { parsePhoneNumberFromString } from "libphonenumber-js/min";

import { isPostalCode } from "../../../src/domain/postal-code.ts";
import { hasSiretChecksum, isSiret, isSiretOrEmpty } from "../../../src/domain/siret.ts";
import type { BillingUpdate, PersonalDetailsUpdate } from "../../../src/generated/types.ts";
import { ApiError, type FieldError } from "../../kit/errors.ts";
import { readTexts } from "../../kit/texts.ts";

type ProblemCode = "phone" | "siret" | "siret-checksum" | "zip";

const sentences = readTexts<ProblemCode>("server/modules/account/account-problems.fr.json");

/** The personal data as they are stored, without spaces around. Refuses (422) what is no telephone number of any country. */
export function validPersonal({ first_name, last_name, phone }: PersonalDetailsUpdate): PersonalDetailsUpdate {
  return { first_name: first_name.trim(), last_name: last_name.trim(), phone: phone.trim() === "" ? "" : validPhone(phone) };
}

/** A telephone number as it is written in France, another country's behind its code: «04 00 12 34 56», «+32 470 12 34 56». */
function validPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone, "FR");
  if (!number?.isValid()) throw new ApiError("request.invalid", { errors: [fieldError("phone", "phone")] });
  return number.countryCallingCode === "33" ? number.formatNational() : number.formatInternational();
}

/** The billing data as they are stored. Refuses (422) a SIRET that is neither empty nor of 14 digits, a postal code neither empty nor of five. */
export function validBilling({ name, siret, street, zip, city }: BillingUpdate): BillingUpdate {
  const refused: FieldError[] = [];
  if (!isSiretOrEmpty(siret)) refused.push(fieldError("siret", "siret"));
  if (zip !== "" && !isPostalCode(zip)) refused.push(fieldError("zip", "zip"));
  if (refused.length > 0) throw new ApiError("request.invalid", { errors: refused });
  return { name: name.trim(), siret, street: street.trim(), zip, city: city.trim() };
}

/** Refuses (422) a SIRET that no establishment can have: the register need not be asked. */
export function requireSiret(siret: string): void {
  if (!isSiret(siret)) throw new ApiError("request.invalid", { errors: [fieldError("siret", "siret")] });
  if (!hasSiretChecksum(siret)) throw new ApiError("request.invalid", { errors: [fieldError("siret", "siret-checksum")] });
}

function fieldError(field: string, code: ProblemCode): FieldError {
  return { pointer: `/${field}`, code, detail: sentences[code] };
}
