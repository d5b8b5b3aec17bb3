import type { WordLoads } from "./words.ts";
import type french from "./control-words/fr.json";

/** The words of «Comment ces avis sont contrôlés», in one language. */
export type ControlWords = typeof french;

/** Apart from those of the other public pages, which a guest opens on a slow phone. */
export const controlWords: WordLoads<ControlWords> = {
  fr: () => import("./control-words/fr.json"),
  en: () => import("./control-words/en.json"),
  de: () => import("./control-words/de.json"),
  nl: () => import("./control-words/nl.json"),
  es: () => import("./control-words/es.json"),
  it: () => import("./control-words/it.json"),
};
