import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import { addDays } from "../../domain/time/day.ts";
import { isDeclared, type SourceName } from "../../engine/catalog/catalog.ts";
import { entry } from "../../engine/entry.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import { commonTo } from "../../engine/query/accepted.ts";
import type { Result } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { usePageTexts } from "../words/texts.ts";
import type { PageContext } from "./page-context.ts";

/** What «Élargir à 12 mois» reaches back to. */
const YEAR_DAYS = 365;

interface EmptyNoticeProps {
  tile: Tile;
  page: PageContext;
  /** The answers to its questions. */
  results: readonly Result[];
  /** The day of the latest that it would count in another period. */
  latest: string | undefined;
}

/** Why a tile has nothing to count, and how to count more. */
export function EmptyNotice({ tile, page, results, latest }: EmptyNoticeProps): ReactElement {
  const { t } = usePageTexts();
  const excluded = exclusiveOf(tile, page);
  if (excluded.length > 0)
    return (
      <EmptyState title={t("notice.exclusive.title")} actions={<ClearFilters page={page} />}>
        {t("notice.exclusive.text", { dimensions: excluded.map((one) => page.dimensionLabel(one).toLowerCase()).join(", ") })}
      </EmptyState>
    );
  if (latest !== undefined) return <EmptyPeriod tile={tile} page={page} latest={latest} />;
  return (
    <EmptyState title={t("notice.empty.title")} actions={<Widen page={page} />}>
      {t(`notice.empty.${lackOf(tile, results)}`, { dimension: page.dimensionLabel(dimensionOf(results)).toLowerCase() })}
    </EmptyState>
  );
}

/** Nothing in the period: when the last was, and the period that holds it (design §8). */
function EmptyPeriod({ tile, page, latest }: { tile: Tile; page: PageContext; latest: string }): ReactElement {
  const { t } = usePageTexts();
  const what = tile.ok ? countedBy(tile.source) : "reviews";
  const isNarrowed = (tile.ok && tile.own !== undefined) || Object.keys(page.filters ?? {}).length > 0;
  const isInYear = latest >= addDays(useToday(), -YEAR_DAYS) && page.onWiden !== undefined;
  return (
    <EmptyState
      title={t(`notice.last.title.${what}`)}
      actions={
        <>
          {!isInYear && page.onYearTo && (
            <Button size="compact" onClick={() => page.onYearTo?.(latest)}>
              {t("notice.last.show")}
            </Button>
          )}
          {isInYear ? <Widen page={page} /> : <ClearFilters page={page} />}
        </>
      }
    >
      {t(isNarrowed ? `notice.last.narrowed.${what}` : `notice.last.text.${what}`, { date: formatDate(latest, "long") })}
    </EmptyState>
  );
}

function countedBy(source: SourceName): "reviews" | "answers" | "invitations" | "moderation" {
  if (source === "invitations" || source === "moderation") return source;
  return isDeclared(source) ? "answers" : "reviews";
}

/** More reviews to count. */
export function Widen({ page }: { page: PageContext }): ReactElement {
  const { t } = usePageTexts();
  return (
    <>
      {page.onWiden && (
        <Button size="compact" onClick={page.onWiden}>
          {t("notice.empty.widen")}
        </Button>
      )}
      <ClearFilters page={page} />
    </>
  );
}

function ClearFilters({ page: { onClearFilters } }: { page: PageContext }): ReactElement | null {
  const { t } = usePageTexts();
  return onClearFilters ? (
    <Button size="compact" variant="ghost" onClick={onClearFilters}>
      {t("notice.empty.clear")}
    </Button>
  ) : null;
}

/** The dimensions of which the filters of a tile's own and those of the page let nothing through together. */
function exclusiveOf(tile: Tile, { filters = {} }: PageContext): string[] {
  return Object.entries((tile.ok && tile.own) || {}).flatMap(([dimension, own]) => {
    const chosen = entry(filters, dimension);
    return chosen && commonTo(own, chosen) === null ? [dimension] : [];
  });
}

/** What is missing where a tile has no row: reviews, questionnaires, places, or reviews that say the tile's dimension. */
function lackOf(
  tile: Tile,
  results: readonly Result[],
): "text" | "answers" | "invitations" | "moderation" | "places" | "unsaid" | "unnamed" {
  if (results.some((result) => "unnamed" in result && result.kind !== "feed")) return "unnamed";
  if (tile.ok && (tile.source === "invitations" || tile.source === "moderation")) return tile.source;
  if (tile.ok && isDeclared(tile.source)) return "answers";
  if (results.some((result) => result.kind === "breakdown" && result.total.n > 0)) return "unsaid";
  return results.some(({ kind }) => kind === "geo") ? "places" : "text";
}

function dimensionOf(results: readonly Result[]): string {
  return results.find((result) => result.kind === "breakdown")?.dimension ?? "";
}
