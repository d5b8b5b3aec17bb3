/** Specification §9: the dark-mode flag in local storage; absent, the system's preference decides. public/theme.js reads it before the first paint. */
const key = "dark-mode";

export type Theme = "light" | "dark";

/** The theme in force. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "dark" || chosen === "light") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

const watchers = new Set<() => void>();

/** Calls back when {@link currentTheme} changes, by choice or by the system; returns the way to stop. */
export function watchTheme(watcher: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", watcher);
  watchers.add(watcher);
  return () => {
    system.removeEventListener("change", watcher);
    watchers.delete(watcher);
  };
}

/** Chooses a theme and remembers it; a storage that refuses loses it at the next load alone. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const watcher of watchers) watcher();
  try {
    localStorage.setItem(key, String(theme === "dark"));
  } catch {
    // Storage refused.
  }
}
