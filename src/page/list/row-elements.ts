/** The row of a list that holds an element. */
export function rowIdOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? target.closest<HTMLElement>("[data-row]")?.dataset["row"] : undefined;
}

/** A row of a list, where it is drawn. */
export function rowElement(id: string): HTMLElement | null {
  return Array.from(document.querySelectorAll<HTMLElement>("[data-row]")).find((row) => row.dataset["row"] === id) ?? null;
}

/** What opens a row: its first link or button, but for those of a picture. */
export function rowTarget(row: HTMLElement): HTMLElement | null {
  return Array.from(row.querySelectorAll<HTMLElement>("a[href], button")).find((target) => !target.closest("[inert]")) ?? null;
}
