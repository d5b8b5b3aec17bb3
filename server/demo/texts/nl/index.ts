import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { dutchFrame, dutchWords } from "./frame.ts";
import { dutchLodging } from "./lodging.ts";
import { dutchOutings } from "./outings.ts";
import { dutchOutside } from "./outside.ts";
import { dutchStays } from "./stays.ts";

/** All fragments of the language. */
export function dutch(): Bank {
  return parseBank(dutchStays, dutchOutside, dutchLodging, dutchOutings, dutchFrame);
}

export const dutchSlots = parseSlots(dutchWords);
