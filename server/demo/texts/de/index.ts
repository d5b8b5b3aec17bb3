import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { germanCamping } from "./camping.ts";
import { germanFrame, germanWords } from "./frame.ts";
import { germanLodging } from "./lodging.ts";
import { germanLongMoreOutings } from "./long-more-outings.ts";
import { germanLongMoreStays } from "./long-more-stays.ts";
import { germanLong } from "./long.ts";
import { germanOutings } from "./outings.ts";
import { germanPlainOutings } from "./plain-outings.ts";
import { germanPlainStays } from "./plain-stays.ts";
import { germanVerbal } from "./verbal.ts";
import { germanWholeHotel } from "./whole-hotel.ts";
import { germanWholeMore } from "./whole-more.ts";
import { germanWholeOthersShort } from "./whole-others-short.ts";
import { germanWholeOthers } from "./whole-others.ts";
import { germanWholeTable } from "./whole-table.ts";
import { germanWhole } from "./whole.ts";

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
    germanWhole,
    germanWholeHotel,
    germanWholeTable,
    germanWholeOthers,
    germanWholeOthersShort,
    germanWholeMore,
    germanLong,
    germanLongMoreStays,
    germanLongMoreOutings,
  );
}

export const germanSlots = parseSlots(germanWords);
