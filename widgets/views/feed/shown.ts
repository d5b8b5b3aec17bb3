import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { FeedItem } from "../../../src/generated/types.ts";

/** The reviews that the tile shows of those it received: the latest, and those with words before those of a mark alone; urgent ones in their order. */
export function shownOf(
  { items, urgency }: Pick<ViewProps<"feed">["result"], "items" | "urgency">,
  { limit = 3, written = true }: ViewProps<"feed">["options"],
): FeedItem[] {
  if (urgency) return items.slice(0, limit);
  const hasWords = (item: FeedItem): boolean => Boolean(item.text?.trim() || item.title?.trim());
  const ordered = written ? [...items.filter(hasWords), ...items.filter((item) => !hasWords(item))] : [...items];
  return ordered.slice(0, limit);
}
