import { parseBank, type Bank } from "../bank.ts";
import { parseSlots } from "../slots.ts";
import { frenchAround } from "./around.ts";
import { frenchCamping } from "./camping.ts";
import { frenchEndings, frenchWords } from "./frame-end.ts";
import { frenchOpeners } from "./frame.ts";
import { frenchLocal } from "./local.ts";
import { frenchRooms } from "./rooms.ts";
import { frenchTable } from "./table.ts";
import { frenchVisits } from "./visits.ts";
import { frenchWelcome } from "./welcome.ts";

/** All fragments of the language. */
export function french(): Bank {
  return parseBank(
    frenchWelcome,
    frenchRooms,
    frenchAround,
    frenchCamping,
    frenchTable,
    frenchVisits,
    frenchLocal,
    frenchOpeners,
    frenchEndings,
  );
}

export const frenchSlots = parseSlots(frenchWords);
