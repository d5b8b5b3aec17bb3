import type { Lang } from "../types.ts";
import { parseBank, type Bank, type Sections } from "./bank.ts";
import deBrief from "./de/brief.json" with { type: "json" };
import deFrame from "./de/frame.json" with { type: "json" };
import deGuests from "./de/guests.json" with { type: "json" };
import deOutings from "./de/outings.json" with { type: "json" };
import deStays from "./de/stays.json" with { type: "json" };
import deTables from "./de/tables.json" with { type: "json" };
import deWords from "./de/words.json" with { type: "json" };
import enBrief from "./en/brief.json" with { type: "json" };
import enFrame from "./en/frame.json" with { type: "json" };
import enGuests from "./en/guests.json" with { type: "json" };
import enOutings from "./en/outings.json" with { type: "json" };
import enStays from "./en/stays.json" with { type: "json" };
import enTables from "./en/tables.json" with { type: "json" };
import enWords from "./en/words.json" with { type: "json" };
import esBrief from "./es/brief.json" with { type: "json" };
import esFrame from "./es/frame.json" with { type: "json" };
import esGuests from "./es/guests.json" with { type: "json" };
import esOutings from "./es/outings.json" with { type: "json" };
import esStays from "./es/stays.json" with { type: "json" };
import esTables from "./es/tables.json" with { type: "json" };
import esWords from "./es/words.json" with { type: "json" };
import frBrief from "./fr/brief.json" with { type: "json" };
import frFrame from "./fr/frame.json" with { type: "json" };
import frGuests from "./fr/guests.json" with { type: "json" };
import frOutings from "./fr/outings.json" with { type: "json" };
import frStays from "./fr/stays.json" with { type: "json" };
import frTables from "./fr/tables.json" with { type: "json" };
import frWords from "./fr/words.json" with { type: "json" };
import itBrief from "./it/brief.json" with { type: "json" };
import itFrame from "./it/frame.json" with { type: "json" };
import itGuests from "./it/guests.json" with { type: "json" };
import itOutings from "./it/outings.json" with { type: "json" };
import itStays from "./it/stays.json" with { type: "json" };
import itTables from "./it/tables.json" with { type: "json" };
import itWords from "./it/words.json" with { type: "json" };
import nlBrief from "./nl/brief.json" with { type: "json" };
import nlFrame from "./nl/frame.json" with { type: "json" };
import nlGuests from "./nl/guests.json" with { type: "json" };
import nlOutings from "./nl/outings.json" with { type: "json" };
import nlStays from "./nl/stays.json" with { type: "json" };
import nlTables from "./nl/tables.json" with { type: "json" };
import nlWords from "./nl/words.json" with { type: "json" };
import type { SlotTable } from "./slots.ts";

/** Everything that texts of one language are made of. */
export interface Language {
  bank: Bank;
  slots: SlotTable;
}

const sources: Record<Lang, { texts: readonly Sections[]; slots: SlotTable }> = {
  fr: { texts: [frBrief, frGuests, frFrame, frStays, frTables, frOutings], slots: frWords },
  en: { texts: [enBrief, enGuests, enFrame, enStays, enTables, enOutings], slots: enWords },
  de: { texts: [deBrief, deGuests, deFrame, deStays, deTables, deOutings], slots: deWords },
  nl: { texts: [nlBrief, nlGuests, nlFrame, nlStays, nlTables, nlOutings], slots: nlWords },
  es: { texts: [esBrief, esGuests, esFrame, esStays, esTables, esOutings], slots: esWords },
  it: { texts: [itBrief, itGuests, itFrame, itStays, itTables, itOutings], slots: itWords },
};

const made: Partial<Record<Lang, Language>> = {};

/** The bank and the words of a language; compiled once, when first asked for. */
export function language(lang: Lang): Language {
  return (made[lang] ??= { bank: parseBank(...sources[lang].texts), slots: sources[lang].slots });
}
