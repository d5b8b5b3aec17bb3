import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { frenchCampsites } from "./campsites.ts";
import { frenchGeneral } from "./general.ts";
import { frenchHeadlines } from "./headlines.ts";
import { frenchAround } from "./hotel-around.ts";
import { frenchHotelRoom } from "./hotel-room.ts";
import { frenchHotelTable } from "./hotel-table.ts";
import { frenchHotelWelcome } from "./hotel-welcome.ts";
import { frenchOutings } from "./outings.ts";
import { frenchPlaces } from "./places.ts";
import { frenchRentals } from "./rentals.ts";
import { frenchSites } from "./sites.ts";
import { frenchTableKitchen } from "./table-kitchen.ts";
import { frenchTableRoom } from "./table-room.ts";
import { frenchWords } from "./words.ts";

/** All fragments of the language. */
export function french(): Bank {
  return parseBank(
    frenchHotelWelcome,
    frenchHotelRoom,
    frenchHotelTable,
    frenchAround,
    frenchRentals,
    frenchCampsites,
    frenchTableKitchen,
    frenchTableRoom,
    frenchSites,
    frenchOutings,
    frenchPlaces,
    frenchGeneral,
    frenchHeadlines,
  );
}

export const frenchSlots = parseSlots(frenchWords);
