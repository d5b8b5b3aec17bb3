import { SIRET_DIGITS } from "./constants.ts";

const fourteenDigits = new RegExp(`^[0-9]{${SIRET_DIGITS}}$`);
/** La Poste numbers its thousands of establishments outside the usual check. */
const POST_OFFICE_SIREN = "356000000";
const SIREN_DIGITS = 9;

/** Whether the text is exactly 14 numeric digits (specification §5): its check digit may still be wrong. */
export function isSiret(text: string): boolean {
  return fourteenDigits.test(text);
}

/** Whether a field may hold the text: nothing, or 14 digits (specification §5). */
export function isSiretOrEmpty(text: string): boolean {
  return text === "" || isSiret(text);
}

/** Whether a SIRET can have been given out: Luhn over it and over its SIREN; La Poste's digits add up to a multiple of five instead. */
export function hasSiretChecksum(siret: string): boolean {
  if (!isSiret(siret)) return false;
  const siren = siret.slice(0, SIREN_DIGITS);
  if (!isLuhn(siren)) return false;
  return isLuhn(siret) || (siren === POST_OFFICE_SIREN && sum(digitsOf(siret)) % 5 === 0);
}

/** The digits typed or pasted, without the spaces by which people group them. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "");
}

function isLuhn(digits: string): boolean {
  const weighted = digitsOf(digits)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : doubled(digit)));
  return sum(weighted) % 10 === 0;
}

/** Twice a digit, its own two digits added up. */
function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}
