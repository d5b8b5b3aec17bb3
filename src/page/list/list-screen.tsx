import type { ReactElement, ReactNode, RefObject } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import { CountBadge } from "../../ui/badge/badge.tsx";
import { Card } from "../../ui/card/card.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { PageHead } from "../layout/page-head.tsx";
import styles from "./list-screen.module.css";

interface ListScreenProps {
  title: string;
  subtitle?: string;
  search: string;
  onSearch: (text: string) => void;
  /** Buttons beside the search. */
  tools: ReactNode;
  /** Between the head and the list. */
  before?: ReactNode;
  listTitle: string;
  /** How many there are in all; undefined until they have come. */
  count: number | undefined;
  /** Takes the focus where a removed row had it and none is left. */
  heading: RefObject<HTMLSpanElement | null>;
  /** What narrows and orders the list. */
  filters: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The screen of a list of one's own objects: search and tools at its head, the list in a card beneath. */
export function ListScreen(props: ListScreenProps): ReactElement {
  const { title, subtitle, search, onSearch, tools, before, listTitle, count, heading, filters, children } = props;
  return (
    <>
      <PageHead title={title} subtitle={subtitle} filling>
        <SearchField value={search} onChange={onSearch} className={styles.search} />
        {tools}
      </PageHead>
      {before}
      <Card
        flush
        className={styles.list}
        title={
          <>
            <span ref={heading} tabIndex={-1}>
              {listTitle}
            </span>{" "}
            {count !== undefined && <CountBadge>{formatNumber(count)}</CountBadge>}
          </>
        }
        actions={<div className={styles.filters}>{filters}</div>}
      >
        {children}
      </Card>
    </>
  );
}
