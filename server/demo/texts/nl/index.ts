import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { dutchGuestsHotel } from "./guests-hotel.ts";
import { dutchGuestsLong } from "./guests-long.ts";
import { dutchGuestsMore } from "./guests-more.ts";
import { dutchGuestsOthers } from "./guests-others.ts";
import { dutchFrame, dutchWords } from "./frame.ts";
import { dutchLodging } from "./lodging.ts";
import { dutchOutings } from "./outings.ts";
import { dutchPlain } from "./plain.ts";
import { dutchVerbal } from "./verbal.ts";

/** All fragments of the language. */
export function dutch(): Bank {
  return parseBank(
    dutchLodging,
    dutchOutings,
    dutchFrame,
    dutchPlain,
    dutchVerbal,
    dutchGuestsHotel,
    dutchGuestsLong,
    dutchGuestsMore,
    dutchGuestsOthers,
  );
}

export const dutchSlots = parseSlots(dutchWords);
