import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { spanishFrame, spanishWords } from "./frame.ts";
import { spanishPlaces } from "./places.ts";

/** All fragments of the language. */
export function spanish(): Bank {
  return parseBank(spanishPlaces, spanishFrame);
}

export const spanishSlots = parseSlots(spanishWords);
