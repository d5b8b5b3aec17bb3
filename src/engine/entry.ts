/** An entry of a map that came from JSON; an inherited name such as «constructor» is no entry. */
export function entry<T>(map: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

/** True where a value nests deeper than `limit` levels of objects and arrays; stops there, so that no depth can exhaust the stack. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (limit === 0) return true;
  return Object.values(value).some((item) => isDeeperThan(item, limit - 1));
}

/** The pointer of the first object or list that lies deeper than `limit` levels; null where there is none. */
export function tooDeepAt(value: unknown, limit: number): string | null {
  if (typeof value !== "object" || value === null) return null;
  if (limit === 0) return "";
  for (const key in value) {
    const found = tooDeepAt((value as Record<string, unknown>)[key], limit - 1);
    if (found !== null) return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}${found}`;
  }
  return null;
}
