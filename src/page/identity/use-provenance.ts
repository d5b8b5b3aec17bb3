import { useQuery } from "@tanstack/react-query";

import { formatNumber } from "../../domain/format/format.ts";
import type { DayRange } from "../../domain/time/period.ts";
import { accepts } from "../../engine/query/accepted.ts";
import { callApi } from "../../lib/api.ts";
import { reviewSearchOf, themesAsSides } from "../reviews/review-queries.ts";
import type { Figure } from "../reviews/reviews-types.ts";
import { useTexts } from "./texts.ts";

/** At most this many platforms are named. */
const NAMED = 6;

/** The platforms of the reviews behind a figure, most reviews first, in words; undefined while they are not known or cannot be asked for. */
export function usePlatforms(figure: Figure | null, range: DayRange, enabled: boolean): string | undefined {
  const { t } = useTexts();
  const search = figure && platformSearch(figure, range);
  const { data } = useQuery({
    queryKey: ["reviews", "platforms", search],
    queryFn: ({ signal }) => callApi("countReviews", { body: { ...search, facets: ["provider"] }, signal }),
    enabled: enabled && search !== null,
  });
  if (!data || !figure) return undefined;
  const found = (data.facets.provider ?? []).filter(({ value, n }) => n > 0 && accepts(figure.filters.provider, value));
  if (found.length === 0) return undefined;
  const named = found.slice(0, found.length > NAMED ? NAMED - 1 : NAMED);
  const words = named.map(({ label, n }) => (isExact(figure) ? t("platform", { name: label, total: formatNumber(n) }) : label));
  const others = found.length - named.length;
  return [...words, ...(others > 0 ? [t("others", { count: others })] : [])].join(", ");
}

/** Whether a search of reviews finds just those of a figure: one for a theme also finds those that neither praise nor blame it. */
function isExact({ counts, expressed, polarity }: Figure): boolean {
  return counts === "reviews" || (expressed !== true && polarity !== 0);
}

/** The search for the reviews behind a figure; null where reviews cannot be searched for just these. */
function platformSearch(figure: Figure, range: DayRange): ReturnType<typeof reviewSearchOf> | null {
  if (figure.counts === "nothing" || figure.nps) return null;
  const filters = themesAsSides(figure);
  const isNarrowed = ["theme", "praised", "blamed", "expression"].some((dimension) => filters[dimension]);
  if (figure.counts === "passages" && !isNarrowed) return null;
  return reviewSearchOf({ ...figure, filters }, range);
}
