import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { ReportRows } from "../../page/reports/report-rows.tsx";
import { reportsQuery } from "../../page/reports/reports-query.ts";
import { useTexts } from "../../page/reports/texts.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";

/** «Rapports programmés»: the dashboards that the account sends at regular times. */
export function ReportsCard(): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(reportsQuery);
  return (
    <Card title={t("title")} subtitle={t("text")}>
      {isError ? (
        <EmptyState title={t("unreadable")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
      ) : !data ? (
        <Skeleton shape="block" />
      ) : data.length === 0 ? (
        <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
      ) : (
        <ReportRows reports={data} named />
      )}
    </Card>
  );
}
