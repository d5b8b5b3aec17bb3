import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";

/** All fragments of the language. */
export function french(): Bank {
  return parseBank("");
}

export const frenchSlots = parseSlots("");
