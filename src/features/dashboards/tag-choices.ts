import { distinctTags, hasTag } from "../../domain/tag.ts";
import type { Tag } from "../../generated/types.ts";

/** A tag to tick: one that the group offers, or (without id) one that the dashboard alone carries. */
export interface TagChoice {
  id: string | null;
  title: string;
}

/** Each tag once, by name; `gone` are those that have just been deleted, which the dashboard may still carry. */
export function tagChoices(offered: readonly Tag[], own: readonly string[], gone: readonly string[]): TagChoice[] {
  const titles = offered.map(({ title }) => title);
  const alone = distinctTags(own).filter((title) => !hasTag(titles, title) && !hasTag(gone, title));
  return [...offered, ...alone.map((title) => ({ id: null, title }))].toSorted((a, b) =>
    a.title.localeCompare(b.title, "fr", { numeric: true }),
  );
}
