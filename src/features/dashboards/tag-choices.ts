import { distinctTags, tagKey } from "../../domain/tag.ts";
import type { Tag } from "../../generated/types.ts";

/** What a document may carry; the schema of dashboards has the same numbers. */
export const MOST_TAGS = 12;
export const LONGEST_TAG = 40;

/** A tag to tick: one that the group offers, or (without id) one that the dashboard alone carries. */
export interface TagChoice {
  id: string | null;
  title: string;
}

/** What is done to a dashboard's tags: it holds of whatever they are by the time that it is saved. */
export interface TagChange {
  added: readonly string[];
  removed: readonly string[];
}

export function hasTag(tags: readonly string[], title: string): boolean {
  return tags.some((tag) => tagKey(tag) === tagKey(title));
}

/** Each tag once, by name; `gone` are those that have just been deleted, which the dashboard may still carry. */
export function tagChoices(offered: readonly Tag[], own: readonly string[], gone: readonly string[]): TagChoice[] {
  const titles = offered.map(({ title }) => title);
  const alone = distinctTags(own).filter((title) => !hasTag(titles, title) && !hasTag(gone, title));
  return [...offered, ...alone.map((title) => ({ id: null, title }))].toSorted((a, b) =>
    a.title.localeCompare(b.title, "fr", { numeric: true }),
  );
}

export function tagChange(before: readonly string[], after: readonly string[]): TagChange {
  return {
    added: distinctTags(after).filter((title) => !hasTag(before, title)),
    removed: distinctTags(before).filter((title) => !hasTag(after, title)),
  };
}

/** The document with the change made to its tags; those that stay keep their place and spelling. */
export function withTags<T extends { tags?: string[] }>(document: T, { added, removed }: TagChange): T {
  const { tags: before = [], ...rest } = document;
  const kept = before.filter((title) => !hasTag(removed, title));
  const tags = [...kept, ...added.filter((title) => !hasTag(kept, title))];
  return (tags.length > 0 ? { ...rest, tags } : rest) as T;
}
