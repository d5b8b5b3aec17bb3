import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { germanGuestsHotel } from "./guests-hotel.ts";
import { germanGuestsLong } from "./guests-long.ts";
import { germanGuestsMore } from "./guests-more.ts";
import { germanGuestsOthers } from "./guests-others.ts";
import { germanCamping } from "./camping.ts";
import { germanFrame, germanWords } from "./frame.ts";
import { germanLodging } from "./lodging.ts";
import { germanOutings } from "./outings.ts";
import { germanPlainOutings } from "./plain-outings.ts";
import { germanPlainStays } from "./plain-stays.ts";
import { germanVerbal } from "./verbal.ts";

/** All fragments of the language. */
export function german(): Bank {
  return parseBank(
    germanLodging,
    germanCamping,
    germanOutings,
    germanFrame,
    germanPlainStays,
    germanPlainOutings,
    germanVerbal,
    germanGuestsHotel,
    germanGuestsLong,
    germanGuestsMore,
    germanGuestsOthers,
  );
}

export const germanSlots = parseSlots(germanWords);
