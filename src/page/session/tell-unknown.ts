const told = new Set<string>();

/** A developer error of the specification (§8): data name a value that the product's configuration does not have. It is written to the console once for each value, and the page shows the value as it is. */
export function tellUnknown(kind: "provider" | "country" | "category", value: string): void {
  const message = `${kind} "${value}" not found`;
  if (told.has(message)) return;
  told.add(message);
  console.error(message);
}
