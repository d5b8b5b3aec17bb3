import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { spanishFrame, spanishWords } from "./frame.ts";
import { spanishLodging } from "./lodging.ts";
import { spanishOutings } from "./outings.ts";
import { spanishPlain } from "./plain.ts";
import { spanishVerbal } from "./verbal.ts";
import { spanishWholeHotel } from "./whole-hotel.ts";
import { spanishWholeOthers } from "./whole-others.ts";
import { spanishWhole } from "./whole.ts";
import { spanishLong } from "./long.ts";
import { spanishLongMore } from "./long-more.ts";

/** All fragments of the language. */
export function spanish(): Bank {
  return parseBank(
    spanishLodging,
    spanishOutings,
    spanishFrame,
    spanishPlain,
    spanishVerbal,
    spanishWhole,
    spanishWholeHotel,
    spanishWholeOthers,
    spanishLong,
    spanishLongMore,
  );
}

export const spanishSlots = parseSlots(spanishWords);
