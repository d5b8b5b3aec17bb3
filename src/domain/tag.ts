/** A tag as it is kept: composed letters, no blank at either end, one between words. */
export function tagTitle(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/gu, " ");
}

/** Equal for two spellings of one tag: case, blanks and the way in which accents are encoded do not count. */
export function tagKey(text: string): string {
  return tagTitle(text).toLocaleLowerCase("fr");
}

/** Each tag once, in its order and its first spelling. Blank ones are left out. */
export function distinctTags(titles: readonly string[]): string[] {
  const distinct = new Map<string, string>();
  for (const title of titles) {
    const key = tagKey(title);
    if (key !== "" && !distinct.has(key)) distinct.set(key, tagTitle(title));
  }
  return [...distinct.values()];
}
