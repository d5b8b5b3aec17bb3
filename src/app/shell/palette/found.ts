import { matchesText } from "../../../ui/text-match/text-match.ts";
import type { PaletteEntry } from "./palette-entries.ts";

/** More of a kind would bury the next one; typing finds the rest. */
const SHOWN_PER_KIND = 8;

/** The entries that match, a few of each kind, those that begin with what was typed first. With nothing typed, every page of the menus. */
export function found(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const nothing = typed.trim() === "";
  const matching = entries.filter(({ label, detail }) => matchesText(`${label} ${detail}`, typed));
  const begins = ({ label }: PaletteEntry): number => Number(!matchesText(label.slice(0, typed.trim().length), typed));
  return (["page", "dashboard", "establishment"] as const).flatMap((kind) =>
    matching
      .filter((entry) => entry.kind === kind)
      .toSorted((a, b) => begins(a) - begins(b))
      .filter(({ inMenu }, index) => index < SHOWN_PER_KIND || (nothing && inMenu)),
  );
}

/** What Enter would choose: the first entry until the reader moves, yet nobody signs out who has typed nothing. */
export function preselected(shown: readonly PaletteEntry[], typed: string, at: number | undefined): PaletteEntry | undefined {
  const current = shown[Math.min(at ?? 0, shown.length - 1)];
  return at === undefined && typed.trim() === "" && current?.signsOut ? undefined : current;
}
