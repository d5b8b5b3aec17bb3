import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";

import type { AnswerEntry } from "../../generated/types.ts";
import { useMedia } from "../../page/layout/use-media.ts";
import { usePageKeys } from "../../page/list/use-page-keys.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { SkipLinks } from "../../ui/skip-links/skip-links.tsx";
import { waitingQuery } from "./answers-queries.ts";
import { useTexts } from "./texts.ts";
import styles from "./to-answer.module.css";
import { WaitingList } from "./waiting-list.tsx";
import { WaitingReview } from "./waiting-review.tsx";

/** The list beside the review. */
const TWO = "(min-width: 1024px)";

interface ToAnswerProps {
  /** The establishment whose reviews they are; null for all that the account answers for. */
  establishment: string | null;
  /** All are of one establishment: each is named by who wrote it. */
  isOfOne: boolean;
  /** Where all reviews are. */
  reviewsPath: string;
}

/** The reviews that wait for an answer, one after the other: what is sent or put off makes room for the next at once. */
export function ToAnswer({ establishment, isOfOne, reviewsPath }: ToAnswerProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const isBeside = useMedia(TWO);
  const { data, isError, refetch } = useQuery(waitingQuery(establishment));
  const [search, setSearch] = useSearchParams();
  /** Answered or put off since the list was read: out of sight at once. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const detail = useRef<HTMLElement>(null);
  const rows = (data?.items ?? []).filter(({ review }) => !gone.includes(review));
  const addressed = rows.findIndex(({ review }) => review === search.get("avis"));
  const at = Math.max(addressed, 0);
  const current = rows[at];
  const show = (row: AnswerEntry | undefined): void => {
    if (row) setSearch({ avis: row.review }, { replace: true });
  };
  const go = (step: 1 | -1): void => show(rows[at + step]);
  const leave = (review: string): void => {
    show(rows[at + 1] ?? rows[at - 1]);
    setGone((before) => [...before, review]);
    // The button that was pressed goes with its review.
    detail.current?.focus({ preventScroll: true });
    for (const queryKey of [["answers"], ["reviews"], ["menu", "counts"], ["today"], ["review", review]])
      void client.invalidateQueries({ queryKey });
  };
  const comeBack = (review: string): void => {
    setGone((before) => before.filter((other) => other !== review));
    void client.invalidateQueries({ queryKey: ["answers", "waiting"] });
  };
  usePageKeys({ j: () => go(1), k: () => go(-1) });

  const total = Math.max((data?.total ?? 0) - (data?.items ?? []).filter(({ review }) => gone.includes(review)).length, 0);
  return (
    <div className={styles.screen} data-beside={isBeside || undefined}>
      {isBeside && current && (
        <SkipLinks
          links={[
            { target: "answers-list", label: t("skip.list") },
            { target: "answers-detail", label: t("skip.detail") },
          ]}
        />
      )}
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        {data && total > 0 && <p className={styles.muted}>{[t("count", { count: total }), t("order")].join(". ")}</p>}
      </header>
      {!data && !isError && <Skeleton shape="lines" />}
      {!data && isError && (
        <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
      )}
      {data && !current && (
        <EmptyState
          title={t("done.title")}
          actions={
            <Link to={reviewsPath} className={buttonClass({})}>
              {t("done.reviews")}
            </Link>
          }
        >
          {t("done.text")}
        </EmptyState>
      )}
      {current && (
        <div className={styles.parts}>
          {isBeside && (
            <section id="answers-list" className={styles.list} aria-label={t("list")}>
              <WaitingList rows={rows} current={current.review} isByAuthor={isOfOne} onShow={show} />
              {total > rows.length && <p className={styles.more}>{t("first", { count: rows.length })}</p>}
            </section>
          )}
          <section ref={detail} id="answers-detail" tabIndex={-1} className={styles.detail} aria-label={t("shown")} aria-live="off">
            <WaitingReview
              key={current.review}
              entry={current}
              neighbours={{ before: rows[at - 1]?.review ?? null, after: rows[at + 1]?.review ?? null }}
              place={t("place", { n: at + 1, total })}
              onTurn={(review) => show(rows.find((row) => row.review === review))}
              onLeave={leave}
              onBack={comeBack}
            />
          </section>
        </div>
      )}
    </div>
  );
}
