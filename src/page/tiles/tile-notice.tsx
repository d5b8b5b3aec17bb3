import { Braces, CloudOff, Layers, Lock, Pencil, Puzzle, RotateCw } from "lucide-react";
import { lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";

import { formatDate, formatNumber } from "../../domain/format/format.ts";
import { addDays } from "../../domain/time/day.ts";
import { isDeclared, type SourceName } from "../../engine/catalog/catalog.ts";
import { entry } from "../../engine/entry.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import { commonTo } from "../../engine/query/accepted.ts";
import type { Result } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { observations } from "../../ui/chart/words/phrases.ts";
import type { Failure } from "../results/failure.ts";
import type { PageContext } from "./page-context.ts";
import type { FewRows, TileState } from "./tile-state.ts";
import { useToday } from "../../lib/clock.ts";
import { usePageTexts } from "../words/texts.ts";
import styles from "./tile.module.css";

/** What «Élargir à 12 mois» reaches back to. */
const YEAR_DAYS = 365;

interface TileNoticeProps {
  tile: Tile;
  state: TileState;
  page: PageContext;
  /** Why the tile shows no row although there is something to count. */
  few?: FewRows | undefined;
  /** What came of its questions. */
  results?: readonly Result[];
  /** The day of the latest that it would count in another period. */
  latest?: string | undefined;
  /** Whether the other tiles of the page have their figures. */
  alone?: boolean;
  /** What went wrong, of a tile in error. */
  failure?: Failure;
  /** When its page is asked again by itself (ms). */
  retryAt?: number | null | undefined;
  onRetry: () => void;
}

/** What is shown in a tile that has nothing to draw: why, and one thing to do about it (design §4). */
export function TileNotice({
  tile,
  state,
  page,
  few,
  results = [],
  latest,
  alone = true,
  failure,
  retryAt = null,
  onRetry,
}: TileNoticeProps): ReactElement {
  const { t } = usePageTexts();
  const detail = tile.ok ? undefined : tile.detail[0];
  if (few && tile.ok && (state === "small-sample" || state === "ready")) {
    const [dimension, counted] = [page.dimensionLabel(few.dimension).toLowerCase(), observations("rating", tile.source)];
    // What a public page may not show depends on the reviews that hold the mentions.
    const unit = few.n === undefined && counted === "mentions" ? "reviews" : counted;
    return (
      <EmptyState title={t(`notice.few.title.${unit}`)} actions={<Widen page={page} />}>
        {t("notice.few.least", { dimension, least: t(`notice.few.count.${unit}`, { count: few.least }) })}
        {few.n !== undefined && ` ${t("notice.few.whole", { n: formatNumber(few.n) })}`}
      </EmptyState>
    );
  }
  switch (state) {
    case "empty": {
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
    case "error":
    case "stale":
      if (failure?.code === "selection.deleted")
        return (
          <EmptyState icon={Layers} tone="warning" title={t("notice.selection.title")} actions={<Without page={page} />}>
            {t("notice.selection.text")}
          </EmptyState>
        );
      return (
        <EmptyState
          icon={CloudOff}
          tone="danger"
          title={t("notice.error.title")}
          actions={
            <>
              <Button size="compact" icon={RotateCw} onClick={onRetry}>
                {t("notice.error.retry")}
              </Button>
              {failure && <FailureDetails title={tile.title} failure={failure} />}
            </>
          }
        >
          {alone && t("notice.error.text")} {retryAt !== null && <Countdown until={retryAt} />}
        </EmptyState>
      );
    case "invalid":
    case "unknown-type": {
      if (!page.editor) return <EmptyState icon={Braces} title={t("notice.unavailable")} />;
      const unknown = state === "unknown-type";
      return (
        <EmptyState
          icon={unknown ? Puzzle : Braces}
          tone={unknown ? "info" : "warning"}
          title={t(unknown ? "notice.unknown.title" : "notice.invalid.title")}
          actions={unknown ? <Reload /> : page.editorPath && <Correct to={page.editorPath} />}
        >
          {detail ? (
            <>
              <code className={styles.pointer}>{pointerIn(tile, detail.pointer)}</code> : {detail.message}
            </>
          ) : (
            t("notice.unknown.text")
          )}
        </EmptyState>
      );
    }
    case "forbidden":
      return (
        <EmptyState icon={Lock} tone="accent" title={t("notice.forbidden.title")} actions={<OpenUp page={page} />}>
          {t(page.offerPath ? "notice.forbidden.offerText" : "notice.forbidden.text")}
        </EmptyState>
      );
    default:
      return <Skeleton shape={skeletonOf(tile)} />;
  }
}

/** Where in its widget a fault lies: which widget it is, its card says. */
function pointerIn({ id }: Tile, pointer: string): string {
  const own = `/widgets/${id}/`;
  return pointer.startsWith(own) ? pointer.slice(own.length - 1) : pointer;
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
function Widen({ page }: { page: PageContext }): ReactElement {
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

/** What takes a filter away: the reader's own choice, or for who edits the page the document's. */
function Without({ page: { onClearFilters, editorPath } }: { page: PageContext }): ReactElement {
  const { t } = usePageTexts();
  return (
    <>
      {onClearFilters && (
        <Button size="compact" onClick={onClearFilters}>
          {t("notice.empty.clear")}
        </Button>
      )}
      {editorPath && (
        <Link to={editorPath} className={buttonClass({ size: "compact" })}>
          <Pencil size={14} aria-hidden /> {t("notice.invalid.correct")}
        </Link>
      )}
    </>
  );
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

/** The shape of what is coming. */
function skeletonOf(tile: Tile): "bars" | "lines" | "number" | "block" {
  if (!tile.ok) return "block";
  if (tile.kind === "scalar") return "number";
  return tile.kind === "feed" || tile.kind === "changes" || tile.kind === "table" || tile.kind === "text"
    ? "lines"
    : tile.kind === "geo"
      ? "block"
      : "bars";
}

function Reload(): ReactElement {
  const { t } = usePageTexts();
  return (
    <Button size="compact" icon={RotateCw} onClick={() => location.reload()}>
      {t("notice.unknown.reload")}
    </Button>
  );
}

/** What opens a tile that the reader's account does not: the offers, or for who edits the page another widget in its place. */
function OpenUp({ page: { offerPath, editorPath } }: { page: PageContext }): ReactElement | null {
  const { t } = usePageTexts();
  const to = offerPath ?? editorPath;
  return to === undefined ? null : (
    <Link to={to} className={buttonClass({ size: "compact" })}>
      {t(offerPath ? "notice.forbidden.offer" : "notice.forbidden.replace")}
    </Link>
  );
}

function Correct({ to }: { to: string }): ReactElement {
  const { t } = usePageTexts();
  return (
    <Link to={to} className={buttonClass({ size: "compact" })}>
      <Pencil size={14} aria-hidden /> {t("notice.invalid.correct")}
    </Link>
  );
}

/** «Nouvel essai dans 24 s.», counted down; not read aloud each second. */
function Countdown({ until }: { until: number }): ReactElement {
  const { t } = usePageTexts();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <>{t("notice.error.again", { seconds: Math.max(1, Math.round((until - now) / 1000)) })}</>;
}

const FailureDialog = lazy(() => import("./failure-dialog.tsx").then((module) => ({ default: module.FailureDialog })));

/** «Détails» of an error: a button, and the dialog that is loaded when it is asked for. */
function FailureDetails({ title, failure }: { title: string; failure: Failure }): ReactElement {
  const { t } = usePageTexts();
  const [seen] = useState(() => Date.now());
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("notice.error.details")}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <FailureDialog title={title} code={failure.code} at={failure.at ?? seen} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
