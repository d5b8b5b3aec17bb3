import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { italianFrame, italianWords } from "./frame.ts";
import { italianLodging } from "./lodging.ts";
import { italianOutings } from "./outings.ts";
import { italianPlain } from "./plain.ts";
import { italianVerbal } from "./verbal.ts";
import { italianWholeHotel } from "./whole-hotel.ts";
import { italianWholeOthers } from "./whole-others.ts";
import { italianWhole } from "./whole.ts";
import { italianLong } from "./long.ts";
import { italianLongMore } from "./long-more.ts";

/** All fragments of the language. */
export function italian(): Bank {
  return parseBank(
    italianLodging,
    italianOutings,
    italianFrame,
    italianPlain,
    italianVerbal,
    italianWholeHotel,
    italianWhole,
    italianWholeOthers,
    italianLong,
    italianLongMore,
  );
}

export const italianSlots = parseSlots(italianWords);
