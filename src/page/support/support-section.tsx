import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type ReactElement, useId, useState } from "react";

import { formatDate, formatNumber } from "../../domain/format/format.ts";
import { formatFigure } from "../../domain/figure/figure.ts";
import { fileNameOf } from "../../domain/format/csv.ts";
import type { SupportItem, SupportRule } from "../../generated/types.ts";
import { saveTable } from "../../lib/save-table.ts";
import { Button } from "../../ui/button/button.tsx";
import type { DataColumn } from "../../ui/data-table/columns.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { NextSteps } from "./next-steps.tsx";
import { reasonText } from "./reason-text.ts";
import { type SupportQuestion, supportQuery } from "./support-queries.ts";
import { supportTable } from "./support-table.ts";
import styles from "./support.module.css";
import { type SupportTexts, useTexts } from "./texts.ts";

/** Rows shown at first, and added by each press. */
const ROWS = 10;

interface SupportSectionProps {
  question: SupportQuestion;
  /** Opens the panel of an establishment. */
  onOpen: (establishment: string) => void;
}

/** Whom to support and why, by the product's rule, and what is still to be done after visits. */
export function SupportSection({ question, onOpen }: SupportSectionProps): ReactElement {
  const { t } = useTexts();
  const heading = useId();
  const [rows, setRows] = useState(ROWS);
  const { data, isError, refetch } = useQuery(supportQuery(question));
  const items = data?.items ?? [];
  const download = (): void => saveTable(fileNameOf(t("file")), supportTable(items, t));
  return (
    <div className={styles.section}>
      <section className={styles.card} aria-labelledby={heading}>
        <header className={styles.head}>
          <div>
            <h2 id={heading}>{t("title")}</h2>
            {data && <p className={styles.muted}>{ruleText(t, data.rule)}</p>}
          </div>
          {items.length > 0 && (
            <Button size="compact" icon={Download} onClick={download}>
              {t("export")}
            </Button>
          )}
        </header>
        {isError && <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />}
        {!data && !isError && <Skeleton shape="lines" />}
        {data && items.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        {items.length > 0 && (
          <DataTable
            caption={t("title")}
            columns={columnsOf(t, onOpen)}
            rows={items.slice(0, rows)}
            rowKey={({ establishment }) => establishment}
          />
        )}
        {items.length > rows && (
          <div className={styles.more}>
            <Button onClick={() => setRows(rows + ROWS)}>{t("more")}</Button>
          </div>
        )}
      </section>
      <NextSteps onOpen={onOpen} />
    </div>
  );
}

function columnsOf(t: SupportTexts, onOpen: (establishment: string) => void): DataColumn<SupportItem>[] {
  return [
    {
      id: "name",
      header: t("column.name"),
      rowHeader: true,
      cell: ({ establishment, name, commune }) => (
        <span className={styles.name}>
          <button type="button" className={styles.open} onClick={() => onOpen(establishment)}>
            {name}
          </button>
          {commune !== undefined && <span className={styles.muted}>{commune}</span>}
        </span>
      ),
    },
    {
      id: "reasons",
      header: t("column.reasons"),
      width: "42%",
      cell: ({ reasons }) => (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.kind}>{reasonText(t, reason)}</li>
          ))}
        </ul>
      ),
    },
    { id: "rating", header: t("column.rating"), numeric: true, cell: ({ rating }) => <RatingBadge value={rating.value} /> },
    { id: "reviews", header: t("column.reviews"), numeric: true, cell: ({ reviews }) => formatNumber(reviews) },
    {
      id: "response",
      header: t("column.responseRate"),
      numeric: true,
      cell: ({ response_rate }) => formatFigure(response_rate.value, "percent"),
    },
    {
      id: "visited",
      header: t("column.visited"),
      cell: ({ visited_on }) => (visited_on === null ? <span className={styles.muted}>{t("never")}</span> : formatDate(visited_on)),
    },
  ];
}

function ruleText(t: SupportTexts, { mark, trend, silence, unanswered }: SupportRule): string {
  return t("rule", {
    mark: formatNumber(mark.below, mark.below % 1 === 0 ? 0 : 1),
    fall: formatNumber(trend.fall, 1),
    days: formatNumber(silence.days),
    unanswered: formatNumber(unanswered.from),
  });
}
