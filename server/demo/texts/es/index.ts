import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { spanishFrame, spanishWords } from "./frame.ts";
import { spanishLodging } from "./lodging.ts";
import { spanishOutings } from "./outings.ts";

/** All fragments of the language. */
export function spanish(): Bank {
  return parseBank(spanishLodging, spanishOutings, spanishFrame);
}

export const spanishSlots = parseSlots(spanishWords);
