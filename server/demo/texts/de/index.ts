import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";

/** All fragments of the language. */
export function german(): Bank {
  return parseBank("");
}

export const germanSlots = parseSlots("");
