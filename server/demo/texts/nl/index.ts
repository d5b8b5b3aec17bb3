import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { dutchFrame, dutchWords } from "./frame.ts";
import { dutchLodging } from "./lodging.ts";
import { dutchOutings } from "./outings.ts";

/** All fragments of the language. */
export function dutch(): Bank {
  return parseBank(dutchLodging, dutchOutings, dutchFrame);
}

export const dutchSlots = parseSlots(dutchWords);
