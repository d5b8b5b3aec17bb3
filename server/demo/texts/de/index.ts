import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { germanFrame, germanWords } from "./frame.ts";
import { germanLodging } from "./lodging.ts";
import { germanOutings } from "./outings.ts";

/** All fragments of the language. */
export function german(): Bank {
  return parseBank(germanLodging, germanOutings, germanFrame);
}

export const germanSlots = parseSlots(germanWords);
