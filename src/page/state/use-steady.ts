import { useMemo } from "react";

/** A plain value that keeps its identity while its content stays the same. */
export function useSteady<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
