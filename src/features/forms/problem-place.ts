import { type FormLanguage, formLanguages } from "../../domain/forms/translations.ts";
import type { useTexts } from "./texts.ts";

type Translate = ReturnType<typeof useTexts>["t"];

/** Where in the editor a JSON pointer of the form leads, as the editor names it: «Page 1, question 2, choix 3»; empty for the whole form. */
export function placeName(pointer: string, t: Translate): string {
  const [part = "", ...rest] = pointer.slice(1).split("/");
  const lang = languageOf(pointer);
  return [...namesIn(part, rest, t), ...(lang === null || lang === "fr" ? [] : [t(`languages.${lang}`)])].join(", ");
}

function namesIn(part: string, [first, second, third, fourth, fifth]: readonly string[], t: Translate): string[] {
  const numbered = (no: string): { n: number } => ({ n: Number(no) + 1 });
  switch (part) {
    case "title":
    case "intro":
      return [t(`editor.${part}`)];
    case "consent":
      return [t("editor.consents")];
    case "ending":
      return [t("editor.ending"), ...(first === "title" ? [t("editor.endingTitle")] : first === "text" ? [t("editor.endingText")] : [])];
    case "buttons":
      return [t("editor.buttons")];
    case "pages":
      return [
        ...(first === undefined ? [] : [t("editor.page", numbered(first))]),
        ...(second === "title" ? [t("editor.pageTitle")] : []),
        ...(third === undefined ? [] : [t("editor.questionNo", numbered(third))]),
        ...(fourth === "choices" && fifth !== undefined ? [t("editor.choice", numbered(fifth))] : []),
      ];
    default:
      return [];
  }
}

/** The language of the text that a pointer leads to. */
export function languageOf(pointer: string): FormLanguage | null {
  const last = pointer.split("/").at(-1);
  return formLanguages.find((lang) => lang === last) ?? null;
}

/** The narrowest part of the editor that a pointer is in, brought into view. */
export function findPlace(pointer: string): HTMLElement | null {
  const parts = Array.from(document.querySelectorAll<HTMLElement>("[data-at]"));
  const around = parts.filter(({ dataset: { at = "" } }) => `${pointer}/`.startsWith(`${at}/`));
  const lengthOf = ({ dataset: { at = "" } }: HTMLElement): number => at.length;
  const [narrowest = null] = around.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  // Under a dialog the page scrolls again once that is gone.
  requestAnimationFrame(() => narrowest?.scrollIntoView({ block: "center" }));
  return narrowest;
}
