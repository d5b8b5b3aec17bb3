/**
 * Moves the focus within a menu: «first», «last», or by a key (arrows, Home, End, a letter).
 *
 * Returns whether the key meant something. Arrows go round; a letter goes to the next entry that begins with it.
 */
export function focusEntry(menu: HTMLElement | null, move: string): boolean {
  const entries = [...(menu?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
  if (!menu || entries.length === 0) return false;
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = target(entries, at, move);
  next?.focus();
  return next !== undefined;
}

function target(entries: readonly HTMLElement[], at: number, move: string): HTMLElement | undefined {
  switch (move) {
    case "first":
    case "Home":
      return entries[0];
    case "last":
    case "End":
      return entries.at(-1);
    case "ArrowDown":
      return entries[(at + 1) % entries.length];
    case "ArrowUp":
      return entries.at(at <= 0 ? -1 : at - 1);
    default: {
      if (move.length !== 1 || move === " ") return undefined;
      const following = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      return following.find((entry) => entry.textContent?.trim().toLocaleLowerCase("fr").startsWith(move.toLocaleLowerCase("fr")));
    }
  }
}
