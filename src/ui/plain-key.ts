/** Whether a key is pressed alone, or with Shift: with Ctrl, Alt or Cmd it is the browser's, as for zooming and going back. */
export function isPlainKey({ ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">): boolean {
  return !ctrlKey && !metaKey && !altKey;
}
