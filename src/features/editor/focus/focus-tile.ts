/** Gives the focus to a widget being edited: to its handle, or to its menu where nothing is dragged. */
export function focusTile(id: string): boolean {
  const tile = document.querySelector(`[data-widget="${CSS.escape(id)}"]`);
  const target = tile?.querySelector<HTMLElement>("[data-drag-handle]") ?? tile?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  target?.focus();
  return target !== undefined && target !== null;
}
