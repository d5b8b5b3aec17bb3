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
