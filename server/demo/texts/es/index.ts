import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { spanishFrame, spanishWords } from "./frame.ts";
import { spanishLodging } from "./lodging.ts";
import { spanishOutings } from "./outings.ts";
import { spanishOutside } from "./outside.ts";
import { spanishStays } from "./stays.ts";

/** All fragments of the language. */
export function spanish(): Bank {
  return parseBank(spanishStays, spanishOutside, spanishLodging, spanishOutings, spanishFrame);
}

export const spanishSlots = parseSlots(spanishWords);
