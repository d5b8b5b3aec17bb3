import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { italianFrame, italianWords } from "./frame.ts";
import { italianLodging } from "./lodging.ts";
import { italianOutings } from "./outings.ts";

/** All fragments of the language. */
export function italian(): Bank {
  return parseBank(italianLodging, italianOutings, italianFrame);
}

export const italianSlots = parseSlots(italianWords);
