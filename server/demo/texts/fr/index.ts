import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { frenchGeneral } from "./general.ts";
import { frenchHeadlines } from "./headlines.ts";
import { frenchLongMoreOutings } from "./long-more-outings.ts";
import { frenchLongMoreStays } from "./long-more-stays.ts";
import { frenchLongMoreTable } from "./long-more-table.ts";
import { frenchLongOutings } from "./long-outings.ts";
import { frenchLongStays } from "./long-stays.ts";
import { frenchPlainFlat } from "./plain-flat.ts";
import { frenchPlainFrame } from "./plain-frame.ts";
import { frenchPlainHotelMore } from "./plain-hotel-more.ts";
import { frenchPlainHotel } from "./plain-hotel.ts";
import { frenchPlainOutings } from "./plain-outings.ts";
import { frenchPlainStays } from "./plain-stays.ts";
import { frenchPlainTable } from "./plain-table.ts";
import { frenchPlainVerbalHotel } from "./plain-verbal-hotel.ts";
import { frenchPlainVerbalMore } from "./plain-verbal-more.ts";
import { frenchPlainVerbal } from "./plain-verbal.ts";
import { frenchWholeCamping } from "./whole-camping.ts";
import { frenchWholeHolidays } from "./whole-holidays.ts";
import { frenchWholeHolidaysMore } from "./whole-holidays-more.ts";
import { frenchWholeStops } from "./whole-stops.ts";
import { frenchWholeStopsMore } from "./whole-stops-more.ts";
import { frenchWholeStopsShort } from "./whole-stops-short.ts";
import { frenchWholeRentals } from "./whole-rentals.ts";
import { frenchWholeTable } from "./whole-table.ts";
import { frenchWholeTableMore } from "./whole-table-more.ts";
import { frenchWholeSites } from "./whole-sites.ts";
import { frenchWholeActivities } from "./whole-activities.ts";
import { frenchWords } from "./words.ts";

/** All fragments of the language. */
export function french(): Bank {
  return parseBank(
    frenchGeneral,
    frenchHeadlines,
    frenchPlainHotel,
    frenchPlainHotelMore,
    frenchPlainStays,
    frenchPlainTable,
    frenchPlainOutings,
    frenchPlainFlat,
    frenchPlainFrame,
    frenchPlainVerbal,
    frenchPlainVerbalHotel,
    frenchPlainVerbalMore,
    frenchWholeHolidays,
    frenchWholeHolidaysMore,
    frenchWholeStops,
    frenchWholeStopsMore,
    frenchWholeStopsShort,
    frenchWholeTable,
    frenchWholeTableMore,
    frenchWholeSites,
    frenchWholeActivities,
    frenchWholeCamping,
    frenchWholeRentals,
    frenchLongStays,
    frenchLongOutings,
    frenchLongMoreStays,
    frenchLongMoreTable,
    frenchLongMoreOutings,
  );
}

export const frenchSlots = parseSlots(frenchWords);
