import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { dutchFrame, dutchWords } from "./frame.ts";
import { dutchPlaces } from "./places.ts";

/** All fragments of the language. */
export function dutch(): Bank {
  return parseBank(dutchPlaces, dutchFrame);
}

export const dutchSlots = parseSlots(dutchWords);
