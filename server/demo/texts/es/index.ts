import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";

/** All fragments of the language. */
export function spanish(): Bank {
  return parseBank("");
}

export const spanishSlots = parseSlots("");
