import type { ViewProps } from "../../../src/engine/view-props.ts";
import type { FeedItem } from "../../../src/generated/types.ts";

/** The reviews that the tile shows of those it received: the latest, and those with words before those of a mark alone. */
export function shownOf(items: readonly FeedItem[], { limit = 3, written = true }: ViewProps<"feed">["options"]): FeedItem[] {
  const told = (item: FeedItem): boolean => Boolean(item.text?.trim() || item.title?.trim());
  const ordered = written ? [...items.filter(told), ...items.filter((item) => !told(item))] : [...items];
  return ordered.slice(0, limit);
}
