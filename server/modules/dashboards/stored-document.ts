import { canonical } from "../../../src/engine/document/canonical.ts";
import { migrated } from "../../../src/engine/migrations/migrate.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import { isDashboard } from "../../../src/generated/validators.js";

/** The title of a dashboard that was stored without one. */
const UNTITLED = "Sans titre";

/**
 * A document as the database gives it back, in the current version and canonical form (jsonb forgets the
 * order of keys). One that no migration could make valid is given as it is: the plan shows what is wrong
 * with it, and one bad document does not take the list away.
 */
export function storedDocument(value: unknown): Dashboard {
  const document = named(migrated(value));
  return isDashboard(document) ? canonical(document) : (document as Dashboard);
}

/**
 * A draft of any form as it was kept. Made from a document whose names had to be set right, it has its own set right
 * too: where nobody can write them any more, nobody could publish it.
 */
export function storedDraft(draft: unknown, stored: unknown): unknown {
  const sound = named(stored) === stored ? draft : named(draft);
  return isDashboard(sound) ? canonical(sound) : sound;
}

/** A document whose title and tags can be read; itself where that is so. Earlier versions took blank ones. Spellings stay as they are. */
function named(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { title, tags } = value as { title?: unknown; tags?: unknown };
  const blank = typeof title === "string" && title.trim() === "";
  const texts = Array.isArray(tags) && tags.every((tag) => typeof tag === "string") ? (tags as string[]) : [];
  const readable = texts.filter((tag) => tag.trim() !== "");
  if (!blank && readable.length === texts.length) return value;
  return { ...value, ...(blank ? { title: UNTITLED } : {}), ...(readable.length === texts.length ? {} : { tags: readable }) };
}
