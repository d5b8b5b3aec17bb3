import { changedTags, distinctTags, MOST_TAGS } from "../../../src/domain/tag.ts";
import type { TagChange } from "../../../src/generated/types.ts";

/** A document, or a draft, whose tags can be changed. */
interface Taggable {
  tags?: string[];
}

/** The tags that can be read in a document, each once: of one of no valid form they may be anything. */
export function tagsIn({ tags }: { tags?: unknown }): string[] {
  return Array.isArray(tags) ? distinctTags(tags.filter((tag) => typeof tag === "string")) : [];
}

/** The document with these tags; without any it has no list. */
export function withTags<T extends object>(document: T, tags: readonly string[]): T {
  const { tags: _, ...rest } = document as T & Taggable;
  return (tags.length > 0 ? { ...rest, tags } : rest) as T;
}

/** A document, or a draft of any form, after changes of tags; null where its tags cannot be read or would be too many. */
export function retagged<T>(document: T, changes: readonly TagChange[]): T | null {
  if (!isTaggable(document)) return null;
  const tags = changes.reduce<string[]>((before, change) => changedTags(before, change), document.tags ?? []);
  return tags.length > MOST_TAGS ? null : withTags(document, tags);
}

/**
 * What was made from an earlier revision, as if from the present one: with the changes of tags since. Null where more than
 * tags has changed, or where {@link retagged} is.
 */
export function broughtUp<T>(
  document: T,
  from: number,
  { revision, tag_changes }: { revision: number; tag_changes: TagChange[] },
): T | null {
  const behind = revision - from;
  if (behind === 0) return document;
  return behind < 0 || behind > tag_changes.length ? null : retagged(document, tag_changes.slice(-behind));
}

function isTaggable(document: unknown): document is Taggable & object {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return false;
  const { tags = [] } = document as { tags?: unknown };
  return Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
}
