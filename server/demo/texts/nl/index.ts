import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { dutchFrame, dutchWords } from "./frame.ts";
import { dutchLodging } from "./lodging.ts";
import { dutchLongMoreOutings } from "./long-more-outings.ts";
import { dutchLongMoreStays } from "./long-more-stays.ts";
import { dutchLong } from "./long.ts";
import { dutchOutings } from "./outings.ts";
import { dutchPlain } from "./plain.ts";
import { dutchVerbal } from "./verbal.ts";
import { dutchWholeHotel } from "./whole-hotel.ts";
import { dutchWholeOthersShort } from "./whole-others-short.ts";
import { dutchWholeOthers } from "./whole-others.ts";
import { dutchWholeTable } from "./whole-table.ts";
import { dutchWhole } from "./whole.ts";

/** All fragments of the language. */
export function dutch(): Bank {
  return parseBank(
    dutchLodging,
    dutchOutings,
    dutchFrame,
    dutchPlain,
    dutchVerbal,
    dutchWholeHotel,
    dutchWholeOthers,
    dutchWholeOthersShort,
    dutchWholeTable,
    dutchWhole,
    dutchLong,
    dutchLongMoreStays,
    dutchLongMoreOutings,
  );
}

export const dutchSlots = parseSlots(dutchWords);
