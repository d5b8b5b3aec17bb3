import { detect } from 'tinyld';

/** Promises the language among those known: the one given when it is known, else the detected one, else the first. */
export function chooseLanguage(text: string, given: string | undefined, known: readonly string[]): string {
  const asked = given?.slice(0, 2).toLowerCase();
  if (asked !== undefined && known.includes(asked)) return asked;
  const fallback = known[0] ?? 'fr';
  if (asked !== undefined && asked !== '' && asked !== 'zz') return fallback;
  // The start of a review is enough, and detection is the slowest step.
  const found = detect(text.slice(0, 300), { only: [...known] });
  return known.includes(found) ? found : fallback;
}
