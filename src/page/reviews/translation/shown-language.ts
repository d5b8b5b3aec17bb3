import { useState } from "react";

const CHOICE = "review-language";

export type ShownLanguage = "translation" | "original";

/** In which language reviews are shown; it is remembered in this browser. */
export function useShownLanguage(): [ShownLanguage, (language: ShownLanguage) => void] {
  const [shown, setShown] = useState<ShownLanguage>(read);
  const show = (language: ShownLanguage): void => {
    setShown(language);
    try {
      localStorage.setItem(CHOICE, language);
    } catch {
      // Storage refused: it lasts as long as this review.
    }
  };
  return [shown, show];
}

function read(): ShownLanguage {
  try {
    return localStorage.getItem(CHOICE) === "original" ? "original" : "translation";
  } catch {
    return "translation";
  }
}
