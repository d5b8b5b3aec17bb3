/**
 * A widget's own fields over its type's, with some of them changed. What is as the type has it is not kept, so that the
 * widget goes on following its type there; null where nothing is left.
 */
export function overridden<T extends object>(own: T | undefined, type: T | undefined, changed: Partial<T>): T | null {
  const kept = Object.entries({ ...own, ...changed }).filter(
    ([name, value]) => !Object.hasOwn(changed, name) || JSON.stringify(value) !== JSON.stringify(type?.[name as keyof T]),
  );
  return kept.length > 0 ? (Object.fromEntries(kept) as T) : null;
}
