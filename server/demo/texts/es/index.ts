import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { spanishGuestsMore } from "./guests-more.ts";
import { spanishGuests } from "./guests.ts";
import { spanishFrame, spanishWords } from "./frame.ts";
import { spanishLodging } from "./lodging.ts";
import { spanishOutings } from "./outings.ts";
import { spanishPlain } from "./plain.ts";
import { spanishVerbal } from "./verbal.ts";

/** All fragments of the language. */
export function spanish(): Bank {
  return parseBank(spanishLodging, spanishOutings, spanishFrame, spanishPlain, spanishVerbal, spanishGuestsMore, spanishGuests);
}

export const spanishSlots = parseSlots(spanishWords);
