import { COLOR_HISTORY_SIZE } from "../../domain/constants.ts";
import { parseColor } from "./color-shades.ts";

/** Specification t9: the history is kept in local storage under a fixed key. */
const KEY = "color-history";

/** The colours chosen lately, most recent first; none where storage is closed or holds something else. */
export function readColorHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const texts = Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : [];
    return texts.flatMap((text) => parseColor(text) ?? []).slice(0, COLOR_HISTORY_SIZE);
  } catch {
    return [];
  }
}

/** Puts a colour first in the history, without doubles, and gives the history. Does without storage where it is closed. */
export function rememberColor(color: string): string[] {
  const history = [color, ...readColorHistory().filter((known) => known !== color)].slice(0, COLOR_HISTORY_SIZE);
  try {
    localStorage.setItem(KEY, JSON.stringify(history));
  } catch {
    // A full or forbidden storage costs the history, not the choice.
  }
  return history;
}
