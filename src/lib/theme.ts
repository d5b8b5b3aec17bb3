/** Specification §9: the dark-mode flag in local storage; absent, the system's preference decides. public/theme.js reads it before the first paint. */
const key = "dark-mode";

export type Theme = "light" | "dark";

/** The theme in force. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "dark" || chosen === "light") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Chooses a theme and remembers it; a storage that refuses loses it at the next load alone. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(key, String(theme === "dark"));
  } catch {
    // Storage refused.
  }
}
