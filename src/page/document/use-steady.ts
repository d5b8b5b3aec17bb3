import { useState } from "react";

/** The object of an earlier render as long as each of its members is the same. */
export function useSteady<T extends object>(value: T): T {
  const [kept, keep] = useState(value);
  const isSame = sameMembers(kept, value);
  if (!isSame) keep(value);
  return isSame ? kept : value;
}

function sameMembers(one: object, other: object): boolean {
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, member]) => theirs.has(key) && Object.is(member, theirs.get(key)));
}
