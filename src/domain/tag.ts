import type { TagChange } from "../generated/types.ts";

/** What a document may carry; the schema of dashboards has the same numbers. */
export const MOST_TAGS = 12;
export const LONGEST_TAG = 40;

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

/** Whether these are spellings of one tag. */
export function isSameTag(one: string, other: string): boolean {
  return tagKey(one) === tagKey(other);
}

/** Whether a tag is among these, in any spelling. */
export function hasTag(tags: readonly string[], title: string): boolean {
  return tags.some((tag) => isSameTag(tag, title));
}

/** The tags but one, which goes in every spelling. */
export function withoutTag(tags: readonly string[], title: string): string[] {
  return tags.filter((tag) => !isSameTag(tag, title));
}

/** The tags after a change, each once; those that stay keep their place. What they are by then does not matter: made twice, it is made once. */
export function changedTags(tags: readonly string[], { added, removed }: TagChange): string[] {
  return distinctTags([...tags.filter((tag) => !hasTag(removed, tag)), ...added]);
}

/** What makes the second of the first, whatever the spellings. */
export function tagChange(before: readonly string[], after: readonly string[]): TagChange {
  return {
    added: distinctTags(after).filter((title) => !hasTag(before, title)),
    removed: distinctTags(before).filter((title) => !hasTag(after, title)),
  };
}
