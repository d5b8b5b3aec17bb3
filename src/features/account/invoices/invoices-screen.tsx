import { queryOptions, useQuery } from "@tanstack/react-query";
import { FileArchive } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import type { Invoice } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { AccountPage } from "../account-page.tsx";
import { InvoiceTable } from "./invoice-table.tsx";
import styles from "./invoices.module.css";
import { useTexts } from "./texts.ts";
import { useDownload } from "./use-download.ts";

const invoicesQuery = queryOptions({ queryKey: ["account", "invoices"], queryFn: () => callApi("listInvoices") });

/** Mes Factures: by year, each with its state and its document. */
export default function InvoicesScreen(): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(invoicesQuery);
  const download = useDownload();
  const years = [...new Set(data?.map(({ date }) => date.slice(0, 4)))];
  return (
    <AccountPage title={t("title")}>
      {isError && <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("again")}</Button>} />}
      {!data && !isError && <Skeleton shape="lines" />}
      {data?.length === 0 && (
        <EmptyState
          title={t("empty")}
          actions={
            <Link to="/account/offers" className={buttonClass()}>
              {t("toOffers")}
            </Link>
          }
        >
          {t("emptyText")}
        </EmptyState>
      )}
      {years.length > 0 && <p className={styles.intro}>{t("intro")}</p>}
      {years.map((year) => (
        <Card
          key={year}
          title={t("year", { year })}
          flush
          actions={
            <Button icon={FileArchive} busy={download.running.includes(year)} onClick={() => download.run(year)}>
              {t("archive", { year })}
            </Button>
          }
        >
          <InvoiceTable invoices={ofYear(data ?? [], year)} download={download} />
        </Card>
      ))}
    </AccountPage>
  );
}

function ofYear(invoices: readonly Invoice[], year: string): Invoice[] {
  return invoices.filter(({ date }) => date.startsWith(year));
}
