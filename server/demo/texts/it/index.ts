import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { italianGuestsMore } from "./guests-more.ts";
import { italianGuests } from "./guests.ts";
import { italianFrame, italianWords } from "./frame.ts";
import { italianLodging } from "./lodging.ts";
import { italianOutings } from "./outings.ts";
import { italianPlain } from "./plain.ts";
import { italianVerbal } from "./verbal.ts";

/** All fragments of the language. */
export function italian(): Bank {
  return parseBank(italianLodging, italianOutings, italianFrame, italianPlain, italianVerbal, italianGuestsMore, italianGuests);
}

export const italianSlots = parseSlots(italianWords);
