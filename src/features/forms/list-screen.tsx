import { useQuery } from "@tanstack/react-query";
import { Plus, UserX } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";

import { FEW_ANSWERS } from "../../domain/forms/form-results.ts";
import { formatNps, formatNumber, formatPercent } from "../../domain/format/format.ts";
import type { FormState, FormSummary } from "../../generated/types.ts";
import { formsQuery } from "../../page/forms/form-queries.ts";
import { formsPath, remarksPath } from "../../page/forms/forms-card.tsx";
import { PageHead } from "../../page/layout/page-head.tsx";
import { Badge, type BadgeProps } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Card } from "../../ui/card/card.tsx";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { ErasureDialog } from "./erasure-dialog.tsx";
import styles from "./forms.module.css";
import { NewFormDialog } from "./new-form-dialog.tsx";
import { useTexts } from "./texts.ts";

/** The satisfaction forms of an organisation, with their answers. */
export default function FormsScreen(): ReactElement {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const [erasing, setErasing] = useState(false);
  const { data, isError, refetch } = useQuery(formsQuery());
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
      {t("list.new")}
    </Button>
  );
  return (
    <>
      <PageHead title={t("list.title")} subtitle={t("list.subtitle")}>
        <Link className={buttonClass({})} to={remarksPath}>
          {t("list.remarks")}
        </Link>
        <Button icon={UserX} onClick={() => setErasing(true)}>
          {t("erasure.open")}
        </Button>
        {create}
      </PageHead>
      <Card flush>
        {isError && (
          <EmptyState tone="danger" title={t("list.failed")} actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
        )}
        {!data && !isError && <Skeleton shape="lines" />}
        {data && <FormsTable forms={data} empty={create} />}
      </Card>
      <ErasureDialog open={erasing} onClose={() => setErasing(false)} />
      <NewFormDialog open={creating} establishment={params.get("establishment")} forms={data ?? []} onClose={() => setCreating(false)} />
    </>
  );
}

export const stateTones: Readonly<Record<FormState, NonNullable<BadgeProps["tone"]>>> = {
  draft: "neutral",
  active: "success",
  paused: "warning",
  archived: "neutral",
};

function FormsTable({ forms, empty }: { forms: readonly FormSummary[]; empty: ReactElement }): ReactElement {
  const { t } = useTexts();
  return (
    <DataTable
      caption={t("list.caption")}
      rows={forms}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title={t("list.none")} actions={empty}>
          {t("list.noneText")}
        </EmptyState>
      }
      columns={[
        {
          id: "name",
          header: t("list.name"),
          rowHeader: true,
          cell: ({ id, title }) => (
            <Link className={styles.link} to={`${formsPath}/${id}`}>
              {title}
            </Link>
          ),
        },
        { id: "state", header: t("list.state"), cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge> },
        {
          id: "places",
          header: t("list.establishments"),
          numeric: true,
          cell: ({ establishments }) => formatNumber(establishments.length),
        },
        { id: "sent", header: t("list.sent"), numeric: true, cell: ({ figures }) => formatNumber(figures.sent) },
        { id: "answers", header: t("list.answers"), numeric: true, cell: ({ figures }) => formatNumber(figures.complete) },
        { id: "rate", header: t("list.rate"), numeric: true, cell: ({ figures }) => <Rate {...figures} /> },
        { id: "nps", header: t("list.nps"), numeric: true, cell: ({ figures }) => <Nps {...figures} /> },
      ]}
    />
  );
}

/** How many of those who were invited have answered; answers that came by another way are none of them. */
function Rate({ rate, sent }: Pick<FormSummary["figures"], "rate" | "sent">): ReactElement {
  const { t } = useTexts();
  if (rate === null) return <>{formatPercent(rate)}</>;
  return (
    <span className={styles.rate}>
      {formatPercent(rate)}
      <span className={styles.muted}>
        {t("list.rateOf", { n: formatNumber(Math.round((rate * sent) / 100)), count: sent, sent: formatNumber(sent) })}
      </span>
    </span>
  );
}

/** A declared score with its interval; of a few answers that it rests on too few, or that there is none. */
export function Nps({
  nps,
  nps_interval: interval,
  complete,
}: Pick<FormSummary["figures"], "nps" | "nps_interval" | "complete">): ReactElement {
  const { t } = useTexts();
  if (nps === null || !interval) return <span className={styles.muted}>{t("list.noAnswer")}</span>;
  if (complete < FEW_ANSWERS) return <span className={styles.muted}>{t("list.few", { nps: formatNps(nps) })}</span>;
  const [low = 0, high = 0] = interval;
  return (
    <span>
      <strong>{formatNps(nps)}</strong>{" "}
      <span className={styles.muted}>{t("list.interval", { low: formatNps(low), high: formatNps(high) })}</span>
    </span>
  );
}
