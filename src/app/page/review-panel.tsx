import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { startOf } from "../../domain/day.ts";
import { formatNumber } from "../../domain/format.ts";
import type { Filters, ReviewSearchAnswer } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { callJson } from "../../lib/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { ReviewCard } from "../../ui/review-card/review-card.tsx";
import { type PageState, rangeOf } from "./page-state.ts";
import styles from "./review-panel.module.css";

interface ReviewPanelProps {
  drill: { filters: Filters; label: string } | undefined;
  state: PageState;
  onClose: () => void;
}

const PAGE_SIZE = 20;

/** The reviews behind a figure, latest first. */
export function ReviewPanel({ drill, state, onClose }: ReviewPanelProps): ReactElement {
  const { t } = useTranslation("page");
  const range = rangeOf(state, useToday());
  const body = { filters: drill?.filters ?? {}, from: startOf(range.from), to: startOf(range.to), size: PAGE_SIZE };
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["reviews", body],
    queryFn: ({ pageParam, signal }) =>
      callJson<ReviewSearchAnswer>("POST", "/observation/reviews/search", { body: { ...body, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
    enabled: drill !== undefined,
  });
  const total = data?.pages[0]?.total ?? 0;
  const items = data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Drawer
      open={drill !== undefined}
      onClose={onClose}
      title={drill?.label ?? ""}
      note={data ? t("reviews.count", { count: total, total: formatNumber(total) }) : undefined}
    >
      {isPending && <Loader />}
      {isError && (
        <EmptyState
          tone="danger"
          title={t("notice.error.title")}
          actions={<Button onClick={() => void refetch()}>{t("notice.error.retry")}</Button>}
        />
      )}
      {data && items.length === 0 && <EmptyState title={t("notice.empty.title")}>{t("notice.empty.text")}</EmptyState>}
      <ol className={styles.list}>
        {items.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("reviews.more")}
        </Button>
      )}
    </Drawer>
  );
}
