import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { italianFrame, italianWords } from "./frame.ts";
import { italianLodging } from "./lodging.ts";
import { italianOutings } from "./outings.ts";
import { italianOutside } from "./outside.ts";
import { italianStays } from "./stays.ts";

/** All fragments of the language. */
export function italian(): Bank {
  return parseBank(italianStays, italianOutside, italianLodging, italianOutings, italianFrame);
}

export const italianSlots = parseSlots(italianWords);
