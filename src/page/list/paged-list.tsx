import type { ReactElement, ReactNode } from "react";

import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import styles from "./paged-list.module.css";
import { useTexts } from "./texts.ts";

interface PagedListProps {
  query: {
    data: { pages: readonly { total: number }[] } | undefined;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  empty: { title: string; text: string };
  /** What asks for the next page. */
  more: string;
  children: ReactNode;
}

/** A list that comes a page at a time, in each of its states. */
export function PagedList({ query, empty, more, children }: PagedListProps): ReactElement {
  const { t } = useTexts();
  const { data, isError, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = query;
  if (!data && isError)
    return <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />;
  if (!data) return <Loader />;
  if (data.pages[0]?.total === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <>
      <ol className={styles.list}>{children}</ol>
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {more}
        </Button>
      )}
    </>
  );
}
