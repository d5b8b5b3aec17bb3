import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { italianFrame, italianWords } from "./frame.ts";
import { italianPlaces } from "./places.ts";

/** All fragments of the language. */
export function italian(): Bank {
  return parseBank(italianPlaces, italianFrame);
}

export const italianSlots = parseSlots(italianWords);
