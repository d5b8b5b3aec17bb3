import type { Lang } from "../types.ts";
import type { Bank } from "./bank.ts";
import { german, germanSlots } from "./de/index.ts";
import { english, englishSlots } from "./en/index.ts";
import { spanish, spanishSlots } from "./es/index.ts";
import { french, frenchSlots } from "./fr/index.ts";
import { italian, italianSlots } from "./it/index.ts";
import { dutch, dutchSlots } from "./nl/index.ts";
import type { SlotTable } from "./slots.ts";

/** Everything that texts of one language are made of. */
export interface Language {
  bank: Bank;
  slots: SlotTable;
}

const makers: Record<Lang, () => Language> = {
  fr: () => ({ bank: french(), slots: frenchSlots }),
  en: () => ({ bank: english(), slots: englishSlots }),
  de: () => ({ bank: german(), slots: germanSlots }),
  nl: () => ({ bank: dutch(), slots: dutchSlots }),
  es: () => ({ bank: spanish(), slots: spanishSlots }),
  it: () => ({ bank: italian(), slots: italianSlots }),
};

const made: Partial<Record<Lang, Language>> = {};

/** The bank and the words of a language; compiled once, when first asked for. */
export function language(lang: Lang): Language {
  return (made[lang] ??= makers[lang]());
}
