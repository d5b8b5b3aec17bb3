import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { frenchGuestsHotelBadLong } from "./guests-hotel-bad-long.ts";
import { frenchGuestsHotelBad } from "./guests-hotel-bad.ts";
import { frenchGuestsHotelGoodLong } from "./guests-hotel-good-long.ts";
import { frenchGuestsHotelGood } from "./guests-hotel-good.ts";
import { frenchGuestsHotelMore } from "./guests-hotel-more.ts";
import { frenchGuestsOthersLong } from "./guests-others-long.ts";
import { frenchGuestsOthersMore } from "./guests-others-more.ts";
import { frenchGuestsOutings } from "./guests-outings.ts";
import { frenchGuestsRestaurantLong } from "./guests-restaurant-long.ts";
import { frenchGuestsRestaurantMore } from "./guests-restaurant-more.ts";
import { frenchGuestsRestaurant } from "./guests-restaurant.ts";
import { frenchGuestsSites } from "./guests-sites.ts";
import { frenchGuestsStays } from "./guests-stays.ts";
import { frenchGeneral } from "./general.ts";
import { frenchHeadlines } from "./headlines.ts";
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
    frenchGuestsHotelBadLong,
    frenchGuestsHotelBad,
    frenchGuestsHotelGoodLong,
    frenchGuestsHotelGood,
    frenchGuestsHotelMore,
    frenchGuestsOthersLong,
    frenchGuestsOthersMore,
    frenchGuestsOutings,
    frenchGuestsRestaurantLong,
    frenchGuestsRestaurantMore,
    frenchGuestsRestaurant,
    frenchGuestsSites,
    frenchGuestsStays,
  );
}

export const frenchSlots = parseSlots(frenchWords);
