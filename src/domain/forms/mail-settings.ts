import type { FormDocument, FormMailSettings } from "../../generated/types.ts";
import { type FormLanguage, formLanguages, languagesOf } from "./translations.ts";

/** What guests stop with one click: every form of the organisation. */
export const FORMS_TOPIC = "satisfaction";

/** How invitations are written where nothing else is chosen: in the establishment's name, at nine, in every language, with the reminder. */
export const usualMailSettings: FormMailSettings = { sender: null, hour: 9, languages: [...formLanguages], reminder: true };

/** The hours of the day among which one is chosen: guests are written to between nine and seven in the evening. */
export const mailHours = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;

/** The languages in which guests are written to: those that are chosen and in which the form can be answered. */
export function mailLanguagesOf(form: Pick<FormDocument, "title">, { languages }: Pick<FormMailSettings, "languages">): FormLanguage[] {
  return languagesOf(form).filter((lang) => languages.includes(lang));
}

/** The language in which a guest is written to: the guest's own where it is one of these, else English, else French, else the first. */
export function mailLanguage(wanted: string, languages: readonly FormLanguage[]): FormLanguage {
  const among = (lang: string): FormLanguage | undefined => languages.find((one) => one === lang);
  return among(wanted) ?? among("en") ?? among("fr") ?? languages[0] ?? "fr";
}
