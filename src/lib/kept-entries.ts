import { slug } from "./http.ts";

/** In the tab's own storage: gone with the tab, never seen by another one. */
const prefix = "kept-entries:";

/** Keeps what is being typed into a form of the signed-in user, so that a reload or an expired session loses nothing. `null` forgets it. */
export function keepEntries(form: string, entries: object | null): void {
  try {
    if (entries) sessionStorage.setItem(keyOf(form), JSON.stringify(entries));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage refused or full: the page itself still holds the entries.
  }
}

/** What was kept for the signed-in user; null when there is nothing sound. */
export function keptEntries(form: string): object | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null") as unknown;
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

/** Forgets everything kept, of every user: for signing out. */
export function forgetEntries(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** One user never sees what another has typed in the same tab. */
function keyOf(form: string): string {
  const login = document.cookie.split("; ").find((pair) => pair.startsWith(`${slug}_login=`)) ?? "";
  return `${prefix}${login}:${form}`;
}
