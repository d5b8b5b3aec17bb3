import type { ShownLanguage } from "./shown-language.ts";

/** A review in the reader's language, where it is in another one. */
export interface ReviewTranslation {
  /** none: there is nothing to translate. absent: no translator is set. */
  state: "none" | "absent" | "coming" | "failed" | "ready";
  shown: ShownLanguage;
  show: (language: ShownLanguage) => void;
  title: string | null;
  text: string | null;
  retry: () => void;
}
