/** One place in which two JSON values differ: by its members' names, a list's items by their ids. */
export interface ValueDifference {
  /** «versions › 3.3.12 › title» */
  path: string;
  before: unknown;
  after: unknown;
}

/** Keys by which the items of a list are known, whatever their place. */
const idKeys = ["id", "choice", "option", "version", "name"] as const;

/** The places in which two JSON values differ, the deepest ones; the order of the keys of an object says nothing. */
export function valueDifferences(before: unknown, after: unknown, path = ""): ValueDifference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [a, b] = [membersOf(before), membersOf(after)];
  if (!a || !b || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((key) =>
    valueDifferences(a.get(key), b.get(key), path === "" ? key : `${path} › ${key}`),
  );
}

/** The members of an object, or of a list whose items have ids; null of any other value. */
function membersOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== "object" || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value).filter(([key]) => key !== "$schema"));
  const ids = value.map((item: unknown) => idOf(item));
  return ids.includes(null) || new Set(ids).size < ids.length
    ? null
    : new Map(value.map((item, index) => [String(ids[index]), item] as const));
}

function idOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return null;
  const key = idKeys.find((one) => typeof (item as Record<string, unknown>)[one] === "string");
  return key === undefined ? null : String((item as Record<string, unknown>)[key]);
}
