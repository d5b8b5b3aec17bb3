import { Clock, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import type { PageContext } from "./page-context.ts";
import { type ShownPart, sharesOf } from "./tile-parts.ts";
import { largestSample, type TileState } from "./tile-state.ts";
import { usePageTexts } from "../words/texts.ts";

interface TileBadgeProps {
  state: TileState;
  parts: readonly ShownPart[];
  page: PageContext;
  countedAt: string | null;
}

/** How far the figures of a tile may be trusted, in two or three words; where nothing is to be said of that, what its view has to say. */
export function TileBadge({ state, parts, page, countedAt }: TileBadgeProps): ReactElement | null {
  const { t } = usePageTexts();
  if (state === "stale" && countedAt)
    return (
      <Badge tone="warning" icon={Clock}>
        {t("tile.stale", { when: formatDate(countedAt, "datetime") })}
      </Badge>
    );
  if (state === "small-sample") {
    const sample = largestSample(
      parts.flatMap(({ result }) => result ?? []),
      sharesOf(parts),
    );
    // Nothing but hidden figures: the view says so in their place.
    if (!sample) return null;
    return (
      <Badge tone="warning" icon={TriangleAlert}>
        {t(sample < page.samples.insufficient ? "tile.insufficient" : "tile.care")}
      </Badge>
    );
  }
  if (state !== "ready") return null;
  for (const { module, props } of parts) {
    const badge = props && module?.badgeOf?.(props);
    if (badge) return <Badge tone={badge.tone}>{badge.text}</Badge>;
  }
  return null;
}
