/** The names of what was pressed in this window: an address has ids alone. */
const names = new Map<string, string>();

export function rememberFocusName(dimension: string, value: string, name: string): void {
  names.set(`${dimension} ${value}`, name);
}

export function focusName(dimension: string, value: string): string | undefined {
  return names.get(`${dimension} ${value}`);
}
