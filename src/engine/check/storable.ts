/** Levels of nesting that a JSON value may have: what reads one level in another, as JSON.stringify does, has no end otherwise. */
const deepest = 32;
/** Maximum number of values in a JSON value: it bounds the errors of a check that reports them all. */
export const MOST_VALUES = 10_000;
/** Keys of one object: twice what any contract lets an object have, as each unknown one is an error to report. */
export const MOST_KEYS = 2_000;
/** NUL and lone surrogates: PostgreSQL stores neither in text nor in jsonb. */
const unstorable = /\0|\p{Surrogate}/u;

/** Why a JSON value cannot be stored, in a French sentence: it is too deep or too large to be checked, or has characters that the database has no place for. Null where it can. */
export function unstorableReason(value: unknown): string | null {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const inner: unknown[] = [];
    for (const item of level) {
      if (typeof item === "string" && unstorable.test(item)) return characters;
      if (typeof item !== "object" || item === null) continue;
      if (depth >= deepest) return "Ce contenu a trop de niveaux imbriqués.";
      if (!Array.isArray(item) && Object.keys(item).some((key) => unstorable.test(key))) return characters;
      const members: unknown[] = Array.isArray(item) ? item : Object.values(item);
      values += members.length;
      if (values > MOST_VALUES || (!Array.isArray(item) && members.length > MOST_KEYS)) return "Ce contenu a trop d’éléments.";
      for (const member of members) inner.push(member);
    }
    level = inner;
  }
  return null;
}

const characters = "Ce contenu comporte un caractère interdit.";
