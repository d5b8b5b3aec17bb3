import { useQuery, useQueryClient } from "@tanstack/react-query";
import { OctagonAlert, SearchX } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";

import type { ReviewDetail } from "../../../generated/types.ts";
import { Problem } from "../../../lib/problem.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../../ui/loader/loader.tsx";
import { NeighbourButtons, type Neighbours } from "../../detail/neighbours.tsx";
import { AnswerBox } from "../../answers/answer-box.tsx";
import { CorrectionTrail } from "../corrections/correction-trail.tsx";
import { useCorrections } from "../corrections/use-corrections.ts";
import { ReportWay } from "../report-way.tsx";
import { reviewQuery } from "../review-queries.ts";
import { ReviewThemes } from "../review-themes.tsx";
import type { Vocabulary } from "../reviews-types.ts";
import { useTexts as useReviewTexts } from "../texts.ts";
import { useTranslation } from "../translation/use-translation.ts";
import sheet from "../review-sheet.module.css";
import styles from "./detail-column.module.css";
import { ContextStrip } from "./context-strip.tsx";
import { ReviewHistory } from "./review-history.tsx";
import { KeyHints } from "./key-hints.tsx";
import type { MatchesOf } from "./use-matches.ts";
import { ReviewHead } from "./review-head.tsx";
import { usePageKeys } from "../../list/use-page-keys.ts";
import { useTexts } from "./texts.ts";
import { TriageActions } from "./triage/triage-actions.tsx";
import { untouched, type useTriage } from "./triage/use-triage.ts";

interface DetailColumnProps {
  /** Null: there is none to show. */
  review: string | null;
  /** Nothing is found: there is none to choose. */
  isEmpty: boolean;
  vocabulary: Vocabulary;
  establishmentPath: (id: string) => string | null;
  neighbours: Neighbours;
  onTurn: (review: string) => void;
  triage: ReturnType<typeof useTriage>;
  matchesOf: MatchesOf;
  /** Leads back to the list; absent where the list is beside it. */
  back?: ReactNode;
  /** The review whose heading takes the focus once it is there. */
  awaited: string | null;
  onFocused: () => void;
  /** Whether the keys that act on it are shown beneath all else. */
  hinted: boolean;
}

/** Statuses of an id that leads to nothing. */
const ABSENT = [400, 404, 422];

/** One review beside its list, or in its place on a small screen. */
export function DetailColumn(props: DetailColumnProps): ReactElement {
  const { review, isEmpty, back, ...rest } = props;
  const { t } = useTexts();
  const { t: r } = useReviewTexts();
  const { data, error, isError, refetch } = useQuery({ ...reviewQuery(review ?? ""), enabled: review !== null });
  const client = useQueryClient();
  const { after } = rest.neighbours;
  // The next one is there when it is asked for.
  useEffect(() => {
    if (data && after) void client.prefetchQuery(reviewQuery(after));
  }, [data, after, client]);
  const isAbsent = error instanceof Problem && ABSENT.includes(error.status);
  return (
    <>
      {back}
      {review === null ? (
        !isEmpty && <EmptyState title={t("detail.none")}>{t("detail.noneText")}</EmptyState>
      ) : data ? (
        <Shown key={data.review.id} detail={data} {...rest} />
      ) : isAbsent ? (
        <EmptyState icon={SearchX} tone="warning" title={r("review.absent")}>
          {r("review.absentText")}
        </EmptyState>
      ) : isError ? (
        <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
          {error instanceof Problem && error.message !== t("failed") ? error.message : undefined}
        </EmptyState>
      ) : (
        <Loader />
      )}
    </>
  );
}

type ShownProps = Omit<DetailColumnProps, "review" | "isEmpty" | "back"> & { detail: ReviewDetail };

function Shown({
  detail,
  vocabulary,
  establishmentPath,
  neighbours,
  onTurn,
  triage,
  matchesOf,
  awaited,
  onFocused,
  hinted,
}: ShownProps): ReactElement {
  const { t } = useReviewTexts();
  const { t: b } = useTexts();
  const client = useQueryClient();
  const { review, corrections: trail, incidents, source_url: sourceUrl } = detail;
  const corrections = useCorrections(review.id, () => void client.invalidateQueries({ queryKey: ["results"] }));
  const translation = useTranslation(review);
  const translates = translation.state !== "none" && translation.state !== "absent";
  usePageKeys({
    t: () => (translates ? translation.show(translation.shown === "original" ? "translation" : "original") : false),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = awaited === review.id;
  useEffect(() => {
    if (!isAwaited) return;
    heading.current?.focus({ preventScroll: true });
    onFocused();
  }, [isAwaited, onFocused]);
  return (
    <article className={styles.detail} aria-label={t("review.titleOf", { name: review.establishment_name })}>
      <ReviewHead
        review={review}
        vocabulary={vocabulary}
        establishmentPath={establishmentPath(review.establishment)}
        sourceUrl={sourceUrl}
        heading={heading}
        actions={
          <NeighbourButtons neighbours={neighbours} labels={{ before: t("review.before"), after: t("review.after") }} onTurn={onTurn} />
        }
      />
      <TriageActions
        triages={[review.triage ?? untouched]}
        login={vocabulary.login}
        onStep={(step) => triage.run({ reviews: [review.id], step })}
      />
      {incidents.length > 0 && (
        <p className={styles.incidents}>
          <OctagonAlert size={16} aria-hidden />
          <strong>{b("head.incidents")}</strong>
          {incidents.map(({ kind, label, field, start, end }) => (
            <span key={`${field} ${start} ${kind}`}>
              {label} : « {(review[field] ?? "").slice(start, end)} »
            </span>
          ))}
        </p>
      )}
      <ReviewThemes
        detail={detail}
        mention={null}
        vocabulary={vocabulary}
        corrections={corrections}
        matchesOf={matchesOf}
        translation={translation}
      />
      <AnswerBox
        review={review.id}
        onSent={() => {
          void client.invalidateQueries({ queryKey: ["reviews"] });
          void client.invalidateQueries({ queryKey: ["review", review.id] });
        }}
      />
      <ReportWay review={review} sourceUrl={sourceUrl} controlledBy={detail.controlled_by} providers={vocabulary.providers} />
      {trail.length > 0 && (
        <section className={sheet.response}>
          <h3>{t("trail.title")}</h3>
          <CorrectionTrail entries={trail} corrections={corrections} vocabulary={vocabulary} lang={review.lang} />
        </section>
      )}
      <ContextStrip context={detail.establishment} />
      <ReviewHistory entries={detail.history} login={vocabulary.login} />
      {hinted && <KeyHints translates={translates} />}
    </article>
  );
}
