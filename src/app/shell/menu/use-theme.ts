import { useSyncExternalStore } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";

import { chooseTheme, currentTheme, type Theme, watchTheme } from "../../../lib/theme.ts";

/** The theme in force, what the button that changes it is called, and the change. */
export function useTheme(): { theme: Theme; label: string; toggle: () => void } {
  const { t } = useTranslation("app");
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const other = theme === "dark" ? "light" : "dark";
  return { theme, label: t(other === "light" ? "header.light" : "header.dark"), toggle: () => chooseTheme(other) };
}
