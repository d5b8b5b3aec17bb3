import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { englishCamping } from "./camping.ts";
import { englishFrame, englishWords } from "./frame.ts";
import { englishLodging } from "./lodging.ts";
import { englishOutings } from "./outings.ts";
import { englishPlainOutings } from "./plain-outings.ts";
import { englishPlainStays } from "./plain-stays.ts";
import { englishVerbal } from "./verbal.ts";
import { englishWholeHotel } from "./whole-hotel.ts";
import { englishWholeHotelShort } from "./whole-hotel-short.ts";
import { englishWholeOthers } from "./whole-others.ts";
import { englishWholeOthersShort } from "./whole-others-short.ts";
import { englishWholeTable } from "./whole-table.ts";
import { englishWhole } from "./whole.ts";
import { englishLongMoreOutings } from "./long-more-outings.ts";
import { englishLongMoreStays } from "./long-more-stays.ts";
import { englishLong } from "./long.ts";

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
    englishWhole,
    englishWholeHotel,
    englishWholeHotelShort,
    englishWholeTable,
    englishWholeOthers,
    englishWholeOthersShort,
    englishLong,
    englishLongMoreStays,
    englishLongMoreOutings,
  );
}

export const englishSlots = parseSlots(englishWords);
