import { POSTAL_CODE_DIGITS } from "./constants.ts";

const fiveDigits = new RegExp(`^[0-9]{${POSTAL_CODE_DIGITS}}$`);

/** Whether the text is exactly 5 numeric digits (specification §5). */
export function isPostalCode(text: string): boolean {
  return fiveDigits.test(text);
}
