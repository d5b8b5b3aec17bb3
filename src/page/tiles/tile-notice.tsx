import { Braces, CloudOff, Layers, Lock, Pencil, Puzzle, RotateCw } from "lucide-react";
import { lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";

import { formatNumber } from "../../domain/format/format.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import type { Result } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { observations } from "../../ui/chart/words/phrases.ts";
import type { Failure } from "../results/failure.ts";
import { EmptyNotice, Widen } from "./empty-notice.tsx";
import type { PageContext } from "./page-context.ts";
import type { FewRows, TileState } from "./tile-state.ts";
import { usePageTexts } from "../words/texts.ts";
import styles from "./tile.module.css";

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
    case "empty":
      return <EmptyNotice tile={tile} page={page} results={results} latest={latest} />;
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
