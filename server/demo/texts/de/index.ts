import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { germanCamping } from "./camping.ts";
import { germanFrame, germanWords } from "./frame.ts";
import { germanLodging } from "./lodging.ts";
import { germanOutings } from "./outings.ts";

/** All fragments of the language. */
export function german(): Bank {
  return parseBank(germanLodging, germanCamping, germanOutings, germanFrame);
}

export const germanSlots = parseSlots(germanWords);
