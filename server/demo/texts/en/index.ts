import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { englishGuestsHotel } from "./guests-hotel.ts";
import { englishGuestsLong } from "./guests-long.ts";
import { englishGuestsMore } from "./guests-more.ts";
import { englishGuestsOthers } from "./guests-others.ts";
import { englishCamping } from "./camping.ts";
import { englishFrame, englishWords } from "./frame.ts";
import { englishLodging } from "./lodging.ts";
import { englishOutings } from "./outings.ts";
import { englishPlainOutings } from "./plain-outings.ts";
import { englishPlainStays } from "./plain-stays.ts";
import { englishVerbal } from "./verbal.ts";

/** All fragments of the language. */
export function english(): Bank {
  return parseBank(
    englishLodging,
    englishCamping,
    englishOutings,
    englishFrame,
    englishPlainStays,
    englishPlainOutings,
    englishVerbal,
    englishGuestsHotel,
    englishGuestsLong,
    englishGuestsMore,
    englishGuestsOthers,
  );
}

export const englishSlots = parseSlots(englishWords);
