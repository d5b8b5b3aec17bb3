import { bestFirst, matchesText } from "../../../ui/text-match/text-match.ts";
import type { PaletteEntry } from "./palette-entries.ts";

/** More of a kind would bury the next one; typing finds the rest. */
const SHOWN_PER_KIND = 8;

/** The entries that match, a few of each kind, those whose name answers best first. With nothing typed, every page of the menus. */
export function found(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const nothing = typed.trim() === "";
  const matching = entries.filter(({ label, detail }) => matchesText(`${label} ${detail}`, typed));
  return (["page", "dashboard", "establishment"] as const).flatMap((kind) =>
    bestFirst(
      matching.filter((entry) => entry.kind === kind),
      typed,
      ({ label }) => label,
    ).filter(({ inMenu }, index) => index < SHOWN_PER_KIND || (nothing && inMenu)),
  );
}

/** What Enter would choose: the first entry until the reader moves, yet nobody signs out who has typed nothing. */
export function preselected(shown: readonly PaletteEntry[], typed: string, at: number | undefined): PaletteEntry | undefined {
  const current = shown[Math.min(at ?? 0, shown.length - 1)];
  return at === undefined && typed.trim() === "" && current?.signsOut ? undefined : current;
}
